"""How near the viewer comes to those who act, and what stays in the picture of all that is large."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.cast import symbols
from limner.engines.illustrator.staging.nearing import NOBODY, actors
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job

_CANVAS = Box(0.0, 0.0, 1024.0, 1024.0)


def about(prompt: str) -> tuple[set[str], bool]:
    """The nouns of those whom a picture is about, and whether they act."""
    said = read(prompt)
    found = actors(said, symbols(said, frozenset()))
    return {said.subjects[i].noun for i in found.subjects}, found.acting


@pytest.mark.parametrize(
    ("prompt", "who", "acting"),
    [
        ("a fox reading a book under a tree", {"fox"}, True),
        ("a dog beside a house", {"dog"}, False),
        ("a house and a dog", set(), False),
        ("a castle with a knight waving", {"knight"}, True),
        ("a steam train crossing a viaduct", set(), False),
    ],
)
def test_a_picture_is_about_those_who_act_or_come_first(prompt: str, who: set[str], acting: bool) -> None:
    assert about(prompt) == (who, acting)


def test_it_is_about_nobody_where_all_is_seen_from_afar() -> None:
    said = read("a fox reading under a tree, wide shot")
    assert actors(said, symbols(said, frozenset())) == NOBODY


@pytest.mark.parametrize(
    ("prompt", "who", "least"),
    [
        ("three hikers crossing a wooden bridge", "person", 0.2),
        ("a family walking over a suspension bridge", "person", 0.2),
        ("a street musician playing violin while a tram passes behind", "person", 0.28),
        ("firefighters climbing a ladder to a burning house", "person", 0.2),
        ("a raccoon reading the newspaper, a yellow tram passing behind", "raccoon", 0.25),
        ("a knight riding a horse across a stone bridge", "horse", 0.2),
    ],
)
def test_who_acts_is_large_beside_what_is_larger(prompt: str, who: str, least: float) -> None:
    for seed in range(1, 5):
        scene = stage(read(prompt), job(seed))
        drawn = [box(one) for one in heroes(scene, who)]
        assert drawn
        assert max(one.height for one in drawn) > least * scene.height
        assert all(one.shared(_CANVAS) > 0.9 * one.area for one in drawn)


@pytest.mark.parametrize(("prompt", "thing"), [("a cat beside a car", "car"), ("a man and a truck", "truck")])
def test_what_is_merely_named_beside_another_stays_nearly_whole(prompt: str, thing: str) -> None:
    for seed in range(1, 5):
        scene = stage(read(prompt), job(seed))
        (drawn,) = (box(one) for one in heroes(scene, thing))
        assert drawn.shared(_CANVAS) > 0.8 * drawn.area


@pytest.mark.parametrize(
    ("prompt", "who", "large"),
    [
        ("a polar bear reading a newspaper, a cruise ship behind", "polar_bear", "ship"),
        ("farmers staring at a silver rocket in a cornfield", "farmer", "rocket"),
        ("workers building a skyscraper, a crane", "builder", "crane"),
    ],
)
def test_what_is_immense_is_a_view_behind_those_who_act(prompt: str, who: str, large: str) -> None:
    scene = stage(read(prompt), job(3))
    (view,) = (box(one) for one in heroes(scene, large))
    for one in (box(node) for node in heroes(scene, who)):
        assert one.height > 0.15 * scene.height
        assert one.bottom > view.bottom


def test_who_is_on_a_roof_can_be_seen_there() -> None:
    scene = stage(read("a goat on the roof of a shed"), job(3))
    (goat,), (shed,) = heroes(scene, "goat"), heroes(scene, "barn")
    assert box(goat).height > 0.15 * box(shed).height
    assert box(goat).bottom < box(shed).top + 0.3 * box(shed).height
