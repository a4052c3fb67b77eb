"""The eye's height that the sizes and feet of what stands on one ground tell."""

from collections.abc import Sequence

from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.units import Member, Unit

_APART, _UNLIKE = 0.06, 1.4
"""How far apart feet are, over the canvas's height, and how unlike scales are, from which two tell it."""
_HIGHEST, _LOWEST = 0.34, 0.78
"""Where the horizon may come to lie, as shares of the height."""


def horizon(unit: Unit, place: Setting, height: float) -> float | None:
    """The horizon over which a near and a far thing of the unit have their true sizes, as a share of the canvas.

    Lengths on a ground shrink in proportion to how far below the horizon they are. None where the place has no open
    ground or where nobody stands nearer than the rest.
    """
    standing = _standing(unit.members)
    if place.footing != "land" or place.surface or len(standing) < 2:
        return None
    far, near = min(standing, key=lambda m: m.box.bottom), max(standing, key=lambda m: m.box.bottom)
    apart, scales = near.box.bottom - far.box.bottom, (near.metre, far.metre)
    if apart < _APART * height or scales[0] < _UNLIKE * scales[1]:
        return None
    found = (far.box.bottom - apart * scales[1] / (scales[0] - scales[1])) / height
    return min(max(found, _HIGHEST), _LOWEST)


def _standing(members: Sequence[Member]) -> list[Member]:
    """Those on the ground: what another bears, and what ends above another's foot within its breadth, is not."""
    return [m for m in members if not m.borne and not any(_within(m, other) for other in members if other is not m)]


def _within(member: Member, other: Member) -> bool:
    box, around = member.box, other.box
    middle = box.centre[0]
    return around.left < middle < around.right and box.bottom < around.bottom - 0.03 * around.height
