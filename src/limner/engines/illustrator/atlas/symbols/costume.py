"""Clothes that make somebody else of who wears them: capes, suits, night clothes, a hero's dress."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import ellipse, joined, polygon, rect, smooth, star, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve


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


@symbol("pajamas, pyjamas, sleepwear, onesie, jumpsuit, overalls, coveralls", kinds="clothing",
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
