"""Where things are made and sold: the café, the shop, the workshop."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import chamber, fittings, homeware, shells
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.chamber import Chamber
from limner.engines.illustrator.staging.settings.open_parts import booths
from limner.engines.illustrator.staging.settings.setting import place

_CAFES = (
    lay.palette("e9d6ba a8744c 3f6a60 f4e6cc"),  # wall, floor, counter, trim
    lay.palette("d3ddd4 9a6f50 b5604a fbf2e2"),
    lay.palette("efcdb6 8a5f48 4a5478 fff2e0"),
)
_SHOPS = (
    lay.palette("f1e3c8 c4a27c 5a9a86 e58a5c"),  # wall, floor, shelves, goods
    lay.palette("dce8f0 b8a890 c9775a 5f8fc0"),
    lay.palette("efdbe2 bfa08a 8a6fa8 e0b04f"),
)
_SHEDS = (
    lay.palette("c9a880 8d6f58 a06a40 4f6f86"),  # wall, floor, bench, accent
    lay.palette("b9b6a8 7d7468 94643c a8503f"),
    lay.palette("d0b494 94765a 7a5236 5a7f5a"),
)
_ROUND = ("box", "fruit", "vegetable", "food", "apple", "orange", "lemon", "pear", "tomato", "onion", "peach")
"""What a crate of fruit might be taken for."""
_GOODS = lay.palette("e56a5a f0b84a 6ab07a 5a8fd0 b07ac8 f4dfb0 e88fa8")


@place(
    "cafe",
    seat="chair",
    footing="floor",
    indoors=True,
    horizons=(0.60, 0.64, 0.70),
    climate="indoors",
    neighbours="kitchen, shop",
    nook="cafe",
    shows="furniture, window",
)
def cafe(easel: Easel) -> None:
    """A counter with cakes under shelves, a shop window to the street, tables with cups, lamps, a string of lights."""
    wall, floor, front, trim = _CAFES[easel.variant % 3]
    seen = chamber.view(easel)
    room = chamber.chamber(easel)
    shells.shell(room, wall, floor, tone(wall, 0.05), trim)
    shells.boards(room, floor)
    pane: tuple[float, float] = {"hall": (0.56, 0.94), "left": (0.1, 0.42), "right": (0.58, 0.9)}[seen]
    fittings.window(room, "back", pane, (0.24, 0.8), front, columns=3, rows=1)
    _awning(room, pane, front, trim)
    fittings.beam(room, pane, (0.12, 0.6), 0.1)
    bar = {"hall": (0.02, 0.48), "left": (0.5, 0.98), "right": (0.02, 0.5)}[seen]
    if room.block(bar, (0.1, 0.3), (0, 1.05), front, "counter", words=("counter", "bar", "table")):
        room.block(
            (bar[0] - 0.01, bar[1] + 0.01), (0.09, 0.32), (1.05, 1.12), tone(trim, -0.08), "counter's top", back=0.29
        )
        homeware.case(room, (bar[0] + 0.03, bar[0] + 0.22), (0.14, 0.28), 1.12)
        room.prop("kettle", bar[1] - 0.08, 0.2, 0.42, raised=1.12)
        _panels(room, bar, front)
        for share in (0.3, 0.55, 0.8):
            room.prop("stool", bar[0] + share * (bar[1] - bar[0]), 0.54, 0.72)
    _menu(room, bar, front)
    if seen != "hall":
        _chalkboard(room, seen)
    for x, z in {"hall": ((0.86, 0.26), (0.08, 0.66), (0.96, 0.62)), "left": ((0.12, 0.42), (0.9, 0.7), (0.1, 0.8)),
                 "right": ((0.88, 0.42), (0.1, 0.7), (0.9, 0.8))}[seen]:  # fmt: skip
        _seats(room, x, z)
    room.prop("potted_plant", {"hall": 0.52, "left": 0.46, "right": 0.54}[seen], 0.06, 1.2)
    for x in (0.2, 0.5, 0.8):
        fittings.pendant(room, x, 0.3, 0.3, front)
    homeware.lights(room, 0.12, 0.97)


def _seats(room: Chamber, x: float, z: float) -> None:
    """A round table with a chair at either side and a cup on it."""
    for hand in (-1, 1):
        room.prop("chair", x + 0.14 * hand, z - 0.03, 0.95, flip=hand > 0)
    if room.prop("round_table", x, z, 0.8):
        room.prop("cup", x - 0.03, z, 0.14, raised=0.68)
        if z < 0.75:
            room.prop("croissant", x + 0.045, z, 0.1, raised=0.7)


def _panels(room: Chamber, along: tuple[float, float], front: RGB) -> None:
    """Boards on the counter's front."""
    high, number, strips = room.high(0.96), 9, Path()
    for i in range(number):
        a = along[0] + (along[1] - along[0]) * (i + 0.12) / number
        b = a + 0.76 * (along[1] - along[0]) / number
        strips.addPath(
            g.polygon([room.at(x, y, 0.3) for x, y in ((a, 0.12 * high), (b, 0.12 * high), (b, high), (a, high))])
        )
    room.easel.fill(strips, tone(front, 0.035), "middle", "panels", depth=0.17, back=0.295)


