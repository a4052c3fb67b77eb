"""What is shown to a model that fills holes, and what of its work is taken."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from limner.engines.base import Cancelled, Unwatched
from limner.engines.spandrel.erase import LEAST_MARGIN, NEAR, Mask, Pixels, erased
from tests.watches import Counting

PAINT = (250, 10, 130)
RANDOM = np.random.default_rng(5)


@dataclass
class Painter:
    """Paints all that it is shown in one colour, and remembers what it was shown."""

    shown: list[tuple[Pixels, Mask]] = field(default_factory=list)

    def __call__(self, pixels: Pixels, holes: Mask) -> Pixels:
        assert pixels.shape[:2] == holes.shape
        self.shown.append((pixels.copy(), holes.copy()))
        return np.full_like(pixels, PAINT)

    @property
    def sizes(self) -> list[tuple[int, int]]:
        """Widths and heights, as they were shown."""
        return [(holes.shape[1], holes.shape[0]) for _, holes in self.shown]


def noise(width: int, height: int) -> Pixels:
    return RANDOM.integers(0, 240, (height, width, 3), np.uint8)


def mask_of(width: int, height: int, *boxes: Sequence[int]) -> NDArray[np.bool_]:
    """True in boxes of left, top, width and height."""
    mask = np.zeros((height, width), np.bool_)
    for left, top, wide, high in boxes:
        mask[top : top + high, left : left + wide] = True
    return mask


def filled(pixels: Pixels, mask: Mask, side: int = 1024) -> Painter:
    """Fill the holes, and see that they alone are painted, whole."""
    painter = Painter()
    made = erased(pixels, mask, side, painter, Unwatched())
    assert (made[mask] == PAINT).all()
    assert (made[~mask] == pixels[~mask]).all()
    return painter


Box = st.tuples(st.integers(0, 290), st.integers(0, 190), st.integers(1, 120), st.integers(1, 120))


@settings(max_examples=60, deadline=None)
@given(st.lists(Box, min_size=1, max_size=6), st.integers(32, 256))
def test_all_holes_are_filled_and_nothing_else_changes(boxes: list[tuple[int, int, int, int]], side: int) -> None:
    painter = filled(noise(300, 200), mask_of(300, 200, *boxes), side)
    assert all(max(size) <= side for size in painter.sizes)
    assert all(holes.any() for _, holes in painter.shown)


def test_a_small_picture_is_shown_whole() -> None:
    pixels, mask = noise(300, 260), mask_of(300, 260, (100, 90, 60, 50), (10, 10, 5, 5))
    ((shown, holes),) = filled(pixels, mask).shown
    assert (shown == pixels).all()
    assert (holes == mask).all()


def test_of_a_large_picture_the_surroundings_are_shown_as_they_are() -> None:
    pixels = noise(2000, 1500)
    ((shown, holes),) = filled(pixels, mask_of(2000, 1500, (1000, 700, 60, 50))).shown
    assert shown.shape[:2] == (NEAR, NEAR)
    left = int(holes.any(0).argmax())
    top = int(holes.any(1).argmax())
    assert (shown == pixels[700 - top : 700 - top + NEAR, 1000 - left : 1000 - left + NEAR]).all()
    assert abs(left - NEAR // 2 + 30) <= 1
    assert abs(top - NEAR // 2 + 25) <= 1


def test_at_the_border_all_that_is_shown_lies_in_the_picture() -> None:
    painter = filled(noise(1400, 900), mask_of(1400, 900, (0, 0, 20, 20), (1380, 880, 20, 20)))
    assert painter.sizes == [(NEAR, NEAR)] * 2


def test_holes_near_each_other_are_filled_together_and_others_are_hidden() -> None:
    """The second one's surroundings hold the first, which is painted by then."""
    pixels = noise(1200, 600)
    near = mask_of(1200, 600, (300, 300, 20, 20), (400, 300, 20, 20))
    assert len(filled(pixels, near).shown) == 1
    apart = mask_of(1200, 600, (240, 300, 20, 20), (470, 300, 20, 20))
    (_, first), (shown, second) = filled(pixels, apart).shown
    assert first.any(0).sum() == 40, "both are hidden, since neither is to be seen"
    assert second.any(0).sum() == 20
    assert (shown == PAINT).all(2).any()


def test_a_hole_that_is_too_large_is_shown_smaller_with_all_that_it_touches() -> None:
    mask = mask_of(900, 900, (200, 200, 401, 401))
    pixels = np.zeros((900, 900, 3), np.uint8)
    pixels[mask] = 255
    ((shown, holes),) = filled(pixels, mask, side=256).shown
    assert max(holes.shape) == 256
    assert not shown[~holes].any(), "nothing of what is to go is left to be seen"
    assert 0.15 < holes.mean() < 0.35


@pytest.mark.parametrize("box", [(0, 0, 300, 200), (0, 0, 300, 1), (299, 199, 1, 1)])
def test_odd_holes(box: tuple[int, int, int, int]) -> None:
    assert filled(noise(300, 200), mask_of(300, 200, box)).shown


def test_holes_are_progress_and_places_to_stop() -> None:
    mask = mask_of(3000, 100, *((left, 20, 30, 30) for left in (0, 1000, 2000)))
    watch = Counting()
    erased(noise(3000, 100), mask, 256, Painter(), watch)
    assert watch.steps == [(1, 3), (2, 3), (3, 3)]
    with pytest.raises(Cancelled):
        erased(noise(3000, 100), mask, 256, Painter(), Counting(leave_after=2))


def test_many_specks_are_few_looks() -> None:
    boxes = [(left, top, 2, 2) for left in range(10, 1000, 2 * LEAST_MARGIN + 4) for top in range(10, 1000, 70)]
    assert len(filled(noise(1024, 1024), mask_of(1024, 1024, *boxes)).shown) <= 9
