"""Stringed instruments beyond the guitar and the violin."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import difference, ellipse, joined, line, polygon, rect, scaled, smooth
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, crescent, curve, gloss, pole

STRING: Hue = ("#f2ead6", "fixed")
DARK: Hue = ("#33302f", "fixed")


def _strings(pen: Pen, xs: tuple[float, ...], top: float, low: float, spread: float = 1.6) -> None:
    pen.stroke("string", joined(*(line([(x, top), (x * spread, low)]) for x in xs)), 0.6)


def _pegs(pen: Pen, half: float, ys: tuple[float, ...]) -> None:
    pen.part("string", joined(*(ellipse(side * half, y, 2.2, 1.5) for y in ys for side in (-1, 1))), tone=-0.14)


@symbol("cello, violoncello, double bass, upright bass, contrabass", kinds="musical instrument", height=1.3,
    slots={"wood": ("#9c4a22", "primary"), "dark": ("#2a2120", "fixed"), "string": STRING,
    "metal": ("#b9bfc8", "fixed"), "bow": ("#6b3f2a", "fixed")}, home="room, stage")
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
