"""Bloom, vignette and grain."""

import numpy as np
import pytest
from numpy.typing import NDArray

from limner.engines.illustrator.finish import finish
from limner.engines.illustrator.scene import Finish

NONE = Finish(bloom=0.0, vignette=0.0, grain=0.0)


def _grey(level: int = 120, height: int = 160, width: int = 240) -> NDArray[np.uint8]:
    return np.full((height, width, 3), level, np.uint8)


def test_nothing_asked_nothing_changed() -> None:
    assert (finish(_grey(), NONE, 1) == 120).all()


def test_bloom_spills_from_the_bright_place_only() -> None:
    pixels = _grey(40)
    pixels[60:100, 100:140] = 255
    result = finish(pixels.copy(), Finish(1.0, 0.0, 0.0), 1)
    assert result[80, 96, 0] > 50
    assert result[0, 0, 0] <= 42
    assert (result >= pixels).all()


@pytest.mark.parametrize("level", [0, 200, 255])
def test_an_even_picture_does_not_bloom(level: int) -> None:
    assert (finish(_grey(level), Finish(1.0, 0.0, 0.0), 1) == level).all()


def test_a_vignette_darkens_the_corners_and_leaves_the_middle() -> None:
    result = finish(_grey(), Finish(0.0, 0.5, 0.0), 1)
    assert (result[60:100, 90:150] == 120).all()
    corners = result[[0, 0, -1, -1], [0, -1, 0, -1], 0]
    assert (corners == corners[0]).all()
    assert corners[0] < 95


def test_the_shade_of_a_vignette_is_cool() -> None:
    red, green, blue = finish(_grey(), Finish(0.0, 0.5, 0.0), 1)[0, 0]
    assert red < green < blue


def test_grain_is_grey_subtle_and_leaves_the_mean() -> None:
    change = finish(_grey(120, 512, 512), Finish(0.0, 0.0, 0.5), 1).astype(int) - 120
    assert (change == change[..., :1]).all()
    assert 0.5 < change.std() < 4
    assert abs(change.mean()) < 0.1


def test_grain_goes_with_the_seed() -> None:
    grain = Finish(0.0, 0.0, 0.5)
    first, again, other = (finish(_grey(), grain, seed) for seed in (1, 1, 2))
    assert (first == again).all()
    assert (first != other).any()


@pytest.mark.parametrize("seed", [0, 63, 64 * 64 - 1, 2**31 - 1])
def test_any_seed_covers_the_whole_picture(seed: int) -> None:
    assert finish(_grey(120, 700, 600), Finish(0.0, 0.0, 0.5), seed).shape == (700, 600, 3)


@pytest.mark.parametrize("shape", [(1, 1, 3), (3, 900, 3), (64, 64, 3)])
def test_any_size(shape: tuple[int, int, int]) -> None:
    pixels = np.full(shape, 200, np.uint8)
    result = finish(pixels, Finish(), 9)
    assert result.shape == shape
    assert result.dtype == np.uint8


def test_tones_spread_to_both_ends_and_leave_the_middle() -> None:
    ramp = np.linspace(60, 190, 200).astype(np.uint8)
    pixels = np.repeat(np.repeat(ramp[None, :, None], 100, axis=0), 3, axis=2)
    result = finish(pixels.copy(), Finish(0.0, 0.0, 0.0, tones=1.0), 1).astype(int)
    assert result[:, 0].max() < 55
    assert result[:, -1].min() > 195
    assert abs(result[:, 100].mean() - pixels[0, 100, 0]) < 12


def test_tones_warm_the_lights_and_cool_the_shades() -> None:
    pixels = np.concatenate([_grey(60), _grey(190)], axis=1)
    result = finish(pixels, Finish(0.0, 0.0, 0.0, tones=1.0), 1).astype(int)
    shade, light = result[0, 0], result[0, -1]
    assert shade[0] < shade[2]
    assert light[0] > light[2]


@pytest.mark.parametrize("side", [-1.0, 1.0])
def test_the_key_light_comes_from_its_side(side: float) -> None:
    result = finish(_grey(), Finish(0.0, 0.0, 0.0, key=0.2), 1, side).astype(int)
    near, across = (result[0, -1], result[-1, 0]) if side > 0 else (result[0, 0], result[-1, -1])
    assert near.mean() > 125
    assert near[0] > near[2]
    assert across.mean() < 115
    assert (result[80, 120] == 120).all()
