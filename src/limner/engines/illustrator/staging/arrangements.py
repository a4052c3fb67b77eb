"""Several of a kind as the words arrange them: in a stack, a row, a ring, a grid or a pyramid."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from limner.drawing.geometry import Point
from limner.engines.illustrator.reading.kinds import Arrangement
from limner.engines.illustrator.staging.ties.heaps import heap
from limner.engines.illustrator.staging.ties.resting import crest
from limner.engines.illustrator.staging.units import Member, Unit, beside

_FLAT = 0.42
"""The height over the width of a ring that lies on the ground."""
_FAR = 0.16
"""How much smaller the farthest of a ring on the ground is."""
_ASKEW = 0.05
"""How far things that lie on one another are out of line, over their width."""
_SUNK = 0.86
"""How far the next row of a pyramid stands above one, over how high one carries."""
_GAP = 0.14
"""Between two in a row or a grid, over the wider one's width."""
_SHARED = 0.08
"""How much of their widths animals share that are longer than tall: a row of them is no string."""
_IN_LINE, _APART, _STEP = 4, 0.6, 0.5
"""So many pairs stand in one row, so far apart over one's width; the second row is so far behind over one's height."""
_SADDLE = 0.08
"""How far to each side of its back's middle an animal bears the next one, over its width."""
_UPRIGHT_PLACES = frozenset({"wall", "air", "sky"})
"""What hangs is arranged upright and not on the ground."""


def arranged(members: Sequence[Member], arrangement: Arrangement, rows: int = 0) -> Unit:
    """One unit of all members, in so many `rows` where that was said. A single one is as it was."""
    if len(members) < 2 or not arrangement:
        return Unit(tuple(members))
    if arrangement == "grid":
        return _grid(members, rows)
    return _ARRANGED[arrangement](members)


def _stack(members: Sequence[Member]) -> Unit:
    """Each on the top of the one below it; the first named is uppermost."""
    placed: list[Member] = []
    x, y = 0.0, 0.0
    flat = [m if "animal" in m.kinds else m.posed("lying") for m in members]
    for k, member in enumerate(reversed(flat)):
        off = _ASKEW * member.box.width * ((k * 5) % 3 - 1) if member.pose == "lying" else 0.0
        at = member.moved(x - member.x + off, y - member.y)
        placed.append(replace(at, z=0.1 * k, borne=k > 0))
        x, y = _carrying(at)[0] - off, _carrying(at)[1]
    return Unit(tuple(placed))


def _carrying(member: Member) -> Point:
    """Where the next one stands on it."""
    back = member.at("back") if "animal" in member.kinds and not member.human else None
    if back:
        wide = _SADDLE * member.box.width
        return member.x, crest(member, back[0] - wide, back[0] + wide)
    return member.at("surface", "top") or (member.box.centre[0], member.box.top)


def _row(members: Sequence[Member]) -> Unit:
    wide = max(m.box.width for m in members)
    long = all("animal" in m.kinds and m.box.width > m.box.height for m in members)
    return beside([Unit((m,)) for m in members], (-_SHARED if long else _GAP) * wide)


def _pairs(members: Sequence[Member]) -> Unit:
    """Two by two in a row, with room between the pairs; more than four pairs in two rows."""
    wide = max(m.box.width for m in members)
    couples = [beside([Unit((m,)) for m in members[k : k + 2]], 0.02 * wide) for k in range(0, len(members), 2)]
    if len(couples) <= _IN_LINE:
        return beside(couples, _APART * wide)
    half = math.ceil(len(couples) / 2)
    far = beside(couples[half:], _APART * wide).moved(0.0, -_STEP * max(m.box.height for m in members))
    near = beside(couples[:half], _APART * wide)
    return Unit((*near.members, *far.lifted(-0.5).members))


def _facing(members: Sequence[Member]) -> Unit:
    """The first half and the second turned to one another."""
    half = math.ceil(len(members) / 2)
    turned = [Unit((m.mirrored() if k >= half else m,)) for k, m in enumerate(members)]
    return beside(turned, _GAP * max(m.box.width for m in members))


def _back_to_back(members: Sequence[Member]) -> Unit:
    """The first half and the second turned away from one another."""
    half = math.ceil(len(members) / 2)
    turned = [Unit((m.mirrored() if k < half else m,)) for k, m in enumerate(members)]
    return beside(turned, 0.04 * max(m.box.width for m in members))


def _ring(members: Sequence[Member]) -> Unit:
    """All round, the first at the far end; on the ground the far ones are smaller and behind."""
    number, upright = len(members), _hang(members)
    wide = max(m.box.width for m in members) * (1 + _GAP)
    tall = max(m.box.height for m in members) * (1 + _GAP)
    radius = max((max(wide, tall) if upright else wide) / (2 * math.sin(math.pi / number)), 0.9 * wide)
    placed = []
    for k, member in enumerate(members):
        turn = 2 * math.pi * k / number
        x, near = radius * math.sin(turn), -math.cos(turn)
        if upright:
            placed.append(_centred(member, x, radius * near))
        else:
            sized = member.scaled(1 - _FAR * (1 - near) / 2)
            placed.append(replace(sized.moved(x - sized.x, _FLAT * radius * near - sized.y), z=0.5 * near))
    return _led(placed)


def _grid(members: Sequence[Member], rows: int = 0) -> Unit:
    """In so many rows, else as square as the number lets it be, the first at the upper left, each whole in sight."""
    columns = math.ceil(len(members) / rows) if rows else math.ceil(math.sqrt(len(members)))
    lines = [members[k : k + columns] for k in range(0, len(members), columns)]
    wide = max(m.box.width for m in members) * (1 + _GAP)
    tall = max(m.box.height for m in members)
    placed = []
    for k, row in enumerate(lines):
        far = len(lines) - 1 - k
        for i, member in enumerate(row):
            x = (i - (columns - 1) / 2) * wide
            if _hang(members):
                placed.append(_centred(member, x, (k - (len(lines) - 1) / 2) * (tall + _GAP * wide)))
            else:
                raised = member.moved(x - member.box.centre[0], -far * (tall + _GAP * wide) - member.y)
                placed.append(replace(raised, z=-0.1 * far, borne=far > 0))
    return _led(placed)


def _pyramid(members: Sequence[Member]) -> Unit:
    """Rows that rest in the gaps of the one below, the upper ones before."""
    placed: list[Member] = []
    left, y = list(members), 0.0
    wide = max(m.box.width for m in members) * 1.02
    for k, number in enumerate(heap(len(members))):
        row, left = left[:number], left[number:]
        for i, member in enumerate(row):
            sized = member.moved((i - (number - 1) / 2) * wide - member.box.centre[0], y - member.y)
            placed.append(replace(sized, z=0.1 * k, borne=k > 0))
        y -= _SUNK * max(y - _carrying(m)[1] for m in placed[-number:])
    return Unit(tuple(placed))


def _hang(members: Sequence[Member]) -> bool:
    return members[0].symbol.place in _UPRIGHT_PLACES


def _centred(member: Member, x: float, y: float) -> Member:
    left, top = member.box.centre
    return member.moved(x - left, y - top)


def _led(members: Sequence[Member]) -> Unit:
    """The nearest leads, as the others stand behind it."""
    return Unit(tuple(sorted(members, key=lambda m: -m.z)))


_ARRANGED: Mapping[Arrangement, Callable[[Sequence[Member]], Unit]] = {
    "stack": _stack, "row": _row, "ring": _ring, "grid": _grid, "pyramid": _pyramid, "pairs": _pairs,
    "facing": _facing, "back to back": _back_to_back,
}  # fmt: skip
