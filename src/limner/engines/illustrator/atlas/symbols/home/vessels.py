"""Bottles, jars, vases, buckets."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    ellipse,
    intersection,
    joined,
    limb,
    line,
    polygon,
    rect,
    rotated,
    smooth,
)
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import GLASS, STEEL
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    Profile,
    band,
    crescent,
    curve,
    gloss,
    rim,
    streak,
    turned,
)
from limner.engines.illustrator.atlas.templates.vessel import closed, glass_body, inside, wall


@symbol("thermos, thermos flask, vacuum flask", kinds="vessel, container", height=0.3, place="surface",
    slots={"body": ("#3f7a5a", "primary"), "steel": STEEL, "cup": ("#c9ced6", "second")}, traits=("drunk from",))
def thermos(pen: Pen) -> None:
    pen.stroke("steel", smooth([(18, -70), (34, -66), (34, -30), (18, -26)], closed=False), 5, shade="form")
    pen.part("body", rect(-20, -78, 40, 76, 5))
    pen.mark("body", rect(6, -80, 16, 80), tone=-0.1)
    gloss(pen, "body", rect(-14, -72, 4, 62, 2), detail=0)
    pen.part("steel", joined(rect(-21, -80, 42, 6, 2), rect(-21, -8, 42, 8, 3)))
    pen.part("cup", polygon([(-18, -104), (18, -104), (20, -80), (-20, -80)]))
    pen.mark("cup", rect(6, -106, 16, 28), tone=-0.1)
    pen.anchor(top=(0, -104), handle=(34, -48), lean=(-20, -40))


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


@symbol("bucket, pail", kinds="container, vessel", height=0.3, slots={"body": ("#5b8fc0", "primary"),
    "metal": ("#b8c0ca", "fixed"), "water": ("#8fcbe6", "fixed")}, held="hung",
    traits=("carried", "container", "eaten from", "hollow"),
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


@symbol("potion, magic potion, elixir, potion bottle, chemistry flask, beaker, test tube", kinds="vessel, thing",
    height=0.2, place="surface", slots={"fill": ("#7fd05a", "primary"), "glass": ("#cfe8ee", "fixed"),
    "cork": ("#b98550", "fixed")}, home="laboratory", told_in="laboratory, cave", nook="study", traits=("clear",))
def potion(pen: Pen) -> None:
    flask: Profile = [(-84.0, 10.0), (-60, 10), (-52, 15), (-36, 33), (-18, 36), (-4, 26), (0, 20.0)]
    fill: Profile = [(-42.0, 28.0), (-34, 33), (-18, 34), (-5, 25), (-1, 19.0)]
    pen.part("fill", turned(fill, tilt=0.16))
    pen.mark("fill", crescent(turned(fill, tilt=0.16), -12, -3), tone=-0.08)
    pen.part("fill", ellipse(0, -42, 28, 4.6), tone=0.08, shade="flat")
    for x, y, r in ((-12, -24, 4), (8, -16, 3), (14, -30, 2.6), (-4, -52, 3), (4, -60, 2.2), (-2, -34, 2.4)):
        pen.part("fill", ellipse(x, y, r), tone=0.14, shade="flat")
    glass_body(pen, "glass", flask, tilt=0.16)
    pen.part("cork", rect(-8, -98, 16, 16, 2.4))
    pen.part("glass", rect(-12.6, -86, 25.2, 5, 2.4), tone=-0.08)
    pen.anchor(top=(0, -98), handle=(0, -70), mouth=(0, -84))


@symbol("fishbowl, fish bowl, aquarium bowl, goldfish bowl", kinds="container, vessel", height=0.28, place="surface",
    slots={"glass": ("#cfe8ef", "primary"), "water": ("#8fcbe2", "fixed"), "fish": ("#f28a2b", "fixed"),
    "fin": ("#f7ad4e", "fixed"), "sand": ("#e3c98c", "fixed"), "weed": ("#4f9a58", "fixed"), "eye": ("#26222a",
        "fixed")},
    home="room", traits=("clear",))
def fishbowl(pen: Pen) -> None:
    bowl = smooth([(-26, -84, "c"), (-42, -70), (-50, -46), (-44, -18), (-22, -1, "c"), (22, -1, "c"), (44, -18), (50,
        -46), (42, -70), (26, -84, "c")])
    pen.part("glass", bowl, shade="glass", alpha=0.35)
    pen.part("water", smooth([(-45, -66, "c"), (45, -66, "c"), (49, -46), (43, -18), (21, -3, "c"), (-21, -3, "c"),
        (-43, -18), (-49, -46)]), shade="flat", alpha=0.62)
    pen.part("water", ellipse(0, -66, 45, 6), tone=0.1, alpha=0.8)
    pen.part("sand", smooth([(-38, -13), (-10, -16), (20, -12), (39, -14), (22, -3, "c"), (-22, -3, "c")]))
    pen.part("weed", joined(limb([(-26, -12, 5), (-31, -28, 4), (-24, -42, 1)]),
        limb([(-18, -12, 5), (-17, -26, 4), (-20, -36, 1)])))
    pen.part("fin", joined(polygon([(-12, -38), (-28, -50), (-25, -38), (-28, -26)]),
        smooth([(0, -48), (8, -58), (16, -48)])))
    pen.part("fish", smooth([(-14, -38), (-2, -48), (14, -48), (26, -38), (14, -28), (-2, -29)]))
    pen.mark("fin", smooth([(-4, -30), (8, -33), (22, -30), (8, -24)]))
    pen.part("eye", ellipse(17, -41, 2.2), shade="flat")
    pen.stroke("glass", joined(ellipse(32, -52, 2.4), ellipse(30, -60, 1.6)), 0.9, tone=0.1)
    pen.stroke("glass", ellipse(0, -84, 26, 4.6), 2.6, tone=-0.06)
    pen.part("glass", smooth([(-40, -58), (-36, -66), (-33, -62), (-38, -40), (-40, -34), (-42, -46)]), shade="flat",
        tone=0.1, alpha=0.7)
    pen.anchor(top=(0, -84), inside=(0, -40), lean=(-48, -46))


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
