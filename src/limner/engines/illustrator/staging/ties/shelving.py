"""What is above furniture and cannot fly is on the wall behind it: on a shelf, or on a peg where it is made to hang."""

from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.ties.hanging import dangling
from limner.engines.illustrator.staging.ties.lying import laid
from limner.engines.illustrator.staging.ties.sizes import comparable
from limner.engines.illustrator.staging.units import Member, Touch, Unit, merged

_BY_WALLS = frozenset({"furniture", "appliance", "electronics"})
_HEAVY = 1.0
"""Metres from which on no shelf bears a thing."""
_TALLEST = 1.3
"""Metres of the furniture over which there is room on a wall."""
_HUNG = frozenset({"clothing", "bag", "umbrella", "towel"})
_LEAST = 0.36
_OVER = 0.24
"""How far over the furniture a shelf is, over the larger height of the two."""
_WIDER, _THICK, _DEEP = 1.4, 0.07, 0.06
"""The width of a shelf over that of what is on it, and its thickness and the depth of its top over its own."""
_WOOD: RGB = (160, 110, 70)
_SHADE: RGB = (40, 34, 44)
_BEHIND_BOTH = -1.9


def by_a_wall(upper: Unit, lower: Unit) -> bool:
    """Whether the lower one stands before a room's wall that bears the upper one."""
    stands, light = lower.lead.symbol, upper.lead.symbol
    indoors = stands.place == "ground" and bool(_BY_WALLS & lower.lead.kinds) and "street furniture" not in stands.kinds
    low = stands.height_m * lower.lead.size < _TALLEST and "anywhere" not in stands.traits
    borne = light.height_m * upper.lead.size < _HEAVY and not {"animal", "person", "vehicle"} & upper.lead.kinds
    return indoors and low and borne


def over(upper: Unit, lower: Unit) -> Unit:
    """The lower one on the floor, the upper one on the wall over it."""
    hung = all(_hangs(member) for member in upper.members)
    held = Unit(tuple(dangling(m) for m in upper.members)) if hung else laid(upper)
    small, large = comparable(held, lower, _LEAST)
    box, under = small.box, large.box
    rise = _OVER * max(under.height, box.height)
    put = small.moved(under.centre[0] - box.centre[0], under.top - rise - box.bottom).lifted(1)
    built = _pegs(put) if hung else _shelf(put)
    carried = [replace(member, borne=True) for member in put.members]
    chief = put.members.index(put.lead)
    behind = [replace(touch, z=_BEHIND_BOTH - put.lead.z + 0.01 * i) for i, touch in enumerate(built)]
    carried[chief] = replace(carried[chief], touches=(*carried[chief].touches, *behind))
    return merged(large, Unit(tuple(carried)))


def _hangs(member: Member) -> bool:
    return bool(_HUNG & member.kinds) or "hanging" in member.symbol.poses or member.symbol.held == "hung"


def _shelf(unit: Unit) -> list[Touch]:
    """A board on two brackets, and the shade that it casts on the wall."""
    box = unit.box
    wide = max(_WIDER * box.width, 1.2 * box.height)
    x, y, thick, deep = box.centre[0] - 0.5 * wide, box.bottom, _THICK * wide, _DEEP * wide
    front = y + 0.5 * deep
    brackets = [_bracket(x + share * wide, front + thick, thick) for share in (0.14, 0.86)]
    top = g.polygon([(x + deep, y - 0.5 * deep), (x + wide - deep, y - 0.5 * deep), (x + wide, front), (x, front)])
    parts: list[tuple[Path, RGB, float]] = [
        (g.rect(x + 0.03 * wide, front + thick, wide, 0.9 * thick, 0.3 * thick), _SHADE, 0.16),
        (g.joined(*brackets), tone(_WOOD, -0.16), 1.0),
        (g.rect(x, front, wide, thick, 0.14 * thick), tone(_WOOD, -0.03), 1.0),
        (top, tone(_WOOD, 0.09), 1.0),
    ]
    return [Touch(path, rgb, alpha, 0.0, "shelf over it") for path, rgb, alpha in parts]


def _bracket(x: float, y: float, thick: float) -> Path:
    return g.polygon([(x - 0.5 * thick, y), (x + 0.5 * thick, y), (x + 0.5 * thick, y + 2.4 * thick),
                      (x - 0.5 * thick, y + 1.6 * thick)])  # fmt: skip


def _pegs(unit: Unit) -> list[Touch]:
    """A rail on the wall with a peg over each of those that hang."""
    box = unit.box
    high = 0.09 * max(box.height, box.width)
    wide = max(box.width, 3.2 * high) + 2 * high
    x, y = box.centre[0] - 0.5 * wide, box.top - 1.1 * high
    knobs = [g.ellipse(member.box.centre[0], member.box.top - 0.2 * high, 0.3 * high) for member in unit.members]
    parts: list[tuple[Path, RGB, float]] = [
        (g.rect(x + 0.2 * high, y + 0.3 * high, wide, high, 0.2 * high), _SHADE, 0.18),
        (g.rect(x, y, wide, high, 0.2 * high), tone(_WOOD, 0.0), 1.0),
        (g.rect(x, y, wide, 0.3 * high, 0.15 * high), tone(_WOOD, 0.1), 1.0),
        (g.joined(*knobs), tone(_WOOD, -0.2), 1.0),
    ]
    return [Touch(path, rgb, alpha, 0.0, "pegs") for path, rgb, alpha in parts]
