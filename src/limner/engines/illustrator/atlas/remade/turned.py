"""People from behind: the back of the head in place of the face, and the hair that falls down before the back."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.figure import Part, Pen
from limner.engines.illustrator.atlas.flesh import Frame
from limner.engines.illustrator.atlas.symbol import Symbol

_FACE = frozenset({"eye", "glint", "lip", "blush", "iris", "frame"})
"""Slots that are a face's alone."""
_FRONT = frozenset({"tie", "button", "buttons", "badge"})
"""Slots of what is on a chest."""
_SEAT = 8.5
"""From the middle of a head to where a hat sits, in units of the head's frame."""
_ROOM = 16.0
"""How far from the middle of a head its parts reach, in those units."""


def from_behind(pen: Pen, symbol: Symbol) -> None:
    """The person's figure without a face."""
    figure = symbol.figure(f"{pen.pose}/{pen.mood}" if pen.mood else pen.pose)
    at = figure.anchors["head"]
    frame = Frame(*at, math.dist(at, figure.anchors["hat"]) / _SEAT)
    skull = next((i for i, part in enumerate(figure.parts) if part.slot == "skin" and _is_head(part, frame)), None)
    if skull is None:
        for part in figure.parts:
            pen.add(part)
    else:
        falls = [part for part in figure.parts[:skull] if part.slot == "hair"]
        kept = list(_backs([p for p in figure.parts if p not in falls], figure.parts[skull], frame))
        _draw(pen, kept, figure.parts[skull], falls, frame, "hair" in symbol.slots)
    pen.anchor(**figure.anchors)


def _draw(pen: Pen, parts: Sequence[Part], skull: Part, falls: Sequence[Part], frame: Frame, haired: bool) -> None:
    for part in parts:
        pen.add(part)
        if part is skull or part.path == skull.path:
            pen.part("hair" if haired else "skin", _nape(frame))
            for fall in falls:
                pen.add(replace(fall, tone=0.0))
    for fall in falls:
        pen.add(replace(fall, tone=-0.02))


def _backs(parts: Sequence[Part], skull: Part, frame: Frame) -> Iterator[Part]:
    """The parts that show from behind: all but the face, and what is of the chest."""
    for part in parts:
        put_on = part.slot.startswith("worn_")
        marks = tuple(m for m in part.marks if m.slot not in _FACE and not (put_on and m.slot != part.slot))
        of_face = part.slot in _FACE or (
            part is not skull and part.slot in ("skin", "hair") and _is_on_face(part, frame)
        )
        if not (of_face or part.slot in _FRONT):
            yield replace(part, marks=() if part is skull else marks)


def _nape(frame: Frame) -> Path:
    """Hair from the crown down to the neck."""
    return frame.shape((0, -14.6), (8, -12.2), (11.4, -4), (10.6, 4.6), (6.8, 10.4), (0, 11.8), (-6.8, 10.4),
                       (-10.6, 4.6), (-11.4, -4), (-8, -12.2))  # fmt: skip


def _local(part: Part, frame: Frame) -> tuple[Point, Point]:
    left, top, right, bottom = g.bounds(part.path)
    k = frame.scale
    return ((left - frame.x) / k, (top - frame.y) / k), ((right - frame.x) / k, (bottom - frame.y) / k)


def _is_head(part: Part, frame: Frame) -> bool:
    (left, top), (right, bottom) = _local(part, frame)
    return not part.width and left < -6 and right > 6 and top < -8 and 6 < bottom < _ROOM


def _is_on_face(part: Part, frame: Frame) -> bool:
    """Whether it is a nose, a brow, a cheek, a beard: below the hair's edge, and no farther off than a beard."""
    (left, top), (right, bottom) = _local(part, frame)
    near = left > -_ROOM and right < _ROOM and top > -9.0 and bottom < 2.2 * _ROOM
    return near and (part.slot == "hair" or right - left < 9.0) and abs(0.5 * (left + right)) < 8.0
