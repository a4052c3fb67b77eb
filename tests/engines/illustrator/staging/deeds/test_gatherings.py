"""Lessons and picnics: many in one place."""

import pytest

from limner.engines.illustrator.atlas.attitude import attitude
from limner.engines.illustrator.atlas.names import own
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.record import foreseen
from limner.engines.illustrator.scene import Placed, Scene
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job


def _scene(prompt: str) -> Scene:
    return stage(read(prompt), job())


def _all(scene: Scene, symbol: str) -> list[Placed]:
    placed = [n for n in scene.nodes if isinstance(n, Placed) and n.half != "front"]
    return [n for n in placed if own(n.symbol) == symbol and n.draws]


def test_a_class_sits_before_its_teachers_board() -> None:
    scene = _scene("an owl teaching a class of mice")
    (owl,), mice, (board,) = _all(scene, "owl"), _all(scene, "mouse"), _all(scene, "blackboard")
    assert len(mice) == 5
    assert {attitude(mouse.pose).stance for mouse in mice} == {"resting"}
    assert all(mouse.height < owl.height for mouse in mice)
    assert attitude(owl.pose).far is not None
    assert min(mouse.x for mouse in mice) > min(owl.x, board.x) - owl.height


def test_a_family_is_of_all_sizes() -> None:
    bears = sorted(bear.height for bear in _all(_scene("a family of bears in a forest"), "bear"))
    assert len(bears) == 4
    assert bears[0] < 0.7 * bears[-1]


def test_who_has_a_picnic_sits_about_a_blanket() -> None:
    scene = _scene("a family of bears having a picnic")
    assert {attitude(bear.pose).stance for bear in _all(scene, "bear")} == {"resting"}
    assert any(getattr(node, "name", "") == "blanket" for node in scene.nodes)
    assert _all(scene, "basket")


def test_several_wear_one_each_whatever_they_do() -> None:
    scene = _scene("three mice in chef hats baking a cake")
    assert len(_all(scene, "chef_hat")) == 3


def test_who_conducts_stands_before_those_who_play() -> None:
    scene = _scene("a penguin conducting an orchestra of frogs")
    (penguin,), frogs = _all(scene, "penguin"), _all(scene, "frog")
    assert len(frogs) == 7
    assert penguin.height > max(frog.height for frog in frogs)
    assert penguin.y > max(frog.y for frog in frogs)


def test_an_audience_sits_before_who_sings() -> None:
    scene = _scene("a cat singing to an audience of mice")
    (cat,), mice = _all(scene, "cat"), _all(scene, "mouse")
    assert all(mouse.y > cat.y and mouse.height < cat.height for mouse in mice)


def test_a_hat_that_is_named_takes_the_place_of_the_uniforms() -> None:
    scene = _scene("a mole miner in a top hat")
    symbols = [node.symbol for node in scene.nodes if isinstance(node, Placed)]
    assert "mole~role=builder-bareheaded" in symbols
    assert "top_hat" in symbols


def test_a_family_has_its_dinner_at_a_table() -> None:
    scene = _scene("a family of bears having dinner")
    assert len(_all(scene, "bear")) == 4
    assert any(isinstance(node, Placed) and node.symbol == "table" for node in scene.nodes)
    assert any(isinstance(node, Placed) and node.symbol == "bread" for node in scene.nodes)


@pytest.mark.parametrize(
    "prompt",
    ["students in a classroom listening to an owl teacher", "a grandfather reading a story to his grandchildren"],
)
def test_those_who_listen_sit_before_who_speaks(prompt: str) -> None:
    scene = stage(read(prompt), job(1))
    sitting = [node for node in heroes(scene, "person") if attitude(node.pose).stance == "resting"]
    assert len(sitting) == 3
    assert foreseen(read(prompt)).undrawn == ()


def test_who_feeds_birds_on_a_bench_sits_there_and_they_are_on_the_ground() -> None:
    scene = stage(read("an old man feeding pigeons on a park bench"), job(1))
    (man,), birds, (bench,) = heroes(scene, "person"), heroes(scene, "pigeon"), heroes(scene, "bench")
    assert attitude(man.pose).stance == "sitting"
    assert all(abs(box(bird).bottom - box(bench).bottom) < 0.1 * box(bench).height for bird in birds)


def test_a_snowman_is_at_the_table_at_which_another_sits() -> None:
    scene = stage(read("a snowman and a penguin having tea"), job(1))
    (snowman,), (penguin,) = heroes(scene, "snowman"), heroes(scene, "penguin")
    (table,) = [node for node in heroes(scene) if "table" in node.symbol]
    left, right = sorted((snowman.x, penguin.x))
    assert left < table.x < right


@pytest.mark.parametrize("prompt", ["a man watching tv on the couch", "two old men talking on a bench"])
def test_who_watches_or_talks_on_a_seat_sits_on_it(prompt: str) -> None:
    people = heroes(stage(read(prompt), job(1)), "person")
    assert people
    assert {attitude(node.pose).stance if node.pose.startswith("~") else node.pose for node in people} == {"sitting"}
