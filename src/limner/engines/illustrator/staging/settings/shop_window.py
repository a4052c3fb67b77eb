"""A shop's window from the street: the display on its shelf behind the glass, an awning over it, the front around."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.layout import SILL
from limner.engines.illustrator.staging.settings import fittings
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.setting import place

_FRONTS = lay.palette("2f5a52 7a2f34 2f4a6e 5a4436")
_CLOTHS = lay.palette("c8483c 3f7f74 d0983a 4a6a9a")
_WHITE: RGB = (248, 244, 236)
_PANE = (0.045, 0.955)
"""From where to where the glass reaches, as shares of the width."""


@place(
    "shop window",
    footing="top",
    indoors=True,
    horizons=(SILL, SILL, SILL),
    climate="city",
    hours=("day", "morning", "dusk", "day"),
    neighbours="street",
    frame="",
    shows="window, house",
    traits=("close", "cramped", "swept"),
)
def draw(easel: Easel) -> None:
    """The lit room behind with its shelves, the display's shelf, the casing, an awning in stripes."""
    w, h, unit = easel.w, easel.h, easel.unit
    front = _FRONTS[easel.variant % 4]
    top, sill = 0.2 * h, SILL * h
    left, right = (share * w for share in _PANE)
    easel.fill(easel.sheet(), fade(tone(front, 0.03), tone(front, -0.05), 0, h), "sky", "shop's front", role="far")
    glow: RGB = (255, 226, 168)
    room = g.rect(left, top, right - left, sill - top + 0.06 * h)
    inside = fade(mix(glow, (150, 104, 70), 0.5), mix(glow, (196, 150, 104), 0.3), top, sill)
    easel.fill(room, inside, "sky", "room behind", role="far")
    _shelves(easel, left, right, top, sill)
    easel.glow(halo(0.5 * w, top, 0.5 * unit, glow, 0.5, (1.3, 1.0)), "sky", "lamplight")
    board = g.polygon([(left, sill - 0.03 * h), (right, sill - 0.03 * h), (right + 0.02 * w, sill + 0.12 * h),
                       (left - 0.02 * w, sill + 0.12 * h)])  # fmt: skip
    easel.fill(board, fade((214, 176, 128), (236, 204, 160), sill, sill + 0.12 * h), "ground", "shelf of the display",
               depth=0.1)  # fmt: skip
    fittings.running(easel, room)
    _casing(easel, front, (left, right, top, sill + 0.12 * h))
    _awning(easel, _CLOTHS[easel.variant % 4], top)


def _shelves(easel: Easel, left: float, right: float, top: float, sill: float) -> None:
    """Shelves at the back of the shop, out of focus."""
    planks, goods = Path(), [Path() for _ in _CLOTHS]
    for r in range(3):
        y = top + (sill - top) * (0.34 + 0.22 * r)
        planks.addRect(g.box(left, y, right - left, 0.012 * easel.h))
        x = left
        while x < right - 0.04 * easel.unit:
            wide, tall = easel.rng.uniform(0.02, 0.05) * easel.unit, easel.rng.uniform(0.03, 0.07) * easel.unit
            goods[easel.rng.randrange(4)].addRect(g.box(x, y - tall, wide, tall))
            x += wide + easel.rng.uniform(0.01, 0.04) * easel.unit
    easel.fill(planks, (132, 92, 64), "sky", "shelves", role="far", blur=0.003 * easel.unit)
    for path, hue in zip(goods, _CLOTHS, strict=True):
        easel.fill(path, mix(hue, (240, 206, 150), 0.55), "sky", "wares", role="far", blur=0.004 * easel.unit)


def _casing(easel: Easel, front: RGB, box: tuple[float, float, float, float]) -> None:
    """The wooden frame before the glass, the panel under it, the light on the pane."""
    (left, right, top, low), w, h, unit = box, easel.w, easel.h, easel.unit
    slants = ((0.0, low), (0.05, low), (0.27, top), (0.22, top))
    shine = g.joined(*(g.polygon([(left + (a + dx) * w, y) for dx, y in slants]) for a in (0.02, 0.44)))
    glass = g.intersection(shine, g.rect(left, top, right - left, low - top))
    easel.fill(glass, fade(_WHITE, _WHITE, top, low, (0.22, 0.06)), "near", "glass", role="light", tinted=False)
    posts = g.joined(*(g.rect(x, top, 0.022 * w, low - top) for x in (left - 0.022 * w, right)))
    panel = g.rect(-9, low, w + 18, h - low + 9)
    easel.fill(panel, fade(tone(front, 0.02), tone(front, -0.08), low, h), "near", "panel under the window", role="far")
    sides = g.joined(g.rect(-9, 0, left + 9, h), g.rect(right, 0, w - right + 9, h))
    easel.fill(sides, front, "near", "shop's front", role="far")
    easel.fill(posts, tone(front, 0.08), "near", "casing window", role="far")
    ledge = g.rect(left - 0.05 * w, low - 0.006 * h, right - left + 0.1 * w, 0.03 * h, 0.006 * unit)
    easel.fill(ledge, tone(front, 0.12), "near", "ledge", role="far")
    fields = g.joined(
        *(g.rect(w * (0.06 + 0.31 * k), low + 0.05 * h, 0.26 * w, h - low - 0.08 * h, 0.008 * unit) for k in range(3))
    )
    easel.fill(fields, tone(front, -0.06), "near", "panels", role="far")


def _awning(easel: Easel, cloth: RGB, low: float) -> None:
    """Stripes that slope toward the street over the pane, with a scalloped hem."""
    w, number = easel.w, 12
    for k in range(number):
        hue = cloth if k % 2 else _WHITE
        a, b = w * k / number, w * (k + 1) / number
        stripe = g.polygon(
            [(0.5 * w + 0.9 * (a - 0.5 * w), -9), (0.5 * w + 0.9 * (b - 0.5 * w), -9), (b, 0.76 * low), (a, 0.76 * low)]
        )
        easel.fill(stripe, fade(tone(hue, -0.05), hue, 0, low), "near", "awning", depth=0.1, back=-3.0)
        hem = g.ellipse(0.5 * (a + b), 0.76 * low, 0.5 * (b - a), 0.13 * low)
        easel.fill(hem, tone(hue, -0.04), "near", "awning's hem", depth=0.1, back=-2.9)
