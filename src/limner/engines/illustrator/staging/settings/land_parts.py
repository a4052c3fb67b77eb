"""What open places are put together from: backgrounds, grounds, what stands there; each gives a part that draws."""

import math
from collections.abc import Callable

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Landmark, Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import ground as lay

Part = Callable[[Easel], None]
_SEA = ((128, 176, 190), (28, 92, 128))


def mountains(colour: RGB = (132, 140, 168), count: int = 4, height: float = 0.24, *, snow: bool = True) -> Part:
    """A range along the horizon."""

    def part(easel: Easel) -> None:
        lay.mountains(easel, colour, count, height, snow=snow, depth=0.9)

    return part


def hills(lift: float = 0.1) -> Part:
    """Two lines of hills in the haze, with cypresses on them."""

    def part(easel: Easel) -> None:
        colours, h = lay.greens(easel), easel.h
        for i, veil in enumerate((0.55, 0.3)):
            line = land.ridge(
                easel.rng, easel.w, easel.horizon - (lift - 0.06 * i) * h, 0.04 * h, easel.horizon + 0.1 * h, 3
            )
            hue = mix(colours.far if i == 0 else colours.middle, easel.air.haze, veil)
            easel.fill(line, fade(tone(hue, 0.03), hue, easel.horizon - 0.1 * h, easel.horizon), "far", "hills",
                role="far",
                       depth=0.9 - 0.2 * i)  # fmt: skip

    return part


def woods(kind: str = "round", height: float = 0.12) -> Part:
    """A line of trees at the horizon."""

    def part(easel: Easel) -> None:
        crowns = land.treeline(easel.rng, easel.w, easel.horizon + 0.03 * easel.h, height * easel.h, kind, 1.3)
        hue = mix(lay.greens(easel).foliage[0], easel.air.haze, 0.35)
        if easel.shown("tree", "trees"):
            easel.fill(crowns, fade(tone(hue, 0.03), tone(hue, -0.05), easel.horizon - height * easel.h, easel.horizon),
                       "far", "trees", role="far", depth=0.7)  # fmt: skip

    return part


def town(height: float = 0.3, step: float = 0.1) -> Part:
    """A skyline in the haze, lit after dark."""

    def part(easel: Easel) -> None:
        if not easel.shown("building", "skyscraper", "house"):
            return
        masses, panes = Path(), Path()
        for x, y, wide, tall in land.skyline(
            easel.rng, easel.w, easel.horizon + 4, height * easel.h, step * easel.unit
        ):
            masses.addRect(g.box(x, y, wide, tall + 9))
            for k in range(int(tall / (0.03 * easel.unit))):
                for c in range(3):
                    if easel.rng.random() < 0.5:
                        panes.addRect(g.box(x + wide * (0.18 + 0.26 * c), y + (0.012 + 0.03 * k) * easel.unit,
                            0.12 * wide,
                                            0.012 * easel.unit))  # fmt: skip
        hue = mix((112, 126, 156), easel.air.haze, 0.5)
        easel.fill(masses, fade(hue, mix(hue, easel.air.haze, 0.5), easel.horizon - height * easel.h, easel.horizon),
            "far",
                   "skyline", role="far", depth=0.8)  # fmt: skip
        lit = easel.air.light.dark > 0.4
        easel.fill(panes, (255, 216, 140) if lit else tone(hue, -0.07), "far", "windows",
            role="light" if lit else "far",
                   depth=0.8, tinted=not lit)  # fmt: skip

    return part


def sea(share: float = 0.4) -> Part:
    """Open water from the horizon down to that share of the ground, breaking white in a storm."""

    def part(easel: Easel) -> None:
        room = easel.h - easel.horizon
        lay.water(easel, easel.horizon, easel.horizon + share * room, *_SEA)

    return part


