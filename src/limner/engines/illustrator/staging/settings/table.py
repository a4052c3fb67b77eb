"""Near things: a table top before a softened room."""

import skia

from limner.engines.illustrator import geometry as g
from limner.engines.illustrator.colour import RGB, mix, tone
from limner.engines.illustrator.display import Linear, Stop
from limner.engines.illustrator.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import ground as lay

_WOODS = lay.palette("c98d55 b07248 d9b083 8f5f44")
_WALLS = lay.palette("f0d9b0 bcd0c4 d8c0cc b4c6dc f0cbb0")


def draw(easel: Easel) -> None:
    """A wooden, laid or stone top; behind it a window, plants or a wall, out of focus."""
    wood, wall = _WOODS[easel.variant % 4], _WALLS[easel.variant % 5]
    base, h, unit = easel.horizon, easel.h, easel.unit
    easel.fill(easel.sheet(), fade(tone(wall, 0.03), tone(wall, -0.06), 0, base), "sky", "wall", role="far")
    hand = 1 if easel.brief.side > 0 else -1
    (_window, _leaves, _lights)[easel.variant % 3](easel, hand)
    glow = halo(
        easel.w * (0.5 + 0.32 * hand),
        base * 0.3,
        unit * 0.7,
        (255, 248, 228),
        0.4 if easel.air.light.dark < 0.5 else 0.15,
    )
    easel.fill(easel.sheet(0, base), glow, "sky", "light", role="light", tinted=False)
    kind = easel.variant % 4
    if kind == 3:
        _cloth(easel, base)
    else:
        easel.fill(
            easel.sheet(base),
            fade(tone(wood, 0.05), tone(wood, -0.12), base, h),
            "ground",
            "table",
            role="ground",
            depth=0.1,
        )
        _grain(easel, wood, base)
    easel.fill(
        easel.sheet(base - 0.004 * h, base + 0.006 * h),
        tone(wood, 0.12),
        "ground",
        "table's edge",
        role="ground",
        depth=0.1,
    )
    sheen = halo(easel.w * (0.5 + 0.3 * hand), base + 0.1 * h, unit * 0.5, (255, 250, 236), 0.28, (1.5, 0.3))
    easel.fill(easel.sheet(base), sheen, "ground", "sheen", role="light", tinted=False)


def _window(easel: Easel, hand: int) -> None:
    unit, base = easel.unit, easel.horizon
    left = easel.w * (0.5 + 0.24 * hand) - unit * 0.2
    pane = g.rect(left, -9, unit * 0.4, base * 0.86)
    soft = unit * 0.014
    stops = tuple(Stop(i / (len(easel.air.sky) - 1), c) for i, c in enumerate(easel.air.sky))
    easel.fill(pane, Linear((0, 0), (0, base * 0.86), stops), "far", "window", role="sky", tinted=False, blur=soft)
    leaf = g.joined(
        *(g.ellipse(left + unit * (0.06 + 0.1 * i), base * (0.8 - 0.05 * (i % 2)), unit * 0.075) for i in range(4))
    )
    green = mix((120, 170, 100), easel.air.light.shadow, 0.6 * easel.air.light.dark)
    easel.fill(g.intersection(leaf, pane), green, "far", "green outside", role="far", depth=0.1, blur=soft)
    bars = g.joined(
        g.rect(left + unit * 0.19, -9, unit * 0.018, base * 0.86),
        g.rect(left - unit * 0.02, base * 0.85, unit * 0.44, unit * 0.03),
    )
    easel.fill(bars, (250, 248, 244), "far", "window frame", role="prop", depth=0.1, blur=soft * 0.8)
    if easel.amount > 0.3 and easel.shown("plant", "plants"):
        _pot(easel, easel.w * (0.5 - 0.34 * hand), base, unit * 0.26)


