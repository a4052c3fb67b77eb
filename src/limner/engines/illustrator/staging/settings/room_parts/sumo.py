"""The hall of a sumo contest: a clay ring in a square of straw, the roof that hangs over it, rows of watchers."""

import math

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, parse, tone
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.staging.easel import fade
from limner.engines.illustrator.staging.settings.chamber import Chamber
from limner.engines.illustrator.staging.settings.room_parts.part import Hues, Part

_CLAY: RGB = (206, 164, 112)
_STRAW: RGB = (232, 208, 150)
_TASSELS = tuple(parse(f"#{code}") for code in ("d8483e", "f2f2ee", "3f8a5a", "34323a"))
_CLOTHES = tuple(parse(f"#{code}") for code in ("4a5a78", "8a4a48", "6a6458", "3f6a66"))
_SKIN: RGB = (226, 182, 146)


def watchers(rows: int = 6) -> Part:
    """Heads and shoulders in rows that climb up the back wall, paler toward the top."""

    def part(room: Chamber, hues: Hues) -> None:
        easel = room.easel
        if not easel.shown("person", "people", "crowd"):
            return
        for row in range(rows):
            low, number = 0.66 - 0.62 * row / rows, 22 - row
            size = (0.011 + 0.0022 * row) * easel.unit
            bodies, heads = Path(), Path()
            for i in range(number):
                x, y = room.on("back", (i + 0.5 + easel.rng.uniform(-0.2, 0.2)) / number, low)
                bodies.addPath(g.ellipse(x, y + 1.5 * size, 1.35 * size, 1.3 * size))
                heads.addPath(g.ellipse(x, y, 0.8 * size, size))
            veil = 0.55 - 0.4 * row / rows
            easel.fill(bodies, mix(_CLOTHES[row % len(_CLOTHES)], hues[0], veil), "far", "crowd", role="far", depth=0.4)
            easel.fill(heads, mix(_SKIN, hues[0], veil), "far", "crowd", role="far", depth=0.4)

    return part


def ring() -> Part:
    """The clay with the straw circle on it and the two lines from which they start."""

    def part(room: Chamber, hues: Hues) -> None:
        easel = room.easel
        clay = room.floor(-0.04, 1.04, 0.03, 1.2)
        _, top, _, bottom = g.bounds(clay)
        easel.fill(clay, fade(tone(_CLAY, -0.04), tone(_CLAY, 0.04), top, bottom), "ground", "sumo ring", role="ground",
                   depth=0.2)  # fmt: skip
        inner = g.polygon(_circle(room, 0.40))
        easel.fill(inner, fade(tone(_CLAY, 0.02), tone(_CLAY, 0.08), top, bottom), "ground", "sumo ring", role="ground",
                   depth=0.2)  # fmt: skip
        straw = g.difference(g.polygon(_circle(room, 0.43)), g.polygon(_circle(room, 0.405)))
        easel.fill(straw, fade(tone(_STRAW, -0.08), _STRAW, top, bottom), "ground", "straw ring", role="ground",
                   depth=0.18)  # fmt: skip
        starts = g.joined(*(room.floor(a, a + 0.02, 0.4, 0.58) for a in (0.42, 0.56)))
        easel.fill(starts, (246, 244, 238), "ground", "starting lines", role="ground", depth=0.18)

    return part


def _circle(room: Chamber, radius: float) -> list[Point]:
    turns = (2 * math.pi * k / 40 for k in range(40))
    return [room.at(0.5 + radius * math.cos(t), 0.0, 0.5 + 1.06 * radius * math.sin(t)) for t in turns]


def roof() -> Part:
    """The roof that hangs over the ring, with its curtain and a tassel at each corner."""

    def part(room: Chamber, hues: Hues) -> None:
        easel, w, h, unit = room.easel, room.easel.w, room.easel.h, room.easel.unit
        y, half, deep = 0.115 * h, 0.43 * w, 0.05 * h
        tiles = g.polygon([(0.5 * w - half, y), (0.5 * w - 0.74 * half, -9), (0.5 * w + 0.74 * half, -9),
                           (0.5 * w + half, y)])  # fmt: skip
        easel.fill(tiles, fade(tone(hues[3], -0.04), tone(hues[3], 0.08), 0, y), "far", "roof", depth=0.2, back=-0.2)
        cloth = g.rect(0.5 * w - 0.96 * half, y, 1.92 * half, deep)
        easel.fill(cloth, fade(tone(hues[2], 0.05), tone(hues[2], -0.05), y, y + deep), "far", "curtain", depth=0.2,
                   back=-0.3)  # fmt: skip
        for k, hue in enumerate(_TASSELS):
            x = 0.5 * w + (-0.94, -0.4, 0.4, 0.94)[k] * half
            tassel = g.joined(g.ellipse(x, y + deep, 0.013 * unit, 0.013 * unit),
                              g.polygon([(x - 0.012 * unit, y + deep), (x + 0.012 * unit, y + deep),
                                         (x + 0.018 * unit, y + deep + 0.075 * unit),
                                         (x - 0.018 * unit, y + deep + 0.075 * unit)]))  # fmt: skip
            if not any(head.left < x < head.right and head.top < y + deep + 0.08 * unit for head in easel.heads):
                easel.fill(tassel, hue, "far", "tassel", depth=0.2, back=-0.4)

    return part
