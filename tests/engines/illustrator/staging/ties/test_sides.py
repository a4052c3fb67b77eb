"""Who stands where, and how large beside the other."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Subject
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job
from tests.engines.illustrator.staging.ties.scenes import tied


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("giant", ["castle", "lighthouse", "tree"])
def test_a_small_one_beside_a_giant_is_large_enough_and_nearer(giant: str, seed: int) -> None:
    scene = tied("knight", "next to", giant, seed)
    (knight,), (large,) = heroes(scene, "knight"), heroes(scene, giant)
    assert knight.height > 0.35 * large.height
    assert knight.y > large.y


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("hidden", "cover"), [("cat", "sofa"), ("bear", "rock"), ("knight", "car")])
def test_the_greater_part_of_who_is_behind_is_seen(hidden: str, cover: str, seed: int) -> None:
    scene = tied(hidden, "behind", cover, seed)
    far, near = box(heroes(scene, hidden)[0]), box(heroes(scene, cover)[0])
    assert [n.symbol for n in heroes(scene)] == [hidden, cover]
    assert 0 < far.shared(near) < 0.62 * far.area


@pytest.mark.parametrize("seed", range(4))
def test_who_is_behind_a_tree_is_at_its_trunk(seed: int) -> None:
    scene = tied("dog", "behind", "tree", seed)
    dog, (tree,) = box(heroes(scene, "dog")[0]), heroes(scene, "tree")
    assert abs(dog.centre[0] - tree.x) < dog.width


@pytest.mark.parametrize(("far", "near"), [("cow", "gate"), ("dog", "fence"), ("bread", "jar")])
def test_who_is_seen_round_or_through_what_is_before_him_stands_on_the_ground(far: str, near: str) -> None:
    scene = tied(far, "behind", near)
    beyond, before = box(heroes(scene, far)[0]), box(heroes(scene, near)[0])
    assert before.bottom - 0.2 * before.height < beyond.bottom < before.bottom
    assert beyond.top < before.bottom - 0.7 * before.height


def test_a_fence_goes_on_along_those_behind_it() -> None:
    scene = tied(Subject("sheep", "sheep", 3), "behind", "fence")
    pales = [box(node) for node in heroes(scene, "fence")]
    flock = [box(node) for node in heroes(scene, "sheep")]
    assert min(b.left for b in pales) < min(b.centre[0] for b in flock)
    assert max(b.centre[0] for b in flock) < max(b.right for b in pales)


@pytest.mark.parametrize("hung", ["mirror", "window"])
def test_what_hangs_on_a_wall_is_low_behind_what_stands_before_it(hung: str) -> None:
    scene = tied("chair", "in front of", hung)
    chair, pane = box(heroes(scene, "chair")[0]), box(heroes(scene, hung)[0])
    assert chair.top < pane.bottom < chair.bottom


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


@pytest.mark.parametrize(
    ("prompt", "giant", "other"),
    [
        ("an enormous whale between skyscrapers", "whale", "skyscraper"),
        ("a giant dog beside a house", "dog", "house"),
        ("a giant cat sleeping among skyscrapers", "cat", "skyscraper"),
    ],
)
def test_what_is_called_huge_rivals_what_it_is_beside(prompt: str, giant: str, other: str) -> None:
    scene = stage(read(prompt), job(3))
    (one,) = (box(node) for node in heroes(scene, giant))
    largest = max(max(b.height, 0.6 * b.width) for b in (box(node) for node in heroes(scene, other)))
    assert max(one.height, 0.6 * one.width) > 0.7 * largest


@pytest.mark.parametrize(("flier", "other"), [("kite", "tree"), ("moon", "house")])
def test_what_is_in_the_air_is_there_beside_what_stands(flier: str, other: str) -> None:
    scene = tied(flier, "left of", other)
    (high,), (low,) = heroes(scene, flier), heroes(scene, other)
    assert box(high).right < box(low).centre[0]
    assert box(high).bottom < box(low).bottom - 0.3 * low.height
    assert low.y > 0.5 * scene.height


def test_what_is_between_windows_stands_on_the_floor() -> None:
    scene = tied("chair", "between", Subject("window", "window", 2))
    (chair,) = heroes(scene, "chair")
    assert all(box(window).bottom < chair.y for window in heroes(scene, "window"))
    assert chair.y > 0.7 * scene.height


def test_a_duck_between_rocks_is_ashore() -> None:
    scene = tied("duck", "between", Subject("rock", "rock", 2))
    (duck,) = heroes(scene, "duck")
    assert duck.pose == "standing"
    assert duck.y >= min(rock.y for rock in heroes(scene, "rock"))


@pytest.mark.parametrize(("hidden", "cover"), [("backpack", "table"), ("lamp", "chair")])
def test_behind_open_legs_one_stands_on_the_floor(hidden: str, cover: str) -> None:
    scene = tied(hidden, "behind", cover)
    far, near = (box(heroes(scene, symbol)[0]) for symbol in (hidden, cover))
    assert near.bottom - far.bottom < 0.2 * far.height


def test_furniture_behind_a_large_animal_is_no_larger_than_it_can_be() -> None:
    scene = tied("horse", "in front of", "table")
    horse, table = (box(heroes(scene, symbol)[0]) for symbol in ("horse", "table"))
    assert table.height < 0.7 * horse.height


def test_a_frisbee_in_a_room_lies_on_the_floor() -> None:
    scene = stage(read("a frisbee and a couch"), job())
    frisbee, sofa = (box(heroes(scene, symbol)[0]) for symbol in ("frisbee", "sofa"))
    assert frisbee.bottom > sofa.centre[1]


@pytest.mark.parametrize(("thing", "near"), [("plate", "girl"), ("lamp", "cow")])
def test_a_small_thing_behind_somebody_is_on_a_table(thing: str, near: str) -> None:
    scene = tied(thing, "behind", near)
    high, low = (box(heroes(scene, symbol)[0]) for symbol in (thing, near))
    assert "stand" in {getattr(node, "name", "") for node in scene.nodes}
    assert low.top < high.centre[1] < high.bottom < low.bottom - 0.2 * low.height
