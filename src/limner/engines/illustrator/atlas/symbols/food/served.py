"""Dishes as they are served: on their plate or in their bowl, seen from above the table's edge."""

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
from limner.engines.illustrator.atlas.solid import Hue, crescent, curve, gloss, quad
from limner.engines.illustrator.atlas.templates.served import (
    BED,
    GARNISH,
    ROUND,
    bowl,
    pile,
    plate,
    poured,
    strands,
)

DISH = "dish, food"
WHITE: Hue = ("#f4f5f6", "second")
GREEN: Hue = ("#5a9a45", "fixed")


def _leaf(x: float, y: float, size: float, turn: float) -> Path:
    """A small leaf that lies there."""
    return rotated(smooth([(x - size, y, "c"), (x - 0.2 * size, y - 0.44 * size), (x + size, y, "c"),
        (x - 0.2 * size, y + 0.44 * size)]), turn, (x, y))


def _butter(pen: Pen, x: float, y: float) -> None:
    pen.part("butter", polygon([(x - 13, y - 5), (x + 3, y), (x + 3, y + 6), (x - 13, y + 1)]), tone=-0.03,
        name=GARNISH)
    pen.part("butter", polygon([(x + 3, y), (x + 16, y - 5), (x + 16, y + 1), (x + 3, y + 6)]), tone=-0.09,
        name=GARNISH)
    pen.part("butter", quad((x - 13, y - 5), (x, y - 9), (x + 16, y - 5), (x + 3, y)), tone=0.05, name=GARNISH)


@symbol("pancake, stack of pancakes, flapjack, hotcake", kinds=DISH, height=0.13, place="surface",
    slots={"body": ("#dfa352", "primary"), "plate": WHITE, "syrup": ("#9a4f1c", "fixed"),
    "butter": ("#fbe48a", "fixed")}, nook="kitchen", bed="heaped", plan="plate", traits=("serving",))
def pancake(pen: Pen) -> None:
    plate(pen, 80)
    y = pile(pen, "body", 50, -29, 10.5, 6)
    syrup = poured((0, y), 47, 17, ((-0.8, 16), (-0.3, 30), (0.25, 20), (0.72, 34)))
    pen.part("syrup", syrup, alpha=0.92, name=GARNISH)
    gloss(pen, "syrup", smooth([(-30, y - 4), (-12, y - 11), (16, y - 11), (-6, y - 8)]), detail=0, alpha=0.6)
    _butter(pen, -2, y - 3)
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
    _butter(pen, -2, y - 3)
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
    pen.part("leaf", joined(*(_leaf(k * rx * math.cos(t), y + k * ry * math.sin(t), 0.1 * rx, 90 * t) for k, t in
        ((0.34, 0.8), (0.36, 2.9), (0.33, 5.0), (0.7, 1.9), (0.72, 4.0)))), name=GARNISH)


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


@symbol("spaghetti, pasta, plate of pasta, plate of spaghetti, spaghetti bolognese, fettuccine, linguine, tagliatelle, "
    "carbonara", kinds=DISH, height=0.1, place="surface", slots={"noodle": ("#f3cf72", "fixed"),
    "sauce": ("#c9382c", "primary"), "plate": WHITE, "leaf": GREEN, "meat": ("#7a4530", "fixed")}, nook="kitchen",
    bed="heaped", plan="plate", traits=("serving", "hot"))
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
    pen.part("leaf", union(_leaf(-6, -82, 8, -24), _leaf(6, -82, 8, 200)), name=GARNISH)
    pen.anchor(top=(0, -72), handle=(0, -30))


@symbol("salad, green salad, mixed salad, caesar salad, greek salad, garden salad, bowl of salad", kinds=DISH,
    height=0.13, place="surface", slots={"bowl": ("#e9ebee", "primary"), "leaf": ("#6fae44", "fixed"),
    "pale": ("#a9cf6a", "fixed"), "deep": ("#4b8a3a", "fixed"), "tomato": ("#d8402f", "fixed"),
    "cucumber": ("#d5e8a8", "fixed"), "rind": ("#3f7d3a", "fixed")}, nook="kitchen", bed="strewn", plan="plate",
    traits=("serving",))
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


@symbol("toast, slice of toast, slice of bread, french toast, bruschetta, crostini", kinds="bread, dish, food",
    height=0.07, place="surface", slots={"bread": ("#edc684", "primary"), "crust": ("#b0702f", "fixed"),
    "plate": WHITE}, nook="kitchen", bed="strewn", plan="plate", traits=("serving",))
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
    bed="beside", plan="plate", traits=("serving", "hot"))
