"""Dishes in their bowls and glasses, seen from above the table's edge."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import Path, ellipse, joined, line, moved, polygon, rect, rotated, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, gloss, quad
from limner.engines.illustrator.atlas.templates.served import (
    BED,
    DISH,
    GARNISH,
    GREEN,
    ROUND,
    WHITE,
    bowl,
    leaf,
    plate,
    strands,
)


@symbol("ramen, bowl of ramen, ramen noodles, tonkotsu, shoyu ramen", kinds="noodle, dish, food", height=0.13,
    place="surface", slots={"bowl": ("#2a2d36", "primary"), "broth": ("#c07c36", "fixed"),
    "noodle": ("#f3d98e", "fixed"), "egg": ("#fdf8ec", "fixed"), "yolk": ("#f2962c", "fixed"),
    "pork": ("#d49a7c", "fixed"), "nori": ("#24382f", "fixed"), "pink": ("#ea86a0", "fixed"), "green": GREEN,
    "line": ("#c8403a", "fixed")}, bed="served", traits=("hot", "serving"), plan="plate")
def ramen(pen: Pen) -> None:
    bowl(pen, "bowl", "broth", rx=70, top=-60, bed=False)
    pen.stroke("line", intersection_line(70, -60), 1.8)
    level = ellipse(0, -57.6, 63, 24)
    pen.mark("broth", joined(*(ellipse(x, y, 3, 1.5) for x, y in ((-44, -52), (38, -44), (-30, -40), (50, -58)))),
        tone=0.12, alpha=0.7)
    for x, y in ((-30, -76), (-14, -79)):
        pen.part("nori", polygon([(x - 10, y + 14), (x - 13, y - 22), (x + 10, y - 26), (x + 12, y + 10)]),
            tone=0.03 if x > -20 else 0.0)
    nest = smooth([(-52, -56), (-38, -66), (-6, -70), (32, -67), (50, -57), (38, -46), (0, -40), (-38, -45)])
    pen.part("noodle", nest, name=BED)
    strands(pen, "noodle", level, -56, 52, 15)
    for x, y in ((26, -68), (38, -62)):
        slice_ = ellipse(x, y, 17, 8.4, -8)
        pen.part("pork", slice_, name=GARNISH)
        pen.mark("pork", crescent(slice_, 3, 2), tone=-0.16)
        pen.mark("egg", curve((x - 9, y + 1), (x - 1, y - 3), (x + 8, y)), width=1.6, alpha=0.5)
    for x, y, t in ((-22, -56, -10), (-2, -50, 6)):
        pen.part("egg", ellipse(x, y, 14, 8.6, t), name=GARNISH)
        pen.mark("yolk", ellipse(x + 0.6, y + 0.4, 8.2, 5, t))
    pen.part("egg", union(*(ellipse(26 + 9 * math.cos(i), -48 + 4.6 * math.sin(i), 3.6, 2.2) for i in range(7)),
        ellipse(26, -48, 9, 4.6)), name=GARNISH)
    pen.stroke("pink", curve((21, -48), (24, -50.6), (29, -49), (29, -46), (24, -46)), 1.6, name=GARNISH)
    pen.part("green", joined(*(ellipse(x, y, 3, 1.8) for x, y in ((-8, -62), (6, -60), (2, -66), (10, -55),
        (-38, -52), (14, -44), (42, -52), (-12, -42)))), shade="flat")
    pen.anchor(top=(0, -66), mouth=(0, -58))


def intersection_line(rx: float, top: float) -> Path:
    """A line round a bowl's wall, under the rim."""
    return curve(*((0.97 * rx * math.cos(t), top + 9 + 0.97 * rx * ROUND * math.sin(t)) for t in
        (0.12, 0.5, 1.0, 1.57, 2.14, 2.64, 3.02)))


@symbol("spaghetti, pasta, spaghetti and meatballs, plate of pasta, "
    "plate of spaghetti, plate of spaghetti and meatballs, spaghetti bolognese, fettuccine, linguine, tagliatelle, "
    "carbonara", kinds=DISH, height=0.1, place="surface", slots={"noodle": ("#f3cf72", "fixed"),
    "sauce": ("#c9382c", "primary"), "plate": WHITE, "leaf": GREEN, "meat": ("#7a4530", "fixed")}, nook="kitchen",
    bed="heaped", plan="plate", traits=("serving", "hot"),
    served="pasta_helping")
