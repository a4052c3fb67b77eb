"""Marks of several things, made one."""

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Placed
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.stage import stage
from limner.engines.jobs import GenerateJob


def drawn(prompt: str, seed: int = 3) -> dict[str, Box]:
    """The boxes of all things by their symbols, from back to front."""
    scene = stage(read(prompt), GenerateJob("svcv4_1", prompt, 512, 512, False, seed))
    return {node.symbol: box(node) for node in scene.nodes if isinstance(node, Placed)}


def box(node: Placed) -> Box:
    symbol = find(node.symbol)
    assert symbol is not None
    figure = symbol.figure(node.pose)
    k = node.height / figure.height
    left, top, right, bottom = figure.bounds
    return Box(node.x + k * left, node.y + k * top, node.x + k * right, node.y + k * bottom)


def test_the_sun_rises_behind_a_mountain() -> None:
    things = drawn("a minimalist logo of a mountain and a sun")
    assert list(things) == ["sun", "mountain"]
    assert things["sun"].overlaps(things["mountain"])
    assert things["sun"].top < things["mountain"].top


def test_a_leaf_grows_out_of_a_cup() -> None:
    things = drawn("a logo with a coffee cup and a leaf")
    leaf, cup = things.values()
    assert leaf.overlaps(cup)
    assert abs(leaf.centre[0] - cup.centre[0]) < 0.1 * cup.width
    assert leaf.bottom < cup.bottom


def test_two_of_one_rank_share_a_ground_and_overlap() -> None:
    things = drawn("a logo of a cat and a dog")
    assert things["cat"].overlaps(things["dog"])
    assert abs(things["cat"].bottom - things["dog"].bottom) < 2


def test_all_of_one_kind_stand_in_rows() -> None:
    scene = stage(read("a logo of three stars"), GenerateJob("svcv4_1", "a logo of three stars", 512, 512, False, 3))
    stars = [box(node).grown(-2) for node in scene.nodes if isinstance(node, Placed)]
    assert len(stars) == 3
    assert not any(a.overlaps(b) for i, a in enumerate(stars) for b in stars[:i])
