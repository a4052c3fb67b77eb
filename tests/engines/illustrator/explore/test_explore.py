"""The wall: eight pictures of a prompt."""

import json
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from benchmarks.distances import pictures_apart
from limner.engines.base import Cancelled, never_cancelled
from limner.engines.illustrator.atlas.names import own
from limner.engines.illustrator.explore.carried import staged
from limner.engines.illustrator.explore.explore import explore
from limner.engines.illustrator.explore.spread import spread
from limner.engines.illustrator.scene import Placed, Scene, Words
from limner.engines.illustrator.staging.folk import VARIANTS
from limner.engines.jobs import Color, Controls, ExploreJob
from tests.engines.illustrator.explore.drawings import COUNT, drawing, explored


def scenes(prompt: str, **more: Any) -> list[Scene]:
    job = drawing(prompt, **more)
    return [staged(direction, job)[1] for direction in spread(job, COUNT)]


def heroes(scene: Scene) -> list[Placed]:
    return [n for n in scene.nodes if isinstance(n, Placed) and n.importance > 0.5 and n.half != "front"]


def _plain(symbol: str) -> str:
    """The id of those who may stand for one another: of all women, the woman."""
    symbol = own(symbol)
    return next((plain for plain, variants in VARIANTS.items() if symbol in variants), symbol)


def test_no_two_pictures_of_a_wall_are_alike() -> None:
    pictures = [explored(drawing("a fox"), index) for index in range(COUNT)]
    assert {p.shape for p in pictures} == {(96, 96, 3)}
    assert min(pictures_apart(a, b) for a, b in combinations(pictures, 2)) > 0.25


@pytest.mark.parametrize("size", [(160, 64), (64, 160)])
def test_pictures_have_the_size_that_is_asked_for(size: tuple[int, int]) -> None:
    assert {explored(drawing("a cat", size=size), index).shape for index in (1, 4, 6)} == {(size[1], size[0], 3)}


@pytest.mark.parametrize(
    "prompt", ["a fox", "three cats", "two dogs on a sofa", "a woman with an umbrella", "an apple"]
)
def test_every_picture_has_every_subject_as_often_as_asked(prompt: str) -> None:
    counts = [sorted(_plain(hero.symbol) for hero in heroes(scene)) for scene in scenes(prompt)]
    assert all(found == counts[0] for found in counts)
    assert counts[0]


@pytest.mark.parametrize("prompt", ["a fox", "a parrot", "a wizard", "logo of an owl", "a red car"])
def test_subjects_stay_on_the_canvas_and_can_be_seen(prompt: str) -> None:
    for direction, scene in zip(spread(drawing(prompt), COUNT), scenes(prompt), strict=True):
        (hero,) = heroes(scene)
        assert 0.05 < hero.x / scene.width < 0.95
        assert hero.height > 0.1 * scene.height
        if direction.composition != "face":
            assert 0.2 < hero.y / scene.height <= 1.0


def test_colours_that_the_prompt_gives_stay() -> None:
    colours = {heroes(scene)[0].colours["body"] for scene in scenes("a red car")}
    assert len(colours) == 1


def test_a_background_that_is_asked_for_is_that_in_all_of_them() -> None:
    asked = Controls(background_color=(18, 120, 60))
    job = drawing("a fox", controls=asked)
    for index in range(COUNT):
        pixels = explored(job, index)
        assert tuple(pixels[1, 1]) == (18, 120, 60)


def test_a_background_that_the_prompt_names_is_in_all_of_them() -> None:
    grounds = {scene.background for scene in scenes("a fox on a yellow background")}
    assert len(grounds) == 1
    assert None not in grounds


def test_colours_that_are_asked_for_are_in_all_of_them() -> None:
    asked = ((200, 30, 40), (20, 40, 90), (250, 240, 220))
    for scene in scenes("a fox", controls=Controls(colors=tuple(map(Color, asked)))):
        assert scene.palette == asked


def test_quoted_words_are_in_all_of_them_and_no_text_in_none() -> None:
    prompt = 'a fox with a sign that says "HELLO"'
    assert all(any(isinstance(n, Words) for n in scene.nodes) for scene in scenes(prompt))
    silent = scenes(prompt, controls=Controls(no_text=True))
    assert not any(isinstance(n, Words) for scene in silent for n in scene.nodes)


def test_the_choices_are_in_the_scene() -> None:
    artwork = explore(ExploreJob(drawing("a fox"), 2, COUNT), never_cancelled)
    told = json.loads(json.dumps(artwork.scene))["direction"]
    assert told == spread(drawing("a fox"), COUNT)[2].to_json()
    assert artwork.scene["drawn"] == ["fox"]


def test_the_same_job_gives_the_same_bytes() -> None:
    first = explored(drawing("a cat"), 5)
    spread.cache_clear()
    assert np.array_equal(explored(drawing("a cat"), 5), first)


def test_vector_walls_are_svg() -> None:
    job = drawing("a cat", model="svcv4_1_vector", vector=True, size=(120, 80))
    made = [explore(ExploreJob(job, index, COUNT), never_cancelled).svg for index in range(COUNT)]
    assert len(set(made)) == COUNT
    for svg in made:
        assert svg is not None
        assert ElementTree.fromstring(svg).attrib["viewBox"] == "0 0 120 80"


def test_it_stops_when_it_is_no_longer_wanted() -> None:
    def unwanted() -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        explore(ExploreJob(drawing("a cat"), 0, COUNT), unwanted)
