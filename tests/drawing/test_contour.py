"""Paths taken apart."""

import pytest

from limner.drawing import contour
from limner.drawing import geometry as g
from limner.drawing.contour import Segment, along, segments, thickness
from limner.drawing.geometry import Path

SHAPES = {
    "curves": g.smooth([(0, 0), (40, 10, "c"), (30, 60), (-5, 30)]),
    "ellipse": g.ellipse(10, 20, 8, 5),
    "round box": g.rect(0, 0, 40, 20, 6),
    "arc": g.arc(0, 0, 20, 10, 10, 300),
    "hole": g.difference(g.rect(0, 0, 40, 40), g.ellipse(20, 20, 9)),
    "open line": g.line([(0, 0), (5, 8), (9, 1)]),
    "nothing": Path(),
}


@pytest.mark.parametrize("name", SHAPES)
def test_a_path_read_at_once_is_the_path_read_verb_by_verb(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once = list(segments(SHAPES[name], arcs=True))
    monkeypatch.setattr(contour, "stored", contour._walked)
    assert list(segments(SHAPES[name], arcs=True)) == at_once


def test_a_contour_that_is_closed_has_its_last_line() -> None:
    assert list(segments(g.polygon([(0, 0), (4, 0), (4, 3)]))) == [
        Segment("M", ((0.0, 0.0),)),
        Segment("L", ((4.0, 0.0),)),
        Segment("L", ((4.0, 3.0),)),
        Segment("L", ((0.0, 0.0),)),
        Segment("Z", ()),
    ]


@pytest.mark.parametrize(
    ("points", "middle"),
    [
        (((8.0, 4.0),), (4.0, 2.0)),
        (((4.0, 8.0), (8.0, 0.0)), (4.0, 4.0)),
        (((0.0, 8.0), (8.0, 8.0), (8.0, 0.0)), (4.0, 6.0)),
    ],
    ids=["line", "quadratic", "cubic"],
)
def test_points_along_a_segment(points: tuple[g.Point, ...], middle: g.Point) -> None:
    first, second = along((0.0, 0.0), Segment("", points), 2)
    assert first == pytest.approx(middle)
    assert second == points[-1]


def test_thickness_is_a_strips_width_and_about_a_discs_radius() -> None:
    assert thickness(g.rect(0, 0, 400, 4)) == pytest.approx(4, rel=0.02)
    assert thickness(g.ellipse(0, 0, 30)) == pytest.approx(30, rel=0.02)


def test_a_contour_without_a_length_does_not_hide_the_slivers_after_it() -> None:
    path = g.polygon([(5, 5), (5, 5), (5, 5)])
    path.addPath(g.rect(0, 0, 10, 10))
    path.addPath(g.rect(20, 0, 10, 0.01))
    kept = contour.without_slivers(path, 1.0)
    assert kept.contains(5, 5)
    assert kept.getBounds().right() == 10