def spaghetti(pen: Pen) -> None:
    plate(pen, 84)
    heap = smooth([(-58, -28), (-50, -42), (-30, -56), (-6, -66), (18, -64), (40, -50), (56, -36), (58, -25), (30, -14),
        (-2, -11), (-34, -15)])
    pen.part("noodle", heap)
    pen.mark("noodle", crescent(heap, -8, -10), tone=-0.06)
    strands(pen, "noodle", heap, -37, 62, 30)
    sauce = smooth([(-34, -50), (-18, -64), (4, -70), (26, -64), (38, -48), (32, -38), (22, -42), (12, -31), (-2, -38),
        (-14, -29), (-24, -40)])
    pen.part("sauce", sauce, name=BED)
    pen.mark("sauce", crescent(sauce, -5, -6), tone=-0.08)
    gloss(pen, "sauce", smooth([(-22, -56), (-8, -64), (8, -66), (-8, -60)]), detail=0)
    for x, y in ((-13, -62), (14, -61), (0, -71)):
        ball = ellipse(x, y, 11, 10)
        pen.part("meat", ball, name=GARNISH)
        pen.mark("meat", crescent(ball, -3, -3), tone=-0.1)
        pen.mark("sauce", ellipse(x - 2, y - 6, 7, 3.4), alpha=0.8)
    pen.part("leaf", union(leaf(-6, -82, 8, -24), leaf(6, -82, 8, 200)), name=GARNISH)
    pen.anchor(top=(0, -72), handle=(0, -30))


@symbol("salad, green salad, mixed salad, caesar salad, greek salad, garden salad, bowl of salad", kinds=DISH,
    height=0.13, place="surface", slots={"bowl": ("#e9ebee", "primary"), "leaf": ("#6fae44", "fixed"),
    "pale": ("#a9cf6a", "fixed"), "deep": ("#4b8a3a", "fixed"), "tomato": ("#d8402f", "fixed"),
    "cucumber": ("#d5e8a8", "fixed"), "rind": ("#3f7d3a", "fixed")}, nook="kitchen", bed="strewn", plan="plate",
    traits=("serving",),
    served="greens")
def salad(pen: Pen) -> None:
    bowl(pen, "bowl", "deep", rx=70, top=-56, bed=False)
    heap = smooth([(-62, -58), (-50, -70), (-26, -82), (0, -86), (28, -82), (52, -70), (62, -57), (40, -42), (0, -36),
        (-40, -42)])
    pen.part("leaf", heap, name=BED)
    for i in range(19):
        t, k = i * 2.4, 0.2 + 0.8 * ((i * 7) % 19) / 19
        x, y = 54 * k * math.cos(t), -60 + 20 * k * math.sin(t)
        curl = [(x + (13 + 3 * (j % 2)) * math.cos(j * math.pi / 5),
            y + (7 + 2.2 * (j % 2)) * math.sin(j * math.pi / 5))
            for j in range(10)]
        pen.part(("leaf", "pale", "deep")[i % 3], smooth(curl), tone=0.02 * (i % 3) - 0.02)
        pen.mark("pale", curve((x - 9, y + 2), (x, y - 1), (x + 9, y - 2)), width=1.1, alpha=0.7)
    for x, y in ((-34, -62), (-6, -76), (30, -66), (6, -48), (44, -54)):
        half = ellipse(x, y, 9.4, 7)
        pen.part("tomato", half, name=GARNISH)
        pen.mark("tomato", crescent(half, -3, -3), tone=-0.08)
        pen.mark("cucumber", ellipse(x - 3, y - 3, 2, 1.2), alpha=0.7)
    for x, y in ((-18, -52), (14, -64), (-44, -50), (32, -46)):
        pen.part("rind", ellipse(x, y, 10, 5.6), name=GARNISH)
        pen.mark("cucumber", ellipse(x, y, 8.6, 4.6))
        pen.mark("pale", ellipse(x, y, 3.4, 1.8), tone=-0.06)
    pen.anchor(top=(0, -72), mouth=(0, -58))


@symbol("cereal, bowl of cereal, granola, muesli, cornflake, corn flake", kinds=DISH, height=0.1, place="surface",
    slots={"bowl": ("#5a8fbc", "primary"), "milk": ("#fdfbf4", "fixed"), "flake": ("#d99a45", "fixed")},
    nook="kitchen", bed="strewn", plan="plate", traits=("serving",))
