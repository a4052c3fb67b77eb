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


def eaves(wood: RGB = (236, 230, 218)) -> Part:
    """A porch's roof over all with its joists, on a post at each side."""

    def part(easel: Easel) -> None:
        w, h, unit = easel.w, easel.h, easel.unit
        foot = easel.horizon + 0.24 * (h - easel.horizon)
        ceiling = g.polygon([(-9, -9), (w + 9, -9), (0.9 * w, 0.1 * h), (0.1 * w, 0.1 * h)])
        easel.fill(ceiling, fade(tone(wood, -0.28), tone(wood, -0.18), 0, 0.1 * h), "far", "porch's roof", depth=0.2)
        joists = g.joined(*(g.line([(w * k / 9, -9), (0.1 * w + 0.8 * w * k / 9, 0.1 * h)]) for k in range(10)))
        easel.fill(joists, tone(wood, -0.34), "far", "joists", depth=0.2, width=0.008 * unit)
        beam = g.rect(0.08 * w, 0.09 * h, 0.84 * w, 0.035 * h)
        easel.fill(beam, fade(wood, tone(wood, -0.08), 0.09 * h, 0.125 * h), "far", "beam", depth=0.2)
        for x in (0.11, 0.89):
            post = g.rect(x * w - 0.016 * unit, 0.1 * h, 0.032 * unit, foot - 0.1 * h)
            lit = 0.0 if (x < 0.5) == (easel.brief.side > 0) else -0.1
            easel.fill(post, tone(wood, lit), "far", "post", depth=0.2)

    return part


def jetty(wood: RGB = (164, 124, 88), wide: float = 0.42) -> Part:
    """Planks on piles that run out over the water, straight ahead; nothing at their sides but a mooring post or two."""

    def part(easel: Easel) -> None:
        w, h, unit = easel.w, easel.h, easel.unit
        top, middle = easel.horizon + 0.1 * (h - easel.horizon), (0.5 + 0.06 * easel.brief.side) * w

        def at(x: float, y: float) -> tuple[float, float]:
            """The canvas point at that share of the half width, and of the way toward the viewer."""
            return middle + x * wide * w * (0.16 + 0.94 * y) + (0.5 * w - middle) * y, top + (h + 9 - top) * y

        shade = g.polygon([at(-1.03, 0), at(1.03, 0), at(1.1, 1.06), at(-1.1, 1.06)])
        easel.fill(shade, (40, 62, 78), "ground", "shade under the jetty", role="ground", depth=0.2)
        for y in (0.02, 0.12, 0.34, 0.7):
            for x in (-1.02, 1.02):
                px, py = at(x, y)
                r, tall = 0.034 * unit * (0.2 + y), 0.16 * unit * (0.2 + y)
                post = g.rect(px - r, py - tall, 2 * r, 1.8 * tall, 0.4 * r)
                easel.fill(post, fade(tone(wood, -0.02), tone(wood, -0.18), py - tall, py), "ground", "pile", depth=0.2)
        body = g.polygon([at(-1, 0), at(1, 0), at(1, 1), at(-1, 1)])
        easel.fill(body, fade(tone(wood, 0.02), tone(wood, 0.06), top, h), "ground", "jetty", role="ground", depth=0.2)
        rows = [(k / 22) ** 1.5 for k in range(1, 23)]
        seams = g.joined(*(g.line([at(-1, y), at(1, y)]) for y in rows))
        easel.fill(seams, tone(wood, -0.14), "ground", "planks", role="ground", width=0.004 * unit)
        edges = g.joined(*(g.line([at(x, 0), at(x, 1)]) for x in (-0.97, 0.97)))
        easel.fill(edges, tone(wood, 0.14), "ground", "planks", role="ground", width=0.006 * unit)

    return part
