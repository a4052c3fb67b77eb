"""Whether words can be read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.engines.illustrator.typesetting.contrast import LEAST, contrast, legible

COLOUR = st.tuples(*(st.integers(0, 255),) * 3)


def test_the_guidelines_own_figures() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((118, 118, 118), (255, 255, 255)) == pytest.approx(4.54, abs=0.01)


@given(COLOUR, COLOUR)
def test_any_colour_is_made_legible_on_any_ground(wanted: tuple[int, int, int], ground: tuple[int, int, int]) -> None:
    assert contrast(legible(wanted, [ground]), ground) >= LEAST


def test_what_can_be_read_stays_as_it_is() -> None:
    assert legible((20, 40, 90), [(255, 250, 240)]) == (20, 40, 90)
