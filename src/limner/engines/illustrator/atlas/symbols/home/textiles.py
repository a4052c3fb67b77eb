"""Curtains, blankets, towels, pillows, yarn."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    limb,
    line,
    moved,
    polygon,
    rect,
    rotated,
    smooth,
)
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    crescent,
    curve,
    gloss,
    pole,
    quad,
)


@symbol("towel, bath towel, beach towel, hand towel, dishcloth", kinds="textile, household", plan="cloth", height=0.12,
    place="surface", poses="folded, hanging, spread, rolled",
    slots={"cloth": ("#7fb7d8", "primary"), "band": ("#f6f2ea", "second")},
    shapes=("rectangular",), traits=("cover", "drapes", "flat"))
def towel(pen: Pen) -> None:
    if pen.pose == "hanging":
        _hung_towel(pen)
        return
    if pen.pose == "spread":
        _spread_towel(pen)
        return
    if pen.pose == "rolled":
        _rolled_towel(pen)
        return
    _folded_cloth(pen)
    pen.mark("band", joined(quad((22, -58), (30, -58), (37, -30), (28, -30)), quad((34, -58), (37, -58), (45, -30),
        (41, -30)), rect(28, -30, 9, 34), rect(41, -30, 4, 34)), alpha=0.9)
    pen.anchor(top=(0, -46), handle=(0, -30), seat=(0, -44))


def _folded_cloth(pen: Pen) -> None:
    """A cloth folded in three, one edge to the viewer: its upper side, and the folds below one another."""
    for i, (y, reach) in enumerate(((0, 62), (-10, 60), (-20, 61))):
        fold = smooth([(-reach + 4, y, "c"), (reach - 6, y), (reach, y - 6), (reach - 4, y - 12, "c"),
            (-reach + 2, y - 12, "c"), (-reach - 2, y - 6)])
        pen.part("cloth", fold, tone=(-0.12, -0.07, -0.03)[i])
    pen.part("cloth", smooth([(-60, -30, "c"), (59, -30, "c"), (56, -36), (44, -56), (38, -58, "c"), (-42, -58, "c"),
        (-48, -54)], tension=0.3), tone=0.05)
    pen.mark("cloth", joined(*(curve((-58, y), (0, y + 1.4), (58, y)) for y in (-20.6, -10.6))), width=1.8, tone=-0.2)


def _rolled_towel(pen: Pen) -> None:
    """Rolled up, its end to the viewer."""
    pen.part("cloth", smooth([(-34, -44, "c"), (58, -44), (66, -22), (58, 0), (-34, 0, "c")], tension=0.5))
    pen.mark("band", joined(rect(34, -50, 7, 56), rect(46, -50, 3, 56)), alpha=0.9)
    pen.part("cloth", ellipse(-36, -22, 15, 22), tone=0.07)
    coil = smooth([(-36, -22), (-31, -27), (-36, -34), (-44, -24), (-38, -11), (-27, -17), (-27, -32), (-36, -40)],
        closed=False)
    pen.mark("cloth", coil, width=2.4, tone=-0.16)
    pen.anchor(top=(10, -44), handle=(10, -24), seat=(10, -44))


def _hung_towel(pen: Pen) -> None:
    """Hung by the middle of its edge, in folds."""
    cloth = smooth([(-5, -176, "c"), (5, -176, "c"), (15, -158), (27, -117), (33, -54), (35, -2, "c"), (18, 2), (0, -3),
        (-18, 2), (-35, -2, "c"), (-33, -54), (-27, -117), (-15, -158)])
    pen.part("cloth", cloth)
    pen.mark("band", joined(rect(-60, -32, 120, 8), rect(-60, -19, 120, 4)), alpha=0.9)
    folds = (curve((-3, -170), (-9, -99), (-17, 0)), curve((2, -170), (6, -99), (4, 0)),
        curve((5, -169), (16, -99), (22, 0)))
    pen.mark("cloth", joined(*folds), width=2.6, tone=-0.12)
    pen.anchor(top=(0, -176), handle=(0, -172), seat=(0, -90))


def _spread_towel(pen: Pen) -> None:
    """Its whole length, as it is seen when it is laid out."""
    pen.part("cloth", rect(-84, -120, 168, 120, 3))
    pen.mark("band", joined(*(rect(side * 62 - 6, -130, 12, 140) for side in (-1, 1)),
        *(rect(side * 48 - 2, -130, 4, 140) for side in (-1, 1))), alpha=0.9)
    pen.anchor(top=(0, -120), handle=(0, -60), seat=(0, -60))


@symbol("blanket, duvet, quilt, plaid", kinds="textile, household", plan="cloth", height=0.3, place="surface",
    poses="folded, spread", slots={"cloth": ("#c96a5c", "primary"), "check": ("#f2dcc0", "second")}, home="bedroom",
    traits=("cover", "drapes", "flat", "upholstery"))
def blanket(pen: Pen) -> None:
    if pen.pose == "spread":
        _spread_blanket(pen)
        return
    _folded_cloth(pen)
    pen.mark("check", joined(*(quad((0.72 * x - 2, -58), (0.72 * x + 2, -58), (x + 3, -30), (x - 3, -30))
        for x in (-44, -22, 0, 22, 44)), *(rect(x - 3, -30, 6, 34) for x in (-44, -22, 0, 22, 44)),
        *(rect(-70, y, 140, w) for y, w in ((-53, 2.4), (-44, 3.2), (-27, 3), (-16, 3), (-6, 3)))), alpha=0.75)
    fringe = joined(*(limb([(x, -1, 2.2), (x + 1, 6, 1.4)]) for x in range(-56, 58, 6)))
    pen.part("check", fringe, shade="flat")
    pen.anchor(top=(0, -46), handle=(0, -30), seat=(0, -44))


def _spread_blanket(pen: Pen) -> None:
    """All of it, as it is laid out on the ground."""
    fringe = joined(*(limb([(side * 84, y, 2.4), (side * 94, y + 1, 1.6)]) for side in (-1, 1)
        for y in range(-106, 0, 8)))
    pen.part("check", fringe, shade="flat")
    pen.part("cloth", rect(-86, -110, 172, 110, 4))
    pen.mark("check", joined(*(rect(x, -112, 7, 114) for x in (-66, -36, -6, 24, 54)),
        *(rect(-88, y, 176, 7) for y in (-92, -60, -28))), alpha=0.75)
    pen.anchor(top=(0, -110), handle=(0, -55), seat=(0, -55))


@symbol("napkin, serviette, table napkin, cloth napkin, paper napkin, handkerchief, hanky", kinds="textile, household",
    height=0.16, place="surface", poses="folded, spread", slots={"cloth": ("#f3efe6", "primary"),
    "hem": ("#c9505a", "second")}, shapes=("square",), traits=("drapes", "flat"))
def napkin(pen: Pen) -> None:
    if pen.pose == "spread":
        pen.part("cloth", quad((-58, -108), (58, -108), (58, 0), (-58, 0)))
        pen.mark("hem", difference(rect(-52, -102, 104, 96), rect(-47, -97, 94, 86)), alpha=0.9)
        pen.mark("cloth", joined(line([(0, -110), (0, 2)]), line([(-60, -54), (60, -54)])), width=1.6, tone=-0.07)
        pen.anchor(top=(0, -108), handle=(0, -54), seat=(0, -54))
        return
    for k, tone in ((0, -0.1), (1, -0.05), (2, 0.0)):
        layer = smooth([(-62, -4, "c"), (-46, -44, "c"), (48, -46, "c"), (64, -4, "c"), (0, -2)], tension=0.2)
        pen.part("cloth", moved(layer, 0, 4 - 4 * k), tone=tone)
    pen.mark("hem", polygon([(-58, -14), (60, -14), (61, -18), (-56, -18)]))
    pen.mark("hem", polygon([(50, -8), (56, -8), (43, -54), (38, -54)]))
    pen.part("cloth", polygon([(-62, -8), (-54, -30), (-22, -8)]), tone=0.08)
    pen.mark("cloth", line([(-54, -30), (-22, -8)]), width=1.6, tone=-0.14)
    pen.anchor(top=(0, -50), handle=(0, -26), seat=(0, -28))


@symbol("yarn, ball of yarn, yarn ball, wool ball, ball of wool, skein", kinds="textile, thing", height=0.12,
    place="surface",
    slots={"wool": ("#e0587a", "primary"), "needle": ("#d9b06a", "fixed")}, traits=("colourful",),
    shapes=("round", "spherical"))
def yarn(pen: Pen) -> None:
    for a, b in (((-30, -100), (26, -20)), ((44, -104), (-16, -20))):
        pen.part("needle", pole(a, b, 3.4, 3))
        pen.part("needle", ellipse(*a, 4.4), tone=-0.08)
    pen.stroke("wool", smooth([(20, -6), (42, -2), (56, -8), (62, -1), (76, -3)], closed=False), 3.4, tone=-0.05)
    disc = ellipse(0, -42, 42)
    pen.part("wool", disc)
    pen.mark("wool", crescent(disc, -10, -9), tone=-0.1)
    lines = [rotated(smooth([(-50, -42 + d), (0, -42 + d * 1.6 - 12), (50, -42 + d)], closed=False), turn, (0, -42))
        for turn, ds in ((20, (-6, 2, 10, 18)), (95, (-22, -14)), (150, (14, 22, 30))) for d in ds]
    pen.mark("wool", joined(*lines), tone=-0.14, width=1.8)
    pen.mark("wool", joined(*(rotated(smooth([(-50, -39 + d), (0, -39 + d * 1.6 - 12), (50, -39 + d)], closed=False),
        20, (0, -42)) for d in (-6, 2, 10))), tone=0.09, width=1.4)
    pen.anchor(top=(0, -84))


@symbol("pillow, cushion", kinds="furniture, thing", height=0.4, slots={"body": ("#8db4d9", "primary")},
    home="bedroom", board=Board(0, -33, 78, 36), traits=("anywhere", "flat", "upholstery"), shapes=("square",))
def pillow(pen: Pen) -> None:
    shape = smooth([(-58, -62, "c"), (-30, -58), (0, -60), (30, -58), (58, -64, "c"), (53, -34), (58, -2, "c"),
        (28, -5), (0, -3), (-30, -5), (-58, 0, "c"), (-53, -32)])
    pen.part("body", shape)
    pen.mark("body", crescent(shape, -10, -9), tone=-0.08)
    pen.mark("body", joined(curve((-56, -60), (-44, -50), (-36, -46)), curve((56, -62), (44, -52), (38, -48)),
        curve((-56, -2), (-44, -12), (-36, -16))), tone=-0.13, width=1.6)
    gloss(pen, "body", smooth([(-36, -52), (-10, -54), (10, -53), (-10, -50)]), alpha=0.5)
    pen.anchor(top=(0, -56), seat=(0, -40))


@symbol("sleeping bag", kinds="thing", height=0.35, home="forest",
    slots={"cloth": ("#3f7fb0", "primary"), "lining": ("#f0a94c", "second")}, traits=("on the floor",))
def sleeping_bag(pen: Pen) -> None:
    bag = smooth([(-84, -22), (-76, -52), (-48, -66), (0, -60), (56, -42), (84, -22), (86, -8), (66, 0), (20, -1),
        (-48, -2), (-76, -8)])
    pen.part("cloth", bag)
    pen.mark("cloth", crescent(bag, -4, -12), tone=-0.11)
    pen.mark("cloth", joined(*(curve((x + 16, -70 + 0.3 * x), (x + 10, -30), (x - 8, 4)) for x in (-14, 10, 34, 56))),
        width=2.8, tone=-0.13)
    hood = smooth([(-80, -24), (-73, -48), (-48, -59), (-24, -50), (-20, -28), (-34, -12), (-62, -10)])
    pen.part("lining", hood)
    pen.mark("lining", crescent(hood, 5, 6), tone=-0.12)
    pen.part("lining", smooth([(-74, -28), (-66, -46), (-46, -50), (-36, -38), (-44, -22), (-64, -20)]), tone=0.16)
    pen.stroke("lining", curve((-26, -30), (20, -26), (78, -16)), 2.4, tone=0.12)
    pen.part("lining", rect(-30, -34, 7, 9, 2), tone=-0.16)
    pen.anchor(top=(0, -60), seat=(10, -50))
