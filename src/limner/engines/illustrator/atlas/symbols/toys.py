"""Toys, games and presents."""

# fmt: off
# Outlines read better as runs of points than one point a line.


from limner.drawing.geometry import (
    arc,
    ellipse,
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
from limner.engines.illustrator.atlas.solid import box, crescent, curve, gloss, pole, quad, turned


@symbol("kite, toy kite", kinds="toy", height=1, place="air", slots={"body": ("#e8524a", "primary"),
    "b": ("#f6c43d", "second"), "c": ("#4fa3d8", "fixed"), "string": ("#8a8478", "fixed")},
    home="park", held="strung", traits=("carried", "colourful", "raised"))
def kite(pen: Pen) -> None:
    tail = [(-12, -26), (-20, -14), (-6, -6), (-22, 8), (-10, 20), (-24, 32)]
    pen.stroke("string", curve(*tail), 1.1)
    for i, (x, y) in enumerate(tail[1:-1]):
        bow = joined(polygon([(x, y), (x - 9, y - 5), (x - 8, y + 5)]),
            polygon([(x, y), (x + 9, y - 5), (x + 8, y + 5)]))
        pen.part("bc"[i % 2], bow)
    top, right, low, left, mid = (10, -104), (46, -62), (-12, -24), (-28, -76), (6, -68)
    pen.part("body", polygon([top, right, low, left]))
    pen.mark("b", polygon([top, right, mid]))
    pen.mark("c", polygon([left, low, mid]))
    pen.mark("body", polygon([right, low, mid]), tone=-0.06)
    pen.stroke("string", joined(line([top, low]), line([left, right])), 1.2, tone=-0.1)
    pen.anchor(top=(10, -104), handle=(-12, -26))


@symbol("teddy bear, teddy, stuffed animal, plush toy, stuffed bear, plushie", kinds="toy", height=0.4, place="surface",
    faces_viewer=True, slots={"body": ("#b97d4b", "primary"), "muzzle": ("#ecd0a4", "follow"),
    "dark": ("#3a2a24", "fixed"), "bow": ("#d8433f", "second")}, traits=("lively", "on the floor"))
def teddy_bear(pen: Pen) -> None:
    for side in (-1, 1):
        pen.part("body", ellipse(side * 23, -88, 11), tone=-0.03)
        pen.part("muzzle", ellipse(side * 23, -87, 6.4), tone=-0.05)
        arm = ellipse(side * 31, -36, 9, 19, turn=side * -34)
        pen.part("body", arm, tone=-0.05)
        pen.mark("muzzle", ellipse(side * 39, -25, 7))
    torso = smooth([(0, -56), (-19, -50), (-27, -28), (-22, -8), (0, -2), (22, -8), (27, -28), (19, -50)])
    pen.part("body", torso)
    pen.part("muzzle", ellipse(0, -26, 16, 18))
    pen.mark("dark", joined(line([(0, -44), (0, -8)]), *(line([(-2, y), (2, y)]) for y in (-38, -30, -22, -14))),
        width=0.8, alpha=0.5, detail=1)
    for side in (-1, 1):
        foot = ellipse(side * 25, -12, 16, 14)
        pen.part("body", foot, tone=0.02)
        pen.mark("body", crescent(foot, -3, -3), tone=-0.08)
        pen.part("muzzle", ellipse(side * 26, -11, 8.6, 8.2))
    head = smooth([(0, -100), (-20, -96), (-31, -78), (-25, -60), (0, -53), (25, -60), (31, -78), (20, -96)])
    pen.part("body", head, tone=0.02)
    pen.mark("body", crescent(head, -5, -4), tone=-0.07)
    pen.part("muzzle", ellipse(0, -66, 13.4, 10.6))
    pen.part("dark", smooth([(-5, -73), (0, -74.6), (5, -73), (0, -67.6)]))
    pen.stroke("dark", joined(line([(0, -68), (0, -64)]), curve((-5, -62.6), (-2, -61), (0, -64)),
        curve((0, -64), (2, -61), (5, -62.6))), 1.2)
    for x in (-12, 12):
        pen.part("dark", ellipse(x, -79, 3))
        pen.mark("muzzle", ellipse(x - 1, -80.2, 1), tone=0.1)
    for side in (-1, 1):
        pen.part("bow", smooth([(0, -52, "c"), (side * 12, -58), (side * 15, -51), (side * 11, -45)]))
    pen.part("bow", ellipse(0, -51.6, 3.6), tone=-0.08)
    pen.anchor(top=(0, -99), head=(0, -76), seat=(0, -30), hand=(39, -25), handle=(0, -30), hat=(0, -95), face=(0, -72),
        eye=(12, -79))


@symbol("doll, rag doll, dolly", kinds="toy", height=0.4, place="surface", faces_viewer=True,
    slots={"dress": ("#e0679a", "primary"), "hair": ("#c9743a", "second"), "skin": ("#f6cfae", "fixed"),
    "dark": ("#4a3230", "fixed"), "white": ("#fdf8f0", "fixed"), "cheek": ("#f09a94", "fixed")},
    traits=("lively", "on the floor"))
def doll(pen: Pen) -> None:
    for side in (-1, 1):
        pen.part("hair", smooth([(side * 20, -86), (side * 34, -80), (side * 36, -62), (side * 30, -48),
            (side * 24, -58), (side * 20, -70)]))
        pen.part("skin", pole((side * 12, -52), (side * 34, -34), 8, 7))
        pen.part("white", ellipse(side * 34, -33, 6))
        pen.part("skin", rect(side * 9 - 5, -14, 10, 12))
        pen.part("dark", smooth([(side * 9 - 6, -4), (side * 9 + 6, -4), (side * 9 + 6 + side * 2, 0),
            (side * 9 - 6 + side * 2, 0)]))
    body = smooth([(-10, -56, "c"), (10, -56, "c"), (16, -40), (28, -12, "c"), (14, -9), (0, -11), (-14, -9),
        (-28, -12, "c"), (-16, -40)])
    pen.part("dress", body)
    pen.mark("white", joined(*(ellipse(x, y, 2) for x, y in ((-8, -42), (6, -36), (-12, -26), (2, -24), (15, -22),
        (-18, -16), (-4, -15), (10, -14)))), alpha=0.9)
    pen.part("hair", ellipse(0, -78, 25, 24), tone=-0.06)
    pen.part("skin", smooth([(-20, -78), (-17, -64), (0, -56), (17, -64), (20, -78), (12, -92), (-12, -92)]))
    pen.part("hair", smooth([(-24, -74, "c"), (-25, -90), (-10, -102), (10, -102), (25, -90), (24, -74, "c"), (16, -86),
        (4, -88), (-8, -85), (-18, -80)]))
    for x in (-8, 8):
        pen.part("dark", ellipse(x, -74, 2.5, 3))
        pen.mark("white", ellipse(x - 0.8, -75.2, 0.9))
        pen.part("cheek", ellipse(x * 1.6, -67.6, 3.2, 2.2), alpha=0.8)
    pen.stroke("dark", curve((-4, -65.4), (0, -63), (4, -65.4)), 1.2)
    for side in (-1, 1):
        pen.part("dress", smooth([(0, -100, "c"), (side * 11, -107), (side * 13, -97), (side * 8, -94)]), tone=-0.04)
    pen.anchor(top=(0, -100), head=(0, -76), handle=(0, -35), hand=(34, -33), hat=(0, -96), face=(0, -74))


@symbol("balloon, party balloon, birthday balloon", kinds="toy", height=0.5, place="air", poses="standing, bunch",
    slots={"body": ("#e2483d", "primary"), "b": ("#f6c43d", "second"), "c": ("#4fa3d8", "fixed"),
    "string": ("#9a958c", "fixed")},
    home="park", held="strung", board=Board(0, -70, 40, 32), traits=("carried", "colourful", "raised"),
    shapes=("round",))
def balloon(pen: Pen) -> None:
    each = (("b", -24, -66, -14), ("c", 24, -64, 14),
        ("body", 0, -74, 0)) if pen.pose == "bunch" else (("body", 0, -66, 0),)
    for slot, x, y, turn in each:
        pen.stroke("string", curve((x * 0.95, y + 36), (x * 0.4 + 3, y * 0.3), (0, 0)), 0.9)
        body = rotated(smooth([(x, y - 32), (x - 20, y - 24), (x - 26, y - 2), (x - 16, y + 22), (x, y + 34),
            (x + 16, y + 22), (x + 26, y - 2), (x + 20, y - 24)]), turn, (x, y + 36))
        pen.part(slot, rotated(polygon([(x - 4.4, y + 39), (x, y + 31), (x + 4.4, y + 39)]), turn, (x, y + 36)),
            tone=-0.08)
        pen.part(slot, body)
        pen.mark(slot, crescent(body, -8, -5), tone=-0.08)
        gloss(pen, slot, rotated(ellipse(x - 11, y - 12, 4, 9, turn=22), turn, (x, y + 36)), detail=0, alpha=0.6)
    pen.anchor(top=(0, -100), handle=(0, 0))


@symbol("gift, present, gift box, birthday present, christmas present", kinds="thing", height=0.3, place="surface",
    slots={"body": ("#d8433f", "primary"), "ribbon": ("#f6cd5a", "second")}, traits=("colourful",),
    shapes=("square", "cubic"))
def gift(pen: Pen) -> None:
    box(pen, "body", (-44, -56), (70, 56), (20, 9))
    pen.part("ribbon", quad((-15, 0), (-3, 0), (-3, -56), (-15, -56)), shade="flat")
    pen.part("ribbon", quad((34, -4), (40, -6.5), (40, -62), (34, -59)), tone=-0.12, shade="flat")
    box(pen, "body", (-48, -70), (78, 17), (22, 10), side_tone=-0.15, top_tone=0.09)
    pen.mark("body", rect(-60, -56, 120, 6), tone=-0.08)
    pen.part("ribbon", quad((-16, -53), (-3, -53), (-3, -70), (-16, -70)), shade="flat")
    pen.part("ribbon", quad((-16, -70), (-3, -70), (19, -80), (6, -80)), tone=0.05, shade="flat")
    for side in (-1, 1):
        loop = smooth([(2, -74, "c"), (2 + side * 10, -94), (2 + side * 28, -99), (2 + side * 30, -84),
            (2 + side * 18, -76)])
        pen.part("ribbon", loop, tone=0.02 if side < 0 else -0.04)
        pen.mark("ribbon", smooth([(2 + side * 8, -80), (2 + side * 14, -90), (2 + side * 24, -93),
            (2 + side * 24, -85)]), tone=-0.14)
    pen.part("ribbon", ellipse(2, -76, 6, 5), tone=-0.03)
    pen.anchor(top=(0, -76), handle=(2, -80), seat=(0, -74))


@symbol("sled, sledge, sleigh, toboggan, santa's sleigh", kinds="vehicle, toy", height=0.6,
    slots={"body": ("#c8433a", "primary"), "metal": ("#d8a93f", "second"), "seat": ("#7a3a2f", "fixed")},
    home="snow", told_in="village", traits=("mount", "open", "wintry"))
def sled(pen: Pen) -> None:
    pen.stroke("metal", curve((-62, -4), (-20, -2), (40, -2), (66, -8), (74, -24), (62, -32), (56, -24)), 4)
    for x in (-36, 0, 34):
        pen.stroke("metal", curve((x - 6, -20), (x + 2, -14), (x, -3)), 3.4)
    pen.part("seat", smooth([(-50, -62, "c"), (-36, -60), (-26, -40), (10, -36), (16, -24, "c"), (-46, -24, "c")]))
    with pen.in_front():
        body = smooth([(-64, -76, "c"), (-54, -70), (-46, -48), (-22, -36), (10, -36), (26, -46), (32, -64),
            (48, -70, "c"), (46, -44), (36, -24), (14, -16), (-34, -16), (-54, -32)])
        pen.part("body", body)
        pen.mark("body", crescent(body, -4, -8), tone=-0.09)
        pen.stroke("metal", curve((-64, -76), (-54, -70), (-46, -48), (-22, -36), (10, -36), (26, -46), (32, -64),
            (48, -70)), 3)
        pen.mark("metal", joined(curve((-44, -34), (-30, -26), (-14, -30), (-10, -24)),
            curve((22, -34), (10, -26), (-4, -30), (-8, -24))), width=1.8)
    pen.anchor(seat=(-8, -42), top=(-8, -42), handle=(46, -66), mouth=(-8, -36), opening=(-8, -36))


@symbol("dice", kinds="toy", height=0.02, place="surface", slots={"body": ("#f7f4ec", "primary"),
    "dot": ("#33373f", "second")}, nook="study", shapes=("square", "cubic"))
def dice(pen: Pen) -> None:
    pen.part("body", quad((-44, -66), (4, -88), (48, -66), (2, -46)), tone=0.05)
    pen.part("body", quad((-44, -66), (2, -46), (2, 0), (-44, -22)))
    pen.part("body", quad((48, -66), (2, -46), (2, 0), (48, -22)), tone=-0.13)
    pen.part("dot", ellipse(2, -67, 8, 4.6), shade="flat")
    for x, y in ((-33, -48), (-21, -33), (-9, -18)):
        pen.part("dot", ellipse(x, y, 4.4, 6, turn=-16), shade="flat")
    for x, y in ((13, -41), (13, -19), (37, -52), (37, -30), (25, -36)):
        pen.part("dot", ellipse(x, y, 4.2, 6, turn=16), shade="flat")
    pen.anchor(top=(2, -68))


@symbol("building block, toy block, alphabet block, lego",
    substance="blocks", kinds="toy", height=0.15, place="surface",
    slots={"a": ("#e2483d", "primary"), "b": ("#f6c43d", "second"), "c": ("#4f9fd8", "fixed"),
    "white": ("#fdf8ee", "fixed")}, traits=("on the floor",), shapes=("square", "cubic"))
def blocks(pen: Pen) -> None:
    for slot, x, y in (("c", -46, -44), ("b", 4, -44), ("a", -21, -96)):
        box(pen, slot, (x, y), (42, 44), (10, 7))
        pen.part("white", rect(x + 6, y + 7, 30, 30, 2), shade="flat")
        glyph = {"a": line([(x + 13, y + 32), (x + 21, y + 12), (x + 29, y + 32)]),
            "b": line([(x + 14, y + 13), (x + 14, y + 31)]), "c": arc(x + 22, y + 22, 9, 9, 50, 260)}[slot]
        pen.stroke(slot, glyph, 4)
    pen.stroke("a", line([(-5, -71), (5, -71)]), 4)
    pen.stroke("b", joined(arc(18, -26.6, 9, 4.6, -90, 180), arc(18, -17.4, 10, 4.6, -90, 180)), 4)
    pen.anchor(top=(0, -99))


@symbol("chess piece, chess, knight piece, chessman", kinds="toy", height=0.08, place="surface",
    slots={"body": ("#f0dfbd", "primary")}, nook="study")
def chess_piece(pen: Pen) -> None:
    pen.part("body", turned([(-16, 22), (-12, 30), (-4, 33), (0, 33)], tilt=0.16), tone=-0.05)
    knight = smooth([(-20, -18, "c"), (-22, -40), (-16, -64), (-14, -84), (-4, -100, "c"), (4, -92), (20, -82),
        (34, -64), (32, -54), (22, -52), (12, -58), (4, -56), (16, -40), (20, -18, "c"), (0, -14)])
    pen.part("body", knight)
    pen.mark("body", smooth([(-24, -18), (-24, -42), (-16, -68), (-12, -92), (-4, -100), (-8, -80), (-10, -58),
        (-12, -36), (-10, -14)]), tone=-0.1)
    pen.mark("body", joined(ellipse(9, -77, 2.4), ellipse(29, -60, 1.6)), tone=-0.4)
    pen.mark("body", curve((22, -54), (16, -60), (10, -60)), tone=-0.16, width=1.6)
    pen.anchor(top=(-4, -99), handle=(0, -30))
