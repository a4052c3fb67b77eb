"""Spices and other powders, in heaps."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import ellipse, joined, smooth
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, turned


@symbol("spice, heap of spice, ground spice, curry powder, turmeric, cumin, saffron powder", kinds="food",
    height=0.45, home="market", slots={"powder": ("#d8842a", "primary"), "sack": ("#c9ab7c", "fixed"),
    "scoop": ("#8a5a34", "fixed")}, shapes=("conical", "pyramidal"), traits=("colourful", "on the floor"))
def spice(pen: Pen) -> None:
    sack = turned([(-42, 42), (-26, 46), (-4, 40)], tilt=0.24)
    pen.part("sack", sack)
    pen.mark("sack", crescent(sack, -10, -6), tone=-0.1)
    pen.mark("sack", joined(*(curve((x, -40), (x * 1.08, -22), (x * 0.92, 6)) for x in (-30, -14, 6, 24))), width=1.2,
        tone=-0.12, detail=1)
    pen.part("sack", ellipse(0, -43, 45, 12), tone=-0.06)
    heap = smooth([(-41, -44, "c"), (-22, -68), (-6, -92), (0, -97), (6, -92), (22, -68), (41, -44, "c"), (20, -35),
        (-20, -35)])
    pen.part("powder", heap)
    pen.mark("powder", smooth([(0, -100, "c"), (8, -70), (16, -30), (60, -30), (60, -100)]), tone=-0.08)
    pen.mark("powder", joined(*(ellipse(x, y, 1.5) for x, y in ((-20, -58), (-10, -72), (-4, -50), (-26, -46), (-8,
        -84),
        (6, -60), (14, -48)))), tone=0.12, alpha=0.7, detail=1)
    pen.part("scoop", smooth([(6, -56, "c"), (22, -60), (26, -50), (10, -45)]))
    pen.stroke("scoop", curve((24, -55), (38, -66), (48, -76)), 4)
    pen.anchor(top=(0, -97), handle=(0, -50))
