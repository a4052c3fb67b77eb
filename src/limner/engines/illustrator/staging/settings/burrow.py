"""Under the ground, cut open: grass at the top, tunnels and chambers in the earth."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land, sky
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.setting import place

_EARTH: RGB = (122, 84, 58)
_HOLLOW: RGB = (226, 178, 116)
_TURF = 0.13
"""Where the ground begins, as a share of the height."""
_CHAMBERS = (
    (0.17, 0.25, 0.12, 0.05), (0.83, 0.26, 0.13, 0.055), (0.1, 0.42, 0.08, 0.045), (0.9, 0.43, 0.08, 0.045),
    (0.5, 0.3, 0.14, 0.06),
)  # fmt: skip
"""Side chambers: middle and half widths, as shares of the canvas."""
_TUNNELS = ((0, 4), (4, 1), (0, 2), (1, 3), (2, 5), (3, 5), (4, 5))
"""Which chambers are joined; the last one is the great one."""


@place(
    "burrow",
    footing="floor",
    indoors=True,
    horizons=(0.6, 0.66, 0.7),
    climate="indoors",
    neighbours="cave",
    frame="cave",
    near=(70, 48, 36),
    shows="furniture",
    traits=("close", "cramped", "swept", "windowless"),
)
def draw(easel: Easel) -> None:
    """Sky and turf, layers of earth with stones and roots, joined chambers with light, the great one with its floor."""
    sky.paint(easel)
    w, h = easel.w, easel.h
    top = _TURF * h
    easel.fill(
        easel.sheet(top), fade(tone(_EARTH, 0.03), tone(_EARTH, -0.14), top, h), "ground", "earth", role="ground"
    )
    for k, y in enumerate((0.3, 0.52, 0.78)):
        seam = land.ridge(easel.rng, w, y * h, 0.03 * h, h + 9, 3)
        easel.fill(seam, tone(_EARTH, -0.04 - 0.03 * k), "ground", "layer of earth", role="ground")
    stones = land.patches(easel.rng, w, top + 0.04 * h, h, 40, 0.035 * easel.unit)
    easel.fill(stones, tone(_EARTH, -0.1), "ground", "stones", role="ground")
    _roots(easel, top)
    _hollows(easel)
    colours = lay.greens(easel)
    turf = land.ridge(easel.rng, w, top, 0.012 * h, top + 0.03 * h, 4)
    easel.fill(turf, colours.middle, "ground", "turf", role="ground")
    spots = [(w * easel.rng.random(), top + 0.01 * h, 0.03 * easel.unit) for _ in range(70)]
    easel.fill(land.blades(easel.rng, spots), colours.blade, "ground", "grass", role="ground")


def _roots(easel: Easel, top: float) -> None:
    """Roots that hang into the earth from the turf."""
    rng, unit, roots = easel.rng, easel.unit, Path()
    for _ in range(11):
        x, long = easel.w * rng.random(), easel.h * rng.uniform(0.05, 0.16)
        bend, tip = (rng.uniform(-a, a) * unit for a in (0.03, 0.06))
        roots.addPath(
            g.limb([(x, top, 0.009 * unit), (x + bend, top + 0.5 * long, 0.005 * unit), (x + tip, top + long, 1.0)])
        )
    easel.fill(roots, (170, 128, 88), "ground", "roots", role="ground")


def _hollows(easel: Easel) -> None:
    """Chambers and the tunnels between them, lit; a shaft up to the grass."""
    w, h, unit = easel.w, easel.h, easel.unit
    great = (0.5, 0.72, 0.46, 0.25)
    rooms = [*_CHAMBERS, great]
    rooms = [(x * w, y * h, a * w, b * h) for x, y, a, b in rooms]
    hollow = g.joined(*(g.ellipse(x, y, a, b) for x, y, a, b in rooms))
    ways = Path()
    for start, end in _TUNNELS:
        (x0, y0, *_), (x1, y1, *_) = rooms[start], rooms[end]
        bend = (0.5 * (x0 + x1) + easel.rng.uniform(-0.03, 0.03) * w, 0.5 * (y0 + y1) + 0.03 * h)
        ways.addPath(g.limb([(x0, y0, 0.034 * unit), (*bend, 0.03 * unit), (x1, y1, 0.034 * unit)]))
    x, y = rooms[4][:2]
    shaft = g.limb(
        [(x + 0.1 * w, _TURF * h - 0.02 * h, 0.03 * unit), (x + 0.07 * w, 0.19 * h, 0.026 * unit), (x, y, 0.03 * unit)]
    )
    whole = g.union(g.union(hollow, ways), shaft)
    easel.fill(
        g.union(whole, g.outline(whole, 0.024 * unit)), tone(_EARTH, -0.16), "ground", "tunnel's wall", role="ground"
    )
    light = fade(mix(_HOLLOW, _EARTH, 0.3), mix(_HOLLOW, _EARTH, 0.12), 0.2 * h, 0.85 * h)
    easel.fill(whole, light, "ground", "tunnels chamber", role="ground")
    gx, gy, ga, gb = rooms[-1]
    floor = g.intersection(g.ellipse(gx, gy, ga, gb), easel.sheet(easel.horizon + 0.04 * h))
    easel.fill(floor, mix(_HOLLOW, _EARTH, 0.55), "ground", "floor", role="ground")
    for rx, ry, a, b in rooms:
        easel.glow(halo(rx, ry - 0.4 * b, 1.1 * a, (255, 226, 160), 0.35, (1.0, b / a)), "ground", "lamplight")
    lamps = g.joined(*(g.ellipse(rx, ry - 0.82 * b, 0.008 * unit) for rx, ry, _, b in rooms))
    easel.fill(lamps, (255, 240, 190), "ground", "lamps", role="light", tinted=False)