def steak(pen: Pen) -> None:
    plate(pen, 84)
    outline = [(-46, -28), (-48, -42), (-30, -52), (-4, -51), (18, -55), (40, -48), (48, -34), (36, -22), (8, -19),
        (-22, -17)]
    pen.part("meat", moved(smooth(outline), 0, 7), tone=-0.12, name=BED)
    pen.part("meat", smooth(outline))
    pen.mark("meat", crescent(smooth(outline), 3, 4), tone=0.09)
    pen.mark("char", joined(*(line([(x, -60), (x + 26, -12)]) for x in range(-64, 50, 17))), width=4, alpha=0.75)
    gloss(pen, "meat", smooth([(-34, -40), (-20, -47), (4, -47), (-14, -42)]), detail=0)
    _butter(pen, 2, -38)
    sprig = joined(*(_leaf(-26 + 5 * i, -34 - i + 3.4 * (-1) ** i, 6, -50 + 100 * (i % 2)) for i in range(6)))
    pen.part("leaf", sprig, name=GARNISH)
    pen.anchor(top=(0, -50), handle=(0, -30), aside=(0, -30))


@symbol("salmon fillet, grilled salmon, salmon steak, baked salmon, fish fillet, roasted salmon, pan seared salmon",
    kinds="meat, dish, food", height=0.08, place="surface", slots={"meat": ("#ef8f63", "primary"),
    "fat": ("#fbd2b4", "fixed"), "char": ("#a85a30", "fixed"), "plate": WHITE, "leaf": GREEN,
    "lemon": ("#f7d84a", "fixed"), "pith": ("#fdf3c0", "fixed")}, bed="beside", plan="plate",
    traits=("serving", "hot"))
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
    pen.part("leaf", joined(_leaf(-28, -36, 8, 30), _leaf(-22, -39, 7, 80), _leaf(30, -36, 7, -20)), name=GARNISH)
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


@symbol("sushi platter, platter of sushi, plate of sushi, assorted sushi, sushi set", kinds="sushi, dish, food",
    height=0.07, place="surface", slots={"board": ("#4a3a34", "second"), "rice": ("#fbf9f2", "fixed"),
    "fish": ("#f4855c", "primary"), "tuna": ("#c93f4a", "fixed"), "nori": ("#27352f", "fixed"),
    "egg": ("#f6cc55", "fixed"), "green": ("#8fbf4f", "fixed"), "ginger": ("#f7b8b0", "fixed")},
    traits=("serving",))
def sushi_platter(pen: Pen) -> None:
    pen.part("board", quad((-78, -52), (66, -52), (84, -6), (-92, -6)), tone=0.04)
    pen.part("board", quad((-92, -6), (84, -6), (82, 2), (-90, 2)), tone=-0.1)
    for i, slot in enumerate(("fish", "tuna", "egg", "fish", "tuna")):
        x, y = -58 + 29 * i, -46
        pen.part("rice", rect(x - 12, y - 6, 26, 12, 6))
        top = smooth([(x - 15, y - 4), (x - 8, y - 14), (x + 8, y - 15), (x + 16, y - 7), (x + 14, y - 1), (x, y - 6)])
        pen.part(slot, top)
        pen.mark("rice", joined(*(curve((x + d, y - 16), (x + d + 4, y - 9), (x + d + 2, y)) for d in (-10, -3, 4))),
            width=1.4,
            alpha=0.5)
    for i in range(6):
        x, y = -64 + 22 * i, -22
        pen.part("nori", rect(x - 10, y - 8, 20, 17, 5))
        pen.part("nori", ellipse(x, y - 8, 10, 5.2), tone=0.05)
        pen.part("rice", ellipse(x, y - 8, 8.6, 4.3))
        pen.part(("fish", "green", "tuna")[i % 3], ellipse(x, y - 8, 4, 2.1), shade="flat")
    pen.part("green", smooth([(62, -20), (66, -30), (76, -28), (78, -18), (70, -15)]))
    pen.part("ginger", union(ellipse(64, -36, 9, 4), ellipse(58, -33, 7, 4), ellipse(68, -32, 7, 3.6)))
    pen.anchor(top=(0, -30), handle=(0, -10))


