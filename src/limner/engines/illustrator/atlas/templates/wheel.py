"""Wheels of cars and of cycles."""

import math

from limner.drawing.geometry import difference, ellipse, joined, line, polygon, rotated
from limner.engines.illustrator.atlas.figure import Pen


def tyre(
    pen: Pen,
    cx: float,
    cy: float,
    radius: float,
    *,
    rim: float = 0.6,
    spokes: int = 5,
    tyre_slot: str = "tyre",
    hub_slot: str = "metal",
) -> None:
    """A car's wheel: tyre, rim with `spokes` openings, hub cap."""
    pen.part(tyre_slot, ellipse(cx, cy, radius))
    pen.mark(tyre_slot, difference(ellipse(cx, cy, radius * 0.9), ellipse(cx, cy, radius * 0.82)), tone=0.1, alpha=0.5,
        detail=1)  # fmt: skip
    inner = radius * rim
    pen.part(hub_slot, ellipse(cx, cy, inner), name="wheels")
    pen.mark(hub_slot, difference(ellipse(cx, cy, inner), ellipse(cx, cy, inner * 0.86)), tone=0.12)
    gap = polygon([(cx - inner * 0.1, cy - inner * 0.34), (cx + inner * 0.1, cy - inner * 0.34),
        (cx + inner * 0.3, cy - inner * 0.76), (cx - inner * 0.3, cy - inner * 0.76)])  # fmt: skip
    pen.mark(tyre_slot, joined(*(rotated(gap, 360 * i / spokes, (cx, cy)) for i in range(spokes))), tone=0.06,
        alpha=0.85)  # fmt: skip
    pen.mark(hub_slot, ellipse(cx, cy, inner * 0.22), tone=-0.12)


def cycle_wheel(
    pen: Pen,
    cx: float,
    cy: float,
    radius: float,
    *,
    width: float = 3.4,
    spokes: int = 20,
    tyre_slot: str = "tyre",
    metal_slot: str = "metal",
) -> None:
    """A spoked wheel: tyre, bright rim, fine spokes, hub."""
    pen.part(tyre_slot, difference(ellipse(cx, cy, radius), ellipse(cx, cy, radius - width)), name="wheels")
    pen.part(metal_slot, difference(ellipse(cx, cy, radius - width), ellipse(cx, cy, radius - width - 1.1)),
        shade="flat", tone=0.05)  # fmt: skip
    wires = []
    for i in range(spokes):
        turn = 2 * math.pi * i / spokes
        reach = radius - width - 0.8
        wires.append(line([(cx + 1.6 * math.cos(turn + 1.1), cy + 1.6 * math.sin(turn + 1.1)),
            (cx + reach * math.cos(turn), cy + reach * math.sin(turn))]))  # fmt: skip
    pen.stroke(metal_slot, joined(*wires), 0.4, alpha=0.85, detail=1, tone=-0.04)
    pen.part(metal_slot, ellipse(cx, cy, 2.3), tone=-0.12)
