"""Work at the wall of a room: it is painted with a roller, and pictures are nailed to it."""

import pytest

from limner.engines.illustrator.scene import Placed, Shape
from tests.engines.illustrator.staging.deeds.test_deeds import drawn, touches
from tests.engines.illustrator.staging.deeds.test_tools import all_of
from tests.engines.illustrator.staging.scenes import heroes


@pytest.mark.parametrize("prompt", ["a man painting a wall", "a man standing on a ladder and painting a wall"])
def test_a_wall_is_painted_in_a_room_with_a_roller(prompt: str) -> None:
    scene = drawn(prompt)
    (man,), (roller,) = heroes(scene, "person"), all_of(scene, "paint_roller")
    assert touches(man, roller, ("held",))
    assert any(isinstance(node, Shape) and node.name == "fresh paint" for node in scene.nodes)
    assert not all_of(scene, "brick_wall")


def test_a_picture_is_on_the_wall_before_who_hangs_it() -> None:
    scene = drawn("a woman holding a hammer and nailing a picture to the wall")
    symbols = [node.symbol for node in scene.nodes if isinstance(node, Placed)]
    (hammer,) = all_of(scene, "hammer")
    assert "picture_frame" in symbols
    assert touches(heroes(scene, "person")[0], hammer, ("held",))