@symbol("charcuterie board, cheese board, cheese platter, charcuterie, tapas board, tapas, antipasto, grazing board, "
    "snack board",
    kinds=DISH, height=0.09, place="surface", slots={"board": ("#a8743f", "primary"), "ham": ("#e0796a", "fixed"),
    "salami": ("#b83a3a", "fixed"), "cheese": ("#f6cf5f", "fixed"), "brie": ("#fbf3dc", "fixed"),
    "grape": ("#6f3f86", "fixed"), "olive": ("#7f9440", "fixed"), "cracker": ("#e3bd7a", "fixed"), "nut": ("#b07a48",
    "fixed"),
    "white": WHITE, "leaf": GREEN}, bed="strewn", plan="plate", traits=("serving",))
def charcuterie_board(pen: Pen) -> None:
    top = smooth([(-84, -12, "c"), (-72, -58, "c"), (64, -58, "c"), (74, -46), (92, -42), (95, -32), (80, -30),
        (84, -12, "c")],
        tension=0.3)
    pen.part("board", moved(top, 0, 6), tone=-0.14)
    pen.part("board", top)
    pen.mark("board", joined(*(line([(-90, y), (110, y - 2)]) for y in range(-54, -10, 7))), tone=-0.05, width=1.1)
    pen.part("board", ellipse(-4, -18, 60, 7), name=BED)
    wheel = smooth([(-66, -50, "c"), (-40, -62), (-14, -50, "c"), (-14, -40), (-40, -31), (-66, -40)])
    pen.part("brie", wheel, tone=-0.08)
    pen.part("brie", ellipse(-40, -50, 26, 10.4))
    pen.mark("brie", polygon([(-40, -50), (-12, -46), (-24, -38)]), tone=-0.14)
    pen.part("cheese", polygon([(-8, -52), (30, -66), (38, -52)]), tone=0.06)
    pen.part("cheese", polygon([(-8, -52), (38, -52), (38, -40), (-8, -42)]), tone=-0.04)
    pen.mark("cheese", joined(ellipse(8, -47, 4, 2.6), ellipse(24, -46, 5, 3), ellipse(34, -50, 3, 2)), tone=-0.16)
    for i in range(7):
        x, y = -10 + 9 * i, -32 + 2 * (i % 2)
        pen.part("salami", ellipse(x, y, 9, 5.6), tone=0.03 * (i % 2))
        pen.mark("white", joined(*(ellipse(x + a, y + b, 1) for a, b in ((-4, -1), (2, 1), (4, -2)))), alpha=0.8)
    for i in range(6):
        x = -70 + 8 * i
        pen.part("cracker", ellipse(x, -24, 7, 8), tone=0.03 * (i % 2) - 0.02)
        pen.mark("board", joined(*(ellipse(x + a, -24 + b, 0.8) for a, b in ((-2, -3), (2, 0), (-1, 3)))), tone=-0.1)
    for i, (x, y) in enumerate(((52, -52), (60, -50), (46, -48), (55, -45), (63, -44), (48, -42), (57, -39), (65,
        -38), (52, -36))):
        pen.part("grape", ellipse(x, y, 5.4), tone=0.03 * (i % 3) - 0.02)
        pen.mark("white", ellipse(x - 1.6, y - 1.8, 1.5, 1), alpha=0.6)
    pen.part("leaf", _leaf(52, -58, 9, -20))
    for x, y in ((60, -24), (67, -21), (64, -27), (56, -20)):
        pen.part("olive", ellipse(x, y, 4.6, 3.8))
        pen.mark("salami", ellipse(x + 1.6, y - 1, 1.3))
    for x, y in ((-6, -20), (2, -17), (-12, -16), (8, -21)):
        pen.part("nut", ellipse(x, y, 4.4, 3, 20 * x))
    for i in range(4):
        x = 22 + 9 * i
        pen.part("ham", smooth([(x - 7, -15), (x - 5, -24), (x, -20), (x + 4, -25), (x + 8, -15), (x, -12)]),
            tone=0.04 * (i % 2))
    pen.anchor(top=(0, -54), handle=(90, -38))


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
    pen.part("leaf", joined(_leaf(-4, -80, 9, -30), _leaf(8, -80, 8, 200)))
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
    pen.part("herb", joined(_leaf(-10, -54, 7, 20), _leaf(2, -57, 7, -40), _leaf(8, -49, 6, 80)), name=GARNISH)
    pen.anchor(top=(0, -54), mouth=(0, -52), opening=(0, -52), seat=(0, -46))
