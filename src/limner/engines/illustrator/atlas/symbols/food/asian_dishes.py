"""Dishes of Asia, each on the plate, in the bowl or on the board that it comes on."""

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
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import HOLLOW, Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve
from limner.engines.illustrator.atlas.symbols.food.crockery import (
    DISH,
    GREEN,
    SWEET,
    WHITE,
    bowl,
    chopsticks,
    noodles,
    plate,
    strewn,
)


@symbol("pho, bowl of pho, vietnamese noodle soup, pho bo", kinds="noodle, soup, dish, food", height=0.12,
        place="surface", slots={"bowl": ("#f4f6f4", "primary"), "blue": ("#3f6fae", "fixed"), "broth":
    ("#c79a52", "fixed"), "noodle": ("#f8f3e4", "fixed"), "beef": ("#b8665a", "fixed"), "green": GREEN,
    "lime": ("#a9cf52", "fixed"), "chili": ("#d2352f", "fixed"), "stick": ("#6a4630", "fixed"), "onion": ("#efe2ef",
    "fixed")})
def pho(pen: Pen) -> None:
    chopsticks(pen, 20, -50)
    mouth = bowl(pen, "bowl", 60, -48)
    pen.part("broth", mouth, shade="flat")
    noodles(pen, "noodle", -44, 46)
    for x, y, t in ((-26, -52, -10), (-10, -55, 6), (6, -53, -4)):
        pen.part("beef", smooth([(x - 12, y), (x - 4, y - 5), (x + 10, y - 3), (x + 12, y + 2), (x, y + 5)]),
            tone=0.02 * t / 4)
        pen.mark("onion", curve((x - 9, y + 1), (x, y - 2), (x + 9, y)), width=1.2, alpha=0.5)
    pen.part("lime", polygon([(30, -44), (36, -58), (48, -50)]))
    pen.mark("noodle", polygon([(33, -47), (37, -54), (44, -50)]), alpha=0.5)
    pen.part("green", joined(*(smooth([(x, y, "c"), (x + 4, y - 6), (x + 11, y - 6, "c"), (x + 7, y)]) for x,
        y in ((-38, -46), (-18, -42), (14, -58), (18, -44), (-2, -44)))))
    pen.part("chili", joined(*(ellipse(x, y, 3, 1.8) for x, y in ((24, -49), (-4, -49), (-30, -42)))), shade="flat")
    pen.part("blue", joined(*(smooth([(x - 6, -30), (x, -34), (x + 6, -30), (x, -26)]) for x in (-38, -19, 0, 19,
        38)), rect(-55, -40, 110, 1.6)), shade="flat")
    pen.anchor(top=(0, -60), mouth=(0, -50))


@symbol("dim sum, dim sum basket, xiaolongbao, xiao long bao, soup dumpling, steamed dumpling, bamboo steamer",
        kinds="dumpling, dish, food", height=0.1, place="surface", symbol_id="dim_sum", slots={"wood":
    ("#d8a860", "primary"), "dough": ("#faf4e8", "fixed"), "dark": ("#8f6432", "follow"), "steam": ("#ffffff",
    "fixed")})
