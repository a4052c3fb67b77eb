"""Dinosaurs, and what flew over them."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import CORNER, Path, ellipse, joined, limb, polygon, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import EYES, Frame, eye, fused
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve
from limner.engines.illustrator.atlas.templates.animal import PLAIN_FACE, reared_ends, side_ends
from limner.engines.illustrator.atlas.templates.quadruped import FAR


@symbol("dinosaur, t-rex, tyrannosaurus, tyrannosaurus rex, trex, raptor, velociraptor, godzilla",
    kinds="reptile, animal", height=3.6, poses="standing",
        slots={**EYES, "coat": ("#7fa646", "primary"), "belly": ("#ecebb0", "follow"),
            "stripe": ("#557a30", "follow"), "mouth": ("#8f3a40", "fixed")}, home="jungle, volcano")
def dinosaur(pen: Pen) -> None:
    pen.part("coat", union(limb([(4, -34, 22), (14, -20, 13), (4, -8, 9)]), limb([(4, -4.4, 9), (19, -4, 7.4)])),
        tone=FAR)
    pen.part("coat", limb([(24, -54, 8), (32, -48, 6), (35, -52, 4)]), tone=FAR)
    f = Frame(34, -84, 1.3, 2)
    jaw = f.shape((-4, 5), (8, 7.4), (20, 7), (22, 10), (14, 13.6), (2, 13))
    pen.part("mouth", f.shape((-2, 2), (12, 3), (20, 4), (18, 8), (4, 10)))
    pen.part("coat", jaw, tone=-0.04)
    trunk = limb([(-86, -34, 3), (-66, -24, 11), (-42, -27, 22), (-14, -36, 40), (10, -50, 36), (22, -66, 26),
        (27, -78, 22)])
    head = f.shape((-12, 4), (-11, -6), (-4, -11.4), (5, -10.6), (10, -6.4), (18, -6.2), (23.4, -3), (23.6, 3),
        (18, 5), (8, 4.6), (2, 7), (-4, 12))
    leg = fused(limb([(-14, -36, 32), (0, -20, 17), (-11, -8, 10)]), limb([(-12, -5, 10), (7, -4.2, 8.4)]), radius=3)
    pen.part("coat", fused(fused(trunk, head, radius=6), leg, radius=4))
    pen.mark("belly", smooth([(40, -72), (32, -64), (28, -50), (18, -34), (6, -26), (20, -20), (40, -40)]))
    pen.mark("stripe", joined(*(limb([(x, y, 6), (x + 3, y + 9, 4), (x + 4, y + 15, 0.8)])
        for x, y in ((-56, -34), (-43, -42), (-29, -52), (-14, -62), (-1, -70), (9, -78)))))
    pen.mark("coat", curve((-28, -40), (-12, -48), (2, -38), (3, -24)), width=1.1, tone=-0.1)
    pen.part("glint", joined(*(f.path(smooth([(x - 1.5, 4.0, CORNER), (x + 1.5, 4.2, CORNER), (x, 7.4, CORNER)],
        tension=0)) for x in (9, 12.6, 16.2, 19.8))), shade="flat")
    pen.part("coat", limb([(16, -54, 11), (26, -46, 7.4), (32, -51, 5)]), tone=0.015)
    pen.part("eye", f.oval(21, -3, 1.1, 0.8), shade="flat")
    pen.part("glint", f.oval(4.4, -5, 3.3, 3.4), shade="flat")
    eye(pen, f.at(5.2, -4.8), 3.0)
    reared_ends(pen, f, (4.4, -5), (20, 5), (-2, -11), (-20, -58), (-80, -32), (33, -52))


def _big_dino_legs(pen: Pen, near: tuple[float, float], far: tuple[float, float], top: float) -> list[Path]:
    for x in far:
        pen.part("coat", limb([(x, top, 22), (x + 2, top * 0.5, 17), (x + 2, -8, 17)]), tone=FAR)
        pen.part("coat", ellipse(x + 4, -4.4, 11.5, 4.6), tone=FAR)
    return [union(limb([(x, top, 26), (x + 2, top * 0.5, 19), (x + 1, -8, 19)]),
        smooth([(x - 11, -8), (x + 12, -9), (x + 15, -3), (x + 13, 0), (x - 11, 0)])) for x in near]


@symbol("triceratops", kinds="dinosaur, reptile, animal", height=3, slots={**PLAIN_FACE, "coat": ("#8a9a5b", "primary"),
    "belly": ("#d9d3a0", "follow"), "frill": ("#c9774a", "second"), "horn": ("#f6ecd2", "fixed")},
    home="jungle, volcano")
def triceratops(pen: Pen) -> None:
    legs = _big_dino_legs(pen, (14, -40), (28, -24), -34)
    trunk = limb([(-86, -15, 4), (-70, -26, 14), (-48, -40, 36), (-14, -44, 46), (20, -42, 38), (44, -42, 26)])
    pen.part("coat", fused(trunk, *legs, radius=4))
    pen.mark("belly", smooth([(-50, -22), (-14, -20), (30, -24), (30, -8), (-14, -6), (-50, -8)]), alpha=0.9)
    pen.mark("coat", joined(*(ellipse(x, y, r) for x, y, r in ((-40, -52, 4), (-26, -58, 5), (-10, -60, 4),
        (-52, -44, 3), (-18, -50, 3)))), tone=-0.08)
    pen.mark("horn", joined(*(ellipse(x + d, -2, 2.2, 2.6) for x in (14, -40) for d in (-4, 2, 8))), detail=1)
    frill = smooth([(46, -34), (26, -44), (16, -64), (20, -84), (34, -96), (52, -96), (62, -84), (66, -62), (62, -44)])
    for a in (150, 178, 206, 234, 262, 290):
        t = math.radians(a)
        x, y = 42 + 27 * math.cos(t), -66 + 31 * math.sin(t)
        pen.part("horn", polygon([(x - 5 * math.sin(t), y + 5 * math.cos(t)),
            (x + 9 * math.cos(t), y + 9 * math.sin(t)), (x + 5 * math.sin(t), y - 5 * math.cos(t))]))
    pen.part("frill", frill)
    pen.mark("frill", crescent(frill, 5, 5), tone=0.1)
    pen.mark("coat", joined(ellipse(31, -76, 6, 8), ellipse(45, -84, 7, 6), ellipse(28, -58, 4, 6)), alpha=0.7)
    pen.part("horn", limb([(62, -68, 8), (78, -82, 5.4), (96, -92, 1)]), tone=-0.1)
    head = smooth([(36, -62), (52, -70), (68, -64), (84, -50), (95, -40), (92, -27), (84, -23), (66, -26), (46, -32),
        (36, -46)])
    pen.part("coat", head)
    pen.part("horn", smooth([(84, -52), (90, -66, "c"), (93, -44)]))
    pen.part("horn", smooth([(86, -46), (95, -41), (93, -26, "c"), (84, -23), (86, -34)]), tone=-0.04)
    pen.part("horn", limb([(57, -66, 9), (68, -86, 6), (80, -104, 1)]))
    pen.stroke("nose", curve((85, -31), (76, -30), (64, -34)), 1.4)
    eye(pen, (64, -54), 3)
    side_ends(pen, (64, -50), (64, -54), (88, -28), (46, -94), (-14, -66))


@symbol("stegosaurus", kinds="dinosaur, reptile, animal", height=4, slots={**PLAIN_FACE, "coat": ("#5f9a7a", "primary"),
    "belly": ("#cfe0b0", "follow"), "plate": ("#e0793f", "second"), "horn": ("#f6ecd2", "fixed")},
    home="jungle, volcano")
def stegosaurus(pen: Pen) -> None:
    plates = [(-66, -44, 12), (-50, -58, 17), (-31, -70, 23), (-9, -75, 26), (13, -70, 23), (32, -58, 17),
        (46, -46, 12)]
    for x, y, r in plates:
        plate = smooth([(x - r * 0.45, y + 8), (x - r * 0.62, y - r * 0.5), (x, y - r * 1.25, "c"),
            (x + r * 0.62, y - r * 0.5), (x + r * 0.45, y + 8)])
        pen.part("plate", plate)
        pen.mark("plate", crescent(plate, -r * 0.18, 0), tone=-0.12)
    legs = _big_dino_legs(pen, (18, -36), (30, -22), -32)
    for x, dx in ((-84, -12), (-76, -6)):
        pen.part("horn", polygon([(x - 4, -24), (x + dx, -48), (x + 5, -26)]))
    trunk = limb([(-93, -20, 3), (-76, -26, 10), (-54, -38, 28), (-16, -46, 50), (20, -38, 38), (46, -28, 20),
        (62, -24, 15)])
    head = smooth([(54, -34), (66, -38), (80, -32), (90, -24), (90, -17), (78, -14), (62, -14), (52, -20)])
    pen.part("coat", fused(fused(trunk, head, radius=5), *legs, radius=4))
    pen.mark("belly", smooth([(-52, -22), (-14, -20), (30, -20), (60, -18), (86, -20), (60, -6), (-14, -4), (-52, -8)]),
        alpha=0.9)
    pen.mark("coat", joined(*(ellipse(x, y, r) for x, y, r in ((-36, -52, 4), (-20, -60, 5), (-2, -58, 4), (14, -50, 4),
        (-50, -42, 3)))), tone=-0.08)
    pen.mark("horn", joined(*(ellipse(x + d, -2, 2.2, 2.6) for x in (18, -36) for d in (-4, 2, 8))), detail=1)
    pen.stroke("nose", curve((89, -20), (80, -20), (72, -22)), 1.3)
    eye(pen, (74, -28), 2.6)
    side_ends(pen, (70, -26), (74, -28), (88, -18), (66, -38), (-10, -72))


@symbol("pterodactyl, pteranodon, pterosaur, flying dinosaur", kinds="dinosaur, reptile, animal", height=2.5,
    place="air", poses="flying",
    slots={**PLAIN_FACE, "coat": ("#a8684a", "primary"), "wing": ("#d99a6a", "follow"), "belly": ("#ecd2a8", "follow"),
    "bill": ("#e6b85a", "fixed")}, home="jungle, volcano")
def pterodactyl(pen: Pen) -> None:
    far = smooth([(10, -48), (22, -76), (14, -104), (-10, -118, "c"), (-6, -92), (-14, -72), (-8, -56)])
    pen.part("wing", far, tone=FAR)
    pen.part("coat", limb([(8, -50, 7), (22, -76, 6), (12, -104, 4), (-9, -117, 1.6)]), tone=FAR)
    pen.part("coat", joined(limb([(-34, -26, 6), (-52, -14, 4), (-62, -12, 2.4)]),
        limb([(-28, -22, 6), (-44, -6, 4), (-54, -3, 2.4)])), tone=-0.05)
    pen.part("coat", smooth([(36, -60), (22, -76), (6, -84, "c"), (20, -68), (32, -52)]))
    trunk = fused(smooth([(-38, -28), (-20, -42), (8, -50), (26, -48), (24, -34), (0, -24), (-28, -20)]),
        limb([(18, -44, 18), (34, -56, 12)]), radius=4)
    pen.part("coat", trunk)
    pen.mark("belly", smooth([(-34, -22), (0, -30), (24, -38), (26, -28), (0, -16)]))
    pen.part("bill", smooth([(40, -64), (62, -58), (92, -46, "c"), (62, -50), (42, -50)]))
    pen.part("bill", smooth([(40, -52), (60, -50), (84, -40, "c"), (58, -42), (40, -46)]), tone=-0.1)
    pen.part("coat", smooth([(28, -62), (40, -68), (50, -62), (50, -50), (40, -46), (30, -52)]))
    near = smooth([(0, -44), (-20, -68), (-54, -86), (-88, -72, "c"), (-70, -62), (-62, -46), (-44, -46), (-36, -32),
        (-16, -32)])
    pen.part("wing", near)
    pen.mark("wing", joined(curve((-20, -66), (-36, -34)), curve((-36, -78), (-62, -48)),
        curve((-10, -56), (-18, -34))), tone=-0.1, width=1.4)
    pen.part("coat", limb([(4, -44, 9), (-20, -68, 7), (-54, -86, 5), (-88, -72, 1.6)]), tone=0.03)
    eye(pen, (42, -59), 2.6)
    side_ends(pen, (40, -58), (42, -59), (86, -46), (38, -67), (-8, -46))
