"""What makes a table's top a still life's: a cloth in folds over it, and behind it a garden window, shelves, a lamp."""

from itertools import pairwise

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import ground as lay

_LINENS = lay.palette("efe6d6 dfe3d6 ead3c6 d3dbe4 e9dcb8")
_STRIPES = lay.palette("b98a5c 6f8c78 b8635a 5c7894 a97b3c")
_VASES = lay.palette("d9a07c e9dfd0 86a29a c47a5e b9b3c4 d9bd7c")
_LEAF: RGB = (96, 148, 92)


def runner(easel: Easel, base: float) -> None:
    """A linen cloth that lies slanting over the top, its edges wavy, with a woven stripe along each and soft folds."""
    w, h, unit, rng = easel.w, easel.h, easel.unit, easel.grain
    hand = 1 if easel.air.light.side < 0 else -1
    turn = easel.variant // 2 % len(_LINENS)
    cloth, stripe = _LINENS[turn], _STRIPES[turn]
    left, right = _edge(easel, -1, base), _edge(easel, 1, base)
    shape = g.smooth([*left, *reversed(right)], tension=0.6)
    shape = g.intersection(shape, easel.sheet(base))
    shade = Path(shape)
    shade.offset(0.014 * unit * hand, 0.012 * unit)
    deep = easel.air.light.shadow
    easel.fill(g.intersection(shade, easel.sheet(base)), fade(deep, deep, base, h, (0.16, 0.34)), "ground",
               "shade of the cloth", role="ground", depth=0.1, tinted=False, blur=0.012 * unit)  # fmt: skip
    across = Linear((0.5 * w - 0.5 * hand * w, base), (0.5 * w + 0.5 * hand * w, h),
                    (Stop(0, tone(cloth, 0.03)), Stop(0.55, cloth), Stop(1, tone(cloth, -0.1))))  # fmt: skip
    easel.fill(shape, across, "ground", "linen cloth", role="ground", depth=0.1)
    bands = g.joined(*(_band(left, right, a, b) for a, b in ((0.05, 0.075), (0.09, 0.1), (0.9, 0.91), (0.925, 0.95))))
    easel.fill(g.intersection(bands, shape), stripe, "ground", "woven stripes", role="ground", depth=0.1)
    dark, light = Path(), Path()
    for share in (0.2, 0.38, 0.63, 0.82):
        at, drift = share + rng.uniform(-0.04, 0.04), rng.uniform(-0.09, 0.09)
        dark.addPath(_fold(left, right, at, drift, unit))
        light.addPath(_fold(left, right, at - 0.025 * hand, drift, unit))
    soft = 0.01 * unit
    easel.fill(g.intersection(light, shape), tone(cloth, 0.05), "ground", "folds", role="ground", depth=0.1, blur=soft)
    easel.fill(g.intersection(dark, shape), tone(cloth, -0.1), "ground", "folds", role="ground", depth=0.1, blur=soft)


def _edge(easel: Easel, side: int, base: float) -> list[tuple[float, float]]:
    """A long edge of the cloth from the far edge of the table to beyond the picture."""
    w, h, rng = easel.w, easel.h, easel.grain
    slant = 0.07 * w * (1 if easel.variant % 2 else -1)
    points = []
    for i in range(6):
        t = -0.1 + 1.3 * i / 5
        half = (0.29 + 0.17 * t) * w + rng.uniform(-0.012, 0.012) * w
        points.append((0.5 * w + slant * (1 - 2 * t) + side * half, base + t * (h - base)))
    return points


def _between(left: list[tuple[float, float]], right: list[tuple[float, float]], i: int, share: float) -> float:
    return left[i][0] + share * (right[i][0] - left[i][0])


def _band(left: list[tuple[float, float]], right: list[tuple[float, float]], a: float, b: float) -> Path:
    """A stripe along the cloth between two shares of its width."""
    rows = range(len(left))
    here = [(_between(left, right, i, a), left[i][1]) for i in rows]
    there = [(_between(left, right, i, b), left[i][1]) for i in reversed(rows)]
    return g.smooth([*here, *there], tension=0.6)


