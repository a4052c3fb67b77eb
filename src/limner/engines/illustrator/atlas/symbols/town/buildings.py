"""Buildings that are no homes."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    Path,
    arc,
    difference,
    ellipse,
    joined,
    line,
    outline,
    polygon,
    rect,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import DARK, GLASS, GOLD, STEEL, TRIM, WHITE
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, quad
from limner.engines.illustrator.atlas.templates.building import battlement, block, boards, door, roof, window


@symbol("tower, castle tower, stone tower, wizard tower, wizard's tower, mage tower, watchtower, watch tower, "
    "round tower, turret, keep",
    kinds="building",
    height=22, home="meadow", symbol_id="stone_tower", slots={"stone": ("#a9a6a0", "primary"), "roof": ("#4f5f8f",
        "second"),
    "wood": ("#6b4430", "fixed"), "dark": ("#3a3640", "fixed"), "window": ("#ffdf8a", "light"),
    "flag": ("#d23b35", "fixed")}, shapes=("cylindrical",))
def stone_tower(pen: Pen) -> None:
    pen.stroke("dark", line([(0, -104), (0, -122)]), 1.2)
    pen.part("flag", polygon([(0.6, -122), (18, -117), (0.6, -112)]), shade="flat")
    body = smooth([(-20, 0, "c"), (-15, -14), (-15, -66, "c"), (15, -66, "c"), (15, -14), (20, 0, "c"), (0, 3)],
        tension=0.3)
    pen.part("stone", body)
    pen.mark("stone", crescent(body, -8, 0), tone=-0.09)
    blocks = [rect(x, y, 6.4, 3, 0.8) for x, y in ((-12, -58), (4, -52), (-6, -44), (6, -36), (-13, -32), (-4, -22),
        (7, -18),
        (-12, -12), (1, -60))]
    pen.mark("stone", joined(*blocks), tone=0.07)
    pen.part("stone", smooth([(-15, -62, "c"), (-20, -70), (-20, -80, "c"), (20, -80, "c"), (20, -70), (15, -62, "c")],
        tension=0.3), tone=0.03)
    pen.mark("dark", joined(*(rect(x - 2, -70, 4, 9, 1) for x in (-14, -7, 0, 7, 14))), alpha=0.35)
    pen.part("roof", smooth([(-26, -78, "c"), (-12, -92), (0, -110, "c"), (12, -92), (26, -78, "c"), (0, -75)],
        tension=0.3))
    pen.mark("roof", polygon([(2, -112), (30, -76), (8, -72)]), tone=-0.09)
    pen.mark("roof", joined(*(curve((-24 + d * 0.5, -80 - d), (0, -77 - d), (24 - d * 0.5, -80 - d)) for d in (5, 12,
        19))),
        tone=-0.06, width=0.9, detail=1)
    for x, y in ((-5, -52), (5, -34)):
        pen.part("dark", smooth([(x - 3.4, y, "c"), (x - 3.4, y - 7), (x, y - 11), (x + 3.4, y - 7), (x + 3.4, y,
            "c")]),
            shade="flat")
        pen.part("window", smooth([(x - 2.4, y - 1, "c"), (x - 2.4, y - 7), (x, y - 9.6), (x + 2.4, y - 7),
            (x + 2.4, y - 1, "c")]), shade="glow")
    pen.part("wood", smooth([(-6, 1.6, "c"), (-6, -10), (0, -16), (6, -10), (6, 1.6, "c")], tension=0.4))
    pen.mark("dark", joined(line([(-2, -14), (-2, 2)]), line([(2, -14), (2, 2)])), width=0.7)
    pen.anchor(top=(0, -110), lean=(-15, -30), door=(0, 0))


@symbol("clock tower, bell tower", kinds="landmark, tower", height=60,
    slots={"wall": ("#d9b98a", "primary"), "roof": ("#4f6b62", "second"), "face": ("#fdf6df", "light"),
    "dark": ("#3d3b42", "fixed"), "trim": ("#b9945f", "follow"), "window": ("#7ba6bf", "light")},
    symbol_id="clock_tower", home="park", told_in="park, street")
def clock_tower(pen: Pen) -> None:
    block(pen, "wall", -13, 9, -66, side=6, rise=1)
    for x in (-9, -3.4, 2.2):
        pen.mark("wall", rect(x, -60, 3, 58), tone=-0.07)
    for y in (-56, -38, -20):
        window(pen, -4, y, 4, 8, sill=False, bars=(0, 0), arched=True)
    block(pen, "wall", -16, 12, -84, side=6, bottom=-62, rise=1, tone=0.02)
    pen.part("trim", rect(-17, -64, 30, 2.6))
    pen.part("trim", rect(-17, -86, 30, 2.8))
    pen.part("dark", ellipse(-2, -74, 9.4))
    pen.part("face", ellipse(-2, -74, 8.2), shade="glow")
    pen.stroke("dark", joined(line([(-2, -80), (-2, -74), (2.6, -71.6)])), 1.1)
    pen.part("wall", battlement(-12, 8, -86, 3, 4))
    pen.part("roof", polygon([(-15, -86), (-2, -106), (11, -86)]))
    pen.part("roof", polygon([(11, -86), (-2, -106), (17, -88)]), tone=-0.12)
    pen.stroke("dark", line([(-2, -105), (-2, -111)]), 0.9)
    pen.anchor(top=(-2, -106), lamp=(-2, -74), lean=(-13, -20))


@symbol("factory, plant factory, power plant, mill factory, industrial plant", kinds="building", height=18.0,
    slots={"wall": ("#b5654a", "primary"), "roof": ("#6b6f7c", "fixed"), "pane": ("#f4d88a", "light"),
    "smoke": ("#d9dde4", "fixed"), "door": DARK})
def factory(pen: Pen) -> None:
    for x, top in ((-40, -84), (-20, -94)):
        pen.part("smoke", union(ellipse(x + 4, top - 7, 9), ellipse(x + 15, top - 13, 11),
            ellipse(x + 29, top - 16, 9)), alpha=0.85)
        pen.part("wall", polygon([(x - 6, 0), (x - 4.4, top), (x + 4.4, top), (x + 6, 0)]), tone=-0.05)
        pen.mark("smoke", rect(x - 8, top + 5, 16, 5))
    pen.part("wall", rect(-50, -40, 100, 40))
    pen.part("roof", joined(*(polygon([(x, -40), (x, -60), (x + 22, -40)]) for x in (-14, 8, 30))))
    pen.part("wall", rect(-52, -42, 104, 4), tone=-0.1)
    pen.part("pane", joined(*(rect(x, -32, 11, 10, 1) for x in (-44, -28, -12, 20, 36))), shade="glow")
    pen.part("door", rect(0, -24, 16, 24, 1), shade="flat")
    pen.anchor(top=(0, -60), lean=(-50, -20))


@symbol("hospital, clinic, medical centre, medical center", kinds="building", height=14.0,
    slots={"wall": ("#f4f3ef", "primary"), "cross": ("#d5473f", "second"), "pane": ("#9fcfe6", "light"),
    "door": ("#5f8fb0", "fixed"), "roof": ("#b9c4cc", "fixed")})
def hospital(pen: Pen) -> None:
    pen.part("wall", rect(-56, -56, 112, 56, 1), tone=-0.04)
    pen.part("wall", rect(-24, -92, 48, 92, 1))
    pen.part("roof", joined(rect(-27, -95, 54, 5, 1), rect(-58, -59, 32, 4, 1), rect(26, -59, 32, 4, 1)))
    pen.part("cross", union(rect(-4, -86, 8, 24), rect(-12, -78, 24, 8)), shade="flat")
    pen.part("pane", joined(*(rect(x, y, 9, 10, 1) for x in (-50, -37, 28, 41) for y in (-48, -30)),
        *(rect(x, -52, 9, 11, 1) for x in (-16, -4, 8))), shade="glow")
    pen.part("door", joined(rect(-14, -24, 13, 24), rect(1, -24, 13, 24)), shade="glass")
    pen.part("cross", rect(-22, -30, 44, 5, 1))
    pen.anchor(top=(0, -95), lean=(-50, -20))


@symbol("stadium, sports arena, arena", kinds="building", height=20.0, slots={"wall": ("#cfd6de", "primary"),
    "seat": ("#4f7fb8", "second"), "field": ("#5fa84a", "fixed"), "line": ("#f6f6f0", "fixed"), "metal": STEEL,
    "lamp": ("#fff2b8", "light")})
def stadium(pen: Pen) -> None:
    for x in (-52, 52):
        pen.part("metal", rect(x - 1.6, -92, 3.2, 70))
        pen.part("metal", rect(x - 11, -100, 22, 12, 2))
        pen.part("lamp", joined(*(ellipse(x + dx, -94, 2.8) for dx in (-7, 0, 7))), shade="glow")
    pen.part("wall", ellipse(0, -42, 60, 24))
    pen.part("seat", ellipse(0, -43, 54, 20))
    pen.mark("seat", ellipse(0, -43, 54, 20), tone=-0.04)
    pen.part("field", ellipse(0, -38, 35, 10.4), shade="flat")
    pen.mark("line", difference(ellipse(0, -38, 9, 3.6), ellipse(0, -38, 7.6, 2.8)))
    pen.mark("line", rect(-0.8, -52, 1.6, 28))
    front = difference(smooth([(-60, -42, "c"), (-58, -10), (-30, -1), (0, 0), (30, -1), (58, -10), (60, -42, "c"),
        (40, -25), (0, -18), (-40, -25)]), rect(0, 0, 1, 1))
    pen.part("wall", front, tone=-0.03)
    pen.mark("wall", joined(*(line([(x, -40), (x, 4)]) for x in range(-54, 56, 9))), width=1.6, tone=-0.12)
    pen.anchor(top=(0, -100), lean=(-50, -20))


@symbol("mosque, masjid, minaret", kinds="building", height=22.0, slots={"wall": ("#efe4cf", "primary"),
    "dome": ("#4f9fa8", "second"), "gold": GOLD, "door": ("#6b5238", "fixed")})
def mosque(pen: Pen) -> None:
    for x in (-46, 46):
        pen.part("wall", rect(x - 5, -82, 10, 82))
        pen.part("wall", rect(x - 7, -62, 14, 4, 1), tone=-0.08)
        pen.part("dome", smooth([(x - 6, -81, "c"), (x - 6.4, -89), (x, -99, "c"), (x + 6.4, -89), (x + 6, -81, "c")]))
        pen.part("gold", rect(x - 0.6, -105, 1.2, 7))
    pen.part("wall", rect(-34, -42, 68, 42))
    pen.part("dome", smooth([(-26, -42, "c"), (-31, -56), (-20, -74), (0, -90, "c"), (20, -74), (31, -56),
        (26, -42, "c")]))
    pen.mark("dome", joined(*(curve((0, -90), (x, -64), (x * 0.9, -42)) for x in (-16, 0, 16))), width=1.2, tone=-0.1)
    pen.stroke("gold", arc(0, -98, 4, 4, 60, 280), 1.6)
    for x, w, h in ((0, 20, 30), (-23, 12, 22), (23, 12, 22)):
        pen.part("door", smooth([(x - w / 2, 0, "c"), (x - w / 2, -h * 0.6), (x, -h, "c"), (x + w / 2, -h * 0.6),
            (x + w / 2, 0, "c")], tension=0.4), shade="flat")
    pen.part("wall", rect(-36, -45, 72, 4, 1), tone=-0.07)
    pen.anchor(top=(0, -92), lean=(-40, -20))


@symbol("american diner, diner building, diner restaurant", kinds="building", height=4,
    slots={"wall": ("#d9dee4", "primary"), "red": ("#cf3236", "second"), "glass": ("#ffe2a0", "light"), "dark": DARK,
    "neon": ("#4fd8e6", "light"), "pink": ("#ff6fa8", "light"), "white": WHITE}, home="street",
    board=Board(0, -81, 60, 14, ground="red"))
def diner(pen: Pen) -> None:
    pen.part("red", rect(-64, -12, 128, 12, 2), tone=-0.1)
    body = smooth([(-66, -10, "c"), (-68, -30), (-66, -58, "c"), (66, -58, "c"), (68, -30), (66, -10, "c")],
        tension=0.4)
    pen.part("wall", body)
    pen.mark("red", joined(rect(-70, -24, 140, 3), rect(-70, -18, 140, 3)))
    pen.part("dark", rect(-60, -50, 120, 23, 2), tone=-0.02)
    pen.part("glass", joined(*(rect(-58 + 24 * i, -48, 21, 19, 1) for i in (0, 1, 3, 4))), shade="glow")
    pen.mark("white", joined(*(polygon([(-50 + 24 * i, -48), (-44 + 24 * i, -48), (-54 + 24 * i, -29), (-60 + 24 * i,
        -29)]) for i in (0, 1, 3, 4))), alpha=0.5)
    pen.part("wall", rect(-12, -54, 24, 54, 2), tone=0.03)
    pen.part("glass", joined(rect(-9, -50, 8, 44, 1), rect(1, -50, 8, 44, 1)), shade="glow")
    pen.part("red", smooth([(-68, -56, "c"), (-64, -68), (0, -72), (64, -68), (68, -56, "c")], tension=0.5))
    pen.part("neon", rect(-66, -61, 132, 2.4, 1.2), shade="glow")
    pen.part("red", rect(-36, -92, 72, 22, 5))
    pen.stroke("pink", rect(-34, -90, 68, 18, 4), 1.6, shade="glow")
    pen.part("white", joined(*(_letter(c, -25 + 11 * i, -87) for i, c in enumerate("DINER"))), shade="glow",
        name="sign")
    pen.anchor(top=(0, -92), lean=(-66, -30), seat=(0, -72))


_LETTERS: dict[str, list[list[tuple[float, float]]]] = {
    "D": [[(0, 0), (0, 12)], [(0, 0), (4, 0), (6.4, 3), (6.4, 9), (4, 12), (0, 12)]], "I": [[(3, 0), (3, 12)]],
    "N": [[(0, 12), (0, 0), (6.4, 12), (6.4, 0)]], "E": [[(6.4, 0), (0, 0), (0, 12), (6.4, 12)], [(0, 6), (5, 6)]],
    "R": [[(0, 12), (0, 0), (5, 0), (6.4, 2), (6.4, 4.4), (5, 6.4), (0, 6.4)], [(3, 6.4), (6.6, 12)]],
}


def _letter(letter: str, x: float, y: float) -> Path:
    return union(*(outline(line([(x + a, y + b) for a, b in run]), 2) for run in _LETTERS[letter]))


@symbol("gas station, petrol station, filling station", kinds="building", height=5,
    slots={"roof": ("#d8332f", "primary"), "white": WHITE, "steel": STEEL, "dark": DARK, "glass": GLASS,
    "yellow": ("#f6c43d", "fixed")}, home="street")
def gas_station(pen: Pen) -> None:
    pen.part("white", rect(18, -46, 50, 46), tone=-0.05)
    pen.part("glass", joined(rect(22, -38, 20, 24), rect(46, -38, 16, 38)), shade="glass", alpha=0.9)
    pen.part("roof", rect(16, -50, 54, 7, 1), tone=-0.05)
    pen.part("steel", joined(rect(-50, -70, 5, 70), rect(4, -70, 5, 70)))
    pen.part("white", rect(-70, -88, 100, 18, 2))
    pen.mark("roof", rect(-70, -85, 100, 8))
    for x in (-34, -12):
        pen.part("roof", rect(x - 8, -38, 16, 36, 2))
        pen.part("white", rect(x - 5, -34, 10, 10, 1), shade="flat")
        pen.part("dark", rect(x - 3.6, -32, 7.2, 4), shade="flat")
        pen.stroke("dark", smooth([(x + 8, -30), (x + 13, -26), (x + 12, -10), (x + 8, -8)], closed=False), 1.8)
        pen.part("dark", rect(x - 10, -4, 20, 4, 1))
    pen.part("steel", rect(-66, -106, 3, 106))
    pen.part("yellow", rect(-78, -112, 27, 20, 3))
    pen.mark("roof", rect(-78, -106, 27, 8))
    pen.anchor(top=(-20, -88), seat=(-20, -88), lean=(-50, -40))


@symbol(
    "skyscraper, tower block, high-rise, office tower, high-rise building, tall building",
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


@symbol(
    "building, apartment building, apartment block, office building, hotel, town house, brick building, "
    "tenement",
    kinds="building, structure", height=15, poses="standing, brick, old", symbol_id="town_building",
    slots={"wall": ("#d9b48f", "primary"), "trim": ("#f4ead8", "fixed"), "glass": ("#7fa6c0", "fixed"),
    "window": ("#a9c9da", "light"), "door": ("#5a4436", "fixed"), "roof": ("#6d6470", "fixed"),
    "brick": ("#b5654c", "follow")}, home="street", told_in="street", shapes=("rectangular", "square"))
def town_building(pen: Pen) -> None:
    """Five floors under a cornice, five windows each, shop windows and a door below; in plaster, brick, or with columns
    and a pediment."""
    wall = "brick" if pen.pose == "brick" else "wall"
    pen.part(wall, quad((56, -88), (70, -84), (70, -2), (56, 0)), tone=-0.13)
    pen.mark("glass", joined(*(quad((60, y), (66, y + 1.4), (66, y + 9.4), (60, y + 9)) for y in range(-82, -16, 16))),
        tone=-0.08)
    pen.part(wall, rect(-56, -88, 112, 88))
    rows = range(-84, -20, 16)
    spots = [(x, y) for y in rows for x in range(-48, 50, 21)]
    if pen.pose == "brick":
        pen.mark("brick", joined(*(rect(-56 + (k * 37) % 108, -86 + (k * 13) % 84, 6, 2) for k in range(46))),
            tone=-0.05, detail=1)
    if pen.pose == "old":
        pen.mark("trim", joined(*(rect(x, -86, 3.4, 66) for x in (-55, -32, -11, 10, 31, 51))), alpha=0.75)
    pen.mark("trim", joined(*(rect(x - 1.6, y - 1.6, 15.2, 14.4) for x, y in spots), *(rect(x - 2.4, y + 11.6, 16.8, 2)
        for x, y in spots)))
    pen.mark("glass", joined(*(rect(x, y, 12, 11.4) for x, y in spots)))
    pen.mark("window", joined(*(rect(x, y, 12, 11.4) for i, (x, y) in enumerate(spots) if i * 618 % 1000 > 560)),
        shade="glow")
    bars = (*(rect(x + 5.4, y, 1.2, 11.4) for x, y in spots), *(rect(x, y + 4.2, 12, 1) for x, y in spots))
    pen.mark("trim", joined(*bars), detail=1)
    pen.mark("trim", joined(rect(-56, -20.5, 112, 2.6), rect(-56, -69, 112, 1.2)))
    pen.mark("glass", joined(*(rect(x, -15.5, 17, 11) for x in (-50, -29, 12, 33))), tone=-0.06)
    pen.mark("trim", joined(*(rect(x, -4.5, 17, 1.2) for x in (-50, -29, 12, 33))))
    pen.mark("door", rect(-7.5, -16.5, 15, 16.5))
    pen.mark("trim", joined(rect(-0.5, -15, 1, 15), rect(-9.4, -18, 18.8, 2)))
    pen.part("trim", polygon([(-60, -88), (-58.5, -93), (58.5, -93), (72, -88.6), (70, -84.6), (58, -88)]))
    if pen.pose == "old":
        pen.part("trim", polygon([(-30, -92), (0, -104), (30, -92)]))
        pen.mark("wall", polygon([(-20, -93), (0, -101), (20, -93)]), tone=-0.04)
    else:
        pen.part("roof", rect(20, -99, 12, 7), tone=-0.04)
        pen.part("roof", rect(-40, -97, 8, 5))
    pen.anchor(top=(0, -93), lean=(-56, -30), door=(0, 0))


def _panes(pen: Pen, panes: list[Path], tone: float) -> None:
    """The windows of a face: some stay dark at night."""
    lit = [pane for i, pane in enumerate(panes) if i * 618 % 1000 > 420]
    pen.mark("glass", joined(*panes), tone=tone)
    pen.mark("window", joined(*lit), tone=tone, shade="glow")


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


@symbol("school, schoolhouse, university", kinds="building", height=12,
    slots={"wall": ("#c8654f", "primary"), "roof": ("#5b6678", "second"), "trim": TRIM, "window": ("#8fc3dd", "light"),
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
    "trim": ("#7d5638", "fixed"), "window": ("#8fc3dd", "light"), "door": ("#7d5638", "fixed"), "sign": ("#3f6f68",
    "fixed")},
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
