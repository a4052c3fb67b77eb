"""Dishes of the Americas, each on the plate, in the bowl or on the board that it comes on."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    limb,
    line,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import curve
from limner.engines.illustrator.atlas.symbols.food.crockery import DISH, GREEN, WHITE, bowl, plate, strewn


@symbol("poutine, plate of poutine, canadian poutine", kinds=DISH, height=0.09, place="surface",
        slots={"bowl": ("#f2efe8", "primary"), "fry": ("#efbe52", "fixed"), "gravy": ("#7a4324", "fixed"),
        "curd": ("#fbf3dc", "fixed"), "red":
    ("#c8352f", "fixed")})
def poutine(pen: Pen) -> None:
    bowl(pen, "bowl", 58, -38)
    pen.mark("fry", ellipse(0, -36, 60, 12))
    for i, (x, y, t) in enumerate(((-40, -42, -30), (-28, -48, 20), (-14, -52, -60), (0, -56, 10), (14, -53, 50),
            (28, -48, -20), (40, -43, 28), (-20, -42, 4), (6, -46, -12), (22, -42, 14), (-6, -62, 34), (8, -64,
            -28), (-34, -40, 50), (34, -40, -50), (-2, -40, 6))):
        pen.part("fry", rotated(rect(x - 15, y - 3, 30, 6, 1), t, (x, y)), tone=0.05 * ((i % 3) - 1))
    sauce = smooth([(-40, -42), (-30, -54), (-12, -62), (4, -66), (20, -58), (36, -48), (42, -40), (34, -34), (28,
        -40), (20, -32), (10, -42), (0, -34), (-10, -42), (-20, -33), (-28, -40), (-36, -36)])
    pen.part("gravy", sauce, alpha=0.92)
    pen.mark("gravy", joined(curve((-26, -52), (-10, -58), (4, -60)), curve((10, -52), (22, -50), (30, -44))),
        tone=0.16, width=1.8)
    for x, y, r in ((-26, -46, 6), (-12, -54, 7), (2, -48, 6.4), (12, -60, 6), (22, -48, 6.6), (-2, -64, 5.4), (-18,
            -40, 5), (10, -39, 5.6), (32, -42, 5), (-34, -41, 4.6)):
        pen.part("curd", smooth([(x - r, y), (x - r * 0.5, y - r * 0.8), (x + r * 0.4, y - r * 0.9), (x + r, y),
            (x + r * 0.5, y + r * 0.6), (x - r * 0.6, y + r * 0.7)]))
    pen.anchor(top=(0, -68), mouth=(0, -40))


@symbol("nacho, plate of nachos, tortilla chip", kinds=DISH, height=0.1, place="surface",
    slots={"plate": ("#4a8fa8", "primary"), "chip": ("#efb951", "fixed"), "cheese": ("#f5a623", "fixed"),
    "guac": ("#7fae4a", "fixed"), "tomato": ("#d63c2e", "fixed"),
    "cream": WHITE, "olive": ("#2f2f33", "fixed"), "green": GREEN})
def nachos(pen: Pen) -> None:
    plate(pen, -8, 70)
    for i, (x, y, t) in enumerate(((-44, -14, 10), (-26, -12, 60), (-6, -12, 15), (16, -12, 75), (38, -13, 30), (-36,
            -26, 80), (-16, -26, 25), (6, -27, 95), (28, -26, 5), (46, -22, 50), (-24, -40, 40), (-4, -42, 70), (16,
            -40,
            15), (-10, -54, 10), (8, -55, 60))):
        pen.part("chip", rotated(smooth([(x, y - 15, "c"), (x + 14, y + 9, "c"), (x, y + 11), (x - 14, y + 9, "c")],
            tension=0.4), t, (x, y)), tone=0.05 * ((i % 3) - 1))
        pen.mark("chip", rotated(joined(ellipse(x - 3, y + 3, 1), ellipse(x + 4, y + 5, 1), ellipse(x, y - 4, 0.9)),
            t, (x, y)), tone=-0.12, detail=1)
    for points in ([(-38, -30), (-20, -38), (0, -34), (-4, -26), (-10, -18), (-16, -26), (-26, -18), (-30, -26)],
            [(0, -52), (16, -48), (34, -30), (28, -22), (22, -30), (14, -18), (8, -30), (-2, -40)]):
        pen.part("cheese", smooth(list(points)))
    pen.part("guac", smooth([(-14, -56), (-6, -64), (8, -64), (14, -56), (8, -50), (-8, -50)]))
    pen.part("cream", smooth([(-6, -62), (0, -68), (8, -64), (4, -59)]))
    pen.part("tomato", joined(*(rotated(rect(x - 3, y - 3, 6, 6, 1), 30 * i, (x, y)) for i, (x,
        y) in enumerate(((-28, -34), (-12, -26), (12, -34), (26, -24), (2, -46), (-36, -18), (38, -18))))),
        shade="flat")
    pen.part("olive", joined(*(difference(ellipse(x, y, 3.6, 2.8), ellipse(x, y, 1.4, 1)) for x, y in ((-18, -34),
        (18, -24), (6, -40), (-30, -22)))), shade="flat")
    pen.part("green", joined(*(difference(ellipse(x, y, 3.4, 2.6), ellipse(x, y, 1.8, 1.2)) for x, y in ((-6, -32),
        (24, -36), (-22, -46)))), shade="flat")
    pen.anchor(top=(0, -68))


@symbol("empanada, pasty, cornish pasty, calzone", kinds="pastry, dish, food", height=0.06, place="surface",
    slots={"crust": ("#d8974a", "primary"), "dark": ("#a4632a", "follow")})
def empanada(pen: Pen) -> None:
    for dx, dy, tone in ((-16, -16, -0.05), (12, 0, 0.0)):
        body = smooth([(-50 + dx, -4 + dy, "c"), (-44 + dx, -26 + dy), (-18 + dx, -44 + dy), (14 + dx, -44 + dy),
            (40 + dx, -26 + dy), (50 + dx, -4 + dy, "c"), (24 + dx, 0 + dy), (-24 + dx, 0 + dy)])
        edge = union(*(ellipse(50 * math.cos(a) + dx, -6 - 42 * math.sin(a) + dy, 6.4, 5.4) for a in (0.08 + i * 0.27
            for i in range(12))))
        pen.part("crust", edge, tone=tone + 0.03)
        pen.part("crust", body, tone=tone)
        pen.mark("dark", joined(*(line([(50 * math.cos(a) + dx, -6 - 42 * math.sin(a) + dy), (40 * math.cos(a) + dx,
            -6 - 32 * math.sin(a) + dy)]) for a in (0.2 + i * 0.27 for i in range(11)))), width=1.6, alpha=0.7)
        pen.mark("dark", joined(ellipse(-10 + dx, -18 + dy, 9, 5), ellipse(16 + dx, -24 + dy, 7, 4), ellipse(26 + dx,
            -10 + dy, 6, 3)), alpha=0.3)
        pen.mark("crust", smooth([(-30 + dx, -20 + dy), (-12 + dx, -34 + dy), (10 + dx, -34 + dy), (-6 + dx,
            -28 + dy)]), tone=0.09)
    pen.anchor(top=(0, -58))


@symbol("ceviche, bowl of ceviche", kinds=DISH, height=0.1, place="surface", slots={"glass": ("#5aa6a0", "primary"),
    "fish": ("#fbf3ec", "fixed"), "onion": ("#b0488a", "fixed"), "green": GREEN, "lime": ("#a9cf52", "fixed"),
    "corn": ("#f4cf5a", "fixed"), "chili": ("#d63a2e", "fixed")})
def ceviche(pen: Pen) -> None:
    bowl(pen, "glass", 54, -38, tilt=0.28)
    pen.part("lime", smooth([(-52, -40, "c"), (-46, -62), (-26, -58), (-20, -40, "c")]))
    pen.mark("fish", smooth([(-47, -42), (-43, -57), (-30, -54), (-25, -42)]), alpha=0.5)
    for i, (x, y, t) in enumerate(((-30, -42, 10), (-16, -46, -20), (0, -50, 15), (16, -47, -8), (30, -42, 24), (-8,
            -40, 4), (10, -40, -14), (-22, -36, 12), (24, -36, -6), (2, -58, 8))):
        pen.part("fish", rotated(rect(x - 8, y - 6, 16, 12, 4), t, (x, y)), tone=-0.04 * (i % 2))
    pen.stroke("onion", joined(*(curve((x - 9, y), (x, y - 6), (x + 9, y)) for x, y in ((-20, -50), (6, -54), (22,
        -48), (-4, -44), (14, -38), (-26, -40)))), 2)
    pen.part("corn", joined(*(ellipse(x, y, 3, 2.4) for x, y in ((34, -46), (38, -40), (30, -50), (-34, -46), (-38,
        -40)))))
    pen.part("chili", joined(*(ellipse(x, y, 2.6, 1.6) for x, y in ((-10, -54), (12, -48), (-28, -44), (26, -42)))),
        shade="flat")
    pen.part("green", joined(*(smooth([(x, y, "c"), (x + 3, y - 6), (x + 10, y - 6, "c"), (x + 7, y)]) for x,
        y in ((-2, -60), (8, -58), (-16, -42), (18, -42)))))
    pen.anchor(top=(0, -64), mouth=(0, -40))


@symbol("feijoada, black bean stew, bean stew", kinds="soup, dish, food", height=0.1, place="surface",
    slots={"pot": ("#5c4033", "primary"), "stew": ("#4a2620", "fixed"), "bean": ("#251417", "fixed"),
    "meat": ("#a4543a", "fixed"), "orange": ("#f29a32", "fixed"), "green": GREEN})
def feijoada(pen: Pen) -> None:
    for s in (-1, 1):
        pen.part("pot", difference(ellipse(s * 58, -36, 11, 7), ellipse(s * 58, -36, 6, 3.4)))
    mouth = bowl(pen, "pot", 58, -44, tilt=0.28)
    pen.part("stew", mouth, shade="flat")
    pen.mark("bean", joined(*(ellipse(-48 + (i * 23) % 97, -54 + (i * 7) % 21, 4.4, 2.8, 37 * i) for i in range(30))))
    pen.mark("stew", joined(*(ellipse(-47 + (i * 31) % 95, -55 + (i * 11) % 20, 1.6, 0.8) for i in range(18))),
        tone=0.24)
    for x, y in ((-24, -48), (6, -52), (24, -44), (-6, -40)):
        pen.part("meat", smooth([(x - 10, y), (x - 4, y - 5), (x + 8, y - 4), (x + 10, y + 2), (x, y + 5)]))
    pen.part("orange", ellipse(36, -52, 12, 7, 20))
    pen.mark("pot", joined(*(line([(36, -52), (36 + 13 * math.cos(a), -52 + 8 * math.sin(a))]) for a in (0.4, 1.4,
        2.5, 3.5, 4.6, 5.6))), width=0.7, tone=0.4)
    pen.part("green", joined(*(ellipse(x, y, 3.4, 2, 30) for x, y in ((-4, -55), (-10, -53), (-34, -44)))))
    pen.anchor(top=(0, -58), mouth=(0, -46))


@symbol("mac and cheese, macaroni and cheese, macaroni cheese, macaroni", kinds="pasta, dish, food", height=0.09,
    place="surface", slots={"bowl": ("#4f86b8", "primary"), "pasta": ("#f8bf3f", "fixed"), "dark": ("#d98e1f",
    "fixed"), "crumb": ("#b8762f", "fixed")})
def mac_and_cheese(pen: Pen) -> None:
    bowl(pen, "bowl", 56, -38, tilt=0.26)
    pen.part("pasta", smooth([(-51, -38), (-40, -54), (-10, -62), (16, -60), (40, -50), (51, -38), (20, -28), (-20,
        -28)]), tone=-0.04)
    for i in range(34):
        x, y = -42 + (i * 29) % 85, -54 + (i * 13) % 24
        if abs(x) > 46 - max(-44 - y, 0) * 1.6:
            continue
        bend = rotated(difference(ellipse(x, y, 6.4, 5.4), union(ellipse(x, y, 2.6, 2), rect(x - 8, y, 16, 8))),
            61 * i, (x, y))
        pen.part("pasta", bend, tone=0.05 * ((i % 3) - 1))
        pen.stroke("dark", bend, 0.9, alpha=0.8)
    strewn(pen, "crumb", -46, 34, 10, 1.6)
    pen.anchor(top=(0, -62), mouth=(0, -40))


@symbol("barbecue ribs, bbq ribs, spare ribs, rack of ribs", kinds="meat, dish, food", height=0.06, place="surface",
    symbol_id="ribs", slots={"meat": ("#8a3a1f", "primary"), "bone": ("#f6ead4", "fixed"), "glaze": ("#d9793f",
    "fixed"), "board": ("#a87445", "fixed")})
def ribs(pen: Pen) -> None:
    pen.part("board", rect(-82, -10, 164, 10, 4))
    for i in range(8):
        x = -56 + 16 * i
        pen.part("bone", limb([(x, -20, 6), (x + 4, -54, 6), (x + 5, -60, 8)]))
    rack = smooth([(-72, -12), (-70, -34), (-60, -48), (-20, -51), (30, -49), (66, -44), (74, -28), (70, -10), (20,
        -6), (-40, -6)])
    pen.part("meat", rack)
    pen.mark("meat", joined(*(curve((-56 + 16 * i + 8, -54), (-58 + 16 * i + 8, -30), (-60 + 16 * i + 8, -4))
        for i in range(8))), tone=-0.12, width=2.4)
    pen.mark("glaze", joined(*(smooth([(-62 + 16 * i, -42), (-58 + 16 * i, -46), (-56 + 16 * i, -38), (-60 + 16 * i,
        -24), (-63 + 16 * i, -30)]) for i in range(8))), alpha=0.7)
    pen.mark("meat", rect(-80, -14, 160, 12), tone=-0.08)
    pen.anchor(top=(0, -62))
