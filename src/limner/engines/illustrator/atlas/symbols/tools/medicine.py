"""What doctors have, and what they see."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    Path,
    ellipse,
    intersection,
    joined,
    line,
    outline,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import DARK, STEEL, WHITE
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, pole


@symbol("syringe, vaccine, injection, hypodermic needle", kinds="tool, thing", height=0.12, place="surface",
    slots={"glass": ("#e3eef4", "fixed"), "fluid": ("#4fb0d9", "primary"), "dark": DARK, "metal": STEEL,
    "white": WHITE})
def syringe(pen: Pen) -> None:
    t, c = 42, (0.0, -46.0)

    def at(path: Path) -> Path:
        return rotated(path, t, c)

    pen.part("metal", at(pole((0, -28), (0, 18), 2, 1.2)))
    pen.part("metal", at(polygon([(-4, -30), (4, -30), (2, -18), (-2, -18)])), tone=-0.08)
    pen.part("white", at(rect(-4, -118, 8, 40, 1)), tone=-0.06)
    pen.part("white", at(rect(-13, -122, 26, 6, 2)))
    barrel = at(rect(-12, -92, 24, 62, 4))
    pen.part("glass", barrel, shade="glass", alpha=0.9)
    pen.mark("fluid", at(rect(-12, -68, 24, 40)))
    pen.mark("dark", at(rect(-11, -76, 22, 8, 2)))
    pen.mark("glass", at(rect(-9, -90, 4, 58)), tone=0.14, alpha=0.8)
    pen.mark("dark", at(joined(*(line([(12, y), (12 - (9 if i % 2 == 0 else 5), y)]) for i,
        y in enumerate(range(-64, -32, 6))))), width=1.2)
    pen.part("white", at(rect(-20, -95, 40, 6, 2)), tone=-0.03)
    pen.anchor(top=(40, -100), handle=(30, -90))


@symbol("pill, capsule, tablet pill, medicine, medication, pills and capsules, vitamin", kinds="thing", height=0.02,
    place="surface", slots={"a": ("#e0473f", "primary"), "b": ("#f9f6ef", "second"), "c": ("#7fb8e0", "fixed")},
    shapes=("round", "oval"))
def pill(pen: Pen) -> None:
    tab = ellipse(44, -16, 24, 11)
    pen.part("c", ellipse(44, -11, 24, 11), tone=-0.12)
    pen.part("c", tab)
    pen.mark("c", line([(26, -21), (62, -11)]), tone=-0.16, width=2)
    t, c = -36, (-10.0, -44.0)
    left = rotated(union(rect(-44, -64, 36, 40), ellipse(-44, -44, 20)), t, c)
    right = rotated(union(rect(-10, -64, 36, 40), ellipse(26, -44, 20)), t, c)
    pen.part("b", left)
    pen.part("a", right)
    both = union(left, right)
    pen.mark("a", intersection(rotated(rect(-70, -36, 140, 14), t, c), both), tone=-0.12)
    pen.part("b", rotated(rect(-46, -58, 34, 5, 2.4), t, c), shade="flat", tone=0.02)
    pen.part("a", rotated(rect(-4, -58, 30, 5, 2.4), t, c), shade="flat", tone=0.16)
    pen.part("b", rotated(rect(-66, -30, 30, 10, 4), t, c), shade="flat", tone=-0.1, alpha=0.4)
    pen.anchor(top=(0, -70))


@symbol("thermometer, fever thermometer, mercury thermometer", kinds="tool, thing", height=0.25, place="surface",
    faces_viewer=True, slots={"glass": ("#eef3f6", "fixed"), "red": ("#e0352f", "primary"), "dark": DARK})
def thermometer(pen: Pen) -> None:
    body = union(rect(-13, -102, 26, 86, 13), ellipse(0, -20, 20))
    pen.part("glass", body)
    pen.mark("glass", crescent(body, -5, -2), tone=-0.12)
    pen.part("red", union(ellipse(0, -20, 13.6), rect(-4.4, -74, 8.8, 56, 4)))
    pen.mark("red", ellipse(-5, -24, 4, 4), tone=0.2)
    pen.part("dark", rect(-4.4, -94, 8.8, 20, 4), shade="flat", alpha=0.18)
    pen.stroke("dark", joined(*(line([(14, y), (14 + (11 if i % 2 == 0 else 6), y)]) for i,
        y in enumerate(range(-92, -40, 7)))), 2)
    pen.anchor(top=(0, -102), handle=(0, -60))


@symbol("stethoscope", kinds="tool, thing", height=0.3, place="surface", worn=1.7, worn_at="neck",
     slots={"tube": ("#2f5f8f", "primary"),
    "metal": ("#c3ccd6", "fixed"), "dark": DARK})
def stethoscope(pen: Pen) -> None:
    for side in (-1, 1):
        pen.stroke("metal", smooth([(side * 22, -104), (side * 30, -92), (side * 28, -70), (side * 20, -58)],
            closed=False), 4)
        pen.part("dark", rotated(ellipse(side * 20, -106, 5, 4), side * 30, (side * 20, -106)))
    pen.part("tube", outline(smooth([(-21, -60, "c"), (-14, -42), (0, -36), (14, -42), (21, -60, "c")], closed=False),
        6))
    pen.part("tube", outline(smooth([(0, -37, "c"), (0, -16), (16, 0), (40, -4), (48, -26), (46, -50, "c")],
        closed=False), 6), tone=-0.05)
    pen.part("metal", rect(42, -60, 8, 12, 2))
    pen.part("metal", ellipse(46, -70, 15))
    pen.mark("metal", crescent(ellipse(46, -70, 15), -4, -3), tone=-0.14)
    pen.part("tube", ellipse(46, -70, 10), tone=0.05)
    pen.part("metal", ellipse(44, -72, 6), tone=0.06)
    pen.anchor(top=(0, -104), handle=(0, -40))


@symbol("dna, dna helix, double helix, dna strand", kinds="sign, thing", height=0.5, place="air",
    slots={"a": ("#e0477a", "primary"), "b": ("#3f8fd0", "second"), "rung": ("#c9ced6", "fixed")}, home="laboratory")
def dna(pen: Pen) -> None:
    ys = [-104 + 4 * i for i in range(27)]
    wave = [22 * math.sin(math.tau * i / 15) for i in range(27)]
    pen.stroke("rung", joined(*(line([(w, y), (-w, y)]) for w, y in zip(wave[::2], ys[::2],
        strict=True) if abs(w) > 6)), 2.6)
    pen.stroke("b", smooth([(-w, y) for w, y in zip(wave, ys, strict=True)], closed=False), 6, shade="form", tone=-0.04)
    pen.stroke("a", smooth([(w, y) for w, y in zip(wave, ys, strict=True)], closed=False), 6, shade="form")
    pen.anchor(top=(0, -104), lean=(-20, -50))


@symbol("band-aid, sticking plaster, adhesive bandage, plaster, bandage", kinds="thing", height=0.02, place="surface",
    slots={"strip": ("#e8b48a", "primary"), "pad": ("#f6dcc2", "follow"), "hole": ("#b9805a", "follow")})
def band_aid(pen: Pen) -> None:
    pen.part("strip", rotated(rect(-64, -58, 128, 40, 20), -24, (0, -38)))
    pen.part("pad", rotated(rect(-22, -58, 44, 40, 2), -24, (0, -38)))
    pen.mark("hole", joined(*(rotated(ellipse(x, y, 1.8), -24, (0, -38)) for x in (-13, 0, 13) for y in (-49, -38,
        -27))))
    pen.part("hole", joined(*(rotated(ellipse(s * x, y, 1.7), -24, (0, -38)) for s in (-1, 1) for x in (32, 42, 52)
        for y in (-44, -32))), shade="flat")
    pen.anchor(top=(0, -70), lean=(-40, -30))


@symbol("crutch, pair of crutches", kinds="tool, thing", height=1.2, slots={"metal": ("#c3cad4", "primary"),
    "pad": ("#4a4f5c", "fixed")}, held="gripped", traits=("carried",))
def crutch(pen: Pen) -> None:
    for x, tone in ((-16, 0.0), (16, -0.04)):
        pen.stroke("metal", joined(line([(x - 7, -94), (x - 5, -40), (x, -24), (x, -3)]),
            line([(x + 7, -94), (x + 5, -40), (x, -24)]), line([(x - 6, -62), (x + 6, -62)])), 3, shade="form",
                tone=tone)
        pen.part("pad", rect(x - 11, -101, 22, 9, 4.5))
        pen.part("pad", joined(rect(x - 6, -64, 12, 5, 2.4), rect(x - 3, -5, 6, 6, 2)))
    pen.anchor(top=(0, -100), handle=(0, -62), lean=(-16, -50))
