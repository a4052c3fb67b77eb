"""Clothes, shoes, hats and bags beyond the commonest."""

# fmt: off
# Outlines read better as runs of points than one point a line.

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
    union,
)
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import box, crescent, curve, gloss, quad


def _long_sleeves(pen: Pen, slot: str, cuff: str) -> None:
    """Two sleeves that hang at the sides, with ribbed cuffs."""
    for side in (-1, 1):
        tone = -0.04 if side < 0 else -0.1
        pen.part(slot, smooth([(side * 22, -92, "c"), (side * 40, -80), (side * 50, -46), (side * 54, -14, "c"),
            (side * 38, -11, "c"), (side * 33, -40), (side * 26, -62)]), tone=tone)
        pen.mark(slot, curve((side * 47, -40), (side * 40, -36), (side * 36, -38)), tone=tone - 0.08, width=1.4,
            detail=1)
        pen.part(cuff, smooth([(side * 37, -15, "c"), (side * 55, -18, "c"), (side * 55, -8, "c"),
            (side * 38, -5, "c")]), tone=tone)


def _trunk(neck: float = -86.0) -> Path:
    return smooth([(-18, -96, "c"), (-10, neck - 2), (0, neck), (10, neck - 2), (18, -96, "c"), (32, -90, "c"),
        (33, -50),
        (33, -6, "c"), (0, -4), (-33, -6, "c"), (-33, -50), (-32, -90, "c")], tension=0.42)


@symbol("sweater, jumper, pullover, knitted sweater, wool sweater, christmas sweater, sweatshirt, cardigan",
    kinds="clothing", height=0.7, garment="sweater",
    slots={"body": ("#b8483f", "primary"), "rib": ("#9a3832", "follow"), "knit": ("#fbf4e4", "second")}, worn=3.2,
    board=Board(0, -51, 58, 32, panel="knit"))
def sweater(pen: Pen) -> None:
    pen.part("rib", ellipse(0, -93, 17, 6), tone=-0.12)
    _long_sleeves(pen, "body", "rib")
    body = _trunk()
    pen.part("body", body)
    pen.mark("body", crescent(body, -10, 0), tone=-0.07)
    pen.mark("knit", joined(*(curve(*((x, y + (4 if i % 2 else 0)) for i, x in enumerate(range(-40, 42, 6))))
        for y in (-66, -40))), width=2.4)
    pen.mark("knit", joined(*(polygon([(x, -59), (x + 5, -53), (x, -47), (x - 5, -53)]) for x in range(-30, 34, 12))))
    pen.mark("rib", joined(*(line([(x - 2, y), (x, y + 3), (x + 2, y)]) for y in (-28, -18)
        for x in range(-30, 34, 6))), width=1.2, detail=1)
    hem = smooth([(-33, -10, "c"), (0, -8), (33, -10, "c"), (31, 0, "c"), (0, 2), (-31, 0, "c")])
    pen.part("rib", hem)
    pen.mark("rib", joined(*(line([(x, -14), (x, 4)]) for x in range(-30, 32, 5))), tone=-0.1, width=1.2)
    pen.stroke("rib", curve((-18, -96), (-10, -88), (0, -86), (10, -88), (18, -96)), 6)
    pen.anchor(top=(0, -94), fit=(0, -92), handle=(0, -90))


@symbol("hoodie, hooded sweatshirt, hooded sweater, hooded jacket", kinds="clothing", height=0.75, garment="sweater",
    slots={"body": ("#5a7d9a", "primary"), "trim": ("#48667f", "follow"), "cord": ("#fbf6ea", "fixed")}, worn=3.2,
    board=Board(0, -45, 60, 20))
