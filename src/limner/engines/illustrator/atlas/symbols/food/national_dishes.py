"""National dishes, each on the plate, in the bowl or on the board that it comes on."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math
from collections.abc import Sequence

from limner.drawing.geometry import (
    Path,
    difference,
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
from limner.engines.illustrator.atlas.solid import Hue, crescent, curve
from limner.engines.illustrator.atlas.templates.monument import along

DISH = "dish, food"
SWEET = "dessert, sweet, food"
WHITE: Hue = ("#f7f4ee", "fixed")
GREEN: Hue = ("#5f9a48", "fixed")
SPOTS: Sequence[tuple[float, float]] = ((-34, -3), (-20, 5), (-8, -6), (6, 4), (18, -5), (32, 3), (-26, -8), (0, 8),
    (24, 8), (12, -9), (-14, 1),
    (38, -2), (-40, 2))
"""Where crumbs and herbs lie about a dish's middle."""


def _plate(pen: Pen, y: float = -8.0, w: float = 66.0) -> None:
    pen.part("plate", ellipse(0, y + 3, w * 0.62, w * 0.13), tone=-0.12)
    pen.part("plate", ellipse(0, y, w, w * 0.2))
    pen.mark("plate", ellipse(0, y - 1.4, w * 0.72, w * 0.135), tone=-0.06)


def _bowl(pen: Pen, slot: str, w: float = 56.0, top: float = -46.0, *, tilt: float = 0.24) -> Path:
    """A bowl standing on its foot; what comes back is its mouth, to be filled."""
    pen.part(slot, rect(-w * 0.36, -7, w * 0.72, 7, 2), tone=-0.1)
    body = smooth([(-w, top, "c"), (-w * 0.94, top * 0.62), (-w * 0.66, top * 0.2), (-w * 0.34, -4, "c"), (w * 0.34,
        -4, "c"), (w * 0.66, top * 0.2), (w * 0.94,
        top * 0.62), (w, top, "c")])
    pen.part(slot, body)
    pen.mark(slot, crescent(body, -w * 0.3, 0), tone=-0.09)
    pen.part(slot, ellipse(0, top, w, w * tilt), tone=0.05)
    mouth = ellipse(0, top + 1, w * 0.92, w * tilt * 0.86)
    pen.part(slot, mouth, tone=-0.16, shade="flat")
    return mouth


def _strewn(pen: Pen, slot: str, y: float, rx: float, ry: float, size: float, *, spread: float = 1.0,
        flat: float = 0.6, tone: float = 0.0) -> None:
    """Small things strewn over an ellipse."""
    spots = [(x * rx / 42 * spread, y + dy * ry / 9 * spread) for x, dy in SPOTS]
    pen.part(slot, joined(*(ellipse(x, b, size, size * flat, 37 * i) for i, (x, b) in enumerate(spots))), tone=tone,
        shade="flat")


def _chopsticks(pen: Pen, x: float, y: float) -> None:
    for d in (0, 7):
        pen.stroke("stick", line([(x + d, y), (x + 36 + d * 0.4, y - 46 + d)]), 2.2)


def _noodles(pen: Pen, slot: str, mouth: Path, y: float, w: float) -> None:
    pen.mark(slot, joined(*(curve((-w + 9 * i, y + 7), (-w + 9 * i + 10, y - 4 + (i * 5) % 7), (-w + 9 * i + 22,
        y + 3), (-w + 9 * i + 32, y - 5)) for i in range(int(w / 4.5)))),
        width=2.2, tone=0.03)



@symbol("pho, bowl of pho, vietnamese noodle soup, pho bo", kinds="noodle, soup, dish, food", height=0.12,
        place="surface", slots={"bowl": ("#f4f6f4", "primary"), "blue": ("#3f6fae", "fixed"), "broth":
    ("#c79a52", "fixed"), "noodle": ("#f8f3e4", "fixed"), "beef": ("#b8665a", "fixed"), "green": GREEN,
    "lime": ("#a9cf52", "fixed"), "chili": ("#d2352f", "fixed"), "stick": ("#6a4630", "fixed"), "onion": ("#efe2ef",
    "fixed")})
def pho(pen: Pen) -> None:
    _chopsticks(pen, 20, -50)
    mouth = _bowl(pen, "bowl", 60, -48)
    pen.part("broth", mouth, shade="flat")
    _noodles(pen, "noodle", mouth, -44, 46)
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


@symbol("paella, pan of paella, spanish paella, seafood paella", kinds=DISH, height=0.08, place="surface",
        slots={"pan": ("#34363c", "primary"), "rice": ("#f0b63a", "fixed"), "shrimp": ("#f08a5f", "fixed"), "mussel":
    ("#2b2f45", "fixed"), "meat": ("#f1a35a", "fixed"), "pea": ("#6fae4a", "fixed"), "lemon": ("#f8dc4f", "fixed"),
    "pepper": ("#d23a30", "fixed"), "dark": ("#a8562f", "fixed")})
