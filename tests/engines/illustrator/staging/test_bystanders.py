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
