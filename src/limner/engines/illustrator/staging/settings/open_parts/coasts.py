"""The sea and its cliffs: open water, a headland to stand on, cliffs across a bay, breakers."""

from dataclasses import dataclass

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.open_parts.part import Part

_SEA = ((128, 176, 190), (28, 92, 128))


def sea(share: float = 0.4) -> Part:
    """Open water from the horizon down to that share of the ground, breaking white in a storm."""

    def part(easel: Easel) -> None:
        room = easel.h - easel.horizon
        lay.water(easel, easel.horizon, easel.horizon + share * room, *_SEA)

    return part


def cliff(colour: RGB = (128, 112, 100)) -> Part:
    """A headland that the viewer stands on: turf that ends over a wall of rock, with breakers at its foot."""

    def part(easel: Easel) -> None:
        edge = _brink(easel)
        _breakers(easel, edge.at(edge.reach + 0.06), edge.top + 0.22 * easel.h, edge.hand)
        _rock(easel, edge, colour)
        _turf(easel, edge)

    return part


@dataclass(frozen=True, slots=True)
class _Brink:
    """Where land ends: how far it reaches from its side, as a share of the width, and how high its edge is."""

    width: float
    hand: int
    reach: float
    top: float

    def at(self, x: float) -> float:
        """That share of the width, from the side where the land is."""
        return x * self.width if self.hand < 0 else (1 - x) * self.width

    def fall(self, h: float) -> list[Point]:
        """The line of the rock from the edge down."""
        steps = ((0.0, 0.015), (0.05, 0.08), (-0.02, 0.17), (0.07, 0.3))
        return [(self.at(self.reach + dx), self.top + dy * h) for dx, dy in steps] + [
            (self.at(self.reach + 0.03), h + 20)
        ]


def _brink(easel: Easel) -> _Brink:
    """An edge beyond those who stand there, on their side."""
    w, h, room = easel.w, easel.h, easel.h - easel.horizon
    stands = [box.centre[0] / w for box in easel.taken]
    hand = -1 if (sum(stands) / len(stands) if stands else 0.5 - 0.1 * easel.brief.side) <= 0.5 else 1
    ends = (abs(box.right / w if hand < 0 else 1 - box.left / w) + 0.05 for box in easel.taken)
    feet = min([0.84 * h, *(box.bottom - 0.03 * h for box in easel.taken if box.bottom > easel.horizon)])
    return _Brink(w, hand, min(max([0.56, *ends]), 0.86), max(min(feet, 0.8 * h), easel.horizon + 0.1 * room))


def _rock(easel: Easel, edge: _Brink, colour: RGB) -> None:
    """The wall of rock with its ledges, and its outer face in light or shade."""
    h, rng, at, reach, top = easel.h, easel.rng, edge.at, edge.reach, edge.top
    wall = g.polygon([(at(-0.1), top), *edge.fall(h), (at(-0.1), h + 20)])
    easel.fill(wall, fade(tone(colour, 0.05), tone(colour, -0.12), top, h), "ground", "cliff", role="ground", depth=0.1)
    ledges = Path()
    for _ in range(16):
        x, y = rng.uniform(-0.05, reach), top + rng.uniform(0.05, 0.9) * (h - top)
        corners = ((0.0, 0.0), (0.1, 0.012), (0.07, 0.05), (0.01, 0.03))
        ledges.addPath(g.polygon([(at(x + dx), y + dy * h) for dx, dy in corners]))
    easel.fill(g.intersection(ledges, wall), tone(colour, -0.08), "ground", "ledges", role="ground", depth=0.1)
    inner = [(at(reach - 0.1), h + 20), (at(reach - 0.12), top + 0.2 * h)]
    face = g.polygon([(at(reach - 0.14), top), *edge.fall(h), *inner])
    shade = 0.05 if (easel.brief.side > 0) == (edge.hand < 0) else -0.09
    easel.fill(face, tone(colour, shade), "ground", "cliff's face", role="ground", depth=0.1)


def _turf(easel: Easel, edge: _Brink) -> None:
    """Grass on top of it."""
    h, rng, at, reach, top, colours = easel.h, easel.rng, edge.at, edge.reach, edge.top, lay.greens(easel)
    sod = g.smooth([
        (at(-0.1), top - 0.05 * h, "c"), (at(0.2), top - 0.045 * h), (at(reach - 0.1), top - 0.025 * h),
        (at(reach + 0.01), top + 0.014 * h, "c"), (at(reach - 0.08), top + 0.06 * h), (at(reach - 0.22), top + 0.1 * h),
        (at(0.3), top + 0.13 * h), (at(-0.1), top + 0.16 * h, "c"),
    ])  # fmt: skip
    green = fade(colours.middle, tone(colours.near, -0.06), top - 0.05 * h, top + 0.16 * h)
    easel.fill(sod, green, "ground", "turf", role="ground", depth=0.1)
    spots = [
        (at(rng.uniform(-0.02, reach - 0.06)), top + rng.uniform(-0.02, 0.08) * h, 0.022 * easel.unit)
        for _ in range(34)
    ]
    easel.fill(land.blades(rng, spots), tone(colours.blade, 0.02), "ground", "tufts", role="ground", depth=0.1)


