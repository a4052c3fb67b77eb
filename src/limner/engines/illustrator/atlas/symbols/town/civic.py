"""Buildings of the public, with columns and steps."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import joined, polygon, rect
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.templates.building import block, door, window

_COLUMNS = (-36.0, -22.0, -8.0, 8.0, 22.0, 36.0)
"""The middles of the columns before the entrance."""
_STEPS = 5


@symbol("museum, town hall, city hall, library, courthouse, parliament building, station building, bank building",
    kinds="building", height=16,
    slots={"stone": ("#e6dcc6", "primary"), "roof": ("#8d98a4", "second"), "trim": ("#f6efe0", "fixed"),
    "window": ("#8fb4c8", "light"), "door": ("#7a5236", "fixed"), "banner": ("#b8443c", "fixed")})
def museum(pen: Pen) -> None:
    """Wings with windows, a portico of six columns under a gable, banners between them, a broad flight of steps."""
    block(pen, "stone", -78, 78, -56, tone=-0.05)
    pen.part("trim", rect(-80, -60, 160, 5), tone=-0.02)
    for x in (-72.0, -56.0, 46.0, 62.0):
        window(pen, x, -48, 10, 28, bars=(1, 2))
    block(pen, "stone", -44, 44, -60, tone=-0.12)
    door(pen, -7, 14, 34, base=-16)
    for x in (-30.0, 21.0):
        door(pen, x, 9, 28, base=-16)
    for x in _COLUMNS:
        pen.part("trim", rect(x - 3.4, -58, 6.8, 42))
        pen.mark("trim", rect(x + 0.6, -58, 2.6, 42), tone=-0.08)
        pen.part("trim", joined(rect(x - 5, -61, 10, 4), rect(x - 5, -19, 10, 4)), tone=0.02)
    for x in (-15.0, 15.0):
        pen.part("banner", polygon([(x - 4, -57), (x + 4, -57), (x + 4, -30), (x, -26), (x - 4, -30)]), shade="flat")
    pen.part("stone", rect(-48, -68, 96, 8), tone=0.02)
    pen.part("roof", polygon([(-53, -68), (0, -93), (53, -68)]))
    pen.part("stone", polygon([(-40, -70.5), (0, -89), (40, -70.5)]), tone=-0.04)
    for k in range(_STEPS):
        half, y = 46.0 + 4.6 * k, -16 + 3.2 * k
        pen.part("stone", rect(-half, y, 2 * half, 3.6), tone=0.05 - 0.03 * (k % 2))
    pen.anchor(top=(0, -93), door=(0, 0), lean=(-78, -20))
