"""What rests, lies, hangs, sticks and goes through: where it touches."""

import pytest

from limner.engines.illustrator.reading.reading import Subject
from limner.engines.illustrator.scene import Placed, Scene, Shape
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job, reading
from tests.engines.illustrator.staging.ties.scenes import tied


def string(scene: Scene) -> list[Shape]:
    return [node for node in scene.nodes if isinstance(node, Shape) and node.name == "string"]


def lower_end(placed: Placed) -> float:
    return box(placed).bottom


@pytest.mark.parametrize("carrier", ["rock", "sphere", "pumpkin"])
def test_several_on_a_rounded_top_stand_on_it_each_at_its_own_height(carrier: str) -> None:
    scene = tied(Subject("turtle", "turtle", 2), "on", carrier)
    (base,), turtles = heroes(scene, carrier), heroes(scene, "turtle")
    for turtle in turtles:
        assert box(base).left < box(turtle).centre[0] < box(base).right
        assert box(base).top - 1 <= lower_end(turtle) <= box(base).top + 0.2 * box(base).height


def test_what_cannot_stand_lies_and_what_can_stands() -> None:
    for symbol, lies in (("spoon", True), ("sword", True), ("cup", False), ("vase", False)):
        (node,) = heroes(stage(reading(symbol), job()))
        assert (abs(node.tilt) > 45) == lies, symbol


def test_a_small_thing_beside_a_large_one_is_near_and_the_horizon_fits_both() -> None:
    scene = stage(reading("mouse", "elephant", setting="meadow"), job())
    (mouse,), (elephant,) = heroes(scene, "mouse"), heroes(scene, "elephant")
    assert mouse.y > elephant.y + 0.05 * scene.height
    assert mouse.height < 0.35 * elephant.height
    eye = scene.horizon * scene.height
    nearness = (mouse.y - eye) / (elephant.y - eye)
    assert nearness > 1.8, "lengths on the ground grow with the distance below the horizon"


@pytest.mark.parametrize(("thing", "bearer"), [("lantern", "tree"), ("basket", "tree")])
def test_what_hangs_has_a_line_and_keeps_off_the_ground(thing: str, bearer: str) -> None:
    scene = tied(thing, "hanging from", bearer)
    (hung,), (base,) = heroes(scene, thing), heroes(scene, bearer)
    assert lower_end(hung) < base.y
    assert len(string(scene)) == 1


def test_what_hangs_from_a_branch_is_below_it() -> None:
    prompt = "a lantern hanging from a branch"
    scene = stage(reading("lantern", setting="branch", prompt=prompt), job())
    (lantern,) = heroes(scene, "lantern")
    (branch,) = [node for node in scene.nodes if isinstance(node, Shape) and node.name == "branch"]
    assert branch.path.getBounds().bottom() < lower_end(lantern)
    assert len(string(scene)) == 1


def test_an_arrow_in_an_apple_is_cut_where_it_enters_and_one_through_it_shows_both_ends() -> None:
    stuck = tied("arrow", "stuck in", "apple")
    (arrow,), (apple,) = heroes(stuck, "arrow"), heroes(stuck, "apple")
    assert arrow.clip is not None
    assert arrow.clip.getBounds().bottom() < box(apple).centre[1]
    through = tied("arrow", "through", "apple")
    names = [node.symbol for node in through.nodes if isinstance(node, Placed) and node.importance > 0.5]
    assert names == ["arrow", "apple"], "the arrow is behind the apple"
