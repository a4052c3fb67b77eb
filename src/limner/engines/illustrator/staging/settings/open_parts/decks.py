"""Decks of planks with a railing."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings.open_parts.part import Part


def deck(wood: RGB = (176, 132, 88), *, rail: RGB = (122, 84, 56)) -> Part:
    """Planks that run to a railing, open air or water beyond: a ship's deck, a balcony, a pier."""

    def part(easel: Easel) -> None:
        w, h, y0 = easel.w, easel.h, easel.horizon
        top = y0 + 0.24 * (h - y0)
        easel.fill(
            easel.sheet(top),
            fade(tone(wood, -0.03), tone(wood, 0.04), top, h),
            "ground",
            "deck",
            role="ground",
            depth=0.2,
        )
        lines = g.joined(
            *(g.line([(0.5 * w + k * 0.05 * w, top), (0.5 * w + k * 0.16 * w, h)]) for k in range(-14, 15))
        )
        easel.fill(lines, tone(wood, -0.1), "ground", "planks", role="ground", width=0.003 * easel.unit)
        high = 0.13 * easel.unit
        bars = g.joined(g.rect(-9, top - high, w + 18, 0.018 * easel.unit), g.rect(-9, top - 0.5 * high, w + 18,
            0.008 * easel.unit),
                        *(g.rect(w * k / 12, top - high, 0.012 * easel.unit,
                            high + 0.01 * h) for k in range(13)))  # fmt: skip
        easel.fill(bars, fade(tone(rail, 0.05), rail, top - high, top), "ground", "railing", depth=0.3)

    return part
