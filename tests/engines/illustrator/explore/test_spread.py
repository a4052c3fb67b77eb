"""Directions: far from one another, and true to the prompt."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from limner.engines.illustrator.explore import moods
from limner.engines.illustrator.explore.direction import WEIGHTS, Direction, distance
from limner.engines.illustrator.explore.families import FAMILIES
from limner.engines.illustrator.explore.spread import others, spread
from limner.engines.illustrator.looks.index import LOOKS
from limner.engines.jobs import Color, Controls, StyleGuide
from limner.engines.learned import LearnedStyle, Swatch
from tests.engines.illustrator.explore.drawings import COUNT, drawing

OPEN = ["a fox", "a woman with an umbrella", "a lighthouse", "a cup of coffee", "a parrot", "freedom and hope"]
FIXED = [
    "three cats at night in a snowy street",
    "logo of an owl",
    'a poster of a rocket with the words "GO"',
    "an astronaut riding a horse on the moon, photo",
    "a pattern of lemons",
]


def wall(prompt: str, **more: Any) -> tuple[Direction, ...]:
    return spread(drawing(prompt, **more), COUNT)


def nearest(directions: tuple[Direction, ...]) -> float:
    return min(distance(a, b) for a, b in combinations(directions, 2))


def test_the_weights_add_up_to_one() -> None:
    assert sum(WEIGHTS.values()) == pytest.approx(1.0)


@pytest.mark.parametrize("prompt", OPEN)
@pytest.mark.parametrize("seed", [1, 2])
def test_eight_directions_of_an_open_prompt_are_far_from_one_another(prompt: str, seed: int) -> None:
    directions = wall(prompt, seed=seed)
    assert len(directions) == COUNT
    assert nearest(directions) > 0.25
    assert len({d.look for d in directions}) >= 7
    assert len({(d.time, d.palette, d.backdrop) for d in directions}) >= 6


@pytest.mark.parametrize("prompt", OPEN[:4])
def test_every_composition_has_its_turn_before_one_comes_again(prompt: str) -> None:
    assert max(Counter(d.composition for d in wall(prompt)).values()) <= 2


@pytest.mark.parametrize("prompt", FIXED)
def test_what_a_fixed_prompt_leaves_open_still_differs(prompt: str) -> None:
    directions = wall(prompt)
    assert nearest(directions) > 0.05
    assert len(set(directions)) == COUNT


def test_what_the_prompt_fixes_is_in_all_of_them() -> None:
    directions = wall("three cats at night in a snowy street")
    assert {(d.setting, d.time, d.weather) for d in directions} == {("street", "night", ("snow",))}


@pytest.mark.parametrize(
    ("prompt", "look"),
    [("a fox, engraving", "engraving"), ("a photo of a fox", "photo"), ("a watercolour of a fox", "watercolour")],
)
def test_a_style_word_fixes_the_family(prompt: str, look: str) -> None:
    assert {d.look for d in wall(prompt)} == {look}


def test_a_curated_look_fixes_the_family() -> None:
    assert {d.look for d in wall("a fox", model="svcv3", look="kawaii")} == {"kawaii"}


def test_a_learned_style_fixes_the_family_and_the_palette() -> None:
    learned = LearnedStyle(
        base="digital_illustration", palette=(Swatch((200, 60, 40), 1.0),), ground=(240, 230, 210),
        tones=tuple(i / 10 for i in range(11)), contrast=0.2, chroma=0.1, temperature=0.3, edge_softness=0.2,
        line_weight=0.0, line_share=0.0, line_rgb=(0, 0, 0), texture=0.0, grain=0.0, shading="flat", roundness=0.5,
        detail=0.5,
    )  # fmt: skip
    directions = wall("a fox", style=StyleGuide(learned, "regular"))
    assert len({d.look for d in directions}) == 1
    assert all(d.palette in moods.NATURAL for d in directions)


def test_a_viewpoint_in_the_prompt_fixes_the_composition() -> None:
    assert {d.composition for d in wall("close-up portrait of a fox")} == {"scene"}


def test_colours_that_are_asked_for_leave_looks_that_keep_them_and_no_other_palette() -> None:
    asked = Controls(colors=(Color((200, 30, 40)), Color((20, 40, 90))))
    for directions in (wall("a red car and a blue bicycle"), wall("a fox", controls=asked)):
        assert all(FAMILIES[d.look].true for d in directions)
    assert all(d.palette in moods.NATURAL for d in wall("a fox", controls=asked))


def test_sunny_words_leave_no_other_weather() -> None:
    assert {d.weather for d in wall("dogs in the park on a sunny day")} == {()}


def test_negative_words_are_never_chosen() -> None:
    directions = [d for seed in range(4) for d in wall("a fox", seed=seed, negative_prompt="night, snow, rain")]
    assert not {"snow", "rain"} & {kind for d in directions for kind in d.weather}
    assert "night" not in {d.time for d in directions}
    assert "winter" not in {d.season for d in directions}


def test_a_pose_that_the_prompt_names_stays() -> None:
    assert {d.pose for d in wall("a sleeping fox")} == {""}
    assert len({d.pose for d in wall("a fox")}) > 1


def test_the_same_drawing_gives_the_same_directions_and_another_seed_others() -> None:
    spread.cache_clear()
    first = wall("a cat")
    spread.cache_clear()
    assert wall("a cat") == first
    assert wall("a cat", seed=8) != first


@pytest.mark.parametrize("prompt", [*OPEN, *FIXED])
def test_vector_drawings_have_vector_looks(prompt: str) -> None:
    directions = wall(prompt, model="svcv4_1_vector", vector=True)
    fixed = {d.look for d in directions} == {"photo"}
    assert fixed or all(FAMILIES[d.look].vector for d in directions[1:] if d.look != directions[0].look)


def test_every_family_is_drawn() -> None:
    assert FAMILIES.keys() <= LOOKS.keys()


@pytest.mark.parametrize("prompt", OPEN)
def test_the_less_similar_the_farther(prompt: str) -> None:
    job = drawing(prompt)
    for source in spread(job, COUNT)[::3]:
        near, middle, far = (
            [distance(source, other) for other in others(job, source, similarity, COUNT)] for similarity in (3, 2, 1)
        )
        assert sum(near) < sum(middle) < sum(far)


def test_similarity_three_keeps_look_and_light_and_two_one_of_them() -> None:
    job = drawing("a fox")
    source = spread(job, COUNT)[0]
    for other in others(job, source, 3, COUNT):
        assert (other.look, other.time, other.palette, other.setting) == (
            source.look, source.time, source.palette, source.setting,
        )  # fmt: skip
        assert (other.composition, other.pose, other.shot) != (source.composition, source.pose, source.shot)
    for other in others(job, source, 2, COUNT):
        assert (other.look == source.look) or ((other.time, other.palette) == (source.time, source.palette))
