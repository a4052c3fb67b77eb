"""Ruins: a broken nave with its end wall and ivy, and fallen blocks."""

import math

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import chamber
from limner.engines.illustrator.staging.settings.open_parts.part import Part

_IVY: RGB = (78, 122, 70)


_ARCHES = (((0.0, 0.26), 0.92), ((0.28, 0.52), 0.8), ((0.54, 0.76), 0.66))
"""From far to near: from where to where along the wall, and how high what is left of it is."""


def arcade(stone: RGB = (164, 154, 140), *, pointed: bool = True) -> Part:
    """A ruined nave: two rows of arches that come nearer and lose their tops, an end wall with an empty window, ivy."""

    def part(easel: Easel) -> None:
        room = chamber.chamber(easel, "hall", top=-0.16, eye=0.2)
        _end_wall(easel, room, stone, pointed=pointed)
        walls: tuple[chamber.Wall, ...] = ("left", "right")
        for wall in walls:
            shade = 0.02 if (wall == "left") == (easel.brief.side > 0) else -0.08
            for number in range(len(_ARCHES)):
                hue = tone(mix(stone, easel.air.haze, 0.26 - 0.12 * number), shade)
                _arch(easel, room, wall, number, hue, pointed=pointed)

    return part


def _arch(easel: Easel, room: chamber.Chamber, wall: chamber.Wall, number: int, hue: RGB, *, pointed: bool) -> None:
    """A piece of wall with a jagged top, the arch in it, its joints and its ivy."""
    (a, b), left = _ARCHES[number]
    rng, back = easel.rng, -0.1 * number
    high = left - rng.uniform(0, 0.12)
    ragged = ((a + (b - a) * k / 6, high - rng.uniform(-0.03, 0.1)) for k in range(1, 6))
    mass = g.polygon([room.on(wall, *p) for p in ((a, 0.0), (a, high), *ragged, (b, high - 0.06), (b, 0.0))])
    span = (a + 0.22 * (b - a), b - 0.12 * (b - a))
    hole = _opening(room, wall, span, (0.0, 0.52 - 0.04 * number), pointed=pointed)
    body = g.difference(mass, hole)
    paint = fade(tone(hue, 0.04), tone(hue, -0.06), g.bounds(body)[1], easel.h)
    easel.fill(body, paint, "far", "ruined wall", role="far", depth=0.3 + back, back=back)
    _courses(easel, room, wall, (a, b), body, tone(hue, -0.08), back - 0.01)
    rim = g.intersection(g.difference(g.union(g.outline(hole, 0.02 * easel.unit)), hole), mass)
    easel.fill(rim, tone(hue, 0.06), "far", "arch", role="far", depth=0.2, back=back - 0.02)
    _ivy(easel, room, wall, (a, b), high, body, back - 0.03)


def _opening(
    room: chamber.Chamber, wall: chamber.Wall, along: tuple[float, float], y: tuple[float, float], *, pointed: bool
) -> Path:
    (a, b), (low, high) = along, y
    spring, points = low + 0.62 * (high - low), []
    for k in range(13):
        t = math.pi * k / 12
        lift = math.sin(t) ** (1.0 if not pointed else 1.5)
        points.append((0.5 * (a + b) - 0.5 * (b - a) * math.cos(t), spring + (high - spring) * lift))
    return g.polygon([room.on(wall, *p) for p in ((a, low - 0.02), *points, (b, low - 0.02))])


