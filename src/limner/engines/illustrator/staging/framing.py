"""Dark soft shapes at the picture's edge that push everything else into depth."""

import math

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix
from limner.drawing.geometry import Landmark, Path
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade


def _put(easel: Easel, path: Path, near: RGB, name: str, share: float = 0.5) -> None:
    dark = easel.frame_colour(near, share)
    box = g.bounds(path)
    paint = fade(mix(dark, near, 0.1), dark, box[1], box[3])
    easel.fill(path, paint, "frame", name, role="frame", tinted=False, blur=easel.unit * 0.0025)


def grass(easel: Easel, near: RGB) -> None:
    """Tall blades in the lower corners, low in the middle, so that the feet stay free."""
    rng, w, h, unit = easel.rng, easel.w, easel.h, easel.unit
    spots = []
    number = round(34 * w / unit)
    for i in range(number):
        x = w * (i + rng.random()) / number
        edge = abs(x / w - 0.5) * 2
        size = unit * (0.015 + 0.13 * max(edge - 0.35, 0) ** 1.3) * rng.uniform(0.7, 1.25)
        spots.append((x, h + unit * 0.008, size * 1.5))
    _put(easel, land.blades(rng, spots), near, "grass before")


def leaves(easel: Easel, near: RGB, *, side: int = 0) -> None:
    """A leafy bough that hangs in from an upper corner."""
    rng, w, unit = easel.rng, easel.w, easel.unit
    hand = side or (1 if easel.brief.side < 0 else -1)
    x0 = w if hand > 0 else 0.0
    bough = g.limb(
        [
            (x0 + hand * unit * 0.05, unit * 0.02, unit * 0.022),
            (x0 - hand * unit * 0.18, unit * 0.085, unit * 0.012),
            (x0 - hand * unit * 0.36, unit * 0.115, unit * 0.004),
        ]
    )
    for i in range(26):
        t = i / 25
        x, y = x0 - hand * unit * 0.37 * t, unit * (0.02 + 0.1 * t**0.8)
        angle = (90 + rng.uniform(-75, 60)) if hand > 0 else (90 + rng.uniform(-60, 75))
        bough.addPath(land.leaf(x, y, unit * rng.uniform(0.05, 0.085), angle))
    _put(easel, bough, near, "bough before")


def _free(easel: Easel, hand: int) -> float:
    """How far one may reach in from the left (-1) or right (1) edge without touching a subject."""
    gaps = [box.left if hand < 0 else easel.w - box.right for box in easel.taken]
    return min(gaps, default=easel.w)


def boughs(easel: Easel, near: RGB) -> None:
    """The dark halves of two near firs, cut by the picture's sides, of unlike height."""
    rng, w, h, unit = easel.rng, easel.w, easel.h, easel.unit
    dark = Path()
    tall = rng.choice((-1, 1))
    for hand in (-1, 1):
        top = h * (rng.uniform(-0.3, -0.15) if hand == tall else rng.uniform(0.12, 0.3))
        reach = unit * (0.2 if hand == tall else 0.15) * min(w / unit, 1.0)
        reach = min(reach, max(_free(easel, hand), 0.05 * unit))
        dark.addPath(_half_fir(0.0 if hand < 0 else w, -hand, top, h * 1.04, reach, 6 if hand == tall else 5))
    _put(easel, dark, near, "firs before")


def _half_fir(x: float, hand: int, top: float, bottom: float, reach: float, tiers: int) -> Path:
    """One side of a fir with its stem at x: drooping tiers that widen downward."""
    points: list[Landmark] = [(x - hand * 9, top, "c")]
    step = (bottom - top) / tiers
    for k in range(tiers):
        y, out = top + step * k, reach * (0.34 + 0.66 * (k + 1) / tiers)
        points += [
            (x + hand * out * 0.34, y + step * 0.5),
            (x + hand * out, y + step * 1.12, "c"),
            (x + hand * out * 0.66, y + step * 1.06),
            (x + hand * out * 0.3, y + step, "c"),
        ]
    points.append((x - hand * 9, bottom, "c"))
    return g.smooth(points)


def bushes(easel: Easel, near: RGB) -> None:
    """Rounded leafy masses in the lower corners."""
    rng, w, h, unit = easel.rng, easel.w, easel.h, easel.unit
    mass = Path()
    for hand, big in ((-1, rng.uniform(0.8, 1.2)), (1, rng.uniform(0.8, 1.2))):
        big = min(big, max(_free(easel, hand), 0.05 * unit) / (0.3 * unit))
        corner = 0.0 if hand < 0 else w
        for i in range(16):
            t = i / 15
            x = corner - hand * unit * 0.2 * t * big
            y = h - unit * 0.1 * (1 - t) ** 1.3 * big
            angle = -90 - hand * rng.uniform(-20, 70) * (0.4 + t)
            mass.addPath(land.leaf(x, y + unit * 0.03, unit * rng.uniform(0.06, 0.1), angle, 0.26))
        mass.addPath(g.ellipse(corner, h, unit * 0.15 * big, unit * 0.085 * big))
    _put(easel, mass, near, "leaves before")


