"""The looks of a brush or a pencil: what marks each, measured on what it draws."""

import re
from functools import lru_cache
from itertools import combinations

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from limner.engines.base import never_cancelled
from limner.engines.illustrator.looks.index import LOOKS as EVERY
from limner.engines.illustrator.looks.painted.index import LOOKS
from limner.engines.illustrator.picture import picture
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Scene
from limner.engines.illustrator.staging.script import Script, script
from limner.engines.illustrator.staging.stage import stage
from limner.engines.jobs import Controls, GenerateJob

NAMES = tuple(LOOKS)
GREY = ("pencil", "charcoal")
PROMPT = "a red fox under a tree in a meadow on a sunny day"
NIGHT = "a blue car on a city street at night"
Pixels = NDArray[np.uint8]


@lru_cache(maxsize=64)
def staged(look: str, prompt: str, width: int, height: int, background: tuple[int, int, int] | None = None) -> Scene:
    """The same scene for every look."""
    controls = Controls(background_color=background)
    job = GenerateJob("svcv4_1", prompt, width, height, False, seed=4, controls=controls)
    scene = stage(read(prompt), job)
    return scene.__class__(**{name: getattr(scene, name) for name in scene.__slots__} | {"look": look})


def told(prompt: str) -> Script:
    """What the picture of a prompt says of itself, at whatever size."""
    return script(read(prompt), GenerateJob("svcv4_1", prompt, 256, 256, False, seed=4))


@lru_cache(maxsize=64)
def drawn(look: str, prompt: str = PROMPT, width: int = 256, height: int = 256) -> Pixels:
    made = picture(told(prompt), staged(look, prompt, width, height), vector=False, check=never_cancelled).pixels
    assert made is not None
    return made


@lru_cache(maxsize=16)
def svg(look: str, prompt: str = PROMPT, size: int = 512) -> str:
    made = picture(told(prompt), staged(look, prompt, size, size), vector=True, check=never_cancelled).svg
    assert made is not None
    return made


def chroma(pixels: Pixels) -> NDArray[np.int64]:
    apart: NDArray[np.int64] = pixels.max(axis=2).astype(np.int64) - pixels.min(axis=2)
    return apart


def roughness(pixels: Pixels) -> float:
    """How much neighbouring pixels differ, in steps of 255."""
    grey = cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY).astype(np.float32)
    return float(np.abs(grey - cv2.GaussianBlur(grey, (0, 0), 1.5)).mean())


def blocks(pixels: Pixels, side: int = 16) -> NDArray[np.float64]:
    """The roughness of each square of so many pixels."""
    rows, columns = (length // side for length in pixels.shape[:2])
    squares = (
        pixels[side * y : side * (y + 1), side * x : side * (x + 1)] for y in range(rows) for x in range(columns)
    )
    return np.array([roughness(square) for square in squares])


def edge(pixels: Pixels, depth: float = 0.02) -> Pixels:
    """What lies within `depth` of the picture's border, as N×3."""
    width = max(round(depth * min(pixels.shape[:2])), 1)
    mask = np.ones(pixels.shape[:2], bool)
    mask[width:-width, width:-width] = False
    return pixels[mask]


@pytest.mark.parametrize("look", NAMES)
def test_is_far_from_every_other_look(look: str) -> None:
    own = cv2.blur(drawn(look), (3, 3)).astype(int)
    for other in (*NAMES, "full", "vector_art", "line_art", "engraving", "hand_drawn", "doodle"):
        if other != look:
            assert np.abs(own - cv2.blur(drawn(other), (3, 3))).mean() > 4.0, other


@pytest.mark.parametrize("look", NAMES)
def test_is_the_same_twice(look: str) -> None:
    scene = staged(look, PROMPT, 96, 96)
    one, other = (picture(told(PROMPT), scene, vector=False).pixels for _ in range(2))
    assert one is not None
    assert other is not None
    assert (one == other).all()


@pytest.mark.parametrize("look", NAMES)
@pytest.mark.parametrize(("width", "height"), [(64, 64), (112, 40), (17, 33)])
def test_works_at_small_sizes_and_odd_ratios(look: str, width: int, height: int) -> None:
    pixels = drawn(look, PROMPT, width, height)
    assert pixels.shape == (height, width, 3)
    assert pixels.std() > 8


@pytest.mark.parametrize("look", NAMES)
def test_svg_is_vectors_of_a_bearable_size(look: str) -> None:
    document = svg(look)
    assert document.count("<path") > 30
    assert "<image" not in document
    assert "<filter" not in document
    assert len(document.encode()) < 150_000


@pytest.mark.parametrize("look", NAMES)
def test_svg_carries_the_look_in_its_shapes(look: str) -> None:
    own, plain = (set(re.findall(r' d="([^"]+)"', svg(one))) for one in (look, "full"))
    assert len(own - plain) > 0.15 * len(own)


@pytest.mark.parametrize("look", NAMES)
def test_a_night_shows_what_is_in_it(look: str) -> None:
    pixels = drawn(look, NIGHT)
    grey = cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY)
    low, high = np.percentile(grey, (4, 96))
    assert high - low > 55


@pytest.mark.parametrize("look", NAMES)
def test_a_ground_that_was_asked_for_is_kept(look: str) -> None:
    scene = staged(look, "a red fox", 128, 128, (30, 160, 90))
    pixels = picture(told("a red fox"), scene, vector=False).pixels
    assert pixels is not None
    assert (pixels == (30, 160, 90)).all(axis=2).mean() > 0.3
    document = picture(told("a red fox"), scene, vector=True).svg
    assert document is not None
    assert "#1ea05a" in document