def dim_sum(pen: Pen) -> None:
    pen.part("steam", joined(*(limb([(x, -66, 2), (x + 4, -76, 4), (x - 3, -88, 4), (x + 2, -100, 1.4)])
        for x in (-20, 4, 26))), alpha=0.5, shade="flat")
    for y in (-2, -24):
        wall = smooth([(-54, y - 22, "c"), (-54, y - 4, "c"), (-30, y + 4), (0, y + 6), (30, y + 4), (54, y - 4,
            "c"), (54, y - 22, "c"), (30, y - 14), (0, y - 12), (-30, y - 14)])
        pen.part("wood", wall)
        pen.mark("wood", rect(24, y - 30, 40, 50), tone=-0.08)
        pen.mark("dark", joined(curve((-56, y - 16), (0, y - 6), (56, y - 16)), curve((-56, y - 8), (0, y + 2), (56,
            y - 8))), width=1.2, alpha=0.7)
        pen.mark("dark", joined(rect(-3, y - 16, 6, 30), rect(-44, y - 24, 4, 30), rect(40, y - 24, 4, 30)), alpha=0.4)
    pen.part("wood", ellipse(0, -46, 54, 16), tone=0.06)
    pen.part("dark", ellipse(0, -46, 49, 13.4), tone=0.1)
    for x, y, r in ((-26, -52, 14), (2, -56, 14), (28, -51, 14), (-14, -43, 15), (17, -42, 15)):
        bun = smooth([(x - r, y + 3), (x - r * 0.8, y - r * 0.5), (x - 2, y - r * 0.95), (x + 2, y - r * 0.95),
            (x + r * 0.8, y - r * 0.5), (x + r, y + 3), (x, y + r * 0.5)])
        pen.part("dough", bun)
        pen.mark("dough", joined(*(curve((x, y - r * 0.95), (x + r * 0.4 * d, y - r * 0.5), (x + r * 0.86 * d,
            y + 1)) for d in (-0.9, -0.45, 0, 0.45, 0.9))), tone=-0.1, width=0.9)
        pen.mark("dough", crescent(bun, -r * 0.3, -2), tone=-0.06)
    with pen.in_front():
        pen.part("wood", smooth([(-54, -46, "c"), (-54, -40, "c"), (-30, -32), (0, -29.6), (30, -32), (54, -40, "c"),
            (54, -46, "c"), (30, -36), (0, -33), (-30, -36)]), tone=0.03)
    pen.anchor(top=(0, -66), mouth=(0, -46))


@symbol("bibimbap, korean rice bowl, dolsot bibimbap", kinds="rice, dish, food", height=0.1, place="surface",
    slots={"bowl": ("#2b2c31", "primary"), "rice": ("#fbf8f0", "fixed"), "carrot": ("#ee8a3a", "fixed"),
    "green": GREEN, "sprout": ("#efe3a8",
    "fixed"), "meat": ("#7a452f", "fixed"), "mushroom": ("#8a6a52", "fixed"), "egg": ("#fdfaf2", "fixed"),
    "yolk": ("#f7b02c", "fixed"), "sauce": ("#c6281f", "fixed")})
def bibimbap(pen: Pen) -> None:
    bowl(pen, "bowl", 58, -44, tilt=0.36)
    pen.part("rice", ellipse(0, -46, 50, 16), shade="flat")
    slots = ("carrot", "green", "sprout", "meat", "mushroom", "green")
    for i, slot in enumerate(slots):
        a, b = math.radians(60 * i - 90), math.radians(60 * i - 32)
        m = (a + b) / 2
        piece = smooth([(12 * math.cos(m), -47 + 4 * math.sin(m)), (48 * math.cos(a), -47 + 15 * math.sin(a)),
            (52 * math.cos(m), -47 + 16.4 * math.sin(m)), (48 * math.cos(b), -47 + 15 * math.sin(b))])
        pen.part(slot, piece)
        pen.mark(slot, joined(*(line([(14 * math.cos(m), -47 + 4 * math.sin(m)), (54 * math.cos(a + (b - a) * k),
            -47 + 17 * math.sin(a + (b - a) * k))]) for k in (0.1, 0.35, 0.6, 0.85))), tone=-0.1, width=1)
    pen.part("egg", smooth([(-18, -48), (-12, -56), (2, -58), (16, -55), (20, -48), (12, -42), (-4, -41), (-14, -43)]))
    pen.part("yolk", ellipse(1, -51, 9, 5.4))
    pen.mark("egg", ellipse(-2, -53, 2.6, 1.2), alpha=0.8)
    pen.part("sauce", ellipse(18, -41, 6, 2.6), shade="flat")
    pen.anchor(top=(0, -60), mouth=(0, -46))


