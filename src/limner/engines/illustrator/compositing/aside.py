"""Subjects of a background set beside the place that is kept clear."""

from collections.abc import Sequence
from random import Random

from limner.engines.illustrator.staging import layout, underfoot
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.troupe import Troupe
from limner.engines.illustrator.staging.units import Unit

_NARROW = 0.11
"""A strip narrower than this share of the width has room for nobody."""
_SMALLER = 0.55
"""How tall those beside are at most, over the height that is kept clear."""
_TALLEST = 0.42
"""And over the canvas."""


def beside(troupe: Troupe, clear: Box, brief: Brief, place: Setting, rng: Random) -> None:
    """Move everybody beside the box, smaller than what will stand in it; those for whom there is no room go."""
    w, h = brief.width, brief.height
    left = Box(0.03 * w, 0.05 * h, clear.left - 0.02 * w, 0.95 * h)
    right = Box(clear.right + 0.02 * w, 0.05 * h, 0.97 * w, 0.95 * h)
    rooms = sorted((room for room in (left, right) if room.width > _NARROW * w), key=lambda room: -room.width)
    hung = [unit for unit in troupe.units if unit.lead.subject in troupe.flying]
    stood = [unit for unit in troupe.units if unit.lead.subject not in troupe.flying]
    tall = min(_SMALLER * clear.height, _TALLEST * h)
    low = max(troupe.horizon * h + 0.06 * h, min(clear.bottom - 0.05 * h, 0.9 * h))
    troupe.units, troupe.afloat, troupe.aground = [], [], []
    for k, room in enumerate(rooms):
        troupe.units += _row(stood[k :: len(rooms)], room, tall, (max(low - 0.12 * h, 0.0), low), rng)
    for unit in troupe.units:
        underfoot.note_footing(troupe, unit, place)
    for k, room in enumerate(rooms):
        air = Box(room.left, room.top, room.right, max(troupe.horizon, 0.4) * h)
        troupe.units += _scatter(hung[k :: len(rooms)], air, tall, rng)


def _row(units: Sequence[Unit], room: Box, tall: float, feet: tuple[float, float], rng: Random) -> list[Unit]:
    if not units:
        return []
    level = layout.levelled([unit.moved(0.0, -max(m.y for m in unit.members)) for unit in units], 0.48)
    return layout.rows(level, room, rng, tall=tall, feet=feet)


def _scatter(units: Sequence[Unit], room: Box, tall: float, rng: Random) -> list[Unit]:
    return layout.scattered(layout.levelled(units, 0.7), room, rng, largest=tall) if units else []
