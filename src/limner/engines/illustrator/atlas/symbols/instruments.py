"""Musical instruments."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    Landmark,
    difference,
    ellipse,
    joined,
    limb,
    line,
    polygon,
    rect,
    rotated,
    scaled,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    Hue,
    Profile,
    band,
    crescent,
    curve,
    gloss,
    pole,
    quad,
    turned,
)

STRING: Hue = ("#f2ead6", "fixed")
DARK: Hue = ("#33302f", "fixed")
BRASS: Hue = ("#e6b23c", "primary")


def _neck(pen: Pen, top: float, low: float, width: float, *, pegs: int, frets: int) -> None:
    """A neck with frets and a peg head."""
    w = width / 2
    pen.part("dark", rect(-w, top, width, low - top))
    pen.mark("string", joined(*(line([(-w, top + (low - top) * i / (frets + 1)),
        (w, top + (low - top) * i / (frets + 1))]) for i in range(1, frets + 1))), width=0.6, alpha=0.7, detail=1)
    pen.part("wood", smooth([(-w * 1.1, top, "c"), (-w * 1.7, top - 14, "c"), (0, top - 17), (w * 1.7, top - 14, "c"),
        (w * 1.1, top, "c")], tension=0.3), tone=-0.08)
    for i in range(pegs):
        y = top - 3.6 - i * 4.2
        pen.part("string", joined(ellipse(-w * 1.7 - 1.8, y, 2, 1.4), ellipse(w * 1.7 + 1.8, y, 2, 1.4)), tone=-0.12)


_ACOUSTIC: list[Landmark] = [(0, -52), (-14, -50), (-18, -42), (-13, -31), (-22, -20), (-24, -9), (-14, 0), (0, 1),
    (14, 0), (24, -9), (22, -20), (13, -31), (18, -42), (14, -50)]
_ELECTRIC: list[Landmark] = [(-4, -44, "c"), (-12, -46), (-22, -56), (-24, -48), (-16, -34), (-24, -18), (-22, -4),
    (-6, 1), (10, 0), (22, -8), (22, -22), (15, -34), (18, -46), (13, -52), (8, -46), (4, -44, "c")]


@symbol("guitar, acoustic guitar, ukulele", kinds="musical instrument", height=1, poses="standing, electric",
    slots={"wood": ("#d08a3f", "primary"), "dark": ("#4a2f22", "fixed"), "string": STRING},
    home="room", held="strummed", lean=58.0, traits=("carried",),
    grips=((0.46, 0.74), (0.5, 0.2)))
def guitar(pen: Pen) -> None:
    _neck(pen, -86, -44, 5.6, pegs=3, frets=8)
    if pen.pose == "electric":
        body = smooth(_ELECTRIC)
        pen.part("wood", body)
        pen.mark("wood", crescent(body, -6, -3), tone=-0.09)
        pen.mark("wood", smooth([(2, -40), (16, -30), (14, -12), (4, -6), (6, -24)]), tone=0.09)
        pen.part("dark", rect(-2.8, -52, 5.6, 20))
        pen.part("dark", joined(rect(-7, -28, 14, 4.4, 1), rect(-7, -19, 14, 4.4, 1)), shade="flat")
    else:
        body = smooth(_ACOUSTIC)
        pen.part("wood", body)
        pen.mark("wood", crescent(body, -6, -3), tone=-0.09)
        pen.mark("wood", difference(body, scaled(body, 0.92, 0.93, (0, -25))), tone=-0.16)
        pen.part("dark", rect(-2.8, -52, 5.6, 20))
        pen.part("dark", ellipse(0, -30, 7.4), shade="flat")
        pen.stroke("string", ellipse(0, -30, 8.6), 0.8, tone=-0.1)
    pen.part("dark", rect(-9, -10, 18, 3.4, 1), shade="flat")
    pen.stroke("string", joined(*(line([(x, -88), (x * 1.5, -9)]) for x in (-2, -0.7, 0.7, 2))), 0.4)
    pen.anchor(top=(0, -102), handle=(0, -66), lean=(3, -70))


@symbol("violin, fiddle, viola", kinds="musical instrument", height=0.6,
    slots={"wood": ("#a8552c", "primary"), "dark": ("#2f2523", "fixed"), "string": STRING, "bow": ("#6b3f2a", "fixed")},
    home="room", held="strummed", lean=78.0,
    grips=((0.4, 0.55), (0.34, 0.16)))
def violin(pen: Pen) -> None:
    pen.stroke("string", line([(31, -6), (43, -92)]), 1, tone=-0.06)
    pen.part("bow", pole((34, -3), (47, -96), 2.2, 1.6))
    _neck(pen, -86, -54, 5, pegs=2, frets=0)
    pen.part("wood", ellipse(0, -102, 3.6), tone=-0.08)
    body = smooth([(0, -60), (-13, -58), (-19, -49), (-16, -41, "c"), (-11, -36), (-11, -29), (-18, -25, "c"),
        (-24, -14), (-17, -1), (0, 2), (17, -1), (24, -14), (18, -25, "c"), (11, -29), (11, -36), (16, -41, "c"),
        (19, -49), (13, -58)])
    pen.part("wood", body)
    pen.mark("wood", crescent(body, -6, -4), tone=-0.09)
    gloss(pen, "wood", smooth([(-14, -50), (-10, -55), (-4, -56), (-10, -50)]), detail=0)
    for side in (-1, 1):
        pen.mark("dark", curve((side * 6, -38), (side * 9, -35), (side * 7, -28), (side * 9.4, -23),
            (side * 12.4, -25)), width=1.4)
    pen.part("dark", polygon([(-2.4, -56), (2.4, -56), (3, -36), (-3, -36)]), shade="flat")
    pen.part("string", polygon([(-6, -28), (6, -28), (4.4, -25), (-4.4, -25)]), shade="flat", tone=-0.08)
    pen.part("dark", polygon([(-4.4, -20), (4.4, -20), (1.6, 0), (-1.6, 0)]), shade="flat")
    pen.stroke("string", joined(*(line([(x * 0.7, -88), (x, -18)]) for x in (-2, -0.7, 0.7, 2))), 0.4)
    pen.anchor(top=(0, -104), handle=(0, -70), lean=(3, -70))


@symbol("piano, grand piano, upright piano", kinds="musical instrument, furniture", height=1.2,
    slots={"body": ("#2f2a2e", "primary"), "white": ("#fbf8f0", "fixed"), "gold": ("#d8a93f", "fixed"),
    "red": ("#b83a40", "fixed")}, home="room")
def piano(pen: Pen) -> None:
    for x in (-56, 50, 20):
        pen.part("body", pole((x, -34), (x, -4), 8, 5), tone=-0.05)
        pen.part("gold", ellipse(x, -2.6, 3.4, 2.8))
    pen.stroke("gold", line([(-10, -30), (-10, -6), (-2, -4)]), 1.8)
    pen.part("body", smooth([(-60, -64, "c"), (-50, -104), (-12, -108), (22, -98), (44, -74), (56, -60, "c")],
        tension=0.45), tone=0.02)
    pen.mark("gold", smooth([(-54, -62), (-44, -96), (-12, -99), (18, -90), (38, -70), (46, -60)]), tone=-0.14,
        alpha=0.9)
    pen.mark("body", joined(*(line([(-48 + i * 9, -104), (-40 + i * 9, -58)]) for i in range(10))), width=0.8,
        alpha=0.7, tone=0.1)
    pen.stroke("body", line([(40, -62), (30, -86)]), 2)
    case = smooth([(-64, -64, "c"), (58, -64, "c"), (66, -54), (66, -34, "c"), (-64, -34, "c")], tension=0.3)
    pen.part("body", case)
    gloss(pen, "body", rect(-60, -62, 116, 2.6, 1.3), detail=0)
    pen.part("red", rect(-66, -50, 66, 2, 1), shade="flat")
    pen.part("white", rect(-66, -48.6, 66, 9, 1), shade="flat")
    pen.mark("body", joined(*(line([(-66 + 4.4 * i, -50), (-66 + 4.4 * i, -38)]) for i in range(16))), width=0.7,
        alpha=0.6)
    pen.part("body", joined(*(rect(-66 + 4.4 * i - 1.3, -48.6, 2.6, 5.4) for i in (1, 2, 4, 5, 6, 8, 9, 11, 12, 13))),
        shade="flat")
    pen.part("body", rect(-70, -40, 74, 6, 2), tone=0.05)
    pen.anchor(top=(20, -64), seat=(20, -64), lean=(64, -40))


@symbol("drum, snare drum, bongo, djembe, timpani", kinds="musical instrument", height=0.4,
    slots={"body": ("#c8433a", "primary"), "skin": ("#f8f0dc", "fixed"), "rim": ("#e0b044", "second"),
    "wood": ("#b5793f", "fixed")}, home="stage", told_in="stage, studio, room", held="strummed",
    shapes=("round", "cylindrical"),
    grips=((0.3, 0.16), (0.74, 0.14)))
def drum(pen: Pen) -> None:
    shell: Profile = [(-58.0, 44.0), (0, 44.0)]
    body = turned(shell, tilt=0.2)
    pen.part("body", body)
    pen.mark("body", crescent(body, -20, 0), tone=-0.09)
    xs = (-42, -28, -14, 0, 14, 28, 42)
    zig = [(x, -46 + (1 - (x / 44) ** 2) * 8 if i % 2 else -6 + (1 - (x / 44) ** 2) * 8) for i, x in enumerate(xs)]
    pen.mark("rim", line(zig), width=2.2)
    pen.mark("rim", joined(band(shell, -60, -51, tilt=0.2), band(shell, -7, 2, tilt=0.2)))
    pen.part("rim", ellipse(0, -58, 44, 9), tone=0.05)
    pen.part("skin", ellipse(0, -58.6, 40, 7.6))
    pen.part("wood", pole((2, -60), (44, -96), 3.4, 4.4))
    pen.part("wood", pole((-10, -59), (-48, -92), 3.4, 4.4), tone=-0.05)
    pen.part("skin", joined(ellipse(2, -60, 4, 3.4), ellipse(-10, -59, 4, 3.4)), tone=-0.04)
    pen.anchor(top=(0, -60), seat=(0, -58), mouth=(0, -58), handle=(42, -94))


@symbol("trumpet, cornet, bugle", kinds="musical instrument", height=0.2,
    slots={"brass": BRASS, "dark": DARK}, home="stage", told_in="stage, studio, room", held="blown",
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


@symbol("saxophone, sax", kinds="musical instrument", height=0.7, slots={"brass": BRASS, "dark": DARK},
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


@symbol("harp, lyre", kinds="musical instrument", height=1.5, slots={"body": ("#d8a93f", "primary"),
    "string": ("#f6efdc", "fixed")}, home="stage", told_in="stage, studio, room",
    grips=((0.45, 0.5), (0.62, 0.42)))
def harp(pen: Pen) -> None:
    strings = joined(*(line([(-28 + 6.6 * i, -86), (-28 + 6.6 * i, -8 - 7.4 * i)]) for i in range(9)))
    pen.stroke("string", strings, 0.9, tone=-0.14)
    frame = union(limb([(-34, -4, 7), (-37, -40, 5), (-34, -78, 5), (-38, -98, 6)]),
        limb([(-34, -92, 6), (-16, -82, 6), (2, -90, 6), (22, -92, 7), (32, -82, 7)]),
        limb([(-34, -6, 14), (-8, -28, 12), (16, -58, 9), (32, -82, 8)]))
    pen.part("body", frame)
    pen.mark("body", crescent(frame, -3, -2.6), tone=-0.1)
    pen.part("body", smooth([(-48, 0, "c"), (-44, -8), (-20, -10), (-8, 0, "c")]), tone=-0.06)
    pen.part("body", ellipse(-39, -99, 6), tone=0.05)
    pen.anchor(top=(0, -92), handle=(-36, -50))


@symbol("accordion, concertina", kinds="musical instrument", height=0.4, faces_viewer=True,
    slots={"body": ("#c8433a", "primary"), "white": ("#fbf6ea", "fixed"), "dark": DARK, "gold": ("#e0b044", "fixed")},
    home="stage", told_in="stage, studio, room", held="strummed",
    grips=((0.03, 0.5), (0.97, 0.5)))
def accordion(pen: Pen) -> None:
    for i in range(9):
        x = -24 + i * 6
        pen.part("dark", polygon([(x - 3, -68), (x, -73), (x + 3, -68), (x + 3, -8), (x, -3), (x - 3, -8)]), tone=0.1
            if i % 2 else 0.02)
        pen.part("gold", joined(polygon([(x - 3, -68), (x, -73), (x + 3, -68)]),
            polygon([(x - 3, -8), (x, -3), (x + 3, -8)])), shade="flat")
    for side in (-1, 1):
        case = rect(-62 if side < 0 else 28, -80, 34, 80, 6)
        pen.part("body", case, tone=0.0 if side < 0 else -0.04)
        pen.mark("body", crescent(case, -6, -4), tone=-0.09)
    pen.part("white", rect(-68, -74, 12, 68, 2))
    pen.mark("dark", joined(*(line([(-70, -74 + 6.8 * i), (-54, -74 + 6.8 * i)]) for i in range(1, 10))), width=0.7,
        alpha=0.6)
    pen.part("dark", joined(*(rect(-68, -69 + 6.8 * i, 7, 3.4) for i in (0, 1, 3, 4, 5, 7, 8))), shade="flat")
    pen.part("white", joined(*(ellipse(38 + 8 * i, -66 + 11 * j, 2.6) for i in range(3) for j in range(6))),
        shade="flat")
    pen.mark("gold", joined(*(rect(-50, -62 + 12 * i, 18, 4, 2) for i in range(4))))
    pen.part("gold", joined(*(rect(-50, -62 + 12 * i, 18, 4, 2) for i in range(4))), shade="flat")
    pen.anchor(top=(0, -80), handle=(0, -40))


@symbol("bell, church bell, jingle bell, hand bell", kinds="musical instrument, thing", height=0.2,
    slots={"body": BRASS, "dark": ("#8a5a24", "fixed"), "bow": ("#d8433f", "second")}, told_in="room")
def bell(pen: Pen) -> None:
    pen.stroke("body", ellipse(0, -92, 7), 4, tone=-0.06)
    pen.part("dark", ellipse(0, -7, 10, 8))
    body = smooth([(-8, -87), (-24, -78), (-30, -54), (-33, -30), (-48, -14, "c"), (-30, -8), (0, -5), (30, -8),
        (48, -14, "c"), (33, -30), (30, -54), (24, -78), (8, -87)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -14, -2), tone=-0.1)
    pen.mark("body", smooth([(-48, -26), (0, -18), (48, -26), (48, -21), (0, -13), (-48, -21)]), tone=-0.13)
    gloss(pen, "body", smooth([(-22, -34), (-20, -58), (-13, -76), (-15, -56), (-16, -34)]), detail=0, alpha=0.6)
    for side in (-1, 1):
        pen.part("bow", smooth([(0, -86, "c"), (side * 14, -97), (side * 26, -94), (side * 24, -82), (side * 12, -80)]))
    pen.part("bow", ellipse(0, -87, 5), tone=-0.06)
    pen.anchor(top=(0, -98), handle=(0, -92))


@symbol("xylophone, marimba, glockenspiel", kinds="musical instrument, toy", height=0.2,
    slots={"a": ("#e2483d", "primary"), "b": ("#f6a33c", "fixed"), "c": ("#f6d03d", "fixed"), "d": ("#63b45c", "fixed"),
    "e": ("#4f9fd8", "fixed"), "f": ("#7d62c4", "fixed"), "wood": ("#c98f52", "fixed")})
def xylophone(pen: Pen) -> None:
    pen.part("wood", quad((-62, -36), (-62, -30), (60, -22), (60, -27)))
    pen.part("wood", quad((-62, -14), (-62, -8), (60, -14), (60, -19)))
    for i, slot in enumerate("abcdef"):
        x, h = -60 + i * 20.5, 44 - i * 4.6
        bar = rect(x, -24 - h / 2, 16, h, 4)
        pen.part(slot, bar)
        pen.mark(slot, rect(x + 11, -60, 8, 80), tone=-0.08)
        pen.part("wood", joined(ellipse(x + 8, -24 - h / 2 + 6, 1.6), ellipse(x + 8, -24 + h / 2 - 6, 1.6)),
            shade="flat", tone=0.1, detail=1)
    for x, y, x2, y2, slot in ((-18, -34, 44, -72, "a"), (8, -28, 66, -58, "e")):
        pen.part("wood", pole((x, y), (x2, y2), 2.6, 3))
        pen.part(slot, ellipse(x, y, 6))
    pen.anchor(top=(0, -40))


@symbol("musical note, music note, quaver, crotchet", kinds="sign", height=0.5, place="air",
    slots={"body": ("#33384a", "primary")}, home="studio")
def musical_note(pen: Pen) -> None:
    for x in (-28, 30):
        pen.part("body", ellipse(x, -13 - (0 if x < 0 else 8), 17, 12.4, turn=-20))
        gloss(pen, "body", ellipse(x - 5, -18 - (0 if x < 0 else 8), 5, 2.4, turn=-24), detail=0, alpha=0.4)
    pen.part("body", rect(-17, -82, 5.4, 68))
    pen.part("body", rect(41, -92, 5.4, 70))
    pen.part("body", polygon([(-17, -88), (46.4, -100), (46.4, -80), (-17, -68)]))
    pen.anchor(top=(14, -96))
