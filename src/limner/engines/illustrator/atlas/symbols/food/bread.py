"""Bread and rolls."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import difference, ellipse, joined, limb, outline, rect, rotated, smooth, union
from limner.engines.illustrator.atlas.facts import Flesh
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, gloss, turned
from limner.engines.illustrator.atlas.templates.plate import WHITE


@symbol("bagel", kinds="bread, food", height=0.05, place="surface",
    slots={"crust": ("#c98a45", "primary"), "seed": ("#f6ead0", "fixed")}, shapes=("round",))
def bagel(pen: Pen) -> None:
    ring = difference(ellipse(0, -40, 52, 40), ellipse(0, -46, 15, 9))
    pen.part("crust", ellipse(0, -42, 20, 14), tone=-0.2)
    pen.part("crust", ring)
    pen.mark("crust", crescent(ring, -10, -12), tone=-0.09)
    seeds = ((-34, -52), (-22, -64), (-4, -68), (16, -66), (32, -56), (40, -42), (-42, -38), (-30, -32), (24, -30),
        (-8, -28), (8, -24), (-20, -20))
    pen.mark("seed", joined(*(ellipse(x, y, 3.2, 1.9, 30 * i) for i, (x, y) in enumerate(seeds))))
    pen.anchor(top=(0, -80), handle=(0, -40))


@symbol("pretzel, brezel", kinds="bread, food", height=0.08, place="surface",
    slots={"crust": ("#a8642e", "primary"), "salt": WHITE})
def pretzel(pen: Pen) -> None:
    bow = limb([(-42, -62, 13), (-34, -30, 15), (-14, -8, 16), (14, -8, 16), (34, -30, 15), (42, -62, 13)])
    whole = union(bow, limb([(-42, -62, 13), (-38, -88, 14), (-20, -94, 15), (-4, -80, 13), (8, -46, 12),
        (26, -16, 10)]),
        limb([(42, -62, 13), (38, -88, 14), (20, -94, 15), (4, -80, 13), (-8, -46, 12), (-26, -16, 10)]))
    pen.part("crust", whole)
    pen.mark("crust", crescent(whole, -3, -4), tone=-0.07)
    grains = ((-36, -76), (-20, -92), (20, -92), (37, -76), (-38, -42), (38, -44), (-18, -10), (0, -6), (19, -10),
        (-2, -64), (10, -46), (-12, -44))
    pen.part("salt", joined(*(rotated(rect(x - 2, y - 1.6, 4, 3.2, 0.6), 40 * i, (x, y)) for i,
        (x, y) in enumerate(grains))), shade="flat")
    pen.anchor(top=(0, -98), handle=(0, -44))


@symbol("bread, loaf, loaf of bread",
    flesh=Flesh("#f4e2b8", "#e6cb92", cut="crumb"), kinds="bakery, food", height=0.14, place="surface",
    slots={"crust": ("#b9743a", "primary"), "crumb": ("#f3d9a4", "fixed")}, nook="kitchen", shapes=("round",),
    traits=("solid",))
def bread(pen: Pen) -> None:
    loaf = smooth([(-36, 0, "c"), (-40, -30), (-50, -46), (-44, -64), (-20, -72), (30, -72), (56, -66), (64, -50),
        (56, -34), (56, 0, "c")])
    pen.part("crust", loaf)
    pen.mark("crust", crescent(loaf, -6, -14), tone=-0.08)
    pen.mark("crumb", joined(*(smooth([(x, -72), (x + 12, -64), (x + 18, -50), (x + 11, -58), (x + 2, -66)])
        for x in (-2, 18, 38))), tone=-0.08, alpha=0.8)
    face = smooth([(-62, 0, "c"), (-64, -28), (-70, -42), (-64, -62), (-42, -70), (-20, -62), (-13, -44), (-20, -28),
        (-20, 0, "c")])
    pen.part("crust", face, tone=-0.05)
    pen.part("crumb", smooth([(-58, -4, "c"), (-59.5, -28), (-65, -42), (-60, -57), (-42, -65), (-25, -58),
        (-18.4, -44), (-24.6, -28), (-24.6, -4, "c")]))
    pen.mark("crumb", joined(*(ellipse(x, y, 1.8, 1.2) for x, y in ((-50, -44), (-36, -52), (-34, -30), (-48, -22),
        (-40, -12), (-28, -42), (-54, -34)))), tone=-0.1, detail=1)
    pen.anchor(top=(10, -72))


@symbol("baguette, french bread, french loaf, bread stick", kinds="bread, bakery, food", height=0.08, place="surface",
    slots={"crust": ("#d08f42", "primary"), "cut": ("#f3d79c", "follow")})
def baguette(pen: Pen) -> None:
    loaf = rotated(limb([(-84, -20, 10), (-60, -20, 21), (0, -20, 25), (60, -20, 21), (84, -20, 10)]), -16, (0, -20))
    pen.part("crust", loaf)
    pen.mark("crust", crescent(loaf, -3, -8), tone=-0.1)
    for i in range(5):
        x = -56 + 28 * i
        slit = rotated(smooth([(x - 14, -15, "c"), (x - 2, -25), (x + 16, -29, "c"), (x + 4, -18)]), -16, (0, -20))
        pen.mark("cut", slit)
        pen.mark("crust", rotated(curve((x - 14, -15), (x + 2, -17), (x + 16, -28)), -16, (0, -20)), tone=-0.14,
            width=1.6)
    pen.anchor(top=(0, -34), handle=(0, -20))


@symbol("croissant, pastry", kinds="bakery, food", height=0.08, place="surface", slots={"body": ("#dca050", "primary")})
def croissant(pen: Pen) -> None:
    for x, y, rx, ry, turn, tone in ((-54, -13, 15, 8, -46, -0.08), (54, -13, 15, 8, 46, -0.1),
        (-39, -26, 18, 14, -28, -0.03), (39, -26, 18, 14, 28, -0.06), (-20, -36, 17, 20, -12, 0.0),
        (20, -36, 17, 20, 12, -0.03), (0, -39, 16, 22, 0, 0.03)):
        roll = ellipse(x, y, rx, ry, turn=turn)
        pen.part("body", roll, tone=tone)
        pen.mark("body", crescent(roll, -rx * 0.2, -ry * 0.36), tone=tone - 0.09)
        gloss(pen, "body", ellipse(x - rx * 0.3, y - ry * 0.45, rx * 0.28, ry * 0.16, turn=turn - 10), detail=0,
            alpha=0.45)
    pen.anchor(top=(0, -60))


@symbol("cinnamon roll, cinnamon bun, sticky bun, cinnamon swirl, iced bun", kinds="bakery, food", height=0.08,
    place="surface", slots={"dough": ("#dba35c", "primary"), "spice": ("#8a4b22", "fixed"), "icing": WHITE},
    nook="kitchen", shapes=("round",))
def cinnamon_roll(pen: Pen) -> None:
    bun = turned([(-46, 55), (-20, 58), (-4, 52)], tilt=0.3)
    pen.part("dough", bun, tone=-0.04)
    pen.mark("dough", crescent(bun, -8, -12), tone=-0.1)
    pen.mark("spice", curve((-58, -26), (-30, -8), (4, -4), (38, -12), (58, -28)), width=4.5, tone=0.04)
    pen.part("dough", ellipse(0, -52, 56, 33), tone=0.04)
    turns = [(0.2 + 0.45 * i) for i in range(43)]
    pen.mark("spice", curve(*((math.cos(t) * (4 + 2.5 * t), -53 + math.sin(t) * 0.58 * (4 + 2.5 * t)) for t in turns)),
        width=5.2)
    drips = joined(*(outline(curve(*points), 7) for points in (
        ((-46, -66), (-20, -74), (14, -78), (38, -70)), ((38, -70), (6, -60), (-28, -58), (-50, -46)),
        ((-50, -46), (-16, -42), (22, -54), (50, -52)), ((50, -52), (34, -36), (6, -30), (-26, -28)),
        ((-26, -28), (-27, -20), (-26, -14)), ((50, -52), (53, -40), (51, -30)), ((8, -30), (9, -22)))))
    pen.part("icing", drips, shade="flat", alpha=0.94)
    pen.anchor(top=(0, -82), handle=(0, -40))


@symbol("braided loaf, braided bread, challah, plaited loaf, plaited bread, bread plait",
    kinds="bread, bakery, food", height=0.12, place="surface",
    slots={"crust": ("#c07d38", "primary"), "seed": ("#f6ead0", "fixed")}, nook="kitchen")
def braided_loaf(pen: Pen) -> None:
    pen.part("crust", smooth([(-84, -12, "c"), (-58, -44), (0, -58), (58, -44), (84, -12, "c"), (44, 0), (-44, 0)]),
        tone=-0.12)
    for i in range(6):
        x = -62 + 24.8 * i
        size = 1 - 0.36 * abs(x) / 70
        for side, tone in ((1, -0.02), (-1, 0.04)):
            across = 14 * side * size
            strand = ellipse(x + across * 0.5, -30 * size - 4 + across, 30 * size, 16.5 * size, 36 * side)
            pen.part("crust", strand, tone=tone)
            pen.mark("crust", crescent(strand, -5 * size, -8 * size), tone=tone - 0.12)
            gloss(pen, "crust", ellipse(x + across * 0.4 - 4, -36 * size - 4 + across, 10 * size, 3 * size, 36 * side),
                detail=0, alpha=0.45)
    pen.part("seed", joined(*(ellipse(-52 + (i * 37) % 106, -46 + (i * 17) % 30, 2.2, 1.3, 40 * i) for i in range(18))),
        shade="flat", detail=1)
    pen.anchor(top=(0, -66), handle=(0, -30))
