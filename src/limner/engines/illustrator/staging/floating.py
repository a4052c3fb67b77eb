"""What is at home in water or on it: where water cuts it, and where it is when others stand on the bank."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.postures import facing, taken
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.ties.resting import axis
from limner.engines.illustrator.staging.units import Member, Unit

_SPANS = frozenset({"bridge", "suspension_bridge"})
"""Things on the ground that stand in a lake's water."""
_OFFING = 0.5
"""How far into the water, over its breadth, what floats is where others stand on the bank."""
_CHEST = 0.4
"""The share of those in the water that is under it."""
_DEEPEST = 0.9
"""The share of the canvas's height below which no waterline is."""
_LONG, _ADRIFT = 2.2, 62.0
"""What is so many times longer than wide floats on its side, and how far from upright, in degrees."""
_LEAPS = (34.0, 52.0, 42.0)
"""How far up their noses are who leap out of the water, in degrees, by turns."""
_DRAUGHT, _LEGS, _TAIL = 0.09, 0.26, 0.2
"""How deep what floats is in the water, who wades, and what leaps out of it, over its height."""
_JUMPING, _AFOOT = frozenset({"running", "jumping"}), frozenset({"", "standing", "walking", "running", "playing"})
_ALIVE = frozenset({"animal", "person"})
_ABOARD = frozenset({"inside", "on", "riding", "sitting on"})
"""How those are to what bears them whom no water reaches."""
_OPEN = ("sea", "lake")
"""Places of water without a rim."""
_LAP = 0.3
"""Who overlaps what floats by so much of the narrower one's width is in it or on it."""


def afloat(reading: Reading, people: Mapping[int, Sequence[Member]]) -> dict[int, Sequence[Member]]:
    """Everybody, those in water who are said to be: on a pond who swims there, in it any animal, who wades, and what
    "floats"; what leaps out of it with its nose up.
    """

    vessels = _vessels(reading, people)
    aboard = {r.subject for r in reading.relations if r.kind in _ABOARD}

    def put(number: int, member: Member, rank: int = 0) -> Member:
        symbol, said = member.symbol, reading.subjects[number].pose
        if leaps(reading, number, symbol):
            return member.turned(-_LEAPS[rank % len(_LEAPS)], (member.x, member.y))
        if number not in aboard and said == "swimming" and _bathes(member, reading):
            return replace(taken(facing(member, right=rank % 3 != 1), "swimming"), afloat=True)
        if number not in aboard and (_wades(reading, number, member) or number in vessels):
            return replace(member, afloat=True)
        swims = "swimming" in symbol.poses and said in ("", "swimming", "floating")
        if number in aboard:
            return member
        on_it = swims and reading.says("on the water", "in the water")
        in_it = "animal" in symbol.kinds and symbol.place == "ground" and not said and reading.says("in the water")
        drifts = said == "floating" and symbol.place in ("ground", "surface")
        turn, length = axis(symbol, member.pose)
        if drifts and not member.limber and length > _LONG and abs(turn) < _ADRIFT:
            member = member.turned(_ADRIFT, (member.x, member.y))
        return replace(member.posed("swimming"), afloat=True) if on_it or in_it or drifts else member

    return {i: [put(i, member, k) for k, member in enumerate(members)] for i, members in people.items()}


def _vessels(reading: Reading, people: Mapping[int, Sequence[Member]]) -> frozenset[int]:
    """What somebody alive is in on open water, though it is no boat: a bathtub, a barrel, a cup."""
    if reading.setting not in _OPEN or not reading.says("on the water", "in the water"):
        return frozenset()
    within = {r.object for r in reading.relations if r.kind == "inside" and _is_alive(people.get(r.subject, ()))}
    return frozenset(i for i in within if i in people and people[i][0].symbol.place in ("ground", "surface"))


def _is_alive(members: Sequence[Member]) -> bool:
    return any(_ALIVE & m.kinds for m in members)


def leaps(reading: Reading, number: int, symbol: Symbol) -> bool:
    """Whether what lives in water jumps out of it."""
    jumps = reading.subjects[number].pose in _JUMPING or any(
        act.subject == number and act.verb == "jump" and act.object is None for act in reading.acts
    )
    return jumps and symbol.place == "water" and "animal" in symbol.kinds