def _fold(
    left: list[tuple[float, float]], right: list[tuple[float, float]], share: float, drift: float, unit: float
) -> Path:
    """A crease that grows toward the viewer and dies out at both ends."""
    widths = (0.001, 0.006, 0.012, 0.016, 0.014, 0.002)
    chain = [
        (_between(left, right, i, share + drift * i / 5), left[i][1], width * unit) for i, width in enumerate(widths)
    ]
    return g.limb(chain)


def garden_window(easel: Easel, hand: int) -> None:
    """A broad window of many panes with a sunny garden out of focus in it, and a curtain at its side."""
    unit, base, w, air = easel.unit, easel.horizon, easel.w, easel.air
    soft = 0.012 * unit
    stops = tuple(Stop(i / (len(air.sky) - 1), c) for i, c in enumerate(air.sky))
    sill = 0.9 * base
    pane = easel.sheet(-9, sill)
    easel.fill(pane, Linear((0, -0.2 * base), (0, sill), stops), "far", "window", role="sky", tinted=False)
    colours, rng = lay.greens(easel), easel.rng
    for row, (level, size, hue) in enumerate(((0.62, 0.12, colours.far), (0.86, 0.1, colours.foliage[0]))):
        crowns = Path()
        for i in range(9):
            x, r = w * (i + rng.uniform(-0.3, 0.3)) / 8, unit * size * rng.uniform(0.7, 1.3)
            crowns.addPath(g.ellipse(x, sill * level, r, r * rng.uniform(0.8, 1.4)))
        leaf = mix(mix(hue, air.haze, 0.45 - 0.25 * row), air.light.shadow, 0.6 * air.light.dark)
        paint = fade(tone(leaf, 0.06), tone(leaf, -0.05), 0.4 * sill, sill)
        easel.fill(g.intersection(g.union(crowns), pane), paint, "far", "green outside", role="far", depth=0.1,
                   blur=1.4 * soft)  # fmt: skip
    blooms = Path()
    for _ in range(16):
        blooms.addCircle(w * rng.random(), sill * rng.uniform(0.3, 0.95), unit * rng.uniform(0.01, 0.03))
    light = mix(air.lamp, (255, 246, 214), 0.6)
    easel.fill(blooms, fade(light, light, 0, base, (0.3, 0.44)), "far", "spots of light", role="light", tinted=False,
               blur=0.004 * unit)  # fmt: skip
    bars = Path()
    for share in (0.5 - 0.44 * hand, 0.5 - 0.13 * hand, 0.5 + 0.18 * hand):
        bars.addRect(g.box(share * w - 0.011 * unit, -9, 0.022 * unit, sill + 9))
    bars.addRect(g.box(-9, 0.36 * sill, w + 18, 0.018 * unit))
    easel.fill(bars, (248, 244, 236), "far", "window frame", depth=0.1, blur=0.5 * soft)
    easel.fill(easel.sheet(sill, base), fade((250, 244, 232), (214, 202, 186), sill, base), "far", "sill", depth=0.1,
               blur=0.3 * soft)  # fmt: skip
    if easel.shown("curtain", "curtains"):
        _curtain(easel, hand)