def _pot(easel: Easel, x: float, y: float, size: float) -> None:
    """A plant in a pot, out of focus."""
    fan = g.joined(
        *(land.leaf(x, y - size * 0.36, size * (0.62 - 0.04 * abs(i - 3)), -90 + (i - 3) * 24, 0.2) for i in range(7))
    )
    easel.fill(
        fan,
        fade((112, 174, 104), (66, 128, 84), y - size, y - size * 0.3),
        "far",
        "plant",
        depth=0.1,
        blur=easel.unit * 0.01,
    )
    pot = g.polygon(
        [
            (x - size * 0.2, y - size * 0.36),
            (x + size * 0.2, y - size * 0.36),
            (x + size * 0.15, y + 4),
            (x - size * 0.15, y + 4),
        ]
    )
    easel.fill(pot, (206, 122, 86), "far", "pot", depth=0.1, blur=easel.unit * 0.008)


def _leaves(easel: Easel, hand: int) -> None:
    """Two plants and a round picture, out of focus."""
    if easel.amount > 0.3:
        _pot(easel, easel.w * (0.5 - 0.36 * hand), easel.horizon, easel.unit * 0.34)
        _pot(easel, easel.w * (0.5 + 0.38 * hand), easel.horizon, easel.unit * 0.22)
    arch = easel.unit * 0.19
    cx = easel.w * (0.5 + 0.16 * hand)
    niche = g.joined(
        g.ellipse(cx, easel.horizon * 0.42, arch), g.rect(cx - arch, easel.horizon * 0.42, 2 * arch, easel.horizon)
    )
    wall = _WALLS[easel.variant % 5]
    easel.fill(g.union(niche), tone(wall, 0.05), "sky", "niche", role="far", blur=easel.unit * 0.006)


def _lights(easel: Easel, hand: int) -> None:
    """Round lights out of focus, as in a café in the evening."""
    rng, unit = easel.rng, easel.unit
    for hue, alpha in (((255, 226, 160), 0.4), ((255, 190, 150), 0.34), ((255, 250, 230), 0.3)):
        discs = Path()
        for _ in range(7):
            discs.addCircle(
                rng.uniform(0, easel.w), easel.horizon * rng.random() ** 0.8, unit * rng.uniform(0.018, 0.06)
            )
        easel.fill(
            discs,
            fade(hue, hue, 0, easel.horizon, (alpha, alpha)),
            "far",
            "lights",
            role="light",
            tinted=False,
            blur=unit * 0.006,
        )


def _grain(easel: Easel, wood: RGB, base: float) -> None:
    rng, h, unit = easel.rng, easel.h, easel.unit
    seams, grain = Path(), Path()
    for t in (0.1, 0.27, 0.52, 0.86):
        y = base + (h - base) * t
        seams.moveTo(-4, y)
        seams.lineTo(easel.w + 4, y)
    for _ in range(26):
        t = rng.random()
        y, long = base + (h - base) * t, unit * rng.uniform(0.08, 0.26)
        grain.addPath(land.wisp(rng.uniform(0, easel.w), y, long, unit * 0.0016 * (0.6 + t)))
    easel.fill(seams, tone(wood, -0.13), "ground", "seams", role="ground", depth=0.1, width=unit * 0.0024)
    easel.fill(grain, tone(wood, -0.08), "ground", "grain", role="ground", depth=0.1)


def _cloth(easel: Easel, base: float) -> None:
    """A checked cloth in perspective."""
    hue = lay.palette("d8605a 5a86c0 6aa07a e0a24a")[easel.variant % 4]
    white, h, cx = (252, 246, 238), easel.h, easel.w / 2
    easel.fill(easel.sheet(base), fade(white, tone(white, -0.1), base, h), "ground", "cloth", role="ground", depth=0.1)
    stripes = Path()
    for i in range(-13, 14, 2):
        near, far = easel.unit * 0.19, easel.unit * 0.11
        stripes.addPath(
            g.polygon(
                [(cx + i * far, base), (cx + (i + 1) * far, base), (cx + (i + 1) * near, h + 9), (cx + i * near, h + 9)]
            )
        )
    rows = Path()
    for k in range(4):
        y0, y1 = base + (h - base) * (k / 4) ** 1.3, base + (h - base) * ((k + 0.5) / 4) ** 1.3
        rows.addRect(skia.Rect.MakeLTRB(-4, y0, easel.w + 4, y1))
    for path in (stripes, rows):
        easel.fill(
            path, fade(hue, tone(hue, -0.06), base, h, (0.42, 0.5)), "ground", "checks", role="ground", depth=0.1
        )
