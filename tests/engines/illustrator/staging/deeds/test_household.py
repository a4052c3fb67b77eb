"""Dishes at a sink, somebody under a masseur's hands, a book before who sits up in bed, a table for all who play."""

from itertools import pairwise

from limner.engines.illustrator.scene import Placed, Scene
from tests.engines.illustrator.staging.deeds.test_deeds import drawn, stance
from tests.engines.illustrator.staging.scenes import box, heroes


def _symbols(scene: Scene) -> list[str]:
    return [node.symbol for node in scene.nodes if isinstance(node, Placed)]


def test_dishes_are_washed_at_a_sink_and_not_on_a_table() -> None:
    scene = drawn("a man doing the dishes")
    assert "kitchen_sink" in _symbols(scene)
    assert "table" not in _symbols(scene)
    assert len(heroes(scene, "plate")) == 3


def test_who_gets_a_massage_lies_under_the_hands_of_another() -> None:
    people = heroes(drawn("a man getting a back massage"), "person")
    (lying,), (masseur,) = ([p for p in people if (abs(p.tilt) > 60) is flat] for flat in (True, False))
    assert stance(masseur) == "working"
    assert abs(masseur.x - lying.x) < box(lying).height


def test_a_book_that_is_read_in_bed_is_before_the_cover() -> None:
    symbols = _symbols(drawn("a woman reading a book in bed"))
    assert symbols.index("book") > symbols.index("bed")


def test_all_who_play_a_board_game_sit_at_it() -> None:
    players = heroes(drawn("a group of friends playing board games"), "person")
    assert len(players) > 2
    assert {stance(player) for player in players} == {"perching"}


def test_as_many_riders_as_bicycles_are_on_one_each() -> None:
    riders = heroes(drawn("three people riding bicycles with a teddy bear"), "person")
    xs = sorted(rider.x for rider in riders)
    assert len(xs) == 3
    assert min(b - a for a, b in pairwise(xs)) > 0.5 * box(riders[0]).width


def test_a_couple_that_walks_hand_in_hand_walks() -> None:
    couple = heroes(drawn("a couple holding hands and walking through a park"), "person")
    assert [stance(one) for one in couple] == ["walking", "walking"]


def test_a_bite_is_taken_of_what_is_in_the_hand() -> None:
    scene = drawn("a woman holding a slice of pizza and taking a bite")
    (eater,), (slice_,) = heroes(scene, "person"), heroes(scene, "pizza_slice")
    assert slice_.y < eater.y - 0.5 * eater.height


def test_wine_is_poured_from_a_bottle_into_glasses_that_hands_can_hold() -> None:
    scene = drawn("a waiter pouring wine into two glasses")
    (waiter,), glasses = heroes(scene, "person"), heroes(scene, "wine_glass")
    assert "bottle" in _symbols(scene)
    assert len(glasses) == 2
    assert all(box(glass).height < 0.2 * waiter.height for glass in glasses)


def test_a_cup_in_a_hand_is_no_larger_than_a_head() -> None:
    scene = drawn("a woman holding a cup of coffee")
    (woman,), (cup,) = heroes(scene, "person"), heroes(scene, "cup")
    assert box(cup).width < 0.2 * woman.height


def test_a_panda_has_its_bamboo_at_the_mouth() -> None:
    scene = drawn("a panda eating bamboo")
    (panda,), (bamboo,) = heroes(scene, "panda"), heroes(scene, "bamboo")
    assert bamboo.height < 0.8 * panda.height
    assert abs(bamboo.x - panda.x) < 0.5 * box(panda).width
