"""Seen from very near: a great leaf with its veins and drops of dew, everything behind it out of focus."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Radial, Stop
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.setting import place

_FRESH = lay.palette("6fb04a 58a05a 8cb84a")
_AUTUMN = lay.palette("d8923a c86a34 d8b040")


@place(
    "leaf",
    footing="top",
    horizons=(0.5, 0.54, 0.58),
    climate="wooded",
    hours=("morning", "day"),
    neighbours="garden",
    frame="",
    shows="leaf, plant, drop, raindrop",
    traits=("close", "swept"),
)
def draw(easel: Easel) -> None:
    """Soft discs of light, blades out of focus, the leaf across the picture, dew on it."""
    w, h, unit, rng = easel.w, easel.h, easel.unit, easel.rng
    hue = (_AUTUMN if easel.brief.season == "autumn" else _FRESH)[easel.variant % 3]
    easel.fill(easel.sheet(), fade(mix(tone(hue, 0.12), easel.air.sky[-1], 0.35), tone(hue, -0.16), 0, h), "sky",
               "soft green", role="sky")  # fmt: skip
    for _ in range(15):
        x, y, r = rng.uniform(0, w), rng.uniform(0, 0.7) * h, unit * rng.uniform(0.03, 0.1)
        disc = Radial((x, y), r, (Stop(0, easel.air.glow, 0.3), Stop(0.85, easel.air.glow, 0.22),
                                  Stop(1, easel.air.glow, 0)))  # fmt: skip
        easel.glow(disc, "sky", "disc of light")
    for x, lean in ((0.1, 0.2), (0.26, -0.1), (0.84, -0.16), (0.95, 0.08)):
        stem = g.limb([(x * w, h, 0.05 * unit), ((x + lean) * w, 0.05 * h, 0.012 * unit)])
        easel.fill(stem, tone(hue, -0.07), "far", "stem out of focus", role="far", depth=0.5, blur=0.02 * unit)
    _leaf(easel, hue)


def _leaf(easel: Easel, hue: RGB) -> None:
    """The blade from one edge to the other, lit along its rib."""
    w, h, unit = easel.w, easel.h, easel.unit
    hand = 1 if easel.brief.side > 0 else -1

    def at(x: float, y: float) -> tuple[float, float]:
        return (0.5 + hand * (x - 0.5)) * w, y * h

    blade = g.smooth([(*at(1.12, 0.66), "c"), at(0.86, 0.6), at(0.5, 0.62), at(0.18, 0.72), (*at(-0.06, 0.86), "c"),
                      at(0.2, 0.98), at(0.55, 1.04), at(0.9, 0.96), (*at(1.12, 0.82), "c")])  # fmt: skip
    easel.fill(blade, fade(tone(hue, 0.07), tone(hue, -0.08), 0.6 * h, h), "ground", "leaf", depth=0.05)
    rib = [at(1.12, 0.74), at(0.8, 0.76), at(0.45, 0.81), at(-0.04, 0.86)]
    lower = g.smooth([*rib, at(0.2, 0.98), at(0.55, 1.04), at(0.9, 0.96), at(1.12, 0.82)])
    easel.fill(g.intersection(lower, blade), tone(hue, -0.05), "ground", "shaded half", depth=0.05)
    veins = Path()
    for i in range(8):
        t = 0.08 + 0.12 * i
        x, y = t, 0.85 - 0.11 * t
        veins.addPath(g.smooth([at(x, y), at(x + 0.08, y - 0.07), at(x + 0.19, y - 0.2)], closed=False))
        veins.addPath(g.smooth([at(x, y), at(x + 0.1, y + 0.06), at(x + 0.22, y + 0.17)], closed=False))
    veins = g.intersection(g.outline(veins, 0.006 * unit), blade)
    easel.fill(veins, tone(hue, 0.1), "ground", "veins", depth=0.05)
    easel.fill(g.outline(g.smooth(rib, closed=False), 0.012 * unit), tone(hue, 0.13), "ground", "rib", depth=0.05)
    if easel.shown("dew", "drop", "drops", "raindrop"):
        _dew(easel, blade)


def _dew(easel: Easel, blade: Path) -> None:
    """Clear beads with a light spot above and a bright edge below."""
    rng, unit = easel.rng, easel.unit
    for i in range(26):
        x, y = easel.w * (i + rng.random()) / 26, easel.h * rng.uniform(0.64, 0.98)
        r = unit * rng.uniform(0.008, 0.026)
        if not blade.contains(x, y) or any(box.grown(r).holds(x, y) for box in easel.taken):
            continue
        easel.fill(g.ellipse(x, y + 0.25 * r, 1.05 * r, 0.85 * r), (24, 60, 30), "ground", "bead's shade", depth=0.05,
                   blur=0.15 * r)  # fmt: skip
        body = Radial((x, y + 0.4 * r), 1.2 * r, (Stop(0, (255, 255, 255), 0.65), Stop(1, (210, 236, 240), 0.3)))
        easel.fill(g.ellipse(x, y, r, 0.86 * r), body, "ground", "dew drops", role="light", tinted=False)
        easel.fill(g.ellipse(x - 0.35 * r, y - 0.36 * r, 0.26 * r, 0.2 * r), (255, 255, 255), "ground", "shine",
                   role="light", tinted=False)  # fmt: skip
