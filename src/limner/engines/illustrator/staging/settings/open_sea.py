"""What the open sea has where nobody is named on it: a cape, a sail far off, gulls, rocks in the surf."""

from limner.drawing import geometry as g
from limner.drawing.colour import mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay


def company(easel: Easel) -> None:
    """Draw all of them, the rocks in the corner where the sun is not."""
    rng, w, h, unit = easel.rng, easel.w, easel.h, easel.unit
    hand, room = (1 if easel.brief.side > 0 else -1), h - easel.horizon
    if easel.variant % 4 != 1:
        _cape(easel, -hand)
    easel.prop("sailboat", w * (0.5 + 0.16 * hand), easel.horizon + 0.1 * room, 0.085 * h, layer="ground", depth=0.5,
               shadow=False, back=-1.0)  # fmt: skip
    if easel.shown("bird", "birds", "seagull"):
        gulls = Path()
        for _ in range(6):
            x, y, r = (
                w * (0.5 - 0.3 * hand + rng.uniform(-0.16, 0.16)),
                easel.horizon * rng.uniform(0.3, 0.7),
                0.013 * unit,
            )
            for side in (-1, 1):
                wing = [
                    (x, y, 0.16 * r),
                    (x + 0.5 * side * r, y - 0.5 * r, 0.24 * r),
                    (x + 1.3 * side * r, y - 0.1 * r, 0.06 * r),
                ]
                gulls.addPath(g.limb(wing))
        easel.fill(gulls, mix((250, 250, 252), easel.air.light.shadow, 0.25), "far", "gulls", role="prop", depth=0.3)
    _rocks(easel, -hand)


def _cape(easel: Easel, hand: int) -> None:
    """Cliffs with grass on them that end in the sea, one behind the other."""
    rng, w, h, y = easel.rng, easel.w, easel.h, easel.horizon
    for veil, reach, tall in ((0.55, 0.5, 0.07), (0.3, 0.33, 0.12)):
        edge, tip = (w + 9.0, w * (1 - reach)) if hand > 0 else (-9.0, w * reach)
        top = [(edge, y - tall * h)]
        for i in range(1, 7):
            t = i / 7
            top.append((edge + (tip - edge) * t, y - tall * h * (1 - t**2.4) * rng.uniform(0.86, 1.06)))
        stone = mix((150, 138, 128), easel.air.haze, veil)
        body = g.polygon([*top, (tip, y + 3), (edge, y + 3)])
        easel.fill(body, fade(tone(stone, 0.02), tone(stone, -0.1), y - tall * h, y), "far", "cape", role="far",
                   depth=0.5 + 0.5 * veil, back=-0.1)  # fmt: skip
        turf = g.polygon([*top, *((px, py + 0.012 * h * rng.uniform(0.6, 1.9)) for px, py in reversed(top))])
        easel.fill(turf, mix(mix(lay.greens(easel).near, lay.greens(easel).blade, 0.4), easel.air.haze, veil), "far",
                   "turf on the cape", role="far", depth=0.5 + 0.5 * veil, back=-0.1)  # fmt: skip


def _rocks(easel: Easel, hand: int) -> None:
    """Rocks in a lower corner with foam about them."""
    rng, w, h, unit = easel.rng, easel.w, easel.h, easel.unit
    for share, size in ((0.3, 0.09), (0.42, 0.15), (0.22, 0.05)):
        x, y = w * (0.5 + hand * share), h * (0.84 + 0.3 * (share - 0.2))
        r = size * unit
        lit = hand * -1 if easel.air.light.side * hand < 0 else hand
        outline = [
            (x - 1.2 * r, y),
            (x - 0.8 * r, y - 0.5 * r),
            (x - 0.3 * r, y - 0.95 * r),
            (x + 0.2 * r, y - 0.8 * r),
            (x + 0.7 * r, y - 0.45 * r),
            (x + 1.2 * r, y),
        ]
        stone = mix((104, 98, 104), easel.air.light.shadow, 0.2)
        surf = fade((246, 250, 252), (246, 250, 252), y - 0.1 * r, y + 0.2 * r, (0.95, 0.1))
        easel.fill(g.ellipse(x, y + 0.02 * r, 1.36 * r, 0.15 * r), surf, "near", "foam", role="water", tinted=False)
        easel.fill(g.polygon(outline), fade(tone(stone, 0.04), tone(stone, -0.1), y - r, y), "near", "rock",
                   role="ground")  # fmt: skip
        face = [
            outline[2],
            outline[3],
            (x + 0.1 * r, y - 0.3 * r),
            (x + 0.35 * r, y),
            outline[5] if lit < 0 else outline[0],
            outline[4] if lit < 0 else outline[1],
        ]
        easel.fill(g.polygon(face), tone(stone, -0.08), "near", "rock's shade", role="ground")
        easel.fill(
            land.wisp(x + 0.1 * r, y + 0.06 * r, 2.5 * r, 0.1 * r),
            (250, 252, 253),
            "near",
            "foam",
            role="water",
            tinted=False,
        )
        drops = land.dots(rng, (x - r, y - 0.7 * r, x + r, y), 9, (0.002 * unit, 0.005 * unit))
        easel.fill(drops, (250, 252, 253), "near", "spray", role="water", tinted=False)
