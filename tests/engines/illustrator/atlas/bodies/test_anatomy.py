"""Limbs with flesh on them: taper, bends, cuffs, hands."""

import math

import pytest

from limner.drawing.geometry import Path, bounds, difference, intersection, rect
from limner.engines.illustrator.atlas.bodies import anatomy
from limner.engines.illustrator.atlas.bodies.joints import Limb, hung
from limner.engines.illustrator.atlas.flesh import Frame
from limner.engines.illustrator.atlas.index import load

_WIDTH = 6.0


def _arm(upper: float = 0.0, lower: float = 0.0) -> Limb:
    return hung((0.0, 0.0), (upper, lower), 15.0, 14.0)


def _width_at(path: Path, y: float) -> float:
    left, _, right, _ = bounds(intersection(path, rect(-40, y - 0.2, 80, 0.4)))
    return right - left


@pytest.mark.parametrize("stations", [anatomy.ARM, anatomy.LEG, anatomy.FRONTAL_LEG, anatomy.TROUSERS, anatomy.SLEEVE])
def test_a_limb_is_narrower_at_its_end_than_at_its_top(stations: tuple[anatomy.Station, ...]) -> None:
    path = anatomy.fleshed(_arm(), _WIDTH, stations)
    assert _width_at(path, 28.0) < 0.85 * _width_at(path, 2.0)


def test_a_calf_swells_below_the_knee_and_behind_it() -> None:
    path = anatomy.fleshed(_arm(), _WIDTH, anatomy.LEG)
    assert _width_at(path, 19.4) > _width_at(path, 15.0)
    left, _, right, _ = bounds(intersection(path, rect(-40, 19, 80, 0.4)))
    assert -left > right


@pytest.mark.parametrize("turn", range(-150, 151, 30))
def test_a_bent_limb_holds_its_joint_and_stays_near_its_bones(turn: int) -> None:
    bones = _arm(20.0, 20.0 + turn)
    path = anatomy.fleshed(bones, _WIDTH, anatomy.ARM)
    for place in (0.2, 0.6, 1.0, 1.5, 1.9):
        (x, y), _ = anatomy.at(bones, place)
        assert path.contains(x, y), place
    xs, ys = zip(bones.top, bones.bend, bones.end, strict=True)
    left, top, right, bottom = bounds(path)
    assert left > min(xs) - _WIDTH
    assert right < max(xs) + _WIDTH
    assert top > min(ys) - _WIDTH
    assert bottom < max(ys) + _WIDTH


@pytest.mark.parametrize("lower", [-120, -40, 0, 60, 130])
def test_a_sleeve_covers_the_arm_as_far_as_it_goes(lower: int) -> None:
    bones = _arm(10.0, float(lower))
    arm = anatomy.fleshed(bones, _WIDTH, anatomy.ARM, end=0.7, cut=True)
    out = difference(arm, anatomy.fleshed(bones, _WIDTH, anatomy.SLEEVE, end=0.9, cut=True))
    assert out.isEmpty() or max(bounds(out)[2] - bounds(out)[0], bounds(out)[3] - bounds(out)[1]) < 1.5


@pytest.mark.parametrize("hand", [anatomy.relaxed_hand, anatomy.fist])
def test_a_thumb_is_on_the_side_that_is_told(hand: object) -> None:
    frame = Frame(0.0, 0.0)
    right, left = (hand(frame, side)[0] for side in (1, -1))  # type: ignore[operator]
    assert bounds(right)[2] == pytest.approx(-bounds(left)[0], abs=1e-3)
    assert bounds(right)[2] > -bounds(right)[0]


@pytest.mark.parametrize("symbol_id", ["man", "woman", "boy"])
def test_hanging_sleeves_go_over_into_the_shoulders(symbol_id: str) -> None:
    sleeves = [part for part in load()[symbol_id].figure("standing").parts if part.shade == "soft"]
    assert len(sleeves) == 2
    assert math.isclose(sum(part.tone for part in sleeves), 0.0)
