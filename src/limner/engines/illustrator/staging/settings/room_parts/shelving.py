"""Shelves with what is sold or read, and cabinets with small lights."""

from collections.abc import Sequence

from limner.drawing import geometry as g
from limner.drawing.colour import tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.easel import fade
from limner.engines.illustrator.staging.settings import fittings
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.settings.chamber import Chamber, Wall
from limner.engines.illustrator.staging.settings.room_parts.part import WARES, Hues, Part, Span


def shelves(along: Span, y: Span, rows: int, items: str, *, wall: Wall = "back") -> Part:
    """Shelves with what is sold: symbols of the atlas at the back wall, their shapes in colours at a side wall."""

    def part(room: Chamber, hues: Hues) -> None:
        easel, step = room.easel, (y[1] - y[0]) / rows
        if not easel.shown("shelf", "shelves"):
            return
        box = g.bounds(room.panel(wall, *along, *y))
        easel.fill(room.panel(wall, *along, *y), fade(tone(hues[3], -0.1), tone(hues[3], -0.15), box[1], box[3]), "far",
                   "shelves", depth=0.12, back=0.6)  # fmt: skip
        for r in range(rows):
            low = y[0] + r * step
            if wall == "back":
                _stocked(room, along, low + 0.09 * step, 0.72 * step, room.easel.brief.wares or items.split(), r)
            else:
                _wares(room, wall, along, low + 0.09 * step, step)
        planks = g.joined(*(room.panel(wall, *along, y[0] + r * step - 0.04 * step, y[0] + r * step + 0.08 * step)
                            for r in range(rows + 1)),
                          *(room.panel(wall, a - 0.006, a + 0.006, *y) for a in along))  # fmt: skip
        easel.fill(planks, tone(hues[3], 0.03), "far", "planks", depth=0.12)

    return part


def _stocked(room: Chamber, along: Span, low: float, tall: float, items: Sequence[str], row: int) -> None:
    """Things in a row on a shelf, each several times."""
    x0, foot = room.on("back", along[0], low)
    x1, head = room.on("back", along[1], low + tall)
    height = foot - head
    number = max(2, int((x1 - x0) / (0.95 * height)))
    for i in range(number):
        name = items[(row + (i * len(items)) // number) % len(items)]
        x = x0 + (x1 - x0) * (i + 0.5) / number
        room.easel.prop(name, x, foot, height, layer="far", depth=0.45, shadow=False, flip=False)


def _wares(room: Chamber, wall: Wall, along: Span, low: float, step: float) -> None:
    """Boxes, jars and bottles as they are seen from the side."""
    rng, paths = room.easel.rng, [Path() for _ in WARES]
    a = along[0] + 0.012
    while a < along[1] - 0.07:
        wide = rng.uniform(0.03, 0.075)
        tall = step * rng.uniform(0.3, 0.66)
        paths[rng.randrange(len(paths))].addPath(room.panel(wall, a, a + wide, low, low + tall))
        a += wide + rng.uniform(0.01, 0.04)
    for path, hue in zip(paths, WARES, strict=True):
        room.easel.fill(path, hue, "far", "wares", depth=0.12)


def books(wall: Wall, along: Span, y: Span, rows: int) -> Part:
    """Shelves of books."""

    def part(room: Chamber, hues: Hues) -> None:
        fittings.books(room, wall, along, y, rows, hues[3])

    return part


def racks(wall: Wall, along: Span, number: int = 5) -> Part:
    """Cabinets with rows of small lights."""

    def part(room: Chamber, hues: Hues) -> None:
        rng, span = room.easel.rng, along[1] - along[0]
        lights, cases, slots = [Path() for _ in range(3)], Path(), Path()
        for i in range(number):
            a, b = along[0] + span * (i + 0.06) / number, along[0] + span * (i + 0.94) / number
            cases.addPath(room.panel(wall, a, b, 0.0, 0.8))
            for r in range(14):
                low = 0.05 + 0.052 * r
                slots.addPath(room.panel(wall, a + 0.08 * (b - a), b - 0.08 * (b - a), low, low + 0.034))
                for k in range(4):
                    at = a + (b - a) * (0.16 + 0.1 * k)
                    lamp = room.panel(wall, at, at + 0.05 * (b - a), low + 0.012, low + 0.024)
                    lights[rng.randrange(3)].addPath(lamp)
        room.easel.fill(cases, (34, 40, 52), "far", "rack", depth=0.1)
        room.easel.fill(slots, (54, 62, 76), "far", "rack", depth=0.1)
        for path, hue in zip(lights, lay.palette("5affb0 40c8ff ffb040"), strict=True):
            room.easel.fill(path, hue, "far", "small lights", role="light", tinted=False)

    return part
