"""The theatre: a boarded stage with curtains, a backdrop and spotlights."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.setting import place

_SCHEMES = (
    lay.palette("a8283a 2c1c3c 9a6a48 f0b84a"),  # curtain, backdrop, boards, gold
    lay.palette("4a2f86 101c3a 8a6248 e8c060"),
    lay.palette("1f6f66 0f2430 94684a f0c050"),
)


@place(
    "stage",
    footing="floor",
    indoors=True,
    horizons=(0.60, 0.64, 0.70),
    climate="studio",
    shows="furniture",
    traits=("swept", "windowless"),
)
def draw(easel: Easel) -> None:
    """Curtains at both sides under a valance, and by turns beams before a dark cloth, painted scenery or a star."""
    cloth, back, boards, gold = _SCHEMES[easel.variant % 3]
    h, base = easel.h, easel.horizon
    easel.fill(
        easel.sheet(0, base + 2), fade(tone(back, 0.02), tone(back, 0.16), 0, base), "sky", "backdrop", role="far"
    )
    (_columns, _drapery, _rays)[easel.variant % 3](easel, cloth, back)
    _floor(easel, boards)
    _beams(easel)
    _curtains(easel, cloth, gold)
    _valance(easel, cloth, gold)
    _footlights(easel, boards)
    easel.fill(easel.sheet(base, base + 0.03 * h), fade(back, back, base, base + 0.03 * h, (0.5, 0.0)), "ground",
               "shade", role="ground", tinted=False)  # fmt: skip


def _floor(easel: Easel, boards: RGB) -> None:
    base, h, w = easel.horizon, easel.h, easel.w
    easel.fill(
        easel.sheet(base, h), fade(tone(boards, -0.1), tone(boards, 0.05), base, h), "ground", "stage", role="ground"
    )
    lines = Path()
    for i in range(-12, 13):
        lines.moveTo(0.5 * w + 0.085 * easel.unit * i, base)
        lines.lineTo(0.5 * w + 0.2 * easel.unit * i, h)
    easel.fill(lines, tone(boards, -0.14), "ground", "boards", role="ground", width=0.0026 * easel.unit)


def _columns(easel: Easel, cloth: RGB, back: RGB) -> None:
    """Light that washes up the rear wall in columns, and strings of bulbs between them."""
    wide, base = easel.w, easel.horizon
    number = max(5, round(7 * wide / easel.unit))
    warm = mix(cloth, (255, 190, 120), 0.45)
    for i in range(number):
        x, half = wide * (i + 0.5) / number, 0.34 * wide / number
        column = g.polygon([(x - 0.7 * half, base), (x + 0.7 * half, base), (x + 1.2 * half, 0), (x - 1.2 * half, 0)])
        hue = warm if i % 2 else mix(back, (120, 150, 230), 0.5)
        easel.fill(column, fade(hue, hue, 0.1 * base, base, (0.0, 0.55)), "sky", "wash of light", role="far",
                   blur=0.02 * easel.unit)  # fmt: skip
    bulbs = Path()
    for k in range(number + 1):
        for step in range(9):
            bulbs.addPath(g.ellipse(wide * k / number, base * (0.3 + 0.075 * step), 0.0055 * easel.unit))
    easel.fill(bulbs, (255, 226, 160), "sky", "bulbs", role="light", tinted=False)


def _drapery(easel: Easel, cloth: RGB, back: RGB) -> None:
    """A rear curtain in folds."""
    folds, step = Path(), 0.06 * easel.unit
    for i in range(round(easel.w / step) + 1):
        folds.addRect(g.box(i * step, 0, 0.45 * step, easel.horizon))
    shade = mix(tone(cloth, -0.16), back, 0.35)
    easel.fill(easel.sheet(0, easel.horizon + 2), fade(tone(shade, -0.05), tone(shade, 0.04), 0, easel.horizon), "sky",
               "rear curtain", role="far")  # fmt: skip
    easel.fill(folds, fade(tone(shade, -0.1), tone(shade, -0.03), 0, easel.horizon), "sky", "folds", role="far")


def _rays(easel: Easel, cloth: RGB, back: RGB) -> None:
    """A backdrop of rays from the middle of the floor."""
    cx, cy, far = 0.5 * easel.w, 0.9 * easel.horizon, 2.0 * max(easel.w, easel.h)
    rays = g.star(cx, cy, far, 0.04 * easel.unit, 16)
    area = g.intersection(rays, easel.sheet(0, easel.horizon))
    easel.fill(area, mix(back, cloth, 0.55), "sky", "rays", role="far")


def _beams(easel: Easel) -> None:
    """Spotlights from above, and the pools that they leave on the boards."""
    if not easel.shown("spotlight", "light"):
        return
    hero = easel.taken[0].centre[0] if easel.taken else 0.5 * easel.w
    y = easel.horizon + 0.55 * (easel.h - easel.horizon)
    for share, target, hue in ((0.2, hero, (255, 240, 200)), (0.8, hero, (255, 240, 200)),
                               (0.5, easel.w - hero, (190, 214, 255))):  # fmt: skip
        x, half = share * easel.w, 0.17 * easel.unit
        cone = g.polygon(
            [(x - 0.02 * easel.unit, 0), (x + 0.02 * easel.unit, 0), (target + half, y), (target - half, y)]
        )
        stops = (Stop(0, hue, 0.34), Stop(0.6, hue, 0.14), Stop(1, hue, 0.04))
        easel.fill(cone, Linear((x, 0), (target, y), stops), "ground", "beam", role="light", tinted=False,
                   blur=0.004 * easel.unit)  # fmt: skip
        easel.fill(g.ellipse(target, y, half * 1.15, 0.34 * half), fade(hue, hue, y - half, y + half, (0.34, 0.34)),
                   "ground", "pool of light", role="light", tinted=False, blur=0.008 * easel.unit)  # fmt: skip


def _curtains(easel: Easel, cloth: RGB, gold: RGB) -> None:
    """The main curtain drawn to both sides, tied up by a cord on even turns."""
    w, h, unit = easel.w, easel.h, easel.unit
    foot = easel.horizon + 0.3 * (h - easel.horizon)
    reach = min(0.2 * w, 0.24 * unit)
    for hand, edge in ((1, 0.0), (-1, w)):
        waist = reach * (0.55 if easel.variant % 2 else 1.0)
        body = g.smooth([(edge - hand * 9, -9, "c"), (edge + hand * reach * 1.25, -9, "c"),
                         (edge + hand * reach * 1.1, 0.3 * foot), (edge + hand * waist, 0.66 * foot),
                         (edge + hand * reach * 0.9, foot, "c"), (edge - hand * 9, foot, "c")])  # fmt: skip
        paint = Linear((edge, 0), (edge + hand * reach, 0), (Stop(0, tone(cloth, -0.12)), Stop(1, tone(cloth, 0.02))))
        easel.fill(body, paint, "far", "curtain", depth=0.1)
        folds = Path()
        for k in (0.12, 0.36, 0.6, 0.82):
            folds.addPath(g.smooth([(edge + hand * reach * k * 1.25, -9, "c"),
                                    (edge + hand * reach * (k + 0.07) * 1.2, -9, "c"),
                                    (edge + hand * waist * (k + 0.06), 0.66 * foot),
                                    (edge + hand * reach * (k + 0.1) * 0.9, foot, "c"),
                                    (edge + hand * reach * k * 0.9, foot, "c"),
                                    (edge + hand * waist * k, 0.66 * foot)]))  # fmt: skip
        easel.fill(g.intersection(folds, body), tone(cloth, -0.09), "far", "folds", depth=0.1)
        if easel.variant % 2:
            cord = g.rect(min(edge, edge + hand * waist), 0.655 * foot, waist, 0.02 * unit, 0.008 * unit)
            easel.fill(cord, gold, "far", "cord", depth=0.1)


def _valance(easel: Easel, cloth: RGB, gold: RGB) -> None:
    """Swags along the upper edge."""
    number = max(3, round(5 * easel.w / easel.unit))
    half = 0.5 * easel.w / number
    deep = 0.085 * easel.unit
    for grow, hue, name in ((1.1, gold, "fringe"), (1.0, tone(cloth, -0.03), "valance")):
        swags = Path()
        for i in range(number):
            swags.addPath(g.ellipse((2 * i + 1) * half, 0, half * 1.08, deep * grow * (1.25 if i % 2 else 1.0)))
        easel.fill(swags, hue if name == "fringe" else fade(tone(hue, 0.02), tone(hue, -0.06), 0, deep), "far", name,
                   depth=0.05)  # fmt: skip


def _footlights(easel: Easel, boards: RGB) -> None:
    """Small lamps along the front edge of the stage, where nobody stands."""
    y, unit, lamps = 0.975 * easel.h, easel.unit, Path()
    easel.fill(easel.sheet(0.985 * easel.h), tone(boards, -0.3), "frame", "front of the stage", role="frame")
    for i in range(round(9 * easel.w / unit)):
        x = easel.w * (i + 0.5) / round(9 * easel.w / unit)
        if not any(box.left < x < box.right and box.bottom > y - 0.02 * unit for box in easel.taken):
            lamps.addPath(g.ellipse(x, y + 0.01 * easel.h, 0.018 * unit))
    easel.fill(lamps, (255, 236, 170), "near", "footlights", role="light", tinted=False)