def hoodie(pen: Pen) -> None:
    hood = smooth([(-22, -82), (-30, -98), (-20, -112), (0, -117), (20, -112), (30, -98), (22, -82), (0, -74)])
    pen.part("body", hood, tone=-0.03)
    pen.mark("body", crescent(hood, -7, -2), tone=-0.1)
    _long_sleeves(pen, "body", "trim")
    body = _trunk(-78.0)
    pen.part("body", body)
    pen.mark("body", crescent(body, -10, 0), tone=-0.07)
    pen.part("trim", smooth([(0, -77, "c"), (-14, -86), (-17, -99), (-9, -107), (0, -109), (9, -107), (17, -99),
        (14, -86)]), tone=-0.16)
    pen.mark("trim", smooth([(0, -92), (-9, -95), (-8, -102), (0, -105), (8, -102), (9, -95)]), tone=-0.24)
    pocket = smooth([(-20, -36, "c"), (20, -36, "c"), (28, -12, "c"), (-28, -12, "c")], tension=0.15)
    pen.part("body", pocket, tone=0.04)
    pen.mark("body", joined(line([(-20, -36), (-28, -13)]), line([(20, -36), (28, -13)])), tone=-0.14, width=2)
    for x in (-6, 6):
        pen.stroke("cord", line([(x, -80), (x * 1.3, -58)]), 2)
        pen.part("cord", rect(x * 1.3 - 1.6, -60, 3.2, 6, 1))
    pen.part("trim", smooth([(-33, -9, "c"), (0, -7), (33, -9, "c"), (31, 0, "c"), (0, 2), (-31, 0, "c")]))
    pen.anchor(top=(0, -112), fit=(0, -88), handle=(0, -90))


@symbol("vest, waistcoat, gilet", kinds="clothing", height=0.6, garment="vest",
    slots={"body": ("#4a5a78", "primary"), "lining": ("#b98f5a", "second"), "button": ("#e6c878", "fixed")})
def vest(pen: Pen) -> None:
    pen.part("lining", smooth([(-20, -98, "c"), (0, -92), (20, -98, "c"), (16, -40, "c"), (-16, -40, "c")],
        tension=0.3), tone=-0.08)
    for side in (-1, 1):
        panel = smooth([(side * 20, -100, "c"), (side * 30, -96, "c"), (side * 27, -80), (side * 34, -66, "c"),
            (side * 34, -34), (side * 36, -8, "c"),
            (side * 18, 0, "c"), (side * -1.5, -12, "c"), (side * -1.5, -48, "c"), (side * 10, -78)], tension=0.35)
        pen.part("body", panel, tone=0.0 if side < 0 else -0.05)
        pen.mark("body", curve((side * 22, -100), (side * 12, -78), (side * 1, -48)), tone=0.1, width=3)
        pen.part("body", rotated(rect(side * 19 - 9, -34, 18, 4, 1), side * -6, (side * 19, -32)), tone=-0.12)
    pen.part("button", joined(*(ellipse(0, y, 2.2) for y in (-44, -34, -24, -14))), shade="flat")
    pen.anchor(top=(0, -98), fit=(0, -96), handle=(0, -90))


@symbol("shorts, pair of shorts, short pants, swim trunks, swimming trunks, swim shorts", kinds="trousers, clothing",
    height=0.5,
    slots={"body": ("#3f8fb0", "primary"), "trim": ("#fbf4e4", "second")})
def shorts(pen: Pen) -> None:
    body = smooth([(-36, -74, "c"), (36, -74, "c"), (45, -36), (52, -2, "c"), (8, 1, "c"), (3, -24), (0, -34, "c"),
        (-3, -24), (-8, 1, "c"), (-52, -2, "c"), (-45, -36)], tension=0.35)
    pen.part("body", body)
    pen.mark("body", polygon([(22, -76), (60, -76), (66, 6), (34, 6)]), tone=-0.08)
    pen.mark("trim", joined(line([(-38, -70), (-49, 0)]), line([(38, -70), (49, 0)])), width=3.4)
    pen.mark("body", joined(line([(0, -66), (0, -36)]), line([(-54, -8), (-8, -5)]), line([(54, -8), (8, -5)])),
        tone=-0.14, width=1.5)
    pen.part("body", rect(-37, -80, 74, 11, 3), tone=0.05)
    pen.mark("body", joined(*(line([(x, -82), (x, -68)]) for x in range(-32, 36, 5))), tone=-0.1, width=1.2)
    for dx in (-7, 7):
        pen.stroke("trim", smooth([(0, -70), (dx, -60), (dx * 0.8, -50)], closed=False), 2)
    pen.anchor(top=(0, -78), fit=(0, -78), handle=(0, -78))


