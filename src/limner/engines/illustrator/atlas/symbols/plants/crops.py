"""What grows in fields."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import ellipse, joined, limb, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent
from limner.engines.illustrator.atlas.templates.tree import blade


@symbol("rice plant, young rice, rice crop", kinds="plant", height=0.7, home="meadow",
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
