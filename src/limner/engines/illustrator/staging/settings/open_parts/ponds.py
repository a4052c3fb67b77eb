"""A garden's pond with its bridge."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.open_parts.part import Part

_SHORE = ((-0.46, 0.0), (-0.2, -0.13), (0.2, -0.12), (0.44, 0.0), (0.24, 0.16), (-0.22, 0.18))
"""The outline about its middle: shares of the width and of the ground."""
_LILIES = ((-0.2, 0.02), (-0.1, 0.08), (0.16, 0.05), (0.25, -0.02), (0.04, -0.05))
_BLOOMS = ((-0.2, 0.012), (0.16, 0.042))
_KOI: tuple[RGB, ...] = ((238, 116, 54), (250, 250, 246), (238, 140, 70))


def pond(colour: RGB = (96, 150, 150), *, shore: RGB = (150, 146, 138), tended: bool = True) -> Part:
    """A pond with a curved shore and stones about it; a tended one has lilies, koi, and a red bridge over its end."""

    def part(easel: Easel) -> None:
        w, room = easel.w, easel.h - easel.horizon
        x, y = (0.5 - 0.12 * easel.brief.side) * w, easel.horizon + 0.34 * room
        sheet = g.smooth([(x + dx * w, y + dy * room) for dx, dy in _SHORE])
        stones = g.union(g.outline(sheet, 0.03 * easel.unit), sheet)
        easel.fill(stones, shore, "ground", "stones of the shore", role="ground", depth=0.3)
        far, half, near = lay.reflecting(easel, tone(colour, 0.06), colour)
        water = fade(mix(far, half, 0.5), near, y - 0.13 * room, y + 0.18 * room)
        easel.fill(sheet, water, "ground", "pond", role="water", tinted=False)
        if not tended:
            return
        _life(easel, x, y)
        _bridge(easel, x + (0.2 if easel.brief.side < 0 else -0.2) * w, y - 0.06 * room)

    return part


def _life(easel: Easel, x: float, y: float) -> None:
    """Lilies with their flowers, and koi, about the pond's middle."""
    w, room = easel.w, easel.h - easel.horizon
    lilies = g.joined(*(g.ellipse(x + dx * w, y + dy * room, 0.035 * w, 0.011 * w) for dx, dy in _LILIES))
    easel.fill(lilies, (104, 156, 84), "ground", "water lilies", role="ground", depth=0.3)
    bloom = g.joined(*(g.ellipse(x + dx * w, y + dy * room, 0.012 * w, 0.009 * w) for dx, dy in _BLOOMS))
    easel.fill(bloom, (246, 190, 208), "ground", "lotus", role="ground", depth=0.3)
    for k, hue in enumerate(_KOI):
        head = (x + (0.02 + 0.1 * k - 0.12) * w, y + (0.05 - 0.03 * k) * room, 0.016 * w)
        tail = (x + (0.07 + 0.1 * k - 0.12) * w, y + (0.058 - 0.03 * k) * room, 0.004 * w)
        easel.fill(g.limb([head, tail]), hue, "ground", "koi", role="ground", depth=0.2)


def _bridge(easel: Easel, x: float, y: float) -> None:
    """A bridge in a high arc with red rails."""
    w, unit = 0.22 * easel.w, easel.unit
    for lift, thick, hue in ((0.0, 0.026, (150, 48, 40)), (0.05, 0.014, (206, 66, 52))):
        arc = g.smooth(
            [(x - w, y - lift * unit, "c"), (x, y - (0.1 + lift) * unit), (x + w, y - lift * unit, "c")], closed=False
        )
        easel.fill(arc, hue, "ground", "bridge", depth=0.3, width=thick * unit)
    posts = g.joined(
        *(
            g.line(
                [
                    (x + k * w / 4, y - (0.1 * (1 - (k / 4) ** 2)) * unit),
                    (x + k * w / 4, y - (0.1 * (1 - (k / 4) ** 2) + 0.062) * unit),
                ]
            )
            for k in range(-4, 5)
        )
    )
    easel.fill(posts, (206, 66, 52), "ground", "bridge", depth=0.3, width=0.011 * unit)
