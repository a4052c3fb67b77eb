"""Grounds for subjects that exist already."""

import re
from xml.etree import ElementTree

import numpy as np
import pytest

from limner.drawing.colour import distance
from limner.engines.illustrator.compositing.ground import Ground, draw_ground
from limner.engines.illustrator.compositing.hints import LightHint
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.boxes import Box
from tests.engines.illustrator.compositing.jobs import job

CLEAR = Box(0.3, 0.2, 0.7, 0.9)


def pixels(ground: Ground) -> np.ndarray:
    assert ground.artwork.pixels is not None
    return ground.artwork.pixels


@pytest.mark.parametrize("size", [(160, 160), (320, 96), (64, 240)], ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("prompt", ["a beach at sunset", "white", "a forest", "brick wall", "", "gibberishy"])
def test_any_prompt_gives_a_full_canvas(prompt: str, size: tuple[int, int]) -> None:
    ground = draw_ground(job(prompt, size), keep_clear=CLEAR)
    assert pixels(ground).shape == (size[1], size[0], 3)
    assert 0.0 < ground.horizon < 1.0


@pytest.mark.parametrize("horizon", [0.4, 0.55, 0.7])
def test_the_sea_begins_at_the_horizon_that_was_asked_for(horizon: float) -> None:
    ground = draw_ground(job("the sea at noon", (200, 200)), horizon=horizon)
    assert ground.horizon == horizon
    # In most columns: a rock before the sea has an edge of its own in a few.
    steps = np.median(np.abs(np.diff(pixels(ground).astype(int)[:, 20:180], axis=0)).sum(axis=2), axis=1)
    around = round(horizon * 200)
    assert abs(int(steps[40:180].argmax()) + 40 - around) <= 3


def standing(ground: Ground) -> list[tuple[float, float]]:
    """Where the props and subjects of a vector ground stand, in its pixels."""
    assert ground.artwork.svg is not None
    root = ElementTree.fromstring(ground.artwork.svg)
    layers = [layer for layer in root if layer.attrib.get("id") in ("middle", "near", "hero")]
    spots = []
    for group in (inner for layer in layers for inner in layer.iter()):
        if group.find("{*}title") is not None and "transform" in group.attrib:
            kind, *numbers = re.split(r"[(), ]+", group.attrib["transform"])
            x, y = numbers[:2] if kind == "translate" else numbers[4:6]
            spots.append((float(x), float(y)))
    return spots


@pytest.mark.parametrize(
    "prompt", ["a forest", "a living room", "a park in autumn", "a beach", "three dogs in a meadow"]
)
def test_nothing_stands_in_or_before_the_box_that_is_kept_clear(prompt: str) -> None:
    counts = []
    for clear in (None, CLEAR):
        grounds = [draw_ground(job(prompt, (200, 200), seed=s, vector=True), keep_clear=clear) for s in range(4)]
        spots = [spot for ground in grounds for spot in standing(ground)]
        assert spots
        counts.append(sum(64 < x < 136 and y > 150 for x, y in spots))
    assert counts[0] > 0
    assert counts[1] == 0


def test_subjects_stand_beside_the_box_or_nowhere() -> None:
    beside = draw_ground(job("a cat on a beach", (300, 200)), keep_clear=CLEAR)
    assert beside.artwork.scene["drawn"] == ["cat"]
    nowhere = draw_ground(job("a cat on a beach", (300, 200)), keep_clear=Box(0.02, 0.05, 0.98, 1.0))
    assert nowhere.artwork.scene["drawn"] == []


@pytest.mark.parametrize("prompt", ["blue", "a red background", "plain white", "pastel green backdrop"])
def test_a_colour_gives_a_clean_backdrop_of_that_colour(prompt: str) -> None:
    ground = draw_ground(job(prompt, (200, 200)), keep_clear=CLEAR)
    assert ground.plain
    reading = read(prompt)
    asked = reading.background or reading.palette[0]
    middle = np.median(pixels(ground)[60:130, 40:160].reshape(-1, 3), axis=0)
    assert distance((int(middle[0]), int(middle[1]), int(middle[2])), asked) < 0.08
    assert pixels(ground)[60:130].reshape(-1, 3).std(axis=0).max() < 24


def test_a_place_is_no_backdrop() -> None:
    assert not draw_ground(job("sunset")).plain
    assert not draw_ground(job("a marble table")).plain
    assert draw_ground(job("white marble")).plain


def test_a_model_that_leaves_places_out_draws_the_place_that_is_asked_for() -> None:
    rows = pixels(draw_ground(job("a beach at sunset", model="svcv4_1_utility"))).reshape(160, -1, 3)
    assert rows.std(axis=(0, 1)).max() > 20


def test_the_icon_look_draws_the_place_with_its_subject_beside_the_box() -> None:
    ground = draw_ground(job("a cat on a beach", (300, 200), model="svcv3", look="icon"), keep_clear=CLEAR)
    assert ground.artwork.scene["drawn"] == ["cat"]
    assert 0.3 < ground.horizon < 0.7


def test_the_light_comes_from_where_the_subject_has_it() -> None:
    ground = draw_ground(job("a meadow"), light=LightHint(side=0.9, dark=0.9))
    assert ground.light.side == 0.9
    assert ground.light.dark > 0.5


def test_a_vector_job_gives_a_document() -> None:
    svg = draw_ground(job("bokeh lights", vector=True)).artwork.svg
    assert svg is not None
    assert ElementTree.fromstring(svg).attrib["viewBox"] == "0 0 160 160"
