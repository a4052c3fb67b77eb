"""Prompts drawn in a learned style."""

import re
from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from limner.drawing.colour import distance as apart
from limner.drawing.colour import parse
from limner.engines.base import never_cancelled
from limner.engines.illustrator.engine import Illustrator
from limner.engines.jobs import Color, Controls, GenerateJob, StyleGuide
from limner.engines.learned import LearnedStyle, Match
from tests.engines.illustrator.style_transfer.styles import CLAY, NIGHT, PEN, POSTER, distance

STYLES = {"clay": CLAY, "pen": PEN, "poster": POSTER, "night": NIGHT}
SIDE = 192


def job(
    style: LearnedStyle | None, match: Match = "precise", prompt: str = "a boat on the sea", **changes: object
) -> GenerateJob:
    guide = None if style is None else StyleGuide(style, match)
    usual = GenerateJob("svcv4_1", prompt, SIDE, SIDE, vector=False, seed=7, style=guide)
    return replace(usual, **changes)  # type: ignore[arg-type]


def pixels(wanted: GenerateJob) -> NDArray[np.uint8]:
    found = Illustrator().run(wanted, never_cancelled).pixels
    assert found is not None
    return found


def svg(wanted: GenerateJob) -> str:
    found = Illustrator().run(replace(wanted, vector=True, model="svcv4_1_vector"), never_cancelled).svg
    assert found is not None
    return found


@pytest.mark.parametrize("name", STYLES)
def test_the_palette_distance_is_about_halved_and_precise_is_nearest(name: str) -> None:
    style = STYLES[name]
    without = distance(pixels(job(None)), style)
    flexible, precise = (distance(pixels(job(style, match)), style) for match in ("flexible", "precise"))
    assert flexible < 0.8 * without
    assert precise < 0.6 * without
    assert precise < flexible + 0.005


@pytest.mark.parametrize("name", STYLES)
def test_vectors_are_in_the_style_as_well(name: str) -> None:
    document = svg(job(STYLES[name]))
    colours = [parse(code) for code in set(re.findall(r'"(#[0-9a-f]{6})"', document))]
    swatches = [swatch.rgb for swatch in STYLES[name].palette]
    near = [min(apart(colour, swatch) for swatch in swatches) < 0.17 for colour in colours]
    assert sum(near) > 0.7 * len(near)
    assert "<image" not in document
    assert "<filter" not in document


@pytest.mark.parametrize("vector", [False, True], ids=["raster", "vector"])
def test_the_same_job_gives_the_same_bytes(vector: bool) -> None:
    style = replace(CLAY, shading="painterly", texture=0.03, grain=0.01)
    draw = svg if vector else pixels
    assert np.array_equal(draw(job(style)), draw(job(style)))


def test_a_background_that_was_asked_for_is_exact() -> None:
    controls = Controls(background_color=(10, 200, 90))
    drawn = pixels(job(replace(CLAY, grain=0.02, texture=0.03), controls=controls))
    assert (drawn == (10, 200, 90)).all(axis=2).mean() > 0.3


def test_colours_that_were_asked_for_win() -> None:
    asked = ((30, 60, 200), (240, 240, 250), (10, 20, 60))
    controls = Controls(colors=tuple(Color(rgb) for rgb in asked))
    drawn = pixels(job(CLAY, controls=controls))
    mean = drawn.reshape(-1, 3).mean(axis=0)
    assert mean[2] > mean[0] + 20


def test_a_colour_that_the_prompt_gives_to_a_subject_stays() -> None:
    drawn = pixels(job(CLAY, prompt="a green bus")).astype(int)
    green = (drawn[..., 1] > drawn[..., 0] + 30) & (drawn[..., 1] > drawn[..., 2] + 10)
    assert green.mean() > 0.02
    assert (pixels(job(CLAY, prompt="a bus")).astype(int)[..., 1] < 250).all()


def test_line_styles_are_drawn_by_lines() -> None:
    drawn = pixels(job(PEN))
    paper = np.abs(drawn.astype(int) - PEN.ground).max(axis=2) <= 8
    ink = drawn.mean(axis=2) < 170
    assert paper.mean() > 0.7
    assert 0.01 < ink.mean() < 0.2


def test_grain_and_texture_show_in_what_is_drawn() -> None:
    def roughness(style: LearnedStyle) -> float:
        return float(np.abs(np.diff(pixels(job(style)).mean(axis=2), axis=1)).mean())

    smooth = roughness(CLAY)
    assert roughness(replace(CLAY, grain=0.015)) > smooth + 1
    assert roughness(replace(CLAY, texture=0.03)) > smooth + 0.3


def test_a_style_of_one_colour_still_shows_the_subject() -> None:
    one = replace(CLAY, palette=(replace(CLAY.palette[0], share=1.0),), tones=(0.58,) * 11, contrast=0.0)
    assert pixels(job(one)).std() > 4


@pytest.mark.parametrize("prompt", ["", "zorblax", 'a poster that says "HI"', "a pattern of leaves", "a fox icon"])
@pytest.mark.parametrize("base", ["any", "icon", "realistic_image"])
def test_any_prompt_is_drawn_in_a_style(prompt: str, base: str) -> None:
    style = replace(POSTER, base=base)  # type: ignore[arg-type]
    assert pixels(job(style, "regular", prompt, width=96, height=128)).shape == (128, 96, 3)
    assert svg(job(style, "regular", prompt, width=96, height=128)).startswith("<svg")
