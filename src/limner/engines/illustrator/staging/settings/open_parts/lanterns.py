"""Lanterns: one, and posts with one beside a path."""

from collections.abc import Sequence

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.drawing.geometry import Point
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings.open_parts.part import Part

_LAMP: RGB = (255, 206, 116)


def lanterns(easel: Easel, spots: Sequence[Point], r: float, back: float) -> None:
    """Lanterns of that radius about the points, on short cords, with their glow; nothing where lamps are refused."""
    if not easel.shown("lantern", "lanterns", "lamp"):
        return
    glow = g.joined(*(g.ellipse(x, y, 2.4 * r) for x, y in spots))
    top, bottom = g.bounds(glow)[1], g.bounds(glow)[3]
    easel.fill(glow, fade(_LAMP, _LAMP, top, bottom, (0.42, 0.42)), "middle", "glow", role="light", tinted=False,
               blur=1.3 * r, back=back - 0.001)  # fmt: skip
    bodies = g.joined(*(g.rect(x - 0.62 * r, y - r, 1.24 * r, 2 * r, 0.4 * r) for x, y in spots))
    easel.fill(bodies, _LAMP, "middle", "lantern", role="light", tinted=False, back=back - 0.002)
    caps = [g.rect(x - 0.7 * r, y + k * r - 0.16 * r, 1.4 * r, 0.32 * r, 0.1 * r) for x, y in spots for k in (-1, 1)]
    cords = [g.rect(x - 0.1 * r, y - 1.9 * r, 0.2 * r, r) for x, y in spots]
    easel.fill(g.joined(*caps, *cords), (84, 62, 48), "middle", "lantern", back=back - 0.003)


def posts(*spots: tuple[float, float]) -> Part:
    """Posts with a lantern on their arm, at shares of the width and of the ground, nearer ones taller."""

    def part(easel: Easel) -> None:
        room = easel.h - easel.horizon
        for x, y in spots:
            foot, tall = easel.horizon + y * room, (0.07 + 0.13 * y) * easel.unit
            at, hand = (1 - x if easel.brief.side > 0 else x) * easel.w, 1 if x < 0.5 else -1
            if not easel.shown("lantern", "lanterns", "lamp"):
                return
            wood = g.line([(at, foot), (at, foot - tall), (at + 0.26 * hand * tall, foot - tall)])
            easel.fill(wood, (110, 82, 60), "middle", "post", depth=0.1, back=0.4 - 0.3 * y, width=0.055 * tall)
            lanterns(easel, [(at + 0.24 * hand * tall, foot - 0.78 * tall)], 0.11 * tall, 0.4 - 0.3 * y)

    return part
