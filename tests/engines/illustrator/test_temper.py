"""Words about the colours of the whole picture."""

import numpy as np
import pytest
from numpy.typing import NDArray

from limner.drawing.display import Display
from limner.drawing.raster import rasterise
from limner.engines.illustrator.compose import compose
from limner.engines.illustrator.looks.index import look_named
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.stage import stage
from limner.engines.illustrator.temper import tempered
from limner.engines.jobs import GenerateJob
from limner.imaging.oklab import to_oklab

JOB = GenerateJob("svcv4_1", "a fox in a meadow by day", 160, 160, vector=False, seed=4)


@pytest.fixture(params=["full", "low_poly", "line_art"])
def display(request: pytest.FixtureRequest) -> Display:
    scene = stage(read(JOB.prompt), JOB)
    return compose(scene, look_named(request.param).suited(scene, vector=False))


def lightness_and_chroma(display: Display) -> NDArray[np.float64]:
    lab = to_oklab(rasterise(display).reshape(-1, 3))
    return np.array([lab[:, 0].mean(), np.hypot(lab[:, 1], lab[:, 2]).mean()])


def test_vivid_is_richer_and_pastel_is_lighter_and_softer(display: Display) -> None:
    plain, vivid, pastel = (
        lightness_and_chroma(tempered(display, words, ())) for words in ([], ["vivid"], ["pastel colours"])
    )
    rounding = 1e-4
    assert vivid[1] >= plain[1] - rounding
    assert pastel[1] <= plain[1] + rounding
    assert pastel[0] >= plain[0]
    if plain[1] > 0.03:  # line art has no colours to change
        assert vivid[1] > 1.05 * plain[1]
        assert pastel[1] < 0.9 * plain[1]


def test_no_word_no_change(display: Display) -> None:
    assert tempered(display, ["watercolour"], ()) is display


def test_colours_that_were_asked_for_stay() -> None:
    ground = Display(8, 8, (20, 90, 60), ())
    assert tempered(ground, ["vivid"], {(20, 90, 60)}).ground == (20, 90, 60)
    assert tempered(ground, ["vivid"], ()).ground != (20, 90, 60)
