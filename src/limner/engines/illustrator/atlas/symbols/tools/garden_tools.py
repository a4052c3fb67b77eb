"""Tools of garden, field and mine."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    limb,
    line,
    outline,
    polygon,
    rect,
    smooth,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import DARK, STEEL, WHITE
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, pole
from limner.engines.illustrator.atlas.symbols.tools.hand_tools import grip


@symbol("scythe, reaper scythe", kinds="tool, weapon", height=1.7, slots={"wood": ("#8a5a34", "primary"),
    "steel": STEEL}, held="gripped",
    traits=("lies", "pole",), home="farm")
def scythe(pen: Pen) -> None:
    pen.part("wood", limb([(10, 0, 5), (6, -40, 5), (-2, -74, 5), (-6, -106, 5)]))
    pen.part("wood", joined(limb([(7, -36, 4), (20, -42, 4)]), limb([(1, -64, 4), (14, -70, 4)])), tone=-0.06)
    blade = smooth([(-10, -104, "c"), (16, -112), (46, -104), (72, -78, "c"), (44, -94), (16, -98), (-8, -94, "c")])
    pen.part("steel", blade)
    pen.mark("steel", crescent(blade, 0, -5), tone=0.14)
    pen.anchor(top=(0, -110), handle=(4, -50))


@symbol("sickle, hand sickle", kinds="tool, weapon", height=0.4, slots={"wood": ("#8a5a34", "primary"), "steel": STEEL},
    held="gripped", home="farm", traits=("lies",))
def sickle(pen: Pen) -> None:
    blade = smooth([(-6, -36, "c"), (-30, -56), (-34, -84), (-10, -106), (24, -104), (46, -80, "c"), (22, -92), (-4,
        -90),
        (-16, -74), (-10, -56), (6, -38, "c")])
    pen.part("steel", blade)
    pen.mark("steel", crescent(blade, 4, 5), tone=0.12)
    pen.part("wood", smooth([(-6, -38, "c"), (6, -38, "c"), (8, -18), (5, 0), (-5, 0), (-8, -18)]))
    pen.mark("wood", rect(1, -40, 8, 44), tone=-0.09)
    pen.anchor(top=(0, -104), handle=(0, -18))


@symbol("rake, garden rake, leaf rake", kinds="tool", height=1.5, slots={"wood": ("#c9955a", "primary"),
    "metal": ("#5f8a5a", "second")}, wielded="on the ground")
def rake(pen: Pen) -> None:
    pen.part("wood", pole((-22, -108), (10, -28), 4, 4.4))
    pen.part("metal", pole((9, -32), (13, -20), 7, 7), tone=-0.06)
    tines = [smooth([(12, -22), (x * 0.6 + 6, -12), (x + 12, -3, "c"), (x + 15, 0, "c")], closed=False)
        for x in (-36, -27, -18, -9, 0, 9, 18, 27)]
    for tine in tines:
        pen.part("metal", outline(tine, 3))
    pen.part("metal", outline(smooth([(-14, -9), (12, -13), (34, -9)], closed=False), 3.6), tone=-0.08)
    pen.anchor(top=(-20, -106), handle=(-10, -78), lean=(-10, -80))


@symbol("beehive, bee hive, hive, skep", kinds="thing", height=0.5, place="surface",
    slots={"straw": ("#e8b23f", "primary"), "dark": ("#5a3a1e", "fixed"), "stripe": ("#2b2a30", "fixed"),
    "wing": ("#e3eef4", "fixed"), "wood": ("#8a5a34", "fixed")})
def beehive(pen: Pen) -> None:
    pen.part("wood", rect(-50, -5, 100, 5, 2))
    rings = ((-10, 46), (-25, 46), (-40, 42), (-55, 36), (-70, 27), (-84, 16))
    for i, (y, w) in enumerate(rings):
        ring_ = rect(-w, y - 9, 2 * w, 18, 9)
        pen.part("straw", ring_, tone=0.03 if i % 2 else -0.01)
        pen.mark("straw", crescent(ring_, -8, -5), tone=-0.1)
        pen.mark("straw", joined(*(line([(x, y - 10), (x + 4, y + 10)]) for x in range(-44, 46, 11))), tone=-0.07,
            width=1.2, detail=1)
    pen.part("dark", ellipse(0, -22, 11, 12), shade="flat")
    for x, y, s in ((40, -80, 1), (-54, -52, 1), (18, -44, -1)):
        pen.part("wing", joined(ellipse(x - 2 * s, y - 7, 3.4, 6, -20 * s), ellipse(x + 3 * s, y - 7, 3.4, 6, 20 * s)),
            shade="flat", alpha=0.85)
        bee = ellipse(x, y, 8, 5.6)
        pen.part("straw", bee, tone=0.08)
        pen.mark("stripe", joined(rect(x - 3, y - 7, 2.6, 14), rect(x + 2, y - 7, 2.6, 14)))
        pen.part("stripe", ellipse(x + 7 * s, y, 3.4))
    pen.anchor(top=(0, -94), handle=(0, -90))


@symbol("pickaxe, pick axe, mattock", kinds="tool", height=0.9, place="surface", held="gripped",
    traits=("lies", "carried"),
    slots={"wood": ("#9a6636", "second"), "steel": ("#8d97a5", "primary")})
def pickaxe(pen: Pen) -> None:
    pen.part("wood", pole((0, 0), (0, -92), 6.4, 5))
    head = smooth([(-56, -62, "c"), (-36, -84), (0, -96), (36, -84), (56, -62, "c"), (34, -76), (0, -84), (-34, -76)])
    pen.part("steel", head)
    pen.mark("steel", crescent(head, 0, -5), tone=-0.12)
    pen.part("steel", rect(-7, -97, 14, 15, 2), tone=-0.06)
    pen.anchor(top=(0, -98), handle=(0, -24), lean=(0, -60))


@symbol("chainsaw, chain saw, power saw", kinds="tool", height=0.3, place="surface", held="gripped",
    slots={"body": ("#e8692a", "primary"), "dark": DARK, "steel": STEEL, "white": WHITE})
def chainsaw(pen: Pen) -> None:
    pen.part("steel", smooth([(6, -34, "c"), (80, -34), (92, -26), (80, -18), (6, -18, "c")], tension=0.3))
    pen.part("dark", joined(*(polygon([(x, -34), (x + 3, -38), (x + 6, -34)]) for x in range(12, 82, 9)),
        *(polygon([(x, -18), (x + 3, -14), (x + 6, -18)]) for x in range(12, 82, 9))))
    pen.stroke("dark", joined(line([(8, -33), (80, -33)]), line([(8, -19), (80, -19)])), 2.4)
    pen.stroke("dark", smooth([(-14, -44), (-8, -66), (6, -68), (14, -56), (12, -12)], closed=False), 5.4)
    pen.part("dark", smooth([(-30, -40), (-62, -46), (-76, -34), (-72, -10), (-40, -2), (-30, -8)]))
    pen.part("dark", smooth([(-40, -34), (-60, -37), (-68, -30), (-64, -15), (-42, -11)]), tone=0.3, shade="flat")
    pen.part("body", smooth([(-38, -46, "c"), (-6, -52), (16, -42, "c"), (18, -6, "c"), (-34, -2, "c"), (-42, -24)],
        tension=0.4))
    pen.mark("body", rect(-46, -14, 70, 16), tone=-0.1)
    pen.part("white", rect(-26, -34, 26, 8, 2), shade="flat")
    pen.part("dark", ellipse(8, -24, 7))
    pen.part("steel", ellipse(8, -24, 3))
    pen.anchor(top=(0, -68), handle=(-50, -42), lean=(-40, -30))


@symbol("trowel, garden trowel, hand shovel", kinds="tool", height=0.3, place="surface", held="gripped",
    traits=("carried",), slots={"steel": ("#b4bdc9", "fixed"), "wood": ("#c2553a", "primary")})
def trowel(pen: Pen) -> None:
    pen.part("wood", smooth([(-5, -66, "c"), (5, -66, "c"), (7, -86), (5, -99), (-5, -99), (-7, -86)]))
    pen.stroke("steel", line([(0, -66), (0, -48)]), 4, shade="form")
    blade = smooth([(-16, -50, "c"), (16, -50, "c"), (17, -24), (0, 0, "c"), (-17, -24)])
    pen.part("steel", blade)
    pen.mark("steel", crescent(blade, -10, 0), tone=-0.12)
    pen.anchor(top=(0, -99), handle=(0, -82), lean=(0, -50))


@symbol("garden hoe, hoe", kinds="tool", height=1.4, held="gripped", traits=("pole",),
    slots={"wood": ("#b5793f", "second"), "steel": ("#8d97a5", "primary")})
def garden_hoe(pen: Pen) -> None:
    pen.part("wood", pole((0, 0), (0, -106), 3.4, 3))
    pen.stroke("steel", smooth([(0, -104), (4, -112), (12, -112), (16, -106)], closed=False), 2.6)
    pen.part("steel", polygon([(9, -108), (30, -106), (28, -94), (7, -96)]))
    pen.anchor(top=(10, -112), handle=(0, -50), lean=(0, -60))


@symbol("axe, ax, hatchet, tomahawk", kinds="tool, weapon", height=0.7, slots={"handle": ("#b5793f", "primary"),
    "steel": STEEL},
    home="forest", told_in="workshop", held="gripped", lean=20.0, traits=("lies",))
def axe(pen: Pen) -> None:
    grip(pen, "handle", -6, -100, 9)
    head = smooth([(-14, -92, "c"), (4, -93, "c"), (18, -97), (36, -104, "c"), (43, -86), (42, -66), (34, -52, "c"),
        (18, -66), (4, -72, "c"), (-14, -72, "c")], tension=0.45)
    pen.part("steel", head)
    pen.mark("steel", smooth([(30, -106), (36, -86), (28, -50), (60, -50), (60, -106)]), tone=0.12)
    pen.mark("steel", rect(-20, -78, 40, 8), tone=-0.1)
    pen.anchor(top=(0, -100), handle=(-6, -20))


@symbol("shovel, spade", kinds="tool", height=1.1, slots={"handle": ("#b5793f", "primary"), "steel": STEEL},
    home="garden", told_in="workshop", held="gripped", wielded="on the ground", lean=8.0, traits=("pole",))
def shovel(pen: Pen) -> None:
    pen.part("handle", pole((0, -34), (0, -94), 5, 4.6))
    pen.mark("handle", rect(0.6, -96, 4, 64), tone=-0.09)
    pen.part("handle", difference(smooth([(-12, -100), (12, -100), (13, -94), (4, -84), (-4, -84), (-13, -94)]),
        smooth([(-7, -96), (7, -96), (3, -89), (-3, -89)])), tone=-0.04)
    blade = smooth([(-17, -38, "c"), (17, -38, "c"), (18, -20), (10, -5), (0, 1, "c"), (-10, -5), (-18, -20)],
        tension=0.4)
    pen.part("steel", blade)
    pen.mark("steel", crescent(blade, -8, -2), tone=-0.11)
    pen.mark("steel", curve((0, -38), (0, -20)), tone=-0.14, width=2)
    pen.part("steel", polygon([(-4, -46), (4, -46), (5, -36), (-5, -36)]), tone=-0.06)
    pen.anchor(top=(0, -100), handle=(0, -96), lean=(3, -60))


@symbol("pitchfork, garden fork, trident, hay fork", kinds="tool", height=1.5,
    slots={"handle": ("#b5793f", "primary"), "steel": ("#6f7a88", "fixed")}, home="farm", held="gripped", lean=6.0,
    traits=("pole",))
def pitchfork(pen: Pen) -> None:
    pen.part("handle", pole((0, 0), (0, -70), 4.4, 4))
    pen.mark("handle", rect(0.5, -72, 4, 72), tone=-0.09)
    pen.stroke("steel", joined(line([(0, -68), (0, -98)]), curve((0, -70), (-14, -72), (-16, -80), (-16, -96)),
        curve((0, -70), (14, -72), (16, -80), (16, -96))), 3)
    pen.part("steel", joined(*(polygon([(x - 2.6, -96), (x + 2.6, -96), (x, -105)]) for x in (-16, 0, 16))))
    pen.part("steel", rect(-3.6, -74, 7.2, 12, 2), tone=-0.05)
    pen.anchor(top=(0, -104), handle=(0, -40), lean=(2, -50))
