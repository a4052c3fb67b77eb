"""Woods: a clearing between trees, deep woods with shafts of light, snow on the pines in winter."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import framing, land, sky
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings import overhang
from limner.engines.illustrator.staging.settings.from_above import woods
from limner.engines.illustrator.staging.settings.meadow import snow_cover
from limner.engines.illustrator.staging.settings.setting import Slab, place


@place(
    "forest",
    horizons=(0.46, 0.56, 0.64),
    climate="wooded",
    hours=("morning", "day", "sunset", "day", "morning", "dawn"),
    neighbours="meadow, mountains, lake",
    shows="tree, plant, grass, bush",
    above=woods.woods,
    mapped="tree, pine",
    slab=Slab((108, 160, 88), "pine tree bush"),
    traits=("ranged", "seasonal", "turning", "canopied"),
)
def draw(easel: Easel) -> None:
    """Two hazy rows of crowns, a row of trees, the clearing, a dark frame."""
    colours = lay.greens(easel)
    winter = easel.brief.season == "winter"
    sky.paint(easel, clouds=easel.variant % 2 == 0 or easel.air.cover > 0.8)
    pines = winter or easel.variant % 3 != 1
    if easel.variant % 4 == 2:
        lay.mountains(easel, lay.palette("8a94be")[0], 3, 0.26, snow=True, depth=0.85)
    _rows(easel, "pine" if pines else "round", _wood(colours, winter))
    if not pines:
        _trunks(easel, mix(_BARK, mix(colours.blade, easel.air.light.shadow, 0.5), 0.35), tone(colours.blade, -0.03))
    lay.hills(easel, colours)
    if not easel.air.hidden and easel.air.light.dark < 0.5 and easel.variant % 2:
        _shafts(easel)
    room = (easel.h - easel.horizon) / easel.h
    start = easel.horizon / easel.h
    names = ("pine",) if pines else ("tree",)
    foliage = () if pines and easel.brief.season != "autumn" else colours.foliage
    foliage = () if winter else foliage
    lay.trees(easel, names, 7, start + 0.16 * room, 0.30, foliage)
    lay.trees(easel, names, 4, start + 0.34 * room, 0.44, foliage)
    top = easel.horizon + 0.42 * (easel.h - easel.horizon)
    _floor(easel, colours, winter, top)
    if easel.brief.traits.framing:
        dark = (40, 62, 84) if winter else colours.blade
        (overhang.firs if pines else framing.canopy)(easel, dark)


_BARK: RGB = (104, 82, 66)


def _wood(colours: lay.Greens, winter: bool) -> RGB:
    return (122, 146, 170) if winter else tone(colours.blade, -0.02)


def _rows(easel: Easel, kind: str, wood: RGB) -> None:
    """Woods that come nearer: three silhouettes out of the haze."""
    if not easel.shown("tree", "trees"):
        return
    h, horizon = easel.h, easel.horizon
    for share, lift, tall, depth in ((0.72, -0.01, 0.22, 0.95), (0.5, 0.012, 0.19, 0.85), (0.28, 0.035, 0.16, 0.72)):
        line = land.treeline(easel.rng, easel.w, horizon + lift * h, tall * h, kind)
        easel.fill(line, mix(wood, easel.air.haze, share), "far", "woods", role="far", depth=depth, tinted=True)


def _trunks(easel: Easel, dark: RGB, leaf: RGB) -> None:
    """Tall bare trunks in two planes of haze, under a roof of leaves."""
    rng, unit, foot = easel.rng, easel.unit, easel.horizon + 0.06 * easel.h
    wood = mix(leaf, easel.air.haze, 0.45)
    deep = fade(wood, mix(wood, easel.air.haze, 0.5), 0, 0.8 * foot, (0.85, 0.0))
    easel.fill(easel.sheet(0, 0.8 * foot), deep, "far", "depth of the wood", role="far", depth=0.4)
    for share, number, thick in ((0.62, 11, 0.011), (0.3, 6, 0.021)):
        stems, roof = Path(), Path()
        for _ in range(round(number * easel.w / unit)):
            x, half, lean = (
                rng.uniform(0, easel.w),
                unit * thick * rng.uniform(0.5, 1.2),
                rng.uniform(-0.02, 0.02) * unit,
            )
            stems.addPath(g.limb([(x + lean, -9, 1.6 * half), (x + 0.4 * lean, 0.5 * foot, 2.0 * half),
                                  (x, foot, 3.2 * half)]))  # fmt: skip
        for i in range(round(16 * easel.w / unit)):
            x = easel.w * (i + rng.random()) / (16 * easel.w / unit)
            roof.addPath(
                g.ellipse(x, rng.uniform(-0.07, 0.035) * easel.h, unit * rng.uniform(0.045, 0.1) * (1.5 - share))
            )
        hue = mix(dark, mix(easel.air.haze, easel.air.sky[-2], 0.4), share)
        paint = Linear((0, 0), (0, foot), (Stop(0, tone(hue, -0.02)), Stop(1, mix(hue, easel.air.haze, 0.4))))
        easel.fill(stems, paint, "far", "trunks", role="far", depth=0.4)
        crown = mix(leaf, easel.air.haze, 0.75 * share)
        paint = Linear((0, 0), (0, 0.16 * easel.h), (Stop(0, tone(crown, -0.09)), Stop(1, tone(crown, 0.02))))
        easel.fill(roof, paint, "far", "leaves overhead", role="far", depth=0.4)


def _shafts(easel: Easel) -> None:
    """Slanting light between the trees."""
    rng, unit, glow = easel.rng, easel.unit, easel.air.glow
    x0, _ = sky.lamp_spot(easel)
    lean = -easel.brief.side * 0.5
    foot = easel.horizon + 0.3 * (easel.h - easel.horizon)
    for i in range(4):
        x = x0 + (i - 1.5) * unit * 0.16 + rng.uniform(-0.03, 0.03) * unit
        wide = unit * rng.uniform(0.03, 0.07)
        beam = g.polygon([(x, -9), (x + wide, -9), (x + wide * 2 + lean * foot, foot), (x + lean * foot - wide, foot)])
        stops = (Stop(0, glow, 0.34), Stop(1, glow, 0))
        easel.fill(
            beam,
            Linear((0, 0), (0, foot), stops),
            "middle",
            "light shaft",
            role="light",
            tinted=False,
            blur=unit * 0.008,
            back=2,
        )


def _floor(easel: Easel, colours: lay.Greens, winter: bool, top: float) -> None:
    lay.light_on_ground(easel, colours.near, top)
    if winter:
        snow_cover(easel, colours)
        return
    lay.tufts(easel, colours.blade, top, 40)
    lay.blooms(easel, colours.blooms[:2], top, 14)
    h = easel.h
    easel.row(("mushroom", "bush", "log", "rock"), 3, 0.86 * h, 0.07 * h, vary=0.2)
