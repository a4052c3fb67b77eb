"""Windows stand in walls."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Placed, Shape
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.stage import stage

from .scenes import job


def symbols(prompt: str) -> list[str]:
    return [node.symbol for node in stage(read(prompt), job()).nodes if isinstance(node, Placed)]


@pytest.mark.parametrize(
    "prompt",
    [
        "a lighthouse on a cliff, a single warm window glowing",
        "a treehouse with glowing windows in a forest",
        "a cozy reading nook with a window, a sleeping dog",
        "an open window with a view of the sea",
        "a bakery window full of loaves",
    ],
)
def test_no_window_stands_by_itself(prompt: str) -> None:
    assert "window" not in symbols(prompt)


@pytest.mark.parametrize("prompt", ["a window", "three windows", "a man carrying a window"])
def test_a_window_that_is_the_thing_itself_is_drawn(prompt: str) -> None:
    assert "window" in symbols(prompt)


def test_what_is_in_a_shops_window_is_on_display_there() -> None:
    made = script(read("a bakery window full of loaves"), job())
    assert made.brief.setting == "shop window"
    assert symbols("a bakery window full of loaves").count("bread") == 3


def test_rain_outside_falls_behind_the_panes() -> None:
    scene = stage(read("a cozy reading nook with a window, rain outside, a sleeping dog"), job())
    shapes = {node.name for node in scene.nodes if isinstance(node, Shape)}
    assert "rain" in shapes
    assert "sun" not in shapes


def test_a_cup_stands_before_the_weather_that_is_named() -> None:
    scene = stage(read("a cup of coffee on a rainy day"), job())
    assert {"window frame", "rain"} <= {node.name for node in scene.nodes if isinstance(node, Shape)}


def test_what_is_small_stands_on_the_sill() -> None:
    assert script(read("a cottage window with a candle, snow falling"), job()).brief.setting == "window"
