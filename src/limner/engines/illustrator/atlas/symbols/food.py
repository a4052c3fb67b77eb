"""Bread, cheese, meat and dishes."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.engines.illustrator.atlas.symbol import Pen, symbol
from limner.engines.illustrator.atlas.templates.round_food import fruit
from limner.engines.illustrator.atlas.templates.solid import (
    Profile,
    band,
    crescent,
    curve,
    gloss,
    pole,
    quad,
    turned,
)
from limner.engines.illustrator.atlas.templates.vessel import inside, wall
from limner.engines.illustrator.geometry import (
    ellipse,
    joined,
    limb,
    line,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)


@symbol("bread, loaf, loaf of bread, toast", kinds="bakery, food", height=0.14, place="surface",
    slots={"crust": ("#b9743a", "primary"), "crumb": ("#f3d9a4", "fixed")})
def bread(pen: Pen) -> None:
    loaf = smooth([(-36, 0, "c"), (-40, -30), (-50, -46), (-44, -64), (-20, -72), (30, -72), (56, -66), (64, -50),
        (56, -34), (56, 0, "c")])
    pen.part("crust", loaf)
    pen.mark("crust", crescent(loaf, -6, -14), tone=-0.08)
    pen.mark("crumb", joined(*(smooth([(x, -72), (x + 12, -64), (x + 18, -50), (x + 11, -58), (x + 2, -66)])
        for x in (-2, 18, 38))), tone=-0.08, alpha=0.8)
    face = smooth([(-62, 0, "c"), (-64, -28), (-70, -42), (-64, -62), (-42, -70), (-20, -62), (-13, -44), (-20, -28),
        (-20, 0, "c")])
    pen.part("crust", face, tone=-0.05)
    pen.part("crumb", smooth([(-58, -4, "c"), (-59.5, -28), (-65, -42), (-60, -57), (-42, -65), (-25, -58),
        (-18.4, -44), (-24.6, -28), (-24.6, -4, "c")]))
    pen.mark("crumb", joined(*(ellipse(x, y, 1.8, 1.2) for x, y in ((-50, -44), (-36, -52), (-34, -30), (-48, -22),
        (-40, -12), (-28, -42), (-54, -34)))), tone=-0.1, detail=1)
    pen.anchor(top=(10, -72))


@symbol("cheese, cheddar, cheese wedge, emmental", kinds="food", height=0.1, place="surface",
    slots={"body": ("#f5c445", "primary")})
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


@symbol("pizza, pizza slice, margherita, pepperoni pizza", kinds="food", height=0.3, place="surface", faces_viewer=True,
    slots={"cheese": ("#f6c95a", "primary"), "crust": ("#c98a45", "fixed"), "sauce": ("#c8412f", "fixed"),
    "leaf": ("#5a9a45", "fixed")})
def pizza(pen: Pen) -> None:
    pen.part("crust", ellipse(0, -50, 50))
    pen.mark("crust", crescent(ellipse(0, -50, 50), -5, -5), tone=-0.09)
    pen.part("sauce", ellipse(0, -50, 43))
    pen.part("cheese", smooth([(40.5 * math.cos(i * math.pi / 9) * (1 + 0.03 * (i % 2)),
        -50 + 40.5 * math.sin(i * math.pi / 9) * (1 + 0.03 * (i % 2))) for i in range(18)]))
    for x, y in ((-20, -74), (12, -80), (28, -56), (-28, -46), (0, -50), (20, -28), (-12, -22)):
        pen.part("sauce", ellipse(x, y, 8.4))
        pen.mark("sauce", crescent(ellipse(x, y, 8.4), -2, -2), tone=-0.08)
        pen.mark("sauce", joined(ellipse(x - 2, y - 2, 1.6), ellipse(x + 3, y + 2, 1.4)), tone=0.12, alpha=0.8,
            detail=1)
    for x, y, t in ((-4, -68, 20), (14, -62, -40), (-14, -36, 60), (6, -36, -10), (30, -40, 30), (-32, -62, -30)):
        pen.part("leaf", smooth([(x - 5, y), (x, y - 2.6), (x + 5, y), (x, y + 2.6)]) if t > 0
            else rotated(smooth([(x - 5, y), (x, y - 2.6), (x + 5, y), (x, y + 2.6)]), t, (x, y)))
    pen.stroke("crust", joined(*(rotated(line([(0, -50), (0, -98)]), 45 * i, (0, -50)) for i in range(8))), 1.1,
        tone=-0.12, alpha=0.7)
    pen.anchor(top=(0, -100))


@symbol("hamburger, burger, cheeseburger", kinds="food", height=0.1, place="surface",
    slots={"bun": ("#d99545", "primary"), "meat": ("#6d3f28", "fixed"), "leaf": ("#74b34a", "fixed"),
    "cheese": ("#f7c33c", "fixed"), "tomato": ("#dc4433", "fixed"), "seed": ("#fbe8bd", "fixed")})
def hamburger(pen: Pen) -> None:
    pen.part("bun", smooth([(-48, -18, "c"), (48, -18, "c"), (49, -8), (40, 0), (-40, 0), (-49, -8)]))
    pen.part("meat", rect(-53, -33, 106, 17, 8))
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


@symbol("hot dog, hotdog, sausage, frankfurter", kinds="food", height=0.08, place="surface",
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
    "cheese": ("#f7c33c", "fixed"), "tomato": ("#dc4433", "fixed"), "ham": ("#eba0a0", "fixed")})
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


@symbol("egg, boiled egg, easter egg", kinds="food", height=0.06, place="surface", poses="standing, painted",
    slots={"body": ("#f6e2c6", "primary"), "a": ("#ef7f9a", "second"), "b": ("#5fb4c8", "fixed"),
    "c": ("#f6c94a", "fixed")})
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
    slots={"box": ("#d8392f", "primary"), "fry": ("#f7cd52", "fixed"), "mark": ("#fbe08a", "fixed")})
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
    place="surface", slots={"meat": ("#b4563a", "primary"), "bone": ("#fbf2e0", "fixed")})
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


@symbol("steak, beef, t-bone, beefsteak, ham, bacon, pork chop", kinds="meat, food", height=0.05, place="surface",
    faces_viewer=True, slots={"meat": ("#b5473f", "primary"), "fat": ("#f6dcc4", "fixed"),
    "bone": ("#fbf4e6", "fixed")})
def steak(pen: Pen) -> None:
    outline = [(-50, -44), (-46, -68), (-24, -82), (4, -78), (20, -66), (42, -62), (56, -44), (50, -20), (26, -4),
        (0, -2), (-18, -10), (-36, -18)]
    pen.part("fat", smooth(outline), tone=-0.06)
    pen.part("fat", smooth([(x, y - 4) for x, y in outline]))
    meat = smooth([(2 + (x - 2) * 0.86, -46 + (y + 42) * 0.85) for x, y in outline])
    pen.part("meat", meat)
    pen.mark("meat", crescent(meat, -6, -6), tone=-0.07)
    pen.mark("fat", joined(curve((-32, -54), (-22, -60), (-14, -58)), curve((-24, -36), (-10, -34), (-4, -26)),
        curve((16, -24), (26, -22), (34, -30)), curve((24, -50), (34, -48), (40, -40)),
        curve((-6, -66), (4, -62), (8, -54))), width=2.2, alpha=0.75)
    pen.part("bone", smooth([(-14, -76, "c"), (-2, -77, "c"), (4, -58), (4, -44), (12, -38), (8, -32), (-2, -36),
        (-12, -32), (-15, -38), (-6, -44), (-7, -58)]))
    pen.anchor(top=(0, -80))


@symbol("noodle, bowl of noodles, udon", kinds="food", height=0.14, place="surface",
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


@symbol("milk, milk carton, carton of milk, juice box", kinds="drink, food", height=0.22, place="surface",
    slots={"body": ("#f6f8fb", "fixed"), "band": ("#3f86c9", "primary"), "cap": ("#d8453c", "second")})
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
