"""What one stands on in the country: lawns, bare earth, crops in rows, terraces."""

import math

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Landmark, Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.open_parts.part import Part


def grass(top: float = 0.0) -> Part:
    """A lawn with light and shade, tufts and flowers."""

    def part(easel: Easel) -> None:
        colours, y = lay.greens(easel), easel.horizon + top * (easel.h - easel.horizon)
        easel.fill(easel.sheet(y), fade(colours.middle, tone(colours.near, -0.06), y, easel.h), "ground", "near ground",
                   role="ground", depth=0.2)  # fmt: skip
        lay.light_on_ground(easel, colours.near, y + 0.2 * (easel.h - y))
        lay.tufts(easel, colours.blade, y + 0.2 * (easel.h - y), 40)

    return part


_HEATHER: tuple[RGB, ...] = ((150, 104, 150), (128, 120, 92), (168, 122, 164), (112, 118, 84))


def heath() -> Part:
    """A moor: heather in drifts over brown grass, and a path of worn earth."""

    def part(easel: Easel) -> None:
        y, rng = easel.horizon, easel.rng
        ground = mix((140, 134, 92), lay.greens(easel).near, 0.35)
        paint = fade(mix(ground, easel.air.haze, 0.3), tone(ground, -0.05), y, easel.h)
        easel.fill(easel.sheet(y), paint, "ground", "near ground", role="ground", depth=0.3)
        for i, hue in enumerate(_HEATHER):
            drifts = land.patches(rng, easel.w, y + 0.02 * easel.h, easel.h, 13, 0.2 * easel.unit)
            easel.fill(
                drifts, mix(hue, easel.air.haze, 0.12), "ground", "heather", role="ground", depth=0.25, back=-0.1 * i
            )
        lay.tufts(easel, tone(_HEATHER[2], -0.03), y + 0.2 * (easel.h - y), 60)
        lay.blooms(easel, ((186, 130, 182), (206, 160, 200)), y + 0.3 * (easel.h - y), 40)

    return part


def bare(colour: RGB, name: str = "ground", top: float = 0.0, *, spots: int = 40) -> Part:
    """Earth, asphalt, stone or sand in one colour, with patches on it."""

    def part(easel: Easel) -> None:
        y = easel.horizon + top * (easel.h - easel.horizon)
        easel.fill(easel.sheet(y), fade(tone(colour, -0.05), tone(colour, 0.03), y, easel.h), "ground", name,
            role="ground",
                   depth=0.2)  # fmt: skip
        marks = land.patches(easel.rng, easel.w, y + 0.06 * easel.h, easel.h, spots, 0.06 * easel.unit)
        easel.fill(marks, tone(colour, -0.035), "ground", name, role="ground", depth=0.2)

    return part


def rows(crop: RGB, earth: RGB, *, tall: float = 0.5, posts: bool = False) -> Part:
    """A crop in rows that run to the vanishing point: tufts that grow toward the viewer, earth between them."""

    def part(easel: Easel) -> None:
        h, w, y0 = easel.h, easel.w, easel.horizon
        easel.fill(easel.sheet(y0), fade(mix(earth, easel.air.haze, 0.3), earth, y0, h), "ground", "earth",
            role="ground",
                   depth=0.3)  # fmt: skip
        vanish, room = (0.5 + 0.2 * easel.brief.side) * w, h - y0
        for i in range(22):
            t = 0.035 + 0.965 * (i / 21) ** 2.0
            y, size = y0 + room * t * 1.05, 0.1 * w * t * (0.6 + 0.4 * tall)
            step, tufts, lights = 0.3 * w * t, Path(), Path()
            first = int((-vanish - step) / step) - 1
            for k in range(first, int((w - vanish) / step) + 3):
                x = vanish + (k + 0.5) * step
                for dx, dy, r in ((-0.42, 0.0, 0.62), (0.42, 0.0, 0.62), (0.0, -0.42 * tall - 0.1, 0.66)):
                    tufts.addPath(g.ellipse(x + dx * size, y + dy * size, r * size, (0.36 + 0.5 * tall) * r * size))
                lights.addPath(g.ellipse(x - 0.12 * size, y - (0.5 * tall + 0.18) * size, 0.5 * size, 0.24 * size))
            hue = mix(crop, easel.air.haze, 0.4 * (1 - t) ** 2)
            easel.fill(tufts, fade(tone(hue, 0.03), tone(hue, -0.1), y - size, y + 0.3 * size), "ground",
                "rows of the crop",
                       role="ground", depth=0.6 * (1 - t))  # fmt: skip
            easel.fill(lights, tone(hue, 0.07), "ground", "rows of the crop", role="ground", depth=0.6 * (1 - t))
            if posts and i % 3 == 2:
                stakes = g.joined(*(g.rect(vanish + (k + 0.5) * step - 0.03 * size, y - 1.5 * size, 0.06 * size,
                    1.5 * size)
                                    for k in range(first, int((w - vanish) / step) + 3)))  # fmt: skip
                easel.fill(stakes, tone(mix((120, 92, 66), easel.air.haze, 0.4 * (1 - t)), 0.0), "ground", "posts")

    return part


