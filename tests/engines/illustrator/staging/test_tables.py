"""Who works or eats in a room is at a table, and what he works on lies on it."""

import pytest

from limner.engines.illustrator.reading.reading import Act, Relation
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job, reading


@pytest.mark.parametrize("seed", range(5))
def test_a_chef_has_the_vegetables_on_a_table_and_the_knife_in_his_hand(seed: int) -> None:
    prompt = "a chef is cutting vegetables with a knife in the kitchen"
    ties = (Relation("next to", 0, 1), Relation("next to", 2, 3))
    scene = stage(
        reading("chef", "carrot", "tomato", "knife", prompt=prompt, setting="kitchen", relations=ties), job(seed)
    )
    (chef,), (table,), (knife,) = heroes(scene, "chef"), heroes(scene, "table"), heroes(scene, "knife")
    tall = box(chef).height
    for name in ("carrot", "tomato"):
        (thing,) = heroes(scene, name)
        assert 0.08 * tall < max(box(thing).height, box(thing).width) < 0.25 * tall
        assert box(table).left < box(thing).centre[0] < box(table).right
        assert abs(box(thing).bottom - box(table).top) < 0.12 * tall
    assert abs(knife.x - chef.x) < 0.5 * tall
    assert scene.nodes.index(table) > scene.nodes.index(chef)


def test_a_reader_is_behind_the_table_with_the_book_in_hand() -> None:
    read = reading(
        "woman", "book", "table", prompt="a woman reading a book at a table", relations=(Relation("holding", 0, 1),)
    )
    scene = stage(read, job())
    (table,) = heroes(scene, "table")
    (woman,) = heroes(scene, "person")
    assert box(table).left < box(woman).centre[0] < box(table).right
    assert box(table).height < 0.6 * box(woman).height


def test_nothing_is_added_where_nobody_works() -> None:
    scene = stage(reading("woman", "apple", prompt="a woman and an apple"), job())
    assert not heroes(scene, "table")
    scene = stage(reading("cat", "apple", prompt="a cat and an apple in a kitchen", setting="kitchen"), job())
    assert not heroes(scene, "table")


def test_a_table_under_a_tree_stays_a_table_beside_its_reader() -> None:
    said = reading(
        "fox", "book", "round_table", "tree", prompt="a fox reading a book at a round table under a tree",
        relations=(Relation("holding", 0, 1), Relation("under", 2, 3)), acts=(Act("read", 0, 1, "reading"),),
    )  # fmt: skip
    scene = stage(said, job(3))
    (fox,), (table,), (tree,) = heroes(scene, "fox"), heroes(scene, "round_table"), heroes(scene, "tree")
    assert 0.3 * box(fox).height < box(table).height < 0.7 * box(fox).height
    assert abs(box(table).centre[0] - box(fox).centre[0]) < 0.6 * box(fox).height
    assert box(tree).height > box(fox).height
