"""What is added to the pictures of engines that do less than the interface promises."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.catalog.styles import LOOKS as CATALOGUED
from limner.engines.base import Artwork, EngineError, Unwatched
from limner.engines.capabilities import COMPLETE, Capabilities, Sizes
from limner.engines.finishing.asking import asked
from limner.engines.finishing.background import on_background
from limner.engines.finishing.finish import finished
from limner.engines.finishing.lettering import lettered
from limner.engines.finishing.palette import in_palette
from limner.engines.finishing.sizes import fitted, nearest
from limner.engines.finishing.wording import LOOKS, worded
from limner.engines.jobs import Color, Controls, GenerateJob, Lettering, VectorizeJob
from limner.imaging.encode import encode
from limner.imaging.oklab import nearest as nearest_colour
from limner.imaging.oklab import to_oklab
from limner.imaging.source import probe

LACKING = Capabilities(
    {"generate": frozenset()}, vector=False, sizes=Sizes(16, 512 * 512, 1024 * 1024), controls=frozenset()
)
JOB = GenerateJob("svcv3", "a red fox", 1365, 1024, vector=False, seed=1)
WORD = Lettering("FOX", ((0.2, 0.3), (0.8, 0.3), (0.8, 0.7), (0.2, 0.7)))


def scene(width: int = 240, height: int = 180, disc: int = 4) -> np.ndarray:
    """A ground that shades from dark to light, and a red disc on it, whose radius is the height over `disc`."""
    rows, columns = np.mgrid[:height, :width]
    pixels = np.dstack([columns * 255 // width, rows * 255 // height, np.full_like(rows, 120)]).astype(np.uint8)
    pixels[(rows - height / 2) ** 2 + (columns - width / 2) ** 2 < (height / disc) ** 2] = (210, 40, 30)
    return pixels


SIDES = st.integers(1, 4096)
SIZES = st.builds(
    lambda multiple, least, more: Sizes(multiple, least**2, (least + more) ** 2),
    st.sampled_from([1, 8, 16, 64]),
    st.integers(64, 1024),
    st.integers(256, 1024),
)


@given(SIDES, SIDES, SIZES)
def test_the_nearest_size_is_one_of_the_engine(width: int, height: int, sizes: Sizes) -> None:
    if not 1 / 8 <= width / height <= 8:
        return  # beyond every ratio of the interface
    wide, high = nearest(width, height, sizes)
    assert wide % sizes.multiple == high % sizes.multiple == 0
    assert sizes.greatest_area is not None
    assert sizes.least_area <= wide * high <= sizes.greatest_area


@given(SIDES, SIDES)
def test_where_any_size_is_drawn_it_is_asked_for(width: int, height: int) -> None:
    assert nearest(width, height, Sizes()) == (width, height)


@pytest.mark.parametrize(("width", "height"), [(240, 180), (100, 100), (333, 77), (90, 400)])
def test_pictures_are_fitted_exactly_and_nothing_is_stretched(width: int, height: int) -> None:
    pixels = fitted(scene(), width, height)
    assert pixels.shape == (height, width, 3)
    red = (pixels[..., 0] > 150) & (pixels[..., 1] < 90) & (pixels[..., 2] < 90)
    rows, columns = np.flatnonzero(red.any(1)), np.flatnonzero(red.any(0))
    if rows.size < height and columns.size < width:
        assert np.ptp(rows) == pytest.approx(np.ptp(columns), rel=0.06, abs=2)


@pytest.mark.parametrize("weights", [(0.5, 0.3, 0.2), (0.1, 0.1, 0.8), (0.34, 0.33, 0.33)])
def test_the_palettes_shares_come_out(weights: tuple[float, ...]) -> None:
    palette = ((20, 40, 120), (240, 200, 60), (250, 250, 250))
    asked_for = [Color(rgb, weight) for rgb, weight in zip(palette, weights, strict=True)]
    made = in_palette(scene(disc=12), asked_for)  # a large area of one colour cannot be shared out
    found = nearest_colour(to_oklab(made.reshape(-1, 3)), to_oklab(np.array(palette)))
    shares = np.bincount(found, minlength=3) / found.size
    assert np.abs(shares - weights).max() < 0.05


@pytest.mark.parametrize("pixels", [scene(), np.zeros((40, 60, 3), np.uint8)], ids=["scene", "black"])
def test_a_colour_may_be_there_twice(pixels: np.ndarray) -> None:
    red, blue = (210, 40, 30), (20, 40, 120)
    made = in_palette(pixels, [Color(red), Color(red), Color(blue)])
    distances = np.abs(made.reshape(-1, 1, 3).astype(int) - np.array([red, blue])).max(2).min(1)
    assert np.median(distances) < 60


def test_a_share_of_the_picture_may_stay_as_it_is() -> None:
    pixels = scene()
    made = in_palette(pixels, [Color((10, 220, 80), 0.25)])
    moved = np.abs(made.astype(int) - pixels).max(2) > 24
    assert 0.12 < moved.mean() < 0.6


def test_without_colours_nothing_moves() -> None:
    assert in_palette(scene(), []) is not None
    assert np.array_equal(in_palette(scene(), []), scene())


def test_transparency_stays() -> None:
    pixels = np.dstack([scene(), np.full(scene().shape[:2], 128, np.uint8)])
    assert (in_palette(pixels, [Color((10, 20, 30))])[..., 3] == 128).all()


def test_a_plain_background_becomes_the_very_colour() -> None:
    pixels = np.full((180, 240, 3), (238, 236, 240), np.uint8)
    pixels[60:120, 80:160] = (210, 40, 30)
    made = on_background(pixels, (12, 34, 56), Unwatched())
    outside = np.ones(made.shape[:2], bool)
    outside[58:122, 78:162] = False
    assert (made[outside] == (12, 34, 56)).all()
    assert (made[70:110, 90:150] == (210, 40, 30)).all()


@pytest.mark.parametrize("ground", [10, 128, 245])
def test_words_stand_out_in_their_quadrilateral_and_nowhere_else(ground: int) -> None:
    pixels = np.full((180, 240, 3), ground, np.uint8)
    made = lettered(pixels, [WORD])
    changed = (made != pixels).any(2)
    assert changed[54:126, 48:192].mean() > 0.2
    assert not changed[:40].any()
    assert np.abs(made.astype(int) - ground).max() > 90


def test_an_engine_that_lacks_nothing_is_asked_for_the_very_job() -> None:
    assert asked(JOB, COMPLETE) is JOB
    artwork = Artwork(pixels=scene())
    assert finished(JOB, artwork, COMPLETE, Unwatched()) is artwork


def test_what_an_engine_lacks_is_said_in_words() -> None:
    controls = Controls((Color((200, 20, 30)),), (255, 255, 255), artistic_level=5, no_text=True)
    job = replace(JOB, look="engraving", negative_prompt="dogs", controls=controls, text_layout=(WORD,))
    given_to_it = asked(job, LACKING)
    assert isinstance(given_to_it, GenerateJob)
    for words in (
        "a red fox",
        "engraving",
        "background",
        "palette",
        "dramatic",
        "without text, letters",
        "Without dogs",
    ):
        assert words in given_to_it.prompt
    assert (given_to_it.controls, given_to_it.text_layout, given_to_it.look) == (Controls(), (), None)
    assert (given_to_it.width % 16, given_to_it.height % 16) == (0, 0)


def test_an_engine_that_sets_words_itself_is_not_asked_for_none() -> None:
    job = replace(JOB, text_layout=(WORD,))
    assert "text" in worded(job, LACKING, operation="generate")[0]
    setting = replace(LACKING, controls=frozenset({"text_layout"}))
    assert worded(job, setting, operation="generate") == ("a red fox", "")


def test_a_negative_prompt_goes_where_one_is_taken() -> None:
    taking = replace(LACKING, operations={"generate": frozenset({"negative_prompt"})})
    job = replace(JOB, negative_prompt="dogs")
    assert worded(job, taking, operation="generate") == ("a red fox", "dogs")


def test_of_a_long_prompt_the_end_is_the_callers_own() -> None:
    """It is what models cut that read no more than so much."""
    wish, refusal = "a red fox in the snow, " * 20, "dogs and cats, " * 20
    controls = Controls((Color((200, 20, 30)),), (255, 255, 255), artistic_level=5, no_text=True)
    job = replace(JOB, prompt=wish, negative_prompt=refusal, look="engraving", controls=controls)
    taking = replace(LACKING, operations={"generate": frozenset({"negative_prompt"})})
    prompt, negative = worded(job, taking, operation="generate")
    said, own = prompt.split("a red fox", 1)
    for words in ("engraving", "background", "palette", "dramatic"):
        assert words in said
        assert words not in own
    assert prompt.endswith(wish.strip())
    assert negative.startswith("text, letters")
    assert negative.endswith(refusal.strip())
    assert worded(job, LACKING, operation="generate")[0].endswith(f"{wish.strip()}. Without {refusal.strip()}")


def test_every_look_of_the_catalogue_has_words() -> None:
    assert set(CATALOGUED) <= set(LOOKS)


def test_pixels_become_svg_of_the_size_with_the_words_on_top() -> None:
    job = replace(JOB, vector=True, width=240, height=180, text_layout=(WORD,))
    made = finished(job, Artwork(pixels=scene(480, 360)), LACKING, Unwatched())
    assert made.svg
    assert 'viewBox="0 0 240 180"' in made.svg
    assert made.svg.rindex("FOX") > made.svg.index("<path")


def test_a_job_without_a_drawing_is_left_alone() -> None:
    job = VectorizeJob(probe(encode(scene(), "png")), 240, 180)
    artwork = Artwork(svg="<svg/>")
    assert asked(job, LACKING) is job
    assert finished(job, artwork, LACKING, Unwatched()) is artwork


def test_an_engine_that_answers_with_nothing_has_failed() -> None:
    with pytest.raises(EngineError):
        finished(JOB, Artwork(), LACKING, Unwatched())
