"""Meals, and what goes with them: eggs, meat, cheese, rice."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    difference,
    ellipse,
    intersection,
    joined,
    limb,
    line,
    moved,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.facts import Flesh
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Profile, band, crescent, curve, gloss, pole, turned
from limner.engines.illustrator.atlas.templates.flower import petal
from limner.engines.illustrator.atlas.templates.plate import WHITE, plate
from limner.engines.illustrator.atlas.templates.round_food import fruit
from limner.engines.illustrator.atlas.templates.served import BED, GARNISH
from limner.engines.illustrator.atlas.templates.vessel import closed, inside, wall

DISH = "dish, food"


@symbol("dumpling, gyoza, potsticker, pierogi, momo, wonton", kinds=DISH, height=0.05, place="surface",
    slots={"dough": ("#f3e2bd", "primary"), "plate": ("#5f8fb8", "fixed")})
def dumpling(pen: Pen) -> None:
    plate(pen)
    for x, y, tone in ((-26, -14, -0.03), (26, -14, -0.02), (0, -30, 0.0)):
        body = smooth([(x - 28, y + 2, "c"), (x - 24, y - 18), (x, y - 30), (x + 24, y - 18), (x + 28, y + 2, "c"),
            (x, y + 7)])
        pen.part("dough", body, tone=tone)
        pen.mark("dough", crescent(body, -4, -9), tone=tone - 0.08)
        pleats = [curve((x + d, y - 26 + abs(d) * 0.34), (x + d * 0.8, y - 14)) for d in (-16, -8, 0, 8, 16)]
        pen.mark("dough", joined(*pleats), width=2, tone=-0.14)
    pen.anchor(top=(0, -60), handle=(0, -30))


@symbol("omelette, omelet, scrambled eggs", kinds=DISH, height=0.07, place="surface",
    slots={"egg": ("#f4c542", "primary"), "herb": ("#5f9a45", "fixed"), "plate": WHITE})
def omelette(pen: Pen) -> None:
    plate(pen)
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
    "green": ("#6aa544", "fixed")}, traits=("lies",))
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
    plate(pen)
    for i, slot in enumerate(("pasta", "sauce", "cheese", "pasta", "sauce", "cheese")):
        y = -13 - 7 * i
        pen.part(slot, smooth([(-40, y, "c"), (-12, y + 2), (16, y), (40, y + 1, "c"), (41, y - 7, "c"), (10, y - 8),
            (-16, y - 6), (-41, y - 7, "c")]))
    pen.part("cheese", smooth([(-43, -52, "c"), (-20, -62), (16, -63), (43, -52, "c"), (40, -44), (22, -48), (6, -43),
        (-14, -48), (-30, -43)]))
    pen.part("herb", joined(ellipse(-6, -57, 5, 2.6, -20), ellipse(4, -58, 5, 2.6, 24)), shade="flat")
    pen.anchor(top=(0, -62), handle=(0, -30))


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


@symbol("cheese, cheddar, cheese wedge, emmental, cheese wheel", served="cheese_crumble", kinds="food", height=0.1,
    place="surface",
    slots={"body": ("#f5c445", "primary")}, shapes=("round", "triangular"))
def cheese(pen: Pen) -> None:
    pen.part("body", polygon([(-60, -30), (48, -66), (60, -46), (-60, -30)]), tone=0.08)
    pen.part("body", polygon([(-60, -30), (48, -66), (62, -44)]), tone=0.08)
    front = polygon([(-60, -30), (62, -44), (62, -8), (-60, 0)])
    pen.part("body", front)
    pen.mark("body", polygon([(-62, -6), (64, -14), (64, 0), (-62, 8)]), tone=-0.06)
    for x, y, r in ((-34, -16, 7), (-6, -27, 6), (16, -13, 9), (44, -30, 7), (46, -10, 4), (-14, -6, 4)):
        pen.mark("body", ellipse(x, y, r, r * 0.9), tone=-0.13)
        pen.mark("body", crescent(ellipse(x, y, r, r * 0.9), r * 0.3, r * 0.3), tone=-0.2)
    pen.part("body", joined(ellipse(20, -51, 8, 2.8), ellipse(44, -56, 5, 1.8)), tone=-0.1)
    pen.anchor(top=(24, -52))



@symbol("pizza slice", bed="strewn", kinds="food", height=0.05, place="surface",
    slots={"cheese": ("#f6c95a", "primary"), "crust": ("#c98a45", "fixed"), "sauce": ("#c8412f", "fixed"),
    "leaf": ("#5a9a45", "fixed")}, shapes=("triangular",))
def pizza_slice(pen: Pen) -> None:
    pen.part("crust", smooth([(-72, -14, "c"), (52, -50, "c"), (66, -34), (64, -2, "c"), (54, 2), (-72, -9, "c")],
        tension=0.3), tone=-0.1)
    pen.part("cheese", smooth([(-74, -16, "c"), (48, -52, "c"), (58, -30), (54, -6, "c"), (-10, -9), (-34, -4),
        (-44, -10)], tension=0.4), name=BED)
    pen.mark("cheese", smooth([(-74, -16, "c"), (-44, -14), (54, -11, "c"), (54, 0), (-70, 0)]), tone=-0.07)
    for x, y in ((-22, -19), (18, -34), (26, -14)):
        pen.part("sauce", ellipse(x, y, 13, 6.4), name=GARNISH)
        pen.mark("sauce", crescent(ellipse(x, y, 13, 6.4), -2, -1.4), tone=-0.08)
    for x, y in ((-4, -29), (3, -13), (36, -26)):
        pen.part("leaf", smooth([(x - 6, y), (x, y - 2.6), (x + 6, y - 1), (x, y + 2.2)]), detail=1)
    rind = smooth([(44, -56), (56, -57), (68, -36), (70, -8), (62, 3), (52, -2), (54, -22), (50, -40)])
    pen.part("crust", rind)
    pen.mark("crust", crescent(rind, -3, -2), tone=-0.09)
    pen.anchor(top=(0, -34), handle=(60, -30))


@symbol("hamburger, burger, cheeseburger", bed="layered",
    flesh=Flesh("#7a4a2c", "#f0c46a"), kinds="food", height=0.1, place="surface",
    slots={"bun": ("#d99545", "primary"), "meat": ("#6d3f28", "fixed"), "leaf": ("#74b34a", "fixed"),
    "cheese": ("#f7c33c", "fixed"), "tomato": ("#dc4433", "fixed"), "seed": ("#fbe8bd", "fixed")})
def hamburger(pen: Pen) -> None:
    pen.part("bun", smooth([(-48, -18, "c"), (48, -18, "c"), (49, -8), (40, 0), (-40, 0), (-49, -8)]))
    pen.part("meat", rect(-53, -33, 106, 17, 8), name=BED)
    pen.mark("meat", rect(-60, -23, 120, 8), tone=-0.08)
    pen.part("cheese", polygon([(-50, -36), (50, -36), (50, -32), (34, -31), (18, -19), (4, -31), (-24, -31),
        (-34, -22), (-44, -32)]))
    pen.part("tomato", rect(-49, -43, 98, 8, 4))
    leaf = smooth([(-54, -44), (-44, -48), (44, -48), (54, -44), (46, -38), (38, -42), (28, -37), (18, -42), (8, -37),
        (-2, -42), (-12, -37), (-22, -42), (-32, -37), (-42, -42), (-48, -38)])
    pen.part("leaf", leaf)
    top = smooth([(-51, -48, "c"), (-50, -64), (-36, -80), (-14, -87), (14, -87), (36, -80), (50, -64), (51, -48, "c"),
        (44, -45), (-44, -45)])
    pen.part("bun", top)
    pen.mark("bun", crescent(top, -9, -9), tone=-0.08)
    gloss(pen, "bun", smooth([(-40, -64), (-30, -76), (-12, -82), (-24, -74)]), detail=0)
    pen.mark("seed", joined(*(ellipse(x, y, 2.6, 1.6, turn=t) for x, y, t in ((-26, -70, -30), (-8, -78, 10),
        (12, -76, -20), (30, -68, 30), (-14, -64, 20), (4, -67, -30), (20, -62, 0), (-34, -58, 20), (38, -57, -20)))))
    pen.anchor(top=(0, -87))


@symbol("hot dog, hotdog", kinds="food", height=0.08, place="surface",
    slots={"bun": ("#dda050", "primary"), "sausage": ("#b8462f", "fixed"), "mustard": ("#f7c92f", "fixed")})
def hot_dog(pen: Pen) -> None:
    back = smooth([(-58, -26), (-52, -40), (-30, -47), (30, -47), (52, -40), (58, -26), (40, -14), (-40, -14)])
    pen.part("bun", back, tone=-0.05)
    sausage = smooth([(-66, -32), (-62, -42), (-50, -44), (50, -44), (62, -42), (66, -32), (58, -22), (-58, -22)])
    pen.part("sausage", sausage)
    pen.mark("sausage", crescent(sausage, -3, -6), tone=-0.08)
    gloss(pen, "sausage", rect(-52, -42, 90, 3, 1.5), detail=0)
    pen.stroke("mustard", curve(*((-48 + 8 * i, -36 + (4 if i % 2 else -4)) for i in range(13))), 3.4)
    front = smooth([(-60, -24), (-54, -32), (-30, -28), (0, -27), (30, -28), (54, -32), (60, -24), (54, -8), (32, 0),
        (-32, 0), (-54, -8)])
    pen.part("bun", front)
    pen.mark("bun", crescent(front, -5, -8), tone=-0.08)
    gloss(pen, "bun", smooth([(-48, -22), (-20, -24), (10, -23), (-20, -21)]), detail=0)
    pen.anchor(top=(0, -44))


@symbol("sandwich, club sandwich, sub sandwich, panini", kinds="food", height=0.1, place="surface",
    slots={"bread": ("#e9c68a", "primary"), "crust": ("#b97a3e", "fixed"), "leaf": ("#74b34a", "fixed"),
    "cheese": ("#f7c33c", "fixed"), "tomato": ("#dc4433", "fixed"), "ham": ("#eba0a0", "fixed")},
    shapes=("triangular",))
def sandwich(pen: Pen) -> None:
    pen.part("bread", polygon([(-58, -14), (58, -14), (58, 0), (-58, 0)]), tone=-0.02)
    pen.part("crust", rect(-60, -3, 120, 4, 2))
    pen.part("ham", smooth([(-60, -22), (0, -24), (60, -22), (56, -13), (30, -10), (8, -14), (-20, -10), (-44, -13)]))
    pen.part("cheese", polygon([(-56, -27), (56, -27), (56, -21), (26, -12), (6, -21), (-56, -21)]))
    pen.part("tomato", joined(rect(-50, -33, 42, 7, 3.4), rect(4, -33, 44, 7, 3.4)))
    pen.part("leaf", smooth([(-62, -36), (-40, -41), (40, -41), (62, -36), (50, -30), (38, -34), (24, -29), (10, -34),
        (-6, -29), (-22, -34), (-38, -29), (-50, -33)]))
    pen.part("bread", rect(-58, -54, 116, 16, 3))
    pen.mark("bread", joined(*(ellipse(x, y, 1.6, 1) for x, y in ((-40, -46), (-20, -44), (6, -47), (28, -43),
        (44, -47), (-6, -49)))), tone=-0.1, detail=1)
    pen.part("crust", smooth([(-60, -53, "c"), (-8, -77, "c"), (4, -77, "c"), (60, -53, "c")]), tone=0.1)
    pen.mark("crust", polygon([(0, -80), (62, -53), (20, -53)]), tone=-0.06)
    pen.stroke("crust", line([(6, -100), (6, -60)]), 1.8, tone=0.1)
    pen.part("leaf", ellipse(6, -88, 7, 6), tone=-0.08)
    pen.mark("tomato", ellipse(9, -88, 2.4))
    pen.anchor(top=(0, -76))


@symbol("egg, easter egg",
    flesh=Flesh("#fdfaf2", "#f6b93a", "#f6b93a", "stone"),
    served="egg_half", kinds="food", height=0.06, place="surface", poses="standing, painted",
    slots={"body": ("#f6e2c6", "primary"), "a": ("#ef7f9a", "second"), "b": ("#5fb4c8", "fixed"),
    "c": ("#f6c94a", "fixed")}, nook="kitchen", shapes=("oval",))
def egg(pen: Pen) -> None:
    body = smooth([(0, -98), (-19, -90), (-33, -62), (-36, -34), (-26, -8), (0, 0), (26, -8), (36, -34), (33, -62),
        (19, -90)])
    pen.part("body", body)
    if pen.pose == "painted":
        pen.mark("a", rect(-50, -64, 100, 9))
        pen.mark("b", smooth([(x, -46 + (6 if i % 2 else -6)) for i, x in enumerate(range(-56, 57, 8))], closed=False),
            width=4)
        pen.mark("c", joined(*(ellipse(x, -28, 4) for x in (-26, -13, 0, 13, 26)),
            *(ellipse(x, -76, 3.4) for x in (-12, 0, 12))))
        pen.mark("a", rect(-50, -18, 100, 6))
    pen.mark("body", crescent(body, -11, -9), tone=-0.12, alpha=0.55)
    gloss(pen, "body", ellipse(-13, -68, 5, 10, turn=20), detail=0)
    pen.anchor(top=(0, -98))


@symbol("sushi, maki, sushi roll, nigiri", kinds="food", height=0.05, place="surface",
    slots={"rice": ("#fbf9f2", "fixed"), "fish": ("#f4855c", "primary"), "nori": ("#27352f", "fixed"),
    "green": ("#7fb65a", "fixed")})
def sushi(pen: Pen) -> None:
    pen.part("rice", smooth([(-6, -18), (2, -34), (30, -40), (58, -34), (66, -16), (58, 0), (2, 0)]))
    pen.mark("rice", joined(*(ellipse(x, y, 3, 1.8, turn=x * 9) for x, y in ((8, -12), (20, -18), (32, -10), (44, -16),
        (54, -8), (14, -4), (38, -3)))), tone=-0.06, detail=1)
    slab = smooth([(-12, -22), (-4, -40), (26, -50), (60, -42), (74, -22), (64, -20), (52, -32), (28, -36), (4, -32),
        (-4, -18)])
    pen.part("fish", slab)
    pen.mark("rice", joined(*(curve((x, -52), (x + 6, -40), (x + 4, -26)) for x in (4, 18, 32, 46))), width=2,
        alpha=0.7)
    pen.part("nori", polygon([(26, -49), (36, -48.6), (38, 0.5), (26, 0.5)]))
    body = [(-44.0, 27.0), (0, 27.0)]
    pen.part("nori", turned(body, cx=-42, tilt=0.34))
    pen.part("rice", ellipse(-42, -44, 27, 9.4))
    pen.mark("rice", joined(*(ellipse(-42 + x, -44 + y, 2.6, 1.5, turn=x * 11) for x,
        y in ((-18, 0), (-12, -5), (12, -5), (18, 1), (10, 6), (-10, 6), (0, 7)))), tone=-0.07, detail=1)
    pen.part("fish", ellipse(-46, -45, 8, 3.6))
    pen.part("green", ellipse(-34, -42.6, 5, 2.6))
    pen.anchor(top=(26, -48))


@symbol("taco, tortilla", kinds="food", height=0.1, place="surface",
    slots={"shell": ("#f0bf57", "primary"), "leaf": ("#74b34a", "fixed"), "tomato": ("#dc4433", "fixed"),
    "meat": ("#7d4a2d", "fixed"), "cheese": ("#fbe08a", "fixed")})
def taco(pen: Pen) -> None:
    pen.part("shell", smooth([(-52, -4, "c"), (-50, -32), (-26, -60), (6, -66), (38, -54), (58, -28), (60, -4, "c")]),
        tone=-0.1)
    for slot, points in (("meat", ((-34, -38, 10), (-14, -54, 11), (10, -58, 11), (32, -48, 11), (48, -30, 9))),
        ("leaf", ((-44, -28, 8), (-26, -48, 10), (-2, -60, 10), (22, -56, 10), (42, -42, 9), (54, -22, 7))),
        ("tomato", ((-20, -54, 6), (14, -62, 6), (38, -50, 6))), ("cheese", ((-6, -62, 4), (28, -57, 4), (-34, -44, 4),
        (48, -38, 4)))):
        for x, y, r in points:
            pen.part(slot, ellipse(x, y, r, r * 0.86))
    front = smooth([(-60, 0, "c"), (-56, -28), (-32, -50), (-2, -55), (28, -45), (48, -22), (52, 0, "c")])
    pen.part("shell", front)
    pen.mark("shell", crescent(front, -8, -5), tone=-0.07)
    pen.mark("shell", joined(*(ellipse(x, y, 2.4, 1.8) for x, y in ((-36, -18), (-16, -34), (6, -20), (26, -28),
        (-4, -44), (-24, -8), (34, -10), (14, -6)))), tone=-0.12, alpha=0.7, detail=1)
    pen.anchor(top=(0, -64))


@symbol("french fries, fries, french fry, chip", kinds="food", height=0.14, place="surface",
    slots={"box": ("#d8392f", "primary"), "fry": ("#f7cd52", "fixed"), "mark": ("#fbe08a", "fixed")},
    served="loose_fries")
def fries(pen: Pen) -> None:
    for i, (x, top, turn) in enumerate(((-26, -84, -12), (-14, -96, -5), (-2, -88, 3), (10, -99, 4), (22, -90, 9),
        (28, -78, 15), (-20, -74, -8), (-7, -80, -2), (5, -78, 2), (17, -76, 7))):
        stick = rotated(rect(x - 4, top, 8, 60, 1), turn, (x, -30))
        pen.part("fry", stick, tone=-0.05 if i < 6 else 0.03)
        pen.mark("fry", rotated(rect(x + 1.4, top, 4, 60), turn, (x, -30)), tone=-0.09)
    carton = smooth([(-36, -56, "c"), (-20, -47), (0, -44), (20, -47), (36, -56, "c"), (27, 0, "c"), (-27, 0, "c")],
        tension=0.45)
    pen.part("box", carton)
    pen.mark("box", crescent(carton, -10, 0), tone=-0.08)
    pen.mark("mark", joined(*(polygon([(x, -60), (x + 6, -60), ((x + 6) * 0.78, 4), (x * 0.78, 4)])
        for x in (-26, -3, 20))), alpha=0.85)
    pen.anchor(top=(0, -98), handle=(0, -25))


@symbol("drumstick, chicken leg, turkey leg, roast, meat, roast chicken, fried chicken", kinds="food", height=0.12,
    place="surface", slots={"meat": ("#b4563a", "primary"), "bone": ("#fbf2e0", "fixed")}, traits=("lies",),
    served="sliced_meat")
def drumstick(pen: Pen) -> None:
    pen.part("bone", limb([(20, -30, 9), (46, -11, 8)]))
    pen.part("bone", union(ellipse(50, -14, 7), ellipse(45, -4, 7)))
    meat = smooth([(34, -30), (30, -20), (16, -16), (-10, -12), (-36, -20), (-50, -42), (-44, -68), (-20, -82),
        (6, -76), (20, -56), (30, -42)])
    fruit(pen, "meat", meat)
    gloss(pen, "meat", smooth([(-38, -48), (-30, -66), (-14, -74), (-24, -62), (-30, -48)]), detail=0, alpha=0.4)
    pen.mark("meat", joined(curve((-6, -62), (2, -54), (4, -44)), curve((-20, -40), (-10, -34), (4, -32))), tone=-0.1,
        width=1.6, detail=1)
    pen.anchor(top=(-16, -80), handle=(48, -9))



@symbol("noodles, bowl of noodles, udon", kinds="food", height=0.14, place="surface", symbol_id="noodle",
    slots={"bowl": ("#c8433a", "primary"), "noodle": ("#f6dc98", "fixed"), "broth": ("#c98442", "fixed"),
    "white": ("#fdfaf3", "fixed"), "yolk": ("#f4a52e", "fixed"), "leaf": ("#5a9a45", "fixed"),
    "stick": ("#7a4a2f", "fixed")})
def ramen(pen: Pen) -> None:
    profile: Profile = [(-50.0, 56.0), (-36, 53), (-16, 38), (-6, 24), (-5, 20, "c"), (0, 20.0)]
    inside(pen, "bowl", profile, tilt=0.24, lip=3, fill="broth", depth=2)
    strands = joined(*(curve((-44 + i * 7, -50 + (i % 3)), (-34 + i * 7, -58 - (i % 2) * 2),
        (-22 + i * 6, -44 + (i % 3))) for i in range(9)))
    pen.stroke("noodle", strands, 2.8)
    for x, y, k in ((-20, -54, 1.0), (6, -50, 1.0)):
        pen.part("white", ellipse(x, y, 12 * k, 8 * k, turn=-12))
        pen.part("yolk", ellipse(x + 1, y - 0.6, 6.4 * k, 4.4 * k))
    for x, y, t in ((26, -56, 30), (34, -50, -20), (22, -48, 10), (38, -56, 60)):
        pen.part("leaf", ellipse(x, y, 6.4, 3, turn=t))
    pen.part("stick", pole((20, -52), (64, -100), 2.4, 3.4))
    pen.part("stick", pole((30, -50), (74, -94), 2.4, 3.4), tone=0.04)
    with pen.in_front():
        wall(pen, "bowl", profile, tilt=0.24, shine=False)
        pen.mark("white", band([(-50, 56), (-36, 53), (-20, 42)], -38, -35, tilt=0.22), alpha=0.9)
    pen.anchor(top=(0, -52), mouth=(0, -50), opening=(0, -50))


@symbol("ketchup, ketchup bottle, tomato sauce, bottle of ketchup, mustard bottle, sauce bottle", served="sauce",
    kinds="food, vessel",
    height=0.22, place="surface",
    slots={"body": ("#d3262f", "primary"), "cap": ("#fbf8f2", "fixed"), "label": ("#fbf6e8", "second"),
    "leaf": ("#5f9f3f", "fixed")})
def ketchup(pen: Pen) -> None:
    pen.part("cap", polygon([(-3, -102), (3, -102), (6, -88), (-6, -88)]))
    pen.part("cap", turned([(-90, 9), (-80, 11)], tilt=0.2), tone=-0.05)
    shape: Profile = [(-80, 10, "c"), (-74, 13), (-64, 21), (-40, 22), (-8, 21), (0, 18)]
    closed(pen, "body", shape, tilt=0.18)
    pen.mark("label", band(shape, -56, -16, tilt=0.18))
    pen.mark("body", union(ellipse(-4, -32, 9, 8), ellipse(5, -32, 8, 8)))
    pen.mark("leaf", joined(*(petal(0, -39, 1, 9, 4, a) for a in (-80, -40, 0, 40, 80))))
    pen.anchor(top=(0, -102), handle=(0, -40))


@symbol("butter, stick of butter, margarine, butter dish", kinds="food", height=0.05, place="surface",
    slots={"butter": ("#f8dc6a", "primary"), "plate": ("#eef1f4", "fixed"), "blue": ("#5f8fc4", "fixed")},
    nook="kitchen")
def butter(pen: Pen) -> None:
    pen.part("plate", ellipse(0, -9, 72, 13), tone=-0.06)
    pen.part("plate", ellipse(0, -12, 72, 13))
    pen.mark("blue", difference(ellipse(0, -12, 68, 11.4), ellipse(0, -12, 65.6, 10.4)))
    pen.part("butter", polygon([(34, -46), (50, -54), (50, -20), (34, -12)]), tone=-0.12)
    pen.part("butter", polygon([(-30, -46), (-12, -54), (50, -54), (34, -46)]), tone=0.06)
    pen.part("butter", rect(-30, -46, 64, 34))
    pen.mark("butter", joined(*(line([(x, -48), (x, -10)]) for x in (-14, 2, 18))), tone=-0.08, width=1)
    pen.part("butter", polygon([(-54, -20), (-36, -28), (-30, -26), (-32, -10), (-52, -9)]), tone=-0.05)
    pen.part("butter", polygon([(-60, -16), (-46, -22), (-34, -14), (-50, -8)]), tone=0.08)
    pen.anchor(top=(0, -52))


@symbol("fried egg, sunny side up egg, sunny-side-up egg, egg sunny side up", served="poached_egg", kinds="egg, dish, "
    "food", height=0.06,
    place="surface", slots={"white": ("#fdfaf2", "fixed"), "yolk": ("#f9b52c", "primary"),
    "edge": ("#e8c894", "fixed")}, nook="kitchen")
def fried_egg(pen: Pen) -> None:
    egg = smooth([(-62, -32), (-54, -52), (-34, -62), (-10, -60), (8, -68), (32, -64), (48, -50), (62, -40), (64, -24),
        (48, -12), (28, -10), (8, -2), (-18, -4), (-40, -8), (-56, -16)])
    pen.part("edge", moved(egg, 0, 3), tone=-0.05)
    pen.part("white", egg)
    pen.mark("white", crescent(egg, 0, -5), tone=-0.07)
    pen.mark("white", joined(ellipse(38, -30, 5, 3), ellipse(-44, -26, 4, 2.4), ellipse(20, -18, 4, 2.2)), tone=-0.06)
    pen.part("white", ellipse(-2, -36, 32, 22), tone=-0.05)
    yolk = smooth([(-28, -36), (-24, -54), (-2, -64), (20, -54), (24, -36), (12, -24), (-2, -20), (-16, -24)])
    pen.part("yolk", yolk)
    pen.mark("yolk", crescent(yolk, -6, -6), tone=-0.1)
    pen.mark("white", ellipse(-12, -52, 8, 4, -24), alpha=0.85)
    pen.anchor(top=(0, -60))




@symbol("rice, bowl of rice, rice bowl, steamed rice, white rice, fried rice", kinds="dish, food", height=0.11,
    place="surface", slots={"bowl": ("#2f5f8f", "primary"), "rice": ("#fcfaf3", "fixed"), "stick": ("#b5713a", "fixed"),
    "band": ("#fbf6ea", "second")}, nook="kitchen",
    served="rice_helping")
def rice(pen: Pen) -> None:
    heap = union(ellipse(0, -52, 43, 26), *(ellipse(43 * math.cos(t) * 0.96, -54 + 24 * math.sin(t), 6, 5)
        for t in (math.radians(a) for a in range(190, 351, 13))))
    pen.part("rice", heap)
    grains = [(x + (5 if j % 2 else 0), -74 + 7 * j) for j in range(4) for x in range(-38, 40, 11)]
    pen.mark("rice", joined(*(ellipse(x, y, 3.6, 1.5, (x * 13 + y * 7) % 90 - 45) for x, y in grains)), tone=-0.09)
    for dx in (0, 9):
        pen.part("stick", pole((6 + dx, -56), (58 + dx, -106), 2.4, 4))
    shape = smooth([(-52, -50, "c"), (0, -42), (52, -50, "c"), (46, -24), (28, -8), (18, -4, "c"), (18, 0, "c"),
        (-18, 0, "c"), (-18, -4, "c"), (-28, -8), (-46, -24)])
    pen.part("bowl", shape)
    pen.mark("bowl", crescent(shape, -14, -3), tone=-0.1)
    pen.mark("band", curve((-56, -42), (0, -34), (56, -42)), width=3)
    pen.mark("band", smooth([(x, -24 + (5 if i % 2 else -3)) for i, x in enumerate(range(-42, 43, 7))], closed=False),
        width=2.2)
    pen.anchor(top=(0, -76), mouth=(0, -50), opening=(0, -50))


@symbol("burrito, bean burrito, breakfast burrito, rolled tortilla", kinds="dish, food", height=0.07, place="surface",
    slots={"wrap": ("#ecce98", "primary"), "foil": ("#c9d1da", "fixed"), "leaf": ("#6fae4a", "fixed"),
    "red": ("#d9453f", "fixed"), "bean": ("#6b3f2c", "fixed"), "rice": ("#fbf6e4", "fixed"),
    "cheese": ("#f6bd3c", "fixed")})
def burrito(pen: Pen) -> None:
    t, c = 52, (0.0, -50.0)
    roll = rotated(rect(-24, -104, 48, 104, 16), t, c)
    pen.part("wrap", roll)
    pen.mark("wrap", crescent(roll, 0, -11), tone=-0.1)
    pen.mark("wrap", rotated(joined(*(ellipse(x, y, rx, 2.4, 70) for x, y,
        rx in ((-10, -70, 5), (6, -60, 6), (-6, -84, 4), (12, -80, 4)))), t, c), tone=-0.13, alpha=0.7)
    pen.mark("wrap", rotated(curve((-24, -56), (-6, -74), (8, -104)), t, c), tone=-0.12, width=1.8)
    face = rotated(ellipse(0, -100, 24, 13), t, c)
    pen.part("wrap", face, tone=0.06)
    well = rotated(ellipse(0, -100, 20, 10), t, c)
    pen.part("rice", well)
    for x, y, r, slot in ((-11, -101, 6, "leaf"), (-2, -96, 5, "red"), (6, -103, 5.4, "bean"), (12, -98, 4.4, "cheese"),
        (-6, -105, 4, "bean"), (1, -104, 4, "leaf"), (-13, -96, 3.6, "cheese"), (7, -95, 3.6, "leaf")):
        pen.mark(slot, rotated(ellipse(x, y, r, r * 0.7), t, c))
    foil = rotated(smooth([(-26, -52, "c"), (-14, -58, "c"), (-4, -50, "c"), (8, -58, "c"), (18, -51, "c"),
        (26, -56, "c"), (27, -10), (18, 2), (-18, 2), (-27, -10)], tension=0.25), t, c)
    pen.part("foil", foil)
    pen.mark("foil", rotated(joined(polygon([(-20, -50), (-10, -30), (-18, -8)]),
        polygon([(6, -52), (14, -28), (4, -14)]), polygon([(20, -46), (24, -20), (16, -26)])), t, c), tone=0.1)
    pen.mark("foil", rotated(joined(polygon([(-6, -46), (2, -24), (-10, -20)]),
        polygon([(10, -16), (20, -8), (6, -2)])), t, c), tone=-0.13)
    pen.anchor(top=(20, -90), handle=(-20, -30))
