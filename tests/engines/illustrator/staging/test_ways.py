"""Roads and paths over open land."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.record import foreseen
from limner.engines.illustrator.scene import Shape
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import heroes, job


def _ways(prompt: str, seed: int = 1) -> list[Shape]:
    return [n for n in stage(read(prompt), job(seed)).nodes if isinstance(n, Shape) and n.name == "way"]


@pytest.mark.parametrize(
    "prompt",
    [
        "rolling hills with a winding road",
        "a road through the desert",
        "a path through the forest",
        "a fox on a country lane",
        "a hiking trail in the mountains",
    ],
)
def test_a_way_that_is_named_is_there_with_every_seed(prompt: str) -> None:
    assert all(_ways(prompt, seed) for seed in (1, 2, 3))
    assert foreseen(read(prompt)).undrawn == ()


def test_no_way_where_it_is_refused() -> None:
    assert not _ways("green hills, no road")


def test_wheels_stand_on_the_road() -> None:
    scene = stage(read("a red car on a country road"), job())
    (car,) = heroes(scene, "car")
    lanes = [n.path.getBounds() for n in scene.nodes if isinstance(n, Shape) and n.name == "way"]
    assert any(lane.top() < car.y < lane.bottom() and lane.width() >= 1024 for lane in lanes)


def test_two_cars_of_a_kind_differ_in_colour() -> None:
    cars = heroes(stage(read("two race cars on a track"), job()), "race_car")
    assert cars[0].colours["body"] != cars[1].colours["body"]
