"""Wind instruments beyond the trumpet, the saxophone and the flute."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import ellipse, joined, line, polygon, rect, smooth
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, crescent, curve, gloss, pole

BRASS: Hue = ("#e6b23c", "primary")
SILVER: Hue = ("#d5dae2", "fixed")
DARK: Hue = ("#2c2a30", "fixed")


@symbol("clarinet, oboe, bassoon", kinds="musical instrument", height=0.66,
    slots={"wood": ("#2c2a30", "primary"), "key": SILVER, "reed": ("#e8cf96", "fixed")}, home="room", held="blown")
def clarinet(pen: Pen) -> None:
    pen.part("wood", smooth([(-3.4, -96, "c"), (-1.6, -110, "c"), (1, -111, "c"), (3.4, -96, "c")], tension=0.3))
    pen.part("reed", polygon([(-2, -110), (-3.4, -98), (-1, -98)]), shade="flat")
    pen.part("wood", rect(-4, -97, 8, 78, 2))
    gloss(pen, "wood", rect(-2.8, -95, 1.8, 74), detail=0, alpha=0.6)
    pen.part("key", joined(*(rect(-5, y, 10, 2.8, 1) for y in (-97, -78, -50, -22))))
    pen.part("wood", smooth([(-4, -20, "c"), (-5, -10), (-11, -1, "c"), (0, 1.4), (11, -1, "c"), (5, -10),
        (4, -20, "c")], tension=0.4))
    pen.part("key", smooth([(-11.4, -2.4, "c"), (0, 0), (11.4, -2.4, "c"), (11.4, 0.6, "c"), (0, 3), (-11.4, 0.6,
        "c")]))
    pen.part("key", joined(*(ellipse(0, y, 2.2) for y in (-72, -66, -60, -44, -38, -32))))
    pen.stroke("key", joined(line([(5.4, -74), (5.4, -56)]), line([(5.4, -46), (5.4, -26)]),
        line([(-5.4, -70), (-5.4, -40)])), 1.2)
    pen.part("key", joined(ellipse(7, -58, 3, 1.8), ellipse(-7, -42, 3, 1.8), ellipse(7, -28, 3, 1.8)))
    pen.anchor(top=(0, -110), handle=(0, -50), lean=(4, -50))


@symbol("trombone", kinds="musical instrument", height=0.5, place="surface",
    slots={"brass": BRASS, "shine": ("#fff1c0", "fixed"), "dark": ("#7a4f16", "fixed")}, home="room, stage",
        held="blown")
def trombone(pen: Pen) -> None:
    bell = smooth([(-30, -40, "c"), (10, -40), (34, -43), (48, -52), (58, -66, "c"), (62, -54), (63, -37), (62, -20),
        (58, -8, "c"), (48, -22), (34, -31), (10, -34), (-30, -34, "c")], tension=0.4)
    pen.part("brass", bell)
    pen.mark("shine", curve((-24, -38.4), (14, -38), (40, -44), (52, -56)), width=1.3, alpha=0.8)
    pen.part("dark", ellipse(60, -37, 4.4, 28))
    pen.stroke("brass", ellipse(60, -37, 4.8, 29), 2.2)
    pen.stroke("brass", smooth([(-30, -37), (-46, -36), (-52, -27), (-46, -18), (-34, -17)], closed=False), 6)
    pen.stroke("brass", joined(line([(-62, -17), (86, -17)]), line([(-10, -3), (86, -3)]),
        smooth([(86, -17), (93, -10), (86, -3)], closed=False)), 4.2)
    pen.stroke("shine", joined(line([(-60, -18), (84, -18)]), line([(-8, -4), (84, -4)])), 0.9, alpha=0.8)
    pen.part("brass", polygon([(-74, -22), (-62, -19), (-62, -15), (-74, -12)]))
    pen.stroke("brass", joined(line([(-10, -37), (-10, -2)]), line([(8, -17), (8, -3)])), 2.4, tone=-0.1)
    pen.anchor(top=(60, -66), handle=(-10, -17), mouth=(-74, -17), lean=(0, -37))


@symbol("tuba, sousaphone, euphonium", kinds="musical instrument", height=0.95,
    slots={"brass": BRASS, "shine": ("#fff1c0", "fixed"), "dark": ("#7a4f16", "fixed")}, home="room, stage")
def tuba(pen: Pen) -> None:
    pen.stroke("brass", smooth([(20, -66), (26, -40), (22, -12), (4, -6), (-16, -10), (-20, -34), (-16, -60), (-2,
        -66)],
        closed=False), 14, shade="form")
    pen.part("brass", smooth([(13, -66, "c"), (8, -84), (-4, -94), (-14, -98, "c"), (24, -104), (56, -98, "c"),
        (42, -92), (32, -82), (27, -66, "c")], tension=0.4))
    pen.part("dark", ellipse(21, -99, 34, 7))
    pen.stroke("brass", ellipse(21, -99, 35, 7.4), 2.6)
    pen.stroke("shine", curve((31, -60), (32, -36), (26, -14)), 1.6, alpha=0.7)
    pen.stroke("brass", joined(ellipse(3, -34, 11, 17), line([(-8, -50), (-34, -66)])), 4.4, tone=-0.05)
    pen.part("brass", ellipse(-36, -68, 5, 4))
    for i, x in enumerate((-8, 0, 8)):
        pen.part("brass", rect(x - 3, -52, 6, 28, 2), tone=0.05 - 0.03 * i)
        pen.part("shine", rect(x - 2, -60, 4, 3, 1))
        pen.stroke("brass", line([(x, -57), (x, -52)]), 1.4)
    pen.anchor(top=(20, -100), handle=(0, -40), mouth=(-37, -68), lean=(26, -60))


@symbol("french horn, hunting horn", kinds="musical instrument", height=0.5, place="surface",
    slots={"brass": BRASS, "shine": ("#fff1c0", "fixed"), "dark": ("#7a4f16", "fixed")}, home="room, stage")
def french_horn(pen: Pen) -> None:
    pen.stroke("brass", ellipse(0, -52, 32, 32), 9, shade="form")
    pen.stroke("brass", ellipse(0, -52, 21, 21), 5, tone=-0.06)
    pen.stroke("brass", joined(curve((-30, -66), (-44, -84), (-58, -92)), curve((-12, -60), (8, -52), (14, -36))), 4)
    pen.part("brass", ellipse(-59, -93, 5, 4))
    pen.part("brass", smooth([(34, -62, "c"), (40, -40), (52, -22), (70, -12, "c"), (52, 4), (22, 2), (2, -12, "c"),
        (18, -24), (27, -38), (28, -56, "c")], tension=0.45))
    pen.part("dark", ellipse(37, -4, 35, 9, 2))
    pen.stroke("brass", ellipse(37, -4, 36, 9.6, 2), 2.4)
    pen.stroke("shine", curve((-27, -68), (-12, -82), (8, -83)), 1.6, alpha=0.8)
    for i in range(3):
        pen.part("shine", ellipse(-8 + 9 * i, -56 + 6 * i, 4.4), tone=-0.08)
        pen.stroke("dark", ellipse(-8 + 9 * i, -56 + 6 * i, 4.4), 0.8)
    pen.anchor(top=(0, -88), handle=(0, -52), mouth=(-60, -93), lean=(0, -84))


@symbol("bagpipe, pair of bagpipes, set of bagpipes, highland pipes", kinds="musical instrument", height=0.7,
    slots={"bag": ("#b3303a", "primary"), "check": ("#2c4a3c", "follow"), "wood": ("#2c2327", "fixed"),
    "ivory": ("#f4ecd8", "fixed"), "cord": ("#e8c24a", "fixed")}, home="meadow")
def bagpipes(pen: Pen) -> None:
    for x, top, lean in ((-18, -112, -30), (-6, -100, -14), (6, -96, 2)):
        pen.part("wood", pole((x, -44), (lean, top), 5, 6))
        pen.part("ivory", joined(*(ellipse(x + (lean - x) * t, -44 + (top + 44) * t, 4, 2.4) for t in (0.08, 0.5,
            0.98))))
    pen.stroke("cord", curve((-26, -88), (-14, -82), (4, -84)), 1.4)
    bag = smooth([(-44, -26), (-36, -46), (-10, -52), (22, -48), (42, -34), (40, -22), (16, -10), (-18, -4), (-40,
        -10)])
    pen.part("bag", bag)
    pen.mark("check", joined(*(line([(x, -60), (x - 6, 4)]) for x in range(-40, 50, 16)),
        *(line([(-50, y), (50, y + 6)]) for y in (-44, -30, -16))), width=3.4, alpha=0.85)
    pen.mark("cord", joined(*(line([(x + 8, -60), (x + 2, 4)]) for x in range(-40, 50, 16)),
        *(line([(-50, y + 7), (50, y + 13)]) for y in (-44, -30, -16))), width=0.9)
    pen.mark("bag", crescent(bag, -4, -9), tone=-0.12)
    pen.part("wood", pole((38, -34), (66, -62), 5, 3.4))
    pen.part("ivory", joined(ellipse(39, -35, 4, 3), ellipse(66, -62, 3.4)))
    pen.part("wood", pole((38, -24), (58, 12), 5, 6.6))
    pen.part("ivory", joined(ellipse(38, -24, 4, 3), *(ellipse(43 + 4 * i, -15 + 7 * i, 1.2) for i in range(4)),
        ellipse(58, 12, 5, 2.6, -28)))
    pen.anchor(top=(-30, -112), handle=(0, -28), mouth=(66, -62), lean=(-40, -30))


@symbol("pan flute, panpipe, pan pipe", kinds="musical instrument", height=0.25, place="surface",
    slots={"reed": ("#cf9a4e", "primary"), "dark": ("#5b3a1e", "fixed"), "cord": ("#b3303a", "second")}, held="blown")
def pan_flute(pen: Pen) -> None:
    for i in range(8):
        x, low = -44 + 12.6 * i, -4 - 7.4 * i
        pen.part("reed", rect(x - 6, -88, 12, low + 88, 5), tone=0.03 - 0.02 * (i % 2))
        pen.mark("reed", rect(x + 2, -88, 5, 100), tone=-0.09)
        pen.part("dark", ellipse(x, -87, 4.6, 2), shade="flat")
    pen.part("cord", polygon([(-51, -72), (51, -72), (51, -62), (-51, -62)]))
    pen.mark("dark", joined(*(line([(x, -73), (x + 6, -61)]) for x in range(-50, 50, 6))), width=0.8)
    pen.anchor(top=(0, -88), handle=(0, -60), mouth=(0, -88), lean=(-48, -60))
