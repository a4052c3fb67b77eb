"""What stands in an open place: symbols of the atlas, one by one or in a row."""

from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.settings.open_parts.part import Part

_FAR = 0.35
"""The share of the ground up to which a thing is so far that somebody may stand before it."""
_ASIDE = (0.0, 0.07, -0.07, 0.14, -0.14, 0.21, -0.21)


def stand(*things: tuple[str, float, float, float]) -> Part:
    """Symbols: name, x as a share of the width, y as a share of the ground, height as a share of the canvas.

    Each moves aside for those who stand there; what is far is there in any case.
    """

    def part(easel: Easel) -> None:
        room = easel.h - easel.horizon
        for name, x, y, tall in things:
            at, foot = 1 - x if easel.brief.side > 0 else x, easel.horizon + y * room
            free = any(
                easel.prop(name, (at + d) * easel.w, foot, tall * easel.unit) for d in _ASIDE if -0.05 < at + d < 1.05
            )
            if not free and y < _FAR:
                easel.prop(name, at * easel.w, foot, tall * easel.unit, force=True)

    return part


def flock(names: str, count: int, y: float, tall: float) -> Part:
    """Symbols in an uneven row."""

    def part(easel: Easel) -> None:
        easel.row(names.split(), count, easel.horizon + y * (easel.h - easel.horizon), tall * easel.h)

    return part
