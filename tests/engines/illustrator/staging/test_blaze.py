"""Places on fire."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.record import foreseen
from limner.engines.illustrator.scene import Shape
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import job


@pytest.mark.parametrize(
    ("prompt", "burns"),
    [
        ("a burning village at night", True),
        ("a city on fire", True),
        ("a village", False),
        ("a burning candle in a village", False),
        ("a campfire in the forest", False),
    ],
)
def test_a_burning_place_has_flames(prompt: str, burns: bool) -> None:
    shapes = {node.name for node in stage(read(prompt), job()).nodes if isinstance(node, Shape)}
    assert ({"flames", "sparks"} <= shapes) == burns


def test_the_words_for_it_are_drawn() -> None:
    assert not foreseen(read("a burning village at night")).undrawn
