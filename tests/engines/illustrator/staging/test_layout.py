"""Units set out on the canvas."""

from random import Random

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from limner.engines.illustrator.staging import fitting, layout
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.units import Member, Unit

AREA = Box(50, 60, 950, 950)


def units(*names: str) -> list[Unit]:
    found = []
    for name in names:
        symbol = find(name)
        assert symbol is not None
        found.append(Unit((Member(symbol, 0, 0.0, 0.0, symbol.height_m**0.6),)))
    return found


def in_sight(placed: list[Unit]) -> float:
    feet = np.array([max(m.y for m in unit.members) for unit in placed])
    return fitting.in_sight(fitting.shapes(placed), feet)


@given(st.integers(2, 14), st.integers(0, 999))
@settings(max_examples=40)
def test_rows_keep_everybody_in_sight_and_inside(count: int, seed: int) -> None:
    placed = layout.rows(units(*["horse"] * count), AREA, Random(seed), tall=520, feet=(620, 860))
    assert len(placed) == count
    assert in_sight(placed) >= layout.visible(count) - 1e-6
    assert all(AREA.left - 1 <= u.box.left and u.box.right <= AREA.right + 1 for u in placed)


@given(st.integers(2, 14), st.integers(0, 999))
@settings(max_examples=40)
def test_scattered_units_do_not_touch(count: int, seed: int) -> None:
    boxes = [u.box for u in layout.scattered(units(*["fox"] * count), AREA, Random(seed), largest=400)]
    assert not any(a.overlaps(b) for i, a in enumerate(boxes) for b in boxes[i + 1 :])


def test_levelling_keeps_the_order_of_sizes() -> None:
    before = units("cat", "woman", "tree")
    after = layout.levelled(before)
    heights = [u.box.height for u in after]
    assert heights == sorted(heights)
    assert heights[0] >= 0.35 * heights[-1]


@given(st.integers(2, 6), st.integers(0, 99))
@settings(max_examples=30)
def test_long_and_low_ones_hardly_cover_one_another(count: int, seed: int) -> None:
    placed = layout.rows(units(*["crocodile"] * count), AREA, Random(seed), tall=300, feet=(560, 860))
    assert layout.long(placed)
    assert in_sight(placed) >= layout.visible(count, long=True) - 1e-6 > layout.visible(count)
