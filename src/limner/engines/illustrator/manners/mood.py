"""What a learned style says about a scene before anything is placed: its words, its hour, how much stands in it."""

from dataclasses import replace

from limner.engines.illustrator.colour import RGB
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Reading, Time
from limner.engines.illustrator.reading.tables.colours import COLOURS
from limner.engines.illustrator.scene import Finish
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.traits import LOOKS, Traits
from limner.engines.jobs import GenerateJob, StyleGuide
from limner.engines.learned import LearnedStyle

_NIGHT, _DUSK = 0.34, 0.46
"""Styles whose median lightness is below these are of the night, or of the dusk."""
_WARM = 0.5
"""From this temperature on the sun is low."""
_BARE = 0.2
"""Styles of less detail have no foreground to frame them."""
_BLOOM, _VIGNETTE = 0.25, 0.08
"""What of the finish is left: light and corners are the palette's affair."""
_MARKS = {"icon": "icon", "logo_raster": "logo"}
"""The base styles whose pictures are marks, by the composition word for them."""


def reading_of(drawing: GenerateJob) -> Reading:
    """The drawing's prompt as it was read, with what its look and its style say as if every prompt had the words."""
    reading = read(drawing.prompt, drawing.negative_prompt)
    if LOOKS.get(drawing.look or "") == "icon":
        reading = replace(reading, composition=tuple(dict.fromkeys([*reading.composition, "icon"])))
    return reading if drawing.style is None else worded(reading, drawing.style)


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


def named(reading: Reading) -> frozenset[RGB]:
    """The colours that the prompt gives to subjects, also by a noun that has one in it ("red apples")."""
    given = {rgb for subject in reading.subjects for rgb in subject.colours}
    for subject in reading.subjects:
        symbol = find(subject.symbol)
        if symbol is not None and not subject.colours and COLOURS.keys() & set(subject.noun.split()[:-1]):
            given |= {slot.rgb for slot in symbol.slots.values() if slot.role == "primary"}
    return frozenset(given)


def leaned(usual: Traits, style: LearnedStyle) -> Traits:
    """The traits with as many props as the style has detail, and the finish that its palette leaves room for."""
    finish = Finish(min(usual.finish.bloom, _BLOOM), min(usual.finish.vignette, _VIGNETTE), 0.0)
    props = min(usual.props * (0.4 + 1.2 * style.detail), 1.4)
    return replace(usual, props=props, framing=usual.framing and style.detail >= _BARE, finish=finish)


def hours(style: LearnedStyle) -> tuple[Time, ...]:
    """The hours whose light is the style's: their sky is about as light and as warm."""
    middle = style.tones[5]
    warm = style.temperature > _WARM
    if middle < _NIGHT:
        return ("sunset", "dusk") if warm and middle > 0.24 else ("night",)
    if middle < _DUSK:
        return ("sunset",) if warm else ("dusk", "night")
    return ("sunset", "morning", "dawn") if warm and middle < 0.7 else ("day", "morning")
