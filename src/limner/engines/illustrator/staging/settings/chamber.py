"""A room in one-point perspective: floor, ceiling and walls that converge, and blocks that stand in it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, lab, mix, tone
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.scene import Layer
from limner.engines.illustrator.staging import decor
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.character import character

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


def _set_up(room: Chamber, wall: RGB, floor: RGB) -> None:
    """A model's ground, its slab, its floor and its two walls with their thickness."""
    easel, h = room.easel, room.easel.h
    ground = mix(wall, (246, 240, 232), 0.62)
    if easel.air.light.dark > 0.4:
        ground = mix(ground, (52, 54, 92), 0.6)
    easel.fill(
        easel.sheet(), fade(tone(ground, 0.04), tone(ground, -0.05), 0, h), "sky", "background", role="background"
    )
    (left, right, front, far) = (room.at(*p) for p in ((0, 0, 1), (1, 0, 0), (1, 0, 1), (0, 0, 0)))
    thick, edge = 0.03 * easel.unit, 0.018 * easel.unit
    shade = g.polygon(
        [left, front, right, (right[0] + 2 * thick, right[1] + 2 * thick), (front[0], front[1] + 3 * thick)]
    )
    easel.fill(shade, tone(ground, -0.12), "sky", "shade", role="far", blur=0.012 * easel.unit)
    for a, b, shift in ((left, front, -0.12), (front, right, -0.2)):
        side = g.polygon([a, b, (b[0], b[1] + thick), (a[0], a[1] + thick)])
        easel.fill(side, tone(floor, shift), "sky", "slab", role="far")
    easel.fill(g.polygon([left, front, right, far]), fade(tone(floor, -0.04), tone(floor, 0.03), far[1], front[1]),
        "ground",
               "floor", role="ground", depth=0.2)  # fmt: skip
    lit = easel.brief.side > 0
    for ends, shift in (((far, right), -0.05 if lit else 0.03), ((far, left), 0.03 if lit else -0.05)):
        tall = room.base - room.top
        face = g.polygon([*ends, (ends[1][0], ends[1][1] - tall), (ends[0][0], ends[0][1] - tall)])
        easel.fill(face, fade(tone(wall, shift + 0.02), tone(wall, shift - 0.02), room.top, right[1]), "sky",
                   "back wall" if ends[1] == right else "left wall", role="far")  # fmt: skip
        out = edge if ends[1] == right else -edge
        top = [(x, y - tall) for x, y in ends]
        cap = g.polygon([*top, (top[1][0], top[1][1] - edge), (top[0][0], top[0][1] - edge)])
        easel.fill(cap, tone(wall, 0.08), "sky", "wall's top", role="far")
        end = g.polygon([ends[1], (ends[1][0] + out, ends[1][1] - 0.5 * edge), (top[1][0] + out,
            top[1][1] - 1.5 * edge),
                         (top[1][0], top[1][1] - edge), top[1]])  # fmt: skip
        easel.fill(end, tone(wall, -0.12), "sky", "wall's end", role="far")


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


