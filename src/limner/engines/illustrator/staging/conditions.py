"""The state that a place is in: under water, given up and overgrown, or made cosy with lights."""

import math

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging import blaze, land
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings import roaming
from limner.engines.illustrator.staging.settings.setting import Setting

_LEAF: RGB = (92, 138, 78)
_WATER: RGB = (92, 130, 138)
_EARTH: RGB = (196, 168, 120)
_NATURE = frozenset({"wooded", "open", "hot", "winter"})
"""Climates of land that a road or path may lead over."""
_BULB: RGB = (255, 222, 150)


def paint(easel: Easel, place: Setting, reading: Reading) -> None:
    """What the words say of the place's state, over the place and before what stands in it."""
    dry = place.footing in ("land", "floor") and "blank" not in place.traits
    if reading.says("on fire") and not place.indoors:
        blaze.burn(easel)
    if reading.says("flooded") and dry:
        _flood(easel)
    if "snow" in easel.brief.weather and place.climate == "city" and place.footing in ("land", "lake"):
        _snow_under(easel, place)
    if freezes(place, reading):
        _freeze(easel)
    if easel.way and place.footing == "land" and place.climate in _NATURE and "walled" not in place.traits:
        roaming.roam(easel, place.slab.top or _EARTH)
    if reading.says("smoking chimney") and place.name == "village" and easel.shown("smoke"):
        _hearths(easel)
    if reading.says("given up") and (place.indoors or place.climate == "city" or _tended(place)):
        _give_up(easel, indoors=place.indoors)
    if (
        reading.says("cosy")
        and place.indoors
        and not easel.brief.traits.isometric
        and easel.shown("lamp", "light", "bulb")
    ):
        _lights(easel)


def _hearths(easel: Easel) -> None:
    """Smoke that rises from behind the roofs of a village."""
    rng, unit, h = easel.grain, easel.unit, easel.h
    pale = mix(easel.air.cloud, (255, 255, 255), 0.5)
    for k in range(5):
        x, top = easel.w * (0.1 + 0.2 * k + rng.uniform(-0.05, 0.05)), easel.horizon - rng.uniform(0.0, 0.04) * h
        puffs = []
        for i in range(8):
            sway, r = 0.02 * unit * math.sin(1.1 * i + k) + 0.008 * i * unit, unit * (0.011 + 0.0046 * i)
            puffs.append(g.ellipse(x + sway, top - 0.024 * i * unit, r, 0.95 * r))
        smoke = fade(pale, pale, top - 0.2 * unit, top, (0.45, 0.95))
        easel.fill(g.union(*puffs), smoke, "middle", "smoke", role="cloud", tinted=False, depth=0.6, back=2.0)


def _snow_under(easel: Easel, place: Setting) -> None:
    """Snow on the pavement and the road, thinner where wheels and feet went."""
    h, rng = easel.h, easel.rng
    top = easel.horizon + max(place.beyond, 0.14) * (h - easel.horizon)
    hue: RGB = (246, 249, 254)
    cover = fade(mix(hue, easel.air.haze, 0.2), hue, top, h, (0.8, 0.9))
    easel.fill(easel.sheet(top), cover, "ground", "snow", role="ground", back=-6.0)
    drifts = land.patches(rng, easel.w, top, h, 18, 0.2 * easel.unit)
    easel.fill(drifts, tone(hue, 0.04), "ground", "snow", role="ground", back=-6.1)
    ruts = g.joined(*(land.wisp(easel.w * rng.random(), top + (h - top) * share, easel.unit, 0.006 * h)
                      for share in (0.16, 0.24, 0.3, 0.62)))  # fmt: skip
    easel.fill(ruts, tone(hue, -0.07), "ground", "ruts in the snow", role="ground", back=-6.2)


def freezes(place: Setting, reading: Reading) -> bool:
    """Whether the water there is ice that bears."""
    return reading.says("frozen") and (place.surface or "waterside" in place.traits)


def _freeze(easel: Easel) -> None:
    """Ice over the water up to where it ends, with cracks, the marks of skates and drifts of snow."""
    rng, w, h, unit = easel.rng, easel.w, easel.h, easel.unit
    top = easel.horizon + 0.08 * (h - easel.horizon)
    far, half, near = lay.reflecting(easel, (216, 232, 240), (168, 202, 220))
    ice = fade(mix(far, (255, 255, 255), 0.35), mix(near, half, 0.3), top, h)
    easel.fill(easel.sheet(top), ice, "ground", "ice", role="water", tinted=False, back=-6.0)
    sheen = land.patches(rng, w, top, h, 16, 0.22 * unit)
    easel.fill(sheen, mix(far, (255, 255, 255), 0.6), "ground", "ice", role="water", tinted=False, back=-6.1)
    cracks = Path()
    for _ in range(13):
        t = rng.random()
        x, y = rng.uniform(0, w), top + (h - top) * t
        long = unit * (0.05 + 0.12 * t)
        bends = [(x + long * k / 4, y + rng.uniform(-0.08, 0.08) * long) for k in range(5)]
        cracks.addPath(g.line(bends))
    easel.fill(cracks, (250, 253, 255), "ground", "cracks in the ice", role="water", tinted=False, width=0.003 * unit,
               back=-6.2)  # fmt: skip
    drifts = land.ridge(rng, w, top, 0.006 * h, top + 0.02 * h, 4)
    easel.fill(drifts, (246, 249, 254), "ground", "snow", role="water", tinted=False, back=-6.3)


def _tended(place: Setting) -> bool:
    """Whether it is ground that somebody looks after."""
    return "tame" in place.traits and place.footing == "land"


