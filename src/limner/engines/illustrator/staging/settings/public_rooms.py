"""Rooms for guests: the diner with its counter, the lobby of a hotel, the greenhouse."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import chamber, fittings, shells
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.chamber import Chamber, Wall
from limner.engines.illustrator.staging.settings.setting import place

_DINERS = (
    lay.palette("cfeae4 e4e8e8 d8443c 7fc4bc"),  # wall, floor, seats, trim
    lay.palette("f6dfe0 ece6e2 2f8f9a f08a9a"),
    lay.palette("f4ead0 e8e4da c8382f e8b84a"),
)
_CHROME: RGB = (206, 214, 220)
_LOBBIES = (
    lay.palette("efe2cc d8cbb8 7a4a34 c9a04a"),  # wall, floor, desk, brass
    lay.palette("dfe2e0 c9c4be 4a5a54 d0a85a"),
    lay.palette("ead6cc d4c2b4 5a3f50 d8b060"),
)
_IRON: RGB = (236, 242, 240)
_SIDES: tuple[Wall, ...] = ("left", "right")


@place(
    "diner",
    seat="chair",
    footing="floor",
    indoors=True,
    horizons=(0.58, 0.62, 0.66),
    climate="indoors",
    neighbours="cafe",
    nook="cafe",
    shows="furniture, window",
    traits=("swept",),
)
def diner(easel: Easel) -> None:
    """Checks on the floor, a counter in chrome with round stools, booths at the windows, neon along the wall."""
    wall, floor, seat, trim = _DINERS[easel.variant % 3]
    room = chamber.chamber(easel, "hall")
    shells.shell(room, wall, floor, (246, 244, 240), tone(trim, -0.1))
    shells.tiles(room, (58, 60, 68), 9, 8)
    for low, hue in ((0.34, seat), (0.36, _CHROME), (0.38, seat)):
        for wall_name in ("back", *_SIDES):
            easel.fill(room.panel(wall_name, 0, 1, low, low + 0.012), hue, "sky", "stripe", role="prop")
    if easel.shown("window"):
        fittings.window(room, "back", (0.06, 0.34), (0.44, 0.84), _CHROME, columns=2, rows=1)
        fittings.window(room, "right", (0.1, 0.5), (0.44, 0.84), _CHROME, columns=3, rows=1, lamp=False)
    _neon(room, seat, trim)
    room.block((0.38, 1.0), (0.1, 0.26), (0, 1.05), tone(trim, 0.02), "counter", words=("counter", "bar", "table"))
    room.block((0.37, 1.0), (0.09, 0.28), (1.05, 1.12), _CHROME, "counter's top", words=("counter", "bar"), back=0.29)
    for i in range(5):
        _stool(room, 0.43 + 0.115 * i, 0.4, seat)
    for z in (0.2, 0.62):
        _booth(room, z, seat)
    for x in (0.25, 0.5, 0.75):
        fittings.pendant(room, x, 0.3, 0.26, seat)


def _neon(room: Chamber, one: RGB, other: RGB) -> None:
    """Two bent tubes on the back wall with their glow, and a clock between."""
    easel, unit = room.easel, room.easel.unit
    for y, hue in ((0.9, one), (0.86, other)):
        tube = g.line([room.on("back", x, y) for x in (0.4, 0.97)])
        easel.fill(tube, tone(hue, 0.16), "far", "neon's glow", role="light", width=0.022 * unit, blur=0.008 * unit)
        easel.fill(tube, mix(hue, (255, 255, 255), 0.45), "far", "neon", role="light", tinted=False, width=0.006 * unit)
    x, y = room.on("back", 0.7, 0.66)
    for r, disc in ((0.052, one), (0.042, (252, 250, 244))):
        easel.fill(g.ellipse(x, y, r * unit), disc, "far", "clock", depth=0.1)
    hands = g.joined(g.line([(x, y), (x, y - 0.03 * unit)]), g.line([(x, y), (x + 0.02 * unit, y + 0.008 * unit)]))
    easel.fill(hands, (60, 56, 60), "far", "hands", depth=0.1, width=0.004 * unit)


def _stool(room: Chamber, x: float, z: float, seat: RGB) -> None:
    """A round stool on a chromed post."""
    easel, s = room.easel, room.metre * room.size(z)
    px, foot = room.at(x, 0, z)
    body = g.rect(px - 0.2 * s, foot - 0.8 * s, 0.4 * s, 0.8 * s)
    if easel.amount < 0.25 or not easel.shown("stool", "chair") or not room.free(body, foot):
        return
    post = g.joined(g.rect(px - 0.03 * s, foot - 0.7 * s, 0.06 * s, 0.7 * s), g.ellipse(px, foot, 0.16 * s, 0.05 * s))
    easel.fill(post, _CHROME, "middle", "stool's post", depth=0.15, back=0.2)
    for dy, hue in ((0.0, tone(_CHROME, -0.06)), (-0.07, seat), (-0.1, tone(seat, 0.08))):
        top = g.ellipse(px, foot + (dy - 0.7) * s, 0.21 * s, 0.075 * s)
        easel.fill(top, hue, "middle", "stool", depth=0.15, back=0.19)


def _booth(room: Chamber, z: float, seat: RGB) -> None:
    """A bench with a high back at the left wall, and its table."""
    room.block((0.0, 0.13), (z, z + 0.08), (0, 1.15), seat, "booth", words=("seat", "bench"), top=tone(seat, 0.1))
    if room.block((0.0, 0.13), (z + 0.08, z + 0.16), (0, 0.45), tone(seat, -0.04), "booth's seat", words=("seat",)):
        room.block((0.0, 0.11), (z + 0.2, z + 0.29), (0.7, 0.76), _CHROME, "booth's table", words=("table",))


@place(
    "lobby",
    footing="floor",
    indoors=True,
    horizons=(0.58, 0.62, 0.66),
    climate="indoors",
    neighbours="hall, museum",
    shows="furniture, window",
    traits=("swept",),
)
def lobby(easel: Easel) -> None:
    """A desk with keys and a lamp, pillars, a chandelier, an armchair with a palm, a shining floor with a carpet."""
    wall, floor, desk, brass = _LOBBIES[easel.variant % 3]
    room = chamber.chamber(easel, "hall")
    shells.shell(room, wall, floor, tone(wall, 0.05), tone(wall, -0.1))
    shells.tiles(room, tone(floor, 0.05), 7, 7)
    fittings.carpet(room, (0.34, 0.66), (0.1, 1.0), tone(desk, 0.08))
    _keys(room, desk, brass)
    if room.block((0.24, 0.76), (0.06, 0.2), (0, 1.1), desk, "desk", words=("desk", "counter", "table")):
        room.block((0.23, 0.77), (0.05, 0.22), (1.1, 1.17), tone(wall, 0.04), "desk's top", back=0.29)
        room.prop("lamp", 0.3, 0.14, 0.55, raised=1.17)
        room.prop("bell", 0.62, 0.14, 0.16, raised=1.17)
    for x in (0.05, 0.95):
        for z in (0.1, 0.52):
            _column(room, x, z, wall, brass)
    for x, flip in ((0.13, False), (0.87, True)):
        room.prop("armchair", x, 0.34, 1.0, flip=flip, colours=(tone(desk, 0.1),))
        room.prop("potted_plant", x + (-0.1 if x < 0.5 else 0.1), 0.2, 1.5)
    _chandelier(room, brass)


def _keys(room: Chamber, desk: RGB, brass: RGB) -> None:
    """Pigeonholes behind the desk, a key in most of them, under a clock."""
    easel = room.easel
    if not room.bare(room.panel("back", 0.34, 0.66, 0.36, 0.74)):
        return
    easel.fill(room.panel("back", 0.32, 0.68, 0.34, 0.76), tone(desk, 0.03), "far", "pigeonholes", depth=0.1)
    holes, tags = Path(), Path()
    for r in range(4):
        for c in range(8):
            a, y = 0.335 + 0.042 * c, 0.36 + 0.098 * r
            holes.addPath(room.panel("back", a, a + 0.034, y, y + 0.08))
            if (r * 5 + c * 3) % 4:
                tags.addPath(room.panel("back", a + 0.012, a + 0.022, y + 0.02, y + 0.06))
    easel.fill(holes, tone(desk, -0.1), "far", "holes", depth=0.1)
    easel.fill(tags, brass, "far", "keys", depth=0.1)


def _column(room: Chamber, x: float, z: float, stone: RGB, brass: RGB) -> None:
    easel, s = room.easel, room.metre * room.size(z)
    (px, foot), (_, head) = room.at(x, 0, z), room.at(x, 1, z)
    shaft = g.rect(px - 0.17 * s, head, 0.34 * s, foot - head)
    if easel.amount < 0.25 or not easel.shown("pillar", "column") or not room.free(shaft, foot):
        return
    lit = tone(stone, 0.05)
    easel.fill(shaft, fade(lit, tone(stone, -0.06), head, foot), "middle", "column", depth=0.2, back=0.6 - 0.5 * z)
    shade = g.rect(px + 0.04 * s, head, 0.13 * s, foot - head)
    easel.fill(shade, tone(stone, -0.1), "middle", "shade", depth=0.2, back=0.59 - 0.5 * z)
    for y in (foot - 0.14 * s, head + 0.05 * s):
        easel.fill(g.rect(px - 0.21 * s, y, 0.42 * s, 0.14 * s), brass, "middle", "base", depth=0.2,
                   back=0.58 - 0.5 * z)  # fmt: skip


def _chandelier(room: Chamber, brass: RGB) -> None:
    """Two rings of lights on a chain."""
    easel, unit = room.easel, room.easel.unit
    x, top = room.at(0.5, 1, 0.3)
    if not easel.shown("lamp", "chandelier"):
        return
    drop = max(0.1 * easel.h, top + 0.06 * easel.h)
    easel.fill(g.rect(x - 0.003 * unit, -9, 0.006 * unit, drop + 9), brass, "far", "chain")
    easel.glow(halo(x, drop, 0.3 * unit, (255, 232, 180), 0.5), "far", "chandelier's glow")
    for r, dy in ((0.13, 0.02), (0.08, -0.025)):
        y = drop + dy * unit
        ring = g.difference(
            g.ellipse(x, y, r * unit, 0.24 * r * unit), g.ellipse(x, y, 0.94 * r * unit, 0.2 * r * unit)
        )
        easel.fill(ring, brass, "far", "chandelier")
        lights = g.joined(*(g.ellipse(x + r * unit * c, y - 0.012 * unit, 0.008 * unit, 0.013 * unit)
                            for c in (-1.0, -0.6, -0.2, 0.2, 0.6, 1.0)))  # fmt: skip
        easel.fill(lights, (255, 248, 220), "far", "candles", role="light", tinted=False)


@place(
    "greenhouse",
    footing="floor",
    indoors=True,
    horizons=(0.54, 0.58, 0.62),
    climate="wooded",
    hours=("day", "morning", "day", "sunset"),
    neighbours="garden",
    frame="bower",
    green="potted_plant",
    shows="plant, flower, window, furniture",
    traits=("close", "swept", "warm"),
)
def greenhouse(easel: Easel) -> None:
    """White ribs and glass on all sides, benches full of pots, leaves under the roof, a path of gravel."""
    room = chamber.chamber(easel, "hall", top=0.18, eye=0.2)
    sky_pale = mix(easel.air.sky[-1], (255, 255, 255), 0.35)
    shells.shell(room, sky_pale, (196, 176, 146), mix(easel.air.sky[0], (255, 255, 255), 0.45))
    for wall in ("back", *_SIDES):
        fittings.outlook(easel, room.panel(wall, 0, 1, 0.2, 1.0), lamp=wall == "back")
        easel.fill(room.panel(wall, 0, 1, 0, 0.2), (198, 128, 98), "sky", "brick foot", role="far")
        easel.fill(room.panel(wall, 0, 1, 0.2, 0.225), _IRON, "sky", "ledge", role="prop")
    _ribs(room)
    _path(room)
    _benches(room)


def _ribs(room: Chamber) -> None:
    """The frame that holds the glass, on the walls and overhead."""
    easel, lines = room.easel, []
    for i in range(7):
        lines.append([room.on("back", i / 6, 0.2), room.on("back", i / 6, 1)])
        lines += [[room.on(side, i / 6, 0.2), room.on(side, i / 6, 1)] for side in _SIDES]
        lines.append([room.at(0, 1, i / 6), room.at(1, 1, i / 6)])
        lines.append([room.at(i / 6, 1, 0), room.at(i / 6, 1, 1)])
    for y in (0.6, 1.0):
        lines.append([room.on("back", 0, y), room.on("back", 1, y)])
        lines += [[room.on(side, 0, y), room.on(side, 1, y)] for side in _SIDES]
    easel.fill(g.joined(*(g.line(line) for line in lines)), _IRON, "sky", "ribs", role="prop", width=0.007 * easel.unit)


def _path(room: Chamber) -> None:
    """Beds of earth at both sides of the gravel."""
    easel = room.easel
    for x in ((-0.4, 0.26), (0.74, 1.4)):
        easel.fill(room.floor(*x, 0, 1), (122, 92, 70), "ground", "bed", role="ground", depth=0.2)
        easel.fill(room.floor(x[0] if x[0] > 0.5 else x[1] - 0.012, x[0] + 0.012 if x[0] > 0.5 else x[1], 0, 1),
                   (168, 112, 88), "ground", "edging", role="ground", depth=0.2)  # fmt: skip


def _benches(room: Chamber) -> None:
    """Staging along the walls with rows of pots, and plants that stand on the floor before it."""
    easel = room.easel
    wood: RGB = (176, 138, 100)
    for along in ((0.0, 0.16), (0.84, 1.0)):
        for i in range(3):
            z = (0.02 + 0.26 * i, 0.24 + 0.26 * i)
            room.block(along, z, (0.6, 0.68), wood, "bench", words=("bench", "table"))
            for k in range(3):
                at = z[0] + 0.05 + 0.07 * k
                name = ("potted_plant", "flower", "fern", "cactus")[(i + k + easel.variant) % 4]
                room.prop(name, along[0] + 0.08, at, 0.5, raised=0.68)
    for x in (0.24, 0.4, 0.6, 0.76):
        room.prop("potted_plant", x, 0.02, 1.1)
    for x, near in ((0.22, 0.5), (0.79, 0.56)):
        room.prop("bush", x, near, 0.7)
