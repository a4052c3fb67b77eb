"""What lies in drawers and on shelves: boxes for food and jewels, rubber gloves and bands, a set of cutlery."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    difference,
    ellipse,
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
from limner.engines.illustrator.atlas.hues import DARK, GOLD
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, gloss


@symbol("food container, plastic container, storage container, container, lunch container, food storage box, "
    "plastic box", kinds="container, kitchenware", height=0.12, place="surface", nook="kitchen",
    slots={"box": ("#bfe0ea", "primary"), "lid": ("#3f8fc4", "second")}, shapes=("rectangular", "square"))
def food_container(pen: Pen) -> None:
    body = smooth([(-62, -50, "c"), (62, -50, "c"), (55, -4), (48, 0), (-48, 0), (-55, -4)], tension=0.3)
    pen.part("box", body)
    pen.mark("box", polygon([(26, -54), (66, -54), (58, 4), (22, 4)]), tone=-0.09)
    pen.mark("box", joined(*(line([(-57 + 2 * k, -38 + 11 * k), (57 - 2 * k, -38 + 11 * k)]) for k in range(3))),
        tone=-0.07, width=1.6)
    gloss(pen, "box", polygon([(-52, -44), (-42, -44), (-38, -8), (-46, -8)]), detail=0)
    pen.part("lid", smooth([(-70, -60, "c"), (70, -60, "c"), (70, -50, "c"), (64, -46), (-64, -46), (-70, -50, "c")],
        tension=0.3))
    pen.mark("lid", rect(30, -64, 44, 20), tone=-0.1)
    pen.part("lid", polygon([(-70, -60), (-58, -74), (58, -74), (70, -60)]), tone=0.08)
    pen.mark("lid", polygon([(-56, -63), (-48, -71), (48, -71), (56, -63)]), tone=-0.06)
    for x in (-38, 26):
        pen.part("lid", rect(x, -53, 12, 14, 2), tone=-0.14)
    pen.anchor(top=(0, -74), handle=(0, -40))


@symbol("rubber glove, washing up glove, household glove, cleaning glove, latex glove", kinds="glove, tool",
    height=0.32, place="surface", slots={"rubber": ("#f2c230", "primary")}, nook="kitchen", faces_viewer=True)
def rubber_glove(pen: Pen) -> None:
    for turn, x, y, long in ((-17, -17, -58, 34), (-6, -6, -62, 40), (5, 6, -61, 38), (16, 17, -56, 31)):
        pen.part("rubber", rotated(rect(x - 6, y - long, 12, long + 12, 6), turn, (x, y)), tone=-0.02 * abs(turn) / 8)
    pen.part("rubber", rotated(rect(18, -62, 13, 36, 6.5), 42, (22, -30)), tone=-0.05)
    hand = smooth([(-24, -58, "c"), (24, -58, "c"), (26, -40), (20, -26), (21, -10), (25, 0, "c"), (-25, 0, "c"),
        (-21, -10), (-20, -26), (-26, -42)])
    pen.part("rubber", hand)
    pen.mark("rubber", crescent(hand, -5, -2), tone=-0.1)
    pen.mark("rubber", joined(curve((-22, -9), (0, -6), (22, -9)), curve((-23, -4), (0, -1), (23, -4))), tone=-0.14,
        width=2)
    pen.mark("rubber", joined(curve((-20, -26), (-10, -22)), curve((20, -28), (8, -23)), curve((-12, -48), (0, -44),
        (12, -48))), tone=-0.12, width=1.8)
    gloss(pen, "rubber", smooth([(-17, -52), (-13, -53), (-12, -34), (-16, -32)]), detail=0)
    pen.anchor(top=(0, -100), handle=(0, -30))


@symbol("rubber band, elastic band, hair tie, scrunchie", kinds="stationery, thing", height=0.03, place="surface",
    slots={"rubber": ("#d8574a", "primary")}, nook="study", shapes=("round", "oval"))
def rubber_band(pen: Pen) -> None:
    outer = smooth([(-60, -20), (-34, -38), (8, -36), (52, -40), (64, -22), (44, -4), (4, -8), (-38, -1)])
    inner = smooth([(-50, -20), (-31, -30), (8, -28), (46, -32), (55, -22), (41, -11), (4, -15), (-35, -8)])
    band = difference(outer, inner)
    pen.part("rubber", band)
    pen.mark("rubber", crescent(outer, 0, -3), tone=-0.14)
    pen.mark("rubber", curve((-56, -22), (-32, -35), (8, -33), (50, -37)), tone=0.14, width=2)
    pen.anchor(top=(0, -38), handle=(0, -34))


@symbol("cutlery, silverware, flatware, cutlery set, silverware set, set of cutlery", kinds="cutlery, tableware, tool",
    height=0.2, place="surface", slots={"metal": ("#b9c3cd", "primary")}, nook="kitchen", faces_viewer=True,
    traits=("flat", "lies"))
def cutlery(pen: Pen) -> None:
    handle = smooth([(-3, -52), (3, -52), (4.4, -10), (4, -1), (0, 1), (-4, -1), (-4.4, -10)])
    tines = union(*(rect(x, -104, 3, 26, 1.4) for x in (-10, -4.9, 1.9, 7)))
    fork = union(handle, smooth([(-10, -84, "c"), (10, -84, "c"), (10, -72), (3, -56), (3, -48), (-3, -48), (-3, -56),
        (-10, -72)]), tines)
    knife = union(handle, smooth([(-3, -48, "c"), (-5, -100, "c"), (0, -105), (7, -88), (7, -56), (3, -48, "c")]))
    spoon = union(handle, ellipse(0, -84, 11, 19), rect(-3, -68, 6, 20))
    for x, path in ((-34, fork), (0, knife), (34, spoon)):
        pen.part("metal", moved(path, x, 0))
        pen.mark("metal", rect(x - 2.6, -50, 1.6, 44, 0.8), tone=0.16)
    pen.mark("metal", ellipse(35, -83, 7, 14), tone=-0.1)
    pen.anchor(top=(0, -104), handle=(0, -20))


@symbol("jewelry box, jewellery box, trinket box, keepsake box, ring box", kinds="box, container", height=0.16,
    place="surface", slots={"wood": ("#8f5a36", "primary"), "gold": GOLD, "velvet": ("#a8304a", "second"),
    "pearl": ("#f6f1e6", "fixed"), "dark": DARK}, home="room", shapes=("rectangular", "square"), faces_viewer=True)
def jewelry_box(pen: Pen) -> None:
    lid = polygon([(-58, -96), (58, -96), (62, -50), (-62, -50)])
    pen.part("wood", lid, tone=-0.06)
    pen.part("velvet", polygon([(-50, -90), (50, -90), (54, -54), (-54, -54)]))
    pen.mark("velvet", joined(*(line([(-54 + 18 * k, -92), (-58 + 19 * k, -50)]) for k in range(7))), tone=-0.1,
        width=2)
    pen.part("velvet", polygon([(-62, -52), (62, -52), (60, -40), (-60, -40)]), tone=-0.16)
    for k, x in enumerate(range(-46, 54, 9)):
        pen.part("pearl", ellipse(x, -46 - 3 * (k % 2), 4.6))
    pen.part("gold", difference(ellipse(24, -54, 10, 9), ellipse(24, -54, 7, 6)))
    pen.part("wood", rect(-62, -42, 124, 42, 3))
    pen.mark("wood", rect(30, -44, 36, 48), tone=-0.1)
    pen.mark("gold", joined(rect(-62, -42, 124, 3), rect(-62, -6, 124, 3)))
    pen.part("gold", rect(-9, -36, 18, 16, 3))
    pen.part("dark", ellipse(0, -29, 2.6), shade="flat")
    for x in (-58, 48):
        pen.part("gold", rect(x, -2, 10, 4, 1), tone=-0.1)
    pen.anchor(top=(0, -96), handle=(0, -20))


@symbol("soap dish, soap tray, soap holder", kinds="household, thing", height=0.05, place="surface", home="bathroom",
    slots={"dish": ("#9fd0d8", "primary"), "soap": ("#f4b6c4", "second")}, shapes=("rectangular", "oval"))
def soap_dish(pen: Pen) -> None:
    pen.part("dish", polygon([(-80, -40), (-62, -58), (62, -58), (80, -40)]), tone=-0.14)
    bar = smooth([(-52, -44), (-54, -62), (-40, -78), (40, -78), (54, -62), (52, -44)])
    pen.part("soap", bar)
    pen.mark("soap", ellipse(0, -70, 30, 5), tone=-0.07)
    gloss(pen, "soap", ellipse(-28, -72, 10, 3), detail=0)
    pen.part("dish", polygon([(-84, -42), (84, -42), (70, 0), (-70, 0)]))
    pen.part("dish", rect(-86, -46, 172, 8, 3), tone=0.06)
    pen.mark("dish", polygon([(40, -40), (90, -40), (74, 4), (34, 4)]), tone=-0.08)
    pen.anchor(top=(0, -76))
    pen.fit()


@symbol("baking dish, pie dish, casserole dish, roasting tin, roasting pan, baking pan, baking tin, oven dish",
    kinds="kitchenware, vessel", height=0.09, place="surface", nook="kitchen",
    slots={"dish": ("#e8eef2", "primary"), "inner": ("#c9d3da", "follow")}, shapes=("rectangular", "square"))
def baking_dish(pen: Pen) -> None:
    for x in (-112, 84):
        pen.part("dish", rect(x, -62, 28, 12, 5), tone=-0.06)
    pen.part("dish", polygon([(-76, -84), (76, -84), (94, -48), (-94, -48)]), tone=0.05)
    pen.part("inner", polygon([(-70, -80), (70, -80), (84, -52), (-84, -52)]), tone=-0.06)
    pen.mark("inner", polygon([(-70, -80), (70, -80), (76, -68), (-76, -68)]), tone=-0.12)
    front = polygon([(-94, -49), (94, -49), (82, 0), (-82, 0)])
    pen.part("dish", front)
    pen.part("dish", rect(-96, -54, 192, 8, 3.5), tone=0.05)
    pen.mark("dish", polygon([(44, -48), (100, -48), (90, 4), (38, 4)]), tone=-0.07)
    gloss(pen, "dish", polygon([(-80, -42), (-66, -42), (-62, -8), (-72, -8)]), detail=0)
    pen.anchor(top=(0, -66), surface=(0, -66))
    pen.fit()
