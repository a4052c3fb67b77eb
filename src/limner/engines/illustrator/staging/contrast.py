"""The rest of several of whom some have a colour that was said: it has another one, or nobody could count those."""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from limner.drawing.colour import RGB, lab, parse
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.reading import Reading, Subject

_OTHERS = tuple(map(parse, ("#3f8fd8", "#f5bd3f", "#58b368", "#e2504a", "#9b68c4", "#f28a4b", "#f4f3ef", "#4fb8bd")))
_ALIKE = 0.17
"""Two colours nearer to one another than this, in OKLab, are taken for one."""
_NATURAL = frozenset({"animal", "person", "plant", "flower", "fruit", "vegetable", "food", "tree"})
"""What has its colour by nature."""
_MIXED = 4
"""So many of what comes in many colours have several of them."""


def told_apart(reading: Reading, cast: Mapping[int, Symbol]) -> Reading:
    """The reading in which the others of a kind are not of the colours that some of it are said to have."""
    subjects = list(reading.subjects)
    for i, symbol in cast.items():
        own = subjects[i]
        said = [rgb for k in cast if k != i and _of_one_kind(subjects[k], own) for rgb in subjects[k].colours]
        if said and not own.colours and not own.material and not _NATURAL & {*symbol.kinds}:
            subjects[i] = _otherwise(own, symbol, said)
    return replace(reading, subjects=tuple(subjects))


def _of_one_kind(one: Subject, other: Subject) -> bool:
    return (one.symbol, one.noun) == (other.symbol, other.noun)


def _otherwise(own: Subject, symbol: Symbol, said: Sequence[RGB]) -> Subject:
    usual = next((slot.rgb for slot in symbol.slots.values() if slot.role == "primary"), None)
    motley = "colourful" in symbol.traits and own.count >= _MIXED
    if not motley and (usual is None or _unlike(usual, said)):
        return own
    free = tuple(rgb for rgb in _OTHERS if _unlike(rgb, said))
    return replace(own, colours=free if motley else free[:1], mixed=motley)


def _unlike(rgb: RGB, said: Iterable[RGB]) -> bool:
    return all(math.dist(lab(rgb), lab(other)) > _ALIKE for other in said)
