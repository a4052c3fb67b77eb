"""Colours that the words give to the sky, the land and the water."""

from math import degrees

import pytest

from limner.drawing.colour import lch, parse
from limner.drawing.display import Linear
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.tables.colours import COLOURS
from limner.engines.illustrator.scene import Scene, Shape
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.spoken import heard
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import heroes, job


def _sky(scene: Scene) -> Linear:
    paint = next(n.paint for n in scene.nodes if isinstance(n, Shape) and n.name == "sky")
    assert isinstance(paint, Linear)
    return paint


@pytest.mark.parametrize(("name", "low", "high"), [("blue", 220, 275), ("pink", 330, 380), ("orange", 40, 75)])
@pytest.mark.parametrize("seed", range(3))
def test_the_sky_has_the_hue_that_was_said(name: str, low: int, high: int, seed: int) -> None:
    scene = stage(read(f"a clock tower with a {name} sky"), job(seed))
    hue = degrees(lch(_sky(scene).stops[0].rgb)[2])
    assert low <= hue % 360 <= high or low <= hue % 360 + 360 <= high


@pytest.mark.parametrize("seed", range(3))
def test_a_green_field_leaves_the_children_and_the_sky_as_they_are(seed: int) -> None:
    plain = stage(read("children playing soccer on a field"), job(seed))
    green = stage(read("children playing soccer on a green field"), job(seed))
    hue = degrees(lch(_sky(green).stops[0].rgb)[2]) % 360
    assert not 110 < hue < 170
    assert green.palette == ()
    assert len(heroes(green)) == len(heroes(plain))


def test_the_palette_of_the_whole_keeps_other_colours() -> None:
    reading, said = heard(read("a fox on a green field"), Dice(1, "a fox"))
    assert said.land == parse(COLOURS["green"])
    assert said.sky is None
    assert reading.palette == ()
    reading, said = heard(read("a fox in shades of blue"), Dice(1, "a fox"))
    assert not said
    assert reading.palette


@pytest.mark.parametrize(
    "prompt", ['a cat with a sign "blue sky"', "a lighthouse, no red sky", "a lighthouse without red skies"]
)
def test_a_sky_that_is_refused_or_written_has_no_colour(prompt: str) -> None:
    assert heard(read(prompt), Dice(1, prompt))[1].sky is None


def _hues(scene: Scene, role: str) -> set[float]:
    """The hues of what is not pale, in degrees."""
    shapes = (n for n in scene.nodes if isinstance(n, Shape) and n.colour_role == role)
    paints = (shape.paint for shape in shapes)
    colours = (lch(stop.rgb) for paint in paints if isinstance(paint, Linear) for stop in paint.stops)
    return {round(degrees(hue)) % 360 for _, chroma, hue in colours if chroma > 0.05}


@pytest.mark.parametrize("seed", range(3))
def test_a_sea_has_the_hue_that_was_said(seed: int) -> None:
    hues = _hues(stage(read("a sailboat on a green sea"), job(seed)), "water")
    assert hues
    assert all(110 < hue < 170 for hue in hues)
