"""Attitudes as poses."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.engines.illustrator.atlas.attitude import Attitude, attitude, jointed
from limner.engines.illustrator.atlas.bodies.stance import STANCES

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
