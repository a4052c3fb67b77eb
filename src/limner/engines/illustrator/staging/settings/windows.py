"""At a window: from the room with the view behind the glass, or from the street with a room behind it."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.layout import SILL
from limner.engines.illustrator.staging.settings import fittings
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.setting import place

_WALLS = lay.palette("e6d4be c9d4d0 dcc6c4")
_CURTAINS = lay.palette("c9685a 5f8a86 7a6aa8")
_FRONTS = lay.palette("d89a72 c9b08a a8b8c4")
_SHUTTERS = lay.palette("3f7a6a 4a6a9a 8a4a44")
_WHITE: RGB = (246, 243, 236)
_OPENING = (0.17, 0.83)


@place(
    "window",
    footing="top",
    indoors=True,
    horizons=(SILL, SILL, SILL),
    climate="indoors",
    hours=("day", "morning", "sunset", "day", "dusk"),
    neighbours="room",
    frame="",
    shows="window, furniture",
    traits=("close", "cramped", "sill", "swept"),
)
def inside(easel: Easel) -> None:
    """A wide window with its sill, curtains at both sides, the land and the weather outside."""
    w, h, unit = easel.w, easel.h, easel.unit
    wall, cloth = _WALLS[easel.variant % 3], _CURTAINS[(easel.variant // 3) % 3]
    top, sill = 0.05 * h, SILL * h
    left, right = (share * w for share in _OPENING)
    easel.fill(easel.sheet(), fade(tone(wall, 0.02), tone(wall, -0.05), 0, h), "sky", "wall", role="far")
    pane = g.rect(left, top, right - left, sill - top)
    fittings.outlook(easel, pane)
    fittings.running(easel, pane)
    _frame(easel, left, right, top, sill)
    for hand in (-1, 1):
        _curtain(easel, hand, left if hand < 0 else right, cloth, sill)
    rod = g.rect(0.03 * w, top - 0.03 * h, 0.94 * w, 0.014 * unit, 0.007 * unit)
    easel.fill(rod, (120, 92, 70), "far", "rod", depth=0.1, back=-1.0)
    board = g.polygon([(left - 0.04 * w, sill - 0.005 * h), (right + 0.04 * w, sill - 0.005 * h),
                       (right + 0.12 * w, sill + 0.1 * h), (left - 0.12 * w, sill + 0.1 * h)])  # fmt: skip
    easel.fill(board, fade(tone(_WHITE, -0.05), _WHITE, sill, sill + 0.1 * h), "ground", "sill", depth=0.1)
    edge = g.rect(left - 0.12 * w, sill + 0.1 * h, right - left + 0.24 * w, 0.028 * h)
    easel.fill(edge, tone(_WHITE, -0.12), "ground", "sill's edge", depth=0.1)
    shade = fade((60, 44, 50), (60, 44, 50), sill + 0.12 * h, sill + 0.2 * h, (0.22, 0.0))
    easel.fill(easel.sheet(sill + 0.128 * h, h), shade, "ground", "shade under the sill", role="ground", tinted=False)
    easel.prop("potted_plant", 0.76 * w, sill + 0.04 * h, 0.22 * unit, depth=0.1)


def _frame(easel: Easel, left: float, right: float, top: float, sill: float) -> None:
    unit, x = easel.unit, (left + right) / 2
    thick = 0.02 * unit
    outer = g.rect(left - thick, top - thick, right - left + 2 * thick, sill - top + thick)
    casing = g.difference(outer, g.rect(left, top, right - left, sill - top))
    bars = g.joined(g.rect(x - 0.4 * thick, top, 0.8 * thick, sill - top),
                    g.rect(left, top + 0.34 * (sill - top), right - left, 0.7 * thick))  # fmt: skip
    easel.fill(g.joined(casing, bars), _WHITE, "far", "window frame", depth=0.1)


def _curtain(easel: Easel, hand: int, edge: float, cloth: RGB, sill: float) -> None:
    """A curtain gathered at the side, in folds."""
    w, h = easel.w, easel.h
    out = -0.02 * w if hand < 0 else 1.02 * w
    inner, tied = edge - hand * 0.05 * w, edge + hand * 0.06 * w
    fall = g.smooth([(out, 0.03 * h, "c"), (inner, 0.03 * h, "c"), (inner + hand * 0.02 * w, 0.3 * h),
                     (tied, 0.55 * h), (edge - hand * 0.005 * w, sill + 0.18 * h, "c"),
                     (out, sill + 0.18 * h, "c")])  # fmt: skip
    stops = tuple(Stop(i / 8, tone(cloth, 0.05 if i % 2 else -0.05)) for i in range(9))
    easel.fill(fall, Linear((out, 0), (inner, 0), stops), "far", "curtain", depth=0.1, back=-0.5)


@place(
    "facade",
    footing="top",
    indoors=True,
    horizons=(SILL, SILL, SILL),
    climate="city",
    hours=("day", "morning", "sunset", "dusk"),
    neighbours="street",
    frame="",
    shows="window, wall, house",
    traits=("close", "cramped", "sill", "swept"),
)
def outside(easel: Easel) -> None:
    """A front with an open window: shutters, the room's dusk behind, a box of flowers under the sill."""
    w, h, unit = easel.w, easel.h, easel.unit
    wall, green = _FRONTS[easel.variant % 3], _SHUTTERS[(easel.variant // 3) % 3]
    top, sill = 0.07 * h, SILL * h
    left, right = 0.24 * w, 0.76 * w
    lit = easel.air.light.dark > 0.35
    easel.fill(easel.sheet(), fade(tone(wall, 0.03), tone(wall, -0.06), 0, h), "sky", "wall", role="far")
    _bricks(easel, wall)
    glow: RGB = (255, 206, 128) if lit else mix((70, 60, 66), wall, 0.2)
    room = g.rect(left, top, right - left, sill - top)
    easel.fill(room, fade(tone(glow, -0.04), tone(glow, 0.06), top, sill), "sky", "room behind", role="far")
    for hand in (-1, 1):
        edge = left if hand < 0 else right
        drape = g.smooth([(edge, top, "c"), (edge - hand * 0.13 * w, top, "c"), (edge - hand * 0.08 * w, 0.4 * h),
                          (edge - hand * 0.04 * w, sill, "c"), (edge, sill, "c")])  # fmt: skip
        easel.fill(drape, (244, 238, 228), "far", "curtain", depth=0.1)
        _shutter(easel, hand, edge, green, top, sill)
    _frame(easel, left, right, top, top)
    casing = g.difference(g.rect(left - 0.02 * unit, top - 0.02 * unit, right - left + 0.04 * unit, sill - top), room)
    easel.fill(casing, _WHITE, "far", "window frame", depth=0.1)
    below = easel.sheet(sill, h)
    easel.fill(below, fade(tone(wall, -0.02), tone(wall, -0.08), sill, h), "near", "wall under the sill", role="far")
    board = g.rect(left - 0.05 * w, sill - 0.012 * h, right - left + 0.1 * w, 0.036 * h, 0.006 * unit)
    easel.fill(board, _WHITE, "near", "sill", depth=0.05)
    if easel.shown("flower", "flowers", "plant"):
        _box(easel, left, right, sill + 0.05 * h)


def _bricks(easel: Easel, wall: RGB) -> None:
    """A few courses that show through the plaster."""
    rng, unit, bricks = easel.rng, easel.unit, Path()
    for _ in range(26):
        x, y = rng.uniform(0, easel.w), rng.uniform(0, easel.h)
        bricks.addRect(g.box(x, y - y % (0.03 * unit), 0.05 * unit, 0.022 * unit))
    easel.fill(bricks, tone(wall, -0.05), "sky", "bricks", role="far")


def _shutter(easel: Easel, hand: int, edge: float, hue: RGB, top: float, sill: float) -> None:
    w, slats = 0.17 * easel.w, Path()
    x = edge - w - 0.02 * easel.unit if hand < 0 else edge + 0.02 * easel.unit
    for i in range(14):
        slats.addRect(g.box(x + 0.12 * w, top + (sill - top) * (i + 0.3) / 14.4, 0.76 * w, (sill - top) * 0.03))
    easel.fill(g.rect(x, top, w, sill - top), fade(tone(hue, 0.03), tone(hue, -0.04), top, sill), "far", "shutter")
    easel.fill(slats, tone(hue, -0.09), "far", "slats", back=-0.1)


def _box(easel: Easel, left: float, right: float, y: float) -> None:
    """A box of red flowers that hang over its edge."""
    rng, unit = easel.rng, easel.unit
    crate = g.rect(left, y, right - left, 0.09 * easel.h, 0.01 * unit)
    easel.fill(crate, fade((150, 96, 66), (120, 74, 52), y, y + 0.09 * easel.h), "near", "flower box")
    leaves, blooms = Path(), Path()
    for i in range(26):
        x, v = left + (right - left) * (i + rng.random()) / 26, y + rng.uniform(-0.02, 0.03) * unit
        leaves.addPath(land.leaf(x, v, unit * 0.045, rng.uniform(0, 360)))
        blooms.addPath(g.ellipse(x + rng.uniform(-0.01, 0.01) * unit, v - 0.008 * unit, 0.014 * unit))
    easel.fill(leaves, (88, 142, 82), "near", "leaves")
    easel.fill(blooms, lay.palette("e0523f d8486a f0a23a")[easel.variant % 3], "near", "blooms")
