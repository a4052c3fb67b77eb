"""What is yet to be baked, and buns."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    ellipse,
    joined,
    polygon,
    smooth,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, gloss


@symbol("dough, bread dough, pizza dough, cookie dough, ball of dough, pastry dough", kinds="food", height=0.14,
    place="surface",
    slots={"dough": ("#f3dfb6", "primary"), "flour": ("#fdfaf3", "fixed")}, nook="kitchen")
def dough(pen: Pen) -> None:
    pen.part("flour", smooth([(-84, -2), (-50, -8), (0, -6), (52, -9), (86, -2), (50, 4), (-40, 5)]), shade="flat")
    ball = smooth([(-58, -6), (-62, -32), (-40, -56), (-6, -66), (30, -60), (56, -40), (60, -12), (40, -1), (-36, -1)])
    pen.part("dough", ball)
    pen.mark("dough", crescent(ball, -12, -10), tone=-0.09)
    pen.mark("dough", joined(curve((-34, -44), (-16, -36), (2, -42)), curve((8, -56), (18, -44), (36, -42)),
        curve((-46, -22), (-30, -16), (-14, -20)), curve((14, -24), (30, -16), (46, -20))), tone=-0.12, width=2.6)
    pen.mark("flour", joined(*(ellipse(-44 + (i * 31) % 84, -56 + (i * 17) % 30, 1.7) for i in range(22))))
    gloss(pen, "dough", ellipse(-24, -50, 13, 6, -24), detail=0)
    pen.anchor(top=(0, -64))


@symbol("bun, bread roll, dinner roll, brioche, scone, burger bun", kinds="bakery, food", height=0.08, place="surface",
    slots={"crust": ("#d68f3e", "primary"), "crumb": ("#f6e2b8", "follow"), "seed": ("#fdf3d8", "fixed")},
        nook="kitchen")
def bun(pen: Pen) -> None:
    pen.part("crumb", smooth([(-56, -26), (-52, -8), (-30, -1), (30, -1), (52, -8), (56, -26)]))
    top = smooth([(-60, -24, "c"), (-56, -52), (-30, -74), (0, -80), (30, -74), (56, -52), (60, -24, "c"), (0, -18)])
    pen.part("crust", top)
    pen.mark("crust", crescent(top, -12, -8), tone=-0.09)
    pen.part("seed", joined(*(ellipse(x, y, 3.4, 2, x) for x, y in ((-30, -56), (-10, -66), (14, -64), (34, -54),
        (-20, -44),
        (4, -50), (26, -40), (-40, -38)))), shade="flat")
    gloss(pen, "crust", ellipse(-22, -64, 12, 5, -24), detail=0)
    pen.anchor(top=(0, -80))


@symbol("pie slice, slice of pie, piece of pie, wedge of pie, slice of tart, slice of quiche, triangular slice of pie",
    kinds="bakery, food", height=0.08, place="surface", nook="kitchen", shapes=("triangular",),
    slots={"crust": ("#d99c50", "primary"), "filling": ("#b8402f", "second")})
def pie_slice(pen: Pen) -> None:
    pen.part("crust", polygon([(-92, -14), (78, -20), (78, 0), (-92, 0)]), tone=-0.08)
    pen.part("filling", polygon([(-92, -34), (78, -50), (78, -16), (-92, -10)]))
    pen.mark("filling", joined(*(ellipse(-66 + 26 * k, -28 - 2 * (k % 2) - 1.6 * k, 8, 6) for k in range(6))),
        tone=0.08)
    pen.part("crust", polygon([(-96, -34), (30, -82), (82, -50), (-96, -29)]), tone=0.05)
    pen.mark("crust", joined(curve((-60, -44), (-20, -50), (20, -44)), curve((-20, -60), (16, -64), (50, -58))),
        tone=-0.14, width=3)
    rim = smooth([(24, -80), (34, -92), (48, -84), (58, -80), (66, -70), (78, -66), (84, -54), (90, -44), (86, -10),
        (80, 0), (74, -4), (76, -48), (52, -66)])
    pen.part("crust", rim, tone=-0.04)
    pen.mark("crust", crescent(rim, -6, -2), tone=-0.1)
    pen.anchor(top=(10, -62))
    pen.fit()
