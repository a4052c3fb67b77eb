"""What stands in kitchens and on laid tables."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
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
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    Hue,
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
from limner.engines.illustrator.atlas.templates.vessel import closed, glass_body, handle_ring, inside, wall

GLASS: Hue = ("#bfe0ea", "fixed")


@symbol("cup, coffee cup, teacup, coffee, cappuccino, espresso, latte, cup of coffee, cup of tea, tea, saucer",
    kinds="tableware, vessel, drink", height=0.08, place="surface", slots={"body": ("#f7f5f1", "primary"),
    "band": ("#c9483d", "second"), "coffee": ("#6d442b", "fixed"), "saucer": ("#f1ece3", "follow")},
    board=Board(-2, -32, 52, 24, panel="band"), traits=("colourful", "container", "drunk from"), shapes=("round",))
def cup(pen: Pen) -> None:
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


@symbol("teapot, tea pot", kinds="vessel, tableware", height=0.16, place="surface",
    slots={"body": ("#4f93a8", "primary"), "trim": ("#f3d9a0", "second")}, traits=("drunk from",))
def teapot(pen: Pen) -> None:
    handle = difference(ellipse(-44, -44, 24, 26), ellipse(-44, -44, 16.5, 18.5))
    pen.part("body", handle, tone=-0.05)
    spout = smooth([(32, -20, "c"), (52, -32), (58, -54), (68, -68, "c"), (76, -64, "c"), (70, -40), (60, -18),
        (34, -8, "c")])
    pen.part("body", spout, tone=-0.03)
    pen.mark("body", crescent(spout, -3, -4), tone=-0.09)
    pen.part("trim", ellipse(72, -66, 5.2, 2.4, turn=28))
    body = smooth([(-22, -68, "c"), (-42, -52), (-46, -30), (-34, -8), (-20, 0, "c"), (0, 2), (20, 0, "c"), (34, -8),
        (46, -30), (42, -52), (22, -68, "c"), (0, -71)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -16, -5), tone=-0.09)
    pen.mark("trim", smooth([(-60, -36), (0, -30), (60, -36), (60, -31), (0, -25), (-60, -31)]))
    gloss(pen, "body", smooth([(-36, -30), (-33, -48), (-22, -60), (-27, -44), (-29, -28)]), detail=0)
    pen.part("body", turned([(-72, 21), (-68, 23)], tilt=0.2), tone=0.03)
    pen.part("body", smooth([(-21, -72, "c"), (-14, -81), (0, -84), (14, -81), (21, -72, "c"), (0, -68.6)]), tone=0.02)
    pen.mark("body", rect(7, -86, 20, 20), tone=-0.08)
    pen.part("trim", ellipse(0, -88, 6))
    pen.anchor(top=(0, -93), mouth=(0, -70), handle=(-64, -44))


@symbol("kettle, tea kettle, whistling kettle", kinds="vessel, kitchenware", height=0.22, place="surface",
    slots={"body": ("#d2473d", "primary"), "dark": ("#33373f", "fixed"), "metal": ("#c6ccd6", "fixed")},
    home="kitchen", nook="kitchen", held="hung")
def kettle(pen: Pen) -> None:
    pen.stroke("dark", curve((-26, -62), (-30, -92), (0, -99), (30, -92), (26, -62)), 5)
    pen.part("body", smooth([(30, -26, "c"), (46, -40), (56, -58, "c"), (64, -54, "c"), (56, -30), (34, -12, "c")]),
        tone=-0.05)
    body = smooth([(-16, -70, "c"), (-36, -58), (-45, -30), (-44, -6), (-38, 0, "c"), (0, 3), (38, 0, "c"), (44, -6),
        (45, -30), (36, -58), (16, -70, "c"), (0, -72)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -16, -3), tone=-0.09)
    gloss(pen, "body", smooth([(-37, -18), (-36, -38), (-26, -56), (-28, -38), (-30, -18)]), detail=0)
    pen.mark("metal", rect(-60, -6, 120, 12))
    pen.part("metal", smooth([(-17, -70, "c"), (0, -79), (17, -70, "c"), (0, -67)]))
    pen.part("dark", ellipse(0, -81, 5.4, 5))
    pen.anchor(top=(0, -86), mouth=(60, -56), handle=(0, -98))


@symbol("bottle, wine bottle, flask, beer bottle, glass bottle", kinds="vessel", height=0.3, place="surface",
    slots={"body": ("#3f7d4f", "primary"), "label": ("#f5ead0", "second"), "cork": ("#b98550", "fixed"),
    "ink": ("#8a3b34", "fixed")}, traits=("clear", "drunk from"),
    board=Board(0, -24.5, 33, 25, panel="label", name="label"))
def bottle(pen: Pen) -> None:
    pen.part("cork", rect(-4, -102, 8, 8, 1))
    profile: Profile = [(-97.0, 5.6), (-92, 5.8), (-91, 5), (-70, 5.4), (-62, 9), (-54, 15.4), (-46, 16.6), (-6, 16.6),
        (0, 15.0)]
    body = closed(pen, "body", profile, tilt=0.16)
    label = intersection(band(profile, -38, -14, tilt=0.16), body)
    pen.mark("label", label)
    pen.mark("label", intersection(label, rect(7, -60, 30, 60)), tone=-0.08)
    pen.mark("ink", joined(rect(-9, -28, 14, 2.2, 1), rect(-7, -24, 10, 1.6, 0.8)), detail=1)
    pen.mark("ink", ellipse(-2, -31, 2.4), detail=1)
    gloss(pen, "body", streak(profile, -0.8, -0.6), detail=0)
    pen.part("body", turned([(-97.5, 6.2), (-93, 6.2)], tilt=0.2), tone=0.03)
    pen.anchor(top=(0, -101), mouth=(0, -97), handle=(0, -70))


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


@symbol("drinking glass, glass, tumbler, juice, orange juice, lemonade, glass of water, glass of juice, milkshake",
    kinds="vessel, drink", height=0.14, place="surface", slots={"juice": ("#f6a52d", "primary"), "glass": GLASS,
    "straw": ("#e2503f", "second"), "slice": ("#f7c74b", "fixed")},
    shapes=("cylindrical",), traits=("clear", "drunk from"))
def tumbler(pen: Pen) -> None:
    outer: Profile = [(-92.0, 30.0), (0, 24.0)]
    level: Profile = [(-74.0, 27.6), (-4, 22.4)]
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


@symbol("bowl, basin, dish, soup, soup bowl, salad bowl, cereal bowl", kinds="tableware, vessel", height=0.09,
    place="surface", slots={"body": ("#4d86b8", "primary"), "food": ("#e8a24a", "fixed"), "herb": ("#5c9a48", "fixed")},
    nook="kitchen", traits=("container",), shapes=("round",))
def bowl(pen: Pen) -> None:
    profile: Profile = [(-48.0, 56.0), (-36, 53), (-18, 40), (-6, 24), (-5, 20, "c"), (0, 20.0)]
    inside(pen, "body", profile, tilt=0.2, lip=3, fill="food", depth=3.5)
    pen.part("herb", joined(*(ellipse(x, y, 4, 1.8, turn=t) for x, y, t in ((-16, -47, 20), (4, -43, -15),
        (20, -48, 30), (-2, -50, 0)))), detail=1)
    with pen.in_front():
        wall(pen, "body", profile, tilt=0.2, shine=False)
        pen.mark("body", band([(-48, 56), (-36, 53), (-20, 42)], -36, -31, tilt=0.2), tone=0.12, alpha=0.8)
        gloss(pen, "body", smooth([(-46, -34), (-36, -20), (-24, -10), (-34, -22), (-41, -36)]), detail=0)
    pen.anchor(top=(0, -48), mouth=(0, -45), opening=(0, -45), seat=(0, -36))


@symbol("plate, dinner plate, platter", kinds="tableware", height=0.08, place="surface",
    slots={"body": ("#f6f5f1", "primary"), "band": ("#4f86b4", "second")},
    shapes=("round", "oval"), traits=("tabletop",))
def plate(pen: Pen) -> None:
    pen.part("body", ellipse(0, -13, 60, 20), tone=-0.14)
    pen.part("body", ellipse(0, -17, 60, 19.6))
    pen.mark("band", difference(ellipse(0, -17, 56, 18), ellipse(0, -17, 53, 16.8)))
    pen.part("body", ellipse(0, -15.6, 40, 11.6), tone=-0.07)
    pen.part("body", ellipse(0, -14.6, 39, 10.8), tone=0.0)
    pen.anchor(top=(0, -15), seat=(0, -15), mouth=(0, -15))


def _upright(pen: Pen) -> None:
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
    _upright(pen)


@symbol("knife, table knife, kitchen knife, dagger, blade", kinds="cutlery, tool", height=0.22, place="surface",
    slots={"handle": ("#7a4a2f", "primary"), "metal": ("#bcc5d1", "fixed")},
    nook="kitchen", held="gripped", lean=20.0, traits=("tool",))
def knife(pen: Pen) -> None:
    edge = smooth([(-6, -42, "c"), (-6, -96, "c"), (2, -100, "c"), (9, -86), (11, -66), (9, -42, "c")])
    pen.part("metal", edge)
    pen.mark("metal", smooth([(3, -42), (4, -70), (1, -102), (20, -90), (20, -42)]), tone=0.09)
    pen.part("metal", rect(-8, -44, 18, 4.6, 1.4), tone=-0.14)
    grip = smooth([(-6, -41, "c"), (8, -41, "c"), (7, -20), (9, -3), (1, 0), (-7, -3), (-5, -20)])
    pen.part("handle", grip)
    pen.mark("handle", crescent(grip, -4, 0), tone=-0.09)
    pen.part("metal", joined(*(ellipse(0.6, y, 1.5) for y in (-33, -21, -9))), shade="flat")
    _upright(pen)


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
    _upright(pen)


@symbol("jar, mason jar, jam jar, honey jar, cookie jar, jam, honey", kinds="vessel", height=0.16, place="surface",
    slots={"fill": ("#e59a2f", "primary"), "glass": GLASS, "lid": ("#c9483d", "second"), "label": ("#faf3e0", "fixed")},
    nook="kitchen", traits=("clear", "container", "drunk from"), shapes=("cylindrical",),
    board=Board(0, -29, 47, 29, panel="label", name="label"))
def jar(pen: Pen) -> None:
    profile: Profile = [(-80.0, 27.0), (-74, 28), (-66, 33), (-10, 33), (0, 30.0)]
    body = turned(profile, tilt=0.17)
    pen.part("fill", body)
    pen.mark("fill", crescent(body, -14, -2), tone=-0.08)
    pen.mark("glass", rect(-50, -90, 100, 24), alpha=0.8)
    label = intersection(band(profile, -48, -20, tilt=0.17), rect(-24, -70, 48, 70))
    pen.mark("label", label)
    pen.mark("fill", joined(ellipse(0, -30, 7, 7), rect(-14, -19, 28, 2.4, 1.2)), alpha=0.9)
    pen.mark("glass", streak(profile, -0.86, -0.7), tone=0.14, alpha=0.75)
    lid: Profile = [(-96.0, 29.0), (-82, 29.0)]
    pen.part("lid", turned(lid, tilt=0.17))
    pen.mark("lid", joined(*(line([(x, -96), (x, -74)]) for x in (-24, -17, -9, 0, 9, 17, 24))), tone=-0.1, width=1.4,
        detail=1)
    pen.part("lid", rim(lid, tilt=0.17), tone=0.05)
    pen.anchor(top=(0, -97), mouth=(0, -82), opening=(0, -82), handle=(0, -50))


@symbol("cooking pot, pot, saucepan, casserole, stew, stockpot", kinds="kitchenware, vessel", height=0.25,
    place="surface", slots={"body": ("#d2533f", "primary"), "lid": ("#c9483d", "follow"), "metal": ("#d0d5dc", "fixed"),
    "dark": ("#33373f", "fixed")}, home="kitchen", nook="kitchen")
def cooking_pot(pen: Pen) -> None:
    for side in (-1, 1):
        pen.stroke("dark", curve((side * 44, -50), (side * 58, -52), (side * 58, -40), (side * 44, -38)), 4.6)
    profile: Profile = [(-60.0, 46.0), (-12, 46), (-3, 43), (0, 38.0)]
    closed(pen, "body", profile, tilt=0.15)
    lid = smooth([(-49, -61, "c"), (-38, -73), (-16, -79), (0, -80), (16, -79), (38, -73), (49, -61, "c"), (30, -55.6),
        (0, -53.6), (-30, -55.6)])
    pen.part("lid", lid, tone=0.04)
    pen.mark("lid", crescent(lid, -9, -3), tone=-0.08)
    gloss(pen, "lid", smooth([(-32, -68), (-18, -74), (-4, -76), (-18, -71)]), detail=0)
    pen.stroke("metal", curve((-49, -61), (-30, -55.6), (0, -53.6), (30, -55.6), (49, -61)), 2.4)
    pen.part("dark", turned([(-90, 8), (-84, 8), (-80, 4)], tilt=0.2))
    pen.anchor(top=(0, -91), mouth=(0, -60), opening=(0, -60), handle=(54, -45))


@symbol("frying pan, pan, skillet, wok", kinds="kitchenware", height=0.11, place="surface",
    slots={"body": ("#3b4049", "primary"), "handle": ("#8d5a36", "fixed"), "white": ("#fdfaf3", "fixed"),
    "yolk": ("#f7b52c", "fixed")}, home="kitchen", nook="kitchen", traits=("tool",))
def frying_pan(pen: Pen) -> None:
    pen.part("handle", limb([(36, -22, 6), (60, -30, 7), (86, -38, 9)]))
    pen.part("body", ellipse(-8, -16, 52, 17), tone=-0.04)
    pen.part("body", ellipse(-8, -22, 54, 18), tone=0.08)
    pen.part("body", ellipse(-8, -20.6, 47, 14.6), tone=-0.06)
    white = smooth([(-36, -20), (-28, -28), (-10, -30), (6, -28), (22, -26), (28, -19), (14, -13), (-6, -14),
        (-24, -11)])
    pen.part("white", white)
    pen.part("yolk", smooth([(-14, -20), (-10, -26), (-1, -28), (8, -25), (11, -20), (0, -16.6)]))
    pen.mark("white", ellipse(-4, -25, 4, 1.6), alpha=0.8)
    pen.anchor(top=(0, -24), mouth=(-8, -21), handle=(76, -35))


STEEL: Hue = ("#aeb8c4", "fixed")


DARK: Hue = ("#2f343d", "fixed")


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


@symbol("rolling pin, dough roller", kinds="kitchenware, tool", height=0.25, place="surface",
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


@symbol("chopstick, pair of chopsticks", kinds="cutlery, tableware", height=0.2, place="surface",
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
