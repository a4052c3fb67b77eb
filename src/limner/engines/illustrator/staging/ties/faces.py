"""Thin things that lie with their face up, and what is strewn over that."""

import math
from collections.abc import Sequence
from dataclasses import replace

from limner.engines.illustrator.atlas.names import flat
from limner.engines.illustrator.atlas.remade.index import remade
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.units import Member, Unit

_SHARE, _DEEP = 0.78, 0.62
"""How much of a face's width and depth is strewn over."""
_FILLED, _RISES = 0.9, 1.5
"""The share of its place's width that a thing takes, and how many times as high as its place is deep it may be."""
_LONG = 2.0
"""What is so many times wider than tall is drawn lying."""
_NEAR = 0.25
"""How far up its place a thing stands, over the place's depth."""
_SKEWED = (0.0, 9.0, -7.0, 4.0)
"""Degrees by which things that are strewn are turned, one after the other."""


def thin(member: Member) -> bool:
    """Whether it lies with its face up where something is on it, or it on something."""
    upright = not (member.tilt or member.borne or member.hung or member.aloft)
    return upright and "flat" in member.symbol.traits


def lies(member: Member) -> bool:
    """Whether it is on its back or its side."""
    drawn_so = member.box.width > _LONG * member.box.height
    return bool(member.tilt) or drawn_so or flat(member.symbol.id) == member.symbol.id


def flattened(member: Member) -> Member:
    """A thin thing on its back; as it is where it is none."""
    if not thin(member) or flat(member.symbol.id) == member.symbol.id:
        return member
    member = member.posed("spread")
    down = remade(flat(member.symbol.id))
    height = member.height * down.figure(member.pose).height / member.figure.height
    return replace(member, symbol=down, height=height)


def laid_out(unit: Unit) -> Unit:
    """The unit, its cloths that one lies on spread over the ground."""
    return Unit(tuple(flattened(m) if {"cover", "flat"} <= m.symbol.traits else m for m in unit.members))


def strewn(members: Sequence[Member], base: Member) -> Unit:
    """Several things over the face of what lies flat, each in a place of its own, the near ones before the far."""
    cell, columns = _cell(members, base)
    rows = math.ceil(len(members) / columns)
    placed = []
    for i, member in enumerate(members):
        row, column = divmod(i, columns)
        spare = max(rows * columns - len(members), 0) if row == rows - 1 else 0
        small = member.scaled(min(1.0, 1.0 / crowded(members, base)))
        small = small.turned(_SKEWED[i % len(_SKEWED)], small.box.centre) if small.tilt else small
        x = cell.left + (column + 0.5 + 0.5 * spare) * cell.width
        y = cell.bottom - (row + _NEAR) * cell.height
        placed.append(small.moved(x - small.box.centre[0], y - small.box.bottom).lifted(1 - 0.1 * row))
    return Unit(tuple(placed))


def crowded(members: Sequence[Member], base: Member) -> float:
    """How many times as large as its place on the face each of so many is: above 1 they have no room."""
    cell, _ = _cell(members, base)
    wide, tall = max(m.box.width for m in members), max(m.box.height for m in members)
    return max(wide / (_FILLED * cell.width), tall / (_rising(members) * cell.height))


def _cell(members: Sequence[Member], base: Member) -> tuple[Box, int]:
    """The first place on a face, at its near left corner, and how many such are side by side."""
    wide, tall = max(m.box.width for m in members), max(m.box.height for m in members)
    face, number = _face(base), len(members)
    columns = _columns(number, face, wide / tall, _rising(members))
    across, deep = face.width / columns, face.height / math.ceil(number / columns)
    return Box(face.left, face.bottom - deep, face.left + across, face.bottom), columns


def _face(base: Member) -> Box:
    """What of a face that lies flat is strewn over."""
    box = base.box
    x, y = base.at("surface") or box.centre
    half, deep = 0.5 * _SHARE * box.width, 0.5 * _DEEP * box.height
    return Box(x - half, y - deep, x + half, y + deep)


def _rising(members: Sequence[Member]) -> float:
    """How many times as high as its place is deep each may be: what stands hides what is behind it at its foot only."""
    return _FILLED if all(map(lies, members)) else _RISES


def _columns(number: int, face: Box, ratio: float, rising: float) -> int:
    """How many are side by side so that all are as large as can be; `ratio` is the width of one over its height."""

    def size(columns: int) -> float:
        rows = math.ceil(number / columns)
        return min(_FILLED * face.width / columns, rising * face.height / rows * ratio)

    return max(range(1, number + 1), key=size)
