"""Fruit and berries."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math
from collections.abc import Sequence

from limner.drawing.geometry import Path, ellipse, joined, limb, line, polygon, rotated, scaled, smooth, star
from limner.engines.illustrator.atlas.facts import Flesh
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, crescent, curve, gloss
from limner.engines.illustrator.atlas.templates.flower import leaf
from limner.engines.illustrator.atlas.templates.round_food import fruit, leaflet, stalk
from limner.engines.illustrator.atlas.templates.tree import blade

LEAF: Hue = ("#5fa348", "fixed")


STALK: Hue = ("#6e4a2c", "fixed")


@symbol("apple, red apple",
    flesh=Flesh("#f6eccb", "#fbf5e2", "#5a3a24", "core"), kinds="fruit, food", height=0.08, place="surface",
    slots={"body": ("#d8342f", "primary"), "leaf": LEAF, "stalk": STALK}, shapes=("round", "spherical"))
def apple(pen: Pen) -> None:
    fruit(pen, "body", [(0, -74, "c"), (-14, -84), (-34, -80), (-46, -58), (-42, -28), (-26, -4), (-12, 0), (0, -3),
        (12, 0), (26, -4), (42, -28), (46, -58), (34, -80), (14, -84)])
    pen.mark("body", ellipse(0, -77, 13, 4.4), tone=-0.13)
    stalk(pen, "stalk", 0, -76, 22, bend=5, width=4)
    leaflet(pen, "leaf", 2, -84, 32, 62)
    pen.anchor(top=(0, -82), handle=(0, -40))


@symbol("pear",
    flesh=Flesh("#f4efcf", "#fbf8e6", "#5a3a24", "core"),
    kinds="fruit, food", height=0.11, place="surface", slots={"body": ("#b9c748", "primary"), "leaf": LEAF,
    "stalk": STALK})
def pear(pen: Pen) -> None:
    fruit(pen, "body", [(0, -88), (-11, -83), (-17, -66), (-24, -50), (-35, -32), (-33, -12), (-18, 0), (0, 1), (18, 0),
        (33, -12), (35, -32), (24, -50), (17, -66), (11, -83)])
    pen.mark("body", joined(*(ellipse(x, y, 0.9) for x, y in ((6, -30), (14, -22), (-4, -16), (10, -44), (-10, -28),
        (2, -54), (18, -34), (-16, -14), (4, -8)))), tone=-0.12, detail=1)
    stalk(pen, "stalk", 0, -86, 15, bend=3)
    leaflet(pen, "leaf", 1, -90, 24, 68)
    pen.anchor(top=(0, -90), handle=(0, -40))


@symbol("orange, tangerine, mandarin, clementine, grapefruit, satsuma",
    flesh=Flesh("#f7a32e", "#fdeecb", cut="segments"), served="citrus_round", kinds="fruit, food", height=0.08,
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


@symbol("lime, green lime, key lime",
    flesh=Flesh("#cfe27a", "#f4f8d8", cut="segments"), served="citrus_round", kinds="fruit, food", height=0.055,
    place="surface",
    slots={"body": ("#7fb93c", "primary"), "leaf": LEAF}, shapes=("round", "oval"))
def lime(pen: Pen) -> None:
    fruit(pen, "body", smooth([(-50, -38), (-44, -60), (-24, -76), (4, -79), (32, -70), (46, -52), (57, -42), (58, -34),
        (47, -26), (34, -9), (8, 0), (-20, -2), (-42, -16)]))
    pen.mark("body", joined(*(ellipse(x, y, 1) for x, y in ((-22, -24), (0, -16), (20, -26), (30, -40), (6, -36),
        (-8, -50), (-28, -42), (14, -58)))), tone=-0.12, detail=1)
    pen.mark("body", ellipse(-49, -38, 5, 9), tone=-0.2)
    leaflet(pen, "leaf", -44, -50, 30, 150)
    pen.anchor(top=(0, -80), handle=(0, -38))


@symbol("lemon, citrus",
    flesh=Flesh("#f6e05a", "#fdf6cf", cut="segments"), served="citrus_round", kinds="fruit, food", height=0.06,
    place="surface",
    slots={"body": ("#f7d13a", "primary"), "leaf": LEAF}, shapes=("oval",))
def lemon(pen: Pen) -> None:
    fruit(pen, "body", rotated(smooth([(-58, -34), (-50, -42), (-38, -58), (-14, -68), (12, -68), (36, -58), (48, -42),
        (57, -36), (56, -30), (46, -24), (34, -8), (12, 0), (-14, 0), (-38, -8), (-50, -26)]), -12, (0, -34)))
    pen.mark("body", joined(*(ellipse(x, y, 1) for x, y in ((-20, -20), (0, -14), (20, -24), (30, -36), (8, -30),
        (-6, -44), (-28, -36), (14, -52), (-2, -58)))), tone=-0.1, detail=1)
    leaflet(pen, "leaf", 50, -46, 30, -8)
    pen.anchor(top=(0, -70), handle=(0, -34))


@symbol("banana, plantain, bunch of bananas",
    flesh=Flesh("#f8efc8", "#efe0a0"), served="banana_round", kinds="fruit, food", height=0.14, place="surface",
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


@symbol("strawberry",
    flesh=Flesh("#f4837f", "#fbe3dc", cut="core", seed="#f7b8ae"),
    kinds="berry, fruit, food", height=0.04, place="surface",
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


@symbol("cherry", kinds="berry, fruit, food", height=0.06, place="surface", poses="pair, single",
    slots={"body": ("#c4213a", "primary"), "leaf": LEAF, "stalk": ("#6f8a3a", "fixed")}, shapes=("round",))
def cherry(pen: Pen) -> None:
    stalks = [curve((10, -98), (-6, -74), (-24, -44)), curve((10, -98), (20, -70), (26, -38))]
    single = pen.pose == "single"
    pen.stroke("stalk", joined(*stalks[single:]), 3)
    for x, y in ((-24, -24), (27, -20))[single:]:
        body = smooth([(x, y - 20, "c"), (x - 11, y - 24), (x - 24, y - 10), (x - 20, y + 12), (x, y + 22),
            (x + 20, y + 12), (x + 24, y - 10), (x + 11, y - 24)])
        fruit(pen, "body", body)
    leaflet(pen, "leaf", 10, -96, 40, 74)
    pen.anchor(top=(10, -98), handle=(10, -98))


@symbol("grape, bunch of grapes, grape bunch", kinds="fruit, food", height=0.12, place="surface",
    poses="lying, hanging, single",
    slots={"body": ("#7b4a9e", "primary"), "leaf": LEAF, "stalk": STALK})
def grapes(pen: Pen) -> None:
    if pen.pose == "single":
        pen.stroke("stalk", curve((0, -86), (2, -96), (9, -104)), 4)
        fruit(pen, "body", ellipse(0, -44, 38, 44))
        gloss(pen, "body", ellipse(-14, -62, 9, 7), detail=0, alpha=0.7)
        pen.anchor(top=(4, -104), handle=(4, -98))
        return
    if pen.pose == "lying":
        _lying_bunch(pen)
        return
    stalk(pen, "stalk", 0, -76, 22, bend=6, width=4)
    _berries(pen, 10, ((-68, (-24, -8, 8, 24)), (-56, (-32, -16, 0, 16, 32)), (-43, (-24, -8, 8, 24)),
        (-31, (-16, 0, 16)), (-20, (-8, 8)), (-9, (0,))))
    leaf(pen, "leaf", 2, -80, 34, 26, -70)
    leaf(pen, "leaf", 4, -82, 28, 20, 66, tone=-0.04)
    pen.anchor(top=(4, -98), handle=(4, -96))


def _lying_bunch(pen: Pen) -> None:
    """As it lies: wide at its stalk, a heap of three berries high, and tapering to the other side."""
    pen.stroke("stalk", curve((-58, -60), (-74, -74), (-88, -78)), 5)
    _berries(pen, 14, ((-66, (-40, -18)), (-50, (-58, -34, -9, 15)), (-32, (-66, -44, -20, 4, 28, 50)),
        (-14, (-56, -32, -8, 16, 40, 64, 84))))
    leaf(pen, "leaf", -56, -62, 40, 30, -18)
    leaf(pen, "leaf", -54, -62, 34, 24, 48, tone=-0.04)
    pen.anchor(top=(-30, -78), handle=(-80, -76))


def _berries(pen: Pen, radius: float, rows: Sequence[tuple[float, Sequence[float]]]) -> None:
    """Round ones of that radius at a height, by row, from back to front."""
    for j, (y, xs) in enumerate(rows):
        for i, x in enumerate(xs):
            berry = ellipse(x, y, radius)
            pen.part("body", berry, tone=0.03 * ((i + j) % 3 - 1))
            pen.mark("body", crescent(berry, -0.3 * radius, -0.3 * radius), tone=-0.1)
            gloss(pen, "body", ellipse(x - 0.3 * radius, y - 0.4 * radius, 0.24 * radius, 0.18 * radius), detail=0,
                alpha=0.7)


@symbol("watermelon, melon, watermelon slice",
    flesh=Flesh("#ec4a55", "#e6f2c8", "#2a1c1c", "seeds", skin="#2f7d3b"),
    kinds="fruit, food", height=0.25, place="surface", poses="slice, whole",
    slots={"flesh": ("#e8484f", "primary"), "rind": ("#3f8a48", "fixed"), "pale": ("#e6f2c8", "fixed"),
    "seed": ("#33272a", "fixed")}, shapes=("oval",),
    traits=("solid",))
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


@symbol("pineapple, ananas",
    flesh=Flesh("#f3cf4a", "#f8e48c", cut="rings"), kinds="fruit, food", height=0.3, place="surface",
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


@symbol("avocado",
    flesh=Flesh("#d9df8a", "#f0efb6", "#7a4a2c", "stone", skin="#3f5a2c"),
    served="avocado_fan", kinds="fruit, food", height=0.11, place="surface",
    slots={"skin": ("#3f5f35", "primary"), "flesh": ("#d7e07e", "fixed"), "stone": ("#8a5530", "fixed")})
def avocado(pen: Pen) -> None:
    shape = [(0, -96), (-13, -90), (-20, -70), (-31, -46), (-35, -26), (-24, -5), (0, 1), (24, -5), (35, -26),
        (31, -46), (20, -70), (13, -90)]
    pen.part("skin", smooth(shape))
    pen.part("flesh", smooth([(x * 0.86, -46 + (y + 46) * 0.9) for x, y in shape]), tone=-0.06)
    pen.mark("flesh", smooth([(x * 0.72, -46 + (y + 46) * 0.8) for x, y in shape]), tone=0.07)
    fruit(pen, "stone", ellipse(0, -30, 16, 17))
    pen.anchor(top=(0, -96), handle=(0, -40))


@symbol("coconut",
    flesh=Flesh("#f8f6ef", "#e7e1d2"),
    kinds="fruit, food", height=0.14, place="surface", slots={"shell": ("#7a5236", "primary"),
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


FRUIT = "fruit, food"


def _scatter(number: int, cx: float, cy: float, rx: float, ry: float, dot: float) -> Path:
    """Dots spread over an ellipse by the golden angle."""
    places = ((math.sqrt((i + 0.5) / number), i * 2.39996) for i in range(number))
    return joined(*(ellipse(cx + rx * r * math.cos(a), cy + ry * r * math.sin(a), dot) for r, a in places))


def _cleft(pen: Pen, slot: str) -> None:
    pen.mark(slot, curve((2, -84), (12, -56), (8, -20)), width=2.6, tone=-0.1)


@symbol("peach, apricot, nectarine",
    flesh=Flesh("#f7c66a", "#f2a35c", "#8a4a30", "stone"), kinds=FRUIT, height=0.08, place="surface",
    slots={"body": ("#f8a86a", "primary"), "cheek": ("#e8654f", "follow"), "leaf": LEAF, "stalk": STALK},
    shapes=("round",))
def peach(pen: Pen) -> None:
    fruit(pen, "body", [(0, -82), (-20, -86), (-42, -70), (-48, -42), (-38, -14), (-14, 0), (0, -2), (14, 0), (38, -14),
        (48, -42), (42, -70), (20, -86)])
    pen.mark("cheek", ellipse(30, -30, 34, 38), alpha=0.42)
    _cleft(pen, "body")
    stalk(pen, "stalk", 0, -80, 14)
    leaflet(pen, "leaf", 2, -84, 40, 50)
    pen.anchor(top=(0, -84), handle=(0, -40))


@symbol("plum, prune, damson",
    flesh=Flesh("#f0b552", "#e08a4a", "#7a4a30", "stone"), kinds=FRUIT, height=0.06, place="surface",
    slots={"body": ("#6a3d8f", "primary"), "leaf": LEAF, "stalk": STALK})
def plum(pen: Pen) -> None:
    fruit(pen, "body", [(0, -88), (-24, -84), (-42, -58), (-42, -28), (-22, -2), (0, 0), (22, -2), (42, -28), (42, -58),
        (24, -84)])
    _cleft(pen, "body")
    stalk(pen, "stalk", 0, -86, 16)
    leaflet(pen, "leaf", 2, -90, 34, 58)
    pen.anchor(top=(0, -88), handle=(0, -44))


@symbol("mango, papaya",
    flesh=Flesh("#f8b93a", "#fbd67c", "#e8d9a0", "stone"), kinds=FRUIT, height=0.11, place="surface",
    slots={"body": ("#f2a93c", "primary"), "cheek": ("#d8503f", "follow"), "leaf": LEAF, "stalk": STALK})
def mango(pen: Pen) -> None:
    fruit(pen, "body", rotated(smooth([(-50, -34), (-40, -58), (-14, -70), (18, -66), (44, -50), (54, -30), (46, -14),
        (24, -4), (-8, 0), (-36, -8)]), -14, (0, -36)))
    pen.mark("cheek", ellipse(-24, -58, 40, 24, -24), alpha=0.5)
    stalk(pen, "stalk", 40, -58, 12, bend=6)
    leaflet(pen, "leaf", 43, -66, 36, 20)
    pen.anchor(top=(10, -74), handle=(0, -36))


@symbol("kiwi, kiwifruit, kiwi fruit",
    flesh=Flesh("#8fc04a", "#e9efc4", "#262018", "seeds", skin="#7d5f3a"), kinds=FRUIT, height=0.06, place="surface",
    slots={"skin": ("#8a6a3c", "primary"), "flesh": ("#9cc44a", "fixed"), "core": ("#f1efcf", "fixed"),
        "seed": ("#2f2a22", "fixed")}, shapes=("oval",))
def kiwi(pen: Pen) -> None:
    fruit(pen, "skin", ellipse(-24, -36, 36, 34))
    pen.mark("skin", _scatter(26, -24, -36, 32, 30, 0.9), tone=-0.12, detail=1)
    pen.part("skin", ellipse(20, -38, 38, 38), tone=-0.04)
    pen.part("flesh", ellipse(20, -38, 34, 34), shade="flat")
    pen.part("core", ellipse(20, -38, 11, 12), shade="flat")
    rays = [rotated(limb([(20, -52, 1), (20, -66, 0.6)]), 24 * i, (20, -38)) for i in range(15)]
    pen.part("core", joined(*rays), alpha=0.6, shade="flat", detail=1)
    pen.part("seed", joined(*(rotated(ellipse(20, -56, 1.6, 2.8), 24 * i + 12, (20, -38)) for i in range(15))),
        shade="flat")
    pen.anchor(top=(10, -74), handle=(0, -38))


@symbol("pomegranate",
    flesh=Flesh("#c4283f", "#f6e6c4", "#8f1a30", "seeds"), kinds=FRUIT, height=0.09, place="surface",
    slots={"body": ("#c2323f", "primary"), "seed": ("#e2566a", "fixed"), "pith": ("#f6e3c4", "fixed")},
    shapes=("round",))
def pomegranate(pen: Pen) -> None:
    crown = polygon([(-12, -84), (-15, -100), (-7, -93), (0, -102), (7, -93), (15, -100), (12, -84)])
    pen.part("body", crown, tone=-0.06)
    fruit(pen, "body", [(0, -86), (-28, -82), (-46, -58), (-46, -30), (-28, -4), (0, 0), (28, -4), (46, -30), (46, -58),
        (28, -82)])
    pen.part("pith", smooth([(-2, -66), (22, -66), (36, -44), (28, -20), (8, -14), (-8, -30), (-10, -52)]),
        shade="flat")
    places = [(2, -56), (14, -58), (25, -50), (30, -38), (19, -44), (7, -46), (-2, -42), (3, -32), (14, -33), (25, -29),
        (11, -22), (21, -21)]
    pen.mark("seed", joined(*(ellipse(x, y, 5, 5.6) for x, y in places)), shade="form")
    pen.anchor(top=(0, -100), handle=(0, -44))


@symbol("blueberry, bilberry, huckleberry", kinds="berry, fruit, food", height=0.03, place="surface",
    slots={"body": ("#4a5fa8", "primary"), "leaf": LEAF})
def blueberry(pen: Pen) -> None:
    leaflet(pen, "leaf", 2, -54, 46, 62)
    leaflet(pen, "leaf", -4, -54, 40, 130)
    for x, y, r, tone in ((-28, -26, 26, -0.05), (28, -25, 25, -0.03), (0, -44, 27, 0.0)):
        fruit(pen, "body", ellipse(x, y, r))
        pen.mark("body", ellipse(x, y, r), tone=tone, alpha=0.6)
        pen.mark("body", star(x + 3, y - r * 0.36, r * 0.34, r * 0.18, 5), tone=-0.16)
    pen.anchor(top=(0, -70), handle=(0, -36))


def _drupelets(pen: Pen, slot: str, rows: list[tuple[float, int, float]], r: float) -> None:
    """Rows from the top: (y, number, half width)."""
    for y, number, half in rows:
        xs = [half * (2 * i / (number - 1) - 1) if number > 1 else 0.0 for i in range(number)]
        for x in xs:
            pen.part(slot, ellipse(x, y, r), tone=0.02 - 0.0009 * x)
            pen.mark(slot, ellipse(x - r * 0.3, y - r * 0.35, r * 0.3), tone=0.14, alpha=0.7, detail=1)


@symbol("raspberry", kinds="berry, fruit, food", height=0.03, place="surface",
    slots={"body": ("#d63a5c", "primary"), "leaf": LEAF, "stalk": STALK})
def raspberry(pen: Pen) -> None:
    pen.part("body", smooth([(0, -74), (-28, -70), (-36, -50), (-24, -16), (0, 0), (24, -16), (36, -50), (28, -70)]),
        tone=-0.1)
    _drupelets(pen, "body", [(-66, 4, 24), (-54, 5, 31), (-41, 4, 26), (-29, 4, 21), (-18, 3, 14), (-8, 2, 6)], 9.4)
    stalk(pen, "stalk", 0, -74, 18, bend=3)
    for angle in (20, 60, 120, 160):
        leaflet(pen, "leaf", 0, -74, 28, angle)
    pen.anchor(top=(0, -84), handle=(0, -40))


@symbol("olive", served="olive_ring", kinds=FRUIT, height=0.03, place="surface",
    slots={"body": ("#7f9a3c", "primary"), "dark": ("#4a4440", "fixed"), "leaf": ("#8fae7f", "fixed"), "stalk": STALK,
    "pit": ("#c9423a", "fixed")})
def olive(pen: Pen) -> None:
    pen.stroke("stalk", curve((-48, -70), (-6, -64), (40, -80)), 3)
    for x, y, angle in ((-40, -68, 150), (-16, -66, 118), (20, -70, 62), (38, -78, 20)):
        leaflet(pen, "leaf", x, y, 34, angle)
    for x, y, slot in ((-20, -28, "body"), (22, -30, "dark")):
        pen.stroke("stalk", curve((x, -66), (x, y - 24)), 2)
        fruit(pen, slot, ellipse(x, y, 20, 27))
    pen.anchor(top=(0, -90), handle=(0, -40))


@symbol("dragon fruit, dragonfruit, pitaya",
    flesh=Flesh("#faf6f4", "#f2c6d6", "#262020", "seeds"), kinds="fruit, food", height=0.12, place="surface",
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


@symbol("blackberry, mulberry, bramble", kinds="berry, fruit, food", height=0.03, place="surface",
    slots={"body": ("#3a2450", "primary"), "leaf": LEAF, "stalk": STALK})
def blackberry(pen: Pen) -> None:
    raspberry(pen)


@symbol("fig", flesh=Flesh("#e8909a", "#f7ead0", "#e8c070", "seeds", skin="#5a3a66"), kinds=FRUIT, height=0.06,
    place="surface", slots={"body": ("#5f3d70", "primary"), "flesh": ("#e27f8a", "fixed"), "rim": ("#f4ead2", "fixed"),
    "seed": ("#f3d68a", "fixed"), "stalk": STALK})
def fig(pen: Pen) -> None:
    fruit(pen, "body", [(-16, -92), (-24, -74), (-46, -46), (-46, -18), (-24, 0), (2, -6), (12, -30), (8, -54), (-8,
        -76)])
    pen.mark("body", joined(*(curve((-16, -86), (-30 + d, -46), (-22 + d * 0.6, -4)) for d in (-10, 4, 18))), tone=0.1,
        width=1.4)
    stalk(pen, "stalk", -15, -90, 12, bend=4)
    half = smooth([(22, -66), (8, -48), (2, -24), (12, -4), (34, 0), (54, -10), (58, -32), (48, -50), (30, -58)])
    pen.part("body", half, tone=-0.04)
    pen.part("rim", scaled(half, 0.9, centre=(31, -30)), shade="flat")
    pen.part("flesh", scaled(half, 0.72, centre=(31, -29)), shade="flat")
    pen.part("seed", joined(*(ellipse(31 + 13 * math.cos(i * 2.4) * (0.4 + i % 3 * 0.3),
        -28 + 15 * math.sin(i * 2.4) * (0.4 + i % 3 * 0.3), 1.3) for i in range(22))), shade="flat", detail=1)
    pen.anchor(top=(-14, -100), handle=(-10, -40))
