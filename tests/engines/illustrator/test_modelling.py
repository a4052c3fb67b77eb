"""Bodies in the light of the full look, in pixels."""

from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from limner.drawing import geometry as g
from limner.drawing.display import FLAT, Body, Display, Fill, Group, Item, Solid
from limner.drawing.raster import rasterise
from limner.drawing.relief import relief
from limner.engines.illustrator.compose import compose
from limner.engines.illustrator.light.modelling import SHARE, modelled
from limner.engines.illustrator.looks.index import look_named
from tests.engines.illustrator import scenes

GREY = (150, 150, 150)
BALL = Group((Fill(g.ellipse(128, 128, 90), Solid(GREY), Body(90.0)),), key="ball")
SIZE = 256


def _lit(*items: Item, side: float = -0.5, grain: float = 0.0) -> NDArray[np.float64]:
    """How much brighter each pixel is than without the light."""
    display = Display(SIZE, SIZE, GREY, items)
    pixels, bodies = rasterise(display), relief(display, SHARE)
    assert bodies is not None
    before = pixels.astype(np.float64).mean(axis=2)
    lit = modelled(pixels, bodies, replace(scenes.DAY, side=side), 1.0, grain)
    return np.asarray(lit.mean(axis=2) - before, np.float64)


def test_a_ball_is_light_where_it_faces_the_light_and_dark_across() -> None:
    change = _lit(BALL)
    assert change[70, 90] > 5
    assert change[190, 165] < -8


def test_light_from_the_other_side_turns_it_round() -> None:
    left, right = (_lit(BALL, side=side) for side in (-0.8, 0.8))
    assert left[128, 60] > left[128, 196]
    assert right[128, 60] < right[128, 196]


def test_nothing_but_the_body_changes() -> None:
    change = _lit(BALL, grain=1.0)
    y, x = np.mgrid[:SIZE, :SIZE]
    assert not change[np.hypot(x - 128, y - 128) > 98].any()


def test_what_is_flat_before_a_body_stays_as_it_is() -> None:
    change = _lit(BALL, Fill(g.rect(100, 140, 60, 60), Solid((90, 120, 160)), FLAT))
    assert not change[150:190, 110:150].any()


def test_shade_has_grain_and_what_faces_the_viewer_has_none() -> None:
    grain = _lit(BALL, grain=1.0) - _lit(BALL)
    assert grain[150:200, 130:190].std() > 0.5
    assert grain[120:130, 120:130].std() < grain[150:200, 130:190].std() / 3


@pytest.mark.parametrize("look", ["full", "photo"])
def test_looks_model_as_the_finish_says_in_pixels_alone(look: str) -> None:
    def drawn(volume: float, *, vector: bool) -> NDArray[np.uint8]:
        finish = replace(scenes.PLAIN, volume=volume)
        scene = scenes.scene(scenes.placed("bear", SIZE, detail=2), size=SIZE, finish=finish)
        style = look_named(look).suited(scene, vector=vector)
        display = compose(scene, style)
        return style.modelled(rasterise(display), display, scene)

    assert (drawn(1.0, vector=False) != drawn(0.0, vector=False)).any()
    assert (drawn(1.0, vector=True) == drawn(0.0, vector=True)).all()


def test_a_body_without_grain_has_smooth_shade() -> None:
    smooth = Group((Fill(g.ellipse(128, 128, 90), Solid(GREY), Body(90.0, grain=0.0)),), key="ball")
    assert (_lit(smooth, grain=1.0) == _lit(BALL)).all()