def _chalkboard(room: Chamber, wall: chamber.Wall) -> None:
    """A board with the day's dishes as lines of chalk."""
    if not fittings.board(room, wall, (0.14, 0.4), (0.42, 0.8), (54, 62, 62), (150, 108, 74)):
        return
    lines = Path()
    for i in range(6):
        long = 0.1 + 0.05 * (i * 5 % 3)
        y = 0.74 - 0.055 * i
        lines.addPath(g.line([room.on(wall, 0.17, y), room.on(wall, 0.17 + long, y)]))
        lines.addPath(g.line([room.on(wall, 0.34, y), room.on(wall, 0.37, y)]))
    room.easel.fill(lines, (232, 228, 214), "far", "chalk", depth=0.1, width=0.0036 * room.easel.unit)


def _awning(room: Chamber, along: tuple[float, float], one: RGB, other: RGB) -> None:
    """A striped valance over the window."""
    stripes = Path()
    a, b = along[0] - 0.02, along[1] + 0.02
    whole = room.panel("back", a, b, 0.76, 0.88)
    if not room.bare(whole):
        return
    room.easel.fill(whole, other, "far", "valance", depth=0.1)
    for i in range(0, 10, 2):
        stripes.addPath(room.panel("back", a + (b - a) * i / 10, a + (b - a) * (i + 1) / 10, 0.76, 0.88))
    room.easel.fill(stripes, tone(one, 0.06), "far", "stripes", depth=0.1)


def _menu(room: Chamber, along: tuple[float, float], hue: RGB) -> None:
    """Shelves with cups and jars above the counter."""
    easel = room.easel
    for level, y in enumerate((0.52, 0.7)):
        a, b = along[0] + 0.04, along[1] - 0.04
        plank = room.panel("back", a, b, y, y + 0.02)
        if not room.bare(plank):
            return
        easel.fill(plank, (140, 98, 66), "far", "shelf", depth=0.12)
        if not easel.shown("cup", "cups", "jar", "mug", "bottle"):
            continue
        for i in range(6):
            x = a + (b - a) * (i + 0.5) / 6
            half, tall = 0.016 + 0.004 * ((i + level) % 2), 0.05 + 0.03 * ((i + level) % 3)
            easel.fill(room.panel("back", x - half, x + half, y + 0.02, y + 0.02 + tall),
                       _GOODS[(i + 2 * level + easel.variant) % 7] if level else mix(hue, (255, 255, 255), 0.7), "far",
                       "crockery", depth=0.12)  # fmt: skip


