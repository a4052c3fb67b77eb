"""The archetypes of composition: what each asks of the staging, and where it can be had."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.jobs import GenerateJob


@dataclass(frozen=True, slots=True)
class Composition:
    """An archetype.

    `words` are added to the prompt's composition words; `shots` are the framings to choose from. `horizon` is a share
    of the height. `scale` is what becomes of the subjects' size, `aside` how far from the middle they then stand, as a
    share of the width. `turn` is by how many degrees a mark, or what flies, is turned. `level` is the artistic level.
    `setting` is the only one that it can be had in. `place` needs an open place around the subject, `subject` a
    subject.
    """

    words: tuple[str, ...] = ()
    shots: tuple[str, ...] = ("third",)
    horizon: float | None = None
    scale: float = 1.0
    aside: float | None = None
    turn: float = 0.0
    level: int | None = None
    setting: str = ""
    place: bool = False
    subject: bool = True


COMPOSITIONS: dict[str, Composition] = {
    "scene": Composition(shots=("third", "wide", "high"), subject=False),
    "near": Composition(shots=("near",), scale=1.12),
    "face": Composition(("close-up",), ("near",)),
    "framed": Composition(shots=("framed", "corner"), place=True),
    "against the sun": Composition(shots=("sun",), place=True),
    "vista": Composition(shots=("wide",), scale=0.56, aside=0.2, place=True),
    "from below": Composition(shots=("low",), horizon=0.8, place=True, subject=False),
    "from above": Composition(("aerial",), ("high",), scale=0.8, aside=0.06, place=True, subject=False),
    "still": Composition(("minimal",), ("centre",), scale=0.66, aside=0.17, setting="studio"),
    "emblem": Composition(("badge",), setting="studio"),
    "poster": Composition(("poster",), ("near",), subject=False),
    "drama": Composition(shots=("near", "low"), level=5),
    "axis": Composition(("symmetrical",), ("third",)),
    "mark": Composition(),
    "badge": Composition(("badge",)),
    "sticker": Composition(("sticker",)),
    "aslant": Composition(scale=1.12, turn=13.0),
    "small mark": Composition(scale=0.56, aside=0.17),
    "pattern": Composition(),
    "small on a poster": Composition(shots=("wide",), scale=0.6, aside=0.17),
    "large on a poster": Composition(shots=("low",), scale=1.16, turn=16.0),
}

_KINDS: dict[str, tuple[str, ...]] = {
    "pattern": ("pattern",),
    "sticker": ("mark", "aslant", "small mark"),
    "badge": ("mark", "aslant"),
    "emblem": ("mark", "aslant"),
    "logo": ("mark", "badge", "sticker", "aslant"),
    "icon": ("mark", "badge"),
    "poster": ("scene", "small on a poster", "large on a poster"),
}
"""Words for the kind of thing that the picture is, and the archetypes that they leave."""
_OF_KINDS = frozenset(name for names in _KINDS.values() for name in names) - {"scene"}
PLACELESS = frozenset({"mark", "badge", "sticker", "aslant", "small mark", "pattern", "emblem"})
"""Archetypes of which the backdrop alone is the ground."""
LARGE = frozenset({"vehicle", "building", "landmark", "landscape", "sky", "weather"})
"""Kinds that look lost before a studio's wall."""
_PLUMB = frozenset({"building", "landmark", "landscape", "tree", "furniture"})
"""Kinds that do not lean."""
_TALLEST_HAT = 2.2
"""Over half a head: a wizard's is 3.8, a king's crown 1.8."""
_VIEWS = frozenset({"close-up", "portrait", "wide", "aerial", "full body", "centred", "symmetrical"})
"""Words for the viewpoint."""


def is_kind(reading: Reading) -> bool:
    """Whether the prompt says what kind of thing the picture is: a logo, a poster, a pattern."""
    return bool(set(_KINDS) & set(reading.composition))


def possible(reading: Reading, job: GenerateJob, cast: Sequence[Symbol]) -> tuple[str, ...]:
    """The archetypes that the prompt and the controls leave open; `cast` are the subjects that are drawn."""
    kind = next((kept for word, kept in _KINDS.items() if word in reading.composition), None)
    if kind and cast:
        return kind
    if kind or _VIEWS & set(reading.composition):
        return ("scene",)
    lettered = bool(job.text_layout or reading.quoted)
    lost = {
        "face": not _has_face(reading, cast),
        "emblem": lettered or _placed(reading) or len(cast) > 1 + len(reading.relations),
        "still": _placed(reading) or _any_of(cast, LARGE),
        "poster": bool(job.text_layout) or job.controls.background_color is not None,
        "drama": job.controls.artistic_level is not None or _any_of(cast, _PLUMB),
        "axis": bool(reading.relations) or len(cast) > 1,
    }
    return tuple(
        name
        for name, composition in COMPOSITIONS.items()
        if name not in _OF_KINDS and not lost.get(name, False) and (cast or not composition.subject)
    )


def _any_of(cast: Sequence[Symbol], kinds: frozenset[str]) -> bool:
    return any(kinds & {symbol.id, *symbol.kinds} for symbol in cast)


def _placed(reading: Reading) -> bool:
    """Whether the prompt says where or when it is."""
    return bool(reading.setting or reading.time or reading.season or reading.weather)


def _has_face(reading: Reading, cast: Sequence[Symbol]) -> bool:
    """Whether there is one subject alone, with a head that fills a picture and is not all hat."""
    if len(cast) != 1 or reading.relations or any(s.count != 1 for s in reading.subjects):
        return False
    figure = cast[0].figure()
    head, crown = figure.anchors.get("head"), figure.anchors.get("hat")
    if head is None or crown is None or not {"animal", "person", "robot"} & {*cast[0].kinds, cast[0].id}:
        return False
    return crown[1] - figure.bounds[1] <= _TALLEST_HAT * math.dist(head, crown)
