"""Clothes of the upper body and of the legs: shirts, sweaters, jackets, trousers, skirts."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    Path,
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
from limner.engines.illustrator.atlas.hues import DARK, GOLD, WHITE
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, quad


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


@symbol("hoodie, hooded sweatshirt, hooded sweater, hooded jacket", kinds="clothing", height=0.75, garment="hoodie",
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
    height=0.5, garment="shorts",
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


@symbol("poncho, serape", kinds="clothing", height=0.9, worn=5.0, slots={"cloth": ("#c9482f", "primary"),
    "a": ("#f0b23e",
    "fixed"), "b": ("#2f8f8a", "fixed"),
    "white": WHITE})
def poncho(pen: Pen) -> None:
    body = polygon([(-8, -92), (8, -92), (66, -24), (0, -2), (-66, -24)])
    pen.part("white", joined(*(line([(x, -18 + (1 - abs(x) / 60) * 16), (x, -10 + (1 - abs(x) / 60) * 16)])
        for x in range(-60, 61, 5))), shade="flat")
    pen.stroke("white", joined(*(line([(x, -24 + (1 - abs(x) / 66) * 22), (x, -15 + (1 - abs(x) / 66) * 22)])
        for x in range(-62, 63, 5))), 2)
    pen.part("cloth", body)
    for slot, y, w in (("a", -66, 5), ("b", -52, 7), ("white", -42, 3), ("a", -30, 6), ("b", -16, 4)):
        k = (92 + y) / 92
        pen.mark(slot, line([(-74 * k - 6, y - 8 * k), (0, y + 18 * k), (74 * k + 6, y - 8 * k)]), width=w)
    pen.part("cloth", smooth([(-10, -90), (0, -96), (10, -90), (0, -82)]), tone=-0.16)
    pen.anchor(fit=(0, -88), top=(0, -94), lean=(-40, -40))


@symbol("dungaree, boiler suit, overalls, bib overalls", kinds="trousers, clothing", height=1.2, garment="dungarees",
    slots={"denim": ("#3f6ba8", "primary"), "brass": GOLD})
def dungarees(pen: Pen) -> None:
    pen.stroke("denim", joined(line([(-13, -70), (-16, -98), (-8, -102)]), line([(13, -70), (16, -98), (8, -102)])),
        5, shade="form", tone=-0.06)
    pen.part("denim", polygon([(-17, -74), (17, -74), (20, -52), (-20, -52)]))
    pen.part("denim", polygon([(-24, -54), (24, -54), (30, 0), (5, 0), (0, -32), (-5, 0), (-30, 0)]))
    pen.mark("denim", joined(line([(0, -54), (0, -30)]), line([(-26, -48), (26, -48)])), width=1.2, tone=-0.14)
    pen.mark("denim", joined(rect(-31, -6, 28, 7), rect(3, -6, 28, 7)), tone=0.1)
    pen.part("denim", rect(-9, -70, 18, 13, 2), tone=0.06)
    pen.stroke("denim", rect(-9, -70, 18, 13, 2), 0.8, tone=-0.14)
    pen.part("brass", joined(ellipse(-13, -71, 2.6), ellipse(13, -71, 2.6), ellipse(-22, -44, 1.6), ellipse(22, -44,
        1.6)))
    pen.anchor(top=(0, -100), lean=(-24, -40))


@symbol("tutu, ballet skirt, tulle skirt", kinds="clothing", garment="skirt", height=0.45,
    slots={"tulle": ("#f3a8c6", "primary"),
    "band": ("#d9709c", "follow")})
def tutu(pen: Pen) -> None:
    for w, y, tone in ((70, -8, -0.08), (64, -16, 0.0), (54, -26, 0.06)):
        n = 11
        edge = [(-w + 2 * w * i / n, y + (4 if i % 2 else -2) + 9 * (1 - abs(2 * i / n - 1))) for i in range(n + 1)]
        pen.part("tulle", smooth([(-20, -62, "c"), *edge, (20, -62, "c")]), tone=tone, alpha=0.92)
        pen.mark("tulle", joined(*(line([(x * 0.26, -60), (x, yy)]) for x, yy in edge[1:-1])), width=1,
            tone=tone - 0.09)
    pen.part("band", rect(-21, -70, 42, 11, 3))
    pen.part("band", joined(ellipse(-7, -64, 7, 4, 20), ellipse(7, -64, 7, 4, -20), ellipse(0, -64, 3)), tone=0.08)
    pen.anchor(top=(0, -70), lean=(-40, -30))


@symbol("kilt, tartan skirt", kinds="clothing", garment="skirt", height=0.6, slots={"cloth": ("#b3262e", "primary"),
    "green": ("#1f5a3c", "second"), "gold": GOLD, "fur": ("#f4ece0", "fixed"), "dark": DARK})
def kilt(pen: Pen) -> None:
    body = polygon([(-30, -74), (30, -74), (46, -4), (-46, -4)])
    pen.part("cloth", body)
    pen.mark("green", joined(*(line([(x * 0.66, -76), (x, 0)]) for x in (-36, -18, 0, 18, 36)),
        *(line([(-50, y), (50, y)]) for y in (-58, -36, -14))), width=6, alpha=0.85)
    pen.mark("gold", joined(*(line([(x * 0.66, -76), (x, 0)]) for x in (-27, -9, 9, 27)), *(line([(-50, y), (50, y)])
        for y in (-47, -25))), width=1)
    pen.mark("cloth", joined(*(line([(x * 0.66, -76), (x, 0)]) for x in range(-44, 46, 8))), width=1, tone=-0.18)
    pen.part("dark", rect(-32, -80, 64, 9, 2))
    pen.part("gold", rect(-6, -81, 12, 11, 2))
    pen.part("fur", smooth([(-10, -56), (10, -56), (12, -38), (0, -32), (-12, -38)]))
    pen.part("gold", smooth([(-11, -58), (11, -58), (8, -50), (-8, -50)]))
    pen.stroke("dark", joined(*(line([(x, -40), (x, -28)]) for x in (-5, 0, 5))), 2)
    pen.anchor(top=(0, -80), lean=(-36, -30))


@symbol("t-shirt, shirt, tee shirt, tshirt, tee, jersey, blouse", kinds="clothing", height=0.7,
    garment="shirt",
    slots={"body": ("#3f9fb8", "primary"), "trim": ("#2f7f98", "follow")},
    told_in="room", worn=3.4, board=Board(0, -54, 46, 40), printed="print, design, tee")
def t_shirt(pen: Pen) -> None:
    pen.part("trim", ellipse(0, -92, 17, 7), tone=-0.1)
    for side in (-1, 1):
        sleeve = polygon([(side * 26, -94), (side * 58, -72), (side * 46, -50), (side * 26, -62)])
        pen.part("body", sleeve, tone=-0.03 if side < 0 else -0.08)
        pen.mark("trim", polygon([(side * 60, -72), (side * 48, -48), (side * 43, -51), (side * 54, -75)]))
    body = smooth([(-18, -96, "c"), (-10, -88), (0, -86), (10, -88), (18, -96, "c"), (32, -90, "c"), (32, -50),
        (33, 0, "c"), (0, 2), (-33, 0, "c"), (-32, -50), (-32, -90, "c")], tension=0.42)
    pen.part("body", body)
    pen.mark("body", crescent(body, -11, 0), tone=-0.08)
    pen.mark("body", joined(curve((-30, -64), (-20, -58), (-12, -60)), curve((30, -60), (20, -52), (10, -54)),
        curve((-28, -20), (-14, -14), (-4, -16))), tone=-0.09, width=1.5, detail=1)
    pen.stroke("trim", curve((-18, -96), (-10, -88), (0, -86), (10, -88), (18, -96)), 4)
    pen.anchor(top=(0, -94), fit=(0, -92), handle=(0, -90))


@symbol("trousers, pants, jeans, slacks", kinds="clothing", height=1, garment="trousers",
    slots={"body": ("#3f5f95", "primary"), "belt": ("#6b4632", "fixed")}, told_in="room")
def trousers(pen: Pen) -> None:
    body = smooth([(-24, -98, "c"), (24, -98, "c"), (29, -60), (31, 0, "c"), (9, 0, "c"), (3, -44), (0, -60, "c"),
        (-3, -44), (-9, 0, "c"), (-31, 0, "c"), (-29, -60)], tension=0.4)
    pen.part("body", body)
    pen.mark("body", polygon([(14, -98), (40, -98), (40, 4), (20, 4), (18, -50)]), tone=-0.08)
    pen.mark("body", joined(line([(0, -92), (0, -66)]), curve((-25, -86), (-16, -80), (-12, -92)),
        curve((25, -86), (16, -80), (12, -92)), line([(-31, -5), (-8, -5)]), line([(31, -5), (8, -5)])), tone=-0.14,
        width=1.3)
    pen.part("belt", rect(-25, -99, 50, 7, 1))
    pen.anchor(top=(0, -98), fit=(0, -98), handle=(0, -96))


@symbol("skirt", kinds="clothing", height=0.6, garment="skirt",
    slots={"body": ("#c9486a", "primary")}, told_in="room", traits=("colourful",))
def skirt(pen: Pen) -> None:
    body = smooth([(-26, -66, "c"), (26, -66, "c"), (38, -38), (54, -2, "c"), (40, 3), (27, -1), (13, 4), (0, 0),
        (-13, 4), (-27, -1), (-40, 3), (-54, -2, "c"), (-38, -38)])
    pen.part("body", body)
    pen.mark("body", joined(*(polygon([(x * 0.45, -62), (x + 4, 6), (x - 6, 6)]) for x in (-38, -20, -2, 16, 34))),
        tone=-0.09)
    pen.part("body", rect(-27, -72, 54, 9, 2), tone=0.05)
    pen.anchor(top=(0, -72), fit=(0, -70))


@symbol("raincoat, rain coat, rain jacket, mackintosh, rain mac, oilskin", kinds="coat, clothing",
    height=1, garment="raincoat",
    slots={"body": ("#f2c230", "primary"), "lining": ("#8a8f98", "fixed"), "button": ("#fbf6e6", "fixed")},
    told_in="room", printed="print, design")
def raincoat(pen: Pen) -> None:
    for side in (-1, 1):
        sleeve = smooth([(side * 18, -82, "c"), (side * 36, -72), (side * 46, -44), (side * 52, -22, "c"),
            (side * 38, -16, "c"), (side * 31, -38), (side * 22, -58)])
        pen.part("body", sleeve, tone=-0.04 if side < 0 else -0.1)
        pen.part("body", quad((side * 53, -25), (side * 55, -19), (side * 38, -11), (side * 36, -18)), tone=-0.14)
    skirt = smooth([(-17, -84, "c"), (17, -84, "c"), (28, -74), (29, -50), (41, 0, "c"), (0, 3), (-41, 0, "c"),
        (-29, -50), (-28, -74)], tension=0.4)
    pen.part("body", skirt)
    pen.mark("body", crescent(skirt, -6, -2), tone=-0.1)
    pen.mark("body", line([(0, -80), (0, 6)]), width=1.6, tone=-0.2)
    pen.mark("body", line([(7, -80), (9, 6)]), width=1, tone=-0.12)
    hood = smooth([(-22, -80, "c"), (-27, -98), (-17, -114), (0, -119), (17, -114), (27, -98), (22, -80, "c"),
        (0, -73)])
    pen.part("body", hood, tone=0.04)
    pen.mark("body", crescent(hood, -4, -3), tone=-0.1)
    pen.part("lining", smooth([(-15, -82), (-17, -97), (-10, -108), (0, -111), (10, -108), (17, -97), (15, -82),
        (0, -77)]), tone=-0.16)
    pen.part("body", polygon([(-24, -82), (0, -71), (-4, -62), (-27, -72)]), tone=0.07)
    pen.part("body", polygon([(24, -82), (0, -71), (4, -62), (27, -72)]), tone=0.02)
    for side in (-1, 1):
        pen.part("body", quad((side * 13, -35), (side * 28, -33), (side * 28, -26), (side * 13, -28)), tone=0.08)
        pen.mark("body", rect(side * 20.5 - 9, -26, 18, 1.6), tone=-0.18)
    pen.part("button", joined(*(ellipse(3.6, y, 2.6) for y in (-54, -40, -22, -8))), shade="flat")
    pen.anchor(top=(0, -116), fit=(0, -84))


@symbol("jacket, blazer, sports jacket", kinds="clothing", height=0.8, garment="jacket",
    slots={"body": ("#8a5a3b", "primary"), "inner": ("#f6f1e6", "second"), "button": ("#e6c878", "fixed")},
    told_in="room", printed="print, design")
def jacket(pen: Pen) -> None:
    for side in (-1, 1):
        sleeve = smooth([(side * 22, -92, "c"), (side * 38, -80), (side * 48, -44), (side * 50, -14, "c"),
            (side * 36, -12, "c"), (side * 32, -40), (side * 26, -64)])
        pen.part("body", sleeve, tone=-0.04 if side < 0 else -0.1)
        pen.mark("body", rect(-60, -20, 120, 2), tone=-0.12)
    pen.part("inner", polygon([(-14, -96), (14, -96), (8, -40), (-8, -40)]))
    for side in (-1, 1):
        panel = smooth([(side * 12, -98, "c"), (side * 30, -88), (side * 32, -50), (side * 34, 0, "c"),
            (side * 0.5, 0, "c"), (side * -1, -50, "c")], tension=0.35)
        pen.part("body", panel, tone=0.0 if side < 0 else -0.05)
        pen.mark("body", rect(side * 20 - 8, -28, 16, 2), tone=-0.12)
        pen.part("body", polygon([(side * 12, -99), (side * 22, -78), (side * 14, -72), (side * 18, -66),
            (side * -0.5, -48)]), tone=0.06 if side < 0 else 0.01)
    pen.part("button", joined(*(ellipse(4, y, 2.2) for y in (-40, -26, -12))), shade="flat")
    pen.anchor(top=(0, -98), fit=(0, -96))


def _long_coat(pen: Pen, front: str) -> None:
    """Sleeves at the sides of a body that widens to the knee."""
    for side in (-1, 1):
        sleeve = smooth([(side * 18, -112, "c"), (side * 33, -101), (side * 41, -70), (side * 45, -42, "c"),
            (side * 32, -38, "c"), (side * 27, -68), (side * 22, -86)])
        pen.part("body", sleeve, tone=-0.04 if side < 0 else -0.1)
        pen.mark("body", quad((side * 48, -48), (side * 48, -46), (side * 28, -42), (side * 28, -44)), tone=-0.14)
    body = smooth([(-15, -116, "c"), (15, -116, "c"), (26, -106), (24, -70), (35, 0, "c"), (0, 2), (-35, 0, "c"),
        (-24, -70), (-26, -106)], tension=0.4)
    pen.part("body", body)
    pen.mark("body", crescent(body, -7, 0), tone=-0.08)
    pen.mark(front, polygon([(-13, -120), (13, -120), (1, -80)]))
    pen.mark("body", line([(1, -82), (2, 4)]), width=1.6, tone=-0.18)


@symbol("coat, overcoat, long coat, winter coat, trench coat, wool coat, fur coat, frock coat", kinds="clothing",
    height=1.15, garment="coat",
    slots={"body": ("#8a5a3b", "primary"), "inner": ("#f6f1e6", "second"), "button": ("#e6c878", "fixed")},
    told_in="room", printed="print, design")
def coat(pen: Pen) -> None:
    _long_coat(pen, "inner")
    for side in (-1, 1):
        pen.part("body", polygon([(side * 13, -118), (side * 22, -96), (side * 15, -92), (side * 18, -86),
            (side * 1, -80)]), tone=0.06 if side < 0 else 0.01)
        pen.part("body", quad((side * 9, -50), (side * 23, -47), (side * 23, -42), (side * 9, -45)), tone=-0.09)
    pen.part("button", joined(*(ellipse(5.4, y, 2.2) for y in (-70, -52, -34))), shade="flat")
    pen.anchor(top=(0, -116), fit=(0, -112), handle=(0, -112))


@symbol("uniform, military uniform, army uniform, school uniform, dress uniform", kinds="clothing",
    height=0.85, garment="uniform",
    slots={"body": ("#3d4f78", "primary"), "belt": ("#4a3326", "fixed"), "button": ("#e6c878", "fixed")},
    told_in="room", printed="print, design")
def uniform(pen: Pen) -> None:
    _long_sleeves(pen, "body", "body")
    body = _trunk(-92.0)
    pen.part("body", body)
    pen.mark("body", crescent(body, -9, 0), tone=-0.07)
    pen.mark("belt", rect(-40, -34, 80, 8))
    pen.mark("button", rect(-6, -35, 12, 10, 1.5), tone=-0.06)
    pen.mark("body", line([(0, -94), (0, 0)]), width=1.6, tone=-0.18)
    for side in (-1, 1):
        pen.part("body", quad((side * 9, -68), (side * 24, -68), (side * 24, -62), (side * 9, -62)), tone=-0.08)
        pen.part("body", polygon([(side * 16, -99), (side * 1, -88), (side * 12, -80), (side * 21, -92)]), tone=0.07)
        pen.part("button", polygon([(side * 17, -97), (side * 31, -92), (side * 31, -87), (side * 17, -92)]),
            tone=-0.05)
    pen.part("button", joined(*(ellipse(4, y, 2.0) for y in (-76, -60, -44, -18))), shade="flat")
    pen.anchor(top=(0, -96), fit=(0, -94), handle=(0, -92))


@symbol("tank top, singlet, sleeveless shirt, sleeveless top, vest top, crop top", kinds="clothing", height=0.65,
    garment="tank top",
    slots={"body": ("#e2604f", "primary"), "trim": ("#fbf4e4", "second")}, printed="print, design")
def tank_top(pen: Pen) -> None:
    body = smooth([(-20, -98, "c"), (-13, -98, "c"), (-10, -80), (0, -72), (10, -80), (13, -98, "c"), (20, -98, "c"),
        (23, -78), (33, -66, "c"), (30, -36), (34, -2, "c"), (0, 1), (-34, -2, "c"), (-30, -36), (-33, -66, "c"),
        (-23, -78)], tension=0.4)
    pen.part("body", body)
    pen.mark("body", crescent(body, -8, 0), tone=-0.08)
    pen.mark("trim", curve((-13, -99), (-10, -80), (0, -72), (10, -80), (13, -99)), width=3)
    pen.mark("body", line([(-40, -7), (40, -7)]), width=1.2, tone=-0.12)
    pen.anchor(top=(0, -96), fit=(0, -90), handle=(0, -92))


@symbol("sari, saree", kinds="dress, clothing", height=1.45, garment="sari",
    slots={"cloth": ("#b8336a", "primary"), "border": ("#e6b93c", "second"), "blouse": ("#7a2348", "follow")},
    printed="print, design")
def sari(pen: Pen) -> None:
    for side in (-1, 1):
        pen.part("blouse", smooth([(side * 12, -108, "c"), (side * 22, -100), (side * 24, -84, "c"),
            (side * 15, -82, "c")]), tone=-0.05)
    pen.part("blouse", smooth([(-13, -110, "c"), (0, -100), (13, -110, "c"), (15, -84), (13, -74, "c"), (-13, -74, "c"),
        (-15, -84)]))
    fall = smooth([(-14, -66, "c"), (14, -66, "c"), (20, -44), (27, 0, "c"), (0, 3), (-27, 0, "c"), (-20, -44)])
    pen.part("cloth", fall)
    pen.mark("cloth", joined(*(line([(x * 0.4, -62), (x, 4)]) for x in (-9, -3, 3, 9))), width=1.1, tone=-0.1)
    pen.mark("border", curve((-30, -4), (0, -1), (30, -4)), width=4)
    drape = smooth([(-17, -106), (-9, -110, "c"), (8, -84), (21, -52, "c"), (24, -22, "c"), (6, -58), (-14, -80)])
    pen.part("cloth", drape, tone=0.05)
    pen.mark("border", curve((-9, -110), (8, -84), (21, -52)), width=3)
    pen.anchor(top=(0, -108), fit=(0, -104), handle=(0, -104))
