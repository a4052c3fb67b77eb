"""What flies in space."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    ellipse,
    intersection,
    joined,
    line,
    polygon,
    rect,
    rotated,
    smooth,
)
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import DARK
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, gloss
from limner.engines.illustrator.atlas.symbols.vehicles.machines import WHEELS
from limner.engines.illustrator.atlas.templates.wheel import tyre


@symbol("space shuttle, shuttle orbiter, shuttle", kinds="rocket, vehicle, space", height=37, place="air",
    slots={"body": ("#f4f5f6", "primary"), "dark": DARK, "red": ("#c9692f", "fixed"), "booster": ("#e9e4d8", "fixed"),
    "fire": ("#ffb03f", "light"), "core": ("#fff3c4", "light"), "blue": ("#2f5f9f", "fixed")})
def space_shuttle(pen: Pen) -> None:
    for x in (-22, 22):
        pen.part("fire", smooth([(x - 5, -14), (x - 8, 4), (x, 26, "c"), (x + 8, 4), (x + 5, -14)]), shade="glow")
        pen.part("core", smooth([(x - 3, -14), (x - 4, 0), (x, 12, "c"), (x + 4, 0), (x + 3, -14)]), shade="glow")
    tank_ = smooth([(-11, -14, "c"), (-12, -84), (-8, -100), (0, -112, "c"), (8, -100), (12, -84), (11, -14, "c")],
        tension=0.4)
    pen.part("red", tank_)
    pen.mark("red", crescent(tank_, -6, 0), tone=-0.1)
    for x in (-22, 22):
        tube = smooth([(x - 6, -12, "c"), (x - 6, -84, "c"), (x, -98, "c"), (x + 6, -84, "c"), (x + 6, -12, "c")],
            tension=0.3)
        pen.part("booster", tube, tone=0.0 if x < 0 else -0.05)
        pen.mark("dark", joined(*(rect(x - 8, y, 16, 1.6) for y in (-74, -52, -30))), alpha=0.7)
        pen.part("dark", polygon([(x - 5, -12), (x + 5, -12), (x + 7, -6), (x - 7, -6)]))
    pen.part("body", polygon([(-9, -56), (-38, -20), (-36, -12), (-8, -12)]))
    pen.part("body", polygon([(9, -56), (38, -20), (36, -12), (8, -12)]), tone=-0.06)
    pen.stroke("dark", joined(line([(-38, -19), (-36, -11), (-8, -11)]), line([(38, -19), (36, -11), (8, -11)])), 2.4)
    hull = smooth([(-9, -10, "c"), (-10, -64), (-7, -80), (0, -90), (7, -80), (10, -64), (9, -10, "c")])
    pen.part("body", hull)
    pen.mark("body", crescent(hull, -5, 0), tone=-0.1)
    pen.mark("dark", smooth([(-6, -78), (0, -81), (6, -78), (5, -73), (0, -75), (-5, -73)]))
    pen.mark("blue", joined(ellipse(0, -58, 4)), alpha=0.9)
    pen.mark("dark", line([(0, -50), (0, -16)]), width=1.2, alpha=0.5)
    pen.part("body", polygon([(-1.6, -40), (1.6, -40), (3, -10), (-3, -10)]), tone=-0.12)
    pen.part("dark", joined(*(polygon([(x - 2.6, -10), (x + 2.6, -10), (x + 4, -4), (x - 4, -4)]) for x in (-5, 5))))
    pen.anchor(top=(0, -110))


@symbol("rover, mars rover, lunar rover, moon rover, space rover, curiosity rover", kinds="vehicle, space", height=2,
    slots={"body": ("#e6e2d8", "primary"), "panel": ("#2b4f8f", "fixed"), "gold": ("#d9a83f", "fixed"), **WHEELS})
def rover(pen: Pen) -> None:
    pen.stroke("metal", joined(line([(-52, -14), (-30, -34), (0, -14)]), line([(-20, -30), (30, -34), (52, -14)])), 4,
        tone=-0.1)
    pen.part("metal", rect(26, -88, 5, 46, 1))
    pen.part("body", rect(16, -104, 30, 18, 3))
    for x in (24, 37):
        pen.part("dark", ellipse(x, -95, 5))
        pen.part("glass", ellipse(x + 1, -96, 2.2), shade="flat")
    pen.stroke("metal", line([(-36, -62), (-44, -92)]), 2)
    pen.part("body", rotated(smooth([(-60, -92), (-44, -84), (-28, -92), (-44, -96)]), -16, (-44, -92)))
    pen.part("gold", rect(-44, -52, 82, 20, 3))
    pen.mark("gold", joined(line([(-24, -56), (-24, -28)]), line([(0, -56), (0, -28)]), line([(20, -56), (20, -28)])),
        tone=-0.12, width=1.4)
    pen.part("panel", polygon([(-58, -54), (-46, -66), (26, -66), (38, -54)]))
    pen.mark("metal", joined(*(line([(x - 6, -52), (x, -68)]) for x in (-40, -24, -8, 8, 24)),
        line([(-60, -60), (40, -60)])), width=1)
    pen.stroke("metal", smooth([(38, -42, "c"), (58, -54, "c"), (72, -36)], closed=False), 3.4)
    pen.part("dark", rect(68, -38, 9, 8, 2))
    for x in (-54, 0, 54):
        tyre(pen, x, -13, 13, rim=0.66, spokes=6)
    pen.anchor(top=(-10, -64), seat=(-10, -64), lean=(-50, -30), head=(31, -95))


@symbol("rocket, spaceship, spacecraft, rocket ship, space rocket, starship, missile", kinds="vehicle, space",
    height=40, place="air", poses="standing, flying", slots={"body": ("#f4f5f8", "primary"),
    "fin": ("#e2453c", "second"), "glass": ("#7cc4e6", "fixed"), "metal": ("#8d97a5", "fixed"),
    "flame": ("#ffb02e", "light"), "core": ("#fff0b0", "light")}, home="space",
    board=Board(0, -37, 33, 15, panel="body"))
def rocket(pen: Pen) -> None:
    if pen.pose == "flying":
        pen.part("flame", smooth([(-11, -10, "c"), (-13, 6), (-5, 14), (0, 34, "c"), (5, 14), (13, 6), (11, -10, "c")]),
            shade="glow")
        pen.part("core", smooth([(-6, -10, "c"), (-6, 4), (0, 18, "c"), (6, 4), (6, -10, "c")]), shade="glow")
    for side in (-1, 1):
        fin = smooth([(side * 14, -44, "c"), (side * 28, -28), (side * 31, 0, "c"), (side * 21, -10),
            (side * 11, -14, "c")])
        pen.part("fin", fin, tone=0.0 if side < 0 else -0.07)
    pen.part("metal", polygon([(-10, -14), (10, -14), (13, -4), (-13, -4)]), tone=-0.05)
    body = smooth([(-13, -12, "c"), (-18, -34), (-18, -60), (-11, -84), (0, -100, "c"), (11, -84), (18, -60), (18, -34),
        (13, -12, "c"), (0, -10)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -10, 0), tone=-0.1, alpha=0.75)
    trim = joined(rect(-30, -101, 60, 23), rect(-30, -24, 60, 5))
    pen.mark("fin", trim)
    pen.mark("fin", intersection(trim, crescent(body, -10, 0)), tone=-0.09)
    gloss(pen, "body", smooth([(-12, -30), (-13, -56), (-8, -74), (-9, -54), (-9, -30)]), detail=0)
    pen.part("metal", ellipse(0, -60, 10.5))
    pen.part("glass", ellipse(0, -60, 7.6), shade="flat")
    pen.mark("glass", crescent(ellipse(0, -60, 7.6), 2.4, 2.4), tone=0.12)
    pen.part("metal", ellipse(0, -37, 6.6), detail=0)
    pen.part("glass", ellipse(0, -37, 4.6), shade="flat")
    pen.part("fin", smooth([(-2.6, -30, "c"), (2.6, -30, "c"), (3.6, -12), (2, 0, "c"), (-2, 0, "c"), (-3.6, -12)]),
        tone=-0.03)
    pen.anchor(top=(0, -100), seat=(0, -60), lamp=(0, 6))


@symbol("ufo, flying saucer, alien spaceship, saucer craft", kinds="vehicle, space", height=5, place="air",
    poses="standing, beaming", slots={"body": ("#9aa7bb", "primary"), "dome": ("#8fe0d4", "second"),
    "lamp": ("#ffe27a", "light"), "beam": ("#c9f7a8", "light")}, home="space")
def ufo(pen: Pen) -> None:
    if pen.pose == "beaming":
        pen.part("beam", polygon([(-18, -8), (18, -8), (42, 62), (-42, 62)]), shade="glow", alpha=0.4)
    dome = smooth([(-27, -32, "c"), (-24, -52), (-10, -63), (10, -63), (24, -52), (27, -32, "c")])
    pen.part("dome", dome, shade="glass", alpha=0.9)
    pen.mark("dome", smooth([(-19, -38), (-18, -50), (-8, -58), (-13, -48), (-14, -38)]), tone=0.14, alpha=0.7)
    pen.mark("dome", crescent(dome, -8, 0), tone=-0.08, alpha=0.6)
    body = smooth([(-62, -22), (-46, -31), (-24, -36), (24, -36), (46, -31), (62, -22), (44, -13), (18, -9), (-18, -9),
        (-44, -13)])
    pen.part("body", body)
    pen.mark("body", smooth([(-70, -21), (-30, -17), (30, -17), (70, -21), (70, 0), (-70, 0)]), tone=-0.12)
    pen.mark("body", smooth([(-56, -25), (-24, -33), (20, -33), (-20, -29)]), tone=0.1, alpha=0.7)
    pen.part("body", smooth([(-20, -11, "c"), (20, -11, "c"), (12, -1), (0, 0), (-12, -1)]), tone=-0.1)
    for x, y in ((-46, -22), (-24, -18.4), (0, -17.4), (24, -18.4), (46, -22)):
        pen.part("lamp", ellipse(x, y, 4, 3), shade="glow")
    pen.anchor(top=(0, -63), seat=(0, -40), lamp=(0, -4))


@symbol("satellite", kinds="space, vehicle", height=4, place="sky",
    slots={"panel": ("#3568b8", "primary"), "body": ("#d9b45a", "second"), "metal": ("#c6ccd6", "fixed"),
    "dark": ("#39414d", "fixed")}, home="space")
def satellite(pen: Pen) -> None:
    turn, centre = -20.0, (0.0, -40.0)
    pen.part("metal", rotated(rect(-66, -41.5, 132, 3), turn, centre))
    for x in (-66, 24):
        panel = rotated(rect(x, -54, 42, 28, 1.5), turn, centre)
        pen.part("panel", panel)
        grid = joined(*(line([(x + 8.4 * i, -54), (x + 8.4 * i, -26)]) for i in range(1, 5)),
            line([(x, -40), (x + 42, -40)]))
        pen.mark("metal", rotated(grid, turn, centre), width=0.9, alpha=0.8)
        pen.mark("panel", rotated(polygon([(x, -54), (x + 18, -54), (x + 4, -26), (x, -26)]), turn, centre), tone=0.12,
            alpha=0.5)
    pen.part("body", rotated(rect(-15, -58, 30, 36, 3), turn, centre))
    pen.mark("body", rotated(rect(4, -58, 14, 36), turn, centre), tone=-0.09)
    pen.mark("dark", rotated(joined(rect(-10, -52, 12, 3), rect(-10, -46, 8, 3)), turn, centre), alpha=0.6)
    pen.stroke("metal", line([(-8, -25), (-16, -12)]), 2.4)
    dish = smooth([(-34, -20, "c"), (-4, -4, "c"), (-13, 2), (-26, -1), (-34, -11)])
    pen.part("metal", dish)
    pen.part("metal", ellipse(-19, -12, 17, 5, turn=28), tone=0.07)
    pen.stroke("dark", line([(-19, -12), (-12, -25)]), 1.2)
    pen.stroke("metal", line([(8, -60), (13, -76)]), 1.6)
    pen.part("body", ellipse(13.4, -77, 2.6))
    pen.anchor(top=(0, -58))
