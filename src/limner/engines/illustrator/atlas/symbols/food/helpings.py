"""What is on a plate beside other things, without a plate of its own: rice, meat, chips, leaves; and a whole meal."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import Path, ellipse, intersection, joined, line, moved, polygon, rotated, smooth
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, crescent, curve, gloss
from limner.engines.illustrator.atlas.templates.served import DISH, GREEN, WHITE, leaf, plate, strands

KINDS = "helping, food"
MEAT: Hue = ("#8a4a2e", "primary")


def _mound(wide: float, tall: float) -> Path:
    """A heap that lies on a plate."""
    return smooth([(-wide, -6), (-0.86 * wide, -0.42 * tall), (-0.45 * wide, -0.86 * tall), (0.05 * wide, -tall),
        (0.5 * wide, -0.84 * tall), (0.9 * wide, -0.4 * tall), (wide, -6), (0.5 * wide, 3), (-0.5 * wide, 3)])


@symbol("rice helping, helping of rice, mound of rice", kinds=KINDS, height=0.055, place="surface",
    slots={"rice": ("#fbf8ee", "primary"), "herb": GREEN})
def rice_helping(pen: Pen) -> None:
    heap = _mound(52, 58)
    pen.part("rice", heap)
    pen.mark("rice", crescent(heap, -10, -9), tone=-0.06)
    grains = []
    for i in range(34):
        t, k = 2.4 * i, math.sqrt((i + 0.5) / 34)
        grains.append(ellipse(44 * k * math.cos(t), -27 + 25 * k * math.sin(t), 4, 1.7, 47 * i))
    pen.mark("rice", intersection(joined(*grains), heap), tone=-0.09)
    pen.mark("herb", joined(*(ellipse(x, y, 2.4, 1.5, 30 * x) for x, y in ((-14, -44), (6, -50), (20, -36), (-4,
        -30)))))
    pen.anchor(top=(0, -58))


@symbol("pasta helping, helping of pasta, nest of pasta", kinds=KINDS, height=0.055, place="surface",
    slots={"noodle": ("#f0cc70", "primary"), "sauce": ("#c9382c", "fixed"), "leaf": GREEN})
def pasta_helping(pen: Pen) -> None:
    heap = _mound(54, 54)
    pen.part("noodle", heap)
    pen.mark("noodle", crescent(heap, -8, -9), tone=-0.07)
    strands(pen, "noodle", heap, -26, 48, 24)
    pen.part("sauce", smooth([(-26, -40), (-8, -54), (16, -53), (30, -40), (18, -31), (4, -36), (-10, -28)]))
    pen.part("leaf", joined(leaf(-2, -54, 8, -20), leaf(8, -53, 7, 200)))
    pen.anchor(top=(0, -56))


@symbol("sliced meat, slice of meat, roast meat, roast beef, roast pork, roast lamb, pork, brisket, "
    "turkey slice, roast turkey, grilled meat", kinds=f"meat, {KINDS}", height=0.06, place="surface",
    slots={"meat": MEAT, "flesh": ("#d98d74", "second"), "gravy": ("#6b371d", "fixed")})
def sliced_meat(pen: Pen) -> None:
    pen.part("gravy", smooth([(-54, -6), (-30, -16), (20, -18), (56, -8), (40, 4), (-30, 5)]), alpha=0.85)
    for i in range(4):
        x, y = -27 + 17 * i, -17 + 2.5 * i
        body = smooth([(x - 26, y + 3), (x - 20, y - 24), (x + 4, y - 34), (x + 24, y - 24), (x + 24, y + 2),
            (x + 4, y + 13)])
        pen.part("meat", body, tone=-0.05)
        inner = moved(rotated(smooth([(x - 21, y + 2), (x - 15, y - 20), (x + 4, y - 28), (x + 19, y - 20),
            (x + 19, y), (x + 3, y + 8)]), -2, (x, y)), 1.5, 1)
        pen.mark("flesh", inner)
        pen.mark("flesh", crescent(inner, 5, 5), tone=0.07)
        pen.mark("meat", joined(*(curve((x - 12 + d, y - 13 + d / 2), (x + d, y - 9), (x + 9, y - 12))
            for d in (0, 5))), width=1.3, alpha=0.35)
    pen.anchor(top=(0, -50))


@symbol("steak cut, cut of steak", kinds=f"meat, {KINDS}", height=0.09, place="surface",
    slots={"meat": ("#7a4128", "primary"), "char": ("#3c2218", "fixed"), "leaf": GREEN})
def steak_cut(pen: Pen) -> None:
    body = smooth([(-54, -24), (-46, -48), (-18, -58), (14, -54), (46, -48), (56, -26), (36, -8), (-2, -4), (-36, -8)])
    pen.part("meat", moved(body, 0, 8), tone=-0.13)
    pen.part("meat", body)
    pen.mark("meat", crescent(body, 3, 4), tone=0.09)
    pen.mark("char", intersection(joined(*(polygon([(x, -66), (x + 6, -66), (x + 34, 4), (x + 28, 4)])
        for x in range(-72, 50, 19))), body), alpha=0.8)
    gloss(pen, "meat", smooth([(-38, -38), (-20, -50), (6, -49), (-16, -43)]), detail=0)
    pen.part("leaf", joined(leaf(-6, -40, 10, 20), leaf(6, -38, 9, 160)))
    pen.anchor(top=(0, -58))


@symbol("fish cut, cut of fish, grilled fish, fried fish, baked fish, cod fillet, white fish", kinds=f"meat, {KINDS}",
    height=0.085, place="surface", slots={"meat": ("#f0a27c", "primary"), "char": ("#a85a30", "fixed"),
    "lemon": ("#f7d84a", "fixed"), "pith": ("#fdf3c0", "fixed")})
def fish_cut(pen: Pen) -> None:
    body = smooth([(-60, -20), (-46, -40), (-6, -46), (38, -42), (58, -28), (50, -10), (8, -4), (-36, -6)])
    pen.part("char", moved(body, 0, 6), tone=-0.03)
    pen.part("meat", body)
    pen.mark("pith", joined(*(curve((x - 8, -50), (x + 4, -30), (x - 4, -4)) for x in range(-40, 56, 16))), width=2,
        alpha=0.6)
    pen.mark("char", joined(ellipse(-30, -32, 9, 3), ellipse(22, -36, 10, 2.6), ellipse(38, -18, 8, 3)), alpha=0.5)
    for x in (-8, 10):
        pen.part("lemon", ellipse(x, -32, 13, 7, -8))
        pen.mark("pith", ellipse(x, -32, 10, 5, -8))
    pen.anchor(top=(0, -46))


@symbol("loose fries, loose chips, pile of fries, potato wedge", kinds=KINDS, height=0.06, place="surface",
    slots={"fry": ("#f2c44e", "primary")})
def loose_fries(pen: Pen) -> None:
    bars = [(-30, -8, 8), (8, -6, -12), (30, -12, 20), (-16, -18, -24), (18, -22, 10), (-34, -22, 34), (0, -32, -8),
        (-14, -38, 26), (16, -40, -30), (2, -48, 6)]
    for i, (x, y, turn) in enumerate(bars):
        bar = rotated(polygon([(x - 27, y - 5), (x + 27, y - 5), (x + 27, y + 5), (x - 27, y + 5)]), turn, (x, y))
        pen.part("fry", bar, tone=(-0.07, -0.02, 0.03)[i % 3])
        pen.mark("fry", rotated(polygon([(x - 27, y - 5), (x + 27, y - 5), (x + 27, y - 2), (x - 27, y - 2)]), turn,
            (x, y)), tone=0.08)
    pen.anchor(top=(0, -54))


@symbol("greens, salad greens, salad leaf, lettuce leaf, leafy greens, collard greens, spinach",
    kinds=f"vegetable, {KINDS}", height=0.06, place="surface",
    slots={"leaf": ("#6aa544", "primary"), "rib": ("#bcd98a", "fixed")})
def greens(pen: Pen) -> None:
    for i, (x, y, turn) in enumerate(((-30, -14, 200), (30, -14, -20), (-16, -26, 240), (18, -28, -62), (0, -20, 270),
        (-24, -8, 176), (24, -8, 4))):
        long = 34 - 2 * (i % 3)
        blade = rotated(smooth([(x - 4, y), (x + 0.3 * long, y - 13), (x + 0.62 * long, y - 10),
            (x + 0.86 * long, y - 12),
            (x + long, y), (x + 0.86 * long, y + 11), (x + 0.6 * long, y + 9), (x + 0.3 * long, y + 12)]), turn, (x, y))
        pen.part("leaf", blade, tone=(-0.08, 0.0, 0.05)[i % 3])
        pen.mark("rib", rotated(line([(x, y), (x + 0.9 * long, y)]), turn, (x, y)), width=1.8)
    pen.anchor(top=(0, -56))


@symbol("carrot slice, sliced carrot, carrot stick, cooked carrot", kinds=f"vegetable, {KINDS}", height=0.05,
    place="surface", slots={"carrot": ("#ee8430", "primary")})
def carrot_slice(pen: Pen) -> None:
    for i, (x, y) in enumerate(((-34, -10), (-6, -8), (24, -9), (40, -16), (-20, -22), (8, -24), (-2, -38), (24, -28))):
        disc = ellipse(x, y, 16, 9.4, 8 * (i % 3) - 8)
        pen.part("carrot", moved(disc, 0, 5), tone=-0.12)
        pen.part("carrot", disc, tone=0.02 * (i % 2))
        pen.mark("carrot", ellipse(x, y, 8, 4.4), tone=0.09)
    pen.anchor(top=(0, -48))


@symbol("toast slice, toast triangle, buttered toast", kinds=f"bread, {KINDS}", height=0.08, place="surface",
    slots={"bread": ("#e6b468", "primary"), "crust": ("#a9692f", "fixed"), "butter": ("#fbe48a", "fixed")})
def toast_slice(pen: Pen) -> None:
    for x, y in ((-16, -22), (14, -8)):
        body = smooth([(x - 38, y + 4, "c"), (x - 6, y - 40), (x + 6, y - 42), (x + 40, y + 2, "c"), (x + 2, y + 8)],
            tension=0.3)
        pen.part("crust", moved(body, 0, 6), tone=-0.05)
        pen.part("bread", body)
        pen.mark("crust", crescent(body, 0, -3.4), alpha=0.7)
        pen.mark("bread", joined(*(ellipse(x + a, y + b, 2.4, 1.4) for a, b in ((-14, -4), (0, -22), (12, -6), (4,
            -12)))),
            tone=-0.08)
    pen.part("butter", polygon([(6, -22), (16, -28), (26, -23), (16, -17)]))
    pen.anchor(top=(0, -62))


@symbol("meal, food, dinner, lunch, supper, plated meal, hot meal, "
    "main course, entree",
    kinds=DISH, height=0.1, place="surface", slots={"plate": WHITE, "meat": MEAT, "flesh": ("#d98d74", "fixed"),
    "gravy": ("#6b371d", "fixed"), "potato": ("#f0d488", "fixed"), "green": ("#5f9d48", "fixed"),
    "stalk": ("#a9cf7a", "fixed"), "carrot": ("#ee8430", "fixed"), "tomato": ("#d8402f", "fixed"), "herb": GREEN},
    nook="kitchen", plan="plate", traits=("serving", "hot"))
def meal(pen: Pen) -> None:
    plate(pen, 92, -34)
    for x, y, s in ((24, -58, 15), (46, -52, 13), (34, -47, 13), (56, -43, 11)):
        pen.part("stalk", smooth([(x - 4, y + 12), (x - 3, y), (x + 3, y), (x + 5, y + 12)]))
        crown = joined(*(ellipse(x + s * a, y - 4 + s * b, 0.56 * s, 0.46 * s) for a, b in
            ((-0.6, 0.0), (0.0, -0.34), (0.6, 0.02), (0.0, 0.14))))
        pen.part("green", crown)
        pen.mark("green", joined(*(ellipse(x + s * a, y - 6 + s * b, 0.2 * s, 0.14 * s) for a, b in
            ((-0.5, -0.1), (0.1, -0.4), (0.5, -0.1)))), tone=0.09)
    mash = smooth([(-62, -44), (-54, -58), (-34, -68), (-12, -64), (0, -50), (-8, -40), (-36, -36)])
    pen.part("potato", mash)
    pen.mark("potato", crescent(mash, -7, -6), tone=-0.08)
    pen.mark("potato", joined(curve((-50, -50), (-34, -60), (-14, -56)), curve((-40, -46), (-26, -52), (-12, -48))),
        width=2.4, tone=-0.1)
    pen.part("gravy", smooth([(-44, -60), (-30, -67), (-16, -62), (-18, -54), (-24, -48), (-30, -54), (-38, -53)]))
    pen.part("herb", joined(leaf(-28, -64, 6, 30), leaf(-22, -65, 5, 150)))
    for i in range(4):
        x, y = -34 + 17 * i, round(-25 + 2.2 * i)
        body = smooth([(x - 23, y + 2), (x - 18, y - 14), (x + 3, y - 20), (x + 21, y - 14), (x + 21, y + 2),
            (x + 3, y + 9)])
        pen.part("meat", body, tone=-0.04)
        inner = smooth([(x - 18, y + 1), (x - 13, y - 11), (x + 4, y - 16), (x + 17, y - 11), (x + 17, y + 1),
            (x + 3, y + 5)])
        pen.mark("flesh", inner)
        pen.mark("flesh", crescent(inner, 4, 3), tone=0.06)
    for i, (x, y) in enumerate(((44, -24), (58, -26), (50, -17), (36, -16), (62, -19))):
        disc = ellipse(x, y, 9, 5.4, 8 * (i % 3))
        pen.part("carrot", moved(disc, 0, 2.6), tone=-0.12)
        pen.part("carrot", disc)
        pen.mark("carrot", ellipse(x, y, 4.4, 2.5), tone=0.08)
    for x, y in ((4, -53), (12, -46)):
        pen.part("tomato", ellipse(x, y, 7.4, 6.4))
        gloss(pen, "tomato", ellipse(x - 2, y - 3, 2.2, 1.4, -20), detail=0)
    pen.anchor(top=(0, -50), handle=(0, -30))
