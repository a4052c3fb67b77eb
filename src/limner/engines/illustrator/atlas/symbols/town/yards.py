"""What stands in yards, gardens and on farms."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    arc,
    difference,
    ellipse,
    joined,
    limb,
    line,
    moved,
    outline,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import DARK
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, turned


@symbol("wooden post, post, fence post, fencepost, mooring post, hitching post, gatepost", kinds="structure, wood",
    height=1.3, slots={"wood": ("#9a6b42", "primary"), "core": ("#d9b07c", "fixed")}, home="meadow, farm",
    traits=("solid",))
def wooden_post(pen: Pen) -> None:
    stake = smooth([(-11, 0, "c"), (-10, -40), (-10, -96, "c"), (10, -96, "c"), (11, -50), (12, 0, "c"), (0, 2)])
    pen.part("wood", stake)
    pen.mark("wood", rect(3, -100, 12, 104), tone=-0.12)
    pen.mark("wood", joined(curve((-6, -90), (-4, -60), (-7, -30)), curve((0, -94), (1, -50), (-2, -4)),
        curve((-8, -22), (-5, -12), (-7, 0))), width=1.2, tone=-0.16)
    pen.mark("wood", ellipse(-3, -58, 3, 5), tone=-0.2)
    pen.part("core", ellipse(0, -96, 10.4, 4))
    pen.mark("core", difference(ellipse(0, -96, 6, 2.2), ellipse(0, -96, 4.4, 1.4)), tone=-0.14)
    pen.anchor(top=(0, -97), handle=(0, -70), lean=(11, -50))


@symbol("wishing well, water well, stone well, draw well", kinds="building", height=2.4,
    slots={"stone": ("#a5a29d", "primary"), "roof": ("#a6503c", "second"), "wood": ("#7a5238", "fixed"),
    "dark": ("#39343a", "fixed")})
def well(pen: Pen) -> None:
    pen.part("dark", ellipse(0, -38, 34, 8), shade="flat")
    for x in (-29, 25):
        pen.part("wood", rect(x, -84, 4.4, 48))
    pen.part("wood", rect(-30, -62, 60, 3.6, 1.6), tone=0.04)
    pen.stroke("wood", line([(0, -60), (0, -48)]), 1, tone=0.2)
    pen.part("wood", polygon([(-7, -49), (7, -49), (5, -37), (-5, -37)]), tone=0.08)
    pen.part("roof", polygon([(-44, -80), (-22, -100), (22, -100), (44, -80)]))
    pen.mark("roof", joined(*(line([(-46, y), (46, y)]) for y in (-95, -90, -85))), tone=-0.09, width=0.9)
    pen.part("roof", rect(-45, -81, 90, 3.4, 1), tone=-0.08)
    wall = smooth([(-36, -38, "c"), (-24, -32), (0, -29.6), (24, -32), (36, -38, "c"), (36, -4, "c"), (24, 1), (0, 3),
        (-24, 1), (-36, -4, "c")])
    with pen.in_front():
        pen.part("stone", wall)
        pen.mark("stone", crescent(wall, -18, 0), tone=-0.09)
        stones = [rect(x, y, 11, 6.4, 2) for x, y in ((-33, -25), (-20, -22), (-4, -21), (10, -22), (24, -26),
            (-28, -14), (-14, -11), (2, -10), (18, -13), (-33, -5), (-20, -2), (-4, -1), (12, -2))]
        pen.mark("stone", joined(*stones), tone=0.05, alpha=0.8)
    pen.anchor(top=(0, -100), mouth=(0, -36), opening=(0, -36), seat=(0, -34))


@symbol("scarecrow", kinds="figure, thing", height=1.8, faces_viewer=True,
    slots={"shirt": ("#c9503f", "primary"), "straw": ("#e8c25a", "fixed"), "hat": ("#b58a4a", "second"),
    "sack": ("#d9b98a", "fixed"), "wood": ("#7a5532", "fixed"),
    "patch": ("#5f86b0", "fixed"), "dark": DARK}, home="farm", traits=("lively",))
def scarecrow(pen: Pen) -> None:
    pen.part("wood", rect(-2.6, -70, 5.2, 70, 1))
    pen.part("wood", rect(-50, -65, 100, 4.6, 1))
    for side in (-1, 1):
        straws = joined(*(line([(side * 42, -63), (side * (54 + 3 * (i % 2)), -72 + 4.4 * i)]) for i in range(5)))
        pen.stroke("straw", straws, 2.2)
        pen.part("shirt", polygon([(side * 12, -72), (side * 44, -69), (side * 45, -56), (side * 14, -54)]),
            tone=-0.03 if side < 0 else -0.08)
    pen.stroke("straw", joined(*(line([(x, -28), (x * 1.3, -12 - abs(x) * 0.2)]) for x in range(-15, 16, 5))), 2.4)
    body = smooth([(-15, -74, "c"), (15, -74, "c"), (17, -48), (20, -25, "c"), (12, -28, "c"), (5, -22, "c"),
        (-3, -28, "c"), (-11, -22, "c"), (-20, -26, "c"), (-17, -48)], tension=0.3)
    pen.part("shirt", body)
    pen.mark("shirt", crescent(body, -5, 0), tone=-0.09)
    pen.mark("dark", joined(*(line([(x, -80), (x, -20)]) for x in (-10, 0, 10)),
        *(line([(-24, y), (24, y)]) for y in (-64, -52, -40))), width=1, alpha=0.35)
    pen.part("patch", rotated(rect(2, -48, 10, 10), 8, (7, -43)))
    pen.stroke("straw", joined(*(line([(x * 0.6, -74), (x, -66 + abs(x) * 0.4)]) for x in range(-12, 13, 4))), 2)
    head = smooth([(-12, -78), (-13, -92), (0, -99), (13, -92), (12, -78), (5, -72), (-5, -72)])
    pen.part("sack", head)
    pen.mark("sack", crescent(head, -4, -2), tone=-0.08)
    pen.part("dark", joined(ellipse(-4.6, -86, 2), ellipse(4.6, -86, 2)), shade="flat")
    pen.part("shirt", polygon([(0, -84), (2.4, -80), (-2.4, -80)]), shade="flat")
    pen.stroke("dark", joined(curve((-7, -78), (0, -75.4), (7, -78)), *(line([(x, -79), (x, -74.6)])
        for x in (-4, 0, 4))), 1)
    for side in (-1, 1):
        pen.stroke("straw", joined(*(line([(side * 9, -94), (side * (15 + i), -86 + 4 * i)]) for i in range(3))), 2)
    pen.part("hat", ellipse(0, -94, 25, 5.4), tone=-0.05)
    pen.part("hat", smooth([(-12, -95, "c"), (-8, -112), (2, -116), (10, -110), (12, -95, "c"), (0, -92)]))
    pen.mark("shirt", rect(-16, -100, 32, 5))
    pen.anchor(head=(0, -86), eye=(4, -86), face=(0, -84), hat=(0, -98), top=(0, -114), hand=(50, -63), held=(50, -63),
        neck=(0, -72), chest=(0, -55), lean=(-16, -40), handle=(0, -40))


@symbol("haystack, hay bale, hay, straw bale, bale", kinds="thing", height=1.5,
    slots={"hay": ("#e2b650", "primary"), "rope": ("#a9713f", "fixed")}, home="farm")
def haystack(pen: Pen) -> None:
    body = smooth([(-18, -64, "c"), (26, -67, "c"), (46, -58), (55, -36), (47, -12), (28, -3, "c"), (-18, 0, "c")])
    pen.part("hay", body, tone=-0.03)
    pen.mark("hay", rect(-20, -14, 90, 20), tone=-0.09)
    pen.mark("rope", joined(curve((10, -70), (32, -50), (36, -30), (10, 4)),
        curve((26, -70), (48, -50), (50, -26), (26, 4))), width=1.8)
    disc = ellipse(-18, -32, 33, 32)
    pen.part("hay", disc, tone=0.05)
    for k in (0.8, 0.6, 0.4, 0.2):
        pen.mark("hay", difference(ellipse(-18, -32, 33 * k, 32 * k), ellipse(-18, -32, 33 * k - 2.2, 32 * k - 2.2)),
            tone=-0.1)
    pen.stroke("hay", joined(*(line([(x, 0), (x + d, -9)]) for x, d in ((-46, -5), (-36, 3), (-8, -3), (8, 5), (30, -4),
        (48, 6)))), 1.5, tone=0.03)
    pen.anchor(top=(6, -64), seat=(10, -64), lean=(54, -30))


@symbol("garden gnome, lawn gnome, gnome statue", kinds="statue, figure, thing", height=0.35,
    slots={"hat": ("#cf3236", "primary"), "coat": ("#3f6fb0", "second"), "skin": ("#f0c09a", "fixed"),
    "beard": ("#fbf8f0", "fixed"), "boot": ("#5b3a26", "fixed"), "eye": ("#2a2226", "fixed"), "nose": ("#e59a7c",
        "fixed"),
    "gold": ("#f0c24a", "fixed")}, home="garden", traits=("lively",))
def garden_gnome(pen: Pen) -> None:
    pen.part("boot", joined(smooth([(-22, -12), (-4, -12, "c"), (-3, 0, "c"), (-26, 0, "c"), (-27, -6)]),
        smooth([(22, -12), (4, -12, "c"), (3, 0, "c"), (26, 0, "c"), (27, -6)])))
    coat = smooth([(-16, -48, "c"), (-26, -28), (-25, -9, "c"), (0, -6), (25, -9, "c"), (26, -28), (16, -48, "c")])
    pen.part("coat", coat)
    pen.mark("coat", crescent(coat, -8, 0), tone=-0.1)
    pen.part("boot", smooth([(-26, -22, "c"), (0, -18), (26, -22, "c"), (26, -16, "c"), (0, -12), (-26, -16, "c")]))
    pen.part("gold", rect(-4, -21, 8, 7, 1))
    for side in (-1, 1):
        pen.part("coat", limb([(side * 18, -44, 12), (side * 29, -32, 11), (side * 22, -22, 9)]), tone=0.03)
        pen.part("skin", ellipse(side * 19, -21, 5))
    pen.part("skin", ellipse(0, -56, 17, 15))
    pen.part("beard", smooth([(-17, -60, "c"), (-10, -52), (0, -49), (10, -52), (17, -60, "c"), (18, -46), (10, -30),
        (0, -22), (-10, -30), (-18, -46)]))
    pen.mark("beard", joined(curve((-9, -46), (-5, -34), (-1, -28)), curve((9, -46), (5, -34), (1, -28))), width=1.2,
        tone=-0.1)
    pen.part("nose", ellipse(0, -54, 4.8, 4.2))
    pen.part("eye", joined(ellipse(-7, -60, 2), ellipse(7, -60, 2)), shade="flat")
    hat = smooth([(-21, -62, "c"), (-12, -84), (-2, -112, "c"), (4, -110), (13, -84), (21, -62, "c"), (0, -67)])
    pen.part("hat", hat)
    pen.mark("hat", crescent(hat, -7, 0), tone=-0.1)
    pen.anchor(top=(0, -112), head=(0, -58), face=(0, -56), eye=(7, -60), hat=(0, -110), hand=(19, -21), lean=(-26,
        -30))


@symbol("fountain, water fountain", kinds="street furniture, water", height=3,
    slots={"stone": ("#b9b6b0", "primary"), "water": ("#7cc4e8", "fixed")})
def fountain(pen: Pen) -> None:
    pen.part("water", smooth([(-30, -40, "c"), (-26, -72), (-10, -96), (0, -84), (10, -96), (26, -72), (30, -40, "c"),
        (20, -70), (8, -84), (0, -56), (-8, -84), (-20, -70)]), alpha=0.8, tone=0.04)
    pen.part("stone", turned([(-50, 4), (-20, 5.5), (-8, 9)], tilt=0.2))
    pen.part("stone", turned([(-50, 22, "c"), (-46, 20), (-40, 6)], tilt=0.2))
    pen.part("water", ellipse(0, -50, 19.5, 3.4), tone=0.03, shade="flat")
    pen.part("stone", ellipse(0, -20, 56, 10))
    pen.part("water", ellipse(0, -19.6, 51, 8.2), shade="flat")
    for side in (-1, 1):
        pen.stroke("water", joined(curve((side * 21, -49), (side * 30, -42), (side * 34, -20)),
            curve((side * 15, -47.6), (side * 20, -40), (side * 22, -17))), 2.2, alpha=0.8, tone=0.07)
    pen.part("stone", union(ellipse(0, -19, 3, 1), turned([(-66, 2.4), (-50, 2.4)])))
    wall = turned([(-20, 56), (-14, 55), (0, 52)], tilt=0.18, hollow=True)
    with pen.in_front():
        pen.part("stone", wall)
        pen.mark("stone", crescent(wall, -26, 0), tone=-0.08)
        pen.mark("stone", joined(*(line([(x, -14), (x * 0.96, 12)]) for x in (-36, -14, 12, 36))), tone=-0.12,
            width=0.9, detail=1)
    pen.anchor(top=(0, -96), mouth=(0, -18), opening=(0, -18), seat=(0, -12))


@symbol("maze, hedge maze, garden maze, labyrinth, hedge labyrinth", kinds="structure", height=3, home="garden",
    slots={"leaf": ("#4c9146", "primary"), "path": ("#dcc9a0", "second")})
def maze(pen: Pen) -> None:
    pen.part("path", ellipse(0, -50, 93, 52), tone=-0.02)
    rings = ((88, 90, 34), (62, 250, 50), (36, 70, 80))
    walls = [outline(arc(0, -50, r, 0.56 * r, gap + wide / 2, 360 - wide), 7, round_cap=False) for r, gap,
        wide in rings]
    for far, near, turn in ((88, 62, 130), (88, 62, 20), (62, 36, 190), (62, 36, 330), (88, 62, 280)):
        cos, sin = math.cos(math.radians(turn)), 0.56 * math.sin(math.radians(turn))
        walls.append(outline(line([(far * cos, -50 + far * sin), (near * cos, -50 + near * sin)]), 7, round_cap=False))
    for wall in walls:
        pen.part("leaf", union(wall, moved(wall, 0, -3), moved(wall, 0, -6)), tone=-0.15)
    pen.part("leaf", moved(union(*walls), 0, -8), tone=0.05)
    pen.anchor(top=(0, -104), seat=(0, -50))
