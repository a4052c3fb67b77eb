"""Pixels as they are seen through a lens."""

import numpy as np

from limner.engines.illustrator.lenses import through


def _bars() -> np.ndarray:
    pixels = np.zeros((128, 128, 3), np.uint8)
    pixels[:, 60:68] = 255
    return pixels


def test_a_fisheye_swells_the_middle_and_keeps_the_rim() -> None:
    bent = through(_bars(), "fisheye")
    assert (bent[64, :, 0] > 127).sum() > 12
    assert (bent[1, :, 0] > 127).sum() <= 10


def test_a_tilt_shift_lens_keeps_one_band_sharp() -> None:
    toy = through(_bars(), "tilt-shift").astype(int)
    assert abs(np.diff(toy[82, :, 0])).max() > 200
    assert abs(np.diff(toy[2, :, 0])).max() < 150


def test_seen_from_below_what_stands_narrows_toward_its_top() -> None:
    low = through(_bars(), "from below")
    assert (low[125, :, 0] > 127).sum() > (low[2, :, 0] > 127).sum()
