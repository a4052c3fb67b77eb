"""Fruit and vegetables."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.engines.illustrator.atlas.symbol import Pen, symbol
from limner.engines.illustrator.atlas.templates.flower import leaf
from limner.engines.illustrator.atlas.templates.round_food import fruit, leaflet, stalk
from limner.engines.illustrator.atlas.templates.solid import Hue, crescent, curve, gloss
from limner.engines.illustrator.atlas.templates.tree import blade
from limner.engines.illustrator.geometry import (
    ellipse,
    joined,
    limb,
    line,
    polygon,
    rotated,
    smooth,
    union,
)

LEAF: Hue = ("#5fa348", "fixed")
STALK: Hue = ("#6e4a2c", "fixed")


@symbol("apple, red apple", kinds="fruit, food", height=0.08, place="surface",
    slots={"body": ("#d8342f", "primary"), "leaf": LEAF, "stalk": STALK}, shapes=("round", "spherical"))
def apple(pen: Pen) -> None:
    fruit(pen, "body", [(0, -74, "c"), (-14, -84), (-34, -80), (-46, -58), (-42, -28), (-26, -4), (-12, 0), (0, -3),
        (12, 0), (26, -4), (42, -28), (46, -58), (34, -80), (14, -84)])
    pen.mark("body", ellipse(0, -77, 13, 4.4), tone=-0.13)
    stalk(pen, "stalk", 0, -76, 22, bend=5, width=4)
    leaflet(pen, "leaf", 2, -84, 32, 62)
    pen.anchor(top=(0, -82), handle=(0, -40))


@symbol("pear", kinds="fruit, food", height=0.11, place="surface", slots={"body": ("#b9c748", "primary"), "leaf": LEAF,
    "stalk": STALK})
def pear(pen: Pen) -> None:
    fruit(pen, "body", [(0, -88), (-11, -83), (-17, -66), (-24, -50), (-35, -32), (-33, -12), (-18, 0), (0, 1), (18, 0),
        (33, -12), (35, -32), (24, -50), (17, -66), (11, -83)])
    pen.mark("body", joined(*(ellipse(x, y, 0.9) for x, y in ((6, -30), (14, -22), (-4, -16), (10, -44), (-10, -28),
        (2, -54), (18, -34), (-16, -14), (4, -8)))), tone=-0.12, detail=1)
    stalk(pen, "stalk", 0, -86, 15, bend=3)
    leaflet(pen, "leaf", 1, -90, 24, 68)
    pen.anchor(top=(0, -90), handle=(0, -40))


@symbol("orange, tangerine, mandarin, clementine, grapefruit, satsuma", kinds="fruit, food", height=0.08,
    place="surface", poses="standing, half", slots={"body": ("#f58f25", "primary"), "pith": ("#fff0d6", "fixed"),
    "leaf": LEAF, "stalk": STALK}, shapes=("round", "spherical"))
def orange(pen: Pen) -> None:
    if pen.pose == "half":
        pen.part("body", ellipse(0, -46, 46))
        pen.part("pith", ellipse(0, -46, 42.5))
        for i in range(10):
            wedge = smooth([(0, -50, "c"), (-9.6, -80), (0, -85), (9.6, -80)])
            pen.part("body", rotated(wedge, 36 * i, (0, -46)), tone=0.03)
    else:
        fruit(pen, "body", ellipse(0, -46, 46))
        pen.mark("body", joined(*(ellipse(46 * 0.86 * math.sqrt((i + 0.5) / 24) * math.cos(i * 2.4),
            -46 + 40 * math.sqrt((i + 0.5) / 24) * math.sin(i * 2.4), 0.9) for i in range(24))), tone=-0.09, detail=1)
        pen.part("stalk", ellipse(2, -88, 4, 2.4))
        leaflet(pen, "leaf", 3, -89, 32, 60)
    pen.anchor(top=(0, -91), handle=(0, -46))


@symbol("lemon, lime, citrus", kinds="fruit, food", height=0.06, place="surface",
    slots={"body": ("#f7d13a", "primary"), "leaf": LEAF}, shapes=("oval",))
def lemon(pen: Pen) -> None:
    fruit(pen, "body", rotated(smooth([(-58, -34), (-50, -42), (-38, -58), (-14, -68), (12, -68), (36, -58), (48, -42),
        (57, -36), (56, -30), (46, -24), (34, -8), (12, 0), (-14, 0), (-38, -8), (-50, -26)]), -12, (0, -34)))
    pen.mark("body", joined(*(ellipse(x, y, 1) for x, y in ((-20, -20), (0, -14), (20, -24), (30, -36), (8, -30),
        (-6, -44), (-28, -36), (14, -52), (-2, -58)))), tone=-0.1, detail=1)
    leaflet(pen, "leaf", 50, -46, 30, -8)
    pen.anchor(top=(0, -70), handle=(0, -34))


@symbol("banana, plantain, bunch of bananas", kinds="fruit, food", height=0.14, place="surface",
    poses="standing, bunch", slots={"body": ("#f8d23f", "primary"), "tip": ("#6e5226", "fixed")})
def banana(pen: Pen) -> None:
    turns = ((-14, -0.07), (12, -0.03)) if pen.pose == "bunch" else ()
    for turn, tone in turns:
        pen.part("body", rotated(smooth(_BANANA), turn, (-48, -66)), tone=tone)
    body = smooth(_BANANA)
    pen.part("body", body)
    pen.mark("body", smooth([(-52, -64), (-44, -40), (-22, -20), (10, -10), (44, -14), (62, -28), (64, -10), (10, 10),
        (-40, -10)]), tone=-0.09)
    pen.mark("body", curve((-46, -62), (-36, -40), (-14, -24), (16, -18), (48, -24)), tone=0.1, width=2, alpha=0.6)
    pen.part("tip", smooth([(-54, -74, "c"), (-45, -76, "c"), (-42, -62), (-51, -60)]))
    pen.part("tip", smooth([(56, -33, "c"), (62, -32), (61, -25), (55, -25, "c")]))
    pen.anchor(top=(0, -30), handle=(0, -16))


_BANANA = [(-53, -70), (-44, -72), (-40, -58), (-28, -42), (-4, -33), (26, -31), (50, -34), (61, -33), (60, -25),
    (46, -11), (20, -1), (-8, -2), (-34, -14), (-50, -36), (-54, -58)]


@symbol("strawberry", kinds="berry, fruit, food", height=0.04, place="surface",
    slots={"body": ("#e0333e", "primary"), "seed": ("#f8d777", "fixed"), "leaf": LEAF})
def strawberry(pen: Pen) -> None:
    fruit(pen, "body", [(0, -78), (-20, -82), (-37, -74), (-41, -56), (-32, -30), (-16, -8), (0, 0), (16, -8),
        (32, -30), (41, -56), (37, -74), (20, -82)])
    seeds = [(x + (6 if j % 2 else 0), y) for j, y in enumerate((-66, -53, -40, -27, -14))
        for x in (-30, -17, -4, 9, 22)]
    pen.mark("seed", joined(*(smooth([(x, y - 2.4, "c"), (x + 1.4, y), (x, y + 1.6), (x - 1.4, y)]) for x, y in seeds)))
    stalk(pen, "leaf", 0, -80, 17, bend=6, width=4)
    for angle in (-100, -66, -30, 30, 66, 100):
        leaf(pen, "leaf", 0, -80, 27, 11, angle, tone=-0.04 if abs(angle) < 40 else 0.0)
    pen.anchor(top=(0, -84), handle=(0, -40))


@symbol("cherry", kinds="berry, fruit, food", height=0.06, place="surface",
    slots={"body": ("#c4213a", "primary"), "leaf": LEAF, "stalk": ("#6f8a3a", "fixed")}, shapes=("round",))
def cherry(pen: Pen) -> None:
    pen.stroke("stalk", joined(curve((10, -98), (-6, -74), (-24, -44)), curve((10, -98), (20, -70), (26, -38))), 3)
    for x, y in ((-24, -24), (27, -20)):
        body = smooth([(x, y - 20, "c"), (x - 11, y - 24), (x - 24, y - 10), (x - 20, y + 12), (x, y + 22),
            (x + 20, y + 12), (x + 24, y - 10), (x + 11, y - 24)])
        fruit(pen, "body", body)
    leaflet(pen, "leaf", 10, -96, 40, 74)
    pen.anchor(top=(10, -98), handle=(10, -98))


@symbol("grape, bunch of grapes", kinds="fruit, food", height=0.18, place="surface",
    slots={"body": ("#7b4a9e", "primary"), "leaf": LEAF, "stalk": STALK})
def grapes(pen: Pen) -> None:
    stalk(pen, "stalk", 0, -76, 22, bend=6, width=4)
    rows = ((-68, (-24, -8, 8, 24)), (-56, (-32, -16, 0, 16, 32)), (-43, (-24, -8, 8, 24)), (-31, (-16, 0, 16)),
        (-20, (-8, 8)), (-9, (0,)))
    for j, (y, xs) in enumerate(rows):
        for i, x in enumerate(xs):
            berry = ellipse(x, y, 10)
            pen.part("body", berry, tone=0.03 * ((i + j) % 3 - 1))
            pen.mark("body", crescent(berry, -3, -3), tone=-0.1)
            gloss(pen, "body", ellipse(x - 3, y - 4, 2.4, 1.8), detail=0, alpha=0.7)
    leaf(pen, "leaf", 2, -80, 34, 26, -70)
    leaf(pen, "leaf", 4, -82, 28, 20, 66, tone=-0.04)
    pen.anchor(top=(4, -98), handle=(4, -96))


@symbol("watermelon, melon, watermelon slice", kinds="fruit, food", height=0.25, place="surface", poses="slice, whole",
    slots={"flesh": ("#e8484f", "primary"), "rind": ("#3f8a48", "fixed"), "pale": ("#e6f2c8", "fixed"),
    "seed": ("#33272a", "fixed")}, shapes=("oval",))
def watermelon(pen: Pen) -> None:
    if pen.pose == "whole":
        fruit(pen, "rind", ellipse(0, -42, 56, 42))
        for x in (-44, -26, -8, 10, 28, 44):
            pen.mark("rind", smooth([(x * 0.3, -90), (x - 6, -66), (x + 1, -52), (x - 5, -38), (x + 1, -22),
                (x * 0.3, 4), (x + 4, -22), (x + 9, -40), (x + 4, -54), (x + 7, -68)]), tone=-0.13, alpha=0.8)
    else:
        wedge = smooth([(-60, -52, "c"), (60, -52, "c"), (52, -26), (32, -6), (0, 1), (-32, -6), (-52, -26)])
        pen.part("rind", wedge)
        pen.mark("pale", smooth([(-54, -54, "c"), (54, -54, "c"), (46, -30), (28, -12), (0, -6), (-28, -12),
            (-46, -30)]))
        pen.mark("flesh", smooth([(-50, -54, "c"), (50, -54, "c"), (42, -32), (26, -16), (0, -10), (-26, -16),
            (-42, -32)]))
        pen.mark("seed", joined(*(smooth([(x, y - 3.4, "c"), (x + 2.2, y), (x, y + 2.4), (x - 2.2, y)]) for x,
            y in ((-32, -42), (-16, -42), (0, -42), (16, -42), (32, -42), (-24, -30), (-8, -28), (8, -28), (24, -30),
            (0, -18)))))
        pen.part("flesh", smooth([(-60, -52, "c"), (0, -57), (60, -52, "c"), (0, -48)]), tone=0.09)
    pen.anchor(top=(0, -54), handle=(0, -10))


@symbol("pineapple, ananas", kinds="fruit, food", height=0.3, place="surface",
    slots={"body": ("#e9a93a", "primary"), "leaf": ("#4f9a55", "fixed")})
def pineapple(pen: Pen) -> None:
    for angle, length in ((-46, 30), (46, 30), (-28, 38), (28, 38), (-12, 44), (12, 44), (0, 48), (-60, 20), (60, 20)):
        pen.part("leaf", blade(0, -58, length, angle, 13, bend=angle * 0.08), tone=-0.1 + abs(angle) * 0.002)
    for angle, length in ((-38, 24), (38, 24), (-16, 30), (16, 30)):
        pen.part("leaf", blade(0, -56, length, angle, 13, bend=angle * 0.1), tone=0.03)
    fruit(pen, "body", smooth([(0, -61), (-18, -58), (-28, -44), (-29, -24), (-22, -5), (0, 0), (22, -5), (29, -24),
        (28, -44), (18, -58)]), shine=False)
    lines = [line([(-60 + 11 * i, -64), (-60 + 11 * i + 60, 4)])
        for i in range(-1, 9)] + [line([(60 - 11 * i, -64), (60 - 11 * i - 60, 4)]) for i in range(-1, 9)]
    pen.mark("body", joined(*lines[:10]), tone=-0.12, width=1.2)
    pen.mark("body", joined(*lines[10:]), tone=-0.12, width=1.2)
    pen.anchor(top=(0, -104), handle=(0, -30))


@symbol("avocado, guacamole", kinds="fruit, food", height=0.11, place="surface",
    slots={"skin": ("#3f5f35", "primary"), "flesh": ("#d7e07e", "fixed"), "stone": ("#8a5530", "fixed")})
def avocado(pen: Pen) -> None:
    shape = [(0, -96), (-13, -90), (-20, -70), (-31, -46), (-35, -26), (-24, -5), (0, 1), (24, -5), (35, -26),
        (31, -46), (20, -70), (13, -90)]
    pen.part("skin", smooth(shape))
    pen.part("flesh", smooth([(x * 0.86, -46 + (y + 46) * 0.9) for x, y in shape]), tone=-0.06)
    pen.mark("flesh", smooth([(x * 0.72, -46 + (y + 46) * 0.8) for x, y in shape]), tone=0.07)
    fruit(pen, "stone", ellipse(0, -30, 16, 17))
    pen.anchor(top=(0, -96), handle=(0, -40))


@symbol("carrot", kinds="vegetable, food", height=0.2, place="surface", slots={"body": ("#f08431", "primary"),
    "leaf": ("#56a04c", "fixed")}, nook="kitchen")
def carrot(pen: Pen) -> None:
    for angle, length in ((-34, 34), (34, 34), (-16, 42), (16, 42), (0, 46)):
        leaf(pen, "leaf", 0, -58, length, 13, angle, tone=-0.06 if angle % 4 else 0.02)
    fruit(pen, "body", smooth([(0, -63), (-12, -63), (-19, -55), (-17, -40), (-9, -16), (0, 0, "c"), (9, -16),
        (17, -40), (19, -55), (12, -63)]), shade=0.2)
    pen.mark("body", joined(curve((-20, -48), (-10, -46)), curve((18, -40), (6, -38)), curve((-14, -30), (-4, -28.6)),
        curve((12, -22), (4, -21)), curve((-9, -14), (-2, -13))), tone=-0.13, width=1.6)
    pen.anchor(top=(0, -104), handle=(0, -40))


@symbol("broccoli", kinds="vegetable, food", height=0.15, place="surface",
    slots={"head": ("#4c9a47", "primary"), "stem": ("#a9cf7a", "follow")}, nook="kitchen")
def broccoli(pen: Pen) -> None:
    stems = union(smooth([(-11, 0, "c"), (-12, -30), (-18, -48), (18, -48), (12, -30), (11, 0, "c")], tension=0.4),
        limb([(-6, -26, 11), (-24, -46, 10)]), limb([(6, -26, 11), (24, -46, 10)]))
    pen.part("stem", stems)
    pen.mark("stem", crescent(stems, -7, 0), tone=-0.09)
    lobes = [(-32, -56, 17), (32, -56, 17), (-16, -74, 19), (16, -75, 19), (0, -86, 15), (0, -60, 20), (-24, -66, 12),
        (24, -66, 12)]
    whole = union(*(ellipse(x + r * 0.72 * math.cos(a), y + r * 0.72 * math.sin(a), r * 0.42) for x, y, r in lobes
        for a in (0, 0.9, 1.8, 2.7, 3.6, 4.5, 5.4)), *(ellipse(x, y, r * 0.86) for x, y, r in lobes))
    pen.part("head", whole)
    pen.mark("head", crescent(whole, -8, -8), tone=-0.08)
    for x, y, r in lobes:
        pen.mark("head", crescent(ellipse(x, y, r * 0.8), r * 0.22, r * 0.28), tone=0.08, alpha=0.8)
    pen.mark("head", joined(*(ellipse(x + dx, y + dy, 1.4) for x, y, r in lobes for dx,
        dy in ((2, 1), (6, -3), (-4, 4)))), tone=-0.1, detail=1)
    pen.anchor(top=(0, -100), handle=(0, -15))


@symbol("tomato, cherry tomato", kinds="vegetable, fruit, food", height=0.07, place="surface",
    slots={"body": ("#e0402f", "primary"), "leaf": ("#4f9443", "fixed")}, nook="kitchen", shapes=("round", "spherical"))
def tomato(pen: Pen) -> None:
    fruit(pen, "body", [(0, -70), (-22, -76), (-44, -64), (-52, -40), (-44, -14), (-22, 0), (0, -1), (22, 0), (44, -14),
        (52, -40), (44, -64), (22, -76)])
    for angle in (-106, -62, -20, 24, 66, 108):
        leaf(pen, "leaf", 0, -72, 25, 8, angle)
    stalk(pen, "leaf", 0, -72, 16, bend=5, width=4.4)
    pen.anchor(top=(0, -78), handle=(0, -40))


@symbol("pumpkin, gourd, squash, jack-o-lantern, jack o lantern", kinds="vegetable, food", height=0.35,
    poses="standing, carved", slots={"body": ("#ee8426", "primary"), "stalk": ("#6f7f3a", "fixed"),
    "glow": ("#ffd75e", "light")}, home="garden", told_in="farm", shapes=("oval",))
def pumpkin(pen: Pen) -> None:
    for x, w, tone in ((-34, 22, -0.09), (34, 22, -0.12), (-19, 25, -0.03), (20, 25, -0.06), (0, 25, 0.0)):
        rib = smooth([(x * 0.5, -72), (x - w * 0.6, -70), (x - w, -38), (x - w * 0.6, -5), (x * 0.8, 0),
            (x + w * 0.6, -5), (x + w, -38), (x + w * 0.6, -70)])
        pen.part("body", rib, tone=tone)
        gloss(pen, "body", ellipse(x - w * 0.4, -52, 2.6, 10, turn=8), detail=1, alpha=0.35)
    pen.part("stalk", smooth([(-8, -68, "c"), (-4, -80), (-3, -92, "c"), (8, -94, "c"), (6, -80), (10, -68, "c")]))
    if pen.pose == "carved":
        face = joined(polygon([(-30, -42), (-16, -58), (-8, -40)]), polygon([(30, -42), (16, -58), (8, -40)]),
            polygon([(0, -40), (-5, -31), (5, -31)]), polygon([(-38, -28), (-22, -24), (-14, -18), (-8, -24), (0, -22),
            (8, -24), (14, -18), (22, -24), (38, -28), (24, -10), (12, -6), (8, -12), (0, -10), (-8, -12), (-12, -6),
            (-24, -10)]))
        pen.part("glow", face, shade="glow")
    pen.anchor(top=(0, -93), lamp=(0, -34), seat=(0, -72))


@symbol("corn, maize, corn cob, sweetcorn", kinds="vegetable, food", height=0.22, place="surface",
    slots={"body": ("#f6cb3c", "primary"), "leaf": ("#7fb24c", "fixed")}, nook="kitchen")
def corn(pen: Pen) -> None:
    cob = smooth([(0, -100), (-10, -92), (-17, -66), (-18, -34), (-12, -8), (12, -8), (18, -34), (17, -66), (10, -92)])
    pen.part("body", cob)
    pen.mark("body", joined(*(line([(x, -100), (x * 1.1, 0)]) for x in (-12.5, -7.5, -2.5, 2.5, 7.5, 12.5)),
        *(curve((-20, y), (0, y + 2), (20, y)) for y in range(-94, -4, 6))), tone=-0.1, width=0.9)
    pen.mark("body", crescent(cob, -7, 0), tone=-0.08)
    for side, tone in ((1, -0.06), (-1, 0.0)):
        husk = smooth([(0, 0, "c"), (side * 16, -6), (side * 24, -34), (side * 30, -66, "c"), (side * 12, -44),
            (side * -2, -14)])
        pen.part("leaf", husk, tone=tone)
        pen.mark("leaf", joined(curve((side * 4, -2), (side * 18, -30), (side * 28, -62)),
            curve((side * 2, -6), (side * 10, -26), (side * 18, -48))), tone=0.09, width=0.9, detail=1)
    pen.anchor(top=(0, -100), handle=(0, -10))


@symbol("eggplant, aubergine", kinds="vegetable, food", height=0.22, place="surface",
    slots={"body": ("#5b3a78", "primary"), "leaf": ("#5f9a48", "fixed")}, nook="kitchen")
def eggplant(pen: Pen) -> None:
    fruit(pen, "body", rotated(smooth([(0, -82), (-12, -78), (-17, -58), (-27, -34), (-26, -10), (0, 1), (26, -10),
        (27, -34), (17, -58), (12, -78)]), 16, (0, -40)))
    for angle in (-124, -170, -216, -80, -254):
        leaf(pen, "leaf", 12, -80, 20, 11, angle + 190)
    pen.part("leaf", limb([(11, -76, 8), (16, -92, 5)]))
    pen.anchor(top=(14, -92), handle=(0, -40))


@symbol("pepper, chili, chilli, chili pepper, bell pepper, capsicum, paprika", kinds="vegetable, food", height=0.1,
    place="surface", slots={"body": ("#d7322c", "primary"), "leaf": ("#4f9443", "fixed")}, nook="kitchen")
def pepper(pen: Pen) -> None:
    for x, w, tone in ((-22, 22, -0.04), (22, 22, -0.09), (0, 24, 0.0)):
        lobe = smooth([(x * 0.6, -78), (x - w * 0.7, -78), (x - w, -54), (x - w * 0.7, -14), (x * 0.9 - 4, 0),
            (x * 0.9 + 4, 0), (x + w * 0.7, -14), (x + w, -54), (x + w * 0.7, -78)])
        pen.part("body", lobe, tone=tone)
        gloss(pen, "body", ellipse(x - w * 0.45, -56, 3, 12, turn=6), detail=0, alpha=0.5)
    pen.part("leaf", smooth([(-18, -76), (-8, -81), (0, -79), (8, -81), (18, -76), (8, -73), (0, -75), (-8, -73)]))
    stalk(pen, "leaf", 0, -76, 22, bend=7, width=6.4)
    pen.anchor(top=(4, -98), handle=(0, -40))


@symbol("onion, shallot", kinds="vegetable, food", height=0.08, place="surface",
    slots={"body": ("#c9803f", "primary"), "root": ("#e9d7ae", "fixed")}, nook="kitchen")
def onion(pen: Pen) -> None:
    pen.stroke("root", joined(*(curve((x * 0.4, -2), (x, 6)) for x in (-8, -3, 3, 8))), 1.2)
    fruit(pen, "body", [(-3, -100, "c"), (-7, -84), (-24, -72), (-42, -52), (-43, -26), (-24, -5), (0, 1), (24, -5),
        (43, -26), (42, -52), (24, -72), (7, -84), (4, -98, "c")])
    pen.mark("body", joined(*(curve((x * 0.08, -90), (x * 0.8, -66), (x, -36), (x * 0.5, -2))
        for x in (-32, -16, 2, 18, 33))), tone=-0.1, width=1.4)
    pen.anchor(top=(0, -99), handle=(0, -40))


@symbol("lettuce, salad, kale", kinds="vegetable, food", height=0.16, place="surface",
    slots={"leaf": ("#86c05a", "primary")}, nook="kitchen")
def lettuce(pen: Pen) -> None:
    def ruffled(cx: float, cy: float, rx: float, ry: float, turn: float, tone: float) -> None:
        points = [(cx + rx * (1 + 0.09 * (i % 2)) * math.cos(i * math.pi / 11),
            cy + ry * (1 + 0.09 * (i % 2)) * math.sin(i * math.pi / 11)) for i in range(22)]
        shape = rotated(smooth(points), turn, (cx, cy))
        pen.part("leaf", shape, tone=tone)
        veins = joined(line([(cx, cy + ry), (cx, cy - ry * 0.7)]), *(curve((cx, cy + ry * (0.5 - s)),
            (cx + d * rx * 0.7, cy - ry * (s + 0.1))) for s in (0, 0.35) for d in (-1, 1)))
        pen.mark("leaf", rotated(veins, turn, (cx, cy)), tone=0.1, width=1.5, alpha=0.8)

    ruffled(-30, -44, 24, 36, -34, -0.1)
    ruffled(30, -44, 24, 36, 34, -0.12)
    ruffled(-13, -52, 25, 40, -12, -0.05)
    ruffled(14, -52, 25, 40, 12, -0.04)
    ruffled(-24, -28, 25, 29, -24, 0.02)
    ruffled(24, -28, 25, 29, 24, -0.01)
    ruffled(0, -34, 25, 34, 0, 0.06)
    pen.anchor(top=(0, -92), handle=(0, -20))


@symbol("coconut", kinds="fruit, food", height=0.14, place="surface", slots={"shell": ("#7a5236", "primary"),
    "flesh": ("#fdfaf3", "fixed")}, shapes=("oval",))
def coconut(pen: Pen) -> None:
    fruit(pen, "shell", ellipse(22, -40, 40), shine=False)
    pen.mark("shell", joined(*(curve((22 + x, -76), (22 + x * 1.5, -40), (22 + x, -4)) for x in (-16, -4, 8, 20))),
        tone=0.08, width=0.9)
    pen.part("shell", ellipse(-20, -30, 36, 31), tone=-0.04)
    pen.part("shell", ellipse(-22, -34, 36, 27), tone=0.03)
    pen.part("flesh", ellipse(-22, -34, 32.6, 24))
    pen.part("flesh", ellipse(-22, -32.6, 25, 17.4), tone=-0.09)
    pen.part("flesh", ellipse(-22, -30, 21, 13), tone=-0.04)
    pen.anchor(top=(22, -80), handle=(0, -40))