def cereal(pen: Pen) -> None:
    bowl(pen, "bowl", "milk", rx=64, top=-54)
    for i in range(46):
        t, k = i * 2.4, math.sqrt((i + 0.5) / 46)
        x, y = 53 * k * math.cos(t), -54 + 18 * k * math.sin(t) - 4 * (1 - k)
        flake = rotated(smooth([(x - 6, y), (x - 2, y - 3.4), (x + 5, y - 2.6), (x + 6, y + 2), (x - 1, y + 3.2)]),
            47 * i,
            (x, y))
        pen.part("flake", flake, tone=0.07 * (i % 3) - 0.06)
    pen.anchor(top=(0, -58), mouth=(0, -54))


@symbol("porridge, oatmeal, bowl of oatmeal, bowl of porridge, smoothie bowl, breakfast bowl, rice pudding, semolina",
    kinds=DISH, height=0.1, place="surface", slots={"bowl": ("#4f7f92", "primary"), "oats": ("#e9d3a8", "second")},
    nook="kitchen", bed="strewn", plan="plate", traits=("serving", "hot"))
def porridge(pen: Pen) -> None:
    _thick(pen)


@symbol("acai bowl, açai bowl, berry smoothie bowl", kinds=DISH, height=0.1, place="surface",
    slots={"bowl": ("#b98a5a", "primary"), "oats": ("#6a3260", "second")}, nook="kitchen", bed="strewn", plan="plate",
    traits=("serving",))
def acai_bowl(pen: Pen) -> None:
    _thick(pen)


def _thick(pen: Pen) -> None:
    """A bowl of something thick, with a swirl in it."""
    bowl(pen, "bowl", "oats", rx=64, top=-54)
    swirl = curve(*(((0.8 - 0.075 * i) * 52 * math.cos(0.8 * i), -53 + (0.8 - 0.075 * i) * 18 * math.sin(0.8 * i))
        for i in range(10)))
    pen.mark("oats", swirl, width=4, tone=-0.07)
    pen.mark("oats", moved(swirl, 0, -2.4), width=2, tone=0.06)
    pen.anchor(top=(0, -56), mouth=(0, -54))


@symbol("fruit salad, bowl of fruit salad", kinds=DISH, height=0.12, place="surface", slots={"bowl": ("#e9ebee",
    "primary"),
    "mango": ("#f5b23e", "fixed"), "straw": ("#d8343f", "fixed"), "kiwi": ("#9cc54a", "fixed"), "rind": ("#fbe9d0",
    "fixed"),
    "blue": ("#44538f", "fixed"), "grape": ("#b7cf5a", "fixed"), "leaf": GREEN}, nook="kitchen", bed="strewn",
    plan="plate",
    traits=("serving",))
def fruit_salad(pen: Pen) -> None:
    bowl(pen, "bowl", "mango", rx=68, top=-56, bed=False)
    pen.part("mango", smooth([(-60, -57), (-46, -70), (0, -80), (46, -70), (60, -57), (38, -42), (0, -36), (-38,
        -42)]), tone=-0.06,
        name=BED)
    for i in range(26):
        t, k = i * 2.4, math.sqrt((i + 0.5) / 26)
        x, y = 52 * k * math.cos(t), -57 + 17 * k * math.sin(t) - 5 * (1 - k)
        slot = ("mango", "straw", "kiwi", "blue", "grape")[i % 5]
        piece = quad((x - 10, y - 3), (x + 1, y - 8), (x + 11, y - 2), (x, y + 5)) if slot == "mango" else ellipse(x,
            y, 9, 7)
        if slot == "straw":
            piece = smooth([(x - 9, y - 5), (x, y - 8), (x + 9, y - 5), (x + 5, y + 4), (x, y + 8), (x - 5, y + 4)])
        pen.part(slot, piece, tone=0.03 * (i % 2))
        pen.mark(slot, crescent(piece, -2.4, -2.4), tone=-0.08)
        if slot == "kiwi":
            pen.mark("rind", ellipse(x, y, 3.2, 2.2))
    pen.part("leaf", joined(leaf(-4, -80, 9, -30), leaf(8, -80, 8, 200)))
    pen.anchor(top=(0, -74), mouth=(0, -58))


@symbol("soup, tomato soup, pumpkin soup, chicken soup, vegetable soup, noodle soup, onion soup, miso soup, "
    "lentil soup, broth, "
    "chowder, gazpacho, bowl of soup, soup bowl", kinds="soup, dish, food", height=0.1, place="surface",
    slots={"bowl": ("#4d86b8", "primary"), "soup": ("#e0813a", "second"), "cream": ("#fbe6c4", "fixed"), "herb": GREEN},
    nook="kitchen", bed="strewn", plan="plate", traits=("serving", "hot", "eaten from"))
