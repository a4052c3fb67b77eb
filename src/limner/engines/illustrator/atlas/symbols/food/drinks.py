"""Drinks, in what they are drunk from."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    Path,
    arc,
    difference,
    ellipse,
    intersection,
    joined,
    limb,
    line,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Profile, band, crescent, pole, quad, streak, turned
from limner.engines.illustrator.atlas.templates.hollow import mouth, opened
from limner.engines.illustrator.atlas.templates.plate import WHITE

DRINK = "drink, food"


def _glass(width: float, top: float, foot: float) -> Path:
    return smooth([(-width, top, "c"), (-width * foot, -2, "c"), (0, 0), (width * foot, -2, "c"), (width, top, "c")])


@symbol("beer, pint, ale, lager, mug of beer", kinds=DRINK, height=0.16, place="surface",
    slots={"beer": ("#e9a52e", "primary"), "foam": WHITE, "glass": ("#dfe9ee", "fixed")}, traits=("drunk from",))
def beer(pen: Pen) -> None:
    pen.stroke("glass", smooth([(30, -62), (52, -60), (54, -30), (30, -22)], closed=False), 8, tone=-0.06)
    mug = rect(-34, -74, 68, 74, 7)
    pen.part("beer", mug)
    pen.mark("beer", joined(*(rect(x, -66, 5, 58, 2.4) for x in (-24, -8, 8))), tone=0.09)
    pen.mark("beer", joined(*(ellipse(x, y, 1.8) for x, y in ((-16, -20), (0, -34), (18, -24), (16, -48), (-2, -14),
        (-18, -44)))), tone=0.16, detail=1)
    pen.stroke("glass", mug, 2.6, alpha=0.75)
    pen.part("foam", union(ellipse(-26, -76, 14, 12), ellipse(-6, -82, 17, 14), ellipse(18, -80, 17, 13),
        ellipse(32, -73, 11, 10), ellipse(-32, -66, 8, 11), rect(-34, -80, 68, 14, 4)))
    pen.anchor(top=(0, -96), handle=(52, -42))


@symbol("champagne, sparkling wine, prosecco, flute glass", kinds=DRINK, height=0.22, place="surface",
    slots={"wine": ("#f3d67a", "primary"), "glass": ("#d5e2e8", "fixed"), "bubble": WHITE})
def champagne(pen: Pen) -> None:
    pen.part("glass", ellipse(0, -3, 22, 4), tone=-0.08)
    pen.part("glass", rect(-1.8, -42, 3.6, 40), tone=-0.1)
    bowl = smooth([(-15, -104, "c"), (-16, -74), (-9, -50), (0, -42), (9, -50), (16, -74), (15, -104, "c")])
    pen.part("glass", bowl, alpha=0.6)
    pen.part("wine", intersection(bowl, rect(-20, -90, 40, 50)))
    pen.part("bubble", joined(*(ellipse(x, y, r) for x, y, r in ((-3, -56, 1.4), (3, -64, 1.7), (-5, -72, 1.5),
        (5, -78, 1.8), (-1, -84, 1.5), (0, -49, 1.2)))), shade="flat", alpha=0.9)
    pen.stroke("glass", bowl, 1.6, tone=-0.12)
    pen.anchor(top=(0, -104), handle=(0, -28))


@symbol("smoothie, shake, frappe, iced coffee", kinds=DRINK, height=0.2, place="surface",
    slots={"drink": ("#ef8fa6", "primary"), "foam": WHITE, "straw": ("#4f9fc8", "second"),
    "glass": ("#dfe9ee", "fixed"), "berry": ("#d5384f", "fixed")})
def smoothie(pen: Pen) -> None:
    pen.part("straw", limb([(6, -60, 4.6), (20, -108, 4.6)]))
    body = _glass(30, -78, 0.7)
    pen.part("drink", body)
    pen.mark("drink", crescent(body, -10, 0), tone=-0.08)
    pen.mark("drink", rect(-20, -72, 5, 56, 2), tone=0.1, alpha=0.7)
    pen.part("foam", union(ellipse(-18, -80, 15, 11), ellipse(4, -86, 18, 13), ellipse(20, -79, 12, 10)))
    pen.part("berry", ellipse(-6, -98, 7, 7.4))
    pen.stroke("glass", body, 2, tone=-0.05)
    pen.anchor(top=(0, -104), handle=(0, -40))


@symbol("whiskey, whisky, bourbon, rum, scotch, glass of whiskey", kinds=DRINK, height=0.09, place="surface",
    slots={"drink": ("#c9782a", "primary"), "glass": ("#d5e2e8", "fixed"), "ice": WHITE})
def whiskey(pen: Pen) -> None:
    body = smooth([(-40, -80, "c"), (-35, -4, "c"), (0, 0), (35, -4, "c"), (40, -80, "c")])
    pen.part("glass", body, alpha=0.55)
    pen.part("drink", smooth([(-37, -44, "c"), (-34, -10, "c"), (0, -6), (34, -10, "c"), (37, -44, "c"), (0, -41)]))
    for x, y, turn in ((-12, -46, 14), (14, -42, -18)):
        pen.part("ice", rotated(rect(x - 11, y - 11, 22, 22, 4), turn, (x, y)), alpha=0.75)
    pen.stroke("glass", joined(body, arc(0, -80, 40, 6, 0, 360)), 2.2, tone=-0.1)
    pen.anchor(top=(0, -84), handle=(0, -40))


@symbol("milk, milk carton, carton of milk, juice box", kinds="drink, food", height=0.22, place="surface",
    slots={"body": ("#f6f8fb", "fixed"), "band": ("#3f86c9", "primary"), "cap": ("#d8453c", "second")},
    board=Board(-10, -30, 46, 28, panel="band", name="label"))
def milk(pen: Pen) -> None:
    pen.part("body", quad((14, -66), (34, -72), (34, -5), (14, 0)), tone=-0.12)
    pen.mark("band", quad((14, -44), (34, -49), (34, -15), (14, -10)), tone=-0.1)
    pen.part("body", polygon([(14, -66), (34, -72), (24, -91)]), tone=-0.17)
    pen.part("body", rect(-34, -66, 48, 66))
    pen.mark("band", rect(-40, -44, 60, 34))
    pen.mark("body", smooth([(-40, -28), (-28, -34), (-14, -26), (0, -33), (20, -26), (20, -10), (-40, -10)]))
    pen.part("body", polygon([(-34, -66), (14, -66), (24, -91), (-24, -89)]), tone=0.02)
    pen.part("body", polygon([(-24, -101), (24, -103), (24, -90.6), (-24, -88.6)]), tone=-0.05)
    pen.part("cap", ellipse(-7, -77, 7.4, 6))
    pen.mark("cap", ellipse(-9, -79, 2.6, 1.8), tone=0.12)
    pen.anchor(top=(-4, -99), handle=(0, -40))


@symbol("soda can, beer can, tin can, drink can, soft drink, soda, cola, can of soda, energy drink, aluminum can",
    kinds="drink, vessel", height=0.12, poses="standing, open", place="surface",
    slots={"body": ("#d9262f", "primary"), "metal": ("#c9d1da", "fixed"), "wave": ("#fbf8f2", "second")},
    shapes=("cylindrical",), board=Board(0, -50, 46, 40, panel="#fbf8ef", name="label"))
def soda_can(pen: Pen) -> None:
    shape: Profile = [(-96, 20), (-90, 26), (-8, 26), (-2, 21), (0, 20)]
    body = turned(shape, tilt=0.22)
    pen.part("metal", body)
    pen.mark("body", band([(-88, 26), (-10, 26)], -87, -10, tilt=0.22))
    pen.mark("wave", smooth([(-30, -62), (-14, -44), (2, -50), (18, -40), (30, -56), (30, -44), (16, -28), (0, -38),
        (-14, -32), (-30, -48)]))
    pen.mark("metal", crescent(body, -10, 0), tone=-0.2, alpha=0.5)
    pen.mark("wave", streak([(-90, 26), (-8, 26)], -0.8, -0.62), alpha=0.55)
    if opened(pen):
        pen.part("metal", ellipse(0, -96, 21, 5.4), tone=0.08)
        mouth(pen, "metal", ellipse(0, -96, 18.4, 4.4), tone=-0.3)
    else:
        pen.part("metal", ellipse(0, -96, 21, 5), tone=0.06)
        pen.mark("metal", difference(ellipse(0, -96, 19, 4.2), ellipse(0, -95.4, 17, 3.4)), tone=-0.16)
        pen.part("metal", ellipse(3, -97, 7, 2.2), tone=-0.1)
        pen.mark("metal", ellipse(5, -97, 2.4, 0.9), tone=-0.24)
    pen.anchor(top=(0, -97), handle=(0, -50))


@symbol("martini, cocktail, martini glass, cocktail glass, cosmopolitan, margarita, mojito, glass of martini",
    kinds="drink, vessel", height=0.18, place="surface",
    slots={"glass": ("#cfe3ea", "fixed"), "drink": ("#f0a04a", "primary"), "olive": ("#7f9a3f", "fixed"),
    "red": ("#d9383f", "fixed"), "wood": ("#c98f4e", "fixed"), "lemon": ("#f6d84a", "fixed")})
def martini(pen: Pen) -> None:
    pen.part("lemon", ellipse(38, -90, 13))
    pen.mark("lemon", difference(ellipse(38, -90, 10.6), ellipse(38, -90, 9)), tone=0.14)
    pen.mark("lemon", joined(*(rotated(rect(37.4, -101, 1.2, 22), 60 * i, (38, -90)) for i in range(3))), tone=0.14)
    pen.part("glass", turned([(-46, 2), (-10, 2), (-5, 5), (-2, 26, "c"), (0, 27)], tilt=0.16), alpha=0.9)
    cone = polygon([(-46, -94), (46, -94), (2, -44), (-2, -44)])
    pen.part("glass", cone, shade="glass", alpha=0.45)
    pen.part("drink", polygon([(-38, -85), (38, -85), (2, -46), (-2, -46)]), shade="flat", alpha=0.95)
    pen.mark("drink", polygon([(10, -90), (44, -90), (2, -42)]), tone=-0.08)
    pen.part("drink", ellipse(0, -85, 38, 4), tone=0.1, shade="flat")
    pen.part("wood", pole((-38, -106), (16, -66), 2, 2))
    pen.part("olive", joined(ellipse(-4, -81, 6.4, 5.4, 36), ellipse(8, -72, 6.4, 5.4, 36)))
    pen.part("red", joined(ellipse(-9, -84.6, 2), ellipse(3.4, -75.4, 2)), shade="flat")
    pen.stroke("glass", joined(line([(-46, -94), (0, -43)]), line([(46, -94), (0, -43)])), 1.8, tone=-0.1)
    pen.part("glass", difference(ellipse(0, -94, 46, 5), ellipse(0, -94, 43.6, 3.6)), tone=0.06)
    pen.mark("glass", rect(-40, -100, 20, 12), tone=0.2)
    pen.anchor(top=(0, -94), handle=(0, -30))


@symbol("bubble tea, boba tea, boba, pearl milk tea, tapioca tea", kinds="drink, food", height=0.2, place="surface",
    slots={"tea": ("#d9a877", "primary"), "pearl": ("#3a241c", "fixed"), "cup": ("#e6f1f4", "fixed"),
    "straw": ("#e8557a", "second")}, nook="cafe", traits=("drunk from",))
def bubble_tea(pen: Pen) -> None:
    pen.part("straw", polygon([(2, -76), (9, -76), (22, -112), (15, -114)]))
    cup = smooth([(-27, -78, "c"), (27, -78, "c"), (20, -3, "c"), (0, 0), (-20, -3, "c")])
    pen.part("cup", cup, shade="glass", alpha=0.5)
    tea = smooth([(-25.4, -66, "c"), (25.4, -66, "c"), (19.4, -4, "c"), (0, -1), (-19.4, -4, "c")])
    pen.part("tea", tea)
    pen.mark("tea", rect(6, -70, 30, 74), tone=-0.07)
    pearls = [(x + 4 * (row % 2), -6 - 8 * row) for row in range(3) for x in range(-18, 19, 9)]
    pen.mark("pearl", joined(*(ellipse(x, y, 4.4) for x, y in pearls)))
    pen.mark("cup", rect(-20, -64, 5, 40, 2), alpha=0.6)
    pen.part("cup", smooth([(-30, -76, "c"), (-28, -82), (0, -86), (28, -82), (30, -76, "c"), (0, -73)]), tone=0.03)
    pen.anchor(top=(0, -84), handle=(0, -40))