@place(
    "shop",
    footing="floor",
    indoors=True,
    horizons=(0.60, 0.64, 0.70),
    climate="indoors",
    neighbours="cafe",
    shows="furniture, window",
    holds="bookshelf",
    traits=("swept", "selling"),
)
def shop(easel: Easel) -> None:
    """Aisles of shelves full of coloured goods, crates in front, a till, hanging lamps."""
    wall, floor, wood, hue = _SHOPS[easel.variant % 3]
    seen = chamber.view(easel)
    room = chamber.chamber(easel)
    shells.shell(room, wall, floor, tone(wall, 0.06), tone(wood, 0.1))
    shells.tiles(room, tone(floor, 0.05), 7, 7)
    for side in ("left", "right"):
        if seen in ("hall", side):
            for z in (0.02, 0.36, 0.66):
                _rack(room, side, (z, z + 0.3), wood)
    pane = {"hall": (0.32, 0.68), "left": (0.52, 0.9), "right": (0.1, 0.48)}[seen]
    fittings.window(room, "back", pane, (0.28, 0.8), tone(wood, 0.12), columns=3, rows=1)
    if seen != "hall":
        _rack(room, "back", (0.04, 0.44) if seen == "left" else (0.56, 0.96), wood)
    else:
        _rack(room, "back", (0.02, 0.28), wood)
        _rack(room, "back", (0.72, 0.98), wood)
    _awning(room, pane, hue, (250, 246, 238))
    if easel.brief.wares:
        at = (0.5 * easel.w, easel.horizon + 0.5 * (easel.h - easel.horizon))
        booths.display(easel, booths.Booth(at, 0.36 * easel.unit, hue, easel.brief.wares))
        return
    for x, z in ((0.04, 0.5), (0.84, 0.5), (0.04, 0.76), (0.86, 0.76)):
        _crate(room, x, z)
    till = 0.2 if seen == "right" else 0.62
    room.block((till, till + room.broad(1.2)), (0.1, 0.26), (0, 0.95), hue, "till", words=("counter", "table"))
    for x in (0.3, 0.7):
        fittings.pendant(room, x, 0.35, 0.3, wood)


def _rack(room: Chamber, wall: chamber.Wall, along: tuple[float, float], wood: RGB) -> None:
    """Shelves with boxes, tins and jars in rows."""
    easel, rng = room.easel, room.easel.rng
    a, b = along
    whole = room.panel(wall, a, b, 0.02, 0.74)
    if not room.bare(whole) or not easel.shown("shelf", "shelves"):
        return
    easel.fill(whole, tone(wood, -0.14), "far", "rack", depth=0.12)
    goods = [Path() for _ in _GOODS]
    for r in range(4):
        low, at = 0.05 + 0.18 * r, a + 0.012
        while at < b - 0.05:
            # Runs of one article side by side: that is what tells a shop from a bookcase.
            wide = rng.choice((0.05, 0.07)) * (1.0 if wall == "back" else 0.8)
            tall, necked, kind = rng.choice((0.05, 0.075, 0.09)), rng.random() < 0.5, rng.randrange(7)
            for _ in range(rng.randint(2, 3)):
                if at > b - 0.05:
                    break
                goods[kind].addPath(room.panel(wall, at, at + 0.8 * wide, low, low + tall))
                if necked:
                    neck = room.panel(wall, at + 0.26 * wide, at + 0.54 * wide, low + tall, low + tall + 0.035)
                    goods[kind].addPath(neck)
                at += wide
    for path, hue in zip(goods, _GOODS, strict=True):
        easel.fill(path, hue, "far", "goods", depth=0.12)
    planks = g.joined(*(room.panel(wall, a, b, 0.02 + 0.18 * r, 0.05 + 0.18 * r) for r in range(5)),
                      room.panel(wall, a, a + 0.01, 0.02, 0.77), room.panel(wall, b - 0.01, b, 0.02, 0.77))  # fmt: skip
    easel.fill(planks, tone(wood, 0.05), "far", "shelves", depth=0.12)


def _crate(room: Chamber, x: float, z: float) -> None:
    """A crate heaped with round fruit, where no fruit is the subject."""
    easel = room.easel
    if easel.amount < 0.25 or not easel.shown(*_ROUND):
        return
    wide = room.broad(0.7)
    if not room.block((x, x + wide), (z, z + 0.12), (0, 0.4), (176, 130, 84), "crate"):
        return
    heap = Path()
    s = room.size(z + 0.06) * room.metre
    for i in range(9):
        px, py = room.at(x + wide * (0.12 + 0.095 * i), room.high(0.42), z + 0.09 - 0.05 * (i % 2))
        heap.addPath(g.ellipse(px, py - 0.05 * s * (i % 3), 0.085 * s))
    box = g.bounds(heap)
    hue = _GOODS[round(10 * (x + z)) % 3]
    easel.fill(heap, fade(tone(hue, 0.06), tone(hue, -0.08), box[1], box[3]), "middle", "fruit", depth=0.15,
               back=0.09 + 0.3 * (0.88 - z))  # fmt: skip