@symbol("pad thai, thai noodles, thai fried noodles", kinds="noodle, dish, food", height=0.07, place="surface",
        slots={"plate": ("#f7f5f0", "primary"), "noodle": ("#dc9a4a", "fixed"), "shrimp": ("#f29a78", "fixed"),
        "lime": ("#a9cf52", "fixed"), "green":
    GREEN, "nut": ("#d9b27a", "fixed"), "sprout": ("#f4eed2", "fixed"), "chili": ("#cf3a2c", "fixed")})
def pad_thai(pen: Pen) -> None:
    plate(pen, -10, 70)
    heap = smooth([(-48, -12), (-40, -26), (-18, -38), (4, -42), (26, -36), (44, -22), (50, -12), (20, -6), (-20, -6)])
    pen.part("noodle", heap)
    pen.mark("noodle", joined(*(curve((-50 + 7 * i, -8 - (i * 5) % 9), (-40 + 7 * i, -26 - (i * 7) % 11),
        (-26 + 7 * i, -14), (-16 + 7 * i, -30 + (i * 3) % 8)) for i in range(11))), tone=0.1, width=1.8)
    pen.mark("noodle", joined(*(curve((-46 + 8 * i, -14), (-36 + 8 * i, -22), (-24 + 8 * i, -10))
        for i in range(10))), tone=-0.1, width=1.2)
    for x, y, t in ((-20, -36, -10), (10, -40, 15), (28, -27, 30)):
        pen.part("shrimp", rotated(limb([(x - 8, y + 4, 6), (x - 6, y - 4, 7), (x + 4, y - 6, 6.4), (x + 9, y, 4)]),
            t, (x, y)))
        pen.mark("chili", joined(*(rotated(line([(x + d, y - 10), (x + d * 0.6, y + 2)]), t, (x, y)) for d in (-5, 0,
            5))), width=0.8, alpha=0.5)
    pen.part("sprout", joined(*(_sprout(x, y) for x, y in ((-30, -24), (-6, -28), (14, -24), (36, -18)))))
    pen.part("green", joined(*(rotated(rect(x - 6, y - 1.2, 12, 2.4, 1), t, (x, y)) for x, y, t in ((-8, -34, 20),
        (20, -33, -30), (-34, -20, 40), (0, -20, -10), (36, -26, 10)))), shade="flat")
    strewn(pen, "nut", -18, 36, 7, 1.8)
    pen.part("lime", smooth([(48, -12, "c"), (54, -26), (68, -14, "c"), (58, -10)]))
    pen.mark("sprout", smooth([(51, -13), (55, -22), (64, -14)]), alpha=0.6)
    pen.anchor(top=(4, -44))


def _sprout(x: float, y: float) -> Path:
    """A bean sprout."""
    return union(limb([(x - 8, y + 2, 1.6), (x, y - 2, 1.8), (x + 8, y + 1, 1.4)]), ellipse(x + 9, y + 1, 2.4, 1.6))


@symbol("onigiri, rice ball, japanese rice ball", kinds="rice, dish, food", height=0.08, place="surface",
    slots={"rice": ("#fbf9f2", "primary"), "nori": ("#25372f", "fixed"), "filling": ("#e8735a", "fixed")})
def onigiri(pen: Pen) -> None:
    body = smooth([(0, -88), (14, -82), (34, -46), (46, -20), (40, -4), (18, 0), (-18, 0), (-40, -4), (-46, -20),
        (-34, -46), (-14, -82)])
    pen.part("rice", body)
    pen.mark("rice", joined(*(ellipse(-42 + (i * 31) % 85, -82 + (i * 19) % 80, 3.2, 1.8, 47 * i)
        for i in range(64))), tone=-0.05, detail=0)
    pen.mark("rice", crescent(body, -9, -5), tone=-0.07)
    pen.part("nori", smooth([(-17, 0.6, "c"), (-18, -40, "c"), (18, -40, "c"), (17, 0.6, "c"), (0, 1.6)], tension=0.2))
    pen.mark("nori", joined(*(line([(x, -40), (x, 2)]) for x in (-10, -2, 7))), tone=0.08, width=0.7, detail=1)
    pen.part("filling", ellipse(0, -62, 5, 3.6))
    pen.anchor(top=(0, -88))


