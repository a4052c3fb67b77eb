"""Nuts, cones and grain."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import ellipse, joined, rotated, smooth
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve
from limner.engines.illustrator.atlas.symbols.food.fruit import LEAF
from limner.engines.illustrator.atlas.templates.round_food import fruit, stalk


@symbol("walnut, nut, hazelnut, pecan", kinds="nut, food", height=0.04, place="surface",
    slots={"shell": ("#b98550", "primary")}, shapes=("round", "spherical"))
def walnut(pen: Pen) -> None:
    fruit(pen, "shell", [(0, -82), (-30, -76), (-46, -46), (-36, -14), (0, 0), (36, -14), (46, -46), (30, -76)],
        shine=False)
    wrinkles = [curve((s * 8, -70), (s * 26, -62), (s * 18, -46), (s * 32, -38), (s * 20, -24), (s * 12, -12))
        for s in (-1, 1)]
    more = [curve((s * 10, -54), (s * 14, -40), (s * 8, -30)) for s in (-1, 1)]
    pen.mark("shell", joined(*wrinkles, *more), width=2.4, tone=-0.14)
    pen.mark("shell", curve((0, -84), (3, -40), (0, 2)), width=4, tone=-0.1)
    pen.anchor(top=(0, -82), handle=(0, -40))


@symbol("peanut, groundnut", kinds="nut, food", height=0.03, place="surface", slots={"shell": ("#d9ae6c", "primary")})
def peanut(pen: Pen) -> None:
    body = rotated(smooth([(-54, -32), (-44, -54), (-18, -56), (0, -46), (20, -56), (46, -52), (54, -30), (44, -8),
        (20, -4),
        (0, -14), (-20, -4), (-46, -8)]), -22, (0, -30))
    fruit(pen, "shell", body, shine=False)
    lines = [rotated(curve((-46, y), (-14, y - 3), (0, y + (2 if y > -30 else -2)), (16, y - 3), (48, y)), -22,
        (0, -30)) for y in (-44, -30, -16)]
    cross = [rotated(curve((x, -52), (x + 2, -30), (x, -8)), -22, (0, -30)) for x in (-38, -22, 18, 34)]
    pen.mark("shell", joined(*lines, *cross), width=1.6, tone=-0.12)
    pen.anchor(top=(0, -54), handle=(0, -30))


@symbol("almond", kinds="nut, food", height=0.03, place="surface", slots={"shell": ("#a8683a", "primary"),
    "flesh": ("#f4e2c0", "fixed")})
def almond(pen: Pen) -> None:
    for dx, turn in ((-16, -28), (18, 22)):
        seed = rotated(smooth([(dx, -78, "c"), (dx - 22, -44), (dx - 18, -14), (dx, -2), (dx + 18, -14),
            (dx + 22, -44)]), turn, (dx, -36))
        fruit(pen, "shell", seed, shine=False)
        lines = [rotated(curve((dx + x * 0.2, -70), (dx + x, -36), (dx + x * 0.4, -8)), turn, (dx, -36))
            for x in (-12, -4, 5, 13)]
        pen.mark("shell", joined(*lines), width=1.3, tone=-0.12)
    pen.anchor(top=(0, -76), handle=(0, -36))


@symbol("acorn, oak nut", kinds="nut", height=0.03, place="surface",
    slots={"nut": ("#c2894a", "primary"), "cup": ("#7a5530", "fixed"), "leaf": LEAF})
def acorn(pen: Pen) -> None:
    fruit(pen, "nut", [(-30, -52), (-30, -28), (-14, -8), (0, 2), (14, -8), (30, -28), (30, -52)])
    pen.part("cup", smooth([(-38, -50, "c"), (-34, -68), (-14, -80), (14, -80), (34, -68), (38, -50, "c"), (18, -45),
        (-18, -45)]))
    pen.mark("cup", joined(*(ellipse(x + (4 if int(y) % 2 else 0), y, 4, 3) for y in (-54, -61, -69)
        for x in range(-34, 36, 9))), tone=0.07)
    stalk(pen, "cup", 0, -78, 16, bend=6, width=5)
    pen.anchor(top=(0, -86), handle=(0, -36))


@symbol("pinecone, pine cone, fir cone", kinds="cone", height=0.1, place="surface",
    slots={"scale": ("#8a5a34", "primary")})
def pinecone(pen: Pen) -> None:
    pen.part("scale", smooth([(0, -98), (-26, -70), (-34, -40), (-22, -8), (0, 0), (22, -8), (34, -40), (26, -70)]),
        tone=-0.12)
    for y, half, number in ((-10, 17, 3), (-22, 27, 4), (-35, 31, 5), (-48, 30, 4), (-60, 25, 4), (-72, 18, 3),
        (-84, 10, 2), (-93, 0, 1)):
        for i in range(number):
            x = half * (2 * i / (number - 1) - 1) if number > 1 else 0.0
            pen.part("scale", smooth([(x, y - 10), (x - 9, y - 2), (x - 6, y + 7), (x, y + 9), (x + 6, y + 7),
                (x + 9, y - 2)]), tone=0.02 + 0.0006 * x)
            pen.mark("scale", ellipse(x, y + 5, 4, 2.6), tone=0.09)
    pen.anchor(top=(0, -98), handle=(0, -46))


@symbol("wheat, ear of wheat, grain, barley, rye, cereal plant", kinds="plant", height=0.9,
    slots={"ear": ("#e0b452", "primary"), "stem": ("#b98f3c", "follow")}, home="farm")
def wheat(pen: Pen) -> None:
    for lean, foot in ((-16, -4), (15, 4), (0, 0)):
        tip = foot + lean
        pen.stroke("stem", curve((foot, 0), (foot + lean * 0.4, -40), (tip, -78)), 2)
        for i in range(5):
            y, x = -50 - 8 * i, foot + lean * (0.55 + 0.09 * i)
            for side in (-1, 1):
                pen.part("ear", ellipse(x + side * 4.4, y, 3.2, 6.4, 24 * side), tone=-0.03 if side > 0 else 0.02)
                pen.stroke("ear", curve((x + side * 5, y - 5), (x + side * 9, y - 15)), 0.8, detail=1)
        pen.part("ear", ellipse(foot + lean, -92, 3, 6.6, lean))
    pen.anchor(top=(0, -98), handle=(0, -40))


@symbol("chestnut, sweet chestnut, roasted chestnut, conker", kinds="nut, food", height=0.03, place="surface",
    slots={"shell": ("#7c3f22", "primary"), "base": ("#d2ab7c", "fixed")}, shapes=("round",))
def chestnut(pen: Pen) -> None:
    nut = smooth([(0, -84, "c"), (-16, -72), (-44, -54), (-52, -28), (-34, -6), (0, 0), (34, -6), (52, -28), (44, -54),
        (16, -72)])
    pen.part("shell", nut)
    pen.mark("shell", crescent(nut, -10, -8), tone=-0.09)
    pen.mark("base", smooth([(-60, -20), (-30, -30), (0, -26), (30, -30), (60, -20), (40, 10), (-40, 10)]))
    pen.mark("shell", joined(*(curve((x * 0.1, -84), (x * 0.9, -56), (x, -30)) for x in (-34, -18, 0, 18, 34))),
        width=1.4, tone=-0.1)
    pen.mark("shell", ellipse(-18, -52, 7, 15, 28), tone=0.28, alpha=0.6)
    pen.part("base", smooth([(0, -96, "c"), (-4, -82), (0, -78), (4, -82)]), tone=-0.08)
    pen.anchor(top=(0, -92), handle=(0, -40))
