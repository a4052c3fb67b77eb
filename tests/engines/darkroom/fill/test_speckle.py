"""Grain without things."""

import numpy as np

from limner.engines.darkroom.fill.speckle import MOST, Speckle


def test_grain_is_as_strong_as_where_the_picture_is_calm() -> None:
    fine = np.rint(np.random.default_rng(1).normal(0, 1.5, (200, 240, 3))).astype(np.int8)
    fine[60:140, 80:160] = 90
    made = Speckle.of(fine, (300, 410), 1).rows(slice(20, 290), 410)
    assert made.shape == (270, 410, 3)
    assert np.abs(made).max() <= MOST
    assert 1.0 < made.std() < 1.8


def test_strips_meet() -> None:
    fine = np.random.default_rng(1).integers(-3, 4, (100, 100, 3)).astype(np.int8)
    speckle = Speckle.of(fine, (150, 170), 2)
    whole = speckle.rows(slice(0, 150), 170)
    assert np.array_equal(whole, np.concatenate([speckle.rows(slice(0, 61), 170), speckle.rows(slice(61, 150), 170)]))
    assert len(np.unique(whole)) > 4
