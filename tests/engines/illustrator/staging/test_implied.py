"""What words imply that name no thing of their own."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Placed, Scene, Shape
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job


def _named(scene: Scene, name: str) -> Shape:
    return next(n for n in scene.nodes if isinstance(n, Shape) and n.name == name)


def test_a_forest_in_a_snow_globe_stands_in_the_globe() -> None:
    scene = stage(read("a forest in a snow globe"), job())
    wall = _named(scene, "glass").path.getBounds()
    trees = heroes(scene, "tree")
    assert len(trees) == 5
    assert all(wall.left() < box(t).centre[0] < wall.right() and box(t).height < wall.height() for t in trees)


@pytest.mark.parametrize("seed", range(3))
def test_smoke_rises_from_the_chimney_of_a_house(seed: int) -> None:
    scene = stage(read("smoke coming out of the chimney of a house"), job(seed))
    (house,) = heroes(scene, "house")
    smoke = _named(scene, "smoke").path.getBounds()
    assert smoke.top() < box(house).top < smoke.bottom() + 0.05 * box(house).height


@pytest.mark.parametrize("seed", range(3))
def test_floating_islands_are_in_the_air_on_rock(seed: int) -> None:
    scene = stage(read("floating islands"), job(seed))
    rocks = [n for n in scene.nodes if isinstance(n, Shape) and n.name == "rock"]
    assert len(rocks) == len(heroes(scene, "island")) > 1
    assert not any(isinstance(n, Shape) and n.colour_role == "water" for n in scene.nodes)


@pytest.mark.parametrize("seed", range(3))
def test_a_bird_on_a_wire_has_it_under_its_feet(seed: int) -> None:
    scene = stage(read("an owl standing on a wire"), job(seed))
    (owl,) = heroes(scene, "owl")
    wire = _named(scene, "wire").path.getBounds()
    assert abs(wire.bottom() - box(owl).bottom) < 0.05 * scene.height
    assert wire.width() > scene.width
    assert not any(isinstance(n, Shape) and n.name == "branch" for n in scene.nodes)


@pytest.mark.parametrize("seed", range(4))
def test_behind_a_window_sill_is_a_window(seed: int) -> None:
    scene = stage(read("a vase on a windowsill"), job(seed))
    pane = _named(scene, "window").path.getBounds()
    assert pane.left() < box(heroes(scene, "vase")[0]).centre[0] < pane.right()


def test_a_heap_is_higher_in_its_middle() -> None:
    piled = [n for n in stage(read("a heap of pumpkins"), job()).nodes if isinstance(n, Placed) and n.importance > 0.5]
    assert len(piled) >= 6
    top, low = min(piled, key=lambda n: n.y), [n for n in piled if n.y > max(m.y for m in piled) - 1]
    assert min(n.x for n in low) < top.x < max(n.x for n in low)
    assert len({round(n.y) for n in piled}) > 2


@pytest.mark.parametrize("prompt", ["a dragon on a pile of coins", "a mouse on a mountain of cheese"])
def test_a_heap_of_small_things_is_as_large_as_it_takes_to_bear_somebody(prompt: str) -> None:
    rider, pile = (n for n in stage(read(prompt), job()).nodes if isinstance(n, Placed) and n.importance > 0.5)
    pile, rider = sorted((rider, pile), key=lambda n: "heap" not in n.symbol)
    assert box(pile).left < box(rider).left < box(rider).right < box(pile).right
    assert box(pile).top < box(rider).bottom < box(pile).bottom


def test_a_heap_of_leaves_lies_on_the_ground() -> None:
    scene = stage(read("a pile of leaves"), job())
    assert max(n.y for n in heroes(scene, "leaf")) > 0.7 * scene.height


def test_a_cable_car_is_no_wire() -> None:
    scene = stage(read("a cat on a cable car"), job())
    assert not any(isinstance(n, Shape) and n.name == "wire" for n in scene.nodes)


@pytest.mark.parametrize(
    ("prompt", "name"),
    [
        ("a cottage with no smoke from the chimney", "smoke"),
        ('a man with a sign "smoke from the chimney"', "smoke"),
        ("a forest without floating islands", "rock"),
        ('a poster that says "birds and floating islands"', "rock"),
    ],
)
def test_what_is_refused_or_written_is_not_drawn(prompt: str, name: str) -> None:
    scene = stage(read(prompt), job())
    assert name not in {node.name for node in scene.nodes if isinstance(node, Shape)}


def test_smoke_over_a_village_adds_no_house_before_it() -> None:
    scene = stage(read("a winter village with smoke rising from chimneys"), job())
    assert not heroes(scene, "house")
    assert _named(scene, "smoke").layer == "middle"
