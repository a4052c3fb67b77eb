"""What the looks of materials are made of: tesserae, stitches, facets, folds, panes."""

import math

import cv2
import numpy as np
import pytest

from limner.drawing import geometry as g
from limner.engines.illustrator.looks.made.breadth import breadth
from limner.engines.illustrator.looks.made.facets import faceted
from limner.engines.illustrator.looks.made.folds import folded
from limner.engines.illustrator.looks.made.panes import border, radiating, sections
from limner.engines.illustrator.looks.made.sketch import edges
from limner.engines.illustrator.looks.made.stitches import DIRECTIONS, code, sewn
from limner.engines.illustrator.looks.made.tesserae import laid

ROUND = g.ellipse(50, 50, 40)


def area(points: np.ndarray) -> float:
    """The area of a polygon, N×2."""
    x, y = points.T
    return abs(float((x * np.roll(y, -1) - y * np.roll(x, -1)).sum())) / 2


def area_of(path: g.Path) -> float:
    """The area of a path whose contours do not overlap, counted on a grid of single units."""
    left, top, right, bottom = g.bounds(path)
    xs, ys = np.arange(left + 0.5, right), np.arange(top + 0.5, bottom)
    return float(sum(path.contains(float(x), float(y)) for x in xs for y in ys))


def test_tesserae_fill_a_disc_without_lying_on_each_other() -> None:
    disc = cv2.circle(np.zeros((160, 160), np.uint8), (80, 80), 70, 1, -1) > 0
    stones = laid(disc, 10.0)
    covered = np.zeros((160, 160), np.int32)
    for stone in stones:
        covered += np.asarray(cv2.fillPoly(np.zeros((160, 160), np.uint8), [np.rint(stone).astype(np.int32)], 1), int)
    assert (covered[disc] > 0).mean() > 0.7
    assert (covered > 1).mean() < 0.06
    assert np.median([area(stone) for stone in stones]) == pytest.approx(10.0**2 * 0.87**2, rel=0.3)


def test_the_outer_row_of_tesserae_follows_the_outline() -> None:
    disc = cv2.circle(np.zeros((160, 160), np.uint8), (80, 80), 70, 1, -1) > 0
    away = np.hypot(*(laid(disc, 10.0).mean(axis=1) - 80).T)
    outer = away[away > 60]
    assert len(outer) > 30
    assert outer.std() < 1.0


@pytest.mark.parametrize("direction", [0, 2, 5])
def test_stitches_lie_in_the_direction_that_is_asked_for(direction: int) -> None:
    codes = np.zeros((90, 90, 3), np.uint8)
    codes[10:80, 10:80, 0] = code(direction)
    lines = sewn(codes, codes[:, :, 0] > 0, 3.0)
    run = lines[:, 1] - lines[:, 0]
    long = np.hypot(*run.T) > 6
    angles = np.arctan2(run[long, 1], run[long, 0]) % math.pi
    assert long.sum() > 40
    assert np.abs(np.sin(angles - direction * math.pi / DIRECTIONS)).max() < 0.05
    assert lines.min() > 5
    assert lines.max() < 85


def test_facets_cover_the_shape_and_nothing_else() -> None:
    body = faceted(ROUND, 18.0)
    total = sum(area(triangle) for triangle in body.triangles)
    assert total == pytest.approx(math.pi * 40**2, rel=0.06)
    lit = body.lit((0.0, -1.0))
    above = body.triangles.mean(axis=1)[:, 1] < 35
    below = body.triangles.mean(axis=1)[:, 1] > 65
    assert lit[above].mean() > 0.1 > -0.1 > lit[below].mean()


def test_facets_leave_holes_open() -> None:
    frame = g.difference(g.rect(0, 0, 100, 100), g.rect(20, 20, 60, 60))
    body = faceted(frame, 18.0)
    total = sum(area(triangle) for triangle in body.triangles)
    assert total == pytest.approx(100 * 100 - 60 * 60, rel=0.08)


def test_folds_divide_the_sheet() -> None:
    sheet = g.polygon([(0, 0), (90, 10), (80, 40), (5, 30)])
    planes = [area_of(fold.path) for fold in folded(sheet, 20.0)]
    assert len(planes) >= 4
    assert sum(planes) == pytest.approx(area_of(sheet), rel=0.06)


def test_sections_divide_a_long_shape() -> None:
    parts = list(sections(g.rect(0, 0, 100, 20), 26))
    assert len(parts) == 4
    assert sum(map(area_of, parts)) == pytest.approx(2000, rel=0.05)


def test_panes_about_a_light_cover_the_canvas() -> None:
    panes = [path for path, _ in radiating((30, 20), 120, 80)]
    for x, y in ((1, 1), (119, 1), (60, 40), (119, 79), (30, 70)):
        assert any(path.contains(x, y) for path in panes)


@pytest.mark.parametrize("size", [(100, 100), (200, 90), (90, 200)])
def test_a_border_runs_round_the_canvas(size: tuple[int, int]) -> None:
    width, height = size
    panes = list(border(width, height))
    for x, y in ((width / 2, 1), (width / 2, height - 1), (1, height / 2), (width - 1, height / 2), (1, 1)):
        assert any(path.contains(x, y) for path in panes)
    assert not any(path.contains(width / 2, height / 2) for path in panes)


def test_a_pair_of_wings_drawn_in_opposite_ways_is_thick() -> None:
    wing = g.polygon([(5, 0), (45, 0), (45, 40), (5, 40)])
    assert breadth(g.joined(wing, g.mirrored(wing))) == pytest.approx(breadth(wing))


def test_edges_lie_where_colours_meet() -> None:
    picture = np.zeros((20, 30, 3), np.uint8)
    picture[:, 12:] = (0, 9, 0)
    found = edges(picture, 8)
    assert found[:, 11].all()
    assert found.sum() == 20
