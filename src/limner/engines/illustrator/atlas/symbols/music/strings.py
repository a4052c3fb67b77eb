"""Instruments with strings."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    Landmark,
    difference,
    ellipse,
    joined,
    limb,
    line,
    polygon,
    rect,
    scaled,
    smooth,
    union,
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

STRING: Hue = ("#f2ead6", "fixed")
_ACOUSTIC: list[Landmark] = [(0, -52), (-14, -50), (-18, -42), (-13, -31), (-22, -20), (-24, -9), (-14, 0), (0, 1),
    (14, 0), (24, -9), (22, -20), (13, -31), (18, -42), (14, -50)]
_ELECTRIC: list[Landmark] = [(-4, -44, "c"), (-12, -46), (-22, -56), (-24, -48), (-16, -34), (-24, -18), (-22, -4),
    (-6, 1), (10, 0), (22, -8), (22, -22), (15, -34), (18, -46), (13, -52), (8, -46), (4, -44, "c")]


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
    home="room", held="strummed", lean=78.0, played="chin",
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


@symbol("harp, lyre", kinds="musical instrument", height=1.5, slots={"body": ("#d8a93f", "primary"),
    "string": ("#f6efdc", "fixed")}, home="stage", told_in="stage, studio, room", played="beside",
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


def _strings(pen: Pen, xs: tuple[float, ...], top: float, low: float, spread: float = 1.6) -> None:
    pen.stroke("string", joined(*(line([(x, top), (x * spread, low)]) for x in xs)), 0.6)


def _pegs(pen: Pen, half: float, ys: tuple[float, ...]) -> None:
    pen.part("string", joined(*(ellipse(side * half, y, 2.2, 1.5) for y in ys for side in (-1, 1))), tone=-0.14)


@symbol("cello, violoncello, double bass, upright bass, contrabass", kinds="musical instrument", height=1.3,
    slots={"wood": ("#9c4a22", "primary"), "dark": ("#2a2120", "fixed"), "string": STRING,
    "metal": ("#b9bfc8", "fixed"), "bow": ("#6b3f2a", "fixed")}, home="room, stage", played="knees")
def cello(pen: Pen) -> None:
    pen.part("metal", pole((0, 0), (0, -14), 1.4, 2.4))
    pen.stroke("string", line([(34, -8), (43, -84)]), 0.8, tone=-0.06)
    pen.part("bow", pole((37, -4), (46, -88), 2.2, 1.4))
    body = smooth([(0, -66), (-11, -64), (-19, -58), (-20, -50), (-16.5, -45, "c"), (-12.4, -39), (-13, -32),
        (-19.5, -26, "c"), (-26, -19), (-25, -9), (-15, -2), (0, -1), (15, -2), (25, -9), (26, -19), (19.5, -26, "c"),
        (13, -32), (12.4, -39), (16.5, -45, "c"), (20, -50), (19, -58), (11, -64)])
    pen.part("wood", body)
    pen.mark("wood", crescent(body, -7, -4), tone=-0.1)
    pen.mark("wood", difference(body, scaled(body, 0.92, 0.95, (0, -33))), tone=-0.14)
    gloss(pen, "wood", smooth([(-15, -54), (-11, -60), (-4, -62), (-10, -55)]), detail=0)
    for side in (-1, 1):
        pen.mark("dark", curve((side * 6.4, -42), (side * 9.4, -39), (side * 7.6, -32), (side * 9.8, -26),
            (side * 13, -28)), width=1.5)
    pen.part("wood", rect(-2.4, -100, 4.8, 34), tone=-0.06)
    pen.part("dark", polygon([(-2.2, -98), (2.2, -98), (3.4, -44), (-3.4, -44)]), shade="flat")
    pen.part("wood", smooth([(-2.6, -100, "c"), (-3.4, -108), (0, -114), (3.4, -108), (2.6, -100, "c")]), tone=-0.08)
    pen.part("wood", ellipse(0, -113, 4), tone=-0.03)
    _pegs(pen, 5.4, (-104, -109))
    pen.part("string", polygon([(-6.4, -30), (6.4, -30), (4.8, -26), (-4.8, -26)]), shade="flat", tone=-0.08)
    pen.part("dark", polygon([(-4.2, -20), (4.2, -20), (1.6, -3), (-1.6, -3)]), shade="flat")
    _strings(pen, (-1.8, -0.6, 0.6, 1.8), -99, -20, 1.5)
    pen.anchor(top=(0, -116), handle=(0, -84), lean=(3, -80))


@symbol("banjo", kinds="musical instrument", height=0.95,
    slots={"rim": ("#a5642c", "primary"), "skin": ("#f7efdc", "fixed"), "dark": DARK, "string": STRING,
    "metal": ("#c9ccd2", "fixed")}, home="room", held="strummed", lean=58.0, grips=((0.46, 0.78), (0.5, 0.2)))
def banjo(pen: Pen) -> None:
    pen.part("rim", rect(-3, -92, 6, 54), tone=-0.12)
    pen.part("dark", rect(-2.6, -92, 5.2, 50), shade="flat")
    pen.mark("string", joined(*(line([(-3, y), (3, y)]) for y in range(-88, -46, 6))), width=0.7, alpha=0.7)
    pen.part("rim", smooth([(-3, -92, "c"), (-5.4, -104, "c"), (0, -108), (5.4, -104, "c"), (3, -92, "c")],
        tension=0.3))
    _pegs(pen, 7.2, (-96, -102))
    pen.part("rim", ellipse(0, -23, 24))
    pen.part("metal", ellipse(0, -23, 21.6))
    pen.part("skin", ellipse(0, -23, 19.6))
    pen.mark("skin", crescent(ellipse(0, -23, 19.6), -6, -4), tone=-0.06)
    pen.part("metal", joined(*(ellipse(22.8 * math.cos(t), -23 + 22.8 * math.sin(t), 1.3)
        for t in (math.pi * i / 8 for i in range(16)))), tone=-0.1)
    pen.part("dark", rect(-7, -16, 14, 2.6, 1), shade="flat")
    _strings(pen, (-1.6, -0.5, 0.5, 1.6), -94, -4)
    pen.anchor(top=(0, -108), handle=(0, -66), lean=(3, -70))


@symbol("lute, mandolin, oud, bouzouki", kinds="musical instrument", height=0.75,
    slots={"wood": ("#d99a4e", "primary"), "dark": DARK, "rose": ("#6b3f22", "fixed"), "string": STRING},
    home="room", held="strummed", lean=58.0, grips=((0.46, 0.74), (0.5, 0.2)))
def lute(pen: Pen) -> None:
    pen.part("wood", rect(-3.4, -86, 6.8, 34), tone=-0.14)
    pen.mark("string", joined(*(line([(-4, y), (4, y)]) for y in range(-82, -54, 5))), width=0.7, alpha=0.7)
    pen.part("wood", polygon([(-3.8, -84), (3.8, -84), (22, -98), (18, -103), (0, -92), (-3.8, -90)]), tone=-0.08)
    pen.part("string", joined(*(ellipse(6 + 4 * i, -97 - 2.4 * i, 1.3, 2.6, 30) for i in range(4))), tone=-0.14)
    body = smooth([(0, -60), (-9, -56), (-20, -40), (-26, -22), (-20, -6), (0, 0), (20, -6), (26, -22), (20, -40),
        (9, -56)])
    pen.part("wood", body)
    pen.mark("wood", crescent(body, -7, -3), tone=-0.1)
    pen.mark("wood", difference(body, scaled(body, 0.92, 0.94, (0, -28))), tone=-0.18)
    pen.part("rose", ellipse(0, -34, 8.4), shade="flat")
    pen.stroke("wood", joined(*(line([(8 * math.cos(t), -34 + 8 * math.sin(t)), (-8 * math.cos(t),
        -34 - 8 * math.sin(t))])
        for t in (math.pi * i / 4 for i in range(4))), ellipse(0, -34, 4.4)), 0.9, tone=-0.02)
    pen.part("dark", rect(-11, -12, 22, 3, 1), shade="flat")
    _strings(pen, (-2, -1, 0, 1, 2), -86, -11, 2.6)
    pen.anchor(top=(0, -100), handle=(0, -66), lean=(3, -70))


@symbol("sitar", kinds="musical instrument", height=1.2,
    slots={"wood": ("#b5652b", "primary"), "dark": DARK, "gold": ("#e8bf52", "fixed"), "string": STRING},
    home="room", held="strummed", lean=58.0)
def sitar(pen: Pen) -> None:
    pen.part("wood", rect(-4.4, -104, 8.8, 74), tone=-0.04)
    pen.stroke("gold", joined(*(curve((-5.4, y), (0, y - 1.8), (5.4, y)) for y in range(-98, -40, 5))), 1.3)
    _pegs(pen, 7, (-102, -94, -86, -78))
    pen.part("wood", ellipse(0, -80, 8, 7), tone=-0.1)
    gourd = smooth([(0, -46), (-9, -40), (-20, -30), (-23, -16), (-14, -3), (0, 0), (14, -3), (23, -16), (20, -30),
        (9, -40)])
    pen.part("wood", gourd)
    pen.mark("wood", crescent(gourd, -7, -3), tone=-0.1)
    pen.mark("gold", difference(scaled(gourd, 0.9, 0.92, (0, -22)), scaled(gourd, 0.82, 0.86, (0, -22))))
    pen.part("dark", rect(-9, -16, 18, 3, 1), shade="flat")
    _strings(pen, (-2, -0.7, 0.7, 2), -104, -14, 1.6)
    pen.anchor(top=(0, -106), handle=(0, -66), lean=(3, -70))
