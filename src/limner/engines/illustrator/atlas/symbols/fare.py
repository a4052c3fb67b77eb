"""Dishes and drinks, on their plates and in their glasses."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.engines.illustrator.atlas.symbol import Pen, symbol
from limner.engines.illustrator.atlas.templates.solid import Hue, crescent, curve
from limner.engines.illustrator.geometry import (
    Path,
    arc,
    difference,
    ellipse,
    intersection,
    joined,
    limb,
    rect,
    rotated,
    smooth,
    union,
)

DISH = "dish, food"
DRINK = "drink, food"
WHITE: Hue = ("#f7f4ee", "fixed")


def _plate(pen: Pen, y: float = -8) -> None:
    pen.part("plate", ellipse(0, y, 62, 10))
    pen.mark("plate", ellipse(0, y - 2, 46, 6), tone=-0.06)


@symbol("bagel", kinds="bread, food", height=0.05, place="surface",
    slots={"crust": ("#c98a45", "primary"), "seed": ("#f6ead0", "fixed")}, shapes=("round",))
def bagel(pen: Pen) -> None:
    ring = difference(ellipse(0, -40, 52, 40), ellipse(0, -46, 15, 9))
    pen.part("crust", ellipse(0, -42, 20, 14), tone=-0.2)
    pen.part("crust", ring)
    pen.mark("crust", crescent(ring, -10, -12), tone=-0.09)
    seeds = ((-34, -52), (-22, -64), (-4, -68), (16, -66), (32, -56), (40, -42), (-42, -38), (-30, -32), (24, -30),
        (-8, -28), (8, -24), (-20, -20))
    pen.mark("seed", joined(*(ellipse(x, y, 3.2, 1.9, 30 * i) for i, (x, y) in enumerate(seeds))))
    pen.anchor(top=(0, -80), handle=(0, -40))


@symbol("pretzel, brezel", kinds="bread, food", height=0.05, place="surface",
    slots={"crust": ("#a8642e", "primary"), "salt": WHITE})
def pretzel(pen: Pen) -> None:
    bow = limb([(-42, -62, 13), (-34, -30, 15), (-14, -8, 16), (14, -8, 16), (34, -30, 15), (42, -62, 13)])
    whole = union(bow, limb([(-42, -62, 13), (-38, -88, 14), (-20, -94, 15), (-4, -80, 13), (8, -46, 12),
        (26, -16, 10)]),
        limb([(42, -62, 13), (38, -88, 14), (20, -94, 15), (4, -80, 13), (-8, -46, 12), (-26, -16, 10)]))
    pen.part("crust", whole)
    pen.mark("crust", crescent(whole, -3, -4), tone=-0.07)
    grains = ((-36, -76), (-20, -92), (20, -92), (37, -76), (-38, -42), (38, -44), (-18, -10), (0, -6), (19, -10),
        (-2, -64), (10, -46), (-12, -44))
    pen.part("salt", joined(*(rotated(rect(x - 2, y - 1.6, 4, 3.2, 0.6), 40 * i, (x, y)) for i,
        (x, y) in enumerate(grains))), shade="flat")
    pen.anchor(top=(0, -98), handle=(0, -44))


@symbol("dumpling, gyoza, potsticker, pierogi, momo, wonton", kinds=DISH, height=0.05, place="surface",
    slots={"dough": ("#f3e2bd", "primary"), "plate": ("#5f8fb8", "fixed")})
def dumpling(pen: Pen) -> None:
    _plate(pen)
    for x, y, tone in ((-26, -14, -0.03), (26, -14, -0.02), (0, -30, 0.0)):
        body = smooth([(x - 28, y + 2, "c"), (x - 24, y - 18), (x, y - 30), (x + 24, y - 18), (x + 28, y + 2, "c"),
            (x, y + 7)])
        pen.part("dough", body, tone=tone)
        pen.mark("dough", crescent(body, -4, -9), tone=tone - 0.08)
        pleats = [curve((x + d, y - 26 + abs(d) * 0.34), (x + d * 0.8, y - 14)) for d in (-16, -8, 0, 8, 16)]
        pen.mark("dough", joined(*pleats), width=2, tone=-0.14)
    pen.anchor(top=(0, -60), handle=(0, -30))


@symbol("omelette, omelet, scrambled eggs", kinds=DISH, height=0.05, place="surface",
    slots={"egg": ("#f4c542", "primary"), "herb": ("#5f9a45", "fixed"), "plate": WHITE})
def omelette(pen: Pen) -> None:
    _plate(pen)
    body = smooth([(-48, -10, "c"), (-44, -26), (-20, -38), (14, -38), (42, -26), (50, -10, "c"), (10, -5)])
    pen.part("egg", body)
    pen.mark("egg", crescent(body, -4, -8), tone=-0.07)
    pen.mark("egg", curve((-44, -16), (0, -27), (46, -15)), width=3, tone=-0.1)
    pen.mark("herb", joined(*(ellipse(x, y, 2.2, 1.3, 40 * i) for i, (x, y) in enumerate(((-28, -26), (-10, -32),
        (8, -30), (24, -27), (-18, -18), (12, -20), (34, -19))))))
    pen.anchor(top=(0, -40), handle=(0, -20))


@symbol("curry, bowl of curry, stew with rice, rice and curry", kinds=DISH, height=0.09, place="surface",
    slots={"bowl": ("#b8433c", "primary"), "sauce": ("#d98a2e", "fixed"), "rice": WHITE, "herb": ("#5f9a45", "fixed"),
    "meat": ("#8a4a2a", "fixed")})
def curry(pen: Pen) -> None:
    pen.part("bowl", ellipse(0, -46, 56, 15), tone=-0.1)
    level = ellipse(0, -45, 51, 12.4)
    pen.part("sauce", level, shade="flat")
    pen.part("rice", intersection(smooth([(-52, -44), (-46, -58), (-24, -64), (-4, -54), (0, -40), (-20, -33),
        (-44, -38)]), union(level, rect(-60, -80, 120, 36))))
    pen.mark("rice", joined(*(ellipse(x, y, 2.6, 1.2, 50 * i) for i, (x, y) in enumerate(((-38, -52), (-26, -57),
        (-16, -50), (-30, -44), (-12, -42), (-22, -48))))), tone=-0.1)
    for x, y in ((14, -49), (30, -45), (10, -41), (24, -52)):
        pen.part("meat", ellipse(x, y, 6, 3.6, 10))
    pen.part("herb", joined(ellipse(20, -47, 3.4, 1.8, 30), ellipse(34, -49, 3, 1.6, -30), ellipse(2, -45, 3, 1.6, 10)),
        shade="flat")
    wall = smooth([(-56, -46, "c"), (-50, -22), (-28, -4), (0, 0), (28, -4), (50, -22), (56, -46, "c"), (34, -34),
        (0, -31), (-34, -34)])
    pen.part("bowl", wall)
    pen.mark("bowl", crescent(wall, -12, -4), tone=-0.08)
    pen.anchor(top=(0, -62), handle=(0, -20))


@symbol("kebab, skewer, shish kebab, shashlik, satay", kinds=DISH, height=0.06, place="surface",
    slots={"meat": ("#8f4f2c", "primary"), "stick": ("#d9b070", "fixed"), "red": ("#d5473f", "fixed"),
    "green": ("#6aa544", "fixed")})
def kebab(pen: Pen) -> None:
    for dy in (0, -34):
        pen.part("stick", rotated(rect(-62, -16 + dy, 124, 3.2, 1.4), -8, (0, -16 + dy)))
        for i, slot in enumerate(("meat", "green", "meat", "red", "meat", "green", "meat")):
            x, size = -39 + 13 * i, 12.6 if slot == "meat" else 11
            pen.part(slot, rotated(rect(x - 6.6, -14.6 + dy - size, 12.4, 2 * size, 4.4), -8, (0, -16 + dy)))
    pen.anchor(top=(0, -68), handle=(0, -30))


@symbol("lasagna, lasagne", kinds=DISH, height=0.07, place="surface",
    slots={"pasta": ("#f0c877", "primary"), "sauce": ("#c2412f", "fixed"), "cheese": ("#f7dc8f", "fixed"),
    "plate": WHITE, "herb": ("#5f9a45", "fixed")})
def lasagna(pen: Pen) -> None:
    _plate(pen)
    for i, slot in enumerate(("pasta", "sauce", "cheese", "pasta", "sauce", "cheese")):
        y = -13 - 7 * i
        pen.part(slot, smooth([(-40, y, "c"), (-12, y + 2), (16, y), (40, y + 1, "c"), (41, y - 7, "c"), (10, y - 8),
            (-16, y - 6), (-41, y - 7, "c")]))
    pen.part("cheese", smooth([(-43, -52, "c"), (-20, -62), (16, -63), (43, -52, "c"), (40, -44), (22, -48), (6, -43),
        (-14, -48), (-30, -43)]))
    pen.part("herb", joined(ellipse(-6, -57, 5, 2.6, -20), ellipse(4, -58, 5, 2.6, 24)), shade="flat")
    pen.anchor(top=(0, -62), handle=(0, -30))


@symbol("pudding, flan, custard, panna cotta, jelly, jello", kinds="dessert, food", height=0.07, place="surface",
    slots={"cream": ("#f2c766", "primary"), "caramel": ("#a85a24", "fixed"), "plate": WHITE})
def pudding(pen: Pen) -> None:
    _plate(pen)
    body = smooth([(-26, -54, "c"), (-34, -30), (-40, -10, "c"), (0, -4), (40, -10, "c"), (34, -30), (26, -54, "c")])
    pen.part("cream", body)
    pen.mark("cream", crescent(body, -10, 0), tone=-0.07)
    pen.part("caramel", smooth([(-27, -54), (0, -60), (27, -54), (30, -42), (24, -34), (19, -44), (10, -46), (4, -32),
        (-2, -44), (-14, -46), (-20, -38), (-29, -42)]))
    pen.anchor(top=(0, -60), handle=(0, -28))


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


@symbol("yogurt, yoghurt, parfait", kinds="dessert, food", height=0.09, place="surface",
    slots={"cup": WHITE, "yogurt": ("#fbf6ee", "fixed"), "berry": ("#5b5fa8", "fixed"), "fruit": ("#d5384f", "fixed"),
    "band": ("#7fb0d8", "primary")})
def yogurt(pen: Pen) -> None:
    body = smooth([(-36, -66, "c"), (-26, -2, "c"), (0, 0), (26, -2, "c"), (36, -66, "c")])
    pen.part("cup", body, tone=-0.04)
    pen.mark("band", smooth([(-40, -46, "c"), (0, -42), (40, -46, "c"), (36, -20, "c"), (0, -16), (-36, -20, "c")]))
    pen.part("yogurt", union(ellipse(0, -66, 38, 9), ellipse(-8, -72, 20, 10), ellipse(12, -76, 15, 10)))
    pen.part("fruit", ellipse(10, -86, 8, 9))
    pen.part("berry", joined(ellipse(-12, -80, 6), ellipse(-2, -84, 5.6)))
    pen.anchor(top=(0, -92), handle=(0, -30))


@symbol("sandwich wrap, wrap, burrito wrap, shawarma, doner, gyro", kinds=DISH, height=0.08, place="surface",
    slots={"bread": ("#ecd09a", "primary"), "leaf": ("#7fb04a", "fixed"), "meat": ("#8f4f2c", "fixed"),
    "red": ("#d5473f", "fixed"), "paper": WHITE})
def wrap(pen: Pen) -> None:
    pen.part("leaf", union(*(ellipse(-16 + 8 * i, -92 + 3 * (i % 2), 8, 7) for i in range(5))))
    pen.part("meat", joined(ellipse(-10, -90, 7, 5), ellipse(8, -89, 8, 5)))
    pen.part("red", joined(ellipse(-1, -93, 6, 4), ellipse(17, -91, 5, 4)))
    roll = smooth([(-25, -88, "c"), (-24, -40), (-17, -4, "c"), (0, 0), (17, -4, "c"), (24, -40), (25, -88, "c"),
        (0, -82)])
    pen.part("bread", roll)
    pen.mark("bread", crescent(roll, -9, 0), tone=-0.07)
    pen.mark("bread", joined(*(ellipse(x, y, 3, 1.8, 20) for x, y in ((-12, -70), (6, -64), (-2, -76), (14, -74)))),
        tone=-0.12)
    pen.part("paper", smooth([(-26, -54, "c"), (0, -44), (26, -54, "c"), (18, -2, "c"), (0, 2), (-18, -2, "c")]))
    pen.mark("paper", joined(curve((-20, -44), (12, -8)), curve((20, -46), (-2, -26))), width=1.4, tone=-0.1)
    pen.anchor(top=(0, -96), handle=(0, -40))
