"""Corners made round, and curves cut straight."""

import pytest

from limner.drawing import geometry as g
from limner.drawing.contour import segments
from limner.engines.illustrator.looks.corners import cornered
from limner.engines.illustrator.looks.vector_art import VectorArt

SQUARE, DISC = g.rect(0, 0, 40, 40), g.ellipse(20, 20, 20)


def kinds(path: g.Path) -> set[str]:
    return {segment.kind for segment in segments(path)}


def test_round_corners_leave_the_edges_and_take_the_corners() -> None:
    rounded = cornered(SQUARE, 1.0)
    assert not rounded.contains(0.5, 0.5)
    assert rounded.contains(20, 0.5)
    assert g.bounds(rounded) == pytest.approx((0, 0, 40, 40), abs=0.1)


def test_straight_edges_have_no_curves_and_stay_near_the_outline() -> None:
    cut = cornered(DISC, -1.0)
    assert kinds(cut) <= {"M", "L", "Z"}
    assert cut.contains(20, 20)
    assert g.bounds(cut) == pytest.approx((0, 0, 40, 40), abs=4)


def test_nothing_asked_leaves_the_path() -> None:
    assert cornered(DISC, 0.0) is DISC
    assert VectorArt().corners == 0.0
