"""Parts of rooms: doors, windows, stairs, fireplaces, curtains, mirrors."""

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
    smooth,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    curve,
)


@symbol("curtain, drape, window curtain, drapery", kinds="textile, furniture", height=2.2,
    place="wall", slots={"cloth": ("#b8404f", "primary"), "rod": ("#c79a4b", "fixed"), "tie": ("#f0cf7a", "second")})
def curtain(pen: Pen) -> None:
    pen.part("rod", rect(-64, -100, 128, 4, 2))
    for x in (-66, 66):
        pen.part("rod", ellipse(x, -98, 5))
    for side in (-1, 1):
        fall = smooth([(side * 60, -96, "c"), (side * 6, -96, "c"), (side * 8, -70), (side * 24, -46),
            (side * 38, -36, "c"), (side * 30, -16), (side * 28, 0, "c"), (side * 36, 2), (side * 44, -1),
            (side * 52, 2), (side * 60, 0, "c"), (side * 62, -50)])
        pen.part("cloth", fall, tone=0.0 if side < 0 else -0.04)
        folds = [smooth([(side * x, -96), (side * (x * 0.7 + 15), -60), (side * (44 + (x - 32) * 0.2), -36)],
            closed=False) for x in (14, 24, 34, 44, 53)]
        folds += [line([(side * (44 + (x - 42) * 0.3), -34), (side * x, 2)]) for x in (33, 41, 49, 56)]
        pen.mark("cloth", joined(*folds), tone=-0.1, width=2.2)
        pen.mark("cloth", joined(*(smooth([(side * (x + 4), -96), (side * (x * 0.7 + 18), -60),
            (side * (46 + (x - 32) * 0.2), -37)], closed=False) for x in (14, 34))), tone=0.08, width=2)
        pen.part("tie", smooth([(side * 34, -40, "c"), (side * 62, -42, "c"), (side * 62, -34, "c"),
            (side * 35, -33, "c")]))
    for x in (-56, -44, -32, -20, 20, 32, 44, 56):
        pen.part("rod", difference(ellipse(x, -97, 3.6), ellipse(x, -97, 2)), detail=1)
    pen.anchor(top=(0, -100))


@symbol("radiator, heater, heating radiator", kinds="appliance, furniture", height=0.7,
    slots={"metal": ("#eae6dc", "primary"), "dark": ("#9b8f80", "fixed"), "brass": ("#c9a24e", "fixed")}, home="room",
    shapes=("rectangular",))
def radiator(pen: Pen) -> None:
    pen.part("dark", rect(-52, -70, 104, 60))
    for i in range(8):
        x = -60 + 15 * i
        pen.part("metal", rect(x, -86, 13.4, 80, 6))
        pen.mark("metal", rect(x + 9, -90, 6, 90), tone=-0.12)
        pen.mark("metal", rect(x + 2.4, -80, 2.4, 66, 1), tone=0.06)
        pen.mark("metal", rect(x + 4.4, -74, 4.4, 56, 2), tone=-0.09)
    for x in (-58, 47):
        pen.part("metal", rect(x, -8, 11, 8, 2), tone=-0.06)
    pen.stroke("brass", line([(58, -16), (72, -16)]), 4)
    pen.part("brass", rect(66, -26, 10, 14, 3))
    pen.anchor(top=(0, -86), seat=(0, -86))


@symbol("door, doorway, front door", kinds="building, furniture", height=2.1, faces_viewer=True,
    slots={"wood": ("#3f7d8a", "primary"), "frame": ("#f3ecdd", "second"), "metal": ("#e0b044", "fixed"),
    "handle": ("#e0b044", "fixed"), "window": ("#bfe0ea", "light"), "stone": ("#a5a29d", "fixed")},
    traits=("homely",), shapes=("rectangular",), part_of="building, house, tower, castle, landmark")
def door(pen: Pen) -> None:
    pen.part("frame", rect(-32, -100, 64, 97, 1))
    pen.mark("frame", rect(22, -102, 12, 104), tone=-0.06)
    pen.part("wood", rect(-26, -94, 52, 91))
    for x, y, h in ((-21, -58, 22), (2, -58, 22), (-21, -31, 24), (2, -31, 24)):
        pen.mark("wood", rect(x, y, 19, h, 1), tone=-0.09)
        pen.mark("wood", rect(x + 2.4, y + 2.4, 14.2, h - 4.8, 0.6), tone=0.03)
    pen.part("window", smooth([(-20, -64, "c"), (-20, -74), (-12, -86), (0, -89), (12, -86), (20, -74),
        (20, -64, "c")]), shade="glow")
    pen.stroke("frame", joined(line([(0, -64), (0, -89)]), line([(0, -64), (-15, -82)]), line([(0, -64), (15, -82)]),
        line([(-20, -64), (20, -64)])), 1.4)
    pen.part("handle", ellipse(18, -47, 3))
    pen.part("metal", rect(-7, -28, 14, 2.6, 1), shade="flat")
    pen.part("stone", rect(-37, -4, 74, 4, 1))
    pen.anchor(top=(0, -100), lean=(-30, -40), mouth=(0, -4))


