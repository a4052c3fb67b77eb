"""What the walls and the ceiling of a fitted room have: each function gives a part that draws itself into a room."""

import math
from collections.abc import Callable, Sequence

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.easel import fade, halo
from limner.engines.illustrator.staging.settings import fittings
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.chamber import Chamber, Wall

Hues = tuple[RGB, RGB, RGB, RGB]
"""A room's wall, floor, accent and trim."""
Part = Callable[[Chamber, Hues], None]
Span = tuple[float, float]

WARES = lay.palette("d8694f e0a84a 5f9a8a 6a7fb8 b8688a 8aa858")
_LIT: RGB = (255, 226, 160)
WALLS: tuple[Wall, ...] = ("back", "left", "right")


def window(wall: Wall, along: Span, y: Span, columns: int = 2, rows: int = 2, *, lamp: bool = True) -> Part:
    """A window with its view."""

    def part(room: Chamber, hues: Hues) -> None:
        fittings.window(room, wall, along, y, hues[3], columns=columns, rows=rows, lamp=lamp)

    return part


def masonry(rows: int = 12, columns: int = 12) -> Part:
    """Courses of stone or brick with broken joints on all walls."""

    def part(room: Chamber, hues: Hues) -> None:
        joints = Path()
        for wall in WALLS:
            number = columns if wall == "back" else round(0.7 * columns)
            for r in range(rows):
                y = r / rows
                joints.addPath(g.line([room.on(wall, 0, y), room.on(wall, 1, y)]))
                for i in range(number):
                    a = (i + 0.5 * (r % 2)) / number
                    joints.addPath(g.line([room.on(wall, a, y), room.on(wall, a, y + 1 / rows)]))
        room.easel.fill(joints, tone(hues[0], -0.08), "sky", "joints", role="far", width=0.0028 * room.easel.unit)

    return part


def tiled(rows: int = 16, columns: int = 22, band: float = 0.0) -> Part:
    """Small square tiles on all walls, and a coloured band at that height where it is above 0."""

    def part(room: Chamber, hues: Hues) -> None:
        lines = Path()
        for wall in WALLS:
            for r in range(rows):
                lines.addPath(g.line([room.on(wall, 0, r / rows), room.on(wall, 1, r / rows)]))
            for i in range(columns):
                a = i / columns
                lines.addPath(g.line([room.on(wall, a, 0), room.on(wall, a, 1)]))
            if band:
                strip = room.panel(wall, 0, 1, band, band + 2 / rows)
                room.easel.fill(strip, hues[2], "sky", "band", role="far")
        room.easel.fill(lines, tone(hues[0], -0.05), "sky", "tiles on the wall", role="far",
                        width=0.0016 * room.easel.unit)  # fmt: skip

    return part


def panelling(top: float = 0.4, number: int = 9) -> Part:
    """Wood up to that height on all walls, in panels."""

    def part(room: Chamber, hues: Hues) -> None:
        for wall in WALLS:
            room.easel.fill(room.panel(wall, 0, 1, 0, top), hues[3], "sky", "panelling", role="far")
            fields = g.joined(*(room.panel(wall, (i + 0.14) / number, (i + 0.86) / number, 0.16 * top, 0.86 * top)
                                for i in range(number)))  # fmt: skip
            room.easel.fill(fields, tone(hues[3], -0.07), "sky", "panels", role="far")
            room.easel.fill(room.panel(wall, 0, 1, top, top + 0.02), tone(hues[3], 0.06), "sky", "rail", role="far")

    return part


def shelves(along: Span, y: Span, rows: int, items: str, *, wall: Wall = "back") -> Part:
    """Shelves with what is sold: symbols of the atlas at the back wall, their shapes in colours at a side wall."""

    def part(room: Chamber, hues: Hues) -> None:
        easel, step = room.easel, (y[1] - y[0]) / rows
        if not easel.shown("shelf", "shelves"):
            return
        box = g.bounds(room.panel(wall, *along, *y))
        easel.fill(room.panel(wall, *along, *y), fade(tone(hues[3], -0.1), tone(hues[3], -0.15), box[1], box[3]), "far",
                   "shelves", depth=0.12, back=0.6)  # fmt: skip
        for r in range(rows):
            low = y[0] + r * step
            if wall == "back":
                _stocked(room, along, low + 0.09 * step, 0.72 * step, items.split(), r)
            else:
                _wares(room, wall, along, low + 0.09 * step, step)
        planks = g.joined(*(room.panel(wall, *along, y[0] + r * step - 0.04 * step, y[0] + r * step + 0.08 * step)
                            for r in range(rows + 1)),
                          *(room.panel(wall, a - 0.006, a + 0.006, *y) for a in along))  # fmt: skip
        easel.fill(planks, tone(hues[3], 0.03), "far", "planks", depth=0.12)

    return part


