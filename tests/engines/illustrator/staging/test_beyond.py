"""Who rises from a field, and what stands beyond those before it."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job


@pytest.mark.parametrize("prompt", ["a girl reading in a field of daisies", "a samurai standing in a field of lilies"])
@pytest.mark.parametrize("seed", range(1, 5))
def test_who_is_in_a_field_is_whole_and_has_some_of_it_before_the_feet(prompt: str, seed: int) -> None:
    scene = stage(read(prompt), job(seed))
    (person,) = (box(node) for node in heroes(scene, "person"))
    flowers = [box(node).bottom for node in heroes(scene, "flower")]
    assert person.shared(Box(0.0, 0.0, scene.width, scene.height)) > 0.98 * person.area
    assert person.height > 0.4 * scene.height
    assert min(flowers) < person.bottom < max(flowers)


@pytest.mark.parametrize("seed", range(1, 6))
def test_what_is_beyond_is_in_sight(seed: int) -> None:
    scene = stage(read("a street sweeper and a cathedral"), job(seed))
    (sweeper,), (cathedral,) = heroes(scene, "person"), heroes(scene, "building")
    assert box(sweeper).shared(box(cathedral)) < 0.5 * box(cathedral).area
    assert box(cathedral).bottom < box(sweeper).bottom


def test_a_room_inside_a_tree_has_no_tree_in_it() -> None:
    scene = stage(read("a hedgehog baking muffins in a kitchen inside a hollow tree"), job(3))
    assert not heroes(scene, "tree")
    (hedgehog,) = heroes(scene, "hedgehog")
    assert box(hedgehog).height > 0.25 * scene.height
