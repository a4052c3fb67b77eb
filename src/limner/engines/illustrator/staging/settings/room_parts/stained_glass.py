"""Windows of coloured glass."""

import math

from limner.drawing import geometry as g
from limner.drawing.colour import mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.settings import fittings
from limner.engines.illustrator.staging.settings.chamber import Chamber, Wall
from limner.engines.illustrator.staging.settings.room_parts.part import WARES, Hues, Part, Span


def stained(wall: Wall, centre: float, half: float, y: Span) -> Part:
    """A pointed window of coloured glass."""

    def part(room: Chamber, hues: Hues) -> None:
        easel, pane = room.easel, fittings.arch(room, wall, centre, half, y)
        if not room.bare(pane) or not easel.shown("window", "windows"):
            return
        frame = fittings.arch(room, wall, centre, 1.26 * half, (y[0] - 0.02, y[1] + 0.04))
        easel.fill(frame, tone(hues[0], -0.12), "sky", "window's stone", role="prop")
        lit = mix(easel.air.glow, (255, 255, 255), 0.4) if easel.air.light.dark < 0.5 else (120, 130, 190)
        cells = [Path() for _ in WARES]
        for r in range(7):
            for c in range(3):
                at, low = centre + half * (2 * c / 3 - 1), y[0] + (y[1] - y[0]) * r / 7
                cell = room.panel(wall, at, at + 2 * half / 3, low, low + (y[1] - y[0]) / 7)
                cells[(2 * r + 3 * c + easel.variant) % 6].addPath(cell)
        for path, hue in zip(cells, WARES, strict=True):
            glass = g.intersection(path, pane)
            easel.fill(glass, mix(hue, lit, 0.3), "sky", "stained glass", role="light", tinted=False)
        leads = [
            [room.on(wall, centre + half * x, y[0]), room.on(wall, centre + half * x, y[1])] for x in (-0.33, 0.33)
        ]
        leads += [[room.on(wall, centre - half, low), room.on(wall, centre + half, low)]
                  for low in (y[0] + (y[1] - y[0]) * r / 7 for r in range(1, 7))]  # fmt: skip
        bars = g.outline(g.joined(*(g.line(line) for line in leads)), 0.004 * easel.unit)
        easel.fill(g.intersection(bars, pane), (52, 48, 56), "sky", "leads", role="prop")

    return part


def rose(y: float, radius: float) -> Part:
    """A round window of coloured glass over the end of the room."""

    def part(room: Chamber, hues: Hues) -> None:
        easel, (x, cy), r = room.easel, room.at(0.5, y, 0), radius * room.metre
        if not room.bare(g.ellipse(x, cy, r)):
            return
        easel.fill(g.ellipse(x, cy, 1.16 * r), tone(hues[0], -0.12), "sky", "window's stone", role="prop")
        easel.fill(g.ellipse(x, cy, r), (60, 60, 96), "sky", "rose window", role="prop")
        lights = [Path() for _ in WARES]
        for ring, number in ((0.72, 12), (0.36, 6)):
            for i in range(number):
                turn = math.tau * i / number
                px, py = x + ring * r * math.cos(turn), cy + ring * r * math.sin(turn)
                lights[(i + number) % 6].addPath(g.ellipse(px, py, 0.16 * r))
        for path, hue in zip(lights, WARES, strict=True):
            easel.fill(path, mix(hue, (255, 246, 220), 0.3), "sky", "rose's glass", role="light", tinted=False)
        easel.fill(g.ellipse(x, cy, 0.16 * r), (255, 224, 140), "sky", "rose's glass", role="light", tinted=False)

    return part
