"""Dishes of the Middle East and North Africa, each on the plate or in the bowl that it comes in."""

# fmt: off
# Outlines read better as runs of points than one point a line.


from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    line,
    polygon,
    rect,
    rotated,
    smooth,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve
from limner.engines.illustrator.atlas.symbols.food.crockery import DISH, GREEN, SWEET, bowl, plate


@symbol("falafel, falafel plate, falafel ball", kinds=DISH, height=0.07, place="surface", slots={"plate": ("#f3efe6",
    "primary"), "ball": ("#a86a32", "fixed"), "inside": ("#7fa24a", "fixed"), "hummus": ("#e8d2a2", "fixed"),
    "oil": ("#d9a32c", "fixed"),
    "green": GREEN, "tomato": ("#d6402f", "fixed")})
def falafel(pen: Pen) -> None:
    plate(pen, -10, 70)
    pen.part("hummus", ellipse(-36, -15, 24, 8))
    pen.mark("oil", difference(ellipse(-36, -16, 15, 4.4), ellipse(-36, -16, 9, 2.2)))
    pen.part("green", joined(*(smooth([(x, -10, "c"), (x + 6, -24), (x + 16, -22), (x + 20, -10, "c")]) for x in (22,
        36, 46))))
    pen.part("tomato", joined(ellipse(52, -13, 7, 6), ellipse(62, -11, 6, 5)))
    for x, y in ((-8, -16), (14, -17), (34, -15), (3, -34), (24, -34), (13, -50)):
        ball = smooth([(x - 12, y), (x - 8, y - 10), (x + 1, y - 12), (x + 9, y - 9), (x + 12, y + 1), (x + 7,
            y + 9), (x - 6, y + 9)])
        pen.part("ball", ball)
        pen.mark("ball", crescent(ball, -4, -4), tone=-0.1)
        pen.mark("ball", joined(*(ellipse(x + a, y + b, 1.4) for a, b in ((-6, -4), (0, -7), (4, -2), (-3, 2), (-7,
            3), (5, 4), (0, 5)))), tone=0.1)
    half = ellipse(-14, -30, 11, 10)
    pen.part("ball", half)
    pen.mark("inside", ellipse(-15, -29, 8.4, 7.6))
    pen.mark("hummus", joined(*(ellipse(-15 + a, -29 + b, 1) for a, b in ((-4, -3), (0, -4), (3, 0), (-2, 2), (2,
        4)))), alpha=0.8)
    pen.anchor(top=(13, -62))


@symbol("hummus, bowl of hummus, hummus with pita", kinds=DISH, height=0.07, place="surface",
    slots={"bowl": ("#4f7f9e", "primary"), "dip": ("#e8d2a0", "fixed"), "oil": ("#d9a32c", "fixed"),
    "paprika": ("#c5482c", "fixed"), "pita": ("#e6bd80", "fixed"),
    "green": GREEN, "pea": ("#d9b36a", "fixed")})
def hummus(pen: Pen) -> None:
    for x, t in ((-58, -24), (-46, -6), (56, 22), (44, 6)):
        pen.part("pita", rotated(smooth([(x - 14, -20, "c"), (x, -56, "c"), (x + 14, -20, "c"), (x, -16)],
            tension=0.3), t, (x, -20)))
        pen.mark("pita", rotated(joined(ellipse(x - 3, -34, 2.4), ellipse(x + 4, -28, 2), ellipse(x, -44, 1.6)), t,
            (x, -20)), tone=-0.12)
    bowl(pen, "bowl", 52, -36, tilt=0.3)
    pen.part("dip", ellipse(0, -38, 47, 13.4))
    pen.mark("dip", difference(ellipse(0, -38, 36, 10), ellipse(0, -38.6, 26, 7)), tone=-0.08)
    pen.mark("oil", difference(ellipse(0, -38, 30, 8), ellipse(0, -38.4, 20, 5)), alpha=0.9)
    pen.mark("paprika", joined(*(ellipse(-20 + (i * 13) % 41, -44 + (i * 7) % 12, 1.2) for i in range(16))))
    pen.part("pea", joined(*(ellipse(x, y, 4, 3.4) for x, y in ((-5, -40), (3, -42), (4, -37)))))
    pen.part("green", joined(*(smooth([(x, y, "c"), (x + 4, y - 6), (x + 10, y - 3, "c"), (x + 5, y + 1)]) for x,
        y in ((8, -42), (-16, -43), (-4, -34)))))
    pen.anchor(top=(0, -50), mouth=(0, -38))


