"""Games, sports and music: what is played on and with."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    Path,
    difference,
    ellipse,
    joined,
    line,
    outline,
    polygon,
    rect,
    rotated,
    smooth,
    star,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    Hue,
    Profile,
    crescent,
    curve,
    gloss,
    pole,
    turned,
)

STEEL: Hue = ("#aeb8c4", "fixed")
DARK: Hue = ("#2f343d", "fixed")


@symbol("drum kit, drum set, drumset", kinds="musical instrument", height=1.2,
    slots={"shell": ("#c9303a", "primary"), "skin": ("#f8f4ea", "fixed"), "metal": ("#c3ccd6", "fixed"),
    "brass": ("#e3b84a", "fixed")}, home="stage")
def drum_kit(pen: Pen) -> None:
    for x0, x1, y in ((-58, -64, -96), (58, 64, -100), (-74, -78, -62)):
        pen.part("metal", pole((x1, -2), (x0, y), 2.4, 2))
        pen.stroke("metal", joined(line([(x1, -14), (x1 - 9, 0)]), line([(x1, -14), (x1 + 9, 0)])), 2)
    for x, y, turn in ((-58, -97, 10), (58, -101, -12)):
        pen.part("brass", rotated(ellipse(x, y, 27, 6), turn, (x, y)))
        pen.mark("brass", rotated(joined(ellipse(x, y, 18, 3.6)), turn, (x, y)), tone=0.08)
        pen.part("brass", rotated(ellipse(x, y - 2, 6, 3), turn, (x, y)), tone=-0.08)
    pen.part("brass", ellipse(-74, -58, 19, 4.4), tone=-0.05)
    pen.part("brass", ellipse(-74, -63, 19, 4.4))
    bass = ellipse(0, -32, 32)
    pen.part("shell", bass)
    pen.part("metal", difference(ellipse(0, -32, 32), ellipse(0, -32, 29)))
    pen.part("skin", ellipse(0, -32, 27))
    pen.mark("skin", crescent(ellipse(0, -32, 27), -6, -4), tone=-0.08)
    pen.mark("shell", star(0, -32, 13, 6, 5))
    pen.stroke("metal", joined(line([(-24, -10), (-32, 0)]), line([(24, -10), (32, 0)])), 2.4)
    for x, y, r, h in ((-24, -62, 19, 19), (24, -62, 19, 19)):
        body: Profile = [(y - h, r), (y, r)]
        pen.part("shell", turned(body, cx=x, tilt=0.24))
        pen.mark("shell", crescent(turned(body, cx=x, tilt=0.24), -6, 0), tone=-0.12)
        pen.part("metal", ellipse(x, y - h, r + 1, 5.4))
        pen.part("skin", ellipse(x, y - h, r - 1, 4.2), shade="flat")
    for x, y, r, h, legs in ((52, -36, 20, 32, True), (-48, -38, 19, 13, False)):
        body = [(y - h + 14, r), (y + 14, r)]
        for dx in (-r + 4, r - 4):
            pen.stroke("metal", line([(x + dx * 0.8, y + 8), (x + dx, 0)]), 2.4)
        pen.part("shell" if legs else "metal", turned(body, cx=x, tilt=0.24))
        pen.mark("shell" if legs else "metal", crescent(turned(body, cx=x, tilt=0.24), -6, 0), tone=-0.12)
        pen.part("metal", ellipse(x, y - h + 14, r + 1, 5.4))
        pen.part("skin", ellipse(x, y - h + 14, r - 1, 4.2), shade="flat")
    pen.anchor(top=(0, -84), lean=(60, -40))


@symbol("record player, turntable, vinyl player", kinds="electronics", height=0.2, place="surface",
    slots={"body": ("#a9703f", "primary"), "disc": ("#262930", "fixed"), "label": ("#d9453f", "second"),
    "metal": ("#c9d0d8", "fixed")}, nook="study")
def record_player(pen: Pen) -> None:
    pen.part("body", polygon([(-64, -22), (64, -22), (64, -4), (-64, -4)]), tone=-0.08)
    pen.part("body", polygon([(-48, -62), (48, -62), (64, -22), (-64, -22)]), tone=0.05)
    for x in (-50, 50):
        pen.part("disc", rect(x - 8, -5, 16, 5, 2))
    pen.part("metal", ellipse(-12, -40, 41, 16))
    pen.part("disc", ellipse(-12, -42, 40, 15.6))
    pen.mark("disc", joined(*(difference(ellipse(-12, -42, r, r * 0.39), ellipse(-12, -42, r - 0.8, r * 0.39 - 0.5))
        for r in (20, 25, 30, 35))), tone=0.12)
    pen.mark("disc", joined(polygon([(-12, -42), (-60, -58), (-60, -50)]), polygon([(-12, -42), (40, -30), (40, -24)])),
        tone=0.14, alpha=0.7)
    pen.part("label", ellipse(-12, -42, 13, 5.2))
    pen.part("metal", ellipse(-12, -42, 2, 1))
    pen.part("metal", ellipse(42, -52, 7, 4.4))
    pen.part("metal", outline(smooth([(42, -53), (44, -38), (28, -32), (14, -36, "c")], closed=False), 3.4))
    pen.part("disc", rotated(rect(6, -40, 12, 6, 1), -14, (12, -37)))
    for x in (34, 48):
        pen.part("metal", ellipse(x, -13, 4.6))
    pen.anchor(top=(-10, -46))


@symbol("vinyl record, vinyl, record, vinyl disc, gramophone record, lp", kinds="thing", height=0.3, place="surface",
    faces_viewer=True,
    slots={"disc": ("#262930", "fixed"), "label": ("#e0703a", "primary"), "sleeve": ("#3f7f8a", "second")},
    nook="study", printed="cover", shapes=("round",))
def vinyl_record(pen: Pen) -> None:
    pen.part("sleeve", rect(-62, -92, 90, 92, 2))
    pen.mark("sleeve", rect(-62, -92, 4, 92), tone=-0.14)
    pen.mark("label", joined(ellipse(-17, -50, 24), rect(-54, -14, 60, 5)), alpha=0.9)
    pen.mark("sleeve", joined(ellipse(-17, -50, 14)), tone=0.05)
    pen.part("disc", ellipse(26, -46, 43))
    pen.mark("disc", joined(*(difference(ellipse(26, -46, r), ellipse(26, -46, r - 0.9))
        for r in (20, 24, 28, 32, 36, 40))), tone=0.12)
    pen.mark("disc", joined(polygon([(26, -46), (60, -90), (74, -76)]), polygon([(26, -46), (-10, -2), (-22, -18)])),
        tone=0.2, alpha=0.7)
    pen.part("label", ellipse(26, -46, 15))
    pen.mark("label", joined(rect(19, -55, 14, 2), rect(21, -39, 10, 2)), tone=0.2)
    pen.part("disc", ellipse(26, -46, 2.2), shade="flat")
    pen.anchor(top=(0, -92), lean=(-60, -40))


@symbol("cassette, cassette tape, mixtape, audio cassette, tape cassette", kinds="electronics", height=0.07,
    place="surface", faces_viewer=True,
    slots={"body": ("#3a4250", "primary"), "label": ("#f6efe0", "fixed"), "stripe": ("#e8793a", "second"), "dark": DARK,
    "white": ("#fbf8f2", "fixed")}, nook="study", shapes=("rectangular",))
def cassette(pen: Pen) -> None:
    pen.part("body", rect(-58, -76, 116, 76, 6))
    pen.mark("body", rect(-60, -6, 120, 8), tone=-0.1)
    pen.part("label", rect(-50, -70, 100, 50, 4))
    pen.mark("stripe", joined(rect(-52, -32, 104, 6), rect(-52, -24, 104, 6)))
    pen.mark("dark", joined(line([(-42, -63), (42, -63)]), line([(-42, -58), (42, -58)])), width=0.9, alpha=0.6)
    pen.part("dark", rect(-34, -53, 68, 20, 10))
    for x in (-22, 22):
        pen.part("white", ellipse(x, -43, 8))
        pen.part("dark", ellipse(x, -43, 4.6))
        pen.part("white", joined(*(rotated(rect(x - 0.8, -48, 1.6, 3), 60 * i, (x, -43)) for i in range(6))), detail=1)
    pen.part("label", rect(-10, -48, 20, 10, 1), tone=-0.2)
    pen.part("body", polygon([(-34, 0), (-29, -17), (29, -17), (34, 0)]), tone=0.06)
    pen.mark("dark", joined(ellipse(-20, -7, 2.6), ellipse(20, -7, 2.6), rect(-8, -9, 5, 5), rect(3, -9, 5, 5)))
    for x, y in ((-53, -71), (53, -71), (-53, -5), (53, -5)):
        pen.part("white", ellipse(x, y, 1.6), detail=1)
    pen.anchor(top=(0, -76))


@symbol("harmonica, mouth organ, blues harp", kinds="musical instrument", height=0.035, place="surface",
    slots={"metal": ("#c3ccd6", "primary"), "wood": ("#7a3f2c", "fixed"), "dark": DARK}, shapes=("rectangular",))
def harmonica(pen: Pen) -> None:
    pen.part("metal", polygon([(-62, -40), (-50, -50), (74, -50), (62, -40)]), tone=0.08)
    pen.part("metal", polygon([(62, -40), (74, -50), (74, -14), (62, -2)]), tone=-0.14)
    pen.part("wood", rect(-64, -40, 128, 38, 3))
    pen.part("dark", joined(*(rect(-58 + 11.8 * i, -27, 8, 12, 1) for i in range(10))), shade="flat")
    for y in (-41, -12):
        pen.part("metal", rect(-66, y, 132, 12, 4))
        pen.mark("metal", rect(-66, y + 7, 132, 6), tone=-0.12)
        pen.mark("metal", rect(-60, y + 2, 110, 2.4), tone=0.12)
    for x in (-60, 60):
        pen.part("metal", ellipse(x, -35, 2), tone=-0.2)
    pen.anchor(top=(0, -46), handle=(0, -20))


@symbol("maraca, pair of maracas, shaker instrument, rattle", kinds="musical instrument, toy", height=0.25,
    place="surface",
    slots={"body": ("#d9453f", "primary"), "wood": ("#c98f4e", "fixed"), "a": ("#f6c43d", "fixed"),
    "b": ("#3f9f8a", "fixed")})
def maraca(pen: Pen) -> None:
    for turn, tone in ((34, -0.06), (-34, 0.0)):
        c = (0.0, -22.0)
        pen.part("wood", rotated(smooth([(-3, -52, "c"), (3, -52, "c"), (4, -20), (4.6, -2), (0, 0), (-4.6, -2),
            (-4, -20)]), turn, c), tone=tone)
        pod = rotated(smooth([(0, -108), (16, -102), (21, -84), (15, -62), (5, -50), (-5, -50), (-15, -62), (-21, -84),
            (-16, -102)]), turn, c)
        pen.part("body", pod, tone=tone)
        pen.mark("a", rotated(joined(rect(-30, -92, 60, 5), rect(-30, -72, 60, 5)), turn, c))
        pen.mark("b", rotated(smooth([(x, -81 + (4 if i % 2 else -4)) for i, x in enumerate(range(-28, 29, 7))],
            closed=False), turn, c), width=3)
        pen.mark("body", rotated(ellipse(-9, -98, 4, 7, 24), turn, c), tone=0.2, alpha=0.6)
    pen.anchor(top=(0, -90), handle=(0, -20))


@symbol("bowling ball", kinds="ball, toy", height=0.22, slots={"body": ("#2f4fa8", "primary"),
    "dark": ("#1a1f2e", "fixed")}, home="gym", shapes=("round", "spherical"))
def bowling_ball(pen: Pen) -> None:
    disc = ellipse(0, -50, 50)
    pen.part("body", disc)
    pen.mark("body", crescent(disc, -14, -13), tone=-0.14)
    pen.mark("body", joined(curve((-46, -36), (-20, -28), (4, -40), (30, -30), (50, -44)),
        curve((-40, -16), (-10, -8), (20, -18))), tone=0.1, width=4, alpha=0.5)
    pen.part("dark", joined(ellipse(4, -78, 6.4, 5.6), ellipse(22, -72, 6.4, 5.6), ellipse(8, -60, 7, 6)), shade="flat")
    gloss(pen, "body", ellipse(-22, -76, 12, 8, turn=-40), detail=0, alpha=0.5)
    pen.anchor(top=(0, -100), handle=(0, -50), seat=(0, -100))


@symbol("bowling pin, skittle, ninepin", kinds="toy, sports gear", height=0.38,
    slots={"body": ("#fbf8f2", "primary"), "band": ("#d9303a", "second")}, home="gym")
def bowling_pin(pen: Pen) -> None:
    pin = smooth([(0, -100), (11, -96), (13, -86), (9, -72), (9, -64), (18, -44), (21, -28), (16, -6), (12, 0, "c"),
        (-12, 0, "c"), (-16, -6), (-21, -28), (-18, -44), (-9, -64), (-9, -72), (-13, -86), (-11, -96)])
    pen.part("body", pin)
    pen.mark("band", joined(rect(-20, -75, 40, 4.4), rect(-20, -67, 40, 4.4)))
    pen.mark("body", crescent(pin, -6, 0), tone=-0.1)
    pen.mark("body", joined(ellipse(-9, -34, 3, 14), ellipse(-6, -90, 2.4, 5)), tone=0.06)
    pen.anchor(top=(0, -100), handle=(0, -66))


@symbol("boxing glove, pair of boxing gloves", kinds="sports gear, clothing", height=0.3, place="surface",
    garment="boxing gloves",
    slots={"body": ("#d3262f", "primary"), "cuff": ("#fbf6ea", "second"), "lace": ("#2f343d", "fixed")})
def boxing_glove(pen: Pen) -> None:
    body = smooth([(-26, -24, "c"), (-36, -52), (-38, -80), (-22, -98), (8, -102), (32, -92), (40, -70), (34, -46),
        (24, -24, "c")])
    pen.part("body", body)
    pen.mark("body", crescent(body, -10, -6), tone=-0.1)
    gloss(pen, "body", smooth([(-30, -78), (-20, -92), (-4, -96), (-14, -86), (-24, -72)]), detail=0, alpha=0.6)
    thumb = smooth([(-12, -32), (-34, -44), (-48, -62), (-44, -76), (-32, -76), (-18, -64), (-4, -54), (0, -42)])
    pen.part("body", thumb, tone=0.05)
    pen.mark("body", crescent(thumb, -4, -6), tone=-0.1)
    pen.mark("body", curve((0, -56), (16, -62), (32, -58)), tone=-0.14, width=2)
    pen.part("cuff", smooth([(-30, -28, "c"), (0, -24), (29, -28, "c"), (31, -4, "c"), (0, 1), (-31, -4, "c")]))
    pen.mark("body", joined(curve((-32, -10), (0, -6), (32, -10))), width=4)
    pen.stroke("lace", joined(line([(-8, -22), (8, -12)]), line([(8, -22), (-8, -12)])), 1.8)
    pen.anchor(top=(0, -100), handle=(0, -12), fit=(0, -12))


@symbol("hockey stick, ice hockey stick, hockey puck, puck", kinds="sports gear", height=1.5,
    slots={"wood": ("#c98f4e", "primary"), "tape": ("#262930", "fixed"), "stripe": ("#d9453f", "second")}, home="gym")
def hockey_stick(pen: Pen) -> None:
    shaft = polygon([(-42, -104), (-35, -107), (20, -8), (12, -4)])
    pen.part("wood", union(shaft, smooth([(10, -10, "c"), (20, -12, "c"), (34, -10), (52, -14), (57, -7), (52, 0, "c"),
        (20, 0), (12, -3)])))
    pen.mark("tape", joined(polygon([(24, -20), (60, -20), (60, 4), (24, 4)])))
    pen.mark("tape", polygon([(-48, -112), (-30, -112), (-22, -90), (-40, -84)]))
    pen.mark("stripe", joined(polygon([(-20, -66), (-6, -66), (-2, -58), (-16, -58)]),
        polygon([(-14, -54), (0, -54), (3, -47), (-11, -47)])))
    pen.part("tape", turned([(-7, 15), (-1, 15)], cx=-26, tilt=0.25), tone=-0.03)
    pen.part("tape", ellipse(-26, -7, 15, 3.8), tone=0.08)
    pen.anchor(top=(-38, -105), handle=(-30, -92), lean=(-20, -60))


@symbol("ice skate, figure skate, pair of ice skates", kinds="shoe, sports gear", height=0.3, place="surface",
    slots={"body": ("#f6f3ec", "primary"), "blade": ("#b4bfcb", "fixed"), "lace": ("#8a9ab0", "fixed"),
    "sole": ("#5a4a42", "fixed")})
def ice_skate(pen: Pen) -> None:
    pen.part("blade", smooth([(-38, -4, "c"), (-34, -9, "c"), (44, -9), (58, -13, "c"), (60, -8), (52, -1), (-30, -1),
        (-38, -4)], tension=0.3))
    for x in (-24, 24):
        pen.part("blade", polygon([(x - 8, -19), (x + 10, -19), (x + 4, -8), (x - 2, -8)]), tone=-0.1)
    pen.part("sole", smooth([(-40, -26, "c"), (50, -24), (54, -20), (46, -17), (-12, -17), (-16, -14, "c"),
        (-38, -14, "c")], tension=0.3))
    boot = smooth([(-36, -96, "c"), (-32, -60), (-38, -44), (-40, -25, "c"), (52, -23, "c"), (52, -34), (38, -42),
        (14, -50), (6, -62), (8, -96, "c"), (-14, -92)])
    pen.part("body", boot)
    pen.mark("body", crescent(boot, -6, -6), tone=-0.09)
    pen.part("body", smooth([(2, -100), (14, -98), (16, -66), (22, -52), (14, -49), (5, -60), (2, -90)]), tone=-0.05)
    pen.stroke("lace", joined(*(line([(x - 10, y + 3), (x + 4, y - 3)]) for x,
        y in ((9, -88), (9, -79), (10, -70), (13, -61), (20, -53), (30, -47)))), 2.6)
    pen.part("body", smooth([(-38, -98, "c"), (-14, -93), (10, -98, "c"), (9, -90), (-14, -86), (-36, -90)]),
        tone=-0.04)
    pen.anchor(top=(-14, -96), fit=(-14, -92), handle=(-30, -90))


@symbol("roller skate, rollerblade, inline skate, pair of roller skates", kinds="shoe, sports gear", height=0.3,
    place="surface", slots={"body": ("#e0578a", "primary"), "wheel": ("#f6d24a", "second"),
    "lace": ("#fdfcf8", "fixed"), "dark": DARK})
def roller_skate(pen: Pen) -> None:
    for x, tone in ((-22, -0.12), (36, -0.12)):
        pen.part("wheel", ellipse(x + 8, -11, 9), tone=tone)
    pen.part("dark", rect(-40, -26, 92, 7, 2))
    pen.part("dark", joined(polygon([(-32, -20), (-12, -20), (-18, -8), (-26, -8)]),
        polygon([(22, -20), (42, -20), (36, -8), (28, -8)])), tone=0.06)
    pen.part("wheel", union(ellipse(56, -22, 6), rect(48, -26, 8, 6)), tone=-0.2)
    boot = smooth([(-38, -94, "c"), (-33, -62), (-40, -46), (-42, -25, "c"), (52, -25, "c"), (53, -38), (38, -46),
        (14, -53), (6, -64), (8, -94, "c"), (-14, -90)])
    pen.part("body", boot)
    pen.mark("body", crescent(boot, -6, -6), tone=-0.09)
    pen.mark("lace", joined(polygon([(-44, -56), (4, -46), (4, -40), (-44, -50)])))
    pen.stroke("lace", joined(*(line([(x - 10, y + 3), (x + 4, y - 3)]) for x,
        y in ((8, -84), (8, -75), (10, -66), (15, -57), (25, -51)))), 2.8)
    for x in (-22, 34):
        pen.part("wheel", ellipse(x, -11, 11))
        pen.part("dark", ellipse(x, -11, 4), shade="flat")
    pen.anchor(top=(-14, -94), fit=(-14, -90), handle=(-32, -90))


@symbol("shuttlecock, badminton shuttlecock, badminton birdie, birdie shuttlecock", kinds="sports gear", height=0.08,
    place="surface", slots={"feather": ("#fbf8f2", "primary"), "cork": ("#e0b878", "fixed"),
    "band": ("#d9453f", "second")})
def shuttlecock(pen: Pen) -> None:
    pen.part("feather", ellipse(0, -88, 37, 9), tone=-0.14)
    for i in range(7):
        x = -33 + 11 * i
        k = 1 - abs(x) / 120
        plume = smooth([(x * 0.3 - 1, -24, "c"), (x - 8, -74), (x - 7, -92 - 6 * k), (x, -96 - 6 * k),
            (x + 7, -92 - 6 * k), (x + 8, -74), (x * 0.3 + 1, -24, "c")])
        pen.part("feather", plume, tone=-0.03 * (i % 2))
        pen.mark("feather", line([(x * 0.3, -24), (x, -96)]), width=1.3, tone=-0.2)
    pen.stroke("band", joined(curve((-19, -56), (0, -51), (19, -56)), curve((-15, -45), (0, -41), (15, -45))), 2)
    pen.part("cork", smooth([(-13, -26, "c"), (0, -22), (13, -26, "c"), (15, -12), (8, -2), (0, 0), (-8, -2),
        (-15, -12)]))
    pen.mark("band", smooth([(-20, -24), (0, -20), (20, -24), (20, -18), (0, -14), (-20, -18)]))
    pen.anchor(top=(0, -100))


@symbol("chessboard, chess board, chess set, checkerboard, game of chess", kinds="toy, game", height=0.12,
    place="surface", slots={"light": ("#f0d9b0", "fixed"), "dark": ("#8a5433", "primary"),
    "white": ("#fbf6e8", "fixed"), "black": ("#33302f", "fixed")}, nook="study", shapes=("square",))
def chessboard(pen: Pen) -> None:
    def at(u: float, v: float) -> tuple[float, float]:
        w = 46 + 24 * v
        return (2 * u - 1) * w, -62 + 52 * v

    pen.part("dark", polygon([(-51, -65), (51, -65), (78, -6), (-78, -6)]), tone=-0.06)
    pen.part("dark", polygon([(-78, -6), (78, -6), (76, 0), (-76, 0)]), tone=-0.16)
    pen.part("light", polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]), shade="flat")
    pen.mark("dark", joined(*(polygon([at(i / 8, j / 8), at((i + 1) / 8, j / 8), at((i + 1) / 8, (j + 1) / 8),
        at(i / 8, (j + 1) / 8)]) for i in range(8) for j in range(8) if (i + j) % 2)))

    def piece(u: float, v: float, slot: str, tall: float) -> None:
        x, y = at(u, v)
        s = 0.7 + 0.3 * v
        pen.part(slot, turned([(y - tall * s * 0.62, 2.4 * s), (y - tall * s * 0.3, 3.4 * s), (y - 3 * s, 6 * s, "c"),
            (y, 6.4 * s)], cx=x, tilt=0.3))
        pen.part(slot, ellipse(x, y - tall * s * 0.72, 4.6 * s))
        if tall > 24:
            pen.part(slot, union(rect(x - 1.1 * s, y - tall * s - 4 * s, 2.2 * s, 9 * s),
                rect(x - 3.2 * s, y - tall * s - 1.6 * s, 6.4 * s, 2 * s)))

    for u, v, slot, tall in ((0.19, 0.1, "black", 16), (0.44, 0.1, "black", 32), (0.69, 0.1, "black", 16),
        (0.94, 0.1, "black", 20), (0.31, 0.3, "black", 16), (0.56, 0.42, "black", 16), (0.69, 0.6, "white", 16),
        (0.06, 0.68, "white", 16), (0.31, 0.8, "white", 16), (0.56, 0.94, "white", 34), (0.81, 0.93, "white", 20)):
        piece(u, v, slot, tall)
    pen.anchor(top=(0, -40))


@symbol("playing card, deck of cards, ace of spades, card game, poker card, pack of cards", kinds="game, thing",
    height=0.09, place="surface", faces_viewer=True, slots={"paper": ("#fdfbf6", "fixed"),
    "red": ("#d3262f", "primary"), "black": ("#2a2d35", "fixed")}, nook="study")
def playing_card(pen: Pen) -> None:
    pivot = (0.0, 4.0)

    def heart(x: float, y: float, s: float) -> Path:
        return smooth([(x, y + s, "c"), (x - s, y - s * 0.2), (x - s * 0.55, y - s * 0.9), (x, y - s * 0.4, "c"),
            (x + s * 0.55, y - s * 0.9), (x + s, y - s * 0.2)])

    for turn, slot, kind in ((-26, "black", "club"), (0, "red", "heart"), (26, "black", "spade")):
        card = rotated(rect(-25, -96, 50, 74, 5), turn, pivot)
        pen.part("paper", card, tone=-0.03 if turn < 0 else 0.0)
        pen.mark("black", difference(card, rotated(rect(-24, -95, 48, 72, 4), turn, pivot)), alpha=0.35)
        if kind == "heart":
            big, small = heart(0, -58, 14), heart(-18, -84, 4.4)
        elif kind == "spade":
            big = union(rotated(heart(0, -58, 13), 180, (0, -58)), polygon([(0, -56), (5, -40), (-5, -40)]))
            small = union(rotated(heart(-18, -84, 4), 180, (-18, -84)), rect(-18.6, -83, 1.4, 5))
        else:
            big = union(ellipse(0, -68, 7), ellipse(-7, -57, 7), ellipse(7, -57, 7),
                polygon([(0, -62), (5, -42), (-5, -42)]))
            small = union(ellipse(-18, -87, 2.2), ellipse(-20.2, -84, 2.2), ellipse(-15.8, -84, 2.2),
                rect(-18.6, -84, 1.4, 5))
        pen.part(slot, rotated(big, turn, pivot), shade="flat")
        pen.part(slot, rotated(small, turn, pivot), shade="flat", detail=1)
        pen.part(slot, rotated(rotated(small, 180, (0, -59)), turn, pivot), shade="flat", detail=1)
    pen.anchor(top=(0, -92), handle=(0, -24))


@symbol("rubik's cube, rubik cube, rubiks cube, puzzle cube, magic cube", symbol_id="rubiks_cube", kinds="toy, game",
    height=0.06, place="surface", slots={"dark": ("#23262d", "fixed"), "a": ("#e0382f", "primary"),
    "b": ("#f7d038", "fixed"), "c": ("#2f7fd6", "fixed"), "d": ("#3fae52", "fixed"), "e": ("#f58a2c", "fixed"),
    "f": ("#fbf8f2", "fixed")}, nook="study", shapes=("square", "cubic"))
def rubiks_cube(pen: Pen) -> None:
    top, left, right, front = (0.0, -104.0), (-48.0, -82.0), (48.0, -82.0), (0.0, -58.0)
    down = 54.0
    pen.part("dark", polygon([top, right, (right[0], right[1] + down), (0, front[1] + down + 2),
        (left[0], left[1] + down), left]))

    def face(o: tuple[float, float], u: tuple[float, float], v: tuple[float, float], colours: str, tone: float) -> None:
        for i in range(3):
            for j in range(3):
                a, b = i / 3 + 0.025, j / 3 + 0.025
                c, d = (i + 1) / 3 - 0.025, (j + 1) / 3 - 0.025
                pen.part(colours[i + 3 * j], polygon([(o[0] + u[0] * s + v[0] * t, o[1] + u[1] * s + v[1] * t) for s,
                    t in ((a, b), (c, b), (c, d), (a, d))]), tone=tone, shade="flat")

    face(left, (48, -22), (48, 24), "bfabcbeba", 0.04)
    face(left, (48, 24), (0, down), "adcafbdea", 0.0)
    face(front, (48, -24), (0, down), "cedcafbcc", -0.08)
    pen.anchor(top=(0, -82))


@symbol("rocking horse, hobby horse, wooden horse toy", kinds="toy", height=0.9,
    slots={"wood": ("#d9a25e", "primary"), "mane": ("#7a4428", "fixed"), "saddle": ("#c9303a", "second"), "dark": DARK,
    "rocker": ("#3f7f9a", "fixed")}, home="bedroom")
def rocking_horse(pen: Pen) -> None:
    for dy, tone in ((-7, -0.14), (0, 0.0)):
        pen.part("rocker", outline(smooth([(-58, -16 + dy), (-34, -5 + dy), (0, -2.6 + dy), (34, -5 + dy),
            (58, -16 + dy)], closed=False), 5.4), tone=tone)
        for x0, x1 in ((-22, -36), (22, 36)):
            pen.part("wood", pole((x0, -44), (x1, -8 + dy), 10, 7), tone=tone - 0.02)
    pen.part("mane", smooth([(-34, -60), (-48, -62), (-58, -46), (-54, -28), (-46, -36), (-40, -48)]))
    body = smooth([(-36, -44), (-36, -62), (-14, -66), (8, -66), (20, -80), (26, -98), (36, -106), (46, -98), (58, -84),
        (58, -76), (48, -74), (40, -80), (36, -60), (32, -42), (10, -36), (-20, -36)])
    pen.part("wood", body)
    pen.mark("wood", crescent(body, -4, -6), tone=-0.09)
    pen.part("mane", smooth([(30, -108), (22, -104), (12, -88), (8, -70), (16, -66), (22, -78), (30, -92), (36, -100)]))
    pen.part("wood", polygon([(32, -102), (35, -116), (40, -102)]), tone=-0.04)
    pen.part("saddle", smooth([(-18, -68), (0, -64), (8, -68), (8, -50), (-2, -46), (-16, -48)]))
    pen.mark("dark", joined(curve((-18, -54), (-4, -50), (10, -54))), width=1.6, alpha=0.5)
    pen.stroke("saddle", joined(curve((44, -96), (44, -84), (40, -78)), line([(44, -88), (22, -76)])), 2.4)
    pen.part("dark", pole((26, -90), (46, -94), 3.4, 3.4))
    pen.part("dark", ellipse(42, -93, 2.2), shade="flat")
    pen.anchor(seat=(-6, -66), top=(-6, -66), lean=(-40, -40), handle=(36, -92))


@symbol("disco ball, mirror ball, mirrorball, glitter ball", kinds="lamp, thing", height=0.5, place="air",
    slots={"glass": ("#9fb4cc", "primary"), "metal": STEEL, "glint": ("#ffffff", "light"), "pink": ("#f08ac0", "fixed"),
    "blue": ("#6fc3f0", "fixed")}, home="stage")
def disco_ball(pen: Pen) -> None:
    pen.stroke("metal", line([(0, -112), (0, -90)]), 2)
    pen.part("metal", rect(-6, -94, 12, 7, 2))
    ball = ellipse(0, -45, 45)
    pen.part("glass", ball)
    tiles: dict[str, list[Path]] = {"light": [], "dark": [], "pink": [], "blue": []}
    rows = 9
    for j in range(rows):
        a0, a1 = math.pi * j / rows, math.pi * (j + 1) / rows
        y0, y1 = -45 - 45 * math.cos(a0), -45 - 45 * math.cos(a1)
        r = 45 * math.sin((a0 + a1) / 2)
        n = 10
        for i in range(n):
            x0, x1 = r * math.sin(math.pi * (i / n - 0.5)), r * math.sin(math.pi * ((i + 1) / n - 0.5))
            k = (i * 7 + j * 5 + i * j) % 11
            name = {0: "light", 1: "light", 3: "dark", 4: "dark", 6: "pink", 8: "blue"}.get(k)
            if name:
                tiles[name].append(polygon([(x0 + 0.4, y0 + 0.4), (x1 - 0.4, y0 + 0.4), (x1 - 0.4, y1 - 0.4),
                    (x0 + 0.4, y1 - 0.4)]))
    pen.mark("glass", joined(*tiles["light"]), tone=0.2)
    pen.mark("glass", joined(*tiles["dark"]), tone=-0.2)
    pen.mark("pink", joined(*tiles["pink"]), alpha=0.85)
    pen.mark("blue", joined(*tiles["blue"]), alpha=0.85)
    lines = [line([(-50, -45 - 45 * math.cos(math.pi * j / rows)), (50, -45 - 45 * math.cos(math.pi * j / rows))])
        for j in range(1, rows)]
    lines += [curve((45 * math.sin(math.pi * (i / 10 - 0.5)) * 0.1, -90),
        (45 * math.sin(math.pi * (i / 10 - 0.5)), -45), (45 * math.sin(math.pi * (i / 10 - 0.5)) * 0.1, 0))
        for i in range(1, 10)]
    pen.mark("metal", joined(*lines), width=0.8, alpha=0.7)
    pen.mark("glass", crescent(ball, -10, -9), tone=-0.2, alpha=0.5)
    for x, y, r in ((-20, -66, 10), (24, -28, 7), (10, -76, 6)):
        pen.part("glint", star(x, y, r, r * 0.18, 4), shade="glow")
    pen.anchor(top=(0, -92), handle=(0, -100))


@symbol("baseball, softball, base ball", kinds="ball, toy", height=0.08, slots={"body": ("#fbf8f0", "primary"),
    "seam": ("#d3303a", "second")}, home="park", shapes=("round", "spherical"))
def baseball(pen: Pen) -> None:
    disc = ellipse(0, -50, 50)
    pen.part("body", disc)
    for side in (-1, 1):
        pen.mark("seam", curve((side * 34, -96), (side * 17, -72), (side * 14, -50), (side * 17, -28), (side * 34, -4)),
            width=2)
        for i in range(9):
            y = -84 + 8.5 * i
            x = side * (15 + 14 * ((y + 50) / 42) ** 2)
            pen.mark("seam", joined(line([(x - side * 6, y - 3), (x, y + 1)]),
                line([(x + side * 6, y - 3), (x, y + 1)])), width=2)
    pen.mark("body", crescent(disc, -12, -11), tone=-0.14, alpha=0.6)
    gloss(pen, "body", ellipse(-2, -84, 8, 4), detail=0, alpha=0.5)
    pen.anchor(top=(0, -100), handle=(0, -50), seat=(0, -100))


@symbol("golf ball", kinds="ball, toy", height=0.05, slots={"body": ("#fbfaf6", "primary"),
    "tee": ("#e0453f", "second")}, home="park")
def golf_ball(pen: Pen) -> None:
    pen.part("tee", smooth([(-15, -30, "c"), (15, -30, "c"), (6, -18), (3, -6), (0, 0, "c"), (-3, -6), (-6, -18)]))
    disc = ellipse(0, -66, 40)
    pen.part("body", disc)
    dots = [(x + (5 if j % 2 else 0), -104 + 8.6 * j) for j in range(10) for x in range(-40, 41, 10)]
    pen.mark("body", joined(*(ellipse(x, y, 3.2) for x, y in dots if x * x + (y + 66) ** 2 < 37**2)), tone=-0.1)
    pen.mark("body", crescent(disc, -11, -10), tone=-0.14, alpha=0.6)
    gloss(pen, "body", ellipse(-17, -88, 9, 6, turn=-40), detail=0, alpha=0.6)
    pen.anchor(top=(0, -106), handle=(0, -60))


@symbol("piggy bank, money box, coin bank, savings bank", kinds="thing", height=0.16, place="surface",
    slots={"body": ("#f29fb4", "primary"), "dark": ("#b8506e", "follow"), "eye": ("#2a2430", "fixed"),
    "gold": ("#f0b93a", "fixed")})
def piggy_bank(pen: Pen) -> None:
    pen.part("gold", ellipse(-4, -88, 15))
    pen.mark("gold", difference(ellipse(-4, -88, 12), ellipse(-4, -88, 10.4)), tone=-0.14)
    pen.stroke("body", smooth([(-50, -42), (-60, -46), (-60, -56), (-52, -54), (-56, -44), (-66, -42)], closed=False),
        3.4, tone=-0.08)
    for x, tone in ((-20, -0.12), (24, -0.12)):
        pen.part("body", rect(x, -16, 14, 14, 4), tone=tone)
    body = smooth([(-52, -38), (-44, -62), (-16, -76), (16, -76), (38, -66), (52, -52), (56, -36), (44, -18), (14, -10),
        (-24, -10), (-46, -20)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -7, -9), tone=-0.09)
    gloss(pen, "body", ellipse(-16, -66, 18, 5, turn=-6), detail=0, alpha=0.5)
    pen.part("dark", rect(-19, -78, 30, 4.4, 2), shade="flat")
    for x in (-34, 20):
        pen.part("body", rect(x, -16, 16, 16, 4), tone=0.02)
    pen.part("body", smooth([(22, -70), (22, -90, "c"), (38, -80), (40, -64)]), tone=-0.05)
    pen.mark("dark", smooth([(26, -72), (26, -83, "c"), (34, -77), (35, -68)]))
    pen.part("body", ellipse(58, -40, 10, 13), tone=0.05)
    pen.part("dark", joined(ellipse(56, -41, 2, 3.6), ellipse(62, -41, 2, 3.6)), shade="flat")
    pen.part("eye", ellipse(40, -54, 3.2), shade="flat")
    pen.stroke("dark", curve((36, -26), (43, -23), (49, -27)), 1.8)
    pen.anchor(top=(-4, -78), mouth=(-4, -77))


@symbol("pinata, piñata", kinds="toy", height=0.6, place="air", slots={"a": ("#e0478a", "primary"),
    "b": ("#f6c43d", "fixed"), "c": ("#3fb0c8", "fixed"), "d": ("#7fc04a", "fixed"), "e": ("#f0762f", "fixed"),
    "eye": ("#2a2430", "fixed"), "glint": ("#ffffff", "fixed"), "rope": ("#b58a4a", "fixed")}, home="park")
def pinata(pen: Pen) -> None:
    pen.stroke("rope", line([(4, -112), (4, -60)]), 2.4)
    shape = union(rect(-40, -62, 72, 34, 5), rect(-40, -34, 18, 34, 2), rect(14, -34, 18, 34, 2),
        polygon([(12, -60), (18, -92), (34, -98), (58, -84), (58, -68), (40, -66), (34, -54)]),
        polygon([(22, -92), (20, -112), (32, -97)]), polygon([(-40, -60), (-54, -50), (-56, -30), (-48, -32),
        (-40, -44)]))
    pen.part("a", shape)
    for y, slot in ((-112, "b"), (-98, "c"), (-84, "e"), (-70, "d"), (-56, "b"), (-42, "c"), (-28, "e"), (-14, "a")):
        pen.mark(slot, rect(-70, y, 140, 14))
        fringe = joined(*(polygon([(x, y + 9), (x + 3.6, y + 9), (x + 1.8, y + 17)]) for x in range(-70, 70, 4)))
        pen.mark(slot, fringe)
    pen.mark("a", joined(*(line([(-70, y + 13.6), (70, y + 13.6)]) for y in (-98, -84, -70, -56, -42, -28))), width=0.8,
        tone=-0.2, alpha=0.5)
    pen.part("glint", ellipse(40, -82, 4.6), shade="flat")
    pen.part("eye", ellipse(41, -82, 2.8), shade="flat")
    pen.stroke("e", joined(*(line([(58 - 2 * i, -68), (56 - 4 * i, -60)]) for i in range(4))), 2)
    pen.anchor(top=(4, -108), handle=(4, -100))


@symbol("spinning top, toy top, humming top", kinds="toy", height=0.15, place="surface",
    slots={"a": ("#d9383f", "primary"), "b": ("#f6c43d", "fixed"), "c": ("#2f8fc4", "fixed"), "metal": STEEL})
def spinning_top(pen: Pen) -> None:
    t = 10
    c = (0.0, -4.0)
    pen.part("metal", rotated(rect(-2.4, -106, 4.8, 30, 2), t, c))
    pen.part("a", rotated(ellipse(0, -106, 6.4), t, c))
    cone = rotated(smooth([(-44, -58), (-30, -34), (-8, -8), (0, 0, "c"), (8, -8), (30, -34), (44, -58), (0, -46)]), t,
        c)
    pen.part("b", cone)
    pen.mark("c", rotated(joined(curve((-44, -44), (0, -32), (44, -44))), t, c), width=7)
    pen.mark("a", rotated(polygon([(-20, -16), (20, -16), (0, 4)]), t, c))
    lid = rotated(smooth([(-44, -58), (-36, -72), (-8, -80), (8, -80), (36, -72), (44, -58), (30, -50), (0, -46),
        (-30, -50)]), t, c)
    pen.part("a", lid)
    pen.mark("a", crescent(lid, -6, -4), tone=-0.1)
    pen.mark("b", rotated(joined(*(ellipse(x, y, 4, 2.6) for x, y in ((-30, -62), (-16, -56), (0, -54), (16, -56),
        (30, -62)))), t, c))
    pen.part("metal", rotated(rect(-1.6, -6, 3.2, 7), t, c))
    pen.anchor(top=(18, -106))


@symbol("yo-yo, yoyo, yo yo", symbol_id="yo_yo", kinds="toy", height=0.06, place="surface", faces_viewer=True,
    slots={"a": ("#d9383f", "primary"), "b": ("#fbf6ea", "second"), "string": ("#c9a26a", "fixed")})
def yo_yo(pen: Pen) -> None:
    pen.stroke("string", smooth([(20, -62), (34, -84), (24, -100), (38, -112), (48, -104), (40, -98), (36, -106)],
        closed=False), 2)
    pen.part("a", ellipse(10, -38, 37, 38), tone=-0.16)
    pen.part("string", ellipse(5, -38, 35, 36))
    disc = ellipse(-4, -38, 38)
    pen.part("a", disc)
    pen.mark("a", crescent(disc, -6, -6), tone=-0.1)
    pen.mark("b", difference(ellipse(-4, -38, 28), ellipse(-4, -38, 23)))
    pen.mark("b", star(-4, -38, 15, 6.4, 5))
    gloss(pen, "a", smooth([(-36, -44), (-28, -62), (-12, -72), (-24, -58), (-32, -42)]), detail=0, alpha=0.6)
    pen.anchor(top=(0, -76), handle=(40, -106))