def paella(pen: Pen) -> None:
    for s in (-1, 1):
        pen.part("pan", difference(ellipse(s * 66, -26, 15, 9), ellipse(s * 66, -26, 10, 5)), tone=0.06)
    pen.part("pan", ellipse(0, -21, 68, 21), tone=-0.06)
    pen.part("pan", ellipse(0, -27, 68, 22), tone=0.08)
    pen.part("rice", ellipse(0, -28, 62, 18.6))
    pen.mark("rice", joined(*(ellipse(-56 + (i * 29) % 113, -44 + (i * 17) % 33, 2, 1) for i in range(60))),
        tone=0.08, detail=1)
    pen.mark("rice", joined(*(ellipse(-55 + (i * 37) % 111, -43 + (i * 13) % 31, 1.8, 0.9) for i in range(44))),
        tone=-0.08, detail=1)
    for x, y, t in ((-36, -34, 0), (-8, -40, 20), (30, -36, -15), (10, -20, 10), (-28, -20, -20)):
        body = rotated(limb([(x - 9, y + 2, 6), (x - 4, y - 4, 7), (x + 5, y - 4, 6), (x + 9, y + 2, 4)]), t, (x, y))
        pen.part("shrimp", body)
        pen.mark("dark", joined(*(rotated(line([(x + d, y - 9), (x + d * 0.7, y + 3)]), t, (x, y)) for d in (-5, 0,
            5))), width=0.8, alpha=0.6)
        pen.part("shrimp", rotated(polygon([(x + 9, y + 1), (x + 15, y + 1), (x + 12, y + 6)]), t, (x, y)), tone=-0.05)
    for x, y, t in ((-48, -26, 20), (12, -32, -30), (46, -26, -20), (-10, -27, 40), (34, -18, 10)):
        pen.part("mussel", ellipse(x, y, 9, 4.6, t))
        pen.part("meat", ellipse(x, y - 0.6, 5.6, 2.4, t), shade="flat")
    pen.part("lemon", joined(*(smooth([(x - 8, y, "c"), (x, y - 7), (x + 8, y, "c")]) for x, y in ((-20, -40), (44,
        -36), (-2, -13)))))
    pen.part("pepper", joined(*(rotated(rect(x - 6, y - 1.6, 12, 3.2, 1.6), t, (x, y)) for x, y, t in ((-40, -41,
        20), (22, -43, -10), (22, -27, 30), (-14, -16, -10)))), shade="flat")
    pen.part("pea", joined(*(ellipse(x, y, 1.9, 1.6) for x, y in ((-52, -33), (-30, -28), (-18, -33), (2, -34), (24,
        -33), (52, -32), (2, -24), (-40, -16), (20, -14), (40, -29)))), shade="flat")
    pen.anchor(top=(0, -46))


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


@symbol("cheese fondue, fondue, fondue pot, swiss fondue", kinds=DISH, height=0.22, place="surface",
    slots={"pot": ("#c8352f", "primary"), "cheese": ("#f8d568", "fixed"), "metal": ("#8d949c", "fixed"),
    "flame": ("#ffb23d", "light"),
    "bread": ("#d99a52", "fixed"), "wood": ("#7a4d2f", "fixed"), "crumb": ("#f6e2b4", "fixed")})
def fondue(pen: Pen) -> None:
    pen.stroke("metal", joined(line([(-26, -40), (-34, 0)]), line([(26, -40), (34, 0)]), line([(-30, -14), (30,
        -14)])), 2.6)
    pen.part("metal", rect(-9, -14, 18, 8, 2), tone=-0.1)
    pen.part("flame", smooth([(-4, -14, "c"), (-5, -20), (0, -28, "c"), (5, -20), (4, -14, "c")]), shade="glow")
    pen.part("pot", limb([(34, -60, 8), (60, -66, 7), (78, -72, 8)]))
    body = smooth([(-38, -74, "c"), (-40, -56), (-30, -40), (-16, -35), (16, -35), (30, -40), (40, -56), (38, -74,
        "c")])
    pen.part("pot", body)
    pen.mark("pot", crescent(body, -12, 0), tone=-0.1)
    pen.part("pot", ellipse(0, -74, 39, 10), tone=0.07)
    pen.part("cheese", ellipse(0, -74, 35, 8), shade="flat")
    pen.part("cheese", smooth([(-28, -70, "c"), (-27, -58), (-23, -56), (-20, -62), (-16, -68, "c")]))
    for x0, x1, y1 in ((-8, -40, -116), (16, 36, -118)):
        pen.stroke("metal", line([(x0, -78), (x1, y1 + 12)]), 1.8)
        pen.stroke("wood", line([(x0 + (x1 - x0) * 0.66, -78 + (y1 + 78) * 0.66), (x1, y1)]), 3.4)
        pen.part("bread", rotated(rect(x0 - 8, -88, 15, 13, 3), -12, (x0, -82)))
        pen.mark("crumb", rotated(rect(x0 - 6, -86, 11, 6, 2), -12, (x0, -82)))
        pen.part("cheese", smooth([(x0 - 9, -80), (x0, -83), (x0 + 9, -80), (x0 + 8, -74), (x0 - 7, -74)]))
    pen.part("bread", joined(*(rect(x, -10, 12, 10, 2.4) for x in (-74, -60, 50, 64)), rect(-68, -19, 12, 10, 2.4)))
    pen.mark("crumb", joined(*(rect(x + 2, -8, 8, 5, 1.4) for x in (-74, -60, 50, 64))), alpha=0.8)
    pen.anchor(top=(0, -80), mouth=(0, -74))


@symbol("poutine, plate of poutine, canadian poutine", kinds=DISH, height=0.09, place="surface",
        slots={"bowl": ("#f2efe8", "primary"), "fry": ("#efbe52", "fixed"), "gravy": ("#7a4324", "fixed"),
        "curd": ("#fbf3dc", "fixed"), "red":
    ("#c8352f", "fixed")})
def poutine(pen: Pen) -> None:
    _bowl(pen, "bowl", 58, -38)
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