def grass(top: float = 0.0) -> Part:
    """A lawn with light and shade, tufts and flowers."""

    def part(easel: Easel) -> None:
        colours, y = lay.greens(easel), easel.horizon + top * (easel.h - easel.horizon)
        easel.fill(easel.sheet(y), fade(colours.middle, tone(colours.near, -0.06), y, easel.h), "ground", "near ground",
                   role="ground", depth=0.2)  # fmt: skip
        lay.light_on_ground(easel, colours.near, y + 0.2 * (easel.h - y))
        lay.tufts(easel, colours.blade, y + 0.2 * (easel.h - y), 40)

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
        rng, w, h, room = easel.rng, easel.w, easel.h, easel.h - easel.horizon
        phase, lean = rng.uniform(0, 6), 0.1 * (1 if easel.brief.side > 0 else -1)
        for i in range(steps):
            t = i / steps
            y, swell = easel.horizon + room * (1.05 * t**1.35 - 0.06), room * (0.03 + 0.075 * t)
            crest = [
                (w * k / 10, y + swell * math.sin(phase + 0.9 * i + 0.62 * k) + lean * room * (k / 10 - 0.5))
                for k in range(-1, 12)
            ]
            points: list[Landmark] = [(-0.2 * w, h + 9, "c"), *crest, (1.2 * w, h + 9, "c")]
            body, veil = g.smooth(points), 0.45 * (1 - t) ** 1.5
            hue = mix(tone(crop, 0.03 * (i % 3) - 0.03), easel.air.haze, veil)
            bank = mix((116, 92, 58), easel.air.haze, veil)
            depth = 0.7 * (1 - t)
            easel.fill(body, tone(bank, -0.03), "ground", "bank of a terrace", role="ground", depth=depth)
            rise = 0.012 * h + 0.016 * h * t
            field = g.moved(body, 0, rise)
            if flooded and i % 3 != 1:
                sheen = mix(easel.air.sky[len(easel.air.sky) // 2], easel.air.sky[0], 0.2 + 0.4 * t)
                easel.fill(field, fade(sheen, mix(sheen, hue, 0.45), y, y + 0.12 * h), "ground", "flooded terrace",
                           role="water", depth=depth, tinted=False)  # fmt: skip
            else:
                easel.fill(field, fade(tone(hue, 0.05), tone(hue, -0.03), y, y + 0.12 * h), "ground", "terrace",
                           role="ground", depth=depth)  # fmt: skip
            edge = g.difference(body, g.moved(body, 0, 0.35 * rise))
            easel.fill(
                edge,
                tone(mix(crop, easel.air.haze, veil), 0.06),
                "ground",
                "grass of the bank",
                role="ground",
                depth=depth,
            )
            shoots = [(rng.uniform(0, w), y + swell + rise + rng.uniform(0.2, 1.1) * swell,
                (0.006 + 0.02 * t) * easel.unit)
                      for _ in range(14)]  # fmt: skip
            easel.fill(
                g.intersection(land.blades(rng, shoots), field),
                tone(hue, -0.08),
                "ground",
                "rice",
                role="ground",
                depth=depth,
            )

    return part


def cliff(colour: RGB = (128, 112, 100)) -> Part:
    """A headland that the viewer stands on: turf that ends over a wall of rock, with breakers at its foot."""

    def part(easel: Easel) -> None:
        w, h, room, rng = easel.w, easel.h, easel.h - easel.horizon, easel.rng
        stands = [box.centre[0] / w for box in easel.taken]
        hand = -1 if (sum(stands) / len(stands) if stands else 0.5 - 0.1 * easel.brief.side) <= 0.5 else 1
        reach = min(
            max([0.56, *(abs(box.right / w if hand < 0 else 1 - box.left / w) + 0.05 for box in easel.taken)]), 0.86
        )
        feet = min([0.84 * h, *(box.bottom - 0.03 * h for box in easel.taken if box.bottom > easel.horizon)])
        top = max(min(feet, 0.8 * h), easel.horizon + 0.1 * room)

        def at(x: float) -> float:
            return x * w if hand < 0 else (1 - x) * w

        face = [(at(-0.1), top), (at(reach), top + 0.015 * h), (at(reach + 0.05), top + 0.08 * h), (at(reach - 0.02),
            top + 0.17 * h),
                (at(reach + 0.07), top + 0.3 * h), (at(reach + 0.03), h + 20), (at(-0.1), h + 20)]  # fmt: skip
        wall = g.polygon(face)
        _breakers(easel, at(reach + 0.06), top + 0.22 * h, hand)
        easel.fill(
            wall, fade(tone(colour, 0.05), tone(colour, -0.12), top, h), "ground", "cliff", role="ground", depth=0.1
        )
        cracks = Path()
        for _ in range(16):
            x = rng.uniform(-0.05, reach)
            y = top + rng.uniform(0.05, 0.9) * (h - top)
            cracks.addPath(
                g.polygon(
                    [
                        (at(x), y),
                        (at(x + 0.1), y + 0.012 * h),
                        (at(x + 0.07), y + 0.05 * h),
                        (at(x + 0.01), y + 0.03 * h),
                    ]
                )
            )
        easel.fill(g.intersection(cracks, wall), tone(colour, -0.08), "ground", "ledges", role="ground", depth=0.1)
        edge = g.polygon([(at(reach - 0.14), top), (at(reach), top + 0.015 * h), (at(reach + 0.05), top + 0.08 * h),
            (at(reach - 0.02), top + 0.17 * h),
                          (at(reach + 0.07), top + 0.3 * h), (at(reach + 0.03), h + 20), (at(reach - 0.1), h + 20),
                              (at(reach - 0.12), top + 0.2 * h)])  # fmt: skip
        easel.fill(
            edge,
            tone(colour, 0.05 if (easel.brief.side > 0) == (hand < 0) else -0.09),
            "ground",
            "cliff's face",
            role="ground",
            depth=0.1,
        )
        colours = lay.greens(easel)
        turf: list[Landmark] = [(at(-0.1), top - 0.05 * h, "c"), (at(0.2), top - 0.045 * h), (at(reach - 0.1),
            top - 0.025 * h),
                                (at(reach + 0.01), top + 0.014 * h, "c"), (at(reach - 0.08), top + 0.06 * h),
                                    (at(reach - 0.22), top + 0.1 * h),
                                (at(0.3), top + 0.13 * h), (at(-0.1), top + 0.16 * h, "c")]  # fmt: skip
        sod = g.smooth(turf)
        easel.fill(
            sod,
            fade(colours.middle, tone(colours.near, -0.06), top - 0.05 * h, top + 0.16 * h),
            "ground",
            "turf",
            role="ground",
            depth=0.1,
        )
        spots = [
            (at(rng.uniform(-0.02, reach - 0.06)), top + rng.uniform(-0.02, 0.08) * h, 0.022 * easel.unit)
            for _ in range(34)
        ]
        easel.fill(land.blades(rng, spots), tone(colours.blade, 0.02), "ground", "tufts", role="ground", depth=0.1)

    return part


def headland(colour: RGB = (134, 120, 108)) -> Part:
    """Cliffs across a bay that come out of the haze, with white water at their feet."""

    def part(easel: Easel) -> None:
        w, h, rng, room = easel.w, easel.h, easel.rng, easel.h - easel.horizon
        stands = [box.centre[0] / w for box in easel.taken]
        hand = 1 if (sum(stands) / len(stands) if stands else 0.4) <= 0.5 else -1
        for i, (reach, tall, veil, drop) in enumerate(
            ((0.62, 0.12, 0.5, 0.03), (0.4, 0.24, 0.26, 0.13), (0.2, 0.34, 0.08, 0.3))
        ):
            foot, hue = easel.horizon + drop * room, mix(colour, easel.air.haze, veil)
            edge = 1.0 - reach
            crest = [
                (edge + 0.02, 0.0),
                (edge, 0.4),
                (edge + 0.025, 0.55),
                (edge + 0.015, 0.86),
                (edge + 0.05, 0.97),
                (edge + 0.16, 1.04),
                (edge + 0.3, 0.98),
                (1.1, 1.1),
                (1.1, 0.0),
            ]
            wall = g.polygon([((x if hand > 0 else 1 - x) * w, foot - y * tall * h) for x, y in crest])
            easel.fill(
                wall,
                fade(tone(hue, 0.05), tone(hue, -0.08), foot - tall * h, foot),
                "ground",
                "cliff",
                role="ground",
                depth=0.8 * veil,
            )
            ledges = Path()
            for _ in range(15):
                x, y = edge + rng.uniform(0.0, reach), foot - rng.uniform(0.1, 0.9) * tall * h
                px = (x if hand > 0 else 1 - x) * w
                ledges.addPath(
                    g.polygon(
                        [
                            (px - 0.03 * w, y),
                            (px + 0.03 * w, y + 0.006 * h),
                            (px + 0.02 * w, y + 0.05 * h),
                            (px - 0.012 * w, y + 0.04 * h),
                        ]
                    )
                )
            easel.fill(
                g.intersection(ledges, wall), tone(hue, -0.07), "ground", "ledges", role="ground", depth=0.8 * veil
            )
            sod = g.difference(wall, g.moved(wall, 0, 0.018 * h + 0.03 * tall * h))
            green = mix(lay.greens(easel).middle, easel.air.haze, veil)
            easel.fill(
                g.intersection(sod, easel.sheet(0, foot - 0.8 * tall * h)),
                green,
                "ground",
                "turf",
                role="ground",
                depth=0.8 * veil,
            )
            rough = 1.8 if {"storm", "wind"} & easel.brief.weather else 1.0
            surf = Path()
            for k in range(16):
                x = edge - 0.04 + (reach + 0.04) * k / 15
                surf.addPath(
                    g.ellipse(
                        (x if hand > 0 else 1 - x) * w,
                        foot + 0.004 * h,
                        0.045 * w,
                        rng.uniform(0.004, 0.016) * h * rough * (0.7 + 0.5 * i),
                    )
                )
            easel.fill(
                surf,
                mix((252, 254, 255), easel.air.haze, 0.5 * veil),
                "ground",
                "wave crashing",
                role="water",
                tinted=False,
            )

    return part


def _breakers(easel: Easel, x: float, y: float, hand: int) -> None:
    """Waves that burst at the rocks: the higher, the rougher the weather."""
    rng, unit = easel.rng, easel.unit
    rough = 1.7 if {"storm", "wind"} & easel.brief.weather else 1.0
    if not easel.shown("wave", "water"):
        return
    for i in range(4):
        base, far = y + (0.03 + 0.07 * i) * easel.h, 0.16 * unit * (1 + 0.35 * i)
        crest: list[Landmark] = [(x + hand * -0.1 * unit, base + 0.05 * unit, "c")]
        for k in range(7):
            tall = 0.075 * unit * rough * math.sin(math.pi * (k + 0.7) / 7.6) * rng.uniform(0.6, 1.2)
            crest.append((x - hand * (k / 6) * far, base - tall))
        crest.append((x - hand * 1.15 * far, base + 0.05 * unit, "c"))
        burst = g.smooth(crest)
        easel.fill(burst, fade((255, 255, 255), (206, 226, 236), base - 0.1 * unit, base + 0.05 * unit, (0.95, 0.35)),
            "ground",
                   "wave crashing", role="water", tinted=False)  # fmt: skip
        drops = land.dots(
            rng,
            (min(x, x - hand * far), base - 0.15 * unit * rough, max(x, x - hand * far), base),
            22,
            (0.002 * unit, 0.007 * unit),
        )
        easel.fill(drops, (250, 253, 255), "ground", "spray of a wave", role="water", tinted=False)
    for k in range(9):
        at = easel.horizon + (easel.h - easel.horizon) * (0.2 + 0.085 * k)
        foam = land.wisp(rng.uniform(0.1, 0.9) * easel.w, at, 0.3 * unit, 0.008 * unit * rough)
        easel.fill(foam, (244, 250, 252), "ground", "foam", role="water", tinted=False)


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


def way(colour: RGB, wide: float = 0.34, *, lines: bool = False, edge: RGB | None = None, top: float = 0.0) -> Part:
    """A straight road or path from the lower edge to the vanishing point."""

    def part(easel: Easel) -> None:
        w, h, y0 = easel.w, easel.h, easel.horizon + top * (easel.h - easel.horizon)
        x = (0.5 + 0.12 * easel.brief.side) * w

        def strip(a: float, b: float) -> Path:
            thin = 0.02 + 0.5 * top
            return g.polygon(
                [(x + thin * a * w, y0), (x + thin * b * w, y0), (0.5 * w + b * w, h + 9), (0.5 * w + a * w, h + 9)]
            )

        if edge is not None:
            easel.fill(strip(-1.14 * wide, 1.14 * wide), edge, "ground", "verge", role="ground", depth=0.2)
        easel.fill(
            strip(-wide, wide),
            fade(mix(colour, easel.air.haze, 0.3), colour, y0, h),
            "ground",
            "way",
            role="ground",
            depth=0.2,
        )
        if lines:
            for a in (-0.94, 0.9):
                easel.fill(strip(a * wide, (a + 0.03) * wide), (246, 242, 226), "ground", "road lines", role="ground")
            middle = strip(-0.02 * wide, 0.02 * wide)
            gaps = g.joined(
                *(
                    easel.sheet(y0 + (h - y0) * (k / 9) ** 1.7, y0 + (h - y0) * ((k + 0.55) / 9) ** 1.7)
                    for k in range(10)
                )
            )
            easel.fill(g.intersection(middle, gaps), (246, 226, 150), "ground", "road lines", role="ground")

    return part


def gleam(x: float, y: float, radius: float, hue: RGB, strong: float = 0.5) -> Part:
    """A light that dies out, at shares of the canvas."""

    def part(easel: Easel) -> None:
        easel.glow(halo(x * easel.w, y * easel.h, radius * easel.unit, hue, strong), "far", "glow")

    return part
