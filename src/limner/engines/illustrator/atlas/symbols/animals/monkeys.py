"""Monkeys, apes and lemurs."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import difference, ellipse, joined, limb, mirrored, moved, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame, both, eye, fused, smile, symmetric
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import curve
from limner.engines.illustrator.atlas.templates import faces
from limner.engines.illustrator.atlas.templates.animal import PLAIN_FACE, WILD, WILD_FACE, side_ends
from limner.engines.illustrator.atlas.templates.quadruped import FAR


@symbol("lemur, ring-tailed lemur, ring tailed lemur", kinds=WILD, height=0.5, poses="sitting", faces_viewer=True,
    slots={**PLAIN_FACE, "coat": ("#a39a94", "primary"), "face": ("#f6f2ea", "follow"), "mask": ("#2e2a30", "fixed"),
    "iris": ("#f0932c", "fixed")}, home="jungle")
def lemur(pen: Pen) -> None:
    chain = [(14, -10, 12), (40, -10, 15), (56, -28, 16), (58, -54, 16), (48, -78, 15), (50, -96, 12), (60, -104, 6)]
    tail = limb(chain)
    pen.part("face", tail)
    bands = [limb([(x - 16, y + dy, 7), (x + 16, y - dy, 7)]) for x, y, dy in ((58, -34, -2), (59, -50, -1),
        (55, -66, 3), (49, -82, 2), (54, -98, 5))]
    pen.mark("mask", joined(*bands, limb([(28, -24, 7), (34, 4, 7)]), limb([(42, -22, 7), (56, -6, 7)])))
    trunk = smooth([(-20, -6), (-24, -28), (-16, -52), (0, -60), (16, -52), (24, -28), (20, -6), (0, -2)])
    pen.part("coat", trunk)
    pen.mark("face", smooth([(-9, -56), (9, -56), (12, -30), (8, -4), (-8, -4), (-12, -30)]))
    for side in (-1, 1):
        pen.part("coat", fused(ellipse(side * 18, -16, 13, 15), limb([(side * 14, -5, 8), (side * 22, -3, 7)]),
            radius=2), tone=-0.04)
        pen.part("mask", ellipse(side * 20, -3, 9, 3.6))
        pen.part("coat", limb([(side * 15, -48, 9), (side * 17, -30, 8), (side * 6, -20, 7)]), tone=-0.02)
        pen.part("mask", ellipse(side * 5, -18, 4.6, 4))
    ear = smooth([(14, -84), (20, -100), (30, -104), (30, -90), (24, -78)])
    pen.part("face", both(ear))
    pen.part("mask", both(smooth([(19, -86), (22, -96), (27, -99), (27, -90), (23, -82)])), shade="flat")
    pen.part("coat", symmetric([(0, -100), (14, -97), (23, -84), (22, -70), (12, -60), (0, -57)]))
    pen.mark("face", symmetric([(0, -86), (8, -92), (18, -90), (24, -78), (20, -66), (10, -56), (0, -54)]))
    for side in (-1, 1):
        pen.part("mask", smooth([(side * 3, -80), (side * 9, -87), (side * 17, -83), (side * 17, -73), (side * 10, -69),
            (side * 4, -73)]), shade="flat")
        pen.part("iris", ellipse(side * 10, -78, 5), shade="flat")
        eye(pen, (side * 10, -78), 2.8, inner=-side)
    pen.part("mask", smooth([(-5, -70), (5, -70), (4.4, -62), (0, -58), (-4.4, -62)]))
    pen.stroke("nose", curve((-5, -57), (0, -55.6), (5, -57)), 1.2)
    side_ends(pen, (0, -78), (10, -78), (0, -58), (0, -99), (-18, -44))


@symbol("gorilla, silverback, silverback gorilla, king kong", kinds="monkey, wild animal, mammal, animal", height=1.5,
    slots={**PLAIN_FACE, "coat": ("#3f434d", "primary"), "silver": ("#7d848f", "follow"), "skin": ("#6a626a", "fixed")},
    home="jungle")
def gorilla(pen: Pen) -> None:
    pen.part("coat", union(limb([(16, -58, 24), (30, -34, 18), (28, -10, 15)]), ellipse(31, -5, 11, 5.4)), tone=FAR)
    pen.part("coat", union(limb([(-28, -34, 24), (-18, -14, 16)]), ellipse(-12, -5, 12, 5)), tone=FAR)
    body = smooth([(-56, -34), (-52, -54), (-34, -68), (-6, -82), (16, -92), (36, -84), (40, -62), (26, -42), (0, -30),
        (-24, -22), (-48, -20)])
    hind = union(limb([(-42, -36, 32), (-34, -14, 19)]), smooth([(-46, -10), (-24, -11), (-16, -4), (-20, 0),
        (-46, 0)]))
    pen.part("coat", fused(body, hind, radius=3))
    pen.mark("silver", smooth([(-60, -40), (-52, -58), (-32, -72), (-6, -86), (4, -84), (-8, -58), (-28, -42),
        (-40, -30)]), alpha=0.9)
    head = smooth([(24, -88), (28, -104), (42, -112), (58, -104), (62, -88), (66, -76), (62, -64), (48, -58),
        (32, -64)])
    pen.part("coat", head)
    pen.part("skin", smooth([(46, -96), (56, -97), (62, -89), (69, -78), (70, -68), (60, -61), (48, -65), (44, -78)]))
    pen.mark("skin", smooth([(44, -96), (54, -98), (64, -91), (60, -88), (50, -90)]), tone=-0.1)
    pen.mark("nose", joined(ellipse(66, -78, 1.6, 1.2), ellipse(61, -77, 1.8, 1.3)))
    pen.stroke("nose", curve((68, -68), (60, -66), (52, -69)), 1.4)
    eye(pen, (57, -88), 2.2)
    pen.part("skin", ellipse(35, -88, 4, 5.4), tone=-0.04)
    arm = union(limb([(12, -78, 30), (6, -50, 22), (10, -26, 19), (12, -9, 16)]),
        smooth([(2, -10), (18, -12), (24, -6), (22, 0), (2, 0)]))
    pen.part("coat", arm, tone=0.03)
    pen.mark("skin", joined(curve((8, -5), (8, 1)), curve((14, -5), (14, 1))), width=1.2, tone=-0.14, detail=1)
    side_ends(pen, (48, -86), (57, -88), (62, -66), (42, -111), (-30, -70))


@symbol("monkey, ape, chimpanzee, chimp, orangutan, baboon", kinds="wild animal, mammal, animal", height=0.7,
    poses="sitting, waving", faces_viewer=True,
        slots={**WILD_FACE, "coat": ("#85553a", "primary"), "belly": ("#f0c9a0", "follow"),
        "nose": ("#4b2f28", "fixed")}, home="jungle")
def monkey(pen: Pen) -> None:
    pen.part("coat", limb([(14, -6, 6), (34, -5, 5.4), (45, -16, 5), (43, -32, 4.8), (34, -37, 4.6), (30, -29, 4.2),
        (36, -25, 3.6)]), tone=-0.05)
    f = Frame(0, -68, 1.5)
    ears, inner = faces.round_ears(f, 16.4, 0, 5.6)
    pen.part("coat", ears, tone=-0.02)
    pen.area(ears=difference(ears, f.oval(0, 0, 13)))
    pen.mark("belly", inner)
    pen.part("coat", smooth([(-8, -50), (-15, -38), (-18, -20), (-15, -4), (-6, 0), (6, 0), (15, -4), (18, -20),
        (15, -38), (8, -50)]))
    pen.mark("belly", smooth([(0, -46), (8, -38), (10.4, -22), (6, -8), (0, -6), (-6, -8), (-10.4, -22), (-8, -38)]))
    legs = fused(limb([(10, -10, 15), (24, -20, 12), (22, -4, 8)]), limb([(20, -3.6, 7.2), (31, -3.6, 7.2)]), radius=2)
    pen.part("coat", joined(legs, mirrored(legs)), tone=-0.035)
    feet = ellipse(27, -3.4, 7, 3.6)
    pen.mark("belly", joined(feet, mirrored(feet)))
    waving = pen.pose == "waving"
    right = limb([(12, -46, 10), (30, -50, 8.4), (36, -70, 7)]) if waving else limb([(12, -45, 10), (24, -34, 8.6),
        (17, -22, 7)])
    for arm, hand in (
        (right, (36.6, -73) if waving else (15.4, -20)),
        (mirrored(limb([(12, -45, 10), (24, -34, 8.6), (17, -22, 7)])), (-15.4, -20)),
    ):
        pen.part("coat", arm, tone=-0.02)
        pen.part("belly", ellipse(*hand, 4.4, 4.8), tone=-0.02)
    pen.part("coat", union(faces.head(f, faces.ROUND), f.path(limb([(-1, -12, 6), (2, -17, 4), (6, -18, 0.8)]))))
    mask = union(ellipse(5, -2.4, 6.2, 6.6), mirrored(ellipse(5, -2.4, 6.2, 6.6)), ellipse(0, 7, 10.6, 6.6))
    pen.mark("belly", f.path(moved(mask, faces.TURN * 0.6, 0)))
    faces.look(pen, f, 5.2, -2, 2.3)
    pen.part("nose", f.path(moved(joined(ellipse(-1.3, 3.4, 0.8, 0.6), ellipse(1.3, 3.4, 0.8, 0.6)), faces.TURN, 0)),
        shade="flat")
    pen.stroke("eye", smile(f, faces.TURN, 7.4, 4.6, 2.4), 1.2)
    pen.anchor(feet=(0, 0), hand=(36.6, -73) if waving else (15.4, -20), held=(16, -22), back=(-16, -40),
        seat=(0, -5), lean=(20, -20), tail=(36, -5))
