"""Words in quadrilaterals."""

import math
from itertools import permutations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.catalog.characters import SUPPORTED
from limner.drawing import geometry as g
from limner.drawing.display import Display, Fill, Group, Stroke
from limner.drawing.raster import rasterise
from limner.engines.illustrator.lettering import Corners, fitted, homography, letter, outline
from limner.engines.illustrator.scene import Words

SQUARE: Corners = ((100, 100), (300, 100), (300, 200), (100, 200))
COORDINATE = st.floats(-500, 1500)
CORNERS = st.tuples(*(st.tuples(COORDINATE, COORDINATE),) * 4)


@pytest.mark.parametrize("character", sorted(SUPPORTED))
def test_every_character_of_the_interface_has_a_shape(character: str) -> None:
    assert not outline(character)[0].isEmpty()


def test_characters_are_told_apart() -> None:
    pairs = [("I", "1"), ("O", "0"), ("Ø", "O"), ("Đ", "D"), ("Ħ", "H"), ("ß", "ẞ"), ("Ŧ", "T")]
    assert all(outline(a)[0] != outline(b)[0] for a, b in pairs)


def test_a_character_that_is_missing_is_left_out() -> None:
    assert outline("A\U0001f98aB")[0] == outline("AB")[0]
    assert fitted("\U0001f98a", SQUARE).isEmpty()
    assert fitted("", SQUARE).isEmpty()


def test_a_word_fills_its_rectangle() -> None:
    assert g.bounds(fitted("HAMMER", SQUARE)) == pytest.approx((100, 100, 300, 200), abs=8)


def test_letters_with_tails_stay_inside() -> None:
    left, top, right, bottom = g.bounds(fitted("(Q,{@}_", SQUARE))
    assert left >= 99.9
    assert top >= 99.9
    assert right <= 300.1
    assert bottom <= 200.1


@given(CORNERS)
def test_the_map_takes_corners_to_corners(corners: Corners) -> None:
    matrix = homography((0, 0, 4, 2), corners)
    if matrix is None:
        return
    for point, corner in zip(((0, 0), (4, 0), (4, 2), (0, 2)), corners, strict=True):
        x, y, w = matrix @ (*point, 1)
        assert (x / w, y / w) == pytest.approx(corner, abs=0.05)


def test_straight_lines_stay_straight_and_halves_come_nearer() -> None:
    trapezium: Corners = ((40, 0), (60, 0), (100, 100), (0, 100))
    matrix = homography((0, 0, 1, 1), trapezium)
    assert matrix is not None
    x, y, w = matrix @ (0.5, 0.5, 1)
    assert x / w == pytest.approx(50)
    assert y / w == pytest.approx(100 / 6, abs=0.01)


def test_curves_are_mapped_exactly() -> None:
    corners: Corners = ((40, 0), (60, 20), (400, 380), (0, 300))
    flat, box = outline("O")
    matrix = homography(box, corners)
    assert matrix is not None
    size = 400
    bent = rasterise(Display(size, size, (255, 255, 255), _ink("O", corners)))[..., 0] < 128
    ys, xs = np.mgrid[:size, :size] + 0.5
    x, y, w = np.linalg.inv(matrix) @ np.stack([xs.ravel(), ys.ravel(), np.ones(size * size)])
    wanted = np.array([flat.contains(a, b) for a, b in zip(x / w, y / w, strict=True)]).reshape(size, size)
    assert (bent != wanted).sum() < 0.02 * wanted.sum()


def _ink(text: str, corners: Corners) -> tuple[Group, ...]:
    return tuple(item for item in letter(Words(text, corners, (0, 0, 0)), 400, 400) if isinstance(item, Group))


@pytest.mark.parametrize("order", list(permutations(range(4)))[::5])
def test_any_order_of_corners_draws_inside_of_them(order: tuple[int, int, int, int]) -> None:
    a, b, c, d = (SQUARE[i] for i in order)
    left, top, right, bottom = g.bounds(fitted("WORD", (a, b, c, d)))
    assert left >= 99
    assert top >= 99
    assert right <= 301
    assert bottom <= 201


@given(CORNERS, st.sampled_from(["A", "LIMNER", "ẞ{@}", "."]))
def test_no_quadrilateral_is_too_strange(corners: Corners, text: str) -> None:
    box = g.bounds(fitted(text, corners))
    assert all(math.isfinite(v) for v in box)
    for i in (0, 1):
        assert box[i] >= min(c[i] for c in corners) - 1
        assert box[i + 2] <= max(c[i] for c in corners) + 1


@given(CORNERS)
def test_nothing_is_drawn_outside_of_the_canvas(corners: Corners) -> None:
    for group in letter(Words("OUT", corners, (0, 0, 0)), 400, 300):
        assert isinstance(group, Group)
        assert isinstance(group.items[0], Fill)
        left, top, right, bottom = g.bounds(group.clip or group.items[0].path)
        assert left >= 0
        assert top >= 0
        assert right <= 400
        assert bottom <= 300


@pytest.mark.parametrize(
    "corners",
    [((5, 5),) * 4, ((0, 0), (9, 0), (20, 0), (30, 0)), ((0, 0), (100, 0), (40, 10), (0, 100))],
    ids=["a point", "a line", "a dart"],
)
def test_degenerate_corners_do_no_harm(corners: Corners) -> None:
    assert list(letter(Words("WORD", corners, (0, 0, 0), backing=(9, 9, 9)), 400, 400)) is not None


def test_a_backing_is_a_soft_edge_under_the_letters() -> None:
    group = next(letter(Words("A", SQUARE, (0, 0, 0), backing=(9, 9, 9)), 400, 400))
    assert isinstance(group, Group)
    assert isinstance(group.items[0], Stroke)
