"""A room in one-point perspective: floor, ceiling and walls that converge, and blocks that stand in it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.scene import Layer
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.easel import Easel, fade

Wall = Literal["back", "left", "right"]
View = Literal["hall", "left", "right"]
"""Which walls are seen beside the back one: both, the left one, the right one."""

_VIEWS: dict[View, tuple[float, float, float]] = {
    "hall": (0.5, 0.22, 0.78),
    "left": (0.62, 0.26, 1.12),
    "right": (0.38, -0.12, 0.74),
}
"""The vanishing point and the back wall's two ends, as shares of the width."""
METRE = 0.155
"""A metre at the back wall, in the canvas's units."""
EYE, NEAR = 0.27, 1.08
"""How high over the floor's far edge one looks into a room, as a share of the canvas's height, and how far over its
lower edge the floor goes on toward the viewer.
"""


@dataclass(frozen=True, slots=True)
class Chamber:
    """A room whose back wall is a rectangle on the canvas, in pixels.

    Places in it are shares: `x` from the left wall to the right one, `y` from the floor to the ceiling, `z` from the
    back wall to the picture's plane. Heights of things are in metres.
    """

    easel: Easel
    vanish: Point
    left: float
    right: float
    top: float
    base: float
    near: float

    @property
    def metre(self) -> float:
        """In pixels, at the back wall."""
        return METRE * float(self.easel.unit)

    def size(self, z: float) -> float:
        """How much larger things are at `z` than at the back wall."""
        return 1.0 / (1.0 - z * (1.0 - 1.0 / self.near))

    def at(self, x: float, y: float, z: float) -> Point:
        """The canvas point of a place in the room."""
        s, (vx, vy) = self.size(z), self.vanish
        px, py = self.left + (self.right - self.left) * x, self.base + (self.top - self.base) * y
        return vx + (px - vx) * s, vy + (py - vy) * s

    def high(self, metres: float) -> float:
        """A height as a share of the room's."""
        return metres * self.metre / (self.base - self.top)

    def broad(self, metres: float) -> float:
        """A breadth as a share of the back wall's."""
        return metres * self.metre / (self.right - self.left)

    def on(self, wall: Wall, along: float, y: float) -> Point:
        """A place on a wall; `along` is `x` on the back wall and `z` on the others."""
        if wall == "back":
            return self.at(along, y, 0.0)
        return self.at(0.0 if wall == "left" else 1.0, y, along)

    def panel(self, wall: Wall, a: float, b: float, low: float, high: float) -> Path:
        """A rectangle on a wall."""
        return g.polygon([self.on(wall, a, low), self.on(wall, b, low), self.on(wall, b, high), self.on(wall, a, high)])

    def floor(self, x0: float, x1: float, z0: float, z1: float, y: float = 0.0) -> Path:
        """A rectangle that lies flat, at the height `y`."""
        return g.polygon([self.at(x0, y, z0), self.at(x1, y, z0), self.at(x1, y, z1), self.at(x0, y, z1)])

    def free(self, path: Path, foot: float) -> bool:
        """Whether something that stands at the height `foot` on the canvas hides none of the subjects."""
        box = Box(*g.bounds(path))
        line = foot + 0.03 * self.easel.h
        return not any(line > hero.bottom and box.overlaps(hero) for hero in self.easel.taken)

    def bare(self, path: Path) -> bool:
        """Whether no subject hangs over a thing on the wall."""
        box = Box(*g.bounds(path))
        return not any(hero.bottom < self.base and box.overlaps(hero) for hero in self.easel.taken)

    def block(
        self,
        x: tuple[float, float],
        z: tuple[float, float],
        height: tuple[float, float],
        colour: RGB,
        name: str,
        *,
        words: Sequence[str] = (),
        top: RGB | None = None,
        layer: Layer = "middle",
        back: float | None = None,
    ) -> bool:
        """A box between two shares across, two toward the viewer and two heights in metres: front, top and side.

        It is left out where it would hide a subject or one of its `words` is banned; says whether it stands. Blocks on
        other blocks need a smaller `back`.
        """
        low, high = self.high(height[0]), self.high(height[1])
        front = g.polygon([self.at(a, y, z[1]) for a, y in ((x[0], low), (x[1], low), (x[1], high), (x[0], high))])
        if not self.easel.shown(*words) or not self.free(front, self.at(x[0], 0.0, z[1])[1]):
            return False
        deep = 0.1 + 0.3 * (1 - z[1])
        order = deep if back is None else back
        self._side(x, z, (low, high), colour, name, layer, order)
        if isinstance(self, Model) or self.at(0, high, 1)[1] > self.vanish[1]:
            lid = top or tone(colour, 0.07)
            path = self.floor(*x, *z, y=high)
            box = g.bounds(path)
            self.easel.fill(path, fade(tone(lid, -0.03), tone(lid, 0.03), box[1], box[3]), layer, name, depth=deep,
                            back=order)  # fmt: skip
        box = g.bounds(front)
        paint = fade(tone(colour, 0.02), tone(colour, -0.06), box[1], box[3])
        self.easel.fill(front, paint, layer, name, depth=deep, back=order)
        if self.easel.fine:
            edge = g.line([self.at(x[0], high, z[1]), self.at(x[1], high, z[1])])
            self.easel.fill(edge, tone(colour, 0.13), layer, "lit edge", depth=deep, back=order,
                            width=0.0026 * self.easel.unit)  # fmt: skip
        return True

    def _side(
        self, x: tuple[float, float], z: tuple[float, float], y: tuple[float, float], colour: RGB, name: str,
        layer: Layer, deep: float,
    ) -> None:  # fmt: skip
        seen = (
            x[1]
            if self.at(x[1], 0, 0)[0] < self.vanish[0]
            else x[0]
            if self.at(x[0], 0, 0)[0] > self.vanish[0]
            else None
        )
        if seen is None:
            return
        path = g.polygon([self.at(seen, a, b) for a, b in ((y[0], z[0]), (y[0], z[1]), (y[1], z[1]), (y[1], z[0]))])
        lit = (seen == x[1]) == (self.easel.brief.side > 0)
        self.easel.fill(path, tone(colour, -0.03 if lit else -0.12), layer, name, depth=deep, back=deep)

    def prop(
        self, name: str, x: float, z: float, metres: float, *, raised: float = 0.0, colours: Sequence[RGB] = (),
        flip: bool | None = None, shadow: bool = True,
    ) -> bool:  # fmt: skip
        """A symbol of the atlas that stands on the floor, or `raised` so many metres above it."""
        if self.easel.amount < 0.25:
            return False
        px, py = self.at(x, self.high(raised), z)
        deep = 0.12 + 0.33 * (1 - z)
        tall = metres * self.metre * self.size(z)
        # What stands on a block comes after it.
        return self.easel.prop(name, px, py, tall, depth=deep if raised == 0 else deep - 0.04, colours=colours,
                               flip=flip, shadow=shadow and raised == 0)  # fmt: skip


