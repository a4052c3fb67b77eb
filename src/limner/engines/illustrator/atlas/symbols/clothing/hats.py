"""Hats and caps."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    line,
    polygon,
    rect,
    smooth,
    star,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import WHITE
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Profile, band, crescent, curve, gloss, turned


@symbol("conical hat, straw conical hat, asian conical hat, non la, rice hat", kinds="headwear, clothing",
    height=0.2, place="surface",
    slots={"straw": ("#d9b36a", "primary"), "band": ("#b3863f", "follow")}, worn=4.4, symbol_id="conical_hat")
def conical_hat(pen: Pen) -> None:
    cone = smooth([(-70, -4, "c"), (-36, -30), (0, -56, "c"), (36, -30), (70, -4, "c"), (0, 4)], tension=0.25)
    pen.part("straw", cone)
    pen.mark("straw", crescent(cone, -14, -3), tone=-0.1)
    pen.mark("band", joined(*(curve((-62 + d * 1.15, -8 - d * 0.8), (0, 0 - d * 0.9), (62 - d * 1.15, -8 - d * 0.8))
        for d in (0, 12, 24, 36))), width=1.4)
    pen.mark("band", joined(*(line([(0, -58), (x, 4)]) for x in (-44, -22, 0, 22, 44))), width=0.9, alpha=0.6)
    pen.anchor(fit=(0, -12), top=(0, -56), seat=(0, -4))


@symbol("beanie, knit hat, knit cap, winter hat, woolly hat, bobble hat, wool hat", kinds="hat, headwear, clothing",
    height=0.25, place="surface",
    slots={"body": ("#e0763f", "primary"), "band": ("#fbf1de", "second")}, worn=2.4)
def beanie(pen: Pen) -> None:
    pom = union(*(ellipse(x, y, 9) for x, y in ((-8, -92), (8, -92), (0, -99), (-5, -86), (6, -85), (11, -98),
        (-11, -99))))
    pen.part("band", pom)
    pen.mark("band", crescent(pom, -5, -4), tone=-0.08)
    dome = smooth([(-42, -14, "c"), (-42, -46), (-30, -72), (0, -84), (30, -72), (42, -46), (42, -14, "c")])
    pen.part("body", dome)
    pen.mark("body", crescent(dome, -11, -3), tone=-0.08)
    pen.mark("body", joined(*(curve((x, -20), (x * 1.05, -48), (x * 0.3, -86))
        for x in (-34, -24, -13, 0, 13, 24, 34))), tone=-0.09, width=1.8)
    pen.mark("band", curve(*((x, -46 + (5 if i % 2 else 0)) for i, x in enumerate(range(-46, 50, 8)))), width=3)
    fold = smooth([(-46, -28, "c"), (0, -20), (46, -28, "c"), (45, -4, "c"), (0, 4), (-45, -4, "c")])
    pen.part("body", fold, tone=0.05)
    pen.mark("body", joined(*(line([(x, -30), (x * 0.98, 6)]) for x in range(-42, 46, 7))), tone=-0.08, width=1.8)
    pen.anchor(fit=(0, -8), top=(0, -98), handle=(44, -14))


@symbol("beret, french beret, artist's beret", kinds="hat, headwear, clothing", height=0.12, place="surface",
    slots={"body": ("#b82f3a", "primary"), "band": ("#3a2226", "fixed")}, worn=2.8)
def beret(pen: Pen) -> None:
    pen.stroke("body", curve((4, -50), (6, -57), (11, -61)), 4, tone=-0.1)
    top = smooth([(-34, -10), (-58, -20), (-62, -36), (-34, -50), (6, -53), (44, -46), (60, -28), (52, -12), (34, -7)])
    pen.part("body", top)
    pen.mark("body", crescent(top, -8, -10), tone=-0.1)
    pen.mark("body", curve((-50, -30), (-24, -42), (8, -46)), tone=0.12, width=4, alpha=0.6)
    pen.mark("body", curve((-46, -16), (-10, -20), (30, -16)), tone=-0.09, width=2)
    pen.part("band", smooth([(-36, -12, "c"), (0, -9), (38, -11, "c"), (35, -1, "c"), (0, 3), (-33, -1, "c")]))
    pen.anchor(fit=(0, -4), top=(6, -54), handle=(50, -16))


@symbol("cowboy hat, stetson, western hat", kinds="hat, headwear, clothing", height=0.2, place="surface",
    slots={"body": ("#a9743f", "primary"), "band": ("#4a3024", "second"), "metal": ("#e6c878", "fixed")}, worn=3.8)
def cowboy_hat(pen: Pen) -> None:
    brim_back = smooth([(-70, -34), (-46, -26), (0, -30), (46, -26), (70, -34), (52, -12), (0, -8), (-52, -12)])
    pen.part("body", brim_back, tone=-0.16)
    crown = smooth([(-36, -14, "c"), (-34, -44), (-28, -66), (-16, -74), (0, -66), (16, -74), (28, -66), (34, -44),
        (36, -14, "c"), (0, -8)])
    pen.part("body", crown)
    pen.mark("body", crescent(crown, -10, 0), tone=-0.08)
    pen.mark("body", smooth([(-6, -68), (0, -64), (6, -68), (4, -48), (0, -42), (-4, -48)]), tone=-0.1)
    pen.mark("band", smooth([(-40, -28, "c"), (0, -20), (40, -28, "c"), (40, -17, "c"), (0, -9), (-40, -17, "c")]))
    pen.part("metal", ellipse(24, -20, 3.6))
    brim = smooth([(-76, -42), (-66, -24), (-38, -13), (0, -9), (38, -13), (66, -24), (76, -42), (70, -14), (44, -1),
        (0, 4), (-44, -1), (-70, -14)])
    pen.part("body", brim, tone=0.03)
    pen.mark("body", crescent(brim, 0, -4), tone=-0.1)
    pen.anchor(fit=(0, -8), top=(0, -70), handle=(60, -14))


@symbol("santa hat, santa's hat, christmas hat, father christmas hat", kinds="hat, headwear, clothing", height=0.3,
    place="surface",
    slots={"body": ("#d32f36", "primary"), "fur": ("#fbf8f2", "fixed")}, worn=2.8)
def santa_hat(pen: Pen) -> None:
    cone = smooth([(-36, -16, "c"), (-32, -46), (-16, -76), (8, -90), (34, -82), (54, -58), (60, -40), (48, -38, "c"),
        (38, -54), (30, -52), (34, -34), (36, -16, "c")])
    pen.part("body", cone)
    pen.mark("body", crescent(cone, -6, -7), tone=-0.1)
    pen.mark("body", joined(curve((30, -54), (18, -64), (14, -76)), curve((34, -36), (24, -44), (12, -46))), tone=-0.12,
        width=2)
    pen.part("fur", union(*(ellipse(54 + x, -36 + y, 8) for x, y in ((-6, -4), (6, -4), (0, -8), (-6, 5), (6, 5)))))
    trim = union(*(ellipse(x, -10 + abs(x) * -0.05, 10, 11) for x in range(-36, 37, 9)))
    pen.part("fur", trim)
    pen.mark("fur", crescent(trim, 0, -6), tone=-0.08)
    pen.anchor(fit=(0, -6), top=(6, -88), handle=(40, -10))


@symbol("chef hat, chef's hat, toque, cook's hat", kinds="hat, headwear, clothing", height=0.3, place="surface",
    slots={"body": ("#f8f6f1", "primary")}, worn=2.7)
def chef_hat(pen: Pen) -> None:
    puff = union(ellipse(-28, -72, 22, 20), ellipse(0, -84, 24, 18), ellipse(28, -72, 22, 20),
        ellipse(-12, -66, 24, 18), ellipse(13, -66, 24, 18), rect(-30, -70, 60, 34))
    pen.part("body", puff)
    pen.mark("body", crescent(puff, -9, -6), tone=-0.08)
    pen.mark("body", joined(curve((-12, -40), (-14, -56), (-26, -66)), curve((0, -40), (0, -60), (-4, -72)),
        curve((12, -40), (14, -56), (27, -66)),
        curve((-48, -66), (-36, -54), (-28, -54)), curve((48, -66), (36, -54), (28, -54))), tone=-0.12, width=2)
    band = smooth([(-33, -42, "c"), (0, -36), (33, -42, "c"), (32, -4, "c"), (0, 3), (-32, -4, "c")])
    pen.part("body", band, tone=-0.02)
    pen.mark("body", polygon([(14, -50), (40, -50), (40, 8), (16, 8)]), tone=-0.08)
    pen.mark("body", joined(*(line([(x, -40), (x, 4)]) for x in (-22, -11, 0, 11, 22))), tone=-0.08, width=1.2)
    pen.anchor(fit=(0, -4), top=(0, -98), handle=(30, -14))


@symbol("graduation cap, mortarboard, academic cap, graduation hat", kinds="hat, headwear, clothing", height=0.16,
    place="surface",
    slots={"body": ("#2f3442", "primary"), "tassel": ("#f0b93a", "second")}, worn=3.3)
def graduation_cap(pen: Pen) -> None:
    cup = smooth([(-32, -42, "c"), (32, -42, "c"), (31, -8, "c"), (0, 2), (-31, -8, "c")], tension=0.3)
    pen.part("body", cup, tone=-0.05)
    pen.mark("body", polygon([(8, -44), (40, -44), (40, 4), (10, 4)]), tone=-0.1)
    pen.part("body", polygon([(-66, -46), (0, -26), (66, -46), (66, -43), (0, -22.6), (-66, -43)]), tone=-0.12)
    pen.part("body", polygon([(0, -68), (66, -46), (0, -26), (-66, -46)]), tone=0.08)
    pen.stroke("tassel", smooth([(0, -47), (-30, -42), (-50, -41), (-52, -20)], closed=False), 2.6)
    pen.part("tassel", ellipse(0, -47, 4, 2.6))
    pen.part("tassel", polygon([(-55, -22), (-49, -22), (-45, 0), (-60, 0)]))
    pen.mark("tassel", joined(line([(-53, -18), (-56, 2)]), line([(-51, -18), (-50, 2)])), tone=-0.14, width=1)
    pen.part("tassel", rect(-56, -25, 8, 5, 2), tone=-0.1)
    pen.anchor(fit=(0, -8), top=(0, -60), handle=(40, -40))


@symbol("fez, tarboosh", kinds="headwear, clothing", height=0.2, place="surface", worn=1.7,
    slots={"felt": ("#b3262e", "primary"), "tassel": ("#2b2326", "second")})
def fez(pen: Pen) -> None:
    body = smooth([(-40, -6, "c"), (-30, -78, "c"), (0, -82), (30, -78, "c"), (40, -6, "c"), (0, 2)], tension=0.3)
    pen.part("felt", body)
    pen.mark("felt", crescent(body, -14, 0), tone=-0.1)
    pen.part("felt", ellipse(0, -78, 30, 6), tone=0.07)
    pen.stroke("tassel", curve((0, -79), (24, -80), (36, -70), (38, -48)), 2)
    pen.part("tassel", smooth([(35, -50), (41, -50), (44, -26), (38, -22), (31, -26)]))
    pen.part("tassel", ellipse(0, -80, 2.6, 1.6))
    pen.anchor(fit=(0, -8), top=(0, -82), seat=(0, -4))


@symbol("sombrero, mexican hat", kinds="headwear, clothing", height=0.28, place="surface", worn=4.8,
    slots={"straw": ("#e8b84e", "primary"), "red": ("#cf3a35", "second"), "green": ("#2f8f5a", "fixed"),
        "white": WHITE})
def sombrero(pen: Pen) -> None:
    brim = smooth([(-92, -30), (-84, -14), (-40, -2), (0, 0), (40, -2), (84, -14), (92, -30), (78, -26), (40, -16),
        (0, -14), (-40, -16), (-78, -26)])
    pen.part("straw", ellipse(0, -20, 78, 15), tone=-0.13)
    pen.part("straw", brim)
    pen.mark("red", curve((-94, -22), (-50, -6), (0, -3), (50, -6), (94, -22)), width=4)
    pen.mark("green", joined(*(ellipse(x, -9 - (abs(x) / 26) ** 1.6, 2) for x in range(-60, 61, 12))))
    crown = smooth([(-30, -16, "c"), (-24, -44), (-12, -68), (0, -72), (12, -68), (24, -44), (30, -16, "c"), (0, -10)])
    pen.part("straw", crown)
    pen.mark("straw", crescent(crown, -9, 0), tone=-0.1)
    pen.mark("red", curve((-32, -26), (0, -19), (32, -26)), width=8)
    pen.mark("white", line([(x, -30 + (i % 2) * 9 + 5 - abs(x) / 7) for i, x in enumerate(range(-30, 31, 5))]),
        width=1.6)
    pen.anchor(fit=(0, -16), top=(0, -72), seat=(0, -8))


@symbol("straw hat, boater, sun hat, panama hat", kinds="headwear, clothing", height=0.14, place="surface", worn=3.7,
    slots={"straw": ("#ecca7c", "primary"), "band": ("#b3363a", "second")})
def straw_hat(pen: Pen) -> None:
    pen.part("straw", ellipse(0, -10, 74, 15), tone=-0.04)
    pen.mark("straw", joined(*(difference(ellipse(0, -10, 74 * k, 15 * k), ellipse(0, -10, 74 * k - 1.6,
        15 * k - 0.8)) for k in (0.94, 0.82, 0.7))), tone=-0.12)
    crown = smooth([(-38, -10, "c"), (-37, -36), (-26, -52), (0, -56), (26, -52), (37, -36), (38, -10, "c"), (0, -2)])
    pen.part("straw", crown)
    pen.mark("straw", joined(*(curve((-44, y - 8), (0, y), (44, y - 8)) for y in (-46, -40, -34, -28))), width=1.1,
        tone=-0.1)
    pen.mark("straw", crescent(crown, -11, 0), tone=-0.08)
    pen.mark("band", curve((-44, -18), (0, -10), (44, -18)), width=11)
    pen.anchor(fit=(0, -13), top=(0, -56), seat=(0, -6))


@symbol("bowler hat, bowler, derby hat", kinds="headwear, clothing", height=0.15, place="surface", worn=2.9,
    slots={"felt": ("#2f2d36", "primary"), "band": ("#5b5866", "second")})
def bowler_hat(pen: Pen) -> None:
    pen.part("felt", smooth([(-64, -22), (-50, -6), (0, 2), (50, -6), (64, -22), (46, -18), (0, -12), (-46, -18)]),
        tone=-0.04)
    crown = smooth([(-40, -14, "c"), (-42, -44), (-24, -66), (0, -70), (24, -66), (42, -44), (40, -14, "c"), (0, -6)])
    pen.part("felt", crown)
    pen.mark("felt", crescent(crown, -11, 0), tone=-0.06)
    gloss(pen, "felt", smooth([(-28, -50), (-16, -63), (-4, -64), (-18, -54)]), detail=0)
    pen.mark("band", curve((-44, -22), (0, -13), (44, -22)), width=8)
    pen.anchor(fit=(0, -13), top=(0, -70), seat=(0, -6))


@symbol("hat, fedora, panama, bonnet", kinds="headwear, clothing", height=0.14, place="surface",
    slots={"body": ("#c9964f", "primary"), "band": ("#7a3f36", "second")}, worn=2.9, traits=("colourful",),
    shapes=("round",))
def hat(pen: Pen) -> None:
    pen.part("body", ellipse(0, -12, 60, 13), tone=-0.12)
    pen.part("body", smooth([(-60, -13), (-44, -20), (0, -24), (44, -20), (60, -13), (40, -5), (0, -1), (-40, -5)]))
    crown = smooth([(-33, -14, "c"), (-32, -38), (-27, -56), (-14, -60), (0, -55), (14, -60), (27, -56), (32, -38),
        (33, -14, "c"), (0, -7)])
    pen.part("body", crown, tone=0.02)
    pen.mark("body", crescent(crown, -13, 0), tone=-0.09)
    pen.mark("body", smooth([(-12, -60), (0, -44), (12, -60), (0, -54)]), tone=-0.12)
    pen.mark("band", smooth([(-40, -30, "c"), (0, -24), (40, -30, "c"), (40, -14, "c"), (0, -7), (-40, -14, "c")]))
    pen.anchor(fit=(0, -10), top=(0, -58), handle=(50, -12))


@symbol("cap, baseball cap, snapback", kinds="hat, headwear, clothing", height=0.13, place="surface",
    slots={"body": ("#2f6fb5", "primary"), "peak": ("#d9483f", "second")}, worn=2.7, shapes=("round",))
def cap(pen: Pen) -> None:
    dome = smooth([(-46, -10, "c"), (-44, -36), (-28, -58), (0, -64), (24, -56), (38, -36), (40, -12, "c"), (0, -4)])
    pen.part("peak", smooth([(14, -12, "c"), (34, -20), (60, -18), (78, -8), (74, -4), (44, -7), (16, -3, "c")]))
    pen.mark("peak", smooth([(14, -8), (50, -10), (78, -5), (70, 2), (14, 0)]), tone=-0.1)
    pen.part("body", dome)
    pen.mark("body", crescent(dome, 11, -5), tone=-0.09)
    pen.mark("body", joined(curve((0, -64), (-12, -40), (-14, -6)), curve((0, -64), (20, -44), (24, -8))), tone=-0.13,
        width=1.2)
    pen.part("peak", ellipse(-1, -65, 5, 3.4))
    pen.part("peak", ellipse(10, -36, 8))
    pen.mark("peak", star(10, -36, 5.4, 2.4, 5), tone=0.3)
    pen.anchor(fit=(-2, -9), top=(0, -66), handle=(70, -9))


@symbol("top hat, tall hat, stovepipe hat", kinds="hat, headwear, clothing", height=0.2, place="surface",
    slots={"body": ("#2c2e37", "primary"), "band": ("#b5333d", "second")}, worn=2.4, shapes=("cylindrical",))
def top_hat(pen: Pen) -> None:
    pen.part("body", smooth([(-56, -12), (-48, -18), (-30, -14), (0, -10), (30, -14), (48, -18), (56, -12), (38, -3),
        (0, 1), (-38, -3)]))
    pen.part("body", ellipse(0, -12, 42, 7), tone=-0.06)
    profile: Profile = [(-92.0, 38.0), (-60, 33), (-12, 34.0)]
    crown = turned(profile, tilt=0.16)
    pen.part("body", crown, tone=0.03)
    pen.mark("body", crescent(crown, -18, 0), tone=-0.07)
    gloss(pen, "body", rect(-24, -90, 7, 80, 3), detail=0, alpha=0.35)
    pen.mark("band", band(profile, -30, -15, tilt=0.16))
    pen.part("body", ellipse(0, -92, 38, 6), tone=0.09)
    pen.anchor(fit=(0, -10), top=(0, -92), handle=(48, -12))


@symbol("wizard hat, witch hat, pointed hat, magic hat", kinds="hat, headwear, clothing", height=0.4, place="surface",
    slots={"body": ("#4a3d8f", "primary"), "star": ("#f6cd4d", "fixed"), "band": ("#d9a23b", "second")}, worn=3.0,
    shapes=("conical", "triangular"))
def wizard_hat(pen: Pen) -> None:
    pen.part("body", smooth([(-62, -8), (-44, -17), (0, -20), (44, -17), (62, -8), (40, -1), (0, 3), (-40, -1)]),
        tone=-0.05)
    cone = smooth([(-36, -13, "c"), (-26, -38), (-16, -62), (-4, -84), (12, -97), (34, -100, "c"), (22, -88), (22, -70),
        (28, -40), (37, -13, "c"), (0, -5)])
    pen.part("body", cone)
    pen.mark("body", crescent(cone, -11, -1), tone=-0.09)
    pen.mark("body", joined(curve((-8, -78), (6, -74), (22, -78)), curve((4, -88), (12, -84), (22, -87))), tone=-0.12,
        width=1.6)
    pen.mark("band", smooth([(-44, -26, "c"), (0, -18), (44, -26, "c"), (44, -12, "c"), (0, -4), (-44, -12, "c")]))
    pen.mark("star", joined(star(-8, -42, 7, 3, 5), star(13, -58, 5.5, 2.4, 5), star(18, -32, 4.4, 2, 5),
        star(-3, -66, 3.6, 1.6, 5)))
    pen.part("star", difference(rect(-9, -21, 18, 14, 2), rect(-5.4, -17.6, 10.8, 7.4, 1)))
    pen.anchor(fit=(0, -9), top=(14, -98), handle=(50, -8))
