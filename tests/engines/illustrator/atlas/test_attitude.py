"""Attitudes as poses."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.drawing.geometry import Point
from limner.engines.illustrator.atlas.attitude import Attitude, attitude, jointed
from limner.engines.illustrator.atlas.bodies.stance import STANCES
from limner.engines.illustrator.atlas.index import load

TENTHS = st.integers(-1000, 1000).map(lambda n: n / 10)
POINTS = st.none() | st.tuples(TENTHS, TENTHS)


@given(
    st.builds(
        Attitude,
        st.sampled_from(sorted(STANCES)),
        POINTS,
        POINTS,
        POINTS,
        POINTS,
        st.integers(-30, 30).map(float),
        st.booleans(),
    )
)
def test_an_attitude_is_what_it_is_written_as(held: Attitude) -> None:
    assert jointed(str(held))
    assert attitude(str(held)) == held


@pytest.mark.parametrize("pose", ["standing", "walking"])
def test_a_pose_is_a_stance_with_free_hands(pose: str) -> None:
    assert not jointed(pose)
    assert attitude(pose) == Attitude(pose)
    assert not attitude(pose).busy


def test_a_sheet_that_is_held_by_its_edges_covers_the_far_arm_and_not_its_hand() -> None:
    apart = load()["man"].figure("~working near=-1.0,-55.0 far=23.0,-55.0 clasp")
    front = [part for part in apart.parts if part.front and part.slot in ("skin", "shirt")]
    close = load()["man"].figure("~working near=14.0,-55.0 far=20.0,-60.0 clasp")
    assert len(front) < len([part for part in close.parts if part.front and part.slot in ("skin", "shirt")])
    assert any(part.slot == "skin" and part.path.contains(*_beyond(apart.anchors["hand"])) for part in front)


def _beyond(hand: Point) -> Point:
    return hand[0] + 1.5, hand[1]
