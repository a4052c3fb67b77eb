"""What goes all the way about a thing."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.record import foreseen
from limner.engines.illustrator.scene import Shape
from tests.engines.illustrator.staging.ties.scenes import tied


@pytest.mark.parametrize(("thing", "base"), [("rope", "tree"), ("bow_tie", "box"), ("scarf", "street_lamp")])
def test_it_is_a_band_before_what_it_is_around(thing: str, base: str) -> None:
    scene = tied(thing, "around", base)
    assert any(isinstance(node, Shape) and node.name == "band" for node in scene.nodes)


def test_a_rope_around_a_tree_counts_as_drawn() -> None:
    assert "rope" in foreseen(read("a rope around a tree")).drawn
