"""Animals that people ask for because they are odd: axolotls, platypuses, lemurs, dinosaurs of four legs."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.engines.illustrator.atlas.symbol import Pen, symbol
from limner.engines.illustrator.atlas.templates.beast import Beast, beast
from limner.engines.illustrator.atlas.templates.flesh import EYES, Frame, Slots, both, eye, eyes, fused, symmetric
from limner.engines.illustrator.atlas.templates.quadruped import FAR, Build
from limner.engines.illustrator.atlas.templates.solid import crescent, curve
from limner.engines.illustrator.geometry import (
    Landmark,
    Path,
    Point,
    ellipse,
    joined,
    limb,
    polygon,
    smooth,
    union,
)

FACE: Slots = {**EYES, "nose": ("#2b2228", "fixed")}
WILD = "wild animal, mammal, animal"


def _ends(pen: Pen, head: Point, eye_at: Point, mouth: Point, hat: Point, back: Point) -> None:
    """The anchors that relations use."""
    pen.anchor(feet=(0, 0), head=head, eye=eye_at, face=eye_at, mouth=mouth, hat=hat, back=back, seat=back, neck=head,
        hand=mouth, held=mouth, lean=back)


def _gill(pen: Pen, base: Point, tip: Point, *, tone: float) -> None:
    """A feathery gill from `base` to `tip`."""
    (x0, y0), (x1, y1) = base, tip
    side = 1 if x1 > x0 else -1
    pen.part("gill", limb([(x0, y0, 8), ((x0 + x1) / 2, (y0 + y1) / 2 - 3, 7), (x1, y1, 3)]), tone=tone)
    along = [(x0 + (x1 - x0) * k, y0 + (y1 - y0) * k) for k in (0.35, 0.55, 0.75, 0.92)]
    pen.part("gill", joined(*(limb([(x, y, 3), (x + side * 3, y + d, 1.6)]) for x, y in along for d in (-8, 8))),
        tone=-0.05)


@symbol("axolotl, mexican salamander, walking fish", kinds="amphibian, animal", height=0.12, place="water",
    poses="swimming", faces_viewer=True,
    slots={**FACE, "coat": ("#f6b3c4", "primary"), "gill": ("#dc4f7a", "follow"), "belly": ("#fbd9df", "follow"),
    "blush": ("#ef7f9c", "follow")})
def axolotl(pen: Pen) -> None:
    tail = smooth([(18, -36), (44, -30), (64, -38), (78, -58), (84, -44), (78, -22), (60, -8), (30, -12)])
    pen.part("coat", tail, tone=-0.05)
    pen.mark("gill", smooth([(40, -32), (64, -40), (80, -60), (86, -44), (72, -30)], closed=True), alpha=0.35)
    for x, tone in ((34, -0.1), (10, -0.04)):
        pen.part("coat", union(limb([(x, -18, 10), (x + 8, -8, 7)]), *(limb([(x + 8, -7, 4.4), (x + 8 + dx, -1.8, 3.4)])
            for dx in (-5, 1, 7))), tone=tone)
    body = smooth([(-16, -40), (14, -42), (38, -32), (36, -14), (8, -9), (-20, -12)])
    pen.part("coat", body)
    pen.mark("belly", smooth([(-20, -16), (10, -18), (36, -18), (34, -8), (0, -4), (-22, -6)]))
    for side in (-1, 1):
        for i, (reach, rise) in enumerate(((24, 24), (29, 6), (24, -12))):
            base = (-24 + side * 22, -51 + 9 * i)
            _gill(pen, base, (base[0] + side * reach, base[1] - rise), tone=-0.02 * i)
    head = smooth([(-24, -70), (0, -67), (14, -54), (16, -38), (6, -24), (-24, -19), (-54, -24), (-64, -38), (-62, -54),
        (-48, -67)])
    pen.part("coat", head)
    pen.mark("belly", smooth([(-62, -32), (-24, -26), (14, -32), (8, -18), (-24, -14), (-56, -18)]))
    pen.mark("blush", joined(ellipse(-54, -38, 6, 4), ellipse(6, -38, 6, 4)), alpha=0.8)
    pen.stroke("nose", curve((-48, -36), (-38, -29), (-24, -27), (-10, -29), (0, -36)), 2)
    eyes(pen, [(-47, -50), (-1, -50)], 4.6)
    for x, y in ((-34, -19), (-8, -18)):
        pen.part("coat", union(limb([(x, y, 9), (x + 1, -6, 6)]), *(limb([(x + 1, -6, 4), (x + 1 + dx, -1.6, 3.2)])
            for dx in (-5, 0, 5))), tone=0.02)
    _ends(pen, (-24, -46), (-1, -50), (-24, -28), (-24, -68), (20, -40))


@symbol("platypus, duck-billed platypus, duckbill", kinds=WILD, height=0.25,
    slots={**FACE, "coat": ("#7d5a42", "primary"), "belly": ("#d9b48a", "follow"), "bill": ("#4e5666", "fixed"),
    "web": ("#e39a45", "fixed"), "tail": ("#5f4331", "follow")}, home="lake")
def platypus(pen: Pen) -> None:
    tail = smooth([(-30, -30), (-48, -36), (-72, -30), (-82, -16), (-72, -5), (-48, -5), (-30, -12)])
    pen.part("tail", tail)
    pen.mark("tail", joined(*(curve((x - 8, 4), (x + 8, -42)) for x in (-74, -64, -54, -44)),
        *(curve((x + 8, 4), (x - 8, -42)) for x in (-74, -64, -54, -44))), width=1.2, tone=0.09, detail=1)
    for x, tone in ((30, -0.12), (-18, -0.12)):
        pen.part("coat", limb([(x, -20, 12), (x + 4, -6, 9)]), tone=tone)
        pen.part("web", smooth([(x - 3, -5), (x + 8, -7), (x + 17, -3), (x + 16, 0), (x - 4, 0)]), tone=-0.08)
    body = smooth([(-40, -16), (-38, -34), (-14, -46), (14, -46), (34, -54), (50, -52), (60, -40), (56, -24), (38, -14),
        (0, -6), (-28, -7)])
    pen.part("coat", body)
    pen.mark("belly", smooth([(-34, -12), (0, -16), (34, -20), (58, -28), (50, -8), (0, 0), (-34, 0)]))
    bill = smooth([(52, -46), (64, -46), (82, -40), (96, -34), (99, -28), (90, -24), (72, -24), (54, -28)])
    pen.part("bill", bill)
    pen.mark("bill", crescent(bill, 0, -5), tone=-0.08)
    pen.mark("bill", curve((99, -29), (82, -30), (60, -30)), width=1.4, tone=-0.18)
    pen.part("bill", smooth([(50, -48), (57, -47), (59, -36), (56, -25), (50, -26)]), tone=-0.07)
    pen.part("nose", ellipse(84, -37, 2, 1.2, 20), shade="flat")
    for x in (18, -30):
        pen.part("coat", limb([(x, -20, 15), (x + 3, -6, 11)]), tone=0.02)
        pen.part("web", smooth([(x - 5, -5), (x + 7, -8), (x + 18, -4), (x + 20, 0), (x + 8, 0.6), (x - 6, 0)]))
        pen.mark("web", joined(*(curve((x + 2, -6), (x + dx, 1)) for dx in (3, 9, 15))), width=1, tone=-0.14)
    eye(pen, (46, -43), 3)
    _ends(pen, (48, -40), (46, -43), (98, -28), (42, -53), (0, -46))


@symbol("lemur, ring-tailed lemur, ring tailed lemur", kinds=WILD, height=0.5, poses="sitting", faces_viewer=True,
    slots={**FACE, "coat": ("#a39a94", "primary"), "face": ("#f6f2ea", "follow"), "mask": ("#2e2a30", "fixed"),
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
    _ends(pen, (0, -78), (10, -78), (0, -58), (0, -99), (-18, -44))


@symbol("gorilla, silverback, silverback gorilla, king kong", kinds="monkey, wild animal, mammal, animal", height=1.5,
    slots={**FACE, "coat": ("#3f434d", "primary"), "silver": ("#7d848f", "follow"), "skin": ("#6a626a", "fixed")},
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
    _ends(pen, (48, -86), (57, -88), (62, -66), (42, -111), (-30, -70))


def _wombat_face(pen: Pen, frame: Frame, asleep: bool) -> None:
    del asleep
    pen.part("coat", frame.oval(-3, -12, 4.6, 5.4, -14), tone=-0.03)
    pen.mark("inner", frame.oval(-2.6, -11.4, 2.4, 3.2, -14))
    pen.mark("belly", frame.shape((9, 2), (17, 1), (21, 5), (17, 12), (8, 11)))
    pen.part("nose", frame.shape((14, -5), (20.6, -4.6), (21.6, 0.4), (17.6, 3), (14.4, 0)), shade="flat")
    pen.stroke("nose", frame.line((18, 6), (14, 8), (10, 6.6)), 1.1 * frame.scale, detail=1)
    eye(pen, frame.at(8, -4), 2.1 * frame.scale)
    pen.anchor(head=frame.at(0, 0), eye=frame.at(8, -4), face=frame.at(8, 0), mouth=frame.at(17, 6),
        hat=frame.at(-1, -14), hand=frame.at(17, 6))


_WOMBAT_HEAD: list[Landmark] = [(-13, 6), (-12, -6), (-5, -13), (6, -12.6), (14, -7), (20.6, -5), (22, 2), (19, 9),
    (9, 14), (-5, 15)]


@symbol("wombat", kinds=WILD, height=0.4, poses="standing, walking",
    slots={**FACE, "coat": ("#94796a", "primary"), "belly": ("#b9a08f", "follow"), "inner": ("#d9a89c", "fixed"),
    "hoof": ("#4b3a3d", "fixed")}, home="savanna")
def wombat(pen: Pen) -> None:
    build = Build(length=50, withers=-56, croup=-58, chest=-14, belly=-13, bulk=20, fore=(20, 15, 12.4, 11.6),
        hind=(26, 17, 12.6, 11.6),
        neck=[(18, -36, 44), (32, -37, 40)], bend=0.5, sag=-4, stance=1.1)
    beast(pen, Beast(build, (44, -40), _wombat_face, scale=1.5, turn=6, profile=_WOMBAT_HEAD, belly=0.14))


def _capybara_face(pen: Pen, frame: Frame, asleep: bool) -> None:
    del asleep
    pen.part("coat", frame.oval(-6, -11, 3.6, 4.2, -10), tone=-0.06)
    pen.mark("inner", frame.oval(-5.6, -10.4, 1.8, 2.4))
    pen.mark("belly", frame.shape((15, -9), (26, -9), (28, 0), (26, 10), (16, 9), (14, 0)), tone=-0.03, alpha=0.6)
    pen.part("nose", frame.shape((20, -7.4), (25, -6.4), (24.6, -2.6), (20.6, -3)), shade="flat")
    pen.stroke("nose", frame.line((24.6, 4), (19, 5.4), (13.6, 3.4)), 1.2 * frame.scale)
    eye(pen, frame.at(4.6, -7), 1.9 * frame.scale)
    pen.anchor(head=frame.at(0, 0), eye=frame.at(4.6, -7), face=frame.at(6, -2), mouth=frame.at(24, 3),
        hat=frame.at(-2, -12), hand=frame.at(24, 3))


_CAPYBARA_HEAD: list[Landmark] = [(-13, 6), (-11, -7), (-4, -11), (6, -10.6), (16, -10), (24, -9), (26.6, -4),
    (26.4, 4), (23, 9.6), (12, 10.6), (2, 13), (-6, 14)]


@symbol("capybara", kinds=WILD, height=0.6, poses="standing, walking",
    slots={**FACE, "coat": ("#b07a4c", "primary"), "belly": ("#8f5f3a", "follow"), "inner": ("#7a4f38", "fixed"),
    "hoof": ("#4b3a3d", "fixed")}, home="lake")
def capybara(pen: Pen) -> None:
    build = Build(length=54, withers=-62, croup=-58, chest=-22, belly=-22, bulk=19, fore=(17, 11, 8.6, 7.8),
        hind=(26, 14, 9, 8),
        neck=[(20, -44, 38), (34, -54, 32), (40, -58, 28)], bend=0.7, sag=-4, stance=1.0)
    beast(pen, Beast(build, (46, -62), _capybara_face, scale=1.34, turn=8, profile=_CAPYBARA_HEAD, belly=0.14))


@symbol("armadillo", kinds=WILD, height=0.25, slots={**FACE, "shell": ("#a88f7c", "primary"),
    "band": ("#7f6858", "follow"), "coat": ("#caa894", "follow")}, home="desert")
def armadillo(pen: Pen) -> None:
    tail = limb([(-44, -16, 13), (-62, -8, 9), (-80, -6, 5), (-94, -10, 2)])
    pen.part("band", tail)
    pen.mark("coat", joined(*(curve((x, -24), (x + 3, 4)) for x in (-56, -64, -72, -80))), width=1.4)
    for x, tone in ((26, FAR), (-18, FAR)):
        pen.part("coat", limb([(x, -16, 12), (x + 5, -3.6, 7)]), tone=tone)
    pen.part("coat", joined(smooth([(46, -48), (44, -66), (52, -70), (57, -56), (54, -44)])), tone=FAR)
    f = smooth([(36, -42), (50, -50), (62, -44), (76, -28), (90, -15), (92, -9), (84, -7), (62, -13), (44, -16),
        (34, -24)])
    pen.part("coat", f)
    pen.mark("shell", smooth([(38, -46), (52, -54), (66, -44), (74, -32), (60, -30), (46, -32)]))
    dome = smooth([(-52, -10, "c"), (-50, -34), (-32, -56), (-4, -64), (24, -58), (42, -40), (46, -16, "c"), (20, -8),
        (-20, -6)])
    pen.part("shell", dome)
    pen.mark("shell", crescent(dome, -4, -8), tone=-0.09)
    pen.mark("band", joined(*(curve((x * 0.94, -68), (x + 3, -34), (x + 1, -2)) for x in (-22, -13, -4, 5, 14, 23))),
        width=2.4)
    pen.mark("band", joined(*(ellipse(x, y, 1.7) for x, y in ((-44, -22), (-38, -32), (-36, -16), (-30, -42),
        (-28, -26), (32, -40), (36, -28), (32, -18), (40, -18)))), detail=1)
    pen.part("coat", smooth([(38, -44), (34, -64), (42, -70), (49, -58), (47, -44)]), tone=-0.02)
    for x in (14, -34):
        pen.part("coat", union(limb([(x, -14, 15), (x + 5, -4, 9)]), *(limb([(x + 5, -3, 3.6), (x + 9 + dx, -1.2, 2)])
            for dx in (0, 4, 8))), tone=0.02)
    pen.part("nose", ellipse(91, -11, 3, 2.6), shade="flat")
    eye(pen, (60, -32), 2.6)
    _ends(pen, (56, -34), (60, -32), (86, -9), (48, -52), (-4, -64))


def _big_dino_legs(pen: Pen, near: tuple[float, float], far: tuple[float, float], top: float) -> list[Path]:
    for x in far:
        pen.part("coat", limb([(x, top, 22), (x + 2, top * 0.5, 17), (x + 2, -8, 17)]), tone=FAR)
        pen.part("coat", ellipse(x + 4, -4.4, 11.5, 4.6), tone=FAR)
    return [union(limb([(x, top, 26), (x + 2, top * 0.5, 19), (x + 1, -8, 19)]),
        smooth([(x - 11, -8), (x + 12, -9), (x + 15, -3), (x + 13, 0), (x - 11, 0)])) for x in near]


@symbol("triceratops", kinds="dinosaur, reptile, animal", height=3, slots={**FACE, "coat": ("#8a9a5b", "primary"),
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
    _ends(pen, (64, -50), (64, -54), (88, -28), (46, -94), (-14, -66))


@symbol("stegosaurus", kinds="dinosaur, reptile, animal", height=4, slots={**FACE, "coat": ("#5f9a7a", "primary"),
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
    _ends(pen, (70, -26), (74, -28), (88, -18), (66, -38), (-10, -72))


@symbol("pterodactyl, pteranodon, pterosaur, flying dinosaur", kinds="dinosaur, reptile, animal", height=2.5,
    place="air", poses="flying",
    slots={**FACE, "coat": ("#a8684a", "primary"), "wing": ("#d99a6a", "follow"), "belly": ("#ecd2a8", "follow"),
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
    _ends(pen, (40, -58), (42, -59), (86, -46), (38, -67), (-8, -46))


@symbol("lobster, crayfish, crawfish, langoustine, boiled lobster", kinds="shellfish, seafood, sea animal, animal",
    height=0.4, place="water", poses="swimming", faces_viewer=True,
    slots={**FACE, "coat": ("#d8402f", "primary"), "belly": ("#f0896a", "follow")})
def lobster(pen: Pen) -> None:
    legs = [limb([(8, -50 + 5 * i, 4), (28, -52 + 7 * i, 3.4), (36, -44 + 9 * i, 1.6)]) for i in range(4)]
    pen.part("coat", both(union(*legs)), tone=-0.1)
    pen.stroke("coat", both(curve((4, -74), (16, -96), (40, -114))), 1.6, tone=-0.06)
    pen.part("coat", both(limb([(10, -60, 8), (26, -66, 8), (32, -78, 9)])), tone=-0.04)
    claw = smooth([(27, -76), (22, -92), (26, -108), (36, -116, "c"), (37, -102), (40, -98, "c"), (46, -112),
        (54, -106, "c"), (52, -90), (44, -78), (36, -72)])
    pen.part("coat", both(claw))
    pen.mark("belly", both(joined(ellipse(33, -88, 4, 6), ellipse(44, -88, 3, 4))), alpha=0.7)
    fan = [smooth([(0, -14), (x1, -6), (x2, 2.4), (x3, 1.4), (x4, -8)]) for x1, x2, x3,
        x4 in ((6, 14, 22, 16), (-6, -14, -22, -16), (-4, -5, 5, 4))]
    pen.part("coat", fan[0], tone=-0.06)
    pen.part("coat", fan[1], tone=-0.02)
    pen.part("coat", both(smooth([(2, -14), (12, -12), (26, -8), (30, 0), (20, 2), (8, -4)])), tone=-0.04)
    pen.part("coat", fan[2], tone=0.02)
    for y, w in ((-14, 9), (-21, 11), (-28, 12.4), (-35, 13.4), (-42, 14)):
        pen.part("coat", ellipse(0, y, w, 6.4), tone=-0.02 if y in (-21, -35) else 0.03)
        pen.mark("belly", ellipse(0, y - 3, w * 0.6, 1.8), alpha=0.6, detail=1)
    body = smooth([(0, -84), (8, -78), (14, -64), (15, -50), (10, -42), (-10, -42), (-15, -50), (-14, -64), (-8, -78)])
    pen.part("coat", body)
    pen.mark("coat", joined(curve((0, -80), (0, -42)), curve((-14, -62), (0, -56), (14, -62))), tone=-0.13, width=1.5)
    pen.stroke("coat", both(curve((3, -80), (8, -96), (6, -112))), 1.4, tone=-0.06)
    for x in (-8, 8):
        pen.part("nose", ellipse(x, -80, 3.4), shade="flat")
        pen.part("glint", ellipse(x + 1, -81.2, 1), shade="flat", detail=1)
    pen.part("eye", ellipse(0, -84, 1), shade="flat", detail=2)
    _ends(pen, (0, -70), (8, -80), (0, -82), (0, -84), (0, -50))


@symbol("squid, giant squid, calamari, cuttlefish", kinds="sea animal, animal", height=0.6, place="water",
    poses="swimming", faces_viewer=True,
    slots={**FACE, "coat": ("#e58a9a", "primary"), "spot": ("#b8506a", "follow"), "belly": ("#f8d3d3", "follow")})
def squid(pen: Pen) -> None:
    pen.part("coat", both(limb([(8, -34, 5), (26, -20, 4), (38, -6, 4), (46, -16, 4)])), tone=-0.08)
    pen.part("coat", both(smooth([(42, -14), (44, -28), (52, -32), (56, -22), (50, -12)])), tone=-0.05)
    for x, tone in ((-15, -0.05), (15, -0.05), (-9, 0.0), (9, 0.0), (-3, 0.02), (3, 0.02)):
        pen.part("coat", limb([(x * 0.7, -38, 8), (x * 1.3, -22, 6.4), (x * 1.9, -8, 4.4), (x * 1.6, 2, 2.2)]),
            tone=tone)
    fin = smooth([(6, -118), (26, -106), (34, -90), (24, -82), (10, -84)])
    pen.part("coat", both(fin), tone=-0.05)
    pen.part("coat", symmetric([(0, -126), (9, -112), (16, -90), (18, -68), (15, -54), (0, -50)]))
    pen.mark("spot", joined(*(ellipse(x, y, r) for x, y, r in ((-6, -104, 2.4), (5, -96, 3), (-8, -86, 2.6),
        (8, -80, 2.2), (-3, -74, 2.6), (2, -112, 1.8), (10, -66, 2)))), alpha=0.8)
    pen.mark("belly", smooth([(-20, -60), (0, -56), (20, -60), (16, -50), (0, -46), (-16, -50)]), alpha=0.8)
    pen.part("coat", smooth([(-15, -52), (0, -56), (15, -52), (17, -42), (10, -32), (-10, -32), (-17, -42)]), tone=0.02)
    for x in (-13, 13):
        pen.part("glint", ellipse(x, -43, 6.4), shade="flat")
    eyes(pen, [(-12, -43), (14, -43)], 3.8)
    _ends(pen, (0, -46), (13, -43), (0, -34), (0, -124), (0, -80))


@symbol("stingray, manta ray, manta", kinds="fish, sea animal, animal", height=0.8, place="water", poses="swimming",
    faces_viewer=True,
    slots={**FACE, "coat": ("#5a7f9a", "primary"), "spot": ("#cfe3ea", "second"), "belly": ("#e9f1f2", "follow")})
def stingray(pen: Pen) -> None:
    f = Frame(0, -16)
    pen.part("coat", f.path(limb([(-30, -28, 9), (-54, -18, 5), (-80, -6, 3), (-104, -10, 1.4)])), tone=-0.06)
    pen.part("belly", f.path(polygon([(-66, -14), (-78, -22), (-72, -10)])))
    far = f.shape((30, -52), (20, -84), (-4, -104, "c"), (-20, -80), (-38, -48))
    pen.part("coat", far, tone=-0.1)
    body = f.shape((64, -38), (56, -50), (36, -56), (6, -54), (-24, -42), (-44, -26), (-32, -20), (0, -18), (36, -20),
        (58, -26))
    pen.part("coat", body)
    near = f.shape((44, -38), (30, -10), (6, 12), (-22, 18, "c"), (-30, -4), (-42, -26), (-10, -36))
    pen.part("coat", near, tone=0.03)
    pen.mark("coat", crescent(near, 3, -5), tone=-0.08)
    pen.mark("spot", joined(*(f.oval(x, y, r) for x, y, r in ((0, -24, 4), (14, -14, 3), (-12, -8, 3.6), (-2, 2, 2.6),
        (-24, -22, 3), (28, -26, 2.6), (-16, 8, 2)))), alpha=0.85)
    pen.part("coat", f.path(joined(limb([(58, -44, 6), (70, -46, 4), (74, -40, 2.4)]),
        limb([(60, -32, 6), (71, -30, 4), (75, -34, 2.4)]))), tone=-0.03)
    pen.part("coat", f.oval(46, -51, 6, 5), tone=0.04)
    eye(pen, f.at(48, -51), 2.8)
    pen.stroke("nose", f.line((63, -34), (56, -30), (48, -31)), 1.3)
    _ends(pen, (50, -58), (48, -67), (62, -50), (40, -72), (-4, -70))


@symbol("narwhal, unicorn whale", kinds="whale, sea animal, mammal, animal", height=1.6, place="water",
    poses="swimming",
    slots={**FACE, "coat": ("#8aa6bc", "primary"), "belly": ("#eef3f4", "follow"), "spot": ("#5a7590", "follow"),
    "horn": ("#f3e3bd", "fixed")})
def narwhal(pen: Pen) -> None:
    horn = polygon([(46, -54), (53, -46), (103, -80)])
    pen.part("horn", horn)
    pen.mark("horn", joined(*(curve((50 + 8 * i, -62 - 5 * i), (58 + 8 * i, -48 - 5 * i)) for i in range(7))),
        width=1.4, tone=-0.16)
    fluke = smooth([(-50, -40), (-58, -54), (-76, -62), (-80, -58, "c"), (-70, -52), (-66, -44, "c"), (-72, -38),
        (-82, -40, "c"), (-78, -30), (-62, -28)])
    trunk = smooth([(56, -38), (52, -54), (36, -64), (10, -66), (-18, -56), (-46, -46), (-60, -42), (-54, -30),
        (-28, -18), (10, -10), (42, -16), (54, -26)])
    pen.part("coat", fused(trunk, fluke, radius=5))
    pen.mark("belly", smooth([(62, -36), (44, -32), (20, -28), (-10, -26), (-40, -30), (-20, -8), (20, -2), (56, -14)]))
    pen.mark("spot", joined(*(ellipse(x, y, rx, ry) for x, y, rx, ry in ((6, -58, 5, 3), (-8, -52, 4, 3),
        (-22, -46, 5, 2.6), (20, -56, 3, 2), (-2, -44, 4, 2.4), (-38, -42, 4, 2), (-14, -38, 3, 2),
        (14, -47, 2.6, 1.8)))), alpha=0.8)
    pen.part("coat", smooth([(22, -22), (18, -6), (4, 2), (0, 0, "c"), (4, -10), (8, -22)]), tone=-0.06)
    pen.stroke("nose", curve((54, -34), (46, -31), (38, -33)), 1.4)
    eye(pen, (38, -43), 3)
    _ends(pen, (40, -42), (38, -43), (54, -34), (34, -64), (-2, -64))


@symbol("walrus", kinds="sea animal, mammal, animal", height=1.2, slots={**FACE, "coat": ("#9a6b52", "primary"),
    "muzzle": ("#d3a98a", "follow"), "tusk": ("#f8f1de", "fixed")}, home="snow")
def walrus(pen: Pen) -> None:
    tail = smooth([(-52, -12), (-72, -20), (-88, -16), (-84, -9), (-92, -2), (-76, 0), (-50, -2)])
    body = smooth([(-56, -6), (-54, -20), (-34, -38), (-10, -56), (6, -80), (24, -92), (46, -88), (55, -72), (46, -46),
        (42, -20), (34, -4), (0, -1), (-36, 0)])
    pen.part("coat", fused(body, tail, radius=4))
    pen.mark("coat", joined(curve((12, -50), (26, -44), (44, -48)), curve((4, -40), (22, -33), (44, -36)),
        curve((-6, -28), (14, -22), (42, -24))), tone=-0.09, width=1.8)
    pen.part("coat", smooth([(2, -24), (14, -20), (16, -6), (26, -2), (24, 0), (-6, 0), (-14, -3), (-4, -10)]),
        tone=-0.06)
    pen.mark("coat", joined(*(curve((x, -6), (x + 3, 1)) for x in (2, 9, 16))), tone=-0.13, width=1.2, detail=1)
    for x, dx in ((31, -1), (50, 3)):
        pen.part("tusk", smooth([(x - 3.4, -62), (x + 3.4, -62), (x + 3 + dx, -44), (x + dx * 1.6, -26, "c"),
            (x - 3 + dx * 0.6, -44)]))
    pen.part("muzzle", union(ellipse(31, -66, 13, 10), ellipse(50, -66, 12, 10)))
    pen.mark("nose", joined(*(ellipse(x, y, 0.9) for x, y in ((25, -68), (30, -64), (34, -69), (48, -69), (52, -64),
        (56, -68)))), detail=1)
    pen.stroke("muzzle", joined(*(curve((x, y), (x + dx, y + 8)) for x, y,
        dx in ((22, -64, -7), (25, -60, -5), (57, -62, 5), (59, -66, 7)))), 0.9, tone=0.14, detail=1)
    pen.part("nose", smooth([(34, -78), (47, -78), (45, -71), (40.5, -68), (36, -71)]), shade="flat")
    eyes(pen, [(29, -82), (51, -81)], 2.7)
    _ends(pen, (38, -76), (51, -81), (40, -62), (28, -91), (-16, -52))


@symbol("toucan", kinds="bird, animal", height=0.5, slots={**FACE, "coat": ("#2a2e3a", "primary"),
    "bib": ("#fdf3d8", "fixed"), "bill": ("#f59a2c", "second"), "tip": ("#2a2430", "fixed"),
    "ring": ("#3f9fe0", "fixed"), "red": ("#d9453f", "fixed"), "feet": ("#6f8fb0", "fixed")}, home="jungle")
def toucan(pen: Pen) -> None:
    pen.part("coat", smooth([(-16, -30), (-36, -14), (-50, -4), (-42, 0), (-24, -6), (-4, -16)]), tone=-0.06)
    pen.part("feet", joined(limb([(0, -16, 4), (2, -2, 3)]), limb([(12, -16, 4), (14, -2, 3)]),
        limb([(-4, -1.4, 3), (10, -1.4, 3)]), limb([(8, -1.4, 3), (22, -1.4, 3)])), shade="flat")
    body = smooth([(-20, -30), (-18, -56), (-4, -80), (14, -94), (30, -92), (37, -80), (34, -62), (30, -40), (18, -18),
        (0, -12), (-14, -16)])
    pen.part("coat", body)
    pen.mark("bib", smooth([(22, -92), (40, -90), (42, -66), (34, -50), (20, -54), (14, -72)]))
    pen.mark("red", smooth([(16, -54), (32, -52), (30, -44), (16, -46)]))
    pen.mark("red", ellipse(6, -12, 12, 6))
    wing = smooth([(-18, -62), (2, -62), (10, -44), (2, -26), (-18, -10), (-30, -6, "c"), (-26, -30)])
    pen.part("coat", wing, tone=0.06)
    pen.mark("coat", joined(curve((-14, -54), (-16, -34), (-26, -12)), curve((-4, -52), (-6, -34), (-18, -12))),
        tone=-0.08, width=1.6)
    bill = smooth([(30, -88), (48, -97), (72, -92), (90, -76), (94, -58, "c"), (84, -62), (66, -66), (34, -68)])
    pen.part("bill", bill)
    pen.mark("red", smooth([(30, -70), (60, -72), (86, -66), (94, -56), (60, -60)]), alpha=0.8)
    pen.mark("tip", smooth([(84, -84), (100, -70), (96, -54), (86, -60), (84, -70)]))
    pen.mark("bill", curve((32, -77), (60, -78), (88, -66)), tone=-0.16, width=1.6)
    pen.part("tip", smooth([(29, -89), (35, -89), (36, -68), (30, -68)]), shade="flat")
    pen.part("ring", ellipse(23, -82, 5.6), shade="flat")
    eye(pen, (23.4, -82), 3.2)
    _ends(pen, (22, -80), (23, -82), (92, -62), (18, -94), (-14, -54))


@symbol("praying mantis, mantis", kinds="insect, animal", height=0.08, slots={**EYES, "coat": ("#76b043", "primary"),
    "wing": ("#a5d06a", "follow")})
def mantis(pen: Pen) -> None:
    for x0, x1, x2, tone in ((-14, 2, 10, FAR), (-30, -24, -18, FAR), (-22, -8, -2, 0.02), (-34, -46, -54, 0.02)):
        pen.part("coat", limb([(x0, -34, 4), (x1, -40 if tone else -36, 3.2), (x2, -1, 1.8)]), tone=tone)
    pen.part("coat", limb([(22, -68, 6), (38, -58, 6), (40, -44, 4)]), tone=FAR)
    pen.part("coat", limb([(-84, -16, 3), (-58, -26, 15), (-30, -36, 16), (-8, -44, 9)]))
    pen.part("wing", smooth([(-92, -20, "c"), (-58, -40), (-26, -48), (-8, -46), (-24, -34), (-60, -26)]))
    pen.mark("wing", joined(curve((-88, -20), (-50, -36), (-12, -45)), curve((-70, -24), (-40, -33), (-20, -38))),
        tone=-0.1, width=1)
    pen.part("coat", limb([(-10, -44, 9), (8, -62, 7), (24, -84, 7)]))
    pen.part("coat", limb([(18, -72, 7), (36, -50, 8), (48, -66, 4)]), tone=0.04)
    pen.part("coat", union(limb([(48, -68, 5), (60, -46, 5), (58, -36, 2)]),
        *(polygon([(49 + 3 * i, -62 + 6 * i), (45 + 3 * i, -57 + 6 * i), (51 + 3 * i, -58 + 6 * i)])
        for i in range(4))), tone=0.06)
    pen.part("coat", smooth([(14, -90), (26, -94), (44, -92), (40, -84), (32, -74), (26, -75)]))
    pen.stroke("coat", joined(curve((30, -93), (38, -108), (54, -114)), curve((26, -93), (26, -110), (36, -120))), 1.3,
        tone=-0.1)
    for x, y in ((16, -91), (41, -91)):
        pen.part("wing", ellipse(x, y, 5.4, 6.4))
    eye(pen, (17, -91), 2.2, inner=1)
    eye(pen, (42, -91), 2.2, inner=-1)
    _ends(pen, (29, -88), (42, -91), (30, -76), (28, -94), (-40, -44))


@symbol("housefly, house fly, fruit fly, horsefly", symbol_id="fly", kinds="insect, animal", height=0.01, place="air",
    poses="flying", faces_viewer=True,
    slots={**EYES, "coat": ("#3f444f", "primary"), "wing": ("#cfe3ee", "fixed"), "red": ("#c0383a", "fixed")})
def fly(pen: Pen) -> None:
    legs = [limb([(8, -46, 3), (32, -46 + dy, 2.4), (44, -36 + 2 * dy, 1.6)]) for dy in (-12, 2, 16)]
    pen.part("coat", both(union(*legs)), tone=-0.04)
    pen.part("coat", ellipse(0, -24, 17, 24))
    pen.mark("coat", joined(*(curve((-20, y), (0, y + 4), (20, y)) for y in (-34, -24, -14))), tone=0.1, width=2)
    pen.part("coat", ellipse(0, -54, 17, 15), tone=-0.04)
    wing = smooth([(6, -58), (24, -52), (48, -28), (56, -6), (46, 2), (30, -6), (14, -30)])
    pen.part("wing", both(wing), shade="glass", alpha=0.75)
    pen.stroke("coat", both(joined(curve((8, -56), (30, -32), (50, -4)), curve((12, -46), (28, -24), (40, -4)),
        curve((24, -50), (44, -28), (52, -8)))), 0.9, alpha=0.5)
    pen.part("coat", ellipse(0, -74, 14, 10), tone=0.03)
    pen.part("red", both(ellipse(11, -77, 9, 10, -20)))
    pen.mark("glint", both(ellipse(13, -81, 2.4, 3)), alpha=0.7)
    pen.part("eye", ellipse(0, -84, 1.6), shade="flat", detail=2)
    pen.stroke("coat", both(curve((2, -83), (6, -92))), 1.6)
    _ends(pen, (0, -74), (11, -77), (0, -84), (0, -86), (0, -54))
    pen.anchor(eye=(11, -77))


@symbol("moose, bull moose", kinds="deer, wild animal, mammal, animal", height=2.2,
    slots={**FACE, "coat": ("#6b4a38", "primary"), "leg": ("#a58a72", "follow"), "horn": ("#d9b98a", "fixed"),
    "muzzle": ("#8a6852", "follow")}, home="forest")
def moose(pen: Pen) -> None:
    for x, tone in ((22, FAR), (-26, FAR)):
        pen.part("leg", limb([(x, -44, 11), (x + 1, -22, 6.4), (x, -2, 6)]), tone=tone)
    palm = smooth([(36, -92), (26, -104), (6, -108), (-6, -120, "c"), (-2, -112), (-14, -116, "c"), (-4, -104),
        (-16, -102, "c"), (-2, -96), (14, -92), (30, -86)])
    pen.part("horn", palm, tone=-0.1)
    trunk = smooth([(-46, -40), (-44, -60), (-24, -70), (4, -76), (20, -82), (34, -76), (36, -58), (28, -42), (4, -36),
        (-24, -34)])
    neck = limb([(22, -64, 30), (38, -78, 22)])
    head = smooth([(30, -88), (42, -92), (54, -86), (66, -72), (78, -60), (80, -50), (72, -46), (60, -52), (46, -66),
        (34, -74)])
    near = [limb([(x, -46, w), (x + 1, -24, 9), (x, -16, 7)]) for x, w in ((12, 18), (-36, 22))]
    pen.part("coat", fused(fused(trunk, neck, head, radius=5), *near, radius=3))
    pen.part("coat", smooth([(40, -72), (52, -64), (54, -52), (49, -42, "c"), (43, -54)]), tone=-0.06)
    for x in (13, -35):
        pen.part("leg", limb([(x, -24, 8), (x, -2, 6.4)]))
        pen.part("nose", smooth([(x - 4.4, -6), (x + 4.4, -6), (x + 6, 0, "c"), (x - 5, 0, "c")]), shade="flat")
    for x in (22, -26):
        pen.part("nose", smooth([(x - 4, -5), (x + 4, -5), (x + 5, -0.6, "c"), (x - 4.6, -0.6, "c")]), shade="flat",
            tone=0.06)
    pen.part("muzzle", smooth([(62, -74), (72, -68), (81, -58), (81, -49), (73, -45), (62, -52), (58, -62)]))
    pen.part("nose", ellipse(76, -59, 2, 2.6, 30), shade="flat")
    pen.stroke("nose", curve((79, -50), (70, -52), (64, -56)), 1.3)
    pen.part("coat", smooth([(32, -88), (20, -94), (16, -90), (22, -84), (32, -82)]), tone=-0.03)
    eye(pen, (52, -78), 2.5)
    near_palm = smooth([(42, -90), (44, -102), (60, -110), (70, -124, "c"), (68, -112), (82, -120, "c"), (74, -106),
        (88, -108, "c"), (76, -98), (84, -92, "c"), (66, -92), (50, -88)])
    pen.part("horn", near_palm)
    pen.mark("horn", crescent(near_palm, 0, -4), tone=-0.1)
    _ends(pen, (50, -76), (52, -78), (78, -50), (42, -92), (-10, -74))


@symbol("skunk", kinds=WILD, height=0.4, slots={**FACE, "coat": ("#2f313b", "primary"), "stripe": ("#f6f4ef", "fixed"),
    "inner": ("#d98a94", "fixed")}, home="forest")
def skunk(pen: Pen) -> None:
    tail = smooth([(-28, -34), (-46, -36), (-58, -58), (-58, -84), (-44, -104), (-22, -108), (-8, -96), (-20, -94),
        (-28, -80), (-26, -60), (-18, -44)])
    pen.part("coat", tail)
    pen.mark("stripe", smooth([(-32, -38), (-46, -50), (-50, -76), (-40, -94), (-22, -102), (-14, -98), (-30, -90),
        (-38, -76), (-36, -56)]))
    for x, tone in ((22, FAR), (-14, FAR)):
        pen.part("coat", union(limb([(x, -20, 11), (x + 2, -5, 8)]), ellipse(x + 5, -3, 7, 3.2)), tone=tone)
    body = smooth([(-36, -22), (-34, -40), (-12, -50), (14, -48), (32, -46), (36, -28), (26, -14), (-8, -10),
        (-30, -10)])
    near = [union(limb([(x, -20, 14), (x + 2, -5, 9)]), ellipse(x + 5, -3, 8, 3.4)) for x in (12, -26)]
    head = smooth([(24, -44), (34, -54), (48, -52), (58, -42), (70, -32), (68, -26), (54, -24), (36, -24), (26, -32)])
    pen.part("coat", fused(fused(body, head, radius=4), *near, radius=2))
    pen.mark("stripe", smooth([(-40, -36), (-14, -54), (14, -54), (36, -58), (46, -54), (30, -48), (12, -42),
        (-14, -42), (-34, -30)]))
    pen.mark("stripe", smooth([(48, -53), (60, -42), (68, -34), (62, -34), (50, -44)]))
    pen.part("coat", ellipse(34, -53, 5.4, 6.4, -14), tone=0.03)
    pen.mark("inner", ellipse(35, -52, 2.8, 3.6, -14))
    pen.part("nose", ellipse(69, -30, 3.4, 2.8), shade="flat")
    pen.part("glint", ellipse(52, -39, 3.8), shade="flat")
    eye(pen, (52.6, -39), 2.8)
    _ends(pen, (46, -40), (52, -39), (66, -26), (38, -54), (-6, -48))


@symbol("red panda, lesser panda, firefox", kinds=WILD, height=0.45, poses="sitting", faces_viewer=True,
    slots={**FACE, "coat": ("#c2552c", "primary"), "face": ("#fbf3e6", "follow"), "dark": ("#3a2426", "fixed"),
    "ring": ("#f0b06a", "follow")}, home="forest")
def red_panda(pen: Pen) -> None:
    tail = limb([(16, -10, 17), (40, -9, 20), (58, -22, 20), (66, -44, 18), (64, -60, 11)])
    pen.part("coat", tail)
    pen.mark("ring", joined(*(limb([(x - 14 * math.sin(t), y + 14 * math.cos(t), 6.4),
        (x + 14 * math.sin(t), y - 14 * math.cos(t), 6.4)])
        for x, y, t in ((32, -10, 0.1), (46, -12, -0.5), (57, -22, -0.9), (64, -36, -1.3), (66, -50, -1.6)))))
    trunk = smooth([(-24, -6), (-28, -28), (-18, -50), (0, -58), (18, -50), (28, -28), (24, -6), (0, -2)])
    pen.part("coat", trunk)
    pen.mark("dark", smooth([(-13, -54), (13, -54), (16, -28), (12, -3), (-12, -3), (-16, -28)]))
    for side in (-1, 1):
        pen.part("dark", ellipse(side * 20, -5, 12, 6))
        pen.part("dark", limb([(side * 16, -46, 12), (side * 18, -28, 11), (side * 9, -16, 11)]), tone=0.05)
    ear = smooth([(16, -88), (22, -106), (34, -108), (38, -94), (32, -80)])
    pen.part("face", both(ear))
    pen.part("dark", both(smooth([(21, -90), (25, -101), (32, -102), (34, -93), (30, -84)])), shade="flat")
    pen.part("coat", symmetric([(0, -101), (16, -98), (28, -86), (31, -70), (20, -57), (0, -53)]))
    pen.mark("face", both(smooth([(20, -66), (28, -76), (36, -76), (36, -60), (22, -56)])))
    pen.mark("face", both(ellipse(10, -91, 5.4, 3.6, 20)))
    pen.mark("dark", both(smooth([(9, -76), (15, -76), (20, -62), (14, -58)])), alpha=0.55)
    pen.part("face", symmetric([(0, -75), (8, -73), (13, -64), (8, -57), (0, -54)]))
    pen.part("nose", smooth([(-5, -73), (5, -73), (4, -67), (0, -65), (-4, -67)]), shade="flat")
    pen.stroke("nose", joined(curve((0, -65), (-3, -61), (-7, -62)), curve((0, -65), (3, -61), (7, -62))), 1.3)
    eyes(pen, [(-12, -79), (13, -79)], 3.6)
    _ends(pen, (0, -78), (13, -79), (0, -60), (0, -100), (-20, -40))


@symbol("meerkat, suricate", kinds=WILD, height=0.35, poses="standing", faces_viewer=True,
    slots={**FACE, "coat": ("#c9a071", "primary"), "belly": ("#f0dfc0", "follow"), "mask": ("#4a3628", "fixed")},
    home="savanna")
def meerkat(pen: Pen) -> None:
    pen.part("coat", limb([(10, -8, 8), (28, -4, 5), (44, -3, 3)]), tone=-0.05)
    pen.part("mask", limb([(40, -3.4, 3.4), (47, -3, 2.4)]))
    pen.part("coat", both(union(limb([(7, -20, 12), (9, -5, 7)]), ellipse(11, -2.6, 7.4, 3))), tone=-0.05)
    trunk = smooth([(-13, -8), (-16, -26), (-12, -50), (-8, -68), (8, -68), (12, -50), (16, -26), (13, -8), (0, -5)])
    pen.part("coat", trunk)
    pen.mark("belly", smooth([(-5, -66), (5, -66), (8, -44), (9, -18), (0, -6), (-9, -18), (-8, -44)]))
    for side in (-1, 1):
        pen.part("coat", limb([(side * 10, -58, 7), (side * 13, -44, 6), (side * 4, -34, 5)]), tone=-0.04)
        pen.part("mask", limb([(side * 4, -34, 3), (side * 3, -29, 2)]))
        pen.part("mask", ellipse(side * 14, -84, 3.4, 4.6))
    pen.part("coat", symmetric([(0, -99), (9, -97), (15, -87), (13, -76), (6, -69), (0, -66)]))
    pen.mark("belly", symmetric([(0, -90), (3, -84), (9, -76), (8, -68), (0, -64)]))
    pen.mark("mask", both(ellipse(7.4, -84, 5, 4, -24)))
    pen.part("nose", smooth([(-3, -75), (3, -75), (2.4, -71), (0, -69.6), (-2.4, -71)]), shade="flat")
    eyes(pen, [(-6.6, -84), (7.6, -84)], 2.4)
    _ends(pen, (0, -82), (7, -84), (0, -69), (0, -98), (-12, -50))
