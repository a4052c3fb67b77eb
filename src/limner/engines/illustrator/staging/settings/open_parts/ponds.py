"""A garden's pond with its bridge."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.open_parts.part import Part

_SHORE = (
    (-0.5, 0.03), (-0.34, -0.09), (-0.1, -0.075), (0.14, -0.13), (0.4, -0.06), (0.48, 0.05), (0.28, 0.15),
    (0.02, 0.125), (-0.26, 0.19),
)  # fmt: skip
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
        _mirror(easel, sheet, (y - 0.13 * room, y + 0.19 * room), near)
        _reeds(easel, x, y)
        if not tended:
            return
        _life(easel, x, y)
        _bridge(easel, x + (0.2 if easel.brief.side < 0 else -0.2) * w, y - 0.06 * room)

    return part


def _mirror(easel: Easel, sheet: Path, reach: tuple[float, float], near: RGB) -> None:
    """The dark of the far shore in the water, ripples, and the sky's light on them."""
    top, bottom = reach
    dark = mix(mix(lay.greens(easel).blade, easel.air.light.shadow, 0.4), near, 0.3)
    band = g.difference(sheet, g.moved(sheet, 0, 0.3 * (bottom - top)))
    easel.fill(band, fade(dark, dark, top, bottom, (0.62, 0.1)), "ground", "reflection", role="water", tinted=False)
    bars = land.ripples(easel.grain, easel.w, top, bottom, 26, 0.16 * easel.unit)
    pale = mix(easel.air.sky[-1], (255, 255, 255), 0.4)
    easel.fill(g.intersection(bars, sheet), fade(pale, pale, top, bottom, (0.3, 0.6)), "ground", "glints", role="water",
               tinted=False)  # fmt: skip


def _reeds(easel: Easel, x: float, y: float) -> None:
    """Reeds and stones where the shore is nearest and at its ends."""
    rng, w, room, unit = easel.grain, easel.w, easel.h - easel.horizon, easel.unit
    spots, stones, lit = [], Path(), Path()
    for dx, dy, number in ((-0.47, 0.06, 5), (0.44, 0.07, 5), (-0.3, -0.08, 3), (-0.2, 0.18, 3)):
        for _ in range(number):
            px, py = x + (dx + rng.uniform(-0.04, 0.04)) * w, y + (dy + rng.uniform(0.0, 0.03)) * room
            spots.append((px, py, unit * rng.uniform(0.035, 0.075)))
            r = unit * rng.uniform(0.006, 0.014)
            stones.addPath(g.ellipse(px + 3 * r, py, 1.5 * r, r))
            lit.addPath(g.ellipse(px + 2.8 * r, py - 0.3 * r, 1.1 * r, 0.55 * r))
    easel.fill(stones, (124, 120, 116), "ground", "stones", role="ground", depth=0.3)
    easel.fill(lit, (170, 164, 156), "ground", "stones in the light", role="ground", depth=0.3)
    easel.fill(land.blades(rng, spots), tone(lay.greens(easel).blade, -0.03), "ground", "reeds", depth=0.3)


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
