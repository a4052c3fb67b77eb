"""Great waves behind those on the sea."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.record import foreseen
from limner.engines.illustrator.scene import Shape
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job


def _waves(prompt: str) -> list[Shape]:
    return [n for n in stage(read(prompt), job()).nodes if isinstance(n, Shape) and n.name == "wave"]


@pytest.mark.parametrize("prompt", ["a surfer riding a huge wave", "a dog surfing", "a ship in towering waves"])
def test_a_wave_rises_over_who_rides_or_sails(prompt: str) -> None:
    assert _waves(prompt)
    assert foreseen(read(prompt)).undrawn == ()


def test_it_is_higher_than_the_surfer() -> None:
    scene = stage(read("a surfer riding a huge wave"), job())
    (surfer,) = heroes(scene, "surfer")
    tops = [n.path.getBounds().top() for n in scene.nodes if isinstance(n, Shape) and n.name == "wave"]
    assert min(tops) < box(surfer).top


@pytest.mark.parametrize("prompt", ["a boat on a calm sea", "a man waving goodbye on the beach", "a ship, no waves"])
def test_there_is_none_where_none_is_named(prompt: str) -> None:
    assert not _waves(prompt)


def test_who_stands_on_a_cliff_is_high_over_its_foot() -> None:
    (castle,) = heroes(stage(read("a castle on a cliff above the sea"), job()), "castle")
    assert box(castle).bottom < 0.75 * 1024