@symbol("fish and chips, fish & chips, fish n chips", kinds=DISH, height=0.1, place="surface",
        symbol_id="fish_and_chips", slots={"paper": ("#f3ecdc", "primary"), "batter": ("#d9953a", "fixed"),
        "chip": ("#f2cd6a", "fixed"), "pea":
    ("#7fae4f", "fixed"), "lemon": ("#f8dc4f", "fixed"), "ink": ("#8f8a80", "fixed"), "white": WHITE})
def fish_and_chips(pen: Pen) -> None:
    pen.part("paper", polygon([(-84, -6), (-62, -30), (-20, -36), (30, -34), (74, -28), (86, -4), (30, 2), (-40,
        2)]), tone=-0.05)
    pen.mark("ink", joined(*(line([(x, y), (x + 22, y - 1)]) for y in (-26, -22, -18, -14, -10, -6) for x in (-78,
        -50, 30, 58))), width=0.8, alpha=0.5)
    for i, (x, y, t) in enumerate(((-50, -18, 20), (-40, -24, -30), (-30, -16, 50), (-22, -24, 10), (-56, -12, -10),
            (-44, -12, 34), (-30, -30, -18), (-12, -18, 70), (-20, -12, -24), (-40, -34, 14), (-8, -28, 30))):
        pen.part("chip", rotated(rect(x - 17, y - 3.6, 34, 7.2, 1.2), t, (x, y)), tone=0.04 * ((i % 3) - 1))
    fish = smooth([(-30, -20), (-16, -36), (12, -44), (40, -42), (60, -34), (74, -44, "c"), (84, -40), (76, -28),
        (84, -16), (72, -14, "c"), (58, -20), (34, -12), (4, -10), (-20, -12)])
    pen.part("batter", fish)
    pen.mark("batter", joined(*(ellipse(x, y, 5, 3, 30 * i) for i, (x, y) in enumerate(((-10, -26), (6, -36), (20,
        -28), (36, -36), (48, -28), (30, -18), (10, -18), (66, -32))))), tone=0.09)
    pen.mark("batter", joined(*(ellipse(x, y, 2, 1.4) for x, y in ((-2, -32), (14, -32), (28, -38), (42, -24), (22,
        -22), (56, -28), (0, -20), (-16, -22)))), tone=-0.1)
    pen.mark("batter", crescent(fish, -4, -7), tone=-0.09)
    pen.part("lemon", smooth([(36, -4, "c"), (44, -20), (62, -4, "c"), (50, 0)]))
    pen.mark("white", smooth([(40, -5), (45, -15), (57, -5), (48, -3)]), alpha=0.7)
    pen.part("white", ellipse(-64, -8, 15, 5))
    pen.part("pea", ellipse(-64, -11, 13, 6))
    pen.mark("pea", joined(*(ellipse(-64 + 3.4 * (i - 3), -11 + (i * 5) % 7 - 3, 2.2) for i in range(7))), tone=0.07)
    pen.anchor(top=(10, -44))


@symbol("bibimbap, korean rice bowl, dolsot bibimbap", kinds="rice, dish, food", height=0.1, place="surface",
    slots={"bowl": ("#2b2c31", "primary"), "rice": ("#fbf8f0", "fixed"), "carrot": ("#ee8a3a", "fixed"),
    "green": GREEN, "sprout": ("#efe3a8",
    "fixed"), "meat": ("#7a452f", "fixed"), "mushroom": ("#8a6a52", "fixed"), "egg": ("#fdfaf2", "fixed"),
    "yolk": ("#f7b02c", "fixed"), "sauce": ("#c6281f", "fixed")})
def bibimbap(pen: Pen) -> None:
    _bowl(pen, "bowl", 58, -44, tilt=0.36)
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
    _plate(pen, -10, 70)
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
    _strewn(pen, "nut", -18, 36, 7, 1.8)
    pen.part("lime", smooth([(48, -12, "c"), (54, -26), (68, -14, "c"), (58, -10)]))
    pen.mark("sprout", smooth([(51, -13), (55, -22), (64, -14)]), alpha=0.6)
    pen.anchor(top=(4, -44))


def _sprout(x: float, y: float) -> Path:
    """A bean sprout."""
    return union(limb([(x - 8, y + 2, 1.6), (x, y - 2, 1.8), (x + 8, y + 1, 1.4)]), ellipse(x + 9, y + 1, 2.4, 1.6))


@symbol("falafel, falafel plate, falafel ball", kinds=DISH, height=0.07, place="surface", slots={"plate": ("#f3efe6",
    "primary"), "ball": ("#a86a32", "fixed"), "inside": ("#7fa24a", "fixed"), "hummus": ("#e8d2a2", "fixed"),
    "oil": ("#d9a32c", "fixed"),
    "green": GREEN, "tomato": ("#d6402f", "fixed")})
