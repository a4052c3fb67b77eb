"""Animals and robots in the clothes of a calling: a person's headgear on their heads, cut garments in that person's
colours.
"""

import math
from collections.abc import Iterator, Mapping
from contextlib import nullcontext
from dataclasses import dataclass, replace
from functools import lru_cache

from limner.drawing import geometry as g
from limner.drawing.geometry import Path, Point
from limner.drawing.matrices import Affine, placed
from limner.engines.illustrator.atlas.attitude import attitude, jointed
from limner.engines.illustrator.atlas.bodies.stance import ASTRIDE
from limner.engines.illustrator.atlas.figure import Figure, Part, Pen, Slot
from limner.engines.illustrator.atlas.flesh import EYES, Frame
from limner.engines.illustrator.atlas.symbol import Symbol

_FLESH = frozenset({"skin", "hair", "lip", "blush", "iris", "frame", "book", "cover", *EYES})
"""Slots of a person that are no part of a costume."""
_HAT = "hat_"
"""What the slots of headgear begin with on another's head."""
_FROM: Mapping[str, tuple[str, ...]] = {
    "worn_over": ("coat", "apron", "vest", "cape", "shirt"),
    "worn_top": ("shirt",),
    "worn_low": ("tulle", "trousers"),
    "worn_ends": ("tie", "gloves", "shoes"),
    "worn_trim": ("inner", "trim", "ermine"),
}
"""By slot of what is cut to a body, the slots of a person that have its colour, the first that there is."""
_WIDE = 1.95
"""How wide a person's face would be on another's head, over the radius of that."""
_SEAT = -0.38
"""Where a hat sits on a face, from its middle down and over its width."""
_PANES = frozenset({"visor", "glass", "lens"})
"""Slots of a helmet through which one sees."""
_BROW = 0.34
"""How far above the middle of a face its brow is, over its width."""
_ROOM = 1.1
"""How far from the middle of a head something is that belongs to it, over the face's width."""
_COSTUME, _GIRTH, _LYING = 3.1, 2.1, 1.25
"""How long and how wide the costume of a thing is at most, over the trunk from neck to waist; from which width over
its height on a thing is turned upright.
"""
_GLASS = 0.3
"""The alpha of a helmet all about a head, through which that is seen."""


@dataclass(frozen=True, slots=True)
class Headgear:
    """What a person has on the head, about the point where that is put on, in widths of the face."""

    parts: tuple[Part, ...]


def in_costume(symbol: Symbol, person: Symbol, *, covered: bool = True) -> Symbol:
    """The symbol in that person's uniform; in every figure, and on whatever head it has if that is `covered`."""
    gear = headgear(person) if covered else Headgear(())
    slots = dict(symbol.slots)
    slots |= {_HAT + name: Slot(slot.rgb) for name, slot in person.slots.items() if name not in _FLESH}
    slots |= {name: Slot(rgb) for name in _FROM if name in slots and (rgb := _colour(person, name)) is not None}

    def draw(pen: Pen) -> None:
        symbol.draw(pen)
        _put_on(pen, gear)

    def upright(pen: Pen, _: Symbol) -> None:
        if symbol.upright is not None:
            pen.pose = _dressed(pen.pose, person)
            symbol.upright(pen, symbol)
            _put_on(pen, gear)

    return replace(symbol, slots=slots, draw=draw, upright=upright if symbol.upright is not None else None)


def as_thing(symbol: Symbol, thing: Symbol) -> Symbol:
    """Somebody in the costume of a thing, which is about his trunk in every pose: its face, arms and legs are free."""
    slots = {**symbol.slots, **{_HAT + name: slot for name, slot in thing.slots.items()}}

    def draw(pen: Pen) -> None:
        symbol.draw(pen)
        _about_the_trunk(pen, thing)

    def upright(pen: Pen, own: Symbol) -> None:
        if symbol.upright is not None:
            symbol.upright(pen, own)
            _about_the_trunk(pen, thing)

    return replace(symbol, slots=slots, draw=draw, upright=upright if symbol.upright is not None else None)


def _about_the_trunk(pen: Pen, thing: Symbol) -> None:
    """The thing from the chin down, its longer side along the trunk."""
    neck, waist = pen.anchors.get("neck"), pen.anchors.get("waist") or pen.anchors.get("chest")
    if neck is None or waist is None:
        return
    figure = thing.figure()
    left, top, right, bottom = figure.bounds
    wide = right - left > _LYING * (bottom - top)
    long, across = (right - left, bottom - top) if wide else (bottom - top, right - left)
    trunk = math.dist(neck, waist)
    scale = min(_COSTUME * trunk / long, _GIRTH * trunk / across)
    lean = math.degrees(math.atan2(neck[0] - waist[0], waist[1] - neck[1]))
    middle = Frame(*neck, 1.0, lean).at(0.0, 0.5 * scale * long)
    about = placed(scale, lean + (90.0 if wide else 0.0), *middle)
    home = placed(1.0, 0.0, -(left + right) / 2, -(top + bottom) / 2)
    parts = [_named(_carried(_carried(part, home, 1.0), about, scale)) for part in figure.parts]
    with pen.in_front() if pen.stance in ASTRIDE else nullcontext():
        for part in parts:
            pen.add(part)