def shell(room: Chamber, wall: RGB, floor: RGB, ceiling: RGB, trim: RGB | None = None) -> None:
    """Ceiling, walls (the one away from the light darker) and floor, shaded into their corners."""
    easel = room.easel
    h, side, traits = easel.h, easel.brief.side, easel.brief.traits
    style = character(easel.brief.region)
    lines: RGB | None = None
    if style and style.interior:
        wall, floor, lines = lay.palette(style.interior)
        ceiling = tone(wall, 0.04)
    wall = decor.wall_of(traits.finish_of_walls) or wall
    wall, floor = traits.wall or wall, traits.floor or floor
    if isinstance(room, Model):
        _set_up(room, wall, floor)
        return
    paint = fade(tone(wall, 0.03), tone(wall, -0.03), room.top, room.base)
    easel.fill(easel.sheet(), paint, "sky", "back wall", role="far")
    far = 1.6
    for name, hand, edge in (("left", -1, room.left), ("right", 1, room.right)):
        shift = 0.02 if hand == (-1 if side > 0 else 1) else -0.06
        x = 0.0 if hand < 0 else 1.0
        path = g.polygon([room.at(x, 0, 0), room.at(x, 1, 0), _beyond(room, x, 1, far), _beyond(room, x, 0, far)])
        end = _beyond(room, x, 0, far)[0]
        stops = (Stop(0, tone(wall, shift - 0.035)), Stop(0.25, tone(wall, shift)), Stop(1, tone(wall, shift - 0.02)))
        easel.fill(path, Linear((edge, 0), (end, 0), stops), "sky", f"{name} wall", role="far")
    ceil = g.polygon([room.at(0, 1, 0), room.at(1, 1, 0), _beyond(room, 1, 1, far), _beyond(room, 0, 1, far)])
    easel.fill(ceil, fade(tone(ceiling, 0.02), tone(ceiling, -0.06), 0, room.top), "sky", "ceiling", role="far")
    easel.fill(
        g.polygon([room.at(0, 0, 0), room.at(1, 0, 0), _beyond(room, 1, 0, far), _beyond(room, 0, 0, far)]),
        fade(tone(floor, -0.05), tone(floor, 0.02), room.base, h), "ground", "floor", role="ground", depth=0.2,
    )  # fmt: skip
    if traits.tiled:
        _tiles(room, floor)
    _corners(room, tone(wall, -0.12))
    if lines is not None:
        _shining(room, lines)
    elif trim is not None:
        _skirting(room, trim)
    easel.fill(easel.sheet(room.base, room.base + 0.03 * h),
               fade(easel.air.light.shadow, easel.air.light.shadow, room.base, room.base + 0.03 * h, (0.22, 0.0)),
               "ground", "shade at the wall", role="ground", tinted=False)  # fmt: skip
    if easel.air.light.dark > 0.4:
        _lamplight(room)


def _shining(room: Chamber, hue: RGB) -> None:
    """Lines of light where the walls meet floor and ceiling."""
    easel = room.easel
    for y in (0.015, 0.97):
        edge = g.line([room.at(0, y, 1.4), room.at(0, y, 0), room.at(1, y, 0), room.at(1, y, 1.4)])
        for width, colour, blur in ((0.02, hue, 0.012), (0.005, mix(hue, (255, 255, 255), 0.6), 0.0)):
            easel.fill(edge, colour, "sky", "line of light", role="light", tinted=False, width=width * easel.unit,
                       blur=blur * easel.unit)  # fmt: skip


_TILES = 8
"""Tiles from the left wall to the right one."""


def _tiles(room: Chamber, floor: RGB) -> None:
    """Every second square of the floor in another tone."""
    squares = []
    for i in range(_TILES):
        for j in range(_TILES):
            if (i + j) % 2:
                a, b, c, d = i / _TILES, (i + 1) / _TILES, 1.6 * j / _TILES, 1.6 * (j + 1) / _TILES
                squares.append(g.polygon([room.at(a, 0, c), room.at(b, 0, c), room.at(b, 0, d), room.at(a, 0, d)]))
    other = tone(floor, -0.32 if lab(floor)[0] > 0.6 else 0.34)
    room.easel.fill(g.joined(*squares), other, "ground", "tiles", role="ground", depth=0.2)


def _lamplight(room: Chamber) -> None:
    """The warm pool that a lamp leaves on the back wall after dark."""
    easel = room.easel
    x, y = room.at(0.5, 0.72, 0.0)
    from_lamp = g.ellipse(x, y, 0.6 * easel.unit)
    easel.fill(from_lamp, halo(x, y, 0.6 * easel.unit, (255, 214, 150), 0.3), "sky", "lamplight", role="light",
               tinted=False)  # fmt: skip


def _beyond(room: Chamber, x: float, y: float, factor: float) -> Point:
    """The point on the edge of a wall that lies beyond the picture's plane."""
    if isinstance(room, Model):
        return room.at(x, y, 1.0)
    (px, py), (vx, vy) = room.at(x, y, 0.0), room.vanish
    s = room.near * factor * 2.0
    return vx + (px - vx) * s, vy + (py - vy) * s


