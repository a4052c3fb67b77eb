"""Trees in fruit, and crops of the field."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from collections.abc import Sequence

from limner.drawing.geometry import Path, Point, ellipse, joined, limb, rotated, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, crescent
from limner.engines.illustrator.atlas.symbols.plants import BARK, GREEN, tree
from limner.engines.illustrator.atlas.templates.tree import blade, crown

_FRUIT: Sequence[Point] = ((-30, -56), (-14, -46), (4, -44), (22, -48), (33, -58), (-22, -70), (-4, -62), (14, -66),
    (27, -74), (-14, -82), (2, -86))
_LEAF: Hue = (GREEN, "primary")
_KINDS = "tree, plant"
_ORCHARD = "garden, farm"


def _laden(pen: Pen, radius: float, *, tall: float = 1.0) -> None:
    """A round tree with fruit all over its crown."""
    tree(pen)
    for x, y in _FRUIT:
        body = ellipse(x, y, radius, radius * tall)
        pen.part("fruit", body)
        pen.mark("fruit", crescent(body, -radius * 0.3, -radius * 0.3), tone=-0.08)


@symbol("apple tree, cherry tree in fruit, plum tree", kinds=_KINDS, height=5, poses="standing, wide", home=_ORCHARD,
    slots={"leaf": _LEAF, "bark": (BARK, "fixed"), "fruit": ("#d8352f", "second")}, shapes=("round",))
def apple_tree(pen: Pen) -> None:
    _laden(pen, 4.4)


@symbol("orange tree, tangerine tree, peach tree, apricot tree, fruit tree", kinds=_KINDS, height=5, home=_ORCHARD,
    slots={"leaf": ("#3f8a45", "primary"), "bark": (BARK, "fixed"), "fruit": ("#f59324", "second")}, shapes=("round",))
def orange_tree(pen: Pen) -> None:
    _laden(pen, 4.6)


@symbol("lemon tree, pear tree, citrus tree", kinds=_KINDS, height=4, home=_ORCHARD,
    slots={"leaf": ("#4a9248", "primary"), "bark": (BARK, "fixed"), "fruit": ("#f6d733", "second")}, shapes=("round",))
def lemon_tree(pen: Pen) -> None:
    _laden(pen, 3.8, tall=1.3)


@symbol("rice plant, rice paddy, paddy, young rice, rice crop", kinds="plant", height=0.7, home="meadow",
    slots={"leaf": ("#7dbb4c", "primary"), "grain": ("#d9c45a", "follow"), "water": ("#8fc3d9", "fixed")})
def rice_plant(pen: Pen) -> None:
    pen.part("water", ellipse(0, -2, 46, 7), alpha=0.8)
    for i, (x, length, turn) in enumerate(((-14, 62, -26), (14, 64, 26), (-8, 80, -14), (9, 82, 14), (0, 92, -3),
            (-3, 70, -34), (3, 68, 34), (5, 86, 6))):
        pen.part("leaf", blade(x * 0.5, -2, length, turn, 6.4, bend=6 if turn > 0 else -6), tone=(-0.05, 0.0,
            0.05)[i % 3])
    for side in (-1, 1):
        stem = [(side * 3, -70, 2), (side * 12, -90, 2), (side * 26, -88, 1.4), (side * 34, -74, 1)]
        pen.part("grain", limb(stem))
        pen.part("grain", union(*(ellipse(side * x, y, 2.4, 4, side * 30) for x, y in ((16, -86), (22, -84), (27, -80),
            (31, -75), (34, -69), (20, -80), (26, -74)))))
    pen.anchor(top=(0, -92))


@symbol("cotton plant, cotton bush", kinds="plant", height=1.0, home="farm",
    slots={"leaf": ("#6a8f4a", "primary"), "bark": ("#7a5a3c", "fixed"), "boll": ("#fdfcf8", "fixed")})
def cotton_plant(pen: Pen) -> None:
    pen.part("bark", joined(limb([(0, 0, 5), (-2, -44, 4), (2, -84, 2)]), limb([(-1, -30, 3.4), (-26, -58, 2)]),
        limb([(0, -36, 3.4), (26, -62, 2)]), limb([(0, -20, 3), (30, -34, 2)]), limb([(0, -16, 3), (-30, -30, 2)])))
    for x, y, turn in ((-18, -42, 30), (18, -46, -30), (-20, -22, 20), (20, -24, -20), (-8, -66, 40), (10, -70, -40)):
        pen.part("leaf", ellipse(x, y, 10, 6, turn))
    for x, y in ((2, -88), (-28, -62), (28, -66), (32, -38), (-32, -34), (6, -56)):
        boll = union(*(ellipse(x + dx, y + dy, 6.4) for dx, dy in ((-5, 0), (5, 0), (0, -5), (0, 4))))
        pen.part("leaf", smooth([(x - 9, y + 10, "c"), (x - 10, y), (x, y + 6), (x + 10, y), (x + 9, y + 10, "c")]),
            tone=-0.1)
        pen.part("boll", boll)
        pen.mark("boll", crescent(boll, -3, -3), tone=-0.06)
    pen.anchor(top=(2, -94))


@symbol("hedge, hedgerow, boxwood, hedge maze, garden maze", kinds="plant", height=1.6, home="garden",
    slots={"leaf": ("#3f7d3f", "primary")})
def hedge(pen: Pen) -> None:
    lobes = [(x, y, 13) for y in (-14, -30, -44) for x in range(-66, 67, 11)]
    crown(pen, "leaf", [(x, y + (x * 7 % 5), r) for x, y, r in lobes],
        leaves=[(x + 4, y + (x * 3 % 7)) for x, y, _ in lobes], floor=0)
    pen.anchor(top=(0, -54), lean=(-70, -30))


@symbol("ivy wall, wall of ivy, ivy-covered wall, green wall, ivy covered wall, overgrown wall, living wall",
    kinds="building", height=3, home="garden", slots={"leaf": ("#3f8a46", "primary"), "brick": ("#a8614a", "second"),
    "joint": ("#d8c4ac", "fixed")})
def ivy_wall(pen: Pen) -> None:
    wall = smooth([(-78, 0, "c"), (-78, -96, "c"), (78, -96, "c"), (78, 0, "c")], tension=0.0)
    pen.part("brick", wall)
    rows = [smooth([(-78, y), (78, y)], closed=False) for y in range(-88, 0, 8)]
    ends = [smooth([(x + (8 if (y // 8) % 2 else 0), y), (x + (8 if (y // 8) % 2 else 0), y + 8)], closed=False)
        for y in range(-96, 0, 8) for x in range(-70, 78, 16)]
    pen.mark("joint", joined(*rows, *ends), width=1.1)
    spots = [(-78 + (i * 37) % 157, -100 + (i * 53) % 96) for i in range(150)]
    spots = [(x, y) for x, y in spots if not (-14 < x < 26 and -52 < y < -12)]
    for shade, tone in ((0, -0.08), (1, 0.0), (2, 0.07)):
        pen.part("leaf", union(*(_ivy_leaf(x, y, (x * 5 + y) % 60 - 30) for i, (x, y) in enumerate(spots)
            if i % 3 == shade)), tone=tone, shade="form")
    pen.anchor(top=(0, -98), lean=(-78, -40))


def _ivy_leaf(x: float, y: float, turn: float) -> Path:
    leaf = smooth([(x, y - 7, "c"), (x + 3, y - 2), (x + 8, y - 2, "c"), (x + 4, y + 3), (x + 3, y + 8, "c"), (x,
        y + 5),
        (x - 3, y + 8, "c"), (x - 4, y + 3), (x - 8, y - 2, "c"), (x - 3, y - 2)])
    return rotated(leaf, turn, (x, y))


@symbol("moss, moss cushion, clump of moss, mossy mound, lichen", kinds="plant", height=0.2, home="forest",
    slots={"leaf": ("#6f9a3a", "primary"), "stone": ("#8f9298", "second")})
def moss(pen: Pen) -> None:
    pen.part("stone", smooth([(-62, 0, "c"), (-56, -22), (-20, -34), (30, -32), (58, -18), (64, 0, "c")]))
    mound = union(*(ellipse(x, y, 15, 12) for x, y in ((-40, -30), (-24, -40), (-4, -46), (16, -44), (34, -34), (48,
        -22),
        (-52, -18), (-30, -20), (4, -30))))
    pen.part("leaf", mound)
    pen.mark("leaf", crescent(mound, -6, -8), tone=-0.08)
    tufts = [(-50 + (i * 29) % 100, -52 + (i * 17) % 34) for i in range(40)]
    pen.mark("leaf", joined(*(ellipse(x, y, 2.6, 1.6) for x, y in tufts)), tone=0.1)
    pen.part("leaf", joined(*(limb([(x, y, 1.4), (x + d, y - 12, 1)]) for x, y, d in ((-26, -48, -2), (-2, -56, 1),
        (20, -52, 3)))), tone=-0.06, detail=1)
    pen.anchor(top=(0, -58))
