import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from limner.engines.base import Artwork, never_cancelled
from limner.engines.darkroom.background import generate_background, replace_background
from limner.engines.jobs import CutOut, GenerateBackgroundJob, ReplaceBackgroundJob
from tests.engines.darkroom.pictures import Pixels, apart, drawing, photograph, shown, source

WIDTH, HEIGHT = 200, 200
DISC = cv2.circle(np.zeros((HEIGHT, WIDTH), np.uint8), (100, 110), 50, 255, -1, cv2.LINE_AA)


def product() -> Pixels:
    """A red disc on a gray ground."""
    ground = np.full((HEIGHT, WIDTH, 3), 200, np.float32)
    share = DISC[..., None] / 255
    return np.rint(ground * (1 - share) + np.array([200, 30, 40]) * share).astype(np.uint8)


def replaced(pixels: Pixels, prompt: str, seed: int = 1) -> Pixels:
    job = ReplaceBackgroundJob(source(pixels), drawing(prompt, WIDTH, HEIGHT, seed=seed))
    result = replace_background(job, never_cancelled).pixels
    assert result is not None
    return result


def test_the_subject_stays_and_the_ground_is_the_prompts() -> None:
    result = replaced(product(), "a green meadow at noon")
    inside, outside = cv2.erode(DISC, np.ones((9, 9))) > 250, cv2.dilate(DISC, np.ones((9, 9))) == 0
    assert result.shape == (HEIGHT, WIDTH, 3)
    assert result[inside][:, 0].mean() > result[inside][:, 1].mean() + 70
    assert np.abs(result[outside].astype(int) - 200).mean() > 10


def test_no_halo_of_the_old_ground() -> None:
    edge = (DISC > 100) & (DISC < 255)
    result = replaced(product(), "plain black background")[edge].astype(float)
    assert (np.minimum(result[:, 1], result[:, 2]) < 150).mean() > 0.9


def test_seeds_give_other_grounds_and_the_same_seed_the_same_bytes() -> None:
    first = replaced(product(), "a beach")
    assert np.array_equal(first, replaced(product(), "a beach"))
    assert apart(first, replaced(product(), "a beach", seed=2)) > 2


def test_what_is_transparent_shows_the_new_ground() -> None:
    cut_out = np.dstack([product(), DISC])
    result = replaced(cut_out, "a forest")
    assert result.shape == (HEIGHT, WIDTH, 3)
    assert apart(result[:20], product()[:20]) > 10


def brought(alpha: NDArray[np.uint8], pixels: Pixels | None = None) -> Artwork:
    """The product, or other pixels, before a forest, with a cut-out of this alpha that another engine has made."""
    cut_out = CutOut(source(np.dstack([product(), alpha])), "finder")
    pixels = product() if pixels is None else pixels
    job = ReplaceBackgroundJob(source(pixels), drawing("a forest", WIDTH, HEIGHT), cut_out)
    return replace_background(job, never_cancelled)


def test_a_cut_out_that_was_made_before_is_the_subject() -> None:
    half = np.zeros((HEIGHT, WIDTH), np.uint8)
    half[:, 100:] = 255
    made = brought(half)
    assert made.pixels is not None
    assert made.scene["cut_out"] == "finder"
    disc, corner = DISC[:, 100:] > 250, (slice(175, 195), slice(160, 195))
    forest = replaced(product(), "a forest")
    assert apart(made.pixels[corner], product()[corner]) < 40 < apart(forest[corner], product()[corner])
    assert made.pixels[:, 100:][disc][:, 0].mean() > made.pixels[:, 100:][disc][:, 1].mean() + 70
    assert apart(made.pixels[:, :95], product()[:, :95]) > 20


@pytest.mark.parametrize("share", [0, 255])
def test_a_cut_out_of_everything_or_nothing_is_none(share: int) -> None:
    made = brought(np.full((HEIGHT, WIDTH), share, np.uint8))
    assert made.pixels is not None
    assert np.array_equal(made.pixels, replaced(product(), "a forest"))
    assert "cut_out" not in made.scene


def test_what_is_transparent_already_needs_no_cut_out() -> None:
    pixels, half = np.dstack([product(), DISC]), np.zeros((HEIGHT, WIDTH), np.uint8)
    half[:, 100:] = 255
    made = brought(half, pixels)
    assert made.pixels is not None
    assert np.array_equal(made.pixels, replaced(pixels, "a forest"))
    assert "cut_out" not in made.scene


@pytest.mark.parametrize("alpha", [False, True])
def test_what_the_mask_keeps_is_kept_to_the_bit(alpha: bool) -> None:
    picture = product() if not alpha else np.dstack([product(), np.full((HEIGHT, WIDTH), 255, np.uint8)])
    picture = picture if not alpha else np.where(np.arange(HEIGHT)[:, None, None] < 30, 0, picture).astype(np.uint8)
    mask = np.repeat(np.where(DISC > 127, 0, 255).astype(np.uint8)[..., None], 3, 2)
    job = GenerateBackgroundJob(source(picture), drawing("a snowy mountain", WIDTH, HEIGHT), source(mask, "mask"))
    result = generate_background(job, never_cancelled).pixels
    assert result is not None
    kept = mask[..., 0] == 0
    assert np.array_equal(result[kept][:, :3], picture[kept][:, :3])
    assert apart(result[~kept], picture[~kept]) > 10


def test_the_vector_answer_shows_the_subject_on_shapes() -> None:
    job = ReplaceBackgroundJob(source(product()), drawing("a beach", WIDTH, HEIGHT, vector=True))
    drawn = shown(replace_background(job, never_cancelled).svg, WIDTH, HEIGHT)
    inside = cv2.erode(DISC, np.ones((15, 15))) > 250
    assert drawn[inside][:, 0].mean() > drawn[inside][:, 1].mean() + 70


def test_a_photograph_with_a_whole_mask() -> None:
    picture = photograph("coffee", WIDTH, HEIGHT)
    mask = np.full((HEIGHT, WIDTH, 3), 255, np.uint8)
    job = GenerateBackgroundJob(source(picture), drawing("a beach", WIDTH, HEIGHT), source(mask, "mask"))
    result = generate_background(job, never_cancelled).pixels
    assert result is not None
    assert apart(result, picture) > 20