@symbol("tempura, shrimp tempura, tempura shrimp, fried shrimp", kinds=DISH, height=0.08, place="surface",
    slots={"plate": ("#3b4250", "primary"), "batter": ("#ecbf62", "fixed"), "tail": ("#e8653c", "fixed"),
    "bowl": ("#f4efe4", "fixed"), "sauce": ("#5f3420",
    "fixed"), "green": GREEN})
def tempura(pen: Pen) -> None:
    pen.part("plate", smooth([(-74, -10, "c"), (-66, -18), (66, -18), (74, -10, "c"), (66, 0), (-66, 0)], tension=0.3))
    pen.mark("plate", rect(-80, -4, 160, 6), tone=-0.1)
    for i, (x, t) in enumerate(((-30, -16), (-12, -6), (6, 4), (24, 14))):
        def at(path: Path, x: float = x, t: float = t) -> Path:
            return rotated(path, t, (x, -12))

        pen.part("tail", at(joined(polygon([(x - 1, -72), (x - 10, -88), (x - 1, -84)]), polygon([(x + 1, -72),
            (x + 10, -88), (x + 1, -84)]))))
        shape = at(smooth([(x - 7, -12), (x - 10, -24), (x - 7, -34), (x - 9, -46), (x - 5, -58), (x - 5, -70),
            (x + 5, -70), (x + 6, -60), (x + 9, -48), (x + 7, -36), (x + 10, -24), (x + 7, -12)]))
        pen.part("batter", shape, tone=0.03 * (i % 2))
        pen.mark("batter", joined(*(at(ellipse(x + (k * 7) % 13 - 6, -18 - 8 * k, 3, 2)) for k in range(7))), tone=0.08)
        pen.mark("batter", crescent(shape, -4, 0), tone=-0.09)
    pen.part("bowl", smooth([(40, -30, "c"), (44, -18), (50, -12, "c"), (66, -12, "c"), (72, -18), (76, -30, "c")]))
    pen.part("bowl", ellipse(58, -30, 18, 5), tone=0.04)
    pen.part("sauce", ellipse(58, -30, 15.4, 3.8), shade="flat")
    pen.part("green", joined(*(smooth([(x, -14, "c"), (x - 6, -26), (x + 2, -34), (x + 6, -24)]) for x in (-62, -54))))
    pen.anchor(top=(0, -84))


@symbol("bento, bento box, japanese lunch box, lunch box", kinds=DISH, height=0.08, poses="standing, open",
    place="surface",
        symbol_id="bento", slots={"box": ("#a82f2c", "primary"), "inside": ("#2b2a2e", "fixed"), "rice": ("#fbf9f2",
        "fixed"), "plum": ("#d83a4a", "fixed"), "egg":
    ("#f6cf5a", "fixed"), "salmon": ("#f0895f", "fixed"), "green": GREEN, "meat": ("#8a4a2f", "fixed"),
    "orange": ("#f09a3a", "fixed"), "sesame": ("#2f2a2a", "fixed")})
