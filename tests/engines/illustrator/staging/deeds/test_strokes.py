"""Games with a racket, a bat or a club, and balls that are thrown to one another."""

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


@pytest.mark.parametrize(
    ("prompt", "tool", "ball", "stance"),
    [
        ("a woman playing tennis", "tennis_racket", "tennis_ball", "serving"),
        ("a man holding a tennis racket and serving the ball", "tennis_racket", "tennis_ball", "smashing"),
        ("a girl swinging a bat at a ball", "baseball_bat", "baseball", "swinging"),
        ("a boy about to hit a ball with a baseball bat", "baseball_bat", "baseball", "batting"),
        ("a woman playing golf", "golf_club", "golf_ball", "golfing"),
    ],
)
def test_who_plays_strikes_at_the_ball(prompt: str, tool: str, ball: str, stance: str) -> None:
    members = _staged(prompt)
    player = next(m for m in members if "person" in m.kinds)
    struck, flying = (next(m for m in members if m.symbol.id == name) for name in (tool, ball))
    hand, grip = player.at("held"), struck.at("grip", "handle", "held")
    assert player.stance == stance
    assert hand is not None
    assert grip is not None
    assert math.dist(hand, grip) < 0.1 * player.height
    assert flying.box.height < 0.12 * player.height


def test_those_who_play_tennis_are_on_two_sides() -> None:
    members = _staged("a father and a son playing tennis")
    one, other = (m for m in members if "person" in m.kinds)
    assert one.flip != other.flip
    assert sum(m.symbol.id == "tennis_racket" for m in members) == 2
    assert sum(m.symbol.id == "tennis_ball" for m in members) == 1


def test_one_bats_and_the_others_field() -> None:
    members = _staged("a group of kids playing baseball")
    assert sum(m.symbol.id == "baseball_bat" for m in members) == 1
    assert sum(m.symbol.id == "baseball_glove" for m in members) > 1


def test_a_frisbee_is_in_the_air_between_two() -> None:
    members = _staged("a man throws a frisbee to his friend")
    one, other = (m for m in members if "person" in m.kinds)
    disc = next(m for m in members if m.symbol.id == "frisbee")
    assert min(one.x, other.x) < disc.box.centre[0] < max(one.x, other.x)
    assert other.height == pytest.approx(one.height, rel=0.3)
