"""What is drawn of a symbol: colour slots, parts, figures with their anchors, and the pen that draws them.

A figure is drawn in units of its own: the point it stands on is (0, 0), up is negative y, and it is about
100 units tall or long. It faces right, or the viewer.
"""

import math
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal

from limner.drawing import geometry
from limner.drawing.colour import RGB
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.attitude import attitude

Shade = Literal["form", "soft", "flat", "glow", "glass"]
"""form: gradient, core shadow, rim. soft: the gradient alone, for what goes over into its neighbour. flat: the slot's
colour as it is. glow: emits light, skips the tint of the hour. glass: translucent with a glint."""

Role = Literal["primary", "follow", "second", "fixed", "light"]
"""primary takes the colour word; follow keeps its offset to the primary; second takes a second colour word;
fixed stays (skin, hair, metal, glass, wood); light emits and stays."""


HOLLOW = "hollow"
"""The name of a part into which things are put: the mouth of a bag, the inside of a wardrobe."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A named colour of a symbol and what a colour word does to it."""

    rgb: RGB
    role: Role = "fixed"


@dataclass(frozen=True, slots=True)
class Part:
    """A shape of one slot. `tone` is an OKLab lightness offset (far limbs: -0.14); `marks` lie on it, cut to it.

    `detail` 0 is always drawn, 1 from ordinary size up, 2 only in close or large views. `front` parts are drawn
    before a rider or sitter. One named `HOLLOW` holds things. `width` above 0 strokes the path instead of filling it.
    """

    path: Path
    slot: str
    tone: float = 0.0
    shade: Shade = "form"
    detail: int = 0
    alpha: float = 1.0
    width: float = 0.0
    name: str = ""
    front: bool = False
    marks: tuple["Part", ...] = ()


@dataclass(frozen=True)
class Figure:
    """A symbol in one pose: its parts from back to front and its anchors in its own units.

    `areas` are where ears, tail, paws and the like lie, which are drawn as one with the rest.
    """

    parts: tuple[Part, ...]
    anchors: Mapping[str, Point]
    areas: Mapping[str, Path] = field(default_factory=dict)

    @cached_property
    def silhouette(self) -> Path:
        """The outline of everything but translucent parts and hairlines."""
        solid = [
            geometry.outline(p.path, p.width) if p.width else p.path
            for p in self.parts
            if p.alpha > 0.5 and p.detail == 0
        ]
        return geometry.union(*(solid or [p.path for p in self.parts]))

    @cached_property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom."""
        return geometry.bounds(self.silhouette)

    @property
    def width(self) -> float:
        """In the symbol's units."""
        return self.bounds[2] - self.bounds[0]

    @property
    def height(self) -> float:
        """In the symbol's units."""
        return self.bounds[3] - self.bounds[1]