def terraces(crop: RGB = (122, 170, 76), *, flooded: bool = True, steps: int = 11) -> Part:
    """A hillside in steps that follow its curves, each with a bank; water lies in some and mirrors the sky."""

    def part(easel: Easel) -> None:
        phase, lean = easel.rng.uniform(0, 6), 0.1 * (1 if easel.brief.side > 0 else -1)
        for i in range(steps):
            _step(easel, i, i / steps, (phase, lean), crop, wet=flooded and i % 3 != 1)

    return part


def _step(easel: Easel, number: int, t: float, swing: tuple[float, float], crop: RGB, *, wet: bool) -> None:
    """One terrace, `t` of the way toward the viewer: its bank, the field or water on it, grass at its edge, shoots."""
    w, h, room, (phase, lean) = easel.w, easel.h, easel.h - easel.horizon, swing
    y, swell = easel.horizon + room * (1.05 * t**1.35 - 0.06), room * (0.03 + 0.075 * t)
    crest = [
        (w * k / 10, y + swell * math.sin(phase + 0.9 * number + 0.62 * k) + lean * room * (k / 10 - 0.5))
        for k in range(-1, 12)
    ]
    points: list[Landmark] = [(-0.2 * w, h + 9, "c"), *crest, (1.2 * w, h + 9, "c")]
    body, veil, depth = g.smooth(points), 0.45 * (1 - t) ** 1.5, 0.7 * (1 - t)
    hue = mix(tone(crop, 0.03 * (number % 3) - 0.03), easel.air.haze, veil)
    bank = mix((116, 92, 58), easel.air.haze, veil)
    easel.fill(body, tone(bank, -0.03), "ground", "bank of a terrace", role="ground", depth=depth)
    rise = 0.012 * h + 0.016 * h * t
    field = g.moved(body, 0, rise)
    if wet:
        sheen = mix(easel.air.sky[len(easel.air.sky) // 2], easel.air.sky[0], 0.2 + 0.4 * t)
        water = fade(sheen, mix(sheen, hue, 0.45), y, y + 0.12 * h)
        easel.fill(field, water, "ground", "flooded terrace", role="water", depth=depth, tinted=False)
    else:
        soil = fade(tone(hue, 0.05), tone(hue, -0.03), y, y + 0.12 * h)
        easel.fill(field, soil, "ground", "terrace", role="ground", depth=depth)
    edge, grass = g.difference(body, g.moved(body, 0, 0.35 * rise)), tone(mix(crop, easel.air.haze, veil), 0.06)
    easel.fill(edge, grass, "ground", "grass of the bank", role="ground", depth=depth)
    _shoots(easel, field, (y + swell + rise, swell, (0.006 + 0.02 * t) * easel.unit), tone(hue, -0.08), depth)


def _shoots(easel: Easel, field: Path, at: tuple[float, float, float], hue: RGB, depth: float) -> None:
    """Young rice in a field: from which height, over how much, and how tall."""
    (top, deep, tall), rng = at, easel.rng
    spots = [(rng.uniform(0, easel.w), top + rng.uniform(0.2, 1.1) * deep, tall) for _ in range(14)]
    rice = g.intersection(land.blades(rng, spots), field)
    easel.fill(rice, hue, "ground", "rice", role="ground", depth=depth)


def mud(colour: RGB = (112, 82, 58)) -> Part:
    """Deep mud, churned in ridges, wet puddles in it that mirror the sky."""

    def part(easel: Easel) -> None:
        y, h, unit, rng = easel.horizon, easel.h, easel.unit, easel.rng
        easel.fill(easel.sheet(y), fade(mix(colour, easel.air.haze, 0.3), tone(colour, -0.04), y, h), "ground", "mud",
                   role="ground", depth=0.2)  # fmt: skip
        dark = land.patches(rng, easel.w, y + 0.03 * h, h, 46, 0.16 * unit)
        easel.fill(dark, tone(colour, -0.07), "ground", "mud", role="ground", depth=0.2)
        far, half, near = lay.reflecting(easel, tone(colour, 0.2), tone(colour, 0.06))
        pools = land.patches(rng, easel.w, y + 0.05 * h, h, 20, 0.2 * unit)
        easel.fill(pools, tone(colour, -0.14), "ground", "edge of the puddles", role="ground", depth=0.2)
        wet = g.moved(pools, 0, 0.006 * unit)
        easel.fill(g.intersection(wet, pools), fade(mix(far, half, 0.5), mix(near, half, 0.4), y, h), "ground",
                   "muddy puddles", role="water", tinted=False)  # fmt: skip
        ridges = land.ripples(rng, easel.w, y + 0.02 * h, h, 60, 0.2 * unit)
        easel.fill(ridges, tone(colour, 0.08), "ground", "ridges in the mud", role="ground", depth=0.2)

    return part
