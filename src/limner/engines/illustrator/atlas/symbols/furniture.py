"""Furniture and lamps."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    line,
    polygon,
    rect,
    smooth,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    Profile,
    band,
    box,
    crescent,
    curve,
    gloss,
    pole,
    quad,
    rim,
    turned,
)
from limner.engines.illustrator.atlas.templates.furniture import board, cushion, drawers, legs, puffed

WOOD = "#a96d3f"


@symbol("chair, dining chair, kitchen chair, seat", kinds="furniture", height=0.95,
    slots={"wood": (WOOD, "primary"), "seat": ("#2f8088", "second")}, home="room", traits=("seat",))
def chair(pen: Pen) -> None:
    for x, tone in ((22, -0.1), (-22, 0.0)):
        pen.part("wood", pole((x + 2, -46), (x + (1 if x > 0 else -3), -4 if x > 0 else -2), 5.6, 4.4),
            tone=tone - 0.08)
    pen.part("wood", smooth([(18, -44, "c"), (20, -72), (18, -99, "c"), (24.4, -99, "c"), (26, -72), (24.6, -44, "c")]),
        tone=-0.08)
    for y, h, tone in ((-97, 13, 0.02), (-79, 8, -0.01), (-64, 8, -0.03)):
        pen.part("wood", smooth([(-22, y, "c"), (0, y + 3.4), (22, y, "c"), (22, y + h, "c"), (0, y + h + 2.6),
            (-22, y + h, "c")], tension=0.45), tone=tone)
        pen.mark("wood", rect(-30, y + h - 1.2, 60, 5), tone=-0.08)
    back = smooth([(-26, -42, "c"), (-27, -72), (-25.4, -101, "c"), (-19, -101, "c"), (-20, -72), (-18.6, -42, "c")])
    pen.part("wood", back)
    pen.mark("wood", rect(-22, -104, 6, 66), tone=-0.08)
    pen.part("wood", rect(-22, -22, 46, 4, 1), tone=-0.12)
    pen.part("wood", polygon([(-30, -42), (32, -42), (31, -35), (-29, -35)]), tone=-0.04)
    cushion(pen, "seat", -31, -51, 65, 11, radius=0.42)
    for x, d in ((-26, -2), (27, 2)):
        leg = pole((x, -36), (x + d, 0), 6.4, 4.8)
        pen.part("wood", leg)
        pen.mark("wood", rect(x + 1 + d * 0.5, -40, 6, 42), tone=-0.08)
    pen.part("wood", rect(-25, -16, 51, 4, 1), tone=-0.02)
    pen.anchor(seat=(0, -49), top=(0, -50), lean=(-27, -60), under=(0, -1), handle=(0, -98))


@symbol("armchair, easy chair, wingback, recliner", kinds="chair, furniture", height=1,
    slots={"body": ("#4f8f7b", "primary"), "wood": ("#6b4632", "fixed")}, home="room", traits=("seat",))
def armchair(pen: Pen) -> None:
    for x in (-32, 32):
        pen.part("wood", pole((x, -12), (x * 1.04, 0), 5, 3.4))
    back = puffed(-36, -98, 72, 80, 0.26)
    pen.part("body", back, tone=-0.04)
    pen.mark("body", crescent(back, -6, -5), tone=-0.1)
    pen.mark("body", joined(*(ellipse(x, y, 1.6) for x, y in ((-14, -80), (0, -80), (14, -80), (-7, -68), (7, -68)))),
        tone=-0.16, detail=1)
    pen.part("body", rect(-38, -24, 76, 16, 4), tone=-0.05)
    cushion(pen, "body", -30, -44, 60, 24, tone=0.05)
    for side in (-1, 1):
        x = -46 if side < 0 else 26
        arm = puffed(x, -58, 20, 50, 0.44)
        pen.part("body", arm, tone=0.02 if side < 0 else -0.03)
        pen.mark("body", crescent(arm, -3, -4), tone=-0.09)
    pen.anchor(seat=(0, -43), top=(0, -44), lean=(44, -40), under=(0, -2))


@symbol("sofa, couch, settee, loveseat, divan", kinds="furniture", height=0.85,
    slots={"body": ("#d9694f", "primary"), "pillow": ("#f3d79a", "second"), "wood": ("#6b4632", "fixed")},
    home="room", traits=("seat",), shapes=("rectangular",))
def sofa(pen: Pen) -> None:
    for x in (-56, 56):
        pen.part("wood", pole((x, -9), (x * 1.02, 0), 5, 3.4))
    back = puffed(-60, -64, 120, 50, 0.3)
    pen.part("body", back, tone=-0.05)
    pen.mark("body", line([(0, -66), (0, -20)]), tone=-0.13, width=1.2)
    pen.mark("body", crescent(back, -4, -4), tone=-0.1)
    pen.part("body", rect(-62, -18, 124, 11, 3), tone=-0.08)
    for x in (-52, 1):
        cushion(pen, "body", x, -36, 51, 19, tone=0.05, radius=0.36)
    for x, tone in ((-52, 0.0), (30, -0.05)):
        pillow = smooth([(x + 2, -57, "c"), (x + 12, -54), (x + 22, -58, "c"), (x + 20, -46), (x + 23, -35, "c"),
            (x + 11, -37), (x, -34, "c"), (x + 3, -46)])
        pen.part("pillow", pillow, tone=tone)
        pen.mark("pillow", crescent(pillow, -3, -3), tone=-0.08)
    for x, tone in ((-72, 0.02), (52, -0.03)):
        arm = puffed(x, -48, 20, 42, 0.44)
        pen.part("body", arm, tone=tone)
        pen.mark("body", crescent(arm, -3, -4), tone=-0.09)
    pen.anchor(seat=(0, -36), top=(0, -36), lean=(70, -30), under=(0, -2))


@symbol("table, dining table, kitchen table, side table, coffee table", kinds="furniture", height=0.76,
    slots={"wood": ("#b5773f", "primary")}, shapes=("square", "rectangular"), traits=("tabletop",))
def table(pen: Pen) -> None:
    legs(pen, "wood", (-54, 54), (-43, 43), -50, wide=7, narrow=5, lift=7)
    pen.part("wood", rect(-57, -52, 114, 8), tone=-0.11)
    board(pen, "wood", -66, 66, -57, 5.6, (11, 12))
    pen.anchor(top=(0, -63), seat=(0, -60), under=(0, -2), lean=(62, -50))


@symbol("round table, bistro table, cafe table", kinds="table, furniture", height=0.74,
    slots={"wood": ("#c58b54", "primary"), "metal": ("#3d4450", "fixed")}, shapes=("round",), traits=("tabletop",))
def round_table(pen: Pen) -> None:
    pen.part("metal", turned([(-66, 3.4), (-12, 3), (-8, 5), (-4, 24, "c"), (0, 26)], tilt=0.2))
    top: Profile = [(-72.0, 52.0), (-67.0, 52.0)]
    pen.part("wood", turned(top, tilt=0.2), tone=-0.08)
    pen.part("wood", rim(top, tilt=0.2), tone=0.04)
    gloss(pen, "wood", ellipse(-16, -75, 22, 3.4), alpha=0.3)
    pen.anchor(top=(0, -72), under=(0, 0), lean=(50, -68))


@symbol("desk, writing desk, workbench, office desk", kinds="table, furniture", height=0.76,
    slots={"wood": ("#b07a4a", "primary"), "metal": ("#dcc28a", "fixed")}, home="office", nook="study",
    shapes=("rectangular",), traits=("tabletop",))
def desk(pen: Pen) -> None:
    legs(pen, "wood", (-58,), (-50,), -50, wide=6, narrow=5)
    pen.part("wood", rect(-58, -52, 90, 9), tone=-0.1)
    box(pen, "wood", (20, -52), (40, 50), (6, 4))
    drawers(pen, "wood", 21, -50, 38, 47, 3)
    board(pen, "wood", -66, 66, -57, 5.4, (10, 11))
    pen.anchor(top=(-4, -63), under=(-20, -2), seat=(0, -60), lean=(64, -50))


@symbol("stool, bar stool, footstool", kinds="chair, furniture", height=0.6,
    slots={"wood": (WOOD, "primary"), "seat": ("#d9694f", "second")}, traits=("seat", "tabletop"), shapes=("round",))
def stool(pen: Pen) -> None:
    legs(pen, "wood", (-22, 22), (-13, 13), -80, wide=6.4, narrow=5, splay=8, lift=8)
    pen.part("wood", rect(-27, -30, 54, 4.6, 2), tone=-0.04)
    seat: Profile = [(-92.0, 32.0), (-88, 34.0), (-80.0, 31.0)]
    pen.part("seat", turned(seat, tilt=0.2), tone=-0.06)
    pen.part("seat", rim(seat, tilt=0.2), tone=0.04)
    gloss(pen, "seat", ellipse(-10, -94, 13, 2.4), alpha=0.4)
    pen.anchor(seat=(0, -91), top=(0, -92), under=(0, -1))


@symbol("bed, double bed, single bed, bunk", kinds="furniture", height=1.1,
    slots={"cover": ("#5f8fce", "primary"), "sheet": ("#f7f5f0", "fixed"), "wood": ("#8d5a36", "second")},
    home="bedroom", traits=("seat",), shapes=("rectangular",))
def bed(pen: Pen) -> None:
    pen.part("wood", smooth([(-72, 0, "c"), (-72, -58, "c"), (-66, -66), (-58, -66), (-56, -58, "c"), (-56, 0, "c")],
        tension=0.4), tone=-0.02)
    pen.mark("wood", rect(-62, -70, 8, 72), tone=-0.09)
    pen.part("wood", rect(56, -38, 9, 38, 3), tone=-0.06)
    pen.part("wood", rect(-60, -20, 120, 10), tone=-0.05)
    pen.part("sheet", rect(-57, -34, 115, 17, 5), tone=-0.03)
    pillow = smooth([(-56, -36), (-55, -46), (-42, -51), (-28, -47), (-24, -38), (-32, -33), (-48, -32)])
    pen.part("sheet", pillow)
    pen.mark("sheet", crescent(pillow, -3, -4), tone=-0.08)
    cover = smooth([(-30, -40, "c"), (-12, -43), (20, -43), (48, -40), (59, -34), (60, -22), (59, -12, "c"),
        (-26, -12, "c"), (-29, -24)])
    pen.part("cover", cover)
    pen.mark("cover", crescent(cover, -3, -9), tone=-0.08)
    pen.mark("cover", joined(curve((-8, -42), (-4, -28), (-10, -12)), curve((26, -42), (30, -28), (25, -12))),
        tone=-0.07, width=1.2, detail=1)
    pen.part("sheet", smooth([(-33, -40, "c"), (-16, -43.6, "c"), (-13, -28), (-15, -12, "c"), (-29, -12, "c"),
        (-31, -26)]), tone=0.0)
    pen.anchor(top=(12, -42), seat=(12, -42), under=(0, -1), head=(-42, -46), lean=(60, -20))


@symbol("bookshelf, bookcase, shelf", kinds="furniture", height=1.9,
    slots={"wood": ("#8d5a36", "primary"), "a": ("#c9503f", "fixed"), "b": ("#e0a83e", "fixed"),
    "c": ("#3f7f8a", "fixed"), "d": ("#7d5a94", "fixed"), "e": ("#5d8f52", "fixed"), "paper": ("#f6ecd6", "fixed")},
    home="library, room", shapes=("rectangular",), traits=("tabletop",))
def bookshelf(pen: Pen) -> None:
    box(pen, "wood", (-34, -98), (62, 96), (7, 4))
    pen.part("wood", rect(-30, -94, 54, 88), tone=-0.2)
    for row, y in enumerate((-76, -54, -32, -10)):
        x, i = -29.0, row * 3
        while x < 18:
            w, h = 3.6 + (i * 7 % 4) * 0.9, 12.5 + (i * 5 % 4) * 1.2
            slot = "abcde"[(i * 3 + row) % 5]
            if (row, i - row * 3) in ((1, 5), (2, 3)):
                x += 9
                i += 1
                continue
            pen.part(slot, rect(x, y - h, w, h, 0.5))
            pen.mark("paper", rect(x, y - h + 2.4, w, 1.1), alpha=0.8, detail=1)
            x += w + 0.5
            i += 1
        pen.part("wood", rect(-31, y, 56, 4), tone=0.03)
    pen.anchor(top=(0, -101), lean=(-34, -40))


@symbol("lamp, table lamp, desk lamp, bedside lamp, lampshade", kinds="furniture", height=0.55, place="surface",
    slots={"shade": ("#f2c86b", "primary"), "base": ("#3f7f8a", "second"), "lamp": ("#fff0b8", "light"),
    "metal": ("#cda755", "fixed")}, home="room", nook="study")
def lamp(pen: Pen) -> None:
    base: Profile = [(-50, 3), (-44, 6), (-30, 17), (-14, 17), (-6, 9), (-4, 15, "c"), (0, 16)]
    shape = turned(base, tilt=0.2)
    pen.part("base", shape)
    pen.mark("base", crescent(shape, -8, 0), tone=-0.09)
    gloss(pen, "base", ellipse(-8, -26, 2.4, 7, turn=10), detail=0)
    pen.part("metal", turned([(-60, 2), (-48, 2.4), (-46, 4)], tilt=0.2))
    shade: Profile = [(-98.0, 18.0), (-52.0, 34.0)]
    pen.part("lamp", ellipse(0, -52, 33, 5), shade="flat")
    pen.part("shade", turned(shade, tilt=0.13), shade="glow")
    pen.mark("shade", crescent(turned(shade, tilt=0.13), -9, 0), tone=-0.06, shade="glow")
    pen.mark("lamp", smooth([(-20, -50), (-10, -84), (0, -92), (10, -84), (20, -50)]), shade="glow", alpha=0.35)
    pen.mark("shade", joined(band(shade, -98, -94.6, tilt=0.13), band(shade, -55.5, -52, tilt=0.13)), tone=-0.09,
        shade="glow")
    pen.part("lamp", ellipse(0, -98, 17, 2), shade="flat")
    pen.anchor(top=(0, -99), lamp=(0, -72))


@symbol("floor lamp, standing lamp, standard lamp", kinds="lamp, furniture", height=1.6,
    slots={"shade": ("#f0c66a", "primary"), "metal": ("#b98f4a", "fixed"), "lamp": ("#fff0b8", "light")})
def floor_lamp(pen: Pen) -> None:
    pen.part("metal", turned([(-76, 1.1), (-6, 1.5, "c"), (-4, 3, "c"), (-3, 11, "c"), (0, 13)], tilt=0.2))
    shade: Profile = [(-100.0, 10.0), (-74.0, 19.0)]
    pen.part("lamp", ellipse(0, -74, 18.4, 2.6), shade="flat")
    pen.part("shade", turned(shade, tilt=0.12), shade="glow")
    pen.mark("shade", crescent(turned(shade, tilt=0.12), -5, 0), tone=-0.06, shade="glow")
    pen.mark("lamp", smooth([(-11, -72), (-5, -92), (0, -96), (5, -92), (11, -72)]), shade="glow", alpha=0.35)
    pen.mark("shade", band(shade, -76, -74, tilt=0.12), tone=-0.09, shade="glow")
    pen.stroke("metal", line([(8, -73), (8, -62)]), 0.5, detail=1)
    pen.anchor(top=(0, -100), lamp=(0, -86), lean=(2, -40))


@symbol("chandelier, ceiling lamp, pendant lamp", kinds="lamp, furniture", height=0.8, place="wall",
    slots={"metal": ("#d3a548", "primary"), "candle": ("#fbf4e2", "fixed"), "lamp": ("#ffd773", "light"),
    "glass": ("#d9eef5", "fixed")}, traits=("homely",))
def chandelier(pen: Pen) -> None:
    pen.stroke("metal", line([(0, -100), (0, -66)]), 2)
    pen.part("metal", ellipse(0, -98, 9, 3))
    for x, y in ((-50, -40), (50, -40), (-27, -34), (27, -34)):
        pen.stroke("metal", curve((0, -44), (x * 0.3, -26), (x * 0.75, -24), (x, y)), 2.6, tone=-0.04)
        pen.part("metal", polygon([(x - 6, y - 3), (x + 6, y - 3), (x + 3, y + 2), (x - 3, y + 2)]))
        pen.part("candle", rect(x - 2.6, y - 17, 5.2, 14, 1))
        pen.part("lamp", smooth([(x, y - 29, "c"), (x + 3.4, y - 21), (x, y - 17), (x - 3.4, y - 21)]), shade="glow")
        pen.part("glass", smooth([(x, y + 3, "c"), (x + 2.2, y + 9), (x, y + 12), (x - 2.2, y + 9)]), shade="flat")
    pen.part("metal", turned([(-68, 3), (-60, 7), (-52, 4), (-44, 8), (-34, 3)], tilt=0.2))
    pen.part("glass", smooth([(0, -34, "c"), (4.4, -22), (0, -14), (-4.4, -22)]), shade="flat")
    pen.anchor(top=(0, -100), lamp=(0, -50))


@symbol("wardrobe, closet, cupboard, cabinet, armoire", kinds="furniture", height=2,
    slots={"wood": ("#9a6a42", "primary"), "metal": ("#e0c27a", "fixed")}, home="bedroom",
    shapes=("rectangular",), traits=("hollow",))
def wardrobe(pen: Pen) -> None:
    for x in (-32.0, 28.0):
        pen.part("wood", rect(x, -6, 7, 6, 1), tone=-0.15)
    box(pen, "wood", (-36, -94), (70, 90), (8, 5))
    pen.part("wood", rect(-40, -99, 78, 7, 2), tone=0.04)
    for x in (-33, 0.5):
        pen.part("wood", rect(x, -90, 31, 58, 1), tone=0.03)
        pen.mark("wood", difference(rect(x + 4, -86, 23, 50, 1), rect(x + 5.2, -84.8, 20.6, 47.6)), tone=-0.1)
    for x in (-5.4, 3):
        pen.part("metal", rect(x, -66, 2, 9, 1), shade="flat")
    drawers(pen, "wood", -34, -31, 66, 26, 2)
    pen.anchor(top=(0, -100), lean=(-36, -40), seat=(0, -99))


@symbol("dresser, chest of drawers, commode, sideboard, nightstand, drawer, bedside table", kinds="furniture",
    height=0.9, slots={"wood": ("#5f9a94", "primary"), "metal": ("#e0c27a", "fixed")}, home="bedroom",
    traits=("tabletop",))
def dresser(pen: Pen) -> None:
    for x in (-40, 35):
        pen.part("wood", pole((x + 3, -12), (x + 3, 0), 6, 4), tone=-0.15)
    box(pen, "wood", (-46, -72), (84, 64), (9, 6))
    drawers(pen, "wood", -44, -70, 80, 60, 3, columns=2)
    board(pen, "wood", -50, 52, -74, 4, (8, 7), skew=2)
    pen.anchor(top=(0, -78), lean=(-46, -40), seat=(0, -76))


@symbol("clock, wall clock, timepiece", kinds="thing", height=0.35, place="wall", faces_viewer=True,
    slots={"rim": ("#c9503f", "primary"), "face": ("#fdf9ef", "fixed"), "dark": ("#33373f", "fixed"),
    "hand": ("#d9483f", "fixed")}, shapes=("round",))
def clock(pen: Pen) -> None:
    _dial(pen, 0, -50, 50)
    pen.anchor(top=(0, -100))


def _dial(pen: Pen, x: float, y: float, r: float) -> None:
    pen.part("rim", ellipse(x, y, r))
    pen.mark("rim", crescent(ellipse(x, y, r), -r * 0.1, -r * 0.1), tone=-0.1)
    gloss(pen, "rim", crescent(ellipse(x, y, r * 0.95), r * 0.05, r * 0.06), detail=0)
    pen.part("rim", ellipse(x, y, r * 0.83), tone=-0.14)
    pen.part("face", ellipse(x, y, r * 0.8), shade="flat")
    pen.mark("face", crescent(ellipse(x, y, r * 0.8), r * 0.04, r * 0.07), tone=-0.1)
    ticks = []
    for i in range(12):
        t, k = math.radians(30 * i), 0.58 if i % 3 == 0 else 0.65
        ticks.append(line([(x + r * k * math.cos(t), y + r * k * math.sin(t)),
            (x + r * 0.72 * math.cos(t), y + r * 0.72 * math.sin(t))]))
    pen.stroke("dark", joined(*ticks), r * 0.05)
    pen.stroke("dark", line([(x, y), (x - r * 0.26, y - r * 0.3)]), r * 0.09)
    pen.stroke("dark", line([(x, y), (x + r * 0.34, y - r * 0.48)]), r * 0.065)
    pen.stroke("hand", line([(x - r * 0.06, y - r * 0.14), (x + r * 0.2, y + r * 0.5)]), r * 0.026, detail=1)
    pen.part("dark", ellipse(x, y, r * 0.07), shade="flat")


@symbol("alarm clock, bedside clock", kinds="clock, thing", height=0.15, place="surface", faces_viewer=True,
    slots={"rim": ("#e2574a", "primary"), "face": ("#fdf9ef", "fixed"), "dark": ("#33373f", "fixed"),
    "hand": ("#d9483f", "fixed"), "metal": ("#d9b35a", "fixed")}, told_in="bedroom", nook="study")
def alarm_clock(pen: Pen) -> None:
    for side in (-1, 1):
        pen.part("metal", pole((side * 18, -14), (side * 27, 0), 6, 4.4))
        bell = smooth([(side * 4, -86, "c"), (side * 14, -97), (side * 28, -94), (side * 33, -82),
            (side * 30, -74, "c")])
        pen.part("metal", bell)
        pen.mark("metal", crescent(bell, -3, -1), tone=-0.1)
    pen.part("metal", pole((0, -80), (0, -98), 3, 3), tone=-0.08)
    pen.part("metal", rect(-5, -102, 10, 7, 2), tone=-0.04)
    _dial(pen, 0, -44, 40)
    pen.anchor(top=(0, -100))


@symbol("mirror, looking glass, wall mirror", kinds="furniture", height=1, place="wall",
    slots={"frame": ("#c99a45", "primary"), "glass": ("#cfe4ee", "fixed")}, shapes=("rectangular", "oval"))
def mirror(pen: Pen) -> None:
    pen.part("frame", ellipse(0, -50, 36, 50))
    pen.mark("frame", crescent(ellipse(0, -50, 36, 50), -3, -3), tone=-0.12)
    pen.part("frame", ellipse(0, -50, 30.6, 44.6), tone=-0.14)
    pen.part("glass", ellipse(0, -50, 29.4, 43.4))
    for x, w in ((-30, 12), (-12, 4)):
        pen.mark("glass", polygon([(x + 34, -100), (x + 34 + w, -100), (x - 6 + w, 0), (x - 6, 0)]), tone=0.1,
            alpha=0.7)
    pen.anchor(top=(0, -100))


@symbol("picture frame, framed picture, framed painting, framed photo, portrait frame", kinds="thing", height=0.7,
    place="wall", slots={"frame": ("#a9743f", "primary"), "mat": ("#fbf7ee", "fixed"), "sky": ("#a9d8ec", "fixed"),
    "hill": ("#5f9f62", "fixed"), "sun": ("#f6b93d", "fixed")}, held="read", shapes=("square", "rectangular"))
def picture_frame(pen: Pen) -> None:
    pen.part("frame", rect(-58, -92, 116, 92, 2))
    pen.mark("frame", polygon([(58, -92), (58, 0), (-58, 0), (-50, -8), (50, -8), (50, -84)]), tone=-0.1)
    pen.part("mat", rect(-50, -84, 100, 76), shade="flat")
    pen.part("sky", rect(-40, -74, 80, 56), shade="flat")
    pen.mark("sun", ellipse(16, -52, 10))
    pen.mark("hill", smooth([(-60, -30), (-26, -48), (6, -30), (30, -40), (60, -28), (60, 0), (-60, 0)]), tone=0.06)
    pen.mark("hill", smooth([(-60, -22), (-10, -32), (20, -24), (60, -18), (60, 0), (-60, 0)]), tone=-0.06)
    pen.anchor(top=(0, -92))


@symbol("rug, carpet, mat, doormat", kinds="furniture", height=0.4, slots={"body": ("#b8485a", "primary"),
    "trim": ("#f0d7a6", "second")}, traits=("anywhere",), shapes=("rectangular", "oval"))
def rug(pen: Pen) -> None:
    for k in (-1, 1):
        pen.stroke("trim", joined(*(line([(k * (62 + (i / 12) * 6), -30 + 2.5 * i),
            (k * (67 + (i / 12) * 6), -29.6 + 2.5 * i)]) for i in range(12))), 1)
    shape = quad((-62, -31), (62, -31), (70, 0), (-70, 0))
    pen.part("body", shape)
    pen.mark("trim", difference(quad((-57, -28), (57, -28), (63, -4), (-63, -4)),
        quad((-54.5, -26.4), (54.5, -26.4), (60, -6), (-60, -6))))
    pen.mark("trim", joined(*(polygon([(x, -22), (x + 9, -16), (x, -10), (x - 9, -16)]) for x in (-34, 0, 34))))
    pen.mark("body", joined(*(polygon([(x, -19), (x + 4.5, -16), (x, -13), (x - 4.5, -16)]) for x in (-34, 0, 34))),
        tone=-0.1)
    pen.anchor(top=(0, -14), seat=(0, -14))


@symbol("bathtub, bath, tub", kinds="furniture", height=0.65, slots={"body": ("#f5f7fa", "primary"),
    "metal": ("#c9a24a", "fixed"), "water": ("#8fcbe6", "fixed"), "foam": ("#ffffff", "fixed")}, home="bathroom",
    traits=("hollow",))
def bathtub(pen: Pen) -> None:
    for x in (-40, 40):
        pen.part("metal", smooth([(x - 7, -10, "c"), (x + 7, -10, "c"), (x + 4, -4), (x + 6, 0, "c"), (x - 6, 0, "c"),
            (x - 4, -4)]))
    pen.stroke("metal", curve((56, -54), (56, -76), (44, -78), (40, -70)), 4)
    pen.part("body", ellipse(0, -56, 64, 8), tone=-0.06)
    pen.part("water", ellipse(0, -55, 58, 5.6), shade="flat")
    for x, y, r in ((-36, -60, 9), (-22, -65, 10), (-6, -61, 9), (8, -58, 6), (-46, -57, 6)):
        pen.part("foam", ellipse(x, y, r))
    with pen.in_front():
        shell = smooth([(-66, -57, "c"), (-40, -50.5), (0, -48.5), (40, -50.5), (66, -57, "c"), (60, -30), (48, -11),
            (30, -6), (-30, -6), (-48, -11), (-60, -30)])
        pen.part("body", shell)
        pen.mark("body", crescent(shell, -10, -12), tone=-0.08)
        pen.stroke("body", curve((-66, -57), (-40, -50.5), (0, -48.5), (40, -50.5), (66, -57)), 4, tone=0.04)
    pen.anchor(mouth=(0, -55), opening=(0, -55), seat=(6, -46), top=(0, -57))


@symbol("toilet, lavatory, loo, wc", kinds="furniture", height=0.8, slots={"body": ("#f3f5f9", "primary"),
    "metal": ("#b8c0ca", "fixed"), "water": ("#9fd3ea", "fixed")}, home="bathroom")
def toilet(pen: Pen) -> None:
    pen.part("body", smooth([(-44, -52, "c"), (-44, -92, "c"), (-16, -92, "c"), (-18, -52, "c")], tension=0.2))
    pen.mark("body", rect(-26, -94, 12, 44), tone=-0.07)
    pen.part("body", rect(-47, -98, 34, 8, 2.6), tone=0.02)
    pen.part("metal", rect(-34, -101, 8, 3.6, 1.5))
    pen.part("body", smooth([(-20, -54, "c"), (-16, -92), (-8, -98), (-4, -90), (-6, -56, "c")]), tone=-0.03)
    foot = smooth([(-34, 0, "c"), (-34, -24), (-44, -50, "c"), (44, -50, "c"), (40, -36), (24, -24), (14, -14),
        (16, 0, "c")])
    pen.part("body", foot)
    pen.mark("body", crescent(foot, -9, -6), tone=-0.09)
    pen.part("body", ellipse(4, -52, 45, 9), tone=-0.05)
    pen.part("body", ellipse(4, -54, 45, 9), tone=0.02)
    pen.part("body", ellipse(6, -54, 34, 5.6), tone=-0.18)
    pen.part("water", ellipse(8, -52.6, 24, 3.2), shade="flat")
    pen.anchor(seat=(4, -54), top=(-30, -98), mouth=(4, -54))