def fronds(easel: Easel, near: RGB) -> None:
    """Palm fronds from an upper corner."""
    rng, w, unit = easel.rng, easel.w, easel.unit
    hand = 1 if easel.brief.side < 0 else -1
    x0, y0 = (w + unit * 0.03 if hand > 0 else -unit * 0.03), -unit * 0.02
    fan = Path()
    for i in range(5):
        angle = math.radians(94 + hand * (8 + 17 * i))
        length = unit * rng.uniform(0.3, 0.42)
        tip = (x0 + math.cos(angle) * length, y0 + math.sin(angle) * length * 0.85 + unit * 0.03)
        fan.addPath(_frond(x0, y0, tip, length))
    _put(easel, fan, near, "fronds before")


def _frond(x: float, y: float, tip: tuple[float, float], length: float) -> Path:
    dx, dy = tip[0] - x, tip[1] - y
    nx, ny = -dy / length, dx / length
    upper, lower = [], []
    for i in range(1, 12):
        t = i / 12
        half = length * 0.11 * math.sin(t * math.pi * 0.9 + 0.15)
        cx, cy = x + dx * t, y + dy * t + math.sin(t * math.pi) * length * -0.08
        notch = 0.35 if i % 2 else 1.0
        upper.append((cx + nx * half * notch, cy + ny * half * notch))
        lower.append((cx - nx * half * notch, cy - ny * half * notch))
    return g.polygon([(x, y), *upper, tip, *reversed(lower)])


def rocks(easel: Easel, near: RGB) -> None:
    """Boulders in one lower corner and a low one in the other."""
    rng, w, h, unit = easel.rng, easel.w, easel.h, easel.unit
    hand = 1 if easel.brief.side < 0 else -1
    for corner, big in ((hand, 1.0), (-hand, 0.5)):
        x = w if corner > 0 else 0.0
        size = unit * 0.2 * big
        outline = [
            (x + corner * size * 0.3, h + 9),
            (x + corner * size * 0.3, h - size * rng.uniform(0.7, 0.95)),
            (x - corner * size * 0.25, h - size * rng.uniform(0.5, 0.66)),
            (x - corner * size * 0.6, h - size * 0.36),
            (x - corner * size * 0.92, h - size * 0.1),
            (x - corner * size * 1.05, h + 9),
        ]
        _put(easel, g.smooth(outline, tension=0.3), near, "rocks before")


def canopy(easel: Easel, near: RGB) -> None:
    """A near trunk at the side that has more room, with a low bough, under leaves that hang in at the corners."""
    hand = 1 if _free(easel, 1) > _free(easel, -1) else -1
    _put(easel, _trunk(easel, hand), near, "trunk before", 0.35)
    rng, w, unit = easel.rng, easel.w, easel.unit
    for share, far in ((0.2, True), (0.45, False)):
        mass = Path()
        number = round(24 * w / unit)
        for i in range(number):
            x = w * (i + rng.random()) / number
            edge = abs(x / w - 0.5 - 0.06 * hand) * 2
            low = unit * (0.13 * edge**1.6 + (0.02 if far else -0.012)) * rng.uniform(0.7, 1.2)
            for turn in (-26, 26):
                long = unit * rng.uniform(0.06, 0.09)
                mass.addPath(land.leaf(x, low - 0.5 * long, long, 90 + turn + rng.uniform(-12, 12), 0.3))
        mass.addPath(easel.sheet(-9, 0.006 * easel.h))
        _put(easel, mass, near if not far else mix(near, easel.air.haze, 0.12), "leaves before", share)


def _trunk(easel: Easel, hand: int) -> Path:
    """A trunk cut by the picture's edge, that widens into its roots and sends a bough inward."""
    rng, h, unit = easel.rng, easel.h, easel.unit
    edge = easel.w if hand > 0 else 0.0
    reach = min(0.085 * unit, max(0.8 * _free(easel, hand), 0.02 * unit))

    def at(share: float, y: float) -> tuple[float, float]:
        return edge - hand * reach * share * rng.uniform(0.94, 1.06), y

    inner: list[Landmark] = [
        at(0.8, -9), at(0.66, 0.16 * h), at(0.5, 0.36 * h), at(0.52, 0.56 * h), at(0.62, 0.74 * h), at(0.86, 0.88 * h),
        at(1.4, 0.99 * h),
    ]  # fmt: skip
    outer = edge + hand * 0.1 * unit
    trunk = g.smooth([(outer, -9, "c"), (*inner[0][:2], "c"), *inner[1:], (edge, h + 9, "c"), (outer, h + 9, "c")])
    bough = [(edge, 0.3 * h, 0.03 * unit), (edge - hand * 1.1 * reach, 0.2 * h, 0.016 * unit),
             (edge - hand * 2.2 * reach, 0.13 * h, 0.006 * unit)]  # fmt: skip
    return g.union(trunk, g.limb(bough))


def shelf(easel: Easel, near: RGB) -> None:
    """A low soft bank of ground along the lower edge."""
    h = easel.h
    bank = land.ridge(easel.rng, easel.w, h * 0.965, h * 0.012, h + 9, 2)
    _put(easel, bank, near, "bank before", 0.4)
