"""Great rooms: the museum, the railway station, the gymnasium."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import chamber, fittings, shells
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.chamber import Chamber, Wall
from limner.engines.illustrator.staging.settings.setting import place

_MUSEUMS = (
    lay.palette("f0ece4 c49c74 7f97a8 d8704f"),  # wall, floor, plinths, bench
    lay.palette("b9433f b98a5c efe4d0 6a4a3a"),
    lay.palette("4f7f78 b08a64 f0eadc 8a5a3c"),
)
_STATIONS = (
    lay.palette("d8c8ae b8b0a6 3f5f66 c9a050"),  # wall, platform, iron, brass
    lay.palette("c9b0a0 aea8a4 6a3a34 d8b060"),
    lay.palette("c6d0d4 b4b6ba 34486a e0a850"),
)
_GYMS = (
    lay.palette("e4ecf0 d9a566 3f7fb8 f4f6f6"),  # wall, floor, court, lines
    lay.palette("f0e6d2 d09a60 c9553f fff8ee"),
    lay.palette("dfead8 dcae70 3f8f66 f8fbf2"),
)


@place(
    "museum",
    footing="floor",
    indoors=True,
    horizons=(0.60, 0.64, 0.70),
    climate="indoors",
    shows="furniture, window",
    traits=("swept",),
)
def museum(easel: Easel) -> None:
    """Framed pictures along the walls, plinths with vases, a bench, a skylight."""
    wall, floor, stone, seat = _MUSEUMS[easel.variant % 3]
    seen = chamber.view(easel)
    room = chamber.chamber(easel, top=0.06)
    shells.shell(room, wall, floor, (248, 246, 240), tone(wall, -0.14))
    shells.boards(room, floor, 16)
    easel.fill(room.floor(0.3, 0.7, 0.1, 0.8, y=0.995), easel.air.sky[0], "sky", "skylight", role="sky", tinted=False)
    hues = lay.palette("d8704f 4f86a0 7a9a5a b8863f 7a5a9a")
    spots = {
        "hall": ((0.08, 0.3), (0.38, 0.62), (0.7, 0.92)),
        "left": ((0.08, 0.36), (0.5, 0.7)),
        "right": ((0.3, 0.5), (0.64, 0.92)),
    }[seen]
    for i, span in enumerate(spots):
        fittings.painting(
            room, "back", span, (0.4 - 0.05 * (i % 2), 0.74 + 0.04 * (i % 2)), hues[(i + easel.variant) % 5]
        )
    for side in ("left", "right"):
        if seen in ("hall", side):
            for i, z in enumerate((0.1, 0.42, 0.7)):
                fittings.painting(room, side, (z, z + 0.2), (0.4, 0.76), hues[(i + 2) % 5])
    for x, z in ((0.08, 0.42), (0.86, 0.2), (0.9, 0.62)):
        if room.block((x, x + room.broad(0.5)), (z, z + 0.1), (0, 1.0), stone, "plinth"):
            room.prop("vase", x + room.broad(0.25), z + 0.06, 0.7, raised=1.0)
    x = 0.56 if seen == "right" else 0.24
    room.block((x, x + room.broad(1.2)), (0.3, 0.4), (0.0, 0.44), seat, "bench", words=("bench",))


@place(
    "station",
    footing="floor",
    indoors=True,
    horizons=(0.60, 0.64, 0.70),
    climate="indoors",
    shows="furniture, window",
    traits=("swept",),
)
def station(easel: Easel) -> None:
    """An iron roof over platforms: ribs that recede, rails at one side, a clock, lamps, a great window at the end."""
    wall, floor, iron, brass = _STATIONS[easel.variant % 3]
    hand = 1 if easel.variant % 2 else -1
    room = chamber.chamber(easel, "hall" if easel.variant % 4 < 2 else chamber.view(easel), top=0.2, eye=0.23)
    shells.shell(room, wall, floor, mix(easel.air.sky[1], (240, 240, 240), 0.4))
    pane = fittings.arch(room, "back", 0.5, 0.42, (0.1, 1.1))
    fittings.outlook(easel, pane)
    bars = g.joined(
        *(room.panel("back", 0.5 + 0.14 * i - 0.006, 0.5 + 0.14 * i + 0.006, 0.1, 1.1) for i in range(-3, 4)),
        *(room.panel("back", 0, 1, y, y + 0.015) for y in (0.3, 0.55, 0.8)),
    )
    easel.fill(g.intersection(bars, pane), iron, "far", "glazing bars", depth=0.15)
    _ribs(room, iron)
    _rails(room, hand)
    if easel.shown("clock"):
        _clock(room, 0.5 - 0.3 * hand, iron, brass)
    edge = 0.34 if hand > 0 else 0.66
    if easel.amount > 0.25:
        for z in (0.15, 0.45):
            room.prop("street_lamp", 0.97 if hand > 0 else 0.03, z, 2.4)
        room.prop("bench", edge + 0.42 * hand, 0.25, 0.9)
        room.prop("suitcase", edge + 0.3 * hand, 0.5, 0.7)


def _ribs(room: Chamber, iron: RGB) -> None:
    """Arches of the roof, and purlins along it."""
    easel, ribs = room.easel, Path()
    for z in (0.0, 0.25, 0.45, 0.62, 0.76):
        s = room.size(z)
        arc = g.line([room.at(0.5 - 0.5 * c, 0.7 + 0.5 * d, z) for c, d in _HALF_ROUND])
        ribs.addPath(g.outline(arc, 0.008 * easel.unit * s))
        for x in (0.0, 1.0):
            (px, foot), (_, head) = room.at(x, 0, z), room.at(x, 0.72, z)
            ribs.addRect(g.box_between(px - 0.008 * easel.unit * s, head, px + 0.008 * easel.unit * s, foot))
    for c, d in _HALF_ROUND[1:-1:2]:
        a, b = room.at(0.5 - 0.5 * c, 0.7 + 0.5 * d, 0), room.at(0.5 - 0.5 * c, 0.7 + 0.5 * d, 0.9)
        ribs.addPath(g.outline(g.line([a, b]), 0.005 * easel.unit))
    easel.fill(ribs, tone(iron, 0.02), "far", "roof's ribs", depth=0.2)


_HALF_ROUND = tuple(
    (c, d)
    for c, d in (
        (1, 0),
        (0.92, 0.38),
        (0.71, 0.71),
        (0.38, 0.92),
        (0, 1),
        (-0.38, 0.92),
        (-0.71, 0.71),
        (-0.92, 0.38),
        (-1, 0),
    )
)
"""Cosines and sines around half a circle."""


def _rails(room: Chamber, hand: int) -> None:
    """The track beside the platform, its sleepers, the platform's edge."""
    easel = room.easel

    def x(share: float) -> float:
        return share if hand > 0 else 1 - share

    bed = room.floor(x(-0.4), x(0.3), 0, 1)
    easel.fill(bed, fade((104, 96, 92), (82, 76, 76), room.base, easel.h), "ground", "track bed", role="ground")
    sleepers = g.joined(*(room.floor(x(-0.02), x(0.22), z, z + 0.03) for z in (0.05 + 0.085 * i for i in range(11))))
    easel.fill(sleepers, (122, 96, 76), "ground", "sleepers", role="ground")
    steel = g.joined(*(room.floor(x(a), x(a + 0.014), 0, 1) for a in (0.03, 0.16)))
    easel.fill(steel, (206, 210, 216), "ground", "rails", role="ground")
    easel.fill(room.floor(x(0.3), x(0.33), 0, 1), (244, 238, 222), "ground", "platform's edge", role="ground")
    easel.fill(room.floor(x(0.36), x(0.38), 0, 1), (236, 190, 80), "ground", "line", role="ground")


