"""Which cells outlines cover, and which of many is seen in each."""

import numpy as np
import pytest

from limner.drawing.coverage import Numbers, covered
from limner.drawing.geometry import Path, rect
from limner.drawing.matrices import affine

CELLS = affine(1, 0, 0, 1, 0, 0)


def test_cells_are_covered_by_their_share() -> None:
    cells = covered(rect(1, 1, 2.5, 2), 5, 4, CELLS)
    assert cells.shape == (4, 5)
    assert cells[1, 1] == 255
    assert cells[1, 3] == pytest.approx(128, abs=4)
    assert not cells[0].any()


def test_hard_edges_are_all_or_nothing() -> None:
    assert set(np.unique(covered(rect(0.3, 0.3, 3.3, 2.2), 6, 5, CELLS, smooth=False))) <= {0, 255}


def test_clips_cut_and_growth_widens() -> None:
    square = rect(2, 2, 4, 4)
    assert not covered(square, 8, 8, CELLS, clips=[rect(0, 0, 4, 8)])[:, 4:].any()
    assert covered(square, 8, 8, CELLS, grown=1.0).sum() > covered(square, 8, 8, CELLS).sum()


def test_an_empty_outline_covers_nothing() -> None:
    assert not covered(Path(), 3, 3, CELLS).any()


def test_what_is_drawn_later_hides_what_is_under_it() -> None:
    picture = Numbers(4, 4, CELLS)
    picture.draw(rect(0, 0, 4, 4), 70_000)
    picture.draw(rect(0, 0, 2, 4), 3)
    seen = picture.seen()
    assert seen.shape == (4, 4)
    assert set(seen[:, :2].ravel()) == {3}
    assert set(seen[:, 2:].ravel()) == {70_000}


def test_bands_follow_each_other_from_start_to_end() -> None:
    picture = Numbers(6, 2, CELLS)
    picture.draw_bands(rect(0, 0, 6, 2), (0, 0), (6, 0), [11, 22, 33])
    assert picture.seen()[0].tolist() == [11, 11, 22, 22, 33, 33]


def test_within_draws_in_other_coordinates_and_comes_back_after_an_error() -> None:
    picture = Numbers(4, 4, CELLS)

    def fail() -> None:
        with picture.within(affine(1, 0, 0, 1, 2, 0), rect(0, 0, 1, 1)):
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail()
    picture.draw(rect(0, 0, 1, 4), 5)
    assert picture.seen()[:, 0].tolist() == [5, 5, 5, 5]
    with picture.within(affine(1, 0, 0, 1, 2, 0)):
        picture.draw(rect(0, 0, 1, 4), 6)
    assert set(picture.seen()[:, 2]) == {6}
