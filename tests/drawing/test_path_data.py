"""Path data: short, on its grid, and the same path when it is read back."""

import re

import pytest
import skia
from hypothesis import given
from hypothesis import strategies as st

from limner.drawing import geometry as g
from limner.drawing.contour import segments
from limner.drawing.geometry import Path
from limner.drawing.path_data import path_data
from limner.imaging.svg.path_data import parse_path

POINTS = st.lists(st.tuples(st.floats(-300, 300), st.floats(-300, 300)), min_size=3, max_size=20)


def area(path: Path) -> float:
    """The area in square units, by counting the pixels of a drawing ten times as large."""
    region = skia.Region()
    region.setPath(g.scaled(path, 10), skia.Region(skia.IRect(-4000, -4000, 4000, 4000)))
    rows = skia.Region.Iterator(region)
    total = 0
    while not rows.done():
        total += rows.rect().width() * rows.rect().height()
        rows.next()
    return total / 100


@given(POINTS, st.sampled_from([1, 2]))
def test_rounding_does_not_add_up_along_a_path(points: list[g.Point], digits: int) -> None:
    read = parse_path(path_data(g.polygon(points), digits))
    ends = [step.points[-1] for step in segments(read) if step.points]
    limit = 0.51 * 10**-digits * 2
    assert all(min(abs(px - ex) + abs(py - ey) for ex, ey in ends) <= limit + 1e-3 for px, py in points)


@given(POINTS)
def test_smooth_outlines_are_read_back_within_the_rounding(points: list[g.Point]) -> None:
    path = g.smooth(points)
    read = parse_path(path_data(path, 2))
    pairs = zip(read.getBounds(), path.getBounds(), strict=True)
    assert all(abs(a - b) < 0.2 for a, b in pairs)


@pytest.mark.parametrize("radii", [(20.0, 20.0), (31.37, 12.61), (0.36, 0.36), (4.0, 25.0)], ids=str)
@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_an_ellipse_is_two_arcs(radii: tuple[float, float], turn: float) -> None:
    path = g.rotated(g.ellipse(40.3, 50.7, *radii), turn, (40.3, 50.7))
    data = path_data(path, 1)
    assert data.count(" 01") == 2
    assert area(parse_path(data)) == pytest.approx(area(path), rel=0.03 if min(radii) > 1 else 0.3)


def test_round_corners_stay_round() -> None:
    path = g.rect(10, 10, 60, 30, 8)
    assert area(parse_path(path_data(path, 1))) == pytest.approx(area(path), rel=0.002)


def test_letters_and_separators_are_left_out() -> None:
    assert path_data(g.polygon([(1, 2), (1.5, 2.5), (3, 4), (2, 1)]), 1) == "M1 2l.5.5 1.5 1.5-1-3z"
    assert path_data(g.joined(g.rect(0, 0, 5, 5), g.rect(9, 9, 5, 5)), 1) == "M0 0h5v5h-5zm9 9h5v5h-5z"


def test_even_waves_need_no_first_handle() -> None:
    wave = g.smooth([(20.0 * i, 10.0 * (i % 2)) for i in range(8)], closed=False)
    assert path_data(wave, 1).count("s") == 1
    assert path_data(wave, 1).startswith("M0 0c6.7 3.3 13.3 10 20 10s13.3-10 20-10 13.3 10 20 10")


def test_numbers_have_no_more_decimals_than_told() -> None:
    assert re.fullmatch(r"[Mmlhvcsqaz\d. -]+", path_data(g.ellipse(1 / 3, 2 / 3, 10.123456), 1))
    assert not re.search(r"\.\d\d", path_data(g.smooth([(0.123, 4.567), (8.9, 1.2), (3.456, 7.8)]), 1))


def test_a_loop_of_one_curve_is_kept() -> None:
    loop = Path()
    loop.moveTo(0, 0)
    loop.cubicTo(30, -40, -30, -40, 0, 0)
    loop.close()
    read = parse_path(path_data(loop, 1))
    assert area(read) == pytest.approx(area(loop), rel=0.01)
    assert area(loop) > 300
