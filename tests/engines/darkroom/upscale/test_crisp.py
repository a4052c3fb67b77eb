"""Crisp: larger, sharper, and nothing else."""

from typing import Any

import cv2
import numpy as np
import pytest
import skimage.data
import skimage.metrics

from limner.engines.base import Cancelled, never_cancelled
from limner.engines.darkroom.upscale import crisp as module
from limner.engines.darkroom.upscale.crisp import crisp
from tests.engines.darkroom.upscale.pictures import Pixels, disc, photograph

METRICS: Any = skimage.metrics
SCALES = pytest.mark.parametrize("scale", [2, 4])


def reduced(pixels: Pixels, scale: int) -> Pixels:
    size = (pixels.shape[1] // scale, pixels.shape[0] // scale)
    return np.asarray(cv2.resize(pixels, size, interpolation=cv2.INTER_AREA))


@SCALES
@pytest.mark.parametrize("shape", [(32, 32, 3), (33, 57, 3), (45, 32, 4)], ids=str)
def test_each_side_is_scale_times_larger(scale: int, shape: tuple[int, int, int]) -> None:
    pixels = np.random.default_rng(1).integers(0, 256, shape, dtype=np.uint8)
    assert crisp(pixels, scale, never_cancelled).shape == (shape[0] * scale, shape[1] * scale, shape[2])


@SCALES
def test_reduced_by_area_it_is_the_source_again(scale: int) -> None:
    source = photograph()
    error = reduced(crisp(source, scale, never_cancelled), scale).astype(int) - source
    assert np.abs(error).mean() < 2


@SCALES
@pytest.mark.parametrize("name", ["astronaut", "chelsea"])
def test_nearer_to_the_original_than_bicubic_and_lanczos(name: str, scale: int) -> None:
    original = np.ascontiguousarray(getattr(skimage.data, name)()[40:296, 100:356])
    source = reduced(original, scale)
    ours = crisp(source, scale, never_cancelled)
    for method in (cv2.INTER_CUBIC, cv2.INTER_LANCZOS4):
        theirs = cv2.resize(source, (256, 256), interpolation=method)
        assert METRICS.peak_signal_noise_ratio(original, ours) > METRICS.peak_signal_noise_ratio(original, theirs)
        ours_alike = METRICS.structural_similarity(original, ours, channel_axis=2)
        assert ours_alike > METRICS.structural_similarity(original, theirs, channel_axis=2)


@SCALES
@pytest.mark.parametrize("colour", [(0, 0, 0), (255, 255, 255), (200, 40, 90)], ids=str)
def test_one_colour_stays_that_colour(scale: int, colour: tuple[int, int, int]) -> None:
    pixels = np.full((40, 40, 3), colour, np.uint8)
    assert (crisp(pixels, scale, never_cancelled) == np.array(colour, np.uint8)).all()


@SCALES
def test_a_step_neither_rings_nor_overshoots(scale: int) -> None:
    pixels = np.full((48, 48, 3), 60, np.uint8)
    pixels[:, 24:] = 190
    result = crisp(pixels, scale, never_cancelled).astype(int)
    assert result.min() >= 60 - 0.05 * 130
    assert result.max() <= 190 + 0.05 * 130
    assert (result[:, : 22 * scale] == 60).all()
    assert (result[:, 26 * scale :] == 190).all()


@SCALES
def test_tiles_leave_no_seams(scale: int) -> None:
    source = photograph(90)
    whole = crisp(source, scale, never_cancelled, tile=1024).astype(int)
    assert np.abs(crisp(source, scale, never_cancelled, tile=64) - whole).max() <= 1


@SCALES
def test_gray_stays_gray(scale: int) -> None:
    gray = np.repeat(photograph()[..., 1:2], 3, axis=2)
    result = crisp(gray, scale, never_cancelled)
    assert (result == result[..., :1]).all()


@SCALES
def test_alpha_grows_without_a_dark_fringe(scale: int) -> None:
    source = disc()
    result = crisp(source, scale, never_cancelled)
    assert np.abs(reduced(result[..., 3], scale).astype(int) - source[..., 3]).mean() < 2
    visible = result[..., 3] > 0
    assert (np.abs(result[visible][:, :3].astype(int) - (240, 140, 20)) <= 1).all()


def test_opaque_alpha_stays_opaque() -> None:
    source = np.dstack([photograph(40), np.full((40, 40), 255, np.uint8)])
    assert (crisp(source, 2, never_cancelled)[..., 3] == 255).all()


def test_the_same_picture_gives_the_same_bytes() -> None:
    source = photograph()
    assert (crisp(source, 4, never_cancelled) == crisp(source, 4, never_cancelled)).all()


def test_it_stops_when_cancelled() -> None:
    def cancelled() -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        crisp(photograph(), 4, cancelled)


@SCALES
def test_a_calm_picture_comes_out_as_from_the_network(scale: int, monkeypatch: pytest.MonkeyPatch) -> None:
    y, x = np.mgrid[:70, :90].astype(np.float32)
    waves = 128 + 50 * np.sin(x / 17) + 40 * np.cos(y / 13)
    source = np.rint(np.dstack([waves, waves * 0.8, waves * 0.5 + 60])).astype(np.uint8)
    quick = crisp(source, scale, never_cancelled)
    monkeypatch.setattr(module, "CALM", -1)
    assert np.abs(quick.astype(int) - crisp(source, scale, never_cancelled)).max() <= 2
    assert np.abs(reduced(quick, scale).astype(int) - source).max() <= 1
