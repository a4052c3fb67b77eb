"""Small maps at full size."""

import numpy as np

from limner.engines.darkroom.canvas import sampled
from limner.engines.darkroom.composite import enlarged_rows, over


def test_single_pixels_are_those_of_the_enlarged_map() -> None:
    small = np.random.default_rng(1).random((13, 17, 4)).astype(np.float32)
    whole = enlarged_rows(small, slice(0, 130), 130, 200)
    y, x = np.nonzero(np.random.default_rng(2).random((130, 200)) < 0.1)
    assert np.allclose(sampled(small, (130, 200), y, x), whole[y, x], atol=1e-3)
    assert sampled(small, (130, 200), y[:0], x[:0]).shape == (0, 4)


def test_what_a_matte_does_not_show_stays_to_the_bit() -> None:
    random = np.random.default_rng(1)
    base, top = (random.integers(0, 256, (600, 30, 3), np.uint8) for _ in range(2))
    matte = (random.random((600, 30)) * (random.random((600, 30)) < 0.5)).astype(np.float32)
    made = over(base, top, matte)
    assert np.array_equal(made[matte == 0], base[matte == 0])
    mixed = top * matte[..., None] + base * (1 - matte[..., None])
    assert np.abs(made - mixed).max() <= 1
