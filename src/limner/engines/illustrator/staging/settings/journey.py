"""Inside of what one travels and camps in: the railway carriage, the car, the tent."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import chamber, fittings, shells
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.chamber import Chamber, Wall
from limner.engines.illustrator.staging.settings.setting import place

_CARRIAGES = (
    lay.palette("dfe4e6 8d949c c8503f e8b23c"),  # wall, floor, seats, poles
    lay.palette("ece2d0 9a8a78 3f6f9a d8a848"),
    lay.palette("d6e2dc 848c8a 4a8060 e0b450"),
)
_CARS = lay.palette("5a5048 4a5664 6a4a44")
_CANVASES = lay.palette("d89a4a 6f9a6a c9705a")
_SIDES: tuple[Wall, ...] = ("left", "right")


@place(
    "carriage",
    footing="floor",
    indoors=True,
    horizons=(0.56, 0.58, 0.6),
    climate="indoors",
    hours=("day", "morning", "sunset", "day"),
    neighbours="station",
    shows="furniture, window",
    traits=("cramped", "swept"),
)
def carriage(easel: Easel) -> None:
    """A long car: windows and benches at both sides, poles, straps, lamps along the ceiling, a door at the end."""
    wall, floor, seat, pole = _CARRIAGES[easel.variant % 3]
    room = chamber.chamber(easel, "hall", top=0.2, eye=0.16)
    shells.shell(room, wall, floor, tone(wall, 0.05), tone(wall, -0.12))
    _door(room, wall)
    for side in _SIDES:
        for i in range(4):
            a = 0.05 + 0.24 * i
            fittings.window(room, side, (a, a + 0.17), (0.42, 0.82), tone(wall, -0.18), columns=1, rows=1, lamp=i == 1)
        _adverts(room, side)
    lamps = g.joined(*(_overhead(room, x, 0.02, 1.0) for x in ((0.3, 0.38), (0.62, 0.7))))
    easel.fill(lamps, (255, 250, 236), "sky", "ceiling lamps", role="light", tinted=False)
    for along in ((0.0, 0.17), (0.83, 1.0)):
        for i in range(3):
            deep = (0.04 + 0.3 * i, 0.3 + 0.3 * i)
            room.block(along, deep, (0, 0.5), tone(seat, -0.06), "bench", words=("seat", "bench"), top=tone(seat, 0.05))
    for x in (0.24, 0.76):
        _straps(room, x, pole)
        for z in (0.1, 0.5):
            _pole(room, x, z, pole)


def _overhead(room: Chamber, x: tuple[float, float], z0: float, z1: float) -> Path:
    return g.polygon([room.at(x[0], 1, z0), room.at(x[1], 1, z0), room.at(x[1], 1, z1), room.at(x[0], 1, z1)])


def _door(room: Chamber, wall: RGB) -> None:
    """The sliding door to the next car."""
    easel = room.easel
    easel.fill(room.panel("back", 0.32, 0.68, 0.0, 0.9), tone(wall, -0.1), "sky", "door", role="far")
    for a, b in ((0.35, 0.485), (0.515, 0.65)):
        leaf = room.panel("back", a, b, 0.02, 0.86)
        box = g.bounds(leaf)
        easel.fill(leaf, fade(tone(wall, -0.02), tone(wall, -0.07), box[1], box[3]), "sky", "door's leaf", role="far")
        pane = room.panel("back", a + 0.025, b - 0.025, 0.42, 0.78)
        fittings.outlook(easel, pane, lamp=False)


def _adverts(room: Chamber, side: Wall) -> None:
    """Bright cards above the windows."""
    for i, hue in enumerate(lay.palette("e08a6a 7fb0c8 e8c86a 9ac08a b898c8")):
        a = 0.06 + 0.19 * i
        room.easel.fill(room.panel(side, a, a + 0.13, 0.87, 0.95), hue, "sky", "card", role="prop")


def _straps(room: Chamber, x: float, pole: RGB) -> None:
    """A rail under the ceiling with loops on it."""
    easel, unit = room.easel, room.easel.unit
    a, b = room.at(x, 0.9, 0.02), room.at(x, 0.9, 0.9)
    easel.fill(g.line([a, b]), tone(pole, -0.05), "far", "rail", depth=0.15, width=0.006 * unit)
    loops, cords = Path(), Path()
    for i in range(5):
        px, py = room.at(x, 0.9, 0.1 + 0.17 * i)
        s = room.size(0.1 + 0.17 * i) * unit
        cords.addPath(g.rect(px - 0.0025 * s, py, 0.005 * s, 0.03 * s))
        ring = g.ellipse(px, py + 0.043 * s, 0.014 * s)
        loops.addPath(g.difference(ring, g.ellipse(px, py + 0.043 * s, 0.0095 * s)))
    easel.fill(cords, (92, 88, 90), "far", "straps", depth=0.15)
    easel.fill(loops, (240, 238, 230), "far", "loops", depth=0.15)


def _pole(room: Chamber, x: float, z: float, hue: RGB) -> None:
    (px, foot), (_, head) = room.at(x, 0, z), room.at(x, 1, z)
    half = 0.006 * room.easel.unit * room.size(z)
    bar = g.rect(px - half, head, 2 * half, foot - head)
    if room.free(bar, foot) and room.easel.amount > 0.25:
        room.easel.fill(bar, hue, "middle", "pole", depth=0.2 - 0.1 * z, back=0.5 - z)


@place(
    "car",
    footing="floor",
    indoors=True,
    horizons=(0.5, 0.52, 0.54),
    climate="indoors",
    hours=("day", "morning", "sunset", "night"),
    frame="",
    neighbours="street",
    shows="furniture, window, car, wheel",
    traits=("cabin", "close", "cramped", "swept"),
)
def car(easel: Easel) -> None:
    """From the dashboard back: roof and pillars, the windows around, two seats, the wheel before those who drive."""
    w, h, unit, hide = easel.w, easel.h, easel.unit, _CARS[easel.variant % 3]
    easel.fill(easel.sheet(), fade(tone(hide, 0.24), tone(hide, 0.02), 0, h), "sky", "car's inside", role="far")
    sill = 0.58 * h
    rear = g.smooth([(0.27 * w, sill, "c"), (0.31 * w, 0.2 * h), (0.69 * w, 0.2 * h), (0.73 * w, sill, "c")])
    fittings.outlook(easel, rear)
    for hand in (-1, 1):
        edge = [(0.5 + hand * x) * w for x in (0.52, 0.28, 0.25, 0.52)]
        side = g.polygon(list(zip(edge, (0.13 * h, 0.19 * h, sill, sill + 0.05 * h), strict=True)))
        fittings.outlook(easel, side, lamp=False)
    easel.fill(easel.sheet(sill), fade(tone(hide, -0.02), tone(hide, -0.12), sill, h), "ground", "bench", role="ground")
    for x in (0.3, 0.7):
        back = g.rect((x - 0.15) * w, 0.42 * h, 0.3 * w, 0.64 * h, 0.05 * unit)
        head = g.rect((x - 0.075) * w, 0.3 * h, 0.15 * w, 0.1 * h, 0.035 * unit)
        stems = g.joined(*(g.rect((x + d) * w - 0.004 * unit, 0.38 * h, 0.008 * unit, 0.06 * h) for d in (-0.04, 0.04)))
        easel.fill(stems, (150, 150, 156), "ground", "stems", back=-0.5)
        for part in (back, head):
            box = g.bounds(part)
            easel.fill(part, fade(tone(hide, 0.14), tone(hide, 0.02), box[1], box[3]), "ground", "seat", back=-1.0)
        seam = g.line([((x - 0.09) * w, 0.46 * h), ((x - 0.1) * w, h)]), g.line(
            [((x + 0.09) * w, 0.46 * h), ((x + 0.1) * w, h)])  # fmt: skip
        easel.fill(g.joined(*seam), tone(hide, -0.05), "ground", "seams", width=0.003 * unit, back=-1.1)
    mirror = g.rect(0.42 * w, 0.05 * h, 0.16 * w, 0.05 * h, 0.02 * unit)
    easel.fill(mirror, (54, 54, 62), "middle", "mirror")
    easel.fill(g.scaled(mirror, 0.9, 0.76, (0.5 * w, 0.075 * h)), (176, 200, 214), "middle", "mirror's glass")
    _dashboard(easel, hide)


def _dashboard(easel: Easel, hide: RGB) -> None:
    """The wheel before the one who is nearest to it, over the dashboard's edge."""
    w, h, unit = easel.w, easel.h, easel.unit
    board = g.smooth([(-9, h + 9, "c"), (-9, 0.93 * h, "c"), (0.5 * w, 0.9 * h), (w + 9, 0.93 * h, "c"),
                      (w + 9, h + 9, "c")])  # fmt: skip
    x = min((box.centre[0] for box in easel.taken), default=0.3 * w, key=lambda at: abs(at - 0.3 * w))
    y, r = 0.93 * h, 0.17 * unit
    rim = g.difference(g.ellipse(x, y, r, 0.86 * r), g.ellipse(x, y, 0.86 * r, 0.72 * r))
    hub = g.joined(g.ellipse(x, y, 0.3 * r, 0.26 * r), g.rect(x - 0.86 * r, y - 0.07 * r, 1.72 * r, 0.14 * r))
    easel.fill(g.union(rim, hub), (48, 46, 52), "near", "steering wheel", tinted=False)
    easel.fill(board, fade(tone(hide, -0.1), tone(hide, -0.2), 0.9 * h, h), "near", "dashboard", tinted=False)