class Pen:
    """Draws a figure: parts in painter's order, marks cut to the part before, anchors."""

    def __init__(self, pose: str, mood: str = "") -> None:
        self.pose = pose
        self.mood = mood
        self._parts: list[Part] = []
        self._anchors: dict[str, Point] = {}
        self._areas: dict[str, Path] = {}
        self._front = False
        self._lowered = 0.0

    @property
    def stance(self) -> str:
        """The pose without where hands and feet go."""
        return attitude(self.pose).stance if self.pose else ""

    def part(
        self,
        slot: str,
        path: Path,
        *,
        tone: float = 0.0,
        shade: Shade = "form",
        detail: int = 0,
        alpha: float = 1.0,
        name: str = "",
    ) -> None:
        """Add a filled shape on top of what is there."""
        self._parts.append(Part(path, slot, tone, shade, detail, alpha, 0.0, name, self._front))

    def stroke(
        self,
        slot: str,
        path: Path,
        width: float,
        *,
        tone: float = 0.0,
        detail: int = 0,
        alpha: float = 1.0,
        shade: Shade = "flat",
        name: str = "",
    ) -> None:
        """Add a line; `width` in the symbol's units."""
        self._parts.append(Part(path, slot, tone, shade, detail, alpha, width, name, self._front))

    def mark(
        self,
        slot: str,
        path: Path,
        *,
        tone: float = 0.0,
        detail: int = 0,
        alpha: float = 1.0,
        shade: Shade = "flat",
        width: float = 0.0,
    ) -> None:
        """Lay a mark on the last filled part, cut to its outline: bellies, stripes, spots, panels, creases."""
        base = self._parts[-1]
        area = geometry.outline(path, width) if width else path
        if self._lowered:
            area = geometry.moved(area, 0.0, self._lowered)
        cut = geometry.intersection(area, base.path)
        if not cut.isEmpty():
            mark = Part(cut, slot, tone, shade, detail, alpha)
            self._parts[-1] = replace(base, marks=(*base.marks, mark))

    def add(self, part: Part) -> None:
        """Add a part that is drawn already, on the side on which the pen is."""
        self._parts.append(replace(part, front=self._front))

    def keep(self, part: Part) -> None:
        """Add a part that is drawn already, on its own side."""
        self._parts.append(part)

    def anchor(self, **points: Point) -> None:
        """Name points that relations use: head, eye, mouth, face, hand, back, seat, top, lamp, hat, neck, …"""
        self._anchors.update(points)

    def area(self, **paths: Path) -> None:
        """Say where parts without a colour of their own lie: ears, tail, paws, …; said twice, it is both places."""
        for name, path in paths.items():
            self._areas[name] = geometry.joined(self._areas[name], path) if name in self._areas else path

    @property
    def anchors(self) -> Mapping[str, Point]:
        """Those that are named by now."""
        return self._anchors

    @contextmanager
    def in_front(self) -> Iterator[None]:
        """Parts drawn inside are before a rider, sitter or content (a chair's near arm, a cup's front)."""
        self._front = True
        try:
            yield
        finally:
            self._front = False

    @contextmanager
    def lowered(self, depth: float) -> Iterator[None]:
        """Marks made inside lie so much lower than their paths."""
        self._lowered = depth
        try:
            yield
        finally:
            self._lowered = 0.0

    def pitch(self, degrees: float, lift: float = 0.0) -> None:
        """Turn all that is drawn by so many degrees clockwise; its lowest point is `lift` above the ground."""
        turned = geometry.rotated(Figure(tuple(self._parts), {}).silhouette, degrees)
        left, _, right, foot = geometry.bounds(turned)
        shift = (-(left + right) / 2, -foot - lift)
        self._parts = [_turned(part, degrees, shift) for part in self._parts]
        self._areas = {n: geometry.moved(geometry.rotated(p, degrees), *shift) for n, p in self._areas.items()}
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        self._anchors = {
            name: (c * x - s * y + shift[0], s * x + c * y + shift[1]) for name, (x, y) in self._anchors.items()
        } | ({"feet": (0.0, 0.0)} if "feet" in self._anchors else {})

    def fit(self, extent: float = 188.0) -> None:
        """Scale all that is drawn about its standing point until it is no wider and no taller than that."""
        drawn = Figure(tuple(self._parts), {})
        by = extent / max(drawn.width, drawn.height)
        self._parts = [_scaled(part, by) for part in self._parts]
        self._areas = {name: geometry.scaled(path, by) for name, path in self._areas.items()}
        self._anchors = {name: (by * x, by * y) for name, (x, y) in self._anchors.items()}

    def ground(self) -> None:
        """Move all that is drawn up to where nothing is under the ground."""
        foot = Figure(tuple(self._parts), {}).bounds[3]
        if foot > 0.0:
            self._parts = [_turned(part, 0.0, (0.0, -foot)) for part in self._parts]
            self._areas = {name: geometry.moved(path, 0.0, -foot) for name, path in self._areas.items()}
            self._anchors = {n: (x, y if n == "feet" else y - foot) for n, (x, y) in self._anchors.items()}

    def figure(self) -> Figure:
        """What was drawn, as a value."""
        return Figure(tuple(self._parts), dict(self._anchors), dict(self._areas))


def _scaled(part: Part, by: float) -> Part:
    marks = tuple(_scaled(mark, by) for mark in part.marks)
    return replace(part, path=geometry.scaled(part.path, by), width=by * part.width, marks=marks)


def _turned(part: Part, degrees: float, shift: Point) -> Part:
    path = geometry.moved(geometry.rotated(part.path, degrees), *shift)
    return replace(part, path=path, marks=tuple(_turned(mark, degrees, shift) for mark in part.marks))
