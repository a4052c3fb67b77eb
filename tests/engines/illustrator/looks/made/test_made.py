"""The looks of materials and machines: what marks each, measured on what it draws."""

from functools import lru_cache
from itertools import combinations

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from limner.drawing.colour import RGB
from limner.engines.base import never_cancelled
from limner.engines.illustrator.engine import Illustrator
from limner.engines.illustrator.looks.made.blueprint import BLUE, WHITE
from limner.engines.illustrator.looks.made.index import LOOKS
from limner.engines.illustrator.looks.made.mosaic import GROUT
from limner.engines.illustrator.looks.made.neon import WALL
from limner.engines.illustrator.looks.made.pixel_art import COLOURS
from limner.engines.illustrator.looks.made.stained_glass import LEAD
from limner.engines.illustrator.reading.read import read
from limner.engines.jobs import Controls, GenerateJob
from tests.engines.illustrator.looks.printed.pictures import outlines

Pixels = NDArray[np.uint8]

PROMPT = "a red fox under a tree in a meadow on a sunny day"
WORDS = {
    "blueprint": "blueprint",
    "clay": "claymation",
    "embroidery": "embroidered",
    "low_poly": "low poly",
    "mosaic": "mosaic tiles",
    "neon": "neon sign",
    "origami": "origami",
    "pixel_art": "8-bit",
    "stained_glass": "stained glass",
}
NAMES = sorted(LOOKS)


@lru_cache(maxsize=48)
def drawn(look: str, width: int = 256, height: int = 256, prompt: str = PROMPT) -> Pixels:
    words = f"{prompt}, {WORDS[look]}" if look else prompt
    found = Illustrator().run(GenerateJob("svcv4_1", words, width, height, vector=False, seed=4), never_cancelled)
    assert found.pixels is not None
    assert found.scene["look"] == (look or "full")
    return found.pixels


@lru_cache(maxsize=16)
def svg(look: str) -> str:
    job = GenerateJob("svcv4_1_vector", f"{PROMPT}, {WORDS[look]}", 1024, 1024, vector=True, seed=4)
    found = Illustrator().run(job, never_cancelled).svg
    assert found is not None
    return found


def share(picture: Pixels, rgb: RGB, reach: int = 14) -> float:
    """The share of pixels within `reach` of a colour on every channel."""
    return float((np.abs(picture.astype(int) - np.array(rgb)) <= reach).all(axis=2).mean())


def hsv(picture: Pixels) -> NDArray[np.int64]:
    """H×W×3: hue 0 to 179, saturation and value 0 to 255."""
    return cv2.cvtColor(picture, cv2.COLOR_RGB2HSV).astype(np.int64)


def edges(picture: Pixels) -> float:
    """How much neighbours differ, in steps of 255."""
    grey = cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY).astype(int)
    return float(np.abs(np.diff(grey, axis=0)).mean() + np.abs(np.diff(grey, axis=1)).mean())


@pytest.mark.parametrize("look", NAMES)
def test_a_style_word_leads_to_its_look(look: str) -> None:
    assert read(f"{PROMPT}, {WORDS[look]}").styles == (look.replace("_", " "),)


def test_no_two_looks_are_alike() -> None:
    for one, other in combinations(["", *NAMES], 2):
        assert np.abs(drawn(one).astype(int) - drawn(other)).mean() > 6.0, (one, other)


@pytest.mark.parametrize("look", NAMES)
def test_looks_draw_the_same_twice(look: str) -> None:
    job = GenerateJob("svcv4_1", f"a fox in a meadow, {WORDS[look]}", 128, 128, vector=False, seed=9)
    first, second = (Illustrator().run(job, never_cancelled).pixels for _ in range(2))
    assert np.array_equal(first, second)  # type: ignore[arg-type]


@pytest.mark.parametrize("look", NAMES)
def test_svg_is_vectors_of_an_ordinary_size(look: str) -> None:
    document = svg(look)
    assert "<path" in document
    assert "<image" not in document
    assert "<filter" not in document
    assert len(document) < 150_000


@pytest.mark.parametrize("size", [(64, 64), (200, 72), (75, 190)])
@pytest.mark.parametrize("look", NAMES)
def test_every_size_is_drawn(look: str, size: tuple[int, int]) -> None:
    picture = drawn(look, *size, "a fox")
    assert picture.shape == (size[1], size[0], 3)
    assert picture.std() > 8


