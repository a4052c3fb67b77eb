"""What a learned style says about a picture before anything is placed: its words and its hours."""

from dataclasses import replace

from limner.engines.illustrator.reading.kinds import Time
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.jobs import StyleGuide
from limner.engines.learned import LearnedStyle

_NIGHT, _DUSK = 0.34, 0.46
"""Styles whose median lightness is below these are of the night, or of the dusk."""
_WARM = 0.5
"""From this temperature on the sun is low."""
_MARKS = {"icon": "icon", "logo_raster": "logo"}
"""The base styles whose pictures are marks, by the composition word for them."""


def worded(reading: Reading, guide: StyleGuide) -> Reading:
    """The reading with the style words and composition words that came with the style."""
    style = guide.learned
    own = read(style.words)
    marks = (_MARKS[style.base],) if style.base in _MARKS else ()
    return replace(
        reading,
        styles=tuple(dict.fromkeys([*reading.styles, *own.styles])),
        composition=tuple(dict.fromkeys([*reading.composition, *own.composition, *marks])),
    )


def hours(style: LearnedStyle) -> tuple[Time, ...]:
    """The hours whose light is the style's: their sky is about as light and as warm."""
    middle = style.tones[5]
    warm = style.temperature > _WARM
    if middle < _NIGHT:
        return ("sunset", "dusk") if warm and middle > 0.24 else ("night",)
    if middle < _DUSK:
        return ("sunset",) if warm else ("dusk", "night")
    return ("sunset", "morning", "dawn") if warm and middle < 0.7 else ("day", "morning")