@symbol("apron, kitchen apron, cooking apron", kinds="clothing", height=0.8, garment="apron",
    slots={"body": ("#d9584f", "primary"), "trim": ("#fbf4e4", "second")}, home="kitchen", worn=2.6)
def apron(pen: Pen) -> None:
    pen.stroke("trim", smooth([(-14, -78), (-15, -96), (0, -105), (15, -96), (14, -78)], closed=False), 3)
    for side in (-1, 1):
        pen.stroke("trim", smooth([(side * 30, -50), (side * 44, -52), (side * 52, -40), (side * 50, -26)],
            closed=False), 3)
    body = smooth([(-17, -80, "c"), (17, -80, "c"), (20, -64), (33, -51, "c"), (37, -24), (36, -2, "c"), (0, 2),
        (-36, -2, "c"), (-37, -24), (-33, -51, "c"), (-20, -64)], tension=0.4)
    pen.part("body", body)
    pen.mark("body", crescent(body, -9, 0), tone=-0.08)
    pen.mark("trim", joined(rect(-20, -81, 40, 5)))
    pen.mark("body", line([(-36, -49), (36, -49)]), tone=-0.12, width=1.6)
    pocket = smooth([(-20, -36, "c"), (20, -36, "c"), (19, -16), (14, -11), (-14, -11), (-19, -16)], tension=0.4)
    pen.part("trim", pocket)
    pen.mark("trim", joined(line([(0, -36), (0, -10)])), tone=-0.12, width=1.6)
    pen.mark("body", line([(-22, -33), (22, -33)]), width=1.6)
    pen.anchor(top=(0, -80), fit=(0, -88), handle=(0, -102))


@symbol("sandal, pair of sandals, flip flop, flip-flop, thong sandal", kinds="shoe, clothing", height=0.08,
    place="surface",
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
    place="surface",
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
    height=0.16, place="surface",
    slots={"body": ("#d12f4a", "primary"), "sole": ("#2f2529", "fixed"), "inner": ("#f3dcc4", "fixed")})
def high_heel(pen: Pen) -> None:
    pen.part("inner", smooth([(-44, -78, "c"), (-30, -76), (-6, -56), (16, -34), (30, -25), (10, -24), (-20, -44)]))
    pen.part("sole", smooth([(-50, -60, "c"), (-34, -56), (-41, -20), (-43, 0, "c"), (-50, 0, "c"), (-51, -30)],
        tension=0.4))
    body = smooth([(-46, -82, "c"), (-53, -70), (-53, -54, "c"), (-34, -54), (-12, -34), (12, -10), (30, -3), (60, -3),
        (68, -7), (60, -17), (40, -27), (22, -31, "c"), (10, -25), (-8, -38), (-28, -66)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -3, -6), tone=-0.1)
    gloss(pen, "body", ellipse(44, -18, 11, 3.4, turn=24), detail=0, alpha=0.6)
    pen.part("sole", smooth([(10, -11, "c"), (30, -3), (66, -4, "c"), (60, 0), (28, 0), (14, -4)], tension=0.4))
    pen.anchor(top=(-44, -80), fit=(-40, -70), handle=(-46, -70))


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


@symbol("goggles, ski goggles, swimming goggles, safety goggles, swim goggles", kinds="glasses, eyewear, clothing",
    height=0.09, place="surface", faces_viewer=True,
    slots={"strap": ("#e0593f", "primary"), "lens": ("#58b0d6", "second"), "frame": ("#2c2f38", "fixed")}, worn=1.9)