def _end_wall(easel: Easel, room: chamber.Chamber, stone: RGB, *, pointed: bool) -> None:
    """The far gable with a great window that has lost its glass."""
    rng = easel.rng
    hue = mix(stone, easel.air.haze, 0.4)
    top = [(x / 10, 0.72 - 0.9 * abs(x / 10 - 0.5) ** 1.4 + rng.uniform(-0.05, 0.03)) for x in range(11)]
    mass = g.polygon([room.on("back", *p) for p in ((0.0, 0.0), *top, (1.0, 0.0))])
    holes = [_opening(room, "back", (0.34, 0.66), (0.16, 0.62), pointed=pointed)]
    holes += [_opening(room, "back", span, (0.12, 0.42), pointed=pointed) for span in ((0.1, 0.24), (0.76, 0.9))]
    body = mass
    for hole in holes:
        body = g.difference(body, hole)
    box = g.bounds(mass)
    easel.fill(
        body, fade(tone(hue, 0.03), tone(hue, -0.05), box[1], box[3]), "far", "ruined gable", role="far", depth=0.4
    )
    tracery = g.joined(*(g.line([room.on("back", x, 0.16), room.on("back", x, 0.46)]) for x in (0.44, 0.56)))
    easel.fill(tracery, tone(hue, -0.04), "far", "tracery", role="far", depth=0.4, width=0.008 * easel.unit)
    _courses(easel, room, "back", (0.0, 1.0), body, tone(hue, -0.06), -0.01)


def _courses(
    easel: Easel,
    room: chamber.Chamber,
    wall: chamber.Wall,
    along: tuple[float, float],
    body: Path,
    hue: RGB,
    back: float,
) -> None:
    """Joints of the stones, cut to the wall that is left."""
    joints, (a, b) = Path(), along
    number = 12 if wall == "back" else 4
    for r in range(18):
        y = r / 18
        joints.addPath(g.line([room.on(wall, a, y), room.on(wall, b, y)]))
        for i in range(number):
            x = a + (b - a) * (i + 0.5 * (r % 2)) / number
            joints.addPath(g.line([room.on(wall, x, y), room.on(wall, x, y + 1 / 18)]))
    easel.fill(
        g.intersection(g.outline(joints, 0.0026 * easel.unit), body), hue, "far", "joints", role="far", back=back
    )


def _ivy(
    easel: Easel,
    room: chamber.Chamber,
    wall: chamber.Wall,
    along: tuple[float, float],
    high: float,
    body: Path,
    back: float,
) -> None:
    """Ivy that hangs from the broken edge."""
    rng, leaves, (a, b) = easel.rng, Path(), along
    if not easel.shown("ivy", "plant", "leaf"):
        return
    start = rng.uniform(a, b - 0.5 * (b - a))
    for _ in range(46):
        x = start + rng.random() * 0.5 * (b - a)
        y = high - abs(rng.gauss(0, 0.16))
        px, py = room.on(wall, x, y)
        size = 0.016 * easel.unit * room.size(x if wall != "back" else 0.0) * rng.uniform(0.6, 1.1)
        leaves.addPath(land.leaf(px, py, size, rng.uniform(40, 140), 0.5))
    easel.fill(leaves, mix(_IVY, easel.air.haze, 0.12), "far", "ivy", role="far", back=back)


def rubble(stone: RGB = (150, 142, 130), count: int = 9) -> Part:
    """Fallen blocks in the grass."""

    def part(easel: Easel) -> None:
        rng, room = easel.rng, easel.h - easel.horizon
        for i in range(count):
            t = (i + 0.5) / count
            y, s = easel.horizon + (0.12 + 0.84 * t) * room, easel.unit * (0.02 + 0.045 * t)
            x = easel.w * ((0.02 + 0.2 * rng.random()) if i % 2 else (0.78 + 0.2 * rng.random()))
            if any(box.left - s < x < box.right + s and y > box.bottom - 0.02 * easel.h for box in easel.taken):
                continue
            lean = rng.uniform(-0.2, 0.2) * s
            front = g.polygon([(x - s, y), (x + s, y), (x + s + lean, y - s), (x - s + lean, y - 0.9 * s)])
            lid = g.polygon(
                [
                    (x - s + lean, y - 0.9 * s),
                    (x + s + lean, y - s),
                    (x + 0.7 * s + lean, y - 1.35 * s),
                    (x - 0.6 * s + lean, y - 1.3 * s),
                ]
            )
            easel.fill(front, tone(stone, -0.06), "middle", "rubble", depth=0.4 * (1 - t), back=0.4 * (1 - t))
            easel.fill(lid, tone(stone, 0.05), "middle", "rubble", depth=0.4 * (1 - t), back=0.4 * (1 - t) - 0.001)

    return part