class Model(Chamber):
    """The room as an isometric model: two walls and the floor, in parallel lines; no wall at the right.

    The back wall runs down to the right from the far corner, the left one down to the left.
    """

    def size(self, z: float) -> float:
        """Everything is as large as at the back wall, which is smaller than in a room seen from inside."""
        return _REDUCED

    def at(self, x: float, y: float, z: float) -> Point:
        """The canvas point; what would lie beyond the floor or the walls is on their edge."""
        x, y, z = (min(max(v, 0.0), 1.0) for v in (x, y, z))
        (cx, cy), half = self.vanish, self.right - self.left
        return cx + (x - z) * half, cy + (x + z) * 0.5 * half - y * (self.base - self.top)

    def high(self, metres: float) -> float:
        return _REDUCED * Chamber.high(self, metres)

    def broad(self, metres: float) -> float:
        return _REDUCED * Chamber.broad(self, metres)

    def panel(self, wall: Wall, a: float, b: float, low: float, high: float) -> Path:
        """A rectangle on a wall; none on the right, where no wall is."""
        return Path() if wall == "right" else Chamber.panel(self, wall, a, b, low, high)

    def floor(self, x0: float, x1: float, z0: float, z1: float, y: float = 0.0) -> Path:
        """A rectangle that lies flat; none at the ceiling, which a model has not."""
        return Path() if y > _CEILING else Chamber.floor(self, x0, x1, z0, z1, y)

    def _side(
        self, x: tuple[float, float], z: tuple[float, float], y: tuple[float, float], colour: RGB, name: str,
        layer: Layer, deep: float,
    ) -> None:  # fmt: skip
        points = ((y[0], z[0]), (y[0], z[1]), (y[1], z[1]), (y[1], z[0]))
        path = g.polygon([self.at(x[1], a, b) for a, b in points])
        self.easel.fill(path, tone(colour, -0.12), layer, name, depth=deep, back=deep)


_CEILING = 0.95
"""The share of the height from which on things are a ceiling's."""
_REDUCED = 0.62
"""How large a model's metre is over that of a room seen from inside."""


def _model(easel: Easel) -> Model:
    """A model that fills most of the canvas, its floor a diamond about the lower middle."""
    half, tall = 0.4 * easel.unit, 0.36 * easel.unit
    corner = (0.5 * easel.w, 0.5 * easel.h - 0.02 * easel.unit)
    return Model(easel, corner, corner[0], corner[0] + half, corner[1] - tall, corner[1], 1.0)


def view(easel: Easel) -> View:
    """The walls that are seen, by the seed; a model's left one."""
    if easel.brief.traits.isometric:
        return "left"
    hand: View = "left" if easel.brief.side < 0 else "right"
    return ("hall", hand, "hall", hand)[easel.variant % 4]


def chamber(easel: Easel, seen: View | None = None, *, top: float = 0.1, eye: float = EYE) -> Chamber:
    """A room that fits the canvas: its back wall stands on the horizon."""
    if easel.brief.traits.isometric:
        return _model(easel)
    vanish, left, right = _VIEWS[seen or view(easel)]
    base = easel.horizon
    vy = base - eye * easel.h
    near = NEAR * (easel.h - vy) / (base - vy)
    w = easel.w
    return Chamber(easel, (vanish * w, vy), left * w, right * w, top * easel.h, base, near)
