"""The viewer comes as near to those who act as the picture bears: what is large beside them is cut by its edges."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from limner.engines.illustrator.atlas.facts import ANIMATE
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging.boxes import Box, around
from limner.engines.illustrator.staging.units import Member, Unit

_FROM_AFAR = frozenset({"wide", "from below", "isometric", "silhouette"})
"""Composition words that say from where all is seen."""
_BRIDGE = "bridge"
"""The kind of what leads far out of the picture under those who are on it."""
_MOVERS = ANIMATE | {"vehicle"}
"""Who crosses a bridge, and does not merely stand on it."""
_CROWD = 13
"""So many of one kind are no longer the measure of a picture."""

_ACTING = 0.44
"""How large who does something is to be at least, over the canvas's height."""
_PRESENT = 0.36
"""The same of who is merely there."""
_LARGE = 2.6
"""Metres of what is no longer among those who act."""
_LARGER = 1.6
"""How many times as large as the largest of those who act is what is not at their hands."""
_CUT_FROM = 1.5
"""Metres of what may be cut, where it is so much larger than they."""

# The least shares that stay in the picture.
_CUT = 0.56
"""Of something large where somebody acts."""
_TRIMMED = 0.93
"""Of something large where all are merely there."""
_SPANS = 0.42
"""Of a bridge that carries those who act."""
_CARRIES = 0.8
"""Of what else carries them."""
_FIRST = 0.97
"""Of what was named first."""
_WHOLE = 0.97
"""Of anything else."""
_AMID = 0.4
"""Of a field or a throng that one is in the midst of."""
_MASS = 30
"""So many are such a field or throng."""
_TOP = 0.35
"""How much more what is lost of a thing's top counts than the rest: by that it is known."""

_NEAREST = 2.8
"""How much nearer one comes at most."""
_WORTH = 1.12
"""How much nearer one has to come for it to be worth it."""
_TELLING = 0.19
"""How large those who act must become by it, over the canvas's height: a large thing is not cut for what stays tiny."""
_STEP = 0.94
"""How much farther off the next try is where the nearest loses too much."""

# Where those who act are, as shares of the canvas.
_MARGIN = 0.05
"""The free edge beside them."""
_WIDEST, _TALLEST = 0.88, 0.8
"""How wide and how tall all of them may be."""
_FEET, _FEET_UP = (0.93, 0.9, 0.86), (0.66, 0.62, 0.58, 0.7, 0.74, 0.8)
"""Where their feet come to be on the ground, and on what carries them, the best first."""
_ASIDE = (0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73)
"""Where their middle comes to be, the best first."""
_OFF_THE_BEST = 0.03
"""What each step from the best place is worth against what is seen of the large things."""
_EYE = (0.3, 0.74)
"""The highest and the lowest horizon, as shares of the height."""


@dataclass(frozen=True, slots=True)
class _Frame:
    """A shift after an enlargement: canvas points go to by * point + (x, y)."""

    by: float
    x: float
    y: float

    def of(self, box: Box) -> Box:
        """A box as it is then."""
        left, top = self.by * box.left + self.x, self.by * box.top + self.y
        return Box(left, top, left + self.by * box.width, top + self.by * box.height)


@dataclass(frozen=True, slots=True)
class _Needed:
    """Boxes of which together so large a share must stay in sight."""

    boxes: Sequence[Box]
    share: float


@dataclass(frozen=True, slots=True)
class About:
    """The numbers of the subjects that a picture is about, and whether they do something."""

    subjects: frozenset[int]
    acting: bool


NOBODY = About(frozenset(), acting=False)


def actors(reading: Reading, cast: Mapping[int, Symbol]) -> About:
    """Those whom a picture is about because they act: who does something, and the living who are named before all that
    is large. What drives over a bridge is one of them. Nobody where the words say from where all is seen.
    """
    if _FROM_AFAR & {*reading.composition}:
        return NOBODY
    living = {i for i, symbol in cast.items() if _kinds(symbol) & ANIMATE and reading.subjects[i].count < _CROWD}
    large = min((i for i, symbol in cast.items() if i not in living and symbol.height_m > _LARGE), default=len(cast))
    over = {
        r.subject
        for r in reading.relations
        if r.kind == "on" and {r.subject, r.object} <= cast.keys() and _BRIDGE in _kinds(cast[r.object])
    }
    moving = {i for i in over if _kinds(cast[i]) & _MOVERS}
    busy = living & doing(reading)
    return About(frozenset(busy | {i for i in living if i < large} | moving), acting=bool(busy | moving))


def doing(reading: Reading) -> set[int]:
    """Who does something, has it done to him, or is in a pose that the words name."""
    found = {i for act in reading.acts for i in (act.subject, act.object) if i is not None}
    return found | {i for i, subject in enumerate(reading.subjects) if subject.pose}