def goggles(pen: Pen) -> None:
    for side in (-1, 1):
        pen.part("strap", smooth([(side * 50, -38, "c"), (side * 66, -42), (side * 74, -34), (side * 74, -20),
            (side * 66, -12), (side * 50, -16, "c")]), tone=-0.06)
    frame = smooth([(-56, -46), (-30, -54), (0, -52), (30, -54), (56, -46), (60, -26), (52, -6), (28, -1), (10, -8),
        (0, -16), (-10, -8), (-28, -1), (-52, -6), (-60, -26)])
    pen.part("frame", frame)
    lens = smooth([(-50, -42), (-28, -48), (0, -46), (28, -48), (50, -42), (53, -26), (46, -11), (27, -7), (12, -14),
        (0, -23), (-12, -14), (-27, -7), (-46, -11), (-53, -26)])
    pen.part("lens", lens)
    pen.mark("lens", crescent(lens, -6, -7), tone=-0.14)
    pen.mark("lens", joined(polygon([(-34, -56), (-16, -56), (-40, 4), (-58, 4)]),
        polygon([(-10, -56), (-5, -56), (-29, 4), (-34, 4)]), polygon([(38, -56), (46, -56), (24, 4), (16, 4)])),
        tone=0.2, alpha=0.55)
    pen.anchor(fit=(0, -28), top=(0, -52), handle=(0, -28))


@symbol("briefcase, attache case, attaché case, business case, leather briefcase", kinds="bag", height=0.36,
    slots={"body": ("#7a4a2c", "primary"), "trim": ("#5a3420", "follow"), "metal": ("#e3c070", "fixed")},
    home="office", held="hung", shapes=("rectangular",))
def briefcase(pen: Pen) -> None:
    pen.part("trim", outline(smooth([(-16, -72, "c"), (-15, -90), (-8, -95), (8, -95), (15, -90), (16, -72, "c")],
        closed=False), 6))
    pen.part("body", quad((54, -74), (64, -78), (64, -6), (54, 0)), tone=-0.14)
    pen.part("body", quad((-58, -74), (-48, -78), (64, -78), (54, -74)), tone=0.07)
    pen.part("body", rect(-58, -74, 112, 74, 5))
    pen.mark("body", rect(-60, -10, 120, 14), tone=-0.08)
    pen.mark("trim", difference(rect(-55, -71, 106, 68, 4), rect(-53.6, -69.6, 103.2, 65.2, 3)), alpha=0.8)
    flap = smooth([(-58, -74, "c"), (54, -74, "c"), (54, -44), (20, -34), (-24, -34), (-58, -44)], tension=0.25)
    pen.part("body", flap, tone=0.05)
    pen.mark("body", crescent(flap, 0, -4), tone=-0.1)
    for x in (-34, 30):
        pen.part("trim", rect(x - 5, -74, 10, 50, 1))
        pen.part("metal", rect(x - 7, -42, 14, 12, 2), shade="flat")
        pen.mark("metal", rect(x - 2, -38, 4, 5), tone=-0.3)
    pen.part("metal", rect(-9, -39, 14, 8, 2))
    pen.anchor(top=(0, -76), seat=(0, -76), handle=(0, -94), lean=(-58, -40))


@symbol("plastic bag, grocery bag, carrier bag, carry bag, polythene bag", kinds="bag", height=0.45,
    slots={"body": ("#e9edf0", "primary"), "print": ("#e0473f", "fixed")}, home="street")
