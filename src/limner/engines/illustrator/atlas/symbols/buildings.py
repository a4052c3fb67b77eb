"""Houses and other buildings."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    Path,
    difference,
    ellipse,
    joined,
    line,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, crescent, curve, quad
from limner.engines.illustrator.atlas.templates.building import battlement, block, boards, door, roof, window

TRIM: Hue = ("#f8f4ea", "fixed")
WINDOW: Hue = ("#8fc3dd", "light")


@symbol("house, home, cottage, villa, bungalow, cabin, farmhouse, chalet", kinds="building", height=7,
    poses="standing, snowy", slots={"wall": ("#f0c25c", "primary"), "roof": ("#b9473c", "second"), "trim": TRIM,
    "window": WINDOW, "door": ("#3f7d74", "fixed"), "stone": ("#8d8a88", "fixed"), "snow": ("#f4f7fc", "fixed")},
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
    "roof": ("#6c6f78", "second"), "trim": TRIM, "window": WINDOW, "door": ("#b93a34", "follow"),
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


@symbol(
    "skyscraper, tower block, high-rise, office building, apartment block, building, apartment building, "
    "hotel",
    kinds="building", height=120, poses="standing, stepped, round", slots={"wall": ("#6f8fb0", "primary"),
    "window": ("#cfe6f2", "light"), "glass": ("#bcd6e6", "fixed"), "dark": ("#3f4c5e", "fixed")},
    shapes=("rectangular",))
def skyscraper(pen: Pen) -> None:
    tiers = {"standing": [(-18, 12, -90)], "stepped": [(-20, 14, -56), (-15, 9, -78), (-9, 4, -92)],
        "round": [(-15, 12, -86)]}[pen.pose]
    low = 0.0
    if pen.pose == "round":
        pen.part("wall", smooth([(-15, -84, "c"), (-12, -94), (0, -98), (12, -95), (22, -87, "c")]), tone=0.03)
    for left, right, top in tiers:
        rows = [top + 4 + 6 * j for j in range(int((low - top - 6) / 6))]
        front = [rect(left + 2.4 + 5 * i, y, 3.4, 3.8) for i in range(int((right - left - 3) / 5)) for y in rows]
        side = [quad((x, y - 0.2), (x + 2.6, y - 0.5), (x + 2.6, y + 3.3), (x, y + 3.6))
            for x in (right + 1.6, right + 5.6) for y in rows]
        pen.part("wall", quad((right, top), (right + 10, top - 1.5), (right + 10, low - 1.5), (right, low)), tone=-0.12)
        _panes(pen, side, -0.14)
        pen.part("wall", rect(left, top, right - left, low - top))
        _panes(pen, front, 0.0)
        pen.part("wall", quad((left, top), (left + 10, top - 3), (right + 10, top - 3), (right, top)), tone=0.1)
        low = top
    pen.part("dark", rect(-7, -7, 9, 7), shade="flat")
    if pen.pose != "round":
        top = tiers[-1][2]
        pen.part("dark", rect(-4, top - 6, 9, 5), tone=0.12)
        pen.stroke("dark", line([(0, top - 5), (0, -105)]), 0.9)
    pen.anchor(top=(0, tiers[-1][2]), lean=(-18, -30))


def _panes(pen: Pen, panes: list[Path], tone: float) -> None:
    """The windows of a face: some stay dark at night."""
    lit = [pane for i, pane in enumerate(panes) if i * 618 % 1000 > 420]
    pen.mark("glass", joined(*panes), tone=tone)
    pen.mark("window", joined(*lit), tone=tone, shade="glow")


@symbol("lighthouse, beacon", kinds="building, landmark", height=30, slots={"stripe": ("#c9302f", "primary"),
    "wall": ("#f8f6f2", "second"), "dome": ("#8c1f2b", "follow"), "dark": ("#3a404b", "fixed"),
    "lamp": ("#ffe9a0", "light"), "window": ("#4b5a6c", "light")}, home="sea")
def lighthouse(pen: Pen) -> None:
    tower = smooth([(-13, 0, "c"), (-8.6, -66, "c"), (8.6, -66, "c"), (13, 0, "c"), (0, 2)], tension=0.4)
    pen.part("wall", tower)
    for y0, y1 in ((-55, -43), (-30, -15)):
        pen.mark("stripe", smooth([(-20, y0, "c"), (0, y0 + 1.6), (20, y0, "c"), (20, y1, "c"), (0, y1 + 1.8),
            (-20, y1, "c")]))
        pen.mark("stripe", rect(4, y0, 12, y1 - y0 + 1.6), tone=-0.08)
    pen.mark("wall", joined(rect(3.4, -66, 12, 11), rect(4, -41.4, 12, 11), rect(5, -13.4, 12, 16)), tone=-0.07)
    for x, y in ((-3, -60), (1, -37), (-2, -24)):
        pen.part("window", smooth([(x - 1.4, y + 4, "c"), (x - 1.4, y), (x, y - 1.6), (x + 1.4, y),
            (x + 1.4, y + 4, "c")]), shade="glow")
    pen.part("dome", smooth([(-3.4, 0.6, "c"), (-3.4, -8), (0, -11.4), (3.4, -8), (3.4, 0.6, "c")]))
    pen.part("dark", polygon([(-12, -71), (12, -71), (9, -66), (-9, -66)]))
    pen.part("lamp", rect(-6, -84, 12, 13), shade="glow")
    pen.stroke("dark", joined(*(line([(x, -84), (x, -71)]) for x in (-6, -2, 2, 6))), 0.8)
    pen.part("dome", smooth([(-8, -83.6, "c"), (-6, -90), (0, -94), (6, -90), (8, -83.6, "c")]))
    pen.part("dome", ellipse(0, -95, 1.6))
    pen.stroke("dark", line([(0, -95), (0, -101)]), 0.8)
    pen.stroke("dark", joined(line([(-12, -76), (12, -76)]), *(line([(x, -76), (x, -71)])
        for x in (-12, -7.2, -2.4, 2.4, 7.2, 12))), 0.8)
    pen.anchor(top=(0, -95), lamp=(0, -77.5), door=(0, 0), lean=(12, -20))


@symbol("castle, fortress, fort, palace, citadel", kinds="building, landmark", height=30,
    slots={"wall": ("#b9b4ad", "primary"), "roof": ("#4467a8", "second"), "window": ("#454b5c", "light"),
    "flag": ("#d9433f", "fixed"), "door": ("#6e4a30", "fixed"), "trim": ("#d8d3ca", "fixed")},
    home="meadow", told_in="mountains, meadow")
def castle(pen: Pen) -> None:
    def tower(x: float, half_width: float, top: float, spire: float, tone: float = 0.0) -> None:
        pen.stroke("door", line([(x, spire), (x, spire - 9)]), 0.8)
        pen.part("flag", smooth([(x, spire - 9, "c"), (x + 5, spire - 8.4), (x + 10, spire - 9, "c"),
            (x + 8, spire - 6), (x, spire - 4, "c")]))
        pen.part("wall", rect(x - half_width, top, 2 * half_width, -top), tone=tone)
        pen.mark("wall", rect(x + half_width * 0.3, top, half_width, -top), tone=tone - 0.08)
        pen.mark("wall", joined(*(rect(x - half_width * 0.7 + (i * 37 % 10) * half_width * 0.11, top + 9 + i * 11, 5, 2,
            0.5) for i in range(int(-top / 13)))), tone=tone - 0.06, detail=1)
        pen.part("wall", battlement(x - half_width - 2, x + half_width + 2, top, 4, 4), tone=tone + 0.02)
        cone = polygon([(x - half_width - 1, top - 3), (x, spire), (x + half_width + 1, top - 3)])
        pen.part("roof", cone, tone=tone * 0.5)
        pen.mark("roof", polygon([(x + half_width * 0.2, top - 3), (x, spire), (x + half_width + 3, top - 3)]),
            tone=-0.09)
        window(pen, x - 2.4, top + 8, 4.8, 9, bars=(0, 0), sill=False, arched=True)

    tower(-22, 9, -70, -96, -0.09)
    tower(22, 9, -70, -96, -0.09)
    pen.part("wall", rect(-16, -60, 32, 30), tone=-0.05)
    pen.part("wall", battlement(-17, 17, -60, 4, 5), tone=-0.05)
    window(pen, -9, -53, 5, 9, bars=(0, 0), sill=False, arched=True)
    window(pen, 4, -53, 5, 9, bars=(0, 0), sill=False, arched=True)
    pen.part("wall", rect(-40, -38, 80, 38))
    pen.mark("wall", joined(*(rect(x, y, 7, 2.4, 0.6) for x, y in ((-30, -28), (-24, -12), (22, -30), (17, -16),
        (-14, -33), (26, -8)))), tone=-0.06, detail=1)
    pen.part("wall", battlement(-40, 40, -38, 5, 9), tone=0.02)
    tower(-46, 11, -56, -86)
    tower(46, 11, -56, -86)
    door(pen, -9, 18, 26, arched=True)
    pen.mark("trim", joined(*(line([(x, -30), (x, 0)]) for x in (-5, 0, 5)),
        *(line([(-9, y), (9, y)]) for y in (-18, -11, -4))), width=0.7, alpha=0.5)
    pen.anchor(top=(0, -64), door=(0, 0), lean=(-57, -20))


@symbol("windmill, mill", kinds="building, landmark", height=16, poses="standing, turned",
    slots={"wall": ("#f1e7d3", "primary"), "cap": ("#a6503c", "second"), "sail": ("#fbf8f0", "fixed"),
    "wood": ("#7a5238", "fixed"), "window": WINDOW, "trim": ("#7a5238", "fixed"), "door": ("#7a5238", "fixed")},
    home="farm")
def windmill(pen: Pen) -> None:
    tower = smooth([(-21, 0, "c"), (-13, -60, "c"), (13, -60, "c"), (21, 0, "c"), (0, 3)], tension=0.3)
    pen.part("wall", tower)
    pen.mark("wall", polygon([(6, -62), (20, -62), (26, 4), (9, 4)]), tone=-0.09)
    pen.mark("wall", joined(*(rect(x, y, 6, 2.2, 0.6) for x, y in ((-14, -10), (-8, -24), (6, -14), (-10, -40),
        (5, -50), (10, -32)))), tone=-0.07, detail=1)
    pen.part("cap", smooth([(-16, -59, "c"), (-13, -70), (0, -77), (13, -70), (16, -59, "c"), (0, -56)]))
    window(pen, -3.4, -45, 6.8, 9, arched=True)
    door(pen, -6, 12, 19, arched=True)
    for k in range(4):
        angle = 90 * k + (22 if pen.pose == "standing" else 45)
        vane = rect(1.4, -108, 10, 36)
        bars = joined(*(line([(1.4, -108 + 6 * i), (11.4, -108 + 6 * i)]) for i in range(7)),
            line([(6.4, -108), (6.4, -72)]), line([(11.4, -108), (11.4, -72)]))
        pen.part("sail", rotated(vane, angle, (0, -66)), shade="flat")
        pen.stroke("wood", rotated(bars, angle, (0, -66)), 0.8)
        pen.stroke("wood", rotated(line([(0, -66), (0, -109)]), angle, (0, -66)), 2)
    pen.part("wood", ellipse(0, -66, 4))
    pen.anchor(top=(0, -77), door=(0, 0), lean=(18, -20))


@symbol("church, chapel, cathedral", kinds="building", height=22, slots={"wall": ("#f3ede0", "primary"),
    "roof": ("#5d6f8a", "second"), "trim": ("#cfc4b2", "fixed"), "window": ("#86b9d8", "light"),
    "door": ("#7d5638", "fixed"), "gold": ("#dcae45", "fixed")}, home="meadow", told_in="meadow, village, lake")
def church(pen: Pen) -> None:
    block(pen, "wall", -6, 52, -36)
    pen.mark("wall", rect(-10, -36, 80, 4), tone=-0.1)
    roof(pen, "roof", [(-6, -62), (46, -62), (57, -35), (-6, -35)], courses=5)
    for x in (12, 26, 40):
        window(pen, x, -28, 6, 17, bars=(1, 1), arched=True, sill=False)
    block(pen, "wall", -38, -10, -62, side=8, rise=0)
    roof(pen, "roof", [(-24.5, -94), (-23.5, -94), (-6, -60), (-42, -60)], courses=0)
    pen.mark("roof", polygon([(-24, -94), (0, -58), (-18, -58)]), tone=-0.09)
    pen.part("roof", polygon([(-24, -94), (-6, -60), (1, -62)]), tone=-0.13)
    pen.part("gold", union(rect(-25, -107, 2, 14), rect(-28.4, -103.6, 8.8, 2)), shade="flat")
    pen.part("trim", ellipse(-24, -48, 7))
    pen.part("window", ellipse(-24, -48, 5.2), shade="glow")
    pen.stroke("trim", joined(line([(-29, -48), (-19, -48)]), line([(-24, -53), (-24, -43)])), 0.9)
    door(pen, -31, 14, 26, arched=True)
    pen.part("trim", rect(-35, -2.4, 22, 2.4), shade="flat")
    pen.anchor(top=(22, -62), door=(-24, 0), lean=(50, -20))


@symbol("tent, camping tent, camp", kinds="shelter, building", height=1.6, poses="standing, lit",
    slots={"body": ("#ef8b3a", "primary"), "inside": ("#5b3a2b", "fixed"), "lamp": ("#ffd98a", "light"),
    "rope": ("#8d7a63", "fixed"),
    "wood": ("#7a5238", "fixed")}, home="mountains, forest", shapes=("triangular", "conical", "pyramidal"))
def tent(pen: Pen) -> None:
    pen.stroke("rope", joined(line([(-12, -70), (-66, 0)]), line([(44, -66), (70, -2)])), 0.9)
    pen.part("body", polygon([(-10, -72), (42, -68), (62, -6), (32, 0)]), tone=-0.1)
    pen.mark("body", line([(6, -70), (44, -3)]), tone=-0.2, width=0.8)
    pen.part("inside", polygon([(-10, -70), (18, 0), (-40, 0)]), shade="flat")
    if pen.pose == "lit":
        pen.part("lamp", polygon([(-10, -70), (18, 0), (-40, 0)]), shade="glow")
    pen.part("wood", rect(-11, -72, 2, 72), tone=0.05)
    pen.part("body", smooth([(-10, -74, "c"), (-56, 0, "c"), (-30, 0, "c"), (-22, -26), (-10, -68, "c")], tension=0.3))
    pen.part("body", smooth([(-10, -74, "c"), (34, 0, "c"), (10, 0, "c"), (2, -28), (-10, -68, "c")], tension=0.3),
        tone=-0.03)
    pen.part("wood", joined(rect(-67, -4, 2, 6, 1), rect(69, -5, 2, 6, 1)))
    pen.anchor(top=(14, -70), mouth=(-10, -2), lamp=(-10, -14))


@symbol("bridge, arch bridge, stone bridge, footbridge, viaduct", kinds="landmark, building", height=9,
    slots={"stone": ("#b5a48f", "primary")}, home="lake")
def bridge(pen: Pen) -> None:
    body = difference(smooth([(-72, 0, "c"), (-72, -24, "c"), (-40, -36), (0, -41), (40, -36), (72, -24, "c"),
        (72, 0, "c")]), union(*(smooth([(x - w, 2, "c"), (x - w, -h * 0.5), (x - w * 0.6, -h * 0.9), (x, -h),
        (x + w * 0.6, -h * 0.9), (x + w, -h * 0.5), (x + w, 2, "c")]) for x, w,
        h in ((-44, 13, 16), (0, 20, 26), (44, 13, 16)))))
    pen.part("stone", body)
    for x, w, h in ((-44, 13, 16), (0, 20, 26), (44, 13, 16)):
        voussoirs = difference(ellipse(x, -h * 0.42, w + 3.6, h * 0.6 + 3), ellipse(x, -h * 0.42, w, h * 0.58))
        pen.mark("stone", difference(voussoirs, rect(x - 40, -h * 0.36, 80, 40)), tone=-0.08)
    bricks = [rect(x, y, 7, 2.6, 0.6) for x, y in ((-64, -14), (-60, -20), (-26, -24), (-22, -10), (22, -12), (26, -26),
        (60, -18), (62, -8), (-30, -30), (14, -33), (-8, -34), (-68, -6))]
    pen.mark("stone", joined(*bricks), tone=-0.07, detail=1)
    for offset, thick, tone in ((0.0, 6.0, 0.03), (-6.0, 2.6, 0.08)):
        pen.part("stone", smooth([(-75, -24 + offset - thick, "c"), (-40, -36 + offset - thick),
            (0, -41 + offset - thick), (40, -36 + offset - thick), (75, -24 + offset - thick, "c"),
            (75, -24 + offset, "c"), (40, -36 + offset), (0, -41 + offset), (-40, -36 + offset),
            (-75, -24 + offset, "c")]), tone=tone)
    pen.anchor(top=(0, -49), seat=(0, -48), under=(0, 0))


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
        shade="flat")
    pen.mark("dark", smooth([(-15, 2), (-8, -8), (8, -8), (15, 2)]), tone=-0.12)
    pen.anchor(top=(0, -63), mouth=(0, -2), seat=(0, -62))


@symbol("school, schoolhouse, town hall, library, museum, courthouse, university", kinds="building", height=12,
    slots={"wall": ("#c8654f", "primary"), "roof": ("#5b6678", "second"), "trim": TRIM, "window": WINDOW,
    "door": ("#5d7f9f", "fixed"), "flag": ("#e2a93b", "fixed")})
def school(pen: Pen) -> None:
    block(pen, "wall", -66, 66, -40, tone=-0.03)
    boards(pen, "wall", -66, 66, -40, 0, 4)
    pen.part("roof", polygon([(-70, -39), (-62, -50), (62, -50), (70, -39)]))
    for x in (-58.0, -40.0, 28.0, 46.0):
        window(pen, x, -31, 12, 20, bars=(1, 2))
    pen.stroke("trim", line([(0, -86), (0, -104)]), 1.2)
    pen.part("flag", smooth([(0, -104, "c"), (8, -103), (16, -104, "c"), (16, -95, "c"), (8, -94.6), (0, -95, "c")]))
    pen.part("roof", polygon([(-9, -76), (0, -88), (9, -76)]))
    pen.part("trim", rect(-7, -76, 14, 14), tone=-0.04)
    pen.part("window", ellipse(0, -68, 4.6), shade="flat", tone=0.15)
    pen.stroke("roof", line([(0, -71), (0, -68), (2.4, -67)]), 0.8)
    block(pen, "wall", -22, 22, -46)
    pen.part("trim", polygon([(-27, -44), (0, -64), (27, -44)]), tone=-0.03)
    pen.part("wall", polygon([(-18, -47), (0, -60), (18, -47)]), tone=-0.02)
    for x in (-19, -7.5, 4.5, 16):
        pen.part("trim", rect(x, -44, 3.4, 41))
    door(pen, -6, 12, 24)
    pen.part("trim", rect(-25, -4, 50, 4), tone=-0.06)
    pen.anchor(top=(-46, -50), door=(0, 0), lean=(-66, -20))


@symbol("shop, store, cafe, restaurant, bakery, kiosk, supermarket, stall", kinds="building", height=5,
    slots={"wall": ("#efe3cd", "fixed"), "awning": ("#d9483f", "primary"), "white": ("#fdf9f0", "second"),
    "trim": ("#7d5638", "fixed"), "window": WINDOW, "door": ("#7d5638", "fixed"), "sign": ("#3f6f68", "fixed")},
    board=Board(-2, -62, 96, 20, panel="#24504a"))
def shop(pen: Pen) -> None:
    block(pen, "wall", -52, 46, -88, side=12, rise=2)
    pen.part("wall", rect(-55, -92, 104, 6), tone=0.02)
    for x in (-40.0, -8.0, 24.0):
        window(pen, x, -84, 13, 14, bars=(1, 1))
    pen.part("sign", rect(-46, -64, 86, 11, 2))
    pen.mark("white", joined(rect(-26, -60, 46, 3, 1.5)), alpha=0.9)
    window(pen, -44, -36, 46, 26, bars=(2, 0))
    pen.part("trim", rect(-46, -8, 50, 8), tone=0.03)
    door(pen, 15, 20, 36)
    pen.part("window", rect(18, -33, 14, 20), shade="glow")
    count, left, right = 9, -54.0, 48.0
    step = (right - left) / count
    for i in range(count):
        x = left + step * i
        strip = smooth([(x + step * 0.1 + 1, -54, "c"), (x + step * 0.9 + 1, -54, "c"), (x + step, -38, "c"),
            (x + step * 0.5, -33), (x, -38, "c")], tension=0.4)
        pen.part("white" if i % 2 else "awning", strip)
    pen.anchor(top=(0, -92), door=(25, 0), lean=(-52, -20))
