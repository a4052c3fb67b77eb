"""The shell of a room: its walls, ceiling and floor, shaded into their corners, and what floors are laid with."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, lab, mix, tone
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.staging import decor
from limner.engines.illustrator.staging.easel import fade, halo
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.chamber import Chamber, Model
from limner.engines.illustrator.staging.settings.character import character


def shell(room: Chamber, wall: RGB, floor: RGB, ceiling: RGB, trim: RGB | None = None) -> None:
    """Ceiling, walls (the one away from the light darker) and floor, shaded into their corners."""
    easel = room.easel
    h, side, traits = easel.h, easel.brief.side, easel.brief.traits
    style = character(easel.brief.region)
    lines: RGB | None = None
    if style and style.interior:
        wall, floor, lines = lay.palette(style.interior)
        ceiling = tone(wall, 0.04)
    wall = decor.wall_of(traits.finish_of_walls) or wall
    wall, floor = traits.wall or wall, traits.floor or floor
    if isinstance(room, Model):
        _set_up(room, wall, floor)
        return
    paint = fade(tone(wall, 0.03), tone(wall, -0.03), room.top, room.base)
    easel.fill(easel.sheet(), paint, "sky", "back wall", role="far")
    far = 1.6
    for name, hand, edge in (("left", -1, room.left), ("right", 1, room.right)):
        shift = 0.02 if hand == (-1 if side > 0 else 1) else -0.06
        x = 0.0 if hand < 0 else 1.0
        path = g.polygon([room.at(x, 0, 0), room.at(x, 1, 0), _beyond(room, x, 1, far), _beyond(room, x, 0, far)])
        end = _beyond(room, x, 0, far)[0]
        stops = (Stop(0, tone(wall, shift - 0.035)), Stop(0.25, tone(wall, shift)), Stop(1, tone(wall, shift - 0.02)))
        easel.fill(path, Linear((edge, 0), (end, 0), stops), "sky", f"{name} wall", role="far")
    ceil = g.polygon([room.at(0, 1, 0), room.at(1, 1, 0), _beyond(room, 1, 1, far), _beyond(room, 0, 1, far)])
    easel.fill(ceil, fade(tone(ceiling, 0.02), tone(ceiling, -0.06), 0, room.top), "sky", "ceiling", role="far")
    easel.fill(
        g.polygon([room.at(0, 0, 0), room.at(1, 0, 0), _beyond(room, 1, 0, far), _beyond(room, 0, 0, far)]),
        fade(tone(floor, -0.05), tone(floor, 0.02), room.base, h), "ground", "floor", role="ground", depth=0.2,
    )  # fmt: skip
    if traits.tiled:
        _tiles(room, floor)
    _corners(room, tone(wall, -0.12))
    if lines is not None:
        _shining(room, lines)
    elif trim is not None:
        _skirting(room, trim)
    easel.fill(easel.sheet(room.base, room.base + 0.03 * h),
               fade(easel.air.light.shadow, easel.air.light.shadow, room.base, room.base + 0.03 * h, (0.22, 0.0)),
               "ground", "shade at the wall", role="ground", tinted=False)  # fmt: skip
    if easel.air.light.dark > 0.4:
        _lamplight(room)


def _set_up(room: Chamber, wall: RGB, floor: RGB) -> None:
    """A model's ground, its slab, its floor and its two walls with their thickness."""
    easel, h = room.easel, room.easel.h
    ground = mix(wall, (246, 240, 232), 0.62)
    if easel.air.light.dark > 0.4:
        ground = mix(ground, (52, 54, 92), 0.6)
    easel.fill(
        easel.sheet(), fade(tone(ground, 0.04), tone(ground, -0.05), 0, h), "sky", "background", role="background"
    )
    (left, right, front, far) = (room.at(*p) for p in ((0, 0, 1), (1, 0, 0), (1, 0, 1), (0, 0, 0)))
    thick, edge = 0.03 * easel.unit, 0.018 * easel.unit
    shade = g.polygon(
        [left, front, right, (right[0] + 2 * thick, right[1] + 2 * thick), (front[0], front[1] + 3 * thick)]
    )
    easel.fill(shade, tone(ground, -0.12), "sky", "shade", role="far", blur=0.012 * easel.unit)
    for a, b, shift in ((left, front, -0.12), (front, right, -0.2)):
        side = g.polygon([a, b, (b[0], b[1] + thick), (a[0], a[1] + thick)])
        easel.fill(side, tone(floor, shift), "sky", "slab", role="far")
    easel.fill(g.polygon([left, front, right, far]), fade(tone(floor, -0.04), tone(floor, 0.03), far[1], front[1]),
        "ground",
               "floor", role="ground", depth=0.2)  # fmt: skip
    lit = easel.brief.side > 0
    for ends, shift in (((far, right), -0.05 if lit else 0.03), ((far, left), 0.03 if lit else -0.05)):
        tall = room.base - room.top
        face = g.polygon([*ends, (ends[1][0], ends[1][1] - tall), (ends[0][0], ends[0][1] - tall)])
        easel.fill(face, fade(tone(wall, shift + 0.02), tone(wall, shift - 0.02), room.top, right[1]), "sky",
                   "back wall" if ends[1] == right else "left wall", role="far")  # fmt: skip
        out = edge if ends[1] == right else -edge
        top = [(x, y - tall) for x, y in ends]
        cap = g.polygon([*top, (top[1][0], top[1][1] - edge), (top[0][0], top[0][1] - edge)])
        easel.fill(cap, tone(wall, 0.08), "sky", "wall's top", role="far")
        end = g.polygon([ends[1], (ends[1][0] + out, ends[1][1] - 0.5 * edge), (top[1][0] + out,
            top[1][1] - 1.5 * edge),
                         (top[1][0], top[1][1] - edge), top[1]])  # fmt: skip
        easel.fill(end, tone(wall, -0.12), "sky", "wall's end", role="far")


