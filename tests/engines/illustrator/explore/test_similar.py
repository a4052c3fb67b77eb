"""Pictures like one that was explored."""

from itertools import combinations
from statistics import fmean

import numpy as np
import pytest

from benchmarks.distances import pictures_apart
from limner.engines.base import never_cancelled
from limner.engines.illustrator.explore import carried
from limner.engines.illustrator.explore.explore import explore
from limner.engines.illustrator.explore.similar import similar
from limner.engines.illustrator.scene import Scene
from limner.engines.illustrator.staging.script import Script
from limner.engines.jobs import Color, Controls, ExploreJob
from tests.engines.illustrator.explore.apart import WEIGHTS, scenes_apart
from tests.engines.illustrator.explore.drawings import COUNT, alike, drawing, explored, like

SOURCES = [("a fox", 0), ("a lighthouse", 3), ("a cup of coffee", 5), ("logo of an owl", 1)]
LEVELS = (5, 4, 3, 2, 1)


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[Scene]:
    """The scenes that were staged, in order."""
    scenes: list[Scene] = []
    before = carried.staged

    def staged(*given: object) -> tuple[Script, Scene]:
        script, scene = before(*given)  # type: ignore[arg-type]
        scenes.append(scene)
        return script, scene

    monkeypatch.setattr(carried, "staged", staged)
    return scenes


def test_the_less_similar_the_farther_in_scenes_and_in_pixels(seen: list[Scene]) -> None:
    in_scenes: dict[int, list[float]] = {level: [] for level in LEVELS}
    in_pixels: dict[int, list[float]] = {level: [] for level in LEVELS}
    for prompt, index in SOURCES:
        source = ExploreJob(drawing(prompt), index, COUNT)
        picture, scene = explored(source.drawing, index), seen[-1]
        for level in LEVELS:
            for seed in (20, 21):
                in_pixels[level].append(pictures_apart(picture, like(source, level, seed)))
                in_scenes[level].append(scenes_apart(scene, seen[-1]))
    for measured in (in_scenes, in_pixels):
        means = [fmean(measured[level]) for level in LEVELS]
        assert means == sorted(means)
        assert means[0] < 0.5 * means[2]


def test_a_scene_is_not_apart_from_itself_and_both_ways_are_as_far(seen: list[Scene]) -> None:
    for index in (0, 3):
        explored(drawing("a fox"), index)
    one, other = seen
    assert sum(WEIGHTS.values()) == pytest.approx(1.0)
    assert scenes_apart(one, one) == 0.0
    assert 0.3 < scenes_apart(one, other) <= 1.0
    assert scenes_apart(one, other) == pytest.approx(scenes_apart(other, one))


@pytest.mark.parametrize(
    ("prompt", "controls"),
    [
        ("a fox", Controls()),
        ("a pattern of lemons", Controls()),
        ("logo of an owl", Controls(background_color=(250, 220, 90))),
        ("freedom", Controls(colors=(Color((200, 30, 40)), Color((20, 40, 90)), Color((250, 240, 220))))),
        ("a pattern of lemons", Controls(colors=(Color((200, 30, 40)), Color((250, 240, 220))))),
    ],
)
@pytest.mark.parametrize("similarity", [5, 1])
def test_four_pictures_differ_from_each_other_and_from_the_source(
    prompt: str, controls: Controls, similarity: int
) -> None:
    source = ExploreJob(drawing(prompt, controls=controls), 1, COUNT)
    pictures = [explored(source.drawing, 1), *(like(source, similarity, seed) for seed in range(7, 11))]
    for one, other in combinations(pictures, 2):
        assert not np.array_equal(one, other)


def test_what_is_fixed_stays_at_every_similarity() -> None:
    asked = Controls(background_color=(18, 120, 60))
    source = ExploreJob(drawing("a fox", controls=asked), 2, COUNT)
    for level in LEVELS:
        assert tuple(like(source, level, 4)[1, 1]) == (18, 120, 60)


def test_similarity_five_has_the_choices_of_the_source() -> None:
    source = ExploreJob(drawing("a fox"), 4, COUNT)
    first = explore(source, never_cancelled).scene["direction"]
    for level in (5, 4):
        assert similar(alike(source, level, 3), never_cancelled).scene["direction"] == first


def test_the_same_job_gives_the_same_bytes() -> None:
    source = ExploreJob(drawing("a fox"), 4, COUNT)
    for level in (4, 2):
        assert np.array_equal(like(source, level, 9), like(source, level, 9))


def test_a_vector_source_gives_svg() -> None:
    source = ExploreJob(drawing("a cat", model="svcv4_1_vector", vector=True), 3, COUNT)
    made = {similar(alike(source, level, 3), never_cancelled).svg for level in LEVELS}
    assert None not in made
    assert len(made) == len(LEVELS)