@pytest.mark.parametrize("look", NAMES)
def test_letters_stay_legible(look: str) -> None:
    scene = staged(look, 'a birthday card saying "HELLO"', 256, 256)
    words = [node for node in scene.nodes if hasattr(node, "corners")]
    assert words
    pixels = picture(told('a birthday card saying "HELLO"'), scene, vector=False).pixels
    assert pixels is not None
    xs, ys = zip(*(corner for word in words for corner in word.corners), strict=True)
    box = pixels[int(min(ys)) : int(max(ys)) + 1, int(min(xs)) : int(max(xs)) + 1]
    low, high = np.percentile(cv2.cvtColor(box, cv2.COLOR_RGB2GRAY), (8, 92))
    assert high - low > 80


@pytest.mark.parametrize("look", GREY)
def test_lead_and_charcoal_have_no_colour(look: str) -> None:
    assert chroma(drawn(look)).max() < 14
    assert chroma(drawn(look, NIGHT)).max() < 14


def test_ink_is_grey_but_for_the_sun() -> None:
    assert (chroma(drawn("ink", NIGHT)) < 20).mean() > 0.99
    red = drawn("ink", "a lake at sunset with the sun")
    assert (red[..., 0].astype(int) - red[..., 2] > 60).mean() < 0.06


@pytest.mark.parametrize("look", ["watercolour", "gouache", "storybook"])
def test_paper_is_left_white_round_the_picture(look: str) -> None:
    border = edge(drawn(look))
    assert border.min(axis=1).mean() > 205
    assert chroma(border[None]).mean() < 40


@pytest.mark.parametrize("look", ["pencil", "coloured_pencil", "charcoal"])
def test_strokes_grow_thin_toward_the_edge_of_the_paper(look: str) -> None:
    pixels = drawn(look)
    assert edge(pixels).mean() > 1.12 * pixels[64:-64, 64:-64].mean()


def test_watercolour_dries_darker_at_its_edges() -> None:
    grey = cv2.cvtColor(drawn("watercolour", "a logo of a fox", 384, 384), cv2.COLOR_RGB2GRAY).astype(np.float32)
    soft = cv2.GaussianBlur(grey, (0, 0), 2.0)
    area = (soft < 200).astype(np.uint8)
    inside = cv2.erode(area, np.ones((15, 15), np.uint8)) > 0
    rim = (cv2.erode(area, np.ones((3, 3), np.uint8)) > 0) & ~(cv2.erode(area, np.ones((7, 7), np.uint8)) > 0)
    assert inside.any()
    assert grey[rim].mean() < grey[inside].mean() - 3


def test_watercolour_is_paler_than_the_full_look() -> None:
    assert drawn("watercolour").mean() > drawn("full").mean() + 10


def test_gouache_has_no_black_and_flat_areas() -> None:
    assert drawn("gouache", NIGHT).max(axis=2).min() > 30
    assert roughness(drawn("gouache")) < roughness(drawn("oil"))


@pytest.mark.parametrize("look", ["oil", "pastel", "pencil", "coloured_pencil", "charcoal"])
def test_strokes_show_in_every_area(look: str) -> None:
    """Of the areas that are flat in the plain look, strokes make most rough, however much there is to see elsewhere."""
    plain, painted = blocks(drawn("vector_art")), blocks(drawn(look))
    flat = plain < np.median(plain)
    assert np.median(painted[flat]) > 2 * np.median(plain[flat])


def test_pastel_lies_on_coloured_paper() -> None:
    day, night = (edge(drawn("pastel", prompt), 0.015).mean(axis=0) for prompt in (PROMPT, NIGHT))
    assert 180 < day.mean() < 225
    assert night.mean() < 80
    assert night[2] > night[0]


def test_pastel_under_a_deep_sky_lies_on_a_middle_tone() -> None:
    sunset = edge(drawn("pastel", "a red fox in a meadow at sunset"), 0.015).mean()
    assert 90 < sunset < 170


def test_coloured_pencil_keeps_colours_on_white() -> None:
    pixels = drawn("coloured_pencil")
    assert (chroma(pixels) > 60).mean() > 0.15
    assert (pixels.min(axis=2) > 235).mean() > 0.05


def test_charcoal_is_darker_than_pencil() -> None:
    assert np.percentile(drawn("charcoal"), 5) < np.percentile(drawn("pencil"), 5) - 15


def test_all_of_them_are_looks_of_the_illustrator() -> None:
    assert all(EVERY[name] is look for name, look in LOOKS.items())
    assert all(one != other for one, other in combinations(LOOKS.values(), 2))


@pytest.mark.parametrize(
    ("prompt", "look"),
    [
        ("a watercolor of a fox", "watercolour"),
        ("an oil painting of a fox", "oil"),
        ("a fox in gouache", "gouache"),
        ("a chalk pastel of a fox", "pastel"),
        ("a pencil drawing of a fox", "pencil"),
        ("a colored pencil drawing of a fox", "coloured_pencil"),
        ("a charcoal drawing of a fox", "charcoal"),
        ("a fox in brush ink", "ink"),
        ("an ink wash of a fox", "ink"),
        ("a storybook illustration of a fox", "storybook"),
    ],
)
def test_its_words_lead_to_it(prompt: str, look: str) -> None:
    scene = stage(read(prompt), GenerateJob("svcv4_1", prompt, 64, 64, False, seed=1))
    assert scene.look == look
