"""Small things of the house."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    difference,
    ellipse,
    intersection,
    joined,
    line,
    polygon,
    rect,
    rotated,
    smooth,
)
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    Profile,
    band,
    crescent,
    curve,
    gloss,
    pole,
    quad,
    rim,
    streak,
    turned,
)
from limner.engines.illustrator.atlas.templates.vessel import inside, wall


@symbol("candle, candlestick, candle light", kinds="light, thing", height=0.2, place="surface",
    slots={"wax": ("#f4e6cc", "primary"), "flame": ("#ffb53a", "light"), "core": ("#fff3bf", "light"),
    "holder": ("#c99a45", "second")}, nook="study", held="gripped", traits=("homely", "shining"),
    shapes=("cylindrical",))
def candle(pen: Pen) -> None:
    pen.part("holder", ellipse(0, -5, 32, 7), tone=-0.1)
    pen.part("holder", ellipse(0, -8, 32, 7))
    pen.mark("holder", ellipse(0, -8, 25, 5), tone=-0.09)
    ring = difference(ellipse(38, -11, 9, 8), ellipse(38, -11, 5, 4.4))
    pen.part("holder", ring)
    pen.part("holder", turned([(-20, 14), (-9, 14)], tilt=0.2))
    wax = turned([(-68, 11), (-18, 11)], tilt=0.2)
    pen.part("wax", wax)
    pen.mark("wax", crescent(wax, -6, 0), tone=-0.08)
    pen.part("wax", smooth([(-11, -68, "c"), (-12, -50), (-8.6, -48), (-7, -60), (-2, -58), (0, -66, "c")]), tone=0.03)
    pen.part("wax", ellipse(0, -68, 11, 2.8), tone=0.05)
    pen.stroke("holder", line([(0, -68), (0, -76)]), 1.3, tone=-0.4)
    pen.part("flame", smooth([(0, -100, "c"), (5, -88), (6, -79), (0, -73), (-6, -79), (-5, -89)]), shade="glow")
    pen.part("core", smooth([(0, -89, "c"), (2.8, -81), (0, -75.4), (-2.8, -81)]), shade="glow")
    pen.anchor(top=(0, -100), lamp=(0, -84), handle=(38, -11))


@symbol("vase, urn, amphora", kinds="vessel", height=0.35, place="surface", poses="standing, flowers",
    slots={"body": ("#3f7fa8", "primary"), "band": ("#f4e6c8", "second"), "stem": ("#4f8f48", "fixed"),
    "petal": ("#ef7b92", "fixed"), "heart": ("#f6c445", "fixed")}, traits=("container", "drunk from"),
    shapes=("round", "cylindrical"))
def vase(pen: Pen) -> None:
    profile: Profile = [(-92.0, 16.0), (-86, 12), (-76, 12.6), (-64, 24), (-46, 31), (-26, 26), (-8, 16), (-4, 17),
        (0, 17.0)]
    inside(pen, "body", profile, tilt=0.22, lip=2.4)
    if pen.pose == "flowers":
        for x, y in ((-26, -128), (2, -140), (28, -126), (-12, -114), (14, -112)):
            pen.stroke("stem", curve((x * 0.2, -90), (x * 0.5, -106), (x, y)), 2.2)
            for i in range(6):
                pen.part("petal", rotated(ellipse(x, y - 8, 4.4, 6.4), 60 * i, (x, y)), tone=-0.04 * (i % 2))
            pen.part("heart", ellipse(x, y, 4.4))
    with pen.in_front():
        body = wall(pen, "body", profile, tilt=0.22)
        for top, low in ((-58, -54), (-36, -32)):
            pen.mark("band", band(profile, top, low, tilt=0.2))
        pen.mark("band", intersection(body, joined(*(polygon([(x - 4, -45 + abs(x) * -0.02 + 3), (x, -51 + 3),
            (x + 4, -45 + 3), (x, -39 + 3)]) for x in (-24, -12, 0, 12, 24)))))
    pen.anchor(top=(0, -92), mouth=(0, -91), opening=(0, -91), handle=(0, -70))


@symbol("basket, wicker basket, picnic basket, hamper", kinds="container", height=0.3,
    slots={"body": ("#c68f4f", "primary"), "cloth": ("#d9504a", "second")},
    home="park", told_in="farm", held="hung", traits=("carried", "container", "hollow"))
def basket(pen: Pen) -> None:
    pen.stroke("body", curve((-44, -50), (-38, -86), (0, -99), (38, -86), (44, -50)), 5, tone=-0.06)
    pen.part("body", ellipse(0, -50, 52, 10), tone=-0.16)
    pen.part("cloth", smooth([(-46, -50), (-30, -60), (0, -62), (30, -60), (46, -50), (20, -44), (-20, -44)]),
        tone=-0.05)
    with pen.in_front():
        shell = turned([(-50, 52), (-8, 42), (0, 38)], tilt=0.18, hollow=True)
        pen.part("body", shell)
        weave = [rect(-52 + 10.4 * i + (5.2 if j % 2 else 0), -40 + 9 * j, 6, 4.4, 1.8) for i in range(11)
            for j in range(5)]
        pen.mark("body", joined(*weave), tone=-0.1)
        pen.mark("body", crescent(shell, -24, 0), tone=-0.08, alpha=0.7)
        flap = smooth([(-40, -43, "c"), (-12, -40, "c"), (-14, -24), (-24, -10, "c"), (-34, -26)])
        pen.part("cloth", flap)
        pen.mark("cloth", joined(line([(-33, -50), (-29, 0)]), line([(-21, -50), (-20, 0)]),
            line([(-44, -34), (0, -32)])), tone=0.2, width=2, alpha=0.7, detail=1)
        pen.stroke("body", curve((-52, -50), (-30, -42.6), (0, -40.6), (30, -42.6), (52, -50)), 5, tone=0.06)
    pen.anchor(mouth=(0, -50), opening=(0, -50), top=(0, -52), seat=(0, -42), handle=(0, -98))


@symbol("bucket, pail", kinds="container, vessel", height=0.3, slots={"body": ("#5b8fc0", "primary"),
    "metal": ("#b8c0ca", "fixed"), "water": ("#8fcbe6", "fixed")}, held="hung",
    traits=("carried", "container", "hollow"),
    shapes=("cylindrical",))
def bucket(pen: Pen) -> None:
    pen.stroke("metal", curve((-40, -76), (-36, -98), (0, -106), (36, -98), (40, -76)), 2.4)
    pen.part("metal", rect(-8, -108.6, 16, 5.6, 2.6), tone=-0.1)
    profile: Profile = [(-78.0, 42.0), (0, 30.0)]
    inside(pen, "body", profile, tilt=0.2, lip=2.2, fill="water", depth=6)
    with pen.in_front():
        wall(pen, "body", profile, tilt=0.2)
        pen.mark("body", joined(band(profile, -66, -63, tilt=0.2), band(profile, -14, -11, tilt=0.2)), tone=-0.1)
    pen.anchor(mouth=(0, -76), opening=(0, -76), top=(0, -78), handle=(0, -106), seat=(0, -64))


@symbol("box, cardboard box, carton, crate, package, parcel", kinds="container", height=0.4, poses="closed, open",
    slots={"body": ("#c99a62", "primary"), "tape": ("#e8d2a8", "fixed"), "dark": ("#6b4a30", "fixed")},
    home="room", board=Board(-10, -32, 64, 26, panel="#f4ead6", name="label"), traits=("container", "hollow"),
    shapes=("square", "rectangular", "cubic"))
def cardboard_box(pen: Pen) -> None:
    side = quad((26, -60), (56, -70), (56, -16), (26, 0))
    if pen.pose == "open":
        pen.part("dark", quad((-46, -54), (-14, -68), (56, -70), (26, -60)), tone=0.05)
        pen.part("body", quad((-14, -68), (56, -70), (62, -86), (-16, -84)), tone=-0.08)
    with pen.in_front():
        pen.part("body", side, tone=-0.12)
        pen.part("body", quad((-46, -54), (26, -60), (26, 0), (-46, 0)))
        pen.mark("body", rect(-50, -10, 80, 12), tone=-0.05)
        pen.mark("dark", joined(line([(-38, -22), (-38, -12)]), polygon([(-41, -20), (-38, -26), (-35, -20)]),
            line([(-30, -22), (-30, -12)]), polygon([(-33, -20), (-30, -26), (-27, -20)])), width=1.4, alpha=0.6,
            detail=1)
        if pen.pose == "open":
            pen.part("body", quad((-46, -54), (26, -60), (20, -44), (-54, -38)), tone=0.06)
            pen.part("body", quad((26, -60), (56, -70), (68, -58), (40, -46)), tone=-0.05)
        else:
            pen.part("body", quad((-46, -54), (-14, -66), (56, -70), (26, -60)), tone=0.08)
            pen.part("tape", quad((-14, -57), (17, -68), (25, -68.4), (-5, -57.6)), tone=0.04)
            pen.part("tape", quad((-14, -57), (-5, -57.6), (-5, -42), (-14, -41)))
    pen.anchor(top=(4, -64), mouth=(4, -62), opening=(4, -62), seat=(4, -58), lean=(-46, -30))


@symbol("barrel, cask, keg", kinds="container", height=0.9, slots={"wood": ("#a9713f", "primary"),
    "metal": ("#6d747f", "fixed")}, home="workshop", told_in="farm", shapes=("cylindrical",),
    board=Board(0, -35, 66, 22, panel="wood"))
def barrel(pen: Pen) -> None:
    profile: Profile = [(-92.0, 30.0), (-70, 37), (-46, 39), (-22, 37), (0, 30.0)]
    pen.part("wood", rim(profile, tilt=0.2), tone=0.05)
    body = turned(profile, tilt=0.2, hollow=True)
    pen.part("wood", body)
    pen.mark("wood", joined(*(smooth([(x * 0.78, -96), (x, -46), (x * 0.78, 8)], closed=False)
        for x in (-28, -15, -2, 11, 24))), tone=-0.1, width=1)
    pen.mark("wood", crescent(body, -18, 0), tone=-0.09, alpha=0.8)
    for top in (-82, -62, -32, -12):
        pen.mark("metal", band(profile, top, top + 6, tilt=0.2))
    gloss(pen, "wood", streak(profile, -0.72, -0.58), detail=0, alpha=0.3)
    pen.part("wood", rim(profile, tilt=0.2), tone=0.06)
    pen.mark("wood", difference(rim(profile, tilt=0.2), rim(profile, tilt=0.2, inset=3)), tone=-0.1)
    pen.anchor(top=(0, -91), seat=(0, -90), lean=(39, -40))


@symbol("broom, broomstick, besom", kinds="tool", height=1.3, slots={"bristle": ("#e0b457", "second"),
    "wood": ("#a3683a", "primary"), "tie": ("#c9483d", "fixed")},
    home="workshop", held="gripped", lean=8.0, ridden="broom", traits=("mount", "pole"))
def broom(pen: Pen) -> None:
    pen.part("wood", pole((0, -28), (0, -104), 3.4, 3))
    head = smooth([(-6, -32, "c"), (6, -32, "c"), (14, -16), (19, 0, "c"), (12, -2), (6, 1), (0, -2), (-7, 1),
        (-12, -2), (-19, 0, "c"), (-14, -16)])
    pen.part("bristle", head)
    pen.mark("bristle", joined(*(line([(x * 0.4, -30), (x, 2)]) for x in (-12, -6, 0, 6, 12))), tone=-0.1, width=1)
    pen.part("tie", joined(rect(-7, -31, 14, 3.4, 1), rect(-8.4, -25, 16.8, 3, 1)))
    pen.anchor(top=(0, -104), handle=(0, -70), seat=(0, -60))


@symbol("toothbrush, tooth brush", kinds="household, thing", height=0.18, place="surface",
    slots={"body": ("#3fa3c9", "primary"), "bristle": ("#fbfbf8", "fixed"), "tip": ("#7fd0c4", "fixed")},
    told_in="bathroom")
def toothbrush(pen: Pen) -> None:
    pen.part("bristle", rect(4, -97, 12, 24, 2))
    pen.mark("tip", joined(*(rect(0, y, 20, 3) for y in (-95, -88, -81))))
    pen.mark("bristle", joined(*(line([(4, y), (18, y)]) for y in range(-95, -72, 4))), tone=-0.1, width=0.7, detail=1)
    body = smooth([(-3, -98), (3, -100), (6, -96), (6, -74), (3.4, -62), (3.4, -46), (7, -34), (6, -6), (0, 0),
        (-6, -6), (-6, -34), (-2.6, -46), (-2.4, -62), (-4, -74), (-4, -94)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -3, 0), tone=-0.09)
    pen.mark("bristle", joined(*(rect(-4, y, 8, 1.8, 0.9) for y in (-30, -26, -22, -18, -14))), alpha=0.6)
    pen.anchor(top=(0, -100), handle=(0, -20))


@symbol("pillow, cushion", kinds="furniture, thing", height=0.4, slots={"body": ("#8db4d9", "primary")},
    home="bedroom", board=Board(0, -33, 78, 36), traits=("anywhere",), shapes=("square",))
def pillow(pen: Pen) -> None:
    shape = smooth([(-58, -62, "c"), (-30, -58), (0, -60), (30, -58), (58, -64, "c"), (53, -34), (58, -2, "c"),
        (28, -5), (0, -3), (-30, -5), (-58, 0, "c"), (-53, -32)])
    pen.part("body", shape)
    pen.mark("body", crescent(shape, -10, -9), tone=-0.08)
    pen.mark("body", joined(curve((-56, -60), (-44, -50), (-36, -46)), curve((56, -62), (44, -52), (38, -48)),
        curve((-56, -2), (-44, -12), (-36, -16))), tone=-0.13, width=1.6)
    gloss(pen, "body", smooth([(-36, -52), (-10, -54), (10, -53), (-10, -50)]), alpha=0.5)
    pen.anchor(top=(0, -56), seat=(0, -40))


@symbol("soap, bar of soap, sponge", kinds="household, thing", height=0.05, place="surface",
    slots={"body": ("#f2a6b8", "primary"), "foam": ("#f8fbff", "fixed")}, told_in="bathroom")
def soap(pen: Pen) -> None:
    pen.part("body", rect(-50, -34, 100, 34, 15), tone=-0.08)
    pen.part("body", rect(-50, -42, 100, 34, 16))
    pen.mark("body", difference(rect(-38, -36, 76, 22, 10), rect(-36, -34, 72, 18, 9)), tone=-0.1)
    gloss(pen, "body", rect(-40, -39, 50, 3, 1.5), detail=0)
    for x, y, r in ((-44, -44, 9), (-30, -52, 11), (-14, -46, 8), (-52, -32, 6), (30, -50, 6), (42, -56, 4.4),
        (4, -62, 5)):
        pen.part("foam", ellipse(x, y, r), shade="glass", alpha=0.85)
        pen.mark("foam", ellipse(x - r * 0.3, y - r * 0.35, r * 0.3), tone=0.1)
    pen.anchor(top=(10, -42))
