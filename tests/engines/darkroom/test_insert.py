"""A figure put into a picture."""

import tracemalloc
from dataclasses import replace

import numpy as np

from limner.engines.darkroom.arrays import Matte, Pixels
from limner.engines.darkroom.drawn import Figure
from limner.engines.darkroom.insert import insert
from limner.engines.darkroom.photograph import Character, character
from limner.engines.darkroom.room import Place
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.record import foreseen


def ball(side: int) -> Figure:
    y, x = (np.mgrid[:side, :side] + 0.5) / side - 0.5
    pixels = np.zeros((side, side, 4), np.uint8)
    pixels[..., :3] = (200, 60, 50)
    pixels[..., 3] = np.rint(255 * np.clip((0.45 - np.hypot(y, x)) * side / 4, 0, 1))
    return Figure(pixels, 0.0, 0.0, grounded=True, record=foreseen(read("a ball", "")))


def lawn(side: int) -> tuple[Pixels, Character]:
    rgb = np.random.default_rng(1).integers(60, 160, (side, side, 3), np.uint8)
    return rgb, replace(character(rgb), blur=1.6, grain=2.0)


def test_where_it_may_not_show_the_picture_stays_to_the_bit() -> None:
    rgb, like = lawn(700)
    clip: Matte = np.zeros((700, 700), np.float32)
    clip[::3] = 1
    made = insert(rgb, ball(200), Place(150, 100, 420, 420), like, 1, clip)
    assert np.array_equal(made[clip == 0], rgb[clip == 0])
    middle = made[clip == 1].reshape(-1, 700, 3)[90:110, 340:380]
    assert middle[..., 0].mean() > middle[..., 2].mean() + 40, "the ball is red"


def test_memory_is_some_pictures() -> None:
    side = 1600
    rgb, like = lawn(side)
    figure = ball(500)
    clip: Matte = np.ones((side, side), np.float32)
    insert(rgb[:400, :400], figure, Place(50, 50, 200, 200), like, 1)
    tracemalloc.start()
    insert(rgb, figure, Place(100, 100, 1300, 1300), like, 1, clip)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 30 * side * side, f"{most / side**2:.0f} bytes a pixel"
