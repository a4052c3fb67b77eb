"""Animals as people stand, and people in attitudes."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from limner.engines.illustrator.atlas.attitude import Attitude
from limner.engines.illustrator.atlas.bodies.skeleton import Physique, skeleton
from limner.engines.illustrator.atlas.bodies.stance import STANCES
from limner.engines.illustrator.atlas.bodies.upright import NEVER, build_of
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.atlas.symbol import Symbol

RISEN = [symbol for symbol in load() if symbol.upright is not None]
AT_REST = ("upright", "standing", "working", "holding", "greeting", "hugging", "reading")
"""Stances that stand still."""


def stands(symbol: Symbol) -> None:
    figure = symbol.figure("~upright")
    left, top, right, bottom = figure.bounds
    assert -1.0 < bottom < 2.0, symbol.id
    assert 60 < bottom - top < 170, symbol.id
    assert figure.anchors["head"][1] < figure.anchors["shoulder"][1] < figure.anchors["seat"][1]
    assert left < figure.anchors["head"][0] < right
    assert {part.slot for part in figure.parts} <= symbol.slots.keys()


def reaches(symbol: Symbol) -> None:
    shoulder = symbol.figure("~upright").anchors["far_shoulder"]
    target = (shoulder[0] + 12.0, shoulder[1] + 8.0)
    held = symbol.figure(str(Attitude("upright", far=target))).anchors["held"]
    assert held == pytest.approx(target, abs=0.2)


def test_animals_stand_up() -> None:
    for symbol in RISEN:
        stands(symbol)


def test_their_hands_go_where_they_are_told() -> None:
    for symbol in RISEN:
        reaches(symbol)


@pytest.mark.parametrize("name", ["teapot", "banana", "book", "hamburger"])
def test_things_of_tales_stand_on_legs_and_reach(name: str) -> None:
    symbol = load()[name]
    figure = symbol.figure("~upright wear=cape,boots")
    assert -1.0 < figure.bounds[3] < 3.0
    assert {part.slot for part in figure.parts} <= symbol.slots.keys()
    reaches(symbol)


def test_who_has_nothing_to_stand_on_stays_down() -> None:
    for name in ("whale", "snake", "jellyfish", "bat", "goldfish", "man"):
        assert load()[name].upright is None
    assert not {symbol.id for symbol in RISEN} & NEVER


@pytest.mark.parametrize("name", ["man", "robot", "alien", "bear", "owl", "astronaut"])
def test_limber_ones_take_attitudes_and_others_do_not(name: str) -> None:
    assert load()[name].limber
    assert not load()["whale"].limber
    assert load()["whale"].figure("~upright") == load()["whale"].figure()


@pytest.mark.parametrize("name", AT_REST)
def test_who_stands_still_is_in_balance(name: str) -> None:
    assert abs(skeleton(Physique(), Attitude(name)).balance) < 9


@settings(max_examples=40)
@given(st.sampled_from(sorted(STANCES)), st.sampled_from(RISEN))
def test_every_stance_can_be_drawn(stance: str, symbol: Symbol) -> None:
    figure = symbol.figure(f"~{stance}")
    assert figure.width > 10
    build = build_of(symbol)
    assert build is not None
    assert figure.anchors["seat"][1] < 0


def test_arms_that_clasp_are_drawn_before_what_they_hold() -> None:
    bear = load()["bear"]
    free, clasping = (bear.figure(str(Attitude("working", clasp=clasp))) for clasp in (False, True))
    assert not any(part.front for part in free.parts)
    assert sum(part.front for part in clasping.parts) == 2
