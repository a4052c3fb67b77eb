"""Landmarks of Japan."""

# fmt: off
# Outlines read better as runs of points than one point a line.


from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    limb,
    line,
    polygon,
    rect,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, pole
from limner.engines.illustrator.atlas.symbols.landmarks.shared import eaves
from limner.engines.illustrator.atlas.templates.monument import (
    along,
    panes,
    uprights,
    wall,
)


@symbol("mount fuji, mt fuji, fuji, fujiyama, fujisan", kinds="mountain, volcano, landscape, landmark", height=1200,
    symbol_id="mount_fuji", slots={"rock": ("#5f7fae", "primary"), "snow": ("#f7f9fd", "second"),
    "tree": ("#3f6a5a", "fixed")})
def mount_fuji(pen: Pen) -> None:
    cone = smooth([(-95, 0, "c"), (-66, -12), (-44, -30), (-26, -52), (-12, -74, "c"), (-6, -72), (0, -74), (6, -72),
        (12, -75, "c"), (26, -52), (44, -30), (66, -12), (95, 0, "c")])
    pen.part("rock", cone)
    pen.mark("rock", smooth([(4, -80, "c"), (10, -50), (30, -20), (40, 4, "c"), (110, 4, "c"), (40, -80, "c")]),
        tone=-0.07)
    pen.mark("snow", polygon([(-40, -34), (-32, -42), (-27, -35), (-20, -46), (-14, -36), (-8, -48), (-2, -36), (4,
        -47),
        (10, -37), (16, -48), (22, -37), (27, -44), (34, -34), (40, -36), (30, -90), (-30, -90)]))
    pen.mark("snow", polygon([(4, -80), (7, -60), (10, -37), (16, -48), (22, -37), (27, -44), (34, -34), (42, -36),
        (40, -90)]),
        tone=-0.09)
    pen.mark("tree", smooth([(-100, -5), (-70, -8), (-40, -6), (0, -10), (40, -6), (70, -9), (100, -5), (100, 6),
        (-100, 6)]))
    pen.anchor(top=(0, -74), seat=(0, -72))


@symbol("fuji with pagoda, chureito pagoda, mount fuji with a pagoda, mount fuji and a pagoda",
    kinds="landmark, mountain",
    height=400, symbol_id="fuji_pagoda", slots={"rock": ("#6f8fba", "primary"), "snow": ("#f7f9fd", "fixed"),
    "wall": ("#c23f33", "second"), "roof": ("#4a4a55", "fixed"), "blossom": ("#f3b6c8", "fixed"),
    "trim": ("#f2e4cc", "fixed"), "gold": ("#d9ab42", "fixed")})
def fuji_pagoda(pen: Pen) -> None:
    mount_fuji_like = smooth([(-95, 0, "c"), (-70, -14), (-48, -36), (-34, -60, "c"), (-28, -58), (-22, -60), (-16,
        -58),
        (-10, -60, "c"), (6, -36), (30, -14), (56, 0, "c")])
    pen.part("rock", mount_fuji_like)
    pen.mark("snow", polygon([(-52, -32), (-44, -38), (-38, -31), (-32, -40), (-26, -32), (-20, -40), (-12, -31),
        (-6, -38),
        (2, -30), (10, -32), (0, -70), (-44, -70)]))
    pen.mark("rock", smooth([(-18, -62, "c"), (-10, -36), (8, -14), (16, 2, "c"), (70, 2, "c"), (0, -62, "c")]),
        tone=-0.07)
    low = -10.0
    for half, top, reach in ((19, -26, 30), (16, -43, 26), (13.6, -59, 22), (11.4, -74, 19), (9.4, -88, 16)):
        wall(pen, "wall", 52 - half, 52 + half, top, low, dark=0.3)
        pen.mark("trim", panes(52 - half, 52 + half, top + 3, low, 5, 1, share=0.5, rise=0.8))
        pen.mark("wall", rect(20, low - 4, 64, 1.6), tone=0.05)
        eaves(pen, "roof", 52, top, reach, half * 0.86, 6, lift=3)
        low = top - 4.4
    pen.part("gold", joined(rect(51.2, -118, 1.6, 25), *(ellipse(52, -97 - 3.4 * i, 3 - 0.3 * i, 0.8)
        for i in range(5))))
    pen.part("blossom", union(*(ellipse(x, y, r, r * 0.8) for x, y, r in ((30, -8, 12), (44, -6, 13), (60, -6, 13),
        (76, -9, 12),
        (18, -5, 10), (84, -5, 8), (66, -14, 9), (36, -15, 9)))))
    pen.mark("blossom", joined(*(ellipse(x, y, 4, 3) for x, y in ((28, -12), (44, -10), (60, -12), (76, -14), (36, -4),
        (68, -4)))), tone=0.07)
    pen.mark("blossom", rect(0, -3, 100, 10), tone=-0.08)
    pen.anchor(top=(52, -116))


