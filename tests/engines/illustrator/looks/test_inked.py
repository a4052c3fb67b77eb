"""Marks in one to three inks."""

import numpy as np
import pytest

from limner.drawing.display import Group, Solid
from limner.drawing.raster import rasterise
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.compose import compose
from limner.engines.illustrator.looks.inked import GROUND, INK, TINT, Duotone, LineIcon, Stencil
from limner.engines.illustrator.looks.look import Look
from limner.engines.illustrator.scene import Placed, Scene
from limner.engines.illustrator.staging.hours import NEUTRAL

BLUE, PALE, PAPER = (20, 60, 120), (200, 215, 235), (250, 246, 238)
SAMPLE = ("fox", "camera", "house", "owl", "bicycle", "cup", "mountain", "rocket")


def _scene(symbol: str, size: int = 96) -> Scene:
    figure = load()[symbol].figure()
    left, top, right, bottom = figure.bounds
    k = 0.8 * size / max(right - left, bottom - top)
    inks = {INK: BLUE, TINT: PALE, GROUND: PAPER}
    x, y = size / 2 - (left + right) / 2 * k, size / 2 - (top + bottom) / 2 * k
    node = Placed(symbol, x, y, figure.height * k, "hero", colours=inks, importance=1.0, shadow=False)
    return Scene(size, size, PAPER, NEUTRAL, (node,), title=symbol)


@pytest.mark.parametrize("symbol", SAMPLE)
def test_a_stencil_has_one_ink(symbol: str) -> None:
    colours = set()
    stack = list(compose(_scene(symbol), Stencil()).items)
    while stack:
        item = stack.pop()
        if isinstance(item, Group):
            stack += item.items
        else:
            assert isinstance(item.paint, Solid)
            colours.add(item.paint.rgb)
    assert colours <= {BLUE, PAPER}


@pytest.mark.parametrize("symbol", SAMPLE)
@pytest.mark.parametrize("look", [Stencil(), Duotone(), LineIcon()], ids=["stencil", "duotone", "line"])
def test_a_mark_reads_at_32_pixels(symbol: str, look: Look) -> None:
    pixels = rasterise(compose(_scene(symbol, 32), look)).astype(int)
    inked = np.abs(pixels - np.array(PAPER)).sum(axis=2) > 150
    assert 0.08 < inked.mean() < 0.75


def test_light_parts_at_the_edge_are_framed() -> None:
    pixels = rasterise(compose(_scene("mountain", 128), Stencil())).astype(int)
    peak = pixels[: 128 // 2]
    assert (np.abs(peak - np.array(BLUE)).sum(axis=2) < 60).any()
