"""What is inside vessels, boxes and cages."""

import pytest

from limner.drawing.geometry import bounds
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Subject
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job
from tests.engines.illustrator.staging.ties.scenes import order, tied


@pytest.mark.parametrize(
    ("content", "vessel"), [("cat", "box"), ("dog", "basket"), ("teddy_bear", "bucket"), ("tulip", "vase")]
)
def test_contents_are_between_back_and_front_and_rise_above_the_rim(content: str, vessel: str) -> None:
    scene = tied(content, "inside", vessel)
    assert order(scene) == [(vessel, "back"), (content, "whole"), (vessel, "front")]
    inner, outer = box(heroes(scene, content)[0]), box(heroes(scene, vessel)[0])
    assert inner.top < outer.top + 0.2 * outer.height
    assert outer.top < inner.bottom <= outer.bottom
    assert outer.left - 0.1 * outer.width < inner.centre[0] < outer.right + 0.1 * outer.width


def test_a_box_is_opened_for_what_is_in_it() -> None:
    assert heroes(tied("cat", "inside", "box"), "box")[0].pose == "open"


def test_a_heap_keeps_its_number_and_empties_the_bowl() -> None:
    scene = tied(Subject("apple", "apple", 6), "inside", "bowl")
    assert len(heroes(scene, "apple")) == 6
    assert heroes(scene, "bowl")[0].colours


def test_fruit_as_such_is_several_kinds() -> None:
    scene = tied(Subject("fruit", "apple", 1, exact=False), "inside", "bowl")
    assert len({n.symbol for n in heroes(scene)} - {"bowl"}) >= 4


def test_a_parrot_is_whole_in_its_cage() -> None:
    scene = tied("parrot", "inside", "cage")
    parrot, cage = box(heroes(scene, "parrot")[0]), box(heroes(scene, "cage")[0])
    assert cage.top < parrot.top
    assert parrot.bottom <= cage.bottom


def test_a_rabbit_comes_out_of_a_hat() -> None:
    scene = tied("rabbit", "inside", "top_hat")
    assert order(scene) == [("rabbit", "whole"), ("top_hat", "whole")]
    rabbit, hat = box(heroes(scene, "rabbit")[0]), heroes(scene, "top_hat")[0]
    assert hat.tilt == 180.0, "it lies on its crown"
    assert rabbit.top < hat.y < rabbit.bottom, "its opening is up"


@pytest.mark.parametrize(
    "thing", ["refrigerator", "oven", "microwave", "washing_machine", "wardrobe", "mailbox", "safe", "phone_booth"]
)
def test_what_opens_at_the_front_stands_open_and_shows_what_is_in_it(thing: str) -> None:
    scene = tied("cat", "inside", thing)
    (cat,), (outer,) = heroes(scene, "cat"), heroes(scene, thing)
    assert outer.pose == "open"
    assert cat.clip is not None, "it is seen through the opening alone"
    seen, frame = Box(*bounds(cat.clip)), box(outer)
    assert frame.left < seen.left < seen.right < frame.right
    assert frame.top < seen.top < seen.bottom < frame.bottom
    assert seen.width > 0.2 * frame.width


@pytest.mark.parametrize(
    "thing", ["teapot", "kettle", "cooking_pot", "barrel", "trash_can", "suitcase", "handbag", "backpack", "pumpkin"]
)
def test_what_opens_at_the_top_is_opened_and_shows_the_upper_half(thing: str) -> None:
    scene = tied("cat", "inside", thing)
    (cat,), (outer,) = heroes(scene, "cat"), heroes(scene, thing)
    assert outer.pose == "open"
    assert cat.clip is not None, "its lower half is in the thing"
    seen = Box(*bounds(cat.clip))
    assert seen.bottom < box(outer).bottom
    assert seen.height < 0.9 * box(cat).height
    assert scene.nodes.index(cat) > scene.nodes.index(outer)


def test_who_is_too_long_for_a_boot_stands_up_in_it() -> None:
    scene = tied("mouse", "inside", "boot")
    mouse, boot = heroes(scene, "mouse")[0], heroes(scene, "boot")[0]
    assert box(mouse).top < box(boot).top
    assert mouse.clip is not None
    assert bounds(mouse.clip)[3] <= box(boot).bottom, "nothing of it is under the boot"


def test_several_in_a_refrigerator_are_on_its_floor_and_its_shelves() -> None:
    scene = tied(Subject("apple", "apple", 6), "inside", "refrigerator")
    assert len({round(apple.y) for apple in heroes(scene, "apple")}) == 3


def test_shirts_hang_side_by_side_in_a_wardrobe() -> None:
    shirts = heroes(tied(Subject("shirt", "t-shirt", 3), "inside", "wardrobe"), "t-shirt")
    assert len(shirts) == 3
    assert len({round(box(shirt).top) for shirt in shirts}) == 1
    assert len({round(shirt.x) for shirt in shirts}) == 3


def test_a_man_in_a_bathtub_is_seen_above_its_rim_only() -> None:
    scene = tied("man", "inside", "bathtub")
    man, tub = heroes(scene, "man")[0], box(heroes(scene, "bathtub")[0])
    assert man.clip is not None
    assert box(man).top < tub.top
    assert bounds(man.clip)[3] <= tub.bottom


def test_fish_swim_behind_the_glass_of_their_aquarium() -> None:
    scene = tied(Subject("fish", "fish", 3), "inside", "aquarium")
    tank = box(heroes(scene, "aquarium")[0])
    assert [half for symbol, half in order(scene) if symbol == "aquarium"] == ["back", "front"]
    for fish in heroes(scene, "fish"):
        assert tank.left < box(fish).left < box(fish).right < tank.right
        assert tank.top < box(fish).top < box(fish).bottom < tank.bottom


def test_two_in_one_basket_are_side_by_side() -> None:
    cats = heroes(tied(Subject("cat", "cat", 2), "inside", "basket"), "cat")
    assert abs(cats[0].x - cats[1].x) > 0.5 * box(cats[0]).width
    assert box(cats[0]).height == pytest.approx(box(cats[1]).height, rel=0.05)


def test_one_in_a_tree_is_before_its_leaves_and_large_enough_to_be_seen() -> None:
    scene = tied("monkey", "inside", "tree")
    monkey, tree = box(heroes(scene, "monkey")[0]), box(heroes(scene, "tree")[0])
    assert monkey.bottom < tree.top + 0.7 * tree.height
    assert monkey.height > 0.25 * tree.height


def test_long_things_lean_out_of_a_cup_side_by_side() -> None:
    scene = tied(Subject("toothbrush", "toothbrush", 3), "inside", "cup")
    brushes, cup = [box(node) for node in heroes(scene, "toothbrush")], box(heroes(scene, "cup")[0])
    assert all(brush.height > brush.width for brush in brushes)
    assert all(brush.top < cup.top < brush.bottom < cup.bottom for brush in brushes)


def test_everybody_in_a_car_is_at_a_window_of_his_own() -> None:
    people = heroes(tied(Subject("man", "man", 2), "riding", "car"), "man")
    windows = [Box(*bounds(node.clip)) for node in people if node.clip is not None]
    assert len(windows) == 2
    assert not windows[0].overlaps(windows[1])


def test_a_bowl_of_fruit_is_one_heap_of_several_kinds() -> None:
    scene = stage(read("a bowl of fruit on a table"), job())
    bowl = box(heroes(scene, "bowl")[0])
    fruit = [node for node in heroes(scene) if node.symbol != "bowl"]
    assert len({node.symbol for node in fruit}) >= 4
    assert all(bowl.left < box(node).centre[0] < bowl.right for node in fruit)