def falafel(pen: Pen) -> None:
    _plate(pen, -10, 70)
    pen.part("hummus", ellipse(-36, -15, 24, 8))
    pen.mark("oil", difference(ellipse(-36, -16, 15, 4.4), ellipse(-36, -16, 9, 2.2)))
    pen.part("green", joined(*(smooth([(x, -10, "c"), (x + 6, -24), (x + 16, -22), (x + 20, -10, "c")]) for x in (22,
        36, 46))))
    pen.part("tomato", joined(ellipse(52, -13, 7, 6), ellipse(62, -11, 6, 5)))
    for x, y in ((-8, -16), (14, -17), (34, -15), (3, -34), (24, -34), (13, -50)):
        ball = smooth([(x - 12, y), (x - 8, y - 10), (x + 1, y - 12), (x + 9, y - 9), (x + 12, y + 1), (x + 7,
            y + 9), (x - 6, y + 9)])
        pen.part("ball", ball)
        pen.mark("ball", crescent(ball, -4, -4), tone=-0.1)
        pen.mark("ball", joined(*(ellipse(x + a, y + b, 1.4) for a, b in ((-6, -4), (0, -7), (4, -2), (-3, 2), (-7,
            3), (5, 4), (0, 5)))), tone=0.1)
    half = ellipse(-14, -30, 11, 10)
    pen.part("ball", half)
    pen.mark("inside", ellipse(-15, -29, 8.4, 7.6))
    pen.mark("hummus", joined(*(ellipse(-15 + a, -29 + b, 1) for a, b in ((-4, -3), (0, -4), (3, 0), (-2, 2), (2,
        4)))), alpha=0.8)
    pen.anchor(top=(13, -62))


@symbol("hummus, bowl of hummus, hummus with pita", kinds=DISH, height=0.07, place="surface",
    slots={"bowl": ("#4f7f9e", "primary"), "dip": ("#e8d2a0", "fixed"), "oil": ("#d9a32c", "fixed"),
    "paprika": ("#c5482c", "fixed"), "pita": ("#e6bd80", "fixed"),
    "green": GREEN, "pea": ("#d9b36a", "fixed")})
def hummus(pen: Pen) -> None:
    for x, t in ((-58, -24), (-46, -6), (56, 22), (44, 6)):
        pen.part("pita", rotated(smooth([(x - 14, -20, "c"), (x, -56, "c"), (x + 14, -20, "c"), (x, -16)],
            tension=0.3), t, (x, -20)))
        pen.mark("pita", rotated(joined(ellipse(x - 3, -34, 2.4), ellipse(x + 4, -28, 2), ellipse(x, -44, 1.6)), t,
            (x, -20)), tone=-0.12)
    _bowl(pen, "bowl", 52, -36, tilt=0.3)
    pen.part("dip", ellipse(0, -38, 47, 13.4))
    pen.mark("dip", difference(ellipse(0, -38, 36, 10), ellipse(0, -38.6, 26, 7)), tone=-0.08)
    pen.mark("oil", difference(ellipse(0, -38, 30, 8), ellipse(0, -38.4, 20, 5)), alpha=0.9)
    pen.mark("paprika", joined(*(ellipse(-20 + (i * 13) % 41, -44 + (i * 7) % 12, 1.2) for i in range(16))))
    pen.part("pea", joined(*(ellipse(x, y, 4, 3.4) for x, y in ((-5, -40), (3, -42), (4, -37)))))
    pen.part("green", joined(*(smooth([(x, y, "c"), (x + 4, y - 6), (x + 10, y - 3, "c"), (x + 5, y + 1)]) for x,
        y in ((8, -42), (-16, -43), (-4, -34)))))
    pen.anchor(top=(0, -50), mouth=(0, -38))


@symbol("schnitzel, wiener schnitzel, viennese schnitzel, tonkatsu", kinds=DISH, height=0.07, place="surface",
    slots={"plate": ("#f6f3ec", "primary"), "crumb": ("#d99a42", "fixed"), "lemon": ("#f8dc4f", "fixed"),
    "potato": ("#f0d487", "fixed"),
    "green": GREEN, "white": WHITE})
def schnitzel(pen: Pen) -> None:
    _plate(pen, -10, 72)
    pen.part("potato", joined(*(ellipse(x, y, 8, 6) for x, y in ((36, -17), (48, -15), (42, -24), (56, -13)))))
    pen.mark("green", joined(*(rect(x, y, 3, 1.2) for x, y in ((34, -19), (46, -17), (42, -26), (54, -14), (39, -22)))))
    meat = smooth([(-62, -14), (-54, -26), (-36, -30), (-18, -38), (4, -34), (20, -32), (32, -20), (24, -10), (4,
        -5), (-18, -8), (-40, -4), (-56, -7)])
    pen.part("crumb", meat)
    pen.mark("crumb", crescent(meat, -3, -6), tone=-0.1)
    pen.mark("crumb", joined(*(ellipse(-54 + (i * 31) % 80, -33 + (i * 11) % 25, 2.6, 1.6, 40 * i)
        for i in range(24))), tone=0.08)
    pen.mark("crumb", joined(*(ellipse(-52 + (i * 23) % 78, -32 + (i * 7) % 24, 1.4) for i in range(22))), tone=-0.09)
    pen.part("lemon", ellipse(-14, -25, 12, 7))
    pen.mark("white", difference(ellipse(-14, -25.4, 10, 5.6), ellipse(-14, -25.4, 8.6, 4.6)))
    pen.mark("white", joined(*(line([(-14, -25.4), (-14 + 10 * math.cos(a), -25.4 + 5.6 * math.sin(a))]) for a in (0,
        1.05, 2.1, 3.14, 4.19, 5.24))), width=0.8)
    pen.part("green", joined(*(ellipse(x, y, 4, 2.6, 30) for x, y in ((2, -27), (7, -24), (4, -31)))))
    pen.anchor(top=(-6, -38))


@symbol("bratwurst, bratwurst with sauerkraut, sausage with mustard, german sausage, wurst",
    kinds="sausage, dish, food", height=0.06, place="surface", slots={"plate": ("#f4f1ea", "primary"),
    "sausage": ("#a8562f", "fixed"),
    "kraut": ("#efe3b8", "fixed"), "mustard": ("#e0ac2c", "fixed"), "dark": ("#5f2c18", "fixed"), "green": GREEN})