def bento(pen: Pen) -> None:
    pen.part("box", polygon([(-72, -50), (72, -50), (84, -6), (80, 0), (-80, 0), (-84, -6)]))
    pen.mark("box", rect(-90, -7, 180, 8), tone=-0.12)
    pen.part("inside", polygon([(-67, -47), (67, -47), (77, -9), (-77, -9)]), shade="flat", name=HOLLOW)
    if pen.pose != "open":
        pen.part("rice", smooth([(-63, -44, "c"), (-8, -44, "c"), (-9, -12, "c"), (-71, -12, "c")], tension=0.15))
        pen.mark("sesame", joined(*(ellipse(-60 + (i * 17) % 48, -40 + (i * 11) % 26, 0.9, 0.6) for i in range(22))),
            alpha=0.8)
        pen.part("plum", ellipse(-38, -28, 7.4, 6))
        pen.part("salmon", polygon([(-3, -44), (30, -44), (32, -30), (-3, -30)]))
        pen.mark("rice", joined(*(curve((2 + 8 * i, -46), (6 + 8 * i, -37), (2 + 8 * i, -28)) for i in range(4))),
            width=1.2, alpha=0.7)
        pen.part("egg", joined(rect(36, -44, 13, 13, 3), rect(51, -44, 13, 13, 3)))
        pen.mark("orange", joined(*(curve((38 + 15 * i, -38), (43 + 15 * i, -42), (46 + 15 * i, -37), (42 + 15 * i,
            -34))
            for i in range(2))), width=1.2)
        pen.part("green", union(*(ellipse(x, y, 6, 5) for x, y in ((4, -20), (12, -24), (14, -16), (6, -14)))))
        pen.mark("green", joined(*(ellipse(x, y, 2) for x, y in ((4, -21), (11, -25), (13, -17)))), tone=0.08)
        pen.part("meat", joined(*(ellipse(x, y, 7, 6) for x, y in ((30, -22), (41, -17), (30, -14)))))
        pen.mark("rice", joined(*(ellipse(x - 2, y - 2, 1.8, 1) for x, y in ((30, -22), (41, -17)))), alpha=0.6)
        pen.part("plum", joined(ellipse(58, -22, 6.4), ellipse(65, -15, 6.4)))
        pen.part("green", joined(polygon([(55, -27), (58, -31), (61, -27)]), polygon([(62, -20), (65, -24), (68,
            -20)])))
        pen.part("box", joined(rect(-7, -47, 3, 38), polygon([(-5, -29), (70, -29), (70.6, -27), (-5, -27)])),
            shade="flat", tone=0.04)
    pen.anchor(top=(0, -50), mouth=(0, -28))


@symbol("spring roll, egg roll, lumpia, summer roll", kinds=DISH, height=0.05, place="surface",
    slots={"crust": ("#d99a45", "primary"), "inside": ("#f4e6c0", "fixed"), "green": GREEN, "carrot": ("#ee8a3a",
    "fixed"), "plate": ("#f4f2ec", "fixed"), "sauce": ("#c8352a",
    "fixed")})
def spring_roll(pen: Pen) -> None:
    plate(pen, -8, 70)
    for x0, y0, x1, y1 in ((-50, -14, 14, -22), (-40, -27, 26, -33), (-52, -6 - 4, 0, -8)):
        body = limb([(x0, y0, 14), ((x0 + x1) / 2, (y0 + y1) / 2, 15), (x1, y1, 14)])
        pen.part("crust", body)
        pen.mark("crust", joined(*(line([(x0 + k, y0 - 10), (x0 + k + 10, y0 + 10)]) for k in (14, 32, 50))),
            tone=-0.12, width=1.1)
        pen.mark("crust", limb([(x0, y0 - 4, 2.4), (x1, y1 - 4, 2.4)]), tone=0.12)
    pen.part("inside", ellipse(20, -20, 7.4, 7.6))
    pen.mark("green", joined(ellipse(18, -22, 2.6), ellipse(22, -17, 2.2)))
    pen.mark("carrot", joined(ellipse(22, -23, 2.2), ellipse(17, -18, 2)))
    pen.part("plate", smooth([(32, -22, "c"), (36, -10), (42, -6, "c"), (56, -6, "c"), (62, -10), (66, -22, "c")]))
    pen.part("plate", ellipse(49, -22, 17, 4.6), tone=0.04)
    pen.part("sauce", ellipse(49, -22, 14.4, 3.4), shade="flat")
    pen.part("green", joined(*(smooth([(x, -36, "c"), (x + 4, -44), (x + 12, -44, "c"), (x + 8, -36)]) for x in (-28,
        -16))))
    pen.anchor(top=(0, -42))