@symbol("japanese castle, himeji castle, osaka castle, samurai castle, himeji", kinds="castle, landmark, building",
    height=46,
    slots={"wall": ("#f7f3ea", "primary"), "roof": ("#4f6672", "second"), "stone": ("#9c948a", "fixed"),
    "dark": ("#3d3d44", "fixed"), "gold": ("#dcae45", "fixed")})
def japanese_castle(pen: Pen) -> None:
    pen.part("stone", smooth([(-62, 0, "c"), (-56, -14), (-48, -24, "c"), (48, -24, "c"), (56, -14), (62, 0, "c")]))
    pen.mark("stone", joined(*(rect(x + (4 if r % 2 else 0), -22 + 6 * r, 9, 5, 2) for r in range(4)
        for x in range(-64, 60, 12))), tone=0.06, alpha=0.8)
    pen.mark("stone", rect(20, -26, 50, 30), tone=-0.06)
    tiers = ((44, -38, -24, 56, 36, True), (35, -57, -46, 46, 28, False), (27, -74, -64, 37, 21, True), (20, -92,
        -80, 30, 6,
        False))
    for half, top, low, reach, up, gabled in tiers:
        wall(pen, "wall", -half, half, top, low, dark=0.24)
        pen.mark("dark", panes(-half + 2, half - 2, top + 3, low - 1, int(half / 4.4), 1, share=0.4, rise=0.6),
            alpha=0.8)
        rise = 20 if half == 20 else 9
        eaves(pen, "roof", 0, top, reach, up, rise, lift=4)
        if gabled:
            w = half * 0.5
            pen.part("roof", smooth([(-w - 4, top + 1, "c"), (-w * 0.4, top - 7), (0, top - 16, "c"), (w * 0.4,
                top - 7),
                (w + 4, top + 1, "c")]), tone=0.03)
            pen.part("wall", smooth([(-w + 2, top, "c"), (-w * 0.3, top - 6), (0, top - 12, "c"), (w * 0.3, top - 6),
                (w - 2, top, "c")]))
            pen.mark("dark", rect(-2.4, top - 6, 4.8, 5), alpha=0.8)
    for s in (-1, 1):
        pen.part("gold", smooth([(s * 5, -111, "c"), (s * 4, -116), (s * 7, -121), (s * 9, -117), (s * 8.4, -111,
            "c")]))
    pen.part("roof", rect(-8, -113, 16, 2.6, 1), tone=-0.05)
    pen.anchor(top=(0, -113), door=(0, 0))


@symbol("tokyo tower", kinds="landmark, tower", home="forecourt", height=333, slots={"steel": ("#e2532d", "primary"),
    "white": ("#f6f2ea", "fixed"),
    "glass": ("#6f8796", "fixed")})
