"""Who is in a puddle or in leaves."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.record import foreseen
from limner.engines.illustrator.scene import Scene, Shape
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job


def _named(scene: Scene, name: str) -> list[Shape]:
    return [node for node in scene.nodes if isinstance(node, Shape) and node.name == name]


def test_who_jumps_in_puddles_is_the_picture() -> None:
    scene = stage(read("a little girl jumping in puddles"), job())
    (girl,) = heroes(scene, "girl")
    assert not heroes(scene, "puddle")
    assert box(girl).height > 0.3 * 1024
    assert _named(scene, "splash")
    pools = [node.path.getBounds() for node in _named(scene, "puddles")]
    assert any(pool.left() < girl.x < pool.right() and pool.top() < box(girl).bottom for pool in pools)


def test_a_puddle_alone_is_a_figure() -> None:
    assert heroes(stage(read("a puddle"), job()), "puddle")


def test_nobody_splashes_who_stands_in_a_puddle() -> None:
    assert not _named(stage(read("a dog standing in a puddle"), job()), "splash")


@pytest.mark.parametrize(
    "prompt", ["kids jumping into a pile of leaves", "a puppy playing in autumn leaves", "a fox in fallen leaves"]
)
def test_leaves_lie_about_who_is_in_them(prompt: str) -> None:
    scene = stage(read(prompt), job())
    assert _named(scene, "leaf heap")
    assert foreseen(read(prompt)).undrawn == ()


def test_a_tree_with_leaves_has_no_heap() -> None:
    assert not _named(stage(read("a bird in a tree with green leaves"), job()), "leaf heap")
