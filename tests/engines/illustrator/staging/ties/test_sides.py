"""Who stands where, and how large beside the other."""

import pytest

from limner.engines.illustrator.reading.reading import Subject
from tests.engines.illustrator.staging.scenes import box, heroes
from tests.engines.illustrator.staging.ties.scenes import tied


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("giant", ["castle", "lighthouse", "tree"])
def test_a_small_one_beside_a_giant_is_large_enough_and_nearer(giant: str, seed: int) -> None:
    scene = tied("knight", "next to", giant, seed)
    (knight,), (large,) = heroes(scene, "knight"), heroes(scene, giant)
    assert knight.height > 0.35 * large.height
    assert knight.y > large.y


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("hidden", "cover"), [("cat", "sofa"), ("bear", "rock"), ("knight", "car"), ("dog", "tree")])
def test_the_greater_part_of_who_is_behind_is_seen(hidden: str, cover: str, seed: int) -> None:
    scene = tied(hidden, "behind", cover, seed)
    far, near = box(heroes(scene, hidden)[0]), box(heroes(scene, cover)[0])
    assert [n.symbol for n in heroes(scene)] == [hidden, cover]
    assert 0 < far.shared(near) < 0.62 * far.area


@pytest.mark.parametrize("number", [3, 4, 6])
def test_those_around_a_low_thing_are_on_all_sides_and_none_hides_it(number: int) -> None:
    scene = tied(Subject("girl", "girl", number), "around", "campfire")
    (fire,), girls = heroes(scene, "campfire"), heroes(scene, "girl")
    assert min(g.y for g in girls) < fire.y < max(g.y for g in girls)
    assert min(g.x for g in girls) < fire.x < max(g.x for g in girls)
    assert all(not box(fire).left < box(girl).centre[0] < box(fire).right for girl in girls if girl.y > fire.y)


def test_those_who_fly_circle_in_the_air() -> None:
    scene = tied(Subject("bee", "bee", 3), "around", "sunflower")
    (flower,), bees = heroes(scene, "sunflower"), heroes(scene, "bee")
    assert all(box(bee).bottom < box(flower).bottom for bee in bees)


@pytest.mark.parametrize("shelter", ["table", "tree", "mushroom", "umbrella"])
def test_under_a_shelter_is_below_its_top_and_at_its_foot(shelter: str) -> None:
    scene = tied("rabbit", "under", shelter)
    rabbit, over = box(heroes(scene, "rabbit")[0]), box(heroes(scene, shelter)[0])
    assert over.top < rabbit.top
    assert over.left < rabbit.centre[0] < over.right
    assert rabbit.bottom > over.centre[1]


def test_what_leans_touches_and_tilts_toward() -> None:
    for seed in range(4):
        scene = tied("ladder", "leaning against", "house", seed)
        (ladder,), (house,) = heroes(scene, "ladder"), heroes(scene, "house")
        assert abs(ladder.tilt) == 13
        assert (ladder.x < house.x) == (ladder.tilt > 0)
