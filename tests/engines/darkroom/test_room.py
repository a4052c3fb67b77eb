import numpy as np
import pytest

from limner.engines.darkroom.room import place_in

SHAPE = np.ones((60, 40), np.float32)
SIZES = (1.0, 0.5, 0.25)


def free(top: int, bottom: int) -> np.ndarray[tuple[int, int], np.dtype[np.bool_]]:
    """A picture of 200×120 that has room between two rows."""
    room = np.zeros((120, 200), np.bool_)
    room[top:bottom] = True
    return room


def test_a_figure_is_as_large_as_it_fits() -> None:
    place = place_in(SHAPE, free(20, 118), SIZES)
    assert place is not None
    assert (place.width, place.height) == (40, 60)


@pytest.mark.parametrize("foot", [0.6, 0.75])
def test_what_stands_has_its_foot_on_the_ground_though_it_be_smaller(foot: float) -> None:
    sky, ground = free(0, 64), free(90, 120)
    floating, standing = place_in(SHAPE, sky | ground, SIZES), place_in(SHAPE, sky | ground, SIZES, foot=foot)
    assert floating is not None
    assert floating.height == 60
    assert standing is not None
    assert standing.height < 60
    assert standing.y + standing.height >= foot * 120


def test_there_is_no_place_where_the_ground_is_taken() -> None:
    assert place_in(SHAPE, free(0, 64), SIZES, least=0.9, foot=0.7) is None
