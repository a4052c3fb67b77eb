"""Where one learns and finds out: the classroom, the library, the laboratory."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import chamber, fittings, shells
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.chamber import Chamber
from limner.engines.illustrator.staging.settings.setting import place

_SCHOOLS = (
    lay.palette("f0e2c4 c79a68 3f6f5a d8a566"),  # wall, floor, board, desks
    lay.palette("d8e6ee b99270 35506a e0b070"),
    lay.palette("e4ead0 c09468 46684a c98a5a"),
)
_LIBRARIES = (
    lay.palette("d9c3a0 8a5a3c 6b4028 b0563f"),  # wall, floor, wood, rug
    lay.palette("c9d0c4 7d5a40 5a3a2a 3f7a6a"),
    lay.palette("e2cfb4 9a6a44 7d4a2c 5a5f96"),
)
_LABS = (
    lay.palette("dfeaf0 b7c6d2 f4f8fa 4f9ab8"),  # wall, floor, benches, accent
    lay.palette("e6ecec c0ccc4 f6faf6 5fae8a"),
    lay.palette("e4e4f0 bcbcd0 f8f8fc 8a7ac8"),
)
_FLUIDS = lay.palette("5fc8a8 e8708a f0b84a 6a9ae8 a87ae0")


@place(
    "classroom",
    footing="floor",
    indoors=True,
    horizons=(0.60, 0.64, 0.70),
    climate="indoors",
    neighbours="library",
    nook="study",
    shows="furniture, window",
    traits=("swept", "shelved"),
)
def classroom(easel: Easel) -> None:
    """A blackboard, rows of desks that recede, tall windows at one side, a globe on the teacher's desk."""
    wall, floor, slate, wood = _SCHOOLS[easel.variant % 3]
    room = chamber.chamber(easel)
    shells.shell(room, wall, floor, tone(wall, 0.06), tone(wall, -0.1))
    shells.boards(room, floor)
    left = chamber.view(easel) != "right"
    for z in (0.08, 0.42, 0.74):
        fittings.window(
            room, "left" if left else "right", (z, z + 0.22), (0.34, 0.86), (250, 246, 238), rows=3, lamp=z == 0.42
        )
    fittings.beam(room, (0.06, 0.2) if left else (0.8, 0.94), (0.2, 0.8), 0.22 if left else -0.22)
    if easel.shown("blackboard", "chalkboard") and fittings.board(
        room, "back", (0.22, 0.78), (0.4, 0.8), slate, (166, 118, 74), "blackboard"
    ):
        _chalk(room)
    fittings.painting(room, "right" if left else "left", (0.12, 0.34), (0.45, 0.75), wood)
    desk = (0.62, 0.62 + room.broad(1.3))
    if room.block(desk, (0.04, 0.2), (0, 0.78), tone(wood, -0.1), "teacher's desk", words=("desk", "table")):
        room.prop("globe" if easel.variant % 2 else "book", desk[0] + 0.06, 0.1, 0.42, raised=0.78)
    for z in (0.34, 0.56, 0.74):
        for x in (0.1, 0.38, 0.66) if chamber.view(easel) == "hall" else (0.12, 0.42, 0.72):
            _desk(room, x, z, wood)


def _chalk(room: Chamber) -> None:
    """Sums and a figure in chalk, no letters."""
    lines = Path()
    for row, y in enumerate((0.72, 0.66, 0.6)):
        for i in range(4 - row):
            a = 0.27 + 0.06 * i
            lines.moveTo(*room.at(a, y, 0))
            lines.lineTo(*room.at(a + 0.04, y + 0.004 * (i % 2), 0))
    corners = [room.at(x, y, 0) for x, y in ((0.6, 0.5), (0.72, 0.5), (0.66, 0.7), (0.6, 0.5))]
    lines.addPath(g.line(corners))
    room.easel.fill(lines, (236, 240, 232), "far", "chalk", depth=0.1, width=0.004 * room.easel.unit)


