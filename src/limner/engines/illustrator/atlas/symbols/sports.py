"""Sports gear and prizes."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    arc,
    difference,
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
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, crescent, curve, gloss, pole, turned

DARK: Hue = ("#2f343d", "fixed")
_DISC = ellipse(0, -50, 50)


def _round(pen: Pen) -> None:
    """The shade and gloss of a ball, and its anchors."""
    pen.mark("body", crescent(_DISC, -12, -11), tone=-0.16, alpha=0.5)
    gloss(pen, "body", ellipse(-20, -76, 12, 8, turn=-40), detail=0, alpha=0.5)
    pen.anchor(top=(0, -100), handle=(0, -50), seat=(0, -100))


@symbol("ball, beach ball, toy ball, rubber ball", kinds="toy", height=0.3,
    slots={"body": ("#e2483d", "primary"), "white": ("#fdf8ec", "second"), "b": ("#3f8fd0", "fixed"),
    "c": ("#f6c43d", "fixed")}, home="park", shapes=("round", "spherical"))
def ball(pen: Pen) -> None:
    pen.part("body", _DISC)
    hub = (-12.0, -68.0)
    for i, slot in enumerate(("white", "b", "white", "c", "white")):
        a, b = math.radians(72 * i + 8), math.radians(72 * i + 44)
        pen.mark(slot, smooth([(*hub, "c"), (hub[0] + 46 * math.cos(a) - 10 * math.sin(a),
            hub[1] + 46 * math.sin(a) + 10 * math.cos(a)), (100 * math.cos(a), -50 + 100 * math.sin(a), "c"),
            (100 * math.cos(b), -50 + 100 * math.sin(b), "c"), (hub[0] + 46 * math.cos(b) - 10 * math.sin(b),
            hub[1] + 46 * math.sin(b) + 10 * math.cos(b))]))
    pen.mark("white", ellipse(*hub, 9))
    _round(pen)


@symbol("soccer ball, football, sports ball, soccer", kinds="ball, toy", height=0.22,
    slots={"body": ("#f7f7f5", "primary"), "patch": ("#2f343d", "second")}, home="park", shapes=("round", "spherical"))
def soccer_ball(pen: Pen) -> None:
    pen.part("body", _DISC)
    pentagon = [(17 * math.cos(math.radians(-90 + 72 * i)), -50 + 17 * math.sin(math.radians(-90 + 72 * i)))
        for i in range(5)]
    pen.mark("patch", polygon(pentagon))
    seams = []
    for i, (x, y) in enumerate(pentagon):
        t = math.radians(-90 + 72 * i)
        far = (36 * math.cos(t), -50 + 36 * math.sin(t))
        seams.append(line([(x, y), far]))
        left, right = (42 * math.cos(t - 0.36), -50 + 42 * math.sin(t - 0.36)), (42 * math.cos(t + 0.36),
            -50 + 42 * math.sin(t + 0.36))
        pen.mark("patch", polygon([far, left, (60 * math.cos(t - 0.26), -50 + 60 * math.sin(t - 0.26)),
            (60 * math.cos(t + 0.26), -50 + 60 * math.sin(t + 0.26)), right]))
        nxt = math.radians(-90 + 72 * (i + 1))
        seams.append(line([right, (42 * math.cos(nxt - 0.36), -50 + 42 * math.sin(nxt - 0.36))]))
    pen.mark("patch", joined(*seams), width=1.6, alpha=0.8)
    _round(pen)


@symbol("basketball, basket ball", kinds="ball, toy", height=0.24, slots={"body": ("#e8812f", "primary"), "seam": DARK},
    home="gym", told_in="park", shapes=("round", "spherical"))
def basketball(pen: Pen) -> None:
    pen.part("body", _DISC)
    seams = rotated(joined(line([(0, -104), (0, 4)]), curve((-54, -46), (0, -54), (54, -46)),
        arc(-58, -50, 36, 40, -70, 140), arc(58, -50, 36, 40, 110, 140)), -22, (0, -50))
    pen.mark("seam", seams, width=2.8)
    _round(pen)


@symbol("tennis ball", kinds="ball, toy", height=0.07, slots={"body": ("#cfe04a", "primary"),
    "seam": ("#fbfcf2", "fixed")}, home="park", shapes=("round", "spherical"))
def tennis_ball(pen: Pen) -> None:
    pen.part("body", _DISC)
    pen.mark("seam", joined(arc(-56, -70, 50, 50, -20, 110), arc(56, -30, 50, 50, 160, 110)), width=4)
    _round(pen)


@symbol("volleyball", kinds="ball, toy", height=0.21, slots={"body": ("#f5f3ea", "primary"), "b": ("#3f7fc4", "second"),
    "c": ("#f2bd3a", "fixed")}, home="park", shapes=("round", "spherical"))
def volleyball(pen: Pen) -> None:
    pen.part("body", _DISC)
    seams = [curve((0, -50), (-9, -76), (-2, -106)), curve((11, -58), (8, -82), (18, -106)),
        curve((24, -62), (25, -82), (40, -102)), curve((36, -62), (42, -76), (58, -90))]
    blue = smooth([(0, -50, "c"), (-9, -76), (-2, -106, "c"), (18, -106, "c"), (8, -82), (11, -58, "c")])
    gold = smooth([(24, -62, "c"), (25, -82), (40, -102, "c"), (58, -90, "c"), (42, -76), (36, -62, "c")])
    for turn in (0, 120, 240):
        pen.mark("b", rotated(blue, turn, (0, -50)))
        pen.mark("c", rotated(gold, turn, (0, -50)))
        pen.mark("b", rotated(joined(*seams), turn, (0, -50)), width=1.6, tone=-0.2)
    _round(pen)


@symbol("american football, rugby ball", kinds="ball, toy", height=0.17, slots={"body": ("#8f4f2f", "primary"),
    "lace": ("#fbf6ea", "fixed")}, home="park")
def american_football(pen: Pen) -> None:
    body = smooth([(-62, -32, "c"), (-34, -56), (0, -64), (34, -56), (62, -32, "c"), (34, -8), (0, 0), (-34, -8)])
    pen.part("body", body)
    pen.mark("lace", joined(smooth([(-48, -64), (-38, -32), (-48, 0), (-40, 0), (-30, -32), (-40, -64)]),
        smooth([(48, -64), (38, -32), (48, 0), (40, 0), (30, -32), (40, -64)])))
    pen.mark("body", crescent(body, -5, -11), tone=-0.09, alpha=0.7)
    pen.stroke("lace", joined(line([(-18, -40), (18, -40)]), *(line([(x, -46), (x, -34)])
        for x in (-14, -7, 0, 7, 14))), 2.6)
    pen.anchor(top=(0, -63), handle=(0, -32))


@symbol("skateboard, longboard", kinds="toy, sports gear", height=0.2, slots={"deck": ("#e8524a", "primary"),
    "wheel": ("#f6e3b8", "second"), "metal": ("#9aa4b1", "fixed"), "tyre": DARK}, home="park", ridden="board",
    traits=("mount",))
def skateboard(pen: Pen) -> None:
    for x in (-36, 36):
        pen.part("metal", polygon([(x - 8, -20), (x + 8, -20), (x + 4, -9), (x - 4, -9)]))
        pen.part("wheel", ellipse(x, -8, 8))
        pen.mark("wheel", difference(ellipse(x, -8, 8), ellipse(x, -8, 6)), tone=-0.12)
        pen.part("metal", ellipse(x, -8, 2.6))
    deck = smooth([(-70, -36), (-66, -39), (-48, -27), (0, -25.6), (48, -27), (66, -39), (70, -36), (54, -21),
        (36, -19), (-36, -19), (-54, -21)])
    pen.part("deck", deck)
    pen.mark("tyre", smooth([(-80, -38), (-66, -42), (-48, -30), (0, -29), (48, -30), (66, -42), (80, -38), (66, -36),
        (48, -24.6), (0, -23), (-48, -24.6), (-66, -36)]))
    pen.anchor(top=(0, -26), seat=(0, -26), handle=(0, -24))


@symbol("surfboard, surf board, paddleboard", kinds="sports gear", height=2, poses="standing, lying",
    slots={"body": ("#f6ecd2", "primary"), "a": ("#e8604c", "second"), "b": ("#3fa3b8", "fixed")},
    home="sea", ridden="board", traits=("afloat", "mount"), shapes=("oval",))
def surfboard(pen: Pen) -> None:
    if pen.pose == "lying":
        board = smooth([(-50, -7), (-36, -8.6), (0, -8), (36, -9.6), (54, -16, "c"), (46, -5), (26, -1), (-28, -1)])
        pen.part("b", polygon([(-44, -4), (-36, -2), (-40, 6), (-47, 5)]), tone=-0.2)
        pen.part("body", board)
        pen.mark("a", smooth([(-60, -3.4), (0, -3), (36, -4.4), (52, -12), (56, -2), (0, 1), (-60, 1)]))
        pen.mark("b", polygon([(14, -20), (22, -20), (18, 2), (10, 2)]))
        pen.anchor(top=(0, -8), handle=(0, -6), seat=(0, -8), waterline=(0, -4))
        return
    body = smooth([(0, -101), (-10, -90), (-17, -62), (-18, -36), (-12, -10), (0, 0, "c"), (12, -10), (18, -36),
        (17, -62), (10, -90)])
    pen.part("body", body)
    pen.mark("a", joined(polygon([(-30, -70), (30, -52), (30, -42), (-30, -60)])))
    pen.mark("b", joined(polygon([(-30, -58), (30, -40), (30, -35), (-30, -53)]),
        polygon([(-30, -78), (30, -60), (30, -55), (-30, -73)])))
    pen.mark("a", smooth([(-20, -8), (0, -18), (20, -8), (20, 10), (-20, 10)]))
    pen.mark("body", crescent(body, -5, -1), tone=-0.14, alpha=0.45)
    pen.mark("body", line([(0, -104), (0, 4)]), tone=-0.2, width=0.9, alpha=0.6)
    pen.anchor(top=(0, -100), handle=(0, -45), lean=(16, -60), seat=(0, -40))


@symbol("ski, pair of skis", kinds="sports gear", height=1.7, slots={"body": ("#3f7fc4", "primary"),
    "b": ("#f6c43d", "second"), "dark": DARK, "metal": ("#b8c0ca", "fixed")}, poses="standing, lying",
    home="snow", held="gripped", lean=6.0, ridden="board", traits=("pole", "wintry"))
def skis(pen: Pen) -> None:
    if pen.pose == "lying":
        for x, y in ((4, -3), (-2, 0)):
            pen.part("body", limb([(x - 52, y - 2, 2), (x + 38, y - 2, 2), (x + 47, y - 4, 1.8), (x + 52, y - 10, 1)]))
        pen.part("dark", rect(-9, -5, 18, 3.4, 1.4))
        pen.anchor(top=(0, -5), handle=(0, -3), seat=(0, -5))
        return
    for x in (-26, 26):
        pen.part("metal", pole((x, -4), (x * 0.86, -88), 2, 2.4))
        pen.part("dark", rect(x * 0.86 - 2.6, -92, 5.2, 14, 2.4))
        pen.stroke("dark", ellipse(x * 0.99, -9, 6, 2), 1.4)
    for x, turn in ((-8, -4), (8, 4)):
        ski = smooth([(x, -102), (x - 4.4, -96), (x - 6, -84), (x - 4.6, -50), (x - 6, -4), (x, 0), (x + 6, -4),
            (x + 4.6, -50), (x + 6, -84), (x + 4.4, -96)])
        pen.part("body", rotated(ski, turn, (x, -50)))
        pen.mark("b", rotated(joined(rect(x - 10, -88, 20, 6), rect(x - 10, -78, 20, 3), rect(x - 10, -16, 20, 5)),
            turn, (x, -50)))
        pen.part("dark", rotated(joined(rect(x - 5, -56, 10, 7, 2), rect(x - 5, -40, 10, 8, 2)), turn, (x, -50)))
    pen.anchor(top=(0, -100), handle=(0, -50), lean=(10, -70))


@symbol("snowboard", kinds="sports gear", height=1.5, slots={"body": ("#7a5fc4", "primary"), "b": ("#f29ac0", "second"),
    "dark": DARK}, poses="standing, lying", home="snow", ridden="board", traits=("mount", "wintry"))
def snowboard(pen: Pen) -> None:
    if pen.pose == "lying":
        pen.part("body", limb([(-51, -9, 2), (-40, -3, 2.6), (40, -3, 2.6), (51, -9, 2)]))
        for x in (-18, 18):
            pen.part("dark", rect(x - 7, -7, 14, 3.4, 1.4))
        pen.anchor(top=(0, -5), handle=(0, -3), seat=(0, -5))
        return
    body = smooth([(0, -101), (-14, -96), (-17, -82), (-13, -50), (-17, -18), (-14, -4), (0, 1), (14, -4), (17, -18),
        (13, -50), (17, -82), (14, -96)])
    pen.part("body", body)
    pen.mark("b", smooth([(-20, -70), (-4, -60), (6, -74), (20, -64), (20, -50), (6, -60), (-4, -46), (-20, -56)]))
    pen.mark("b", joined(ellipse(0, -86, 6), polygon([(-12, -12), (0, -30), (12, -12)])), tone=0.08)
    pen.mark("body", crescent(body, -5, 0), tone=-0.12, alpha=0.5)
    for y, t in ((-68, -10), (-32, 10)):
        pen.part("dark", rotated(rect(-11, y - 5, 22, 10, 4), t, (0, y)))
        pen.part("dark", rotated(rect(-5, y - 9, 5, 18, 2), t, (0, y)), tone=0.14)
    pen.anchor(top=(0, -100), handle=(0, -50), lean=(15, -70), seat=(0, -50))


@symbol("frisbee, flying disc", kinds="toy, sports gear", height=0.09, place="air",
    slots={"body": ("#ef6f4a", "primary"), "b": ("#fbe9c4", "second")}, home="park", shapes=("round",))
def frisbee(pen: Pen) -> None:
    pen.part("body", ellipse(0, -17, 56, 18), tone=-0.12)
    pen.part("body", ellipse(0, -22, 56, 18))
    pen.mark("b", difference(ellipse(0, -22.6, 42, 12.6), ellipse(0, -22.6, 36, 10.6)))
    pen.mark("body", ellipse(0, -22.6, 22, 6), tone=-0.07)
    gloss(pen, "body", smooth([(-46, -26), (-24, -35), (6, -37), (-22, -31)]), detail=0)
    pen.anchor(top=(0, -28), handle=(40, -18))


@symbol("baseball bat, cricket bat, rounders bat", kinds="sports gear", height=0.85,
    slots={"wood": ("#cf9450", "primary"), "grip": ("#3a3f48", "second")}, home="park", held="gripped", lean=24.0)
def baseball_bat(pen: Pen) -> None:
    t, at = 24.0, (0.0, -50.0)
    bat = smooth([(-3, 0, "c"), (-3, -32), (-8, -66), (-9, -94), (-5, -104), (5, -104), (9, -94), (8, -66), (3, -32),
        (3, 0, "c")])
    pen.part("wood", rotated(bat, t, at))
    pen.mark("wood", rotated(rect(2.6, -110, 12, 120), t, at), tone=-0.09)
    gloss(pen, "wood", rotated(rect(-5.6, -98, 2.2, 46, 1.1), t, at), detail=0)
    pen.mark("grip", rotated(rect(-10, -28, 20, 34), t, at))
    pen.mark("grip", rotated(joined(*(line([(-6, y), (6, y - 4)]) for y in range(-26, 4, 5))), t, at), tone=0.14,
        width=1)
    pen.part("grip", rotated(ellipse(0, 1, 5.4, 3), t, at))
    pen.anchor(top=(20, -98), handle=(-16, -12), lean=(16, -92))


@symbol("baseball glove, baseball mitt, catcher's mitt", kinds="sports gear", height=0.3, place="surface",
    slots={"body": ("#a9653a", "primary"), "lace": ("#f0cf9a", "fixed"), "ball": ("#fbf7ee", "fixed"),
    "seam": ("#d8433f", "fixed")})
def baseball_glove(pen: Pen) -> None:
    for x, y, w, h, t in ((-26, -74, 10, 26, -20), (-9, -82, 10, 27, -7), (9, -82, 10, 26, 6), (25, -74, 9, 24, 20)):
        finger = ellipse(x, y, w, h, turn=t)
        pen.part("body", finger, tone=0.02)
        pen.mark("body", crescent(finger, -3, -2), tone=-0.08)
    pen.part("body", smooth([(30, -36), (44, -58), (54, -56), (54, -36), (40, -12), (24, -8)]), tone=-0.02)
    web = smooth([(28, -62), (42, -66), (48, -54), (36, -40), (28, -46)])
    pen.part("body", web, tone=-0.1)
    pen.mark("lace", joined(line([(28, -66), (46, -44)]), line([(46, -66), (28, -44)])), width=1.4)
    palm = smooth([(-34, -58), (0, -64), (32, -56), (38, -32), (28, -6), (0, 0), (-26, -6), (-38, -30)])
    pen.part("body", palm)
    pen.mark("body", crescent(palm, -8, -6), tone=-0.08)
    pen.mark("body", smooth([(-20, -46), (4, -52), (24, -42), (22, -22), (2, -14), (-18, -24)]), tone=-0.09)
    pen.part("ball", ellipse(4, -34, 17))
    pen.mark("seam", joined(arc(-16, -34, 16, 16, -50, 100), arc(24, -34, 16, 16, 130, 100)), width=1.5)
    pen.mark("ball", crescent(ellipse(4, -34, 17), -4, -4), tone=-0.1)
    pen.mark("lace", joined(*(line([(x, -10), (x + 4, -4)]) for x in (-20, -10, 0, 10, 20))), width=1.4)
    pen.anchor(top=(0, -106), handle=(0, -6), mouth=(4, -34))


@symbol("tennis racket, racket, racquet, tennis racquet, badminton racket", kinds="sports gear", height=0.68,
    slots={"frame": ("#d8433f", "primary"), "grip": ("#3a3f48", "second"), "string": ("#e9e4d4", "fixed")},
    home="park", held="gripped", lean=20.0)
def tennis_racket(pen: Pen) -> None:
    head = ellipse(0, -72, 25, 30)
    pen.part("string", head, alpha=0.28, shade="flat")
    net = [intersection(g_path, head) for g_path in (rect(x, -104, 0.7, 64)
        for x in range(-22, 26, 5))] + [intersection(g_path, head) for g_path in (rect(-30, y, 60, 0.7)
        for y in range(-100, -42, 5))]
    pen.part("string", joined(*net), shade="flat")
    pen.stroke("frame", joined(line([(-15, -48), (-2.4, -34)]), line([(15, -48), (2.4, -34)])), 4)
    ring_shape = difference(ellipse(0, -72, 27.6, 32.6), ellipse(0, -72, 22.8, 27.8))
    pen.part("frame", ring_shape)
    pen.mark("frame", crescent(ring_shape, -1.8, -1.8), tone=-0.11)
    pen.part("frame", polygon([(-4, -38), (4, -38), (3.4, -26), (-3.4, -26)]))
    pen.part("grip", rect(-4.4, -28, 8.8, 28, 2.4))
    pen.mark("grip", joined(*(line([(-6, y), (6, y - 4)]) for y in range(-24, 2, 5))), tone=0.16, width=1)
    pen.anchor(top=(0, -104), handle=(0, -12), lean=(26, -70))


@symbol("golf club, putter, golf", kinds="sports gear", height=1, slots={"metal": ("#aab4c1", "fixed"),
    "grip": ("#3a3f48", "fixed"), "flag": ("#e2483d", "primary"), "ball": ("#fbfbf8", "fixed")},
    home="park", held="gripped", lean=24.0, traits=("pole",))
def golf_club(pen: Pen) -> None:
    pen.part("metal", pole((-20, -8), (12, -78), 2.4, 3))
    pen.part("grip", pole((10, -74), (22, -100), 4.4, 5))
    head = smooth([(-17, -12), (-14, -2), (-22, 0), (-42, 0), (-48, -5), (-40, -10), (-26, -12)])
    pen.part("metal", head, tone=-0.04)
    pen.mark("metal", joined(*(line([(-42 + 5 * i, -9), (-40 + 5 * i, -1)]) for i in range(4))), tone=-0.14, width=0.9)
    pen.part("metal", rect(33, -70, 1.8, 70))
    pen.part("flag", smooth([(34.8, -70, "c"), (52, -64), (62, -60, "c"), (50, -54), (34.8, -51, "c")]))
    pen.part("ball", ellipse(0, -6, 6))
    pen.mark("ball", joined(*(ellipse(x, y, 0.9) for x, y in ((-2, -8), (1.6, -8.4), (0, -5), (3, -5.4),
        (-3.2, -4.6)))), tone=-0.12, detail=1)
    pen.anchor(top=(20, -98), handle=(17, -90))


@symbol("dumbbell, barbell", kinds="sports gear", height=0.14, slots={"body": ("#3f4752", "primary"),
    "metal": ("#b8c0ca", "fixed")}, home="gym")
def dumbbell(pen: Pen) -> None:
    pen.part("metal", rect(-40, -32, 80, 9, 3))
    pen.mark("metal", joined(*(line([(x, -34), (x + 5, -20)]) for x in range(-20, 20, 4))), tone=-0.16, width=0.9,
        detail=1)
    for side in (-1, 1):
        for x, h, tone in ((28, 26, -0.04), (38, 40, 0.0), (50, 54, 0.05)):
            plate_shape = rect(side * x - 5.6, -27.5 - h / 2, 11.2, h, 4)
            pen.part("body", plate_shape, tone=tone)
            gloss(pen, "body", rect(side * x - 3.6, -25 - h / 2 + 2, 2, h - 10, 1), detail=0, alpha=0.35)
        pen.part("metal", rect(side * 58 - 3, -31, 6, 7, 2))
    pen.anchor(top=(0, -32), handle=(0, -28))


@symbol("trophy, award, winner's cup, prize", kinds="thing", height=0.4, place="surface",
    slots={"gold": ("#f0b93a", "primary"), "base": ("#5a3a2a", "fixed")},
    told_in="gym", nook="study", traits=("raised",))
def trophy(pen: Pen) -> None:
    for side in (-1, 1):
        pen.stroke("gold", curve((side * 26, -88), (side * 46, -90), (side * 44, -66), (side * 20, -54)), 5, tone=-0.06)
    pen.part("base", rect(-24, -14, 48, 14, 2))
    pen.part("gold", rect(-15, -11, 30, 7, 1), tone=0.05)
    pen.part("gold", turned([(-46, 4), (-30, 4), (-22, 12), (-14, 16)], tilt=0.16), tone=-0.04)
    body = turned([(-98, 30), (-84, 29), (-64, 22), (-48, 8), (-44, 5)], tilt=0.14)
    pen.part("gold", body)
    pen.mark("gold", crescent(body, -14, -1), tone=-0.1)
    pen.part("gold", ellipse(0, -98, 30, 4.4), tone=-0.14)
    gloss(pen, "gold", smooth([(-22, -90), (-18, -70), (-10, -58), (-13, -72), (-16, -90)]), detail=0, alpha=0.6)
    star_shape = rotated(polygon([(r * math.cos(math.radians(36 * i - 90)),
        -78 + r * math.sin(math.radians(36 * i - 90))) for i in range(10) for r in [10 if i % 2 == 0 else 4.4]]), 0)
    pen.part("gold", star_shape, tone=0.1)
    pen.anchor(top=(0, -100), handle=(0, -38), mouth=(0, -98), opening=(0, -98))


@symbol("medal, gold medal, rosette", kinds="thing", height=0.1, faces_viewer=True,
    slots={"ribbon": ("#3f7fc4", "second"), "gold": ("#f0b93a", "primary")},
    told_in="room", worn=1.0, traits=("raised",), shapes=("round",))
def medal(pen: Pen) -> None:
    pen.part("ribbon", polygon([(26, -104), (10, -104), (-8, -52), (8, -52)]), tone=-0.1)
    pen.part("ribbon", polygon([(-26, -104), (-10, -104), (8, -52), (-8, -52)]))
    pen.part("gold", ellipse(0, -32, 32))
    pen.mark("gold", crescent(ellipse(0, -32, 32), -4, -4), tone=-0.1)
    pen.mark("gold", difference(ellipse(0, -32, 26), ellipse(0, -32, 23.6)), tone=-0.12)
    pen.mark("gold", polygon([(r * math.cos(math.radians(36 * i - 90)), -32 + r * math.sin(math.radians(36 * i - 90)))
        for i in range(10) for r in [16 if i % 2 == 0 else 7]]), tone=0.12)
    pen.anchor(top=(0, -104))