@place(
    "workshop",
    footing="floor",
    indoors=True,
    horizons=(0.60, 0.64, 0.70),
    climate="indoors",
    shows="furniture, window",
    traits=("swept",),
)
def workshop(easel: Easel) -> None:
    """A bench under a window, tools in a row on the wall, timber, barrels, a lamp."""
    wall, floor, wood, hue = _SHEDS[easel.variant % 3]
    seen = chamber.view(easel)
    room = chamber.chamber(easel)
    shells.shell(room, wall, floor, tone(wood, -0.08), tone(wood, -0.1))
    _timbers(room, tone(wall, -0.06))
    shells.boards(room, floor)
    pane = {"hall": (0.3, 0.7), "left": (0.54, 0.9), "right": (0.1, 0.46)}[seen]
    fittings.window(room, "back", pane, (0.46, 0.84), tone(wood, 0.14), columns=3)
    fittings.beam(room, pane, (0.2, 0.8), 0.1)
    bench = {"hall": (0.14, 0.86), "left": (0.46, 0.98), "right": (0.02, 0.54)}[seen]
    if room.block(bench, (0.02, 0.2), (0.74, 0.88), wood, "workbench", words=("bench", "table", "workbench")):
        for a in (bench[0] + 0.02, bench[1] - 0.06):
            room.block((a, a + 0.04), (0.03, 0.18), (0, 0.74), tone(wood, -0.1), "leg", back=0.36)
        room.prop("bucket", 0.5 * (bench[0] + bench[1]), 0.1, 0.35, raised=0.88)
    for side in ("left", "right"):
        if seen in ("hall", side):
            _tools(room, side, hue)
    room.prop("barrel", 0.04, 0.36, 0.95)
    room.prop("ladder", 0.95, 0.2, 2.0)
    for i in range(3):
        y = 0.18 * i
        room.block((0.86, 1.0), (0.42, 0.86), (y, y + 0.15), tone((206, 164, 112), 0.03 * i), "timber", words=("wood",),
                   back=0.2 - 0.01 * i)  # fmt: skip
    fittings.pendant(room, 0.5, 0.3, 0.35, hue)


def _timbers(room: Chamber, colour: RGB) -> None:
    """Planks of the back wall and rafters."""
    lines = Path()
    for i in range(1, 14):
        lines.moveTo(*room.at(i / 14, 0, 0))
        lines.lineTo(*room.at(i / 14, 1, 0))
    room.easel.fill(lines, colour, "sky", "planks", role="far", width=0.003 * room.easel.unit)
    beams = [room.floor(-0.2, 1.2, z, z + 0.07, y=1.0) for z in (0.1, 0.35, 0.6)]
    room.easel.fill(g.joined(*beams), tone(colour, -0.14), "sky", "rafters", role="far")


def _tools(room: Chamber, wall: chamber.Wall, hue: RGB) -> None:
    """A board with silhouettes of tools."""
    easel = room.easel
    if not fittings.board(room, wall, (0.12, 0.62), (0.46, 0.74), (196, 164, 120), (120, 86, 58)):
        return
    if not easel.shown("tool", "tools", "hammer", "saw", "wrench"):
        return
    steel, grips = Path(), Path()
    for i in range(6):
        z = 0.16 + 0.075 * i
        grips.addPath(room.panel(wall, z + 0.012, z + 0.026, 0.5, 0.62))
        steel.addPath(room.panel(wall, z if i % 2 else z + 0.012, z + 0.04 if i % 2 else z + 0.026, 0.62, 0.69))
    easel.fill(grips, hue, "far", "grips", depth=0.1)
    easel.fill(steel, (176, 184, 192), "far", "tools", depth=0.1)
