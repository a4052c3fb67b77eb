"""Affine maps: made, multiplied, inverted."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.drawing.matrices import Affine, affine, entries, inverse, placed, product, scale_of, turned

NUMBERS = st.floats(-20, 20, width=32)
SIZES = st.floats(0.25, 8, width=32)


def mapped(matrix: Affine, x: float, y: float) -> tuple[float, float]:
    point = matrix.mapXY(x, y)
    return point.x(), point.y()


def test_entries_are_what_it_was_made_of() -> None:
    assert entries(affine(1, 2, 3, 4, 5, 6)) == (1, 2, 3, 4, 5, 6)


def test_of_a_product_the_last_is_applied_first() -> None:
    assert mapped(product(affine(2, 0, 0, 2, 0, 0), affine(1, 0, 0, 1, 3, 0)), 1, 1) == (8, 2)
    assert entries(product()) == (1, 0, 0, 1, 0, 0)


@given(SIZES, st.floats(-360, 360, width=32), NUMBERS, NUMBERS, NUMBERS, NUMBERS)
def test_an_inverse_leads_back(scale: float, degrees: float, dx: float, dy: float, x: float, y: float) -> None:
    there = placed(scale, degrees, dx, dy)
    back = inverse(there)
    assert back is not None
    assert mapped(back, *mapped(there, x, y)) == pytest.approx((x, y), abs=1e-2)
    assert scale_of(there) == pytest.approx(scale, rel=1e-4)


def test_what_is_flat_has_no_inverse() -> None:
    assert inverse(affine(1, 1, 1, 1, 0, 0)) is None


def test_a_turn_is_clockwise_about_its_centre() -> None:
    assert mapped(turned(90, (1, 1)), 2, 1) == pytest.approx((1, 2), abs=1e-6)
    assert math.dist(mapped(turned(33, (1, 1)), 4, 5), (1, 1)) == pytest.approx(5, abs=1e-5)
