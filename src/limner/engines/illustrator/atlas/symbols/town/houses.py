"""Houses, huts, tents and barns."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    ellipse,
    joined,
    line,
    polygon,
    rect,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import HOLLOW, Pen
from limner.engines.illustrator.atlas.hues import GLASS, TRIM, WOOD
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, pole, quad
from limner.engines.illustrator.atlas.templates.building import block, boards, door, roof, window


@symbol("birdhouse, bird house, nesting box", kinds="house, object", height=0.35, place="air",
    slots={"wall": ("#e0a95f", "primary"), "roof": ("#c2523f", "second"), "hole": ("#3a2a24", "fixed"), "wood": WOOD})
def birdhouse(pen: Pen) -> None:
    pen.part("wall", polygon([(-30, 0), (-30, -52), (0, -80), (30, -52), (30, 0)]))
    pen.mark("wall", joined(*(line([(-40, y), (40, y)]) for y in (-14, -30, -46))), width=1.2, tone=-0.1)
    pen.part("hole", ellipse(0, -42, 15), shade="flat", name=HOLLOW)
    pen.part("wood", rect(-2, -22, 4, 5))
    pen.part("wood", rect(-9, -21, 18, 4, 2))
    for side in (-1, 1):
        pen.part("roof", polygon([(0, -98), (side * 44, -54), (side * 38, -47), (0, -84)]), tone=0.03 * -side)
    pen.anchor(top=(0, -98), seat=(0, -98), handle=(0, -90), floor=(0, -28))


@symbol("treehouse, tree house", kinds="house, building", height=6.0, slots={"leaf": ("#5f9f4a", "primary"),
    "trunk": ("#7a5530", "fixed"), "wall": ("#d9a55c", "second"), "roof": ("#b8523f", "fixed"),
    "dark": ("#4a3324", "fixed"), "pane": ("#bfe3ef", "fixed")})
def treehouse(pen: Pen) -> None:
    pen.part("trunk", smooth([(-12, 0, "c"), (-7, -30), (-10, -60), (12, -60), (8, -30), (15, 0, "c")]))
    pen.part("leaf", union(ellipse(-26, -74, 22), ellipse(26, -76, 22), ellipse(0, -92, 25), ellipse(-14, -60, 18),
        ellipse(20, -58, 17)), tone=-0.03)
    pen.part("wall", rect(-24, -62, 48, 28))
    pen.mark("wall", joined(*(line([(x, -70), (x, -30)]) for x in (-14, -4, 6, 16))), width=1, tone=-0.1)
    pen.part("roof", polygon([(-32, -60), (0, -82), (32, -60)]))
    pen.part("dark", rect(-18, -52, 13, 18, 3), shade="flat")
    pen.part("pane", rect(5, -54, 13, 11, 1), shade="flat")
    pen.part("trunk", rect(-36, -36, 72, 5, 1), tone=-0.05)
    pen.stroke("trunk", joined(line([(24, -32), (28, 0)]), line([(34, -32), (38, 0)]),
        *(line([(24.6 + 0.9 * k, -26 + 6 * k), (34.6 + 0.9 * k, -26 + 6 * k)]) for k in range(5))), 1.8)
    pen.part("leaf", union(ellipse(-36, -60, 13), ellipse(38, -64, 12), ellipse(6, -100, 15)), tone=0.05)
    pen.anchor(top=(0, -110), seat=(0, -36), lean=(-20, -20))


@symbol("gazebo, pavilion, bandstand, garden pavilion", kinds="building", height=4,
    slots={"wood": ("#f4f0e6", "primary"), "roof": ("#5f7f8f", "second"), "floor": ("#a9794a", "fixed")})
def gazebo(pen: Pen) -> None:
    for x in (-24, 24):
        pen.part("wood", rect(x - 2, -58, 4, 50), tone=-0.16)
    pen.part("floor", polygon([(-52, -8), (-30, -15), (30, -15), (52, -8), (52, -2), (30, 0), (-30, 0), (-52, -2)]))
    for x0, x1 in ((-50, -18), (18, 50)):
        pen.part("wood", joined(rect(x0, -27, x1 - x0, 3), rect(x0, -12, x1 - x0, 2.6),
            *(rect(x, -26, 1.8, 16) for x in range(x0 + 3, x1, 5))), tone=-0.03)
    for x in (-50, -18, 18, 50):
        pen.part("wood", rect(x - 2.6, -60, 5.2, 56, 1))
        pen.part("wood", joined(*(polygon([(x + s * 2, -58), (x + s * 11, -58), (x + s * 2, -48)])
            for s in (-1, 1) if abs(x + s * 11) < 56)), tone=-0.04)
    pen.part("wood", rect(-56, -64, 112, 6, 1), tone=0.03)
    roof = smooth([(-64, -62, "c"), (-34, -76), (-12, -96), (0, -106, "c"), (12, -96), (34, -76), (64, -62, "c")])
    pen.part("roof", roof)
    pen.mark("roof", joined(curve((0, -106), (-10, -84), (-22, -60)), curve((0, -106), (10, -84), (22, -60))),
        tone=-0.12, width=1.8)
    pen.mark("roof", polygon([(0, -110), (22, -58), (70, -58)]), tone=-0.08)
    pen.part("wood", union(ellipse(0, -107, 3), rect(-0.8, -116, 1.6, 10)))
    pen.anchor(top=(0, -108), under=(0, -10), seat=(0, -12), lean=(-52, -30))


@symbol("teepee, tipi, wigwam, tepee", kinds="tent, building", height=5, slots={"hide": ("#e6cfa4", "primary"),
    "band": ("#c9503f", "second"), "wood": ("#7a5532", "fixed"), "dark": ("#4a3426", "fixed")})
def teepee(pen: Pen) -> None:
    for x0, x1 in ((-8, 14), (0, 2), (9, -13), (-4, 7), (5, -6)):
        pen.part("wood", pole((x0, -84), (x1, -108), 2.6, 1.8))
    cone = smooth([(-6, -88, "c"), (6, -88, "c"), (28, -44), (46, 0, "c"), (0, 3), (-46, 0, "c"), (-28, -44)],
        tension=0.3)
    pen.part("hide", cone)
    pen.mark("hide", polygon([(4, -92), (60, 6), (24, 6)]), tone=-0.08)
    zig = smooth([(x, -26 + (7 if i % 2 else 0), "c") for i, x in enumerate(range(-49, 50, 7))], closed=False)
    pen.mark("band", joined(zig), width=3.2)
    pen.mark("band", joined(curve((-50, -14), (0, -11), (50, -14)), curve((-30, -60), (0, -58), (30, -60))), width=3)
    pen.part("dark", smooth([(0, -46, "c"), (8, -22), (13, 1.6, "c"), (-11, 1.6, "c"), (-6, -22)]))
    pen.part("hide", smooth([(0, -48, "c"), (-8, -22), (-16, 2, "c"), (-8, 2, "c"), (-3, -22)]), tone=0.05)
    pen.anchor(top=(0, -100), lean=(-40, -20), under=(0, -2))


@symbol("greenhouse, glasshouse, hothouse, conservatory", kinds="building", height=3,
    slots={"glass": GLASS, "frame": ("#f4f6f2", "primary"), "leaf": ("#4f9a46", "fixed"), "pot": ("#c2693f", "fixed"),
    "red": ("#e0473f", "fixed"), "wall": ("#b5654a", "fixed"), "dim": ("#dcefe6", "fixed")}, home="garden",
    traits=("hollow",))
def greenhouse(pen: Pen) -> None:
    pen.part("dim", polygon([(-60, 0), (-60, -50), (-44, -86), (52, -86), (66, -50), (66, 0)]), shade="flat")
    for i, (x, tall) in enumerate(((-48, 30), (-33, 44), (22, 40), (38, 30), (54, 42))):
        pen.part("leaf", union(*(ellipse(x + dx, -14 - dy * tall, 7, 8) for dx, dy in ((-4, 0.3), (4, 0.4), (0, 0.7),
            (-2, 1)))), tone=0.05 * (i % 2) - 0.03)
        pen.part("red", joined(*(ellipse(x + dx, -14 - dy * tall, 1.9) for dx, dy in ((-5, 0.5), (4, 0.3),
            (1, 0.8)))), shade="flat")
        pen.part("pot", polygon([(x - 6, -14), (x + 6, -14), (x + 4.4, -4), (x - 4.4, -4)]))
    pen.part("glass", polygon([(-60, -50), (-44, -86), (52, -86), (66, -50)]), shade="glass", alpha=0.5)
    pen.part("glass", rect(-60, -50, 126, 50), shade="glass", alpha=0.32)
    pen.part("wall", joined(rect(-62, -10, 52, 10), rect(15, -10, 53, 10)))
    pen.mark("wall", joined(*(line([(-64, y), (70, y)]) for y in (-6.6, -3.2))), width=0.8, tone=0.14)
    pen.part("frame", joined(*(rect(x - 1.2, -50, 2.4, 50) for x in (-60, -43, -27, -10, 15, 32, 49, 66))))
    pen.stroke("frame", joined(*(line([(-60 + 18 * i, -50), (-44 + 13.7 * i, -86)]) for i in range(8)),
        line([(-52, -68), (59, -68)]), line([(-60, -28), (66, -28)])), 1.8, shade="form")
    pen.part("frame", joined(rect(-63, -52.4, 132, 4.4, 1), rect(-48, -89, 104, 4.4, 1)))
    pen.part("glass", rect(-10, -46, 25, 46), shade="glass", alpha=0.5)
    pen.stroke("frame", joined(rect(-9, -46, 23, 46), line([(2.5, -46), (2.5, 0)]), line([(-9, -24), (14, -24)])),
        2.2, shade="form")
    pen.part("pot", ellipse(-1, -23, 1.4))
    pen.anchor(top=(4, -90), seat=(4, -90), lean=(-60, -30), inside=(2, -4))


@symbol("doghouse, dog house, kennel, dog kennel", kinds="building, structure", height=1,
    slots={"wall": ("#d98b4a", "primary"), "roof": ("#b8393a", "second"), "dark": ("#33241f", "fixed"),
    "bone": ("#fbf5e6", "fixed")}, home="garden", traits=("hollow",))
def doghouse(pen: Pen) -> None:
    pen.part("wall", quad((30, -52), (58, -56), (58, -4), (30, 0)), tone=-0.13)
    pen.part("wall", polygon([(-34, 0), (-34, -52), (-2, -86), (30, -52), (30, 0)]))
    pen.mark("wall", joined(*(line([(-34, y), (30, y)]) for y in (-62, -50, -38, -26, -14))), width=1, tone=-0.12)
    pen.part("dark", smooth([(-18, 0, "c"), (-18, -28), (-2, -42), (14, -28), (14, 0, "c")]), shade="flat",
        name=HOLLOW)
    pen.part("roof", quad((-2, -94), (26, -96), (66, -54), (38, -48)))
    pen.mark("roof", joined(line([(8, -84), (36, -88)]), line([(18, -72), (46, -76)]), line([(28, -60), (58, -66)])),
        width=1.2, tone=-0.14)
    pen.part("roof", polygon([(-2, -96), (38, -50), (34, -46), (-2, -86), (-38, -46), (-42, -50)]), tone=0.06)
    pen.part("bone", union(rect(-9, -55, 14, 3.4), *(ellipse(x, y, 2.6) for x in (-9, 5) for y in (-55.4, -51.4))))
    pen.anchor(top=(0, -96), seat=(0, -96), lean=(-34, -30), inside=(-2, -2), floor=(-2, -1))


@symbol("log cabin, wooden cabin, hunting lodge, wood cabin", kinds="house, building", height=4.5,
    slots={"log": ("#9a6236", "primary"), "roof": ("#5b4636", "second"), "window": ("#ffdf94", "light"),
    "trim": ("#e6c894", "fixed"), "end": ("#d9a868", "fixed"), "door": ("#6b3f26", "fixed"), "stone": ("#8f8a84",
        "fixed")},
    home="forest")
def log_cabin(pen: Pen) -> None:
    pen.part("stone", rect(30, -98, 13, 44))
    pen.mark("stone", joined(*(line([(30, y), (43, y)]) for y in (-90, -82, -74, -66)), line([(36, -98), (36, -60)])),
        width=0.9, tone=-0.12)
    pen.part("log", polygon([(-46, -48), (0, -86), (46, -48)]), tone=-0.05)
    for i in range(6):
        pen.part("log", rect(-52, -54 + 9 * i, 104, 9, 4), tone=0.03 - 0.05 * (i % 2))
        pen.part("end", joined(ellipse(-47, -49.5 + 9 * i, 3.8), ellipse(47, -49.5 + 9 * i, 3.8)))
        pen.stroke("log", joined(ellipse(-47, -49.5 + 9 * i, 1.8), ellipse(47, -49.5 + 9 * i, 1.8)), 0.8, tone=-0.1)
    pen.part("roof", polygon([(0, -96), (62, -48), (58, -42), (0, -86), (-58, -42), (-62, -48)]))
    pen.part("door", rect(-32, -34, 22, 34, 1))
    pen.mark("door", joined(line([(-25, -34), (-25, 0)]), line([(-17, -34), (-17, 0)])), width=0.9, tone=-0.1)
    pen.part("trim", rect(6, -38, 28, 24, 1))
    pen.part("window", rect(8.6, -35.4, 22.8, 18.8), shade="glow")
    pen.part("trim", joined(rect(19, -36, 2, 20), rect(8, -27, 24, 2)))
    pen.anchor(top=(0, -96), lean=(-52, -30), chimney=(36, -98))


@symbol("house, home, cottage, villa, bungalow, cabin, farmhouse, chalet", kinds="building", height=7,
    poses="standing, snowy", slots={"wall": ("#f0c25c", "primary"), "roof": ("#b9473c", "second"), "trim": TRIM,
    "window": ("#8fc3dd", "light"), "door": ("#3f7d74", "fixed"), "stone": ("#8d8a88", "fixed"), "snow": ("#f4f7fc",
    "fixed")},
    home="meadow", told_in="meadow, village, lake", shapes=("square", "rectangular"))
def house(pen: Pen) -> None:
    pen.part("stone", rect(24, -88, 11, 24))
    pen.mark("stone", rect(30, -90, 6, 28), tone=-0.09)
    pen.part("stone", rect(22.5, -90, 14, 4), tone=-0.05)
    block(pen, "wall", -52, 30, -46, side=24, rise=3)
    boards(pen, "wall", -52, 30, -46, 0, 6)
    pen.mark("wall", rect(-60, -46, 100, 4), tone=-0.12, alpha=0.8)
    pen.part("stone", rect(-53, -5, 84, 5), shade="flat")
    pen.part("stone", quad((31, -5), (55, -8), (55, -3), (31, 0)), tone=-0.1, shade="flat")
    pen.part("roof", polygon([(18, -78), (60, -47), (56, -44), (30, -44)]), tone=-0.13)
    roof(pen, "roof", [(-42, -78), (18, -78), (33, -43), (-60, -43)], courses=6)
    if pen.pose == "snowy":
        pen.part("snow", smooth([(-43, -82, "c"), (18, -82, "c"), (26, -62, "c"), (16, -54), (6, -61), (-6, -52),
            (-20, -60), (-34, -50), (-44, -56), (-53, -52, "c")], tension=0.4))
        pen.part("snow", rect(21.5, -93, 16, 4.5, 2))
    window(pen, -43, -34, 17, 18)
    window(pen, 8, -34, 15, 18)
    window(pen, 37, -35, 9, 17, bars=(1, 1))
    door(pen, -17, 15, 30, base=0)
    pen.part("trim", polygon([(-22, -33), (-9.5, -41), (3, -33)]), tone=-0.03)
    pen.part("stone", rect(-21, -3, 23, 3), tone=0.08, shade="flat")
    pen.anchor(top=(-12, -78), door=(-9, 0), lean=(-54, -20), lamp=(-35, -25))


@symbol("barn, shed, stable, granary", kinds="building", height=9, slots={"wall": ("#b93a34", "primary"),
    "roof": ("#6c6f78", "second"), "trim": TRIM, "window": ("#8fc3dd", "light"), "door": ("#b93a34", "follow"),
    "dark": ("#3b2a2a", "fixed")}, home="farm")
def barn(pen: Pen) -> None:
    gable = polygon([(-48, 0), (-48, -46), (-40, -66), (-12, -84), (16, -66), (24, -46), (24, 0)])
    pen.part("wall", quad((24, -46), (56, -50), (56, -4), (24, 0)), tone=-0.13)
    boards(pen, "wall", 24, 60, -60, 4, 5, upright=True)
    pen.part("roof", polygon([(-12, -87), (20, -91), (50, -72), (18, -67)]), tone=0.05)
    pen.part("roof", polygon([(18, -67), (50, -72), (60, -48), (27, -43)]), tone=-0.06)
    pen.part("wall", gable)
    boards(pen, "wall", -48, 24, -90, 0, 6, upright=True)
    pen.stroke("roof", line([(-53, -43), (-43, -68), (-12, -88), (19, -68), (29, -43)]), 4.4)
    pen.part("trim", rect(-34, -40, 44, 40), shade="flat")
    pen.part("door", rect(-31, -37, 18, 37), shade="flat", tone=-0.04)
    pen.part("door", rect(-11, -37, 18, 37), shade="flat", tone=-0.06)
    pen.stroke("trim", joined(line([(-31, -37), (-13, 0)]), line([(-13, -37), (-31, 0)]), line([(-11, -37), (7, 0)]),
        line([(7, -37), (-11, 0)])), 2)
    pen.part("trim", rect(-20, -66, 16, 16), shade="flat")
    pen.part("dark", rect(-18, -64, 12, 12), shade="flat")
    window(pen, 36, -34, 8, 11, sill=False)
    pen.anchor(top=(-12, -87), door=(-12, 0), lean=(-50, -20))


@symbol("tent, camping tent, camp", kinds="shelter, building", height=1.6, poses="standing, lit",
    slots={"body": ("#ef8b3a", "primary"), "inside": ("#5b3a2b", "fixed"), "lamp": ("#ffd98a", "light"),
    "rope": ("#8d7a63", "fixed"),
    "wood": ("#7a5238", "fixed")}, home="mountains, forest", shapes=("triangular", "conical", "pyramidal"))
def tent(pen: Pen) -> None:
    pen.stroke("rope", joined(line([(-12, -70), (-66, 0)]), line([(44, -66), (70, -2)])), 0.9)
    pen.part("body", polygon([(-10, -72), (42, -68), (62, -6), (32, 0)]), tone=-0.1)
    pen.mark("body", line([(6, -70), (44, -3)]), tone=-0.2, width=0.8)
    pen.part("inside", polygon([(-10, -70), (18, 0), (-40, 0)]), shade="flat", name=HOLLOW)
    if pen.pose == "lit":
        pen.part("lamp", polygon([(-10, -70), (18, 0), (-40, 0)]), shade="glow")
    pen.part("wood", rect(-11, -72, 2, 72), tone=0.05)
    pen.part("body", smooth([(-10, -74, "c"), (-56, 0, "c"), (-30, 0, "c"), (-22, -26), (-10, -68, "c")], tension=0.3))
    pen.part("body", smooth([(-10, -74, "c"), (34, 0, "c"), (10, 0, "c"), (2, -28), (-10, -68, "c")], tension=0.3),
        tone=-0.03)
    pen.part("wood", joined(rect(-67, -4, 2, 6, 1), rect(69, -5, 2, 6, 1)))
    pen.anchor(top=(14, -70), mouth=(-10, -2), lamp=(-10, -14), floor=(-10, -1))


@symbol("igloo, snow house", kinds="building, shelter", height=2.4, slots={"body": ("#dfeaf4", "primary"),
    "dark": ("#5b7899", "fixed")}, home="snow", told_in="arctic")
def igloo(pen: Pen) -> None:
    dome = smooth([(-52, 0, "c"), (-50, -26), (-36, -50), (-12, -62), (12, -62), (36, -50), (50, -26), (52, 0, "c")])
    pen.part("body", dome)
    pen.mark("body", crescent(dome, -16, -3), tone=-0.08, alpha=0.8)
    rows = [(-14, 52), (-29, 48.5), (-43, 41)]
    lines = [curve((-w, y), (0, y + 4), (w, y)) for y, w in rows]
    uprights = [line([(x, y0), (x * k, y1)]) for y0, y1, k, xs in ((4, -12, 0.99, (-38, -16, 28, 44)),
        (-12, -26, 0.95, (-44, -26, -6, 14, 34)), (-26, -40, 0.9, (-36, -14, 6, 26)), (-40, -64, 0.6, (-20, 2, 22)))
        for x in xs]
    pen.mark("body", joined(*lines, *uprights), tone=-0.14, width=1.3)
    arch = smooth([(-24, 2, "c"), (-24, -16), (-14, -31), (0, -35), (14, -31), (24, -16), (24, 2, "c")])
    pen.part("body", arch, tone=0.02)
    pen.mark("body", joined(*(line([(0, -8), (x, y)]) for x, y in ((-28, -22), (-18, -36), (0, -44), (18, -36),
        (28, -22)))), tone=-0.14, width=1.2)
    pen.part("dark", smooth([(-15, 2, "c"), (-15, -12), (-9, -22), (0, -25), (9, -22), (15, -12), (15, 2, "c")]),
        shade="flat", name=HOLLOW)
    pen.mark("dark", smooth([(-15, 2), (-8, -8), (8, -8), (15, 2)]), tone=-0.12)
    pen.anchor(top=(0, -63), mouth=(0, -2), seat=(0, -62), floor=(0, -1))
