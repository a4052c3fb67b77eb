"""Symbols in other forms."""

import pytest

from limner.drawing import geometry as g
from limner.drawing.colour import parse
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.atlas.names import Remaking, own, parsed
from limner.engines.illustrator.atlas.remade.states import STATES
from limner.engines.illustrator.atlas.remade.substances import SUBSTANCES
from limner.engines.illustrator.atlas.symbol import Symbol


def _remade(symbol_id: str, remaking: Remaking) -> Symbol:
    return load()[remaking.name(symbol_id)]


def _colours(symbol: Symbol) -> set[tuple[int, int, int]]:
    return {symbol.slots[part.slot].rgb for part in symbol.figure().parts}


def test_a_name_says_what_became_of_a_symbol() -> None:
    said = Remaking(shape="whale", of="rose", state="broken")
    assert parsed(said.name("cloud")) == ("cloud", said)
    assert own(said.name("cloud")) == "cloud"


@pytest.mark.parametrize("of", [*SUBSTANCES, "rose", "watermelon", "book"])
def test_what_is_made_of_something_keeps_its_outline(of: str) -> None:
    horse, made = load()["horse"].figure(), _remade("horse", Remaking(of=of)).figure()
    lost = g.bounds(g.difference(horse.silhouette, made.silhouette)) if of != "blocks" else (0, 0, 0, 0)
    assert made.anchors == horse.anchors
    assert (lost[2] - lost[0]) * (lost[3] - lost[1]) < 0.6 * horse.width * horse.height
    assert abs(made.width - horse.width) < 0.3 * horse.width


@pytest.mark.parametrize("thing", ["coin", "cherry", "leaf", "key"])
def test_a_heap_is_of_many_and_wider_than_high(thing: str) -> None:
    heap = _remade(thing, Remaking(lies="heap"))
    figure = heap.figure()
    assert len(figure.parts) > 60
    assert figure.width > 1.8 * figure.height
    assert heap.height_m > 4 * load()[thing].height_m


@pytest.mark.parametrize("state", STATES)
def test_every_state_changes_what_is_drawn(state: str) -> None:
    thing = "cup" if state == "empty" else "apple"
    before, after = load()[thing].figure(), _remade(thing, Remaking(state=state)).figure()
    assert after.parts != before.parts or state == "empty"
    assert 0.3 * before.width < after.width < 3 * before.width


def test_a_balloon_like_a_strawberry_has_its_colours_and_its_own_string() -> None:
    balloon, strawberry = load()["balloon"], load()["strawberry"]
    made = _remade("balloon", Remaking(shape="strawberry"))
    assert balloon.slots["string"].rgb in _colours(made)
    assert {strawberry.slots[name].rgb for name in ("body", "leaf")} <= _colours(made)


def test_a_cookie_like_a_cat_is_of_dough() -> None:
    made = _remade("cookie", Remaking(shape="cat"))
    large = max(made.figure().parts, key=lambda part: part.path.getBounds().height())
    assert large.slot in load()["cookie"].slots


def test_a_toy_is_small_and_no_vehicle() -> None:
    train = load()["train~copy=toy"]
    assert train.height_m < 0.3
    assert train.kinds == ("toy", "thing")
    assert train.figure().bounds == load()["train"].figure().bounds


def test_what_lies_flat_is_low_and_has_a_face() -> None:
    book = load()["book~lies=flat"]
    upright = load()["book"].figure()
    assert book.figure().height < 0.6 * upright.height
    assert book.height_m < load()["book"].height_m
    left, top, right, bottom = book.figure().bounds
    x, y = book.figure().anchors["surface"]
    assert left < x < right
    assert top < y < bottom


def test_pictures_are_painted_on_a_thing_and_leave_its_outline() -> None:
    teapot, made = load()["teapot"].figure(), load()["teapot~painted=rose#2f6fd0+tulip"]
    assert made.figure().silhouette == teapot.silhouette
    marks = {mark.slot for part in made.figure().parts for mark in part.marks}
    assert any(slot.startswith("upon0_") for slot in marks)
    assert any(slot.startswith("upon1_") for slot in marks)
    assert parse("#2f6fd0") in {slot.rgb for name, slot in made.slots.items() if name.startswith("upon0_")}


def test_what_covers_a_thing_is_all_over_it() -> None:
    made = load()["car~strewn=leaf"].figure()
    laid = [part for part in made.parts if part.slot.startswith("upon0_")]
    left, _, right, _ = g.bounds(g.joined(*(part.path for part in laid)))
    assert right - left > 0.8 * load()["car"].figure().width


@pytest.mark.parametrize("thing", ["mug", "t-shirt", "backpack"])
def test_a_print_is_one_picture_on_the_front(thing: str) -> None:
    own, made = load()[thing].figure(), load()[f"{thing}~printed=heart#2f6fd0"].figure()
    assert made.silhouette == own.silhouette
    (front,) = [part for part in made.parts if any(mark.slot.startswith("upon0_") for mark in part.marks)]
    print_ = g.joined(*(mark.path for mark in front.marks if mark.slot.startswith("upon0_")))
    left, top, right, bottom = g.bounds(print_)
    assert 0.1 * own.width < right - left < 0.6 * own.width
    assert bottom - top < 0.7 * own.height
