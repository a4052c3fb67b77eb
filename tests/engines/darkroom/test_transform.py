from functools import cache
from itertools import pairwise

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray
from skimage.metrics import structural_similarity

from limner.engines.base import never_cancelled
from limner.engines.darkroom.transform import image_to_image
from limner.engines.illustrator.colour import lab
from limner.engines.jobs import ImageToImageJob
from tests.engines.darkroom.pictures import Pixels, apart, drawing, photograph, shown, source, svg_source, with_alpha

WIDTH, HEIGHT = 144, 96
FOX = "a red fox in a snowy forest"


@cache
def once(strength: float, prompt: str) -> Pixels:
    """The photograph changed, shared by the tests that only look at it."""
    return made(strength, prompt)


def made(strength: float, prompt: str = FOX, pixels: Pixels | None = None, seed: int = 1) -> Pixels:
    picture = photograph("chelsea", WIDTH, HEIGHT) if pixels is None else pixels
    height, width = picture.shape[:2]
    job = ImageToImageJob(source(picture), drawing(prompt, width, height, seed=seed), strength)
    result = image_to_image(job, never_cancelled).pixels
    assert result is not None
    assert result.shape[:2] == (height, width)
    return result


def likeness(pixels: Pixels) -> float:
    return float(structural_similarity(pixels, photograph("chelsea", WIDTH, HEIGHT), channel_axis=2))  # type: ignore[no-untyped-call]


def test_at_strength_0_it_is_the_source() -> None:
    assert likeness(made(0.0)) >= 0.98


def colours(pixels: Pixels) -> NDArray[np.float64]:
    """The broad colours in OKLab."""
    broad = cv2.GaussianBlur(pixels, (0, 0), 2)
    return np.array([lab((int(r), int(g), int(b))) for r, g, b in broad[::4, ::4].reshape(-1, 3)])


@pytest.mark.parametrize("prompt", [FOX, "a lighthouse at night"])
def test_the_distance_grows_with_the_strength(prompt: str) -> None:
    steps = [once(strength, prompt) for strength in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)]
    away = [1 - likeness(step) for step in steps]
    assert all(later > earlier for earlier, later in pairwise(away))
    assert away[-1] > 0.4
    hues = [float(np.linalg.norm(colours(step) - colours(steps[0]), axis=1).mean()) for step in steps]
    assert all(later > earlier for earlier, later in pairwise(hues)), hues


@pytest.mark.parametrize("strength", [0.2, 0.6, 1.0])
def test_the_prompt_acts(strength: float) -> None:
    assert apart(once(strength, "a lighthouse at night"), once(strength, FOX)) > 8


def test_the_hour_acts_before_anything_else() -> None:
    assert made(0.25, "at night").mean() < made(0.25, "at noon").mean() - 10


@pytest.mark.parametrize("strength", [0.0, 0.3, 0.6, 1.0])
def test_alpha_is_kept(strength: float) -> None:
    picture = with_alpha(photograph("chelsea", 96, 64))
    assert np.array_equal(made(strength, pixels=picture)[..., 3], picture[..., 3])


def test_the_same_seed_gives_the_same_bytes() -> None:
    assert np.array_equal(once(0.6, FOX), made(0.6))
    assert not np.array_equal(once(0.6, FOX), made(0.6, seed=2))


@pytest.mark.parametrize("strength", [0.0, 0.4, 1.0])
def test_vector_models_answer_with_shapes(strength: float) -> None:
    job = ImageToImageJob(
        source(photograph("coffee", WIDTH, HEIGHT)), drawing("a bowl of soup", WIDTH, HEIGHT, vector=True), strength
    )
    svg = image_to_image(job, never_cancelled).svg
    assert shown(svg, WIDTH, HEIGHT).std() > 10
    assert "<image" not in (svg or "")


def test_an_svg_at_strength_0_keeps_its_shapes() -> None:
    job = ImageToImageJob(svg_source(WIDTH, HEIGHT), drawing("a boat", WIDTH, HEIGHT, vector=True), 0.0)
    svg = image_to_image(job, never_cancelled).svg
    assert svg is not None
    assert 'id="picture-sun"' in svg


def test_a_style_that_is_a_manner_here_counts_as_drawn() -> None:
    job = ImageToImageJob(
        source(photograph("coffee", WIDTH, HEIGHT)), drawing("a watercolour of a cat", WIDTH, HEIGHT), 0.5
    )
    assert "watercolour" not in image_to_image(job, never_cancelled).scene["not_drawn"]