def tokyo_tower(pen: Pen) -> None:
    legs = smooth([(-30, 0, "c"), (-19, -22), (-10, -50), (-4, -84), (-2, -96, "c"), (2, -96, "c"), (4, -84), (10, -50),
        (19, -22), (30, 0, "c"), (22, 0, "c"), (12, -16), (0, -22), (-12, -16), (-22, 0, "c")])
    gaps = joined(smooth([(-11, -28, "c"), (-7, -44, "c"), (7, -44, "c"), (11, -28, "c")], tension=0.2), smooth([(-5,
        -56, "c"),
        (-2.4, -76, "c"), (2.4, -76, "c"), (5, -56, "c")], tension=0.2))
    pen.part("steel", difference(legs, gaps))
    pen.mark("white", joined(rect(-40, -34, 80, 10), rect(-40, -68, 80, 9), rect(-40, -90, 80, 6)))
    pen.stroke("steel", joined(*(line([(-9 + 1.1 * i, -29 - 5 * i), (9 - 1.1 * i, -34 - 5 * i)]) for i in range(3)),
        *(line([(9 - 1.1 * i, -29 - 5 * i), (-9 + 1.1 * i, -34 - 5 * i)]) for i in range(3)), *(line([(-4.4 + 0.6 * i,
        -57 - 6 * i), (4 - 0.6 * i, -63 - 6 * i)]) for i in range(3)), *(line([(4.4 - 0.6 * i, -57 - 6 * i),
            (-4 + 0.6 * i,
        -63 - 6 * i)]) for i in range(3))), 0.9)
    pen.mark("steel", polygon([(0, -110), (40, -110), (40, 0), (20, 0), (3, -50)]), tone=-0.09, alpha=0.6)
    pen.part("white", rect(-11.4, -54, 22.8, 6.4, 1))
    pen.mark("glass", rect(-10.4, -52.6, 20.8, 2.8))
    pen.part("white", rect(-5, -83, 10, 4, 1))
    pen.mark("glass", rect(-4.4, -82, 8.8, 1.6))
    for i in range(5):
        w = 1.9 - 0.28 * i
        pen.part("white" if i % 2 else "steel", rect(-w, -102 - 6.4 * i, 2 * w, 6.8))
    pen.part("white", rect(-8, -7, 16, 7), tone=-0.05)
    pen.anchor(top=(0, -124), under=(0, 0))


@symbol("tokyo skytree, skytree", kinds="landmark, tower", height=634, slots={"steel": ("#cfdae4", "primary"),
    "glass": ("#7f9db8", "fixed")})
def tokyo_skytree(pen: Pen) -> None:
    pen.part("steel", smooth([(-12, 0, "c"), (-8, -20), (-5.6, -54), (-4.6, -86, "c"), (4.6, -86, "c"), (5.6, -54),
        (8, -20),
        (12, 0, "c")]))
    pen.mark("glass", joined(*(line([(s * (12 - 0.1 * y), -y), (-s * (11 - 0.1 * y), -y - 10)]) for s in (-1, 1)
        for y in range(0, 86, 8))), width=0.7)
    pen.mark("steel", rect(1.4, -90, 20, 92), tone=-0.11)
    pen.part("steel", polygon([(-6, -76), (-10, -86), (10, -86), (6, -76)]), tone=0.03)
    pen.mark("glass", joined(rect(-12, -84.6, 24, 1.8), rect(-12, -81, 24, 1.4)))
    pen.part("steel", rect(-4, -96, 8, 11), tone=-0.04)
    pen.mark("glass", uprights(-4, 4, -96, -85, 4), width=0.6)
    pen.part("steel", polygon([(-4, -95), (-7, -101), (7, -101), (4, -95)]), tone=0.03)
    pen.mark("glass", rect(-8, -100, 16, 1.6))
    pen.part("steel", polygon([(-2, -101), (-1.4, -114), (-0.5, -134), (0.5, -134), (1.4, -114), (2, -101)]),
        tone=-0.05)
    pen.part("steel", rect(-2.6, -113, 5.2, 2.4))
    pen.anchor(top=(0, -114))


@symbol("great buddha, kamakura buddha, giant buddha, sitting buddha", kinds="statue, landmark", home="forecourt",
    height=13.4,
    symbol_id="great_buddha", slots={"bronze": ("#6f9482", "primary"), "stone": ("#b7b0a4", "fixed"),
        "dark": ("#3f574c", "follow")})
