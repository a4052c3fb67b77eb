"""Where a scene may play that was given no place, and what sort of picture it is."""

from collections.abc import Collection

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.enhance.lot import Lot
from limner.engines.illustrator.enhance.phrases import Sort
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging.script import Script
from limner.engines.illustrator.staging.settings.index import load

_OF_THE_LAND = frozenset({"landscape", "plant", "tree", "flower", "leaf"})
_SUMMERY = frozenset({"plant", "flower", "insect", "reptile", "amphibian", "fruit", "vegetable"})

_SORTS: tuple[tuple[Sort, frozenset[str]], ...] = (
    ("fantasy", frozenset({"creature", "monster", "mythical creature", "space"})),
    ("person", frozenset({"person", "man", "woman", "child"})),
    ("animal", frozenset({"animal"})),
    ("food", frozenset({"food", "drink", "fruit", "vegetable"})),
    ("vehicle", frozenset({"vehicle"})),
    ("building", frozenset({"building", "landmark"})),
    ("plant", frozenset({"plant", "flower", "tree"})),
    ("scene", frozenset({"landscape", "weather", "sky"})),
)


def heroic(symbols: Collection[Symbol]) -> bool:
    """Whether the picture is about somebody out of a tale."""
    return bool(symbols) and "heroic" in next(iter(symbols)).traits


def sort(symbols: Collection[Symbol]) -> Sort:
    """What the picture is of, by its first symbol: a key of `phrases.MOODS`."""
    if not symbols:
        return "scene"
    first = next(iter(symbols))
    return next((name for name, kinds in _SORTS if kinds.intersection(first.kinds)), "object")


def home(script: Script, lot: Lot) -> str:
    """A place for those who play: a key of `phrases.PLACES`, or "" where the prompt refuses what it would show."""
    own = _own(script, lot)
    return "" if own in refused(script.reading) or own == "abstract" else own


def refused(reading: Reading) -> frozenset[str]:
    """The places that show what the prompt does not want."""
    return frozenset(reading.excluded) | {p.name for p in load().values() if not p.shows.isdisjoint(reading.excluded)}


def coloured_land(reading: Reading) -> bool:
    """Whether a colour was named for what the seasons colour."""
    return any(subject.colours and _OF_THE_LAND & {*ATLAS[subject.symbol].kinds} for subject in reading.subjects)


def in_bloom(symbols: Collection[Symbol]) -> bool:
    """Whether one of the symbols is not met in winter."""
    return any(_SUMMERY & {*symbol.kinds, symbol.id} for symbol in symbols)


def at_night(symbols: Collection[Symbol]) -> bool:
    """Whether the symbols belong to the night."""
    return any({"nightly", "starlit"} & symbol.traits for symbol in symbols)


def in_winter(symbols: Collection[Symbol]) -> bool:
    """Whether the symbols belong to the winter."""
    return any("wintry" in symbol.traits for symbol in symbols)


def _own(script: Script, lot: Lot) -> str:
    leading = script.leading
    if len(leading) == 1 and (places := next(iter(leading)).told_in):
        return lot.of("home", places)
    if len(leading) > 1 and any("homely" in symbol.traits for symbol in leading):
        return "room"
    return script.brief.setting
