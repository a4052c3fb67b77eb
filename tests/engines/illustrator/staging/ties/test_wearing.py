"""Hats, glasses, scarves and clothes."""

from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.reading.reading import Relation, Subject
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job, reading
from tests.engines.illustrator.staging.ties.scenes import spot, tied


def test_a_crown_sits_on_every_head() -> None:
    standing = (symbol for symbol in load() if symbol.place in ("ground", "surface"))
    heads = [symbol for symbol in standing if {"hat", "head"} <= symbol.figure().anchors.keys()]
    assert len(heads) > 150
    for symbol in heads:
        _check_crown(symbol.id)


def _check_crown(wearer: str) -> None:
    scene = tied(wearer, "wearing", "crown")
    (head,), (crown,) = heroes(scene, wearer), heroes(scene, "crown")
    rim, top = box(crown), spot(head, "hat")
    radius = abs(spot(head, "head")[1] - top[1])
    assert rim.left < top[0] < rim.right, wearer
    assert rim.top < top[1] < rim.bottom + 0.1 * rim.height, wearer
    assert rim.width < 3.2 * max(radius, 0.05 * head.height), wearer


def test_a_hat_follows_the_pose() -> None:
    for pose in ("sleeping", "running", "sitting"):
        scene = tied(Subject("dog", "dog", pose=pose), "wearing", "hat")
        (dog,), (hat,) = heroes(scene, "dog"), heroes(scene, "hat")
        assert box(hat).left < spot(dog, "hat")[0] < box(hat).right


def test_every_one_of_several_wears_its_own() -> None:
    scene = tied(Subject("penguin", "penguin", 3), "wearing", Subject("scarf", "scarf", 3))
    assert len(heroes(scene, "penguin")) == len(heroes(scene, "scarf")) == 3


def test_a_persons_garment_is_its_own_in_the_garments_colour() -> None:
    green = (40, 140, 70)
    scene = tied("man", "wearing", Subject("jacket", "jacket", 1, (green,)))
    assert len(heroes(scene)) == 1
    assert heroes(scene, "man")[0].colours["worn_over"] == green


def test_a_dress_has_a_skirt() -> None:
    scene = tied("woman", "wearing", "dress")
    assert "wear=dress" in heroes(scene)[0].pose


def test_a_garment_named_after_a_worn_one_is_worn_too() -> None:
    scene = stage(reading("snowman", "scarf", "hat", relations=(Relation("wearing", 0, 1),)), job())
    (snowman,), (hat,) = heroes(scene, "snowman"), heroes(scene, "hat")
    assert box(hat).left < spot(snowman, "hat")[0] < box(hat).right


def test_footwear_is_on_the_feet_of_who_stands_on_four() -> None:
    for wearer in ("cow", "horse", "elephant", "cat"):
        scene = tied(Subject(wearer, wearer, pose="standing"), "wearing", Subject("sock", "sock", 2, ((20, 90, 200),)))
        (shod,) = heroes(scene)
        assert shod.symbol == f"{wearer}~shod=socks"
        assert shod.colours["worn_ends"] == (20, 90, 200)


def test_what_is_for_hands_is_on_both_claws_and_arms() -> None:
    for wearer in ("lobster", "octopus", "snowman"):
        scene = tied(wearer, "wearing", "boxing_glove")
        (body,), gloves = heroes(scene, wearer), heroes(scene, "boxing_glove")
        left, right = sorted((box(glove) for glove in gloves), key=lambda glove: glove.left)
        assert left.right < box(body).left + 0.5 * box(body).width < right.left


def test_a_pack_is_behind_its_wearer() -> None:
    assert [node.symbol for node in heroes(tied("cat", "wearing", "backpack"))] == ["backpack", "cat"]


def test_each_with_a_different_one_has_another_sort() -> None:
    hats = Subject("hat", "hat", 3, assorted=True)
    worn = [node.symbol for node in heroes(tied(Subject("cat", "cat", 3), "wearing", hats)) if node.symbol != "cat"]
    assert len(set(worn)) == 3


def test_who_has_a_calling_wears_its_uniform() -> None:
    (soldier,) = heroes(tied("soldier", "wearing", "uniform"))
    assert "wear" not in soldier.pose
    (man,) = heroes(tied("man", "wearing", "uniform"))
    assert "wear=uniform" in man.pose
