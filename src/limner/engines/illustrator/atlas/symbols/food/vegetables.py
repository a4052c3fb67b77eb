"""Vegetables."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    Landmark,
    Point,
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
from limner.engines.illustrator.atlas.facts import Flesh
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, gloss
from limner.engines.illustrator.atlas.symbols.food.fruit import LEAF
from limner.engines.illustrator.atlas.templates.flower import leaf
from limner.engines.illustrator.atlas.templates.hollow import mouth, opened
from limner.engines.illustrator.atlas.templates.round_food import fruit, leaflet, stalk


@symbol("carrot",
    flesh=Flesh("#f59a3c", "#f8b566", cut="rings"),
    kinds="vegetable, food", height=0.2, place="surface", slots={"body": ("#f08431", "primary"),
    "leaf": ("#56a04c", "fixed")}, nook="kitchen", traits=("lies",),
    served="carrot_slice")
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


@symbol("tomato, cherry tomato",
    flesh=Flesh("#e8563f", "#f3a08a", "#f6cf6a", "segments"),
    served="tomato_round", kinds="vegetable, fruit, food", height=0.07, place="surface",
    slots={"body": ("#e0402f", "primary"), "leaf": ("#4f9443", "fixed")}, nook="kitchen", shapes=("round", "spherical"))
def tomato(pen: Pen) -> None:
    fruit(pen, "body", [(0, -70), (-22, -76), (-44, -64), (-52, -40), (-44, -14), (-22, 0), (0, -1), (22, 0), (44, -14),
        (52, -40), (44, -64), (22, -76)])
    for angle in (-106, -62, -20, 24, 66, 108):
        leaf(pen, "leaf", 0, -72, 25, 8, angle)
    stalk(pen, "leaf", 0, -72, 16, bend=5, width=4.4)
    pen.anchor(top=(0, -78), handle=(0, -40))


@symbol("pumpkin, gourd, squash, jack-o-lantern, jack o lantern",
    flesh=Flesh("#f3a53c", "#f9cf7a", "#f6ecc9", "seeds"), kinds="vegetable, food", height=0.35,
    poses="standing, carved, open", slots={"body": ("#ee8426", "primary"), "stalk": ("#6f7f3a", "fixed"),
    "glow": ("#ffd75e", "light")}, home="garden", told_in="farm", shapes=("oval",),
    traits=("solid",))
def pumpkin(pen: Pen) -> None:
    for x, w, tone in ((-34, 22, -0.09), (34, 22, -0.12), (-19, 25, -0.03), (20, 25, -0.06), (0, 25, 0.0)):
        rib = smooth([(x * 0.5, -72), (x - w * 0.6, -70), (x - w, -38), (x - w * 0.6, -5), (x * 0.8, 0),
            (x + w * 0.6, -5), (x + w, -38), (x + w * 0.6, -70)])
        pen.part("body", rib, tone=tone)
        gloss(pen, "body", ellipse(x - w * 0.4, -52, 2.6, 10, turn=8), detail=1, alpha=0.35)
    if opened(pen):
        pen.part("body", ellipse(0, -67, 33, 9), tone=0.12)
        mouth(pen, "body", ellipse(0, -67, 28, 7), tone=-0.3)
    else:
        pen.part("stalk", smooth([(-8, -68, "c"), (-4, -80), (-3, -92, "c"), (8, -94, "c"), (6, -80), (10, -68, "c")]))
    if pen.pose == "carved":
        face = joined(polygon([(-30, -42), (-16, -58), (-8, -40)]), polygon([(30, -42), (16, -58), (8, -40)]),
            polygon([(0, -40), (-5, -31), (5, -31)]), polygon([(-38, -28), (-22, -24), (-14, -18), (-8, -24), (0, -22),
            (8, -24), (14, -18), (22, -24), (38, -28), (24, -10), (12, -6), (8, -12), (0, -10), (-8, -12), (-12, -6),
            (-24, -10)]))
        pen.part("glow", face, shade="glow")
    pen.anchor(top=(0, -93), lamp=(0, -34), seat=(0, -72))


@symbol("corn, maize, corn cob, sweetcorn", kinds="vegetable, food", height=0.22, place="surface",
    slots={"body": ("#f6cb3c", "primary"), "leaf": ("#7fb24c", "fixed")}, nook="kitchen", traits=("lies",))
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


@symbol("pepper, chili, chilli, chili pepper, bell pepper, capsicum, paprika", served="pepper_slice",
    kinds="vegetable, food", height=0.1,
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


@symbol("onion, shallot",
    flesh=Flesh("#f7f0f2", "#d9a9c4", cut="rings"), served="red_onion", kinds="vegetable, food", height=0.08,
    place="surface",
    slots={"body": ("#c9803f", "primary"), "root": ("#e9d7ae", "fixed")}, nook="kitchen")
def onion(pen: Pen) -> None:
    pen.stroke("root", joined(*(curve((x * 0.4, -2), (x, 6)) for x in (-8, -3, 3, 8))), 1.2)
    fruit(pen, "body", [(-3, -100, "c"), (-7, -84), (-24, -72), (-42, -52), (-43, -26), (-24, -5), (0, 1), (24, -5),
        (43, -26), (42, -52), (24, -72), (7, -84), (4, -98, "c")])
    pen.mark("body", joined(*(curve((x * 0.08, -90), (x * 0.8, -66), (x, -36), (x * 0.5, -2))
        for x in (-32, -16, 2, 18, 33))), tone=-0.1, width=1.4)
    pen.anchor(top=(0, -99), handle=(0, -40))


@symbol("lettuce, kale", kinds="vegetable, food", height=0.16, place="surface",
    slots={"leaf": ("#86c05a", "primary")}, nook="kitchen",
    served="greens")
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


VEGETABLE = "vegetable, food"


@symbol("potato, spud, sweet potato, yam",
    flesh=Flesh("#f3e3a8", "#f8eec6"), kinds=VEGETABLE, height=0.08, place="surface",
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


@symbol("cucumber, zucchini, courgette, pickle, gherkin",
    flesh=Flesh("#d6e8a8", "#eef6d2", "#f6f3d8", "seeds", skin="#3f7f3a"),
    served="cucumber_round", kinds=VEGETABLE, height=0.08, place="surface",
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


@symbol("pea, pea pod, bean, edamame", kinds=VEGETABLE, height=0.03, place="surface",
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


@symbol("radish", kinds=VEGETABLE, height=0.09, place="surface",
    slots={"body": ("#d8406a", "primary"), "tip": ("#f7ece6", "fixed"), "leaf": LEAF}, nook="kitchen",
    traits=("lies",))
def radish(pen: Pen) -> None:
    for angle, length in ((58, 44), (92, 54), (124, 46)):
        leaflet(pen, "leaf", 0, -58, length, angle)
    fruit(pen, "body", [(0, -64), (-24, -58), (-32, -38), (-20, -18), (-5, -10), (-2, 0), (2, 0), (6, -10), (22, -18),
        (32, -38),
        (24, -58)])
    pen.mark("tip", smooth([(-24, -14), (0, -18), (24, -14), (6, 4), (-6, 4)]), alpha=0.9)
    pen.anchor(top=(0, -70), handle=(0, -38))


@symbol("asparagus, bunch of asparagus, asparagus spear", served="laid_asparagus", kinds="vegetable, food",
    height=0.22, place="surface",
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


@symbol("cabbage, head of cabbage, green cabbage, brussels sprout",
    flesh=Flesh("#eef3cf", "#c3d98a", cut="rings"), kinds="vegetable, food", height=0.18,
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


@symbol("turnip, swede, rutabaga", kinds=VEGETABLE, height=0.12, place="surface",
    slots={"body": ("#f4ece2", "follow"), "top": ("#a8508f", "primary"), "leaf": LEAF}, nook="kitchen",
    traits=("lies",))
def turnip(pen: Pen) -> None:
    for angle, length in ((-38, 44), (38, 44), (-14, 54), (14, 54)):
        leaflet(pen, "leaf", 0, -58, length, angle)
    body = fruit(pen, "body", [(0, -64), (-30, -60), (-44, -42), (-36, -22), (-12, -10), (-3, 0), (3, 0), (12, -10),
        (36, -22), (44, -42), (30, -60)])
    pen.mark("top", smooth([(-60, -80), (60, -80), (50, -44), (24, -34), (0, -40), (-24, -34), (-50, -44)]))
    pen.mark("body", crescent(body, -9, -6), tone=-0.08, alpha=0.6)
    pen.mark("body", joined(curve((-14, -18), (0, -16)), curve((4, -12), (12, -14))), tone=-0.14, width=1.2)
    pen.anchor(top=(0, -104), handle=(0, -30))


@symbol("beetroot, beet, red beet", kinds=VEGETABLE, height=0.1, place="surface",
    slots={"body": ("#7d1f45", "primary"), "leaf": LEAF, "vein": ("#a82a55", "follow")}, nook="kitchen",
    traits=("lies",))
def beetroot(pen: Pen) -> None:
    for angle, length in ((-40, 48), (40, 48), (-15, 58), (15, 58)):
        leaflet(pen, "leaf", 0, -62, length, angle)
    pen.stroke("vein", joined(*(curve((0, -58), (x * 0.5, -78), (x, -100)) for x in (-22, -8, 8, 22))), 3)
    fruit(pen, "body", [(0, -66), (-28, -62), (-40, -42), (-30, -20), (-8, -8), (-2, 6), (2, 6), (8, -8), (30, -20),
        (40, -42), (28, -62)])
    pen.mark("body", joined(curve((-20, -18), (0, -14), (18, -18)), curve((-12, -10), (8, -9))), tone=-0.1, width=1.2)
    pen.anchor(top=(0, -110), handle=(0, -30))


@symbol("leek, spring onion, scallion", kinds=VEGETABLE, height=0.4, place="surface",
    slots={"stem": ("#f4f6e8", "fixed"), "leaf": ("#4f9a4a", "primary"), "root": ("#cdbd94", "fixed")}, nook="kitchen",
    traits=("lies",))
def leek(pen: Pen) -> None:
    for x, turn in ((-16, -16), (15, 15), (-7, -6), (7, 7)):
        pen.part("leaf", rotated(smooth([(-6, -44, "c"), (-9, -74), (-3, -112, "c"), (6, -76), (6, -44, "c")]), turn,
            (0, -44)), tone=-0.06 if abs(x) > 10 else 0.03)
    stalk = smooth([(-9, -48, "c"), (-8, -20), (-11, -6), (0, -2), (11, -6), (8, -20), (9, -48, "c")])
    pen.part("stem", stalk)
    pen.mark("leaf", smooth([(-20, -64), (20, -64), (20, -44), (8, -32), (-2, -40), (-9, -30), (-20, -44)]), alpha=0.6)
    pen.mark("stem", crescent(stalk, -5, 0), tone=-0.08)
    pen.stroke("root", joined(*(curve((x * 0.4, -3), (x, 5)) for x in (-9, -5, -1, 3, 7))), 1.2)
    pen.anchor(top=(0, -110), handle=(0, -30))


@symbol("celery, celery stalk, rhubarb", kinds=VEGETABLE, height=0.35, place="surface",
    slots={"stem": ("#a5cf6a", "primary"), "leaf": LEAF}, nook="kitchen")
def celery(pen: Pen) -> None:
    for x, top in ((-22, -84), (22, -86), (-9, -98), (10, -96)):
        for angle in (-55, 0, 55):
            leaflet(pen, "leaf", x * 1.3, top + 2, 20, angle)
        stem = smooth([(x * 0.4 - 8, -2, "c"), (x * 1.3 - 4, top, "c"), (x * 1.3 + 4, top, "c"), (x * 0.4 + 9, -2,
            "c")])
        pen.part("stem", stem, tone=-0.05 if abs(x) > 15 else 0.02)
        pen.mark("stem", joined(*(line([(x * 0.4 + d, -2), (x * 1.3 + d * 0.5, top)]) for d in (-4, 0, 4))), tone=-0.1,
            width=1)
    pen.anchor(top=(0, -110), handle=(0, -30))