@place(
    "tent",
    footing="floor",
    indoors=True,
    horizons=(0.6, 0.64, 0.68),
    climate="indoors",
    hours=("day", "dusk", "night", "morning"),
    frame="",
    neighbours="forest",
    shows="tent, furniture",
    traits=("close", "cramped", "swept"),
)
def tent(easel: Easel) -> None:
    """Canvas that meets over the head, the open flaps with the land outside, a mat, a bag to sleep in."""
    w, h, unit, hue = easel.w, easel.h, easel.unit, _CANVASES[easel.variant % 3]
    base, top = easel.horizon, (0.5 * w, 0.03 * h)
    dusk = 0.3 * easel.air.light.dark
    hue = mix(hue, (60, 44, 60), dusk)
    left = g.polygon([top, (0.5 * w, -9), (-9, -9), (-9, h), (-0.1 * w, h), (0.1 * w, base)])
    right = g.mirrored(left, 0.5 * w)
    easel.fill(easel.sheet(), tone(hue, -0.02), "sky", "back of the tent", role="far")
    easel.fill(left, fade(tone(hue, 0.08), tone(hue, -0.03), 0, h), "sky", "canvas", role="far")
    easel.fill(right, fade(tone(hue, 0.02), tone(hue, -0.09), 0, h), "sky", "canvas", role="far")
    door = g.polygon([(0.5 * w, 0.14 * h), (0.7 * w, base), (0.3 * w, base)])
    fittings.outlook(easel, door)
    for hand in (-1, 1):
        flap = g.smooth([(0.5 * w, 0.12 * h, "c"), ((0.5 + hand * 0.2) * w, base, "c"),
                         ((0.5 + hand * 0.125) * w, 0.94 * base), ((0.5 + hand * 0.13) * w, 0.7 * base)])  # fmt: skip
        easel.fill(flap, tone(hue, 0.14), "far", "flap", depth=0.1)
    seams = g.joined(g.line([top, (0.1 * w, base)]), g.line([top, (0.9 * w, base)]),
                     g.line([(0.5 * w, -9), top]), g.line([(-9, 0.42 * h), (0.3 * w, 0.44 * base)]))  # fmt: skip
    easel.fill(seams, tone(hue, -0.14), "far", "seams", width=0.005 * unit)
    mat: RGB = mix((112, 122, 140), (50, 44, 70), dusk)
    floor = g.polygon([(0.1 * w, base), (0.9 * w, base), (1.2 * w, h + 9), (-0.2 * w, h + 9)])
    easel.fill(floor, fade(tone(mat, -0.06), tone(mat, 0.04), base, h), "ground", "mat", role="ground")
    bag = g.rect(0.02 * w, base + 0.1 * h, 0.3 * w, 0.1 * h, 0.05 * unit)
    if not any(box.overlaps(Box(*g.bounds(bag))) for box in easel.taken):
        easel.fill(bag, fade((96, 132, 172), (66, 98, 140), base, base + 0.2 * h), "ground", "sleeping bag")
    lamp = (0.5 * w, 0.16 * h)
    if easel.air.light.dark > 0.4:
        easel.glow(halo(*lamp, 0.75 * unit, (255, 214, 140), 0.5), "far", "lamplight")
    easel.fill(g.joined(g.rect(lamp[0] - 0.002 * unit, top[1], 0.004 * unit, 0.09 * h),
                        g.rect(lamp[0] - 0.024 * unit, lamp[1] - 0.045 * unit, 0.048 * unit, 0.012 * unit)),
               (70, 62, 60), "far", "lantern's hook")  # fmt: skip
    easel.fill(g.rect(lamp[0] - 0.02 * unit, lamp[1] - 0.034 * unit, 0.04 * unit, 0.05 * unit, 0.012 * unit),
               (255, 236, 176), "far", "lantern", role="light", tinted=False)  # fmt: skip