@symbol("bao, bao bun, gua bao, steamed bun, baozi", kinds="dumpling, dish, food", height=0.08, place="surface",
    slots={"bun": ("#faf5ea", "primary"), "meat": ("#8f4527", "fixed"), "green": GREEN, "carrot": ("#ee8a3a",
    "fixed"), "nut": ("#d9b27a", "fixed")})
def bao(pen: Pen) -> None:
    low = smooth([(-52, -26), (-46, -8), (-20, 0), (20, 0), (46, -8), (52, -26), (30, -20), (-30, -20)])
    pen.part("bun", low)
    pen.mark("bun", rect(-60, -9, 120, 12), tone=-0.08)
    pen.part("green", union(*(smooth([(x, -22), (x - 6, -36), (x + 4, -46), (x + 10, -32)]) for x in (-44, -28, -10,
        8, 26, 40))))
    pen.part("meat", smooth([(-46, -24), (-40, -36), (-16, -40), (10, -40), (38, -36), (48, -26), (30, -18), (-30,
        -18)]))
    pen.mark("meat", joined(curve((-40, -30), (-10, -35), (30, -32)), curve((-34, -24), (0, -28), (36, -26))),
        tone=0.14, width=2)
    pen.part("carrot", joined(*(rotated(rect(x - 9, y - 1.2, 18, 2.4, 1), t, (x, y)) for x, y, t in ((-30, -38, -20),
        (-4, -42, 14), (22, -40, -10), (38, -34, 30)))), shade="flat")
    top = smooth([(-50, -34), (-54, -52), (-40, -72), (-10, -82), (20, -80), (46, -66), (54, -48), (48, -36), (20,
        -44), (-20, -44)])
    pen.part("bun", top, tone=0.02)
    pen.mark("bun", crescent(top, -10, 4), tone=-0.06)
    pen.mark("nut", joined(*(ellipse(x, y, 1.6, 1.1, 40 * i) for i, (x, y) in enumerate(((-20, -72), (-6, -76), (10,
        -74), (24, -70), (-30, -64), (2, -68), (34, -62))))), detail=0)
    pen.anchor(top=(0, -82))


@symbol("peking duck, roast duck", kinds="meat, dish, food", height=0.14, place="surface",
    slots={"plate": ("#f4f1ea", "primary"), "duck": ("#9a4a1f", "fixed"), "wing": ("#7d3814", "fixed"),
    "green": GREEN, "orange": ("#f29a32", "fixed"), "shine": ("#f2b066", "fixed")})
def peking_duck(pen: Pen) -> None:
    plate(pen, -8, 74)
    pen.part("green", joined(*(smooth([(x, -8, "c"), (x - 8, -18), (x, -26), (x + 10, -20), (x + 10, -8, "c")])
        for x in (-58, -44, 36, 50))))
    pen.part("duck", limb([(-36, -34, 12), (-54, -52, 9), (-58, -68, 8)]))
    pen.part("duck", union(ellipse(-58, -72, 7, 6), polygon([(-63, -74), (-76, -70), (-62, -68)])))
    body = smooth([(-46, -20), (-42, -40), (-20, -54), (10, -56), (38, -46), (52, -30), (48, -14), (20, -8), (-24, -8)])
    pen.part("duck", body)
    pen.mark("duck", crescent(body, -8, -9), tone=-0.1)
    pen.mark("shine", joined(smooth([(-24, -46), (0, -52), (18, -50), (-4, -46)]), ellipse(30, -42, 7, 3, 24)),
        alpha=0.7)
    pen.part("wing", smooth([(-20, -34), (-4, -40), (14, -34), (20, -22), (6, -20), (-10, -22)]))
    pen.mark("wing", curve((-14, -32), (0, -34), (12, -28)), tone=0.14, width=1.6)
    pen.part("duck", limb([(34, -28, 16), (52, -36, 10), (64, -46, 5)]), tone=-0.04)
    pen.part("plate", limb([(62, -45, 5), (70, -53, 6)]), tone=0.03)
    pen.part("orange", joined(*(ellipse(x, -9, 9, 5) for x in (-24, -6, 12))))
    pen.anchor(top=(0, -58))


