"""Tiles that textures are laid on."""

import numpy as np

from limner.engines.illustrator.staging.patterns.wrapping import seamless


def _waves(height: int, width: int) -> np.ndarray:
    """A picture that repeats."""
    y, x = np.mgrid[0:height, 0:width]
    plane = 128 + 60 * np.sin(2 * np.pi * x / width) + 40 * np.cos(4 * np.pi * y / height)
    return np.repeat(plane[:, :, None], 3, axis=2).astype(np.uint8)


def _slanted(pixels: np.ndarray) -> np.ndarray:
    """Darker toward the right and the foot, as light on paper may be: it repeats nowhere."""
    height, width = pixels.shape[:2]
    y, x = np.mgrid[0:height, 0:width]
    shade = (60 * x / width + 40 * y / height).astype(np.uint8)
    darker: np.ndarray = pixels - np.minimum(shade[:, :, None], pixels)
    return darker


def _seam(pixels: np.ndarray) -> int:
    tile = pixels.astype(int)
    return int(max(np.abs(tile[:, 0] - tile[:, -1]).max(), np.abs(tile[0] - tile[-1]).max()))


def test_edges_meet_where_the_work_alone_would_leave_a_seam() -> None:
    tile = _waves(150, 200)
    assert _seam(_slanted(tile)) > 40
    assert _seam(seamless(tile, _slanted)) < 12


def test_work_that_changes_nothing_leaves_the_tile() -> None:
    tile = _waves(150, 200)
    assert np.array_equal(seamless(tile, lambda pixels: pixels.copy()), tile)


def test_far_from_the_edges_the_work_is_whole() -> None:
    tile = _waves(200, 200)
    bright = seamless(tile, lambda pixels: 255 - pixels)
    assert bright.shape == tile.shape
    assert np.array_equal(bright[60:, 60:], 255 - tile[60:, 60:])


def test_a_tile_smaller_than_the_strip() -> None:
    assert seamless(_waves(10, 12), _slanted).shape == (10, 12, 3)
