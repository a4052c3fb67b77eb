"""Dishes of Europe, each on the plate, in the bowl or on the board that it comes on."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    Path,
    difference,
    ellipse,
    joined,
    limb,
    line,
    polygon,
    rect,
    rotated,
    smooth,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve
from limner.engines.illustrator.atlas.symbols.food.crockery import DISH, GREEN, SWEET, WHITE, bowl, plate
from limner.engines.illustrator.atlas.templates.monument import along


@symbol("paella, pan of paella, spanish paella, seafood paella", kinds=DISH, height=0.08, place="surface",
        slots={"pan": ("#34363c", "primary"), "rice": ("#f0b63a", "fixed"), "shrimp": ("#f08a5f", "fixed"), "mussel":
    ("#2b2f45", "fixed"), "meat": ("#f1a35a", "fixed"), "pea": ("#6fae4a", "fixed"), "lemon": ("#f8dc4f", "fixed"),
    "pepper": ("#d23a30", "fixed"), "dark": ("#a8562f", "fixed")})
def paella(pen: Pen) -> None:
    for s in (-1, 1):
        pen.part("pan", difference(ellipse(s * 66, -26, 15, 9), ellipse(s * 66, -26, 10, 5)), tone=0.06)
    pen.part("pan", ellipse(0, -21, 68, 21), tone=-0.06)
    pen.part("pan", ellipse(0, -27, 68, 22), tone=0.08)
    pen.part("rice", ellipse(0, -28, 62, 18.6))
    pen.mark("rice", joined(*(ellipse(-56 + (i * 29) % 113, -44 + (i * 17) % 33, 2, 1) for i in range(60))),
        tone=0.08, detail=1)
    pen.mark("rice", joined(*(ellipse(-55 + (i * 37) % 111, -43 + (i * 13) % 31, 1.8, 0.9) for i in range(44))),
        tone=-0.08, detail=1)
    for x, y, t in ((-36, -34, 0), (-8, -40, 20), (30, -36, -15), (10, -20, 10), (-28, -20, -20)):
        body = rotated(limb([(x - 9, y + 2, 6), (x - 4, y - 4, 7), (x + 5, y - 4, 6), (x + 9, y + 2, 4)]), t, (x, y))
        pen.part("shrimp", body)
        pen.mark("dark", joined(*(rotated(line([(x + d, y - 9), (x + d * 0.7, y + 3)]), t, (x, y)) for d in (-5, 0,
            5))), width=0.8, alpha=0.6)
        pen.part("shrimp", rotated(polygon([(x + 9, y + 1), (x + 15, y + 1), (x + 12, y + 6)]), t, (x, y)), tone=-0.05)
    for x, y, t in ((-48, -26, 20), (12, -32, -30), (46, -26, -20), (-10, -27, 40), (34, -18, 10)):
        pen.part("mussel", ellipse(x, y, 9, 4.6, t))
        pen.part("meat", ellipse(x, y - 0.6, 5.6, 2.4, t), shade="flat")
    pen.part("lemon", joined(*(smooth([(x - 8, y, "c"), (x, y - 7), (x + 8, y, "c")]) for x, y in ((-20, -40), (44,
        -36), (-2, -13)))))
    pen.part("pepper", joined(*(rotated(rect(x - 6, y - 1.6, 12, 3.2, 1.6), t, (x, y)) for x, y, t in ((-40, -41,
        20), (22, -43, -10), (22, -27, 30), (-14, -16, -10)))), shade="flat")
    pen.part("pea", joined(*(ellipse(x, y, 1.9, 1.6) for x, y in ((-52, -33), (-30, -28), (-18, -33), (2, -34), (24,
        -33), (52, -32), (2, -24), (-40, -16), (20, -14), (40, -29)))), shade="flat")
    pen.anchor(top=(0, -46))


@symbol("cheese fondue, fondue, fondue pot, swiss fondue", kinds=DISH, height=0.22, place="surface",
    slots={"pot": ("#c8352f", "primary"), "cheese": ("#f8d568", "fixed"), "metal": ("#8d949c", "fixed"),
    "flame": ("#ffb23d", "light"),
    "bread": ("#d99a52", "fixed"), "wood": ("#7a4d2f", "fixed"), "crumb": ("#f6e2b4", "fixed")})
def fondue(pen: Pen) -> None:
    pen.stroke("metal", joined(line([(-26, -40), (-34, 0)]), line([(26, -40), (34, 0)]), line([(-30, -14), (30,
        -14)])), 2.6)
    pen.part("metal", rect(-9, -14, 18, 8, 2), tone=-0.1)
    pen.part("flame", smooth([(-4, -14, "c"), (-5, -20), (0, -28, "c"), (5, -20), (4, -14, "c")]), shade="glow")
    pen.part("pot", limb([(34, -60, 8), (60, -66, 7), (78, -72, 8)]))
    body = smooth([(-38, -74, "c"), (-40, -56), (-30, -40), (-16, -35), (16, -35), (30, -40), (40, -56), (38, -74,
        "c")])
    pen.part("pot", body)
    pen.mark("pot", crescent(body, -12, 0), tone=-0.1)
    pen.part("pot", ellipse(0, -74, 39, 10), tone=0.07)
    pen.part("cheese", ellipse(0, -74, 35, 8), shade="flat")
    pen.part("cheese", smooth([(-28, -70, "c"), (-27, -58), (-23, -56), (-20, -62), (-16, -68, "c")]))
    for x0, x1, y1 in ((-8, -40, -116), (16, 36, -118)):
        pen.stroke("metal", line([(x0, -78), (x1, y1 + 12)]), 1.8)
        pen.stroke("wood", line([(x0 + (x1 - x0) * 0.66, -78 + (y1 + 78) * 0.66), (x1, y1)]), 3.4)
        pen.part("bread", rotated(rect(x0 - 8, -88, 15, 13, 3), -12, (x0, -82)))
        pen.mark("crumb", rotated(rect(x0 - 6, -86, 11, 6, 2), -12, (x0, -82)))
        pen.part("cheese", smooth([(x0 - 9, -80), (x0, -83), (x0 + 9, -80), (x0 + 8, -74), (x0 - 7, -74)]))
    pen.part("bread", joined(*(rect(x, -10, 12, 10, 2.4) for x in (-74, -60, 50, 64)), rect(-68, -19, 12, 10, 2.4)))
    pen.mark("crumb", joined(*(rect(x + 2, -8, 8, 5, 1.4) for x in (-74, -60, 50, 64))), alpha=0.8)
    pen.anchor(top=(0, -80), mouth=(0, -74))


@symbol("fish and chips, fish & chips, fish n chips", kinds=DISH, height=0.1, place="surface",
        symbol_id="fish_and_chips", slots={"paper": ("#f3ecdc", "primary"), "batter": ("#d9953a", "fixed"),
        "chip": ("#f2cd6a", "fixed"), "pea":
    ("#7fae4f", "fixed"), "lemon": ("#f8dc4f", "fixed"), "ink": ("#8f8a80", "fixed"), "white": WHITE})
def fish_and_chips(pen: Pen) -> None:
    pen.part("paper", polygon([(-84, -6), (-62, -30), (-20, -36), (30, -34), (74, -28), (86, -4), (30, 2), (-40,
        2)]), tone=-0.05)
    pen.mark("ink", joined(*(line([(x, y), (x + 22, y - 1)]) for y in (-26, -22, -18, -14, -10, -6) for x in (-78,
        -50, 30, 58))), width=0.8, alpha=0.5)
    for i, (x, y, t) in enumerate(((-50, -18, 20), (-40, -24, -30), (-30, -16, 50), (-22, -24, 10), (-56, -12, -10),
            (-44, -12, 34), (-30, -30, -18), (-12, -18, 70), (-20, -12, -24), (-40, -34, 14), (-8, -28, 30))):
        pen.part("chip", rotated(rect(x - 17, y - 3.6, 34, 7.2, 1.2), t, (x, y)), tone=0.04 * ((i % 3) - 1))
    fish = smooth([(-30, -20), (-16, -36), (12, -44), (40, -42), (60, -34), (74, -44, "c"), (84, -40), (76, -28),
        (84, -16), (72, -14, "c"), (58, -20), (34, -12), (4, -10), (-20, -12)])
    pen.part("batter", fish)
    pen.mark("batter", joined(*(ellipse(x, y, 5, 3, 30 * i) for i, (x, y) in enumerate(((-10, -26), (6, -36), (20,
        -28), (36, -36), (48, -28), (30, -18), (10, -18), (66, -32))))), tone=0.09)
    pen.mark("batter", joined(*(ellipse(x, y, 2, 1.4) for x, y in ((-2, -32), (14, -32), (28, -38), (42, -24), (22,
        -22), (56, -28), (0, -20), (-16, -22)))), tone=-0.1)
    pen.mark("batter", crescent(fish, -4, -7), tone=-0.09)
    pen.part("lemon", smooth([(36, -4, "c"), (44, -20), (62, -4, "c"), (50, 0)]))
    pen.mark("white", smooth([(40, -5), (45, -15), (57, -5), (48, -3)]), alpha=0.7)
    pen.part("white", ellipse(-64, -8, 15, 5))
    pen.part("pea", ellipse(-64, -11, 13, 6))
    pen.mark("pea", joined(*(ellipse(-64 + 3.4 * (i - 3), -11 + (i * 5) % 7 - 3, 2.2) for i in range(7))), tone=0.07)
    pen.anchor(top=(10, -44))


@symbol("schnitzel, wiener schnitzel, viennese schnitzel, tonkatsu", kinds=DISH, height=0.07, place="surface",
    slots={"plate": ("#f6f3ec", "primary"), "crumb": ("#d99a42", "fixed"), "lemon": ("#f8dc4f", "fixed"),
    "potato": ("#f0d487", "fixed"),
    "green": GREEN, "white": WHITE})
def schnitzel(pen: Pen) -> None:
    plate(pen, -10, 72)
    pen.part("potato", joined(*(ellipse(x, y, 8, 6) for x, y in ((36, -17), (48, -15), (42, -24), (56, -13)))))
    pen.mark("green", joined(*(rect(x, y, 3, 1.2) for x, y in ((34, -19), (46, -17), (42, -26), (54, -14), (39, -22)))))
    meat = smooth([(-62, -14), (-54, -26), (-36, -30), (-18, -38), (4, -34), (20, -32), (32, -20), (24, -10), (4,
        -5), (-18, -8), (-40, -4), (-56, -7)])
    pen.part("crumb", meat)
    pen.mark("crumb", crescent(meat, -3, -6), tone=-0.1)
    pen.mark("crumb", joined(*(ellipse(-54 + (i * 31) % 80, -33 + (i * 11) % 25, 2.6, 1.6, 40 * i)
        for i in range(24))), tone=0.08)
    pen.mark("crumb", joined(*(ellipse(-52 + (i * 23) % 78, -32 + (i * 7) % 24, 1.4) for i in range(22))), tone=-0.09)
    pen.part("lemon", ellipse(-14, -25, 12, 7))
    pen.mark("white", difference(ellipse(-14, -25.4, 10, 5.6), ellipse(-14, -25.4, 8.6, 4.6)))
    pen.mark("white", joined(*(line([(-14, -25.4), (-14 + 10 * math.cos(a), -25.4 + 5.6 * math.sin(a))]) for a in (0,
        1.05, 2.1, 3.14, 4.19, 5.24))), width=0.8)
    pen.part("green", joined(*(ellipse(x, y, 4, 2.6, 30) for x, y in ((2, -27), (7, -24), (4, -31)))))
    pen.anchor(top=(-6, -38))


@symbol("bratwurst, bratwurst with sauerkraut, sausage with mustard, german sausage, wurst",
    kinds="sausage, dish, food", height=0.06, place="surface", slots={"plate": ("#f4f1ea", "primary"),
    "sausage": ("#a8562f", "fixed"),
    "kraut": ("#efe3b8", "fixed"), "mustard": ("#e0ac2c", "fixed"), "dark": ("#5f2c18", "fixed"), "green": GREEN})
def bratwurst(pen: Pen) -> None:
    plate(pen, -10, 72)
    pen.part("kraut", smooth([(4, -10), (8, -24), (26, -32), (46, -28), (56, -14), (40, -8), (18, -7)]))
    pen.mark("kraut", joined(*(curve((6 + 5 * i, -10), (12 + 5 * i, -26 + (i * 5) % 9), (20 + 5 * i, -12))
        for i in range(9))), tone=-0.1, width=1.1)
    for y, tone in ((-26, 0.0), (-14, 0.04)):
        body = limb([(-58, y + 2, 11), (-40, y - 5, 13), (-14, y - 5, 13), (10, y + 2, 11)])
        pen.part("sausage", body, tone=tone)
        pen.mark("dark", joined(*(line([(x, y - 14), (x + 8, y + 6)]) for x in (-52, -40, -28, -16, -4))), width=2,
            alpha=0.7)
        pen.mark("sausage", curve((-54, y - 2), (-34, y - 8), (0, y - 4)), tone=0.14, width=1.6)
    pen.stroke("mustard", curve((-50, -29), (-42, -34), (-34, -29), (-26, -34), (-18, -29), (-10, -33), (-2, -28)), 3)
    pen.part("mustard", ellipse(-52, -6, 10, 3.4))
    pen.part("green", joined(*(ellipse(x, y, 4, 2.4, 20) for x, y in ((28, -31), (34, -33), (32, -28)))))
    pen.anchor(top=(10, -34))


@symbol("borscht, beetroot soup, bowl of borscht, borsch", kinds="soup, dish, food", height=0.1, place="surface",
        slots={"bowl": ("#f5f1e8", "primary"), "soup": ("#a81f3f", "fixed"), "cream": WHITE, "green": GREEN,
        "red": ("#c8403a", "fixed"), "beet":
    ("#7d1531", "fixed")})
def borscht(pen: Pen) -> None:
    mouth = bowl(pen, "bowl", 58, -44, tilt=0.28)
    pen.part("soup", mouth, shade="flat")
    pen.mark("beet", joined(*(rotated(rect(x - 8, y - 1.6, 16, 3.2, 1), 25 * i, (x, y)) for i, (x,
        y) in enumerate(((-34, -46), (-20, -38), (28, -38), (36, -46), (-8, -54), (10, -35), (-40, -40))))))
    pen.part("cream", smooth([(-15, -46), (-8, -53), (6, -54), (14, -48), (10, -42), (-2, -40), (-12, -42)]))
    pen.mark("cream", curve((-8, -46), (0, -50), (7, -46), (0, -43)), tone=-0.08, width=1.4)
    pen.part("green", joined(*(limb([(x, y, 1.6), (x + 4, y - 5, 1.4), (x + 9, y - 6, 0.8)]) for x, y in ((-2, -46),
        (4, -47), (-26, -49), (20, -51), (16, -40), (-18, -42)))))
    pen.part("red", joined(*(polygon([(x, -28), (x + 5, -23), (x, -18), (x - 5, -23)]) for x in (-36, -18, 0, 18,
        36))), shade="flat")
    pen.anchor(top=(0, -56), mouth=(0, -46))


@symbol("churro, churros with chocolate", kinds=SWEET, height=0.14, place="surface",
    slots={"dough": ("#c98a42", "primary"), "sugar": ("#f6e6c4", "fixed"), "cup": ("#f4f1ea", "fixed"),
    "chocolate": ("#4a2617", "fixed"), "paper": ("#e6574a", "second")})
def churro(pen: Pen) -> None:
    for i, (x0, x1, y1) in enumerate(((-44, -58, -96), (-34, -36, -104), (-22, -14, -100), (-12, 6, -92))):
        body = limb([(x0, -24, 10), ((x0 + x1) / 2, (y1 - 24) / 2, 11), (x1, y1, 10)])
        pen.part("dough", body, tone=0.03 * (i % 2))
        pen.mark("dough", joined(*(line([(x0 + d, -24), (x1 + d, y1)]) for d in (-3, 0, 3))), tone=-0.12, width=0.9)
        pen.mark("sugar", joined(*(ellipse(x0 + (x1 - x0) * k / 9 + (k * 5) % 7 - 3, -26 + (y1 + 26) * k / 9, 0.9)
            for k in range(10))), alpha=0.9)
    pen.part("paper", polygon([(-56, -46), (0, -46), (-10, 0), (-46, 0)]))
    pen.mark("sugar", joined(*(polygon([(x, -46), (x + 7, -46), (x + 4, 0), (x - 1 + 2, 0)]) for x in (-50, -36, -22,
        -8))), alpha=0.8)
    pen.part("cup", difference(ellipse(64, -22, 11, 12), ellipse(64, -22, 6, 7)), tone=-0.06)
    cup = smooth([(14, -40, "c"), (16, -14), (26, 0, "c"), (52, 0, "c"), (62, -14), (64, -40, "c")])
    pen.part("cup", cup)
    pen.mark("cup", crescent(cup, -10, 0), tone=-0.08)
    pen.part("cup", ellipse(39, -40, 25, 7), tone=0.04)
    pen.part("chocolate", ellipse(39, -40, 22, 5.4), shade="flat")
    pen.anchor(top=(-30, -104))


@symbol("tiramisu, piece of tiramisu", kinds=SWEET, height=0.08, place="surface", slots={"cream": ("#fbf1da",
    "primary"), "cake": ("#c98f54", "fixed"), "coffee": ("#7a4a2a", "fixed"), "cocoa": ("#4d2d1c", "fixed"),
    "plate": ("#eef0f0", "fixed"), "green": GREEN})
def tiramisu(pen: Pen) -> None:
    plate(pen, -6, 68)
    pen.part("cream", polygon([(26, -10), (50, -22), (50, -64), (26, -54)]), tone=-0.1)
    pen.mark("cake", joined(polygon([(20, -20), (54, -34), (54, -26), (20, -11)]), polygon([(20, -42), (54, -56),
        (54, -48), (20, -32)])), tone=-0.1)
    pen.part("cream", rect(-48, -54, 74, 44, 2))
    for y in (-32, -12):
        pen.mark("cake", rect(-50, y - 9, 80, 10))
        pen.mark("coffee", joined(*(ellipse(x, y - 4, 5, 2.4) for x in along(-48, 26, 7))), alpha=0.6)
        pen.mark("coffee", rect(-50, y - 2, 80, 3), alpha=0.7)
    pen.part("cocoa", polygon([(-48, -54), (-24, -64), (50, -64), (26, -54)]))
    pen.mark("cream", joined(*(ellipse(-30 + (i * 23) % 66, -62 + (i * 5) % 7, 0.9, 0.6) for i in range(18))),
        alpha=0.5)
    pen.part("cream", smooth([(-6, -58), (0, -68), (8, -72), (14, -66), (18, -58), (6, -55)]), tone=0.03)
    pen.part("coffee", ellipse(8, -71, 4.4, 3))
    pen.part("green", joined(smooth([(14, -62, "c"), (20, -70), (30, -68, "c"), (22, -61)])))
    pen.anchor(top=(6, -72))


@symbol("cannoli, cannolo, sicilian cannoli", kinds=SWEET, height=0.05, place="surface", slots={"shell": ("#c9853f",
    "primary"), "cream": WHITE, "nut": ("#7fa045", "fixed"), "cherry": ("#cf2f3c", "fixed"), "sugar": ("#fdfbf6",
    "fixed")})
def cannoli(pen: Pen) -> None:
    for dx, dy, t in ((-6, -20, -8), (4, 0, 4)):
        def at(path: Path, dx: float = dx, dy: float = dy, t: float = t) -> Path:
            moved = rotated(path, t, (0, -20))
            moved.offset(dx, dy)
            return moved

        body = at(smooth([(-48, -34, "c"), (-10, -36), (44, -34, "c"), (52, -20), (44, -4, "c"), (0, -2), (-48, -4,
            "c"), (-54, -20)]))
        pen.part("shell", body)
        pen.mark("shell", joined(*(at(ellipse(-36 + (i * 19) % 74, -30 + (i * 7) % 24, 2.6, 2)) for i in range(18))),
            tone=-0.09)
        pen.mark("shell", at(limb([(-40, -28, 3), (40, -28, 3)])), tone=0.12)
        pen.mark("sugar", joined(*(at(ellipse(-38 + (i * 29) % 78, -34 + (i * 5) % 14, 1)) for i in range(22))),
            alpha=0.8)
        for s in (-1, 1):
            pen.part("cream", at(smooth([(s * 44, -36), (s * 58, -34), (s * 64, -20), (s * 58, -5), (s * 44, -3),
                (s * 40, -20)])))
            pen.mark("nut", joined(*(at(ellipse(s * (54 + (i * 3) % 5), -32 + 5 * i, 2, 1.4)) for i in range(6))))
    pen.part("cherry", ellipse(66, -25, 5))
    pen.anchor(top=(0, -58))


@symbol("apple strudel, strudel, apfelstrudel", kinds=SWEET, height=0.06, place="surface",
    slots={"crust": ("#d8a055", "primary"), "apple": ("#f1dc92", "fixed"), "raisin": ("#5a3326", "fixed"),
    "sugar": WHITE, "plate": ("#eef0f0", "fixed"), "cream": WHITE})
def strudel(pen: Pen) -> None:
    plate(pen, -6, 70)
    body = smooth([(-18, -12, "c"), (-18, -36), (-6, -46), (40, -42), (54, -34), (56, -14, "c"), (20, -6)])
    pen.part("crust", body)
    pen.mark("crust", joined(*(line([(x, -50), (x - 10, -6)]) for x in (10, 26, 42, 56))), tone=-0.12, width=1.8)
    pen.mark("sugar", joined(*(ellipse(-10 + (i * 23) % 62, -44 + (i * 7) % 14, 1.3, 0.9) for i in range(26))))
    face = ellipse(-18, -25, 21, 18)
    pen.part("crust", face, tone=-0.04)
    pen.part("apple", ellipse(-18, -25, 16.6, 13.6), shade="flat")
    pen.mark("crust", joined(curve((-32, -25), (-22, -34), (-8, -28), (-12, -18), (-22, -18), (-24, -25), (-16,
        -26))), width=2.2, tone=-0.02)
    pen.mark("raisin", joined(*(ellipse(x, y, 2, 1.5) for x, y in ((-27, -22), (-12, -31), (-20, -14), (-6, -21),
        (-18, -22)))))
    pen.part("cream", smooth([(-62, -10), (-58, -22), (-48, -28), (-40, -20), (-38, -10), (-50, -6)]))
    pen.mark("cream", joined(curve((-58, -16), (-50, -22), (-42, -16)), curve((-60, -11), (-50, -15), (-40, -11))),
        tone=-0.08, width=1.2)
    pen.anchor(top=(10, -48))


@symbol("creme brulee, crème brûlée, crème brulee", kinds=SWEET, height=0.05, place="surface",
    slots={"dish": ("#f5f2ea", "primary"), "custard": ("#f6dc8c", "fixed"), "caramel": ("#b9631f", "fixed"),
    "berry": ("#c72f45", "fixed"), "green": GREEN, "spoon": ("#c3c9d0", "fixed")})
def creme_brulee(pen: Pen) -> None:
    bowl = smooth([(-58, -28, "c"), (-54, -8), (-44, 0, "c"), (44, 0, "c"), (54, -8), (58, -28, "c")], tension=0.3)
    pen.part("dish", bowl)
    pen.mark("dish", joined(*(line([(x, -30), (x * 0.92, 2)]) for x in range(-52, 56, 7))), tone=-0.09, width=1.4)
    pen.part("dish", ellipse(0, -28, 59, 17), tone=0.05)
    pen.part("custard", ellipse(0, -28, 53, 14))
    pen.part("caramel", ellipse(0, -28.6, 50, 12.8))
    pen.mark("custard", joined(*(ellipse(x, y, rx, ry) for x, y, rx, ry in ((-28, -33, 12, 3), (18, -35, 14, 2.6),
        (30, -25, 10, 2.4), (-14, -22, 12, 2.2)))), alpha=0.45)
    pen.mark("caramel", joined(*(ellipse(x, y, 5, 2) for x, y in ((-8, -30), (8, -24), (-34, -26), (36, -31)))),
        tone=-0.12)
    pen.part("custard", polygon([(12, -24), (26, -28), (36, -22), (24, -17), (14, -18)]), shade="flat")
    pen.stroke("caramel", line([(12, -24), (26, -28), (36, -22)]), 1.2, tone=-0.05)
    pen.part("berry", joined(*(ellipse(x, y, 4.4) for x, y in ((-14, -34), (-7, -38), (-4, -32)))))
    pen.part("green", smooth([(-4, -38, "c"), (4, -46), (12, -42, "c"), (4, -36)]))
    pen.anchor(top=(0, -44))


@symbol("meatball, plate of meatballs, köttbullar", served="meatball_piece", kinds=DISH, height=0.07, place="surface",
    symbol_id="meatballs", slots={"plate": ("#f4f2ec", "primary"), "meat": ("#8f5230", "fixed"), "sauce": ("#d9b98a",
    "fixed"), "berry": ("#c0203a", "fixed"), "mash": ("#f6e6b8", "fixed"), "green": GREEN})
def meatballs(pen: Pen) -> None:
    plate(pen, -10, 72)
    pen.part("mash", smooth([(-58, -12), (-54, -26), (-36, -36), (-18, -30), (-10, -14), (-32, -8)]))
    pen.mark("mash", joined(curve((-52, -20), (-36, -28), (-20, -22)), curve((-54, -15), (-36, -20), (-16, -16))),
        tone=-0.08, width=1.6)
    pen.part("sauce", ellipse(18, -12, 36, 7))
    for x, y in ((-4, -18), (16, -19), (36, -17), (6, -34), (27, -33), (17, -12), (46, -11)):
        ball = ellipse(x, y, 11, 10)
        pen.part("meat", ball)
        pen.mark("meat", crescent(ball, -4, -4), tone=-0.1)
        pen.mark("sauce", smooth([(x - 8, y - 5), (x, y - 11), (x + 7, y - 7), (x + 3, y - 2), (x - 2, y - 4)]),
            alpha=0.85)
    pen.part("berry", joined(*(ellipse(x, y, 3.2) for x, y in ((54, -18), (60, -15), (56, -12), (62, -20), (50, -22)))))
    pen.part("green", joined(*(ellipse(x, y, 3.4, 2, 30 * i) for i, (x, y) in enumerate(((14, -43), (20, -45), (18,
        -40))))))
    pen.anchor(top=(16, -46))


@symbol("haggis, neeps and tatties", kinds=DISH, height=0.07, place="surface", slots={"plate": ("#f4f2ec",
    "primary"), "skin": ("#8a6a4f", "fixed"), "filling": ("#4f3326", "fixed"), "turnip": ("#f0a94a", "fixed"),
    "potato": ("#f8ecc6", "fixed")})
def haggis(pen: Pen) -> None:
    plate(pen, -10, 72)
    for slot, x in (("turnip", -46), ("potato", 50)):
        pen.part(slot, smooth([(x - 18, -10), (x - 14, -24), (x, -30), (x + 14, -24), (x + 18, -10), (x, -7)]))
        pen.mark(slot, joined(curve((x - 12, -18), (x, -24), (x + 12, -18)), curve((x - 14, -13), (x, -17), (x + 14,
            -13))), tone=-0.09, width=1.4)
    pen.part("skin", limb([(-24, -32, 7), (-33, -40, 9)]))
    body = smooth([(-28, -16), (-26, -36), (-6, -48), (18, -46), (32, -32), (30, -14), (8, -7), (-16, -8)])
    pen.part("skin", body)
    pen.mark("skin", crescent(body, -7, -6), tone=-0.1)
    pen.part("filling", smooth([(-8, -42, "c"), (6, -34), (22, -40, "c"), (24, -22), (12, -14), (0, -18)]))
    pen.mark("skin", joined(*(ellipse(-4 + (i * 11) % 26, -36 + (i * 7) % 20, 1.6, 1.1) for i in range(16))), tone=0.12)
    pen.anchor(top=(6, -48))
