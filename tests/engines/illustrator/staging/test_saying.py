"""Phrases of a prompt: what is lettering, and what is refused, asks for nothing."""

import re
from collections.abc import Callable

import pytest

from limner.engines.illustrator.geometry import Path
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Shape
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.marks import speech
from limner.engines.illustrator.staging.saying import asks, plain
from limner.engines.illustrator.staging.spoken import heard
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import job


def test_lettering_is_no_part_of_the_words() -> None:
    assert plain('A Cat  with a sign "Blue Sky"\nby the sea') == "a cat with a sign , by the sea"


@pytest.mark.parametrize(
    ("prompt", "asked"),
    [
        ("a house with smoke", True),
        ("a house, no smoke", False),
        ("a house without a tree, with smoke", True),
        ('a house with a sign "smoke"', False),
    ],
)
def test_a_phrase_is_asked_for_unless_it_is_refused_or_written(prompt: str, asked: bool) -> None:
    assert asks(read(prompt), re.compile(r"\bsmoke\b")) is asked


@pytest.mark.parametrize(
    ("prompt", "name"),
    [
        ("a cottage with no smoke from the chimney", "smoke"),
        ('a man with a sign "smoke from the chimney"', "smoke"),
        ("a forest without floating islands", "rock"),
        ('a poster that says "birds and floating islands"', "rock"),
    ],
)
def test_what_is_refused_or_written_is_not_drawn(prompt: str, name: str) -> None:
    scene = stage(read(prompt), job())
    assert name not in {node.name for node in scene.nodes if isinstance(node, Shape)}


@pytest.mark.parametrize(
    "prompt", ['a cat with a sign "blue sky"', "a lighthouse, no red sky", "a lighthouse without red skies"]
)
def test_a_sky_that_is_refused_or_written_has_no_colour(prompt: str) -> None:
    assert heard(read(prompt), Dice(1, prompt))[1].sky is None


@pytest.mark.parametrize(
    ("prompt", "clouds"),
    [
        ('a thought bubble "lunch"', {"thought"}),
        ('a speech bubble saying "I thought so"', {"round", "cornered", "burst"}),
    ],
)
def test_a_bubble_is_a_thoughts_only_where_it_is_called_so(
    prompt: str, clouds: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = set()

    def watched(name: str, shape: Callable[[Box], tuple[Path, Box]]) -> Callable[[Box], tuple[Path, Box]]:
        def draw(box: Box) -> tuple[Path, Box]:
            drawn.add(name)
            return shape(box)

        return draw

    for name, shape in list(speech._KINDS.items()):
        monkeypatch.setitem(speech._KINDS, name, watched(name, shape))
    for seed in range(4):
        stage(read(prompt), job(seed))
    assert drawn == clouds