def _desk(room: Chamber, x: float, z: float, wood: RGB) -> None:
    """A pupil's desk: a slab on two legs."""
    if room.easel.amount < 0.25 or not room.easel.shown("desk", "desks", "table"):
        return
    wide = room.broad(0.95)
    slab = room.floor(x, x + wide, z, z + 0.1, y=room.high(0.72))
    if not room.free(slab, room.at(x, 0, z + 0.1)[1]):
        return
    easel, thin = room.easel, room.broad(0.07)
    deep, y = 0.1 + 0.3 * (0.9 - z), room.high(0.72)
    legs = [_upright(room, a, b, thin, y) for b in (z + 0.03, z + 0.1) for a in (x, x + wide - thin)]
    easel.fill(g.joined(*legs), (104, 110, 118), "middle", "legs", depth=deep, back=deep)
    edge = g.polygon([room.at(a, b, z + 0.1) for a, b in ((x, 0.9 * y), (x + wide, 0.9 * y), (x + wide, y), (x, y))])
    easel.fill(edge, tone(wood, -0.08), "middle", "desk's edge", depth=deep, back=deep - 0.001)
    easel.fill(slab, tone(wood, 0.06), "middle", "desk", depth=deep, back=deep - 0.001)
    if easel.shown("book", "books"):
        book = room.floor(x + 0.3 * wide, x + 0.6 * wide, z + 0.025, z + 0.07, y=1.03 * y)
        easel.fill(book, easel.rng.choice(_FLUIDS), "middle", "book", depth=deep, back=deep - 0.002)


def _upright(room: Chamber, x: float, z: float, thin: float, y: float) -> Path:
    return g.polygon([room.at(x, 0, z), room.at(x + thin, 0, z), room.at(x + thin, y, z), room.at(x, y, z)])


@place(
    "library",
    seat="armchair",
    footing="floor",
    indoors=True,
    horizons=(0.60, 0.64, 0.70),
    climate="indoors",
    neighbours="classroom, museum",
    nook="study",
    other="floor_lamp, armchair",
    shows="furniture, window",
    stock="book",
    traits=("dwelling", "shelved"),
)
def library(easel: Easel) -> None:
    """Halls of shelves: walls of books that run to a tall window, or a reading room with a ladder and a desk."""
    wall, floor, wood, hue = _LIBRARIES[easel.variant % 3]
    seen = chamber.view(easel)
    room = chamber.chamber(easel, top=0.05)
    shells.shell(room, wall, floor, tone(wood, 0.12), wood)
    shells.boards(room, floor)
    for side in ("left", "right"):
        if seen in ("hall", side):
            for z in (0.0, 0.28, 0.56):
                fittings.books(room, side, (z + 0.015, z + 0.265), (0.02, 0.86), 6, wood)
    if seen == "hall":
        fittings.window(room, "back", (0.34, 0.66), (0.3, 0.88), tone(wood, 0.2), columns=3, rows=3)
        for a in ((0.02, 0.3), (0.7, 0.98)):
            fittings.books(room, "back", a, (0.02, 0.86), 5, wood)
        fittings.beam(room, (0.36, 0.64), (0.15, 0.8), 0.0)
    else:
        near = (0.04, 0.52) if seen == "right" else (0.48, 0.96)
        fittings.books(room, "back", near, (0.02, 0.86), 5, wood)
        far = (0.62, 0.88) if seen == "right" else (0.12, 0.38)
        fittings.window(room, "back", far, (0.26, 0.86), tone(wood, 0.2), columns=2, rows=3)
        fittings.beam(room, far, (0.15, 0.75), 0.1)
        room.prop("ladder", 0.3 if seen == "right" else 0.7, 0.05, 1.9)
    fittings.carpet(room, (0.34, 0.66), (0.1, 0.98), hue)
    x = 0.12 if seen != "right" else 0.72
    if room.block((x, x + room.broad(1.1)), (0.2, 0.4), (0, 0.76), tone(wood, 0.03), "desk", words=("desk", "table")):
        room.prop("lamp", x + room.broad(0.35), 0.3, 0.55, raised=0.76)
    for z in (0.15, 0.5):
        fittings.pendant(room, 0.5, z, 0.25, (196, 154, 84))


