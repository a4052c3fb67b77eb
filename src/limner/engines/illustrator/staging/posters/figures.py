"""Where heads and points of the figures that stand in a scene are."""

import math

from limner.drawing.colour import RGB
from limner.drawing.geometry import Point
from limner.engines.illustrator.scene import Placed
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.cast import find

_LIVING = frozenset({"animal", "person", "creature", "monster", "robot", "doll", "ghost"})
_CREAM: RGB = (255, 250, 238)


def is_alive(node: Placed) -> bool:
    """Whether it is somebody who may speak."""
    symbol = find(node.symbol)
    return symbol is not None and not _LIVING.isdisjoint({node.symbol, *symbol.kinds})


def head_of(node: Placed) -> Box | None:
    """About the figure's head, where it is known."""
    symbol = find(node.symbol)
    anchors = {} if symbol is None else symbol.figure(node.pose).anchors
    face, crown = next((anchors[a] for a in ("head", "face", "eye") if a in anchors), None), anchors.get("hat")
    if face is None:
        return None
    (x, y), reach = spot(node, *face), 0.11 * node.height
    if crown is not None and crown != face:
        reach = math.dist(face, crown) * node.height / units(node)
    return Box(x - reach, y - reach, x + reach, y + reach)


def units(node: Placed) -> float:
    """The figure's height in its symbol's units."""
    symbol = find(node.symbol)
    return symbol.figure(node.pose).height if symbol is not None else 100.0


def spot(node: Placed, x: float, y: float) -> Point:
    """A point of the figure, in its symbol's units, on the canvas."""
    k = node.height / units(node)
    x, y = (-x if node.flip else x) * k, y * k
    c, s = math.cos(math.radians(node.tilt)), math.sin(math.radians(node.tilt))
    return node.x + x * c - y * s, node.y + x * s + y * c


def slot_of(node: Placed, name: str) -> RGB:
    """The slot's colour, or the primary's where there is none of that name."""
    symbol = find(node.symbol)
    slots = symbol.slots if symbol is not None else {}
    primary = [slot for slot, value in slots.items() if value.role == "primary"]
    for slot in (name, *primary, *slots):
        if slot in slots:
            return node.colours.get(slot, slots[slot].rgb)
    return _CREAM
