"""Clothes of the whole body: dresses, suits, night clothes, what one bathes in, what a hero wears."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    ellipse,
    joined,
    line,
    mirrored,
    outline,
    polygon,
    rect,
    smooth,
    star,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import WHITE
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve


@symbol("swimsuit, bathing suit, one-piece swimsuit, swimming costume, leotard", kinds="clothing", height=0.65,
    garment="swimsuit",
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


@symbol("wedding dress, bridal gown, bridal dress, white gown", kinds="dress, clothing", height=1.4, garment="gown",
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


@symbol("cape, cloak, superhero cape, mantle, magic cloak", kinds="clothing", height=1.1,
    slots={"body": ("#c8323a", "primary"), "clasp": ("#f0c04a", "second")}, told_in="room", garment="cape", worn=3.0)
def cape(pen: Pen) -> None:
    body = smooth([(-16, -97, "c"), (0, -93), (16, -97, "c"), (26, -86), (34, -50), (50, -4, "c"), (34, 2), (17, -3),
        (0, 3), (-17, -3), (-34, 2), (-50, -4, "c"), (-34, -50), (-26, -86)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -9, 0), tone=-0.1)
    for x in (-24, -8, 10, 26):
        pen.mark("body", curve((x * 0.4, -80), (x * 0.8, -40), (x * 1.3, 0)), width=2.2, tone=-0.1)
    collar = smooth([(-18, -98, "c"), (-24, -106), (-10, -104), (0, -96), (10, -104), (24, -106), (18, -98, "c"),
        (8, -88), (0, -86), (-8, -88)])
    pen.part("body", collar, tone=0.05)
    pen.part("clasp", ellipse(0, -90, 4))
    pen.anchor(top=(0, -98), fit=(0, -94), handle=(0, -96))


@symbol("suit, tuxedo, three-piece suit, business suit, dinner jacket", kinds="clothing", height=1.5,
    slots={"body": ("#39404f", "primary"), "shirt": ("#f8f6f0", "fixed"), "tie": ("#b8323d", "second")},
    told_in="room", garment="suit")
def suit(pen: Pen) -> None:
    for side in (-1, 1):
        pen.part("body", polygon([(side * 1, -50), (side * 20, -50), (side * 19, 0), (side * 6, 0)]), tone=-0.05)
        pen.part("body", smooth([(side * 14, -97, "c"), (side * 25, -90), (side * 33, -66), (side * 35, -44, "c"),
            (side * 26, -43, "c"), (side * 20, -70)]), tone=-0.08)
    pen.part("shirt", polygon([(-9, -99), (9, -99), (5, -62), (-5, -62)]))
    pen.part("tie", polygon([(-2.4, -97), (2.4, -97), (3.6, -72), (0, -66), (-3.6, -72)]))
    for side in (-1, 1):
        pen.part("body", smooth([(side * 9, -100, "c"), (side * 19, -94), (side * 20, -70), (side * 22, -44, "c"),
            (side * -1, -44, "c"), (0, -66, "c")], tension=0.35), tone=0.0 if side < 0 else -0.03)
        pen.part("body", polygon([(side * 9, -100), (side * 14, -84), (side * 9, -81), (0, -65)]), tone=0.07)
    pen.part("shirt", joined(ellipse(2.6, -59, 1.3), ellipse(2.6, -52, 1.3)), shade="flat")
    pen.anchor(top=(0, -100), fit=(0, -98))


@symbol("pajamas, pyjamas, sleepwear, onesie, jumpsuit, coveralls", kinds="clothing",
    height=1.5, slots={"body": ("#8fb0dc", "primary"), "trim": ("#fbf6ec", "second")}, told_in="room",
    garment="pyjamas")
def pajamas(pen: Pen) -> None:
    for side in (-1, 1):
        pen.part("body", smooth([(side * 12, -97, "c"), (side * 26, -90), (side * 38, -60), (side * 41, -44, "c"),
            (side * 30, -41, "c"), (side * 20, -68)]), tone=-0.06)
        pen.mark("trim", rect(-60, -47, 120, 5))
    legs = polygon([(-20, -50), (20, -50), (22, 0), (5, 0), (0, -34), (-5, 0), (-22, 0)])
    pen.part("body", legs, tone=-0.03)
    pen.mark("trim", rect(-40, -5, 80, 8))
    top = smooth([(-12, -99, "c"), (0, -94), (12, -99, "c"), (21, -94), (21, -46, "c"), (-21, -46, "c"), (-21, -94)],
        tension=0.3)
    pen.part("body", top)
    pen.mark("body", crescent(top, -7, 0), tone=-0.08)
    pen.mark("trim", joined(*(rect(x, -100, 1.6, 60) for x in (-15, -8, 7, 14))), alpha=0.6)
    pen.part("trim", joined(*(ellipse(0, y, 1.7) for y in (-84, -72, -60))), shade="flat")
    pen.anchor(top=(0, -98), fit=(0, -96))


@symbol("nightgown, nightdress, nightshirt, priest robe, wizard robe, monk robe, magician robe", kinds="clothing",
    height=1.3, slots={"body": ("#dfe4f2", "primary"), "trim": ("#c9a9c4", "second")}, told_in="room",
    garment="gown")
def nightgown(pen: Pen) -> None:
    for side in (-1, 1):
        pen.part("body", smooth([(side * 12, -97, "c"), (side * 24, -92), (side * 40, -62), (side * 43, -48, "c"),
            (side * 32, -44, "c"), (side * 18, -70)]), tone=-0.06)
    body = smooth([(-11, -99, "c"), (0, -93), (11, -99, "c"), (20, -92), (22, -60), (36, -2, "c"), (18, 2), (0, -1),
        (-18, 2), (-36, -2, "c"), (-22, -60), (-20, -92)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -8, 0), tone=-0.08)
    pen.mark("trim", curve((-60, -5), (0, 0), (60, -5)), width=4)
    pen.mark("body", joined(curve((-8, -60), (-14, 0)), curve((8, -60), (13, 0))), width=1.6, tone=-0.1)
    pen.part("trim", smooth([(-12, -99, "c"), (0, -92), (12, -99, "c"), (14, -92), (0, -84), (-14, -92)]))
    pen.anchor(top=(0, -98), fit=(0, -96))


@symbol("superhero costume, superhero suit, hero costume, superhero outfit", kinds="clothing", height=1.5,
    slots={"body": ("#2f62b8", "primary"), "cape": ("#c8323a", "second"), "sign": ("#f4c542", "fixed")},
    told_in="street", garment="tights, cape, boots")
def superhero_costume(pen: Pen) -> None:
    pen.part("cape", smooth([(-12, -97, "c"), (12, -97, "c"), (30, -60), (40, -16, "c"), (0, -12), (-40, -16, "c"),
        (-30, -60)]), tone=-0.06)
    for side in (-1, 1):
        pen.part("body", smooth([(side * 12, -96, "c"), (side * 24, -90), (side * 31, -60), (side * 32, -46, "c"),
            (side * 24, -45, "c"), (side * 18, -70)]), tone=-0.06)
        pen.part("body", polygon([(side * 1, -48), (side * 16, -48), (side * 16, 0), (side * 5, 0)]), tone=-0.03)
        pen.mark("cape", rect(-30, -16, 60, 20))
    pen.part("body", smooth([(-12, -99, "c"), (0, -94), (12, -99, "c"), (20, -92), (17, -44, "c"), (-17, -44, "c"),
        (-20, -92)], tension=0.3))
    pen.part("sign", union(rect(-18, -52, 36, 5), ellipse(0, -49, 4.4)))
    pen.part("sign", star(0, -76, 10, 4.4, 5), shade="flat")
    pen.anchor(top=(0, -98), fit=(0, -96))


@symbol("kimono, yukata", kinds="clothing", garment="kimono", height=1.3, slots={"cloth": ("#c22f56", "primary"),
    "obi": ("#e8b93f",
    "second"), "white": WHITE,
    "flower": ("#fbdfe8", "fixed")}, home="room")
def kimono(pen: Pen) -> None:
    for s in (-1, 1):
        pen.part("cloth", polygon([(s * 12, -94), (s * 60, -84), (s * 62, -36), (s * 34, -34), (s * 30, -62), (s * 16,
            -66)]), tone=-0.04)
        pen.part("flower", union(*(ellipse(s * 48 + a, -50 + b, 3.4) for a, b in ((-3, 0), (3, 0), (0, -3), (0, 3)))),
            shade="flat")
    pen.part("cloth", polygon([(-16, -96), (16, -96), (22, -50), (28, 0), (-28, 0), (-22, -50)]))
    pen.mark("white", polygon([(-10, -100), (10, -100), (2, -72), (-2, -72)]))
    pen.mark("cloth", joined(line([(-12, -100), (4, -68)]), line([(12, -100), (-6, -62), (-10, 4)])), width=4, tone=0.1)
    pen.mark("cloth", line([(4, -40), (8, 2)]), width=1.4, tone=-0.14)
    pen.part("obi", rect(-23, -66, 46, 20, 1))
    pen.mark("cloth", line([(-24, -56), (24, -56)]), width=3, tone=0.05)
    for x, y in ((-15, -18), (12, -26), (16, -8), (-8, -34)):
        pen.part("flower", union(*(ellipse(x + a, y + b, 3.2) for a, b in ((-3, 0), (3, 0), (0, -3), (0, 3)))),
            shade="flat")
        pen.part("obi", ellipse(x, y, 1.6), shade="flat")
    pen.anchor(top=(0, -98), lean=(-30, -40))


@symbol("bikini", kinds="swimsuit, clothing", height=0.6, garment="swimsuit",
    slots={"cloth": ("#e0478a", "primary"), "dot": ("#fbf3f6", "second")})
def bikini(pen: Pen) -> None:
    cup = smooth([(2, -60, "c"), (10, -78), (22, -84, "c"), (36, -70), (38, -58, "c"), (20, -54)])
    pen.stroke("cloth", joined(line([(22, -84), (16, -104)]), line([(-22, -84), (-16, -104)]),
        line([(36, -58), (52, -62)]), line([(-36, -58), (-52, -62)])), 2)
    pen.part("cloth", joined(cup, mirrored(cup)))
    pen.mark("dot", joined(*(ellipse(s * x, y, 2.4) for s in (-1, 1) for x, y in ((14, -66), (22, -74), (24, -62),
        (32, -64)))))
    pen.part("cloth", smooth([(-36, -36, "c"), (0, -33), (36, -36, "c"), (35, -28), (18, -16), (6, -2, "c"), (-6, -2,
        "c"), (-18, -16), (-35, -28)], tension=0.4))
    pen.mark("dot", joined(*(ellipse(x, y, 2.4) for x, y in ((-26, -30), (-13, -28), (0, -29), (13, -28), (26, -30),
        (-7, -18), (7, -18), (0, -9)))))
    pen.part("cloth", joined(ellipse(-38, -34, 5, 3, 30), ellipse(38, -34, 5, 3, -30), ellipse(0, -60, 3)), tone=-0.06)
    pen.anchor(top=(0, -84), lean=(-30, -40))


@symbol("dress, gown, frock, ball gown", kinds="clothing", height=1.1, garment="dress",
    slots={"body": ("#d64f86", "primary"),
    "belt": ("#f6dba6", "second")}, told_in="room")
def dress(pen: Pen) -> None:
    body = smooth([(-16, -98, "c"), (-9, -100, "c"), (-5, -88), (0, -86), (5, -88), (9, -100, "c"), (16, -98, "c"),
        (18, -82), (14, -60, "c"), (28, -34), (40, -2, "c"), (26, 1), (13, -2), (0, 2), (-13, -2), (-26, 1),
        (-40, -2, "c"), (-28, -34), (-14, -60, "c"), (-18, -82)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -9, 0), tone=-0.09)
    pen.mark("body", joined(*(curve((x * 0.3, -56), (x * 0.7, -30), (x, 2)) for x in (-26, -10, 8, 25))), tone=-0.1,
        width=1.6)
    pen.mark("belt", rect(-30, -64, 60, 6))
    pen.part("belt", joined(polygon([(0, -61), (-11, -67), (-11, -55)]), polygon([(0, -61), (11, -67), (11, -55)])),
        tone=-0.04)
    pen.anchor(top=(0, -98), fit=(0, -96), handle=(0, -98))
