"""Wobbling keeps near the line and does not change from one time to the next."""

from hypothesis import given
from hypothesis import strategies as st

from limner.drawing import geometry as g
from limner.engines.illustrator.looks.wobble import wobbled


@given(reach=st.floats(0.1, 4), step=st.floats(3, 30))
def test_a_wobbled_outline_stays_within_reach(reach: float, step: float) -> None:
    circle = g.ellipse(50, 50, 40)
    left, top, right, bottom = g.bounds(wobbled(circle, reach, step))
    slack = 1.6 * reach + step * step / 100
    assert 10 - slack <= left <= 10 + slack
    assert 10 - slack <= top <= 10 + slack
    assert 90 - slack <= right <= 90 + slack
    assert 90 - slack <= bottom <= 90 + slack


def test_the_same_path_wobbles_the_same() -> None:
    square = g.rect(0, 0, 60, 60)
    assert g.bounds(wobbled(square, 2, 8)) == g.bounds(wobbled(square, 2, 8))


def test_a_path_of_two_contours_keeps_both() -> None:
    two = g.joined(g.ellipse(0, 0, 10), g.ellipse(100, 0, 10))
    left, _, right, _ = g.bounds(wobbled(two, 1, 4))
    assert left < -5
    assert right > 105
