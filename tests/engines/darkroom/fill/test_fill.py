"""Erasing: what is outside stays, what is inside continues."""

import tracemalloc

import cv2
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.erase import photograph
from benchmarks.worst import MASKS
from limner.engines.base import Cancelled, never_cancelled
from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.fill.fill import fill
from limner.engines.darkroom.fill.mix import TENSION
from limner.engines.darkroom.fill.smooth import plate, plate_in_place
from limner.engines.darkroom.fill.windows import WORK_PIXELS

SEED = 7


def hole_at(shape: tuple[int, ...], top: int, left: int, tall: int, wide: int) -> Mask:
    hole = np.zeros(shape[:2], bool)
    hole[top : top + tall, left : left + wide] = True
    return hole


def filled(pixels: Pixels, hole: Mask) -> Pixels:
    """The fill of the picture with the hole blackened; checks that nothing else moved."""
    emptied = pixels.copy()
    emptied[hole] = 0
    before = emptied.copy()
    made = fill(emptied, hole, SEED, never_cancelled)
    assert np.array_equal(emptied, before)
    assert made.dtype == np.uint8
    assert np.array_equal(made[~hole], pixels[~hole])
    return made


@pytest.fixture(scope="module")
def cat() -> Pixels:
    return np.ascontiguousarray(photograph("chelsea")[:160, :240])


@pytest.fixture(scope="module")
def kitten(cat: Pixels) -> Pixels:
    """The cat at half its size, for what does not depend on how well it is filled."""
    return np.ascontiguousarray(cat[::2, ::2])


@pytest.mark.parametrize(
    ("top", "left", "tall", "wide"),
    [(25, 40, 15, 20), (0, 0, 15, 15), (65, 100, 15, 20), (30, 0, 3, 120), (0, 50, 80, 2), (35, 35, 1, 1)],
    ids=["inside", "corner", "other corner", "across", "scratch", "one pixel"],
)
def test_outside_of_the_hole_nothing_moves(kitten: Pixels, top: int, left: int, tall: int, wide: int) -> None:
    hole = hole_at(kitten.shape, top, left, tall, wide)
    assert filled(kitten, hole)[hole].mean() > 40


def test_the_same_arguments_give_the_same_bytes(kitten: Pixels) -> None:
    hole = hole_at(kitten.shape, 20, 30, 20, 25)
    assert np.array_equal(filled(kitten, hole), filled(kitten, hole))


def test_what_is_in_the_hole_does_not_matter(kitten: Pixels) -> None:
    hole = hole_at(kitten.shape, 20, 30, 20, 25)
    assert np.array_equal(filled(kitten, hole), fill(kitten, hole, SEED, never_cancelled))


def test_no_hole_is_no_change(cat: Pixels) -> None:
    assert np.array_equal(fill(cat, np.zeros(cat.shape[:2], bool), SEED, never_cancelled), cat)


def test_a_hole_over_everything_becomes_one_colour(cat: Pixels) -> None:
    made = fill(cat, np.ones(cat.shape[:2], bool), SEED, never_cancelled)
    assert len(np.unique(made.reshape(-1, 3), axis=0)) == 1


def test_one_colour_continues() -> None:
    pixels = np.full((80, 100, 3), (30, 120, 200), np.uint8)
    assert np.array_equal(filled(pixels, hole_at(pixels.shape, 20, 30, 40, 40)), pixels)


def test_a_gradient_continues() -> None:
    across, down = np.meshgrid(np.linspace(40, 200, 160), np.linspace(0, 40, 120))
    pixels = np.dstack([across, across + down / 2, 220 - across]).astype(np.uint8)
    hole = hole_at(pixels.shape, 30, 50, 50, 60)
    assert np.abs(filled(pixels, hole).astype(int) - pixels)[hole].mean() < 2


