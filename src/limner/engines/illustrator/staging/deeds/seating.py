"""Seats that go without saying: a stool under who plays the piano, types or plays chess, an armchair at one's ease."""

from dataclasses import replace

from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.deeds.props import prop
from limner.engines.illustrator.staging.postures import taken, tall
from limner.engines.illustrator.staging.ties.support import sitting_on
from limner.engines.illustrator.staging.units import Member, Unit

_NOBODY = -9
"""A number that is no subject's."""
_ARMCHAIR = 0.62
"""The longer side of an armchair, over the height of who sits in it."""


def on_a_stool(member: Member, seat: float) -> tuple[Member, list[Member]]:
    """The member with its hips at a height of the unit (up is negative), and the stool that it is on.

    The seat is no lower than its legs are long, so that its feet do not go into the ground.
    """
    sitter = taken(member, "perching")
    hips = sitter.at("seat") or (sitter.x, -0.3 * tall(sitter))
    height = min(seat, hips[1])
    sitter = sitter.moved(0.0, height - hips[1])
    stool = prop("stool", sitter, 0.3)
    if stool is None or sitter.stance != "perching":
        return sitter, []
    top = stool.at("seat") or (stool.box.centre[0], stool.box.top)
    grown = stool.scaled(-height / max(-top[1], 1e-6))
    placed = grown.moved(hips[0] - grown.box.centre[0], -grown.box.bottom)
    return sitter, [replace(placed, z=sitter.z - 0.2, borne=False)]


def in_an_armchair(member: Member) -> tuple[Member, list[Member]]:
    """The member at its ease in an armchair on the ground where it stood, and the armchair."""
    chair = prop("armchair", member, _ARMCHAIR)
    if chair is None or not member.limber:
        return taken(member, "resting"), []
    seat = Unit((replace(chair, subject=_NOBODY, borne=False),))
    whole = sitting_on(Unit((member,)), seat, Relation("sitting on", member.subject, _NOBODY))
    whole = whole.moved(member.x - whole.box.centre[0], member.y - whole.box.bottom)
    chairs = [replace(m, subject=member.subject) for m in whole.members if m.subject == _NOBODY]
    return next(m for m in whole.members if m.subject != _NOBODY), chairs
