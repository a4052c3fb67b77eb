"""Players hold one tool, their own."""

import pytest

from limner.engines.illustrator.reading.kinds import RelationKind
from limner.engines.illustrator.reading.reading import Relation, Subject
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job, reading


@pytest.mark.parametrize(
    ("player", "kind", "prop"),
    [
        ("baseball_player", "holding", "baseball_bat"),
        ("tennis_player", "holding", "tennis_racket"),
        ("surfer", "riding", "surfboard"),
        ("skier", "on", "ski"),
        ("guitarist", "holding", "guitar"),
        ("fisherman", "holding", "fishing_rod"),
    ],
)
def test_a_player_has_no_second_tool(player: str, kind: RelationKind, prop: str) -> None:
    scene = stage(reading(player, prop, relations=(Relation(kind, 0, 1),)), job())
    assert [node.symbol for node in heroes(scene)] == [player]


def test_the_tool_takes_the_colour_that_was_said() -> None:
    red = Subject("skis", "ski", colours=((200, 20, 30),))
    scene = stage(reading("skier", red, relations=(Relation("on", 0, 1),)), job())
    assert heroes(scene)[0].colours["board"] == (200, 20, 30)


def test_others_hold_what_is_said() -> None:
    scene = stage(reading("man", "guitar", relations=(Relation("holding", 0, 1),)), job())
    assert heroes(scene, "guitar")


@pytest.mark.parametrize("seed", range(4))
def test_a_batter_s_ball_is_a_baseball_in_the_air(seed: int) -> None:
    scene = stage(reading("baseball_player", "ball"), job(seed))
    (player,), (ball,) = heroes(scene, "baseball_player"), heroes(scene, "baseball")
    assert box(ball).height < 0.12 * box(player).height
    assert box(ball).bottom < box(player).bottom - 0.3 * box(player).height