def great_buddha(pen: Pen) -> None:
    pen.part("stone", polygon([(-52, 0), (-48, -10), (48, -10), (52, 0)]))
    pen.mark("stone", rect(20, -12, 40, 14), tone=-0.08)
    pen.part("bronze", joined(*(smooth([(x - 8, -8, "c"), (x - 6, -16), (x + 6, -16), (x + 8, -8, "c")])
        for x in along(-46, 46, 6))),
        tone=-0.06)
    legs = smooth([(-46, -14, "c"), (-48, -24), (-36, -32), (-16, -32), (16, -32), (36, -32), (48, -24), (46, -14,
        "c"), (0, -11)])
    pen.part("bronze", legs)
    pen.mark("dark", joined(curve((-40, -18), (-10, -24), (24, -18)), curve((40, -18), (16, -22), (-4, -16))),
        width=1.1, alpha=0.7)
    body = smooth([(-26, -28), (-32, -46), (-30, -64), (-20, -74), (-8, -78), (8, -78), (20, -74), (30, -64), (32,
        -46), (26, -28)])
    pen.part("bronze", body, tone=0.02)
    pen.mark("bronze", smooth([(-8, -80), (-10, -60), (-4, -40), (4, -40), (10, -60), (8, -80)]), tone=0.06)
    pen.mark("dark", joined(curve((-10, -78), (-14, -56), (-4, -38)), curve((10, -78), (15, -56), (6, -38)),
        curve((-18, -74), (-24,
        -52), (-12, -36)), curve((18, -74), (24, -52), (12, -36))), width=1, alpha=0.6)
    pen.mark("bronze", crescent(body, -12, 0), tone=-0.09)
    pen.part("bronze", smooth([(-13, -28), (-8, -35), (0, -36), (8, -35), (13, -28), (0, -25)]), tone=0.06)
    for s in (-1, 1):
        pen.part("bronze", limb([(s * 28, -62, 11), (s * 33, -46, 11), (s * 24, -33, 9), (s * 10, -30, 7)]),
            tone=-0.02 if s > 0 else 0.04)
    pen.part("bronze", rect(-6, -84, 12, 9), tone=-0.09)
    for s in (-1, 1):
        pen.part("bronze", ellipse(s * 13.4, -91, 2.6, 8), tone=-0.06)
    head = smooth([(-13, -94), (-12, -106), (0, -113), (12, -106), (13, -94), (10, -85), (0, -79), (-10, -85)])
    pen.part("bronze", head, tone=0.04)
    pen.part("bronze", smooth([(-13.4, -97, "c"), (-13, -107), (-6, -113), (-4, -118), (4, -118), (6, -113), (13,
        -107), (13.4, -97, "c"),
        (7, -103), (0, -104), (-7, -103)]), tone=-0.08)
    pen.mark("dark", joined(*(ellipse(x, y, 1.5) for r, y in enumerate((-102, -106, -110, -114))
        for x in range(-12 + 2 * (r % 2), 14,
        4))), alpha=0.6)
    pen.part("dark", joined(ellipse(0, -100, 1.2)), shade="flat")
    pen.stroke("dark", joined(curve((-8.4, -95), (-5, -93.6), (-2, -95)), curve((2, -95), (5, -93.6), (8.4, -95)),
        curve((-9, -98),
        (-5, -99.4), (-1.4, -97)), curve((9, -98), (5, -99.4), (1.4, -97)), line([(0, -96), (-1.6, -90), (1.6, -90)]),
        curve((-3.4, -86), (0, -85), (3.4, -86))), 1)
    pen.anchor(top=(0, -118), head=(0, -96))


@symbol("torii, torii gate, shinto gate", kinds="landmark", height=6, slots={"body": ("#d8432f", "primary"),
    "dark": ("#343036", "fixed")}, told_in="forest, mountains, garden")
def torii(pen: Pen) -> None:
    for x in (-34, 34):
        pen.part("body", pole((x, 0), (x * 0.92, -76), 8, 6.6))
        pen.mark("body", rect(x, -80, 8, 80), tone=-0.08)
        pen.part("dark", rect(x - 6, -8, 12, 8, 1.4))
    pen.part("body", rect(-42, -62, 84, 7))
    pen.part("dark", rect(-5, -76, 10, 15), shade="flat")
    pen.part("body", smooth([(-55, -84, "c"), (0, -79), (55, -84, "c"), (52, -74, "c"), (0, -72), (-52, -74, "c")]))
    pen.part("dark", smooth([(-60, -92, "c"), (0, -85), (60, -92, "c"), (56, -83, "c"), (0, -78), (-56, -83, "c")]))
    pen.anchor(top=(0, -86), under=(0, 0), mouth=(0, -10))
