"""Holiday things: presents, trees, crackers, decorations."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    Path,
    ellipse,
    joined,
    limb,
    line,
    polygon,
    rect,
    smooth,
    star,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import GOLD, STEEL, WHITE
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    box,
    crescent,
    curve,
    gloss,
    quad,
)
from limner.engines.illustrator.atlas.templates.hollow import mouth, opened
from limner.engines.illustrator.atlas.templates.tree import conifer


@symbol("confetti, falling confetti", kinds="thing", height=0.5, place="air", poses="flying", traits=("airborne",),
    slots={"a": ("#e8483f", "fixed"), "b": ("#f6c43d", "fixed"), "c": ("#3f9fe0", "fixed"), "d": ("#58b868", "fixed")})
def confetti(pen: Pen) -> None:
    for k, slot in enumerate("abcd"):
        bits = []
        for i in range(11):
            n = i * 4 + k
            x, y = -60 + (n * 47) % 121, -98 + (n * 29) % 97
            bits.append(smooth([(x - 4, y, "c"), (x + 2, y - 5, "c"), (x + 5, y, "c"), (x - 1, y + 5, "c")], tension=0)
                if n % 3 else limb([(x - 5, y, 2), (x, y - 4, 2.4), (x + 4, y + 2, 2), (x + 9, y - 2, 1.6)]))
        pen.part(slot, joined(*bits), shade="flat")
    pen.anchor(top=(0, -98))


@symbol("firework, firecracker, skyrocket", kinds="celebration, sky", height=30.0, place="sky",
    slots={"one": ("#ff5a7a", "light"), "two": ("#ffd24a", "light"), "three": ("#6fd0ff", "light")},
    traits=("nightly", "shining"))
def firework(pen: Pen) -> None:
    for slot, cx, cy, reach, rays in (("one", -18, -58, 34, 14), ("two", 26, -76, 24, 12), ("three", 24, -26, 22, 12)):
        for i in range(rays):
            angle = 2 * math.pi * i / rays
            dx, dy = math.cos(angle), math.sin(angle)
            pen.part(slot, limb([(cx + dx * reach * 0.3, cy + dy * reach * 0.3, 0.8),
                (cx + dx * reach, cy + dy * reach, 2.6)]), shade="glow")
            pen.part(slot, ellipse(cx + dx * reach * 1.16, cy + dy * reach * 1.16, 1.8), shade="glow", detail=1)
        pen.part(slot, ellipse(cx, cy, 3), shade="glow")
    pen.anchor(top=(0, -98))


@symbol("wreath, christmas wreath, advent wreath, door wreath", kinds="decoration, plant", height=0.5, place="wall",
    slots={"green": ("#3f7f4a", "primary"), "berry": ("#d5384f", "second"), "bow": ("#c92f3f", "second")},
    home="studio")
def wreath(pen: Pen) -> None:
    for i in range(26):
        a = 2 * math.pi * i / 26
        x, y = 35 * math.cos(a), -52 + 35 * math.sin(a)
        pen.part("green", ellipse(x, y, 15, 6.4, math.degrees(a) + (52 if i % 2 else 128)),
            tone=0.05 if i % 2 else -0.04)
    pen.part("berry", joined(*(ellipse(35 * math.cos(a), -52 + 35 * math.sin(a), 3.8)
        for a in (0.2, 1.0, 2.2, 3.1, 3.9, 4.6, 5.5))))
    for side in (-1, 1):
        pen.part("bow", smooth([(0, -15, "c"), (side * 22, -27), (side * 25, -9), (0, -13, "c")]))
        pen.part("bow", polygon([(side * 1, -14), (side * 15, 8), (side * 9, 8), (side * 7, 4), (side * 3, 8)]),
            tone=-0.05)
    pen.part("bow", ellipse(0, -15, 5.4), tone=0.05)
    pen.anchor(top=(0, -102), handle=(0, -90))


@symbol("snow globe, snowglobe, christmas globe, glass snow globe", kinds="thing", height=0.14, place="surface",
    slots={"base": ("#8a4a32", "primary"), "glass": ("#bfe0f2", "fixed"), "snow": ("#ffffff", "fixed"),
    "tree": ("#3f8a4f", "fixed"), "house": ("#d3453f", "second"), "gold": ("#e0b24a", "fixed"),
    "window": ("#ffd773", "light")}, traits=("clear",))
def snow_globe(pen: Pen) -> None:
    ball = ellipse(0, -62, 43)
    pen.part("glass", ball)
    pen.mark("glass", crescent(ball, -9, -6), tone=-0.1)
    pen.mark("snow", smooth([(-50, -36), (-20, -44), (10, -40), (50, -38), (50, 0), (-50, 0)]))
    pen.mark("house", rect(-4, -60, 24, 22))
    pen.mark("snow", polygon([(-9, -58), (8, -76), (25, -58)]))
    pen.mark("window", joined(rect(0, -54, 6, 6), rect(10, -54, 6, 6)))
    pen.mark("base", rect(5, -46, 7, 9))
    for y, w in ((-44, 13), (-56, 10), (-67, 7)):
        pen.mark("tree", polygon([(-22 - w, y), (-22 + w, y), (-22, y - 17)]))
        pen.mark("snow", polygon([(-22 - w * 0.4, y - 10), (-22 + w * 0.4, y - 10), (-22, y - 17)]))
    pen.mark("base", rect(-24, -44, 4, 6))
    pen.mark("snow", joined(*(ellipse(x, y, 1.7) for x, y in ((-30, -80), (-12, -92), (6, -88), (22, -82), (32, -66),
        (-36, -64), (-4, -98), (28, -92), (-8, -76), (-24, -94), (34, -50), (16, -98)))))
    pen.mark("snow", smooth([(-34, -66), (-28, -84), (-14, -96), (-20, -84), (-28, -66)]), alpha=0.55)
    base = polygon([(-36, -26), (36, -26), (44, 0), (-44, 0)])
    pen.part("base", base)
    pen.mark("base", polygon([(12, -30), (60, -30), (60, 4), (18, 4)]), tone=-0.1)
    pen.mark("gold", joined(rect(-60, -12, 120, 4)))
    pen.part("gold", rect(-39, -30, 78, 6, 3))
    pen.anchor(top=(0, -104))


@symbol("disco ball, mirror ball, mirrorball, glitter ball", kinds="lamp, thing", height=0.5, place="air",
    slots={"glass": ("#9fb4cc", "primary"), "metal": STEEL, "glint": ("#ffffff", "light"), "pink": ("#f08ac0", "fixed"),
    "blue": ("#6fc3f0", "fixed")}, home="nightclub")
def disco_ball(pen: Pen) -> None:
    pen.stroke("metal", line([(0, -112), (0, -90)]), 2)
    pen.part("metal", rect(-6, -94, 12, 7, 2))
    ball = ellipse(0, -45, 45)
    pen.part("glass", ball)
    tiles: dict[str, list[Path]] = {"light": [], "dark": [], "pink": [], "blue": []}
    rows = 9
    for j in range(rows):
        a0, a1 = math.pi * j / rows, math.pi * (j + 1) / rows
        y0, y1 = -45 - 45 * math.cos(a0), -45 - 45 * math.cos(a1)
        r = 45 * math.sin((a0 + a1) / 2)
        n = 10
        for i in range(n):
            x0, x1 = r * math.sin(math.pi * (i / n - 0.5)), r * math.sin(math.pi * ((i + 1) / n - 0.5))
            k = (i * 7 + j * 5 + i * j) % 11
            name = {0: "light", 1: "light", 3: "dark", 4: "dark", 6: "pink", 8: "blue"}.get(k)
            if name:
                tiles[name].append(polygon([(x0 + 0.4, y0 + 0.4), (x1 - 0.4, y0 + 0.4), (x1 - 0.4, y1 - 0.4),
                    (x0 + 0.4, y1 - 0.4)]))
    pen.mark("glass", joined(*tiles["light"]), tone=0.2)
    pen.mark("glass", joined(*tiles["dark"]), tone=-0.2)
    pen.mark("pink", joined(*tiles["pink"]), alpha=0.85)
    pen.mark("blue", joined(*tiles["blue"]), alpha=0.85)
    lines = [line([(-50, -45 - 45 * math.cos(math.pi * j / rows)), (50, -45 - 45 * math.cos(math.pi * j / rows))])
        for j in range(1, rows)]
    lines += [curve((45 * math.sin(math.pi * (i / 10 - 0.5)) * 0.1, -90),
        (45 * math.sin(math.pi * (i / 10 - 0.5)), -45), (45 * math.sin(math.pi * (i / 10 - 0.5)) * 0.1, 0))
        for i in range(1, 10)]
    pen.mark("metal", joined(*lines), width=0.8, alpha=0.7)
    pen.mark("glass", crescent(ball, -10, -9), tone=-0.2, alpha=0.5)
    for x, y, r in ((-20, -66, 10), (24, -28, 7), (10, -76, 6)):
        pen.part("glint", star(x, y, r, r * 0.18, 4), shade="glow")
    pen.anchor(top=(0, -92), handle=(0, -100))


@symbol("christmas tree, xmas tree, decorated tree", kinds="tree, plant", height=2.2,
    slots={"leaf": ("#2f7a4f", "primary"), "bark": ("#6b4632", "fixed"), "star": ("#ffd34a", "light"),
    "a": ("#e2483d", "second"), "b": ("#f6c43d", "fixed"), "c": ("#5aa5e0", "fixed"), "lamp": ("#fff0b0", "light")},
    home="snow", told_in="village", traits=("wintry",), shapes=("triangular", "conical"))
def christmas_tree(pen: Pen) -> None:
    pen.part("bark", rect(-5, -16, 10, 12))
    pen.part("a", polygon([(-13, -11), (13, -11), (10, 0), (-10, 0)]), tone=-0.05)
    pen.mark("a", rect(-20, -11, 40, 3), tone=0.06)
    conifer(pen, "leaf", [(-14, 36, -54), (-33, 29, -70), (-52, 21.5, -84), (-69, 14, -96)], teeth=6)
    for y, w, sag in ((-20, 27, 7), (-39, 21, 6), (-57, 14.6, 4)):
        chain = curve((-w, y - 6), (0, y + sag - 4), (w, y - 9))
        pen.stroke("b", chain, 1.1)
        pen.part("lamp", joined(*(ellipse(x * w, y - 7.4 + sag * (1 - x * x) * 1.1 + 1.4, 1.3)
            for x in (-0.8, -0.4, 0, 0.4, 0.8))), shade="flat")
    for i, (x, y) in enumerate(((-20, -16), (2, -13), (22, -20), (-12, -32), (11, -34), (-8, -52), (9, -54), (0, -72),
        (-26, -24))):
        slot = "abc"[i % 3]
        pen.part(slot, ellipse(x, y, 3.5))
        pen.mark(slot, ellipse(x - 1.1, y - 1.2, 1.1), tone=0.18, alpha=0.8)
    pen.part("star", star(0, -97, 8.4, 3.7, 5), shade="glow")
    pen.anchor(top=(0, -104), lamp=(0, -97), under=(20, 0))


@symbol("christmas ornament, christmas ball, bauble, christmas bauble, tree ornament", kinds="thing", height=0.08,
    place="air", slots={"glass": ("#cf2f3a", "primary"), "gold": GOLD, "snow": WHITE}, shapes=("round",),
        traits=("colourful", "wintry"))
def christmas_ornament(pen: Pen) -> None:
    pen.stroke("gold", joined(ellipse(0, -98, 6), line([(0, -104), (0, -116)])), 1.8)
    pen.part("gold", rect(-9, -94, 18, 12, 2))
    ball = ellipse(0, -44, 43)
    pen.part("glass", ball)
    pen.mark("gold", joined(curve((-50, -58), (0, -44), (50, -58)), curve((-50, -34), (0, -20), (50, -34))), width=3)
    pen.mark("snow", line([(-44 + 8 * i, -42 + (5 if i % 2 else -5) + 10 * (1 - ((i - 5.5) / 5.5) ** 2))
        for i in range(12)]), width=2.6)
    pen.mark("glass", crescent(ball, -8, -7), tone=-0.13)
    gloss(pen, "glass", ellipse(-18, -66, 10, 6, -35), detail=0, alpha=0.8)
    pen.anchor(top=(0, -112), handle=(0, -100), lean=(-43, -44))


@symbol("sparkler, hand sparkler", kinds="thing", height=0.3, held="gripped", traits=("carried", "nightly",
    "shining"), slots={"wire": ("#8a8f98", "fixed"), "spark": ("#ffe07a", "light"), "core": ("#fff8dc", "light")})
def sparkler(pen: Pen) -> None:
    pen.stroke("wire", line([(0, 0), (0, -74)]), 2)
    rays = [line([(6 * math.cos(t), -78 + 6 * math.sin(t)), (r * math.cos(t), -78 + r * math.sin(t))])
        for i in range(22) for t, r in (((2 * math.pi * i / 22), (36, 26, 31)[i % 3]),)]
    pen.stroke("spark", joined(*rays), 1.5, shade="glow")
    pen.part("spark", joined(*(star(r * math.cos(t), -78 + r * math.sin(t), 4, 1.6, 4) for i in range(11) for t,
        r in ((2 * math.pi * i / 11 + 0.2, (38, 30)[i % 2]),))), shade="glow")
    pen.part("core", ellipse(0, -78, 7), shade="glow")
    pen.anchor(top=(0, -110), handle=(0, -14), lean=(0, -30))


@symbol("gift, present, gift box, birthday present, christmas present", kinds="thing", height=0.3,
    poses="standing, open", place="surface",
    slots={"body": ("#d8433f", "primary"), "ribbon": ("#f6cd5a", "second")}, traits=("floor or table", "colourful",),
    shapes=("square", "cubic"))
def gift(pen: Pen) -> None:
    box(pen, "body", (-44, -56), (70, 56), (20, 9))
    pen.part("ribbon", quad((-15, 0), (-3, 0), (-3, -56), (-15, -56)), shade="flat")
    pen.part("ribbon", quad((34, -4), (40, -6.5), (40, -62), (34, -59)), tone=-0.12, shade="flat")
    if opened(pen):
        mouth(pen, "body", quad((-44, -56), (-24, -66), (46, -65), (26, -56)))
    else:
        box(pen, "body", (-48, -70), (78, 17), (22, 10), side_tone=-0.15, top_tone=0.09)
        pen.mark("body", rect(-60, -56, 120, 6), tone=-0.08)
        pen.part("ribbon", quad((-16, -53), (-3, -53), (-3, -70), (-16, -70)), shade="flat")
        pen.part("ribbon", quad((-16, -70), (-3, -70), (19, -80), (6, -80)), tone=0.05, shade="flat")
        for side in (-1, 1):
            loop = smooth([(2, -74, "c"), (2 + side * 10, -94), (2 + side * 28, -99), (2 + side * 30, -84),
                (2 + side * 18, -76)])
            pen.part("ribbon", loop, tone=0.02 if side < 0 else -0.04)
            pen.mark("ribbon", smooth([(2 + side * 8, -80), (2 + side * 14, -90), (2 + side * 24, -93),
                (2 + side * 24, -85)]), tone=-0.14)
        pen.part("ribbon", ellipse(2, -76, 6, 5), tone=-0.03)
    pen.anchor(top=(0, -76), handle=(2, -80), seat=(0, -74))
