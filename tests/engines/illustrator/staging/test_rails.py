"""What trains run on, and what they pull."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Placed, Scene, Shape
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job


def _named(scene: Scene, name: str) -> list[Shape]:
    return [node for node in scene.nodes if isinstance(node, Shape) and node.name == name]


def _carriages(scene: Scene) -> list[Placed]:
    return [node for node in scene.nodes if isinstance(node, Placed) and node.symbol == "train_carriage"]


@pytest.mark.parametrize("prompt", ["a train", "a steam train in the snow", "a red train in the desert"])
def test_a_train_stands_on_rails_and_pulls_carriages(prompt: str) -> None:
    scene = stage(read(prompt), job())
    (train,) = heroes(scene, "train")
    assert _named(scene, "track")
    assert _carriages(scene)
    assert all(abs(node.y - box(train).bottom) < 1 for node in _carriages(scene))


def test_a_toy_train_in_a_room_has_none() -> None:
    scene = stage(read("a train on the carpet of a living room"), job())
    assert not _named(scene, "track")
    assert not _carriages(scene)


def test_two_trains_pull_nothing() -> None:
    assert not _carriages(stage(read("two trains"), job()))


def test_carriages_are_of_the_colour_of_their_train() -> None:
    scene = stage(read("a blue train"), job())
    (train,) = heroes(scene, "train")
    assert {node.colours["body"] for node in _carriages(scene)} == {train.colours["body"]}


def test_a_train_on_a_bridge_is_high_over_a_valley() -> None:
    scene = stage(read("a train crossing a bridge"), job())
    (train,) = heroes(scene, "train")
    assert _named(scene, "viaduct")
    assert box(train).bottom < 0.65 * 1024


@pytest.mark.parametrize(
    ("prompt", "symbol"),
    [
        ("a passenger train", "passenger_train"),
        ("a subway train", "subway_train"),
        ("a high-speed train", "bullet_train"),
    ],
)
def test_a_modern_train_pulls_modern_carriages_as_high_as_itself_in_its_colours(prompt: str, symbol: str) -> None:
    scene = stage(read(prompt), job())
    (train,) = heroes(scene, symbol)
    coaches = [node for node in scene.nodes if isinstance(node, Placed) and node.symbol == "modern_coach"]
    assert coaches
    assert not _carriages(scene)
    assert all(0.6 * train.height < node.height <= 1.15 * train.height for node in coaches)
    assert all({"body", "upper", "stripe"} <= set(node.colours) for node in coaches)
