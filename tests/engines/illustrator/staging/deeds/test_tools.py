"""What somebody works with and at: the tool in the hand, the named table before him, and no second one."""

import pytest

from limner.engines.illustrator.atlas.attitude import attitude
from limner.engines.illustrator.scene import Placed, Scene
from tests.engines.illustrator.staging.deeds.test_deeds import drawn, stance, touches
from tests.engines.illustrator.staging.scenes import box, heroes


def all_of(scene: Scene, symbol: str) -> list[Placed]:
    return [node for node in scene.nodes if isinstance(node, Placed) and node.symbol == symbol]


@pytest.mark.parametrize(
    ("prompt", "tool"),
    [
        ("a mechanic repairing a motorcycle", "wrench"),
        ("a badger repairing a pocket watch", "screwdriver"),
        ("a farmer shearing a sheep", "scissors"),
        ("a woman painting a fence", "paintbrush"),
        ("a bear raking leaves", "rake"),
    ],
)
def test_the_tool_that_goes_with_the_verb_is_in_the_hand(prompt: str, tool: str) -> None:
    scene = drawn(prompt)
    (held,) = all_of(scene, tool)
    doer = next(node for node in scene.nodes if isinstance(node, Placed) and attitude(node.pose).busy)
    assert touches(doer, held, ("held",))


def test_who_works_at_a_named_desk_has_that_one_and_no_other_table() -> None:
    scene = drawn("a fox at a desk writing a letter")
    (fox,), (desk,) = heroes(scene, "fox"), all_of(scene, "desk")
    assert not all_of(scene, "table")
    assert box(desk).left < box(fox).right
    assert box(fox).left < box(desk).right


def test_an_animal_at_a_piano_sits_at_it() -> None:
    (cat,) = heroes(drawn("a cat at a piano"), "cat")
    assert stance(cat) == "perching"


def test_animals_do_with_hands_what_no_table_lists_but_not_what_beasts_do() -> None:
    assert stance(heroes(drawn("a fox counting coins"), "fox")[0]) == "working"
    assert heroes(drawn("a fox sniffing a flower"), "fox")[0].pose in ("standing", "walking", "sitting")


def test_who_is_taught_to_do_something_does_it_beside_the_teacher() -> None:
    scene = drawn("a woman teaching a robot to roll dumplings")
    assert not all_of(scene, "blackboard")
    table = box(all_of(scene, "table")[0])
    for node in (*heroes(scene, "robot"), *heroes(scene, "dumpling")):
        assert box(node).left < table.right
        assert table.left < box(node).right


def test_water_goes_from_who_hoses_to_the_thing() -> None:
    scene = drawn("a man hosing down an elephant")
    jet = [node for node in scene.nodes if getattr(node, "name", "") == "water"]
    assert jet


def test_what_lies_on_the_named_table_stays_on_it_and_who_works_is_behind_it() -> None:
    scene = drawn("a bear repairing pocket watches, gears scattered over a green table")
    (table,), (bear,) = all_of(scene, "table"), heroes(scene, "bear")
    assert box(bear).bottom > box(table).bottom - 0.2 * box(table).height
    assert all(box(gear).bottom < box(table).bottom - 0.5 * box(table).height for gear in all_of(scene, "gear"))


def test_what_is_gigantic_is_worked_at_where_it_stands() -> None:
    scene = drawn("a mouse repairing a giant clock")
    (mouse,), (clock,) = heroes(scene, "mouse"), heroes(scene, "clock")
    assert box(clock).height > 0.6 * box(mouse).height
    assert not all_of(scene, "table")