def bratwurst(pen: Pen) -> None:
    _plate(pen, -10, 72)
    pen.part("kraut", smooth([(4, -10), (8, -24), (26, -32), (46, -28), (56, -14), (40, -8), (18, -7)]))
    pen.mark("kraut", joined(*(curve((6 + 5 * i, -10), (12 + 5 * i, -26 + (i * 5) % 9), (20 + 5 * i, -12))
        for i in range(9))), tone=-0.1, width=1.1)
    for y, tone in ((-26, 0.0), (-14, 0.04)):
        body = limb([(-58, y + 2, 11), (-40, y - 5, 13), (-14, y - 5, 13), (10, y + 2, 11)])
        pen.part("sausage", body, tone=tone)
        pen.mark("dark", joined(*(line([(x, y - 14), (x + 8, y + 6)]) for x in (-52, -40, -28, -16, -4))), width=2,
            alpha=0.7)
        pen.mark("sausage", curve((-54, y - 2), (-34, y - 8), (0, y - 4)), tone=0.14, width=1.6)
    pen.stroke("mustard", curve((-50, -29), (-42, -34), (-34, -29), (-26, -34), (-18, -29), (-10, -33), (-2, -28)), 3)
    pen.part("mustard", ellipse(-52, -6, 10, 3.4))
    pen.part("green", joined(*(ellipse(x, y, 4, 2.4, 20) for x, y in ((28, -31), (34, -33), (32, -28)))))
    pen.anchor(top=(10, -34))


@symbol("borscht, beetroot soup, bowl of borscht, borsch", kinds="soup, dish, food", height=0.1, place="surface",
        slots={"bowl": ("#f5f1e8", "primary"), "soup": ("#a81f3f", "fixed"), "cream": WHITE, "green": GREEN,
        "red": ("#c8403a", "fixed"), "beet":
    ("#7d1531", "fixed")})
def borscht(pen: Pen) -> None:
    mouth = _bowl(pen, "bowl", 58, -44, tilt=0.28)
    pen.part("soup", mouth, shade="flat")
    pen.mark("beet", joined(*(rotated(rect(x - 8, y - 1.6, 16, 3.2, 1), 25 * i, (x, y)) for i, (x,
        y) in enumerate(((-34, -46), (-20, -38), (28, -38), (36, -46), (-8, -54), (10, -35), (-40, -40))))))
    pen.part("cream", smooth([(-15, -46), (-8, -53), (6, -54), (14, -48), (10, -42), (-2, -40), (-12, -42)]))
    pen.mark("cream", curve((-8, -46), (0, -50), (7, -46), (0, -43)), tone=-0.08, width=1.4)
    pen.part("green", joined(*(limb([(x, y, 1.6), (x + 4, y - 5, 1.4), (x + 9, y - 6, 0.8)]) for x, y in ((-2, -46),
        (4, -47), (-26, -49), (20, -51), (16, -40), (-18, -42)))))
    pen.part("red", joined(*(polygon([(x, -28), (x + 5, -23), (x, -18), (x - 5, -23)]) for x in (-36, -18, 0, 18,
        36))), shade="flat")
    pen.anchor(top=(0, -56), mouth=(0, -46))


@symbol("nacho, plate of nachos, tortilla chip", kinds=DISH, height=0.1, place="surface",
    slots={"plate": ("#4a8fa8", "primary"), "chip": ("#efb951", "fixed"), "cheese": ("#f5a623", "fixed"),
    "guac": ("#7fae4a", "fixed"), "tomato": ("#d63c2e", "fixed"),
    "cream": WHITE, "olive": ("#2f2f33", "fixed"), "green": GREEN})
def nachos(pen: Pen) -> None:
    _plate(pen, -8, 70)
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
    _plate(pen, -8, 70)
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
    _plate(pen, -8, 74)
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


@symbol("tajine, tagine, moroccan tagine, clay pot tagine", kinds=DISH, height=0.25, place="surface",
    slots={"clay": ("#c0663a", "primary"), "trim": ("#2f6f8f", "fixed"), "cream": ("#f4e6c8", "fixed"),
    "steam": ("#ffffff", "fixed")})
def tagine(pen: Pen) -> None:
    pen.part("clay", smooth([(-56, -22, "c"), (-50, -8), (-36, 0, "c"), (36, 0, "c"), (50, -8), (56, -22, "c")]))
    pen.mark("trim", joined(*(polygon([(x - 6, -14), (x, -20), (x + 6, -14), (x, -8)]) for x in (-40, -24, -8, 8, 24,
        40))))
    cone = smooth([(-50, -24, "c"), (-34, -44), (-18, -72), (-8, -90, "c"), (8, -90, "c"), (18, -72), (34, -44), (50,
        -24, "c"), (0, -18)])
    pen.part("clay", cone, tone=0.03)
    pen.mark("clay", crescent(cone, -14, 0), tone=-0.1)
    pen.mark("cream", joined(curve((-60, -34), (0, -26), (60, -34)), curve((-30, -62), (0, -56), (30, -62))), width=2)
    pen.mark("trim", joined(*(polygon([(x - 5, -42 + abs(x) * -0.04), (x, -50), (x + 5, -42 + abs(x) * -0.04), (x,
        -36)]) for x in (-26, -13, 0, 13, 26))))
    pen.part("clay", smooth([(-8, -88, "c"), (-11, -98), (-8, -105), (8, -105), (11, -98), (8, -88, "c")]), tone=0.05)
    pen.part("clay", rect(-58, -26, 116, 5, 2), tone=-0.06)
    pen.anchor(top=(0, -105))


