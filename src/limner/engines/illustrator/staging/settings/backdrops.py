"""What is behind a table's top where no room is named: a terrace, an arch, a wall with a disc of light; and tops that
are no wood."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import ground as lay

_DEEP = lay.palette("2f4858 5a3d5c 7a4a3a 2f5a50 4a4a7a 8a5a2f")
_MARBLE: RGB = (236, 232, 228)
_SLATE: RGB = (98, 100, 114)


def terrace(easel: Easel, hand: int) -> None:
    """Out of doors: sky, hills and trees far out of focus, spots of light among leaves."""
    easel.walled = False
    unit, base, air = easel.unit, easel.horizon, easel.air
    stops = tuple(Stop(i / (len(air.sky) - 1), c) for i, c in enumerate(air.sky))
    easel.fill(easel.sheet(0, base), Linear((0, 0), (0, base), stops), "sky", "open air", role="sky", tinted=False)
    colours = lay.greens(easel)
    for i, (share, hue) in enumerate(((0.62, colours.far), (0.8, colours.middle))):
        hill = land.ridge(easel.rng, easel.w, share * base, 0.07 * easel.h, base + 2, 3)
        paint = fade(mix(hue, air.haze, 0.5 - 0.3 * i), mix(hue, air.haze, 0.2), 0.5 * base, base)
        easel.fill(hill, paint, "far", "hills out of focus", role="far", blur=0.012 * unit)
    crowns, discs = Path(), Path()
    for _ in range(11):
        x = easel.w * (0.5 - hand * easel.rng.uniform(0.16, 0.56))
        y = base * easel.rng.uniform(-0.05, 0.62)
        crowns.addPath(g.ellipse(x, y, unit * easel.rng.uniform(0.05, 0.12)))
        discs.addCircle(x + 0.05 * unit * hand, y + 0.04 * unit, unit * easel.rng.uniform(0.012, 0.034))
    leaf = mix(colours.foliage[0], air.light.shadow, 0.25 + 0.4 * air.light.dark)
    easel.fill(crowns, fade(tone(leaf, 0.04), tone(leaf, -0.05), 0, base), "far", "leaves out of focus", role="far",
               blur=0.016 * unit)  # fmt: skip
    light = mix(air.lamp, (255, 246, 214), 0.5)
    easel.fill(discs, fade(light, light, 0, base, (0.5, 0.36)), "far", "spots of light", role="light", tinted=False,
               blur=0.003 * unit)  # fmt: skip


def arch(easel: Easel, hand: int) -> None:
    """An arched window to one side with hills and the sky in it; its light beside it on the wall."""
    unit, base, air = easel.unit, easel.horizon, easel.air
    x, half, top = easel.w * (0.5 + 0.22 * hand), 0.2 * unit, 0.08 * base
    soft = 0.006 * unit
    opening = g.union(g.ellipse(x, top + half, half), g.rect(x - half, top + half, 2 * half, base))
    opening = g.intersection(opening, easel.sheet(0, 0.9 * base))
    stops = tuple(Stop(i / (len(air.sky) - 1), c) for i, c in enumerate(air.sky))
    rim = g.outline(opening, 0.05 * unit)
    easel.fill(rim, fade((248, 244, 236), (226, 218, 206), top, base), "far", "arch", depth=0.1, blur=soft)
    easel.fill(opening, Linear((0, top), (0, 0.9 * base), stops), "far", "window", role="sky", tinted=False, blur=soft)
    colours = lay.greens(easel)
    for i, (share, hue) in enumerate(((0.58, colours.far), (0.74, colours.middle))):
        hill = g.intersection(land.ridge(easel.rng, easel.w, share * base, 0.05 * easel.h, base, 4), opening)
        shown = mix(mix(hue, air.haze, 0.5 - 0.3 * i), air.light.shadow, 0.4 * air.light.dark)
        easel.fill(hill, shown, "far", "hills outside", role="far", depth=0.1, blur=soft)
    sill = g.rect(x - 1.25 * half, 0.89 * base, 2.5 * half, 0.035 * unit)
    easel.fill(sill, (240, 234, 224), "far", "sill", depth=0.1, blur=soft)


def deep(easel: Easel, hand: int) -> None:
    """A plain wall in a deep colour with a great soft light on it behind what stands on the table."""
    unit, base = easel.unit, easel.horizon
    wall = mix(_DEEP[easel.variant // 6 % len(_DEEP)], easel.air.light.shadow, 0.2 * easel.air.light.dark)
    easel.fill(easel.sheet(0, base), fade(tone(wall, -0.04), tone(wall, 0.03), 0, base), "sky", "deep wall", role="far")
    glow = mix(tone(wall, 0.28), easel.air.glow, 0.4)
    x, y = easel.w * (0.5 + 0.06 * hand), 0.62 * base
    easel.glow(halo(x, y, 0.5 * unit, glow, 0.85), "sky", "light on the wall behind", role="far")
    far, dark = easel.w * (0.5 - 0.55 * hand), tone(wall, -0.12)
    shade = Linear((far, 0.0), (far + 0.5 * hand * easel.w, 0.0), (Stop(0, dark, 0.6), Stop(1, dark, 0.0)))
    easel.fill(easel.sheet(0, base), shade, "sky", "shade of the wall", role="far")
    top = 0.86 * base
    bounce = fade(tone(wall, 0.12), tone(wall, 0.12), top, base, (0.0, 0.5))
    easel.fill(easel.sheet(top, base), bounce, "sky", "light from the table", role="far")


def marble(easel: Easel, base: float) -> None:
    """A pale stone top with soft veins."""
    _slab(easel, base, _MARBLE, (184, 182, 190), 0.5)


def slate(easel: Easel, base: float) -> None:
    """A dark stone top."""
    _slab(easel, base, _SLATE, (132, 136, 152), 0.4)


def _slab(easel: Easel, base: float, rgb: RGB, vein: RGB, strength: float) -> None:
    h, unit, rng = easel.h, easel.unit, easel.grain
    easel.fill(easel.sheet(base), fade(tone(rgb, 0.02), tone(rgb, -0.1), base, h), "ground", "table", role="ground",
               depth=0.1)  # fmt: skip
    veins = Path()
    for _ in range(7):
        x, y = rng.uniform(-0.1, 1.0) * easel.w, base + (h - base) * rng.random()
        chain = [(x, y, 0.001 * unit)]
        for _ in range(5):
            x, y = x + rng.uniform(0.05, 0.13) * unit, y + rng.uniform(-0.03, 0.05) * unit
            chain.append((x, y, rng.uniform(0.001, 0.006) * unit))
        veins.addPath(g.limb(chain))
    edge = easel.sheet(base - 0.004 * h, base + 0.006 * h)
    easel.fill(edge, tone(rgb, 0.08), "ground", "table's edge", role="ground", depth=0.1)
    easel.fill(g.intersection(veins, easel.sheet(base, h)), fade(vein, vein, base, h, (strength, strength)), "ground",
               "veins", role="ground", depth=0.1, blur=0.002 * unit)  # fmt: skip
