"""What is under mountains by the words: before them, and not below their feet."""

from dataclasses import replace

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.reading.reading import Reading, Relation

_UNDER = frozenset({"below", "under"})
_LAND = frozenset({"mountain", "landscape"})


def settled(reading: Reading) -> Reading:
    """The reading in which what is below a mountain stands in front of it: "a barn below mountains"."""
    found = tuple(_before(reading, relation) for relation in reading.relations)
    return replace(reading, relations=found) if found != reading.relations else reading


def _before(reading: Reading, relation: Relation) -> Relation:
    below = relation.kind in _UNDER and _is_land(reading, relation.object)
    return replace(relation, kind="in front of") if below and not _is_land(reading, relation.subject) else relation


def _is_land(reading: Reading, number: int) -> bool:
    symbol = reading.subjects[number].symbol
    return not _LAND.isdisjoint((symbol, *ATLAS[symbol].kinds))