@symbol("churro, churros with chocolate", kinds=SWEET, height=0.14, place="surface",
    slots={"dough": ("#c98a42", "primary"), "sugar": ("#f6e6c4", "fixed"), "cup": ("#f4f1ea", "fixed"),
    "chocolate": ("#4a2617", "fixed"), "paper": ("#e6574a", "second")})
def churro(pen: Pen) -> None:
    for i, (x0, x1, y1) in enumerate(((-44, -58, -96), (-34, -36, -104), (-22, -14, -100), (-12, 6, -92))):
        body = limb([(x0, -24, 10), ((x0 + x1) / 2, (y1 - 24) / 2, 11), (x1, y1, 10)])
        pen.part("dough", body, tone=0.03 * (i % 2))
        pen.mark("dough", joined(*(line([(x0 + d, -24), (x1 + d, y1)]) for d in (-3, 0, 3))), tone=-0.12, width=0.9)
        pen.mark("sugar", joined(*(ellipse(x0 + (x1 - x0) * k / 9 + (k * 5) % 7 - 3, -26 + (y1 + 26) * k / 9, 0.9)
            for k in range(10))), alpha=0.9)
    pen.part("paper", polygon([(-56, -46), (0, -46), (-10, 0), (-46, 0)]))
    pen.mark("sugar", joined(*(polygon([(x, -46), (x + 7, -46), (x + 4, 0), (x - 1 + 2, 0)]) for x in (-50, -36, -22,
        -8))), alpha=0.8)
    pen.part("cup", difference(ellipse(64, -22, 11, 12), ellipse(64, -22, 6, 7)), tone=-0.06)
    cup = smooth([(14, -40, "c"), (16, -14), (26, 0, "c"), (52, 0, "c"), (62, -14), (64, -40, "c")])
    pen.part("cup", cup)
    pen.mark("cup", crescent(cup, -10, 0), tone=-0.08)
    pen.part("cup", ellipse(39, -40, 25, 7), tone=0.04)
    pen.part("chocolate", ellipse(39, -40, 22, 5.4), shade="flat")
    pen.anchor(top=(-30, -104))


@symbol("tiramisu, piece of tiramisu", kinds=SWEET, height=0.08, place="surface", slots={"cream": ("#fbf1da",
    "primary"), "cake": ("#c98f54", "fixed"), "coffee": ("#7a4a2a", "fixed"), "cocoa": ("#4d2d1c", "fixed"),
    "plate": ("#eef0f0", "fixed"), "green": GREEN})
def tiramisu(pen: Pen) -> None:
    _plate(pen, -6, 68)
    pen.part("cream", polygon([(26, -10), (50, -22), (50, -64), (26, -54)]), tone=-0.1)
    pen.mark("cake", joined(polygon([(20, -20), (54, -34), (54, -26), (20, -11)]), polygon([(20, -42), (54, -56),
        (54, -48), (20, -32)])), tone=-0.1)
    pen.part("cream", rect(-48, -54, 74, 44, 2))
    for y in (-32, -12):
        pen.mark("cake", rect(-50, y - 9, 80, 10))
        pen.mark("coffee", joined(*(ellipse(x, y - 4, 5, 2.4) for x in along(-48, 26, 7))), alpha=0.6)
        pen.mark("coffee", rect(-50, y - 2, 80, 3), alpha=0.7)
    pen.part("cocoa", polygon([(-48, -54), (-24, -64), (50, -64), (26, -54)]))
    pen.mark("cream", joined(*(ellipse(-30 + (i * 23) % 66, -62 + (i * 5) % 7, 0.9, 0.6) for i in range(18))),
        alpha=0.5)
    pen.part("cream", smooth([(-6, -58), (0, -68), (8, -72), (14, -66), (18, -58), (6, -55)]), tone=0.03)
    pen.part("coffee", ellipse(8, -71, 4.4, 3))
    pen.part("green", joined(smooth([(14, -62, "c"), (20, -70), (30, -68, "c"), (22, -61)])))
    pen.anchor(top=(6, -72))


@symbol("baklava, piece of baklava, turkish dessert", kinds=SWEET, height=0.05, place="surface",
    slots={"pastry": ("#d99b3f", "primary"), "nut": ("#7fa045", "fixed"), "dark": ("#9a6420", "follow"),
    "plate": ("#f0ede6", "fixed"), "shine": ("#f8dc92", "fixed")})
def baklava(pen: Pen) -> None:
    _plate(pen, -6, 70)
    for x, y in ((-30, -8), (28, -8), (-1, -28)):
        pen.part("pastry", polygon([(x - 28, y - 14), (x, y - 4), (x, y + 8), (x - 28, y - 2)]), tone=-0.06)
        pen.mark("dark", joined(*(line([(x - 30, y - 12 + d), (x, y - 2 + d)]) for d in (0, 5, 10))), width=0.9)
        pen.mark("nut", polygon([(x - 30, y - 9), (x, y + 1), (x, y + 4), (x - 30, y - 6)]))
        pen.part("pastry", polygon([(x + 28, y - 14), (x, y - 4), (x, y + 8), (x + 28, y - 2)]), tone=-0.12)
        pen.mark("dark", joined(*(line([(x + 30, y - 12 + d), (x, y - 2 + d)]) for d in (0, 5, 10))), width=0.9)
        pen.mark("nut", polygon([(x + 30, y - 9), (x, y + 1), (x, y + 4), (x + 30, y - 6)]))
        pen.part("pastry", polygon([(x - 28, y - 14), (x, y - 25), (x + 28, y - 14), (x, y - 4)]))
        pen.mark("shine", polygon([(x - 20, y - 15), (x - 2, y - 22), (x + 6, y - 19), (x - 12, y - 12)]), alpha=0.6)
        pen.part("nut", joined(*(ellipse(x + a, y - 14 + b, 2.4, 1.6, 30 * i) for i, (a, b) in enumerate(((-4, 0),
            (3, -2), (0, 3), (7, 1), (-8, -1))))))
    pen.anchor(top=(0, -52))


