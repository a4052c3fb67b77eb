"""Woodblock prints: flat colours of mineral pigments within key lines, wiped skies, the wood's grain."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from limner.drawing.colour import lch
from limner.engines.illustrator.looks.printed import photographs, woodblock
from tests.engines.illustrator.looks.printed.pictures import colours, drawn, svg

BYTES = st.integers(0, 255)


@given(st.tuples(BYTES, BYTES, BYTES))
def test_no_pigment_is_stronger_or_darker_than_the_trades(rgb: tuple[int, int, int]) -> None:
    lightness, chroma, _ = lch(woodblock.printed(rgb))
    assert chroma < 0.17
    assert lightness > 0.22


def test_lines_are_of_the_key_block_in_svg_too() -> None:
    assert woodblock.KEY in colours(svg("woodblock"))


def test_the_sky_is_wiped_from_dark_to_pale() -> None:
    rows = drawn("woodblock", 320, 320).astype(float).mean(axis=(1, 2))
    assert rows[:8].mean() < rows[60:100].mean()


def test_a_photograph_is_cut_into_flat_colours() -> None:
    ramp = np.dstack([np.tile(np.linspace(20, 230, 256).astype(np.uint8), (256, 1))] * 3)
    made = photographs.blocked(ramp, 1).astype(float).mean(axis=(0, 2))
    steps = np.abs(np.diff(made))
    assert np.median(steps) < 1.5 < steps.max()
