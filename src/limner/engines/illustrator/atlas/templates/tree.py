"""Trees: crowns built of lobes, conifers built of tiers, palms built of fronds."""

import math
from collections.abc import Iterator, Sequence

from limner.drawing.geometry import (
    CORNER,
    Landmark,
    Path,
    Point,
    bounds,
    difference,
    ellipse,
    joined,
    limb,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.solid import crescent, curve

Lobe = tuple[float, float, float]
"""A round mass of leaves: x, y, radius."""


def trunk(pen: Pen, slot: str, top: float, width: float, branches: Sequence[Point] = (), *, lean: float = 0.0) -> None:
    """A flared trunk up to `top` (negative), with branches to the points given."""
    w = width / 2
    outline: list[Landmark] = [
        (-w * 2.0, 0, CORNER),
        (-w * 1.15, -w * 0.9),
        (-w * 0.85, top * 0.4),
        (-w * 0.75 + lean, top, CORNER),
        (w * 0.75 + lean, top, CORNER),
        (w * 0.85, top * 0.4),
        (w * 1.15, -w * 0.9),
        (w * 2.0, 0, CORNER),
    ]
    arms = [limb([(lean * 0.6, top * 0.55, width * 0.6), ((x + lean) * 0.5, (y + top * 0.7) * 0.52, width * 0.5),
        (x, y, width * 0.3)]) for x, y in branches]  # fmt: skip
    body = union(smooth(outline), *arms)
    pen.part(slot, body)
    pen.mark(slot, crescent(body, -w * 0.8, 0), tone=-0.08, alpha=0.8)
    grain = joined(curve((-w * 0.4, -4), (-w * 0.25, top * 0.3), (-w * 0.4, top * 0.6)),
        curve((w * 0.2, -8), (w * 0.1, top * 0.35)))  # fmt: skip
    pen.mark(slot, grain, tone=-0.07, width=width * 0.07, detail=2)


def crown(pen: Pen, slot: str, lobes: Sequence[Lobe], *, leaves: Sequence[Point] = (), floor: float = 0.0) -> None:
    """A leafy crown; the first lobes lie behind. Cut off below `floor`.

    Sprays of leaves lie over a dark mass: close together in its own colour, fewer and brighter toward the upper left of
    each lobe and of the whole.
    """
    whole = union(*(ellipse(x, y, r) for x, y, r in lobes), *_tufts(lobes))
    whole = difference(whole, rect(-200, floor, 400, 200))
    pen.part(slot, whole, tone=-0.06)
    left, top, right, bottom = bounds(whole)
    pen.mark(slot, crescent(whole, -(right - left) * 0.14, -(right - left) * 0.12), tone=-0.11, alpha=0.8)
    for detail, (number, lift, size, reach, tone) in enumerate(_SPRAYS):
        sprays = [
            _spray(x + r * dx, y + r * dy, r * size * grown, 43 * n + 29 * i)
            for i, (x, y, r) in enumerate(lobes)
            for n, (dx, dy, grown) in enumerate(_about(number, lift, i))
            if (x + r * dx - left) / (right - left) + (y + r * dy - top) / (bottom - top) < reach
        ]
        if sprays:
            pen.mark(slot, union(*sprays), tone=tone, alpha=0.92, detail=min(detail, 1))
    if leaves:
        pen.mark(slot, joined(*(_leaf(x, y, i) for i, (x, y) in enumerate(leaves))), tone=0.13, detail=1, alpha=0.8)


_SPRAYS = ((2, 0.16, 0.56, 1.5, 0.0), (2, 0.34, 0.34, 1.16, 0.058), (1, 0.52, 0.24, 0.8, 0.1))
"""How many sprays a lobe has, how far up its middle they lie, their size over its radius, how far from the upper left
they go (0 to 2), and their tone."""


def _about(number: int, lift: float, turn: int) -> Iterator[tuple[float, float, float]]:
    """Where sprays lie about a lobe's middle, in its radii, and how large each is beside the others."""
    for n in range(number):
        angle = math.radians(360 / number * n + 51 * turn)
        grown = 0.8 + 0.4 * ((2 * n + turn) % 3) / 2
        yield 0.5 * math.cos(angle) - 0.5 * lift, 0.44 * math.sin(angle) - lift, grown


def _spray(x: float, y: float, size: float, turn: float) -> Path:
    """Leaves that hang together: a flat heap with a ragged lower edge."""
    side = 1 if turn % 2 else -1
    return union(
        ellipse(x, y, size, 0.62 * size, turn % 40 - 20),
        ellipse(x + 0.6 * side * size, y + 0.33 * size, 0.46 * size, 0.32 * size, -22 * side),
    )


def _tufts(lobes: Sequence[Lobe]) -> list[Path]:
    """Clusters of leaves that break the round outline, of unlike size."""
    tufts = []
    for n, (x, y, r) in enumerate(lobes):
        for k in range(5):
            turn = math.radians(72 * k + 23 * n)
            size = r * (0.3 + 0.14 * ((3 * k + n) % 4) / 3)
            tufts.append(ellipse(x + 0.86 * r * math.cos(turn), y + 0.86 * r * math.sin(turn), size, 0.85 * size,
                math.degrees(turn)))  # fmt: skip
    return tufts


def _leaf(x: float, y: float, i: int) -> Path:
    return ellipse(x, y, 1.9, 1.0, turn=-25 + 37 * (i % 4))


def conifer(
    pen: Pen, needles: str, tiers: Sequence[tuple[float, float, float]], *, snow: str = "", teeth: int = 6
) -> None:
    """Tiers of hanging branches, from the lowest: (y of the tips, half width, y of the tier's top)."""
    for level, (low, reach, top) in enumerate(tiers):
        shape = smooth(_tier(low, reach, top, teeth - level // 2))
        pen.part(needles, shape, tone=0.012 * level)
        pen.mark(needles, _side(low, reach, top), tone=-0.07, alpha=0.8)
        if level + 1 < len(tiers):
            shadow_low, shadow_reach, _ = tiers[level + 1]
            shadow = smooth(_tier(shadow_low + 5, shadow_reach * 1.0, top, teeth - (level + 1) // 2))
            pen.mark(needles, shadow, tone=-0.09, alpha=0.6)
        if snow:
            pen.mark(snow, smooth(_tier(low - (low - top) * 0.24, reach * 0.9, top - 3, teeth - 1 - level // 2)))
        pen.mark(needles, _strands(low, reach, top), tone=0.08, width=0.7, detail=2, alpha=0.6)


def _tier(low: float, reach: float, top: float, teeth: int) -> list[Landmark]:
    """A cone with curved sides and a hem of drooping tips."""
    height = low - top
    hem: list[Landmark] = []
    for i in range(teeth + 1):
        share = i / teeth
        x = -reach + 2 * reach * share
        sag = height * 0.10 * (1 - (2 * share - 1) ** 2)
        hem.append((x, low + sag + (1.4 if i % 2 else 0.0), CORNER))
        if i < teeth:
            hem.append((x + reach / teeth * 1.15, low + sag - height * 0.13))
    return [(0, top, CORNER), (-reach * 0.34, low - height * 0.42), *hem, (reach * 0.34, low - height * 0.42)]


def _side(low: float, reach: float, top: float) -> Path:
    return smooth([(0, top, CORNER), (reach * 0.2, low - (low - top) * 0.5), (reach * 0.1, low + 9, CORNER),
        (reach * 1.3, low + 9, CORNER), (reach * 0.5, top, CORNER)])  # fmt: skip


def _strands(low: float, reach: float, top: float) -> Path:
    height = low - top
    return joined(*(curve((reach * s * 0.35, top + height * 0.4), (reach * s * 0.72, low - height * 0.12))
        for s in (-1, -0.45, 0.1, 0.6)))  # fmt: skip


def frond(x: float, y: float, length: float, angle: float, *, droop: float = 0.5, width: float = 9.0) -> Path:
    """A palm frond from (x, y), arching over; `angle` in degrees, 0 to the right, negative up. Its lower edge is cut
    into leaflets.
    """
    spine: list[Point] = []
    for i in range(8):
        s = i / 7
        turn = math.radians(angle + (100 if math.cos(math.radians(angle)) >= 0 else -100) * droop * s)
        px, py = spine[-1] if spine else (x, y)
        step = length / 7 if spine else 0.0
        spine.append((px + step * math.cos(turn), py + step * math.sin(turn)))
    edge: list[Landmark] = [(*spine[0], CORNER)]
    edge += [(px, py - width * 0.16) for px, py in spine[1:-1]]
    edge.append((*spine[-1], CORNER))
    for i in range(6, 0, -1):
        px, py = spine[i]
        qx, qy = spine[i - 1]
        hang = width * math.sin(math.pi * (i + 0.6) / 7.6) ** 0.7
        edge.append((px + (px - qx) * 0.35, py + hang, CORNER))
        edge.append(((px + qx) / 2, (py + qy) / 2 + width * 0.22, CORNER))
    return smooth(edge, tension=0.4)


def blade(x: float, y: float, length: float, angle: float, width: float, *, bend: float = 0.0) -> Path:
    """A pointed leaf of grass from (x, y); `angle` in degrees from upright, `bend` sideways at the tip."""
    leaf = smooth([(x - width / 2, y, CORNER), (x - width * 0.42 + bend * 0.3, y - length * 0.55),
        (x + bend, y - length, CORNER), (x + width * 0.42 + bend * 0.3, y - length * 0.55),
        (x + width / 2, y, CORNER)])  # fmt: skip
    return rotated(leaf, angle, (x, y))
