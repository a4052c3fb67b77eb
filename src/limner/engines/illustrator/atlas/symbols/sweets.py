"""Bakery and sweets."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.symbol import Pen, symbol
from limner.engines.illustrator.atlas.templates.round_food import fruit
from limner.engines.illustrator.atlas.templates.solid import (
    crescent,
    curve,
    gloss,
    quad,
    rim,
    turned,
)
from limner.engines.illustrator.geometry import (
    Landmark,
    difference,
    ellipse,
    intersection,
    joined,
    line,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)


@symbol("donut, doughnut", kinds="bakery, sweet, food", height=0.09, place="surface", faces_viewer=True,
    slots={"icing": ("#f08bb0", "primary"), "dough": ("#d99a52", "fixed"), "a": ("#fff4d8", "fixed"),
    "b": ("#5fb4e0", "fixed"), "c": ("#f7d24a", "fixed")}, shapes=("round",))
def donut(pen: Pen) -> None:
    hole = ellipse(0, -46, 15, 14)
    pen.part("dough", difference(ellipse(0, -46, 50, 46), hole))
    edge = smooth([(46 * (1 + 0.05 * math.sin(i * 2.3)) * math.cos(i * math.pi / 10),
        -47 + 41.5 * (1 + 0.05 * math.sin(i * 2.3)) * math.sin(i * math.pi / 10)) for i in range(20)])
    icing = difference(edge, ellipse(0, -46, 18, 16.6))
    pen.part("icing", icing)
    pen.mark("icing", crescent(icing, -5, -5), tone=-0.08)
    gloss(pen, "icing", smooth([(-36, -54), (-26, -72), (-8, -80), (-20, -70), (-30, -54)]), detail=0)
    for i in range(26):
        t, k = i * 2.4, 0.56 + 0.3 * ((i * 7) % 10) / 10
        x, y = 44 * k * math.cos(t), -46 + 40 * k * math.sin(t)
        if abs(x) < 20 and abs(y + 46) < 19:
            continue
        pen.mark("abc"[i % 3], rotated(rect(x - 3, y - 1, 6, 2.2, 1.1), i * 50, (x, y)))
    pen.anchor(top=(0, -90), mouth=(0, -46))


@symbol("cake, birthday cake, layer cake, gateau, wedding cake", kinds="bakery, sweet, food", height=0.25,
    place="surface", slots={"icing": ("#f7b3c4", "primary"), "cream": ("#fff6e8", "second"),
    "plate": ("#e6ebf0", "fixed"), "candle": ("#5fb4e0", "fixed"), "flame": ("#ffb53a", "light"),
    "berry": ("#d8343f", "fixed")}, board=Board(0, -27, 70, 20), shapes=("round",))
def cake(pen: Pen) -> None:
    pen.part("plate", ellipse(0, -3, 62, 10), tone=-0.08)
    pen.part("plate", ellipse(0, -5.6, 62, 10))
    low, high = [(-38.0, 48.0), (-6, 48.0)], [(-68.0, 34.0), (-38, 34.0)]
    for tier in (low, high):
        body = turned(tier, tilt=0.18)
        pen.part("icing", body)
        pen.mark("icing", crescent(body, -22, 0), tone=-0.07)
        y, r = tier[0]
        top = rim(tier, tilt=0.18)
        pen.part("cream", top)
        drips: list[Landmark] = [(-r, y, "c")]
        count = 9
        for i in range(count):
            x = -r + 2 * r * (i + 0.5) / count
            sag = r * 0.18 * math.sqrt(max(0.0, 1 - (x / r) ** 2))
            drips += [(x - r * 0.055, y + sag + 6 + 4 * (i * 5 % 3)), (x + r * 0.055, y + sag + 6 + 4 * (i * 5 % 3)),
                (x + r / count * 0.98, y + sag + 2)]
        pen.part("cream", intersection(smooth([*drips, (r, y, "c")]), body))
        pen.mark("cream", rect(r * 0.5, -120, 60, 120), tone=-0.05)
    for x, y in ((-40, -34), (-26, -30), (26, -30), (40, -34)):
        pen.part("berry", ellipse(x, y - 6, 5))
        pen.mark("berry", ellipse(x - 1.6, y - 8, 1.6, 1.2), tone=0.15, alpha=0.8)
    for x, y in ((-18, -70), (0, -67.6), (18, -70)):
        pen.part("candle", rect(x - 2, y - 20, 4, 20, 1))
        pen.mark("cream", joined(*(quad((x - 3, y - 16 + k), (x + 3, y - 19 + k), (x + 3, y - 17 + k),
            (x - 3, y - 14 + k)) for k in (0, 6, 12))))
        pen.part("flame", smooth([(x, y - 33, "c"), (x + 3, y - 26), (x, y - 22), (x - 3, y - 26)]), shade="glow")
    pen.anchor(top=(0, -69), lamp=(0, -94))


@symbol("cupcake, muffin, fairy cake", kinds="bakery, sweet, food", height=0.09, place="surface",
    slots={"icing": ("#f3a3c2", "primary"), "case": ("#6f9fd0", "second"), "berry": ("#d8343f", "fixed"),
    "a": ("#fff4d8", "fixed"), "b": ("#f7d24a", "fixed")}, traits=("colourful",))
def cupcake(pen: Pen) -> None:
    case = polygon([(-36, -44), (36, -44), (26, 0), (-26, 0)])
    pen.part("case", case)
    pen.mark("case", joined(*(polygon([(x, -46), (x + 5, -46), ((x + 5) * 0.72, 2), (x * 0.72, 2)])
        for x in (-30, -18, -6, 6, 18, 30))), tone=-0.09)
    for y, w, h in ((-46, 44, 17), (-60, 35, 16), (-73, 24, 15), (-84, 13, 12)):
        swirl = smooth([(-w, y), (-w * 0.9, y - h * 0.6), (-w * 0.4, y - h), (w * 0.5, y - h * 1.1),
            (w * 0.95, y - h * 0.5), (w, y + 1), (w * 0.7, y + h * 0.4), (0, y + h * 0.45), (-w * 0.7, y + h * 0.4)])
        pen.part("icing", swirl)
        pen.mark("icing", crescent(swirl, -w * 0.16, -h * 0.34), tone=-0.07)
        gloss(pen, "icing", smooth([(-w * 0.8, y - h * 0.2), (-w * 0.5, y - h * 0.7), (0, y - h * 0.8),
            (-w * 0.4, y - h * 0.4)]), alpha=0.5)
    pen.part("berry", ellipse(2, -98, 7.4))
    pen.mark("berry", ellipse(-0.6, -100.4, 2.2, 1.6), tone=0.16, alpha=0.8)
    for i, (x, y) in enumerate(((-28, -50), (-12, -46), (8, -50), (26, -48), (-18, -64), (4, -62), (20, -66), (-8, -78),
        (10, -76))):
        pen.part("ab"[i % 2], rotated(rect(x - 2.6, y - 1, 5.2, 2, 1), i * 47, (x, y)), shade="flat", detail=1)
    pen.anchor(top=(2, -104))


@symbol("ice cream, ice-cream, ice cream cone, gelato, icecream, sundae", kinds="sweet, food", height=0.18,
    place="surface", slots={"scoop": ("#f7a8bd", "primary"), "top": ("#fdf0d2", "second"), "cone": ("#d99a4f", "fixed"),
    "berry": ("#d8343f", "fixed")}, shapes=("conical",))
def ice_cream(pen: Pen) -> None:
    cone = polygon([(-24, -50), (24, -50), (1.6, 0), (-1.6, 0)])
    pen.part("cone", cone)
    pen.mark("cone", joined(*(line([(x, -54), (x + 30, 6)]) for x in range(-50, 30, 9))), tone=-0.12, width=1.3)
    pen.mark("cone", joined(*(line([(x, -54), (x - 30, 6)]) for x in range(-20, 60, 9))), tone=-0.12, width=1.3)
    pen.mark("cone", polygon([(8, -52), (30, -52), (4, 4)]), tone=-0.08)
    upper = smooth([(-22, -68), (-23, -82), (-14, -95), (0, -99), (14, -95), (23, -82), (22, -68), (0, -62)])
    fruit(pen, "top", upper)
    scoop = smooth([(-30, -48), (-31, -60), (-20, -72), (0, -76), (20, -72), (31, -60), (30, -48), (24, -42), (17, -47),
        (9, -40), (1, -46), (-8, -41), (-16, -47), (-24, -42)])
    fruit(pen, "scoop", scoop)
    pen.part("berry", ellipse(4, -101, 6))
    pen.stroke("berry", curve((4, -106), (6, -112), (12, -114)), 1.5, tone=-0.2)
    pen.anchor(top=(0, -100), handle=(0, -15))


@symbol("cookie, biscuit, chocolate chip cookie", kinds="bakery, sweet, food", height=0.08, place="surface",
    faces_viewer=True, slots={"body": ("#d6a05a", "primary"), "chip": ("#5b3524", "fixed")}, shapes=("round",))
def cookie(pen: Pen) -> None:
    body = smooth([(46 * (1 + 0.035 * math.sin(i * 3.1)) * math.cos(i * math.pi / 9),
        -48 + 46 * (1 + 0.035 * math.sin(i * 3.1)) * math.sin(i * math.pi / 9)) for i in range(18)])
    bitten = difference(body, union(ellipse(42, -82, 15), ellipse(26, -94, 12), ellipse(50, -64, 10)))
    pen.part("body", bitten)
    pen.mark("body", crescent(bitten, -5, -5), tone=-0.09)
    for x, y, r in ((-22, -70, 7), (2, -78, 5), (-30, -42, 6), (-4, -50, 7.5), (20, -54, 6), (-14, -22, 6.5),
        (14, -26, 7), (34, -36, 5), (-36, -58, 3.4)):
        pen.mark("chip", smooth([(x - r, y), (x - r * 0.3, y - r), (x + r, y - r * 0.5), (x + r * 0.8, y + r * 0.7),
            (x - r * 0.4, y + r * 0.9)]))
        pen.mark("chip", ellipse(x - r * 0.2, y - r * 0.3, r * 0.3, r * 0.2), tone=0.16, alpha=0.7, detail=1)
    pen.mark("body", joined(curve((-6, -64), (2, -60), (8, -64)), curve((-26, -30), (-20, -34)),
        curve((4, -36), (10, -40))), tone=-0.1, width=1.4, detail=1)
    pen.anchor(top=(-4, -94))


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


@symbol("pie, apple pie, tart, quiche", kinds="bakery, food", height=0.1, place="surface",
    slots={"crust": ("#d99c50", "primary"), "filling": ("#b8402f", "second"), "dish": ("#dfe5ea", "fixed")})
def pie(pen: Pen) -> None:
    pen.part("dish", turned([(-24, 58), (0, 46)], tilt=0.16))
    pen.part("filling", ellipse(0, -28, 56, 19))
    lattice = [quad((x, -50), (x + 8, -50), (x + 2, -6), (x - 7, -6))
        for x in range(-50, 60, 18)] + [rect(-70, y, 140, 5) for y in (-42, -32, -22, -14)]
    pen.part("crust", intersection(union(*lattice), ellipse(0, -28, 54, 18)), tone=0.03)
    for i in range(28):
        t = i * 2 * math.pi / 28
        pen.part("crust", ellipse(56 * math.cos(t), -28 + 18.4 * math.sin(t), 7, 5), tone=-0.04 * (i % 2))
    pen.anchor(top=(0, -44))


@symbol("pancake, stack of pancakes, crepe", kinds="food", height=0.1, place="surface",
    slots={"body": ("#dfa352", "primary"), "plate": ("#eef1f4", "fixed"), "syrup": ("#9a5222", "fixed"),
    "butter": ("#fbe48a", "fixed")}, nook="kitchen", shapes=("round",))
def pancake(pen: Pen) -> None:
    pen.part("plate", ellipse(0, -4, 66, 12), tone=-0.08)
    pen.part("plate", ellipse(0, -7, 66, 12))
    for i, y in enumerate((-12, -23, -34, -45)):
        w = 46 + 2 * (i % 2)
        pen.part("body", rect(-w + (i % 3), y - 7, 2 * w, 15, 7), tone=0.05)
        pen.mark("body", rect(-60, y + 2, 120, 8), tone=-0.12)
    pen.part("body", ellipse(0, -53, 46, 11), tone=-0.04)
    pen.part("syrup", smooth([(-34, -54), (-16, -61), (14, -61), (34, -55), (38, -46), (37, -28), (33, -20), (29, -28),
        (28, -44), (10, -46), (6, -36), (3, -24), (-2, -34), (-4, -46), (-22, -46), (-26, -38), (-31, -34),
        (-34, -44)]))
    gloss(pen, "syrup", smooth([(-24, -55), (-6, -58), (12, -57), (-6, -56)]), detail=0)
    pen.part("butter", quad((-9, -62), (7, -64), (15, -60), (-1, -57)), tone=0.05)
    pen.part("butter", polygon([(-9, -62), (-1, -57), (15, -60), (15, -55), (-1, -51), (-9, -57)]), tone=-0.04)
    pen.anchor(top=(0, -62))


@symbol("popcorn", kinds="sweet, food", height=0.2, place="surface", slots={"box": ("#d8392f", "primary"),
    "white": ("#fdf8ee", "fixed"), "corn": ("#fbeab8", "fixed")})
def popcorn(pen: Pen) -> None:
    puffs = [(-24, -66), (-8, -70), (10, -70), (25, -66), (-30, -58), (31, -58), (-16, -80), (2, -84), (18, -80),
        (-6, -60), (12, -60), (-2, -94)]
    for i, (x, y) in enumerate(puffs):
        puff = union(ellipse(x - 4, y, 6.4), ellipse(x + 5, y - 1, 6), ellipse(x, y - 5, 6.4), ellipse(x + 1, y + 4, 6))
        pen.part("corn" if i % 3 else "white", puff)
        pen.mark("corn", crescent(puff, -3, -3), tone=-0.1)
    tub = polygon([(-36, -58), (36, -58), (26, 0), (-26, 0)])
    pen.part("white", tub)
    for left in (-36, -15.4, 5.2, 25.8):
        pen.mark("box", polygon([(left, -60), (left + 10.3, -60), ((left + 10.3) * 0.72, 2), (left * 0.72, 2)]))
    pen.mark("box", polygon([(22, -60), (40, -60), (28, 2), (16, 2)]), tone=-0.16, alpha=0.25)
    pen.part("white", smooth([(-38, -58), (-30, -62), (-24, -57), (-18, -62), (-12, -57), (-6, -62), (0, -57), (6, -62),
        (12, -57), (18, -62), (24, -57), (30, -62), (38, -58), (36, -52), (-36, -52)]), tone=-0.03)
    pen.anchor(top=(0, -98), mouth=(0, -62), opening=(0, -62), handle=(0, -30))


@symbol("chocolate, chocolate bar, candy bar", kinds="sweet, food", height=0.16, place="surface",
    slots={"body": ("#6b3d26", "primary"), "wrap": ("#c9453f", "second"), "foil": ("#d9dee5", "fixed")},
    shapes=("rectangular",))
def chocolate(pen: Pen) -> None:
    pen.part("body", rect(-32, -100, 64, 66, 3))
    for i in range(3):
        for j in range(3):
            x, y = -29 + 20 * i, -97 + 20 * j
            pen.part("body", rect(x, y, 18, 18, 2), tone=0.035)
            pen.mark("body", polygon([(x + 18, y), (x + 18, y + 18), (x, y + 18), (x + 3, y + 15), (x + 15, y + 15),
                (x + 15, y + 3)]), tone=-0.08)
    pen.part("foil", polygon([(-35, -44), (-28, -52), (-20, -44), (-12, -53), (-3, -45), (6, -52), (14, -44), (22, -52),
        (35, -46), (35, -30), (-35, -30)]))
    pen.part("wrap", rect(-36, -38, 72, 38, 2))
    pen.mark("wrap", rect(20, -40, 20, 44), tone=-0.08)
    pen.mark("foil", joined(rect(-24, -24, 48, 4, 2), rect(-16, -16, 32, 3, 1.5)))
    pen.anchor(top=(0, -100), handle=(0, -20))


@symbol("candy, lollipop, lolly, bonbon, candy cane", kinds="sweet, food", height=0.15, place="surface",
    slots={"body": ("#ee5f86", "primary"), "swirl": ("#fff3ea", "second"), "stick": ("#f6f1e6", "fixed")},
    held="gripped", lean=8.0, traits=("colourful",))
def candy(pen: Pen) -> None:
    pen.part("stick", rect(-2.4, -50, 4.8, 50, 2))
    pen.mark("stick", rect(0.6, -50, 3, 50), tone=-0.09)
    disc = ellipse(0, -68, 32)
    pen.part("body", disc)
    spiral = smooth([(r * math.cos(a), -68 + r * math.sin(a)) for r,
        a in ((2 + i * 1.15, i * 0.55) for i in range(30))], closed=False)
    pen.mark("swirl", spiral, width=5)
    pen.mark("body", crescent(disc, -7, -7), tone=-0.13, alpha=0.5)
    gloss(pen, "body", ellipse(-14, -84, 8, 4, turn=-40), detail=0, alpha=0.5)
    pen.anchor(top=(0, -100), handle=(0, -16))
