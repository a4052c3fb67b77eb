"""Where in the picture the words have somebody."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Placed
from limner.engines.illustrator.staging.stage import stage
from limner.engines.jobs import GenerateJob


def shown(prompt: str, seed: int) -> dict[str, Placed]:
    scene = stage(read(prompt), GenerateJob("svcv4_1", prompt, 512, 512, False, seed))
    return {node.symbol: node for node in scene.nodes if isinstance(node, Placed) and node.draws}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_is_in_the_background_is_farther_off_and_drawn_before_the_others(seed: int) -> None:
    near = shown("a boy and a horse", seed)["horse"]
    found = shown("a boy with a horse in the background", seed)
    far, boy = found["horse"], next(node for name, node in found.items() if name != "horse")
    assert far.height < 0.75 * near.height
    assert far.y < boy.y - 20
    assert list(found).index("horse") == 0


@pytest.mark.parametrize("seed", [1, 2])
def test_all_others_are_behind_what_is_in_the_foreground(seed: int) -> None:
    found = shown("a cow in the foreground and a barn", seed)
    assert found["barn"].y < found["cow"].y - 20


@pytest.mark.parametrize(("side", "least", "most"), [("left", 0.1, 0.45), ("right", 0.55, 0.9)])
def test_one_alone_is_on_the_side_that_was_named(side: str, least: float, most: float) -> None:
    tree = shown(f"a tree on the {side}", 4)["tree"]
    assert least * 512 < tree.x < most * 512


def test_nobody_is_set_back_where_nobody_is_nearer() -> None:
    assert shown("a horse in the background", 1)["horse"].height > 120
