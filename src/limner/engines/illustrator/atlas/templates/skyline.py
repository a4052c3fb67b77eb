"""Skylines: landmarks side by side before the blocks of a city."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from collections.abc import Sequence
from dataclasses import dataclass, replace

from limner.drawing.colour import to_hex
from limner.drawing.geometry import Path, bounds, joined, moved, polygon, rect, scaled
from limner.engines.illustrator.atlas.figure import Part, Pen
from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.atlas.solid import Hue
from limner.engines.illustrator.atlas.templates.monument import panes

BLOCKS: dict[str, Hue] = {"far": ("#a9b6c8", "primary"), "near": ("#8698b0", "follow"), "pane": ("#e6edf4", "light"),
    "ground": ("#6f7f94", "follow")}
"""The colours of the blocks, beside those of the landmarks."""


@dataclass(frozen=True)
class Sight:
    """A landmark of the atlas: its id, the x of its middle, and its height or its width."""

    symbol: str
    x: float
    height: float = 0.0
    width: float = 0.0


def slots(sights: Sequence[Sight]) -> dict[str, Hue]:
    """The slots of the blocks and of every sight. No sight takes the colour word: the blocks do."""
    made: dict[str, Hue] = dict(BLOCKS)
    for sight in sights:
        for name, slot in ATLAS[sight.symbol].slots.items():
            made[f"{sight.symbol}_{name}"] = (to_hex(slot.rgb), "light" if slot.role == "light" else "fixed")
    return made


def skyline(pen: Pen, sights: Sequence[Sight], blocks: Sequence[tuple[float, float, float]]) -> None:
    """`blocks` are (x, width, height) of plain houses behind the sights; those are drawn from left to right as they
    are listed.
    """
    pen.part("far", joined(*(rect(x - w / 2, -h, w, h) for x, w, h in blocks[::2])))
    pen.part("near", joined(*(rect(x - w / 2, -h, w, h) for x, w, h in blocks[1::2])))
    pen.mark("pane", joined(*(panes(x - w / 2 + 1, x + w / 2 - 1, -h + 3, -4, max(2, int(w / 4)), max(2, int(h / 6)),
        share=0.4, rise=0.4) for x, w, h in blocks[1::2])), alpha=0.7, detail=1)
    for sight in sights:
        _place(pen, sight)
    pen.part("ground", polygon([(-94, -2), (94, -2), (90, 2), (-90, 2)]))
    pen.anchor(top=(0, -80))


def _place(pen: Pen, sight: Sight) -> None:
    figure = ATLAS[sight.symbol].figure()
    left, _, right, bottom = figure.bounds
    k = sight.height / figure.height if sight.height else sight.width / figure.width
    dx, dy = sight.x - (left + right) / 2 * k, -1 - bottom * k

    def put(path: Path) -> Path:
        return moved(scaled(path, k), dx, dy)

    def part(item: Part) -> Part:
        return replace(item, path=put(item.path), slot=f"{sight.symbol}_{item.slot}", width=item.width * k,
            detail=min(item.detail + (1 if k < 0.4 else 0), 2), marks=tuple(part(mark) for mark in item.marks))

    for item in figure.parts:
        drawn = part(item)
        plain = not drawn.width and drawn.path.countPoints() < _PLAIN and _area(drawn.path) > _LARGE
        pen.add(drawn if plain else replace(drawn, detail=max(drawn.detail, 1)))


_PLAIN, _LARGE = 40, 80.0
"""What has more points, or a smaller box in square units, does not belong to the silhouette: a union of all is slow."""


def _area(path: Path) -> float:
    left, top, right, bottom = bounds(path)
    return (right - left) * (bottom - top)
