"""Two and more who share something: an umbrella, a saddle, a classroom, one another's side."""

import itertools
import math
from collections.abc import Sequence

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.units import Member
from limner.engines.jobs import GenerateJob


def _staged(prompt: str) -> Sequence[Member]:
    """Everybody that a prompt has in its picture."""
    units = script(read(prompt), GenerateJob("svcv4_1", prompt, 512, 512, False, 7)).units
    return [member for unit in units for member in unit.members]


@pytest.mark.parametrize("prompt", ["a woman and a man under an umbrella", "two people standing under an umbrella"])
def test_both_are_under_one_umbrella_that_one_of_them_holds(prompt: str) -> None:
    members = _staged(prompt)
    one, other = (m for m in members if "person" in m.kinds)
    canopy = next(m for m in members if m.symbol.held == "overhead").box
    assert abs(one.x - other.x) > 0.15 * one.height
    assert all(canopy.left < m.box.centre[0] < canopy.right and canopy.top < m.box.top for m in (one, other))


@pytest.mark.parametrize("prompt", ["two people riding a motorcycle", "a couple riding a bicycle"])
def test_two_on_one_saddle_sit_behind_one_another(prompt: str) -> None:
    one, other = (m for m in _staged(prompt) if "person" in m.kinds)
    assert one.stance == other.stance == "pedalling"
    assert one.flip == other.flip
    assert 0.1 < abs(one.x - other.x) / one.height < 0.6


def test_a_couple_is_hand_in_hand() -> None:
    one, other = sorted(_staged("a couple standing on a beach"), key=lambda member: member.x)
    hand, met = one.at("held"), other.at("near_hand")
    assert hand
    assert met
    assert math.dist(hand, met) < 0.05 * one.height


def test_the_children_of_a_family_have_a_hand_of_a_grown_up() -> None:
    row = sorted(_staged("a family of four in a park"), key=lambda member: member.x)
    assert len(row) == 4
    for one, other in itertools.pairwise(row):
        hand, met = one.at("held"), other.at("near_hand")
        assert hand
        assert met
        assert math.dist(hand, met) < 0.06 * max(one.height, other.height)
    tall = [m.height > 0.85 * max(n.height for n in row) for m in row]
    assert tall[0] != tall[1]
    assert tall[2] != tall[3]


def test_a_teacher_with_pupils_teaches_them() -> None:
    members = _staged("a teacher and her students in a classroom")
    assert [m.stance for m in members].count("resting") == 3


def test_on_her_wedding_day_a_woman_is_the_bride() -> None:
    (bride,) = (m for m in _staged("a woman holding a bouquet on her wedding day") if "person" in m.kinds)
    assert bride.symbol.id == "bride"


def test_who_waits_or_looks_on_stands() -> None:
    people = [m for m in _staged("people waiting at a bus stop") if "person" in m.kinds]
    assert people
    assert all(m.stance not in ("walking", "running") for m in people)


def test_a_candlelit_dinner_has_a_candle_between_two() -> None:
    members = _staged("a couple enjoying a candlelit dinner")
    (candle,) = (m for m in members if m.symbol.id == "candle")
    one, other = (m for m in members if "person" in m.kinds)
    assert min(one.x, other.x) < candle.x < max(one.x, other.x)