def _shining(room: Chamber, hue: RGB) -> None:
    """Lines of light where the walls meet floor and ceiling."""
    easel = room.easel
    for y in (0.015, 0.97):
        edge = g.line([room.at(0, y, 1.4), room.at(0, y, 0), room.at(1, y, 0), room.at(1, y, 1.4)])
        for width, colour, blur in ((0.02, hue, 0.012), (0.005, mix(hue, (255, 255, 255), 0.6), 0.0)):
            easel.fill(edge, colour, "sky", "line of light", role="light", tinted=False, width=width * easel.unit,
                       blur=blur * easel.unit)  # fmt: skip


_TILES = 8
"""Tiles from the left wall to the right one."""


def _tiles(room: Chamber, floor: RGB) -> None:
    """Every second square of the floor in another tone."""
    squares = []
    for i in range(_TILES):
        for j in range(_TILES):
            if (i + j) % 2:
                a, b, c, d = i / _TILES, (i + 1) / _TILES, 1.6 * j / _TILES, 1.6 * (j + 1) / _TILES
                squares.append(g.polygon([room.at(a, 0, c), room.at(b, 0, c), room.at(b, 0, d), room.at(a, 0, d)]))
    other = tone(floor, -0.32 if lab(floor)[0] > 0.6 else 0.34)
    room.easel.fill(g.joined(*squares), other, "ground", "tiles", role="ground", depth=0.2)


def _lamplight(room: Chamber) -> None:
    """The warm pool that a lamp leaves on the back wall after dark."""
    easel = room.easel
    x, y = room.at(0.5, 0.72, 0.0)
    from_lamp = g.ellipse(x, y, 0.6 * easel.unit)
    easel.fill(from_lamp, halo(x, y, 0.6 * easel.unit, (255, 214, 150), 0.3), "sky", "lamplight", role="light",
               tinted=False)  # fmt: skip


def _beyond(room: Chamber, x: float, y: float, factor: float) -> Point:
    """The point on the edge of a wall that lies beyond the picture's plane."""
    if isinstance(room, Model):
        return room.at(x, y, 1.0)
    (px, py), (vx, vy) = room.at(x, y, 0.0), room.vanish
    s = room.near * factor * 2.0
    return vx + (px - vx) * s, vy + (py - vy) * s


