"""What each of several has for itself: a colour, a sort, a season."""

from collections.abc import Sequence
from dataclasses import replace

from limner.drawing.colour import parse
from limner.engines.illustrator.reading.kinds import Season
from limner.engines.illustrator.reading.reading import Reading, Subject
from limner.engines.illustrator.reading.tables.modifiers import NUMBERS

_COLOURS = ("red", "blue", "yellow", "green", "orange", "purple", "pink", "teal", "brown")
_CODES = ("#d8342b", "#2f6fd0", "#f5cf3a", "#3d9a4b", "#f08a2c", "#8a4fc0", "#ef7fa8", "#2fa39a", "#8a5a38")
"""Colours of those of which none is named."""
_SEASONS: tuple[Season, ...] = ("spring", "summer", "autumn", "winter")
_HAD = frozenset({"wearing", "holding", "riding"})
"""Relations in which each has his own."""
_OF_SEASONS = frozenset("season seasons spring summer autumn winter fall each".split())


def given(reading: Reading) -> Reading:
    """The reading with what is said to be each one's own."""
    reading = _in_rows(reading)
    if reading.says("a colour each"):
        reading = _coloured(reading)
    if reading.says("a kind each"):
        reading = _assorted(reading)
    return _seasonal(reading) if reading.says("a season each") else reading


def _in_rows(reading: Reading) -> Reading:
    """So many of a kind in the rows that were said after them: "twelve cups in three rows"."""
    place = _several(reading.subjects)
    words = next((remark.words.split() for remark in reading.remarks if remark.kind == "in rows"), None)
    if place is None or words is None:
        return reading
    rows = NUMBERS[words[1]]
    had = reading.subjects[place]
    unknown = tuple(word for word in reading.unknown if word not in words)
    return replace(_put(reading, place, replace(had, arrangement="grid", rows=rows)), unknown=unknown)


def _coloured(reading: Reading) -> Reading:
    """The colours that were listed, or others, on the first of whom there are several."""
    place = _several(reading.subjects)
    if place is None:
        return reading
    had = reading.subjects[place]
    if had.colours and not reading.palette:
        return _put(reading, place, replace(had, mixed=True))
    codes = reading.palette or tuple(parse(code) for code in _CODES)[: max(had.count, 2)]
    names = _COLOURS[: len(codes)] if not reading.palette else ()
    new = replace(had, colours=codes, colour_names=names, mixed=True)
    return replace(_put(reading, place, new), palette=())


def _assorted(reading: Reading) -> Reading:
    """Of what several have one each, each is of another sort: "three cats, each in a different hat"."""
    for relation in reading.relations:
        owners, thing = reading.subjects[relation.subject], reading.subjects[relation.object]
        if relation.kind in _HAD and owners.count > 1 and thing.count == owners.count:
            reading = _put(reading, relation.object, replace(thing, assorted=True))
    return reading


def _several(subjects: Sequence[Subject]) -> int | None:
    return next((i for i, subject in enumerate(subjects) if subject.count > 1), None)


def _seasonal(reading: Reading) -> Reading:
    """One for each season, side by side."""
    if not reading.subjects:
        return reading
    place = _several(reading.subjects) or 0
    had = reading.subjects[place]
    new = replace(had, count=len(_SEASONS), seasons=_SEASONS, arrangement=had.arrangement or "grid")
    unknown = tuple(word for word in reading.unknown if word not in _OF_SEASONS)
    return replace(_put(reading, place, new), season=None, unknown=unknown)


def _put(reading: Reading, place: int, subject: Subject) -> Reading:
    return replace(reading, subjects=(*reading.subjects[:place], subject, *reading.subjects[place + 1 :]))
