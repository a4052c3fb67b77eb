"""Land that comes into the water from a side: a point with its woods, its stones and its likeness in the water."""

from dataclasses import dataclass
from typing import Literal

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging import growth
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay

_STONE: RGB = (168, 160, 150)
Water = Literal["river", "lake", "pool"]


@dataclass(frozen=True, slots=True)
class Point:
    """A point of land from the left (-1) or the right (1) edge: its tip as shares of the canvas, how high it rises at
    the edge over its tip, how tall its trees are, as shares of the height, and how far in the haze it is, 0 to 1.
    """

    hand: int
    x: float
    y: float
    rise: float
    trees: float
    veil: float


_Turn = tuple[int, float, float, float, float, float]
"""A point of land with its height below the horizon as a share of what lies below that."""
_RIVER: tuple[_Turn, ...] = (
    (-1, 0.6, 0.02, 0.012, 0.05, 0.85), (1, 0.36, 0.06, 0.02, 0.07, 0.62), (-1, 0.52, 0.14, 0.035, 0.1, 0.38),
    (1, 0.7, 0.3, 0.075, 0.16, 0.16), (-1, 0.16, 0.44, 0.1, 0.17, 0.0),
)  # fmt: skip
_LAKE: tuple[_Turn, ...] = (
    (1, 0.56, 0.02, 0.02, 0.07, 0.6), (-1, 0.3, 0.08, 0.04, 0.11, 0.34), (1, 0.84, 0.24, 0.06, 0.16, 0.06),
)  # fmt: skip


_POOL: tuple[_Turn, ...] = ((1, 0.74, 0.06, 0.03, 0.13, 0.3), (-1, 0.25, 0.09, 0.04, 0.15, 0.2))
_KINDS: dict[Water, tuple[_Turn, ...]] = {"river": _RIVER, "lake": _LAKE, "pool": _POOL}


def points(easel: Easel, colours: lay.Greens, water: Water) -> None:
    """Points of land from both sides by turns, nearer and nearer: round them a river winds, or a lake has its coves."""
    hand, room = (1 if easel.brief.side > 0 else -1), easel.h - easel.horizon
    pines = 0.9 if easel.variant % 4 < 2 else 0.15
    for turn, x, share, rise, trees, veil in _KINDS[water]:
        y = (easel.horizon + share * room) / easel.h
        land = Point(turn * hand, x if hand > 0 else 1 - x, y, rise, trees, veil)
        _point(easel, land, colours, pines)


def _point(easel: Easel, land: Point, colours: lay.Greens, pines: float) -> None:
    """Draw it, its farther trees paler."""
    w, h, rng = easel.w, easel.h, easel.rng
    edge, tip, y = (w + 9.0 if land.hand > 0 else -9.0), land.x * w, land.y * h
    rise, room, span = land.rise * h, h - easel.horizon, abs(edge - tip)
    drop = (0.02 + 0.22 * (y - easel.horizon) / max(room, 1.0)) * h * min(span / w + 0.3, 1.0)

    def crest(x: float) -> float:
        t = min(max((x - tip) / (edge - tip), 0.0), 1.0)
        return y - rise * float(t**0.7)

    def at(t: float) -> float:
        return tip + (edge - tip) * t

    body = g.smooth([(tip, y, "c"), (at(0.2), crest(at(0.2))), (at(0.55), crest(at(0.55))), (edge, y - rise, "c"),
                     (edge, y + drop, "c"), (at(0.6), y + 0.4 * drop), (at(0.25), y + 0.12 * drop)])  # fmt: skip
    haze = easel.air.haze
    grass = mix(mix(colours.near, colours.middle, land.veil), haze, 0.55 * land.veil)
    leaf = (122, 142, 172) if easel.brief.season == "winter" else mix(colours.foliage[-1], colours.blade, 0.7)
    depth = 0.2 + 0.55 * land.veil
    mirror = g.moved(g.scaled(g.moved(body, 0, -y), 1.0, -0.8), 0, y + 0.5 * drop)
    mirror = g.intersection(mirror, easel.sheet(easel.horizon, h))
    deep = mix(mix(leaf, easel.air.light.shadow, 0.4), haze, 0.4 * land.veil)
    easel.fill(
        mirror,
        fade(deep, deep, y, y + 2.2 * max(rise, drop), (0.5, 0.08)),
        "ground",
        "reflection",
        role="water",
        depth=depth,
    )
    if easel.shown("tree", "trees"):
        for shift, size, start in ((0.05, 1.0, 0.22), (-0.03, 0.74, 0.12)):
            ends = sorted((at(start), edge + land.hand * 0.05 * w))
            mass = growth.wood(rng, crest, (ends[0], ends[1]), size * land.trees * h, pines)
            hue = tone(mix(leaf, haze, 0.55 * land.veil), shift)
            easel.fill(mass, fade(tone(hue, 0.05), tone(hue, -0.06), y - rise - land.trees * h, y), "ground", "woods",
                       role="far", depth=depth)  # fmt: skip
    easel.fill(body, fade(tone(grass, 0.04), tone(grass, -0.09), y - rise, y + drop), "ground", "bank", role="ground",
               depth=depth)  # fmt: skip
    strand = g.difference(body, g.moved(body, 0, -max(0.008 * h, 0.22 * drop)))
    easel.fill(
        strand, mix(mix(_STONE, grass, 0.3), haze, 0.4 * land.veil), "ground", "strand", role="ground", depth=depth
    )
    _stones(easel, land, y, drop)


def _stones(easel: Easel, land: Point, y: float, drop: float) -> None:
    """Boulders about the tip, in the water and out of it."""
    rng, unit = easel.grain, easel.unit
    dark, lit = Path(), Path()
    for _ in range(5):
        r = unit * rng.uniform(0.004, 0.012) * (1.6 - land.veil)
        x = land.x * easel.w + land.hand * rng.uniform(-0.03, 0.16) * easel.w
        foot = y + rng.uniform(0.0, 0.3) * drop
        dark.addPath(g.ellipse(x, foot, 1.5 * r, r))
        lit.addPath(g.ellipse(x - 0.2 * r, foot - 0.3 * r, 1.1 * r, 0.55 * r))
    hue = mix(_STONE, easel.air.haze, 0.4 * land.veil)
    easel.fill(dark, tone(hue, -0.12), "ground", "stones", role="ground")
    easel.fill(lit, tone(hue, 0.02), "ground", "stones in the light", role="ground")
