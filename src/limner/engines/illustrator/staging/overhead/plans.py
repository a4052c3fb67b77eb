"""Who is where on the ground, seen from straight above: things in the middle, everybody around them, the rest about."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from limner.engines.illustrator.atlas.names import own, parsed, seen_from
from limner.engines.illustrator.atlas.remade import overhead
from limner.engines.illustrator.atlas.remade.index import remade
from limner.engines.illustrator.staging.boxes import Box, around
from limner.engines.illustrator.staging.troupe import Troupe
from limner.engines.illustrator.staging.units import Member, Unit

_TALLEST = 7.0
"""Metres; what is taller, and no tree, is not known by its roof."""
_POWER = 0.62
"""True lengths are raised to this power, so that a cup is seen beside a table."""
_FILLED, _LARGEST, _SPREAD = 0.92, 0.62, 0.8
"""The share of the canvas that all together take, the most that one alone does, and a cloth that lies on the ground."""
_TOLD = 1.5
"""How much more a size that is said counts than it does for who stands before the viewer."""
_APART = 1.12
"""How far apart those who are strewn are, over their size."""
_REACH = 0.46
"""How far those around a thing are from its rim, over their own length."""
_GOLDEN = 137.508
_ALONE = frozenset({"car", "crown", "roof", "hull", "cycle", "seat", "bench", "bed", "top"})
"""Plans of what stands about by itself."""
_SPREAD_OUT = frozenset({"cloth", "top"})
"""Plans of what things lie on."""
_RESTED = frozenset({"bed", "seat", "bench", "hull"})
"""Plans of what one or two are upon."""
_TWO = 2
_PILLOW = 1.1
"""How far up a bed a sleeper's middle is, over half of his length."""
_HELD: Mapping[str, float] = {"cloth": 0.8}
"""How much of their circle is over what is beneath it."""
_ASIDE = 0.42
"""How far an umbrella is off the head that it is over, over its radius, so that somebody is seen."""
_HAT = 58.0
"""How wide a hat is, in units of who wears it."""
_LEAST, _MOST = 0.42, 2.4
"""How small and how large things are at least and at most beside the living."""
_LAID = ("cloth", "top", "hull", "bed", "seat", "bench")
"""Plans of what is beneath, first what lies lowest."""
_BUILT = frozenset({"building", "landmark", "landscape", "skyline", "planet", "sky"})
_SKEWED = (-14.0, 9.0, 23.0, -6.0, 16.0, -21.0)


@dataclass(frozen=True, slots=True)
class Piece:
    """A member from above, its middle at the origin, and half of its diagonal or so."""

    member: Member
    radius: float

    def put(self, x: float, y: float, degrees: float = 0.0, z: float = 0.0) -> Member:
        """It with its middle there, turned clockwise."""
        turned = replace(self.member, tilt=degrees, z=z)
        middle = turned.box.centre
        return turned.moved(x - middle[0], y - middle[1])

    def grown(self, by: float) -> "Piece":
        """It that much larger."""
        return Piece(self.member.scaled(by), self.radius * by)


def fits(units: Sequence[Unit]) -> bool:
    """Whether all of them are known from above: nobody knows a castle by its roofs."""
    members = [member for unit in units for member in unit.members]
    return bool(members) and all(_is_known(member) for member in members)


def _is_known(member: Member) -> bool:
    known = _plan(member)
    if known:
        return True
    return member.symbol.height_m < _TALLEST and _BUILT.isdisjoint(member.kinds)


def arranged(units: Sequence[Unit], size: tuple[int, int]) -> Troupe:
    """Everybody on the ground of the canvas, each seen from above."""
    members = [member for unit in units for member in unit.members]
    usual = max((_piece(m).radius for m in members if _lives(m)), default=0.0)
    beneath = [m for unit in units for m in unit.members if _is_beneath(m, unit)]
    whole = len(beneath) <= 1 or sum(_plan(m) in _SPREAD_OUT for m in beneath) == 1
    groups = [members] if whole else [list(unit.members) for unit in units]
    clusters = [Unit(tuple(_cluster(group, beneath, usual))) for group in groups]
    placed = clusters[0].members if len(clusters) == 1 else _packed(clusters)
    troupe = Troupe(horizon=0.0, archetype="from above")
    troupe.units = [Unit(tuple(_fitted(placed, size, alone=len(members) == 1)))]
    troupe.flying = {member.subject for member in members}
    return troupe


def _lives(member: Member) -> bool:
    return member.human or "animal" in member.kinds


def _is_beneath(member: Member, unit: Unit) -> bool:
    """Whether others are on it or at it: a cloth, a table, and what somebody sits or lies in."""
    plan = _plan(member)
    return plan in _SPREAD_OUT or (plan in _RESTED and any(_lives(m) for m in unit.members))