def plastic_bag(pen: Pen) -> None:
    for side in (-1, 1):
        pen.part("body", difference(smooth([(side * 38, -56, "c"), (side * 42, -84), (side * 34, -100),
            (side * 22, -98), (side * 16, -82), (side * 8, -58, "c")]),
            smooth([(side * 30, -58), (side * 33, -78), (side * 29, -91), (side * 24, -89), (side * 22, -76),
            (side * 20, -58)])), tone=-0.05 if side < 0 else -0.09)
    body = smooth([(-40, -64, "c"), (-24, -58), (-10, -54), (10, -54), (24, -58), (40, -64, "c"), (46, -36), (50, -10),
        (42, 0), (12, -1), (-16, 1), (-42, 0), (-50, -10), (-46, -36)])
    pen.part("body", body, alpha=0.97)
    pen.mark("body", crescent(body, -12, -3), tone=-0.1)
    pen.mark("body", joined(curve((-34, -60), (-36, -40), (-28, -22)), curve((-20, -56), (-16, -46), (-18, -36)),
        curve((22, -56), (16, -44), (20, -34)), curve((35, -60), (37, -40), (30, -24)),
        curve((-40, -8), (-24, -14), (-14, -4)), curve((40, -8), (26, -16), (14, -5))), tone=-0.13, width=1.8)
    smile = difference(ellipse(0, -26, 20, 15), ellipse(0, -31, 21, 15))
    pen.mark("print", union(smile, ellipse(-8, -40, 3, 4), ellipse(8, -40, 3, 4)))
    pen.mark("body", joined(curve((-28, -52), (-32, -36), (-30, -18))), tone=0.1, width=2.6)
    pen.anchor(top=(0, -60), handle=(0, -96), mouth=(0, -58), opening=(0, -58))


@symbol("paper bag, shopping bag, gift bag, paper shopping bag, brown paper bag", kinds="bag", height=0.42,
    slots={"body": ("#d9a765", "primary"), "rope": ("#8a5a34", "fixed"), "print": ("#fbf1de", "second"),
    "tissue": ("#fbf6ec", "fixed")})
def paper_bag(pen: Pen) -> None:
    pen.part("rope", outline(smooth([(-12, -70), (-10, -92), (4, -99), (18, -92), (20, -74)], closed=False), 3),
        tone=-0.1)
    box(pen, "body", (-38, -74), (64, 74), (15, 6), top_tone=-0.24)
    pen.mark("body", polygon([(-40, -4), (30, -4), (30, 4), (-40, 4)]), tone=-0.08)
    pen.part("tissue", polygon([(-30, -75), (-22, -88), (-12, -76), (-4, -90), (6, -77), (16, -86), (24, -76),
        (24, -73), (-30, -73)]), tone=-0.03)
    pen.part("body", rect(-38, -74, 64, 5), tone=0.05)
    pen.part("body", polygon([(26, -74), (33.5, -40), (26, 0), (41, -6), (41, -80)]), tone=-0.16)
    pen.mark("body", line([(33.5, -77), (33.5, -3)]), tone=-0.24, width=1.2)
    pen.part("print", smooth([(-6, -20, "c"), (-22, -36), (-20, -48), (-11, -50), (-6, -44, "c"), (-1, -50), (8, -48),
        (10, -36)]), shade="flat")
    pen.part("rope", outline(smooth([(-22, -70), (-21, -90), (-6, -98), (9, -90), (10, -70)], closed=False), 3))
    pen.anchor(top=(0, -76), handle=(-6, -97), mouth=(0, -75), opening=(0, -75), lean=(-38, -40))


@symbol("swimsuit, bathing suit, one-piece swimsuit, swimming costume, leotard", kinds="clothing", height=0.65,
    slots={"body": ("#e0476f", "primary"), "dot": ("#fdf6ea", "second")}, home="beach")