def _kinds(symbol: Symbol) -> set[str]:
    return {symbol.id, *symbol.kinds}


def approached(units: Sequence[Unit], about: About, horizon: float, size: tuple[int, int]) -> tuple[list[Unit], float]:
    """Everybody as seen from so near that those whom the picture is `about` are large, and the horizon over which that
    is; as they were where they are large already or the rest of what was named would be lost.

    `horizon` is a share of the height. `size` is the canvas's.
    """
    members = [member for unit in units for member in unit.members]
    core, rest = _core(members, about.subjects)
    if not core:
        return list(units), horizon
    middle = around(member.box for member in core)
    tall = max(_seen(member) for member in core if member.subject in about.subjects)
    wanted = (_ACTING if about.acting else _PRESENT) * size[1] / tall
    by = min(wanted, _NEAREST, _WIDEST * size[0] / middle.width, _TALLEST * size[1] / middle.height)
    carried = any(_carries(member, core) for member in rest)
    least = _least(rest, core, _CUT if about.acting else _TRIMMED)
    while by > max(_WORTH, _TELLING * size[1] / tall):
        found = _best(by, middle, least, size, carried=carried)
        if found is not None:
            eye = (by * horizon * size[1] + found.y) / size[1]
            return [unit.scaled(by).moved(found.x, found.y) for unit in units], min(max(eye, _EYE[0]), _EYE[1])
        by *= _STEP
    return list(units), horizon


def _seen(member: Member) -> float:
    """How large somebody is: what is long, such as a train, by a part of its length."""
    return max(member.box.height, 0.5 * member.box.width)


def _core(members: Sequence[Member], about: frozenset[int]) -> tuple[list[Member], list[Member]]:
    """Those whom the picture is about with what is at their hands, and all others."""
    own = [member for member in members if member.subject in about and member.window is None]
    if not own:
        return [], list(members)
    usual = max(_metres(member) for member in own)
    near = around(member.box for member in own)
    core = [m for m in members if m in own or (_metres(m) <= usual * _LARGER and near.overlaps(m.box))]
    return core, [m for m in members if m not in core]


def _metres(member: Member) -> float:
    return _seen(member) / member.metre


def _carries(member: Member, core: Sequence[Member]) -> bool:
    """Whether it is large and somebody stands on it."""
    box = member.box
    return _metres(member) > _LARGE and any(
        box.left < m.box.centre[0] < box.right and box.top - 0.1 * box.height < m.foot < box.bottom - 0.1 * box.height
        for m in core
        if m.borne or m.z > member.z
    )


def _best(by: float, middle: Box, least: Sequence[_Needed], size: tuple[int, int], *, carried: bool) -> _Frame | None:
    """The frame in which most is seen of the large things; None where it loses something."""
    best, most = None, -1.0
    for rank, frame in _frames(by, middle, size, carried=carried):
        shares = [(_share([frame.of(box) for box in needed.boxes], size), needed.share) for needed in least]
        if any(share < needed for share, needed in shares):
            continue
        worth = sum(share for share, _ in shares) / max(len(shares), 1) - _OFF_THE_BEST * rank
        if worth > most:
            best, most = frame, worth
    return best


def _frames(by: float, middle: Box, size: tuple[int, int], *, carried: bool) -> Iterator[tuple[int, _Frame]]:
    w, h = size
    half = 0.5 * by * middle.width
    for i, across in enumerate(_ASIDE):
        x = min(max(across * w, _MARGIN * w + half), w - _MARGIN * w - half)
        for k, feet in enumerate(_FEET_UP if carried else _FEET):
            y = max(feet * h, _MARGIN * h + by * middle.height)
            yield i + k, _Frame(by, x - by * middle.centre[0], y - by * middle.bottom)


def _least(rest: Sequence[Member], core: Sequence[Member], cut: float) -> list[_Needed]:
    """What must stay in sight of all others, by subject: of several houses one may be lost."""
    first = min(member.subject for member in (*rest, *core))
    usual = max(_metres(m) for m in core)
    found: dict[tuple[int, float], list[Box]] = {}
    for member in rest:
        if _carries(member, core):
            share = _SPANS if _BRIDGE in member.kinds else _CARRIES
        elif member.subject == first:
            share = _FIRST
        else:
            share = cut if _metres(member) > max(_CUT_FROM, _LARGER * usual) else _WHOLE
        found.setdefault((member.subject, share), []).append(member.box)
    return [_Needed(boxes, _AMID if len(boxes) >= _MASS else share) for (_, share), boxes in found.items()]


def _share(boxes: Sequence[Box], size: tuple[int, int]) -> float:
    """How much of some boxes is in the picture, less what is lost of their tops."""
    canvas = Box(0.0, 0.0, *size)
    seen = sum(box.shared(canvas) + _TOP * min(box.top, 0.0) * box.width for box in boxes)
    return seen / max(sum(box.area for box in boxes), 1e-6)
