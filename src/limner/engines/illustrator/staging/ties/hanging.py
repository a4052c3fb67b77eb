"""Hanging from: on a hook, a line, a hanger, a bough, or on a cord under what has room below it."""

from dataclasses import replace

from limner.drawing.geometry import Point
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.ties.resting import axis, hem
from limner.engines.illustrator.staging.ties.sizes import comparable, span
from limner.engines.illustrator.staging.units import Member, Unit, merged

_LEAFY = frozenset({"tree", "bush"})
_LINE = 0.16
"""The length of the line over the height of what hangs on it."""
_ROOM = 0.86
"""The share of the height under a hook that a thing and its line may take."""
_ASIDE = 0.3
"""How far from the trunk a bough is that bears something, over the crown's width."""
_LEAST, _NEARER, _NEARER_OUT_OF_DOORS = 0.24, 1.4, 4.0
"""How large what hangs is at least over what it hangs from, and how many times nearer than that it seems, at most."""
_ON_A_FRONT = 0.3
"""How far below the top of a door its hook is, over its height."""
_STRUNG, _BETWEEN, _WIDENED = 0.86, 0.94, 1.5
"""How much of a line things hang along, the share of its place there that each takes, and how much wider than usual
a line is for many."""
_INTO = 0.03
"""How far a thing is over what it hangs on, over its own height."""
_BUNCHED = 0.4
"""How far apart several are on one hook, over one's width."""
_FITS = 1.12
"""The width of clothes over that of the hanger that is in them."""
_BY_ITS_END, _LONG = 0.4, 1.25
"""What is so long, over its width, and is held so low, over its height, hangs by that end."""
_LIVING, _GRASP = frozenset({"person", "animal"}), 0.08
"""Who hangs by the hands, and how far these are over what they hold, over the height."""
_SIDEWAYS = 60.0
"""From so many degrees off upright on a long thing is drawn on its side."""
_STILL = frozenset({"person", "animal", "plant", "lamp", "building", "vehicle", "clothing"})
"""Kinds that hang as they stand."""