def swimsuit(pen: Pen) -> None:
    for side in (-1, 1):
        pen.part("body", outline(smooth([(side * 18, -70), (side * 19, -86), (side * 15, -98)], closed=False), 5),
            tone=-0.04)
    pen.part("body", smooth([(-22, -72, "c"), (0, -56), (22, -72, "c"), (22, -60), (-22, -60)]), tone=-0.16)
    body = smooth([(-20, -76, "c"), (-12, -66), (0, -62), (12, -66), (20, -76, "c"), (30, -64, "c"), (24, -46),
        (28, -30), (34, -14, "c"), (18, -10), (7, 0, "c"), (-7, 0, "c"), (-18, -10), (-34, -14, "c"), (-28, -30),
        (-24, -46), (-30, -64, "c")])
    pen.part("body", body)
    dots = [(x + (6 if row % 2 else 0), -64 + 11 * row) for row in range(6) for x in range(-30, 34, 12)]
    pen.mark("dot", joined(*(ellipse(x, y, 2.5) for x, y in dots)))
    pen.mark("body", crescent(body, -7, 0), tone=-0.08, alpha=0.7)
    pen.anchor(top=(0, -96), fit=(0, -90), handle=(0, -96))


@symbol("bathrobe, robe, dressing gown, bath robe", kinds="clothing", height=1.2, garment="gown",
    slots={"body": ("#8fb8d6", "primary"), "trim": ("#fbf6ec", "second")})
def bathrobe(pen: Pen) -> None:
    for side in (-1, 1):
        pen.part("body", polygon([(side * 16, -96), (side * 26, -94), (side * 56, -58), (side * 42, -38),
            (side * 22, -58)]), tone=-0.04 if side < 0 else -0.1)
        pen.part("trim", polygon([(side * 57, -60), (side * 61, -55), (side * 45, -33), (side * 40, -39)]), tone=-0.03)
    body = smooth([(-18, -98, "c"), (18, -98, "c"), (26, -92, "c"), (24, -52), (34, -2, "c"), (0, 2), (-34, -2, "c"),
        (-24, -52), (-26, -92, "c")], tension=0.3)
    pen.part("body", body)
    pen.mark("body", crescent(body, -8, 0), tone=-0.08)
    pen.mark("body", joined(curve((-16, -44), (-20, -24), (-24, 0)), curve((14, -44), (18, -24), (22, 0))), tone=-0.1,
        width=1.8)
    pen.part("trim", polygon([(-15, -98), (-7, -99), (4, -58), (8, 1), (0, 1.6), (-3, -50)]), tone=-0.05)
    pen.part("trim", polygon([(15, -98), (7, -99), (-2, -62), (-6, -48), (1, -46), (8, -66)]))
    pen.part("body", smooth([(-25, -56, "c"), (0, -52), (25, -56, "c"), (25, -46, "c"), (0, -42), (-25, -46, "c")]),
        tone=-0.12)
    pen.part("body", union(ellipse(-10, -52, 8, 4.4, 20), ellipse(8, -52, 8, 4.4, -20),
        polygon([(-3, -50), (-14, -20), (-6, -19), (2, -48)]), polygon([(0, -50), (8, -18), (15, -21), (5, -48)])),
        tone=-0.08)
    pen.anchor(top=(0, -98), fit=(0, -96), handle=(0, -96))


@symbol("wedding dress, bridal gown, bridal dress, white gown", kinds="dress, clothing", height=1.4, garment="dress",
    slots={"body": ("#fbf7f2", "primary"), "lace": ("#d9c9bd", "follow")})
def wedding_dress(pen: Pen) -> None:
    body = smooth([(-14, -92, "c"), (-6, -86), (0, -84), (6, -86), (14, -92, "c"), (16, -78), (11, -60, "c"), (26, -44),
        (44, -18), (58, -1, "c"), (30, 2), (0, 3), (-30, 2), (-58, -1, "c"), (-44, -18), (-26, -44), (-11, -60, "c"),
        (-16, -78)])
    for side in (-1, 1):
        pen.part("body", outline(line([(side * 13, -90), (side * 11, -100)]), 4))
        pen.part("body", smooth([(side * 12, -92), (side * 24, -88), (side * 26, -78), (side * 15, -76)]), tone=-0.05)
    pen.part("body", body)
    pen.mark("body", crescent(body, -10, 0), tone=-0.07)
    for y, half in ((-40, 30), (-24, 44), (-8, 58)):
        pen.mark("lace", smooth([(x, y + (5 if i % 2 else 0)) for i, x in enumerate(range(-half, half + 1, 6))],
            closed=False), width=1.8)
    pen.mark("lace", joined(*(ellipse(x, y, 1.4) for x, y in ((-6, -76), (0, -72), (6, -76), (-3, -68), (3, -68),
        (-30, -14), (-12, -30), (12, -30), (30, -14), (0, -14)))), detail=1)
    pen.mark("lace", smooth([(-12, -62, "c"), (0, -58), (12, -62, "c"), (11, -57), (0, -53), (-11, -57)]))
    pen.anchor(top=(0, -98), fit=(0, -96), handle=(0, -98))


