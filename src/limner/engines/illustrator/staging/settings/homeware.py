"""What makes a chamber lived in: curtains, papered walls, shelves of pots, low tables, strings of lights."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import decor
from limner.engines.illustrator.staging.easel import fade, halo
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings import wall_finishes
from limner.engines.illustrator.staging.settings.chamber import Chamber, View, Wall

_POTS = lay.palette("f4ead8 d98a66 7fa3b4 e2bd6c 93a97c b58aa6")
_BRASS: RGB = (188, 150, 92)
_STEEL: RGB = (186, 192, 198)


def drapes(room: Chamber, wall: Wall, along: tuple[float, float], y: tuple[float, float], cloth: RGB) -> None:
    """Curtains at both sides of a window, from `y[0]` up to their rod at `y[1]`."""
    easel = room.easel
    if not easel.shown("curtain", "curtains") or not room.bare(room.panel(wall, *along, *y)):
        return
    d = 0.2 * (along[1] - along[0])
    folds = (0.2, 0.5, 0.8) if not easel.fine else (0.1, 0.28, 0.46, 0.64, 0.82)
    for a, b in ((along[0] - d, along[0] + 0.4 * d), (along[1] - 0.4 * d, along[1] + d)):
        path = room.panel(wall, a, b, *y)
        box = g.bounds(path)
        easel.fill(path, fade(tone(cloth, 0.05), tone(cloth, -0.07), box[1], box[3]), "far", "curtain", depth=0.1)
        thin = 0.28 / len(folds)
        creases = (room.panel(wall, a + (b - a) * t, a + (b - a) * (t + thin), *y) for t in folds)
        easel.fill(g.joined(*creases), tone(cloth, -0.08), "far", "folds", depth=0.1)
        if easel.fine:
            hem = g.joined(*(room.panel(wall, a, b, y[0] + t, y[0] + t + 0.008) for t in (0.02, 0.04)))
            easel.fill(hem, tone(cloth, 0.12), "far", "hem", depth=0.1)
    rod = room.panel(wall, along[0] - 1.2 * d, along[1] + 1.2 * d, y[1], y[1] + 0.02)
    easel.fill(rod, _BRASS, "far", "curtain rod", depth=0.1)


def papered(room: Chamber, colour: RGB, seen: View) -> None:
    """Wallpaper by the seed: stripes, sprigs, or a panelled lower half."""
    easel, kind = room.easel, room.easel.variant % 3
    colour = easel.brief.traits.wall or decor.wall_of(easel.brief.traits.finish_of_walls) or colour
    walls: list[Wall] = ["back", *(("left", "right") if seen == "hall" else (seen,))]
    if wall_finishes.finished(easel, walls, room.on, colour):
        return
    pattern = Path()
    for wall in walls:
        number = 13 if wall == "back" else 10
        if kind == 0:
            for i in range(number):
                pattern.addPath(room.panel(wall, i / number, (i + 0.45) / number, 0, 1))
        elif kind == 1:
            _sprigs(room, pattern, wall, number)
        else:
            pattern.addPath(room.panel(wall, 0, 1, 0, 0.36))
    easel.fill(pattern, tone(colour, -0.024), "sky", "wallpaper", role="far")
    if kind == 2:
        _panelling(room, walls, colour)


def _sprigs(room: Chamber, pattern: Path, wall: Wall, number: int) -> None:
    size = (0.007 if room.easel.fine else 0.006) * room.easel.unit
    for r in range(9):
        for i in range(number):
            x, y = room.on(wall, (i + 0.5 + 0.5 * (r % 2)) / (number + 0.5), (r + 0.5) / 9)
            pattern.addPath(g.ellipse(x, y, size * 0.5, size))
            if room.easel.fine:
                for hand in (-1, 1):
                    pattern.addPath(g.ellipse(x + hand * size, y + 0.7 * size, 0.45 * size, 0.8 * size, 40.0 * hand))


def _panelling(room: Chamber, walls: list[Wall], colour: RGB) -> None:
    """A rail at the height of a chair's back, and framed fields below it."""
    easel = room.easel
    rail = g.joined(*(room.panel(wall, 0, 1, 0.355, 0.38) for wall in walls))
    easel.fill(rail, tone(colour, 0.04), "sky", "rail", role="far")
    fields = Path()
    for wall in walls:
        number = 6 if wall == "back" else 5
        for i in range(number):
            a, b = (i + 0.12) / number, (i + 0.88) / number
            corners = [room.on(wall, *p) for p in ((a, 0.1), (b, 0.1), (b, 0.32), (a, 0.32), (a, 0.1))]
            fields.addPath(g.line(corners))
    easel.fill(fields, tone(colour, -0.055), "sky", "panelling", role="far", width=0.0026 * easel.unit)


