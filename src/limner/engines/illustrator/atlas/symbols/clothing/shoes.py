"""Shoes, boots and socks."""

# fmt: off
# Outlines read better as runs of points than one point a line.


from limner.drawing.geometry import (
    ellipse,
    joined,
    line,
    moved,
    outline,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import DARK
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, gloss


@symbol("sandal, pair of sandals, flip flop, flip-flop, thong sandal", kinds="shoe, clothing", height=0.08,
    place="surface", garment="shoes", worn_at="feet",
    slots={"sole": ("#c08a52", "second"), "strap": ("#d9584f", "primary")})
def sandal(pen: Pen) -> None:
    for x, turn, tone in ((-26, -5, 0.0), (26, 5, -0.03)):
        foot = [(x - 13, -6), (x - 16, -22), (x - 13, -44), (x - 18, -70), (x - 16, -92), (x, -100), (x + 16, -92),
            (x + 18, -70), (x + 13, -44), (x + 16, -22), (x + 13, -6), (x, 0)]
        pen.part("sole", rotated(smooth([(a + 2.4, b + 3) for a, b in foot]), turn, (x, -50)), tone=tone - 0.14)
        pen.part("sole", rotated(smooth(foot), turn, (x, -50)), tone=tone + 0.04)
        pen.mark("sole", rotated(joined(ellipse(x, -17, 9, 11), ellipse(x, -76, 12, 15)), turn, (x, -50)),
            tone=tone - 0.05)
        straps = union(outline(smooth([(x - 17, -58), (x - 10, -74), (x, -86)], closed=False), 7),
            outline(smooth([(x + 17, -58), (x + 10, -74), (x, -86)], closed=False), 7))
        pen.part("strap", rotated(straps, turn, (x, -50)), tone=tone)
        pen.part("strap", rotated(ellipse(x, -87, 4.6), turn, (x, -50)), tone=tone - 0.08)
    pen.anchor(top=(0, -98), fit=(0, -40), handle=(0, -50))


@symbol("slipper, pair of slippers, house slipper, house shoe, bedroom slipper", kinds="shoe, clothing", height=0.1,
    place="surface", garment="shoes", worn_at="feet",
    slots={"body": ("#c77f9c", "primary"), "fur": ("#fbf1e6", "second"), "sole": ("#8a6a52", "fixed")})
def slipper(pen: Pen) -> None:
    for dx, dy, tone in ((16, -22, -0.1), (-14, 0, 0.0)):
        x, y = dx, dy
        pen.part("sole", smooth([(x - 46, y - 6), (x - 40, y - 12), (x + 40, y - 12), (x + 54, y - 6), (x + 48, y),
            (x - 40, y)], tension=0.4), tone=tone)
        pen.part("fur", smooth([(x - 46, y - 10), (x - 40, y - 20), (x, y - 22), (x + 10, y - 10), (x - 30, y - 8)]),
            tone=tone - 0.03)
        toe = smooth([(x - 14, y - 8, "c"), (x - 12, y - 30), (x - 2, y - 40), (x + 24, y - 38), (x + 50, y - 24),
            (x + 55, y - 8, "c")])
        pen.part("body", toe, tone=tone)
        pen.mark("body", crescent(toe, -5, -6), tone=tone - 0.09)
        pen.part("fur", union(*(ellipse(x + a, y + b, 7) for a, b in ((-15, -12), (-15, -21), (-12, -30), (-6, -38),
            (2, -43)))), tone=tone + 0.02)
        pen.part("fur", union(*(ellipse(x + 30 + a, y - 30 + b, 4) for a,
            b in ((0, 0), (5, -3), (-4, -4), (2, 4), (7, 3)))), tone=tone)
    pen.anchor(top=(0, -50), fit=(-20, -22), handle=(-40, -18))


@symbol("high heel, heel, high-heeled shoe, stiletto, high heel shoe, pair of heels", kinds="shoe, clothing",
    height=0.16, place="surface", garment="shoes", worn_at="feet",
    slots={"body": ("#d12f4a", "primary"), "sole": ("#2f2529", "fixed"), "inner": ("#f3dcc4", "fixed")},
    traits=("hollow",))
def high_heel(pen: Pen) -> None:
    pen.part("inner", smooth([(-44, -78, "c"), (-30, -76), (-6, -56), (16, -34), (30, -25), (10, -24), (-20, -44)]))
    with pen.in_front():
        pen.part("sole", smooth([(-50, -60, "c"), (-34, -56), (-41, -20), (-43, 0, "c"), (-50, 0, "c"), (-51, -30)],
            tension=0.4))
        body = smooth([(-46, -82, "c"), (-53, -70), (-53, -54, "c"), (-34, -54), (-12, -34), (12, -10), (30, -3), (60,
            -3),
            (68, -7), (60, -17), (40, -27), (22, -31, "c"), (10, -25), (-8, -38), (-28, -66)])
        pen.part("body", body)
        pen.mark("body", crescent(body, -3, -6), tone=-0.1)
        gloss(pen, "body", ellipse(44, -18, 11, 3.4, turn=24), detail=0, alpha=0.6)
        pen.part("sole", smooth([(10, -11, "c"), (30, -3), (66, -4, "c"), (60, 0), (28, 0), (14, -4)], tension=0.4))
    pen.anchor(top=(-44, -80), fit=(-40, -70), handle=(-46, -70), mouth=(-28, -62), opening=(-28, -62))


@symbol("swim fin, diving flipper, pair of swim fins", kinds="sports equipment, clothing", height=0.3,
    place="surface", garment="flippers", worn_at="feet", slots={"fin": ("#2f8fd0", "primary"), "dark": DARK})
def swim_fin(pen: Pen) -> None:
    for x, turn in ((-24, -6), (24, 6)):
        blade = rotated(smooth([(x - 11, -64, "c"), (x - 26, -8), (x - 20, 0, "c"), (x, -5), (x + 20, 0, "c"),
            (x + 26, -8), (x + 11, -64, "c")]), turn, (x, -60))
        pen.part("fin", blade)
        pen.mark("fin", joined(*(rotated(line([(x + a * 0.5, -62), (x + a, 0)]), turn, (x, -60)) for a in (-14, 0,
            14))), width=2, tone=-0.13)
        pen.part("dark", rotated(smooth([(x - 11, -60), (x - 13, -80), (x - 9, -98), (x + 9, -98), (x + 13, -80),
            (x + 11, -60)]), turn, (x, -60)))
        pen.part("fin", rotated(ellipse(x, -82, 6.4, 11), turn, (x, -60)), tone=-0.16)
    pen.anchor(top=(0, -98), lean=(-40, -30))


@symbol("shoe, sneaker, trainer, running shoe, sports shoe, footwear", kinds="clothing", height=0.12, place="surface",
    garment="shoes", worn_at="feet",
    slots={"body": ("#e0503f", "primary"), "sole": ("#f8f6f0", "fixed"), "lace": ("#fdfcf8", "fixed"),
    "trim": ("#2f3540", "second")}, traits=("hollow",))
def shoe(pen: Pen) -> None:
    pen.part("trim", smooth([(-46, -56), (-30, -61), (-8, -56), (-6, -48), (-44, -46)]))
    with pen.in_front():
        body = smooth([(-52, -10, "c"), (-54, -34), (-50, -58, "c"), (-44, -54), (-26, -50), (-10, -57, "c"), (4, -46),
            (22, -34), (46, -28), (60, -18), (62, -8, "c")])
        pen.part("body", body)
        pen.mark("body", rect(-60, -18, 130, 12), tone=-0.08)
        pen.mark("sole", smooth([(-36, -14), (-18, -30), (8, -36), (-4, -24), (-16, -10)]))
        pen.mark("body", smooth([(38, -32), (48, -24), (48, -8), (70, -8), (66, -30)]), tone=-0.07)
        pen.stroke("lace", joined(*(line([(x, y), (x + 12, y - 7)]) for x,
            y in ((-6, -44), (3, -38), (12, -32), (21, -27)))), 2.8)
        pen.part("sole", smooth([(-56, -11, "c"), (0, -9), (40, -10), (64, -12, "c"), (64, -2), (54, 0), (-46, 0),
            (-56, -3)], tension=0.4))
        pen.mark("sole", rect(-60, -4, 130, 6), tone=-0.12)
    pen.anchor(top=(-28, -52), fit=(-28, -48), handle=(-50, -40), mouth=(-28, -55), opening=(-28, -55))


@symbol("boot, wellington, rain boot, cowboy boot, wellington boot", kinds="shoe, clothing", height=0.35,
    garment="boots", worn_at="feet",
    slots={"body": ("#f0b92f", "primary"), "sole": ("#7a5a2b", "follow")}, told_in="room",
    traits=("hollow",))
def boot(pen: Pen) -> None:
    pen.part("body", ellipse(-12, -94, 23, 5), tone=-0.16)
    with pen.in_front():
        body = smooth([(-35, -94, "c"), (-34, -56), (-38, -20), (-36, -5, "c"), (54, -5, "c"), (52, -22), (32, -32),
            (14, -42), (10, -66), (11, -94, "c"), (-12, -89)])
        pen.part("body", body)
        pen.mark("body", crescent(body, -9, -6), tone=-0.08)
        gloss(pen, "body", smooth([(-26, -84), (-25, -52), (-28, -24), (-21, -52), (-21, -84)]), detail=0)
        pen.part("body", smooth([(-37, -97, "c"), (-12, -91), (13, -97, "c"), (13, -87, "c"), (-12, -81.6),
            (-37, -87, "c")]), tone=0.05)
        pen.part("sole", smooth([(-39, -7, "c"), (57, -7, "c"), (56, 0, "c"), (2, 0, "c"), (-8, -2), (-12, 0, "c"),
            (-38, 0, "c")]))
    pen.anchor(top=(-12, -94), mouth=(-12, -94), opening=(-12, -94), handle=(-34, -90))


@symbol("sock, stocking, christmas stocking", kinds="clothing", height=0.3, garment="socks", worn_at="feet",
    slots={"body": ("#d8433f", "primary"), "cuff": ("#fbf6ea", "second")}, told_in="room", traits=("hollow",))
def sock(pen: Pen) -> None:
    pen.part("cuff", ellipse(-7, -97, 26, 5), tone=-0.22)
    with pen.in_front():
        body = smooth([(-30, -86, "c"), (-27, -50), (-22, -32), (-28, -14), (-18, 0), (10, -2), (44, -6), (52, -20),
            (42, -32), (20, -38), (14, -56), (16, -86, "c")])
        pen.part("body", body)
        pen.mark("body", crescent(body, -8, -5), tone=-0.08)
        pen.mark("cuff", joined(ellipse(48, -14, 17, 20), ellipse(-22, -8, 17, 16)), tone=-0.03)
        pen.mark("cuff", joined(rect(-40, -72, 70, 6), rect(-40, -60, 70, 6)))
        pen.part("cuff", rect(-35, -98, 56, 18, 7))
    pen.anchor(top=(-7, -98), mouth=(-7, -98), opening=(-7, -98), handle=(-30, -94))


@symbol("ballet slipper, ballet shoe, pointe shoe, ballet flat, pair of ballet slippers, ballet pump",
    kinds="shoe, clothing", height=0.14, place="surface", garment="shoes", worn_at="feet",
    slots={"satin": ("#f2b3bd", "primary"), "sole": ("#d9c0a4", "fixed"), "inside": ("#e0929f", "follow")})
def ballet_slipper(pen: Pen) -> None:
    for dx, dy, tone in ((18, -10, -0.06), (0, 0, 0.0)):
        for ribbon in ([(-46, -26), (-34, -44), (-42, -62), (-56, -74), (-52, -96)],
                [(-34, -22), (-46, -44), (-36, -62), (-22, -76), (-26, -98)]):
            pen.stroke("satin", moved(smooth(ribbon, closed=False), dx, dy), 5, tone=tone - 0.03)
        shoe = moved(smooth([(-56, -4, "c"), (-58, -20), (-50, -30, "c"), (-30, -18), (-6, -15), (14, -22, "c"), (40,
        -23),
            (60, -14), (64, -4), (54, 0, "c"), (-48, 0, "c")]), dx, dy)
        pen.part("satin", shoe, tone=tone)
        pen.mark("satin", crescent(shoe, -3, -6), tone=tone - 0.08)
        pen.mark("sole", moved(rect(-60, -3, 130, 6), dx, dy))
        pen.part("inside", moved(smooth([(-50, -30, "c"), (-28, -27), (-4, -24), (14, -22, "c"), (-6, -15), (-30,
        -18)]),
            dx, dy), tone=tone)
        gloss(pen, "satin", moved(ellipse(42, -17, 9, 2.6, 14), dx, dy), detail=0)
        pen.part("satin", moved(joined(ellipse(6, -22, 6, 3, 24), ellipse(18, -24, 6, 3, -24)), dx, dy),
        tone=tone - 0.06)
    pen.anchor(top=(-36, -100), handle=(-36, -96))
