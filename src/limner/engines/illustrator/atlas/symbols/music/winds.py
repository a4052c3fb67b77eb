"""Instruments that are blown."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    ellipse,
    joined,
    line,
    polygon,
    rect,
    rotated,
    smooth,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import DARK
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    Hue,
    crescent,
    curve,
    gloss,
    pole,
)

SILVER: Hue = ("#d5dae2", "fixed")


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


@symbol("trumpet, cornet, bugle", kinds="musical instrument", height=0.2,
    slots={"brass": ("#e6b23c", "primary"), "dark": DARK}, home="stage", told_in="stage, studio, room", held="blown",
    grips=((0.42, 0.62), (0.6, 0.62)))
def trumpet(pen: Pen) -> None:
    pen.stroke("brass", smooth([(-40, -44), (26, -44), (38, -36), (38, -18), (26, -10), (-26, -10), (-38, -18),
        (-38, -30), (-28, -36)], closed=False), 5, tone=-0.06)
    for x in (-6, 6, 18):
        pen.part("brass", rect(x - 4.4, -52, 8.8, 46, 2), tone=-0.02)
        pen.mark("brass", rect(x + 1, -54, 5, 50), tone=-0.12)
        pen.part("brass", rect(x - 1.2, -60, 2.4, 9))
        pen.part("brass", ellipse(x, -61, 4, 1.8), tone=0.08)
    bell = smooth([(-62, -47, "c"), (20, -47, "c"), (46, -50), (60, -60), (68, -74, "c"), (72, -44), (68, -14, "c"),
        (60, -28), (46, -38), (20, -41, "c"), (-62, -41, "c")])
    pen.part("brass", bell)
    pen.mark("brass", rect(-70, -43, 150, 40), tone=-0.1)
    gloss(pen, "brass", rect(-50, -46.4, 90, 1.6, 0.8), detail=0, alpha=0.8)
    pen.part("brass", ellipse(68, -44, 5, 30), tone=-0.06)
    pen.part("dark", ellipse(69, -44, 3, 24), alpha=0.55)
    pen.part("brass", polygon([(-62, -50), (-70, -52), (-70, -36), (-62, -38)]), tone=0.03)
    pen.anchor(top=(0, -62), mouth=(-70, -44), handle=(6, -30))


@symbol("saxophone, sax", kinds="musical instrument", height=0.7, slots={"brass": ("#e6b23c", "primary"), "dark": DARK},
    home="stage", told_in="stage, studio, room", held="blown",
    grips=((0.42, 0.4), (0.46, 0.68)))
def saxophone(pen: Pen) -> None:
    body = smooth([(-14, -94), (-8, -94), (-4, -70), (2, -40), (6, -22), (14, -14), (22, -20), (24, -36),
        (24, -54, "c"), (46, -58, "c"), (42, -40), (38, -14), (26, 0), (8, 0), (-6, -12), (-12, -38), (-14, -70)])
    pen.stroke("brass", curve((-11, -93), (-12, -102), (-24, -102), (-34, -97)), 4.4, tone=-0.04)
    pen.part("dark", pole((-32, -99), (-42, -91), 5, 3.4))
    pen.part("brass", body)
    pen.mark("brass", crescent(body, -4, -3), tone=-0.1)
    pen.part("brass", ellipse(35, -56, 12, 4, turn=-10), tone=-0.14)
    pen.stroke("brass", line([(-8, -84), (4, -28)]), 1.4, tone=-0.18)
    for x, y in ((-9, -80), (-7.4, -68), (-5, -56), (-2.6, -44), (0, -32), (28, -30), (27, -18)):
        pen.part("brass", ellipse(x, y, 4.2), tone=0.08)
        pen.mark("brass", ellipse(x, y, 2.6), tone=-0.1)
    pen.anchor(top=(-16, -103), mouth=(-42, -91), handle=(-4, -50))


@symbol("flute, recorder, piccolo", kinds="musical instrument", height=0.3,
    slots={"metal": ("#b9c3cf", "primary"), "key": ("#e4e9ef", "fixed"), "dark": DARK}, home="stage", held="blown",
    grips=((0.36, 0.5), (0.7, 0.5)))
def flute(pen: Pen) -> None:
    t, at = -24.0, (0.0, -26.0)
    pen.part("metal", rotated(rect(-66, -30, 132, 9, 3), t, at))
    pen.mark("metal", rotated(rect(-70, -25, 140, 6), t, at), tone=-0.12)
    pen.part("metal", rotated(joined(rect(-40, -32, 6, 13, 1), rect(34, -32, 5, 13, 1), rect(-66, -31.4, 5, 11.8, 1)),
        t, at), tone=-0.06)
    pen.part("key", rotated(rect(-58, -32, 14, 5, 2.4), t, at))
    pen.mark("dark", rotated(ellipse(-51, -29.6, 3, 1.6), t, at))
    for x in (-24, -15, -6, 3, 12, 21, 44, 53):
        pen.part("key", rotated(ellipse(x, -27.6, 3.4), t, at))
        pen.mark("dark", rotated(ellipse(x, -27.6, 1.6), t, at), alpha=0.6)
    pen.stroke("key", rotated(line([(-28, -22.6), (26, -22.6)]), t, at), 1.2)
    pen.anchor(top=(0, -32), mouth=(-47, -8), handle=(0, -26))


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
    slots={"brass": ("#e6b23c", "primary"), "shine": ("#fff1c0", "fixed"), "dark": ("#7a4f16", "fixed")},
    home="room, stage",
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
    slots={"brass": ("#e6b23c", "primary"), "shine": ("#fff1c0", "fixed"), "dark": ("#7a4f16", "fixed")},
    home="room, stage")
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
    slots={"brass": ("#e6b23c", "primary"), "shine": ("#fff1c0", "fixed"), "dark": ("#7a4f16", "fixed")},
    home="room, stage")
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