def shelf(room: Chamber, wall: Wall, along: tuple[float, float], y: float, wood: RGB) -> None:
    """A plank on a wall with pots and jars of unlike height."""
    easel, rng = room.easel, room.easel.rng
    a, b = along
    if easel.amount < 0.3 or not easel.shown("shelf", "shelves") or not room.bare(room.panel(wall, a, b, y, y + 0.14)):
        return
    easel.fill(room.panel(wall, a, b, y - 0.022, y), wood, "far", "shelf", depth=0.12)
    easel.fill(room.panel(wall, a, b, y - 0.04, y - 0.022), tone(wood, -0.16), "far", "shelf's shade", depth=0.12)
    if not easel.shown("vase", "jar", "bottle", "cup", "mug", "bowl", "book", "books"):
        return
    goods = [Path() for _ in _POTS]
    glints, number = Path(), 6
    for i in range(number):
        x, tall = a + (b - a) * (i + 0.5) / number, rng.uniform(0.05, 0.12)
        half = (b - a) / number * rng.uniform(0.2, 0.36)
        at = (i + easel.variant) % len(goods)
        goods[at].addPath(room.panel(wall, x - half, x + half, y, y + tall))
        if i % 2:
            goods[at].addPath(room.panel(wall, x - 0.5 * half, x + 0.5 * half, y + tall, y + tall + 0.022))
        glints.addPath(room.panel(wall, x - 0.6 * half, x - 0.3 * half, y + 0.2 * tall, y + 0.85 * tall))
    for path, hue in zip(goods, _POTS, strict=True):
        easel.fill(path, hue, "far", "pots", depth=0.12)
    if easel.fine:
        easel.fill(glints, (255, 255, 250), "far", "glints", depth=0.12)


def low_table(room: Chamber, x: tuple[float, float], z: tuple[float, float], wood: RGB, tall: float = 0.42) -> None:
    """A low table on four legs with a book and a cup on it."""
    easel = room.easel
    words = ("table", "coffee_table", "furniture")
    if easel.amount < 0.3 or not room.block(x, z, (tall - 0.06, tall), wood, "low table", words=words, back=0.26):
        return
    thin, top = room.broad(0.07), room.high(tall - 0.06)
    legs = [
        g.polygon([room.at(a, 0, d), room.at(a + thin, 0, d), room.at(a + thin, top, d), room.at(a, top, d)])
        for a in (x[0] + 0.3 * thin, x[1] - 1.3 * thin)
        for d in (z[0] + 0.01, z[1] - 0.01)
    ]
    easel.fill(g.joined(*legs), tone(wood, -0.12), "middle", "table's legs", depth=0.2, back=0.27)
    shade = room.floor(x[0] + thin, x[1] - thin, z[0] + 0.02, z[1] + 0.03)
    dark = easel.air.light.shadow
    box = g.bounds(shade)
    easel.fill(shade, fade(dark, dark, box[1], box[3], (0.1, 0.16)), "ground", "table's shade", tinted=False)
    span, y = x[1] - x[0], room.high(tall + 0.02)
    if easel.shown("book", "books"):
        near = z[0] + 0.75 * (z[1] - z[0])
        book = room.floor(x[0] + 0.14 * span, x[0] + 0.42 * span, z[0] + 0.3 * (z[1] - z[0]), near, y=y)
        easel.fill(book, _POTS[(easel.variant + 1) % 6], "middle", "book", depth=0.2, back=0.255)
    room.prop("cup", x[0] + 0.68 * span, z[0] + 0.6 * (z[1] - z[0]), 0.16, raised=tall)