def _named(part: Part) -> Part:
    """The part in the slots of what another has on."""
    return replace(part, slot=_HAT + part.slot, marks=tuple(map(_named, part.marks)))


def shows(person: Symbol) -> bool:
    """Whether the clothes of the person tell a calling."""
    return bool(person.uniform)


def _dressed(pose: str, person: Symbol) -> str:
    """The attitude with the uniform under what is worn besides."""
    held = attitude(pose)
    if not jointed(pose):
        return pose
    return str(replace(held, wear=tuple(dict.fromkeys((*person.uniform, *held.wear)))))


def _colour(person: Symbol, slot: str) -> tuple[int, int, int] | None:
    return next((person.slots[name].rgb for name in _FROM[slot] if name in person.slots), None)


@lru_cache(maxsize=128)
def headgear(person: Symbol) -> Headgear:
    """What is on the person's head as it stands, beside hair and face."""
    figure = person.figure("standing")
    face = _face(figure)
    if face is None:
        return Headgear(())
    (x, y), wide = face
    matrix = placed(1 / wide, 0.0, -x / wide, -(y + _SEAT * wide) / wide)
    parts = tuple(_carried(part, matrix, 1 / wide) for part in _on_head(figure, (x, y), wide))
    return Headgear(parts)


def _face(figure: Figure) -> tuple[Point, float] | None:
    """The middle of the face and its width."""
    middle = figure.anchors.get("head")
    if middle is None:
        return None
    faces = [part for part in figure.parts if part.slot == "skin" and part.path.contains(*middle)]
    if not faces:
        return None
    left, _, right, _ = g.bounds(max(faces, key=lambda part: _across(part.path)).path)
    return middle, right - left


def _across(path: Path) -> float:
    left, _, right, _ = g.bounds(path)
    return right - left


def _on_head(figure: Figure, middle: Point, wide: float) -> Iterator[Part]:
    """The parts above the brow; of what is all about the head only the pane, as clear glass."""
    x, y = middle
    for part in figure.parts:
        if part.slot in _FLESH:
            continue
        left, top, right, bottom = g.bounds(part.path)
        about = part.path.contains(x, y) and right - left > 0.9 * wide
        above = (top + bottom) / 2 < y - 0.22 * wide and bottom < y + 0.4 * wide
        near = abs((left + right) / 2 - x) < 0.6 * wide and bottom > y - _ROOM * wide
        if about and bottom < y + 1.2 * wide and right - left < 2.4 * wide:
            yield from _helmet(part, (x, y), wide)
        elif above and near:
            yield replace(part, front=False)


def _helmet(part: Part, middle: Point, wide: float) -> Iterator[Part]:
    """Of what is all about a head a pane as clear glass, all else as far as it leaves the face free."""
    if part.slot in _PANES:
        yield replace(part, alpha=_GLASS, shade="glass", marks=(), front=False)
        return
    x, y = middle
    crown = g.rect(x - 3 * wide, y - 4 * wide, 6 * wide, (4 - _BROW) * wide)
    path = g.intersection(part.path, crown)
    if not path.isEmpty():
        yield replace(part, path=path, marks=(), front=False)


def _carried(part: Part, matrix: Affine, scale: float) -> Part:
    marks = tuple(_carried(mark, matrix, scale) for mark in part.marks)
    path = g.transformed(part.path, matrix)
    return replace(part, path=path, slot=part.slot, width=part.width * scale, marks=marks)


def _put_on(pen: Pen, gear: Headgear) -> None:
    """The headgear on the head that the pen has drawn."""
    anchors = pen.anchors
    middle, seat = anchors.get("head"), anchors.get("hat")
    if middle is None or seat is None or not gear.parts:
        return
    dx, dy = seat[0] - middle[0], seat[1] - middle[1]
    scale = _WIDE * math.hypot(dx, dy)
    frame = Frame(*seat, scale, math.degrees(math.atan2(dx, -dy)))
    for part in gear.parts:
        pen.add(_worn(part, frame))


def _worn(part: Part, frame: Frame) -> Part:
    marks = tuple(_worn(mark, frame) for mark in part.marks)
    return replace(part, path=frame.path(part.path), slot=_HAT + part.slot, width=part.width * frame.scale, marks=marks)
