"""At home: the bedroom and the bathroom."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import chamber, fittings, homeware, shells, wall_finishes
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.chamber import Chamber
from limner.engines.illustrator.staging.settings.setting import place

_SCHEMES = (
    lay.palette("d8cfe6 b88f6c 7f78b8 fbf8ff"),  # wall, floor, cloth, trim
    lay.palette("cfe0dc c29a70 d98a74 fffaf2"),
    lay.palette("f0d9c6 a87c58 5f8a94 fff8f0"),
    lay.palette("c6d6ea b08a66 e0a860 f8fafd"),
)
_BATHS = (
    lay.palette("cfe8ea 8fb8c4 f2f8f8 e58f7a"),  # tiles, floor, enamel, towels
    lay.palette("f3e2d6 c7a090 fffaf4 5f9a94"),
    lay.palette("d6e6cf 93ae92 fbfdf6 e0b060"),
)
_WHITE: RGB = (250, 250, 252)


@place(
    "bedroom",
    seat="armchair",
    footing="floor",
    indoors=True,
    horizons=(0.60, 0.64, 0.70),
    climate="indoors",
    neighbours="room",
    nook="",
    other="floor_lamp, armchair",
    shows="furniture, window",
    traits=("dwelling",),
)
def bedroom(easel: Easel) -> None:
    """A made bed against a wall, a night table with a lamp, a window, a wardrobe, a rug."""
    wall, floor, cloth, trim = wall_finishes.scheme(easel, _SCHEMES[easel.variant % 4])
    room = chamber.chamber(easel)
    shells.shell(room, wall, floor, tone(trim, -0.03), trim)
    shells.boards(room, floor)
    homeware.papered(room, wall, chamber.view(easel))
    side = easel.variant % 2 == 0
    bed = (0.0, 0.0 + room.broad(1.7)) if side else (1.0 - room.broad(1.7), 1.0)
    clear = (0.66, 0.94) if side else (0.06, 0.34)
    if fittings.window(room, "back", clear, (0.38, 0.84), trim):
        homeware.drapes(room, "back", clear, (0.22, 0.9), cloth)
    fittings.beam(room, clear, (0.12, 0.7), -0.16 if side else 0.16)
    fittings.carpet(room, (0.3, 0.78) if side else (0.22, 0.7), (0.35, 0.85), tone(cloth, 0.1))
    _bed(room, bed, cloth, trim)
    beyond = bed[1] + room.broad(0.5) if side else bed[0] - room.broad(0.5)
    half = room.broad(0.26)
    if room.block((beyond - half, beyond + half), (0.05, 0.26), (0, 0.5), tone(floor, -0.06), "night table",
                  words=("table", "dresser")):  # fmt: skip
        table = (beyond - half, beyond + half)
        homeware.fronts(room, table, 0.26, (0.06, 0.46), (2, 1), tone(floor, -0.06), 0.32)
        room.prop("lamp", beyond, 0.12, 0.62, raised=0.5)
    fittings.painting(room, "back", (0.2, 0.34) if side else (0.66, 0.8), (0.56, 0.76), cloth)
    homeware.shelf(room, "back", (0.4, 0.56) if side else (0.44, 0.6), 0.62, tone(floor, -0.04))
    room.prop("wardrobe" if easel.variant % 3 else "dresser", 0.9 if side else 0.1, 0.06, 1.2, flip=False)
    room.prop("potted_plant", 0.98 if side else 0.02, 0.55, 0.9)


def _bed(room: Chamber, x: tuple[float, float], cloth: RGB, trim: RGB) -> None:
    """A bed with its head at the back wall: headboard, mattress, blanket, pillows."""
    easel = room.easel
    if not easel.shown("bed", "beds", "furniture") or easel.amount < 0.25:
        return
    wood = (150, 108, 78)
    if not room.block(x, (0.06, 0.62), (0.0, 0.28), wood, "bed frame", words=("bed",), back=0.3):
        return
    head = room.panel("back", *x, 0.0, room.high(1.15))
    box = g.bounds(head)
    easel.fill(head, fade(tone(wood, 0.04), tone(wood, -0.05), box[1], box[3]), "far", "headboard", depth=0.2)
    inset = 0.04 * (x[1] - x[0])
    room.block((x[0] + inset, x[1] - inset), (0.03, 0.6), (0.28, 0.56), trim, "mattress", top=_WHITE, back=0.29)
    room.block((x[0], x[1]), (0.26, 0.615), (0.2, 0.6), cloth, "blanket", back=0.28)
    fold = room.floor(*x, 0.22, 0.29, y=room.high(0.605))
    easel.fill(fold, tone(cloth, 0.14), "middle", "fold of the blanket", depth=0.2, back=0.27)
    bands = (0.36, 0.46, 0.56) if not easel.fine else (0.33, 0.36, 0.43, 0.46, 0.53, 0.56)
    stripes = g.joined(*(room.floor(*x, z, z + 0.014, y=room.high(0.605)) for z in bands))
    easel.fill(stripes, tone(cloth, 0.08), "middle", "stripes", depth=0.2, back=0.269)
    half = 0.5 * (x[0] + x[1])
    for a, b in ((x[0] + inset, half - 0.4 * inset), (half + 0.4 * inset, x[1] - inset)):
        room.block((a + inset, b - inset), (0.06, 0.17), (0.56, 0.76), _WHITE, "pillow", words=("pillow",), back=0.275)


@place(
    "bathroom",
    footing="floor",
    indoors=True,
    horizons=(0.60, 0.64, 0.70),
    climate="indoors",
    shows="furniture, window",
    traits=("dwelling", "swept"),
)
def bathroom(easel: Easel) -> None:
    """Tiles, a bath under the window, a basin with a mirror, a towel, a mat."""
    tile, floor, enamel, towel = _BATHS[easel.variant % 3]
    room = chamber.chamber(easel)
    shells.shell(room, tone(tile, 0.02), floor, enamel)
    _tiled(room, tile)
    shells.tiles(room, tone(floor, 0.1), 9, 9)
    left = easel.variant % 2 == 0
    bath = (0.0, 0.5) if left else (0.5, 1.0)
    fittings.window(room, "back", (0.12, 0.4) if left else (0.6, 0.88), (0.5, 0.86), enamel, columns=2, rows=1)
    fittings.beam(room, (0.2, 0.4) if left else (0.6, 0.8), (0.3, 0.7), 0.1)
    if easel.amount > 0.25 and easel.shown("bathtub", "bath", "tub"):
        _bath(room, bath, enamel)
    basin = 0.76 if left else 0.24
    _basin(room, basin, enamel, tone(floor, -0.12))
    rail = (0.45, 0.7)
    wall: chamber.Wall = "right" if left else "left"
    cloth = room.panel(wall, *rail, 0.3, 0.6)
    box = g.bounds(cloth)
    if easel.shown("towel", "towels"):
        easel.fill(cloth, fade(tone(towel, 0.05), tone(towel, -0.06), box[1], box[3]), "far", "towel", depth=0.1)
        easel.fill(room.panel(wall, *rail, 0.36, 0.39), _WHITE, "far", "stripe", depth=0.1)
        easel.fill(
            room.panel(wall, rail[0] - 0.04, rail[1] + 0.04, 0.6, 0.62), (190, 196, 204), "far", "rail", depth=0.1
        )
    fittings.carpet(room, (0.32, 0.68), (0.5, 0.82), tone(towel, 0.06))
    room.prop("toilet", 0.56 if left else 0.44, 0.1, 0.8, flip=left)
    if easel.variant % 3:
        room.prop("potted_plant", 0.94 if left else 0.06, 0.16, 0.6)
    room.prop("basket", 0.96 if left else 0.04, 0.5, 0.5)
    homeware.shelf(room, "back", (0.46, 0.6) if left else (0.4, 0.54), 0.62, tone(floor, -0.1))


def _tiled(room: Chamber, tile: RGB) -> None:
    """Joints between tiles on all walls, up to two thirds; a coloured band above."""
    easel, joints = room.easel, Path()
    rows = 9
    for wall in ("back", "left", "right"):
        for r in range(rows + 1):
            y = 0.66 * r / rows
            joints.moveTo(*room.on(wall, 0, y))
            joints.lineTo(*room.on(wall, 1, y))
        number = 14 if wall == "back" else 9
        for i in range(number + 1):
            joints.moveTo(*room.on(wall, i / number, 0))
            joints.lineTo(*room.on(wall, i / number, 0.66))
    easel.fill(joints, mix(tile, _WHITE, 0.75), "sky", "joints", role="far", width=0.0028 * easel.unit)
    band = g.joined(*(room.panel(wall, 0, 1, 0.66, 0.7) for wall in ("back", "left", "right")))
    easel.fill(band, tone(tile, -0.16), "sky", "band of tiles", role="far")


def _bath(room: Chamber, x: tuple[float, float], enamel: RGB) -> None:
    easel = room.easel
    if not room.block(x, (0.02, 0.36), (0.0, 0.62), enamel, "bath", words=("bathtub",)):
        return
    d = 0.05
    easel.fill(room.floor(x[0] + d, x[1] - d, 0.06, 0.31, y=room.high(0.62)), (150, 206, 222), "middle", "water",
               role="water", depth=0.2, back=0.2)  # fmt: skip
    foam = Path()
    for _ in range(16):
        px, py = room.at(easel.rng.uniform(x[0] + 0.1, x[1] - 0.1), room.high(0.64), easel.rng.uniform(0.08, 0.26))
        foam.addPath(g.ellipse(px, py, 0.11 * room.metre * easel.rng.uniform(0.6, 1.3)))
    box = g.bounds(foam)
    easel.fill(foam, fade(_WHITE, (226, 238, 246), box[1], box[3]), "middle", "foam", depth=0.2, back=0.19)


def _basin(room: Chamber, x: float, enamel: RGB, wood: RGB) -> None:
    """A wash stand with a round mirror over it."""
    easel = room.easel
    half = room.broad(0.5)
    if not room.block((x - half, x + half), (0.0, 0.2), (0.0, 0.78), wood, "wash stand", words=("sink",)):
        return
    homeware.fronts(room, (x - half, x + half), 0.2, (0.06, 0.74), (1, 2), wood, 0.339)
    room.block((x - 1.1 * half, x + 1.1 * half), (0.0, 0.22), (0.78, 0.9), enamel, "basin")
    (px, py), r = room.at(x, room.high(1.65), 0.0), 0.42 * room.metre
    disc = g.ellipse(px, py, r, 1.2 * r)
    if easel.shown("mirror") and room.bare(disc):
        easel.fill(g.ellipse(px, py, 1.1 * r, 1.3 * r), (196, 158, 104), "far", "mirror's rim", depth=0.1)
        easel.fill(disc, fade((226, 240, 246), (176, 204, 218), py - r, py + r), "far", "mirror", depth=0.1)
        shine = g.polygon([(px - 0.5 * r, py + 0.5 * r), (px + 0.3 * r, py - 0.8 * r), (px + 0.5 * r, py - 0.7 * r),
                           (px - 0.3 * r, py + 0.7 * r)])  # fmt: skip
        easel.fill(shine, fade(_WHITE, _WHITE, py - r, py + r, (0.5, 0.3)), "far", "shine", tinted=False)
