"""States that are seen about a thing."""

import pytest

from limner.drawing import geometry as g
from limner.engines.base import never_cancelled
from limner.engines.illustrator.engine import draw
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Scene, Shape
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.stage import stage
from limner.engines.jobs import GenerateJob
from tests.engines.illustrator.staging.scenes import box, heroes, job


def _shapes(scene: Scene, name: str) -> list[Box]:
    return [Box(*g.bounds(n.path)) for n in scene.nodes if isinstance(n, Shape) and n.name == name]


def _undrawn(prompt: str) -> list[str]:
    made = draw(GenerateJob("svcv4_1", prompt, 256, 256, vector=False, seed=1), never_cancelled)
    return list(made.scene["not_drawn"])


@pytest.mark.parametrize(("prompt", "tilt"), [("an upside down umbrella", 180.0), ("a traffic cone on its side", 90.0)])
def test_what_is_turned_over_is_drawn_so(prompt: str, tilt: float) -> None:
    (turned,) = heroes(stage(read(prompt), job(1)))
    assert abs(turned.tilt) == tilt
    assert not _undrawn(prompt)


def test_what_is_upside_down_stands_on_its_top() -> None:
    (umbrella,) = heroes(stage(read("an upside down umbrella"), job(1)))
    assert umbrella.y < 512 < umbrella.y + umbrella.height < 1024


def test_what_cannot_be_turned_over_is_said() -> None:
    assert _undrawn("a bicycle lying on its side") == ["on its side"]


def test_who_is_frozen_is_within_the_block() -> None:
    scene = stage(read("a mammoth frozen in a block of ice"), job(1))
    (mammoth,), (block,) = heroes(scene, "mammoth"), _shapes(scene, "ice")
    assert block.shared(box(mammoth)) > 0.99 * box(mammoth).area
    assert not _undrawn("a mammoth frozen in a block of ice")


def test_what_is_buried_is_cut_at_the_ground() -> None:
    reading = read("a robot half buried in the sand")
    assert reading.setting == "beach"
    scene = stage(reading, job(1))
    (robot,), (mound,) = heroes(scene, "robot"), _shapes(scene, "mound")
    assert robot.clip is not None
    assert mound.top < g.bounds(robot.clip)[3] < mound.bottom


def test_what_burns_has_flames_above_it_and_a_candle_its_own() -> None:
    scene = stage(read("a house on fire"), job(1))
    assert min(flame.top for flame in _shapes(scene, "fire")) < box(heroes(scene, "house")[0]).top
    assert not _shapes(stage(read("a burning candle"), job(1)), "fire")


def test_what_is_peeled_shows_its_flesh() -> None:
    (banana,) = heroes(stage(read("a peeled banana"), job(1)))
    assert banana.symbol == "banana~state=peeled"
    assert not _undrawn("a peeled banana")


def test_what_is_dipped_is_coated_below_and_what_is_covered_above() -> None:
    for prompt, below in (("a strawberry dipped in chocolate", True), ("a car covered in snow", False)):
        scene = stage(read(prompt), job(1))
        (thing,), (coat,) = heroes(scene), _shapes(scene, "coat")
        assert (coat.centre[1] > box(thing).centre[1]) is below
        assert 0.05 < coat.height / box(thing).height < 0.9


def test_who_hangs_upside_down_is_turned_over() -> None:
    (monkey,) = heroes(stage(read("a monkey hanging upside down from a branch"), job(1)))
    assert abs(monkey.tilt) == 180.0


def test_mud_leaves_a_face_free() -> None:
    scene = stage(read("a football player covered in mud"), job(1))
    names = {node.name for node in scene.nodes if isinstance(node, Shape)}
    assert "splashes" in names
    assert "coat" not in names


@pytest.mark.parametrize(
    ("prompt", "coat"),
    [
        ("a statue covered in moss", "moss"),
        ("a mossy tree stump", "moss"),
        ("a typewriter overgrown with ivy", "ivy"),
        ("a robot covered in flowers", "flowers"),
        ("a rusty anchor encrusted with barnacles", "barnacles"),
    ],
)
def test_what_grows_on_a_thing_is_within_its_outline(prompt: str, coat: str) -> None:
    scene = stage(read(prompt), job())
    (thing,) = heroes(scene)
    grown, whole = _shapes(scene, coat), box(thing)
    assert grown
    slack = 0.03 * whole.width
    for piece in grown:
        assert whole.left - slack < piece.left
        assert piece.right < whole.right + slack
        assert piece.width > 0.3 * whole.width