def _of(member: Member) -> str:
    """What a member that is drawn from above is there."""
    return overhead.plan(remade(own(member.symbol.id)), member.pose)


def _plan(member: Member) -> str:
    return overhead.plan(member.symbol, member.pose)


def _piece(member: Member, least: float = 0.0, most: float = math.inf) -> Piece:
    """The member from above, upright at the origin, its longer half between two lengths."""
    symbol = member.symbol if parsed(member.symbol.id)[1].seen else remade(seen_from(member.symbol.id, "above"))
    figure = symbol.figure(member.pose)
    longer = max(figure.width, figure.height)
    true = overhead.metres(member.symbol, overhead.plan(member.symbol, member.pose)) ** _POWER
    size = min(max(true, 2 * least), 2 * most) * member.size**_TOLD
    flat = replace(
        member, symbol=symbol, x=0.0, y=0.0, z=0.0, height=size * figure.height / longer, tilt=0.0, flip=False,
        window=None, cord=None, over=None, borne=False, hung=False, touches=(),
    )  # fmt: skip
    return Piece(flat, 0.5 * size)


def _cluster(members: Sequence[Member], beneath: Sequence[Member], usual: float) -> list[Member]:
    """Those of one group about the origin: what is beneath, things in the middle, the living around, what they have.

    `usual` is how large the living are.
    """
    base = next((m for name in _LAID for m in beneath if m in members and _plan(m) == name), None)
    below = "" if base is None else _plan(base)
    living = [m for m in members if _lives(m)]
    bodies = [_piece(m.posed("sitting") if below == "cloth" and m.human else m) for m in living]
    least, most = _LEAST * usual, _MOST * usual if usual else math.inf
    things = [m for m in members if m not in living and m is not base]
    owned = _owned(things, living, laid=below == "top")
    free = [m for i, m in enumerate(things) if i not in owned]
    large = [m for m in free if _plan(m) in _ALONE]
    small = [_piece(m, least, most) for m in free if _plan(m) not in _ALONE]
    core, rim = _strewn(sorted(small, key=lambda piece: -piece.radius))
    if core or base is not None:
        ring, outer, inner = _around(bodies, rim, below)
    else:
        ring, outer = _strewn(bodies, turned=True)
        inner = outer
    if base is not None:
        core = [_beneath(base, inner if below == "top" else outer), *core]
    theirs = _at_hand([(_piece(things[i], least), heads) for i, heads in owned.items()], ring)
    return [*core, *ring, *theirs, *_about([_piece(m, least, most) for m in large], outer)]


def _owned(things: Sequence[Member], living: Sequence[Member], *, laid: bool) -> dict[int, Sequence[int]]:
    """Whose each thing is that somebody has in hand or on the head, by number; hats that nobody wears are everybody's.

    Where all is `laid` on a table nothing is in anybody's hands.
    """
    people = {i: m for i, m in enumerate(living) if m.human}
    found: dict[int, Sequence[int]] = {}
    for k, thing in enumerate(things):
        x, y = thing.box.centre
        near = [i for i, m in people.items() if m.box.grown(0.2 * m.box.height).holds(x, y)]
        near = near if thing.borne and not (laid and _plan(thing) != "headgear") else []
        if near:
            found[k] = [min(near, key=lambda i: abs(people[i].box.centre[0] - x))]
    hats = [k for k, thing in enumerate(things) if _plan(thing) == "headgear"]
    covered = {i for k in hats for i in found.get(k, ())}
    bare = [i for i in people if i not in covered]
    loose = [k for k in hats if k not in found]
    return found | {k: bare[n :: len(loose)] for n, k in enumerate(loose) if bare[n :: len(loose)]}


def _strewn(pieces: Sequence[Piece], *, turned: bool = False) -> tuple[list[Member], float]:
    """Pieces about the origin, the first in the middle, and how far they reach."""
    placed: list[tuple[float, float, float]] = []
    result, reach = [], 0.0
    for i, piece in enumerate(pieces):
        x, y = _free(placed, piece.radius)
        placed.append((x, y, piece.radius))
        turn = (
            _GOLDEN * i % 360 if turned and len(pieces) > 1 else _SKEWED[i % len(_SKEWED)] if len(pieces) > 1 else 0.0
        )
        result.append(piece.put(x, y, turn, 1.0))
        reach = max(reach, math.hypot(x, y) + piece.radius)
    return result, reach


