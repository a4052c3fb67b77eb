"""What cannot stand rests on the side that bears it."""

import pytest

from limner.engines.illustrator.reading.reading import Subject
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.stage import stage
from limner.engines.illustrator.staging.ties.lying import fallen, laid, rests
from limner.engines.illustrator.staging.ties.resting import hull
from limner.engines.illustrator.staging.units import Member, Unit
from tests.engines.illustrator.staging.scenes import box, heroes, job, reading


def member(name: str, **said: object) -> Member:
    symbol = find(name)
    assert symbol is not None
    return Member(symbol, 0, 0.0, 0.0, 1.0, pose=symbol.poses[0], **said)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["hammer", "umbrella", "scissors", "tennis racket", "carrot", "axe", "spoon"])
@pytest.mark.parametrize("flip", [False, True])
def test_what_cannot_stand_lies_on_the_ground(name: str, flip: bool) -> None:
    (lying,) = laid(Unit((member(name, flip=flip),))).members
    assert 30 < abs(lying.tilt) < 150
    assert lying.box.bottom == pytest.approx(0.0, abs=1e-6)


@pytest.mark.parametrize("name", ["cup", "chair", "cat", "bottle", "lamp", "ladder"])
def test_what_stands_keeps_standing(name: str) -> None:
    assert laid(Unit((member(name),))).lead.tilt == 0


def test_what_fell_rests_on_two_of_its_corners() -> None:
    (lying,) = laid(Unit((member("hammer"),))).members
    low = sorted(lying.spot(corner)[1] for corner in hull(lying.symbol, lying.pose))[-2:]
    assert low[0] == pytest.approx(low[1], abs=0.02)
    assert 45 < fallen(lying.symbol, lying.pose) < 90


def test_several_lie_one_behind_the_other() -> None:
    forks = laid(Unit((member("fork"), member("fork"), member("fork")))).members
    assert len({round(fork.box.bottom, 3) for fork in forks}) == 3
    assert forks[0].z > forks[2].z


def test_what_hangs_or_is_held_does_not_lie() -> None:
    assert laid(Unit((member("hammer", hung=True),))).lead.tilt == 0
    assert laid(Unit((member("hammer", borne=True),))).lead.tilt == 0


@pytest.mark.parametrize("seed", range(3))
def test_a_pizza_lies_on_its_back(seed: int) -> None:
    (pizza,) = heroes(stage(reading(Subject("pizza", "pizza")), job(seed)))
    assert box(pizza).width > 1.8 * box(pizza).height


@pytest.mark.parametrize("name", ["pencil", "pen", "fork", "key"])
def test_what_lies_has_its_shade_right_under_it(name: str) -> None:
    assert rests(laid(Unit((member(name),))).lead)


@pytest.mark.parametrize("name", ["cup", "bottle", "car", "sofa", "cat", "laptop"])
def test_what_stands_throws_a_shadow(name: str) -> None:
    assert not rests(member(name))
