"""What landmarks share: their kinds, and the eaves of temples."""

# fmt: off
# Outlines read better as runs of points than one point a line.


from limner.drawing.geometry import (
    joined,
    smooth,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.solid import curve

LANDMARK = "landmark, building"
TOWER = "skyscraper, landmark, building"


def eaves(pen: Pen, slot: str, x: float, base: float, reach: float, top: float, h: float, *, lift: float = 3.0,
          tone: float = 0.0) -> None:
    """A roof of East Asia: its eaves swing up at the corners, `reach` from the middle; `top` wide at the ridge."""
    shape = smooth([(x - reach, base - lift, "c"), (x - reach * 0.8, base - lift * 0.6 - h * 0.14), (x - top,
        base - h, "c"),
        (x + top, base - h, "c"), (x + reach * 0.8, base - lift * 0.6 - h * 0.14), (x + reach, base - lift, "c"),
        (x + reach * 0.86, base + 0.6), (x, base + 1.6), (x - reach * 0.86, base + 0.6)])
    pen.part(slot, shape, tone=tone)
    pen.mark(slot, joined(*(curve((x + top * s, base - h), (x + (top + reach) / 2 * s, base - h * 0.3), (x + reach * s,
        base + 2)) for s in (-0.8, -0.55, -0.3, -0.1, 0.1, 0.3, 0.55, 0.8))), tone=tone - 0.08, width=0.7, detail=1)
    pen.mark(slot, smooth([(x - reach, base - 1.4), (x, base), (x + reach, base - 1.4), (x + reach, base + 4),
        (x - reach, base + 4)]), tone=tone - 0.12)
