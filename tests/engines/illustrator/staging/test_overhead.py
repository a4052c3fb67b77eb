"""All as it is seen from straight above."""

import math

import pytest

from limner.engines.illustrator.atlas.names import parsed
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Placed, Scene
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import heroes, job


def _middle(node: Placed) -> tuple[float, float]:
    symbol = find(node.symbol)
    assert symbol is not None
    left, top, right, bottom = symbol.figure(node.pose).bounds
    k = node.height / (bottom - top)
    x, y = k * (left + right) / 2, k * (top + bottom) / 2
    c, s = math.cos(math.radians(node.tilt)), math.sin(math.radians(node.tilt))
    return node.x + x * c - y * s, node.y + x * s + y * c


def _scene(prompt: str) -> Scene:
    return stage(read(prompt), job())


@pytest.mark.parametrize(
    "prompt",
    ["top-down view of four people sharing a pie on a blanket", "overhead view of six people at a round table"],
)
def test_everybody_is_around_what_is_in_the_middle(prompt: str) -> None:
    people = [_middle(node) for node in heroes(_scene(prompt), "person")]
    x, y = (sum(spot[i] for spot in people) / len(people) for i in (0, 1))
    far = [math.hypot(a - x, b - y) for a, b in people]
    assert len(people) >= 4
    assert min(far) > 0.8 * max(far) > 100


def test_all_are_drawn_from_above_and_nothing_has_a_horizon() -> None:
    scene = _scene("bird's-eye view of three dogs and a cow in a meadow")
    assert all(parsed(node.symbol)[1].seen == "above" for node in heroes(scene))
    assert scene.horizon == 0.0


def test_a_hat_is_on_the_head_below_it() -> None:
    scene = _scene("a man in a hat reading a newspaper on a bench, seen from above")
    [hat] = heroes(scene, "hat")
    [man] = heroes(scene, "person")
    assert math.dist(_middle(hat), _middle(man)) < 0.4 * man.height
    assert scene.nodes.index(hat) > scene.nodes.index(man)


def test_a_castle_is_known_by_its_towers_and_not_by_its_roofs() -> None:
    assert not any(parsed(node.symbol)[1].seen for node in heroes(_scene("aerial view of a castle")))
