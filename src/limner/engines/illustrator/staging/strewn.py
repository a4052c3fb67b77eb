"""Small things that are there in plenty and in no number: leaves that lie about, sparks and petals in the air."""

from collections.abc import Mapping

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.reading import Reading, Subject
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.settings.setting import Setting

_PIECES = 18
_LEAST, _MOST = 0.03, 0.07
"""How large a piece is far away and near, over the canvas's unit."""
_LARGE = frozenset({"large", "huge"})


def among(reading: Reading, players: Mapping[int, Symbol], brief: Brief) -> frozenset[int]:
    """The subjects that are strewn over the place and no figures in it.

    They are several without a number, of nothing more is said than what they are, and others are the picture's chief.
    """
    if brief.traits.mark or brief.traits.plain or "pattern" in reading.composition:
        return frozenset()
    tied = {i for r in reading.relations for i in (r.subject, r.object, r.third)}
    tied |= {i for act in reading.acts for i in (act.subject, act.object)}
    loose = {
        i for i, symbol in players.items()
        if "strewn" in symbol.traits and i not in tied and _is_loose(reading.subjects[i])
    }  # fmt: skip
    return frozenset(loose) if players.keys() - loose else frozenset()


def _is_loose(subject: Subject) -> bool:
    plain = not (subject.arrangement or subject.heaped or subject.made_of or subject.shape or subject.state)
    return subject.unnumbered and plain and subject.size not in _LARGE


def paint(easel: Easel, place: Setting, reading: Reading, numbers: frozenset[int]) -> None:
    """Each of the subjects in many pieces: on the ground, or in the air where it is light or the words have it fly."""
    for number in sorted(numbers):
        subject = reading.subjects[number]
        for k in range(_PIECES):
            _piece(easel, subject, k, aloft=_flies(subject, place))


def _flies(subject: Subject, place: Setting) -> bool:
    symbol = ATLAS[subject.symbol]
    light = symbol.place == "air" and "plant" not in symbol.kinds
    return light or subject.pose in ("flying", "floating") or place.footing in ("air", "space", "depths")


def _piece(easel: Easel, subject: Subject, k: int, *, aloft: bool) -> None:
    """One of them, turned any way; none is over a head."""
    rng = easel.rng
    low = max(easel.horizon + 0.06 * easel.h, 0.5 * easel.h)
    x, near = rng.uniform(0.02, 0.98) * easel.w, (k + rng.random()) / _PIECES
    y = easel.h * rng.uniform(0.05, 0.95) if aloft else low + (0.98 * easel.h - low) * near
    if aloft and any(head.holds(x, y) for head in easel.heads):
        return
    size = easel.unit * (_LEAST + (_MOST - _LEAST) * (rng.random() if aloft else near))
    hues = subject.colours and (subject.colours[k % len(subject.colours)],)
    easel.prop(
        subject.symbol, x, y, size, layer="near" if aloft else "middle", colours=hues or (),
        tilt=rng.uniform(-90, 90), shadow=False, force=True, depth=0.1,
    )  # fmt: skip