def _clock(room: Chamber, x: float, iron: RGB, brass: RGB) -> None:
    """A round clock that hangs from the roof."""
    easel = room.easel
    (px, py), r = room.at(x, 0.86, 0.3), 0.3 * room.metre * room.size(0.3)
    if not room.bare(g.ellipse(px, py, 1.2 * r)):
        return
    easel.fill(g.rect(px - 0.06 * r, -4, 0.12 * r, py), iron, "far", "rod", depth=0.1)
    easel.fill(g.ellipse(px, py, 1.15 * r), brass, "far", "clock's rim", depth=0.1)
    easel.fill(g.ellipse(px, py, r), (252, 248, 236), "far", "clock", depth=0.1)
    hands = g.joined(
        g.outline(g.line([(px, py), (px, py - 0.75 * r)]), 0.09 * r),
        g.outline(g.line([(px, py), (px + 0.5 * r, py + 0.2 * r)]), 0.11 * r),
    )
    easel.fill(hands, (44, 40, 46), "far", "hands", depth=0.1)


@place(
    "gym",
    footing="floor",
    indoors=True,
    horizons=(0.60, 0.64, 0.70),
    climate="indoors",
    shows="furniture, window",
    traits=("swept",),
)
def gym(easel: Easel) -> None:
    """A sports hall: a marked court, wall bars, a hoop, a bench, windows high up."""
    wall, floor, court, lines = _GYMS[easel.variant % 3]
    seen = chamber.view(easel)
    room = chamber.chamber(easel, top=0.04)
    shells.shell(room, wall, floor, tone(wall, -0.05), court)
    shells.boards(room, floor, 18)
    for a in (0.04, 0.29, 0.54, 0.79):
        fittings.window(room, "back", (a, a + 0.18), (0.76, 0.94), (244, 246, 248), rows=1, lamp=a == 0.29)
    easel.fill(room.panel("back", 0, 1, 0.0, 0.26), court, "sky", "padding", role="far")
    _court(room, court, lines)
    for side in ("left", "right"):
        if seen in ("hall", side):
            _bars(room, side)
    x = {"hall": 0.5, "left": 0.46, "right": 0.54}[seen]
    if easel.shown("hoop", "basket"):
        _hoop(room, x)
    bench = 0.08 if seen == "right" else 0.66
    room.block((bench, bench + room.broad(1.5)), (0.08, 0.14), (0.0, 0.42), (190, 138, 88), "bench", words=("bench",))