def headland(colour: RGB = (134, 120, 108)) -> Part:
    """Cliffs across a bay that come out of the haze, with white water at their feet."""

    def part(easel: Easel) -> None:
        stands = [box.centre[0] / easel.w for box in easel.taken]
        hand = 1 if (sum(stands) / len(stands) if stands else 0.4) <= 0.5 else -1
        for row, (reach, tall, veil, drop) in enumerate(_HEADLANDS):
            foot = easel.horizon + drop * (easel.h - easel.horizon)
            wall = _Headland(easel, hand, reach, tall * easel.h, foot, veil)
            _bluff(wall, mix(colour, easel.air.haze, veil))
            _surf(wall, row)

    return part


_HEADLANDS = ((0.62, 0.12, 0.5, 0.03), (0.4, 0.24, 0.26, 0.13), (0.2, 0.34, 0.08, 0.3))
"""From far to near: reach as a share of the width, height as one of the canvas, haze, and how far down the ground."""
_CREST = (
    (0.02, 0.0), (0.0, 0.4), (0.025, 0.55), (0.015, 0.86), (0.05, 0.97), (0.16, 1.04), (0.3, 0.98),
)  # fmt: skip
"""A headland's outline from its foot in the water: beyond its edge, and up its height."""


@dataclass(frozen=True, slots=True)
class _Headland:
    easel: Easel
    hand: int
    reach: float
    tall: float
    foot: float
    veil: float

    @property
    def edge(self) -> float:
        return 1.0 - self.reach

    def at(self, x: float) -> float:
        """That share of the width, toward the side where the cliffs are."""
        return (x if self.hand > 0 else 1 - x) * self.easel.w


def _bluff(cliff: _Headland, hue: RGB) -> None:
    """Its wall of rock with ledges, and the turf on top."""
    easel, rng, w, h = cliff.easel, cliff.easel.rng, cliff.easel.w, cliff.easel.h
    foot, tall, depth = cliff.foot, cliff.tall, 0.8 * cliff.veil
    outline = [*((cliff.edge + x, y) for x, y in _CREST), (1.1, 1.1), (1.1, 0.0)]
    wall = g.polygon([(cliff.at(x), foot - y * tall) for x, y in outline])
    face = fade(tone(hue, 0.05), tone(hue, -0.08), foot - tall, foot)
    easel.fill(wall, face, "ground", "cliff", role="ground", depth=depth)
    ledges = Path()
    for _ in range(15):
        x, y = cliff.at(cliff.edge + rng.uniform(0.0, cliff.reach)), foot - rng.uniform(0.1, 0.9) * tall
        corners = ((-0.03, 0.0), (0.03, 0.006), (0.02, 0.05), (-0.012, 0.04))
        ledges.addPath(g.polygon([(x + dx * w, y + dy * h) for dx, dy in corners]))
    easel.fill(g.intersection(ledges, wall), tone(hue, -0.07), "ground", "ledges", role="ground", depth=depth)
    sod = g.intersection(
        g.difference(wall, g.moved(wall, 0, 0.018 * h + 0.03 * tall)), easel.sheet(0, foot - 0.8 * tall)
    )
    green = mix(lay.greens(easel).middle, easel.air.haze, cliff.veil)
    easel.fill(sod, green, "ground", "turf", role="ground", depth=depth)


def _surf(cliff: _Headland, row: int) -> None:
    """White water along its foot."""
    easel, surf = cliff.easel, Path()
    rng, storm = easel.rng, bool({"storm", "wind"} & easel.brief.weather)
    for k in range(12):
        x = cliff.at(cliff.edge - 0.03 + (cliff.reach + 0.03) * k / 11)
        half = (0.02 + 0.016 * row) * easel.unit * rng.uniform(0.7, 1.2)
        surf.addPath(land.wisp(x, cliff.foot + 0.3 * half, 3.4 * half, 0.3 * half))
        if storm and k % 2 == 0 and easel.shown("wave", "water"):
            surf.addPath(land.burst(rng, x, cliff.foot + 0.2 * half, half, half * rng.uniform(1.2, 2.4)))
    white = mix((252, 254, 255), easel.air.haze, 0.25 + 0.5 * cliff.veil)
    easel.fill(surf, white, "ground", "wave crashing", role="water", tinted=False)


def _breakers(easel: Easel, x: float, y: float, hand: int) -> None:
    """Waves that burst at the rocks: the higher, the rougher the weather."""
    rng, unit = easel.rng, easel.unit
    rough = 1.7 if {"storm", "wind"} & easel.brief.weather else 1.0
    if not easel.shown("wave", "water"):
        return
    for i in range(3):
        base, half = y + (0.05 + 0.1 * i) * easel.h, 0.1 * unit * (1 + 0.3 * i)
        burst = land.burst(rng, x - hand * 0.45 * half, base, half, 0.13 * unit * rough * rng.uniform(0.8, 1.2))
        white = fade((255, 255, 255), (206, 226, 236), base - 0.15 * unit, base + 0.03 * unit, (0.96, 0.7))
        easel.fill(burst, white, "ground", "wave crashing", role="water", tinted=False)
        swash = g.joined(*(land.wisp(x - hand * (0.2 + 0.5 * k) * half, base + (0.06 + 0.12 * k) * half, 2.6 * half,
                                     0.12 * half) for k in range(3)))  # fmt: skip
        easel.fill(swash, (240, 248, 251), "ground", "foam", role="water", tinted=False)
    for k in range(9):
        at = easel.horizon + (easel.h - easel.horizon) * (0.2 + 0.085 * k)
        foam = land.wisp(rng.uniform(0.1, 0.9) * easel.w, at, 0.2 * unit, 0.004 * unit * rough)
        easel.fill(foam, (244, 250, 252), "ground", "foam", role="water", tinted=False)
