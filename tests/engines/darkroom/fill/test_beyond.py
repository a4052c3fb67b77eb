"""Photographs on a larger canvas: what the border shows goes on, and what stands in the picture is not repeated."""

from functools import cache

import cv2
import numpy as np
import pytest

from benchmarks.erase import photograph
from limner.engines.base import never_cancelled
from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.fill.beyond import beyond, within_reach
from limner.engines.darkroom.fill.frame import Frame

SEED = 3
SIDES = {"right": (0, 0, 0, 40), "left": (0, 40, 0, 0), "below": (0, 0, 40, 0), "above": (40, 0, 0, 0)}


def placed(source: Pixels, top: int, left: int, bottom: int, right: int) -> tuple[Pixels, Mask, Frame]:
    """The source on a canvas with so much more at each side."""
    canvas = np.pad(source, ((top, bottom), (left, right), (0, 0)))
    known = np.zeros(canvas.shape[:2], bool)
    known[top : top + len(source), left : left + source.shape[1]] = True
    return canvas, known, Frame.of(known)


def made(source: Pixels, *more: int, seed: int = SEED) -> Pixels:
    return beyond(*placed(source, *more), seed, never_cancelled)


@cache
def landscape() -> Pixels:
    """A grained sky over grained ground, the horizon at row 70 of 120, and a red ball on it."""
    random = np.random.default_rng(1)
    rows = np.arange(120)[:, None, None]
    ground = np.where(rows < 70, (120.0, 160.0, 220.0), (70.0, 110.0, 40.0)) * np.ones((1, 160, 1))
    rough = np.where(rows < 70, 2.0, 14.0) * random.standard_normal((120, 160, 1))
    picture = np.clip(ground + cv2.GaussianBlur(rough, (0, 0), 0.7)[..., None], 0, 255).astype(np.uint8)
    cv2.circle(picture, (80, 66), 14, (220, 30, 30), -1, cv2.LINE_AA)
    return picture


def step(result: Pixels, side: str) -> float:
    """The slope across the border, relative to the picture's own beside it."""
    turned = {
        "right": lambda p: p[:, -60:],
        "left": lambda p: p[:, ::-1][:, -60:],
        "below": lambda p: p.swapaxes(0, 1)[:, -60:],
        "above": lambda p: p[::-1].swapaxes(0, 1)[:, -60:],
    }[side](result).astype(np.float32)
    slopes = np.abs(np.diff(turned, axis=1)).mean((0, 2))
    return float(slopes[19] / slopes[:19].mean())


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("name", ["coffee", "grass"])
def test_the_border_is_no_step(name: str, side: str) -> None:
    source = cv2.resize(photograph(name), (240, 160), interpolation=cv2.INTER_AREA).astype(np.uint8)
    assert step(made(source, *SIDES[side]), side) < 1.6


@pytest.mark.parametrize("more", [(0, 0, 0, 40), (0, 40, 0, 0), (30, 30, 30, 30), (0, 150, 0, 150)])
def test_a_horizon_goes_on_at_its_height(more: tuple[int, int, int, int]) -> None:
    result = made(landscape(), *more).astype(int)
    bluer = result[..., 2] > result[..., 1]
    beside = np.ones(result.shape[1], bool)
    beside[more[1] : more[1] + 160] = False
    heights = bluer[:, beside].sum(0) - more[0]
    assert np.abs(heights - 70).max() <= 4


def test_what_stands_in_the_picture_is_not_copied() -> None:
    result = made(landscape(), 40, 60, 40, 60).astype(int)
    red = result[..., 0] > result[..., 1] + 80
    red[40:160, 60:220] = False
    assert red.sum() < 8


def test_what_the_lower_border_cuts_goes_on_down() -> None:
    source = landscape().copy()
    source[60:, 55:105] = np.where(source[60:, 55:105] > 90, 200, 190) * (1, 0, 0)
    result = made(source, 0, 0, 36, 0).astype(int)
    red = result[120:, :, 0] > result[120:, :, 1] + 60
    assert red[:, 65:95].mean() > 0.8
    assert red[:, :35].mean() < 0.05


@pytest.mark.parametrize("name", ["grass", "gravel"])
def test_texture_stays_sharp(name: str) -> None:
    source = np.ascontiguousarray(photograph(name)[:200, :200])
    result = made(source, 0, 0, 0, 60).astype(np.float32)
    fine = np.abs(result - cv2.GaussianBlur(result, (0, 0), 1.5)).mean((0, 2))
    assert 0.8 < fine[205:255].mean() / fine[140:195].mean() < 1.2


def test_a_dark_edging_does_not_go_on() -> None:
    source = landscape().copy()
    source[:, -2:] = 10
    result = made(source, 0, 0, 0, 40).astype(int)
    assert np.abs(result[10:50, 162:] - (120, 160, 220)).mean() < 12


def test_the_seed_decides() -> None:
    source = np.ascontiguousarray(photograph("gravel")[:160, :200])
    first, again, other = (made(source, 0, 0, 40, 40, seed=seed) for seed in (1, 1, 2))
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)


def test_a_canvas_many_times_as_large_is_out_of_reach() -> None:
    known = np.zeros((4096, 4096), bool)
    known[100:356, 100:356] = True
    assert not within_reach(Frame.of(known), known.shape)
    known = np.zeros((1024, 1536), bool)
    known[:, 256:1280] = True
    assert within_reach(Frame.of(known), known.shape)
