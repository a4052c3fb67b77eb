"""Heavy machines of fields and building sites, towers and masts."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from itertools import pairwise

from limner.drawing.geometry import difference, ellipse, joined, line, polygon, rect, rotated, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, gloss, pole
from limner.engines.illustrator.atlas.templates.four_wheeler import SLOTS, pane


def _farm_wheel(pen: Pen, x: float, r: float, slot: str) -> None:
    lugs = joined(*(rotated(rect(x - 2.4, -2 * r - 1.2, 4.8, 4), 360 * i / 18, (x, -r)) for i in range(18)))
    pen.part("tyre", union(ellipse(x, -r, r), lugs))
    pen.part(slot, ellipse(x, -r, r * 0.56))
    pen.mark(slot, ellipse(x, -r, r * 0.38), tone=-0.1)


@symbol("combine harvester, harvester, combine, reaper machine, threshing machine", kinds="vehicle", height=4,
    home="farm",
    ridden="cabin", slots={"body": ("#d8402f", "primary"), "reel": ("#f2c12e", "second"), **SLOTS})
def combine_harvester(pen: Pen) -> None:
    pen.part("metal", pole((-50, -72), (-86, -96), 7, 6), tone=-0.06)
    pen.part("body", smooth([(-66, -20, "c"), (-70, -46), (-64, -76, "c"), (6, -78, "c"), (12, -50, "c"), (30, -34,
        "c"),
        (26, -20, "c")], tension=0.2))
    pen.mark("body", rect(-72, -38, 100, 24), tone=-0.08)
    pen.mark("dark", joined(*(rect(-60, y, 30, 2.2, 1) for y in (-68, -62, -56))), alpha=0.6)
    gloss(pen, "body", rect(-58, -74, 56, 3, 1.5))
    pen.part("body", polygon([(-58, -78), (-50, -90), (-12, -90), (-6, -78)]), tone=-0.06)
    pane(pen, polygon([(0, -44), (0, -84), (26, -84), (36, -44)]))
    pen.stroke("body", joined(line([(0, -44), (0, -86)]), line([(27, -86), (37, -44)])), 3, tone=-0.04)
    pen.part("body", rect(-5, -91, 37, 7, 3))
    pen.part("body", polygon([(24, -34), (38, -34), (62, -10), (44, -10)]), tone=-0.1)
    pen.part("dark", smooth([(40, 0, "c"), (44, -24), (58, -30), (96, -2, "c"), (92, 2, "c")], tension=0.2))
    for turn in range(0, 180, 36):
        pen.stroke("reel", rotated(line([(74 - 22, -24), (74 + 22, -24)]), turn, (74, -24)), 3.2)
    pen.part("reel", difference(ellipse(74, -24, 24), ellipse(74, -24, 20.6)))
    pen.part("metal", ellipse(74, -24, 4.6), tone=-0.1)
    pen.part("dark", joined(*(polygon([(x, 0), (x + 5, -7), (x + 10, 0)]) for x in range(46, 96, 9))))
    _farm_wheel(pen, 8, 24, "reel")
    _farm_wheel(pen, -50, 15, "reel")
    pen.anchor(top=(-20, -90), seat=(12, -50), lamp=(34, -44))


@symbol("bulldozer, dozer", kinds="vehicle", height=3, ridden="cabin", slots={"body": ("#f2b02c", "primary"), **SLOTS})
def bulldozer(pen: Pen) -> None:
    pen.part("metal", smooth([(54, -56, "c"), (64, -54), (60, -30), (64, -8), (72, 0, "c"), (58, 0, "c"), (52, -26)]))
    pen.mark("metal", crescent(rect(50, -60, 26, 64), -8, 0), tone=-0.1)
    pen.part("body", pole((-6, -16), (56, -20), 7, 6), tone=-0.08)
    pen.part("dark", smooth([(-60, -18), (-52, -30), (30, -30), (40, -18), (32, -1), (-50, -1)], tension=0.5))
    pen.part("metal", joined(*(ellipse(x, -14, 7) for x in (-46, -26, -6, 14, 30))), tone=-0.1)
    pen.part("body", smooth([(2, -30, "c"), (2, -58, "c"), (34, -56), (42, -50, "c"), (42, -30, "c")], tension=0.3))
    pen.mark("dark", joined(*(rect(12, y, 26, 2, 1) for y in (-50, -44, -38))), alpha=0.6)
    pen.part("dark", pole((28, -56), (28, -78), 4, 4))
    pen.part("body", smooth([(-54, -30, "c"), (-54, -46, "c"), (4, -46, "c"), (4, -30, "c")], tension=0.2), tone=-0.04)
    pane(pen, polygon([(-40, -46), (-38, -78), (-6, -78), (-2, -46)]))
    pen.stroke("body", joined(line([(-41, -44), (-39, -82)]), line([(-6, -82), (-1, -44)]), line([(-23, -80), (-22,
        -46)])),
        3)
    pen.part("body", rect(-46, -86, 46, 7, 3))
    pen.anchor(top=(-23, -86), seat=(-22, -50))


@symbol("crane, tower crane, construction crane, building crane, harbour crane", kinds="machine, thing", height=40,
    home="street", slots={"body": ("#f2b02c", "primary"), "dark": ("#3a404b", "fixed"), "weight": ("#9aa0a8", "fixed"),
    "glass": ("#a8d5ea", "fixed")})
def crane(pen: Pen) -> None:
    pen.part("weight", rect(-24, -6, 36, 6, 1))
    mast = [line([(-11, -4), (-11, -84)]), line([(-1, -4), (-1, -84)])]
    mast += [line([(-11 if i % 2 else -1, -4 - 8 * i), (-1 if i % 2 else -11, -12 - 8 * i)]) for i in range(10)]
    pen.stroke("body", joined(*mast), 2, shade="form")
    jib = [line([(-46, -84), (70, -84)]), line([(-6, -92), (66, -88), (70, -84)])]
    jib += [line([(-6 + 8 * i, -84 if i % 2 else -91.5 + i * 0.4), (2 + 8 * i, -91 + i * 0.4 if i % 2 else -84)])
        for i in range(9)]
    pen.stroke("body", joined(*jib), 2, shade="form")
    pen.stroke("body", joined(line([(-6, -84), (-6, -108)]), line([(-6, -108), (-12, -84)])), 2.4)
    pen.stroke("dark", joined(line([(-6, -108), (48, -88)]), line([(-6, -108), (-44, -85)])), 1)
    pen.part("weight", rect(-48, -84, 16, 13, 1))
    pen.part("body", rect(-1, -84, 12, 13, 2))
    pen.part("glass", rect(3, -81.6, 6.4, 7, 1), shade="flat")
    pen.stroke("dark", line([(52, -84), (52, -46)]), 1.2)
    pen.part("dark", rect(48, -87, 8, 4, 1))
    pen.stroke("dark", smooth([(52, -46), (52, -40), (56.4, -36), (52, -32), (48, -35)], closed=False), 2.6)
    pen.anchor(top=(-6, -108), hand=(52, -34), lean=(-11, -30))


@symbol("tower, castle tower, stone tower, wizard tower, watchtower, watch tower, round tower, turret, keep",
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


@symbol("radio tower, cell tower, transmission tower, radio mast, electricity pylon, power pylon, telegraph pole, "
    "antenna, radio antenna", kinds="building", height=35, home="meadow",
    slots={"steel": ("#8a93a0", "primary"), "lamp": ("#ff4a3a", "light"), "dish": ("#f1f2f4", "fixed")})
def radio_tower(pen: Pen) -> None:
    levels = [(24, 0), (18, -22), (13, -42), (9, -60), (5.6, -76), (3, -90)]
    lines = [line([(-w, y) for w, y in levels]), line([(w, y) for w, y in levels])]
    for (w0, y0), (w1, y1) in pairwise(levels):
        lines += [line([(-w0, y0), (w1, y1)]), line([(w0, y0), (-w1, y1)]), line([(-w1, y1), (w1, y1)])]
    pen.stroke("steel", joined(*lines), 1.9, shade="form")
    pen.stroke("steel", line([(0, -90), (0, -112)]), 1.6)
    for x, y in ((9, -66), (-9, -78)):
        pen.part("dish", ellipse(x, y, 6, 7.4, 12 if x > 0 else -12))
        pen.mark("dish", crescent(ellipse(x, y, 6, 7.4), -2, -2), tone=-0.12)
    pen.part("lamp", ellipse(0, -112, 2.6), shade="glow")
    pen.anchor(top=(0, -112), lean=(-20, -14))


@symbol("chimney, brick chimney, smokestack, factory chimney, chimney stack", kinds="building", height=4,
    symbol_id="chimney",
    slots={"brick": ("#b05a44", "primary"), "joint": ("#dcc8b2", "fixed"), "pot": ("#8a4634", "follow"),
    "smoke": ("#e4e4e6", "fixed")})
def chimney(pen: Pen) -> None:
    for x, y, r in ((14, -122, 9), (4, -112, 7), (24, -134, 10)):
        pen.part("smoke", ellipse(x, y, r * 1.2, r), alpha=0.75)
    for x in (-11, 11):
        pen.part("pot", polygon([(x - 6, -88), (x - 7.4, -104), (x + 7.4, -104), (x + 6, -88)]))
    pen.part("brick", rect(-24, -78, 48, 78))
    rows = [line([(-24, y), (24, y)]) for y in range(-72, 0, 8)]
    ends = [line([(x + (8 if (y // 8) % 2 else 0), y), (x + (8 if (y // 8) % 2 else 0), y + 8)])
        for y in range(-80, 0, 8) for x in range(-24, 24, 16)]
    pen.mark("joint", joined(*rows, *ends), width=1.1, alpha=0.8)
    pen.mark("brick", rect(10, -80, 20, 90), tone=-0.08)
    pen.part("brick", rect(-30, -90, 60, 13, 1), tone=0.04)
    pen.anchor(top=(0, -92), lean=(-24, -30))


@symbol("shipping container, cargo container, freight container, container", kinds="container", height=2.6,
    home="harbour",
    slots={"body": ("#2f78b8", "primary"), "dark": ("#22303f", "fixed")}, shapes=("rectangular",))
def shipping_container(pen: Pen) -> None:
    pen.part("body", polygon([(-84, -62), (-58, -74), (92, -74), (66, -62)]), tone=0.06)
    pen.part("body", polygon([(66, -62), (92, -74), (92, -14), (66, 0)]), tone=-0.14)
    pen.mark("body", joined(line([(79, -72), (79, -4)]), line([(73, -66), (73, -2)]), line([(85, -70), (85, -8)])),
        tone=-0.1,
        width=1.6)
    pen.part("body", rect(-84, -62, 150, 62, 1))
    pen.mark("body", joined(*(rect(x, -58, 5, 54, 1) for x in range(-80, 62, 10))), tone=-0.08)
    pen.mark("body", joined(rect(-84, -62, 150, 4), rect(-84, -4, 150, 4)), tone=-0.14)
    pen.part("dark", joined(*(rect(x, y, 6, 5, 1) for x in (-84, 60) for y in (-62, -5))))
    pen.anchor(top=(0, -66), seat=(0, -64), lean=(-84, -30))


@symbol("tunnel, tunnel entrance, railway tunnel, train tunnel, mine entrance, tunnel portal, tunnel mouth",
    kinds="building", height=7,
    symbol_id="tunnel", home="mountains", slots={"stone": ("#a39e97", "primary"), "dark": ("#1d1b22", "fixed"),
    "grass": ("#5f9a4a", "fixed"), "rail": ("#7d858f", "fixed"), "wood": ("#6b4a32", "fixed")})
def tunnel(pen: Pen) -> None:
    pen.part("grass", smooth([(-92, 0, "c"), (-82, -46), (-50, -84), (0, -100), (50, -86), (82, -48), (92, 0, "c")]))
    arch = smooth([(-56, 0, "c"), (-56, -42), (-40, -70), (0, -84), (40, -70), (56, -42), (56, 0, "c")])
    pen.part("stone", arch)
    hole = smooth([(-42, 0, "c"), (-42, -38), (-28, -58), (0, -68), (28, -58), (42, -38), (42, 0, "c")])
    spokes = [line([(0, -30), (x, y)]) for x, y in ((-70, -40), (-62, -66), (-40, -88), (-14, -100), (14, -100), (40,
        -88),
        (62, -66), (70, -40), (-70, -16), (70, -16))]
    pen.mark("stone", joined(*spokes), tone=-0.14, width=1.8)
    pen.part("dark", hole, shade="flat")
    for k in range(5):
        y, w = -k * k * 0.9 - k * 2.4, 34 - k * 5.4
        pen.part("wood", rect(-w, y - 3, 2 * w, 3.2 - k * 0.3, 0.6), tone=-0.05 * k)
    pen.stroke("rail", joined(line([(-24, 1), (-6, -26)]), line([(24, 1), (6, -26)])), 2.4)
    pen.anchor(top=(0, -98), lean=(-80, -30))


@symbol("satellite dish, radar dish, dish antenna, radar", kinds="machine, thing", height=3,
    slots={"dish": ("#eef1f4", "primary"),
    "steel": ("#7d8794", "fixed"), "red": ("#d8352f", "second")})
def satellite_dish(pen: Pen) -> None:
    pen.part("steel", polygon([(-18, 0), (18, 0), (5, -40), (-5, -40)]))
    pen.part("dish", rotated(ellipse(0, -58, 50, 26), -38, (0, -58)), tone=-0.06)
    face = rotated(ellipse(5, -64, 50, 22), -38, (5, -64))
    pen.part("dish", face)
    pen.mark("dish", crescent(face, -7, -7), tone=-0.1)
    pen.mark("dish", joined(rotated(ellipse(5, -64, 32, 14), -38, (5, -64))), tone=-0.06, width=1.2)
    pen.stroke("steel", joined(line([(-20, -36), (34, -98)]), line([(36, -84), (34, -98)]), line([(5, -64), (34,
        -98)])), 2.4)
    pen.part("red", ellipse(34, -99, 5))
    pen.anchor(top=(10, -98), lean=(-12, -20))


@symbol("jetpack, jet pack, rocket pack", kinds="machine, thing", height=0.7, slots={"tank": ("#c9ced6", "primary"),
    "red": ("#d8352f", "second"), "dark": ("#333943", "fixed"), "flame": ("#ff9e2c", "light"), "hot": ("#fff0a8",
        "light")})
def jetpack(pen: Pen) -> None:
    for side in (-1, 1):
        x = side * 21
        pen.part("flame", smooth([(x - 9, -22, "c"), (x - 7, -8), (x, 8, "c"), (x + 7, -8), (x + 9, -22, "c")]),
            shade="glow")
        pen.part("hot", smooth([(x - 4, -22, "c"), (x, -4, "c"), (x + 4, -22, "c")]), shade="glow")
        pen.part("dark", polygon([(x - 7, -32), (x + 7, -32), (x + 11, -20), (x - 11, -20)]))
        tank = smooth([(x - 15, -32, "c"), (x - 16, -80), (x, -100), (x + 16, -80), (x + 15, -32, "c")], tension=0.4)
        pen.part("tank", tank)
        pen.mark("tank", crescent(tank, -6, 0), tone=-0.12)
        pen.mark("red", rect(x - 20, -106, 40, 22))
        gloss(pen, "tank", rect(x - 10, -80, 3.4, 40, 1.6), detail=0)
    pen.part("dark", rect(-10, -72, 20, 26, 4))
    pen.part("red", ellipse(0, -59, 5.4))
    pen.anchor(top=(0, -100))
