"""What is left to the place: subjects that are part of it, and what it must not add to the others."""

from collections.abc import Collection, Mapping
from dataclasses import replace

from limner.drawing.colour import RGB
from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.reading import PLURAL, Reading
from limner.engines.illustrator.staging import trodden, wares
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.cast import reserved
from limner.engines.illustrator.staging.settings import skyward
from limner.engines.illustrator.staging.settings.index import setting
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.tabletops import BOARD, BOARDED, TABLES

_SHELL = frozenset({"wall", "ceiling"})
"""What a room is: "the walls are lined with shelves"."""
_STALLS = frozenset({"shop"})
"""What stalls are in the atlas: at a market they are the place's own."""
_FRONTS = frozenset({"skyscraper", "town_building"})
"""What buildings are in the atlas that streets have of their own."""
_ROOMY = 4.0
"""Metres of what has rooms in it."""
_TURF = "grass"
"""The symbol of what the land is covered with, which is the place's own where the words give it a colour."""
_RISING = frozenset({"mountain"})
_BEFORE = frozenset({"in front of", "behind", "next to"})
"""Relations that others have to the houses of their street."""


def shown_as(symbol: str) -> frozenset[str]:
    """What a place calls its shape, or its prop, for a subject that is left to it."""
    if symbol in _FRONTS:
        return frozenset({"house", "tower", "skyline", "skyscrapers", "house townscape"})
    if symbol in _STALLS:
        return frozenset({"market stall"})
    if symbol == BOARDED:
        return frozenset({symbol, f"{symbol}s", BOARD})
    return frozenset({"table"}) if symbol in TABLES else frozenset({symbol, f"{symbol}s", symbol.replace("_", " ")})


def left_to(brief: Brief, reading: Reading, everybody: Mapping[int, Symbol]) -> tuple[Brief, Mapping[int, Symbol]]:
    """The brief with what the place is to show, and those who are not left to it.

    Over others a rainbow is the sky's, the mountains' mountains and the table's table are the place itself. A mountain
    of which more is said, its colour or where it stands, is a subject like any other; "mountains" behind others are
    not.
    """
    apart = {i for i, subject in enumerate(reading.subjects) if subject.colours}
    apart |= {i for relation in reading.relations for i in (relation.subject, relation.object)} - _ranges(reading)
    place = setting(brief.setting)
    own = _own(brief, len(everybody)) | _from_above(brief, reading) | place.outlook
    players = {
        i: symbol
        for i, symbol in everybody.items()
        if not _holds_the_room(i, symbol, brief, reading)
        and not (place.indoors and reading.subjects[i].noun in _SHELL)
        and not trodden.is_trodden(i, reading, everybody)
        and not (symbol.id == _TURF and reading.land in reading.subjects[i].colour_names)
        and (symbol.id not in own or _rises_apart(i, symbol, apart, place) or _is_special(i, reading, place))
    }
    sold = wares.among(reading, players) if setting(brief.setting).name == (reading.setting or "") else {}
    players = {i: symbol for i, symbol in players.items() if i not in sold}
    left = {symbol.id for i, symbol in everybody.items() if i not in players}
    held = {relation.object for relation in reading.relations if relation.kind == "holding"}
    counted = [symbol for i, symbol in players.items() if not (i in held and symbol.id in place.stock)]
    shown = replace(
        brief,
        weather=brief.weather | ({"rainbow"} & left),
        mountains=brief.setting != "mountains" and "mountain" in left,
        banned=brief.banned | reserved(counted),
        wares=tuple(dict.fromkeys(symbol.id for symbol in sold.values())),
        traits=replace(brief.traits, top=_top(reading, everybody.keys() - players.keys())),
    )
    return shown, players


def _rises_apart(number: int, symbol: Symbol, apart: Collection[int], place: Setting) -> bool:
    """Whether it is a mountain of which more is said, where the place has none of its own."""
    return symbol.id in _RISING and number in apart and symbol.id not in place.holds


def _top(reading: Reading, left: Collection[int]) -> RGB | None:
    """The colour that the words give to the table that is left to the place."""
    tables = [reading.subjects[i] for i in sorted(left) if reading.subjects[i].symbol in TABLES]
    return next((table.colours[0] for table in tables if table.colours), None)


def _own(brief: Brief, number: int) -> set[str]:
    """The symbols that the place shows in itself, beside so many subjects."""
    if brief.traits.mark or brief.traits.plain:
        return set()
    own: set[str] = set()
    place = setting(brief.setting)
    if "ranged" in place.traits and (number > 1 or brief.setting != "meadow"):
        own |= {"mountain"}
    if brief.setting == "table" and number > 1:
        own |= TABLES | ({BOARDED} if brief.nook == BOARD else set())
    own |= place.holds
    if place.indoors and brief.traits.finish_of_walls == "brick":
        own |= {"brick_wall"}
    if not (place.indoors or "aloft" in place.traits or brief.setting == "studio") and number > 1:
        own |= {"rainbow"}
    return own


def _from_above(brief: Brief, reading: Reading) -> frozenset[str]:
    """What the place shows of itself from straight above, where nobody else stands in it."""
    place = setting(brief.setting)
    shown = place.mapped if "aerial" in reading.composition else frozenset()
    shown = skyward.shown(place) if "from below" in reading.composition else shown
    alone = all(subject.symbol in shown for subject in reading.subjects)
    return shown if alone else frozenset()


def _holds_the_room(number: int, symbol: Symbol, brief: Brief, reading: Reading) -> bool:
    """Whether it is what the room is in, and not in the room: "a kitchen inside a hollow tree"."""
    within = any(r.kind == "inside" and r.object == number for r in reading.relations)
    return within and setting(brief.setting).indoors and symbol.place == "ground" and symbol.height_m > _ROOMY


def _is_special(number: int, reading: Reading, place: Setting) -> bool:
    """Whether a number of things was asked for, and the place shows another one; or a colour that its own lack, or
    somebody who is among them.
    """
    subject = reading.subjects[number]
    tied = any(r.kind not in _BEFORE and number in (r.subject, r.object, r.third) for r in reading.relations)
    if subject.symbol in place.outlook and (subject.colours or tied):
        return True
    land = "landscape" in ATLAS[subject.symbol].kinds
    if land and subject.colours:
        return True
    of_the_place = subject.count == PLURAL or (land and subject.count == 1)
    return subject.symbol in place.mapped | place.outlook and not of_the_place


def _ranges(reading: Reading) -> set[int]:
    """The mountains, more than one, that are only said to be behind others or about them."""
    said = {r.object for r in reading.relations if r.kind in ("in front of", "next to")}
    said |= {r.subject for r in reading.relations if r.kind in ("behind", "next to")}
    return {i for i in said if reading.subjects[i].symbol == "mountain" and reading.subjects[i].count > 1}
