from functools import cache

import numpy as np
import pytest

from limner.engines.base import never_cancelled
from limner.engines.darkroom.drawn import drawn_place
from limner.engines.darkroom.outpaint import outpaint
from limner.engines.darkroom.photograph import character
from limner.engines.darkroom.surroundings import surrounded
from limner.engines.jobs import Frame, OutpaintJob
from tests.engines.darkroom.pictures import Pixels, apart, drawing, photograph, shown, source, svg_source, with_alpha

WIDTH, HEIGHT = 180, 100
FRAME = Frame(50, 10, 120, 80)
SIZE = FRAME.width, FRAME.height


def job(
    prompt: str, *, pixels: Pixels | None = None, frame: Frame = FRAME, vector: bool = False, seed: int = 1
) -> OutpaintJob:
    picture = photograph("coffee", *SIZE) if pixels is None else pixels
    return OutpaintJob(source(picture), drawing(prompt, WIDTH, HEIGHT, vector=vector, seed=seed), frame)


@cache
def of_the_photograph(prompt: str) -> Pixels:
    """What all tests that only look at it share."""
    return made(prompt)


def made(prompt: str, *, pixels: Pixels | None = None, frame: Frame = FRAME) -> Pixels:
    result = outpaint(job(prompt, pixels=pixels, frame=frame), never_cancelled).pixels
    assert result is not None
    return result


def inside(pixels: Pixels, frame: Frame = FRAME) -> Pixels:
    return pixels[frame.y : frame.y + frame.height, frame.x : frame.x + frame.width]


@pytest.mark.parametrize("prompt", ["", "a green bottle", "a beach at night"])
def test_the_frame_is_kept_to_the_bit(prompt: str) -> None:
    result = of_the_photograph(prompt)
    assert result.shape == (HEIGHT, WIDTH, 3)
    assert np.array_equal(inside(result), photograph("coffee", *SIZE))


def test_no_seam_along_the_frame() -> None:
    result = of_the_photograph("").astype(np.float32)
    step = np.abs(result[10:90, FRAME.x] - result[10:90, FRAME.x - 1]).mean()
    usual = np.abs(np.diff(inside(result.astype(np.uint8)).astype(np.float32), axis=1)).mean()
    assert step < 3 * usual + 4


def test_the_things_of_the_prompt_come_into_the_new_area() -> None:
    assert outpaint(job("a green bottle"), never_cancelled).scene["drawn"] == ["bottle"]
    assert apart(of_the_photograph("a green bottle"), of_the_photograph("")) > 0.3


def flat(width: int, height: int) -> Pixels:
    """A drawing: blue over green."""
    picture = np.full((height, width, 3), (120, 170, 230), np.uint8)
    picture[height // 2 :] = (40, 110, 50)
    return picture


def beyond(pixels: Pixels) -> Pixels:
    """What is left of the frame, and of the transition at it."""
    return pixels[:, : FRAME.x - 20]


def test_a_place_that_the_prompt_names_is_drawn_round_a_drawing() -> None:
    plain, beach, city = (made(prompt, pixels=flat(*SIZE)) for prompt in ("", "a beach", "a city at night"))
    assert apart(beyond(beach), beyond(plain)) > 15
    assert apart(beyond(beach), beyond(city)) > 15


def test_a_photograph_is_extended_as_what_it_is() -> None:
    assert np.array_equal(of_the_photograph("a beach at night"), of_the_photograph(""))


def test_the_record_says_what_a_photograph_does_not_take() -> None:
    told = outpaint(job("a woman on a beach at night in the rain"), never_cancelled).scene
    assert told["drawn"] == []
    assert {"woman", "beach", "night", "rain"} <= set(told["not_drawn"])


def test_an_hour_alone_continues_a_drawing() -> None:
    assert np.array_equal(made("at sunset", pixels=flat(*SIZE)), made("", pixels=flat(*SIZE)))


def test_a_picture_of_the_place_is_continued() -> None:
    asked = drawing("mountains", WIDTH, HEIGHT)
    drawn = drawn_place(asked, WIDTH, HEIGHT).pixels
    known = np.zeros((HEIGHT, WIDTH), bool)
    known[FRAME.y : FRAME.y + FRAME.height, FRAME.x : FRAME.x + FRAME.width] = True
    like = character(inside(drawn))
    assert np.array_equal(surrounded(drawn, known, asked, like, alone=False), drawn)
    night = drawing("a city at night", WIDTH, HEIGHT)
    changed = surrounded(drawn, known, night, like, alone=False)
    assert np.array_equal(changed[known], drawn[known])
    assert apart(changed, drawn) > 5


def test_a_scaled_frame() -> None:
    frame = Frame(30, 20, 90, 60)
    result = made("a chair", frame=frame)
    assert apart(inside(result, frame), photograph("coffee", 90, 60)) < 6


def test_alpha_is_kept_in_the_frame() -> None:
    picture = with_alpha(photograph("coffee", *SIZE))
    result = made("", pixels=picture)
    assert result.shape == (HEIGHT, WIDTH, 4)
    assert np.array_equal(inside(result)[..., 3], picture[..., 3])


@pytest.mark.parametrize("kind", ["photograph", "svg"])
def test_the_vector_answer_shows_the_source_in_its_frame(kind: str) -> None:
    chosen = svg_source(*SIZE) if kind == "svg" else source(photograph("coffee", *SIZE))
    svg = outpaint(OutpaintJob(chosen, drawing("a cat", WIDTH, HEIGHT, vector=True), FRAME), never_cancelled).svg
    assert apart(inside(shown(svg, WIDTH, HEIGHT)), chosen.pixels()) < 12
