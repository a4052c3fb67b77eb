"""Hanging from: on a short line under what has room below it."""

from dataclasses import replace

from limner.drawing.geometry import Point
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.ties.sizes import comparable, span
from limner.engines.illustrator.staging.units import Member, Unit, merged

_LEAFY = frozenset({"tree", "bush"})
_LINE = 0.16
"""The length of the line over the height of what hangs on it."""
_ROOM = 0.86
"""The share of the height under a hook that a thing and its line may take."""
_ASIDE = 0.3
"""How far from the trunk a bough is that bears something, over the crown's width."""


def hanging(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Every one of the subject on a line of its own, clear of the ground."""
    subject, target = comparable(subject, target, 0.24)
    base = target.of(relation.object)[0]
    hooks = _hooks(base, len(subject.members))
    placed = []
    for member, hook in zip(subject.members, hooks, strict=True):
        room = base.y - hook[1] if base.symbol.place in ("ground", "surface") else 2.0 * member.box.height
        least = _ROOM * max(room, 0.3 * base.box.height)
        small = member.scaled(min(1.0, least / ((1 + _LINE) * member.box.height)))
        box = small.box
        hung = small.moved(hook[0] - box.centre[0], hook[1] + _LINE * box.height - box.top)
        placed.append(replace(hung, cord=hook, borne=True))
    return merged(target, Unit(tuple(placed)).lifted(1))


def _hooks(base: Member, number: int) -> list[Point]:
    """Points of the target's underside, or high on its side where it stands on the ground to its foot."""
    box = base.box
    ceiling = base.at("under")
    roofed = ceiling is not None and ceiling[1] < base.y - 0.2 * box.height
    if base.kinds & _LEAFY:
        spread = [_ASIDE * (1 - 2 * (i + 0.5) / number) if number > 1 else _ASIDE for i in range(number)]
        low = box.top + (0.42 if number > 1 else 0.5) * box.height
        return [
            (box.centre[0] + share * box.width, low + 0.05 * (i % 2) * box.height) for i, share in enumerate(spread)
        ]
    if roofed and ceiling is not None:
        return [(box.centre[0] + ((i + 0.5) / number - 0.5) * 0.8 * box.width, ceiling[1]) for i in range(number)]
    if base.symbol.place in ("air", "sky", "wall"):
        return [(box.left + (i + 0.5) / number * box.width, box.bottom - 0.03 * box.height) for i in range(number)]
    right = span(base, box.top + 0.12 * box.height)[1]
    return [(right, box.top + (0.12 + 0.1 * i) * box.height) for i in range(number)]