@symbol("window, windowpane, casement", kinds="building, furniture", height=1.3, place="wall", faces_viewer=True,
    home="room",
    poses="standing, curtained", slots={"frame": ("#f3ecdd", "primary"), "window": ("#a9d8ec", "light"),
    "leaf": ("#5a9a55", "fixed"), "cloth": ("#d9694f", "second"), "metal": ("#c99a45", "fixed")}, traits=("homely",),
    shapes=("square", "rectangular"), part_of="building, house, tower, castle, landmark, vehicle")
def window(pen: Pen) -> None:
    pen.part("frame", rect(-44, -98, 88, 92, 1.5))
    pen.mark("frame", rect(34, -100, 12, 96), tone=-0.06)
    pen.part("window", rect(-38, -92, 76, 80), shade="glow")
    pen.mark("window", ellipse(16, -74, 7), tone=0.12)
    pen.mark("leaf", smooth([(-44, -34), (-20, -46), (6, -32), (30, -42), (44, -34), (44, -4), (-44, -4)]))
    pen.mark("leaf", smooth([(-44, -22), (-10, -30), (20, -22), (44, -28), (44, -4), (-44, -4)]), tone=-0.08)
    pen.mark("window", joined(polygon([(-22, -94), (-8, -94), (-36, -10), (-50, -10)]),
        polygon([(10, -94), (16, -94), (-12, -10), (-18, -10)])), tone=0.14, alpha=0.4)
    pen.part("frame", joined(rect(-2.4, -92, 4.8, 80), rect(-38, -56, 76, 4)), shade="flat")
    pen.part("frame", rect(-50, -8, 100, 8, 1.5), tone=-0.04)
    if pen.pose == "curtained":
        pen.part("metal", rect(-60, -106, 120, 4, 2))
        for side in (-1, 1):
            drape = smooth([(side * 58, -103, "c"), (side * 16, -103, "c"), (side * 24, -60), (side * 40, -36),
                (side * 38, 2, "c"), (side * 58, 2, "c")], tension=0.4)
            pen.part("cloth", drape, tone=0.0 if side < 0 else -0.04)
            pen.mark("cloth", joined(*(curve((side * x, -103), (side * (x + 4), -60), (side * (44 + x * 0.2), -32),
                (side * (40 + x * 0.25), 2)) for x in (24, 34, 44))), tone=-0.1, width=1.6)
    pen.anchor(top=(0, -98), seat=(0, -8))


@symbol("fireplace, hearth, mantelpiece", kinds="furniture", height=1.3,
    slots={"brick": ("#b0604a", "primary"), "wood": ("#7a4c30", "fixed"), "dark": ("#2e2628", "fixed"),
    "flame": ("#ff8a2b", "light"), "core": ("#ffd24a", "light"), "stone": ("#a5a29d", "fixed")},
    home="room", traits=("homely",))
def fireplace(pen: Pen) -> None:
    pen.part("brick", rect(-52, -88, 104, 84))
    rows = [rect(-50 + 17 * i + (8 if j % 2 else 0), -86 + 8 * j, 15.4, 6.6, 0.6) for j in range(10)
        for i in range(-1, 7)]
    pen.mark("brick", joined(*rows), tone=0.05)
    pen.part("dark", smooth([(-32, -4, "c"), (-32, -44, "c"), (-20, -57), (0, -61), (20, -57), (32, -44, "c"),
        (32, -4, "c")]), shade="flat")
    pen.part("flame", smooth([(0, -52, "c"), (5, -42), (16, -32), (18, -18), (8, -8), (-8, -8), (-18, -18),
        (-15, -30, "c"), (-9, -26), (-5, -38)]), shade="glow")
    pen.part("core", smooth([(1, -34, "c"), (9, -22), (8, -13), (0, -9), (-9, -13), (-8, -22)]), shade="glow")
    pen.part("wood", joined(rect(-22, -13, 44, 6, 3), rect(-16, -9, 36, 6, 3)))
    pen.part("wood", rect(-60, -98, 120, 11, 2))
    pen.mark("wood", rect(-66, -91, 132, 6), tone=-0.1)
    pen.part("stone", rect(-60, -5, 120, 5, 1))
    pen.anchor(top=(0, -98), lamp=(0, -24), mouth=(0, -10), hook=(0, -86))


_TURN, _RISE, _REACH = 38.0, 6.4, 33.0
"""Of a winding stair: degrees and units from one step to the next, and how far its steps reach from the newel."""


def _rim(step: float, lift: float = 0.0) -> tuple[float, float]:
    """The outer end of a step, seen a little from above."""
    turn = math.radians(150 + _TURN * step)
    return _REACH * math.cos(turn), -_RISE * step - 7.0 * math.sin(turn) - lift