def _stocked(room: Chamber, along: Span, low: float, tall: float, items: Sequence[str], row: int) -> None:
    """Things in a row on a shelf, each several times."""
    x0, foot = room.on("back", along[0], low)
    x1, head = room.on("back", along[1], low + tall)
    height = foot - head
    number = max(2, int((x1 - x0) / (0.95 * height)))
    for i in range(number):
        name = items[(row + (i * len(items)) // number) % len(items)]
        x = x0 + (x1 - x0) * (i + 0.5) / number
        room.easel.prop(name, x, foot, height, layer="far", depth=0.45, shadow=False, flip=False)


def _wares(room: Chamber, wall: Wall, along: Span, low: float, step: float) -> None:
    """Boxes, jars and bottles as they are seen from the side."""
    rng, paths = room.easel.rng, [Path() for _ in WARES]
    a = along[0] + 0.012
    while a < along[1] - 0.07:
        wide = rng.uniform(0.03, 0.075)
        tall = step * rng.uniform(0.3, 0.66)
        paths[rng.randrange(len(paths))].addPath(room.panel(wall, a, a + wide, low, low + tall))
        a += wide + rng.uniform(0.01, 0.04)
    for path, hue in zip(paths, WARES, strict=True):
        room.easel.fill(path, hue, "far", "wares", depth=0.12)


def books(wall: Wall, along: Span, y: Span, rows: int) -> Part:
    """Shelves of books."""

    def part(room: Chamber, hues: Hues) -> None:
        fittings.books(room, wall, along, y, rows, hues[3])

    return part


def pictures(wall: Wall, *spans: Span) -> Part:
    """Framed pictures."""

    def part(room: Chamber, hues: Hues) -> None:
        for i, span in enumerate(spans):
            fittings.painting(room, wall, span, (0.5, 0.76), WARES[(i + room.easel.variant) % len(WARES)])

    return part


def board(along: Span, y: Span, lines: int = 4, *, wall: Wall = "back", face: RGB = (46, 52, 58)) -> Part:
    """A dark board with lines in chalk or light: a menu, departures, the day's programme; no letters."""

    def part(room: Chamber, hues: Hues) -> None:
        if not fittings.board(room, wall, along, y, face, hues[3], "board"):
            return
        rng, strokes = room.easel.rng, Path()
        span, tall = along[1] - along[0], y[1] - y[0]
        for i in range(lines):
            level = y[1] - tall * (i + 0.9) / (lines + 0.8)
            for start, end in ((0.08, rng.uniform(0.4, 0.6)), (0.74, 0.92)):
                strokes.addPath(room.panel(wall, along[0] + start * span, along[0] + end * span, level,
                                           level + 0.1 * tall / lines * 2))  # fmt: skip
        room.easel.fill(strokes, mix(hues[2], (255, 250, 230), 0.7), "far", "lines on the board", depth=0.12)

    return part


def mirrors(*spans: Span, y: Span = (0.36, 0.78)) -> Part:
    """Mirrors with bulbs all around, over a shelf with bottles."""

    def part(room: Chamber, hues: Hues) -> None:
        easel = room.easel
        for a, b in spans:
            if not easel.shown("mirror") or not fittings.board(room, "back", (a, b), y, (206, 224, 232), hues[3],
                                                               "mirror"):  # fmt: skip
                continue
            glare = g.polygon([room.on("back", *p) for p in ((a + 0.3 * (b - a), y[0]), (a + 0.5 * (b - a), y[0]),
                                                             (a + 0.9 * (b - a), y[1]), (a + 0.7 * (b - a),
                                                                 y[1]))])  # fmt: skip
            easel.fill(glare, (236, 246, 250), "far", "glare", depth=0.12)
            bulbs = [(x, y[0] + (y[1] - y[0]) * i / 5) for i in range(6) for x in (a, b)]
            dots = g.joined(*(g.ellipse(*room.on("back", *p), 0.007 * easel.unit) for p in bulbs))
            easel.fill(dots, (255, 244, 206), "far", "bulbs", role="light", tinted=False)
            _shelf(room, (a, b), y[0] - 0.08, hues)

    return part


def _shelf(room: Chamber, along: Span, y: float, hues: Hues) -> None:
    room.easel.fill(room.panel("back", along[0] - 0.01, along[1] + 0.01, y, y + 0.025), hues[3], "far", "shelf")
    for i in range(5):
        a = along[0] + (along[1] - along[0]) * (i + 0.4) / 5
        tall = (0.05, 0.08, 0.06, 0.09, 0.05)[i]
        room.easel.fill(room.panel("back", a, a + 0.016, y + 0.025, y + 0.025 + tall), WARES[i], "far", "bottles")


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


def torches(*xs: float) -> Part:
    """Flames in brackets on the back wall."""

    def part(room: Chamber, hues: Hues) -> None:
        easel, s = room.easel, room.metre
        if not easel.shown("torch", "fire", "flame"):
            return
        for x in xs:
            px, py = room.at(x, 0.52, 0)
            easel.glow(halo(px, py, 1.3 * s, (255, 180, 90), 0.6), "far", "glow")
            stick = g.polygon([(px - 0.07 * s, py), (px + 0.07 * s, py), (px, py + 0.4 * s)])
            easel.fill(stick, (70, 52, 44), "far", "torch", depth=0.1)
            flame = g.smooth([(px, py - 0.4 * s, "c"), (px + 0.12 * s, py - 0.1 * s), (px, py + 0.03 * s),
                              (px - 0.12 * s, py - 0.1 * s)])  # fmt: skip
            easel.fill(flame, fade((255, 160, 60), (255, 232, 150), py - 0.4 * s, py), "far", "flame", role="light",
                       tinted=False)  # fmt: skip

    return part


def banners(*xs: float) -> Part:
    """Cloths with a point that hang on the back wall."""

    def part(room: Chamber, hues: Hues) -> None:
        if not room.easel.shown("banner", "flag", "flags"):
            return
        for x in xs:
            for k, hue in ((0.05, hues[3]), (0.042, hues[2])):
                cloth = [(x - k, 0.9), (x + k, 0.9), (x + k, 0.5), (x, 0.42), (x - k, 0.5)]
                room.easel.fill(g.polygon([room.on("back", *p) for p in cloth]), hue, "far", "banner", depth=0.12)

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


def neon(*signs: tuple[float, float, str]) -> Part:
    """Bent tubes of light on the back wall: "loop", "bolt", "pointer", "spark" or "dash", at an x and a height."""

    def part(room: Chamber, hues: Hues) -> None:
        easel, unit = room.easel, room.easel.unit
        for i, (x, y, kind) in enumerate(signs):
            at = room.on("back", x, y)
            path = g.moved(g.scaled(NEONS[kind], 0.07 * unit), *at)
            hue = NEON_HUES[(i + easel.variant) % len(NEON_HUES)]
            easel.fill(path, hue, "far", "neon's glow", role="light", tinted=False, width=0.018 * unit,
                       blur=0.012 * unit)  # fmt: skip
            easel.fill(path, mix(hue, (255, 255, 255), 0.5), "far", "neon sign", role="light", tinted=False,
                       width=0.006 * unit)  # fmt: skip

    return part


NEON_HUES = lay.palette("ff4fa0 40e0ff ffd040 8a6aff 50ff9a")
NEONS: dict[str, Path] = {
    "loop": g.joined(g.ellipse(0, 0, 1.0), g.ellipse(0, 0, 0.6)),
    "bolt": g.line([(-1.0, 0.6), (-0.4, -0.6), (0.1, 0.4), (0.5, -0.7), (1.0, 0.5)]),
    "pointer": g.line([(-1.0, 0.0), (0.8, 0.0), (0.3, -0.5), (0.8, 0.0), (0.3, 0.5)]),
    "spark": g.line([(0, -1), (0.3, -0.3), (1, -0.3), (0.45, 0.15), (0.65, 0.9), (0, 0.45), (-0.65, 0.9), (-0.45, 0.15),
                    (-1, -0.3), (-0.3, -0.3), (0, -1)]),
    "dash": g.line([(-1.6, 0.0), (1.6, 0.0)]),
}  # fmt: skip
"""What the tubes are bent into, about (0, 0) and about 1 wide to either side."""


def beams(number: int = 5, *, across: bool = True) -> Part:
    """Timbers under the ceiling."""

    def part(room: Chamber, hues: Hues) -> None:
        wood = tone(hues[3], -0.04)
        for i in range(number):
            z = 0.06 + 0.9 * i / number
            beam = room.floor(-0.2, 1.2, z, z + 0.07, y=0.99) if across else room.floor(
                (i + 0.3) / number, (i + 0.6) / number, 0, 1.2, y=0.99)  # fmt: skip
            room.easel.fill(beam, wood, "sky", "beam", role="prop")

    return part


def gable(low: float = 0.34, rafters: int = 5) -> Part:
    """A roof that slopes from the ridge to both sides, with its rafters."""

    def part(room: Chamber, hues: Hues) -> None:
        for x, shift in ((0.0, -0.05), (1.0, 0.02)):
            plane = [room.at(x, low, 0), room.at(0.5, 1.0, 0), room.at(0.5, 1.0, 1.6), room.at(0.5, 1.6, 1.6),
                     room.at(x, 2.6, 1.3), room.at(x, low, 1.3)]  # fmt: skip
            room.easel.fill(g.polygon(plane), tone(hues[0], shift - 0.04), "sky", "roof", role="far")
            for i in range(rafters):
                z = i / rafters
                ends = [
                    room.at(x, low, z),
                    room.at(0.5, 1.0, z),
                    room.at(0.5, 1.0, z + 0.05),
                    room.at(x, low, z + 0.05),
                ]
                room.easel.fill(g.polygon(ends), hues[3], "sky", "rafter", role="prop")

    return part


def ribs(spring: float = 0.55, number: int = 6, thick: float = 0.014) -> Part:
    """A round or pointed vault: its arches recede along the room, over a darker ceiling."""

    def part(room: Chamber, hues: Hues) -> None:
        easel = room.easel
        shape = ((0.0, 0.0), (0.06, 0.42), (0.18, 0.7), (0.34, 0.9), (0.5, 1.0), (0.66, 0.9), (0.82, 0.7), (0.94, 0.42),
                 (1.0, 0.0))  # fmt: skip
        corners = [room.at(x, spring + (1 - spring) * y, 0) for x, y in shape]
        outer = [(-99.0, room.at(0, spring, 0)[1]), (-99.0, -99.0), (easel.w + 99, -99.0),
                 (easel.w + 99, room.at(1, spring, 0)[1])]  # fmt: skip
        vault = g.polygon([*reversed(corners), *outer])
        above = room.at(0.5, spring, 0)[1]
        easel.fill(vault, fade(tone(hues[0], -0.1), tone(hues[0], -0.02), 0, above), "sky", "vault", role="far")
        for i in range(number):
            z = 0.94 * i / number
            arc = g.line([room.at(x, spring + (1 - spring) * y, z) for x, y in shape])
            width = thick * easel.unit * room.size(z)
            easel.fill(arc, tone(hues[3], 0.03 - 0.01 * i), "sky", "rib", role="prop", width=width)
            posts = g.joined(*(g.line([room.at(x, 0, z), room.at(x, spring, z)]) for x in (0.0, 1.0)))
            easel.fill(posts, tone(hues[3], -0.02), "sky", "pier", role="prop", width=1.3 * width)

    return part


def lamps(*xs: float, kind: str = "pendant") -> Part:
    """Lamps that hang in a row, or strips of light on the ceiling."""

    def part(room: Chamber, hues: Hues) -> None:
        for x in xs:
            if kind == "pendant":
                fittings.pendant(room, x, 0.3, 0.35, hues[2])
                continue
            for z in (0.04, 0.3, 0.56):
                strip = room.floor(x - 0.03, x + 0.03, z, z + 0.16, y=0.995)
                room.easel.fill(strip, (255, 255, 246), "sky", "strip of light", role="light", tinted=False)

    return part


def pipes(*ys: float) -> Part:
    """Pipes along the walls, with their joints."""

    def part(room: Chamber, hues: Hues) -> None:
        for y in ys:
            for wall in WALLS:
                box = room.panel(wall, 0, 1, y, y + 0.045)
                room.easel.fill(box, tone(hues[3], -0.02), "sky", "pipe", role="prop")
                shine = room.panel(wall, 0, 1, y + 0.028, y + 0.036)
                room.easel.fill(shine, tone(hues[3], 0.1), "sky", "pipe", role="prop")
                joints = g.joined(*(room.panel(wall, a, a + 0.02, y - 0.01, y + 0.055) for a in (0.2, 0.55, 0.85)))
                room.easel.fill(joints, tone(hues[3], -0.08), "sky", "pipe", role="prop")

    return part


def tiers(number: int = 4, *, low: float = 0.16) -> Part:
    """Galleries of boxes with gilded fronts, curtains and lights, along all walls: an opera house."""

    def part(room: Chamber, hues: Hues) -> None:
        easel, step = room.easel, (1.0 - low) / number
        fronts, rails, boxes, cloth, lights = (Path() for _ in range(5))
        for wall in WALLS:
            for r in range(number):
                y = low + r * step
                fronts.addPath(room.panel(wall, 0, 1, y, y + 0.3 * step))
                rails.addPath(room.panel(wall, 0, 1, y + 0.24 * step, y + 0.3 * step))
                count = 9 if wall == "back" else 7
                for i in range(count):
                    a, b, fold = (i + 0.1) / count, (i + 0.9) / count, 0.22 / count
                    boxes.addPath(room.panel(wall, a, b, y + 0.3 * step, y + 0.94 * step))
                    for edge in (a, b - fold):
                        cloth.addPath(room.panel(wall, edge, edge + fold, y + 0.3 * step, y + 0.94 * step))
                    lights.addPath(g.ellipse(*room.on(wall, a - 0.1 / count, y + 0.4 * step), 0.006 * easel.unit))
        easel.fill(boxes, tone(hues[2], -0.24), "sky", "boxes", role="prop")
        easel.fill(cloth, hues[2], "sky", "curtains of the boxes", role="prop")
        easel.fill(fronts, hues[3], "sky", "gallery's front", role="prop")
        easel.fill(rails, tone(hues[3], 0.12), "sky", "gilded rail", role="prop")
        easel.fill(lights, _LIT, "sky", "lights", role="light", tinted=False)

    return part


def racks(wall: Wall, along: Span, number: int = 5) -> Part:
    """Cabinets with rows of small lights."""

    def part(room: Chamber, hues: Hues) -> None:
        rng, span = room.easel.rng, along[1] - along[0]
        lights, cases, slots = [Path() for _ in range(3)], Path(), Path()
        for i in range(number):
            a, b = along[0] + span * (i + 0.06) / number, along[0] + span * (i + 0.94) / number
            cases.addPath(room.panel(wall, a, b, 0.0, 0.8))
            for r in range(14):
                low = 0.05 + 0.052 * r
                slots.addPath(room.panel(wall, a + 0.08 * (b - a), b - 0.08 * (b - a), low, low + 0.034))
                for k in range(4):
                    at = a + (b - a) * (0.16 + 0.1 * k)
                    lamp = room.panel(wall, at, at + 0.05 * (b - a), low + 0.012, low + 0.024)
                    lights[rng.randrange(3)].addPath(lamp)
        room.easel.fill(cases, (34, 40, 52), "far", "rack", depth=0.1)
        room.easel.fill(slots, (54, 62, 76), "far", "rack", depth=0.1)
        for path, hue in zip(lights, lay.palette("5affb0 40c8ff ffb040"), strict=True):
            room.easel.fill(path, hue, "far", "small lights", role="light", tinted=False)

    return part


def tank(wall: Wall, along: Span, y: Span, fish: str = "") -> Part:
    """A great pane with water behind it: beams, weeds, and fish where it is the back wall's."""

    def part(room: Chamber, hues: Hues) -> None:
        easel, pane = room.easel, room.panel(wall, *along, *y)
        left, top, right, bottom = g.bounds(pane)
        easel.fill(pane, fade((92, 208, 232), (12, 78, 138), top, bottom), "far", "tank", role="water", tinted=False,
                   back=0.7)  # fmt: skip
        rays = g.joined(*(g.polygon([(x, top), (x + 0.05 * (right - left), top), (x - 0.06 * (right - left), bottom),
                                     (x - 0.16 * (right - left), bottom)])
                          for x in (left + (right - left) * k for k in (0.2, 0.5, 0.8, 1.02))))  # fmt: skip
        easel.fill(g.intersection(rays, pane), fade((220, 250, 255), (220, 250, 255), top, bottom, (0.4, 0.0)), "far",
                   "beams in the water", role="light", tinted=False, back=0.69)  # fmt: skip
        bed = g.joined(*(g.ellipse(left + (right - left) * k, bottom, 0.12 * (right - left), 0.07 * (bottom - top))
                         for k in (0.05, 0.3, 0.55, 0.9)))  # fmt: skip
        easel.fill(g.intersection(bed, pane), (196, 164, 120), "far", "rocks", depth=0.2, back=0.68)
        for i, name in enumerate(fish.split()):
            x, level = left + (right - left) * (0.12 + 0.31 * i % 0.84), top + (bottom - top) * (0.3 + 0.17 * (i % 4))
            easel.prop(name, x, level, 0.12 * (bottom - top), layer="far", depth=0.5, shadow=False)
        frame = g.line([room.on(wall, *p) for p in ((along[0], y[0]), (along[1], y[0]), (along[1], y[1]),
                                                    (along[0], y[1]), (along[0], y[0]))])  # fmt: skip
        easel.fill(frame, hues[3], "far", "tank's frame", depth=0.1, width=0.014 * easel.unit)

    return part