def fronts(
    room: Chamber, x: tuple[float, float], z: float, height: tuple[float, float], grid: tuple[int, int], colour: RGB,
    back: float,
) -> None:  # fmt: skip
    """Drawers or doors, so many rows and columns, on the front of a block; with `back` smaller than the block's own."""
    easel, (rows, columns) = room.easel, grid
    faces, inner, knobs = Path(), Path(), Path()

    def face(column: int, row: int, inset: float) -> Path:
        a, b = ((column + t) / columns for t in (inset, 1 - inset))
        low, high = (height[0] + (height[1] - height[0]) * (row + t) / rows for t in (inset, 1 - inset))
        span = x[1] - x[0]
        corners = ((a, low), (b, low), (b, high), (a, high))
        return g.polygon([room.at(x[0] + span * s, room.high(y), z) for s, y in corners])

    for row in range(rows):
        for column in range(columns):
            faces.addPath(face(column, row, 0.08))
            inner.addPath(face(column, row, 0.2))
            left, top, right, bottom = g.bounds(face(column, row, 0.08))
            at = (left + right) / 2 if rows >= columns else left + 0.84 * (right - left)
            knobs.addPath(g.ellipse(at, (top + bottom) / 2, 0.006 * easel.unit * room.size(z)))
    easel.fill(faces, tone(colour, 0.05), "middle", "fronts", depth=0.2, back=back)
    if easel.fine:
        easel.fill(inner, tone(colour, 0.015), "middle", "panels", depth=0.2, back=back - 0.0001)
    easel.fill(knobs, _BRASS, "middle", "knobs", depth=0.2, back=back - 0.0002)


def rail(room: Chamber, wall: Wall, along: tuple[float, float], y: float) -> None:
    """A rail with ladles and turners that hang from it."""
    easel = room.easel
    a, b = along
    if not easel.shown("spoon", "ladle", "tool", "cutlery") or not room.bare(room.panel(wall, a, b, y - 0.12, y)):
        return
    easel.fill(room.panel(wall, a, b, y, y + 0.01), _STEEL, "far", "rail", depth=0.12)
    tools, number = Path(), 5
    for i in range(number):
        x = a + (b - a) * (i + 0.5) / number
        tools.addPath(room.panel(wall, x - 0.0035, x + 0.0035, y - 0.08, y))
        low = room.panel(wall, x - 0.013, x + 0.013, y - 0.115, y - 0.075)
        left, top, right, bottom = g.bounds(low)
        round_end = g.ellipse((left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2)
        tools.addPath(round_end if i % 2 else low)
    easel.fill(tools, tone(_STEEL, -0.1), "far", "ladles", depth=0.12)


def lights(room: Chamber, z: float, y: float) -> None:
    """A string of small bulbs across the room."""
    easel, number = room.easel, 13
    if easel.amount < 0.3 or not easel.shown("lamp", "light", "lights"):
        return
    points = [room.at(i / (number - 1), y - 0.07 * (1 - (2 * (i % 6) / 6 - 1) ** 2), z) for i in range(number)]
    easel.fill(g.line(points), (92, 74, 66), "far", "string", depth=0.1, width=0.0026 * easel.unit)
    for i, (x, top) in enumerate(points):
        r = 0.0075 * easel.unit
        if i % 2:
            easel.glow(halo(x, top + r, 6 * r, (255, 222, 150), 0.4), "far", "bulb's glow")
        easel.fill(g.ellipse(x, top + 1.2 * r, r, 1.3 * r), (255, 238, 190), "far", "bulb", role="light", tinted=False)


def case(room: Chamber, x: tuple[float, float], z: tuple[float, float], foot: float) -> None:
    """A glass case with sweet things in two rows, on a counter of that height in metres."""
    easel = room.easel
    if easel.amount < 0.3 or not easel.shown("cake", "donut", "cupcake", "croissant", "cookie", "bakery", "food"):
        return
    glass: RGB = (226, 238, 240)
    if not room.block(x, z, (foot, foot + 0.42), glass, "glass case", back=0.24):
        return
    span, cakes = x[1] - x[0], [Path() for _ in range(3)]
    for row in range(2):
        low = room.high(foot + 0.04 + 0.19 * row)
        for i in range(6):
            a = x[0] + span * (0.08 + 0.145 * i)
            px, py = room.at(a + 0.05 * span, low, z[1])
            r = 0.055 * room.metre * room.size(z[1])
            cakes[(i + row) % 3].addPath(g.rect(px - r, py - 1.5 * r, 2 * r, 1.5 * r, 0.6 * r))
    for path, hue in zip(cakes, ((214, 140, 92), (238, 178, 176), (146, 98, 72)), strict=True):
        easel.fill(path, hue, "middle", "sweet things", depth=0.15, back=0.238)
    y = room.high(foot + 0.21)
    pane = [room.at(a, b, z[1]) for a, b in ((x[0], y), (x[1], y))]
    easel.fill(g.line(pane), mix(glass, (140, 120, 100), 0.5), "middle", "glass shelf", depth=0.15, back=0.237,
               width=0.004 * easel.unit)  # fmt: skip
