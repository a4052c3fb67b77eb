"""Limbs that reach: what holds whatever the target."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.engines.illustrator.atlas.bodies.joints import ARM, LEG, Limb, Limits, angles, hung, reach

POINTS = st.tuples(st.floats(-80, 80), st.floats(-80, 80))
BONES = st.floats(5, 30)
LIMITS = st.sampled_from([ARM, LEG])
SLACK = 1e-6


def lengths(limb: Limb) -> tuple[float, float]:
    return math.dist(limb.top, limb.bend), math.dist(limb.bend, limb.end)


@given(POINTS, POINTS, BONES, BONES, LIMITS)
def test_bones_keep_their_lengths(
    start: tuple[float, float], target: tuple[float, float], upper: float, lower: float, limits: Limits
) -> None:
    assert lengths(reach(start, target, upper, lower, limits)) == pytest.approx((upper, lower))


@given(POINTS, POINTS, BONES, BONES, LIMITS)
def test_joints_stay_within_their_limits(
    start: tuple[float, float], target: tuple[float, float], upper: float, lower: float, limits: Limits
) -> None:
    turn, flexion = angles(reach(start, target, upper, lower, limits))
    low, high = limits.upper
    assert any(low - SLACK <= turn + whole <= high + SLACK for whole in (0, 360))
    assert limits.flexion[0] - SLACK <= flexion <= limits.flexion[1] + SLACK


@given(st.floats(-125, 210), st.floats(-150, 150), BONES, BONES)
def test_a_hand_is_wherever_an_arm_can_put_it(turn: float, flexion: float, upper: float, lower: float) -> None:
    target = hung((3.0, -50.0), (turn, turn + flexion), upper, lower).end
    assert reach((3.0, -50.0), target, upper, lower, ARM).end == pytest.approx(target, abs=1e-3)


@given(st.floats(-70, 120), st.floats(-145, 10), BONES, BONES)
def test_a_foot_is_wherever_a_leg_can_put_it(turn: float, flexion: float, upper: float, lower: float) -> None:
    target = hung((0.0, -40.0), (turn, turn + flexion), upper, lower).end
    assert reach((0.0, -40.0), target, upper, lower, LEG).end == pytest.approx(target, abs=1e-3)


@given(st.floats(-60, 60), st.floats(60, 400))
def test_what_is_out_of_reach_is_pointed_at(angle: float, far: float) -> None:
    t = math.radians(angle)
    limb = reach((0, 0), (far * math.sin(t), far * math.cos(t)), 15, 14, ARM)
    assert math.hypot(*limb.end) == pytest.approx(29, abs=1e-3)
    assert math.degrees(math.atan2(*limb.end)) == pytest.approx(angle, abs=0.1)


@given(st.floats(6, 26), st.floats(-40, 40))
def test_an_elbow_hangs_and_a_knee_points_forward(away: float, angle: float) -> None:
    t = math.radians(90 + angle)
    target = (away * math.sin(t), away * math.cos(t))
    elbow = reach((0, 0), target, 15, 14, ARM).bend
    other = reach((0, 0), target, 15, 14, Limits(ARM.upper, ARM.flexion, prefer=1)).bend
    assert elbow[1] >= other[1] - SLACK
    knee = reach((0, 0), (4.0, 20.0), 15, 14, LEG).bend
    assert knee[0] > 4.0
