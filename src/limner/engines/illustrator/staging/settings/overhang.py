"""What reaches into the picture from above or from a side, close to the viewer: a leafy bough, boughs of a fir."""

import math
from random import Random

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel


def leaves(easel: Easel, near: RGB) -> None:
    """A bough with side twigs that comes in over an upper corner, its leaves in two depths; bare in winter."""
    rng, w, unit = easel.rng, easel.w, easel.unit
    hand = 1 if easel.brief.side < 0 else -1
    x0 = w if hand > 0 else 0.0
    reach = min(0.5 * unit, 0.55 * w) * rng.uniform(0.75, 1.05)
    spine = [_bent(x0, hand, reach, t, unit) for t in (-0.1, 0.25, 0.6, 1.0)]
    wood = g.limb([(x, y, k * unit) for (x, y), k in zip(spine, (0.026, 0.018, 0.011, 0.004), strict=True)])
    light, dark = Path(), Path()
    for i in range(6):
        x, y = _bent(x0, hand, reach, 0.12 + 0.16 * i, unit)
        turn = (90 + hand * rng.uniform(25, 65)) if i % 2 else (90 + hand * rng.uniform(95, 125))
        length = unit * rng.uniform(0.09, 0.15) * (1.0 - 0.06 * i)
        wood.addPath(g.moved(g.rotated(g.limb([(0, 0, 0.01 * unit), (length, 0, 0.003 * unit)]), turn), x, y))
        _twig(rng, (light, dark), (x, y), turn, length)
    _twig(rng, (light, dark), spine[-1], 90 + hand * 55, 0.08 * unit)
    shade = easel.frame_colour(near)
    blur = 0.002 * unit
    easel.fill(wood, shade, "frame", "bough before", role="frame", tinted=False, blur=blur)
    if easel.brief.season == "winter" or not easel.shown("leaf", "leaves"):
        return
    easel.fill(dark, shade, "frame", "leaves before", role="frame", tinted=False, blur=blur)
    lit = mix(tone(shade, 0.1), near, 0.22)
    easel.fill(light, lit, "frame", "lit leaves before", role="frame", tinted=False, blur=blur)


def _bent(x0: float, hand: int, reach: float, t: float, unit: float) -> Point:
    """A point along a bough that droops."""
    return x0 - hand * reach * t, unit * (0.015 + 0.11 * max(t, 0.0) ** 1.7)


def _twig(rng: Random, leaves_of: tuple[Path, Path], root: Point, turn: float, length: float) -> None:
    """Leaves by turns at both sides of a twig, and one at its end."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for k in range(8):
        at = length * (0.16 + 0.12 * k)
        lean = 0.0 if k == 7 else (48 if k % 2 else -48) + rng.uniform(-14, 14)
        blade = land.leaf(root[0] + at * cos, root[1] + at * sin, length * rng.uniform(0.4, 0.55), turn + lean, 0.26)
        leaves_of[k % 2].addPath(blade)


def firs(easel: Easel, near: RGB) -> None:
    """Needled boughs of a tree beyond the edge, one above the other, at the side that has more room."""
    rng, w, h, unit = easel.rng, easel.w, easel.h, easel.unit
    left = min((box.left for box in easel.taken), default=w)
    right = min((w - box.right for box in easel.taken), default=w)
    hand = 1 if right > left or (right == left and easel.brief.side < 0) else -1
    edge = w if hand > 0 else 0.0
    shade = easel.frame_colour(near)
    for i in range(4):
        y = h * (-0.02 + 0.15 * i) + rng.uniform(-0.02, 0.02) * h
        reach = min(0.38, 0.24 + 0.05 * i) * unit * rng.uniform(0.8, 1.1)
        if i > 1:
            reach = min(reach, max(right if hand > 0 else left, 0.06 * unit))
        path = _bough(rng, edge + hand * 0.03 * unit, y, -hand, reach, 0.3)
        colour = mix(tone(shade, 0.02 * (i % 2)), near, 0.08 * (i % 2))
        easel.fill(path, colour, "frame", "fir bough before", role="frame", tinted=False, blur=0.002 * unit, back=i)


def _bough(rng: Random, x: float, y: float, hand: int, reach: float, droop: float) -> Path:
    """A fir's bough: sprays of needles along a drooping rib, longest in the middle."""
    spray = g.limb([(x, y, 0.05 * reach), (x + hand * 0.6 * reach, y + 0.45 * droop * reach, 0.03 * reach),
                    (x + hand * reach, y + droop * reach, 0.008 * reach)])  # fmt: skip
    for i in range(26):
        t = i / 25
        px, py = x + hand * reach * t, y + droop * reach * t**1.35
        length = reach * (0.3 - 0.2 * t) * rng.uniform(0.75, 1.1)
        for lean in (38, 74):
            turn = (lean if hand > 0 else 180 - lean) + rng.uniform(-10, 10)
            spray.addPath(land.leaf(px, py, length * (1.0 if lean > 50 else 0.8), turn, 0.1))
        up = -24 if hand > 0 else 204
        spray.addPath(land.leaf(px, py, 0.5 * length, up + rng.uniform(-8, 8), 0.1))
    return spray