def _corners(room: Chamber, colour: RGB) -> None:
    lines = Path()
    for x in (0.0, 1.0):
        for y in (0.0, 1.0):
            lines.moveTo(*room.at(x, y, 0.0))
            lines.lineTo(*_beyond(room, x, y, 1.0))
        lines.moveTo(*room.at(x, 0.0, 0.0))
        lines.lineTo(*room.at(x, 1.0, 0.0))
    lines.moveTo(*room.at(0, 1, 0))
    lines.lineTo(*room.at(1, 1, 0))
    room.easel.fill(lines, colour, "sky", "corners", role="far", width=0.003 * room.easel.unit)


def _skirting(room: Chamber, trim: RGB) -> None:
    strips, grooves = Path(), Path()
    y = room.high(0.14)
    for wall in ("back", "left", "right"):
        strips.addPath(room.panel(wall, 0, 1.0, 0, y))
        strips.addPath(room.panel(wall, 0, 1.0, 0.975, 1.0))
        for low in (0.72 * y, 0.984):
            grooves.addPath(room.panel(wall, 0, 1.0, low, low + 0.1 * y))
    room.easel.fill(strips, trim, "sky", "skirting", role="prop")
    if room.easel.fine:
        room.easel.fill(grooves, tone(trim, -0.06), "sky", "grooves", role="prop")


def boards(room: Chamber, colour: RGB, number: int = 12) -> None:
    """Floor boards that run to the vanishing point."""
    lines = Path()
    for i in range(-number, 2 * number + 1):
        lines.moveTo(*room.at(i / number, 0, 0))
        lines.lineTo(*room.at(i / number, 0, 1))
        for k in range(2):
            z = (0.37 * i * i + 0.53 * k + 0.11) % 1.0
            lines.moveTo(*room.at(i / number, 0, z))
            lines.lineTo(*room.at((i + 1) / number, 0, z))
    _drawn(room, lines, colour, "boards")
    if room.easel.fine:
        _grained(room, colour, number)


def _grained(room: Chamber, colour: RGB, number: int) -> None:
    """Streaks in the boards."""
    rng, streaks = room.easel.grain, Path()
    for i in range(-number // 2, number + number // 2):
        for _ in range(4):
            x, z, long = (i + rng.uniform(0.15, 0.85)) / number, rng.random(), rng.uniform(0.05, 0.16)
            half = 0.02 / number
            streaks.addPath(g.polygon([room.at(x, 0, z), room.at(x + half, 0, z + long / 2), room.at(x, 0, z + long),
                                       room.at(x - half, 0, z + long / 2)]))  # fmt: skip
    room.easel.fill(streaks, tone(colour, -0.06), "ground", "grain", role="ground", depth=0.2)


def tiles(room: Chamber, light: RGB, columns: int = 8, rows: int = 7) -> None:
    """A chequered floor."""
    checks = Path()
    for r in range(rows):
        for i in range(-columns, 2 * columns):
            if (i + r) % 2 == 0:
                checks.addPath(room.floor(i / columns, (i + 1) / columns, r / rows, (r + 1) / rows))
    inside = g.polygon([room.at(0, 0, 0), room.at(1, 0, 0), _beyond(room, 1, 0, 1.0), _beyond(room, 0, 0, 1.0)])
    room.easel.fill(g.intersection(checks, inside), light, "ground", "tiles", role="ground", depth=0.2)
    if room.easel.fine:
        joints = Path()
        for r in range(rows + 1):
            joints.addPath(g.line([room.at(-1, 0, r / rows), room.at(2, 0, r / rows)]))
        for i in range(-columns, 2 * columns + 1):
            joints.addPath(g.line([room.at(i / columns, 0, 0), room.at(i / columns, 0, 1)]))
        _drawn(room, joints, light, "joints of the floor")


def _drawn(room: Chamber, lines: Path, colour: RGB, name: str) -> None:
    easel = room.easel
    area = g.polygon([room.at(0, 0, 0), room.at(1, 0, 0), _beyond(room, 1, 0, 1.0), _beyond(room, 0, 0, 1.0)])
    inside = g.intersection(g.outline(lines, 0.0024 * easel.unit, round_cap=False), area)
    paint = fade(mix(colour, (0, 0, 0), 0.12), mix(colour, (0, 0, 0), 0.3), easel.horizon, easel.h, (0.5, 0.7))
    easel.fill(inside, paint, "ground", name, role="ground")