def soup(pen: Pen) -> None:
    bowl(pen, "bowl", "soup", rx=64, top=-54)
    pen.mark("soup", crescent(ellipse(0, -51, 58, 22), -6, 5), tone=-0.06)
    swirl = curve(*(((0.16 + 0.1 * i) * 46 * math.cos(0.95 * i + 2),
        -51 + (0.16 + 0.1 * i) * 17 * math.sin(0.95 * i + 2))
        for i in range(8)))
    pen.mark("cream", swirl, width=2.6, alpha=0.85)
    pen.part("herb", joined(leaf(-10, -54, 7, 20), leaf(2, -57, 7, -40), leaf(8, -49, 6, 80)), name=GARNISH)
    pen.anchor(top=(0, -54), mouth=(0, -52), opening=(0, -52), seat=(0, -46))


@symbol("sundae, ice cream sundae, hot fudge sundae, banana split, ice cream cup, knickerbocker glory", kinds="sweet, "
    "dish, food",
    height=0.2, place="surface", slots={"scoop": ("#f7a8bd", "primary"), "top": ("#fdf0d2", "second"),
    "third": ("#8a5a3c", "fixed"), "cream": ("#fffaf0", "fixed"), "sauce": ("#5b2f1c", "fixed"),
    "berry": ("#d8343f", "fixed"), "glass": ("#cfe4ee", "fixed"), "wafer": ("#d99a4f", "fixed")},
    bed="crowned", traits=("serving",))
def sundae(pen: Pen) -> None:
    pen.part("glass", ellipse(0, -3, 26, 6), alpha=0.9)
    pen.part("glass", smooth([(-3.5, -5), (-3, -24), (3, -24), (3.5, -5)]), tone=-0.06)
    pen.part("wafer", rotated(rect(16, -122, 9, 50, 2), 24, (20, -90)))
    pen.mark("wafer", rotated(joined(*(line([(14, y), (28, y + 6)]) for y in range(-124, -70, 6))), 24, (20, -90)),
        width=1,
        tone=-0.12)
    cup = smooth([(-40, -66, "c"), (-34, -44), (-18, -28), (0, -22), (18, -28), (34, -44), (40, -66, "c"), (0, -58)])
    pen.part("top", cup, tone=-0.03)
    pen.mark("scoop", smooth([(-44, -58), (-20, -50), (0, -55), (20, -48), (44, -54), (40, -36), (-40, -38)]))
    pen.mark("sauce", smooth([(-30, -40), (-10, -34), (10, -37), (30, -40), (20, -22), (-20, -22)]), alpha=0.9)
    for slot, x, y in (("third", -20, -72), ("scoop", 20, -72), ("top", 0, -88)):
        ball = smooth([(x - 23, y + 6), (x - 20, y - 13), (x, y - 22), (x + 20, y - 13), (x + 23, y + 6), (x + 12,
            y + 11),
            (x, y + 7), (x - 12, y + 11)])
        pen.part(slot, ball)
        pen.mark(slot, crescent(ball, -7, -7), tone=-0.08)
        gloss(pen, slot, ellipse(x - 8, y - 11, 5, 3, -30), detail=0)
    pen.part("sauce", smooth([(-20, -96), (-10, -108), (10, -108), (20, -97), (22, -80), (17, -76), (14, -90), (6, -92),
        (2, -78), (-4, -77), (-6, -92), (-12, -92), (-16, -84), (-20, -86)]), name=BED)
    gloss(pen, "sauce", smooth([(-12, -100), (-4, -105), (4, -104), (-4, -101)]), detail=0)
    for y, w in ((-108, 13), (-115, 9), (-121, 5)):
        pen.part("cream", smooth([(-w, y), (-0.6 * w, y - 6), (0.6 * w, y - 6), (w, y), (0, y + 4)]), name=GARNISH)
        pen.mark("cream", curve((-w, y + 1), (0, y + 3), (w, y)), width=1.4, tone=-0.09)
    pen.part("berry", ellipse(2, -129, 7), name=GARNISH)
    pen.mark("cream", ellipse(0, -132, 2, 1.4), alpha=0.8)
    pen.stroke("berry", curve((2, -135), (5, -143), (12, -147)), 1.5, tone=-0.2, name=GARNISH)
    pen.part("glass", smooth([(-41, -67, "c"), (-35, -44), (-19, -28), (0, -21), (19, -28), (35, -44), (41, -67, "c"),
        (0, -58)]), shade="glass", alpha=0.35)
    pen.anchor(top=(0, -112), handle=(0, -15))
