"""What the words say of the sky's and the land's colour: "with a blue sky", "on a green field"."""

import re
from dataclasses import dataclass, replace

from limner.engines.illustrator.colour import RGB, mix, parse, tone
from limner.engines.illustrator.reading.reading import Reading, Time
from limner.engines.illustrator.reading.tables.colours import COLOURS
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.hours import Air
from limner.engines.illustrator.staging.saying import plain

_NAMES = "|".join(sorted((re.escape(name) for name in COLOURS), key=len, reverse=True))
_SKY = "sky|skies"
_LAND = "field|fields|meadow|meadows|grass|lawn|pasture|hill|hills|hillside|ground|land"
_BETWEEN = r"(?:[a-z]+ )?"
_WHITE: RGB = (255, 255, 255)
_LIGHT: tuple[Time, ...] = ("day", "morning")
_SKIES = {"blue": "#2c86e0", "light blue": "#6fb6f0", "dark blue": "#1d4f9c"}
"""What these words mean of a sky."""
_DARK = frozenset({"night", "dusk"})
"""Hours whose sky is dark, whatever its colour."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """The colours that were said; None where none was."""

    sky: RGB | None = None
    land: RGB | None = None

    def __bool__(self) -> bool:
        return self.sky is not None or self.land is not None


def heard(reading: Reading, dice: Dice) -> tuple[Reading, Spoken]:
    """The reading by day, without these colours in the palette of the whole, and the colours."""
    sky, land = _said(reading.prompt, _SKY), _said(reading.prompt, _LAND)
    if not (sky or land):
        return reading, Spoken()
    named = {parse(COLOURS[name]) for name in (sky, land) if name}
    found = Spoken(
        parse(_SKIES.get(sky, COLOURS[sky])) if sky else None,
        parse(COLOURS[land]) if land else None,
    )
    if reading.time is None:
        reading = replace(reading, time=dice.turn("hour", _LIGHT))
    rest = tuple(rgb for rgb in reading.palette if rgb not in named)
    return replace(reading, palette=rest), found


def _said(prompt: str, nouns: str) -> str:
    """The colour word before one of the nouns, with at most one word between, or after "is" behind it."""
    text = plain(prompt)
    before = rf"(?<!\bno )(?<!\bwithout )\b({_NAMES})"
    match = re.search(rf"{before} {_BETWEEN}(?:{nouns})\b(?! (?:lanterns?|rovers?)\b)", text)
    match = match or re.search(rf"\b(?:{nouns}) (?:is|are) (?:[a-z]+ )?({_NAMES})\b", text)
    return match.group(1) if match else ""


def under(sky: RGB | None, before: Air, time: str) -> Air:
    """The air with a sky of that colour, paler toward the horizon; a dark hour keeps its own."""
    if sky is None or time in _DARK:
        return before
    bands = (tone(sky, 0.02), mix(sky, _WHITE, 0.2), mix(sky, _WHITE, 0.45), mix(sky, _WHITE, 0.66))
    return replace(before, sky=bands, light=replace(before.light, fog=mix(before.light.fog, bands[2], 0.4)))