@symbol("cannoli, cannolo, sicilian cannoli", kinds=SWEET, height=0.05, place="surface", slots={"shell": ("#c9853f",
    "primary"), "cream": WHITE, "nut": ("#7fa045", "fixed"), "cherry": ("#cf2f3c", "fixed"), "sugar": ("#fdfbf6",
    "fixed")})
def cannoli(pen: Pen) -> None:
    for dx, dy, t in ((-6, -20, -8), (4, 0, 4)):
        def at(path: Path, dx: float = dx, dy: float = dy, t: float = t) -> Path:
            moved = rotated(path, t, (0, -20))
            moved.offset(dx, dy)
            return moved

        body = at(smooth([(-48, -34, "c"), (-10, -36), (44, -34, "c"), (52, -20), (44, -4, "c"), (0, -2), (-48, -4,
            "c"), (-54, -20)]))
        pen.part("shell", body)
        pen.mark("shell", joined(*(at(ellipse(-36 + (i * 19) % 74, -30 + (i * 7) % 24, 2.6, 2)) for i in range(18))),
            tone=-0.09)
        pen.mark("shell", at(limb([(-40, -28, 3), (40, -28, 3)])), tone=0.12)
        pen.mark("sugar", joined(*(at(ellipse(-38 + (i * 29) % 78, -34 + (i * 5) % 14, 1)) for i in range(22))),
            alpha=0.8)
        for s in (-1, 1):
            pen.part("cream", at(smooth([(s * 44, -36), (s * 58, -34), (s * 64, -20), (s * 58, -5), (s * 44, -3),
                (s * 40, -20)])))
            pen.mark("nut", joined(*(at(ellipse(s * (54 + (i * 3) % 5), -32 + 5 * i, 2, 1.4)) for i in range(6))))
    pen.part("cherry", ellipse(66, -25, 5))
    pen.anchor(top=(0, -58))


@symbol("apple strudel, strudel, apfelstrudel", kinds=SWEET, height=0.06, place="surface",
    slots={"crust": ("#d8a055", "primary"), "apple": ("#f1dc92", "fixed"), "raisin": ("#5a3326", "fixed"),
    "sugar": WHITE, "plate": ("#eef0f0", "fixed"), "cream": WHITE})
def strudel(pen: Pen) -> None:
    _plate(pen, -6, 70)
    body = smooth([(-18, -12, "c"), (-18, -36), (-6, -46), (40, -42), (54, -34), (56, -14, "c"), (20, -6)])
    pen.part("crust", body)
    pen.mark("crust", joined(*(line([(x, -50), (x - 10, -6)]) for x in (10, 26, 42, 56))), tone=-0.12, width=1.8)
    pen.mark("sugar", joined(*(ellipse(-10 + (i * 23) % 62, -44 + (i * 7) % 14, 1.3, 0.9) for i in range(26))))
    face = ellipse(-18, -25, 21, 18)
    pen.part("crust", face, tone=-0.04)
    pen.part("apple", ellipse(-18, -25, 16.6, 13.6), shade="flat")
    pen.mark("crust", joined(curve((-32, -25), (-22, -34), (-8, -28), (-12, -18), (-22, -18), (-24, -25), (-16,
        -26))), width=2.2, tone=-0.02)
    pen.mark("raisin", joined(*(ellipse(x, y, 2, 1.5) for x, y in ((-27, -22), (-12, -31), (-20, -14), (-6, -21),
        (-18, -22)))))
    pen.part("cream", smooth([(-62, -10), (-58, -22), (-48, -28), (-40, -20), (-38, -10), (-50, -6)]))
    pen.mark("cream", joined(curve((-58, -16), (-50, -22), (-42, -16)), curve((-60, -11), (-50, -15), (-40, -11))),
        tone=-0.08, width=1.2)
    pen.anchor(top=(10, -48))


@symbol("creme brulee, crème brûlée, crème brulee", kinds=SWEET, height=0.05, place="surface",
    slots={"dish": ("#f5f2ea", "primary"), "custard": ("#f6dc8c", "fixed"), "caramel": ("#b9631f", "fixed"),
    "berry": ("#c72f45", "fixed"), "green": GREEN, "spoon": ("#c3c9d0", "fixed")})
