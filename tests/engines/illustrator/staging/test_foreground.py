"""What a shot puts before everything, and where it can be had."""

import pytest

from limner.engines.illustrator.reading.reading import Season, Time
from limner.engines.illustrator.scene import Scene, Shape
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.directions import Directions
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import job, reading


def framed(place: str, shot: str, season: Season = "summer", time: Time = "day") -> set[str]:
    """The names of the frame's shapes with a dog in the place, over seeds that take every shot."""
    found: set[str] = set()
    for seed in range(10):
        read = reading("dog", prompt=shot, setting=place, season=season, time=time)
        scene = stage(read, job(seed, size=(256, 256)), Directions(dice=Dice(seed, shot)))
        found |= _frame(scene)
    return found


def _frame(scene: Scene) -> set[str]:
    return {node.name for node in scene.nodes if isinstance(node, Shape) and node.layer == "frame"}


@pytest.mark.parametrize("place", ["volcano", "cave", "harbour", "street"])
def test_no_leaves_grow_where_there_is_no_soil(place: str) -> None:
    names = framed(place, "a dog")
    assert not {"leaves before", "leaves around", "dark leaves around"} & names


def test_a_park_is_seen_through_leaves_but_not_in_winter() -> None:
    assert "leaves around" in framed("park", "a dog")
    assert not {"leaves around", "dark leaves around"} & framed("park", "a dog", season="winter")