def hanging(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Every one of the subject by itself, clear of the ground."""
    base = target.of(relation.object)[0]
    subject = Unit(tuple(dangling(member) for member in subject.members))
    nearer = _NEARER_OUT_OF_DOORS if base.symbol.place == "ground" else _NEARER
    one = Unit((subject.lead,))
    sized, target = comparable(one, target, _LEAST, nearer)
    subject = subject.scaled(sized.lead.height / one.lead.height)
    emptied = target.of(relation.object)[0].posed("empty", "wall")
    target = target.swapped(target.of(relation.object)[0], emptied)
    if emptied.at("shoulders") and subject.lead.symbol.garments:
        return merged(target, _about(subject, emptied))
    if emptied.at("hook"):
        target = target.scaled(min(max(_crowded(subject, emptied), 1.0), _WIDENED))
        return merged(target, _hooked(subject, target.of(relation.object)[0]))
    return merged(target, _on_cords(subject, emptied).lifted(1))


def dangling(member: Member) -> Member:
    """As it hangs: with its handle, where that is at its lower end, on top."""
    member = member.posed("open") if "kitchenware" in member.kinds else member
    hung = member.posed("hanging", "closed", "waving")
    grip = hung.at("handle")
    if hung is not member or grip is None or member.tilt or member.kinds & _STILL:
        return hung
    turn, length = axis(member.symbol, member.pose)
    if abs(turn) > _SIDEWAYS and length > _LONG:
        aside = 1 if grip[0] > member.box.centre[0] else -1
        upright = member.turned(-90.0 * aside, (member.x, member.y))
        return upright.moved(0.0, member.y - upright.box.bottom)
    low = member.box.bottom - grip[1] < _BY_ITS_END * member.box.height
    if not low or axis(member.symbol, member.pose)[1] < _LONG:
        return member
    turned = replace(member, tilt=180.0)
    return turned.moved(0.0, member.y - turned.box.bottom)


def _about(subject: Unit, hanger: Member) -> Unit:
    """Clothes about a hanger, whose hook is seen over them."""
    spot = hanger.at("shoulders") or hanger.box.centre
    sized = subject.scaled(_FITS * hanger.box.width / subject.lead.box.width)
    box = sized.box
    worn = sized.moved(spot[0] - box.centre[0], spot[1] - box.top)
    return Unit(tuple(replace(m, borne=True) for m in worn.members)).lifted(1)


def _crowded(subject: Unit, base: Member) -> float:
    """How many times as wide as their places along a line things are."""
    places = _STRUNG * _BETWEEN * base.box.width / len(subject.members)
    several = len(subject.members) > 1 and _is_a_line(base)
    return max(m.box.width for m in subject.members) / places if several else 1.0


def _hooked(subject: Unit, base: Member) -> Unit:
    """Along a line, or all on one hook, which are seen over the things themselves where these are the larger."""
    hook = base.at("hook") or base.box.centre
    members, number = subject.members, len(subject.members)
    low = base.y - hook[1] if base.symbol.place == "ground" else 2.0 * max(m.box.height for m in members)
    fit = min(1.0, *(_ROOM * low / m.box.height for m in members))
    if _is_a_line(base):
        step = _STRUNG * base.box.width / number
        fit = min(fit, *(_BETWEEN * step / m.box.width for m in members))
    else:
        step = _BUNCHED * max(m.box.width for m in members)
    placed = []
    for i, member in enumerate(members):
        small = member.scaled(fit)
        box = small.box
        x = hook[0] + (i - (number - 1) / 2) * step
        placed.append(replace(small.moved(x - box.centre[0], hook[1] - _INTO * box.height - box.top), borne=True))
    before = max(m.box.height for m in placed) < base.box.height
    return Unit(tuple(placed)).lifted(0.5 if before else -0.5)


def _is_a_line(base: Member) -> bool:
    """Whether things hang along it and not all at one spot."""
    return base.box.width > base.box.height


def _on_cords(subject: Unit, base: Member) -> Unit:
    hooks = _hooks(base, len(subject.members))
    placed = []
    for member, hook in zip(subject.members, hooks, strict=True):
        room = base.y - hook[1] if base.symbol.place in ("ground", "surface") else 2.0 * member.box.height
        least = _ROOM * max(room, 0.3 * base.box.height)
        small = member.scaled(min(1.0, least / ((1 + _LINE) * member.box.height)))
        box = small.box
        hung = small.moved(hook[0] - box.centre[0], hook[1] + _LINE * box.height - box.top)
        living = bool(member.kinds & _LIVING)
        hung = hung.moved(0.0, -(_LINE + _GRASP) * box.height) if living else hung
        placed.append(replace(hung, cord=None if living else hook, borne=True))
    return Unit(tuple(placed))


def _hooks(base: Member, number: int) -> list[Point]:
    """Points of the target's underside, or high on its side where it stands on the ground to its foot."""
    box = base.box
    ceiling = base.at("under")
    roofed = ceiling is not None and "furniture" not in base.kinds and ceiling[1] < base.y - 0.2 * box.height
    if base.kinds & _LEAFY:
        spread = [_ASIDE * (1 - 2 * (i + 0.5) / number) if number > 1 else _ASIDE for i in range(number)]
        places = [box.centre[0] + share * box.width for share in spread]
        return [(x, hem(base, x) - 0.06 * box.height) for x in places]
    if roofed and ceiling is not None:
        return [(box.centre[0] + ((i + 0.5) / number - 0.5) * 0.8 * box.width, ceiling[1]) for i in range(number)]
    if base.symbol.place in ("air", "sky", "wall"):
        return [(box.left + (i + 0.5) / number * box.width, box.bottom - 0.03 * box.height) for i in range(number)]
    if "building" in base.kinds:
        x, y = base.at("handle") or (box.centre[0], box.top + _ON_A_FRONT * box.height)
        return [(x + (i - (number - 1) / 2) * 0.3 * box.width, y) for i in range(number)]
    right = span(base, box.top + 0.12 * box.height)[1]
    return [(right, box.top + (0.12 + 0.1 * i) * box.height) for i in range(number)]
