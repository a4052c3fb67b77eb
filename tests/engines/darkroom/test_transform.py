from functools import cache
from itertools import pairwise

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray
from skimage.metrics import structural_similarity

from limner.drawing.colour import lab
from limner.engines.base import never_cancelled
from limner.engines.darkroom import transform
from limner.engines.darkroom.transform import image_to_image
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


def _on_grass(width: int = 240, height: int = 160) -> Pixels:
    """A white disc with a dark rim before a noisy green."""
    noise = np.random.default_rng(5).normal(0, 6, (height, width, 3))
    picture = np.clip(np.array((70, 130, 60)) + cv2.GaussianBlur(noise, (0, 0), 0.8) * 2, 0, 255).astype(np.uint8)
    cv2.circle(picture, (120, 84), 42, (40, 40, 40), -1, cv2.LINE_AA)
    cv2.circle(picture, (120, 84), 38, (240, 238, 235), -1, cv2.LINE_AA)
    return picture


def test_a_thing_goes_in_the_place_of_the_photographs_own() -> None:
    before = _on_grass()
    after = made(0.75, "a red balloon", before)
    changed = np.abs(after.astype(int) - before).mean(2) > 24
    near = np.zeros_like(changed)
    near[24:152, 40:200] = True
    assert changed[60:108, 96:144].mean() > 0.6
    assert changed[~near].mean() < 0.05
    white = (after.min(2) > 215) & near
    assert white.mean() < 0.2 * (before.min(2) > 215).mean()


def test_a_style_that_is_named_is_laid_over_the_photograph_itself() -> None:
    before = photograph("coffee", WIDTH, HEIGHT)
    job = ImageToImageJob(source(before), drawing("an oil painting of a red fox", WIDTH, HEIGHT), 0.8)
    artwork = image_to_image(job, never_cancelled)
    assert artwork.pixels is not None
    broad = [cv2.GaussianBlur(p, (0, 0), 3).astype(int) for p in (before, artwork.pixels)]
    assert np.abs(broad[0] - broad[1]).mean() < 14
    assert artwork.scene["not_drawn"] == ["red fox"]


@pytest.mark.parametrize("prompt", ["a Van Gogh painting", "a painting"])
def test_a_painting_is_one_in_oil_all_over(prompt: str) -> None:
    before = photograph("coffee", WIDTH, HEIGHT)
    assert np.array_equal(made(0.8, prompt, before), made(0.8, "an oil painting", before))


def test_what_is_in_the_sky_goes_in_the_place_of_no_thing() -> None:
    before = photograph("coffee", WIDTH, HEIGHT)
    job = ImageToImageJob(source(before), drawing("a stormy day with dark clouds", WIDTH, HEIGHT), 0.75)
    scene = image_to_image(job, never_cancelled).scene
    assert "cloud" not in scene["drawn"]


def test_a_large_photograph_is_changed_smaller_and_keeps_its_details(monkeypatch: pytest.MonkeyPatch) -> None:
    before = photograph("chelsea", 300, 200)
    whole = made(0.4, "at sunset", before)
    monkeypatch.setattr(transform, "WORKED_AT", 20_000)
    small = made(0.4, "at sunset", before)
    assert apart(small, whole) < 6
    assert _fine(small) > 0.7 * _fine(whole)


def _fine(pixels: Pixels) -> float:
    return float(np.abs(pixels.astype(np.float32) - cv2.GaussianBlur(pixels, (0, 0), 1.0)).mean())


def test_a_style_that_is_a_manner_here_counts_as_drawn() -> None:
    job = ImageToImageJob(
        source(photograph("coffee", WIDTH, HEIGHT)), drawing("a watercolour of a cat", WIDTH, HEIGHT), 0.5
    )
    assert "watercolour" not in image_to_image(job, never_cancelled).scene["not_drawn"]
