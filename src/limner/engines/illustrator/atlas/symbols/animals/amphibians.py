"""Frogs and newts."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import Point, ellipse, joined, limb, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import both, eyes, fused, symmetric
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import curve
from limner.engines.illustrator.atlas.templates.animal import PLAIN_FACE, SMALL_FACE, side_ends


@symbol("frog, toad, tree frog, bullfrog, tadpole", kinds="amphibian, animal", height=0.1, poses="sitting",
    faces_viewer=True,
        slots={**SMALL_FACE, "coat": ("#6aae45", "primary"), "belly": ("#e4efb8", "follow"),
        "blush": ("#e98a78", "fixed")}, home="lake")
def frog(pen: Pen) -> None:
    thigh = smooth([(16, -36), (34, -38), (46, -26), (44, -10), (32, -4), (20, -8)])
    foot = union(*(limb([(34, -4, 8), (x, -2.4, 5)]) for x in (24, 38, 50)))
    pen.part("coat", both(fused(thigh, foot, radius=2)), tone=-0.06)
    body = symmetric([(0, -56), (16, -52), (27, -36), (27, -16), (18, -4), (0, -2)])
    pen.part("coat", body)
    pen.mark("belly", symmetric([(0, -44), (12, -40), (19, -26), (18, -10), (10, -3), (0, -2)]))
    arm = fused(limb([(20, -40, 12), (25, -24, 9.6), (17, -6, 8)]), *(limb([(17, -5, 6),
        (x, -2.2, 4.6)]) for x in (10, 17, 25)), radius=1.5)
    pen.part("coat", both(arm), tone=-0.02)
    head = symmetric([(0, -79), (12, -80), (26, -78), (36, -66), (35, -54), (22, -45), (0, -42)])
    bulges = both(ellipse(19, -80, 11.6, 12))
    pen.part("coat", fused(head, bulges, radius=3))
    pen.mark("belly", symmetric([(0, -55), (20, -58), (38, -64), (36, -44), (0, -38)]))
    for x in (-19, 19):
        pen.part("glint", ellipse(x, -81, 8.4, 8.6), shade="flat")
    eyes(pen, [(-18, -80.4), (20, -80.4)], 5.2)
    pen.stroke("eye", curve((-26, -62), (-14, -56), (0, -54), (14, -56), (26, -62)), 1.6)
    pen.part("eye", joined(ellipse(-3, -68, 1, 0.8), ellipse(3, -68, 1, 0.8)), shade="flat", detail=1)
    pen.part("blush", joined(ellipse(-26, -56, 4, 2.4), ellipse(26, -56, 4, 2.4)), shade="flat", alpha=0.45, detail=1)
    pen.anchor(feet=(0, 0), head=(0, -64), face=(0, -64), eye=(0, -80), mouth=(0, -55), hat=(0, -82), neck=(0, -44),
        back=(0, -80), seat=(0, -80), hand=(20, -6), held=(0, -20), tail=(0, -4), lean=(36, -40))


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
    slots={**PLAIN_FACE, "coat": ("#f6b3c4", "primary"), "gill": ("#dc4f7a", "follow"), "belly": ("#fbd9df", "follow"),
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
    side_ends(pen, (-24, -46), (-1, -50), (-24, -28), (-24, -68), (20, -40))
