"""Cups, plates, cutlery, glasses and jugs."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    difference,
    ellipse,
    intersection,
    joined,
    line,
    outline,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import HOLLOW, Pen
from limner.engines.illustrator.atlas.hues import DARK, GLASS
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    Profile,
    band,
    crescent,
    curve,
    gloss,
    pole,
    rim,
    streak,
    turned,
)
from limner.engines.illustrator.atlas.templates.hollow import brim, opened
from limner.engines.illustrator.atlas.templates.served import BED
from limner.engines.illustrator.atlas.templates.vessel import glass_body, handle_ring, inside, wall


@symbol("chalice, holy grail, grail, golden cup", kinds="vessel", height=0.2, place="surface",
    slots={"gold": ("#e9b53c", "primary"), "gem": ("#c9303f", "second"), "wine": ("#6b1428", "fixed")},
        traits=("drunk from",))
def chalice(pen: Pen) -> None:
    pen.part("gold", turned([(-8, 14), (-4, 28), (0, 32)], tilt=0.2))
    pen.part("gold", turned([(-44, 7), (-36, 5), (-28, 10), (-20, 5), (-8, 15)], tilt=0.2), tone=-0.05)
    cup = turned([(-100, 38), (-86, 37), (-64, 28), (-48, 12), (-42, 8)], tilt=0.2)
    pen.part("gold", cup)
    pen.mark("gold", crescent(cup, -12, 0), tone=-0.1)
    pen.part("wine", ellipse(0, -100, 34, 6.4), name=HOLLOW)
    pen.mark("gold", curve((-36, -84), (0, -74), (36, -84)), tone=0.12, width=3)
    pen.part("gem", joined(*(polygon([(x, y - 6), (x + 5, y), (x, y + 6), (x - 5, y)]) for x, y in ((-20, -70), (0,
        -66),
        (20, -70)))))
    pen.anchor(top=(0, -104), handle=(0, -30), mouth=(0, -100))


@symbol("cake stand, cupcake stand, dessert stand, glass stand, cake plate on a foot, pastry stand",
    kinds="tableware", height=0.2, place="surface", slots={"body": ("#cfe3e8", "primary")}, nook="kitchen",
    traits=("tabletop",), shapes=("round",))
def cake_stand(pen: Pen) -> None:
    pen.part("body", turned([(-9, 22), (-4, 32), (0, 34)], tilt=0.2), tone=-0.04)
    pen.part("body", turned([(-46, 12), (-36, 6), (-22, 8), (-12, 6), (-6, 20)], tilt=0.2), tone=-0.08)
    plate: Profile = [(-58, 72), (-52, 68), (-46, 30)]
    pen.part("body", turned(plate, tilt=0.16), tone=-0.06)
    pen.part("body", rim(plate, tilt=0.16), tone=0.05)
    pen.mark("body", ellipse(0, -58, 58, 8.4), tone=-0.05)
    gloss(pen, "body", ellipse(-30, -60, 22, 2.4), alpha=0.5)
    pen.anchor(top=(0, -58), surface=(0, -57), handle=(0, -30), under=(0, -46))


@symbol("tray, serving tray, silver tray, salver, wooden tray", kinds="tableware", height=0.08, place="surface",
    slots={"wood": ("#b87d45", "primary"), "grip": ("#e6c46a", "second")},
    shapes=("round", "rectangular", "oval"), traits=("tabletop",))
def tray(pen: Pen) -> None:
    pen.part("wood", polygon([(-46, -50), (46, -50), (44, -42), (-44, -42)]), tone=-0.14)
    pen.part("wood", polygon([(-44, -44), (44, -44), (62, -6), (-62, -6)]), tone=0.05)
    pen.mark("wood", joined(*(line([(x * 0.72, -46), (x, -4)]) for x in (-36, -12, 12, 36))), tone=-0.07, width=1.2)
    for side in (-1, 1):
        pen.part("wood", polygon([(side * 46, -51), (side * 44, -43), (side * 61, -6), (side * 70, -13)]),
            tone=-0.1 if side < 0 else 0.03)
        pen.part("grip", outline(smooth([(side * 53, -39), (side * 66, -46), (side * 75, -32), (side * 63, -23)],
            closed=False), 4.6))
    with pen.in_front():
        pen.part("wood", polygon([(-70, -14), (70, -14), (66, 0), (-66, 0)]), tone=-0.02)
        pen.mark("wood", rect(-72, -14, 144, 3), tone=0.1)
    pen.anchor(top=(0, -26), seat=(0, -26), handle=(72, -34))


@symbol("cup, coffee cup, teacup, coffee, cappuccino, espresso, latte, cup of coffee, cup of tea, tea",
    kinds="tableware, vessel, drink", height=0.08, place="surface", slots={"body": ("#f7f5f1", "primary"),
    "band": ("#c9483d", "second"), "coffee": ("#6d442b", "fixed"), "saucer": ("#f1ece3", "follow"),
    "foam": ("#f6e6cc", "fixed")}, poses="standing, latte art, latte, cappuccino",
    board=Board(-2, -32, 52, 24, panel="band"), traits=("colourful", "container", "drunk from", "hot"),
        shapes=("round",))
def cup(pen: Pen) -> None:
    if pen.pose != "standing":
        _latte(pen)
        return
    pen.part("saucer", ellipse(0, -9, 60, 13), tone=-0.12)
    pen.part("saucer", ellipse(0, -12, 60, 13))
    pen.mark("saucer", ellipse(4, -10, 36, 7.6), tone=-0.1)
    pen.mark("saucer", ellipse(2, -9.5, 24, 5), tone=-0.08)
    handle = handle_ring(42, -42, 17, 17, 6)
    pen.part("body", handle, tone=-0.03)
    pen.mark("body", crescent(handle, -2, -3), tone=-0.09)
    profile: Profile = [(-64.0, 40.0), (-50, 39), (-32, 33), (-18, 23), (-12, 19.0)]
    inside(pen, "body", profile, tilt=0.22, lip=2, fill="coffee", depth=2.6)
    with pen.in_front():
        wall(pen, "body", profile, tilt=0.22, shine=False)
        pen.mark("band", band(profile, -44, -34, tilt=0.2))
        pen.mark("band", intersection(band(profile, -44, -34, tilt=0.2), rect(16, -60, 40, 60)), tone=-0.08)
        gloss(pen, "body", streak(profile, -0.72, -0.5), detail=0, alpha=0.4)
    pen.anchor(top=(0, -64), mouth=(0, -62), opening=(0, -62), seat=(0, -50), handle=(55, -42))


def _latte(pen: Pen) -> None:
    """A wide cup from above its rim, so that the leaf of foam on the coffee is seen."""
    pen.part("saucer", ellipse(0, -15, 76, 30), tone=-0.14)
    pen.part("saucer", ellipse(0, -19, 76, 30))
    pen.mark("saucer", ellipse(4, -16, 50, 19), tone=-0.09)
    handle = handle_ring(56, -50, 19, 18, 7)
    pen.part("body", handle, tone=-0.03)
    pen.mark("body", crescent(handle, -2, -3), tone=-0.09)
    profile: Profile = [(-72.0, 56.0), (-54, 53), (-34, 43), (-18, 28), (-12, 24.0)]
    pen.part("body", turned(profile, tilt=0.42))
    pen.mark("body", crescent(turned(profile, tilt=0.42), -20, 0), tone=-0.06)
    gloss(pen, "body", streak(profile, -0.78, -0.56), detail=0, alpha=0.4)
    pen.part("body", ellipse(0, -72, 56, 23.5), tone=0.04)
    pen.part("coffee", ellipse(0, -70.6, 51, 20.6), tone=0.09)
    pen.mark("coffee", difference(ellipse(0, -70.6, 51, 20.6), ellipse(0, -70.2, 46, 18)), tone=-0.06)
    for i, (y, w) in enumerate(((-60, 34), (-66, 31), (-71.4, 26), (-76, 19))):
        blade = smooth([(-w, y - 2), (-0.5 * w, y + 2.2), (0, y + 5.2), (0.5 * w, y + 2.2), (w, y - 2), (0.5 * w,
            y - 1.4),
            (0, y + 1.2), (-0.5 * w, y - 1.4)])
        pen.part("foam", blade, tone=0.02 - 0.01 * i, shade="flat")
    pen.part("foam", smooth([(0, -74, "c"), (-9, -81), (-5, -85), (0, -83, "c"), (5, -85), (9, -81)]), shade="flat")
    pen.stroke("foam", line([(0, -56), (0, -80)]), 1.6)
    pen.anchor(top=(0, -74), mouth=(0, -70), opening=(0, -70), seat=(0, -60), handle=(70, -50))


@symbol("mug, coffee mug, beer mug, tankard", kinds="cup, tableware, vessel", height=0.1, place="surface",
    slots={"body": ("#3f7f9c", "primary"), "handle": ("#3f7f9c", "follow"), "coffee": ("#6d442b", "fixed")},
    board=Board(-2, -48, 58, 48, ground="body"), printed="print", traits=("colourful", "container", "drunk from"),
    shapes=("round", "cylindrical"))
def mug(pen: Pen) -> None:
    handle = union(handle_ring(40, -46, 24, 26, 9))
    pen.part("handle", handle, tone=-0.05)
    pen.mark("handle", crescent(handle, -3, -4), tone=-0.09)
    profile: Profile = [(-92.0, 39.0), (-20, 38), (-5, 35), (0, 31.0)]
    inside(pen, "body", profile, tilt=0.2, lip=3, fill="coffee", depth=3)
    with pen.in_front():
        wall(pen, "body", profile, tilt=0.2)
        pen.mark("body", band(profile, -8, 4, tilt=0.2), tone=-0.1)
    pen.anchor(top=(0, -92), mouth=(0, -90), opening=(0, -90), seat=(0, -70), handle=(60, -46))


@symbol("teapot, tea pot", kinds="vessel, tableware", height=0.16, poses="standing, open", place="surface",
    slots={"body": ("#4f93a8", "primary"), "trim": ("#f3d9a0", "second")}, traits=("drunk from", "hot"))
def teapot(pen: Pen) -> None:
    handle = difference(ellipse(-44, -44, 24, 26), ellipse(-44, -44, 16.5, 18.5))
    pen.part("body", handle, tone=-0.05, name="handle")
    spout = smooth([(32, -20, "c"), (52, -32), (58, -54), (68, -68, "c"), (76, -64, "c"), (70, -40), (60, -18),
        (34, -8, "c")])
    pen.part("body", spout, tone=-0.03, name="spout")
    pen.mark("body", crescent(spout, -3, -4), tone=-0.09)
    pen.part("trim", ellipse(72, -66, 5.2, 2.4, turn=28))
    body = smooth([(-22, -68, "c"), (-42, -52), (-46, -30), (-34, -8), (-20, 0, "c"), (0, 2), (20, 0, "c"), (34, -8),
        (46, -30), (42, -52), (22, -68, "c"), (0, -71)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -16, -5), tone=-0.09)
    pen.mark("trim", smooth([(-60, -36), (0, -30), (60, -36), (60, -31), (0, -25), (-60, -31)]))
    gloss(pen, "body", smooth([(-36, -30), (-33, -48), (-22, -60), (-27, -44), (-29, -28)]), detail=0)
    if opened(pen):
        brim(pen, "body", [(-70.0, 23.0), (-60, 23)], tilt=0.22)
    else:
        pen.part("body", turned([(-72, 21), (-68, 23)], tilt=0.2), tone=0.03)
        pen.part("body", smooth([(-21, -72, "c"), (-14, -81), (0, -84), (14, -81), (21, -72, "c"), (0, -68.6)]),
            tone=0.02, name="lid")
        pen.mark("body", rect(7, -86, 20, 20), tone=-0.08)
        pen.part("trim", ellipse(0, -88, 6))
    pen.anchor(top=(0, -93), mouth=(0, -70), handle=(-64, -44))


@symbol("wine glass, goblet, wineglass, champagne glass, wine, drink glass", kinds="vessel, tableware", height=0.2,
    place="surface", slots={"wine": ("#8e2440", "primary"), "glass": GLASS}, traits=("clear", "drunk from"))
def wine_glass(pen: Pen) -> None:
    pen.part("glass", ellipse(0, -3, 22, 4), shade="glass", alpha=0.75, tone=-0.08)
    pen.mark("glass", ellipse(-4, -4.4, 12, 1.6), tone=0.14, alpha=0.8)
    pen.part("glass", smooth([(-2, -46, "c"), (-1.6, -20), (-6, -4, "c"), (6, -4, "c"), (1.6, -20), (2, -46, "c")]),
        shade="glass", alpha=0.85, tone=-0.08)
    bowl: Profile = [(-98.0, 19.0), (-84, 23), (-70, 24), (-56, 18), (-46, 5.0)]
    level: Profile = [(-76.0, 23.0), (-68, 22.6), (-56, 16.6), (-47, 4.4)]
    pen.part("glass", rim(bowl, tilt=0.18), shade="glass", alpha=0.4)
    pen.part("wine", turned(level, tilt=0.18), tone=-0.02)
    pen.mark("wine", crescent(turned(level, tilt=0.18), -10, -3), tone=-0.08)
    pen.part("wine", ellipse(0, -76, 23, 4), tone=0.08, shade="flat")
    glass_body(pen, "glass", bowl, tilt=0.18)
    pen.anchor(top=(0, -98), mouth=(0, -78), opening=(0, -78), handle=(0, -30))


_TUMBLER: Profile = [(-92.0, 30.0), (0, 24.0)]
_POURED: Profile = [(-74.0, 27.6), (-4, 22.4)]


@symbol("drinking glass, glass, tumbler, glass of water, water glass", kinds="vessel, drink", height=0.14,
    place="surface", slots={"drink": ("#bfe3f0", "primary"), "glass": GLASS}, shapes=("cylindrical",),
    traits=("clear", "drunk from"))
def tumbler(pen: Pen) -> None:
    pen.part("glass", rim(_TUMBLER, tilt=0.18), shade="glass", alpha=0.45)
    pen.part("drink", turned(_POURED, tilt=0.18), alpha=0.86)
    pen.mark("drink", crescent(turned(_POURED, tilt=0.18), -12, -2), tone=-0.08)
    pen.part("drink", ellipse(0, -74, 27.4, 5), tone=0.07, shade="flat")
    glass_body(pen, "glass", _TUMBLER, tilt=0.18)
    pen.anchor(top=(0, -92), mouth=(0, -80), opening=(0, -80), handle=(0, -50))


@symbol("juice, orange juice, lemonade, glass of juice, milkshake", kinds="vessel, drink", height=0.14,
    place="surface", slots={"juice": ("#f6a52d", "primary"), "glass": GLASS,
    "straw": ("#e2503f", "second"), "slice": ("#f7c74b", "fixed")},
    shapes=("cylindrical",), traits=("clear", "drunk from"))
def juice(pen: Pen) -> None:
    outer, level = _TUMBLER, _POURED
    pen.part("glass", rim(outer, tilt=0.18), shade="glass", alpha=0.45)
    pen.stroke("straw", line([(-4, -30), (16, -112), (28, -116)]), 4)
    pen.part("juice", turned(level, tilt=0.18))
    pen.mark("juice", crescent(turned(level, tilt=0.18), -12, -2), tone=-0.07)
    pen.part("juice", ellipse(0, -74, 27.4, 5), tone=0.07, shade="flat")
    pen.stroke("straw", line([(7, -76), (16, -112)]), 4)
    glass_body(pen, "glass", outer, tilt=0.18)
    pen.part("slice", ellipse(-28, -94, 15))
    pen.mark("juice", difference(ellipse(-28, -94, 15), ellipse(-28, -94, 12.6)))
    pen.mark("juice", joined(*(rotated(rect(-28.7, -106, 1.4, 12), 60 * i, (-28, -94)) for i in range(6))), alpha=0.7)
    pen.anchor(top=(0, -92), mouth=(0, -80), opening=(0, -80), handle=(0, -50))


@symbol("bowl, basin, dish, salad bowl, cereal bowl", kinds="tableware, vessel", height=0.09,
    place="surface", slots={"body": ("#4d86b8", "primary"), "food": ("#e8a24a", "fixed"),
    "garnish": ("#5c9a48", "fixed")},
    nook="kitchen", traits=("eaten from", "container", "hot"), shapes=("round",))
def bowl(pen: Pen) -> None:
    profile: Profile = [(-48.0, 56.0), (-36, 53), (-18, 40), (-6, 24), (-5, 20, "c"), (0, 20.0)]
    inside(pen, "body", profile, tilt=0.2, lip=3, fill="food", depth=3.5)
    pen.part("garnish", joined(*(ellipse(x, y, 4, 1.8, turn=t) for x, y, t in ((-16, -47, 20), (4, -43, -15),
        (20, -48, 30), (-2, -50, 0)))), detail=1)
    with pen.in_front():
        wall(pen, "body", profile, tilt=0.2, shine=False)
        pen.mark("body", band([(-48, 56), (-36, 53), (-20, 42)], -36, -31, tilt=0.2), tone=0.12, alpha=0.8)
        gloss(pen, "body", smooth([(-46, -34), (-36, -20), (-24, -10), (-34, -22), (-41, -36)]), detail=0)
    pen.anchor(top=(0, -48), mouth=(0, -45), opening=(0, -45), seat=(0, -36))


@symbol("plate, dinner plate, platter", kinds="tableware", height=0.08, place="surface",
    slots={"body": ("#f6f5f1", "primary"), "band": ("#4f86b4", "second")},
    shapes=("round", "oval"), traits=("eaten from", "tabletop"), bed="portioned")
def plate(pen: Pen) -> None:
    pen.part("body", ellipse(0, -19, 60, 22), tone=-0.14)
    pen.part("body", ellipse(0, -23, 60, 21.6))
    pen.mark("body", difference(ellipse(0, -23, 60, 21.6), ellipse(0, -22.4, 58.4, 20.8)), tone=0.05)
    pen.mark("band", difference(ellipse(0, -23, 57, 20.2), ellipse(0, -23, 54.6, 19.2)))
    pen.part("body", ellipse(0, -21.4, 42, 14), tone=-0.07)
    pen.part("body", ellipse(0, -20.4, 41, 13.2), name=BED)
    pen.anchor(top=(0, -19), seat=(0, -19), mouth=(0, -19))


def upright(pen: Pen) -> None:
    pen.anchor(top=(0, -100), handle=(0, -20))


@symbol("fork, table fork", kinds="cutlery, tableware", height=0.2, place="surface",
    slots={"metal": ("#a9b3c1", "primary")}, held="gripped", traits=("tool",))
def fork(pen: Pen) -> None:
    tines = [rect(x - 1.5, -100, 3, 34, 1.5) for x in (-9, -3, 3, 9)]
    head = smooth([(-10.5, -76, "c"), (10.5, -76, "c"), (10.5, -62), (4, -50), (2.4, -44, "c"), (-2.4, -44, "c"),
        (-4, -50), (-10.5, -62)])
    grip = smooth([(-2.2, -48, "c"), (-2.4, -30), (-5, -6), (0, 0), (5, -6), (2.4, -30), (2.2, -48, "c")])
    body = union(head, grip, *tines)
    pen.part("metal", body)
    pen.mark("metal", crescent(body, -2, 0), tone=-0.12)
    gloss(pen, "metal", rect(-1.4, -44, 1.4, 36, 0.7), detail=0)
    upright(pen)


@symbol("spoon, teaspoon, tablespoon, ladle", kinds="cutlery, tableware", height=0.2, place="surface",
    slots={"metal": ("#a9b3c1", "primary")}, nook="kitchen", held="gripped", traits=("tool",))
def spoon(pen: Pen) -> None:
    bowl_shape = smooth([(0, -100), (-10, -93), (-13, -78), (-8, -64), (0, -58), (8, -64), (13, -78), (10, -93)])
    pen.part("metal", smooth([(-1.8, -60, "c"), (-2, -34), (-5, -6), (0, 0), (5, -6), (2, -34), (1.8, -60, "c")]))
    pen.mark("metal", rect(0.4, -60, 6, 60), tone=-0.12)
    pen.part("metal", bowl_shape)
    pen.part("metal", smooth([(0, -96), (-7.4, -91), (-9.6, -79), (-6, -67.5), (0, -63), (6, -67.5), (9.6, -79),
        (7.4, -91)]), tone=-0.12)
    pen.mark("metal", smooth([(2, -92), (8, -80), (5, -68), (4, -80)]), tone=0.2, alpha=0.7)
    upright(pen)


@symbol("pitcher, jug, water jug, glass pitcher, water pitcher, milk jug, jug of water", kinds="vessel, tableware",
    height=0.28, place="surface",
    slots={"body": ("#e8e2d4", "primary"), "band": ("#3f7fb8", "second")}, traits=("drunk from",))
def pitcher(pen: Pen) -> None:
    handle = difference(smooth([(18, -86), (44, -88), (54, -68), (46, -42), (24, -30), (20, -40)]),
        smooth([(20, -78), (38, -79), (44, -66), (38, -50), (24, -42)]))
    pen.part("body", handle, tone=-0.08)
    pen.part("body", ellipse(-1, -95, 22, 5.6), tone=-0.18)
    with pen.in_front():
        shape = smooth([(-33, -99, "c"), (-22, -91), (0, -88.6), (22, -95, "c"), (20, -78), (24, -60), (31, -36), (27,
            -10),
            (18, 0, "c"), (0, 4), (-18, 0, "c"), (-27, -10), (-31, -36), (-24, -60), (-22, -80)])
        pen.part("body", shape)
        pen.mark("body", crescent(shape, -12, 0), tone=-0.09)
        pen.mark("band", joined(curve((-40, -52), (0, -46), (40, -52)), curve((-40, -20), (0, -14), (40, -20))),
            width=4)
        pen.mark("band", joined(*(ellipse(x, -31 + abs(x) * -0.1, 4) for x in (-22, -8, 7, 21))))
        pen.mark("body", ellipse(-16, -42, 4, 16), tone=0.09, alpha=0.6)
    pen.anchor(top=(0, -95), mouth=(0, -94), opening=(0, -94), handle=(48, -66))


@symbol("chopstick, pair of chopsticks", served="chopsticks_across", kinds="cutlery, tableware", height=0.2,
    place="surface",
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
