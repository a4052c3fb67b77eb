"""Colours asked for, in the shares asked for."""

import numpy as np
import pytest

from limner.drawing.colour import RGB, lab
from limner.drawing.raster import rasterise
from limner.engines.illustrator.compose import compose
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.palette import named
from limner.engines.illustrator.staging.stage import stage
from limner.engines.jobs import Color, Controls
from tests.engines.illustrator.staging.scenes import job, reading

WARM = (((244, 162, 97), 0.4), ((38, 70, 83), 0.3), ((42, 157, 143), 0.2), ((233, 196, 106), 0.1))
BOLD = (((20, 30, 60), 0.5), ((240, 240, 250), 0.25), ((230, 60, 80), 0.25))


def shares(symbol: str, asked: tuple[tuple[RGB, float], ...], seed: int) -> list[float]:
    """The share of the drawn pixels that is nearest to each colour in OKLab."""
    controls = Controls(colors=tuple(Color(rgb, weight) for rgb, weight in asked))
    pixels = rasterise(compose(stage(reading(symbol), job(seed, size=(256, 256), controls=controls)))).reshape(-1, 3)
    colours, inverse = np.unique(pixels, axis=0, return_inverse=True)
    points = np.array([lab((int(r), int(g), int(b))) for r, g, b in colours])
    targets = np.array([lab(rgb) for rgb, _ in asked])
    nearest = ((points[:, None] - targets[None]) ** 2).sum(axis=2).argmin(axis=1)
    return list(np.bincount(nearest[inverse.ravel()], minlength=len(asked)) / len(pixels))


@pytest.mark.parametrize("asked", [WARM, BOLD], ids=["four colours", "three colours"])
@pytest.mark.parametrize("symbol", ["fox", "car", "cat", "horse"])
def test_the_shares_come_out(symbol: str, asked: tuple[tuple[RGB, float], ...]) -> None:
    got = shares(symbol, asked, seed=1)
    for share, (_, weight) in zip(got, asked, strict=True):
        assert share == pytest.approx(weight, abs=0.13)


def test_colours_that_the_prompt_gives_are_named() -> None:
    assert len(named(read("a green bus"))) == 1
    assert named(read("three red apples"))
    assert not named(read("an orange"))
    assert not named(read("a fox"))
