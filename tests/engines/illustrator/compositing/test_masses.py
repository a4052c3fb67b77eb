"""Masses of a picture that become things of the place."""

import pytest

from limner.engines.illustrator.compositing.masses import Place, furnished
from limner.engines.illustrator.scene import Placed
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.briefing import briefed
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.hours import air
from tests.engines.illustrator.staging.scenes import job, reading

GREEN, RED = (70, 150, 70), (180, 70, 60)


def put(setting: str) -> set[str]:
    """The symbols that stand for a green mass and a red one, one wide and one tall."""
    asked = reading(prompt="a place", setting=setting)
    plan = briefed(asked, job(size=(512, 512)), (), frozenset(), Dice(1, "a place"))
    easel = Easel(plan, air("day", (), 0, 0.5), 0.5, Dice(1, "a place").rng)
    boxes = (Box(40, 300, 140, 460), Box(300, 380, 460, 460))
    furnished([Place(box, rgb) for box, rgb in zip(boxes, (GREEN, RED), strict=True)], [], easel)
    return {node.symbol for node in easel.nodes() if isinstance(node, Placed)}


def test_rooms_have_furniture_and_land_has_growth() -> None:
    assert put("room") == {"potted_plant", "armchair"}
    assert put("park") & {"tree", "bush"}


@pytest.mark.parametrize("setting", ["cave", "spaceship", "gym", "station"])
def test_no_armchair_stands_where_nobody_lives(setting: str) -> None:
    assert not put(setting) & {"armchair", "floor_lamp", "tree"}
