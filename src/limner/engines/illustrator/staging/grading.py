"""One palette for the whole picture: every colour that no word fixes is drawn toward a few hues that suit each other.

A designer chooses few colours before the first stroke. Here a prompt is drawn in the natural colours of its things,
and these are then led into one palette: hues toward the nearest of the palette's, loud colours toward its chroma,
greys toward its tint. What the words or the controls colour stays; so do lamps and fires.
"""

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from limner.drawing.colour import RGB, from_lch, lch, mix, parse
from limner.drawing.display import in_colour
from limner.engines.illustrator.reading.kinds import Time
from limner.engines.illustrator.scene import Node, Placed, Scene, Shape
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.dice import Dice


@dataclass(frozen=True, slots=True)
class Grade:
    """A palette: `hues` are degrees of OKLCH, `calm` the chroma above which colours are held back, `tint` what greys
    and pale colours take on.
    """

    hues: tuple[float, ...]
    calm: float
    tint: RGB


def _grade(hues: str, calm: float, tint: str) -> Grade:
    return Grade(tuple(float(hue) for hue in hues.split()), calm, parse(f"#{tint}"))


ORCHARD = _grade("38 62 94 122 196 240", 0.146, "f3e3c3")
LAGOON = _grade("28 72 95 134 200 232", 0.146, "f6e6d0")
NORDIC = _grade("32 76 100 140 228 258", 0.126, "e4e6e2")
EMBER = _grade("26 50 76 118 240 284", 0.146, "f6e2c4")
ROSE = _grade("14 40 74 126 244 286", 0.141, "f3e0da")
INDIGO = _grade("45 75 168 232 262 284", 0.141, "cfd6f2")
PETROL = _grade("40 78 150 186 214 250", 0.136, "cfe3df")
HEARTH = _grade("30 56 94 122 196 250", 0.146, "f4dcb8")
MEADOW = _grade("30 58 92 128 212 238", 0.144, "f4e8cf")
AFTERGLOW = _grade("28 54 80 136 218 250", 0.146, "f0dccb")
LINEN = _grade("22 60 96 136 214 268", 0.131, "efe4d4")

GRADES: Mapping[Time, Sequence[Grade]] = {
    "dawn": (ROSE, LAGOON, AFTERGLOW),
    "morning": (ORCHARD, LAGOON, ROSE, NORDIC),
    "day": (ORCHARD, LAGOON, NORDIC, MEADOW),
    "sunset": (EMBER, ROSE, EMBER),
    "dusk": (AFTERGLOW, ROSE, PETROL),
    "night": (INDIGO, PETROL, INDIGO),
}
"""The palettes of an hour, by turns."""
INDOORS: Sequence[Grade] = (HEARTH, LINEN, ORCHARD, MEADOW)
"""Those of a room by day."""

_LOOKS = frozenset({"full", "illustration", "storybook", "gouache", "watercolour", "pen_and_wash", "oil"})
"""The looks whose colours are those of the things themselves."""
_SHARES = {"sky": 0.3, "cloud": 0.3, "light": 0.0, "far": 0.7, "ground": 0.8, "water": 0.6, "prop": 0.7}
"""How far a shape of the scene is led, by what it is; others are left."""
_PROP, _HERO, _FLESH = 0.7, 0.26, 0.1
"""How far a figure is led: one that stands around, one that the prompt names, and its body."""
_VIVID = 0.27
"""What is led no further than this keeps its chroma: who the picture is about is its accent."""
_MOST = math.radians(34)
"""How far a hue turns at most, at a share of 1."""
_BODY = frozenset({"skin", "hair", "eye", "glint", "iris", "window", "lip", "blush"})
"""Slots whose colours are somebody's own."""


def graded(scene: Scene, dice: Dice, hour: Time, named: Collection[RGB], *, indoors: bool) -> Scene:
    """The scene in a palette that suits its hour, by the dice; `named` are the colours that the words give."""
    if scene.look not in _LOOKS or scene.background is not None or scene.palette or scene.temper:
        return scene
    daylight = hour in ("day", "morning")
    grade = dice.turn("grade", INDOORS if indoors and daylight else GRADES[hour])
    return replace(scene, nodes=tuple(_node(node, grade, named) for node in scene.nodes))


def _node(node: Node, grade: Grade, named: Collection[RGB]) -> Node:
    if isinstance(node, Placed):
        return replace(node, colours=_slots(node, grade, named))
    share = _SHARES.get(node.colour_role, 0.0) if isinstance(node, Shape) else 0.0
    if not isinstance(node, Shape) or share == 0.0:
        return node
    return replace(node, paint=in_colour(node.paint, lambda rgb: rgb if rgb in named else led(rgb, grade, share)))


def _slots(placed: Placed, grade: Grade, named: Collection[RGB]) -> Mapping[str, RGB]:
    """The figure's slots in the palette; all that its words colour, and what follows these, stays."""
    symbol = find(placed.symbol)
    if symbol is None:
        return placed.colours
    hero = placed.importance > 0 or bool(placed.draws)
    said = any(rgb in named for rgb in placed.colours.values())
    result = dict(placed.colours)
    for name, slot in symbol.slots.items():
        if slot.role == "light" or (name in result and (said or name in _BODY)):
            continue
        share = _FLESH if name in _BODY else _HERO if hero else _PROP
        result[name] = led(result.get(name, slot.rgb), grade, share)
    return result


@lru_cache(maxsize=16384)
def led(rgb: RGB, grade: Grade, share: float) -> RGB:
    """The colour led so far into the palette, 0 to 1; its lightness stays."""
    lightness, chroma, hue = lch(rgb)
    hue += _turn(hue, grade.hues, _MOST * share)
    over = max(chroma - grade.calm, 0.0)
    kept = chroma - over * 0.75 * min(max(2.4 * (share - _VIVID), 0.0), 1.0)
    calm = from_lch(lightness, kept, hue)
    pale = 0.24 * share * max(1.0 - chroma / 0.09, 0.0)
    if pale < 0.01:
        return calm
    tint_lightness, tint_chroma, tint_hue = lch(grade.tint)
    return mix(calm, from_lch(lightness, tint_chroma * min(lightness / tint_lightness, 1.0), tint_hue), round(pale, 2))


def _turn(hue: float, hues: Sequence[float], most: float) -> float:
    """The way to the nearest of the hues, no further than `most`."""
    ways = (math.remainder(math.radians(other) - hue, math.tau) for other in hues)
    way = min(ways, key=abs)
    return max(-most, min(most, 0.8 * way))
