"""A crowded place has people in it beside those whom the picture is about."""

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Placed
from limner.engines.illustrator.staging.stage import stage

from .scenes import heroes, job


def strangers(prompt: str) -> list[Placed]:
    scene = stage(read(prompt), job(1))
    return [n for n in scene.nodes if isinstance(n, Placed) and n.title == "bystander"]


def test_people_stand_behind_somebody_in_a_crowded_place() -> None:
    scene = stage(read("a fox in a crowded market"), job(1))
    assert len(heroes(scene, "fox")) == 1
    assert len(strangers("a fox in a crowded market")) > 4
    assert len(strangers("a girl in a busy cafe")) > 4


def test_nobody_is_added_elsewhere_or_where_people_are_refused() -> None:
    assert not strangers("a fox in a market")
    assert not strangers("a fox in a crowded market, no people")


def test_who_passes_by_does_so_behind_and_smaller_than_whom_the_picture_is_about() -> None:
    scene = stage(read("a violinist playing in the street, people passing by"), job(1))
    people = [n for n in scene.nodes if isinstance(n, Placed) and n.draws and n.title == "people"]
    assert len(people) == 3
    player = max(heroes(scene, "person"), key=lambda node: node.height)
    assert all(node.height < 0.75 * player.height and node.y < player.y for node in people)
    assert {node.flip for node in people} == {False, True}


def test_who_walks_by_a_river_is_whom_the_picture_is_about() -> None:
    assert len(heroes(stage(read("people walking by the river"), job(1)), "person")) == 3


def test_a_crowd_is_behind_the_few_who_do_something_before_it() -> None:
    scene = stage(read("a man playing guitar in front of a crowd"), job(1))
    crowd = [n for n in scene.nodes if isinstance(n, Placed) and n.draws == (2,)]
    player = max(heroes(scene, "person"), key=lambda node: node.height)
    assert len(crowd) == 30
    assert all(node.height < 0.75 * player.height and node.y < player.y for node in crowd)


def test_a_crowd_that_is_all_there_is_is_the_picture() -> None:
    assert len(heroes(stage(read("a crowd of people cheering"), job(1)), "person")) > 12
