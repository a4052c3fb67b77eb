"""A figure made of many small things: a heart of flowers, a bear of leaves, a horse of books."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, from_lch, lch, tone
from limner.drawing.matrices import affine
from limner.engines.illustrator.atlas.figure import Part, Pen, Slot
from limner.engines.illustrator.atlas.remade.anatomy import Body, area
from limner.engines.illustrator.atlas.symbol import Symbol

_SIZES = (0.13, 0.09, 0.06, 0.038)
"""The pieces' radii over the figure's size."""
_MOST = 84
_PARTS = 7
"""So many parts of a piece are drawn, the largest."""
_LEAST = 0.012
_HUES = ("", "_b", "_c")
"""Pieces come in three shades."""
_OWN = "piece_"
UNDER = "under"
"""The slot of what is seen between the pieces."""
_STALKS = frozenset({"stem", "stalk", "thorn"})
"""Slots of what a flower that is laid down does not have."""
_FAN, _AWAY = 0.34, 1.05
"""How large each thing of a fan is over the figure's height, and how far from the middle in sizes of its own."""
_SPREAD = 1.32
"""How much larger a piece is than the disc that is kept for it."""


def slots(piece: Symbol) -> Mapping[str, Slot]:
    """The colours of the pieces, in three shades, and of what is seen between them."""
    own = next((slot.rgb for slot in piece.slots.values() if slot.role == "primary"), (160, 140, 120))
    found = {UNDER: Slot(tone(own, -0.22), "follow"), _OWN + "primary": Slot(own, "primary")}
    for name, slot in piece.slots.items():
        for i, hue in enumerate(_HUES):
            main = slot.role in ("primary", "follow")
            found[_OWN + name + hue] = Slot(_shade(slot.rgb, i) if main else slot.rgb, "follow" if main else "fixed")
    return found


def _shade(rgb: RGB, number: int) -> RGB:
    lightness, chroma, hue = lch(rgb)
    turn, lift = ((0.0, 0.0), (0.16, 0.07), (-0.16, -0.06))[number]
    return from_lch(min(lightness + lift, 0.97), chroma, hue + turn)


def of_pieces(pen: Pen, body: Body, piece: Symbol) -> None:
    """The figure's outline, closely covered with the thing."""
    pen.part(UNDER, body.outline)
    rng = body.rng
    own = shapes(piece)
    upright = piece.place in ("surface", "sky") and "flower" not in piece.kinds
    spots = body.packed([share * body.size for share in _SIZES], _MOST, 0.78)
    for number, ((x, y), radius) in enumerate(sorted(spots, key=lambda spot: -spot[1])):
        turn = rng.uniform(-24, 24) if upright else rng.uniform(0, 360)
        put(pen, own, (x, y), _SPREAD * radius, turn, number, parts=_PARTS if radius > 0.05 * body.size else 3)
    for feature in body.features():
        pen.add(feature)


def put(
    pen: Pen, own: Sequence[Part], spot: g.Point, radius: float, turn: float, number: int, parts: int = _PARTS
) -> None:
    """One of the things, by its `own` shapes, with its middle at a spot: as large as a disc of the radius, turned by so
    many degrees, in the shade of its `number`. Only the first of its `parts` are drawn.
    """
    left, top, right, bottom = g.bounds(g.joined(*(part.path for part in own)))
    k = 2 * radius / max(right - left, bottom - top)
    middle = affine(k, 0, 0, k, spot[0] - k * (left + right) / 2, spot[1] - k * (top + bottom) / 2)
    for part in own[:parts]:
        path = g.rotated(g.transformed(part.path, middle), turn, spot)
        pen.add(replace(part, path=path, slot=_OWN + part.slot + _HUES[number % 3]))


def parts_of_pieces(pen: Pen, body: Body, piece: Symbol, slot: str) -> None:
    """The figure with those of its parts that have the slot covered with the thing; where it has none, a fan of it
    at each side behind its back.
    """
    own = [part for part in body.figure.parts if part.slot == slot]
    if not own:
        _fans(pen, body, piece)
    at = max((i for i, part in enumerate(body.figure.parts) if part.slot == slot), default=-1)
    for i, part in enumerate(body.figure.parts):
        pen.add(part)
        if i == at:
            area_of = g.union(*(each.path for each in own))
            whole = replace(own[0], path=area_of, marks=(), width=0.0)
            of_pieces(pen, Body(body.symbol, replace(body.figure, parts=(whole,))), piece)


def _fans(pen: Pen, body: Body, piece: Symbol) -> None:
    """Three of the thing at each side, spread as feathers are."""
    left, top, right, bottom = body.box
    x, y = body.figure.anchors.get("shoulder") or ((left + right) / 2, top + 0.3 * (bottom - top))
    x, size = (left + right) / 2, _FAN * (bottom - top)
    own = shapes(piece)
    for hand in (-1, 1):
        for number, turn in enumerate((118.0, 84.0, 48.0)):
            away = math.radians(turn - 90)
            place = x + hand * _AWAY * size * math.cos(away), y + _AWAY * size * math.sin(away)
            put(pen, own, place, size / 2, hand * turn, number)


def shapes(piece: Symbol) -> list[Part]:
    """The piece by its largest parts, in their order, flat and without what is painted on them."""
    figure = piece.figure()
    parts = list[Part]()
    cut_off = _STALKS | {"leaf"} if "flower" in (piece.id, *piece.kinds) else frozenset[str]()
    for part in figure.parts:
        if part.slot in cut_off:
            continue
        plain = g.outline(part.path, part.width) if part.width else part.path
        for each in (replace(part, path=plain), *part.marks):
            if each.detail == 0 and each.alpha > 0.6:
                parts.append(replace(each, shade="flat", width=0.0, marks=(), front=False, name=""))
    whole = figure.width * figure.height
    largest = sorted((p for p in parts if area(p.path) > _LEAST * whole), key=lambda part: -area(part.path))[:_PARTS]
    return [part for part in parts if any(part is kept for kept in largest)]
