"""What is cut open, and everybody in its rooms."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Placed, Scene, Shape
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job


def _scene(prompt: str) -> Scene:
    return stage(read(prompt), job())


def _rooms(scene: Scene) -> int:
    return sum(isinstance(node, Shape) and node.name == "room" for node in scene.nodes)


@pytest.mark.parametrize("host", ["house", "submarine", "rocket"])
def test_everybody_is_in_a_room_of_the_thing_and_before_it(host: str) -> None:
    scene = _scene(f"cutaway of a {host} with three sailors")
    [thing] = heroes(scene, host)
    sailors = heroes(scene, "sailor")
    whole = box(thing)
    assert len(sailors) == 3
    assert _rooms(scene) >= 6
    for sailor in sailors:
        own = box(sailor)
        assert whole.left < own.left
        assert own.right < whole.right
        assert whole.top < own.top
        assert scene.nodes.index(sailor) > scene.nodes.index(thing)


def test_in_a_block_of_whose_people_none_is_named_somebody_is_at_home() -> None:
    scene = _scene("an apartment block with its front wall removed, detailed illustration")
    people = [
        node for node in scene.nodes if isinstance(node, Placed) and node.symbol in ("woman", "boy", "man", "girl")
    ]
    assert len(people) >= 3


def test_animals_whose_dwelling_nobody_knows_are_under_the_ground() -> None:
    scene = _scene("cross-section of an anthill with ants in the rooms")
    assert any(isinstance(node, Shape) and node.name == "earth" for node in scene.nodes)
