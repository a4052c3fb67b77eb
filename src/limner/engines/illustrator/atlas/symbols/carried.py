"""What is worn or carried beside clothes."""

# fmt: off
# Outlines read better as runs of points than one point a line.


from limner.drawing.geometry import (
    difference,
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
from limner.engines.illustrator.atlas.solid import crescent, curve, gloss, quad


@symbol("ring, wedding ring, diamond ring, engagement ring, jewellery, jewelry", kinds="thing", height=0.03,
    place="surface", slots={"gold": ("#eab93f", "primary"), "gem": ("#9fdcf2", "second")})
def ring(pen: Pen) -> None:
    hoop = difference(ellipse(0, -34, 36, 34), ellipse(0, -34, 27, 25))
    pen.part("gold", hoop)
    pen.mark("gold", crescent(hoop, -5, -4), tone=-0.1)
    gloss(pen, "gold", smooth([(-32, -40), (-26, -54), (-22, -54), (-29, -38)]), detail=0, alpha=0.7)
    pen.part("gold", polygon([(-14, -70), (14, -70), (8, -62), (-8, -62)]), tone=-0.05)
    gem = polygon([(-22, -88), (-12, -100), (12, -100), (22, -88), (0, -64)])
    pen.part("gem", gem)
    pen.mark("gem", joined(polygon([(-22, -88), (-8, -88), (0, -64)]), polygon([(-8, -88), (0, -100), (8, -88)])),
        tone=0.09)
    pen.mark("gem", joined(polygon([(8, -88), (22, -88), (0, -64)]), polygon([(12, -100), (22, -88), (8, -88)])),
        tone=-0.08)
    pen.anchor(top=(0, -100), fit=(0, -34))


@symbol("watch, wristwatch, wrist watch, smartwatch", kinds="clock, thing", height=0.24, faces_viewer=True,
    slots={"strap": ("#7a4a2f", "primary"), "metal": ("#d8b25a", "second"), "face": ("#fdf9ef", "fixed"),
    "dark": ("#33373f", "fixed")}, home="table", shapes=("round",))
def watch(pen: Pen) -> None:
    for y0, y1 in ((-100, -66), (-34, 0)):
        pen.part("strap", smooth([(-14, y0, "c"), (14, y0, "c"), (17, y1, "c"), (-17, y1, "c")] if y0 < -50
            else [(-17, y0, "c"), (17, y0, "c"), (13, y1, "c"), (-13, y1, "c")], tension=0.2))
        pen.mark("strap", joined(line([(-12, -110), (-12, 10)]), line([(12, -110), (12, 10)])), tone=0.12, width=0.8,
            alpha=0.6)
    pen.part("strap", joined(*(ellipse(0, y, 1.6) for y in (-8, -15, -22))), tone=-0.2)
    pen.part("metal", rect(25, -54, 6, 8, 2))
    pen.part("metal", ellipse(0, -50, 27))
    pen.mark("metal", crescent(ellipse(0, -50, 27), -3, -3), tone=-0.12)
    pen.part("face", ellipse(0, -50, 22), shade="flat")
    pen.stroke("dark", joined(*(rotated(line([(0, -69), (0, -65)]), 30 * i, (0, -50)) for i in range(12))), 1.4)
    pen.stroke("dark", joined(line([(-7, -57), (0, -50), (10, -60)])), 2)
    pen.part("dark", ellipse(0, -50, 2))
    pen.anchor(top=(0, -100), fit=(0, -50))


@symbol("umbrella, parasol, brolly", kinds="thing", height=0.9, slots={"body": ("#d6403f", "primary"),
    "handle": ("#7a4a2f", "second"), "metal": ("#b8c0ca", "fixed")},
    home="street", held="overhead", traits=("carried", "colourful", "raised"))
def umbrella(pen: Pen) -> None:
    pen.part("metal", rect(-1, -104, 2, 10, 1))
    pen.part("body", smooth([(-56, -54, "c"), (-30, -62), (0, -60), (30, -62), (56, -54, "c"), (0, -48)]), tone=-0.22)
    pen.part("metal", rect(-1.3, -60, 2.6, 40))
    pen.stroke("handle", curve((0, -26), (0, -8), (6, -1.6), (13, -4), (14, -11)), 4.6)
    canopy = smooth([(-58, -54, "c"), (-52, -72), (-32, -91), (0, -98), (32, -91), (52, -72), (58, -54, "c"), (48, -59),
        (37, -54, "c"), (25, -60), (13, -54.6, "c"), (0, -60.6), (-13, -54.6, "c"), (-25, -60), (-37, -54, "c"),
        (-48, -59)])
    pen.part("body", canopy)
    gores = [(-58, -37, -0.02), (-37, -13, 0.05), (-13, 13, 0.0), (13, 37, -0.05), (37, 58, -0.1)]
    for a, b, tone in gores:
        pen.mark("body", smooth([(a, -50, "c"), (a * 0.86, -74), (0, -99, "c"), (b * 0.86, -74), (b, -50, "c")]),
            tone=tone)
    pen.mark("body", joined(*(curve((0, -98), (x * 0.8, -80), (x, -54)) for x in (-37, -13, 13, 37))), tone=-0.14,
        width=0.9)
    pen.anchor(top=(0, -100), handle=(0, -22), under=(0, -30))


@symbol("backpack, rucksack, knapsack, school bag, satchel", kinds="bag", height=0.5,
    slots={"body": ("#3f7fb8", "primary"), "trim": ("#f0b043", "second"), "metal": ("#d8dde4", "fixed")},
    home="park", worn=2.6, traits=("hollow",))
def backpack(pen: Pen) -> None:
    pen.stroke("trim", curve((-10, -92), (-10, -103), (10, -103), (10, -92)), 4)
    for side in (-1, 1):
        pen.part("body", smooth([(side * 30, -80), (side * 42, -70), (side * 44, -30), (side * 38, -12),
            (side * 30, -16)]), tone=-0.14)
    body = smooth([(-34, -4, "c"), (-37, -40), (-34, -74), (-20, -94), (0, -98), (20, -94), (34, -74), (37, -40),
        (34, -4, "c"), (24, 0), (-24, 0)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -12, -3), tone=-0.08)
    pen.mark("trim", curve((-36, -60), (-20, -66), (0, -68), (20, -66), (36, -60)), width=2)
    pocket = smooth([(-25, -44, "c"), (25, -44, "c"), (26, -16), (22, -6), (-22, -6), (-26, -16)])
    pen.part("body", pocket, tone=0.04)
    pen.mark("body", crescent(pocket, -6, -3), tone=-0.06)
    pen.mark("trim", line([(-26, -37), (26, -37)]), width=2.4)
    for x in (-14, 14):
        pen.part("trim", rect(x - 3.4, -66, 6.8, 26, 1))
        pen.part("metal", rect(x - 4.6, -52, 9.2, 7, 1.4), shade="flat")
    pen.anchor(top=(0, -98), handle=(0, -103), fit=(0, -70), mouth=(0, -92), opening=(0, -92))


@symbol("suitcase, luggage, trunk case, travel bag, baggage, trolley case", kinds="bag", height=0.6,
    slots={"body": ("#c9694a", "primary"), "trim": ("#6b3f2a", "follow"), "metal": ("#e3c070", "fixed"),
    "a": ("#f6e7c4", "fixed"), "b": ("#4f9fa8", "fixed")},
    home="station", told_in="station, street", held="hung", traits=("carried", "hollow"),
    shapes=("square", "rectangular"))
def suitcase(pen: Pen) -> None:
    pen.stroke("trim", curve((-15, -78), (-15, -92), (15, -92), (15, -78)), 5)
    pen.part("body", quad((44, -74), (56, -78), (56, -8), (44, 0)), tone=-0.15)
    pen.part("body", rect(-54, -78, 104, 78, 7))
    pen.mark("body", rect(-60, -12, 120, 14), tone=-0.07)
    for x in (-38, 24):
        pen.part("trim", rect(x, -78, 10, 78))
        pen.part("metal", rect(x - 1, -50, 12, 11, 1.6), shade="flat")
    for x, y in ((-54, -78), (38, -78), (-54, -12), (38, -12)):
        pen.part("trim", rect(x, y, 12, 12, 5))
    pen.part("a", ellipse(-6, -50, 12))
    pen.mark("b", joined(ellipse(-6, -50, 8)))
    pen.part("b", rotated(rect(-14, -26, 26, 14, 1.6), -8, (0, -20)))
    pen.mark("a", rotated(joined(rect(-10, -22, 18, 2.4), rect(-10, -18, 12, 2)), -8, (0, -20)))
    pen.anchor(top=(0, -78), seat=(0, -78), handle=(0, -92), lean=(-54, -40))


@symbol("handbag, purse, shoulder bag, bag, tote bag, tote", kinds="thing", height=0.3,
    slots={"body": ("#b8405c", "primary"), "metal": ("#e8c265", "fixed")},
    told_in="room", held="hung", board=Board(0, -24, 76, 24), traits=("carried", "hollow"))
def handbag(pen: Pen) -> None:
    pen.stroke("body", curve((-28, -58), (-24, -90), (0, -100), (24, -90), (28, -58)), 5, tone=-0.1)
    body = smooth([(-40, -64, "c"), (40, -64, "c"), (50, -34), (54, -8), (46, 0), (-46, 0), (-54, -8), (-50, -34)],
        tension=0.4)
    pen.part("body", body)
    pen.mark("body", crescent(body, -14, -5), tone=-0.08)
    flap = smooth([(-41, -66, "c"), (41, -66, "c"), (44, -46), (26, -32), (0, -27), (-26, -32), (-44, -46)],
        tension=0.45)
    pen.part("body", flap, tone=0.05)
    pen.mark("body", smooth([(-40, -47), (-24, -36), (0, -31), (24, -36), (40, -47), (26, -32), (0, -27), (-26, -32)]),
        tone=-0.08)
    pen.part("metal", rect(-7, -36, 14, 14, 3))
    pen.mark("metal", ellipse(0, -29, 3), tone=-0.2)
    for x in (-28, 28):
        pen.part("metal", ellipse(x, -58, 4.4))
    pen.anchor(top=(0, -66), handle=(0, -98), mouth=(0, -64), opening=(0, -64))


@symbol("wallet, billfold, coin purse", kinds="thing", height=0.1, place="surface",
    slots={"body": ("#8a5433", "primary"), "note": ("#8fc48a", "fixed"), "metal": ("#e8c265", "fixed")}, nook="study",
    shapes=("rectangular",))
def wallet(pen: Pen) -> None:
    pen.part("note", polygon([(-40, -80), (44, -84), (46, -50), (-40, -50)]))
    pen.mark("note", ellipse(4, -74, 8, 6), tone=-0.12)
    pen.part("note", polygon([(-46, -72), (36, -74), (36, -50), (-46, -50)]), tone=0.05)
    pen.part("body", rect(-52, -64, 104, 64, 8))
    pen.mark("body", difference(rect(-48, -60, 96, 56, 6), rect(-46.6, -58.6, 93.2, 53.2, 5)), tone=0.12, alpha=0.6)
    pen.mark("body", rect(-60, -12, 120, 14), tone=-0.08)
    pen.part("body", smooth([(20, -42, "c"), (54, -44, "c"), (54, -20, "c"), (20, -22, "c"), (12, -32)], tension=0.4),
        tone=0.06)
    pen.part("metal", ellipse(24, -32, 4.6))
    pen.anchor(top=(0, -64))
