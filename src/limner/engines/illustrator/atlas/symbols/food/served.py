"""Dishes on their plates, seen from above the table's edge."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math
from itertools import pairwise

from limner.drawing.geometry import (
    Path,
    ellipse,
    intersection,
    joined,
    line,
    moved,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)
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
    butter,
    leaf,
    pile,
    plate,
    poured,
)


@symbol("pancake, stack of pancakes, flapjack, hotcake", kinds=DISH, height=0.13, place="surface",
    slots={"body": ("#dfa352", "primary"), "plate": WHITE, "syrup": ("#9a4f1c", "fixed"),
    "butter": ("#fbe48a", "fixed")}, nook="kitchen", bed="heaped", plan="plate", traits=("serving",))
def pancake(pen: Pen) -> None:
    plate(pen, 80)
    y = pile(pen, "body", 50, -29, 10.5, 6)
    syrup = poured((0, y), 47, 17, ((-0.8, 16), (-0.3, 30), (0.25, 20), (0.72, 34)))
    pen.part("syrup", syrup, alpha=0.92, name=GARNISH)
    gloss(pen, "syrup", smooth([(-30, y - 4), (-12, y - 11), (16, y - 11), (-6, y - 8)]), detail=0, alpha=0.6)
    butter(pen, -2, y - 3)
    pen.anchor(top=(0, y - 8), handle=(0, -30))


@symbol("waffle, belgian waffle, stack of waffles", kinds=DISH, height=0.11, place="surface",
    slots={"waffle": ("#dca552", "primary"), "syrup": ("#8f4a20", "fixed"), "butter": ("#fbe68a", "fixed"),
    "plate": WHITE}, nook="kitchen", bed="heaped", plan="plate", traits=("serving",))
def waffle(pen: Pen) -> None:
    plate(pen, 80)
    y = pile(pen, "waffle", 56, -28, 12, 3)
    cells = []
    for row in range(-3, 4):
        for column in range(-4, 5):
            x, low = column * 12.4 + row * 1.2, y + row * 5.9
            cells.append(quad((x - 4.4, low - 2), (x + 4.4, low - 2), (x + 4.9, low + 2.2), (x - 4.1, low + 2.2)))
    pockets = intersection(joined(*cells), ellipse(0, y, 50, 50 * ROUND))
    pen.mark("waffle", pockets, tone=-0.2)
    pen.mark("waffle", intersection(moved(pockets, 0.8, 1.6), pockets), tone=-0.1)
    pen.part("syrup", poured((0, y), 48, 16, ((-0.7, 20), (-0.1, 13), (0.5, 26))), alpha=0.8, name=GARNISH)
    butter(pen, -2, y - 3)
    pen.anchor(top=(0, y - 8), handle=(0, -30))


@symbol("pizza, margherita, pepperoni pizza", kinds=DISH, height=0.16, place="surface", sliced="pizza_slice",
    slots={"cheese": ("#f6c95a", "primary"), "crust": ("#d0924a", "fixed"), "sauce": ("#c8412f", "fixed"),
    "leaf": GREEN, "board": ("#9a6a3f", "fixed")}, shapes=("round", "triangular"), bed="strewn",
    poses="standing, face", traits=("serving",))
def pizza(pen: Pen) -> None:
    if pen.pose == "face":
        _pizza(pen, -50, 50, 50)
        pen.anchor(top=(0, -100))
        return
    pen.part("board", ellipse(0, -34, 84, 36), tone=-0.12)
    pen.part("board", ellipse(0, -39, 84, 36))
    pen.mark("board", joined(*(line([(-90, y), (90, y - 3)]) for y in range(-74, 0, 9))), tone=-0.06, width=1.2)
    _pizza(pen, -44, 74, 33)
    pen.anchor(top=(0, -48), handle=(0, -30))


def _pizza(pen: Pen, y: float, rx: float, ry: float) -> None:
    """The whole pizza about (0, y)."""
    def about(k: float, step: float, wave: float) -> Path:
        turns = (i * 2 * math.pi / 24 for i in range(24))
        return smooth([((k + wave * math.sin(t * step)) * rx * math.cos(t), y + (k + wave * math.sin(t * step)) * ry
            * math.sin(t)) for t in turns])
    pen.part("crust", moved(about(1.0, 7, 0.012), 0, 5), tone=-0.17)
    pen.part("crust", about(1.0, 7, 0.012))
    pen.mark("crust", crescent(about(1.0, 7, 0.012), -4, -3), tone=-0.06)
    pen.mark("crust", joined(*(ellipse(0.93 * rx * math.cos(t), y + 0.93 * ry * math.sin(t), 4, 2.2) for t in
        (0.4, 1.3, 2.2, 2.9, 3.9, 4.6, 5.6))), tone=-0.14, alpha=0.6)
    pen.part("sauce", about(0.865, 5, 0.01))
    pen.part("cheese", about(0.81, 11, 0.025), name=BED)
    pen.mark("cheese", joined(*(ellipse(k * rx * math.cos(t), y + k * ry * math.sin(t), 9, 4.6) for k, t in
        ((0.3, 0.6), (0.55, 2.0), (0.6, 3.6), (0.5, 5.2), (0.2, 4.0), (0.66, 0.1)))), tone=0.08)
    pen.mark("crust", joined(*(ellipse(k * rx * math.cos(t), y + k * ry * math.sin(t), 3.4, 1.8) for k, t in
        ((0.4, 1.3), (0.66, 2.7), (0.3, 5.6), (0.7, 4.4)))), alpha=0.5)
    for k, t in ((0.58, 0.3), (0.6, 1.35), (0.56, 2.4), (0.6, 3.5), (0.55, 4.55), (0.62, 5.5), (0.08, 1.0)):
        slice_ = ellipse(k * rx * math.cos(t), y + k * ry * math.sin(t), 0.16 * rx, 0.165 * ry)
        pen.part("sauce", slice_, name=GARNISH)
        pen.mark("sauce", crescent(slice_, -2, -1.6), tone=-0.1)
    pen.part("leaf", joined(*(leaf(k * rx * math.cos(t), y + k * ry * math.sin(t), 0.1 * rx, 90 * t) for k, t in
        ((0.34, 0.8), (0.36, 2.9), (0.33, 5.0), (0.7, 1.9), (0.72, 4.0)))), name=GARNISH)


@symbol("toast, slice of toast, slice of bread, french toast, bruschetta, crostini", kinds="bread, dish, food",
    height=0.07, place="surface", slots={"bread": ("#edc684", "primary"), "crust": ("#b0702f", "fixed"),
    "plate": WHITE}, nook="kitchen", bed="strewn", plan="plate", traits=("serving",),
    served="toast_slice")
def toast(pen: Pen) -> None:
    _toast(pen, "")


@symbol("avocado toast", kinds="bread, dish, food", height=0.07, place="surface",
    slots={"bread": ("#edc684", "primary"), "crust": ("#b0702f", "fixed"), "plate": WHITE,
    "spread": ("#9cbf52", "fixed"), "seed": ("#4a4a3a", "fixed")}, nook="kitchen", bed="strewn", plan="plate",
    traits=("serving",))
def avocado_toast(pen: Pen) -> None:
    _toast(pen, "spread")
    pen.mark("spread", joined(*(curve((x - 9, y + 2), (x, y - 2), (x + 9, y)) for x, y in ((-26, -46), (4, -50), (30,
        -44),
        (-8, -36), (22, -33)))), width=3, tone=0.07)
    pen.mark("seed", joined(*(ellipse(x, y, 1.3, 0.8) for x, y in ((-32, -42), (-18, -50), (0, -43), (12, -54), (26,
        -50),
        (36, -38), (-14, -33), (6, -30), (18, -40), (-4, -56)))))


def _toast(pen: Pen, spread: str) -> None:
    """A slice that lies on a plate, with a spread on it where one is named."""
    plate(pen, 78)
    shape = smooth([(-50, -44), (-54, -52), (-40, -61), (0, -65), (42, -61), (54, -52), (48, -44), (55, -24, "c"),
        (30, -20), (-30, -20), (-55, -24, "c")])
    pen.part("crust", moved(shape, 0, 8), tone=-0.08)
    pen.part("crust", shape)
    face = smooth([(0.91 * x, -42 + 0.87 * (y + 42)) for x, y in ((-50, -44), (-54, -52), (-40, -61), (0, -65), (42,
        -61),
        (54, -52), (48, -44), (54, -25), (30, -20), (-30, -20), (-54, -25))])
    pen.part("bread", face, name="" if spread else BED)
    pen.mark("bread", joined(*(ellipse(x, y, 3, 1.5) for x, y in ((-30, -50), (-8, -56), (20, -53), (34, -40), (6, -38),
        (-22, -34), (-40, -30), (26, -27), (-2, -26)))), tone=-0.07)
    if spread:
        pen.part(spread, smooth([(-42, -44), (-36, -56), (-10, -60), (24, -59), (44, -52), (40, -42), (46, -29), (20,
            -25),
            (-12, -27), (-40, -27)]), name=BED)
    pen.anchor(top=(0, -50), handle=(0, -30))


@symbol("steak, beef, t-bone, beefsteak, pork chop, grilled steak, ribeye, sirloin, filet mignon",
    kinds="meat, dish, food", height=0.08, place="surface", slots={"meat": ("#7a4128", "primary"),
    "char": ("#3c2218", "fixed"), "plate": WHITE, "leaf": ("#4f7d4a", "fixed"), "butter": ("#fbe48a", "fixed")},
    bed="beside", plan="plate", traits=("serving", "hot"),
    served="steak_cut")
def steak(pen: Pen) -> None:
    plate(pen, 84)
    outline = [(-46, -28), (-48, -42), (-30, -52), (-4, -51), (18, -55), (40, -48), (48, -34), (36, -22), (8, -19),
        (-22, -17)]
    pen.part("meat", moved(smooth(outline), 0, 7), tone=-0.12, name=BED)
    pen.part("meat", smooth(outline))
    pen.mark("meat", crescent(smooth(outline), 3, 4), tone=0.09)
    pen.mark("char", joined(*(line([(x, -60), (x + 26, -12)]) for x in range(-64, 50, 17))), width=4, alpha=0.75)
    gloss(pen, "meat", smooth([(-34, -40), (-20, -47), (4, -47), (-14, -42)]), detail=0)
    butter(pen, 2, -38)
    sprig = joined(*(leaf(-26 + 5 * i, -34 - i + 3.4 * (-1) ** i, 6, -50 + 100 * (i % 2)) for i in range(6)))
    pen.part("leaf", sprig, name=GARNISH)
    pen.anchor(top=(0, -50), handle=(0, -30), aside=(0, -30))


@symbol("salmon fillet, grilled salmon, salmon steak, baked salmon, fish fillet, roasted salmon, pan seared salmon",
    kinds="meat, dish, food", height=0.08, place="surface", slots={"meat": ("#ef8f63", "primary"),
    "fat": ("#fbd2b4", "fixed"), "char": ("#a85a30", "fixed"), "plate": WHITE, "leaf": GREEN,
    "lemon": ("#f7d84a", "fixed"), "pith": ("#fdf3c0", "fixed")}, bed="beside", plan="plate",
    traits=("serving", "hot"),
    served="fish_cut")
def salmon_fillet(pen: Pen) -> None:
    plate(pen, 84)
    outline = [(-54, -30), (-46, -46), (-8, -51), (36, -48), (54, -38), (48, -24), (8, -18), (-34, -20)]
    pen.part("char", moved(smooth(outline), 0, 7), tone=-0.05, name=BED)
    pen.part("meat", smooth(outline))
    pen.mark("fat", joined(*(curve((x - 8, -54), (x + 4, -36), (x - 4, -14)) for x in range(-40, 56, 15))), width=2,
        alpha=0.8)
    pen.mark("char", joined(ellipse(-30, -44, 9, 3), ellipse(20, -46, 10, 2.6), ellipse(40, -30, 8, 3)), alpha=0.5)
    for x in (-6, 12):
        pen.part("lemon", ellipse(x, -40, 12, 6.4, -8), name=GARNISH)
        pen.mark("pith", ellipse(x, -40, 9.6, 4.8, -8))
    pen.part("leaf", joined(leaf(-28, -36, 8, 30), leaf(-22, -39, 7, 80), leaf(30, -36, 7, -20)), name=GARNISH)
    pen.anchor(top=(0, -48), handle=(0, -30))


@symbol("bacon and eggs, eggs and bacon, egg and bacon, breakfast plate, english breakfast, full english breakfast, "
    "full english, full breakfast, american breakfast, cooked breakfast, irish breakfast, fry up",
    kinds="egg, dish, food", height=0.09, place="surface", slots={"white": ("#fdfaf2", "fixed"),
    "yolk": ("#f9b52c", "primary"), "bacon": ("#b8483a", "fixed"), "fat": ("#f3c8a4", "fixed"), "plate": WHITE,
    "sausage": ("#9a5530", "fixed"), "bean": ("#c8622c", "fixed"), "tomato": ("#d5402f", "fixed"),
    "bread": ("#e2ad62", "fixed"), "mushroom": ("#a98663", "fixed")}, nook="kitchen", plan="plate",
    traits=("serving", "hot"))
def bacon_and_eggs(pen: Pen) -> None:
    plate(pen, 92, -34)
    for x in (-58, -40):
        slice_ = polygon([(x - 16, -52), (x + 12, -72), (x + 22, -50), (x - 4, -36)])
        pen.part("bread", slice_, tone=-0.1 if x < -50 else 0.0)
        pen.mark("bread", moved(slice_, 2, 3), tone=0.08)
    for y, x in ((-60, 24), (-52, 34)):
        strip = [(x - 34, y), (x - 20, y - 6), (x - 6, y + 1), (x + 8, y - 6), (x + 22, y + 1), (x + 36, y - 4)]
        pen.part("bacon", union(*(_bar(a, b) for a, b in pairwise(strip))))
        pen.mark("fat", curve(*strip), width=2.6)
    beans = smooth([(16, -32), (24, -42), (48, -44), (66, -36), (62, -24), (40, -17), (20, -21)])
    pen.part("bean", beans, tone=-0.1)
    for i in range(16):
        t, k = i * 2.4, math.sqrt((i + 0.5) / 16)
        pen.part("bean", ellipse(41 + 20 * k * math.cos(t), -31 + 9.6 * k * math.sin(t), 4.6, 3, 40 * i),
            tone=0.03 * (i % 3))
    for x, y in ((-8, -18), (-2, -10)):
        bar = rotated(rect(x - 24, y - 6, 48, 11, 5.5), -8, (x, y))
        pen.part("sausage", bar)
        pen.mark("sausage", crescent(bar, -2, -4), tone=-0.09)
        gloss(pen, "sausage", rotated(rect(x - 18, y - 4, 26, 2.2, 1), -8, (x, y)), detail=0)
    for x, y in ((-26, -36), (-60, -26)):
        egg = smooth([(x - 24, y + 1), (x - 18, y - 9), (x, y - 13), (x + 20, y - 9), (x + 25, y + 2), (x + 8, y + 11),
            (x - 12, y + 10)])
        pen.part("white", moved(egg, 0, 2), tone=-0.1)
        pen.part("white", egg)
        yolk = smooth([(x - 10, y), (x - 7, y - 8), (x + 1, y - 11), (x + 9, y - 8), (x + 11, y), (x, y + 4)])
        pen.part("yolk", yolk)
        pen.mark("yolk", crescent(yolk, -3, -3), tone=-0.08)
        pen.mark("white", ellipse(x - 3, y - 6, 3, 1.5, -20), alpha=0.8)
    tomato = ellipse(8, -47, 12, 8)
    pen.part("tomato", tomato)
    pen.mark("tomato", ellipse(8, -48, 8.6, 5), tone=0.1)
    pen.mark("fat", joined(*(ellipse(8 + 5 * math.cos(t), -48 + 3 * math.sin(t), 1, 0.7) for t in (0, 1, 2, 3, 4, 5))))
    for x, y in ((2, -30), (-8, -27)):
        pen.part("mushroom", ellipse(x, y, 8, 5))
        pen.mark("mushroom", ellipse(x, y + 2, 5, 2.4), tone=-0.12)
    pen.anchor(top=(0, -50), handle=(0, -30))


def _bar(a: tuple[float, float], b: tuple[float, float]) -> Path:
    """A piece of a strip between two points."""
    (x0, y0), (x1, y1) = a, b
    return smooth([(x0 - 1, y0 - 5), (x1 + 1, y1 - 5), (x1 + 1, y1 + 5), (x0 - 1, y0 + 5)], tension=0.2)