@symbol("spiral staircase, winding staircase, spiral stair, winding stair", kinds="staircase, furniture", height=2.5,
    slots={"wood": ("#a8703f", "primary"), "iron": ("#3b3d48", "second")}, home="library")
def spiral_staircase(pen: Pen) -> None:
    far = [i for i in range(14) if math.sin(math.radians(150 + _TURN * (i + 0.5))) > 0]
    for group, tone in ((far, -0.1), ([i for i in range(14) if i not in far], 0.03)):
        for i in group:
            y = -_RISE * i
            tread = [(0.0, y - 1.5), _rim(i), _rim(i + 1)]
            pen.part("wood", polygon([*tread[:1], *((px, py + 2.6) for px, py in tread[1:])]), tone=tone - 0.1)
            pen.part("wood", polygon(tread), tone=tone)
        steps = [i + k for i in group for k in (0.2, 0.8)]
        pen.stroke("iron", joined(*(line([_rim(k), _rim(k, 15)]) for k in steps)), 1.1)
        for i in group:
            pen.stroke("iron", line([_rim(i + 0.25 * k, 15) for k in range(5)]), 2.4)
        if group is far:
            pen.part("iron", rect(-2.6, -108, 5.2, 108, 1))
    pen.part("iron", ellipse(0, -110, 4.2))
    pen.anchor(top=(0, -112), seat=(-14, -12))


@symbol("staircase, stairway, stair, flight of stairs", kinds="building, furniture", height=2.4,
    slots={"stone": ("#c9bfae", "primary"), "rail": ("#6b4632", "second")}, traits=("homely",))
def staircase(pen: Pen) -> None:
    for i in range(6):
        x, y = -60 + i * 20, -12 * (i + 1)
        pen.part("stone", rect(x, y, 60 - x, 12), tone=-0.03)
        pen.part("stone", rect(x - 2, y, 62 - x, 3.6, 1), tone=0.07)
        pen.mark("stone", rect(x, y + 2.6, 100, 1), tone=-0.05)
    pen.stroke("rail", joined(*(line([(-50 + i * 20, -12 * (i + 1)), (-50 + i * 20, -12 * (i + 1) - 24)])
        for i in range(6))), 2)
    pen.stroke("rail", line([(-54, -35), (54, -100)]), 4)
    pen.anchor(top=(50, -72), seat=(-10, -36))


@symbol("elevator, elevator door, lift door", kinds="structure", height=2.4, home="lobby",
    slots={"steel": ("#b9c2cc", "primary"), "frame": ("#6f7782", "follow"), "dark": ("#2f343d", "fixed"),
    "lamp": ("#ffb347", "light")})
def elevator(pen: Pen) -> None:
    pen.part("frame", rect(-36, -100, 72, 100, 1))
    pen.part("dark", rect(-29, -84, 58, 84), shade="flat")
    for x in (-29, 1):
        pen.part("steel", rect(x, -84, 28, 84))
        pen.mark("steel", polygon([(x + 4, -90), (x + 14, -90), (x + 30, 4), (x + 20, 4)]), tone=0.1, alpha=0.6)
    pen.part("dark", rect(-16, -97, 32, 10, 2), shade="flat")
    pen.part("lamp", joined(polygon([(-9, -90), (-3, -90), (-6, -95)]), polygon([(3, -94), (9, -94), (6, -89)])),
        shade="glow")
    pen.part("dark", rect(40, -56, 9, 18, 1.4), shade="flat")
    pen.part("lamp", joined(ellipse(44.5, -51, 2.4), ellipse(44.5, -43, 2.4)), shade="glow")
    pen.anchor(top=(0, -100), lean=(-36, -50))


@symbol("shoe rack, shoe stand, boot rack, shoe shelf", kinds="furniture", height=0.5, home="room",
    slots={"wood": ("#a9703f", "primary")}, traits=("tabletop",), shapes=("rectangular",))
def shoe_rack(pen: Pen) -> None:
    for x in (-78, 70):
        pen.part("wood", rect(x + 6, -66, 7, 62, 1), tone=-0.16)
    for y in (-24, -62):
        pen.part("wood", polygon([(-84, y), (-74, y - 9), (86, y - 9), (84, y)]), tone=0.06)
        for x in (-56, -30, -4, 22, 48):
            pen.mark("wood", polygon([(x, y), (x + 4, y - 9), (x + 7, y - 9), (x + 3, y)]), tone=-0.12, detail=1)
        pen.part("wood", rect(-84, y, 168, 6, 1))
        pen.mark("wood", rect(-84, y + 4, 168, 3), tone=-0.12)
    for x in (-80, 72):
        pen.part("wood", rect(x, -66, 8, 66, 1), tone=-0.04)
        pen.mark("wood", rect(x + 5, -66, 4, 66), tone=-0.1)
    pen.anchor(top=(0, -69), surface=(0, -66), lean=(-80, -40))
