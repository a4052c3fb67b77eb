"""Openings in walls: windows, bars, a tunnel's or a furnace's mouth."""

import math

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.engines.illustrator.staging.easel import halo
from limner.engines.illustrator.staging.settings import fittings
from limner.engines.illustrator.staging.settings.chamber import Chamber, Wall
from limner.engines.illustrator.staging.settings.room_parts.part import Hues, Part, Span


def window(wall: Wall, along: Span, y: Span, columns: int = 2, rows: int = 2, *, lamp: bool = True) -> Part:
    """A window with its view."""

    def part(room: Chamber, hues: Hues) -> None:
        fittings.window(room, wall, along, y, hues[3], columns=columns, rows=rows, lamp=lamp)

    return part


def doors(wall: Wall, *spots: float) -> Part:
    """Closed doors along a wall, each with its casing, panels and a knob."""

    def part(room: Chamber, hues: Hues) -> None:
        easel = room.easel
        for at in spots:
            wide = 0.16 if wall != "back" else 0.1
            casing = room.panel(wall, at - 0.012, at + wide + 0.012, 0.0, 0.72)
            easel.fill(casing, tone(hues[3], 0.1), "far", "door's casing", depth=0.1)
            easel.fill(room.panel(wall, at, at + wide, 0.0, 0.69), tone(hues[3], -0.04), "far", "door", depth=0.1)
            fields = g.joined(
                *(room.panel(wall, at + 0.2 * wide, at + 0.8 * wide, low, low + 0.24) for low in (0.06, 0.38))
            )
            easel.fill(fields, tone(hues[3], -0.09), "far", "door's panels", depth=0.1)
            knob = g.ellipse(*room.on(wall, at + 0.12 * wide, 0.32), 0.008 * easel.unit)
            easel.fill(knob, (226, 190, 104), "far", "knob", depth=0.1)

    return part


def bars(wall: Wall, along: Span, y: Span, number: int = 7, inside: RGB = (24, 24, 30)) -> Part:
    """An opening, behind that many iron bars and one."""

    def part(room: Chamber, hues: Hues) -> None:
        room.easel.fill(room.panel(wall, *along, *y), inside, "far", "opening", depth=0.1)
        if number == 0:
            return
        span = along[1] - along[0]
        irons = [room.panel(wall, a, a + 0.14 * span / number, *y)
                 for a in (along[0] + span * i / number for i in range(number + 1))]  # fmt: skip
        rails = [room.panel(wall, *along, low, low + 0.02) for low in (y[0] + 0.3 * (y[1] - y[0]), y[1] - 0.02)]
        room.easel.fill(g.joined(*irons, *rails), (96, 98, 106), "far", "bars", depth=0.1)

    return part


def mouth(wall: Wall, along: Span, y: Span, colour: RGB = (22, 22, 28), *, glow: RGB | None = None) -> Part:
    """A round-arched opening of one colour: a tunnel's, a furnace's, with the light that comes out of it."""

    def part(room: Chamber, hues: Hues) -> None:
        easel, (a, b), (low, high) = room.easel, along, y
        spring = low + 0.6 * (high - low)
        top = [(0.5 * (a + b) - 0.5 * (b - a) * math.cos(t), spring + (high - spring) * math.sin(t))
               for t in (math.pi * i / 12 for i in range(13))]  # fmt: skip
        for grow, hue, name in ((1.12, tone(hues[0], -0.1), "opening's rim"), (1.0, colour, "opening")):
            points = [(0.5 * (a + b) + grow * (x - 0.5 * (a + b)), low + grow * (level - low)) for x, level in top]
            ends = [(points[-1][0], low), (points[0][0], low)]
            path = g.polygon([room.on(wall, *p) for p in (*points, *ends)])
            easel.fill(path, hue, "sky", name, role="prop" if glow is None else "light", tinted=glow is None)
        if glow is not None:
            x, at = room.on(wall, 0.5 * (a + b), low + 0.4 * (high - low))
            easel.glow(halo(x, at, 2.4 * room.metre, glow, 0.7), "far", "glow")

    return part
