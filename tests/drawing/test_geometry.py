"""Outlines and operations on them."""

import math

import pytest
import skia
from hypothesis import assume, given
from hypothesis import strategies as st

from limner.drawing import geometry as g
from limner.drawing.contour import along, apart, segments, thickness, without_slivers

COORDINATES = st.floats(-100, 100)
POINTS = st.tuples(COORDINATES, COORDINATES)


@given(st.lists(POINTS, min_size=3, max_size=14), st.sampled_from([0.0, 0.3, 0.5]))
def test_a_smooth_outline_goes_through_its_landmarks_and_stays_near(points: list[g.Point], tension: float) -> None:
    assume(min(math.dist(p, q) for p, q in zip(points, points[1:] + points[:1], strict=True)) > 1)
    path = g.smooth(points, tension=tension)
    ends = [segment.points[-1] for segment in segments(path) if segment.points]
    assert all(min(math.dist(p, end) for end in ends) < 1e-3 for p in points)
    left, top, right, bottom = g.bounds(path)
    reach = max(math.dist(p, q) for p in points for q in points)
    assert left > min(p[0] for p in points) - reach
    assert right < max(p[0] for p in points) + reach
    assert math.isfinite(top + bottom)


def test_a_curve_needs_two_landmarks() -> None:
    with pytest.raises(ValueError):
        g.smooth([(0, 0)])


def test_a_corner_keeps_its_corner() -> None:
    round_, cornered = g.smooth([(0, 0), (10, 0), (5, 9)]), g.smooth([(0, 0, "c"), (10, 0, "c"), (5, 9, "c")])
    assert g.bounds(cornered) == pytest.approx((0, 0, 10, 9), abs=0.05)
    assert g.bounds(round_)[1] < -0.5


def test_a_limb_is_as_wide_as_told() -> None:
    assert g.bounds(g.limb([(0, 0, 4), (0, 20, 4), (0, 40, 4)], round_end=False))[2] == pytest.approx(2, abs=0.1)


def test_nothing_changes_the_path_that_it_is_given() -> None:
    path = g.rect(0, 0, 10, 10)
    g.moved(path, 5, 5), g.scaled(path, 2), g.rotated(path, 30), g.mirrored(path, 5), g.union(path, path)
    g.outline(path, 2)
    assert g.bounds(path) == (0, 0, 10, 10)


def test_areas_are_added_cut_and_taken_away() -> None:
    a, b = g.rect(0, 0, 10, 10), g.rect(5, 0, 10, 10)
    assert g.bounds(g.union(a, b)) == (0, 0, 15, 10)
    assert g.bounds(g.intersection(a, b)) == (5, 0, 10, 10)
    assert g.bounds(g.difference(a, b)) == (0, 0, 5, 10)
    assert g.intersection(a, g.rect(20, 20, 5, 5)).isEmpty()


@pytest.mark.parametrize(
    ("path", "wide"),
    [(g.ellipse(0, 0, 10), 10), (g.rect(0, 0, 100, 2), 2), (g.line([(0, 0), (9, 9)]), 0)],
    ids=["a disc", "a strip", "a line"],
)
def test_thickness(path: g.Path, wide: float) -> None:
    assert thickness(path) == pytest.approx(wide, rel=0.06, abs=1e-6)


def test_slivers_go_and_shapes_stay() -> None:
    both = g.joined(g.rect(0, 0, 20, 20), g.rect(40, 0, 20, 0.01))
    assert g.bounds(without_slivers(both, 0.1)) == (0, 0, 20, 20)
    assert without_slivers(g.rect(0, 0, 20, 20), 0.1) == g.rect(0, 0, 20, 20)


def test_what_lies_apart_is_taken_apart_and_holes_stay_with_their_shapes() -> None:
    ring = g.joined(g.ellipse(0, 0, 10), g.ellipse(0, 0, 5))
    pieces = apart(g.joined(ring, g.rect(100, 100, 5, 5)), 20)
    assert sorted(g.bounds(piece)[0] for piece in pieces) == [-10, 100]
    assert len(apart(g.joined(ring, g.rect(15, 0, 5, 5)), 20)) == 1


def test_circles_come_as_curves_that_lie_on_them() -> None:
    here = (0.0, 0.0)
    for segment in segments(g.ellipse(0, 0, 10)):
        if segment.kind == "Q":
            assert all(math.hypot(*point) == pytest.approx(10, abs=0.05) for point in along(here, segment, 5))
        if segment.points:
            here = segment.points[-1]


def test_winding_keeps_holes_open() -> None:
    ring = g.difference(g.ellipse(0, 0, 10), g.ellipse(0, 0, 5))
    wound = g.winding(ring)
    assert wound.getFillType() == skia.PathFillType.kWinding
    assert wound.contains(7.5, 0)
    assert not wound.contains(0, 0)
