"""Land and skylines that are all a prompt names: they are the picture, from edge to edge."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Shape
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.stage import stage

from .scenes import heroes, job


@pytest.mark.parametrize(
    ("prompt", "symbol"),
    [("a purple mountain", "mountain"), ("the New York skyline", "new_york_skyline"), ("a hill", "hill")],
)
def test_land_alone_rises_far_off_over_much_of_the_picture(prompt: str, symbol: str) -> None:
    (found,) = heroes(stage(read(prompt), job()), symbol)
    assert found.layer == "far"
    assert found.height > 0.2 * 1024


def test_a_volcano_that_erupts_near_others_is_seen_to_erupt() -> None:
    (found,) = heroes(stage(read("a volcano erupting near a village"), job()), "volcano")
    assert found.pose == "erupting"


def test_a_skyline_without_a_name_is_seen_across_the_water() -> None:
    made = script(read("a city skyline at night"), job())
    names = {node.name for node in stage(read("a city skyline at night"), job()).nodes if isinstance(node, Shape)}
    assert made.brief.setting == "skyline"
    assert {"water", "likeness of the city", "lit windows"} <= names
