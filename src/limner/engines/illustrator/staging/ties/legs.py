"""Furniture that is set higher on its legs, so that there is room under it."""

from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.engines.illustrator.staging.ties.resting import soles
from limner.engines.illustrator.staging.units import Member, Touch

_SHADE, _INTO = -0.06, 0.02
"""How much darker than what it goes on from a leg is, and how far it goes into that, over the height."""


def legged(base: Member, by: float) -> Member:
    """An upright member lifted off the ground by so much, each of its legs as much longer."""
    raised = base.moved(0.0, -by)
    legs = [_leg(raised, left, right, by) for left, right in soles(raised)]
    return replace(raised, touches=(*raised.touches, *legs))


def _leg(raised: Member, left: float, right: float, by: float) -> Touch:
    top = raised.box.bottom - _INTO * raised.box.height
    path = g.rect(left, top, right - left, raised.box.bottom + by - top)
    return Touch(path, tone(_colour(raised, (left + right) / 2), _SHADE), 1.0, -0.1, "leg")


def _colour(member: Member, x: float) -> RGB:
    """That of its foot at a place."""
    at = member.local((x, member.box.bottom - _INTO * member.box.height))
    slot = next((part.slot for part in reversed(member.figure.parts) if part.path.contains(*at)), None)
    slot = slot or member.figure.parts[0].slot
    return member.colours.get(slot, member.symbol.slots[slot].rgb)
