"""Islands in the air: turf with whoever is on it, over a rock that ends in a point; water that falls off its edge."""

from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.facts import LAND
from limner.engines.illustrator.staging.units import Member, Touch, Unit

GREEN = "green"
"""The pose of an island that is no beach."""
_ROCK: RGB = (134, 110, 94)
_LIT: RGB = (160, 134, 112)
_SHADE: RGB = (100, 82, 76)
_TURF: RGB = (112, 172, 84)
_FRINGE: RGB = (84, 144, 72)
_WATER: RGB = (214, 238, 248)
_FOAM: RGB = (246, 252, 255)
_EDGE = (
    (-1.0, 0.0), (-0.8, 0.24), (-0.66, 0.3), (-0.56, 0.52), (-0.4, 0.58), (-0.3, 0.84), (-0.16, 0.9), (0.0, 1.18),
    (0.1, 0.9), (0.24, 0.82), (0.34, 0.6), (0.52, 0.5), (0.64, 0.3), (0.84, 0.2), (1.0, 0.0),
)  # fmt: skip
"""The rock's outline, in halves of its width and in its depth."""
_FACETS = (
    ((-0.8, 0.05), (-0.5, 0.08), (-0.46, 0.4), (-0.62, 0.28)),
    ((-0.3, 0.1), (-0.04, 0.12), (-0.14, 0.7), (-0.28, 0.52)),
    ((0.22, 0.1), (0.42, 0.08), (0.3, 0.44)),
)
_TUFTS = 11
"""So many points of turf hang over the edge."""
_FALL_AT, _FALL_WIDE, _FALL_DEEP = -0.6, 0.1, 1.3
"""Where the water leaves the turf, how wide it is, and how far down it is seen."""


def afloat(unit: Unit, *, falls: bool) -> Unit:
    """The unit in the air on a rock of its own, where it is land or stands for it; `falls` has water run off."""
    lead = unit.lead
    if not lead.kinds & LAND:
        return unit
    if GREEN in lead.symbol.poses:
        unit = unit.swapped(lead, lead.posed(GREEN))
        lead = unit.lead
    box = unit.box
    half, deep = 0.56 * box.width, 0.46 * max(box.width, 0.7 * box.height)
    ground = _Ground(box.centre[0], box.bottom - 0.03 * box.height, half, deep)
    touches = (*ground.rock(), *ground.turf(), *(ground.fall() if falls else ()))
    return unit.swapped(lead, replace(lead, aloft=True, touches=(*lead.touches, *touches)))


class _Ground:
    """The rock under a unit whose feet are at `y`: `half` as wide to each side of `x`, and so `deep`."""

    def __init__(self, x: float, y: float, half: float, deep: float) -> None:
        self.x, self.y, self.half, self.deep = x, y, half, deep

    def at(self, out: float, down: float) -> Point:
        return self.x + out * self.half, self.y + down * self.deep

    def rock(self) -> tuple[Touch, ...]:
        """Bare stone with a lit and a shaded side."""
        rock = g.polygon([self.at(*point) for point in _EDGE])
        shade = g.intersection(rock, g.moved(rock, 0.42 * self.half, 0.1 * self.deep))
        facets = g.joined(*(g.polygon([self.at(*point) for point in facet]) for facet in _FACETS))
        return (
            Touch(rock, _ROCK, 1.0, -0.4, "rock"),
            Touch(shade, _SHADE, 0.75, -0.38, "shade of the rock"),
            Touch(g.intersection(facets, rock), _LIT, 0.8, -0.36, "facets of the rock"),
        )

    def turf(self) -> tuple[Touch, ...]:
        """A lawn seen from a little above, whose edge hangs over the rock in points."""
        lawn = g.ellipse(*self.at(0, 0), 1.03 * self.half, 0.15 * self.deep)
        points: list[g.Landmark] = [(*self.at(-1.02, 0.0), "c")]
        for k in range(_TUFTS):
            out = -1 + 2 * (k + 0.5) / _TUFTS
            sag = 0.17 * (1 - out * out) ** 0.5
            points += [self.at(out - 0.04, sag + 0.1 + 0.05 * (k * 5 % 3)), (*self.at(out + 0.09, sag), "c")]
        fringe = g.smooth([*points, (*self.at(1.02, 0.0), "c")], tension=0.4)
        return Touch(fringe, _FRINGE, 1.0, -0.34, "fringe of turf"), Touch(lawn, _TURF, 1.0, -0.3, "turf")

    def fall(self) -> tuple[Touch, ...]:
        """A stream over the turf, and its fall, which the air scatters."""
        stream = self._ribbon(0.02, 0.16, 0.5)
        white = self._ribbon(0.13, _FALL_DEEP, 1.0)
        core = self._ribbon(0.13, 0.8 * _FALL_DEEP, 0.4)
        mist = g.union(*(
            g.ellipse(*self.at(_FALL_AT + dx, _FALL_DEEP + dy), r * self.half, 0.7 * r * self.half)
            for dx, dy, r in ((-0.12, 0.0, 0.12), (0.02, -0.05, 0.14), (0.14, 0.02, 0.11), (0.0, 0.06, 0.13))
        ))  # fmt: skip
        return (
            Touch(stream, _WATER, 1.0, -0.28, "stream"),
            Touch(white, _WATER, 0.86, -0.26, "waterfall"),
            Touch(core, _FOAM, 0.9, -0.25, "waterfall"),
            Touch(mist, _FOAM, 0.55, -0.24, "mist"),
        )

    def _ribbon(self, top: float, low: float, share: float) -> Path:
        """A band of water that leaves the edge in a bow and widens a little on its way."""
        wide = share * _FALL_WIDE
        return g.smooth(
            [(*self.at(_FALL_AT - wide, top), "c"), (*self.at(_FALL_AT + wide, top), "c"),
             self.at(_FALL_AT + 1.05 * wide - 0.03, top + 0.2 * (low - top)),
             (*self.at(_FALL_AT + 1.3 * wide - 0.03, low), "c"), (*self.at(_FALL_AT - 1.3 * wide - 0.03, low), "c"),
             self.at(_FALL_AT - 1.05 * wide - 0.03, top + 0.2 * (low - top))],
            tension=0.5,
        )  # fmt: skip


def is_afloat(member: Member) -> bool:
    """Whether it is on a rock in the air."""
    return any(touch.name == "rock" for touch in member.touches)
