"""Cars, vans, lorries and buses from the side: body, glass, wheels, lamps."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from limner.drawing.geometry import Path, Point, bounds, ellipse, joined, line, polygon, rect
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.solid import Hue, gloss
from limner.engines.illustrator.atlas.templates.wheel import tyre

SLOTS: Mapping[str, Hue] = {
    "glass": ("#a8d5ea", "fixed"),
    "tyre": ("#2b2f38", "fixed"),
    "metal": ("#c6ccd6", "fixed"),
    "lamp": ("#ffe9a3", "light"),
    "tail": ("#e0373b", "light"),
    "dark": ("#333943", "fixed"),
}
"""The colours that every motor vehicle has beside its own."""


@dataclass(frozen=True)
class Build:
    """A vehicle's measures: what distinguishes one from another. Lengths in the symbol's units."""

    body: Path
    glass: Sequence[Path]
    wheels: Sequence[float]
    radius: float = 11.5
    sill: float = -9.0
    belt: float = -31.0
    seams: Sequence[Sequence[Point]] = ()
    handles: Sequence[Point] = ()
    lamp: tuple[float, float, float, float] = (56, -25, 5, 4)
    tail: tuple[float, float, float, float] = (-61, -27, 4.5, 6)
    slot: str = "body"
    rim: float = 0.6
    bumpers: Sequence[tuple[float, float]] = field(default_factory=tuple)


def chassis(pen: Pen, build: Build) -> None:
    """The body with its arches, glass, seams and lamps; wheels come last, by `wheels`."""
    left, _, right, _ = bounds(build.body)
    pen.part("dark", rect(left + 6, build.sill - 2, right - left - 12, 4.5, 2), tone=-0.06)
    pen.part(build.slot, build.body)
    pen.mark(build.slot, rect(left - 2, build.sill - 7, right - left + 4, 12), tone=-0.09, alpha=0.8)
    gloss(pen, build.slot, rect(left - 2, build.belt + 1.2, right - left + 4, 2.6), alpha=0.4, detail=0)
    arches = joined(*(ellipse(x, -build.radius, build.radius * 1.2) for x in build.wheels))
    pen.mark("dark", arches, tone=-0.1)
    for seam in build.seams:
        pen.mark(build.slot, line(seam), tone=-0.17, width=0.8)
    for path in build.glass:
        pane(pen, path)
    for x, y in build.handles:
        pen.part("metal", rect(x, y, 6, 1.8, 0.9), shade="flat", detail=1)
    for slot, (x, y, w, h) in (("lamp", build.lamp), ("tail", build.tail)):
        pen.part(slot, rect(x, y, w, h, min(w, h) * 0.42), shade="glow")
    for x, width in build.bumpers:
        pen.part("metal", rect(x, build.sill - 5, width, 4, 2))


def pane(pen: Pen, path: Path, slot: str = "glass") -> None:
    """A window with two slanting reflections."""
    left, top, right, bottom = bounds(path)
    w, h = right - left, bottom - top
    pen.part(slot, path, shade="flat")
    pen.mark(slot, rect(left, top, w, h * 0.24), tone=-0.12, alpha=0.5)
    for start, wide in ((0.2, 0.18), (0.46, 0.07)):
        x = left + w * start
        pen.mark(slot, polygon([(x + h * 0.4, top), (x + h * 0.4 + w * wide, top), (x + w * wide, bottom),
            (x, bottom)]), tone=0.12, alpha=0.6)  # fmt: skip


def wheels(pen: Pen, build: Build) -> None:
    """The near wheels and their anchors."""
    for x in build.wheels:
        tyre(pen, x, -build.radius, build.radius, rim=build.rim)
    pen.anchor(rear_wheel=(min(build.wheels), -build.radius), front_wheel=(max(build.wheels), -build.radius))