@symbol("life jacket, life vest, buoyancy aid, safety vest, high-visibility vest", kinds="clothing", height=0.55,
    garment="vest",
    slots={"body": ("#f0762f", "primary"), "strap": ("#2f343d", "fixed"), "band": ("#f6f2d8", "second")},
    home="beach", worn=3.0)
def life_jacket(pen: Pen) -> None:
    pen.part("body", smooth([(-22, -98, "c"), (0, -86), (22, -98, "c"), (18, -40, "c"), (-18, -40, "c")], tension=0.3),
        tone=-0.2)
    for side in (-1, 1):
        panel = smooth([(side * 16, -100, "c"), (side * 32, -100, "c"), (side * 36, -84), (side * 40, -62, "c"),
            (side * 42, -6), (side * 36, 0), (side * 6, 0), (side * 1, -4), (side * 1, -58), (side * 12, -76)],
            tension=0.4)
        pen.part("body", panel, tone=0.0 if side < 0 else -0.05)
        pen.mark("body", crescent(panel, -4, -4), tone=-0.08)
        pen.mark("band", joined(rect(side * 22 - 22, -90, 44, 6)))
    for y in (-48, -22):
        pen.part("strap", rect(-43, y, 86, 6, 1))
        pen.part("band", rect(-8, y - 2, 16, 10, 2))
        pen.mark("strap", line([(0, y - 3), (0, y + 9)]), width=1.6)
    pen.anchor(top=(0, -98), fit=(0, -96), handle=(0, -94))


@symbol("trash bag, garbage bag, bin bag, rubbish bag, bin liner, refuse sack, bag of trash, bag of garbage",
    kinds="bag", height=0.7,
    slots={"body": ("#33363f", "primary"), "tie": ("#d9483f", "second")}, home="street")
def trash_bag(pen: Pen) -> None:
    pen.part("body", smooth([(-7, -74, "c"), (-22, -92), (-14, -94), (-10, -101), (-2, -94), (6, -103), (10, -94),
        (20, -96), (16, -88), (7, -74, "c")]), tone=0.04)
    body = smooth([(-8, -76, "c"), (-24, -66), (-42, -48), (-50, -24), (-46, -4), (-24, 1), (0, -1), (24, 2), (46, -4),
        (50, -26), (40, -50), (24, -66), (8, -76, "c")])
    pen.part("body", body)
    pen.mark("body", crescent(body, -13, -4), tone=-0.07)
    pen.mark("body", joined(curve((-6, -74), (-18, -58), (-22, -38)), curve((0, -74), (-2, -58), (2, -46)),
        curve((6, -74), (18, -58), (20, -40)),
        curve((-40, -14), (-28, -22), (-14, -14)), curve((14, -12), (28, -20), (40, -10))), tone=-0.1, width=2)
    pen.mark("body", joined(curve((-12, -68), (-34, -48), (-42, -26)), curve((12, -66), (26, -52), (32, -40)),
        curve((-20, -14), (-8, -24), (6, -22))), tone=0.2, width=3, alpha=0.7)
    pen.part("tie", rect(-11, -80, 22, 7, 3))
    pen.part("tie", union(ellipse(-16, -76, 9, 5, 20), ellipse(16, -76, 9, 5, -20)), tone=-0.05)
    pen.anchor(top=(0, -96), handle=(0, -90))
