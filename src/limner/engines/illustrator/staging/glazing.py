"""Windows are built in: a room's and a house's are their own, a shop's is full of what it sells, and one in the open is
looked through."""

from collections.abc import Collection
from dataclasses import replace

from limner.engines.illustrator.reading.dropping import dropped
from limner.engines.illustrator.reading.reading import Reading, Remark, Subject
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.settings.index import setting
from limner.engines.illustrator.staging.traits import MARKS

_WINDOW = "window"
_GLAZED = frozenset({"building", "house", "vehicle"})
"""Kinds of things that have windows."""
_HOUSES = frozenset({"house", "building"})
"""What a place shows that has windows of its own."""
_BESIDE = frozenset({"next to", "behind", "in front of", "looking at", "inside"})
_OVER = frozenset({"on", "above", "below"})
"""How a window may be to things without being moved about."""
_SILL_HIGH = 0.8
"""Metres; what is lower stands on a window's sill."""
_DISPLAY = "shop window"
_FRONTED = frozenset({None, "street", "village", "shop"})
"""Settings in which a shop's window may be."""


def glazed(reading: Reading) -> Reading:
    """The reading without windows that stand by themselves."""
    windows = {i for i, subject in enumerate(reading.subjects) if subject.symbol == _WINDOW}
    if not windows or not MARKS.isdisjoint(reading.composition) or reading.background is not None:
        return reading
    shown = _displayed(reading, windows)
    if shown and reading.setting in _FRONTED:
        return replace(dropped(reading, windows), setting=_DISPLAY)
    others = [subject for i, subject in enumerate(reading.subjects) if i not in windows]
    if _is_somebodys(reading, windows):
        return reading
    if any((symbol := find(subject.symbol)) and not _GLAZED.isdisjoint(symbol.kinds) for subject in others):
        return reading
    if reading.setting is None and others and all(_is_small(subject) for subject in others):
        return replace(dropped(reading, windows), setting="window")
    place = setting(reading.setting) if reading.setting else None
    if place is None or "blank" in place.traits:
        return reading
    if not _HOUSES.isdisjoint(place.shows):
        return dropped(reading, windows)
    if place.indoors:
        return dropped(reading, windows) if "windowless" not in place.traits else reading
    return replace(dropped(reading, windows), remarks=(*reading.remarks, Remark("through a window", _WINDOW)))


def _is_small(subject: Subject) -> bool:
    """Whether it stands on a sill."""
    symbol = find(subject.symbol)
    return symbol is not None and symbol.place in ("surface", "ground") and symbol.height_m < _SILL_HIGH


def _displayed(reading: Reading, windows: Collection[int]) -> bool:
    """Whether things that do not live are in a window."""
    return any(
        relation.kind == "inside" and relation.object in windows and _is_ware(reading, relation.subject)
        for relation in reading.relations
    )


def _is_ware(reading: Reading, number: int) -> bool:
    symbol = find(reading.subjects[number].symbol)
    return symbol is not None and not {"person", "animal", "figure"} & {*symbol.kinds}


def _is_somebodys(reading: Reading, windows: Collection[int]) -> bool:
    """Whether somebody does something with one, such as carrying it; that it is on or over a thing is no deed."""
    if any(act.object in windows for act in reading.acts):
        return True
    return any(
        (relation.subject in windows and relation.kind not in {*_BESIDE, *_OVER})
        or (relation.object in windows and relation.kind not in _BESIDE)
        for relation in reading.relations
    )