def _corners(room: Chamber, colour: RGB) -> None:
    lines = Path()
    for x in (0.0, 1.0):
        for y in (0.0, 1.0):
            lines.moveTo(*room.at(x, y, 0.0))
            lines.lineTo(*_beyond(room, x, y, 1.0))
        lines.moveTo(*room.at(x, 0.0, 0.0))
        lines.lineTo(*room.at(x, 1.0, 0.0))
    lines.moveTo(*room.at(0, 1, 0))
    lines.lineTo(*room.at(1, 1, 0))
    room.easel.fill(lines, colour, "sky", "corners", role="far", width=0.003 * room.easel.unit)


def _skirting(room: Chamber, trim: RGB) -> None:
    strips, grooves = Path(), Path()
    y = room.high(0.14)
    for wall in ("back", "left", "right"):
        strips.addPath(room.panel(wall, 0, 1.0, 0, y))
        strips.addPath(room.panel(wall, 0, 1.0, 0.975, 1.0))
        for low in (0.72 * y, 0.984):
            grooves.addPath(room.panel(wall, 0, 1.0, low, low + 0.1 * y))
    room.easel.fill(strips, trim, "sky", "skirting", role="prop")
    if room.easel.fine:
        room.easel.fill(grooves, tone(trim, -0.06), "sky", "grooves", role="prop")


def boards(room: Chamber, colour: RGB, number: int = 12) -> None:
    """Floor boards that run to the vanishing point."""
    lines = Path()
    for i in range(-number, 2 * number + 1):
        lines.moveTo(*room.at(i / number, 0, 0))
        lines.lineTo(*room.at(i / number, 0, 1))
        for k in range(2):
            z = (0.37 * i * i + 0.53 * k + 0.11) % 1.0
            lines.moveTo(*room.at(i / number, 0, z))
            lines.lineTo(*room.at((i + 1) / number, 0, z))
    _drawn(room, lines, colour, "boards")
    if room.easel.fine:
        _grained(room, colour, number)


def _grained(room: Chamber, colour: RGB, number: int) -> None:
    """Streaks in the boards."""
    rng, streaks = room.easel.grain, Path()
    for i in range(-number // 2, number + number // 2):
        for _ in range(4):
            x, z, long = (i + rng.uniform(0.15, 0.85)) / number, rng.random(), rng.uniform(0.05, 0.16)
            half = 0.02 / number
            streaks.addPath(g.polygon([room.at(x, 0, z), room.at(x + half, 0, z + long / 2), room.at(x, 0, z + long),
                                       room.at(x - half, 0, z + long / 2)]))  # fmt: skip
    room.easel.fill(streaks, tone(colour, -0.06), "ground", "grain", role="ground", depth=0.2)


def tiles(room: Chamber, light: RGB, columns: int = 8, rows: int = 7) -> None:
    """A chequered floor."""
    checks = Path()
    for r in range(rows):
        for i in range(-columns, 2 * columns):
            if (i + r) % 2 == 0:
                checks.addPath(room.floor(i / columns, (i + 1) / columns, r / rows, (r + 1) / rows))
    inside = g.polygon([room.at(0, 0, 0), room.at(1, 0, 0), _beyond(room, 1, 0, 1.0), _beyond(room, 0, 0, 1.0)])
    room.easel.fill(g.intersection(checks, inside), light, "ground", "tiles", role="ground", depth=0.2)
    if room.easel.fine:
        joints = Path()
        for r in range(rows + 1):
            joints.addPath(g.line([room.at(-1, 0, r / rows), room.at(2, 0, r / rows)]))
        for i in range(-columns, 2 * columns + 1):
            joints.addPath(g.line([room.at(i / columns, 0, 0), room.at(i / columns, 0, 1)]))
        _drawn(room, joints, light, "joints of the floor")


def _drawn(room: Chamber, lines: Path, colour: RGB, name: str) -> None:
    easel = room.easel
    area = g.polygon([room.at(0, 0, 0), room.at(1, 0, 0), _beyond(room, 1, 0, 1.0), _beyond(room, 0, 0, 1.0)])
    inside = g.intersection(g.outline(lines, 0.0024 * easel.unit, round_cap=False), area)
    paint = fade(mix(colour, (0, 0, 0), 0.12), mix(colour, (0, 0, 0), 0.3), easel.horizon, easel.h, (0.5, 0.7))
    easel.fill(inside, paint, "ground", name, role="ground")
