"""Boards on which many things lie side by side."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import ellipse, joined, line, moved, polygon, rect, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import curve, quad
from limner.engines.illustrator.atlas.templates.served import BED, DISH, GREEN, WHITE, leaf


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
    pen.part("leaf", leaf(52, -58, 9, -20))
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