@pytest.mark.parametrize("look", NAMES)
def test_a_ground_that_was_asked_for_is_kept(look: str) -> None:
    wanted = (12, 200, 88)
    controls = Controls(background_color=wanted)
    job = GenerateJob("svcv4_1", f"a fox, {WORDS[look]}", 128, 128, vector=False, seed=3, controls=controls)
    picture = Illustrator().run(job, never_cancelled).pixels
    assert picture is not None
    assert share(picture, wanted, 0) > 0.2


def test_neon_is_saturated_light_in_the_dark() -> None:
    picture = drawn("neon")
    _, saturation, value = np.moveaxis(hsv(picture), 2, 0)
    assert np.median(value) < 90
    assert (value > 200).mean() > 0.01
    assert saturation[value > 150].mean() > 80
    assert picture.min() < WALL[2] + 12


def test_pixel_art_is_equal_squares_of_few_colours() -> None:
    picture = drawn("pixel_art")
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) <= COLOURS
    cells = picture[::2, ::2]
    assert np.array_equal(np.repeat(np.repeat(cells, 2, axis=0), 2, axis=1), picture)


def test_pixel_art_has_the_same_cells_at_every_size() -> None:
    large = drawn("pixel_art", 512, 512, "a fox")
    assert np.array_equal(np.repeat(np.repeat(large[::4, ::4], 4, axis=0), 4, axis=1), large)


def test_blueprint_is_white_on_blue() -> None:
    picture = drawn("blueprint")
    hue, saturation, _ = np.moveaxis(hsv(picture), 2, 0)
    assert share(picture, BLUE, 40) > 0.6
    assert 0.005 < share(picture, WHITE, 60) < 0.3
    blue = cv2.cvtColor(np.array([[BLUE]], np.uint8), cv2.COLOR_RGB2HSV)[0, 0, 0]
    assert (np.abs(hue[saturation > 60] - int(blue)) < 8).mean() > 0.98


def test_low_poly_is_facets_without_lines_or_gradients() -> None:
    flat = cv2.absdiff(drawn("low_poly")[:, 1:], drawn("low_poly")[:, :-1]).max(axis=2)
    assert (flat == 0).mean() > 0.6  # the full look has 0.24
    assert "Gradient" not in svg("low_poly").split('id="sky"')[-1].split("<g")[0]
    assert outlines(svg("low_poly")) > 800


def test_stained_glass_is_full_colour_between_lead() -> None:
    picture = drawn("stained_glass")
    assert 0.08 < share(picture, LEAD, 60) < 0.6
    _, saturation, value = np.moveaxis(hsv(picture), 2, 0)
    assert saturation[value > 120].mean() > 0.5 * 255


def test_stained_glass_has_lead_on_every_side() -> None:
    picture = drawn("stained_glass").astype(int)
    for side in (picture[:8], picture[-8:], picture[:, :8], picture[:, -8:]):
        assert (side.max(axis=2) < 90).mean() > 0.1


def test_mosaic_is_many_stones_on_grout() -> None:
    picture = drawn("mosaic", 512, 512, "a fox in a meadow")
    assert 0.05 < share(picture, GROUT, 40) < 0.6
    assert edges(picture) > 3 * edges(drawn("", 512, 512, "a fox in a meadow"))
    assert outlines(svg("mosaic")) > 1500


def test_origami_is_straight_edges_and_pale_backs() -> None:
    figure = svg("origami").split('id="fox"')[-1]
    paths = [piece.split('"')[0] for piece in figure.split(' d="')[1:40]]
    assert sum("c" in path for path in paths) < 0.4 * len(paths)
    assert edges(drawn("origami")) > 0.5 * edges(drawn(""))


def test_embroidery_is_threads_over_woven_cloth() -> None:
    picture = drawn("embroidery", 512, 512, "a fox in a meadow")
    assert edges(picture) > 2 * edges(drawn("", 512, 512, "a fox in a meadow"))
    sky = cv2.cvtColor(picture[:40], cv2.COLOR_RGB2GRAY).astype(float)
    assert sky.std() > 3
    assert outlines(svg("embroidery")) > 1200


def test_clay_bodies_are_lit_on_one_side_and_dark_at_their_edges() -> None:
    picture = cv2.cvtColor(drawn("clay", 256, 256, "a red ball"), cv2.COLOR_RGB2HSV)
    red = (picture[..., 1] > 120) & ((picture[..., 0] < 12) | (picture[..., 0] > 168))
    inner = cv2.erode(red.astype(np.uint8), np.ones((15, 15))) > 0
    rim = red & ~(cv2.erode(red.astype(np.uint8), np.ones((5, 5))) > 0)
    assert picture[..., 2][rim].mean() + 12 < picture[..., 2][inner].mean()
