"""Small made things: for the desk, the bath, the workshop, the feast and the playground."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    Path,
    arc,
    difference,
    ellipse,
    joined,
    limb,
    line,
    mirrored,
    polygon,
    rect,
    rotated,
    smooth,
    star,
    union,
)
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, crescent, curve

STEEL: Hue = ("#b4bcc8", "fixed")
DARK: Hue = ("#33363f", "fixed")
PAPER: Hue = ("#fbf7ec", "fixed")
WOOD: Hue = ("#a9743f", "fixed")
GOLD: Hue = ("#e2b646", "fixed")


# ---- worn


@symbol("helmet, bike helmet, bicycle helmet",
    kinds="headgear, clothing", height=0.28,
    place="surface", slots={"shell": ("#d5473f", "primary"), "visor": ("#2f3a4f", "fixed"),
    "stripe": ("#f6f2ea", "second"), "glint": ("#ffffff", "fixed")}, shapes=("round",))
def helmet(pen: Pen) -> None:
    shell = smooth([(-46, -10, "c"), (-52, -46), (-34, -80), (4, -90), (38, -76), (52, -44), (50, -26), (44, -8, "c"),
        (20, 0), (-24, 0)])
    pen.part("shell", shell)
    pen.mark("shell", crescent(shell, -10, -8), tone=-0.09)
    pen.mark("stripe", curve((-52, -58), (-16, -86), (30, -84)), width=7)
    pen.part("visor", smooth([(8, -56, "c"), (34, -58), (54, -46, "c"), (52, -26), (40, -18), (14, -22), (6, -38)]),
        shade="glass")
    pen.mark("glint", smooth([(18, -52), (34, -54), (30, -48), (20, -44)]), alpha=0.6)
    pen.part("shell", smooth([(14, -10), (44, -12), (48, -4), (30, 1), (12, 0)]), tone=-0.05)
    pen.anchor(top=(0, -90), handle=(0, -40), seat=(0, -8))


def _string(number: int, half: float, top: float, drop: float) -> list[tuple[float, float]]:
    return [(half * math.sin(math.pi * (2 * i / (number - 1) - 1) / 2),
        top + drop * math.cos(math.pi * (2 * i / (number - 1) - 1) / 2)) for i in range(number)]


@symbol("necklace, pearl necklace, pendant, locket, amulet", kinds="jewellery, accessory", height=0.25, place="surface",
    slots={"pearl": ("#f3ece2", "primary"), "gem": ("#3f7fd0", "second"), "gold": GOLD})
def necklace(pen: Pen) -> None:
    for x, y in _string(23, 46, -92, 66):
        pen.part("pearl", ellipse(x, y, 5))
    pen.part("gold", ellipse(0, -14, 12, 13))
    pen.part("gem", smooth([(0, -24, "c"), (8, -15), (0, -3, "c"), (-8, -15)], tension=0.2))
    pen.mark("gem", polygon([(0, -24), (8, -15), (0, -13), (-8, -15)]), tone=0.14)
    pen.anchor(top=(0, -92), handle=(0, -50))


@symbol("bracelet, bangle, wristband", kinds="jewellery, accessory", height=0.05, place="surface",
    slots={"gold": ("#e2b646", "primary"), "gem": ("#3fa37a", "second")})
def bracelet(pen: Pen) -> None:
    ring = difference(ellipse(0, -36, 54, 34), ellipse(0, -42, 44, 24))
    pen.part("gold", difference(ellipse(0, -44, 50, 28), ellipse(0, -38, 44, 26)), tone=-0.16)
    pen.part("gold", ring)
    pen.mark("gold", crescent(ring, -8, -4), tone=-0.1)
    for x, y, r in ((-30, -14, 5), (0, -7, 7), (30, -14, 5)):
        pen.part("gem", ellipse(x, y, r, r * 0.9))
        pen.mark("gem", ellipse(x - r * 0.3, y - r * 0.3, r * 0.3), tone=0.2, detail=1)
    pen.anchor(top=(0, -70), handle=(0, -30))


@symbol("earring", kinds="jewellery, accessory", height=0.035, place="surface",
    slots={"gem": ("#c2323f", "primary"), "gold": GOLD})
def earring(pen: Pen) -> None:
    for x in (-26, 26):
        pen.stroke("gold", arc(x, -86, 7, 9, 150, 250), 2.6)
        pen.part("gold", ellipse(x, -72, 6))
        drop = smooth([(x, -66, "c"), (x + 17, -26), (x, -4), (x - 17, -26)])
        pen.part("gold", drop)
        pen.part("gem", smooth([(x, -54, "c"), (x + 11, -26), (x, -11), (x - 11, -26)]))
        pen.mark("gem", ellipse(x - 4, -30, 3, 6, 20), tone=0.18)
    pen.anchor(top=(0, -92), handle=(0, -40))


@symbol("belt", kinds="clothing, accessory", height=0.12, place="surface",
    slots={"leather": ("#8a5632", "primary"), "metal": GOLD})
def belt(pen: Pen) -> None:
    coil = difference(ellipse(-6, -40, 50, 30), ellipse(-6, -44, 42, 22))
    pen.part("leather", coil, tone=-0.08)
    strap = smooth([(-56, -40, "c"), (-50, -20), (-10, -4), (30, -6), (60, -14, "c"), (60, 6, "c"), (26, 14), (-14, 14),
        (-50, -2), (-58, -24)])
    pen.part("leather", strap)
    pen.mark("leather", joined(curve((-52, -22), (-12, -1), (58, -9)), curve((-50, -8), (-12, 10), (58, 2))), width=1,
        tone=0.12)
    pen.part("metal", difference(rect(18, -14, 26, 30, 5), rect(23, -9, 16, 20, 3)))
    pen.part("metal", rect(28, -1, 16, 3, 1.4))
    pen.mark("metal", rect(28, -1, 16, 1.2), tone=0.1)
    pen.anchor(top=(0, -68), handle=(0, -30))


# ---- at home


@symbol("towel, bath towel, beach towel, stack of towels", kinds="textile, household", height=0.3, place="surface",
    slots={"cloth": ("#7fb7d8", "primary"), "band": ("#f6f2ea", "second")}, shapes=("rectangular",))
def towel(pen: Pen) -> None:
    for i, y in enumerate((-2, -30, -58)):
        fold = rect(-50, y - 26, 100, 26, 10)
        pen.part("cloth", fold, tone=(-0.07, 0.0, 0.05)[i])
        pen.mark("cloth", curve((-44, y - 13), (0, y - 11), (34, y - 13), (46, y - 22)), width=2.2, tone=-0.13)
        pen.mark("band", rect(18, y - 30, 7, 34), alpha=0.9)
        pen.mark("band", rect(29, y - 30, 3, 34), alpha=0.9)
    pen.anchor(top=(0, -84), handle=(0, -40), seat=(0, -84))


@symbol("blanket, duvet, quilt, plaid", kinds="textile, household", height=0.3, place="surface",
    slots={"cloth": ("#c96a5c", "primary"), "check": ("#f2dcc0", "second")}, home="bedroom")
def blanket(pen: Pen) -> None:
    fold = smooth([(-58, -8, "c"), (-56, -48), (-46, -60), (40, -60), (56, -48), (58, -8, "c"), (0, -2)])
    pen.part("cloth", fold)
    pen.mark("check", joined(*(rect(x, -70, 5, 80) for x in (-42, -20, 2, 24, 46)),
        *(rect(-70, y, 140, 5) for y in (-48, -30, -12))), alpha=0.75)
    pen.mark("cloth", curve((-58, -34), (0, -30), (58, -34)), width=3, tone=-0.16)
    fringe = joined(*(limb([(x, -6, 2.4), (x + 1, 5, 1.6)]) for x in range(-54, 56, 6)))
    pen.part("check", fringe, shade="flat")
    pen.anchor(top=(0, -60), handle=(0, -30), seat=(0, -60))


@symbol("comb, hair comb", kinds="household, tool", height=0.06, place="surface",
    slots={"body": ("#e07a4f", "primary")})
def comb(pen: Pen) -> None:
    pen.part("body", union(rect(-56, -40, 112, 16, 7), *(rect(-52 + 6.6 * i, -28, 3.6, 26, 1.6) for i in range(16)),
        rect(-56, -36, 8, 35, 3), rect(48, -36, 8, 35, 3)))
    pen.mark("body", rect(-50, -37, 100, 3), tone=0.12)
    pen.anchor(top=(0, -40), handle=(0, -30))


@symbol("lipstick", kinds="cosmetics, household", height=0.08, place="surface",
    slots={"stick": ("#d0284f", "primary"), "case": DARK, "gold": GOLD})
def lipstick(pen: Pen) -> None:
    pen.part("stick", smooth([(-14, -52, "c"), (-14, -84, "c"), (6, -104), (14, -98, "c"), (14, -52, "c")],
        tension=0.25))
    pen.mark("stick", smooth([(-14, -84), (6, -104), (14, -98), (-4, -82)]), tone=0.1)
    pen.part("gold", rect(-17, -58, 34, 24, 2))
    pen.mark("gold", rect(-10, -60, 6, 30), tone=0.16)
    pen.part("case", rect(-22, -38, 44, 38, 3))
    pen.mark("case", rect(-15, -38, 6, 38), tone=0.16)
    pen.anchor(top=(0, -104), handle=(0, -20))


@symbol("perfume, perfume bottle, cologne, fragrance", kinds="cosmetics, bottle, vessel", height=0.12, place="surface",
    slots={"glass": ("#f0b6c4", "primary"), "gold": GOLD, "glint": ("#ffffff", "fixed"), "bow": ("#c2415f", "second")})
def perfume(pen: Pen) -> None:
    body = rect(-40, -62, 80, 62, 12)
    pen.part("glass", body)
    pen.mark("glass", rect(-40, -34, 80, 40), tone=-0.08)
    pen.mark("glint", rect(-31, -54, 7, 42, 3), alpha=0.6)
    pen.part("gold", rect(-12, -72, 24, 11, 2))
    pen.part("gold", ellipse(0, -84, 15, 14))
    pen.mark("gold", ellipse(-5, -88, 4, 5), tone=0.2)
    pen.part("bow", joined(smooth([(0, -66, "c"), (-16, -74), (-18, -60)]),
        smooth([(0, -66, "c"), (16, -74), (18, -60)]), ellipse(0, -66, 3.4)), shade="flat")
    pen.anchor(top=(0, -98), handle=(0, -30))


@symbol("newspaper, paper news, the news, gazette", kinds="paper, book", height=0.4, place="surface",
    slots={"paper": ("#f4f0e4", "primary"), "ink": DARK, "photo": ("#8fa8bd", "fixed")},
    nook="study", held="read", board=Board(-3, -84, 74, 24, panel="#2c2f36"), shapes=("rectangular",),
    grips=((0.08, 0.62), (0.92, 0.62)))
def newspaper(pen: Pen) -> None:
    pen.part("paper", rotated(rect(-38, -98, 84, 96, 1), 4, (0, -50)), tone=-0.06)
    pen.part("paper", rect(-44, -98, 84, 97, 1))
    pen.mark("ink", rect(-37, -92, 70, 12, 1))
    pen.mark("ink", joined(rect(-37, -76, 70, 1.6), *(rect(-37, -71 + 5.4 * i, 32, 2) for i in range(12)),
        *(rect(1, -36 + 5.4 * i, 32, 2) for i in range(6))), alpha=0.7)
    pen.mark("photo", rect(1, -71, 32, 31))
    pen.mark("ink", polygon([(1, -40), (12, -56), (20, -47), (26, -53), (33, -40)]), alpha=0.5)
    pen.anchor(top=(0, -98), handle=(0, -40))


@symbol("notebook, journal, diary, sketchbook, notepad, magazine", kinds="paper, book", height=0.22, place="surface",
    slots={"cover": ("#3f8f8a", "primary"), "page": PAPER, "label": PAPER, "ring": STEEL, "ink": DARK},
    nook="study", board=Board(10, -58, 52, 48, panel="#fbf8ef"), shapes=("square", "rectangular"))
def notebook(pen: Pen) -> None:
    pen.part("page", rect(-34, -97, 76, 97, 3), tone=-0.05)
    pen.part("cover", rect(-38, -100, 76, 100, 5))
    pen.mark("cover", rect(-38, -100, 14, 100), tone=-0.09)
    pen.part("label", rect(-14, -82, 42, 24, 2), shade="flat")
    pen.mark("ink", joined(rect(-9, -76, 32, 2.4), rect(-9, -69, 24, 2.4)), alpha=0.6)
    for i in range(8):
        pen.stroke("ring", arc(-37, -90 + 11.4 * i, 8, 3.6, 40, 280), 2.6)
    pen.anchor(top=(0, -100), handle=(0, -40), seat=(0, -100))


@symbol("calendar, wall calendar, planner", kinds="paper, household", height=0.4, place="wall",
    slots={"head": ("#d5473f", "primary"), "page": PAPER, "ink": ("#8a8f9c", "fixed"), "ring": DARK},
    shapes=("square", "rectangular"))
def calendar(pen: Pen) -> None:
    pen.part("page", rect(-46, -92, 92, 92, 6))
    pen.part("head", union(rect(-46, -92, 92, 22, 6), rect(-46, -80, 92, 12)))
    cells = [(x, y) for y in (-58, -42, -26) for x in (-32, -16, 0, 16, 32)] + [(-32, -10), (-16, -10)]
    pen.part("ink", joined(*(rect(x - 5, y - 4, 10, 9, 2) for x, y in cells if (x, y) != (16, -42))), shade="flat")
    pen.part("head", ellipse(16, -37.6, 7.4), shade="flat")
    pen.part("ring", joined(*(rect(x - 2.4, -100, 4.8, 16, 2.4) for x in (-26, 26))), shade="flat")
    pen.anchor(top=(0, -98), handle=(0, -40))


@symbol("stamp, postage stamp", kinds="paper", height=0.03, place="surface",
    slots={"paper": PAPER, "picture": ("#7fb7d8", "primary"), "hill": ("#5f9a5a", "fixed"),
    "sun": ("#f4c64a", "fixed")}, nook="study", shapes=("square", "rectangular"))
def stamp(pen: Pen) -> None:
    edge = rect(-42, -100, 84, 100)
    teeth = [ellipse(x, y, 4) for x in range(-42, 43, 12) for y in (-100, 0)] + [ellipse(x, y, 4) for x in (-42, 42)
        for y in range(-94, 0, 12)]
    pen.part("paper", difference(edge, union(*teeth)))
    pen.part("picture", rect(-32, -90, 64, 80), shade="flat")
    pen.mark("sun", ellipse(12, -66, 11))
    pen.mark("hill", smooth([(-40, -34), (-14, -52), (10, -36), (26, -44), (44, -30), (44, 0, "c"), (-40, 0, "c")]))
    pen.anchor(top=(0, -100), handle=(0, -40))


@symbol("eraser, rubber eraser", kinds="stationery, tool", height=0.03, place="surface",
    slots={"rubber": ("#f08fa6", "primary"), "sleeve": ("#3f74b8", "second"), "stripe": PAPER}, nook="study")
def eraser(pen: Pen) -> None:
    pen.part("rubber", rotated(rect(-56, -48, 112, 42, 10), -10, (0, -27)))
    pen.part("sleeve", rotated(rect(-14, -49, 72, 44, 4), -10, (0, -27)))
    pen.mark("stripe", rotated(rect(-14, -33, 72, 10), -10, (0, -27)))
    pen.anchor(top=(0, -52), handle=(0, -26))


@symbol("paperclip, paper clip", kinds="stationery, tool", height=0.03, place="surface",
    slots={"wire": ("#8fa0b4", "primary")}, nook="study")
def paperclip(pen: Pen) -> None:
    path = smooth([(16, -76, "c"), (16, -20), (0, -4), (-16, -20), (-16, -84), (0, -100), (22, -84), (26, -30)],
        closed=False, tension=0.6)
    inner = smooth([(16, -76), (12, -84), (0, -88), (-6, -80), (-6, -30), (2, -22), (8, -30), (8, -66)], closed=False)
    pen.stroke("wire", rotated(path, 24, (0, -50)), 5)
    pen.stroke("wire", rotated(inner, 24, (0, -50)), 5, tone=0.05)
    pen.part("wire", rotated(rect(-19, -70, 5, 44, 2), 24, (0, -50)))
    pen.anchor(top=(0, -96), handle=(0, -50))


@symbol("calculator", kinds="electronics, tool", height=0.14, place="surface",
    slots={"case": ("#4a5568", "primary"), "screen": ("#c4dcb4", "fixed"), "key": ("#e9e6dd", "fixed"),
    "red": ("#e2604f", "second"), "ink": DARK}, nook="study", shapes=("rectangular",))
def calculator(pen: Pen) -> None:
    pen.part("case", rect(-36, -100, 72, 100, 8))
    pen.part("screen", rect(-28, -92, 56, 20, 3), shade="flat")
    pen.mark("ink", joined(rect(12, -88, 3, 12), rect(19, -88, 3, 12), rect(12, -88, 10, 2.4)))
    keys = [(x, y) for y in (-58, -42, -26, -10) for x in (-22, -7.4, 7.2, 21.8)]
    pen.part("key", joined(*(rect(x - 5.6, y - 5.4, 11.2, 10.6, 2.6) for x, y in keys if x < 20)))
    pen.part("red", joined(*(rect(x - 5.6, y - 5.4, 11.2, 10.6, 2.6) for x, y in keys if x > 20)))
    pen.anchor(top=(0, -100), handle=(0, -40))


# ---- in the workshop and the lab


@symbol("magnet, horseshoe magnet", kinds="tool", height=0.1, place="surface",
    slots={"body": ("#d5473f", "primary"), "tip": STEEL})
def magnet(pen: Pen) -> None:
    whole = union(ellipse(0, -43, 43), rect(-43, -84, 86, 42))
    body = difference(whole, union(ellipse(0, -43, 19), rect(-19, -90, 38, 48)))
    pen.part("body", body)
    pen.mark("body", crescent(body, -6, -6), tone=-0.09)
    for x in (-31, 31):
        pen.part("tip", rect(x - 12, -100, 24, 22, 1))
    pen.mark("tip", rect(20, -100, 6, 22), tone=0.12)
    pen.anchor(top=(0, -98), handle=(0, -20))


@symbol("battery", kinds="electronics, tool", height=0.05, place="surface",
    slots={"case": ("#3f9a5f", "primary"), "dark": DARK, "metal": STEEL, "bolt": ("#f7d34a", "fixed")}, nook="study",
    shapes=("rectangular", "cylindrical"))
def battery(pen: Pen) -> None:
    pen.part("metal", rect(-9, -102, 18, 12, 2))
    body = rect(-26, -94, 52, 94, 7)
    pen.part("case", body)
    pen.mark("dark", rect(-26, -94, 52, 26))
    pen.mark("case", rect(12, -100, 20, 104), tone=-0.08)
    pen.mark("case", rect(-19, -100, 6, 104), tone=0.14, alpha=0.7)
    pen.part("bolt", polygon([(4, -62), (-13, -34), (-2, -34), (-6, -12), (14, -42), (2, -42)]), shade="flat")
    pen.anchor(top=(0, -100), handle=(0, -40))


@symbol("microscope", kinds="instrument, tool", height=0.4, place="surface",
    slots={"body": ("#4a6fa5", "primary"), "metal": STEEL, "dark": DARK}, home="laboratory", nook="study")
def microscope(pen: Pen) -> None:
    pen.part("dark", rect(-40, -9, 78, 9, 4))
    pen.stroke("body", smooth([(-20, -8), (24, -12), (36, -40), (26, -66), (6, -74)], closed=False), 11, shade="form")
    pen.part("metal", rect(-34, -32, 44, 5, 2))
    pen.part("metal", rect(-26, -38, 26, 3.4, 1), tone=0.12)
    tube = rotated(rect(-9, -98, 18, 46, 4), -18, (0, -70))
    pen.part("body", tube)
    pen.part("dark", rotated(rect(-6.6, -110, 13.2, 15, 3), -18, (0, -70)))
    pen.part("metal", rotated(rect(-6, -54, 12, 13, 2), -18, (0, -70)))
    pen.part("dark", ellipse(31, -26, 7.4))
    pen.mark("metal", ellipse(31, -26, 3.4), tone=0.1)
    pen.anchor(top=(-12, -108), handle=(20, -40))


@symbol("tripod", kinds="tool", height=1.3, slots={"leg": ("#3f434f", "primary"), "metal": STEEL},
    home="mountains, meadow")
def tripod(pen: Pen) -> None:
    for foot, tone in ((4, -0.08), (-32, 0.0), (36, 0.0)):
        pen.part("leg", limb([(0, -86, 5), (foot * 0.5, -44, 4.4), (foot, 0, 3.4)]), tone=tone)
        pen.mark("metal", ellipse(foot * 0.5, -44, 4, 3))
    pen.part("metal", rect(-3, -90, 6, 20, 2))
    pen.part("leg", rect(-13, -98, 26, 9, 3))
    pen.anchor(top=(0, -98), seat=(0, -98), handle=(0, -60))


@symbol("drill, power drill, electric drill", kinds="tool", height=0.22, place="surface",
    slots={"body": ("#f0a52e", "primary"), "dark": DARK, "metal": STEEL})
def drill(pen: Pen) -> None:
    pen.part("metal", polygon([(40, -76), (62, -73), (62, -71), (40, -68)]))
    pen.part("dark", polygon([(22, -84), (42, -79), (42, -65), (22, -60)]))
    pen.part("body", smooth([(-46, -86, "c"), (20, -90), (26, -86, "c"), (26, -60, "c"), (0, -56), (-6, -44),
        (-8, -20, "c"), (-30, -20, "c"), (-28, -54), (-44, -60)], tension=0.3))
    pen.part("dark", smooth([(-42, -22, "c"), (2, -22, "c"), (4, -2, "c"), (-44, -2, "c")], tension=0.15))
    pen.part("dark", smooth([(-4, -54), (4, -50), (1, -40), (-5, -44)]))
    pen.mark("body", joined(*(rect(-38 + 7 * i, -82, 3, 16, 1.4) for i in range(4))), tone=-0.2)
    pen.anchor(top=(0, -90), handle=(-18, -36), held=(-18, -36))


@symbol("pliers, tongs, pincers", kinds="tool", height=0.18, place="surface",
    slots={"grip": ("#d5473f", "primary"), "metal": STEEL})
def pliers(pen: Pen) -> None:
    for side in (-1, 1):
        jaw = limb([(side * 3, -58, 13), (-side * 9, -76, 12), (-side * 3.4, -102, 4)])
        pen.part("metal", jaw, tone=-0.05 if side > 0 else 0.03)
    for side in (-1, 1):
        pen.part("grip", limb([(-side * 5, -50, 10), (side * 19, -26, 10), (side * 15, 0, 9)]),
            tone=-0.05 if side > 0 else 0.0)
    pen.part("metal", ellipse(0, -58, 9))
    pen.mark("metal", ellipse(0, -58, 4), tone=-0.16)
    pen.anchor(top=(0, -102), handle=(0, -20))


@symbol("chain, iron chain", kinds="tool", height=0.12, place="surface", slots={"link": ("#9aa3b2", "primary")})
def chain(pen: Pen) -> None:
    for i in range(5):
        x, y = -48 + 24 * i, -16 - 10 * i
        if i % 2:
            pen.part("link", rotated(rect(x - 15, y - 4, 30, 8, 4), -22, (x, y)), tone=-0.09)
        else:
            ring = difference(ellipse(x, y, 19, 13, -22), ellipse(x, y, 11.4, 5.6, -22))
            pen.part("link", ring)
            pen.mark("link", crescent(ring, -3, -4), tone=-0.1)
    pen.anchor(top=(40, -70), handle=(0, -36))


@symbol("bomb, cartoon bomb, grenade", kinds="weapon", height=0.3, place="surface",
    slots={"shell": ("#3a3d4a", "primary"), "fuse": ("#c9a56a", "fixed"), "spark": ("#ffb52e", "light")})
def bomb(pen: Pen) -> None:
    pen.stroke("fuse", smooth([(18, -78), (26, -94), (40, -94), (48, -84)], closed=False), 4)
    pen.part("spark", star(50, -84, 15, 6, 8), shade="glow")
    pen.part("shell", rotated(rect(4, -84, 22, 14, 3), 24, (14, -76)))
    ball = ellipse(-4, -39, 40)
    pen.part("shell", ball)
    pen.mark("shell", crescent(ball, -10, -8), tone=-0.07)
    pen.mark("shell", ellipse(-18, -56, 8, 12, 36), tone=0.3, alpha=0.8)
    pen.anchor(top=(20, -96), handle=(0, -40))


@symbol("cannon, artillery", kinds="weapon", height=1.1, slots={"barrel": ("#454a58", "primary"), "wood": WOOD,
    "metal": STEEL}, home="hall")
def cannon(pen: Pen) -> None:
    pen.part("wood", smooth([(-56, -6, "c"), (-46, -14), (6, -42), (18, -30), (-40, 0), (-56, 0, "c")]), tone=-0.06)
    barrel = smooth([(-38, -44), (-34, -58), (52, -78, "c"), (57, -58, "c"), (-24, -34)])
    pen.part("barrel", barrel)
    pen.mark("barrel", crescent(barrel, -2, -9), tone=-0.08)
    pen.part("barrel", joined(rotated(rect(48, -82, 9, 27, 2), -13, (52, -68)), ellipse(-42, -46, 6.4)))
    pen.mark("metal", joined(curve((-12, -66), (-6, -36)), curve((20, -74), (26, -46))), width=3)
    wheel = difference(ellipse(0, -26, 26), ellipse(0, -26, 20))
    pen.part("wood", joined(*(rotated(rect(-1.8, -48, 3.6, 44), 30 * i, (0, -26)) for i in range(6))))
    pen.part("wood", wheel)
    pen.part("metal", ellipse(0, -26, 5))
    pen.anchor(top=(0, -70), handle=(0, -40))


@symbol("arrow, bow and arrow arrow, dart", kinds="weapon", height=0.7, place="surface",
    slots={"feather": ("#d5473f", "primary"), "wood": WOOD, "tip": STEEL})
def arrow(pen: Pen) -> None:
    turn, at = -28, (0.0, -34.0)
    pen.part("wood", rotated(rect(-50, -36, 94, 4, 1), turn, at))
    pen.part("tip", rotated(polygon([(42, -43), (64, -34), (42, -25), (47, -34)]), turn, at))
    for side in (-1, 1):
        pen.part("feather", rotated(polygon([(-30, -34 + side * 1.5), (-40, -34 + side * 13), (-62, -34 + side * 13),
            (-52, -34 + side * 1.5)]), turn, at), tone=0.03 * side)
    pen.anchor(top=(30, -60), handle=(0, -34))


@symbol("feather, plume", kinds="thing", height=0.2, place="surface", slots={"vane": ("#5f9fd0", "primary"),
    "shaft": ("#f6efe0", "fixed")})
def feather(pen: Pen) -> None:
    turn, at = 32, (0.0, -50.0)
    vane = rotated(smooth([(0, -102, "c"), (14, -84), (17, -54), (10, -24), (0, -14), (-10, -26), (-17, -56),
        (-13, -86)]), turn, at)
    pen.part("vane", vane)
    pen.mark("vane", rotated(smooth([(0, -104), (20, -84), (24, -50), (12, -18), (0, -12)]), turn, at), tone=-0.08)
    cuts = [rotated(curve((0, y), (side * 10, y - 8), (side * 18, y - 10)), turn, at) for y in range(-84, -20, 11)
        for side in (-1, 1)]
    pen.mark("vane", joined(*cuts), width=1.1, tone=-0.13, detail=1)
    pen.stroke("shaft", rotated(curve((0, -96), (1, -50), (-1, 2)), turn, at), 2.2)
    pen.anchor(top=(24, -88), handle=(-20, -18))


@symbol("bone, dog bone", kinds="thing", height=0.1, place="surface", slots={"bone": ("#f3ead6", "primary")})
def bone(pen: Pen) -> None:
    whole = union(rect(-40, -34, 80, 18, 6), *(ellipse(x, y, 13) for x in (-46, 46) for y in (-36, -14)))
    body = rotated(whole, -20, (0, -25))
    pen.part("bone", body)
    pen.mark("bone", crescent(body, -3, -6), tone=-0.08)
    pen.anchor(top=(0, -50), handle=(0, -25))


@symbol("wheel, wagon wheel, cartwheel", kinds="thing", height=0.7, slots={"rim": ("#8a5a34", "primary"), "hub": STEEL},
    home="workshop", shapes=("round",))
def wheel(pen: Pen) -> None:
    pen.part("rim", joined(*(rotated(rect(-2.6, -92, 5.2, 84), 22.5 * i, (0, -50)) for i in range(8))), tone=0.06)
    ring = difference(ellipse(0, -50, 50), ellipse(0, -50, 40))
    pen.part("rim", ring)
    pen.mark("rim", crescent(ring, -5, -5), tone=-0.1)
    pen.part("hub", ellipse(0, -50, 11))
    pen.mark("hub", ellipse(0, -50, 5), tone=-0.2)
    pen.anchor(top=(0, -100), handle=(0, -50), lean=(-50, -50))


# ---- feasts, games and play


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


@symbol("party hat, birthday hat", kinds="headgear, clothing", height=0.2, place="surface",
    slots={"cone": ("#8a5fd0", "primary"), "dot": ("#f7d34a", "second"), "pompon": ("#f08fb0", "second")},
    shapes=("triangular", "conical"))
def party_hat(pen: Pen) -> None:
    cone = smooth([(0, -92, "c"), (38, -6, "c"), (0, 2), (-38, -6, "c")], tension=0.1)
    pen.part("cone", cone)
    pen.mark("cone", smooth([(0, -92, "c"), (38, -6, "c"), (12, 0, "c")], tension=0.1), tone=-0.08)
    pen.mark("dot", joined(*(ellipse(x, y, 5) for x, y in ((-14, -18), (8, -12), (-4, -40), (14, -34), (2, -62),
        (-26, -6)))))
    pen.part("pompon", union(*(ellipse(8 * math.cos(a), -94 + 8 * math.sin(a), 6)
        for a in (0.3, 1.4, 2.4, 3.5, 4.6, 5.6)), ellipse(0, -94, 8)))
    pen.anchor(top=(0, -104), handle=(0, -20), seat=(0, -4))


@symbol("puzzle piece, jigsaw piece, puzzle, jigsaw, jigsaw puzzle", kinds="toy, game", height=0.05, place="surface",
    slots={"piece": ("#4f9fd0", "primary")}, nook="study")
def puzzle_piece(pen: Pen) -> None:
    body = union(rect(-38, -76, 70, 70, 3), ellipse(-3, -84, 11), ellipse(40, -41, 11), rect(-8, -82, 10, 10),
        rect(28, -46, 10, 10))
    body = difference(difference(body, union(ellipse(-32, -41, 11), rect(-42, -46, 8, 10))),
        union(ellipse(-3, -12, 11), rect(-8, -12, 10, 10)))
    pen.part("piece", rotated(body, 12, (0, -45)))
    pen.mark("piece", rotated(rect(-36, -75, 60, 3), 12, (0, -45)), tone=0.12)
    pen.anchor(top=(0, -92), handle=(0, -45))


@symbol("dartboard, dart board, bullseye, target", kinds="game", height=0.45, place="wall",
    slots={"red": ("#d5473f", "primary"), "green": ("#3f8f5a", "fixed"), "black": DARK, "cream": ("#f1e3c4", "fixed")},
    shapes=("round",))
def dartboard(pen: Pen) -> None:
    pen.part("black", ellipse(0, -50, 50))
    for i in range(20):
        wedge = polygon([(0, -50), (38 * math.sin(math.radians(-9)), -50 - 38 * math.cos(math.radians(-9))),
            (38 * math.sin(math.radians(9)), -50 - 38 * math.cos(math.radians(9)))])
        pen.part("cream" if i % 2 else "black", rotated(wedge, 18 * i, (0, -50)), tone=0.0 if i % 2 else 0.06,
            shade="flat")
    for outer, inner in ((40, 36.4), (24, 20.6)):
        ring = difference(ellipse(0, -50, outer), ellipse(0, -50, inner))
        pen.part("red", ring, shade="flat")
    pen.part("green", ellipse(0, -50, 7), shade="flat")
    pen.part("red", ellipse(0, -50, 3.6), shade="flat")
    pen.anchor(top=(0, -100), handle=(0, -50))


@symbol("sandcastle, sand castle", kinds="toy, building", height=0.5, slots={"sand": ("#e0bd7c", "primary"),
    "flag": ("#d5473f", "second"), "shell": ("#f6ece0", "fixed"), "pole": WOOD}, home="beach")
def sandcastle(pen: Pen) -> None:
    def tower(x: float, width: float, top: float, tone: float) -> Path:
        body = polygon([(x - width * 0.56, 0), (x - width / 2, top), (x + width / 2, top), (x + width * 0.56, 0)])
        teeth = union(*(rect(x - width / 2 + k * width / 5 - 0.5, top - 7, width / 5 + 0.5, 9) for k in (0, 2, 4)))
        pen.part("sand", union(body, teeth), tone=tone)
        return body

    tower(0, 40, -66, 0.03)
    tower(-36, 28, -44, 0.0)
    tower(36, 28, -44, -0.03)
    pen.part("sand", smooth([(-62, 0, "c"), (-48, -16), (-20, -22), (20, -22), (48, -16), (62, 0, "c")]), tone=-0.03)
    pen.part("sand", smooth([(-9, 0, "c"), (-9, -14), (0, -23), (9, -14), (9, 0, "c")]), tone=-0.2)
    pen.part("sand", joined(rect(-4, -52, 8, 12, 4), rect(-39, -34, 6, 9, 3), rect(33, -34, 6, 9, 3)), tone=-0.2)
    pen.part("pole", rect(-1, -100, 2, 32))
    pen.part("flag", polygon([(1, -100), (22, -92), (1, -84)]))
    pen.part("shell", joined(ellipse(-24, -8, 5, 4), ellipse(26, -7, 4, 3.4)))
    pen.anchor(top=(0, -100), seat=(0, -66))


@symbol("tricycle, trike", kinds="cycle, vehicle, toy", height=0.6, slots={"frame": ("#d5473f", "primary"),
    "tyre": DARK, "hub": ("#f4c64a", "second"), "seat": DARK}, ridden="cycle")
def tricycle(pen: Pen) -> None:
    for x, r, tone in ((-34, 17, -0.05), (34, 27, 0.0)):
        pen.part("tyre", ellipse(x, -r, r), tone=tone)
        pen.part("hub", ellipse(x, -r, r * 0.62))
        pen.part("tyre", ellipse(x, -r, r * 0.16), shade="flat")
    pen.stroke("frame", smooth([(-34, -17), (-14, -34), (8, -44), (24, -62)], closed=False), 7, shade="form")
    pen.stroke("frame", line([(34, -27), (22, -74)]), 6, shade="form")
    pen.stroke("tyre", smooth([(6, -86), (18, -80), (34, -84)], closed=False), 5)
    pen.part("seat", smooth([(-34, -46), (-20, -52), (0, -50), (4, -45), (-14, -41), (-30, -40)]))
    pen.anchor(top=(10, -86), seat=(-16, -50), handle=(20, -80), lean=(-40, -30))


@symbol("unicycle", kinds="cycle, vehicle", height=1.1, slots={"frame": ("#3f74b8", "primary"), "tyre": DARK,
    "metal": STEEL, "seat": DARK}, ridden="cycle")
def unicycle(pen: Pen) -> None:
    pen.stroke("tyre", ellipse(0, -30, 27), 6)
    pen.stroke("metal", joined(*(rotated(line([(0, -56), (0, -4)]), 22.5 * i, (0, -30)) for i in range(8))), 0.9,
        detail=1)
    pen.stroke("frame", joined(line([(-6, -30), (-6, -62), (0, -68)]), line([(6, -30), (6, -62), (0, -68)])), 4)
    pen.stroke("frame", line([(0, -66), (0, -88)]), 5)
    pen.part("seat", smooth([(-17, -94), (-4, -92), (16, -96), (18, -91), (4, -85), (-14, -86)]))
    pen.stroke("metal", line([(0, -30), (12, -18)]), 3)
    pen.part("tyre", rect(8, -19, 15, 5, 2))
    pen.part("metal", ellipse(0, -30, 4))
    pen.anchor(top=(0, -96), seat=(0, -92), lean=(-20, -50))


@symbol("birdhouse, bird house, nesting box", kinds="house, object", height=0.35, place="air",
    slots={"wall": ("#e0a95f", "primary"), "roof": ("#c2523f", "second"), "hole": ("#3a2a24", "fixed"), "wood": WOOD})
def birdhouse(pen: Pen) -> None:
    pen.part("wall", polygon([(-30, 0), (-30, -52), (0, -80), (30, -52), (30, 0)]))
    pen.mark("wall", joined(*(line([(-40, y), (40, y)]) for y in (-14, -30, -46))), width=1.2, tone=-0.1)
    pen.part("hole", ellipse(0, -40, 11), shade="flat")
    pen.part("wood", rect(-2, -22, 4, 5))
    pen.part("wood", rect(-9, -21, 18, 4, 2))
    for side in (-1, 1):
        pen.part("roof", polygon([(0, -98), (side * 44, -54), (side * 38, -47), (0, -84)]), tone=0.03 * -side)
    pen.anchor(top=(0, -98), seat=(0, -98), handle=(0, -90))


@symbol("nest, bird nest, bird's nest", kinds="object", height=0.12, place="surface",
    slots={"twig": ("#9a6b3f", "primary"), "egg": ("#9fd0d8", "second")}, shapes=("round",), traits=("hollow",))
def nest(pen: Pen) -> None:
    pen.part("twig", ellipse(0, -34, 50, 14), tone=-0.2)
    for x, y, turn in ((-18, -42, -12), (16, -42, 12), (0, -47, 0)):
        pen.part("egg", ellipse(x, y, 12, 16, turn))
    body = smooth([(-56, -36), (-46, -12), (-20, 0), (20, 0), (46, -12), (56, -36), (30, -24), (0, -21), (-30, -24)])
    pen.part("twig", body)
    straw = [curve((-54 + 4 * k, -34 + (k * 7) % 12), (-20 + 3 * k, -18 + (k * 5) % 14),
        (10 + 5 * k, -12 - (k * 9) % 14)) for k in range(9)]
    pen.mark("twig", joined(*straw, *(mirrored(path) for path in straw[:5])), width=2, tone=-0.14)
    ends = [limb([(x, -28, 2.2), (x * 1.26, -36 - (i * 5) % 9, 0.8)]) for i, x in enumerate((-50, -40, 44, 52, 36))]
    pen.part("twig", joined(*ends), tone=0.05)
    pen.anchor(top=(0, -60), seat=(0, -36), handle=(0, -20))


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


@symbol("carriage, horse carriage, chariot, stagecoach", kinds="vehicle", height=2.3,
    slots={"body": ("#b8433c", "primary"), "trim": GOLD, "wheel": ("#7a4a2a", "fixed"), "pane": ("#bfe3ef", "fixed")},
    ridden="cabin")
def carriage(pen: Pen) -> None:
    body = smooth([(-48, -80), (-20, -92), (24, -92), (48, -80), (46, -44), (30, -24), (-30, -24), (-46, -44)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -8, -6), tone=-0.08)
    pen.part("pane", joined(rect(-34, -76, 22, 24, 6), rect(12, -76, 22, 24, 6)), shade="flat")
    pen.part("trim", difference(rect(-9, -80, 18, 52, 5), rect(-6.4, -77.4, 12.8, 46.8, 4)), shade="flat")
    pen.mark("trim", joined(curve((-50, -44), (0, -40), (50, -44))), width=2)
    pen.part("trim", joined(ellipse(0, -96, 5), ellipse(-40, -86, 3), ellipse(40, -86, 3)))
    pen.stroke("wheel", line([(44, -30), (64, -26)]), 3.4)
    for x, r in ((-32, 24), (34, 20)):
        pen.stroke("wheel", ellipse(x, -r, r - 2), 4.4)
        pen.stroke("wheel", joined(*(rotated(line([(x, -2 * r + 4), (x, -4)]), 30 * i, (x, -r)) for i in range(6))), 2)
        pen.part("trim", ellipse(x, -r, 4.4))
    pen.anchor(top=(0, -98), seat=(0, -60), lean=(-50, -50))


@symbol("wagon, covered wagon, handcart, cart", kinds="vehicle", height=1.2, slots={"wood": ("#b98145", "primary"),
    "wheel": ("#7a4a2a", "fixed"), "cloth": ("#f4ecd9", "second")}, ridden="cabin")
def wagon(pen: Pen) -> None:
    cover = smooth([(-48, -46, "c"), (-46, -84), (-24, -98), (24, -98), (46, -84), (48, -46, "c")])
    pen.part("cloth", cover)
    pen.mark("cloth", joined(*(curve((x, -100), (x * 1.06, -44)) for x in (-30, -10, 10, 30))), width=1.6, tone=-0.1)
    pen.part("wood", polygon([(-54, -50), (54, -50), (48, -24), (-48, -24)]))
    pen.mark("wood", joined(line([(-60, -37), (60, -37)])), width=1.6, tone=-0.13)
    pen.stroke("wood", line([(46, -28), (66, -12)]), 3.4)
    for x in (-30, 30):
        pen.stroke("wheel", ellipse(x, -20, 18), 4.4)
        pen.stroke("wheel", joined(*(rotated(line([(x, -36), (x, -4)]), 30 * i, (x, -20)) for i in range(6))), 2)
        pen.part("wheel", ellipse(x, -20, 4.4))
    pen.anchor(top=(0, -98), seat=(0, -52), inside=(0, -50), lean=(-50, -40))


@symbol("tornado, twister, cyclone, whirlwind, hurricane", kinds="weather", height=30.0, place="sky",
    slots={"wind": ("#8f98a8", "primary"), "dust": ("#b59a72", "fixed")})
def tornado(pen: Pen) -> None:
    bands = ((-94, 52, 10, 0), (-80, 44, 9, 5), (-67, 36, 8, -3), (-55, 29, 7, 4), (-44, 23, 6.4, -3),
        (-34, 17, 5.6, 3), (-25, 12.4, 5, -2), (-17, 9, 4.4, 2), (-9, 6, 3.6, 0))
    pen.part("dust", union(ellipse(-14, -5, 15, 6), ellipse(12, -4, 17, 6), ellipse(0, -8, 11, 6)))
    for i, (y, rx, ry, dx) in enumerate(reversed(bands)):
        pen.part("wind", ellipse(dx, y, rx, ry), tone=0.05 if i % 2 else -0.04)
        pen.mark("wind", ellipse(dx, y - ry * 0.5, rx * 0.8, ry * 0.5), tone=0.09, alpha=0.8)
    pen.anchor(top=(0, -102))


@symbol("bubble, soap bubble", kinds="thing", height=0.2, place="air", slots={"film": ("#bfe3f4", "primary"),
    "glint": ("#ffffff", "fixed"), "pink": ("#f0b6e0", "fixed")}, printed="bubble")
def bubble(pen: Pen) -> None:
    for x, y, r in ((-14, -40, 34), (30, -74, 18), (34, -24, 12)):
        pen.part("film", ellipse(x, y, r), alpha=0.7)
        pen.mark("pink", difference(ellipse(x, y, r), ellipse(x - r * 0.1, y - r * 0.1, r * 0.86)), alpha=0.6)
        pen.mark("glint", ellipse(x - r * 0.4, y - r * 0.44, r * 0.2, r * 0.13, -40), alpha=0.95)
        pen.mark("glint", ellipse(x + r * 0.42, y + r * 0.46, r * 0.1), alpha=0.7, detail=1)
    pen.anchor(top=(0, -92))


@symbol("paw print, pawprint, paw, animal track", kinds="thing", height=0.1, place="surface",
    slots={"print": ("#6b4a34", "primary")})
def paw_print(pen: Pen) -> None:
    pen.part("print", smooth([(0, -44), (-20, -34), (-28, -14), (-18, -2), (0, -7), (18, -2), (28, -14), (20, -34)]))
    for x, y, turn in ((-32, -50, -24), (-12, -68, -8), (12, -68, 8), (32, -50, 24)):
        pen.part("print", ellipse(x, y, 9.6, 13, turn))
    pen.anchor(top=(0, -80))


@symbol("binoculars, field glasses, opera glasses", kinds="instrument, tool", height=0.15, place="surface",
    slots={"body": ("#3d4a3f", "primary"), "glass": ("#7fb7d8", "fixed"), "metal": STEEL}, nook="study")
def binoculars(pen: Pen) -> None:
    for side in (-1, 1):
        pen.part("body", polygon([(side * 12, -84), (side * 32, -84), (side * 47, -22), (side * 6, -22)]),
            tone=0.03 * -side)
        pen.part("body", rect(side * 22 - 12, -96, 24, 14, 4), tone=-0.06)
        pen.part("body", ellipse(side * 27, -18, 22, 18), tone=-0.06)
        pen.part("glass", ellipse(side * 27, -17, 16, 13), shade="glass")
        pen.mark("glass", ellipse(side * 27 - 5, -21, 5, 3.4, -30), tone=0.25)
    pen.part("metal", rect(-7, -70, 14, 26, 4))
    pen.anchor(top=(0, -96), handle=(0, -50))


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


@symbol("billboard, advertising board, hoarding", kinds="street furniture", height=5.0,
    slots={"board": ("#f4f0e4", "primary"), "frame": ("#5b6270", "fixed"), "lamp": ("#fff2b8", "light"),
    "art": ("#e2604f", "second")}, board=Board(0, -69, 112, 50, panel="board"), printed="banner")
def billboard(pen: Pen) -> None:
    pen.part("frame", joined(rect(-34, -44, 6, 44), rect(28, -44, 6, 44)))
    pen.part("frame", rect(-60, -98, 120, 58, 2))
    pen.part("board", rect(-56, -94, 112, 50), shade="flat")
    pen.mark("art", smooth([(-60, -52), (-24, -76), (6, -58), (30, -72), (60, -50), (60, -40), (-60, -40)]))
    pen.mark("art", ellipse(30, -84, 8), tone=0.1)
    pen.part("lamp", joined(*(ellipse(x, -101, 4, 2.6) for x in (-36, 0, 36))), shade="glow")
    pen.anchor(top=(0, -98), seat=(0, -98), lean=(-56, -60))