@symbol("sashimi, sashimi plate, salmon sashimi", kinds="sushi, dish, food", height=0.05, place="surface",
    slots={"board": ("#3b4250", "primary"), "salmon": ("#f58a5a", "fixed"), "tuna": ("#b8304a", "fixed"),
    "white": WHITE, "green": GREEN, "wasabi": ("#9ac45a", "fixed"), "ginger": ("#f6c0b0",
    "fixed")})
def sashimi(pen: Pen) -> None:
    pen.part("board", polygon([(-78, -8), (-66, -20), (66, -20), (78, -8), (78, 0), (-78, 0)]))
    pen.mark("board", rect(-80, -8, 160, 10), tone=-0.1)
    pen.part("white", union(*(ellipse(x, -22, 12, 8) for x in (-40, -24, 0, 20, 38))))
    pen.mark("white", joined(*(curve((-50 + 8 * i, -18), (-44 + 8 * i, -28), (-36 + 8 * i, -18))
        for i in range(12))), tone=-0.1, width=0.8)
    pen.part("green", joined(*(smooth([(x, -22, "c"), (x - 8, -40), (x, -50), (x + 8, -40)]) for x in (-2, 44))))
    for slot, start in (("salmon", -58), ("tuna", 6)):
        for i in range(4):
            x = start + 13 * i
            shape = smooth([(x, -12, "c"), (x - 4, -30), (x + 6, -42), (x + 18, -40), (x + 20, -26), (x + 14, -11,
                "c")], tension=0.4)
            pen.part(slot, shape, tone=0.03 * (i % 2))
            pen.mark("white", joined(*(curve((x - 2, -18 - 7 * k), (x + 8, -24 - 7 * k), (x + 20, -20 - 7 * k))
                for k in range(3))), width=1, alpha=0.75 if slot == "salmon" else 0.2)
    pen.part("wasabi", smooth([(58, -12), (58, -20), (64, -25), (70, -19), (70, -12)]))
    pen.part("ginger", joined(smooth([(-74, -12), (-72, -20), (-64, -18), (-62, -11)]), smooth([(-70, -14), (-66,
        -23), (-60, -16)])))
    pen.anchor(top=(0, -46))


@symbol("biryani, chicken biryani, pilaf, plov", kinds="rice, dish, food", height=0.12, place="surface",
    slots={"bowl": ("#b87a3a", "primary"), "rice": ("#f6dc8e", "fixed"), "orange": ("#eb9a32", "fixed"),
    "white": WHITE, "meat": ("#a85a2c", "fixed"), "green": GREEN, "onion": ("#8a4a22",
    "fixed"), "egg": ("#fdf8ea", "fixed"), "yolk": ("#f2b32f", "fixed")})
def biryani(pen: Pen) -> None:
    bowl(pen, "bowl", 58, -36, tilt=0.22)
    heap = smooth([(-54, -36), (-44, -54), (-20, -66), (6, -70), (32, -62), (48, -48), (54, -36), (20, -28), (-20,
        -28)])
    pen.part("rice", heap)
    for slot, k in (("white", 3), ("orange", 5), ("rice", 7)):
        pen.mark(slot, joined(*(ellipse(-50 + (i * (11 + 2 * k)) % 101, -66 + (i * (5 + k)) % 40, 3.4, 1.2,
            53 * i + 20 * k) for i in range(34))), tone=-0.03 if slot == "rice" else 0.0)
    for x, y, t in ((-20, -56, -14), (16, -60, 22)):
        pen.part("meat", rotated(smooth([(x - 14, y), (x - 8, y - 9), (x + 4, y - 8), (x + 12, y - 2), (x + 6,
            y + 6), (x - 8, y + 6)]), t, (x, y)))
        pen.mark("meat", ellipse(x - 4, y - 4, 5, 2), tone=0.12)
    pen.part("white", limb([(24, -60, 3.4), (38, -68, 4), (41, -71, 4)]))
    pen.part("egg", ellipse(34, -46, 10, 7, 12))
    pen.part("yolk", ellipse(34, -46, 5.6, 4, 12), shade="flat")
    pen.part("onion", joined(*(limb([(x, y, 1.4), (x + 5, y - 3, 1.4), (x + 10, y + 1, 1.2)]) for x, y in ((-40,
        -46), (-6, -66), (-2, -48), (10, -44), (-30, -40)))))
    pen.part("green", joined(*(smooth([(x, y, "c"), (x + 3, y - 6), (x + 10, y - 5, "c"), (x + 6, y + 1)]) for x,
        y in ((-12, -60), (-36, -52), (4, -54), (22, -38), (-10, -38)))))
    pen.anchor(top=(0, -72), mouth=(0, -36))


