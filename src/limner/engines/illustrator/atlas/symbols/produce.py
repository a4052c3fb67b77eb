"""More from garden and orchard: stone fruit, berries, roots, nuts."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.engines.illustrator.atlas.symbol import Pen, symbol
from limner.engines.illustrator.atlas.symbols.fruit import LEAF, STALK
from limner.engines.illustrator.atlas.templates.round_food import fruit, leaflet, stalk
from limner.engines.illustrator.atlas.templates.solid import crescent, curve
from limner.engines.illustrator.geometry import (
    Path,
    ellipse,
    joined,
    limb,
    polygon,
    rotated,
    smooth,
    star,
)

FRUIT = "fruit, food"
VEGETABLE = "vegetable, food"


def _scatter(number: int, cx: float, cy: float, rx: float, ry: float, dot: float) -> Path:
    """Dots spread over an ellipse by the golden angle."""
    places = ((math.sqrt((i + 0.5) / number), i * 2.39996) for i in range(number))
    return joined(*(ellipse(cx + rx * r * math.cos(a), cy + ry * r * math.sin(a), dot) for r, a in places))


def _cleft(pen: Pen, slot: str) -> None:
    pen.mark(slot, curve((2, -84), (12, -56), (8, -20)), width=2.6, tone=-0.1)


@symbol("peach, apricot, nectarine", kinds=FRUIT, height=0.08, place="surface",
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


@symbol("plum, prune, damson", kinds=FRUIT, height=0.06, place="surface",
    slots={"body": ("#6a3d8f", "primary"), "leaf": LEAF, "stalk": STALK})
def plum(pen: Pen) -> None:
    fruit(pen, "body", [(0, -88), (-24, -84), (-42, -58), (-42, -28), (-22, -2), (0, 0), (22, -2), (42, -28), (42, -58),
        (24, -84)])
    _cleft(pen, "body")
    stalk(pen, "stalk", 0, -86, 16)
    leaflet(pen, "leaf", 2, -90, 34, 58)
    pen.anchor(top=(0, -88), handle=(0, -44))


@symbol("mango, papaya", kinds=FRUIT, height=0.11, place="surface",
    slots={"body": ("#f2a93c", "primary"), "cheek": ("#d8503f", "follow"), "leaf": LEAF, "stalk": STALK})
def mango(pen: Pen) -> None:
    fruit(pen, "body", rotated(smooth([(-50, -34), (-40, -58), (-14, -70), (18, -66), (44, -50), (54, -30), (46, -14),
        (24, -4), (-8, 0), (-36, -8)]), -14, (0, -36)))
    pen.mark("cheek", ellipse(-24, -58, 40, 24, -24), alpha=0.5)
    stalk(pen, "stalk", 40, -58, 12, bend=6)
    leaflet(pen, "leaf", 43, -66, 36, 20)
    pen.anchor(top=(10, -74), handle=(0, -36))


@symbol("kiwi, kiwifruit, kiwi fruit", kinds=FRUIT, height=0.06, place="surface",
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


@symbol("pomegranate", kinds=FRUIT, height=0.09, place="surface",
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


@symbol("raspberry, blackberry, mulberry", kinds="berry, fruit, food", height=0.03, place="surface",
    slots={"body": ("#d63a5c", "primary"), "leaf": LEAF, "stalk": STALK})
def raspberry(pen: Pen) -> None:
    pen.part("body", smooth([(0, -74), (-28, -70), (-36, -50), (-24, -16), (0, 0), (24, -16), (36, -50), (28, -70)]),
        tone=-0.1)
    _drupelets(pen, "body", [(-66, 4, 24), (-54, 5, 31), (-41, 4, 26), (-29, 4, 21), (-18, 3, 14), (-8, 2, 6)], 9.4)
    stalk(pen, "stalk", 0, -74, 18, bend=3)
    for angle in (20, 60, 120, 160):
        leaflet(pen, "leaf", 0, -74, 28, angle)
    pen.anchor(top=(0, -84), handle=(0, -40))


@symbol("potato, spud, sweet potato, yam", kinds=VEGETABLE, height=0.08, place="surface",
    slots={"body": ("#c79a5f", "primary")}, nook="kitchen", shapes=("oval",))
def potato(pen: Pen) -> None:
    fruit(pen, "body", [(-54, -30), (-44, -58), (-14, -66), (16, -60), (44, -58), (56, -32), (44, -6), (14, 0),
        (-20, -2),
        (-46, -8)])
    pen.mark("body", joined(*(ellipse(x, y, 3.6, 2) for x, y in ((-30, -44), (-6, -24), (22, -44), (36, -22),
        (-32, -18), (4, -52)))),
        tone=-0.16)
    pen.mark("body", joined(*(curve((x - 5, y - 4), (x, y - 6), (x + 5, y - 4)) for x,
        y in ((-30, -44), (-6, -24), (22, -44)))),
        width=1.6, tone=-0.1, detail=1)
    pen.anchor(top=(0, -64), handle=(0, -30))


@symbol("cucumber, zucchini, courgette, pickle, gherkin", kinds=VEGETABLE, height=0.06, place="surface",
    slots={"body": ("#4f8f3f", "primary"), "flesh": ("#dcecb0", "fixed"), "seed": ("#b9d27f", "fixed")}, nook="kitchen")
def cucumber(pen: Pen) -> None:
    body = smooth([(-56, -14), (-50, -28), (-20, -38), (20, -50), (44, -60), (56, -54), (54, -38), (30, -18), (-10, -4),
        (-44, -2)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -8, -12), tone=-0.09)
    pen.mark("body", joined(*(curve((-50, -20 + d), (0, -32 + d), (50, -56 + d)) for d in (0, 8))), width=2, tone=0.08)
    for x, y in ((24, -13), (46, -11)):
        pen.part("body", ellipse(x, y - 8, 17, 19), tone=-0.05)
        pen.part("flesh", ellipse(x, y - 8, 14.4, 16.4), shade="flat")
        pen.mark("seed", joined(*(rotated(ellipse(x, y - 17, 1.8, 3.4), 60 * i, (x, y - 8)) for i in range(6))))
    pen.anchor(top=(20, -56), handle=(0, -28))


@symbol("pea, pea pod, bean, green bean, edamame", kinds=VEGETABLE, height=0.05, place="surface",
    slots={"pod": ("#5fa348", "primary"), "pea": ("#9ccf5a", "follow"), "stalk": ("#4a7a38", "fixed")}, nook="kitchen")
def pea(pen: Pen) -> None:
    pen.part("pod", smooth([(-58, -30), (-30, -56), (8, -60), (44, -44), (60, -22), (30, -4), (-8, 0), (-40, -10)]),
        tone=-0.06)
    pen.part("pod", smooth([(-50, -30), (-24, -47), (8, -50), (38, -38), (50, -24), (26, -13), (-8, -10), (-36, -16)]),
        tone=-0.2)
    for x, y, r in ((-31, -29, 10), (-11, -31, 12.4), (12, -31, 12.4), (33, -26, 9.6)):
        fruit(pen, "pea", ellipse(x, y, r))
    stalk(pen, "stalk", -56, -32, 14, bend=-9)
    pen.anchor(top=(0, -58), handle=(0, -30))


@symbol("radish, beet, beetroot, turnip", kinds=VEGETABLE, height=0.09, place="surface",
    slots={"body": ("#d8406a", "primary"), "tip": ("#f7ece6", "fixed"), "leaf": LEAF}, nook="kitchen")
def radish(pen: Pen) -> None:
    for angle, length in ((58, 44), (92, 54), (124, 46)):
        leaflet(pen, "leaf", 0, -58, length, angle)
    fruit(pen, "body", [(0, -64), (-24, -58), (-32, -38), (-20, -18), (-5, -10), (-2, 0), (2, 0), (6, -10), (22, -18),
        (32, -38),
        (24, -58)])
    pen.mark("tip", smooth([(-24, -14), (0, -18), (24, -14), (6, 4), (-6, 4)]), alpha=0.9)
    pen.anchor(top=(0, -70), handle=(0, -38))


@symbol("olive", kinds=FRUIT, height=0.03, place="surface",
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


@symbol("walnut, nut, hazelnut, pecan", kinds="nut, food", height=0.04, place="surface",
    slots={"shell": ("#b98550", "primary")}, shapes=("round", "spherical"))
def walnut(pen: Pen) -> None:
    fruit(pen, "shell", [(0, -82), (-30, -76), (-46, -46), (-36, -14), (0, 0), (36, -14), (46, -46), (30, -76)],
        shine=False)
    wrinkles = [curve((s * 8, -70), (s * 26, -62), (s * 18, -46), (s * 32, -38), (s * 20, -24), (s * 12, -12))
        for s in (-1, 1)]
    more = [curve((s * 10, -54), (s * 14, -40), (s * 8, -30)) for s in (-1, 1)]
    pen.mark("shell", joined(*wrinkles, *more), width=2.4, tone=-0.14)
    pen.mark("shell", curve((0, -84), (3, -40), (0, 2)), width=4, tone=-0.1)
    pen.anchor(top=(0, -82), handle=(0, -40))


@symbol("peanut, groundnut", kinds="nut, food", height=0.03, place="surface", slots={"shell": ("#d9ae6c", "primary")})
def peanut(pen: Pen) -> None:
    body = rotated(smooth([(-54, -32), (-44, -54), (-18, -56), (0, -46), (20, -56), (46, -52), (54, -30), (44, -8),
        (20, -4),
        (0, -14), (-20, -4), (-46, -8)]), -22, (0, -30))
    fruit(pen, "shell", body, shine=False)
    lines = [rotated(curve((-46, y), (-14, y - 3), (0, y + (2 if y > -30 else -2)), (16, y - 3), (48, y)), -22,
        (0, -30)) for y in (-44, -30, -16)]
    cross = [rotated(curve((x, -52), (x + 2, -30), (x, -8)), -22, (0, -30)) for x in (-38, -22, 18, 34)]
    pen.mark("shell", joined(*lines, *cross), width=1.6, tone=-0.12)
    pen.anchor(top=(0, -54), handle=(0, -30))


@symbol("almond", kinds="nut, food", height=0.03, place="surface", slots={"shell": ("#a8683a", "primary"),
    "flesh": ("#f4e2c0", "fixed")})
def almond(pen: Pen) -> None:
    for dx, turn in ((-16, -28), (18, 22)):
        seed = rotated(smooth([(dx, -78, "c"), (dx - 22, -44), (dx - 18, -14), (dx, -2), (dx + 18, -14),
            (dx + 22, -44)]), turn, (dx, -36))
        fruit(pen, "shell", seed, shine=False)
        lines = [rotated(curve((dx + x * 0.2, -70), (dx + x, -36), (dx + x * 0.4, -8)), turn, (dx, -36))
            for x in (-12, -4, 5, 13)]
        pen.mark("shell", joined(*lines), width=1.3, tone=-0.12)
    pen.anchor(top=(0, -76), handle=(0, -36))


@symbol("acorn, oak nut", kinds="nut", height=0.03, place="surface",
    slots={"nut": ("#c2894a", "primary"), "cup": ("#7a5530", "fixed"), "leaf": LEAF})
def acorn(pen: Pen) -> None:
    fruit(pen, "nut", [(-30, -52), (-30, -28), (-14, -8), (0, 2), (14, -8), (30, -28), (30, -52)])
    pen.part("cup", smooth([(-38, -50, "c"), (-34, -68), (-14, -80), (14, -80), (34, -68), (38, -50, "c"), (18, -45),
        (-18, -45)]))
    pen.mark("cup", joined(*(ellipse(x + (4 if int(y) % 2 else 0), y, 4, 3) for y in (-54, -61, -69)
        for x in range(-34, 36, 9))), tone=0.07)
    stalk(pen, "cup", 0, -78, 16, bend=6, width=5)
    pen.anchor(top=(0, -86), handle=(0, -36))


@symbol("pinecone, pine cone, fir cone", kinds="cone", height=0.1, place="surface",
    slots={"scale": ("#8a5a34", "primary")})
def pinecone(pen: Pen) -> None:
    pen.part("scale", smooth([(0, -98), (-26, -70), (-34, -40), (-22, -8), (0, 0), (22, -8), (34, -40), (26, -70)]),
        tone=-0.12)
    for y, half, number in ((-10, 17, 3), (-22, 27, 4), (-35, 31, 5), (-48, 30, 4), (-60, 25, 4), (-72, 18, 3),
        (-84, 10, 2), (-93, 0, 1)):
        for i in range(number):
            x = half * (2 * i / (number - 1) - 1) if number > 1 else 0.0
            pen.part("scale", smooth([(x, y - 10), (x - 9, y - 2), (x - 6, y + 7), (x, y + 9), (x + 6, y + 7),
                (x + 9, y - 2)]), tone=0.02 + 0.0006 * x)
            pen.mark("scale", ellipse(x, y + 5, 4, 2.6), tone=0.09)
    pen.anchor(top=(0, -98), handle=(0, -46))


@symbol("wheat, ear of wheat, grain, barley, rye, cereal plant", kinds="plant", height=0.9,
    slots={"ear": ("#e0b452", "primary"), "stem": ("#b98f3c", "follow")}, home="farm")
def wheat(pen: Pen) -> None:
    for lean, foot in ((-16, -4), (15, 4), (0, 0)):
        tip = foot + lean
        pen.stroke("stem", curve((foot, 0), (foot + lean * 0.4, -40), (tip, -78)), 2)
        for i in range(5):
            y, x = -50 - 8 * i, foot + lean * (0.55 + 0.09 * i)
            for side in (-1, 1):
                pen.part("ear", ellipse(x + side * 4.4, y, 3.2, 6.4, 24 * side), tone=-0.03 if side > 0 else 0.02)
                pen.stroke("ear", curve((x + side * 5, y - 5), (x + side * 9, y - 15)), 0.8, detail=1)
        pen.part("ear", ellipse(foot + lean, -92, 3, 6.6, lean))
    pen.anchor(top=(0, -98), handle=(0, -40))