def creme_brulee(pen: Pen) -> None:
    bowl = smooth([(-58, -28, "c"), (-54, -8), (-44, 0, "c"), (44, 0, "c"), (54, -8), (58, -28, "c")], tension=0.3)
    pen.part("dish", bowl)
    pen.mark("dish", joined(*(line([(x, -30), (x * 0.92, 2)]) for x in range(-52, 56, 7))), tone=-0.09, width=1.4)
    pen.part("dish", ellipse(0, -28, 59, 17), tone=0.05)
    pen.part("custard", ellipse(0, -28, 53, 14))
    pen.part("caramel", ellipse(0, -28.6, 50, 12.8))
    pen.mark("custard", joined(*(ellipse(x, y, rx, ry) for x, y, rx, ry in ((-28, -33, 12, 3), (18, -35, 14, 2.6),
        (30, -25, 10, 2.4), (-14, -22, 12, 2.2)))), alpha=0.45)
    pen.mark("caramel", joined(*(ellipse(x, y, 5, 2) for x, y in ((-8, -30), (8, -24), (-34, -26), (36, -31)))),
        tone=-0.12)
    pen.part("custard", polygon([(12, -24), (26, -28), (36, -22), (24, -17), (14, -18)]), shade="flat")
    pen.stroke("caramel", line([(12, -24), (26, -28), (36, -22)]), 1.2, tone=-0.05)
    pen.part("berry", joined(*(ellipse(x, y, 4.4) for x, y in ((-14, -34), (-7, -38), (-4, -32)))))
    pen.part("green", smooth([(-4, -38, "c"), (4, -46), (12, -42, "c"), (4, -36)]))
    pen.anchor(top=(0, -44))


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
    _bowl(pen, "bowl", 58, -36, tilt=0.22)
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


@symbol("ceviche, bowl of ceviche", kinds=DISH, height=0.1, place="surface", slots={"glass": ("#5aa6a0", "primary"),
    "fish": ("#fbf3ec", "fixed"), "onion": ("#b0488a", "fixed"), "green": GREEN, "lime": ("#a9cf52", "fixed"),
    "corn": ("#f4cf5a", "fixed"), "chili": ("#d63a2e", "fixed")})
def ceviche(pen: Pen) -> None:
    _bowl(pen, "glass", 54, -38, tilt=0.28)
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
    mouth = _bowl(pen, "pot", 58, -44, tilt=0.28)
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
    _bowl(pen, "bowl", 56, -38, tilt=0.26)
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
    _strewn(pen, "crumb", -46, 34, 10, 1.6)
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


@symbol("meatball, plate of meatballs, köttbullar", served="meatball_piece", kinds=DISH, height=0.07, place="surface",
    symbol_id="meatballs", slots={"plate": ("#f4f2ec", "primary"), "meat": ("#8f5230", "fixed"), "sauce": ("#d9b98a",
    "fixed"), "berry": ("#c0203a", "fixed"), "mash": ("#f6e6b8", "fixed"), "green": GREEN})
def meatballs(pen: Pen) -> None:
    _plate(pen, -10, 72)
    pen.part("mash", smooth([(-58, -12), (-54, -26), (-36, -36), (-18, -30), (-10, -14), (-32, -8)]))
    pen.mark("mash", joined(curve((-52, -20), (-36, -28), (-20, -22)), curve((-54, -15), (-36, -20), (-16, -16))),
        tone=-0.08, width=1.6)
    pen.part("sauce", ellipse(18, -12, 36, 7))
    for x, y in ((-4, -18), (16, -19), (36, -17), (6, -34), (27, -33), (17, -12), (46, -11)):
        ball = ellipse(x, y, 11, 10)
        pen.part("meat", ball)
        pen.mark("meat", crescent(ball, -4, -4), tone=-0.1)
        pen.mark("sauce", smooth([(x - 8, y - 5), (x, y - 11), (x + 7, y - 7), (x + 3, y - 2), (x - 2, y - 4)]),
            alpha=0.85)
    pen.part("berry", joined(*(ellipse(x, y, 3.2) for x, y in ((54, -18), (60, -15), (56, -12), (62, -20), (50, -22)))))
    pen.part("green", joined(*(ellipse(x, y, 3.4, 2, 30 * i) for i, (x, y) in enumerate(((14, -43), (20, -45), (18,
        -40))))))
    pen.anchor(top=(16, -46))



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


@symbol("haggis, neeps and tatties", kinds=DISH, height=0.07, place="surface", slots={"plate": ("#f4f2ec",
    "primary"), "skin": ("#8a6a4f", "fixed"), "filling": ("#4f3326", "fixed"), "turnip": ("#f0a94a", "fixed"),
    "potato": ("#f8ecc6", "fixed")})
def haggis(pen: Pen) -> None:
    _plate(pen, -10, 72)
    for slot, x in (("turnip", -46), ("potato", 50)):
        pen.part(slot, smooth([(x - 18, -10), (x - 14, -24), (x, -30), (x + 14, -24), (x + 18, -10), (x, -7)]))
        pen.mark(slot, joined(curve((x - 12, -18), (x, -24), (x + 12, -18)), curve((x - 14, -13), (x, -17), (x + 14,
            -13))), tone=-0.09, width=1.4)
    pen.part("skin", limb([(-24, -32, 7), (-33, -40, 9)]))
    body = smooth([(-28, -16), (-26, -36), (-6, -48), (18, -46), (32, -32), (30, -14), (8, -7), (-16, -8)])
    pen.part("skin", body)
    pen.mark("skin", crescent(body, -7, -6), tone=-0.1)
    pen.part("filling", smooth([(-8, -42, "c"), (6, -34), (22, -40, "c"), (24, -22), (12, -14), (0, -18)]))
    pen.mark("skin", joined(*(ellipse(-4 + (i * 11) % 26, -36 + (i * 7) % 20, 1.6, 1.1) for i in range(16))), tone=0.12)
    pen.anchor(top=(6, -48))
