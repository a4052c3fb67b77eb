"""What things are made of, in pixels and in SVG."""

import math
import xml.etree.ElementTree as ET
from functools import cache

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, lab, parse
from limner.drawing.display import Display, Fill, Group, Solid
from limner.drawing.raster import rasterise
from limner.drawing.svg import write_svg
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.atlas.remade.substances import SUBSTANCES
from limner.engines.illustrator.compose import compose
from limner.engines.illustrator.light.surfaces.index import SURFACES
from limner.engines.illustrator.reading.tables.modifiers import MATERIALS
from limner.engines.illustrator.scene import Light, Placed, Scene
from limner.engines.illustrator.staging.colouring import dressed

_NOON = Light(-0.5, False, (255, 255, 255), (60, 60, 90), (220, 220, 220), (255, 255, 255))
_SIDE, _HEIGHT = 512, 320
_HAIR = 16
"""How far hair may stand out over a figure's edge here, in pixels."""
_FIGURES = ("chair", "sofa", "castle", "statue")
_BYTES = 13_000
"""What a material may add to the SVG of a figure."""


def _scene(symbol: str, material: str, colours: tuple[RGB, ...] = ()) -> Scene:
    found = load()[symbol]
    size = _HEIGHT / max(found.figure(found.poses[0]).width, 100) * found.figure(found.poses[0]).height
    placed = Placed(
        symbol, _SIDE / 2, 430, size, "hero", found.poses[0], colours=dressed(found, colours), shadow=False,
        material=material,
    )  # fmt: skip
    return Scene(_SIDE, _SIDE, (236, 236, 232), _NOON, (placed,), background=(236, 236, 232))


def _pixels(symbol: str, material: str, colours: tuple[RGB, ...] = ()) -> NDArray[np.uint8]:
    return rasterise(compose(_scene(symbol, material, colours)))


@cache
def _silhouette(symbol: str) -> NDArray[np.uint8]:
    """255 within the figure's outline."""
    (layer,) = compose(_scene(symbol, "")).items
    assert isinstance(layer, Group)
    (figure,) = layer.items
    assert isinstance(figure, Group)
    found = load()[symbol]
    black = Fill(found.figure(found.poses[0]).silhouette, Solid((0, 0, 0)))
    mask = rasterise(Display(_SIDE, _SIDE, (255, 255, 255), (Group((black,), matrix=figure.matrix),)))
    return (255 - mask[..., 0]).astype(np.uint8)


@pytest.mark.parametrize("material", SURFACES)
def test_material_is_seen_on_the_figure_and_nowhere_else(material: str) -> None:
    inside = _silhouette("sofa")
    margin = _HAIR if material == "fur" else 2
    reach = cv2.dilate(inside, np.ones((2 * margin + 1, 2 * margin + 1), np.uint8)) > 0
    plain, made = _pixels("sofa", ""), _pixels("sofa", material)
    changed = np.abs(plain.astype(int) - made).max(2) > 6
    assert changed[inside > 0].mean() > 0.04
    assert not changed[~reach].any()


@cache
def _svg(symbol: str, material: str) -> str:
    return write_svg(compose(_scene(symbol, material)))


@pytest.mark.parametrize("material", SURFACES)
@pytest.mark.parametrize("symbol", _FIGURES)
def test_svg_of_a_material_is_valid_and_small(symbol: str, material: str) -> None:
    plain, made = (_svg(symbol, name) for name in ("", material))
    root = ET.fromstring(made)
    assert not root.findall(".//{*}filter") + root.findall(".//{*}image")
    assert len(made.encode()) - len(plain.encode()) < _BYTES


def _hue(pixels: NDArray[np.uint8], mask: NDArray[np.bool_]) -> float:
    """The mean hue in OKLab, each pixel weighing as much as it has colour."""
    shown, counts = np.unique(pixels[mask], axis=0, return_counts=True)
    labs = [lab((int(r), int(g_), int(b))) for r, g_, b in shown]
    return math.degrees(math.atan2(*(sum(c[i] * n for c, n in zip(labs, counts, strict=True)) for i in (2, 1))))


@cache
def _handbags_hue(colour: str, material: str) -> float:
    body = cv2.erode(_silhouette("handbag"), np.ones((5, 5), np.uint8)) > 0
    return _hue(_pixels("handbag", material, (parse(colour),)), body)


@pytest.mark.parametrize("material", SURFACES)
@pytest.mark.parametrize("colour", ["#cc2f2f", "#2f5fcc", "#2f9c4c"], ids=["red", "blue", "green"])
def test_named_colour_keeps_its_hue(colour: str, material: str) -> None:
    plain, made = (_handbags_hue(colour, name) for name in ("", material))
    assert abs((plain - made + 180) % 360 - 180) < 15


def test_same_figure_has_the_same_grain() -> None:
    assert np.array_equal(_pixels("chair", "wood"), _pixels("chair", "wood"))


def test_eyes_are_spared() -> None:
    cat = load()["cat"]
    x, y = cat.figure(cat.poses[0]).anchors["eye"]
    scale = _HEIGHT / 100 if cat.figure(cat.poses[0]).width < 100 else _HEIGHT / cat.figure(cat.poses[0]).width
    px, py = round(_SIDE / 2 + x * scale), round(430 + y * scale)
    near = np.s_[py - 1 : py + 2, px - 1 : px + 2]
    assert np.array_equal(_pixels("cat", "")[near], _pixels("cat", "fur")[near])


def test_what_is_behind_glass_is_seen_through_it() -> None:
    scene = _scene("vase", "glass")
    red = Fill(g.rect(0, 0, _SIDE, _SIDE), Solid((200, 30, 30)))
    display = compose(scene)
    behind = rasterise(Display(_SIDE, _SIDE, display.ground, (red, *display.items)))
    inside = _silhouette("vase") > 0
    change = np.abs(behind.astype(int) - rasterise(display))[inside].max(1)
    assert np.median(change) > 40


def test_small_figures_have_the_paint_alone() -> None:
    small = Placed("sofa", 100, 100, 30, "hero", "", material="wood")
    plain = Placed("sofa", 100, 100, 30, "hero", "")
    drawn = [write_svg(compose(Scene(200, 200, (236, 236, 232), _NOON, (node,), detail=1))) for node in (small, plain)]
    assert drawn[0] == drawn[1]


_INVISIBLE = {"snow", "water", "fire"}
"""Read, but with a colour alone."""


def test_every_material_that_is_read_is_drawn() -> None:
    assert set(MATERIALS.values()) - _INVISIBLE <= {*SURFACES, *SUBSTANCES}