def _bathes(member: Member, reading: Reading) -> bool:
    """Whether it is a person of the land in open water, of whom head and arms are seen."""
    land = member.human and member.limber and member.symbol.place == "ground"
    return land and reading.setting in (*_OPEN, None)


def _wades(reading: Reading, number: int, member: Member) -> bool:
    """Whether somebody of the land has his legs in water."""
    symbol, said = member.symbol, reading.subjects[number].pose
    in_it = reading.says("wading") or ("animal" in symbol.kinds and said and reading.says("in the water"))
    return bool(in_it) and symbol.place == "ground" and bool(_ALIVE & {*symbol.kinds}) and said in _AFOOT


def floats(member: Member, place: Setting) -> bool:
    """Whether it is at home in water, or on it, or is there by the words."""
    symbol = member.symbol
    if member.afloat and not member.borne:
        return True
    if "bird" in symbol.kinds and member.stance == "standing":
        return False
    return symbol.place == "water" or "afloat" in symbol.traits or (symbol.id in _SPANS and place.footing == "lake")


def beside(unit: Unit, place: Setting) -> bool:
    """Whether somebody stands on the bank beside what floats, and is neither in it nor on it."""
    if place.footing != "lake" or not place.beyond:
        return False
    afloat = [m.box for m in unit.members if floats(m, place)]
    ashore = [m.box for m in unit.members if not floats(m, place) and not m.borne]
    return bool(afloat) and any(all(_apart(box, other) for other in afloat) for box in ashore)


def _apart(a: Box, b: Box) -> bool:
    return min(a.right, b.right) - max(a.left, b.left) < _LAP * min(a.width, b.width)


def launched(unit: Unit, place: Setting, horizon: float, h: float, *, out: bool = False) -> Unit:
    """The unit with what floats of it out on the water, where it stands beside others on the bank.

    All of it floats where it is `out`.
    """
    out_there = [out or (floats(m, place) and not m.borne) for m in unit.members]
    if place.footing != "lake" or not place.beyond or not any(out_there) or not (out or beside(unit, place)):
        return unit
    y = (horizon + _OFFING * place.beyond * (1.0 - horizon)) * h
    first = unit.members[out_there.index(True)]
    rise = min(y - waterline(first), 0.0)
    return Unit(tuple(m.moved(0.0, rise) if afloat else m for m, afloat in zip(unit.members, out_there, strict=True)))


def waterline(member: Member) -> float:
    """The height on the canvas at which water cuts a floating thing."""
    mark = member.at("chest") if member.stance == "swimming" and member.limber else member.at("waterline")
    if mark and not member.tilt:
        return mark[1]
    wades = member.afloat and member.symbol.place == "ground" and not {"swimming", "floating"} & {member.pose}
    deep = _LEGS if wades else _DRAUGHT
    if member.tilt and "animal" in member.kinds:
        deep = _TAIL
    return member.box.bottom - deep * member.box.height


def sunk(unit: Unit, horizon: float, h: float) -> Unit:
    """The unit with the water about one who swims in it well below the horizon."""
    swims = unit.lead.afloat and unit.lead.stance == "swimming"
    least = (horizon + _NEAR_ENOUGH * (1.0 - horizon)) * h
    return unit.moved(0.0, max(least - waterline(unit.lead), 0.0)) if swims else unit


_NEAR_ENOUGH = 0.36
"""How far below the horizon the water is that is about a swimmer, over what of the height is under that."""


def immersed(unit: Unit, place: Setting, h: float) -> Unit:
    """The unit so far down that it is the water, and not the bank, that reaches to its chest."""
    if floats(unit.lead, place):
        return unit
    box = unit.box
    return unit.moved(0.0, max(min(0.8 * _CHEST * box.height, _DEEPEST * h - chest(box)), 0.0))


def chest(box: Box) -> float:
    """The height on the canvas to which one is in the water who stands or sits in it."""
    return box.bottom - _CHEST * box.height