def _flood(easel: Easel) -> None:
    """Still water over the ground with the sky in it, and rings about the feet of those who stand there."""
    top = easel.horizon + 0.1 * (easel.h - easel.horizon)
    far, half, near = lay.reflecting(easel, tone(_WATER, 0.08), _WATER)
    paint = fade(mix(far, half, 0.4), near, top, easel.h, (0.72, 0.86))
    easel.fill(easel.sheet(top), paint, "ground", "flooded water", role="water", tinted=False, back=-6.0)
    ripples = land.ripples(easel.rng, easel.w, top, easel.h, 34, 0.2 * easel.unit)
    easel.fill(ripples, mix(far, (255, 255, 255), 0.4), "ground", "ripples", role="water", tinted=False, back=-6.1)
    for box in easel.taken:
        x, y, half_wide = box.centre[0], box.bottom, 0.62 * box.width
        deep = min(0.07 * box.height, 0.05 * easel.h)
        over = g.ellipse(x, y + 0.1 * deep, half_wide, 0.9 * deep)
        easel.fill(over, fade(mix(half, near, 0.5), near, y - deep, y + deep, (0.8, 0.9)), "near", "flooded water",
                   role="water", tinted=False)  # fmt: skip
        for grow in (1.0, 1.35):
            ring = g.ellipse(x, y + 0.1 * deep, grow * half_wide, grow * 0.9 * deep)
            easel.fill(ring, mix(far, (255, 255, 255), 0.5), "near", "ripples", role="water", tinted=False,
                       width=0.003 * easel.unit)  # fmt: skip


def _give_up(easel: Easel, *, indoors: bool) -> None:
    """Cracks, creepers and grass where nobody has been for years."""
    rng, unit = easel.rng, easel.unit
    layer_y = (0.06 * easel.h, easel.horizon)
    cracks = Path()
    for _ in range(9):
        x, y = rng.uniform(0.04, 0.96) * easel.w, rng.uniform(layer_y[0], 0.9 * layer_y[1])
        points = [(x, y)]
        for _ in range(4):
            points.append(
                (points[-1][0] + rng.uniform(-0.03, 0.03) * unit, points[-1][1] + rng.uniform(0.01, 0.04) * unit)
            )
        cracks.addPath(g.line(points))
    if indoors:
        easel.fill(cracks, (58, 50, 48), "sky", "cracks", role="far", width=0.0028 * unit, back=-5.0)
    if easel.shown("ivy", "plant", "leaf"):
        _creepers(easel, indoors=indoors)
    top = easel.horizon + 0.08 * (easel.h - easel.horizon)
    spots = [(rng.uniform(0, easel.w), top + (easel.h - top) * rng.random() ** 1.4, unit * rng.uniform(0.016, 0.04))
             for _ in range(44)]  # fmt: skip
    easel.fill(
        land.blades(rng, spots), mix(_LEAF, easel.air.light.shadow, 0.25), "ground", "weeds", role="ground", back=-5.0
    )


def _creepers(easel: Easel, *, indoors: bool) -> None:
    """Ivy that hangs down from the ceiling, or that climbs up the houses."""
    rng, unit = easel.rng, easel.unit
    lit, dark, stems = Path(), Path(), Path()
    for i in range(13 if indoors else 16):
        x = easel.w * (i + rng.uniform(0.1, 0.9)) / (13 if indoors else 16)
        edge = abs(2 * x / easel.w - 1)
        start = -0.01 * easel.h if indoors else easel.horizon + 0.05 * easel.h
        long = (0.1 + 0.26 * edge * rng.random()) * easel.h * (1 if indoors else -1)
        sway = rng.uniform(-0.02, 0.02) * unit
        stems.addPath(g.line([(x + sway * math.sin(k), start + long * k / 5) for k in range(6)]))
        for k in range(round(abs(long) / (0.013 * unit))):
            t = k * 0.013 * unit / abs(long)
            at = (x + sway * math.sin(5 * t), start + long * t)
            leaf = land.leaf(*at, unit * rng.uniform(0.016, 0.03), rng.uniform(20, 160), 0.5)
            (lit if rng.random() < 0.45 else dark).addPath(leaf)
    hue = mix(_LEAF, easel.air.light.shadow, 0.15 + 0.3 * easel.air.light.dark)
    easel.fill(stems, tone(hue, -0.12), "far", "ivy vines", role="far", width=0.004 * unit, back=-7.0)
    easel.fill(dark, tone(hue, -0.07), "far", "ivy vines", role="far", back=-7.1)
    easel.fill(lit, tone(hue, 0.05), "far", "ivy vines", role="far", back=-7.2)


def _lights(easel: Easel) -> None:
    """Strings of small warm lights under the ceiling, and their glow."""
    w, h, unit = easel.w, easel.h, easel.unit
    easel.glow(halo(0.5 * w, 0.2 * h, 0.7 * unit, (255, 206, 130), 0.3, (1.2, 0.8)), "far", "warm glow", back=-7.0)
    for n, (y, sag) in enumerate(((0.05, 0.07), (0.1, 0.05))):
        points = [(w * k / 24, h * (y + sag * (1 - ((k % 12) / 6 - 1) ** 2))) for k in range(25)]
        easel.fill(g.line(points), (92, 74, 62), "far", "string of lights", width=0.0026 * unit, back=-7.1)
        bulbs = g.joined(*(g.ellipse(px, py + 0.007 * unit, 0.0062 * unit, 0.008 * unit) for px, py in points[n::2]))
        easel.fill(bulbs, _BULB, "far", "cosy lights", role="light", tinted=False, back=-7.2)
