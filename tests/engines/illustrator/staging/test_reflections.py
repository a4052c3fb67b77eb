"""Those who are seen twice, and those who are in the water."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Placed
from limner.engines.illustrator.staging.stage import stage

from .scenes import heroes, job


def shown(prompt: str, symbol: str) -> list[Placed]:
    scene = stage(read(prompt), job())
    return [node for node in scene.nodes if isinstance(node, Placed) and node.symbol == symbol]


def test_a_mirror_shows_who_stands_before_it_the_other_way_round() -> None:
    copy, cat = shown("a cat looking at itself in a mirror", "cat")
    assert copy.flip != cat.flip
    assert copy.height < cat.height
    assert not copy.draws, "it is no second cat"


@pytest.mark.parametrize(
    ("prompt", "symbol"),
    [("a swan on a lake and its reflection", "swan"), ("a castle reflected in a lake", "castle")],
)
def test_water_shows_what_it_is_said_to_reflect_upside_down(prompt: str, symbol: str) -> None:
    nodes = shown(prompt, symbol)
    assert sorted(node.tilt for node in nodes) == [0.0, 180.0]
    assert nodes[0].flip != nodes[1].flip


def test_water_shows_nobody_twice_where_nothing_is_said() -> None:
    assert len(shown("a swan on a lake", "swan")) == 1


def test_one_is_in_a_pool_to_the_chest() -> None:
    (tiger,) = heroes(stage(read("a tiger in a swimming pool"), job()))
    assert tiger.clip is not None
    assert not tiger.shadow