@symbol("naan, naan bread, flatbread, pita, pita bread, roti, chapati", kinds="bread, food", height=0.08,
    place="surface", slots={"bread": ("#edc98c", "primary"), "char": ("#a8682f", "fixed"), "green": GREEN,
    "board": ("#9a6a3f", "fixed")})
def naan(pen: Pen) -> None:
    pen.part("board", rect(-72, -8, 144, 8, 3))
    for dx, dy, t in ((6, -12, 8), (-4, -4, -4)):
        body = rotated(smooth([(-60 + dx, -16 + dy), (-46 + dx, -34 + dy), (-10 + dx, -40 + dy), (30 + dx, -34 + dy),
            (60 + dx, -18 + dy), (48 + dx, -6 + dy), (0 + dx, -3 + dy), (-44 + dx, -5 + dy)]), t * 0.3, (0, -20))
        pen.part("bread", body)
        pen.mark("bread", crescent(body, 0, -5), tone=-0.1)
        pen.mark("char", joined(*(ellipse(x + dx, y + dy, r, r * 0.6) for x, y, r in ((-40, -20, 4), (-24, -30, 5),
            (-10, -18, 6), (8, -30, 5), (20, -16, 4), (34, -26, 6), (48, -18, 3), (-30, -12, 3), (2, -10, 4)))),
            alpha=0.6)
        pen.mark("bread", joined(*(ellipse(x + dx, y + dy, 8, 4) for x, y in ((-32, -26), (-2, -26), (26, -22)))),
            tone=0.06)
    pen.part("green", joined(*(ellipse(x, y, 2.2, 1.4, 40 * i) for i, (x, y) in enumerate(((-30, -24), (-16, -32),
        (0, -22), (14, -34), (30, -24), (-6, -14), (24, -14))))), shade="flat")
    pen.anchor(top=(0, -48))



@symbol("mochi, daifuku, mochi ice cream", kinds=SWEET, height=0.05, place="surface", slots={"a": ("#f6c3cf",
    "primary"), "b": ("#bfd89a", "fixed"), "c": ("#fbf6ec", "fixed"), "bean": ("#6a2f36", "fixed"),
    "plate": ("#3b4250", "fixed")})
def mochi(pen: Pen) -> None:
    pen.part("plate", rect(-66, -7, 132, 7, 3))
    for slot, x, y, r in (("b", -36, -8, 23), ("c", 36, -8, 23), ("a", 0, -30, 24)):
        ball = smooth([(x - r, y), (x - r * 0.8, y - r * 0.8), (x, y - r * 1.1), (x + r * 0.8, y - r * 0.8), (x + r,
            y), (x + r * 0.6, y + 3), (x - r * 0.6, y + 3)])
        pen.part(slot, ball)
        pen.mark(slot, crescent(ball, -r * 0.3, -r * 0.2), tone=-0.07)
        pen.mark("c", ellipse(x - r * 0.4, y - r * 0.7, r * 0.2, r * 0.12, -30), alpha=0.7)
    pen.part("bean", ellipse(42, -18, 11, 12))
    pen.mark("bean", joined(ellipse(39, -21, 3, 2), ellipse(45, -14, 3, 2)), tone=0.1)
    pen.anchor(top=(0, -56))