def test_stripes_continue() -> None:
    stripes = np.where(np.arange(160) // 8 % 2, 220, 40).astype(np.uint8)
    pixels = np.ascontiguousarray(np.broadcast_to(stripes[None, :, None], (120, 160, 3)))
    hole = hole_at(pixels.shape, 40, 50, 40, 44)
    assert np.abs(filled(pixels, hole).astype(int) - pixels)[hole].mean() < 12


def test_texture_continues() -> None:
    texture = np.random.default_rng(1).normal(128, 40, (160, 160, 1)).repeat(3, 2)
    pixels = np.clip(cv2.GaussianBlur(texture, (0, 0), 0.8), 0, 255).astype(np.uint8)
    hole = hole_at(pixels.shape, 60, 60, 40, 40)
    assert filled(pixels, hole)[hole].std() > 0.5 * pixels.std()


def test_many_small_holes(cat: Pixels) -> None:
    hole = np.random.default_rng(1).random(cat.shape[:2]) < 0.03
    made = filled(cat, hole)
    assert np.abs(made.astype(int) - cat)[hole].mean() < 8


def test_many_deep_specks_are_filled_from_beside_them() -> None:
    across = np.linspace(20, 230, 480)
    pixels = np.broadcast_to(across[None, :, None], (360, 480, 3)).astype(np.uint8).copy()
    hole = np.zeros(pixels.shape[:2], bool)
    for y in range(20, 340, 80):
        for x in range(20, 460, 90):
            hole[y : y + 16, x : x + 16] = True
    assert np.abs(filled(pixels, hole).astype(int) - pixels)[hole].mean() < 3


def test_a_large_picture_is_searched_small_and_stays_sharp() -> None:
    pixels = photograph("grass")
    hole = hole_at(pixels.shape, 130, 120, 250, 260)
    made = filled(pixels, hole)
    assert made[hole].std() > 0.7 * pixels[hole].std()


@pytest.mark.parametrize("kind", ["checkerboard", "hairs", "dust", "curls"])
def test_thin_holes_are_bent_in_place_as_by_equations(cat: Pixels, kind: str) -> None:
    hole = np.ascontiguousarray(MASKS[kind](160))
    picture = np.ascontiguousarray(cat[:160, :160]).astype(np.float32)
    equations, convolved = plate(picture, hole, TENSION), plate_in_place(picture, hole, TENSION)
    assert np.array_equal(convolved[~hole], picture[~hole])
    assert np.abs(equations - convolved)[hole].mean() < 0.2, "levels"


def test_millions_of_specks_take_little_memory() -> None:
    """A checkerboard of 16 MP took 9.5 GB, 1 kB for each of its pixels."""
    side = 1024
    picture = np.asarray(cv2.resize(photograph("coffee"), (side, side)), np.uint8)
    hole = MASKS["checkerboard"](side)
    assert hole.sum() > WORK_PIXELS
    tracemalloc.start()
    made = filled(picture, hole)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 150 * hole.size, f"{most / hole.size:.0f} bytes a pixel"
    assert np.abs(made.astype(int) - picture)[hole].mean() < 3, "levels from the truth"


def test_alpha_is_filled() -> None:
    pixels = np.zeros((80, 120, 4), np.uint8)
    pixels[:, :60] = (200, 30, 30, 255)
    hole = hole_at(pixels.shape, 30, 5, 20, 25)
    made = filled(pixels, hole)
    assert (made[hole] == (200, 30, 30, 255)).all()
    beyond = hole_at(pixels.shape, 30, 90, 20, 25)
    assert (filled(pixels, beyond)[beyond][:, 3] == 0).all()


def test_it_stops_when_it_is_cancelled(cat: Pixels) -> None:
    def cancel() -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        fill(cat, hole_at(cat.shape, 40, 60, 40, 50), SEED, cancel)


@settings(max_examples=15)
@given(
    height=st.integers(1, 70),
    width=st.integers(1, 70),
    channels=st.sampled_from([3, 4]),
    share=st.floats(0, 1),
    blocks=st.integers(1, 9),
    seed=st.integers(0, 99),
)
def test_any_size_and_any_mask(height: int, width: int, channels: int, share: float, blocks: int, seed: int) -> None:
    random = np.random.default_rng(seed)
    pixels = random.integers(0, 256, (height, width, channels), np.uint8)
    coarse = random.random((blocks, blocks)) < share
    hole = cv2.resize(coarse.astype(np.uint8), (width, height), interpolation=cv2.INTER_NEAREST).astype(bool)
    made = fill(pixels, hole, SEED, never_cancelled)
    assert made.shape == pixels.shape
    assert hole.all() or np.array_equal(made[~hole], pixels[~hole])
