"""Creative: the content of crisp with more detail where there is texture."""

import cv2
import numpy as np
import pytest

from limner.engines.base import never_cancelled
from limner.engines.darkroom.upscale import creative as module
from limner.engines.darkroom.upscale.creative import creative
from limner.engines.darkroom.upscale.crisp import crisp
from limner.engines.darkroom.upscale.texture import texture_of
from tests.engines.darkroom.upscale.pictures import Pixels, disc, fine_energy, gravel, photograph

SCALES = pytest.mark.parametrize("scale", [2, 4])


def _noisy(pixels: Pixels, sigma: float) -> Pixels:
    noise = np.random.default_rng(3).normal(0, sigma, (*pixels.shape[:2], 1))
    return np.clip(np.rint(pixels + noise), 0, 255).astype(np.uint8)


@SCALES
@pytest.mark.parametrize("shape", [(32, 32, 3), (33, 57, 4)], ids=str)
def test_each_side_is_scale_times_larger(scale: int, shape: tuple[int, int, int]) -> None:
    pixels = np.random.default_rng(1).integers(0, 256, shape, dtype=np.uint8)
    assert creative(pixels, scale, 1, never_cancelled).shape == (shape[0] * scale, shape[1] * scale, shape[2])


@SCALES
def test_more_fine_detail_than_crisp_where_there_is_texture(scale: int) -> None:
    source = gravel()
    plain = fine_energy(crisp(source, scale, never_cancelled))
    assert fine_energy(creative(source, scale, 1, never_cancelled)) > 1.3 * plain


@SCALES
def test_the_noise_of_a_plain_area_does_not_become_grit(scale: int) -> None:
    source = _noisy(np.full((96, 96, 3), (110, 150, 200), np.uint8), 3.0)
    result = creative(source, scale, 1, never_cancelled)
    assert fine_energy(result) < 0.5 * fine_energy(crisp(source, scale, never_cancelled))


def test_skin_gets_no_texture_that_the_same_pattern_gets_in_another_colour() -> None:
    pattern = _noisy(np.full((96, 96, 3), 170, np.uint8), 4.0).astype(np.int16) - 170
    calm = np.zeros((96, 64, 3), np.int16)
    roughness = []
    for colour in ((224, 172, 145), (120, 170, 110)):
        whole = np.hstack([pattern, calm]) + np.array(colour)
        texture = texture_of(np.clip(whole, 0, 255).astype(np.uint8))
        roughness.append(float(texture.roughness[30:66, 30:66].mean()))
    assert roughness[0] < 0.2 * roughness[1]


def test_a_large_source_grows_without_the_network_in_place(monkeypatch: pytest.MonkeyPatch) -> None:
    source = photograph()
    plain = creative(source, 2, 1, never_cancelled)
    monkeypatch.setattr(module, "NETWORKED", source.shape[0] * source.shape[1] - 1)
    larger = creative(source, 2, 1, never_cancelled)
    assert larger.shape == plain.shape
    assert np.abs(larger.astype(int) - plain).mean() < 3


def test_tiles_leave_no_seams(monkeypatch: pytest.MonkeyPatch) -> None:
    source = gravel()
    whole = creative(source, 4, 1, never_cancelled)
    monkeypatch.setattr(module, "TILE", 128)
    assert np.abs(creative(source, 4, 1, never_cancelled).astype(int) - whole).max() <= 1


@SCALES
def test_flat_areas_stay_flat(scale: int) -> None:
    source = np.full((64, 64, 3), (250, 240, 220), np.uint8)
    cv2.putText(source, "Abc", (4, 44), cv2.FONT_HERSHEY_SIMPLEX, 1.0, (20, 30, 120), 2, cv2.LINE_AA)
    result = creative(source, scale, 1, never_cancelled)
    letters = cv2.dilate((source != source[0, 0]).any(axis=2).astype(np.uint8), np.ones((7, 7), np.uint8))
    far = cv2.resize(1 - letters, None, fx=scale, fy=scale, interpolation=cv2.INTER_NEAREST) > 0
    assert (result[far] == source[0, 0]).all()


@SCALES
def test_the_content_stays(scale: int) -> None:
    source = photograph()
    result = creative(source, scale, 1, never_cancelled)
    error = cv2.resize(result, (96, 96), interpolation=cv2.INTER_AREA).astype(int) - source
    assert np.abs(error).mean() < 4


def test_the_seed_places_the_texture() -> None:
    source = photograph()
    first = creative(source, 4, 1, never_cancelled)
    assert (first == creative(source, 4, 1, never_cancelled)).all()
    assert (first != creative(source, 4, 2, never_cancelled)).any()


def test_alpha_is_that_of_crisp() -> None:
    source = disc()
    alpha = creative(source, 4, 1, never_cancelled)[..., 3]
    assert (alpha == crisp(source, 4, never_cancelled)[..., 3]).all()


def test_gray_stays_gray() -> None:
    gray = np.repeat(photograph()[..., 1:2], 3, axis=2)
    result = creative(gray, 2, 1, never_cancelled)
    assert (result == result[..., :1]).all()
