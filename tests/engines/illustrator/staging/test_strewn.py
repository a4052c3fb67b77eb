"""Small things in plenty and in no number."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.record import foreseen
from limner.engines.illustrator.scene import Placed
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import heroes, job


def _pieces(prompt: str, symbol: str, seed: int = 1) -> list[Placed]:
    scene = stage(read(prompt), job(seed))
    return [n for n in scene.nodes if isinstance(n, Placed) and n.symbol == symbol]


@pytest.mark.parametrize("seed", range(3))
def test_leaves_lie_all_over_the_ground_and_are_no_figures(seed: int) -> None:
    prompt = "a fox in a garden, red maple leaves"
    leaves = _pieces(prompt, "maple_leaf", seed)
    (fox,) = heroes(stage(read(prompt), job(seed)), "fox")
    assert len(leaves) > 9
    assert all(leaf.height < 0.3 * fox.height and leaf.y > 0.5 * 1024 for leaf in leaves)


@pytest.mark.parametrize(
    ("prompt", "symbol", "number"),
    [("three leaves", "leaf", 3), ("a cat and three leaves", "leaf", 3), ("leaves", "leaf", 3)],
)
def test_a_number_is_kept_and_what_is_alone_is_the_picture(prompt: str, symbol: str, number: int) -> None:
    assert len(heroes(stage(read(prompt), job()), symbol)) == number


def test_what_is_strewn_counts_as_drawn() -> None:
    assert foreseen(read("a swing hanging from a cherry tree, petals drifting")).undrawn == ()
