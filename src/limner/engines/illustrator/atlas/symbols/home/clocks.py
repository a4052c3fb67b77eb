"""Clocks, watches that lie about, hourglasses."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

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
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import BRASS, DARK, WHITE
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    crescent,
    gloss,
    pole,
)


@symbol("hourglass, sand timer, egg timer", kinds="thing", height=0.2, place="surface",
    slots={"wood": ("#a9683c", "primary"), "glass": ("#cfe8ee", "fixed"), "sand": ("#f0c468", "second")},
    nook="study", traits=("clear",))
def hourglass(pen: Pen) -> None:
    for x in (-28, 28):
        pen.part("wood", rect(x - 2.4, -92, 4.8, 84, 1.4), tone=-0.08)
    bulb = smooth([(-22, -90, "c"), (22, -90, "c"), (23, -74), (14, -58), (3, -50), (14, -42), (23, -26),
        (22, -10, "c"), (-22, -10, "c"), (-23, -26), (-14, -42), (-3, -50), (-14, -58), (-23, -74)])
    pen.part("glass", bulb, shade="glass", alpha=0.6)
    pen.part("sand", smooth([(-19, -70, "c"), (0, -67), (19, -70, "c"), (12, -59), (0, -50, "c"), (-12, -59)]))
    pen.part("sand", smooth([(-20, -11, "c"), (-16, -22), (0, -34), (16, -22), (20, -11, "c")]))
    pen.stroke("sand", line([(0, -50), (0, -30)]), 1.6)
    pen.stroke("glass", bulb, 1.2, tone=-0.12)
    pen.part("glass", smooth([(-18, -84), (-18, -74), (-13, -64), (-15, -74), (-15, -84)]), tone=0.12, alpha=0.8,
        shade="flat")
    for y in (-100, -10):
        pen.part("wood", rect(-36, y, 72, 10, 3), tone=0.02)
        pen.mark("wood", rect(-40, y + 6, 80, 6), tone=-0.1)
    pen.anchor(top=(0, -100), handle=(0, -50))


@symbol("sundial, sun dial", kinds="structure", height=1.1, slots={"stone": ("#c3bba8", "primary"),
    "brass": ("#c99a3a", "second"), "dark": ("#4a463f", "fixed")}, home="garden")
def sundial(pen: Pen) -> None:
    pen.part("stone", rect(-30, -8, 60, 8, 1), tone=-0.06)
    pen.part("stone", smooth([(-20, -8, "c"), (-12, -20), (-10, -46), (-18, -58, "c"), (18, -58, "c"), (10, -46), (12,
        -20), (20, -8, "c")]))
    pen.mark("stone", rect(3, -60, 18, 52), tone=-0.08)
    pen.part("stone", joined(ellipse(0, -58, 42, 12)), tone=-0.1)
    pen.part("stone", ellipse(0, -63, 42, 12))
    pen.part("brass", ellipse(0, -63, 35, 9.6))
    pen.mark("dark", joined(*(line([(27 * math.cos(t), -63 + 7.4 * math.sin(t)), (33 * math.cos(t),
        -63 + 9 * math.sin(t))]) for t in (math.pi * i / 8 for i in range(16)))), width=1.3)
    pen.part("dark", polygon([(-6, -62), (16, -60), (30, -66)]), shade="flat", alpha=0.4)
    pen.part("brass", polygon([(-16, -63), (12, -63), (14, -98)]), tone=-0.12)
    pen.anchor(top=(12, -98), lean=(-40, -62))


@symbol("stopwatch, stop watch, timer", kinds="thing", height=0.07, place="surface",
    slots={"case": ("#c9ced6", "primary"), "face": WHITE, "dark": DARK, "red": ("#e0403a", "fixed")}, shapes=("round",))
def stopwatch(pen: Pen) -> None:
    pen.part("case", joined(rect(-7, -104, 14, 12, 2), rotated(rect(-6, -98, 12, 10, 2), 38, (0, -42)),
        rotated(rect(-6, -98, 12, 10, 2), -38, (0, -42))), tone=-0.08)
    pen.part("case", ellipse(0, -42, 44))
    pen.mark("case", crescent(ellipse(0, -42, 44), -6, -6), tone=-0.12)
    pen.part("face", ellipse(0, -42, 36), shade="flat")
    pen.part("dark", joined(*(rotated(rect(-1, -76, 2, 7 if i % 3 == 0 else 4), 30 * i, (0, -42))
        for i in range(12))), shade="flat")
    pen.part("red", rotated(rect(-1.2, -72, 2.4, 38, 1), 42, (0, -42)), shade="flat")
    pen.part("dark", ellipse(0, -42, 3.6))
    pen.part("dark", ellipse(0, -26, 9), shade="flat", alpha=0.12)
    pen.anchor(top=(0, -104), lean=(-44, -42))


@symbol("clock, wall clock, timepiece", kinds="thing", height=0.35, place="wall", faces_viewer=True,
    poses="round, square", slots={"rim": ("#c9503f", "primary"), "face": ("#fdf9ef", "fixed"),
    "dark": ("#33373f", "fixed"), "hand": ("#d9483f", "fixed")}, shapes=("round", "square"))
def clock(pen: Pen) -> None:
    if pen.pose == "square":
        pen.part("rim", rect(-50, -100, 100, 100, 5))
        pen.mark("rim", rect(-60, -8, 120, 12), tone=-0.1)
        pen.part("face", rect(-42, -92, 84, 84, 2), shade="flat")
        _hands(pen, 0, -50, 52)
    else:
        _dial(pen, 0, -50, 50)
    pen.anchor(top=(0, -100))


def _dial(pen: Pen, x: float, y: float, r: float) -> None:
    pen.part("rim", ellipse(x, y, r))
    pen.mark("rim", crescent(ellipse(x, y, r), -r * 0.1, -r * 0.1), tone=-0.1)
    gloss(pen, "rim", crescent(ellipse(x, y, r * 0.95), r * 0.05, r * 0.06), detail=0)
    pen.part("rim", ellipse(x, y, r * 0.83), tone=-0.14)
    pen.part("face", ellipse(x, y, r * 0.8), shade="flat")
    pen.mark("face", crescent(ellipse(x, y, r * 0.8), r * 0.04, r * 0.07), tone=-0.1)
    _hands(pen, x, y, r)


def _hands(pen: Pen, x: float, y: float, r: float) -> None:
    """The hours and the hands of a dial."""
    ticks = []
    for i in range(12):
        t, k = math.radians(30 * i), 0.58 if i % 3 == 0 else 0.65
        ticks.append(line([(x + r * k * math.cos(t), y + r * k * math.sin(t)),
            (x + r * 0.72 * math.cos(t), y + r * 0.72 * math.sin(t))]))
    pen.stroke("dark", joined(*ticks), r * 0.05)
    pen.stroke("dark", line([(x, y), (x - r * 0.26, y - r * 0.3)]), r * 0.09)
    pen.stroke("dark", line([(x, y), (x + r * 0.34, y - r * 0.48)]), r * 0.065)
    pen.stroke("hand", line([(x - r * 0.06, y - r * 0.14), (x + r * 0.2, y + r * 0.5)]), r * 0.026, detail=1)
    pen.part("dark", ellipse(x, y, r * 0.07), shade="flat")


@symbol("alarm clock, bedside clock", kinds="clock, thing", height=0.15, place="surface", faces_viewer=True,
    slots={"rim": ("#e2574a", "primary"), "face": ("#fdf9ef", "fixed"), "dark": ("#33373f", "fixed"),
    "hand": ("#d9483f", "fixed"), "metal": ("#d9b35a", "fixed")}, told_in="bedroom", nook="study")
def alarm_clock(pen: Pen) -> None:
    for side in (-1, 1):
        pen.part("metal", pole((side * 18, -14), (side * 27, 0), 6, 4.4))
        bell = smooth([(side * 4, -86, "c"), (side * 14, -97), (side * 28, -94), (side * 33, -82),
            (side * 30, -74, "c")])
        pen.part("metal", bell)
        pen.mark("metal", crescent(bell, -3, -1), tone=-0.1)
    pen.part("metal", pole((0, -80), (0, -98), 3, 3), tone=-0.08)
    pen.part("metal", rect(-5, -102, 10, 7, 2), tone=-0.04)
    _dial(pen, 0, -44, 40)
    pen.anchor(top=(0, -100))


@symbol("metronome", kinds="thing", height=0.22, place="surface",
    slots={"wood": ("#9a5a2c", "primary"), "brass": BRASS, "face": ("#f5ead2", "fixed"), "dark": DARK}, home="room")
def metronome(pen: Pen) -> None:
    pen.part("wood", polygon([(14, -96), (20, -92), (42, -4), (32, 0)]), tone=-0.13)
    pen.part("wood", polygon([(-14, -96), (14, -96), (32, 0), (-32, 0)]))
    pen.part("face", polygon([(-9, -86), (9, -86), (19, -30), (-19, -30)]), shade="flat")
    pen.mark("dark", joined(*(line([(-5, y), (5, y)]) for y in range(-80, -34, 6))), width=0.9)
    pen.stroke("brass", line([(0, -22), (22, -94)]), 2)
    pen.part("brass", polygon([(9, -66), (19, -63), (16.4, -54), (8, -57)]))
    pen.part("wood", polygon([(-21, -28), (21, -28), (28, -8), (-28, -8)]), tone=0.05)
    pen.part("brass", ellipse(0, -18, 3.4))
    pen.part("wood", rect(-38, -6, 80, 6, 2), tone=-0.08)
    pen.anchor(top=(0, -96), lean=(-20, -50))


@symbol("pocket watch, fob watch, pocketwatch", kinds="clock, thing", height=0.07, place="surface", faces_viewer=True,
    slots={"rim": ("#d9a93c", "primary"), "face": ("#fdf6e4", "fixed"), "dark": DARK, "hand": DARK}, nook="study",
    shapes=("round",), held="hung")
def pocket_watch(pen: Pen) -> None:
    links = [(18, -88), (34, -84), (48, -74), (58, -60), (63, -44), (64, -27), (58, -12), (46, -3)]
    pen.part("rim", joined(*(difference(ellipse(x, y, 8, 5.4, 26 * i), ellipse(x, y, 4.6, 2.4, 26 * i))
        for i, (x, y) in enumerate(links))), tone=-0.06)
    pen.part("rim", difference(ellipse(0, -88, 11), ellipse(0, -88, 6.6)), tone=-0.04)
    pen.part("rim", rect(-6, -82, 12, 10, 2), tone=-0.1)
    _dial(pen, 0, -38, 38)
    pen.anchor(top=(0, -98), handle=(0, -96))
