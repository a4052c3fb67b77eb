"""Things that stand otherwise than usual: upside down, on their side."""

from collections.abc import Mapping

from limner.engines.illustrator.staging.units import Member

TURNS: Mapping[str, float] = {"upside down": 180.0, "on its side": 90.0}
"""Degrees clockwise, by state."""
_WIDE = 1.25
"""What is so many times wider than tall is seen from its side: lying on that it would be flat."""


def turned(member: Member, state: str) -> Member:
    """The member as it lies or stands when it was turned over; as it is in another state."""
    wide = member.box.width > _WIDE * member.box.height
    if state not in TURNS or member.symbol.place == "water" or (wide and state == "on its side"):
        return member
    over = member.turned(TURNS[state], (member.x, member.y))
    return over.moved(member.x - over.box.centre[0], member.y - over.box.bottom)
