"""What is seen on the top of a table, so that the top is the place of the picture, and what is behind it."""

from collections.abc import Collection

from limner.engines.illustrator.atlas.facts import ANIMATE, Nook
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.reading.tables.remarks import RemarkKind
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.settings.index import setting

TABLES = frozenset({"table", "desk", "round_table"})
"""Symbols whose top the setting "table" shows."""
BOARD, BOARDED = "shelf", "bookshelf"
"""What is said of a board on a wall, on which things stand, and the symbol of all shelves together."""
ON_FLOORS: RemarkKind = "on the floor"
_TILED = frozenset({"kitchen", "bathroom"})
"""Rooms whose floors are tiled."""
ON_TOP = 0.8
"""Metres; what is no taller lies on a table rather than on a room's floor."""
_TINY = 0.2
"""Metres; an animal that is no taller, in a room, is on a table."""
TALLEST, _LAID = 0.9, 0.7
"""Metres; nothing taller stands on a table, and nothing that is taller than the second leaves its legs unseen."""
_MACHINES = frozenset({"electronics", "appliance"})
SMALL = 0.4
"""Metres; what is lower can lie on a table, whatever it is."""
_BESIDE_A_TABLE = frozenset({"under", "below", "next to", "behind", "left of", "right of", "around"})
"""Where one is who is not on the table."""


def are_on_one(reading: Reading, cast: Collection[Symbol]) -> bool:
    """Whether all of it is so small that it is seen on a table; a cat at rest is there with what lies on one."""
    lying = not reading.acts and any("animal" not in symbol.kinds for symbol in cast)
    return all(_small(symbol) or (lying and _lies(symbol)) for symbol in cast)


def are_underfoot(cast: Collection[Symbol]) -> bool:
    """Whether all of it is so small that what is seen of the room is a piece of its floor."""
    return bool(cast) and all(symbol.height_m < SMALL and not ANIMATE & {*symbol.kinds} for symbol in cast)


def nook(named: str | None, reading: Reading, cast: Collection[Symbol]) -> Nook:
    """What is behind the table on which they lie; `named` is the room that the words name."""
    if reading.says(ON_FLOORS):
        return "floor tiles" if named in _TILED else "floorboards"
    if (own := setting(named).nook) is not None:
        return own
    if any(symbol.id == BOARDED for symbol in cast):
        return "shelf"
    nooks = {symbol.nook for symbol in cast}
    return "kitchen" if "kitchen" in nooks else "study" if "study" in nooks else ""


def are_side_by_side(reading: Reading, cast: Collection[Symbol]) -> bool:
    """Whether what hangs on walls elsewhere stands on a table beside what lies there."""
    pairs = [(r.subject, r.object) for r in reading.relations]
    hangs = any(symbol.place == "wall" for symbol in cast) and all(symbol.height_m < TALLEST for symbol in cast)
    return hangs and any(stand_together(reading, pair) for pair in pairs)


def are_caught(reading: Reading, cast: Collection[Symbol]) -> bool:
    """Whether fish merely lie with things of the house, or a little animal is among its machines."""
    small = [symbol for symbol in cast if _fish(symbol) or _perches(symbol)]
    others = [symbol for symbol in cast if symbol not in small]
    dry = all(_small(symbol) and not ANIMATE & {*symbol.kinds} for symbol in others)
    machines = any(_MACHINES & {*symbol.kinds} for symbol in others) or all(_fish(symbol) for symbol in small)
    still = not reading.acts and not reading.time and not reading.weather
    return bool(small and others) and dry and machines and still


def _fish(symbol: Symbol) -> bool:
    return symbol.place == "water" and "animal" in symbol.kinds and symbol.height_m < SMALL


def _perches(symbol: Symbol) -> bool:
    return symbol.place == "ground" and "animal" in symbol.kinds and symbol.height_m <= _TINY


def stand_together(reading: Reading, pair: tuple[int, int]) -> bool:
    """Whether two are side by side on a table: a clock and a vase."""
    sides = {r.kind for r in reading.relations if (r.subject, r.object) == pair}
    places = {symbol.place for i in pair if (symbol := find(reading.subjects[i].symbol))}
    small = any((symbol := find(reading.subjects[i].symbol)) is not None and _perches(symbol) for i in pair)
    return ("surface" in places or small) and not sides.isdisjoint(("next to", "left of", "right of"))


def _small(symbol: Symbol) -> bool:
    """Whether it lies on a table."""
    tiny = "animal" in symbol.kinds and symbol.height_m < _TINY
    return tiny or (symbol.place == "surface" and symbol.height_m < ON_TOP and "on the floor" not in symbol.traits)


def on_a_table(named: str, reading: Reading, cast: Collection[Symbol]) -> bool:
    """Whether a room that the words name shows no more than a table's top, as nothing in it is larger."""
    if reading.of_place and "selling" in setting(named).traits:
        return False
    if setting(named).indoors and are_laid(reading, cast):
        return True
    if reading.says(ON_FLOORS):
        return setting(named).indoors and are_underfoot(cast)
    return setting(named).nook is not None and bool(cast) and all(_small(symbol) for symbol in cast)


def are_laid(reading: Reading, cast: Collection[Symbol]) -> bool:
    """Whether small things lie on a table, so that the table's top is the place itself."""
    tables = {i for i, subject in enumerate(reading.subjects) if subject.symbol in TABLES or subject.noun == BOARD}
    boards = {reading.subjects[i].symbol for i in tables}
    others = [symbol for symbol in cast if symbol.id not in boards]
    on_it = any(r.kind in ("on", "sitting on") and r.object in tables for r in reading.relations)
    below = any(r.kind in _BESIDE_A_TABLE and r.object in tables for r in reading.relations)
    return on_it and not below and 0 < len(others) < len(cast) and all(_lies(symbol) for symbol in others)


def _lies(symbol: Symbol) -> bool:
    cut = symbol.place == "surface" or bool({"flower", "fruit", "vegetable", "animal"} & {*symbol.kinds, symbol.id})
    return symbol.height_m < (_LAID if cut else SMALL) and symbol.place not in ("sky", "wall")
