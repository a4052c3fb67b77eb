"""What is seen from straight above: sheets of ground, crowns, roofs, and their shade."""

import math
from collections.abc import Callable, Iterable
from random import Random

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.display import Linear, Solid, Stop
from limner.drawing.geometry import Landmark, Path, Point
from limner.drawing.matrices import affine
from limner.engines.illustrator.scene import ColourRole
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.settings import ground as lay

ROOFS = lay.palette("c0563f a8443c d08a5a 8a5a4a b8744a 7d7f8c e0b078")

Spot = tuple[float, float, float]
"""x, y and radius in pixels."""

_TURNS = [math.tau * i / 32 for i in range(32)]
_CROWN = g.smooth(
    [((1 + 0.04 * math.cos(8 * a)) * math.cos(a), (1 + 0.04 * math.cos(8 * a)) * math.sin(a)) for a in _TURNS]
)
"""The outline of a crown of radius 1 about the origin."""


def base_sheet(easel: Easel, colour: RGB, name: str, role: ColourRole = "ground") -> None:
    """The ground over the whole canvas, a little lighter toward the upper left."""
    light = Linear((0, 0), (easel.w, easel.h), (Stop(0, tone(colour, 0.03)), Stop(1, tone(colour, -0.05))))
    easel.fill(easel.sheet(), light, "ground", name, role=role)


def flat(easel: Easel, path: Path, colour: RGB, name: str, role: ColourRole = "ground") -> None:
    """A shape of one colour on the ground."""
    easel.fill(path, Solid(colour), "ground", name, role=role)


def shade_of(easel: Easel, path: Path, reach: float) -> None:
    """The shade that things throw on the ground, to the side away from the light."""
    dx = -reach * (1 if easel.air.light.side > 0 else -1)
    easel.fill(g.moved(path, dx, 0.7 * reach), Solid(easel.air.light.shadow, 0.32), "middle", "shade", tinted=False)


def crowns(easel: Easel, spots: Iterable[Spot], hues: tuple[RGB, ...]) -> None:
    """Trees from above: a round crown with a lit cap, over its shade."""
    if not easel.shown("tree", "trees"):
        return
    spots = list(spots)
    lean = 0.3 if easel.air.light.side > 0 else -0.3
    shade_of(easel, g.joined(*(g.ellipse(x, y, r) for x, y, r in spots)), 0.016 * easel.unit)
    for k, hue in enumerate(hues):
        own = spots[k :: len(hues)]
        for grow, shift, offset in ((1.0, -0.05, 0.0), (0.72, 0.03, 0.16), (0.36, 0.09, 0.3)):
            caps = [leafy(x + lean * offset * r * 2, y - offset * r, r * grow) for x, y, r in own]
            easel.fill(g.joined(*caps), tone(hue, shift), "middle", "trees")


def leafy(x: float, y: float, r: float) -> Path:
    """A rounded, slightly lobed outline of about that radius."""
    return g.transformed(_CROWN, affine(r, 0, 0, r, x, y))


def coastline(rng: Random, r: float) -> Path:
    """An island's outline about the origin, of about that radius: longer than wide, with capes and bays."""
    turn, long = rng.uniform(0, math.pi), rng.uniform(0.72, 0.95)
    points: list[Landmark] = []
    for i in range(13):
        angle = math.tau * i / 13
        far = r * rng.uniform(0.74, 1.2)
        x, y = far * math.cos(angle), long * far * math.sin(angle)
        points.append((x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)))
    return g.smooth(points)


def isle(easel: Easel, x: float, y: float, r: float, *, sand: RGB, wood: RGB, shallows: RGB) -> Path:
    """An island in its shallows: surf, sand, and a wooded ridge with a side in the light; the wood's outline."""
    shape = coastline(easel.rng, r * easel.unit)

    def ring(share: float) -> Path:
        return g.moved(g.scaled(shape, share), x * easel.w, y * easel.h)

    for share, hue, name in (
        (1.42, tone(shallows, -0.08), "shallows"), (1.24, shallows, "shallows"), (1.1, (236, 248, 246), "surf"),
        (1.04, sand, "island"), (0.86, tone(wood, -0.07), "wood"),
    ):  # fmt: skip
        flat(easel, ring(share), hue, name, "water" if share > 1.05 else "ground")
    lean = -1 if easel.air.light.side > 0 else 1
    inner, crown = ring(0.86), ring(0.62)
    lit = g.intersection(g.moved(crown, -0.12 * lean * r * easel.unit, -0.1 * r * easel.unit), inner)
    easel.fill(lit, Solid(tone(wood, 0.03)), "ground", "wood in the light", role="ground")
    peak = g.moved(
        g.scaled(shape, 0.3), x * easel.w - 0.16 * lean * r * easel.unit, (y - 0.0) * easel.h - 0.16 * r * easel.unit
    )
    easel.fill(peak, Solid(tone(wood, 0.08)), "ground", "heights", role="ground")
    return inner


def scattered(easel: Easel, count: int, size: tuple[float, float], keep: Callable[[float, float], bool]) -> list[Spot]:
    """Up to `count` spots that hardly overlap, of radii between shares of the unit, where `keep` allows them."""
    rng = easel.rng
    found: list[Spot] = []
    for _ in range(count * 4):
        x, y = rng.uniform(-0.02, 1.02) * easel.w, rng.uniform(-0.02, 1.02) * easel.h
        r = rng.uniform(*size) * easel.unit
        if keep(x, y) and all(math.hypot(x - a, y - b) > 0.8 * (r + s) for a, b, s in found):
            found.append((x, y, r))
        if len(found) >= count:
            break
    return found


def far_from(ways: Iterable[Landmark], distance: float) -> Callable[[float, float], bool]:
    """Whether a point is that far from the lines between these points."""
    line = [(p[0], p[1]) for p in ways]

    def keep(x: float, y: float) -> bool:
        return all(_off(line[i], line[i + 1], x, y) > distance for i in range(len(line) - 1))

    return keep


def _off(a: Point, b: Point, x: float, y: float) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = min(max(((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy or 1.0), 0.0), 1.0)
    return math.hypot(x - a[0] - t * dx, y - a[1] - t * dy)


def house(easel: Easel, x: float, y: float, size: float, degrees: float, roof: RGB) -> None:
    """A hipped roof from above: four faces in four lights, a chimney."""
    a, b, r = 0.5 * size, 0.34 * size, 0.22 * size

    def turned(*points: Point) -> Path:
        return g.moved(g.rotated(g.polygon(points), degrees), x, y)

    whole = turned((-a, -b), (a, -b), (a, b), (-a, b))
    shade_of(easel, whole, 0.02 * easel.unit)
    for face, shift in (
        (turned((-a, -b), (a, -b), (a - r, 0), (-a + r, 0)), 0.05), (turned((a, -b), (a, b), (a - r, 0)), -0.02),
        (turned((-a, b), (a, b), (a - r, 0), (-a + r, 0)), -0.08), (turned((-a, -b), (-a, b), (-a + r, 0)), 0.01),
    ):  # fmt: skip
        easel.fill(face, tone(roof, shift), "middle", "houses")
    chimney = turned(
        (0.1 * size, -0.2 * size), (0.2 * size, -0.2 * size), (0.2 * size, -0.1 * size), (0.1 * size, -0.1 * size)
    )
    easel.fill(chimney, tone(roof, -0.18), "middle", "chimney")
