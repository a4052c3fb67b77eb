"""The table before everything, on which small things lie beside what is many times as large."""

import pytest

from limner.drawing import geometry as g
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Placed, Scene, Shape
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.stage import played
from limner.engines.jobs import GenerateJob

_ON_LAND, _AT_SEA = "two cameras and a horse", "four boats and four cameras"


def _scene(prompt: str, seed: int = 3) -> Scene:
    return played(script(read(prompt), GenerateJob("svcv4_1", prompt, 768, 768, vector=False, seed=seed)))


def _tables(scene: Scene) -> int:
    return [getattr(node, "name", "") for node in scene.nodes].count("table's edge")


def _placed(scene: Scene, symbol: str) -> list[Placed]:
    return [node for node in scene.nodes if isinstance(node, Placed) and node.symbol == symbol]


@pytest.mark.parametrize(
    "prompt", ["a pear and a horse", "two spoons and a car", "three apples and a sofa", "a stool and three bananas"]
)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_small_things_lie_before_what_is_large(prompt: str, seed: int) -> None:
    scene = _scene(prompt, seed)
    heroes = [node for node in scene.nodes if isinstance(node, Placed) and node.importance > 0.5]
    feet = sorted(node.y for node in heroes)
    assert _tables(scene) == 1
    assert feet[0] < 0.775 * scene.height < feet[-1]


def test_the_table_is_whole_on_land_and_a_jetty_by_the_sea() -> None:
    tops = {p: next(n for n in _scene(p).nodes if getattr(n, "name", "") == "table") for p in (_ON_LAND, _AT_SEA)}
    on_land, at_sea = (g.bounds(node.path) for node in tops.values() if isinstance(node, Shape))
    assert 0 < on_land[0] < on_land[2] < 768
    assert at_sea[0] < 0 < 768 < at_sea[2]


@pytest.mark.parametrize("prompt", ["a horse near a wallet", "a clock on the left of a cow"])
def test_what_is_named_beside_a_beast_lies_on_it(prompt: str) -> None:
    assert _tables(_scene(prompt)) == 1


def test_they_are_large_enough_to_be_told() -> None:
    pears = _placed(_scene("a pear and a truck"), "pear")
    assert len(pears) == 1
    assert pears[0].height > 0.12 * 768


@pytest.mark.parametrize("prompt", ["a dog and a horse", "a pear and an apple", "a tiny apple and a car"])
def test_others_stand_on_one_ground(prompt: str) -> None:
    assert "hero" not in {node.layer for node in _scene(prompt).nodes if getattr(node, "name", "") == "table's edge"}


def test_nothing_of_the_place_is_before_the_table() -> None:
    near = [node for node in _scene("a pear and a horse").nodes if node.layer == "near"]
    assert all(getattr(node, "colour_role", "") == "light" for node in near)


@pytest.mark.parametrize(("prompt", "indoors"), [("a horse next to a sofa", False), ("a cat next to a sofa", True)])
def test_no_room_holds_a_horse_beside_its_furniture(prompt: str, indoors: bool) -> None:
    job = GenerateJob("svcv4_1", prompt, 512, 512, vector=False, seed=2)
    assert script(read(prompt), job).place.indoors is indoors


def test_lamps_are_not_on_the_floor() -> None:
    scene = _scene("two tables and three lamps in a living room")
    assert _tables(scene) == 1
    assert len(_placed(scene, "lamp")) >= 3
