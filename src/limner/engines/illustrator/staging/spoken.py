"""What the words say of the colours of sky, land and water, walls and floors: "with a blue sky", "on a green field"."""

from dataclasses import dataclass, replace

from limner.drawing.colour import RGB, from_lch, lch, mix, parse, tone
from limner.drawing.display import in_colour
from limner.engines.illustrator.reading.kinds import Time
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.reading.tables.colours import COLOURS
from limner.engines.illustrator.scene import Node, Scene, Shape
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.hours import Air

_WHITE: RGB = (255, 255, 255)
_LIGHT: tuple[Time, ...] = ("day", "morning")
_SKIES = {"blue": "#2c86e0", "light blue": "#6fb6f0", "dark blue": "#1d4f9c"}
"""What these words mean of a sky."""
_DEEP = 0.07
"""The chroma of OKLCH from which on water takes all of a colour."""
_DARK = frozenset({"night", "dusk"})
"""Hours whose sky is dark, whatever its colour."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """The colours that were said; None where none was."""

    sky: RGB | None = None
    land: RGB | None = None
    water: RGB | None = None
    wall: RGB | None = None
    floor: RGB | None = None

    def __bool__(self) -> bool:
        return self.sky is not None or self.land is not None


def heard(reading: Reading, dice: Dice) -> tuple[Reading, Spoken]:
    """The reading by day, without these colours in the palette of the whole, and the colours."""
    sky, said = reading.sky, (reading.sky, reading.land, reading.water, reading.wall, reading.floor)
    if not any(said):
        return reading, Spoken()
    named = [parse(COLOURS[name]) if name else None for name in said]
    found = Spoken(parse(_SKIES[sky]) if sky in _SKIES else named[0], *named[1:])
    if reading.time is None and found:
        reading = replace(reading, time=dice.turn("hour", _LIGHT))
    rest = tuple(rgb for rgb in reading.palette if rgb not in named)
    return replace(reading, palette=rest), found


def watered(scene: Scene, water: RGB | None) -> Scene:
    """The scene with its water in that colour, as light and as dark as it was."""
    if water is None:
        return scene
    _, chroma, hue = lch(water)
    return replace(scene, nodes=tuple(_dyed(node, chroma, hue) for node in scene.nodes))


def _dyed(node: Node, chroma: float, hue: float) -> Node:
    if not isinstance(node, Shape) or node.colour_role != "water":
        return node
    return replace(node, paint=in_colour(node.paint, lambda rgb: _in_hue(rgb, chroma, hue)))


def _in_hue(rgb: RGB, chroma: float, hue: float) -> RGB:
    """The colour in another hue; what is nearly white, such as foam, stays pale."""
    lightness, own, _ = lch(rgb)
    return from_lch(lightness, chroma * min(own / _DEEP, 1.0), hue)


def under(sky: RGB | None, before: Air, time: str) -> Air:
    """The air with a sky of that colour, paler toward the horizon; a dark hour keeps its own."""
    if sky is None or time in _DARK:
        return before
    bands = (tone(sky, 0.02), mix(sky, _WHITE, 0.2), mix(sky, _WHITE, 0.45), mix(sky, _WHITE, 0.66))
    return replace(before, sky=bands, light=replace(before.light, fog=mix(before.light.fog, bands[2], 0.4)))
