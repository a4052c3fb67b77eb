import cv2
import numpy as np
import pytest

from limner.engines.base import Artwork, never_cancelled
from limner.engines.darkroom.backdrop import wants_photograph
from limner.engines.darkroom.background import generate_background, replace_background
from limner.engines.darkroom.photograph import photographic
from limner.engines.jobs import CutOut, GenerateBackgroundJob, GenerateJob, ReplaceBackgroundJob
from tests.engines.darkroom.pictures import Pixels, apart, photograph, source

SIZE = (200, 160)
SHAPE: Pixels = np.asarray(
    cv2.ellipse(np.zeros((160, 200), np.uint8), (100, 90), (52, 46), 0, 0, 360, 255, -1), np.uint8
)
"""The cat's head, about, standing free of the border."""


def asked(prompt: str, seed: int = 1, look: str | None = "raw") -> GenerateJob:
    return GenerateJob("svcv3", prompt, *SIZE, False, seed, look=look)


def cat() -> Pixels:
    return photograph("chelsea", *SIZE)


def replaced(prompt: str, seed: int = 1, shape: Pixels = SHAPE) -> Artwork:
    cut_out = CutOut(source(np.dstack([cat(), shape])), "finder")
    return replace_background(ReplaceBackgroundJob(source(cat()), asked(prompt, seed), cut_out), never_cancelled)


def generated(prompt: str, picture: Pixels | None = None, shape: Pixels = SHAPE) -> Artwork:
    mask = np.repeat(255 - shape[..., None], 3, 2)
    picture = cat() if picture is None else picture
    job = GenerateBackgroundJob(source(picture), asked(prompt), source(mask, "mask"))
    return generate_background(job, never_cancelled)


def pixels(made: Artwork) -> Pixels:
    assert made.pixels is not None
    return made.pixels


def test_a_photograph_gets_a_backdrop_and_the_record_says_which() -> None:
    made = replaced("a green forest")
    assert made.scene["backdrop"] == "woods"
    assert made.scene["not_drawn"] == []
    around = pixels(made)[:30].reshape(-1, 3).mean(0)
    assert around.argmax() == 1


def test_the_same_seed_gives_the_same_bytes_and_another_one_another_place() -> None:
    first = pixels(replaced("a beach"))
    assert np.array_equal(first, pixels(replaced("a beach")))
    assert apart(first, pixels(replaced("a beach", seed=2))) > 2


@pytest.mark.parametrize("prompt", ["a green forest", "a beach at sunset", "on a wooden table", "a city at night"])
def test_what_the_mask_keeps_is_kept_to_the_bit(prompt: str) -> None:
    result = pixels(generated(prompt))
    kept = SHAPE > 127
    assert np.array_equal(result[kept], cat()[kept])
    assert apart(result[~kept], cat()[~kept]) > 10


def noise(picture: Pixels, rows: slice) -> float:
    grey = cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY).astype(np.float32)[rows]
    return float((grey - cv2.GaussianBlur(grey, (0, 0), 2)).std())


def test_the_ground_has_the_grain_of_the_photograph() -> None:
    grain = np.random.default_rng(1).normal(0, 7, (160, 200, 1))
    rough = np.clip(cv2.GaussianBlur(cat(), (0, 0), 2) + grain, 0, 255).astype(np.uint8)
    calm = np.asarray(cv2.GaussianBlur(cat(), (0, 0), 2), np.uint8)
    rows = slice(0, 30)
    assert noise(pixels(generated("plain grey background", rough)), rows) > 3.5
    assert noise(pixels(generated("plain grey background", calm)), rows) < 1.5


def test_who_stands_has_a_shadow_and_who_is_cut_by_the_frame_has_none() -> None:
    cut = SHAPE.copy()
    cut[90:, 48:152] = 255
    standing, framed = (pixels(generated("plain white background", shape=shape)).astype(int) for shape in (SHAPE, cut))
    assert standing[139:143, 85:115].mean() < standing[5:10].mean() - 15
    assert framed[150:, :30].mean() > framed[5:10].mean() - 15


