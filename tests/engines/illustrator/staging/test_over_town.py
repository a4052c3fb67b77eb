"""Who flies over a town sees it far below."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.record import foreseen
from limner.engines.illustrator.scene import Scene, Shape
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job

_HOUSES = frozenset({"buildings", "roofs", "house townscape"})


def _houses(scene: Scene) -> list[Shape]:
    return [node for node in scene.nodes if isinstance(node, Shape) and node.name in _HOUSES]


@pytest.mark.parametrize(
    "prompt",
    ["a whale swimming through clouds above a city", "a dragon flying over a city", "a hot air balloon over Paris"],
)
def test_the_town_is_below(prompt: str) -> None:
    scene = stage(read(prompt), job())
    assert _houses(scene)
    assert all(box(hero).top < 0.6 * 1024 for hero in heroes(scene))
    assert foreseen(read(prompt)).undrawn == ()


def test_trees_line_an_avenue() -> None:
    scene = stage(read("a cherry blossom avenue in spring"), job())
    trees = [node for node in scene.nodes if getattr(node, "symbol", "") == "cherry_blossom_tree"]
    assert len(trees) >= 8
    assert foreseen(read("a cherry blossom avenue in spring")).undrawn == ()


def test_a_volcano_alone_is_the_land() -> None:
    scene = stage(read("an erupting volcano at night"), job())
    assert not heroes(scene, "volcano")
    assert foreseen(read("an erupting volcano at night")).undrawn == ()
