"""Food, drink and kitchen things beyond the commonest."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.engines.illustrator.atlas.symbol import Pen, symbol
from limner.engines.illustrator.atlas.templates.flower import petal
from limner.engines.illustrator.atlas.templates.solid import (
    Hue,
    Profile,
    band,
    crescent,
    curve,
    pole,
    streak,
    turned,
)
from limner.engines.illustrator.atlas.templates.vessel import closed
from limner.engines.illustrator.geometry import (
    Landmark,
    Path,
    Point,
    difference,
    ellipse,
    intersection,
    joined,
    limb,
    line,
    moved,
    outline,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)

STEEL: Hue = ("#aeb8c4", "fixed")
DARK: Hue = ("#2f343d", "fixed")


@symbol("soda can, beer can, tin can, drink can, soft drink, soda, cola, can of soda, energy drink, aluminum can",
    kinds="drink, vessel", height=0.12, place="surface",
    slots={"body": ("#d9262f", "primary"), "metal": ("#c9d1da", "fixed"), "wave": ("#fbf8f2", "second")},
    shapes=("cylindrical",))
def soda_can(pen: Pen) -> None:
    shape: Profile = [(-96, 20), (-90, 26), (-8, 26), (-2, 21), (0, 20)]
    body = turned(shape, tilt=0.22)
    pen.part("metal", body)
    pen.mark("body", band([(-88, 26), (-10, 26)], -87, -10, tilt=0.22))
    pen.mark("wave", smooth([(-30, -62), (-14, -44), (2, -50), (18, -40), (30, -56), (30, -44), (16, -28), (0, -38),
        (-14, -32), (-30, -48)]))
    pen.mark("metal", crescent(body, -10, 0), tone=-0.2, alpha=0.5)
    pen.mark("wave", streak([(-90, 26), (-8, 26)], -0.8, -0.62), alpha=0.55)
    pen.part("metal", ellipse(0, -96, 21, 5), tone=0.06)
    pen.mark("metal", difference(ellipse(0, -96, 19, 4.2), ellipse(0, -95.4, 17, 3.4)), tone=-0.16)
    pen.part("metal", ellipse(3, -97, 7, 2.2), tone=-0.1)
    pen.mark("metal", ellipse(5, -97, 2.4, 0.9), tone=-0.24)
    pen.anchor(top=(0, -97), handle=(0, -50))


@symbol("water bottle, plastic bottle, bottle of water, sports bottle, mineral water, plastic water bottle",
    kinds="bottle, drink, vessel", height=0.25, place="surface",
    slots={"body": ("#8fd0ee", "primary"), "cap": ("#2f7fd0", "fixed"), "label": ("#3f9fe0", "second"),
    "white": ("#fbfdff", "fixed")}, traits=("clear",))
def water_bottle(pen: Pen) -> None:
    shape: Profile = [(-90, 7, "c"), (-84, 7), (-74, 15), (-66, 18), (-48, 18), (-44, 16.4), (-40, 18), (-12, 18),
        (-3, 17), (0, 14)]
    body = turned(shape, tilt=0.2)
    pen.part("body", body, shade="glass", alpha=0.85)
    pen.mark("white", smooth([(-30, -74), (0, -70), (30, -74), (30, -100), (-30, -100)]), alpha=0.45)
    pen.mark("body", joined(*(band(shape, y, y + 1.4, tilt=0.2) for y in (-12, -7, -20))), tone=-0.12)
    pen.mark("label", band(shape, -62, -26, tilt=0.2))
    pen.mark("white", smooth([(0, -60, "c"), (6, -48), (4, -40), (-4, -40), (-6, -48)]))
    pen.mark("body", crescent(body, -7, 0), tone=-0.14, alpha=0.6)
    pen.mark("white", streak(shape, -0.8, -0.62), alpha=0.7)
    pen.part("cap", turned([(-101, 8), (-90, 8.4)], tilt=0.22))
    pen.mark("cap", joined(*(line([(x, -103), (x, -86)]) for x in (-6, -3, 0, 3, 6))), tone=-0.12, width=0.9, detail=1)
    pen.anchor(top=(0, -102), handle=(0, -50))


@symbol("pitcher, jug, water jug, glass pitcher, water pitcher, milk jug, jug of water", kinds="vessel, tableware",
    height=0.28, place="surface",
    slots={"body": ("#e8e2d4", "primary"), "band": ("#3f7fb8", "second")}, traits=("drunk from",))
def pitcher(pen: Pen) -> None:
    handle = difference(smooth([(18, -86), (44, -88), (54, -68), (46, -42), (24, -30), (20, -40)]),
        smooth([(20, -78), (38, -79), (44, -66), (38, -50), (24, -42)]))
    pen.part("body", handle, tone=-0.08)
    pen.part("body", ellipse(-1, -95, 22, 5.6), tone=-0.18)
    shape = smooth([(-33, -99, "c"), (-22, -91), (0, -88.6), (22, -95, "c"), (20, -78), (24, -60), (31, -36), (27, -10),
        (18, 0, "c"), (0, 4), (-18, 0, "c"), (-27, -10), (-31, -36), (-24, -60), (-22, -80)])
    pen.part("body", shape)
    pen.mark("body", crescent(shape, -12, 0), tone=-0.09)
    pen.mark("band", joined(curve((-40, -52), (0, -46), (40, -52)), curve((-40, -20), (0, -14), (40, -20))), width=4)
    pen.mark("band", joined(*(ellipse(x, -31 + abs(x) * -0.1, 4) for x in (-22, -8, 7, 21))))
    pen.mark("body", ellipse(-16, -42, 4, 16), tone=0.09, alpha=0.6)
    pen.anchor(top=(0, -95), mouth=(0, -94), opening=(0, -94), handle=(48, -66))


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


@symbol("ketchup, ketchup bottle, tomato sauce, bottle of ketchup, mustard bottle, sauce bottle", kinds="food, vessel",
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


@symbol("baguette, french bread, french loaf, bread stick", kinds="bread, bakery, food", height=0.08, place="surface",
    slots={"crust": ("#d08f42", "primary"), "cut": ("#f3d79c", "follow")})
def baguette(pen: Pen) -> None:
    loaf = rotated(limb([(-84, -20, 10), (-60, -20, 21), (0, -20, 25), (60, -20, 21), (84, -20, 10)]), -16, (0, -20))
    pen.part("crust", loaf)
    pen.mark("crust", crescent(loaf, -3, -8), tone=-0.1)
    for i in range(5):
        x = -56 + 28 * i
        slit = rotated(smooth([(x - 14, -15, "c"), (x - 2, -25), (x + 16, -29, "c"), (x + 4, -18)]), -16, (0, -20))
        pen.mark("cut", slit)
        pen.mark("crust", rotated(curve((x - 14, -15), (x + 2, -17), (x + 16, -28)), -16, (0, -20)), tone=-0.14,
            width=1.6)
    pen.anchor(top=(0, -34), handle=(0, -20))


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


@symbol("cheesecake, slice of cheesecake, strawberry cheesecake, piece of cake, cake slice",
    kinds="cake, dessert, food", height=0.08, place="surface", slots={"cream": ("#f8e9c4", "primary"),
    "crust": ("#b5763c", "fixed"), "sauce": ("#c9243a", "second"), "leaf": ("#4f9a44", "fixed"),
    "seed": ("#f6e08a", "fixed")})
def cheesecake(pen: Pen) -> None:
    pen.part("crust", polygon([(-66, -14), (50, -14), (62, -22), (62, -8), (50, 0), (-66, 0)]), tone=-0.05)
    pen.part("cream", polygon([(50, -50), (62, -62), (62, -20), (50, -12)]), tone=-0.12)
    pen.part("cream", polygon([(-66, -50), (50, -50), (50, -12), (-66, -12)]))
    pen.mark("cream", joined(ellipse(-40, -30, 2, 1.4), ellipse(-10, -24, 2.4, 1.6), ellipse(18, -34, 2, 1.4),
        ellipse(34, -22, 2, 1.4)), tone=-0.07)
    pen.part("crust", rect(-66, -14, 116, 14))
    pen.mark("crust", joined(*(ellipse(x, y, 2, 1.4) for x, y in ((-50, -8), (-30, -4), (-8, -9), (14, -5), (34, -9)))),
        tone=-0.12)
    top = polygon([(-66, -50), (40, -74), (62, -62), (50, -50)])
    pen.part("cream", top, tone=0.04)
    glaze = smooth([(-62, -51), (-10, -64), (38, -73), (58, -62), (52, -50), (44, -42), (38, -50), (28, -36), (18, -48),
        (4, -40), (-8, -49), (-22, -42), (-34, -49), (-50, -45)])
    pen.part("sauce", glaze)
    pen.mark("sauce", ellipse(0, -58, 16, 3, -10), tone=0.12)
    pen.part("sauce", smooth([(10, -66), (12, -84), (24, -90), (36, -84), (38, -68), (24, -58)]), tone=0.04)
    pen.mark("seed", joined(*(ellipse(x, y, 1.1, 1.6) for x, y in ((18, -80), (26, -82), (32, -76), (20, -70),
        (28, -68), (24, -75)))), detail=1)
    pen.part("leaf", union(*(petal(24, -88, 1, 11, 5, a) for a in (-80, -45, 45, 80))))
    pen.anchor(top=(20, -88))


@symbol("popsicle, ice lolly, ice pop, ice cream bar, freezer pop", kinds="dessert, sweet, food", height=0.16,
    place="surface", slots={"ice": ("#f0566a", "primary"), "b": ("#f9b24a", "fixed"), "c": ("#f6e06a", "fixed"),
    "wood": ("#e0b87c", "fixed")})
def popsicle(pen: Pen) -> None:
    pen.part("wood", rect(-6, -34, 12, 34, 5))
    pen.mark("wood", rect(1, -36, 6, 40), tone=-0.08)
    block = smooth([(-27, -30, "c"), (-27, -78), (-20, -96), (0, -104), (20, -96), (27, -78), (27, -30, "c")])
    pen.part("ice", block)
    pen.mark("b", rect(-30, -58, 60, 18))
    pen.mark("c", rect(-30, -41, 60, 14))
    pen.mark("ice", joined(rect(-13, -88, 5, 52, 2.4), rect(8, -88, 5, 52, 2.4)), tone=-0.12)
    pen.mark("ice", crescent(block, -7, 0), tone=-0.12, alpha=0.6)
    pen.mark("wood", rect(-22, -88, 4, 44, 2), tone=0.2, alpha=0.55)
    pen.anchor(top=(0, -102), handle=(0, -6))


@symbol("macaron, macaroon, french macaron", kinds="bakery, sweet, food", height=0.05, place="surface",
    slots={"shell": ("#f2a0b8", "primary"), "cream": ("#fdf1e0", "second"), "b": ("#9fd0b0", "fixed"),
    "c": ("#f3cf7a", "fixed")})
def macaron(pen: Pen) -> None:
    for x, y, k, slot in ((30, -4, 0.8, "b"), (-34, 0, 0.86, "c"), (2, -32, 0.95, "shell")):
        def at(points: list[tuple[float, float]], x: float = x, y: float = y, k: float = k) -> Path:
            return smooth([(x + a * k, y + b * k) for a, b in points])

        pen.part(slot, at([(-40, -16), (-42, -8), (-34, -1), (0, 2), (34, -1), (42, -8), (40, -16)]), tone=-0.05)
        pen.part(slot, union(*(ellipse(x + a * k, y - 16 * k, 4.4 * k, 3 * k) for a in range(-36, 37, 8))), tone=-0.12)
        pen.part("cream", at([(-38, -24), (-40, -19), (0, -14), (40, -19), (38, -24), (0, -22)]))
        pen.part(slot, union(*(ellipse(x + a * k, y - 25 * k, 4.4 * k, 3 * k) for a in range(-36, 37, 8))), tone=-0.08)
        dome = at([(-42, -28), (-36, -44), (-14, -52), (14, -52), (36, -44), (42, -28), (20, -24), (-20, -24)])
        pen.part(slot, dome)
        pen.mark(slot, crescent(dome, -5, -6), tone=-0.08)
        pen.mark(slot, ellipse(x - 16 * k, y - 44 * k, 11 * k, 3.4 * k, -14), tone=0.12, alpha=0.6)
    pen.anchor(top=(2, -80))


@symbol("gingerbread man, gingerbread, gingerbread cookie, ginger bread man", kinds="cookie, bakery, sweet, food",
    height=0.12, place="surface", faces_viewer=True, slots={"body": ("#b5713a", "primary"), "ice": ("#fdf8ee", "fixed"),
    "red": ("#d9303a", "fixed"), "green": ("#4f9a44", "fixed")})
def gingerbread_man(pen: Pen) -> None:
    shape = union(ellipse(0, -80, 20), limb([(-46, -58, 19), (0, -54, 24), (46, -58, 19)]),
        limb([(0, -60, 34), (0, -36, 36)]), limb([(-4, -36, 24), (-22, -10, 20)]), limb([(4, -36, 24), (22, -10, 20)]))
    pen.part("body", moved(shape, 3, 2.4), tone=-0.16)
    pen.part("body", shape)
    pen.mark("body", crescent(shape, -3, -3), tone=-0.08)
    icing = [smooth([(x - 11 * c, y - 11 * s), (x - 5.5 * c - 3 * s, y - 5.5 * s + 3 * c), (x, y),
        (x + 5.5 * c - 3 * s, y + 5.5 * s + 3 * c), (x + 11 * c, y + 11 * s)], closed=False)
        for x, y, c, s in ((-43, -57, 0.1, 1.0), (43, -57, 0.1, 1.0), (-19, -14, 0.9, 0.42), (19, -14, 0.9, -0.42))]
    pen.mark("ice", joined(*icing), width=3)
    pen.part("ice", joined(ellipse(-7, -84, 3.2), ellipse(7, -84, 3.2)), shade="flat")
    pen.stroke("ice", curve((-9, -74), (0, -69), (9, -74)), 2.8)
    for y, slot in ((-57, "red"), (-46, "green"), (-35, "red")):
        pen.part(slot, ellipse(0, y, 3.6))
    pen.anchor(top=(0, -100), head=(0, -80), face=(0, -80))


@symbol("fried egg, sunny side up egg, sunny-side-up egg, egg sunny side up", kinds="egg, dish, food", height=0.03,
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


@symbol("bacon and eggs, eggs and bacon, english breakfast, egg and bacon", kinds="egg, dish, food", height=0.04,
    place="surface", slots={"white": ("#fdfaf2", "fixed"), "yolk": ("#f9b52c", "primary"),
    "bacon": ("#b8483a", "fixed"), "fat": ("#f3c8a4", "fixed"), "plate": ("#7fa8c4", "second")})
def bacon_and_eggs(pen: Pen) -> None:
    pen.part("plate", ellipse(0, -22, 78, 24), tone=-0.1)
    pen.part("plate", ellipse(0, -26, 78, 24))
    pen.mark("plate", difference(ellipse(0, -26, 62, 17), ellipse(0, -25, 60, 16)), tone=-0.12)
    for y, x in ((-40, 10), (-31, 22)):
        strip = outline(smooth([(x - 34, y), (x - 20, y - 5), (x - 6, y + 1), (x + 8, y - 5), (x + 22, y + 1),
            (x + 36, y - 4)], closed=False), 8, round_cap=False)
        pen.part("bacon", strip)
        pen.mark("fat", smooth([(x - 34, y + 1), (x - 20, y - 4), (x - 6, y + 2), (x + 8, y - 4), (x + 22, y + 2),
            (x + 36, y - 3)], closed=False), width=2.6)
    egg = smooth([(-58, -26), (-54, -38), (-34, -40), (-18, -44), (0, -38), (10, -30), (24, -26), (22, -16), (4, -12),
        (-12, -8), (-34, -12), (-52, -14)])
    pen.part("white", moved(egg, 0, 2), tone=-0.1)
    pen.part("white", egg)
    yolk = smooth([(-36, -28), (-32, -40), (-18, -45), (-4, -40), (1, -28), (-8, -22), (-18, -20), (-28, -22)])
    pen.part("yolk", yolk)
    pen.mark("yolk", crescent(yolk, -4, -4), tone=-0.1)
    pen.mark("white", ellipse(-24, -38, 5, 2.4, -24), alpha=0.8)
    pen.anchor(top=(0, -40))


@symbol("spaghetti, pasta, plate of pasta, plate of spaghetti, spaghetti bolognese, fettuccine, linguine",
    kinds="dish, food", height=0.09, place="surface", slots={"noodle": ("#f3cf72", "fixed"),
    "sauce": ("#c9382c", "primary"), "plate": ("#f4f5f6", "second"), "leaf": ("#4f9a44", "fixed"),
    "meat": ("#7a4530", "fixed")}, nook="kitchen")
def spaghetti(pen: Pen) -> None:
    pen.part("plate", ellipse(0, -8, 80, 15), tone=-0.1)
    pen.part("plate", ellipse(0, -13, 80, 15))
    pen.mark("plate", difference(ellipse(0, -13, 62, 11), ellipse(0, -12.4, 60, 10)), tone=-0.1)
    heap = smooth([(-58, -14), (-50, -28), (-30, -44), (-8, -56), (14, -54), (36, -40), (54, -26), (58, -13), (30, -5),
        (-30, -5)])
    pen.part("noodle", heap)
    swirls = [smooth([(-60, -12 + d), (-34, -30 + d), (0, -22 + d * 0.6), (30, -34 + d), (60, -16 + d)], closed=False)
        for d in (-16, -8, 0, 8, 16)]
    swirls += [smooth([(-40, -40 + d), (-10, -12 + d), (20, -8 + d), (50, -24 + d)], closed=False)
        for d in (-14, 0, 10)]
    swirls += [smooth([(50, -30 + d), (20, -16 + d), (-14, -26 + d), (-46, -10 + d)], closed=False) for d in (-10, 4)]
    pen.mark("noodle", joined(*swirls), tone=-0.13, width=1.8)
    pen.mark("noodle", joined(*(moved(s, 0, -2.4) for s in swirls[:6])), tone=0.08, width=1.2)
    sauce = smooth([(-32, -42), (-10, -60), (16, -58), (34, -42), (30, -32), (18, -36), (10, -26), (-4, -34),
        (-16, -26), (-24, -34)])
    pen.part("sauce", sauce)
    pen.mark("sauce", crescent(sauce, -4, -5), tone=-0.08)
    pen.part("meat", joined(ellipse(-12, -56, 10), ellipse(12, -55, 10), ellipse(1, -63, 9)))
    pen.part("leaf", union(petal(2, -68, 0, 17, 9, -50), petal(2, -68, 0, 17, 9, 46)))
    pen.anchor(top=(0, -70))


@symbol("rice, bowl of rice, rice bowl, steamed rice, white rice, fried rice", kinds="dish, food", height=0.11,
    place="surface", slots={"bowl": ("#2f5f8f", "primary"), "rice": ("#fcfaf3", "fixed"), "stick": ("#b5713a", "fixed"),
    "band": ("#fbf6ea", "second")}, nook="kitchen")
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


@symbol("asparagus, bunch of asparagus, asparagus spear", kinds="vegetable, food", height=0.22, place="surface",
    slots={"body": ("#7fae52", "primary"), "tip": ("#5a7f4a", "follow"), "band": ("#e0573f", "fixed")}, nook="kitchen")
def asparagus(pen: Pen) -> None:
    for x, top, tone in ((-20, -92, -0.1), (20, -94, -0.1), (-7, -102, -0.05), (9, -104, -0.05), (-14, -86, 0.0),
        (14, -88, 0.02), (0, -94, 0.04)):
        low = x * 0.8
        pen.part("body", limb([(low, -3, 10), (x, -50, 10.4), (x * 1.1, top + 20, 10)], round_end=False), tone=tone)
        tip = smooth([(x * 1.1 - 6, top + 24), (x * 1.1 - 6.4, top + 12), (x * 1.1, top - 4, "c"),
            (x * 1.1 + 6.4, top + 12), (x * 1.1 + 6, top + 24)])
        pen.part("tip", tip, tone=tone)
        pen.mark("body", joined(*(polygon([(x * 1.1 + dx, top + dy), (x * 1.1 + dx + 3, top + dy + 6),
            (x * 1.1 + dx - 3, top + dy + 6)]) for dx, dy in ((0, 2), (-3, 8), (3, 8), (0, 14)))), tone=tone + 0.06)
        pen.mark("tip", polygon([(x - 3, -60), (x + 4, -60), (x, -68)]), detail=1)
    pen.part("band", rect(-24, -40, 48, 9, 2))
    pen.mark("band", rect(-24, -35, 48, 5), tone=-0.1)
    pen.anchor(top=(0, -98), handle=(0, -36))


@symbol("artichoke", kinds="vegetable, food", height=0.12, place="surface",
    slots={"leaf": ("#7f9f5a", "primary"), "tip": ("#8f6f8f", "fixed")}, nook="kitchen")
def artichoke(pen: Pen) -> None:
    pen.part("leaf", rect(-7, -18, 14, 18, 4), tone=-0.12)
    for row, (y, r, n) in enumerate(((-92, 10, 3), (-82, 19, 3), (-70, 28, 4), (-56, 35, 5), (-42, 38, 5),
        (-28, 34, 4))):
        for i in range(n):
            x = -r + 2 * r * i / (n - 1) if n > 1 else 0.0
            w = 15 - abs(x) * 0.06
            scale = smooth([(x * 0.55, y + 26, "c"), (x - w, y + 14), (x - w * 0.8, y - 2), (x, y - 14, "c"),
                (x + w * 0.8, y - 2), (x + w, y + 14)])
            pen.part("leaf", scale, tone=-0.1 + 0.035 * row - (0.04 if x > 10 else 0))
            pen.mark("tip", ellipse(x, y - 12, 5, 8), alpha=0.7)
            pen.mark("leaf", crescent(scale, -3, -2), tone=-0.18, alpha=0.5)
    pen.anchor(top=(0, -104))


@symbol("garlic, head of garlic, garlic bulb, clove of garlic", kinds="vegetable, food", height=0.06, place="surface",
    slots={"body": ("#f6efe2", "primary"), "line": ("#b79ab0", "fixed"), "root": ("#c9b08a", "fixed")}, nook="kitchen")
def garlic(pen: Pen) -> None:
    pen.part("root", union(*(limb([(x * 0.5, -6, 3), (x, 0, 1.6)]) for x in (-10, -5, 0, 5, 10))))
    bulb = smooth([(-5, -96), (5, -98), (7, -80), (14, -66), (40, -50), (48, -30), (36, -10), (12, -3), (-12, -3),
        (-36, -10), (-48, -30), (-40, -50), (-14, -66), (-7, -80)])
    pen.part("body", bulb)
    pen.mark("body", crescent(bulb, -10, -4), tone=-0.08)
    pen.mark("line", joined(curve((-3, -94), (-5, -66), (-20, -34), (-12, -2)),
        curve((3, -94), (5, -66), (20, -34), (12, -2)), curve((-6, -80), (-30, -52), (-38, -30), (-28, -8)),
        curve((6, -80), (30, -52), (38, -30), (28, -8))), width=1.7, alpha=0.75)
    pen.mark("line", joined(curve((-12, -60), (-28, -44), (-31, -30)), curve((12, -60), (28, -44), (31, -30))), width=3,
        alpha=0.3)
    clove = smooth([(44, -2), (42, -18), (52, -34), (58, -40, "c"), (66, -24), (68, -8), (58, 0)])
    pen.part("body", clove, tone=-0.03)
    pen.mark("line", curve((58, -38), (56, -20), (56, -2)), width=1.4, alpha=0.7)
    pen.anchor(top=(0, -97))


@symbol("cauliflower, head of cauliflower", kinds="vegetable, food", height=0.16, place="surface",
    slots={"curd": ("#f8f1dc", "primary"), "leaf": ("#6fa84a", "fixed"), "rib": ("#cfe3a8", "fixed")}, nook="kitchen")
def cauliflower(pen: Pen) -> None:
    for side in (-1, 1):
        pen.part("leaf", smooth([(side * 10, -6), (side * 46, -12), (side * 66, -44), (side * 62, -74, "c"),
            (side * 44, -58), (side * 30, -30)]), tone=-0.06)
    knobs = [(-30, -66, 17), (30, -66, 17), (0, -80, 19), (-16, -76, 15), (17, -77, 15), (-38, -48, 14), (38, -48, 14),
        (0, -58, 20), (-20, -52, 16), (20, -52, 16), (0, -40, 18)]
    whole = union(*(ellipse(*k) for k in knobs))
    pen.part("curd", whole)
    pen.mark("curd", joined(*(crescent(ellipse(*k), -k[2] * 0.25, -k[2] * 0.3) for k in knobs)), tone=-0.1, alpha=0.8)
    pen.mark("curd", joined(*(ellipse(x + dx, y + dy, 2.2) for x, y, r in knobs for dx,
        dy in ((-r * 0.4, -r * 0.2), (r * 0.2, -r * 0.5), (0, 0.1 * r)))), tone=-0.06, detail=1)
    wraps: tuple[tuple[list[Landmark], Point, float], ...] = (
        ([(-12, 0, "c"), (-40, -6), (-56, -30), (-52, -56, "c"), (-34, -40), (-18, -22)], (-52, -56), 0.0),
        ([(12, 0, "c"), (40, -6), (56, -30), (52, -56, "c"), (34, -40), (18, -22)], (52, -56), -0.05),
        ([(-16, 0, "c"), (-22, -20), (-12, -40), (2, -46, "c"), (16, -36), (22, -18), (16, 0, "c")], (2, -42), 0.05),
    )
    for edge, tip, tone in wraps:
        pen.part("leaf", smooth(edge), tone=tone)
        pen.mark("rib", line([(0, 0), tip]), width=3.4)
    pen.anchor(top=(0, -98))


@symbol("cabbage, head of cabbage, green cabbage, brussels sprout", kinds="vegetable, food", height=0.18,
    place="surface", slots={"leaf": ("#9fc86a", "primary"), "rib": ("#e6f2c4", "follow")}, nook="kitchen")
def cabbage(pen: Pen) -> None:
    for side in (-1, 1):
        outer = smooth([(side * 6, 0), (side * 44, -8), (side * 62, -34), (side * 58, -66), (side * 44, -78),
            (side * 28, -60), (side * 16, -30)])
        pen.part("leaf", outer, tone=-0.14)
        pen.mark("rib", joined(curve((side * 8, -4), (side * 34, -28), (side * 50, -66)),
            curve((side * 28, -22), (side * 46, -30)), curve((side * 38, -40), (side * 54, -46))), width=2, alpha=0.7)
    ball = ellipse(0, -48, 47, 46)
    pen.part("leaf", ball)
    pen.mark("leaf", crescent(ball, -11, -9), tone=-0.08)
    wrap = smooth([(-4, -2), (-36, -16), (-46, -48), (-30, -80), (2, -94), (10, -88), (-8, -64), (-10, -34)])
    pen.mark("leaf", wrap, tone=0.05)
    pen.mark("leaf", curve((2, -94), (-8, -64), (-10, -34), (-4, -2)), tone=-0.14, width=2)
    ribs = joined(curve((-4, -4), (-22, -36), (-18, -84)), curve((-16, -26), (-34, -34)), curve((-21, -46), (-38, -56)),
        curve((-20, -60), (-32, -74)), curve((4, -4), (22, -34), (26, -80)), curve((14, -22), (34, -28)),
        curve((21, -36), (40, -46)), curve((25, -54), (38, -66)), curve((20, -40), (6, -56)),
        curve((24, -60), (10, -74)))
    pen.mark("rib", ribs, width=2.2, alpha=0.85)
    pen.anchor(top=(0, -94))


@symbol("dragon fruit, dragonfruit, pitaya", kinds="fruit, food", height=0.12, place="surface",
    slots={"skin": ("#e0357a", "primary"), "leaf": ("#8fbf4a", "fixed"), "flesh": ("#fdf8fa", "fixed"),
    "seed": ("#2a2430", "fixed")})
def dragon_fruit(pen: Pen) -> None:
    spikes = [(a, 45 + 5 * (i % 2)) for i, a in enumerate(range(-150, 151, 33))]
    for a, r in spikes:
        t = math.radians(a - 90)
        x, y = -14 + r * 0.78 * math.cos(t), -46 + r * 0.9 * math.sin(t)
        pen.part("leaf", rotated(smooth([(x - 8, y + 6), (x - 3, y - 8), (x + 2, y - 20, "c"), (x + 5, y - 6),
            (x + 8, y + 6)]), a * 0.8, (x, y)), tone=-0.04)
    body = smooth([(-14, -94), (14, -84), (24, -52), (16, -16), (-14, -2), (-44, -16), (-52, -50), (-42, -82)])
    pen.part("skin", body)
    pen.mark("skin", crescent(body, -8, -6), tone=-0.1)
    for x, y in ((-30, -72), (-4, -74), (-40, -46), (-16, -50), (8, -46), (-28, -24), (-2, -24)):
        scale = smooth([(x - 9, y + 8), (x - 5, y - 4), (x - 2, y - 14, "c"), (x + 4, y - 4), (x + 9, y + 8),
            (x, y + 11)])
        pen.part("skin", scale, tone=0.05)
        pen.mark("leaf", ellipse(x - 2, y - 12, 4, 6))
    half = ellipse(42, -32, 28, 32, 12)
    pen.part("skin", half, tone=-0.03)
    pen.part("flesh", ellipse(42, -32, 23, 27, 12))
    dots = [(42 + r * math.cos(t) * 0.9, -32 + r * math.sin(t) * 1.05) for r, n in ((5, 5), (11, 9), (17, 13))
        for t in (6.283 * i / n + r for i in range(n))]
    pen.mark("seed", joined(*(ellipse(x, y, 1.3, 1.7) for x, y in dots)))
    pen.anchor(top=(-14, -100))


@symbol("waffle, belgian waffle, stack of waffles", kinds="food", height=0.06, place="surface",
    slots={"waffle": ("#dca552", "primary"), "syrup": ("#8f4a20", "fixed"), "butter": ("#fbe68a", "fixed"),
    "plate": ("#eef1f4", "second"), "berry": ("#d9303a", "fixed")}, nook="kitchen")
def waffle(pen: Pen) -> None:
    pen.part("plate", ellipse(0, -8, 76, 14), tone=-0.1)
    pen.part("plate", ellipse(0, -12, 76, 14))
    for y in (-12, -24):
        pen.part("waffle", smooth([(-54, y - 14), (-54, y - 4), (-40, y + 4), (0, y + 8), (40, y + 4), (54, y - 4),
            (54, y - 14)]), tone=-0.1)
        pen.part("waffle", ellipse(0, y - 15, 54, 16), tone=0.03)
    disc = ellipse(0, -39, 54, 16)
    pockets = joined(*(polygon([(x - 5 + dy * 0.2, -39 + dy - 2.4), (x + 5 + dy * 0.2, -39 + dy - 2.4),
        (x + 5.4 + dy * 0.25, -39 + dy + 2), (x - 4.6 + dy * 0.25, -39 + dy + 2)]) for dy in (-10.5, -4.2, 2.2, 8.6)
        for x in range(-48, 50, 14)))
    pen.mark("waffle", intersection(pockets, ellipse(0, -39, 50, 14)), tone=-0.16)
    syrup = smooth([(-34, -42), (-14, -48), (14, -48), (36, -42), (42, -34), (44, -20), (38, -18), (34, -30), (14, -30),
        (10, -16), (4, -15), (0, -29), (-22, -31), (-28, -22), (-33, -24)])
    pen.part("syrup", intersection(syrup, union(disc, rect(-60, -39, 120, 40))), alpha=0.85)
    pen.part("butter", polygon([(-12, -52), (4, -56), (16, -50), (16, -43), (0, -38), (-12, -44)]), tone=-0.08)
    pen.part("butter", polygon([(-12, -52), (4, -56), (16, -50), (0, -45)]), tone=0.05)
    pen.part("berry", joined(ellipse(-34, -50, 7), ellipse(-24, -54, 7)))
    pen.anchor(top=(0, -52))


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


@symbol("cutting board, chopping board, wooden board, bread board", kinds="kitchenware", height=0.4, place="surface",
    slots={"wood": ("#c8935a", "primary"), "rope": ("#6b4a30", "fixed")}, nook="kitchen")
def cutting_board(pen: Pen) -> None:
    board = difference(smooth([(-40, -66), (-30, -72), (-12, -74), (-10, -92), (-6, -101), (6, -101), (10, -92),
        (12, -74), (30, -72), (40, -66), (42, -34), (40, -4), (32, 0), (-32, 0), (-40, -4), (-42, -34)]),
        ellipse(0, -92, 4))
    pen.part("wood", moved(board, 4, 0), tone=-0.16)
    pen.part("wood", board)
    pen.mark("wood", joined(rect(-15, -72, 8, 76), rect(12, -72, 10, 76)), tone=-0.05)
    pen.mark("wood", joined(curve((-34, -66), (-32, -36), (-34, -2)), curve((-24, -70), (-22, -36), (-24, -2)),
        curve((2, -98), (4, -40), (2, -2)), curve((32, -66), (30, -36), (33, -2))), tone=-0.1, width=1.2)
    pen.mark("wood", difference(rect(-35, -66, 70, 60, 6), rect(-33, -64, 66, 56, 5)), tone=-0.12)
    pen.stroke("rope", smooth([(0, -93), (9, -104), (0, -112), (-9, -104), (-1, -93)], closed=False), 2.2)
    pen.anchor(top=(0, -40), seat=(0, -40), handle=(0, -94))


@symbol("rolling pin, dough roller", kinds="kitchenware, tool", height=0.07, place="surface",
    slots={"wood": ("#d3a060", "primary"), "grip": ("#8a5a34", "second")}, nook="kitchen", traits=("tool",))
def rolling_pin(pen: Pen) -> None:
    t, c = -28, (0.0, -24.0)
    for side in (-1, 1):
        pen.part("grip", rotated(smooth([(side * 50, -29, "c"), (side * 56, -31), (side * 72, -33), (side * 88, -31),
            (side * 92, -24), (side * 88, -17), (side * 72, -15), (side * 56, -17), (side * 50, -19, "c")]), t, c))
    roll = rotated(rect(-53, -42, 106, 36, 6), t, c)
    pen.part("wood", roll)
    pen.mark("wood", rotated(rect(-60, -18, 120, 16), t, c), tone=-0.1)
    pen.mark("wood", rotated(rect(-50, -38, 100, 5, 2), t, c), tone=0.1, alpha=0.7)
    pen.mark("wood", rotated(joined(curve((-50, -28), (0, -30), (50, -27)), curve((-50, -22), (10, -23), (50, -21))), t,
        c), tone=-0.08, width=1)
    pen.anchor(top=(0, -44), handle=(-60, 0))


@symbol("whisk, egg whisk, balloon whisk, egg beater", kinds="kitchenware, tool", height=0.28, place="surface",
    slots={"wire": ("#aab4c0", "fixed"), "grip": ("#c9453f", "primary")}, nook="kitchen", traits=("tool",))
def whisk(pen: Pen) -> None:
    wires = [smooth([(0, -44), (w * 0.7, -58), (w, -80), (w * 0.55, -98), (0, -104), (-w * 0.55, -98), (-w, -80),
        (-w * 0.7, -58)]) for w in (27, 18, 9)]
    for wire in (*wires, line([(0, -46), (0, -104)])):
        pen.stroke("wire", wire, 2.4)
    pen.part("wire", rect(-5, -50, 10, 10, 2), tone=-0.08)
    grip = smooth([(-5, -42, "c"), (5, -42, "c"), (7, -22), (7.4, -4), (0, 0), (-7.4, -4), (-7, -22)])
    pen.part("grip", grip)
    pen.mark("grip", rect(1.6, -44, 8, 50), tone=-0.1)
    pen.anchor(top=(0, -104), handle=(0, -16))


@symbol("spatula, turner, kitchen spatula, fish slice, flipper spatula", kinds="kitchenware, tool", height=0.3,
    place="surface", slots={"grip": ("#2f343d", "primary"), "metal": STEEL}, nook="kitchen", traits=("tool",))
def spatula(pen: Pen) -> None:
    blade = difference(smooth([(-20, -104, "c"), (20, -104, "c"), (19, -74), (12, -64), (4, -60, "c"), (-4, -60, "c"),
        (-12, -64), (-19, -74)], tension=0.3), joined(*(rect(x - 2, -97, 4, 24, 2) for x in (-11, -3.6, 3.6, 11))))
    pen.part("metal", blade)
    pen.mark("metal", polygon([(6, -110), (30, -110), (30, -50), (10, -50)]), tone=-0.1)
    pen.part("metal", rect(-2.4, -62, 4.8, 26), tone=-0.06)
    grip = smooth([(-4, -40, "c"), (4, -40, "c"), (6, -20), (6, -4), (0, 0), (-6, -4), (-6, -20)])
    pen.part("grip", grip)
    pen.part("metal", ellipse(0, -6, 2), shade="flat")
    pen.anchor(top=(0, -104), handle=(0, -18))


@symbol("chopstick, pair of chopsticks", kinds="cutlery, tableware", height=0.24, place="surface",
    slots={"wood": ("#b5523a", "primary"), "gold": ("#e8c25a", "fixed"), "rest": ("#5f9fb8", "second")}, nook="kitchen")
def chopstick(pen: Pen) -> None:
    pen.part("rest", smooth([(-42, -4), (-40, -14), (-30, -17), (-18, -12), (-8, -17), (2, -13), (4, -3), (-18, 0)]))
    for (x0, y0), (x1, y1), tone in (((-50, -14), (46, -100), -0.05), ((-36, -9), (66, -88), 0.0)):
        stick = pole((x0, y0), (x1, y1), 3, 7.4)
        pen.part("wood", stick, tone=tone)
        for k in (0.66, 0.72, 0.9, 0.96):
            x, y = x0 + (x1 - x0) * k, y0 + (y1 - y0) * k
            pen.mark("gold", line([(x - 6, y - 6), (x + 6, y + 6)]), width=2)
        pen.mark("wood", line([(x0, y0 + 1.5), (x1, y1 + 2.6)]), tone=-0.14, width=1.6)
    pen.anchor(top=(50, -96), handle=(40, -80))


@symbol("grater, cheese grater, box grater", kinds="kitchenware, tool", height=0.24, place="surface",
    slots={"metal": ("#b8c2cd", "primary"), "grip": ("#2f343d", "second")}, nook="kitchen")
def grater(pen: Pen) -> None:
    pen.part("grip", outline(smooth([(-16, -84, "c"), (-15, -100), (15, -100), (16, -84, "c")], closed=False), 8))
    pen.part("metal", polygon([(20, -86), (28, -82), (40, -6), (32, 0)]), tone=-0.16)
    pen.part("metal", polygon([(-20, -86), (20, -86), (32, 0), (-32, 0)]))
    holes = []
    for j in range(7):
        w = 14 + j * 1.8
        for i in range(4):
            x = -w + 2 * w * (i + (0.25 if j % 2 else 0)) / 3.5
            y = -72 + 9.6 * j
            holes.append(smooth([(x - 3, y), (x, y - 3.6), (x + 3, y), (x, y + 1.4)]))
    pen.mark("metal", joined(*holes), tone=-0.36)
    pen.mark("metal", joined(*(moved(h, 0, 2) for h in holes)), tone=0.1, alpha=0.6, detail=1)
    pen.part("metal", rect(-22, -88, 44, 5, 1), tone=0.06)
    pen.part("grip", polygon([(-34, -4), (34, -4), (35, 0), (-35, 0)]))
    pen.anchor(top=(0, -100), handle=(0, -100))


@symbol("salt shaker, pepper shaker, salt and pepper, salt, salt cellar, salt and pepper shakers",
    kinds="tableware, vessel", height=0.1, place="surface", slots={"glass": ("#e6eef2", "primary"),
    "salt": ("#ffffff", "fixed"), "metal": ("#b4bfcb", "fixed"), "dark": DARK}, nook="kitchen")
def salt_shaker(pen: Pen) -> None:
    shape: Profile = [(-70, 15), (-62, 17), (-30, 22), (-4, 25), (0, 24)]
    body = turned(shape, tilt=0.2)
    pen.part("glass", body, shade="glass", alpha=0.85)
    pen.mark("salt", smooth([(-40, -42), (-10, -48), (12, -40), (40, -46), (40, 10), (-40, 10)]))
    pen.mark("glass", crescent(body, -8, 0), tone=-0.14, alpha=0.6)
    pen.mark("salt", streak(shape, -0.8, -0.6), alpha=0.8)
    cap = smooth([(-17, -68, "c"), (-16, -82), (-8, -93), (8, -93), (16, -82), (17, -68, "c"), (0, -64)])
    pen.part("metal", cap)
    pen.mark("metal", crescent(cap, -6, 0), tone=-0.14)
    pen.mark("dark", joined(*(ellipse(x, y, 1.5, 1.1) for x, y in ((0, -89), (-6, -86), (6, -86), (-3, -82),
        (3, -82)))))
    pen.mark("dark", joined(smooth([(5, -55), (-1, -59), (-6, -54), (0, -50), (5, -46), (-1, -41), (-6, -45)],
        closed=False)), width=3, alpha=0.75)
    pen.part("salt", joined(*(ellipse(x, y, 1.5) for x, y in ((32, -2), (38, -3), (36, -7), (43, -1.5), (-34, -2)))),
        shade="flat")
    pen.anchor(top=(0, -93), handle=(0, -40))


@symbol("coffee maker, coffee machine, espresso machine, coffeemaker, drip coffee maker", kinds="appliance",
    height=0.38, place="surface", slots={"body": ("#33363f", "primary"), "metal": ("#b4bfcb", "fixed"),
    "coffee": ("#5a3420", "fixed"), "glass": ("#cfe0e6", "fixed"), "light": ("#ff6a4f", "light")}, nook="kitchen")
def coffee_maker(pen: Pen) -> None:
    pen.part("body", rect(-36, -12, 74, 12, 3))
    pen.part("body", rect(14, -96, 26, 90, 4), tone=-0.06)
    pen.part("body", smooth([(-38, -98, "c"), (40, -98, "c"), (40, -70, "c"), (-22, -68), (-34, -76), (-38, -86)],
        tension=0.3), tone=0.04)
    pen.part("metal", rect(-38, -102, 78, 6, 2))
    pen.part("metal", rect(-16, -70, 22, 6, 1), tone=-0.08)
    pot = smooth([(-24, -58, "c"), (14, -58, "c"), (20, -36), (16, -16), (10, -12, "c"), (-20, -12, "c"), (-26, -16),
        (-30, -36)])
    pen.part("glass", pot, shade="glass", alpha=0.75)
    pen.mark("coffee", rect(-40, -42, 80, 40))
    pen.mark("glass", curve((-24, -50), (-26, -34), (-22, -18)), tone=0.2, width=2.4, alpha=0.8)
    pen.part("body", rect(-26, -63, 42, 6, 2), tone=0.08)
    pen.part("body", outline(smooth([(-26, -56), (-44, -54), (-46, -32), (-30, -26)], closed=False), 5), tone=0.03)
    pen.part("light", ellipse(27, -60, 3), shade="glow")
    pen.part("metal", joined(rect(21, -52, 12, 4, 1), rect(21, -45, 12, 4, 1)))
    pen.anchor(top=(0, -102))


@symbol("mixer, stand mixer, kitchen mixer, food mixer, hand mixer", kinds="appliance", height=0.36, place="surface",
    slots={"body": ("#e0473f", "primary"), "metal": ("#c3ccd6", "fixed"), "dark": DARK}, nook="kitchen")
def mixer(pen: Pen) -> None:
    pen.part("body", smooth([(-50, -6), (-46, -11), (20, -12), (52, -11), (54, -3), (50, 0), (-46, 0)], tension=0.4))
    pen.part("body", smooth([(22, -12, "c"), (24, -50), (20, -70), (48, -70), (52, -46), (50, -12, "c")]), tone=-0.05)
    pen.part("metal", rect(-20, -60, 8, 20, 2), tone=-0.1)
    pen.part("metal", outline(smooth([(-16, -46), (-26, -34), (-16, -22), (-6, -34)]), 2.4))
    head = smooth([(-56, -82), (-50, -96), (-20, -102), (30, -100), (50, -90), (54, -74), (40, -66), (-30, -64),
        (-50, -68)])
    pen.part("body", head)
    pen.mark("body", crescent(head, -4, -7), tone=-0.1)
    pen.mark("metal", joined(line([(-60, -80), (60, -78)])), width=3)
    pen.mark("metal", ellipse(-36, -93, 14, 2.6, -8), alpha=0.4)
    pen.part("metal", ellipse(-54, -80, 6, 9))
    pen.part("dark", ellipse(38, -80, 4.4))
    with pen.in_front():
        bowl = smooth([(-52, -46, "c"), (-16, -42), (20, -46, "c"), (16, -22), (4, -12), (-36, -12), (-48, -22)])
        pen.part("metal", bowl)
        pen.mark("metal", crescent(bowl, -9, 0), tone=-0.14)
        pen.mark("metal", smooth([(-44, -40), (-38, -38), (-36, -20), (-42, -26)]), tone=0.14)
    pen.anchor(top=(0, -100), opening=(-16, -46), mouth=(-16, -46))