def _curtain(easel: Easel, hand: int) -> None:
    """A light curtain at the side of the window, in soft folds."""
    unit, base = easel.unit, easel.horizon
    outer, wide = easel.w * (0.5 + 0.54 * hand), -0.24 * unit * hand
    hue = _LINENS[easel.variant // 3 % len(_LINENS)]
    number = 6
    ends = [(outer + wide * i / number, 0.72 * wide * i / number + outer) for i in range(number + 1)]
    for i, ((a, low_a), (b, low_b)) in enumerate(pairwise(ends)):
        fold = g.polygon([(a, -9), (b, -9), (low_b, base), (low_a, base)])
        paint = Linear((a, 0), (b, 0), (Stop(0, tone(hue, -0.09)), Stop(0.45, tone(hue, 0.03)), Stop(1, hue)))
        easel.fill(fold, paint, "far", f"curtain {i + 1}", depth=0.1, blur=0.004 * unit)


def shelves(easel: Easel, hand: int) -> None:
    """Two boards on the wall with plants that hang over their edges and plain pots, and a lamp's glow, out of focus."""
    unit, base, rng, w = easel.unit, easel.horizon, easel.rng, easel.w
    # What could be taken for what was asked for: a window is there instead.
    if not easel.shown("shelf", "shelves", "vase", "pot", "jar", "bowl", "cup", "mug", "jug", "bottle", "glass"):
        garden_window(easel, hand)
        return
    soft = 0.008 * unit
    easel.glow(halo(w * (0.5 - 0.3 * hand), 0.3 * base, 0.5 * unit, mix(easel.air.glow, (255, 226, 170), 0.6), 0.45),
               "sky", "light on the wall behind", role="far")  # fmt: skip
    if easel.amount < 0.3:
        return
    left, right = (0.36 * w, 1.02 * w) if hand > 0 else (-0.02 * w, 0.64 * w)
    planks, pots, leaves = Path(), [Path() for _ in _VASES], Path()
    for row, level in enumerate((0.34, 0.74)):
        y = level * base
        planks.addRect(g.box(left, y, right - left, 0.02 * unit))
        x = left + (0.07 + 0.05 * row) * unit
        while x < right - 0.05 * unit:
            tall, half = unit * rng.uniform(0.05, 0.1), unit * rng.uniform(0.028, 0.045)
            pots[rng.randrange(len(pots))].addPath(_pot(x, y, tall, half))
            if rng.random() < 0.45 and easel.shown("plant", "plants"):
                leaves.addPath(_trailing(easel, x, y - tall))
            x += unit * rng.uniform(0.11, 0.19)
    shade = fade((60, 44, 40), (60, 44, 40), 0, base, (0.16, 0.16))
    under = Path(planks)
    under.offset(0, 0.024 * unit)
    easel.fill(under, shade, "far", "shade under the shelves", depth=0.12, tinted=False, blur=1.6 * soft)
    easel.fill(planks, (164, 120, 84), "far", "shelf", depth=0.12, blur=0.7 * soft)
    for path, hue in zip(pots, _VASES, strict=True):
        if not path.isEmpty():
            easel.fill(path, fade(tone(hue, 0.04), tone(hue, -0.08), 0.2 * base, 0.8 * base), "far", "pots",
                       depth=0.12, blur=soft)  # fmt: skip
    green = mix(_LEAF, easel.air.light.shadow, 0.5 * easel.air.light.dark)
    easel.fill(leaves, fade(tone(green, 0.08), tone(green, -0.06), 0, base), "far", "plants", depth=0.12, blur=soft)


def _pot(x: float, y: float, tall: float, half: float) -> Path:
    """A plain pot that narrows toward its foot."""
    return g.polygon([(x - half, y - tall), (x + half, y - tall), (x + 0.74 * half, y), (x - 0.74 * half, y)])


def _trailing(easel: Easel, x: float, y: float) -> Path:
    """Leaves that rise from a pot and hang down at its sides."""
    unit, rng = easel.unit, easel.rng
    return g.joined(
        *(
            land.leaf(x, y, unit * rng.uniform(0.07, 0.12), -90 + turn + rng.uniform(-8, 8), 0.3)
            for turn in (-128, -84, -44, -12, 20, 52, 92, 130)
        )
    )


def hanging_lamp(easel: Easel, at: float) -> None:
    """A shade on a cord with its warm glow, out of focus, unless a lamp is asked for; `at` is where, as a share of
    the width."""
    if easel.amount < 0.3 or not easel.shown("lamp", "light", "lantern", "chandelier", "bell"):
        return
    unit, base = easel.unit, easel.horizon
    x, y, half = at * easel.w, 0.3 * base, 0.075 * unit
    warm = mix(easel.air.lamp, (255, 222, 160), 0.5)
    easel.glow(halo(x, y + 0.03 * unit, 0.3 * unit, warm, 0.5), "far", "lamp's light", role="light")
    hue = _STRIPES[easel.variant // 2 % len(_STRIPES)]
    cord = g.rect(x - 0.003 * unit, -9, 0.006 * unit, y - half + 9)
    shade = g.polygon([(x - 0.3 * half, y - half), (x + 0.3 * half, y - half), (x + half, y), (x - half, y)])
    easel.fill(g.joined(cord, shade), fade(tone(hue, -0.06), tone(hue, 0.05), 0, y), "far", "hanging lamp",
               depth=0.12, blur=0.005 * unit)  # fmt: skip
    easel.fill(g.ellipse(x, y, 0.86 * half, 0.12 * half), (255, 240, 206), "far", "lamp's light", role="light",
               tinted=False, blur=0.004 * unit)  # fmt: skip
