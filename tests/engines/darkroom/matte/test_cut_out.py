import cv2
import numpy as np
import pytest

from limner.engines.base import never_cancelled
from limner.engines.darkroom.arrays import Matte, Pixels
from limner.engines.darkroom.matte.alpha import refine
from limner.engines.darkroom.matte.cut_out import cut_out
from limner.engines.darkroom.matte.foreground import unmix

SIDE = 192


def soft_disc() -> Matte:
    y, x = (np.mgrid[0:SIDE, 0:SIDE] + 0.5) / SIDE - 0.5
    return np.asarray(np.clip((0.3 - np.hypot(y, x)) * 30 + 0.5, 0, 1), np.float32)


def composite(alpha: Matte, colour: tuple[int, int, int], ground: tuple[int, int, int]) -> Pixels:
    share = alpha[..., None]
    return np.asarray(np.rint(share * np.array(colour) + (1 - share) * np.array(ground)), np.uint8)


def hairy() -> Matte:
    alpha = np.zeros((4 * SIDE, 4 * SIDE), np.uint8)
    middle = 2 * SIDE
    cv2.circle(alpha, (middle, middle), SIDE, 255, -1)
    for angle in np.linspace(0, 2 * np.pi, 90):
        tip = (int(middle + 1.12 * SIDE * np.cos(angle)), int(middle + 1.12 * SIDE * np.sin(angle)))
        cv2.line(alpha, (middle, middle), tip, 255, 5, cv2.LINE_AA)
    small = cv2.resize(alpha, (SIDE, SIDE), interpolation=cv2.INTER_AREA)
    return np.asarray(small / 255, np.float32)


def test_soft_edge_is_solved() -> None:
    alpha = soft_disc()
    picture = composite(alpha, (180, 60, 40), (60, 110, 190))
    matte = refine(picture, (alpha > 0.5).astype(np.float32), never_cancelled)
    assert np.abs(matte - alpha).max() < 0.1
    assert matte[0, 0] == 0
    assert matte[SIDE // 2, SIDE // 2] == 1


def test_hairs_come_back() -> None:
    alpha = hairy()
    picture = composite(alpha, (60, 40, 20), (200, 215, 230))
    y, x = np.mgrid[0:SIDE, 0:SIDE] - SIDE / 2
    coarse = (np.hypot(y, x) < SIDE / 4).astype(np.float32)
    matte = refine(picture, coarse, never_cancelled)
    assert np.abs(matte - alpha).mean() < 0.7 * np.abs(coarse - alpha).mean()


def test_large_edge_keeps_its_place() -> None:
    alpha = np.asarray(cv2.resize(soft_disc(), (1500, 1500)), np.float32)
    picture = composite(alpha, (180, 60, 40), (60, 110, 190))
    matte = refine(picture, (alpha > 0.5).astype(np.float32), never_cancelled)
    assert np.abs(matte - alpha).mean() < 0.01
    assert set(np.unique(matte[alpha == 1])) == {np.float32(1)}


@pytest.mark.parametrize("value", [0, 1])
def test_uniform_matte_is_kept(value: int) -> None:
    coarse = np.full((40, 60), value, np.float32)
    picture = np.random.default_rng(1).integers(0, 256, (40, 60, 3), np.uint8)
    assert np.array_equal(refine(picture, coarse, never_cancelled), coarse)


@pytest.mark.parametrize("side", [SIDE, 1300], ids=["small", "large"])
def test_no_halo_over_another_colour(side: int) -> None:
    alpha = np.asarray(cv2.resize(soft_disc(), (side, side)), np.float32)
    picture = composite(alpha, (180, 60, 40), (255, 255, 255))
    colours = unmix(picture, alpha)
    assert np.array_equal(colours[alpha == 1], picture[alpha == 1])
    truth = composite(alpha, (180, 60, 40), (0, 0, 0)).astype(int)
    shown = np.rint(colours * alpha[..., None]).astype(int)
    assert np.abs(shown - truth).max() <= 12


def test_cut_out_is_straight_and_clean() -> None:
    alpha = soft_disc()
    result = cut_out(composite(alpha, (180, 60, 40), (255, 255, 255)), never_cancelled)
    assert result.shape == (SIDE, SIDE, 4)
    assert result.dtype == np.uint8
    assert not result[result[..., 3] == 0].any()
    shown = result[..., :3] * (result[..., 3:] / 255)
    assert np.abs(shown - composite(alpha, (180, 60, 40), (0, 0, 0))).mean() < 1.5


def test_transparency_and_colours_are_kept() -> None:
    alpha = np.rint(255 * soft_disc()).astype(np.uint8)
    picture = np.dstack([composite(soft_disc(), (10, 200, 30), (90, 90, 90)), alpha])
    result = cut_out(picture, never_cancelled)
    assert np.array_equal(result[alpha > 0], picture[alpha > 0])
    assert not result[alpha == 0].any()


@pytest.mark.parametrize("shape", [(32, 32), (32, 200), (200, 33)], ids=str)
def test_any_shape(shape: tuple[int, int]) -> None:
    noise = np.random.default_rng(3).integers(0, 256, (*shape, 3), np.uint8)
    first, second = cut_out(noise, never_cancelled), cut_out(noise, never_cancelled)
    assert first.shape == (*shape, 4)
    assert np.array_equal(first, second)
    assert first[..., 3].any()