def _court(room: Chamber, court: RGB, lines: RGB) -> None:
    easel = room.easel
    easel.fill(room.floor(0.3, 0.7, 0.0, 0.42), tone(court, 0.04), "ground", "key", role="ground")
    marks = Path()
    for x0, x1, z0, z1 in ((0.3, 0.7, 0.0, 0.42), (0.06, 0.94, 0.0, 0.96)):
        for pair in ((x0, z0, x1, z0), (x1, z0, x1, z1), (x1, z1, x0, z1), (x0, z1, x0, z0)):
            marks.addPath(
                g.outline(g.line([room.at(pair[0], 0, pair[1]), room.at(pair[2], 0, pair[3])]), 0.006 * easel.unit)
            )
    (cx, cy), (ex, _), (_, fy) = room.at(0.5, 0, 0.42), room.at(0.7, 0, 0.42), room.at(0.5, 0, 0.62)
    marks.addPath(g.outline(g.ellipse(cx, cy, abs(ex - cx), abs(fy - cy)), 0.006 * easel.unit))
    easel.fill(marks, lines, "ground", "court lines", role="ground")


def _bars(room: Chamber, wall: Wall) -> None:
    """Wall bars for climbing."""
    wood = g.joined(
        *(room.panel(wall, z, z + 0.012, 0.06, 0.66) for z in (0.1, 0.26, 0.42, 0.58)),
        *(room.panel(wall, 0.1, 0.59, y, y + 0.018) for y in (0.1 + 0.055 * i for i in range(10))),
    )
    room.easel.fill(wood, (188, 134, 82), "far", "wall bars", depth=0.12)


def _hoop(room: Chamber, x: float) -> None:
    """A backboard with a ring and a net on the back wall."""
    easel = room.easel
    (px, py), s = room.at(x, 0.6, 0), room.metre
    plate = g.rect(px - 0.55 * s, py - 0.42 * s, 1.1 * s, 0.76 * s, 0.04 * s)
    if not room.bare(plate):
        return
    easel.fill(plate, (250, 250, 250), "far", "backboard", depth=0.1)
    easel.fill(
        g.outline(g.rect(px - 0.2 * s, py - 0.14 * s, 0.4 * s, 0.32 * s), 0.04 * s),
        (216, 84, 60),
        "far",
        "mark",
        depth=0.1,
    )
    net = Path()
    for i in range(6):
        t = -1 + 0.4 * i
        net.addPath(g.outline(g.line([(px + 0.2 * s * t, py + 0.2 * s), (px + 0.12 * s * t, py + 0.6 * s)]), 0.014 * s))
    easel.fill(net, (240, 240, 240), "far", "net", depth=0.1)
    easel.fill(
        g.outline(g.ellipse(px, py + 0.2 * s, 0.22 * s, 0.06 * s), 0.04 * s), (226, 96, 52), "far", "ring", depth=0.1
    )
