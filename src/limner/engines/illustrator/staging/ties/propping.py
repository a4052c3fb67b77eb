"""What cannot stand by itself and is seen upright: it is stuck in the ground, or in a holder on a floor or a table, and
clothes hang on a stand.
"""

from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.attitude import jointed
from limner.engines.illustrator.staging.units import Member, Touch, Unit

_SNOW: RGB = (236, 243, 250)
_SAND: RGB = (222, 190, 132)
_WOOD: RGB = (150, 100, 62)
_STANDS = 0.03
"""How far off the ground a foot is at most that stands on it, over the height."""
_MOUND, _HEAPED = 0.95, 0.085
"""Half the width of a heap about a foot, over the width of that, and its height over the thing's."""
_LONG_ENOUGH = 0.5
"""Metres from which on clothes hang from a stand; shoes and gloves are smaller."""
_OFF_THE_FLOOR, _POLE, _OVER = 0.08, 0.022, 0.1
"""How far below a garment its stand's foot is, how wide the stand's pole is, and how far that rises over it, over
its height."""
_STEEL: RGB = (120, 124, 134)
_HOLDER, _HIGH = 1.16, 0.09
"""The width of a holder over the thing's, and its height over the thing's."""


def propped(unit: Unit, *, land: bool) -> Unit:
    """The unit with a heap of snow or sand about the foot of what is stuck in it, on land, or with a holder below."""
    if not any(_falls(member) for member in unit.members):
        return unit
    return Unit(tuple(_held_up(member, land=land) if _falls(member) else member for member in unit.members))


def on_stands(unit: Unit) -> Unit:
    """The unit with its clothes, where they are by themselves, each on a stand."""
    garments = [member for member in unit.members if _is_hung_up(member)]
    if not garments or not all(member in garments or member.borne for member in unit.members):
        return unit
    return Unit(tuple(_on_a_stand(member) if member in garments else member for member in unit.members))


def _is_hung_up(member: Member) -> bool:
    free = member.borne or member.tilt or member.hung or member.aloft or member.afloat or member.over is not None
    return not (free or jointed(member.pose) or not member.symbol.garments or member.symbol.height_m < _LONG_ENOUGH)


def _on_a_stand(member: Member) -> Member:
    """Before a pole that has a round foot below it and a hanger in its shoulders."""
    box, wide = member.box, _POLE * member.box.height
    floor = box.bottom + _OFF_THE_FLOOR * box.height
    x, top, arm = box.centre[0], box.top - _OVER * box.height, 0.2 * box.width
    foot = g.ellipse(x, floor - wide, 0.26 * box.width, 1.1 * wide)
    pole = g.rect(x - 0.5 * wide, top, wide, floor - wide - top)
    knob = g.ellipse(x, top, 1.1 * wide)
    hanger = g.polygon([(x, box.top - 1.6 * wide), (x + arm, box.top + wide), (x - arm, box.top + wide)])
    parts: list[tuple[Path, RGB, float]] = [
        (g.ellipse(x, floor - 0.3 * wide, 0.32 * box.width, 1.3 * wide), (40, 34, 44), 0.28),
        (foot, tone(_STEEL, -0.1), 1.0),
        (pole, _STEEL, 1.0),
        (knob, tone(_STEEL, 0.1), 1.0),
        (hanger, tone(_WOOD, 0.04), 1.0),
    ]
    behind = (Touch(path, rgb, alpha, -0.9 + 0.01 * i, "clothes stand") for i, (path, rgb, alpha) in enumerate(parts))
    return replace(member, borne=True, touches=(*member.touches, *behind))


def _falls(member: Member) -> bool:
    """Whether it stands on the ground upright and nothing holds it."""
    free = member.borne or member.tilt or member.hung or member.aloft or member.afloat or member.cord is not None
    upright = member.pose in ("", "standing") and abs(member.box.bottom) < _STANDS * member.box.height
    return upright and not free and "propped" in member.symbol.traits


def _held_up(member: Member, *, land: bool) -> Member:
    touches = _heap(member) if land else _holder(member)
    return replace(member, touches=(*member.touches, *touches))


def _heap(member: Member) -> list[Touch]:
    """A heap before its foot, with a lit crest."""
    box, snow = member.box, "wintry" in member.symbol.traits
    rgb = _SNOW if snow else _SAND
    half, high = _MOUND * max(box.width, 0.3 * box.height), _HEAPED * box.height
    x, y = box.centre[0], box.bottom
    body = _bump(x, y + 0.35 * high, half, high)
    lit = _bump(x - 0.2 * half, y - 0.05 * high, 0.5 * half, 0.5 * high)
    return [Touch(body, tone(rgb, -0.05), 1.0, 0.4, "heap"), Touch(lit, tone(rgb, 0.02), 0.9, 0.41, "heap")]


def _bump(x: float, y: float, half: float, high: float) -> Path:
    points = [(x - half, y), (x - 0.6 * half, y - 0.5 * high), (x - 0.1 * half, y - 1.3 * high),
              (x + 0.5 * half, y - 0.8 * high), (x + half, y)]  # fmt: skip
    return g.smooth([*points, (x + 0.4 * half, y + 0.3 * high), (x - 0.4 * half, y + 0.3 * high)])


def _holder(member: Member) -> list[Touch]:
    """A block of wood with a groove: its shaded top is behind the thing, its front before it."""
    box = member.box
    wide, high = _HOLDER * box.width, max(_HIGH * box.height, 0.12 * box.width)
    left, foot = box.centre[0] - 0.5 * wide, box.bottom + 0.35 * high
    inset = 0.06 * wide
    top = g.polygon([(left + inset, foot - 1.6 * high), (left + wide - inset, foot - 1.6 * high),
                     (left + wide, foot - high), (left, foot - high)])  # fmt: skip
    front = g.rect(left, foot - high, wide, high, 0.16 * high)
    edge = g.rect(left, foot - high, wide, 0.16 * high)
    shade = g.ellipse(box.centre[0], foot, 0.6 * wide, 0.22 * high)
    return [
        Touch(shade, (40, 34, 44), 0.3, -0.6, "holder"),
        Touch(top, tone(_WOOD, -0.16), 1.0, -0.5, "holder"),
        Touch(front, tone(_WOOD, 0.0), 1.0, 0.4, "holder"),
        Touch(edge, tone(_WOOD, 0.12), 1.0, 0.41, "holder"),
    ]
