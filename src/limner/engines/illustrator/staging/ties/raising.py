"""What is above another thing and cannot fly stands on a bridge over it: a wooden stand, or a deck on stone piers;
above those who live out of doors it is on a rock behind them.
"""

from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.facts import ANIMATE
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.ties.outcrop import outcrop
from limner.engines.illustrator.staging.units import Member, Touch, Unit, merged

_ON_THE_GROUND = frozenset({"ground", "surface"})
_FREE = frozenset(
    {"running", "flying", "hovering", "gliding", "floating", "jumping", "leaping", "falling", "diving", "swimming"}
)
"""Poses of what has nothing under it."""
_WINGED = ("flying", "hovering", "gliding")
_HEAVY = 1.7
"""Metres from which on a thing stands on stone."""
_WOOD: RGB = (158, 108, 68)
_STONE: RGB = (158, 152, 146)
_OUT_OF_DOORS = 0.7
"""Metres of those beside whom small things are out of doors."""
_OF_A_HOUSE = frozenset({"furniture", "appliance", "electronics", "vehicle"})
_TABLE_TOP, _TABLE_WIDE = 1.4, 0.8
"""How wide a small table is at least, over what is on it and over its own height."""
_BROAD = 0.44
"""Half the width of a rock over its height at least."""
_ROOM = 0.1
"""The air between the lower one and the deck, over its height."""
_WIDER, _DEEP = 0.09, 0.05
"""How far the deck goes beyond the wider of the two at each side, and the depth of its top, over its width."""
_THICK = {False: 0.035, True: 0.06}
"""The thickness of a deck over its width, of wood and of stone."""
_LEG = {False: 0.032, True: 0.085}
"""The width of a leg over the deck's width, of wood and of stone."""


def needs_support(unit: Unit) -> bool:
    """Whether it would hang in the air if nothing were under it."""
    lead = unit.lead
    boat = lead.symbol.place == "water" and "vehicle" in lead.kinds
    free = lead.aloft or lead.hung or lead.stance in _FREE or lead.pose in _FREE
    return (boat or lead.symbol.place in _ON_THE_GROUND) and not free and not {*_WINGED} & {*lead.symbol.poses}


def bridged(upper: Unit, lower: Unit) -> Unit:
    """The lower one on the ground, the upper one on a deck over it."""
    under, box = lower.box, upper.box
    half = 0.5 * max(box.width, under.width) * (1 + 2 * _WIDER)
    stone = upper.lead.symbol.height_m * upper.lead.size > _HEAVY
    thick, deep = 2 * half * _THICK[stone], 2 * half * _DEEP
    deck = under.top - _ROOM * max(under.height, 0.3 * half) - thick - 0.5 * deep
    middle = under.centre[0]
    rock = _on_a_rock(upper, lower)
    half = max(half, _BROAD * (under.bottom - deck)) if rock else half
    put = upper.moved(middle - box.centre[0], deck - box.bottom).lifted(1)
    area = Box(middle - half, deck, middle + half, max(under.bottom, 0.0))
    built = tuple(outcrop(area) if rock else _built(area, thick, deep, stone=stone))
    carried = [replace(member, borne=True) for member in put.members]
    chief = put.members.index(put.lead)
    carried[chief] = replace(carried[chief], touches=(*carried[chief].touches, *_behind(built, put.lead)))
    return merged(lower, Unit(tuple(carried)))


def on_a_table(unit: Unit, floor: float) -> Unit:
    """The unit with a small table of wood under it, whose feet are at that height."""
    box = unit.box
    half = 0.5 * max(_TABLE_TOP * box.width, _TABLE_WIDE * (floor - box.bottom))
    area = Box(box.centre[0] - half, box.bottom, box.centre[0] + half, floor)
    built = _built(area, 2 * half * _THICK[False], 2 * half * _DEEP, stone=False)
    lead = replace(unit.lead, touches=(*unit.lead.touches, *_behind(tuple(built), unit.lead)))
    return Unit(tuple(replace(lead if m is unit.lead else m, borne=True) for m in unit.members))


def _on_a_rock(upper: Unit, lower: Unit) -> bool:
    """Whether the two are out of doors, and neither is a machine: a frog above a woman."""
    both = upper.lead, lower.lead
    alive = [lead for lead in both if ANIMATE & lead.kinds]
    outside = all(lead.symbol.place == "ground" for lead in both)
    outside = outside or any(lead.symbol.height_m > _OUT_OF_DOORS for lead in alive)
    return bool(alive) and outside and not any(_OF_A_HOUSE & lead.kinds for lead in both)


def _behind(built: tuple[Touch, ...], lead: Member) -> list[Touch]:
    """In order behind both."""
    return [replace(touch, z=-1.9 - lead.z + 0.01 * i) for i, touch in enumerate(built)]


def _built(area: Box, thick: float, deep: float, *, stone: bool) -> list[Touch]:
    """Shade on the ground, two legs, and the deck: its front, its top and the shade under it. `area` reaches from the
    deck to the ground.
    """
    body, wide = (_STONE if stone else _WOOD), area.width
    leg, front = _LEG[stone] * wide, area.top + 0.5 * deep
    feet = area.left + 0.05 * wide, area.right - 0.05 * wide - leg
    legs, shade = [], []
    for x in feet:
        legs.append(_leg(x, front + thick, leg, area.bottom, stone=stone))
        shade.append(g.ellipse(x + 0.5 * leg, area.bottom, 0.95 * leg, 0.28 * leg))
    low = front + thick
    top = g.polygon([(area.left + deep, area.top - 0.5 * deep), (area.right - deep, area.top - 0.5 * deep),
                     (area.right, front), (area.left, front)])  # fmt: skip
    lit = [g.intersection(post, _edge(x, low, leg, area)) for post, x in zip(legs, feet, strict=True)]
    parts: list[tuple[Path, RGB, float]] = [
        (g.joined(*shade), (40, 34, 44), 0.3),
        (g.joined(*legs), tone(body, -0.1), 1.0),
        (g.joined(*lit), tone(body, 0.0), 1.0),
        (g.rect(area.left + 0.05 * wide, low, 0.9 * wide, 0.6 * thick), tone(body, -0.2), 1.0),
        (g.rect(area.left, front, wide, thick, 0.12 * thick), tone(body, -0.04), 1.0),
        (top, tone(body, 0.08), 1.0),
    ]
    return [Touch(path, rgb, alpha, 0.0, "stand") for path, rgb, alpha in parts]


def _edge(x: float, top: float, leg: float, area: Box) -> Path:
    """The lit edge of a leg."""
    return g.rect(x, top - 1.0, 0.3 * leg, area.bottom - top + 1.0)


def _leg(x: float, top: float, wide: float, foot: float, *, stone: bool) -> Path:
    """A post, or a pier with a plinth."""
    post = g.rect(x, top, wide, foot - top)
    if not stone:
        return post
    return g.union(post, g.rect(x - 0.12 * wide, foot - 0.35 * wide, 1.24 * wide, 0.35 * wide))
