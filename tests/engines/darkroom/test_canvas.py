"""Pictures at another size, apart and together."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from limner.engines.darkroom.canvas import join, lay, premultiplied, resized, split, to_bytes, unpremultiplied


@pytest.mark.parametrize("shape", [(7,), (5, 6), (5, 6, 1), (5, 6, 3), (5, 6, 4), (1, 256, 3), (4, 0, 3)], ids=str)
@pytest.mark.parametrize("kind", [np.float32, np.float64], ids=["float32", "float64"])
def test_values_are_rounded_into_bytes(shape: tuple[int, ...], kind: type) -> None:
    values: NDArray[Any] = np.random.default_rng(1).uniform(-300, 600, shape).astype(kind)
    values.ravel()[:3] = (0.5, 1.5, 254.5)[: values.size]
    made = to_bytes(values)
    assert made.dtype == np.uint8
    assert np.array_equal(made, np.clip(np.rint(values), 0, 255))


def test_what_is_laid_is_seen_only_under_its_mask() -> None:
    base, top = np.zeros((40, 50, 3), np.uint8), np.full((40, 50, 3), 9, np.uint8)
    mask = np.random.default_rng(1).random((40, 50)) < 0.3
    lay(base[5:25, 10:30], top[5:25, 10:30], mask[5:25, 10:30])
    expected = np.zeros_like(base)
    expected[5:25, 10:30][mask[5:25, 10:30]] = 9
    assert np.array_equal(base, expected)


def test_alpha_comes_apart_and_together() -> None:
    pixels = np.random.default_rng(1).integers(0, 256, (30, 20, 4), np.uint8)
    assert np.array_equal(join(*split(pixels)), pixels)
    opaque, alpha = split(pixels[..., :3])
    assert alpha is None
    assert np.array_equal(join(opaque, alpha), pixels[..., :3])


def test_premultiplied_colours_come_back() -> None:
    pixels = np.random.default_rng(1).integers(0, 256, (30, 20, 4), np.uint8)
    back = unpremultiplied(premultiplied(pixels))
    assert np.array_equal(back[..., 3], pixels[..., 3])
    shown = pixels[..., 3] > 3
    assert np.abs(back[shown].astype(int) - pixels[shown]).max() <= 1


@pytest.mark.parametrize("size", [(50, 50), (170, 130)], ids=["smaller", "larger"])
def test_what_is_transparent_lends_no_colour(size: tuple[int, int]) -> None:
    pixels = np.zeros((100, 100, 4), np.uint8)
    pixels[..., :3] = (0, 255, 0)
    pixels[30:70, 30:70] = (200, 40, 90, 255)
    made = resized(pixels, *size)
    assert made.shape == (size[1], size[0], 4)
    alpha = made[..., 3:] / 255
    assert alpha.max() == 1
    assert (np.abs(made[..., :3].astype(int) - (200, 40, 90)) * alpha).max() <= 1, "of what is seen"
