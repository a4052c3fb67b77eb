"""Mountains as rock stands: a broken outline, a spine that parts the lit side from the shaded one, spurs, snow."""

from dataclasses import dataclass
from random import Random

from limner.drawing import geometry as g
from limner.drawing.geometry import Path, Point

_STEPS = 7
"""Points of a flank from the summit to the foot."""
_SHOULDER = 0.5
"""Below this share of the height flanks run out flatter."""


@dataclass(frozen=True, slots=True)
class Massif:
    """A mountain's outline, its side in the shade, ribs in the shade on the lit side, ribs that catch light on the
    other, and its snow.
    """

    body: Path
    shade: Path
    dim: Path
    lit: Path
    snow: Path


def massif(rng: Random, x: float, base: float, half: float, height: float, hand: int, snowline: float) -> Massif:
    """A mountain whose side toward `hand` (1 is right) lies in the shade; snow down to a share of its height."""
    top = (x + rng.uniform(-0.12, 0.12) * half, base - height)
    flanks = {side: _flank(rng, top, base, half, side) for side in (-1, 1)}
    spine = _spine(rng, top, base, half, hand)
    body = g.polygon([*reversed(flanks[-1]), *flanks[1][1:]])
    shade = g.polygon([*spine, *reversed(flanks[hand][1:])])
    dim, lit = Path(), Path()
    for k, share in enumerate((0.2, 0.42, 0.62)):
        _rib(dim, rng, flanks[-hand], share, hand, 0.3 + 0.06 * k, height)
        _rib(lit, rng, flanks[hand], share + 0.06, -hand, 0.26 + 0.06 * k, height)
    for share in (0.34, 0.58):
        _rib(dim, rng, spine, share, -hand, 0.2, height, slim=0.6)
        _rib(lit, rng, spine, share + 0.05, hand, 0.24, height, slim=0.7)
    snow = g.intersection(_snow(rng, top, half, height, snowline), body) if snowline else Path()
    return Massif(body, shade, g.intersection(dim, body), g.intersection(lit, shade), snow)


def _flank(rng: Random, top: Point, base: float, half: float, side: int) -> list[Point]:
    """From the summit down to the foot: steep, then a shoulder, then long screes."""
    height, points = base - top[1], [top]
    for i in range(1, _STEPS):
        t = i / _STEPS
        out = t * (0.78 if t < _SHOULDER else 0.56 + 0.44 * t) + rng.uniform(-0.3, 0.3) / _STEPS
        fall = t + rng.uniform(-0.42, 0.3) / _STEPS
        points.append((top[0] + side * out * half, top[1] + fall * height))
    points.append((top[0] + side * half * 1.04, base))
    return points


def _spine(rng: Random, top: Point, base: float, half: float, hand: int) -> list[Point]:
    height, points, drift = base - top[1], [top], rng.uniform(-0.05, 0.22) * hand
    for i in range(1, _STEPS):
        t = i / _STEPS
        swing = (0.1 if i % 2 else -0.06) * (0.4 + t) * hand + rng.uniform(-0.03, 0.03)
        points.append((top[0] + (drift * t + swing) * half, top[1] + (t + rng.uniform(-0.25, 0.25) / _STEPS) * height))
    points.append((top[0] + drift * half, base))
    return points


def _rib(
    mass: Path, rng: Random, edge: list[Point], share: float, hand: int, long: float, height: float, slim: float = 1.0
) -> None:
    """A spur's narrow face: from a point of an edge down into the mountain, toward `hand`."""
    x, y = edge[min(max(round(share * (len(edge) - 1)), 1), len(edge) - 2)]
    reach, wide = long * height * rng.uniform(0.8, 1.25), 0.1 * slim * height * rng.uniform(0.8, 1.3)
    lean = hand * reach * rng.uniform(0.25, 0.5)
    mass.addPath(
        g.polygon(
            [
                (x, y),
                (x + 0.45 * lean, y + 0.42 * reach),
                (x + 0.36 * lean, y + 0.6 * reach),
                (x + lean, y + reach),
                (x + 0.3 * lean - 0.55 * hand * wide, y + 0.86 * reach),
                (x + 0.1 * lean - 0.2 * hand * wide, y + 0.5 * reach),
            ]
        )
    )


def _snow(rng: Random, top: Point, half: float, height: float, share: float) -> Path:
    """Snow from the summit down, in tongues of unlike length between the rocks."""
    edge: list[Point] = []
    for i in range(13):
        t = i / 12 * 2 - 1
        low = share * (0.62 + 0.5 * abs(t)) * (rng.uniform(1.0, 1.45) if i % 2 else rng.uniform(0.5, 0.85))
        edge.append((top[0] + 0.75 * t * half, top[1] + low * height))
    return g.polygon([(top[0] - half, top[1] - 4), (top[0] + half, top[1] - 4), *reversed(edge)])
