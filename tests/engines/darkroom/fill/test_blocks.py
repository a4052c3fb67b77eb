"""Squares of the picture from where matches point."""

import numpy as np
import pytest

from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.fill.blocks import copied
from limner.engines.darkroom.fill.match import Matches
from limner.engines.darkroom.fill.patches import touching

UNIT = 8


def noise(height: int, width: int) -> Pixels:
    return np.random.default_rng(1).integers(0, 256, (height, width, 3), np.uint8)


def hole_of(shape: tuple[int, ...]) -> Mask:
    hole = np.zeros(shape[:2], bool)
    hole[70:101, 60:97] = True
    return hole


def shifted(shape: tuple[int, ...], down: int, right: int) -> Matches:
    """All squares from so many squares away, where that is in the picture."""
    rows, columns = -(-shape[0] // UNIT), -(-shape[1] // UNIT)
    y, x = np.mgrid[:rows, :columns]
    inside = (y + down >= 0) & (y + down < rows) & (x + right >= 0) & (x + right < columns)
    targets = np.flatnonzero(inside)
    return Matches(targets, targets + down * columns + right, np.zeros(targets.size, np.float32))


@pytest.mark.parametrize("size", [(160, 200), (163, 197)], ids=["whole squares", "cut squares"])
def test_one_shift_copies_to_the_bit(size: tuple[int, int]) -> None:
    pixels, hole = noise(*size), hole_of(size)
    area = np.s_[48:128, 40:136]
    made = copied(pixels, hole, shifted(size, -3, 4), UNIT, area)
    near = touching(hole)[area]
    away = np.roll(pixels, (3 * UNIT, -4 * UNIT), (0, 1))[area]
    assert np.array_equal(made[near], away[near])
    assert np.array_equal(made[~near], pixels[area][~near])


def test_the_better_match_decides() -> None:
    size = 160, 200
    pixels, hole = noise(*size), hole_of(size)
    near, far = shifted(size, -3, 4), shifted(size, 3, -4)
    columns = size[1] // UNIT
    even = near.targets // columns % 4 < 2
    worse = far.targets // columns % 4 >= 2
    both = Matches(
        np.concatenate([near.targets[even], far.targets[worse]]),
        np.concatenate([near.sources[even], far.sources[worse]]),
        np.concatenate([near.distance[even], np.full(int(worse.sum()), 1e6, np.float32)]),
    )
    area = np.s_[48:128, 40:136]
    made = copied(pixels, hole, both, UNIT, area)
    away = np.roll(pixels, (3 * UNIT, -4 * UNIT), (0, 1))[area]
    assert np.array_equal(made[hole[area]], away[hole[area]])


def test_without_matches_pixels_stay() -> None:
    pixels, hole = noise(160, 200), hole_of((160, 200))
    lone = Matches(np.array([0]), np.array([5]), np.zeros(1, np.float32))
    area = np.s_[48:128, 40:136]
    assert np.array_equal(copied(pixels, hole, lone, UNIT, area), pixels[area])
