"""A place on fire: flames over all that stands at the horizon, their glow on sky and ground, smoke, sparks."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade, halo

_OUTER: RGB = (236, 92, 34)
_INNER: RGB = (255, 196, 72)
_SMOKE: RGB = (58, 50, 58)
_FIRES = ((0.08, 0.13, 0.1), (0.25, 0.2, 0.02), (0.43, 0.14, 0.12), (0.6, 0.22, 0.04), (0.78, 0.17, 0.14),
          (0.95, 0.2, 0.03))  # fmt: skip
"""Of each fire: x, its height over the canvas's length, and how far below the horizon it begins."""


def burn(easel: Easel) -> None:
    """Draw it over the place and before what stands in it."""
    if not easel.shown("fire", "flame", "flames"):
        return
    w, h, unit, rng = easel.w, easel.h, easel.unit, easel.rng
    horizon = easel.horizon
    glow = halo(0.5 * w, horizon, 0.75 * w, (255, 120, 50), 0.62, (1.0, 0.62))
    easel.glow(glow, "far", "glow of the fire", back=-8.0)
    plumes = Path()
    for x, tall, _ in _FIRES:
        for k in range(7):
            r = (0.025 + 0.013 * k) * unit
            plumes.addPath(g.ellipse((x + 0.02 * k) * w, horizon - (0.6 * tall + 0.055 * k) * unit, r, 0.85 * r))
    paint = fade(_SMOKE, mix(_SMOKE, (150, 70, 50), 0.6), 0.2 * h, horizon, (0.25, 0.75))
    easel.fill(plumes, paint, "middle", "smoke", depth=0.2, back=-8.0, blur=0.012 * unit, tinted=False)
    for share, hue, name in ((1.0, _OUTER, "flames"), (0.55, _INNER, "heart of the flames")):
        tongues = Path()
        for x, tall, low in _FIRES:
            for dx, part in ((-0.035, 0.6), (0.0, 1.0), (0.035, 0.7)):
                foot = horizon + low * (h - horizon)
                size = share * part * tall * unit
                tongues.addPath(_tongue((x + dx) * w, foot, size, rng.uniform(-0.12, 0.12)))
        easel.fill(tongues, hue, "middle", name, role="light", tinted=False, back=-8.1 - 0.1 * (1 - share))
    ground = fade((255, 140, 60), (255, 140, 60), horizon, h, (0.4, 0.0))
    easel.fill(easel.sheet(horizon, h), ground, "ground", "light of the fire", role="light", tinted=False, back=-7.0)
    sparks = land.dots(rng, (0.0, 0.1 * h, w, horizon), 46, (0.0014 * unit, 0.0038 * unit))
    easel.fill(sparks, _INNER, "middle", "sparks", role="light", tinted=False, back=-8.4)


def _tongue(x: float, foot: float, tall: float, lean: float) -> Path:
    """One flame that stands on a point, its tip to one side."""
    half = 0.26 * tall
    return g.smooth([(x - 0.8 * half, foot, "c"), (x - half, foot - 0.3 * tall), (x - 0.35 * half, foot - 0.62 * tall),
                     (x + lean * tall, foot - tall, "c"), (x + 0.5 * half, foot - 0.55 * tall),
                     (x + half, foot - 0.28 * tall), (x + 0.8 * half, foot, "c")])  # fmt: skip
