"""What hangs on hooks, hangers, lines and boughs."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Subject
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job
from tests.engines.illustrator.staging.ties.scenes import spot, tied


@pytest.mark.parametrize("thing", ["jacket", "towel", "scarf", "handbag"])
@pytest.mark.parametrize("kind", ["hanging from", "on"])
def test_a_thing_on_a_hook_is_under_it_and_the_hook_is_seen(thing: str, kind: str) -> None:
    scene = tied(thing, kind, "hook")  # type: ignore[arg-type]
    (hook,), (hung,) = heroes(scene, "hook"), heroes(scene, thing)
    order = [node.symbol for node in heroes(scene)]
    assert order.index(thing) < order.index("hook")
    assert box(hung).top < spot(hook, "hook")[1] < box(hung).top + 0.1 * box(hung).height


def test_a_shirt_is_about_its_hanger() -> None:
    scene = tied("t-shirt", "on", "hanger")
    shirt, hanger = box(heroes(scene, "t-shirt")[0]), box(heroes(scene, "hanger")[0])
    assert hanger.top < shirt.top < hanger.bottom
    assert shirt.left < hanger.left < hanger.right < shirt.right


def test_a_line_bears_what_was_named_and_nothing_else() -> None:
    scene = tied(Subject("socks", "sock", 3), "on", "clothesline")
    (line,), socks = heroes(scene, "clothesline"), heroes(scene, "sock")
    assert line.pose == "empty"
    assert len({round(box(sock).centre[0]) for sock in socks}) == 3
    assert all(box(sock).bottom < line.y for sock in socks)


def test_a_ladle_hangs_by_its_handle() -> None:
    (spoon,) = heroes(tied("spoon", "hanging from", "hook"), "spoon")
    assert spoon.tilt == 180


def test_a_swing_hangs_from_a_branch_without_its_frame() -> None:
    scene = stage(read("a swing hanging from a branch"), job(1))
    (swing,) = heroes(scene, "swing")
    assert swing.pose == "hanging"


@pytest.mark.parametrize("seed", range(3))
def test_a_lantern_hangs_below_the_crown(seed: int) -> None:
    scene = tied("paper lantern", "hanging from", "tree", seed)
    tree, lantern = box(heroes(scene, "tree")[0]), box(heroes(scene, "paper_lantern")[0])
    assert tree.top + 0.5 * tree.height < lantern.top
    assert lantern.bottom < tree.bottom


def test_a_monkey_hangs_from_a_branch_by_its_hands() -> None:
    scene = stage(read("a monkey hanging from a branch"), job())
    (monkey,) = heroes(scene, "monkey")
    assert monkey.pose.startswith("~cheering")


def test_a_nail_is_in_the_wall_where_something_hangs_from_it() -> None:
    assert {node.pose for node in heroes(tied("key", "hanging from", "nail"), "nail")} == {"wall"}
