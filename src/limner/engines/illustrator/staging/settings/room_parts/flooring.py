"""What the floor has: rugs, a dais, water, rails, a road, mats."""

import math

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import fade
from limner.engines.illustrator.staging.settings import fittings
from limner.engines.illustrator.staging.settings.chamber import Chamber
from limner.engines.illustrator.staging.settings.room_parts.part import WARES, Hues, Part, Span


def rug(x: Span = (0.3, 0.7), z: Span = (0.2, 0.8)) -> Part:
    """A rug in the room's accent."""

    def part(room: Chamber, hues: Hues) -> None:
        fittings.carpet(room, x, z, hues[2])

    return part


def runner(x: Span = (0.38, 0.62)) -> Part:
    """A carpet from the back wall toward the viewer, with a border."""

    def part(room: Chamber, hues: Hues) -> None:
        if room.easel.shown("rug", "carpet"):
            room.easel.fill(room.floor(*x, 0, 1.2), hues[3], "ground", "carpet's border", depth=0.2)
            inner = room.floor(x[0] + 0.015, x[1] - 0.015, 0, 1.2)
            room.easel.fill(inner, hues[2], "ground", "carpet", depth=0.2)

    return part


def dais(x: Span = (0.3, 0.7), steps: int = 2) -> Part:
    """Steps up to a platform at the back wall."""

    def part(room: Chamber, hues: Hues) -> None:
        for i in range(steps):
            grow, z = 0.05 * (steps - 1 - i), 0.2 - 0.08 * i
            room.block((x[0] - grow, x[1] + grow), (0.0, z), (0.0, 0.16 * (i + 1)), tone(hues[1], 0.05 + 0.03 * i),
                "step",
                       back=0.5 - 0.03 * i)  # fmt: skip

    return part


def basin(x: Span, z: Span, colour: RGB = (70, 176, 208), lanes: int = 0) -> Part:
    """Water let into the floor, with its edge; lines of floats where it has lanes."""

    def part(room: Chamber, hues: Hues) -> None:
        easel = room.easel
        edge = room.floor(x[0] - 0.02, x[1] + 0.02, z[0] - 0.02, z[1] + 0.02)
        easel.fill(edge, tone(hues[1], 0.1), "ground", "pool's edge", role="ground", depth=0.2)
        sheet = room.floor(*x, *z)
        _, top, _, bottom = g.bounds(sheet)
        easel.fill(sheet, fade(tone(colour, 0.1), tone(colour, -0.06), top, bottom), "ground", "water", role="water",
                   tinted=False)  # fmt: skip
        glints = land.ripples(easel.rng, easel.w, top, min(bottom, easel.h), 34, 0.14 * easel.unit)
        easel.fill(g.intersection(glints, sheet), (214, 244, 250), "ground", "glints", role="water", tinted=False)
        for i in range(1, lanes):
            at = x[0] + (x[1] - x[0]) * i / lanes
            for k in range(16):
                a, b = z[0] + (z[1] - z[0]) * k / 16, z[0] + (z[1] - z[0]) * (k + 0.9) / 16
                hue = (226, 76, 64) if k % 2 else (250, 250, 246)
                easel.fill(room.floor(at - 0.006, at + 0.006, a, b), hue, "ground", "lane", role="ground", depth=0.2)

    return part


def track(x: Span = (-0.4, 0.26), *, third: bool = True) -> Part:
    """Rails in a bed beside the platform, and the platform's edge with its line."""

    def part(room: Chamber, hues: Hues) -> None:
        easel, span = room.easel, x[1] - x[0]
        easel.fill(room.floor(*x, 0, 1.3), (62, 58, 60), "ground", "track bed", role="ground", depth=0.2)
        ties = g.joined(
            *(room.floor(x[0] + 0.5 * span, x[1] - 0.04, z, z + 0.03) for z in (0.05 + 0.09 * i for i in range(12)))
        )
        easel.fill(ties, (96, 82, 72), "ground", "sleepers", role="ground", depth=0.2)
        steel = g.joined(*(room.floor(a, a + 0.014, 0, 1.3) for a in (x[1] - 0.24, x[1] - 0.09)))
        easel.fill(steel, (206, 210, 216), "ground", "rails", role="ground", depth=0.2)
        easel.fill(room.floor(x[1], x[1] + 0.03, 0, 1.3), (236, 234, 226), "ground", "platform's edge", role="ground")
        if third:
            easel.fill(room.floor(x[1] + 0.05, x[1] + 0.075, 0, 1.3), (244, 200, 60), "ground", "line", role="ground")

    return part


