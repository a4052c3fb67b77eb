"""A cat and a dog on one sofa."""

import pytest

from limner.engines.illustrator.reading.kinds import RelationKind
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.scene import Placed
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job, reading


def pair(
    kind: RelationKind, thing: str, seed: int, one: str = "cat", other: str = "dog"
) -> tuple[Placed, Placed, Placed]:
    relations = (Relation(kind, 0, 2), Relation(kind, 1, 2))
    scene = stage(reading(one, other, thing, relations=relations), job(seed))
    return heroes(scene, one)[0], heroes(scene, other)[0], heroes(scene, thing)[0]


def overlap(one: Placed, other: Placed) -> float:
    """The shared part of the narrower one's width."""
    a, b = box(one), box(other)
    return max(0.0, min(a.right, b.right) - max(a.left, b.left)) / min(a.width, b.width)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("kind", "thing"), [("on", "sofa"), ("sitting on", "bench"), ("under", "tree"), ("in front of", "house")]
)
def test_two_in_the_same_place_stand_side_by_side(kind: RelationKind, thing: str, seed: int) -> None:
    one, other, base = pair(kind, thing, seed)
    assert overlap(one, other) < 0.5
    assert all(box(base).left - box(hero).width < box(hero).left < box(base).right for hero in (one, other))


@pytest.mark.parametrize("seed", range(3))
def test_what_shares_a_bowl_is_within_its_rim(seed: int) -> None:
    apple, pear, bowl = pair("inside", "bowl", seed, "apple", "pear")
    assert overlap(apple, pear) < 0.5
    assert all(box(bowl).left < box(fruit).left and box(fruit).right < box(bowl).right for fruit in (apple, pear))