@symbol("tajine, tagine, moroccan tagine, clay pot tagine", kinds=DISH, height=0.25, place="surface",
    slots={"clay": ("#c0663a", "primary"), "trim": ("#2f6f8f", "fixed"), "cream": ("#f4e6c8", "fixed"),
    "steam": ("#ffffff", "fixed")})
def tagine(pen: Pen) -> None:
    pen.part("clay", smooth([(-56, -22, "c"), (-50, -8), (-36, 0, "c"), (36, 0, "c"), (50, -8), (56, -22, "c")]))
    pen.mark("trim", joined(*(polygon([(x - 6, -14), (x, -20), (x + 6, -14), (x, -8)]) for x in (-40, -24, -8, 8, 24,
        40))))
    cone = smooth([(-50, -24, "c"), (-34, -44), (-18, -72), (-8, -90, "c"), (8, -90, "c"), (18, -72), (34, -44), (50,
        -24, "c"), (0, -18)])
    pen.part("clay", cone, tone=0.03)
    pen.mark("clay", crescent(cone, -14, 0), tone=-0.1)
    pen.mark("cream", joined(curve((-60, -34), (0, -26), (60, -34)), curve((-30, -62), (0, -56), (30, -62))), width=2)
    pen.mark("trim", joined(*(polygon([(x - 5, -42 + abs(x) * -0.04), (x, -50), (x + 5, -42 + abs(x) * -0.04), (x,
        -36)]) for x in (-26, -13, 0, 13, 26))))
    pen.part("clay", smooth([(-8, -88, "c"), (-11, -98), (-8, -105), (8, -105), (11, -98), (8, -88, "c")]), tone=0.05)
    pen.part("clay", rect(-58, -26, 116, 5, 2), tone=-0.06)
    pen.anchor(top=(0, -105))


@symbol("baklava, piece of baklava, turkish dessert", kinds=SWEET, height=0.05, place="surface",
    slots={"pastry": ("#d99b3f", "primary"), "nut": ("#7fa045", "fixed"), "dark": ("#9a6420", "follow"),
    "plate": ("#f0ede6", "fixed"), "shine": ("#f8dc92", "fixed")})
def baklava(pen: Pen) -> None:
    plate(pen, -6, 70)
    for x, y in ((-30, -8), (28, -8), (-1, -28)):
        pen.part("pastry", polygon([(x - 28, y - 14), (x, y - 4), (x, y + 8), (x - 28, y - 2)]), tone=-0.06)
        pen.mark("dark", joined(*(line([(x - 30, y - 12 + d), (x, y - 2 + d)]) for d in (0, 5, 10))), width=0.9)
        pen.mark("nut", polygon([(x - 30, y - 9), (x, y + 1), (x, y + 4), (x - 30, y - 6)]))
        pen.part("pastry", polygon([(x + 28, y - 14), (x, y - 4), (x, y + 8), (x + 28, y - 2)]), tone=-0.12)
        pen.mark("dark", joined(*(line([(x + 30, y - 12 + d), (x, y - 2 + d)]) for d in (0, 5, 10))), width=0.9)
        pen.mark("nut", polygon([(x + 30, y - 9), (x, y + 1), (x, y + 4), (x + 30, y - 6)]))
        pen.part("pastry", polygon([(x - 28, y - 14), (x, y - 25), (x + 28, y - 14), (x, y - 4)]))
        pen.mark("shine", polygon([(x - 20, y - 15), (x - 2, y - 22), (x + 6, y - 19), (x - 12, y - 12)]), alpha=0.6)
        pen.part("nut", joined(*(ellipse(x + a, y - 14 + b, 2.4, 1.6, 30 * i) for i, (a, b) in enumerate(((-4, 0),
            (3, -2), (0, 3), (7, 1), (-8, -1))))))
    pen.anchor(top=(0, -52))
