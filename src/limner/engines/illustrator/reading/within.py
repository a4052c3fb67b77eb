"""What a thing has inside, said behind it: "a snow globe with a lighthouse inside"."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from limner.engines.illustrator.reading import phrasing
from limner.engines.illustrator.reading.reading import Reading, Relation
from limner.engines.illustrator.reading.tokens import Piece

_PHRASES = ("with *6 inside|within of? it|them?", "with *6 in it|them")
_LOOSE = frozenset({"next to", "holding"})
"""Relations that "with" makes of things where nothing says more."""


def settled(reading: Reading, pieces: Sequence[Piece]) -> Reading:
    """The reading in which what is said to be inside is in the thing that has it."""
    said = tuple(_ended(pieces))
    if not said:
        return reading
    kept = (_inward(relation, reading, said) for relation in reading.relations)
    return replace(reading, relations=tuple(kept))


def _ended(pieces: Sequence[Piece]) -> Iterator[str]:
    """The words between a "with" and an "inside" that nothing follows."""
    for phrase in _PHRASES:
        for span in phrasing.spans(phrase, pieces):
            if span.end == len(pieces) or pieces[span.end].kind != "word":
                yield phrasing.text(span, pieces)


def _inward(relation: Relation, reading: Reading, said: Sequence[str]) -> Relation:
    holder, thing = relation.subject, relation.object
    one = reading.subjects[thing]
    named = any(one.noun in words or (one.phrase and one.phrase in words) for words in said)
    if relation.kind not in _LOOSE or thing != holder + 1 or not named:
        return relation
    return Relation("inside", thing, holder)
