"""The living room, the kitchen and the office seen into a corner."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import chamber, fittings, homeware, shells
from limner.engines.illustrator.staging.settings.chamber import Chamber, Wall

Scheme = tuple[RGB, ...]
"""Wall, floor, cloth, trim."""


def _hand(easel: Easel) -> tuple[Wall, bool]:
    """The side wall that is seen, and whether it is the left one."""
    left = chamber.view(easel) != "right"
    return ("left" if left else "right"), left


def living(easel: Easel, scheme: Scheme) -> None:
    """A sofa at the back wall under pictures, a window in the side wall, a low table on a rug, shelves, lamp, plant."""
    wall, floor, cloth, trim = scheme
    side, left = _hand(easel)
    room = chamber.chamber(easel)
    shells.shell(room, wall, floor, tone(trim, -0.03), trim)
    shells.boards(room, floor)
    homeware.papered(room, wall, chamber.view(easel))
    if fittings.window(room, side, (0.12, 0.42), (0.3, 0.82), trim, rows=2):
        homeware.drapes(room, side, (0.12, 0.42), (0.12, 0.88), tone(cloth, 0.04))
    fittings.beam(room, (0.0, 0.16) if left else (0.84, 1.0), (0.2, 0.56), 0.3 if left else -0.3)
    fittings.carpet(room, (0.2, 0.8), (0.32, 0.86), tone(cloth, 0.12))
    at = 0.3 if left else 0.7
    half = room.broad(0.95)
    _sofa(room, (at - half, at + half), cloth)
    fittings.painting(room, "back", (at - 0.7 * half, at + 0.1 * half), (0.52, 0.8), cloth)
    fittings.painting(room, "back", (at + 0.25 * half, at + 0.75 * half), (0.56, 0.76), tone(cloth, -0.1))
    room.prop("floor_lamp", at + (1.25 if left else -1.25) * half, 0.06, 1.7)
    case = (0.74, 0.96) if left else (0.04, 0.26)
    if easel.variant % 3:
        fittings.books(room, "back", case, (0.02, 0.62), 4, tone(floor, -0.08))
    else:
        homeware.shelf(room, "back", case, 0.58, tone(floor, -0.05))
        homeware.shelf(room, "back", case, 0.74, tone(floor, -0.05))
        room.prop("potted_plant", 0.5 * sum(case), 0.08, 1.1)
    room.prop("potted_plant", 0.03 if left else 0.97, 0.52, 0.9)
    room.prop("armchair", 0.86 if left else 0.14, 0.34, 1.0, colours=(tone(cloth, -0.08),), flip=left)
    middle, wide = at + (0.12 if left else -0.12), room.broad(0.55)
    homeware.low_table(room, (middle - wide, middle + wide), (0.44, 0.6), tone(floor, -0.06))
    fittings.pendant(room, 0.5, 0.45, 0.16, tone(cloth, 0.06))


def _sofa(room: Chamber, x: tuple[float, float], cloth: RGB) -> None:
    """A sofa: back, seat, two arms, two cushions."""
    arm = 0.12 * (x[1] - x[0])
    words = ("sofa", "couch", "furniture")
    if not room.block(x, (0.02, 0.08), (0.1, 0.86), tone(cloth, -0.02), "sofa's back", words=words, back=0.36):
        return
    room.block(x, (0.06, 0.26), (0.08, 0.42), tone(cloth, 0.03), "sofa's seat", back=0.35)
    for a in (x[0], x[1] - arm):
        room.block((a, a + arm), (0.04, 0.27), (0.0, 0.62), cloth, "sofa's arm", back=0.34)
    if room.easel.shown("pillow", "cushion"):
        for a, hue in ((x[0] + 1.3 * arm, tone(cloth, 0.16)), (x[1] - 2.9 * arm, (240, 214, 150))):
            room.block((a, a + 1.6 * arm), (0.08, 0.11), (0.42, 0.74), hue, "cushion", back=0.345)


def cookery(easel: Easel, scheme: Scheme) -> None:
    """Cupboards along two walls, a window over the sink, a hood over the stove, tiles, lamps over the table."""
    wall, floor, front, trim = scheme
    side, left = _hand(easel)
    room = chamber.chamber(easel)
    shells.shell(room, wall, floor, tone(trim, -0.03), trim)
    shells.tiles(room, tone(floor, 0.08), 7, 7)
    splash = g.joined(room.panel("back", 0, 1, 0.3, 0.5), room.panel(side, 0, 1, 0.3, 0.5))
    easel.fill(splash, tone(wall, 0.07), "sky", "splashback", role="far")
    _joints(room, side, tone(wall, -0.05))
    pane = (0.34, 0.64)
    fittings.window(room, "back", pane, (0.44, 0.84), trim)
    for a, b in ((0.02, 0.3), (0.68, 0.98)):
        _wall_units(room, "back", (a, b), front)
    homeware.rail(room, "back", (0.7, 0.94) if left else (0.06, 0.3), 0.54)
    _wall_units(room, side, (0.04, 0.6), front)
    words = ("counter", "cupboard", "furniture")
    if room.block((0.0, 1.0), (0.0, 0.14), (0.0, 0.86), front, "cupboards", words=words, back=0.37):
        room.block((0.0, 1.0), (0.0, 0.15), (0.86, 0.94), tone(trim, -0.06), "worktop", back=0.36)
        _doors(room, front)
    flank = (0.0, 0.17) if left else (0.83, 1.0)
    if room.block(flank, (0.14, 0.72), (0.0, 0.86), front, "side cupboards", words=words, back=0.3):
        homeware.fronts(room, flank, 0.72, (0.08, 0.86), (1, 2), front, 0.299)
        room.block(flank, (0.14, 0.73), (0.86, 0.94), tone(trim, -0.06), "side worktop", back=0.29)
        room.prop("cooking_pot", 0.5 * sum(flank), 0.4, 0.4, raised=0.94)
    for name, x, tall in (("kettle", 0.26 if left else 0.74, 0.36), ("potted_plant", 0.7 if left else 0.3, 0.42)):
        room.prop(name, x, 0.07, tall, raised=0.94)
    fittings.pendant(room, 0.5, 0.35, 0.25, front)
    if not easel.taken:
        _table(room, 0.46 if left else 0.54)


def _table(room: Chamber, x: float) -> None:
    """A round table with chairs and cups in the middle of the room."""
    for hand in (-1, 1):
        room.prop("chair", x + 0.2 * hand, 0.5, 1.0, flip=hand > 0)
    if room.prop("round_table", x, 0.56, 0.86):
        for shift, name in ((-0.07, "cup"), (0.0, "vase"), (0.07, "cup")):
            room.prop(name, x + shift, 0.55, 0.34 if name == "vase" else 0.14, raised=0.72)


def _joints(room: Chamber, side: Wall, colour: RGB) -> None:
    lines = Path()
    walls: tuple[tuple[Wall, int], ...] = (("back", 14), (side, 9))
    for wall, number in walls:
        for i in range(number + 1):
            lines.addPath(g.line([room.on(wall, i / number, 0.3), room.on(wall, i / number, 0.5)]))
        for y in (0.35, 0.4, 0.45, 0.5):
            lines.addPath(g.line([room.on(wall, 0, y), room.on(wall, 1, y)]))
    room.easel.fill(lines, colour, "sky", "joints", role="far", width=0.0022 * room.easel.unit)


def _wall_units(room: Chamber, wall: Wall, along: tuple[float, float], front: RGB) -> None:
    """Cupboards that hang on a wall, with their doors."""
    a, b = along
    whole = room.panel(wall, a, b, 0.58, 0.86)
    if not room.bare(whole) or not room.easel.shown("cupboard", "shelf"):
        return
    box = g.bounds(whole)
    room.easel.fill(whole, fade(tone(front, 0.0), tone(front, -0.08), box[1], box[3]), "far", "wall units", depth=0.12)
    doors = [
        room.panel(wall, a + (b - a) * (i + 0.08) / 3, a + (b - a) * (i + 0.92) / 3, 0.605, 0.835) for i in range(3)
    ]
    room.easel.fill(g.joined(*doors), tone(front, 0.05), "far", "doors", depth=0.12)
    knobs = (room.on(wall, a + (b - a) * (i + 0.84) / 3, 0.64) for i in range(3))
    room.easel.fill(g.joined(*(g.ellipse(*at, 0.006 * room.easel.unit) for at in knobs)), (206, 170, 110), "far",
                    "knobs", depth=0.12)  # fmt: skip
    if room.easel.fine:
        inner = [
            room.panel(wall, a + (b - a) * (i + 0.22) / 3, a + (b - a) * (i + 0.78) / 3, 0.64, 0.8) for i in range(3)
        ]
        room.easel.fill(g.joined(*inner), tone(front, 0.015), "far", "panels", depth=0.12)


def _doors(room: Chamber, front: RGB) -> None:
    doors, knobs, top = Path(), Path(), room.high(0.78)
    for i in range(6):
        a, b = (i + 0.08) / 6, (i + 0.92) / 6
        doors.addPath(
            g.polygon([room.at(x, y, 0.14) for x, y in ((a, 0.14 * top), (b, 0.14 * top), (b, top), (a, top))])
        )
        knobs.addPath(g.ellipse(*room.at(b - 0.02, 0.8 * top, 0.14), 0.007 * room.easel.unit))
    room.easel.fill(doors, tone(front, 0.05), "middle", "cupboard doors", depth=0.3, back=0.365)
    if room.easel.fine:
        inner = [
            [room.at(x, y * top, 0.14) for x, y in ((a, 0.26), (b, 0.26), (b, 0.88), (a, 0.88))]
            for a, b in (((i + 0.2) / 6, (i + 0.8) / 6) for i in range(6))
        ]
        panels = g.joined(*(g.polygon(corners) for corners in inner))
        room.easel.fill(panels, tone(front, 0.015), "middle", "panels", depth=0.3, back=0.3645)
    room.easel.fill(knobs, (206, 170, 110), "middle", "knobs", depth=0.3, back=0.364)


def bureau(easel: Easel, scheme: Scheme) -> None:
    """A broad window on the town's sky, a desk with a screen, shelves in the side wall, cabinets."""
    wall, floor, cloth, trim = scheme
    side, left = _hand(easel)
    room = chamber.chamber(easel)
    shells.shell(room, wall, floor, tone(trim, -0.02), trim)
    shells.boards(room, floor)
    pane = (0.3, 0.94) if left else (0.06, 0.7)
    fittings.window(room, "back", pane, (0.36, 0.84), trim, columns=4, rows=1)
    fittings.beam(room, pane, (0.14, 0.6), 0.12)
    fittings.carpet(room, (0.3, 0.74), (0.3, 0.84), cloth)
    fittings.books(room, side, (0.06, 0.62), (0.02, 0.8), 5, tone(floor, -0.1))
    desk = (0.4, 0.4 + room.broad(1.7)) if left else (0.6 - room.broad(1.7), 0.6)
    wood = tone(floor, 0.05)
    if room.block(desk, (0.06, 0.24), (0.7, 0.78), wood, "desk", words=("desk", "table"), back=0.34):
        thin = room.broad(0.4)
        drawers = (desk[0], desk[0] + thin)
        room.block(drawers, (0.08, 0.22), (0.0, 0.7), tone(wood, -0.05), "drawers", back=0.35)
        homeware.fronts(room, drawers, 0.22, (0.05, 0.68), (3, 1), tone(wood, -0.05), 0.349)
        room.block((desk[1] - 0.2 * thin, desk[1]), (0.08, 0.22), (0.0, 0.7), tone(wood, -0.08), "leg", back=0.35)
        room.prop("computer", 0.5 * sum(desk), 0.14, 0.62, raised=0.78)
        room.prop("lamp", desk[1] - 0.04, 0.12, 0.5, raised=0.78)
        if easel.shown("letter", "paper", "notebook", "book"):
            sheet = room.floor(desk[0] + 0.5 * thin, desk[0] + 1.1 * thin, 0.16, 0.21, y=room.high(0.785))
            easel.fill(sheet, (250, 248, 242), "middle", "papers", depth=0.2, back=0.33)
        room.prop("chair", 0.5 * sum(desk), 0.4, 1.0, colours=(tone(cloth, -0.04),))
    plain = (0.1, 0.22) if left else (0.78, 0.9)
    hue = tone(cloth, 0.06)
    if room.block(plain, (0.02, 0.14), (0.0, 1.1), hue, "cabinet", words=("cabinet", "furniture"), back=0.36):
        homeware.fronts(room, plain, 0.14, (0.05, 1.06), (3, 1), hue, 0.359)
    room.prop("potted_plant", 0.95 if left else 0.05, 0.4, 1.0)
    near = (0.66, 0.92) if left else (0.08, 0.34)
    homeware.shelf(room, "back", near, 0.2, tone(floor, -0.08))
    fittings.pendant(room, 0.52, 0.3, 0.2, cloth)