def _free(placed: Sequence[tuple[float, float, float]], radius: float) -> tuple[float, float]:
    """The place nearest to the origin where a circle touches none of the others."""
    step = 0.25 * radius
    for i in range(2400):
        far, angle = step * math.sqrt(i), math.radians(_GOLDEN * i)
        x, y = far * math.cos(angle), far * math.sin(angle)
        if all(math.hypot(x - a, y - b) >= _APART * 0.86 * (radius + r) for a, b, r in placed):
            return x, y
    return 0.0, 0.0


def _around(ring: Sequence[Piece], rim: float, below: str) -> tuple[list[Member], float, float]:
    """The living in a circle about what is in the middle, facing it; how far they reach, and where a table ends.

    One alone is on what he sits or lies on, or at the near side of a table.
    """
    if not ring:
        return [], rim, rim
    largest = max(piece.radius for piece in ring)
    if below in _RESTED and len(ring) <= _TWO:
        lift = -_PILLOW * largest if below == "bed" else 0.0
        row = [piece.put((i - 0.5 * (len(ring) - 1)) * 1.5 * largest, lift, 0.0, 2.0) for i, piece in enumerate(ring)]
        return row, 0.0, 0.0
    apart = sum(2 * _APART * 0.8 * piece.radius for piece in ring) / math.tau
    inner = max(rim * 1.12, 0.75 * largest if below == "top" else 0.0)
    alone = len(ring) == 1 and not inner
    far = 0.0 if alone else max(inner + 2 * _REACH * largest, apart if len(ring) > _TWO else 0.0)
    result = []
    for i, piece in enumerate(ring):
        angle = math.radians(90 + 360 * i / len(ring))
        x, y = far * math.cos(angle), far * math.sin(angle)
        result.append(piece.put(x, y, 0.0 if alone else math.degrees(angle) - 90, 2.0))
    return result, far + largest, max(far - 0.75 * largest, inner)


def _beneath(base: Member, reach: float) -> Member:
    """What all are on, so large that it holds them."""
    piece = _piece(base)
    box = piece.member.box
    across = min(box.width, box.height)
    room = 1.06 if "round" in base.symbol.shapes else _HELD.get(_plan(base), 0.94)
    return piece.grown(max(2 * room * reach / across, 1.0) if reach else 1.0).put(0.0, 0.0, 0.0, -1.0)


def _at_hand(owned: Sequence[tuple[Piece, Sequence[int]]], seated: Sequence[Member]) -> list[Member]:
    """What is on somebody's head, and what is in somebody's hands, there."""
    result = []
    for piece, owners in owned:
        for below in (seated[i] for i in owners):
            if _of(piece.member) == "headgear":
                hat = piece.grown(_HAT * below.scale / max(piece.member.box.width, 1e-6))
                result.append(hat.put(*(below.at("hat") or below.box.centre), below.tilt, 3.0))
            elif _of(piece.member) == "canopy":
                x, y = below.at("head") or below.box.centre
                result.append(piece.put(x + _ASIDE * piece.radius, y - _ASIDE * piece.radius, 11.0, 3.5))
            else:
                result.append(piece.put(*(below.at("hand") or below.box.centre), below.tilt, 2.5))
    return result


def _about(pieces: Sequence[Piece], reach: float) -> list[Member]:
    """What is large, outside of the circle."""
    placed = [(0.0, 0.0, reach)] if reach else []
    result = []
    for i, piece in enumerate(pieces):
        x, y = _free(placed, piece.radius)
        placed.append((x, y, piece.radius))
        straight = _of(piece.member) in ("car", "cycle", "hull")
        result.append(piece.put(x, y, 180.0 * (x < 0) if straight else _SKEWED[i % len(_SKEWED)], 0.5))
    return result


def _packed(clusters: Sequence[Unit]) -> list[Member]:
    """Several groups beside each other."""
    placed: list[tuple[float, float, float]] = []
    members: list[Member] = []
    for cluster in clusters:
        box = cluster.box
        radius = 0.5 * math.hypot(box.width, box.height) * 0.86
        x, y = _free(placed, radius)
        placed.append((x, y, radius))
        members += cluster.moved(x - box.centre[0], y - box.centre[1]).members
    return members


def _fitted(members: Sequence[Member], size: tuple[int, int], *, alone: bool) -> list[Member]:
    """All of them in the middle of the canvas, as large as it bears."""
    w, h = size
    box: Box = around(member.box for member in members)
    spread = any(_of(member) == "cloth" for member in members)
    share = _LARGEST if alone else _SPREAD if spread else _FILLED
    by = min(share * w / box.width, share * h / box.height)
    x, y = box.centre
    return [member.scaled(by).moved(0.5 * w - by * x, 0.5 * h - by * y) for member in members]
