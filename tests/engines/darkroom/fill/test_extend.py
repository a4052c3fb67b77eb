"""Outpainting: the known stays, and goes on."""

import cv2
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.erase import photograph
from limner.engines.base import Cancelled, never_cancelled
from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.fill.extend import extend

SEED = 7


def placed(source: Pixels, height: int, width: int, top: int, left: int) -> tuple[Pixels, Mask]:
    canvas = np.zeros((height, width, source.shape[2]), np.uint8)
    known = np.zeros((height, width), bool)
    area = slice(top, top + source.shape[0]), slice(left, left + source.shape[1])
    canvas[area] = source
    known[area] = True
    return canvas, known


def landscape() -> Pixels:
    """Blue over green, the horizon at row 60 of 100."""
    source = np.zeros((100, 120, 3), np.uint8)
    source[:60] = (120, 170, 230)
    source[60:] = (40, 110, 50)
    return source


@pytest.mark.parametrize(
    ("height", "width", "top", "left"),
    [(70, 85, 10, 12), (50, 100, 0, 0), (140, 150, 55, 60), (40, 75, 0, 30)],
    ids=["all round", "right and down", "far", "left"],
)
def test_the_known_stays_to_the_bit(height: int, width: int, top: int, left: int) -> None:
    source = np.ascontiguousarray(photograph("chelsea")[:80:2, :90:2])
    canvas, known = placed(source, height, width, top, left)
    made = extend(canvas, known, SEED, never_cancelled)
    assert np.array_equal(made[known], canvas[known])
    assert made[~known].mean() > 40
    assert np.array_equal(made, extend(canvas, known, SEED, never_cancelled))


def test_the_horizon_goes_on_level() -> None:
    canvas, known = placed(landscape(), 100, 240, 0, 60)
    made = extend(canvas, known, SEED, never_cancelled).astype(int)
    bluer = made[..., 2] > made[..., 1]
    assert bluer[:50].mean() > 0.9
    assert bluer[70:].mean() < 0.1


def test_sky_goes_up_and_ground_down() -> None:
    canvas, known = placed(landscape(), 200, 120, 50, 0)
    made = extend(canvas, known, SEED, never_cancelled).astype(int)
    assert np.abs(made[:40] - (120, 170, 230)).mean() < 12
    assert np.abs(made[160:] - (40, 110, 50)).mean() < 12


def test_a_post_at_the_side_is_not_a_band() -> None:
    source = landscape()
    source[20:40, :6] = (250, 30, 20)
    canvas, known = placed(source, 100, 240, 0, 120)
    made = extend(canvas, known, SEED, never_cancelled).astype(int)
    assert np.abs(made[25:35, :60] - (120, 170, 230)).mean() < 15


def test_pieces_of_the_middle_are_not_repeated() -> None:
    source = landscape()
    source[30:70, 40:80] = (250, 30, 20)
    canvas, known = placed(source, 100, 300, 0, 90)
    made = extend(canvas, known, SEED, never_cancelled).astype(int)
    assert not (made[..., 0] > made[..., 2] + 60)[~known].any()


def test_texture_goes_on_with_its_contrast() -> None:
    source = np.ascontiguousarray(photograph("gravel")[:256, :256])
    canvas, known = placed(source, 256, 330, 0, 0)
    made = extend(canvas, known, SEED, never_cancelled)
    assert made[:, 270:].std() > 0.6 * source.std()


@pytest.mark.parametrize("name", ["gravel", "grass", "brick"])
def test_far_out_texture_is_as_detailed_as_the_picture(name: str) -> None:
    source = np.ascontiguousarray(photograph(name)[:256, :256])
    canvas, known = placed(source, 256, 512, 0, 0)
    made = extend(canvas, known, SEED, never_cancelled)
    for start in range(256, 512, 64):
        assert 0.7 < fine_energy(made[:, start : start + 64]) / fine_energy(source) < 1.2


def fine_energy(pixels: Pixels) -> float:
    """The deviation of what is finer than about four pixels."""
    values = pixels.astype(np.float32)
    return float((values - cv2.GaussianBlur(values, (0, 0), 2.0)).std())


def test_one_colour_goes_on() -> None:
    flat = np.full((60, 60, 3), (30, 120, 200), np.uint8)
    canvas, known = placed(flat, 120, 140, 30, 40)
    assert np.array_equal(extend(canvas, known, SEED, never_cancelled), np.broadcast_to(flat[0, 0], canvas.shape))


def test_it_stops_when_it_is_cancelled() -> None:
    def cancel() -> None:
        raise Cancelled

    canvas, known = placed(landscape(), 130, 160, 10, 10)
    with pytest.raises(Cancelled):
        extend(canvas, known, SEED, cancel)


def test_alpha_becomes_opaque() -> None:
    source = np.dstack([landscape(), np.full((100, 120), 90, np.uint8)])
    canvas, known = placed(source, 130, 160, 10, 10)
    made = extend(canvas, known, SEED, never_cancelled)
    assert (made[~known][:, 3] == 255).all()
    assert (made[known][:, 3] == 90).all()


@settings(max_examples=10)
@given(
    height=st.integers(1, 60),
    width=st.integers(1, 60),
    more=st.tuples(*[st.integers(0, 50)] * 4),
    seed=st.integers(0, 99),
)
def test_any_size(height: int, width: int, more: tuple[int, int, int, int], seed: int) -> None:
    source = np.random.default_rng(seed).integers(0, 256, (height, width, 3), np.uint8)
    top, left, bottom, right = more
    canvas, known = placed(source, height + top + bottom, width + left + right, top, left)
    made = extend(canvas, known, SEED, never_cancelled)
    assert np.array_equal(made[known], canvas[known])
