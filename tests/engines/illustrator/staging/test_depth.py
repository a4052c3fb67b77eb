"""What sets subjects into their ground."""

import pytest

from limner.drawing import geometry as g
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Placed, Scene, Shape
from limner.engines.illustrator.staging.stage import stage
from limner.engines.jobs import GenerateJob


def _scene(prompt: str) -> Scene:
    return stage(read(prompt), GenerateJob("svcv4_1", prompt, 512, 512, vector=False, seed=11))


def _grass(scene: Scene) -> list[Shape]:
    return [node for node in scene.nodes if isinstance(node, Shape) and node.name == "grass at the feet"]


def test_grass_grows_at_the_feet_of_who_stands_in_it() -> None:
    scene = _scene("a cow in a meadow")
    (foot,) = [node.y for node in scene.nodes if isinstance(node, Placed) and node.symbol == "cow"]
    assert any(abs(g.bounds(blades.path)[3] - foot) < 20 for blades in _grass(scene))


@pytest.mark.parametrize("prompt", ["a farmer on a tractor in a field", "a man driving a car in a meadow"])
def test_no_grass_grows_at_the_feet_of_who_drives(prompt: str) -> None:
    scene = _scene(prompt)
    vehicle = next(node for node in scene.nodes if isinstance(node, Placed) and node.symbol in ("tractor", "car"))
    assert all(g.bounds(blades.path)[1] > vehicle.y - 0.3 * vehicle.height for blades in _grass(scene))
