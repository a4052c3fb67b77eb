"""A member as the nodes that draw it: whole or in halves, and the cord that it hangs on."""

from collections.abc import Iterator
from dataclasses import replace

from limner.drawing.colour import RGB
from limner.drawing.display import Solid
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.scene import Half, Node, Placed, Shape
from limner.engines.illustrator.staging.units import Member

_TWINE: RGB = (92, 74, 66)


def halves(member: Member, whole: Placed, line: float, twine: RGB = _TWINE) -> Iterator[tuple[float, Node]]:
    """Its nodes with their depths in its unit.

    `whole` is the one that draws all of it, `line` and `twine` the width and the colour of a cord.
    """
    if member.cord is not None:
        yield member.z - 0.01, _cord(member, member.cord, line, twine)
    halves: tuple[tuple[float, Half], ...] = ((member.z, "whole"),)
    if member.over is not None:
        halves = ((member.z, "back"), (member.over, "front"))
    for z, half in halves:
        yield z, replace(whole, half=half)
    for touch in member.touches:
        paint = Solid(touch.rgb, touch.alpha)
        yield member.z + touch.z, Shape(touch.path, paint, "hero", name=touch.name, width=touch.width)


def _cord(member: Member, end: Point, width: float, rgb: RGB) -> Shape:
    """The slack line from a held thing's handle to the hand."""
    start = member.at("grip", "handle", "held") or (member.x, member.y)
    if end[1] <= member.box.top:  # it hangs
        start = (not member.tilt and member.at("hat", "top")) or (member.box.centre[0], member.box.top)
    line = Path()
    line.moveTo(*start)
    line.quadTo((start[0] + end[0]) / 2, (start[1] + 3 * end[1]) / 4, *end)
    return Shape(line, Solid(rgb), "hero", name="string", width=width)
