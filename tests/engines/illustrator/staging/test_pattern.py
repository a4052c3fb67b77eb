"""Seamless tiles."""

import io
from dataclasses import replace

import cv2
import numpy as np
import pytest
import resvg_py
from PIL import Image

from limner.drawing import geometry as g
from limner.drawing.display import Display, Group
from limner.drawing.raster import rasterise
from limner.drawing.svg import write_svg
from limner.engines.illustrator.compose import compose
from limner.engines.illustrator.looks.index import look_named
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.scene import Scene, Shape
from limner.engines.illustrator.staging.patterns.spots import LAYOUTS
from limner.engines.illustrator.staging.patterns.torus import Torus
from limner.engines.illustrator.staging.stage import stage
from limner.engines.jobs import Controls
from tests.engines.illustrator.staging.scenes import heroes, job, reading

LEMONS = reading("lemon", "leaf", composition=("pattern",), prompt="lemons and leaves")
CATS = reading("cat", "fish", "star", composition=("pattern",), prompt="cats, fish and stars")
SIDE = 160


def _display(asked: Reading, seed: int, size: tuple[int, int] = (SIDE, SIDE)) -> tuple[Scene, Display]:
    scene = stage(asked, job(seed, size=size))
    return scene, compose(scene, look_named(scene.look))


def _fourfold(display: Display) -> Display:
    """The tile laid two by two, each drawn whole."""
    w, h = display.width, display.height
    places = [(x, y) for y in (-h, 0, h, 2 * h) for x in (-w, 0, w, 2 * w)]
    items = [item for layer in display.items if isinstance(layer, Group) for item in layer.items]
    laid = tuple(Group((item,), matrix=(1, 0, 0, 1, x, y)) for item in items for x, y in places)
    return Display(2 * w, 2 * h, display.ground, laid, display.title)


def _svg_pixels(display: Display) -> np.ndarray:
    data = bytes(resvg_py.svg_to_bytes(svg_string=write_svg(display)))
    return np.asarray(Image.open(io.BytesIO(data)).convert("RGB")).astype(int)


def _seam(pixels: np.ndarray) -> float:
    """How much more the pixels jump across the tile's edges than anywhere inside of it; 1 is as much."""
    jumps = []
    for axis in (0, 1):
        across = np.abs(np.take(pixels, 0, axis) - np.take(pixels, -1, axis)).mean()
        inside = np.abs(np.diff(pixels, axis=axis)).mean(axis=(1 - axis, 2)).max()
        jumps.append(float(across / (inside + 1)))
    return max(jumps)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("asked", [LEMONS, CATS], ids=["lemons", "cats"])
def test_laid_two_by_two_the_tile_is_what_it_would_be_drawn_through(asked: Reading, seed: int) -> None:
    _, display = _display(asked, seed)
    laid = np.tile(rasterise(display).astype(int), (2, 2, 1))
    drawn = rasterise(_fourfold(display)).astype(int)
    assert not _differs(laid, drawn)


def test_a_tile_that_lacks_a_copy_differs() -> None:
    _, display = _display(CATS, 2)
    whole = display.items[-1]
    assert isinstance(whole, Group)
    cut = replace(display, items=(*display.items[:-1], replace(whole, items=whole.items[len(whole.items) // 2 :])))
    assert _differs(rasterise(cut).astype(int), rasterise(display).astype(int))


def _differs(one: np.ndarray, other: np.ndarray) -> bool:
    """Whether they differ by more than lines: what lies over an edge is drawn twice, its smoothed outline with it."""
    far = (np.abs(one - other).max(axis=2) > 60).astype(np.uint8)
    return bool(cv2.erode(far, np.ones((3, 3), np.uint8)).any())


@pytest.mark.parametrize("seed", range(6))
def test_raster_and_svg_continue_over_the_edges(seed: int) -> None:
    _, display = _display(CATS, seed, (192, 128))
    assert _seam(rasterise(display).astype(int)) <= 1
    assert _seam(_svg_pixels(display)) <= 1


def test_the_seam_test_sees_a_seam() -> None:
    _, display = _display(CATS, 1)
    pixels = rasterise(display).astype(int)
    assert _seam(pixels[: SIDE - 9, : SIDE - 7]) > 1


def test_seeds_go_through_all_layouts_and_scales() -> None:
    scenes = [_display(LEMONS, seed)[0] for seed in range(len(LAYOUTS))]
    counts = {len(heroes(scene)) for scene in scenes}
    assert len(counts) >= 4
    assert len({scene.ground for scene in scenes}) >= 3


@pytest.mark.parametrize("seed", range(6))
def test_motifs_do_not_overlap_and_no_quarter_is_empty(seed: int) -> None:
    scene, display = _display(LEMONS, seed)
    pixels = rasterise(display).astype(int)
    busy = np.abs(pixels - np.array(scene.ground)).sum(axis=2) > 60
    half = SIDE // 2
    quarters = [busy[y : y + half, x : x + half].mean() for y in (0, half) for x in (0, half)]
    assert min(quarters) > 0.12
    assert max(quarters) < 2.2 * min(quarters)


def test_the_ground_that_was_asked_for_is_exact() -> None:
    for seed in range(3):
        asked = job(seed, size=(64, 64), controls=Controls(background_color=(255, 182, 193)))
        scene = stage(CATS, asked)
        pixels = rasterise(compose(scene, look_named(scene.look)))
        assert (pixels == (255, 182, 193)).all(axis=2).mean() > 0.15


def test_a_colour_that_the_words_put_it_on_is_the_ground() -> None:
    pink = (240, 140, 176)
    asked = reading("cat", composition=("pattern",), palette=(pink,), prompt="pattern with cats on pink")
    assert {stage(asked, job(seed, size=(64, 64))).ground for seed in range(4)} == {pink}


def test_two_named_colours_are_ground_and_ink() -> None:
    blue, white = (40, 90, 200), (250, 250, 250)
    asked = reading("rose", composition=("pattern",), palette=(blue, white), prompt="a blue and white pattern")
    scenes = [stage(asked, job(seed, size=(64, 64))) for seed in range(4)]
    assert {scene.ground for scene in scenes} == {blue, white}


def test_small_marks_fill_the_gaps() -> None:
    for seed in range(3):
        names = [n.name for n in _display(CATS, seed)[0].nodes if isinstance(n, Shape)]
        assert "specks" in names


def test_the_torus_closes_over_its_edges() -> None:
    torus = Torus(100, 60)
    torus.take(g.ellipse(0, 0, 20))
    assert not torus.free(g.ellipse(95, 55, 4), 0.0)
    assert torus.free(g.ellipse(50, 30, 4), 0.0)
    x, _, room = torus.widest()
    assert abs(x - 50) < 8
    assert room > 20


def test_pale_things_keep_their_colour() -> None:
    for seed in range(8):
        scene = stage(LEMONS, job(seed, size=(SIDE, SIDE)))
        assert scene.look == "vector_art"


@pytest.mark.parametrize(("word", "dark"), [("dark", True), ("light", False)])
def test_a_ground_is_as_dark_as_it_is_said_to_be(word: str, dark: bool) -> None:
    ground = stage(read(f"a pattern of tulips, {word} background"), job(1, size=(SIDE, SIDE))).ground
    assert (sum(ground) < 200) == dark
