"""Small things of every house: knobs and knockers, key rings, paperweights, mats, cases, figurines."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import DARK, GOLD, PAPER, STEEL
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, gloss


@symbol("door knob, doorknob, door handle", kinds="thing", height=0.09, place="surface",
    slots={"metal": ("#d9a73f", "primary"), "dark": DARK}, shapes=("round", "spherical"))
def door_knob(pen: Pen) -> None:
    plate = rect(-30, -104, 40, 104, 14)
    pen.part("metal", plate, tone=-0.1)
    pen.mark("metal", rect(-27, -101, 4, 98, 2), tone=0.16)
    for y in (-94, -10):
        pen.part("metal", ellipse(-10, y, 4), tone=-0.22)
        pen.mark("dark", rect(-14, y - 0.7, 8, 1.4))
    pen.part("dark", union(ellipse(-10, -24, 5), polygon([(-12, -24), (-8, -24), (-5, -10), (-15, -10)])), shade="flat")
    pen.part("metal", smooth([(-16, -74, "c"), (18, -70), (22, -58), (18, -48), (-16, -46, "c")]), tone=-0.16)
    ball = ellipse(34, -60, 27)
    pen.part("metal", ball)
    pen.mark("metal", crescent(ball, -5, -7), tone=-0.14)
    gloss(pen, "metal", ellipse(25, -72, 9, 6, turn=-35), detail=0)
    pen.anchor(top=(34, -88), handle=(34, -60))


@symbol("door knocker, doorknocker, knocker", kinds="thing", height=0.2, place="wall", faces_viewer=True,
    slots={"metal": ("#cf9d3b", "primary"), "dark": DARK}, home="room", shapes=("round",))
def door_knocker(pen: Pen) -> None:
    mane = smooth([(-30, -92), (-12, -104), (12, -104), (30, -92), (36, -70), (28, -50), (12, -42), (-12, -42),
        (-28, -50), (-36, -70)])
    pen.part("metal", mane, tone=-0.1)
    for x in (-24, -12, 12, 24):
        pen.mark("metal", curve((x, -102), (1.3 * x, -74), (x, -46)), tone=-0.22, width=2)
    face = smooth([(-20, -86), (0, -94), (20, -86), (20, -66), (12, -50), (0, -46), (-12, -50), (-20, -66)])
    pen.part("metal", face, tone=0.05)
    for x in (-9, 9):
        pen.part("dark", ellipse(x, -76, 3.4), shade="flat")
        pen.mark("metal", curve((1.9 * x, -82), (x, -86), (0.4 * x, -80)), tone=-0.2, width=2.4)
    pen.part("metal", smooth([(-8, -66), (0, -72), (8, -66), (5, -58), (-5, -58)]), tone=-0.06)
    ring = difference(ellipse(0, -28, 29), ellipse(0, -28, 20))
    pen.part("metal", ring)
    pen.mark("metal", crescent(ellipse(0, -28, 29), -3, -4), tone=-0.14)
    gloss(pen, "metal", ellipse(-23, -36, 3, 9, turn=20), detail=0)
    pen.part("metal", ellipse(0, -5, 8, 6), tone=0.04)
    pen.part("metal", smooth([(-7, -56), (7, -56), (4, -50), (-4, -50)]), tone=-0.14)
    pen.anchor(top=(0, -104))


@symbol("keychain, key chain, key ring, keyring, key fob", kinds="thing, tool", height=0.05, place="surface",
    slots={"metal": ("#b9c2cc", "primary"), "key": GOLD, "fob": ("#d8574a", "second")}, nook="study")
def keychain(pen: Pen) -> None:
    pen.part("key", rotated(union(difference(ellipse(-4, -16, 13), ellipse(-8, -16, 5)), rect(6, -19, 42, 7, 2),
        rect(38, -14, 6, 9, 1), rect(28, -14, 5, 7, 1)), 12, (0, -16)))
    pen.part("key", rotated(union(difference(ellipse(-4, -16, 11), ellipse(-8, -16, 4)), rect(6, -19, 36, 6, 2),
        rect(34, -14, 5, 8, 1)), -14, (0, -16)), tone=-0.12)
    ring = difference(ellipse(-26, -24, 23, 20), ellipse(-26, -24, 18, 15.4))
    pen.part("metal", ring)
    pen.mark("metal", crescent(ellipse(-26, -24, 23, 20), -2, -3), tone=-0.16)
    for i, (x, y) in enumerate(((-46, -30), (-54, -27), (-61, -22))):
        pen.part("metal", difference(ellipse(x, y, 6, 4, turn=30), ellipse(x, y, 3.4, 2)), tone=-0.08 * (i % 2))
    fob = rotated(rect(-98, -22, 36, 24, 8), -8, (-80, -10))
    pen.part("fob", fob)
    pen.mark("fob", crescent(fob, 0, -4), tone=-0.12)
    pen.part("metal", ellipse(-66, -18, 4), tone=-0.1)
    gloss(pen, "fob", rotated(rect(-92, -19, 22, 3, 1.5), -8, (-80, -10)), detail=0)
    pen.anchor(top=(-26, -44), handle=(-26, -40))


@symbol("pencil sharpener, sharpener", kinds="stationery, tool", height=0.03, place="surface",
    slots={"body": ("#d8484a", "primary"), "steel": STEEL, "dark": DARK, "wood": ("#e6c492", "fixed")}, nook="study",
    shapes=("rectangular",))
def pencil_sharpener(pen: Pen) -> None:
    side = polygon([(34, -48), (52, -58), (52, -14), (34, 0)])
    pen.part("body", side, tone=-0.14)
    pen.part("body", polygon([(-52, -48), (34, -48), (52, -58), (-34, -58)]), tone=0.1)
    front = rect(-52, -48, 86, 48, 2)
    pen.part("body", front)
    pen.mark("body", joined(*(rect(x, -44, 3, 40, 1) for x in (-46, -39, -32))), tone=-0.16)
    pen.part("steel", polygon([(-18, -53), (28, -53), (36, -57), (-10, -57)]))
    pen.part("steel", ellipse(10, -55, 4, 1.6), tone=-0.25)
    pen.part("dark", ellipse(43, -30, 5.6, 11), shade="flat")
    shaving = smooth([(-30, -50, "c"), (-46, -66), (-30, -82), (-10, -74), (-16, -60), (-28, -64), (-24, -52, "c")])
    pen.part("wood", shaving)
    pen.mark("body", curve((-46, -66), (-30, -82), (-10, -74)), width=3)
    pen.anchor(top=(8, -60), handle=(0, -28))


@symbol("paperweight, paper weight", kinds="stationery, thing", height=0.07, place="surface",
    slots={"glass": ("#7fc3d8", "primary"), "petal": ("#e2587f", "second"), "leaf": ("#4f9a63", "fixed"),
    "paper": PAPER}, nook="study", shapes=("round",))
def paperweight(pen: Pen) -> None:
    pen.part("paper", polygon([(-78, -3), (-50, -13), (74, -12), (84, -2), (80, 0), (-76, 0)]))
    dome = smooth([(-46, -8, "c"), (-50, -36), (-30, -62), (0, -70), (30, -62), (50, -36), (46, -8, "c"), (0, -2)])
    pen.part("glass", dome)
    pen.mark("glass", crescent(dome, -8, -8), tone=-0.14)
    pen.mark("leaf", joined(ellipse(-20, -22, 12, 5, turn=24), ellipse(20, -22, 12, 5, turn=-24)))
    pen.mark("petal", joined(*(ellipse(x, y, 9, 7) for x, y in ((0, -48), (-13, -38), (13, -38), (-8, -26), (8, -26)))))
    pen.mark("paper", ellipse(0, -36, 5))
    gloss(pen, "glass", ellipse(-24, -50, 8, 5, turn=-40), detail=0)
    pen.anchor(top=(0, -70), handle=(0, -40))


@symbol("phone case, phone cover, smartphone case", kinds="thing, electronics", height=0.16, place="surface",
    slots={"case": ("#e0668a", "primary"), "dark": DARK, "inner": ("#3b3f4a", "fixed")}, faces_viewer=True,
    shapes=("rectangular",))
def phone_case(pen: Pen) -> None:
    body = rect(-26, -104, 52, 104, 10)
    pen.part("case", body)
    pen.mark("case", rect(17, -106, 12, 108), tone=-0.1)
    pen.mark("case", difference(rect(-26, -104, 52, 104, 10), rect(-23, -101, 46, 98, 8)), tone=0.1)
    pen.part("inner", rect(-20, -98, 24, 24, 7), shade="flat")
    for x, y in ((-14, -92), (-2, -92), (-14, -80)):
        pen.part("dark", ellipse(x, y, 4.4), shade="flat")
        pen.part("case", ellipse(x - 1, y - 1.2, 1.3), tone=0.3, detail=1)
    pen.mark("case", difference(ellipse(0, -44, 13), ellipse(0, -44, 10.4)), tone=-0.12)
    pen.part("dark", rect(25, -76, 3, 16, 1.5))
    pen.anchor(top=(0, -104), handle=(0, -40))


@symbol("amplifier, guitar amplifier, guitar amp, amp", kinds="electronics, music", height=0.55, place="ground",
    slots={"body": ("#3a3436", "primary"), "cloth": ("#8a7f76", "follow"), "metal": STEEL, "knob": GOLD}, home="stage",
    shapes=("square", "rectangular"))
def amplifier(pen: Pen) -> None:
    pen.part("body", rect(-56, -98, 112, 96, 7))
    pen.mark("body", rect(44, -100, 14, 100), tone=-0.1)
    pen.part("metal", rect(-48, -92, 96, 16, 2), tone=-0.1)
    for k in range(6):
        pen.part("knob", ellipse(-38 + 13 * k, -84, 4.4))
        pen.mark("body", rect(-38.6 + 13 * k, -88, 1.2, 4))
    pen.part("cloth", rect(-48, -72, 96, 64, 3))
    pen.mark("cloth", joined(*(rect(-50 + 6 * k, -74, 1.4, 70) for k in range(18))), tone=-0.1)
    pen.mark("cloth", difference(ellipse(0, -40, 27), ellipse(0, -40, 24)), tone=-0.16)
    pen.mark("cloth", ellipse(0, -40, 9), tone=-0.16)
    pen.part("body", smooth([(-22, -98, "c"), (-18, -106), (18, -106), (22, -98, "c"), (16, -98, "c"), (13, -102),
        (-13, -102), (-16, -98, "c")]), tone=0.1)
    for x in (-50, 42):
        pen.part("metal", rect(x, -3, 8, 3, 1), tone=-0.2)
    pen.anchor(top=(0, -98), handle=(0, -104))


@symbol("coaster, drink coaster, beer mat", kinds="tableware, thing", height=0.1, place="surface",
    slots={"cork": ("#b98250", "primary"), "rim": ("#e9d3ae", "follow")}, traits=("flat", "lies"), shapes=("round",),
    faces_viewer=True)
def coaster(pen: Pen) -> None:
    pen.part("cork", ellipse(0, -50, 50))
    pen.mark("rim", difference(ellipse(0, -50, 43), ellipse(0, -50, 39)))
    pen.mark("cork", difference(ellipse(0, -50, 24), ellipse(0, -50, 21)), tone=-0.1)
    pen.anchor(top=(0, -100), surface=(0, -50))


@symbol("placemat, place mat, tablecloth, table cloth, table runner", kinds="textile, tableware", height=0.32,
    place="surface", slots={"cloth": ("#d9695c", "primary"), "band": ("#f4e6cf", "second")},
    traits=("flat", "lies", "drapes"), shapes=("rectangular",), faces_viewer=True)
def placemat(pen: Pen) -> None:
    pen.part("cloth", rect(-74, -98, 148, 96, 3))
    pen.mark("band", difference(rect(-68, -92, 136, 84, 2), rect(-63, -87, 126, 74, 2)))
    pen.mark("cloth", joined(*(rect(-56 + 14 * k, -84, 3, 68) for k in range(9))), tone=-0.07)
    pen.mark("cloth", joined(*(rect(-60, -82 + 13 * k, 120, 3) for k in range(6))), tone=0.06)
    for x in (-76, 74):
        pen.part("band", joined(*(rect(x, -96 + 6 * k, 3, 3, 1) for k in range(16))), detail=1)
    pen.anchor(top=(0, -98), surface=(0, -50))


@symbol("brooch, brooch pin, pin badge", kinds="jewellery, thing", height=0.05, place="surface", faces_viewer=True,
    slots={"metal": ("#dcae4a", "primary"), "gem": ("#d23f63", "second"), "pearl": ("#f6f1e6", "fixed")},
    shapes=("oval",))
def brooch(pen: Pen) -> None:
    pen.part("metal", joined(*(ellipse(0, -50, 44, 9, turn=t) for t in (0, 45, 90, 135))), tone=-0.08)
    pen.part("metal", ellipse(0, -50, 36, 33))
    pen.mark("metal", crescent(ellipse(0, -50, 36, 33), -3, -4), tone=-0.14)
    for x, y in ((44, -50), (31, -19), (0, -6), (-31, -19), (-44, -50), (-31, -81), (0, -94), (31, -81)):
        pen.part("pearl", ellipse(x, y, 6))
    gem = ellipse(0, -50, 25, 22)
    pen.part("gem", gem)
    pen.mark("gem", polygon([(-13, -60), (13, -60), (17, -50), (0, -34), (-17, -50)]), tone=0.1)
    pen.mark("gem", crescent(gem, -3, -4), tone=-0.16)
    gloss(pen, "gem", ellipse(-9, -60, 6, 3.4, turn=-30), detail=0)
    pen.anchor(top=(0, -100), handle=(0, -50))


@symbol("figurine, statuette, porcelain figurine", kinds="thing, keepsake", height=0.22, place="surface",
    faces_viewer=True, slots={"glaze": ("#f4efe6", "primary"), "trim": ("#7f9fd0", "second"), "gold": GOLD,
    "dark": ("#6a5a58", "fixed")}, home="room")
def figurine(pen: Pen) -> None:
    pen.part("gold", smooth([(-26, -7, "c"), (26, -7, "c"), (30, 0, "c"), (-30, 0, "c")], tension=0.3))
    gown = smooth([(-7, -70, "c"), (7, -70, "c"), (14, -48), (30, -18), (33, -6, "c"), (12, -3), (-12, -3), (-33, -6,
        "c"), (-30, -18), (-14, -48)])
    pen.part("glaze", gown)
    pen.mark("glaze", crescent(gown, -7, 0), tone=-0.1)
    pen.mark("trim", joined(*(ellipse(x, y, 3) for x, y in ((-18, -16), (-6, -12), (6, -12), (18, -16), (-10, -30),
        (10, -30)))))
    pen.mark("trim", curve((-33, -9), (0, -4), (33, -9)), width=3)
    for side in (-1, 1):
        pen.stroke("glaze", curve((side * 6, -66), (side * 19, -56), (side * 7, -45)), 5.4, tone=-0.05)
    pen.part("glaze", rect(-3.6, -76, 7.2, 9, 3), tone=-0.08)
    pen.part("glaze", ellipse(0, -84, 9.6, 10.6))
    hair = smooth([(-11, -80, "c"), (-12, -92), (0, -99), (12, -92), (11, -80, "c"), (7, -90), (-7, -90)])
    pen.part("trim", union(hair, ellipse(0, -99, 5)))
    for x in (-3.6, 3.6):
        pen.part("dark", ellipse(x, -83, 1.1), shade="flat", detail=1)
    pen.mark("dark", curve((-2.4, -78), (0, -77), (2.4, -78)), width=0.9)
    pen.part("trim", ellipse(0, -46, 6))
    pen.anchor(top=(0, -104), handle=(0, -60))


@symbol("pencil holder, pen holder, pencil cup, pencil pot, desk organizer, desk organiser", kinds="stationery, thing",
    height=0.2, place="surface", slots={"cup": ("#4f8f9a", "primary"), "one": ("#e2b13c", "fixed"),
    "two": ("#d8574a", "fixed"), "tip": ("#efd3a4", "fixed"), "dark": DARK}, nook="study", shapes=("cylindrical",))
def pencil_holder(pen: Pen) -> None:
    for x, lean, top, slot in ((-14, -9, -98, "one"), (2, 2, -108, "two"), (16, 11, -94, "one")):
        stem = rotated(rect(x - 4, top + 12, 8, 70, 1), lean, (x, -40))
        pen.part(slot, stem)
        pen.part("tip", rotated(polygon([(x - 4, top + 12), (x + 4, top + 12), (x, top)]), lean, (x, -40)))
        pen.part("dark", rotated(polygon([(x - 1.3, top + 4), (x + 1.3, top + 4), (x, top)]), lean, (x, -40)))
    pen.part("cup", ellipse(0, -60, 31, 7), tone=-0.2)
    cup = smooth([(-31, -60, "c"), (0, -53), (31, -60, "c"), (29, -2, "c"), (0, 4), (-29, -2, "c")])
    pen.part("cup", cup)
    pen.mark("cup", rect(13, -64, 20, 70), tone=-0.1)
    pen.mark("cup", joined(curve((-31, -46), (0, -39), (31, -46)), curve((-30, -12), (0, -5), (30, -12))), tone=0.12,
        width=3)
    gloss(pen, "cup", rect(-24, -50, 4, 40, 2), detail=0)
    pen.anchor(top=(0, -64), handle=(0, -30))


@symbol("canister, tea caddy, storage jar, storage tin", kinds="vessel, container", height=0.18, place="surface",
    slots={"tin": ("#c65f4e", "primary"), "lid": ("#d9ccb4", "second"), "label": PAPER}, nook="kitchen",
    shapes=("cylindrical", "round"))
def canister(pen: Pen) -> None:
    body = smooth([(-36, -76, "c"), (0, -70), (36, -76, "c"), (36, -4, "c"), (0, 5), (-36, -4, "c")])
    pen.part("tin", body)
    pen.mark("tin", rect(16, -82, 24, 90), tone=-0.1)
    pen.part("label", smooth([(-24, -52, "c"), (0, -47), (24, -52, "c"), (24, -26, "c"), (0, -20), (-24, -26, "c")]))
    pen.mark("tin", curve((-14, -38), (0, -35), (14, -38)), width=2.6)
    pen.part("lid", smooth([(-39, -88, "c"), (39, -88, "c"), (39, -75, "c"), (0, -67), (-39, -75, "c")]))
    pen.mark("lid", rect(18, -92, 24, 26), tone=-0.1)
    pen.part("lid", ellipse(0, -88, 39, 8), tone=0.08)
    pen.part("lid", ellipse(0, -94, 9, 7), tone=-0.06)
    gloss(pen, "tin", rect(-30, -66, 4, 54, 2), detail=0)
    pen.anchor(top=(0, -100), handle=(0, -40))


@symbol("yield sign, give way sign", kinds="sign, street furniture", height=2.2,
    faces_viewer=True, slots={"red": ("#d8322f", "primary"), "white": ("#fbf8f2", "second"), "pole": STEEL},
    home="street", shapes=("triangular",), traits=("lettered",))
def yield_sign(pen: Pen) -> None:
    pen.part("pole", rect(-2.4, -64, 4.8, 64))
    plate = polygon([(-34, -100), (34, -100), (0, -42)])
    pen.part("red", plate)
    pen.part("white", polygon([(-20, -92), (20, -92), (0, -58)]))
    pen.mark("red", rect(-2, -88, 4, 14, 1))
    pen.mark("red", ellipse(0, -69, 2.6))
    pen.anchor(top=(0, -100))


@symbol("cufflink, cuff link, stud button", kinds="jewellery, thing", height=0.02, place="surface",
    slots={"metal": STEEL, "stone": ("#2f4f8f", "primary")}, faces_viewer=True, shapes=("round",))
def cufflink(pen: Pen) -> None:
    pen.part("metal", ellipse(0, -50, 50))
    pen.mark("metal", crescent(ellipse(0, -50, 50), -4, -5), tone=-0.16)
    pen.part("stone", ellipse(0, -50, 37))
    pen.mark("stone", crescent(ellipse(0, -50, 37), -5, -5), tone=-0.14)
    gloss(pen, "stone", ellipse(-13, -64, 11, 6, turn=-35), detail=0)
    pen.anchor(top=(0, -100), handle=(0, -50))


@symbol("flagpole, flag pole", kinds="street furniture", height=6.0, slots={"pole": ("#c9ced6", "primary"),
    "ball": GOLD, "stone": ("#a5a29d", "fixed")}, home="park", traits=("anywhere",))
def flagpole(pen: Pen) -> None:
    pen.part("stone", rect(-7, -4, 14, 4, 1))
    pen.part("pole", polygon([(-1.8, -4), (1.8, -4), (1.0, -97), (-1.0, -97)]))
    pen.mark("pole", rect(0.3, -98, 2, 96), tone=-0.12)
    pen.part("ball", ellipse(0, -98, 2.4))
    pen.stroke("pole", curve((1.4, -95), (2.6, -50), (1.8, -18)), 0.5, tone=-0.25)
    pen.anchor(top=(0, -100), hook=(0, -95))


@symbol("bookmark", kinds="stationery, thing", height=0.16, place="surface", faces_viewer=True, nook="study",
    slots={"strip": ("#c8504a", "primary"), "band": ("#f0d9a0", "second"), "cord": ("#e0b04a", "fixed")},
    traits=("flat", "lies"), shapes=("rectangular",))
def bookmark(pen: Pen) -> None:
    pen.stroke("cord", curve((0, -94), (10, -106), (4, -116)), 2)
    pen.part("cord", polygon([(0, -116), (8, -116), (10, -128), (-2, -128)]))
    pen.part("strip", rect(-17, -100, 34, 100, 2))
    pen.mark("band", joined(rect(-13, -84, 26, 3), rect(-13, -14, 26, 3)))
    pen.mark("band", polygon([(0, -64), (10, -48), (0, -32), (-10, -48)]))
    pen.part("band", difference(ellipse(0, -93, 3.4), ellipse(0, -93, 1.6)))
    pen.anchor(top=(0, -100), surface=(0, -50))


@symbol("shower curtain, bath curtain", kinds="curtain, textile, furniture", height=2.0, place="wall",
    home="bathroom", slots={"cloth": ("#8fc7d6", "primary"), "dot": ("#f4f8f9", "second"), "rod": STEEL},
    shapes=("square", "rectangular"))
def shower_curtain(pen: Pen) -> None:
    pen.part("rod", rect(-60, -103, 120, 3.6, 1.8))
    for x in (-61, 61):
        pen.part("rod", ellipse(x, -101, 4))
    edge = [(-54 + 12 * k, -2 + 3 * (k % 2)) for k in range(10)]
    cloth = smooth([(-54, -97, "c"), (54, -97, "c"), (54, -2, "c"), *reversed(edge[1:-1]), (-54, -2, "c")])
    pen.part("cloth", cloth)
    pen.mark("dot", joined(*(ellipse(-42 + 21 * i + 10.5 * (k % 2), -84 + 15 * k, 3.4) for i in range(5)
        for k in range(6))))
    pen.mark("cloth", joined(*(curve((x, -97), (x + 1.5, -50), (x - 1, 2)) for x in range(-48, 54, 12))), tone=-0.1,
        width=3.4)
    pen.mark("cloth", joined(*(curve((x, -97), (x + 1.5, -50), (x - 1, 2)) for x in range(-43, 54, 12))), tone=0.08,
        width=2)
    for x in range(-48, 54, 12):
        pen.part("rod", difference(ellipse(x, -99.5, 3.2, 4.4), ellipse(x, -99.5, 1.8, 3)), tone=-0.1)
    pen.anchor(top=(0, -104))