def road(lanes: int = 2) -> Part:
    """Asphalt with its lines that runs to the vanishing point, between two kerbs."""

    def part(room: Chamber, hues: Hues) -> None:
        easel = room.easel
        easel.fill(room.floor(0.1, 0.9, 0, 1.3), (74, 76, 84), "ground", "road", role="ground", depth=0.2)
        dashes: list[Path] = []
        for i in range(1, lanes):
            x = 0.1 + 0.8 * i / lanes
            dashes += [room.floor(x - 0.008, x + 0.008, z, z + 0.05) for z in (0.02 + 0.11 * k for k in range(10))]
        dashes += [room.floor(x, x + 0.012, 0, 1.3) for x in (0.12, 0.868)]
        easel.fill(g.joined(*dashes), (246, 236, 206), "ground", "road lines", role="ground", depth=0.2)

    return part


def mats(rows: int = 3, columns: int = 3) -> Part:
    """Straw mats with dark borders."""

    def part(room: Chamber, hues: Hues) -> None:
        lines = Path()
        for i in range(-1, columns + 2):
            lines.addPath(room.floor(i / columns - 0.008, i / columns + 0.008, 0, 1.2))
        for r in range(rows + 1):
            lines.addPath(room.floor(-0.5, 1.5, r / rows - 0.006, r / rows + 0.006))
        room.easel.fill(lines, tone(hues[2], -0.05), "ground", "mats", role="ground", depth=0.2)

    return part


def confetti(number: int = 60) -> Part:
    """A carpet with spots of colour."""

    def part(room: Chamber, hues: Hues) -> None:
        rng, paths = room.easel.rng, [Path() for _ in WARES]
        for i in range(number):
            x, z, r = rng.uniform(-0.2, 1.2), rng.uniform(0, 1), rng.uniform(0.008, 0.018)
            paths[i % len(paths)].addPath(room.floor(x - r, x + r, z - r, z + r))
        for path, hue in zip(paths, WARES, strict=True):
            room.easel.fill(path, tone(hue, -0.06), "ground", "carpet's spots", role="ground", depth=0.2)

    return part


def circle(radius: float = 0.46, colour: RGB | None = None) -> Part:
    """A ring on the floor with a kerb in the accent and stars of light on it: a circus's."""

    def part(room: Chamber, hues: Hues) -> None:
        easel = room.easel
        for grow, hue in ((1.0, hues[2]), (0.95, tone(hues[2], 0.16)), (0.9, colour or tone(hues[1], 0.1))):
            turns = [2 * math.pi * k / 48 for k in range(48)]
            spots = [(0.5 + grow * radius * math.cos(t), 0.46 + grow * 0.42 * math.sin(t)) for t in turns]
            ring = g.polygon([room.at(x, 0, z) for x, z in spots])
            easel.fill(ring, hue, "ground", "ring", role="ground", depth=0.2)

    return part


def squares(columns: int = 6, rows: int = 5) -> Part:
    """A floor of lit squares in many colours, as in a disco."""

    def part(room: Chamber, hues: Hues) -> None:
        for r in range(rows):
            for i in range(-1, columns + 1):
                hue = WARES[(i * 2 + r * 3 + room.easel.variant) % len(WARES)]
                cell = room.floor((i + 0.04) / columns, (i + 0.96) / columns, (r + 0.04) / rows, (r + 0.96) / rows)
                room.easel.fill(cell, mix(hue, (255, 255, 255), 0.12), "ground", "lit squares", role="light",
                                tinted=False)  # fmt: skip

    return part