@place(
    "laboratory",
    footing="floor",
    indoors=True,
    horizons=(0.60, 0.64, 0.70),
    climate="indoors",
    neighbours="spaceship, workshop",
    shows="furniture, window",
    traits=("swept",),
)
def laboratory(easel: Easel) -> None:
    """White benches with flasks along the walls, shelves of jars, a screen with a curve, a bright window."""
    wall, floor, bench, hue = _LABS[easel.variant % 3]
    seen = chamber.view(easel)
    room = chamber.chamber(easel)
    shells.shell(room, wall, floor, (250, 252, 252), tone(wall, -0.08))
    shells.tiles(room, tone(floor, 0.06), 6, 6)
    fittings.window(
        room, "back", (0.08, 0.4) if seen != "right" else (0.6, 0.92), (0.45, 0.85), (245, 248, 250), rows=1
    )
    screen = (0.56, 0.86) if seen != "right" else (0.14, 0.44)
    if fittings.board(room, "back", screen, (0.46, 0.8), (28, 52, 70), (190, 200, 208)):
        _curve(room, screen, hue)
    room.block((0.08, 0.92), (0.0, 0.12), (0, 0.9), bench, "bench", words=("bench", "table"))
    room.block((0.07, 0.93), (0.0, 0.13), (0.9, 0.97), hue, "bench's top", back=0.355)
    _flasks(room, tuple(0.14 + 0.12 * i for i in range(7)), 0.07, 0.97)
    for x in ((0.0, 0.16), (0.84, 1.0)):
        seen_there = seen == "hall" or (x[0] == 0.0) == (seen == "left")
        if seen_there and room.block(x, (0.22, 0.78), (0, 0.9), bench, "side bench", words=("bench", "table")):
            room.block(x, (0.21, 0.79), (0.9, 0.97), hue, "bench's top", back=0.15)
            _flasks(room, (0.5 * sum(x),), 0.34, 0.97)
            _flasks(room, (0.5 * sum(x),), 0.6, 0.97)
    side: chamber.Wall = "right" if seen != "left" else "left"
    for y in (0.5, 0.66):
        easel.fill(room.panel(side, 0.16, 0.8, y, y + 0.02), tone(wall, -0.2), "far", "shelf", depth=0.1)
        jars = [room.panel(side, z, z + 0.06, y + 0.02, y + 0.1) for z in (0.2, 0.32, 0.46, 0.62)]
        easel.fill(g.joined(*jars), _FLUIDS[round(10 * y) % 5], "far", "jars", depth=0.1)
    for z in (0.1, 0.45):
        lamp = room.floor(0.38, 0.62, z, z + 0.2, y=0.995)
        easel.fill(lamp, (255, 255, 250), "sky", "ceiling lamp", role="light", tinted=False)


def _curve(room: Chamber, along: tuple[float, float], hue: RGB) -> None:
    line = Path()
    for i, y in enumerate((0.52, 0.6, 0.56, 0.7, 0.62, 0.74, 0.68)):
        x = along[0] + (along[1] - along[0]) * (0.08 + 0.84 * i / 6)
        point = room.at(x, y, 0)
        line.lineTo(*point) if i else line.moveTo(*point)
    room.easel.fill(line, tone(hue, 0.18), "far", "curve on the screen", tinted=False, role="light",
                    width=0.006 * room.easel.unit)  # fmt: skip


def _flasks(room: Chamber, xs: tuple[float, ...], z: float, height: float) -> None:
    """Flasks with coloured fluid, conical and round by turns."""
    easel = room.easel
    if easel.amount < 0.25 or not easel.shown("flask", "bottle", "potion"):
        return
    s = room.size(z) * room.metre
    for i, x in enumerate(xs):
        px, py = room.at(x, room.high(height), z)
        r = 0.13 * s
        if i % 2:
            body = g.polygon([(px - 0.3 * r, py - 2.6 * r), (px + 0.3 * r, py - 2.6 * r), (px + 0.3 * r, py - 1.6 * r),
                              (px + r, py), (px - r, py), (px - 0.3 * r, py - 1.6 * r)])  # fmt: skip
        else:
            body = g.union(g.ellipse(px, py - r, r), g.rect(px - 0.3 * r, py - 2.8 * r, 0.6 * r, 1.4 * r))
        if not room.free(body, py):
            continue
        hue = _FLUIDS[(i + easel.variant) % 5]
        easel.fill(body, fade((246, 252, 255), (214, 230, 238), py - 2.8 * r, py, (0.9, 0.9)), "middle", "flask",
                   depth=0.1, back=0.12)  # fmt: skip
        fluid = g.intersection(body, g.rect(px - 2 * r, py - 1.1 * r, 4 * r, 1.2 * r))
        easel.fill(fluid, fade(tone(hue, 0.08), hue, py - r, py), "middle", "fluid", depth=0.1, back=0.119)