def test_the_backdrop_of_a_kept_subject_goes_toward_its_light() -> None:
    warm = np.clip(cat() * np.array([1.25, 1.0, 0.6]), 0, 255).astype(np.uint8)
    cold = np.clip(cat() * np.array([0.6, 0.9, 1.3]), 0, 255).astype(np.uint8)
    made = [pixels(generated("a city street", picture))[:20].reshape(-1, 3).mean(0) for picture in (warm, cold)]
    assert made[0][0] - made[0][2] > made[1][0] - made[1][2] + 5


@pytest.mark.parametrize(
    ("prompt", "look", "photo"),
    [
        ("a forest", "raw", True), ("a forest", "photorealism", True), ("a forest", "illustration", False),
        ("a cartoon forest", "raw", False), ("a watercolor meadow", "raw", False), ("a photo of a beach", "raw", True),
        ("neon signs", "raw", True), ("an illustration of a town", "raw", False),
    ],
)  # fmt: skip
def test_words_and_looks_ask_for_a_drawing(prompt: str, look: str, photo: bool) -> None:
    assert wants_photograph(asked(prompt, look=look)) is photo


def test_flat_art_keeps_a_drawn_ground() -> None:
    flat = np.full((160, 200, 3), 210, np.uint8)
    flat[SHAPE > 0] = (200, 40, 40)
    assert "backdrop" not in generated("a green forest", flat).scene
    assert "backdrop" in generated("a green forest").scene


@pytest.mark.parametrize("name", ["chelsea", "coffee", "astronaut"])
def test_photographs_are_told_from_flat_art(name: str) -> None:
    picture = photograph(name, 480, 320)
    whole = np.ones(picture.shape[:2], bool)
    assert photographic(picture, whole)
    few = (picture // 86 * 86).astype(np.uint8)
    assert not photographic(np.asarray(cv2.medianBlur(few, 21), np.uint8), whole)


def test_what_fills_the_height_and_is_whole_lies_on_a_table() -> None:
    whole, cut = (np.zeros((160, 200), np.uint8) for _ in range(2))
    cv2.ellipse(whole, (100, 80), (76, 70), 0, 0, 360, 255, -1)
    cv2.rectangle(cut, (0, 10), (150, 150), 255, -1)
    assert generated("a cozy cafe", shape=whole).scene["backdrop"] == "table"
    assert generated("a cozy cafe", shape=cut).scene["backdrop"] == "cafe"


def test_what_no_kind_shows_is_told_and_a_plain_ground_is_put() -> None:
    made = generated("qwertz uiop")
    assert made.scene["backdrop"] == "sweep"
    assert made.scene["not_drawn"] == ["qwertz", "uiop"]


def test_a_sky_goes_behind_what_fills_the_picture_below() -> None:
    land = np.zeros((160, 200), np.uint8)
    land[90:] = 255
    result = pixels(generated("a sunset sky", shape=land)).astype(float)
    assert result[70:88].mean() > result[:20].mean() - 10
    assert generated("a sunset sky", shape=land).scene["backdrop"] == "sky"


def test_a_bowl_from_above_lies_on_the_table_with_its_shadow_round_it() -> None:
    bowl = np.zeros((160, 200), np.uint8)
    cv2.circle(bowl, (100, 80), 36, 255, -1)
    result = pixels(generated("a marble table", shape=bowl)).astype(float).mean(-1)
    assert result[119:122, 90:110].mean() < result[5:25].mean() - 15


def test_what_reaches_out_above_the_ground_casts_no_shadow_there() -> None:
    flower = np.zeros((160, 200), np.uint8)
    cv2.rectangle(flower, (88, 60), (112, 140), 255, -1)
    cv2.circle(flower, (50, 50), 10, 255, -1)
    cv2.line(flower, (50, 50), (100, 80), 255, 3)
    result = pixels(generated("plain white background", shape=flower)).astype(float).mean(-1)
    assert result[66:72, 42:58].mean() > result[5:10, 42:58].mean() - 12
