"""Jewellery and watches."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    arc,
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
from limner.engines.illustrator.atlas.hues import GOLD
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, gloss


def _string(number: int, half: float, top: float, drop: float) -> list[tuple[float, float]]:
    return [(half * math.sin(math.pi * (2 * i / (number - 1) - 1) / 2),
        top + drop * math.cos(math.pi * (2 * i / (number - 1) - 1) / 2)) for i in range(number)]


@symbol("necklace, pearl necklace, pendant, locket, amulet", kinds="jewellery, accessory",
    height=0.25, place="surface", worn=2.1, worn_at="neck", traits=("flat", "lies"),
    slots={"pearl": ("#f3ece2", "primary"), "gem": ("#3f7fd0", "second"), "gold": GOLD})
def necklace(pen: Pen) -> None:
    for x, y in _string(23, 46, -92, 66):
        pen.part("pearl", ellipse(x, y, 5))
    pen.part("gold", ellipse(0, -14, 12, 13))
    pen.part("gem", smooth([(0, -24, "c"), (8, -15), (0, -3, "c"), (-8, -15)], tension=0.2))
    pen.mark("gem", polygon([(0, -24), (8, -15), (0, -13), (-8, -15)]), tone=0.14)
    pen.anchor(top=(0, -92), handle=(0, -50))


@symbol("bracelet, bangle, wristband", kinds="jewellery, accessory", height=0.05, place="surface", worn=0.8,
    worn_at="wrist",
    slots={"gold": ("#e2b646", "primary"), "gem": ("#3fa37a", "second")})
def bracelet(pen: Pen) -> None:
    ring = difference(ellipse(0, -36, 54, 34), ellipse(0, -42, 44, 24))
    pen.part("gold", difference(ellipse(0, -44, 50, 28), ellipse(0, -38, 44, 26)), tone=-0.16)
    pen.part("gold", ring)
    pen.mark("gold", crescent(ring, -8, -4), tone=-0.1)
    for x, y, r in ((-30, -14, 5), (0, -7, 7), (30, -14, 5)):
        pen.part("gem", ellipse(x, y, r, r * 0.9))
        pen.mark("gem", ellipse(x - r * 0.3, y - r * 0.3, r * 0.3), tone=0.2, detail=1)
    pen.anchor(top=(0, -70), handle=(0, -30))


@symbol("earring", kinds="jewellery, accessory", height=0.035, place="surface",
    slots={"gem": ("#c2323f", "primary"), "gold": GOLD})
def earring(pen: Pen) -> None:
    for x in (-26, 26):
        pen.stroke("gold", arc(x, -86, 7, 9, 150, 250), 2.6)
        pen.part("gold", ellipse(x, -72, 6))
        drop = smooth([(x, -66, "c"), (x + 17, -26), (x, -4), (x - 17, -26)])
        pen.part("gold", drop)
        pen.part("gem", smooth([(x, -54, "c"), (x + 11, -26), (x, -11), (x - 11, -26)]))
        pen.mark("gem", ellipse(x - 4, -30, 3, 6, 20), tone=0.18)
    pen.anchor(top=(0, -92), handle=(0, -40))


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
    "dark": ("#33373f", "fixed")}, home="table", worn=1.0, worn_at="wrist", shapes=("round",))
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


@symbol("tiara, diadem", kinds="headwear, jewellery", height=0.08, place="surface", worn=2.0,
    slots={"metal": ("#e2b94a", "primary"), "jewel": ("#7fb7ea", "second"), "glint": ("#ffffff", "fixed")})
def tiara(pen: Pen) -> None:
    pen.stroke("metal", curve((-60, -10), (-30, 2), (0, 4), (30, 2), (60, -10)), 5, shade="form")
    for x, h in ((-44, 16), (-23, 30), (0, 52), (23, 30), (44, 16)):
        y = 3 - abs(x) / 60 * 8
        pen.stroke("metal", joined(curve((x - 11, y), (x - 6, y - h * 0.5), (x, y - h)), curve((x + 11, y),
            (x + 6, y - h * 0.5), (x, y - h))), 2.8, shade="form")
        pen.part("jewel", smooth([(x, y - h * 0.72), (x - h * 0.14, y - h * 0.4), (x, y - h * 0.16), (x + h * 0.14,
            y - h * 0.4)]))
        pen.part("jewel", ellipse(x, y - h - 3, 3.6))
        pen.part("glint", ellipse(x - 1, y - h - 4, 1), shade="flat")
    pen.anchor(fit=(0, 4), top=(0, -52), seat=(0, 0))


@symbol("crown, royal crown", kinds="headwear, thing", height=0.15, place="surface",
    slots={"gold": ("#f0b93a", "primary"), "gem": ("#d8343f", "second"), "blue": ("#3f7fd0", "fixed")}, worn=1.9)
def crown(pen: Pen) -> None:
    pen.part("gold", smooth([(-40, -30, "c"), (-24, -56, "c"), (-14, -40), (0, -58, "c"), (14, -40), (24, -56, "c"),
        (40, -30, "c"), (0, -22)], tension=0.2), tone=-0.14)
    front = polygon([(-46, -12), (-54, -62), (-28, -36), (0, -76), (28, -36), (54, -62), (46, -12), (28, -5), (0, -3),
        (-28, -5)])
    pen.part("gold", front)
    pen.mark("gold", polygon([(0, -80), (28, -36), (54, -62), (46, 0), (14, 0)]), tone=-0.07)
    pen.mark("gold", smooth([(-48, -26, "c"), (0, -17), (48, -26, "c"), (47, -21, "c"), (0, -12), (-47, -21, "c")]),
        tone=0.12)
    for x, y, r in ((-54, -64, 5.4), (0, -79, 6.4), (54, -64, 5.4)):
        pen.part("gold", ellipse(x, y, r), tone=0.05)
    for x, y, slot in ((0, -34, "gem"), (-28, -28, "blue"), (28, -28, "blue")):
        gem = polygon([(x, y - 8), (x + 6, y), (x, y + 8), (x - 6, y)])
        pen.part(slot, gem)
        pen.mark(slot, polygon([(x, y - 9), (x - 7, y), (x, y)]), tone=0.14)
    pen.part("gold", smooth([(-46, -14, "c"), (0, -4), (46, -14, "c"), (45, -4, "c"), (0, 5), (-45, -4, "c")]),
        tone=-0.05)
    pen.anchor(fit=(0, -6), top=(0, -78), handle=(46, -10))
