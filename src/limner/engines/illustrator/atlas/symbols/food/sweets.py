"""Cakes, biscuits, ices and other sweet things."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    Landmark,
    Path,
    corners_rounded,
    difference,
    ellipse,
    intersection,
    joined,
    limb,
    line,
    moved,
    outline,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.facts import Board, Flesh
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, gloss, quad, rim, turned
from limner.engines.illustrator.atlas.templates.flower import petal
from limner.engines.illustrator.atlas.templates.plate import WHITE, plate
from limner.engines.illustrator.atlas.templates.round_food import fruit
from limner.engines.illustrator.atlas.templates.served import BED, GARNISH


@symbol("pudding, flan, custard, panna cotta, jelly, jello", kinds="dessert, food", height=0.07, place="surface",
    slots={"cream": ("#f2c766", "primary"), "caramel": ("#a85a24", "fixed"), "plate": WHITE})
def pudding(pen: Pen) -> None:
    plate(pen)
    body = smooth([(-26, -54, "c"), (-34, -30), (-40, -10, "c"), (0, -4), (40, -10, "c"), (34, -30), (26, -54, "c")])
    pen.part("cream", body)
    pen.mark("cream", crescent(body, -10, 0), tone=-0.07)
    pen.part("caramel", smooth([(-27, -54), (0, -60), (27, -54), (30, -42), (24, -34), (19, -44), (10, -46), (4, -32),
        (-2, -44), (-14, -46), (-20, -38), (-29, -42)]))
    pen.anchor(top=(0, -60), handle=(0, -28))


@symbol("yogurt, yoghurt, parfait", kinds="dessert, food", height=0.09, place="surface",
    slots={"cup": WHITE, "yogurt": ("#fbf6ee", "fixed"), "berry": ("#5b5fa8", "fixed"), "fruit": ("#d5384f", "fixed"),
    "band": ("#7fb0d8", "primary")})
def yogurt(pen: Pen) -> None:
    body = smooth([(-36, -66, "c"), (-26, -2, "c"), (0, 0), (26, -2, "c"), (36, -66, "c")])
    pen.part("cup", body, tone=-0.04)
    pen.mark("band", smooth([(-40, -46, "c"), (0, -42), (40, -46, "c"), (36, -20, "c"), (0, -16), (-36, -20, "c")]))
    pen.part("yogurt", union(ellipse(0, -66, 38, 9), ellipse(-8, -72, 20, 10), ellipse(12, -76, 15, 10)))
    pen.part("fruit", ellipse(10, -86, 8, 9))
    pen.part("berry", joined(ellipse(-12, -80, 6), ellipse(-2, -84, 5.6)))
    pen.anchor(top=(0, -92), handle=(0, -30))


@symbol("cheesecake, slice of cheesecake, strawberry cheesecake, piece of cake, cake slice",
    kinds="cake, dessert, food", height=0.08, place="surface", slots={"cream": ("#f8e9c4", "primary"),
    "crust": ("#b5763c", "fixed"), "sauce": ("#c9243a", "second"), "leaf": ("#4f9a44", "fixed"),
    "seed": ("#f6e08a", "fixed")})
def cheesecake(pen: Pen) -> None:
    pen.part("crust", polygon([(-66, -14), (50, -14), (62, -22), (62, -8), (50, 0), (-66, 0)]), tone=-0.05)
    pen.part("cream", polygon([(50, -50), (62, -62), (62, -20), (50, -12)]), tone=-0.12)
    pen.part("cream", polygon([(-66, -50), (50, -50), (50, -12), (-66, -12)]))
    pen.mark("cream", joined(ellipse(-40, -30, 2, 1.4), ellipse(-10, -24, 2.4, 1.6), ellipse(18, -34, 2, 1.4),
        ellipse(34, -22, 2, 1.4)), tone=-0.07)
    pen.part("crust", rect(-66, -14, 116, 14))
    pen.mark("crust", joined(*(ellipse(x, y, 2, 1.4) for x, y in ((-50, -8), (-30, -4), (-8, -9), (14, -5), (34, -9)))),
        tone=-0.12)
    top = polygon([(-66, -50), (40, -74), (62, -62), (50, -50)])
    pen.part("cream", top, tone=0.04)
    glaze = smooth([(-62, -51), (-10, -64), (38, -73), (58, -62), (52, -50), (44, -42), (38, -50), (28, -36), (18, -48),
        (4, -40), (-8, -49), (-22, -42), (-34, -49), (-50, -45)])
    pen.part("sauce", glaze)
    pen.mark("sauce", ellipse(0, -58, 16, 3, -10), tone=0.12)
    pen.part("sauce", smooth([(10, -66), (12, -84), (24, -90), (36, -84), (38, -68), (24, -58)]), tone=0.04)
    pen.mark("seed", joined(*(ellipse(x, y, 1.1, 1.6) for x, y in ((18, -80), (26, -82), (32, -76), (20, -70),
        (28, -68), (24, -75)))), detail=1)
    pen.part("leaf", union(*(petal(24, -88, 1, 11, 5, a) for a in (-80, -45, 45, 80))))
    pen.anchor(top=(20, -88))


@symbol("popsicle, ice lolly, ice pop, ice cream bar, freezer pop", kinds="dessert, sweet, food", height=0.16,
    place="surface", slots={"ice": ("#f0566a", "primary"), "b": ("#f9b24a", "fixed"), "c": ("#f6e06a", "fixed"),
    "wood": ("#e0b87c", "fixed")})
def popsicle(pen: Pen) -> None:
    pen.part("wood", rect(-6, -34, 12, 34, 5))
    pen.mark("wood", rect(1, -36, 6, 40), tone=-0.08)
    block = smooth([(-27, -30, "c"), (-27, -78), (-20, -96), (0, -104), (20, -96), (27, -78), (27, -30, "c")])
    pen.part("ice", block)
    pen.mark("b", rect(-30, -58, 60, 18))
    pen.mark("c", rect(-30, -41, 60, 14))
    pen.mark("ice", joined(rect(-13, -88, 5, 52, 2.4), rect(8, -88, 5, 52, 2.4)), tone=-0.12)
    pen.mark("ice", crescent(block, -7, 0), tone=-0.12, alpha=0.6)
    pen.mark("wood", rect(-22, -88, 4, 44, 2), tone=0.2, alpha=0.55)
    pen.anchor(top=(0, -102), handle=(0, -6))


@symbol("macaron, macaroon, french macaron", kinds="bakery, sweet, food", height=0.05, place="surface",
    slots={"shell": ("#f2a0b8", "primary"), "cream": ("#fdf1e0", "second"), "b": ("#9fd0b0", "fixed"),
    "c": ("#f3cf7a", "fixed")})
def macaron(pen: Pen) -> None:
    for x, y, k, slot in ((30, -4, 0.8, "b"), (-34, 0, 0.86, "c"), (2, -32, 0.95, "shell")):
        def at(points: list[tuple[float, float]], x: float = x, y: float = y, k: float = k) -> Path:
            return smooth([(x + a * k, y + b * k) for a, b in points])

        pen.part(slot, at([(-40, -16), (-42, -8), (-34, -1), (0, 2), (34, -1), (42, -8), (40, -16)]), tone=-0.05)
        pen.part(slot, union(*(ellipse(x + a * k, y - 16 * k, 4.4 * k, 3 * k) for a in range(-36, 37, 8))), tone=-0.12)
        pen.part("cream", at([(-38, -24), (-40, -19), (0, -14), (40, -19), (38, -24), (0, -22)]))
        pen.part(slot, union(*(ellipse(x + a * k, y - 25 * k, 4.4 * k, 3 * k) for a in range(-36, 37, 8))), tone=-0.08)
        dome = at([(-42, -28), (-36, -44), (-14, -52), (14, -52), (36, -44), (42, -28), (20, -24), (-20, -24)])
        pen.part(slot, dome)
        pen.mark(slot, crescent(dome, -5, -6), tone=-0.08)
        pen.mark(slot, ellipse(x - 16 * k, y - 44 * k, 11 * k, 3.4 * k, -14), tone=0.12, alpha=0.6)
    pen.anchor(top=(2, -80))


@symbol("gingerbread man, gingerbread, gingerbread cookie, ginger bread man", kinds="cookie, bakery, sweet, food",
    height=0.12, place="surface", faces_viewer=True, slots={"body": ("#b5713a", "primary"), "ice": ("#fdf8ee", "fixed"),
    "red": ("#d9303a", "fixed"), "green": ("#4f9a44", "fixed")})
def gingerbread_man(pen: Pen) -> None:
    shape = union(ellipse(0, -80, 20), limb([(-46, -58, 19), (0, -54, 24), (46, -58, 19)]),
        limb([(0, -60, 34), (0, -36, 36)]), limb([(-4, -36, 24), (-22, -10, 20)]), limb([(4, -36, 24), (22, -10, 20)]))
    pen.part("body", moved(shape, 3, 2.4), tone=-0.16)
    pen.part("body", shape)
    pen.mark("body", crescent(shape, -3, -3), tone=-0.08)
    icing = [smooth([(x - 11 * c, y - 11 * s), (x - 5.5 * c - 3 * s, y - 5.5 * s + 3 * c), (x, y),
        (x + 5.5 * c - 3 * s, y + 5.5 * s + 3 * c), (x + 11 * c, y + 11 * s)], closed=False)
        for x, y, c, s in ((-43, -57, 0.1, 1.0), (43, -57, 0.1, 1.0), (-19, -14, 0.9, 0.42), (19, -14, 0.9, -0.42))]
    pen.mark("ice", joined(*icing), width=3)
    pen.part("ice", joined(ellipse(-7, -84, 3.2), ellipse(7, -84, 3.2)), shade="flat")
    pen.stroke("ice", curve((-9, -74), (0, -69), (9, -74)), 2.8)
    for y, slot in ((-57, "red"), (-46, "green"), (-35, "red")):
        pen.part(slot, ellipse(0, y, 3.6))
    pen.anchor(top=(0, -100), head=(0, -80), face=(0, -80))



@symbol("donut, doughnut",
    flesh=Flesh("#e9bd78", "#f3d39c", cut="crumb"),
    kinds="bakery, sweet, food", height=0.09, place="surface", faces_viewer=True,
    slots={"icing": ("#f08bb0", "primary"), "dough": ("#d99a52", "fixed"), "a": ("#fff4d8", "fixed"),
    "b": ("#5fb4e0", "fixed"), "c": ("#f7d24a", "fixed")}, shapes=("round",))
def donut(pen: Pen) -> None:
    hole = ellipse(0, -46, 15, 14)
    pen.part("dough", difference(ellipse(0, -46, 50, 46), hole))
    edge = smooth([(46 * (1 + 0.05 * math.sin(i * 2.3)) * math.cos(i * math.pi / 10),
        -47 + 41.5 * (1 + 0.05 * math.sin(i * 2.3)) * math.sin(i * math.pi / 10)) for i in range(20)])
    icing = difference(edge, ellipse(0, -46, 18, 16.6))
    pen.part("icing", icing)
    pen.mark("icing", crescent(icing, -5, -5), tone=-0.08)
    gloss(pen, "icing", smooth([(-36, -54), (-26, -72), (-8, -80), (-20, -70), (-30, -54)]), detail=0)
    for i in range(26):
        t, k = i * 2.4, 0.56 + 0.3 * ((i * 7) % 10) / 10
        x, y = 44 * k * math.cos(t), -46 + 40 * k * math.sin(t)
        if abs(x) < 20 and abs(y + 46) < 19:
            continue
        pen.mark("abc"[i % 3], rotated(rect(x - 3, y - 1, 6, 2.2, 1.1), i * 50, (x, y)))
    pen.anchor(top=(0, -90), mouth=(0, -46))


def _candles(number: int) -> list[tuple[float, float]]:
    """Where so many stand: up to five along the near edge, more in two rows, the far one first and in the gaps."""
    far = number // 2 if number > 5 else 0
    near = number - far
    step = min(18.0, 54.0 / max(near - 1, 1))
    aside = 0.25 * step if far == near else 0.0
    behind = [(step * (i - (far - 1) / 2) + aside, -72.5) for i in range(far)]
    return behind + [(x := step * (i - (near - 1) / 2) - aside, -66.5 - 0.004 * x * x) for i in range(near)]


@symbol("cake, birthday cake, layer cake, gateau, wedding cake", plan="disc",
    flesh=Flesh("#eec98a", "#fbf0dc", cut="crumb"), kinds="bakery, sweet, food", height=0.25,
    place="surface", slots={"icing": ("#f7b3c4", "primary"), "cream": ("#fff6e8", "second"),
    "plate": ("#e6ebf0", "fixed"), "candle": ("#5fb4e0", "fixed"), "flame": ("#ffb53a", "light"),
    "berry": ("#d8343f", "fixed")}, board=Board(0, -18, 86, 27, panel="cream", round=0.5), shapes=("round",),
    poses=", ".join(("standing", *(f"{n} candle" for n in range(1, 13)))), bears="candle", bed="ringed",
    sliced="cheesecake")
def cake(pen: Pen) -> None:
    pen.part("plate", ellipse(0, -3, 62, 10), tone=-0.08)
    pen.part("plate", ellipse(0, -5.6, 62, 10))
    low, high = [(-38.0, 48.0), (-6, 48.0)], [(-68.0, 34.0), (-38, 34.0)]
    for tier in (low, high):
        body = turned(tier, tilt=0.18)
        pen.part("icing", body)
        pen.mark("icing", crescent(body, -22, 0), tone=-0.07)
        y, r = tier[0]
        top = rim(tier, tilt=0.18)
        pen.part("cream", top, name=BED if tier is high else "")
        drips: list[Landmark] = [(-r, y, "c")]
        count = 9
        for i in range(count):
            x = -r + 2 * r * (i + 0.5) / count
            sag = r * 0.18 * math.sqrt(max(0.0, 1 - (x / r) ** 2))
            drips += [(x - r * 0.055, y + sag + 6 + 4 * (i * 5 % 3)), (x + r * 0.055, y + sag + 6 + 4 * (i * 5 % 3)),
                (x + r / count * 0.98, y + sag + 2)]
        pen.part("cream", intersection(smooth([*drips, (r, y, "c")]), body))
        pen.mark("cream", rect(r * 0.5, -120, 60, 120), tone=-0.05)
    for x, y in ((-40, -34), (-26, -30), (26, -30), (40, -34)):
        pen.part("berry", ellipse(x, y - 6, 5))
        pen.mark("berry", ellipse(x - 1.6, y - 8, 1.6, 1.2), tone=0.15, alpha=0.8)
    numbered = pen.pose.endswith("candle")
    of_itself = "" if numbered else GARNISH
    for x, y in _candles(int(pen.pose.split()[0]) if numbered else 3):
        pen.part("candle", rect(x - 2, y - 20, 4, 20, 1), name=of_itself)
        pen.mark("cream", joined(*(quad((x - 3, y - 16 + k), (x + 3, y - 19 + k), (x + 3, y - 17 + k),
            (x - 3, y - 14 + k)) for k in (0, 6, 12))))
        pen.part("flame", smooth([(x, y - 33, "c"), (x + 3, y - 26), (x, y - 22), (x - 3, y - 26)]), shade="glow",
            name=of_itself)
    pen.anchor(top=(0, -69), lamp=(0, -94))


@symbol("cupcake, muffin, fairy cake", kinds="bakery, sweet, food", height=0.09, place="surface",
    slots={"icing": ("#f3a3c2", "primary"), "case": ("#6f9fd0", "second"), "berry": ("#d8343f", "fixed"),
    "a": ("#fff4d8", "fixed"), "b": ("#f7d24a", "fixed")}, traits=("colourful",))
def cupcake(pen: Pen) -> None:
    case = polygon([(-36, -44), (36, -44), (26, 0), (-26, 0)])
    pen.part("case", case)
    pen.mark("case", joined(*(polygon([(x, -46), (x + 5, -46), ((x + 5) * 0.72, 2), (x * 0.72, 2)])
        for x in (-30, -18, -6, 6, 18, 30))), tone=-0.09)
    for y, w, h in ((-46, 44, 17), (-60, 35, 16), (-73, 24, 15), (-84, 13, 12)):
        swirl = smooth([(-w, y), (-w * 0.9, y - h * 0.6), (-w * 0.4, y - h), (w * 0.5, y - h * 1.1),
            (w * 0.95, y - h * 0.5), (w, y + 1), (w * 0.7, y + h * 0.4), (0, y + h * 0.45), (-w * 0.7, y + h * 0.4)])
        pen.part("icing", swirl)
        pen.mark("icing", crescent(swirl, -w * 0.16, -h * 0.34), tone=-0.07)
        gloss(pen, "icing", smooth([(-w * 0.8, y - h * 0.2), (-w * 0.5, y - h * 0.7), (0, y - h * 0.8),
            (-w * 0.4, y - h * 0.4)]), alpha=0.5)
    pen.part("berry", ellipse(2, -98, 7.4))
    pen.mark("berry", ellipse(-0.6, -100.4, 2.2, 1.6), tone=0.16, alpha=0.8)
    for i, (x, y) in enumerate(((-28, -50), (-12, -46), (8, -50), (26, -48), (-18, -64), (4, -62), (20, -66), (-8, -78),
        (10, -76))):
        pen.part("ab"[i % 2], rotated(rect(x - 2.6, y - 1, 5.2, 2, 1), i * 47, (x, y)), shade="flat", detail=1)
    pen.anchor(top=(2, -104))


@symbol("ice cream, ice-cream, ice cream cone, gelato, icecream", kinds="sweet, food", height=0.18,
    place="surface", slots={"scoop": ("#f7a8bd", "primary"), "top": ("#fdf0d2", "second"), "cone": ("#d99a4f", "fixed"),
    "berry": ("#d8343f", "fixed")}, shapes=("conical",))
def ice_cream(pen: Pen) -> None:
    cone = polygon([(-24, -50), (24, -50), (1.6, 0), (-1.6, 0)])
    pen.part("cone", cone)
    pen.mark("cone", joined(*(line([(x, -54), (x + 30, 6)]) for x in range(-50, 30, 9))), tone=-0.12, width=1.3)
    pen.mark("cone", joined(*(line([(x, -54), (x - 30, 6)]) for x in range(-20, 60, 9))), tone=-0.12, width=1.3)
    pen.mark("cone", polygon([(8, -52), (30, -52), (4, 4)]), tone=-0.08)
    upper = smooth([(-22, -68), (-23, -82), (-14, -95), (0, -99), (14, -95), (23, -82), (22, -68), (0, -62)])
    fruit(pen, "top", upper)
    scoop = smooth([(-30, -48), (-31, -60), (-20, -72), (0, -76), (20, -72), (31, -60), (30, -48), (24, -42), (17, -47),
        (9, -40), (1, -46), (-8, -41), (-16, -47), (-24, -42)])
    fruit(pen, "scoop", scoop)
    pen.part("berry", ellipse(4, -101, 6))
    pen.stroke("berry", curve((4, -106), (6, -112), (12, -114)), 1.5, tone=-0.2)
    pen.anchor(top=(0, -100), handle=(0, -15))


@symbol("cookie, biscuit, chocolate chip cookie",
    flesh=Flesh("#b97a3f", "#d29a5c", cut="crumb"), kinds="bakery, sweet, food", height=0.08, place="surface",
    faces_viewer=True, slots={"body": ("#d6a05a", "primary"), "chip": ("#5b3524", "fixed")}, shapes=("round",),
    traits=("lies", "flat"))
def cookie(pen: Pen) -> None:
    body = smooth([(46 * (1 + 0.035 * math.sin(i * 3.1)) * math.cos(i * math.pi / 9),
        -48 + 46 * (1 + 0.035 * math.sin(i * 3.1)) * math.sin(i * math.pi / 9)) for i in range(18)])
    bitten = difference(body, union(ellipse(42, -82, 15), ellipse(26, -94, 12), ellipse(50, -64, 10)))
    pen.part("body", bitten)
    pen.mark("body", crescent(bitten, -5, -5), tone=-0.09)
    for x, y, r in ((-22, -70, 7), (2, -78, 5), (-30, -42, 6), (-4, -50, 7.5), (20, -54, 6), (-14, -22, 6.5),
        (14, -26, 7), (34, -36, 5), (-36, -58, 3.4)):
        pen.mark("chip", smooth([(x - r, y), (x - r * 0.3, y - r), (x + r, y - r * 0.5), (x + r * 0.8, y + r * 0.7),
            (x - r * 0.4, y + r * 0.9)]))
        pen.mark("chip", ellipse(x - r * 0.2, y - r * 0.3, r * 0.3, r * 0.2), tone=0.16, alpha=0.7, detail=1)
    pen.mark("body", joined(curve((-6, -64), (2, -60), (8, -64)), curve((-26, -30), (-20, -34)),
        curve((4, -36), (10, -40))), tone=-0.1, width=1.4, detail=1)
    pen.anchor(top=(-4, -94))


@symbol("pie, apple pie, tart, quiche", kinds="bakery, food", plan="pie", height=0.1, place="surface",
    slots={"crust": ("#d99c50", "primary"), "filling": ("#b8402f", "second"), "dish": ("#dfe5ea", "fixed")},
        traits=("hot",))
def pie(pen: Pen) -> None:
    pen.part("dish", turned([(-24, 58), (0, 46)], tilt=0.16))
    pen.part("filling", ellipse(0, -28, 56, 19))
    lattice = [quad((x, -50), (x + 8, -50), (x + 2, -6), (x - 7, -6))
        for x in range(-50, 60, 18)] + [rect(-70, y, 140, 5) for y in (-42, -32, -22, -14)]
    pen.part("crust", intersection(union(*lattice), ellipse(0, -28, 54, 18)), tone=0.03)
    for i in range(28):
        t = i * 2 * math.pi / 28
        pen.part("crust", ellipse(56 * math.cos(t), -28 + 18.4 * math.sin(t), 7, 5), tone=-0.04 * (i % 2))
    pen.anchor(top=(0, -44))



@symbol("popcorn", kinds="sweet, food", height=0.2, place="surface", slots={"box": ("#d8392f", "primary"),
    "white": ("#fdf8ee", "fixed"), "corn": ("#fbeab8", "fixed")})
def popcorn(pen: Pen) -> None:
    puffs = [(-24, -66), (-8, -70), (10, -70), (25, -66), (-30, -58), (31, -58), (-16, -80), (2, -84), (18, -80),
        (-6, -60), (12, -60), (-2, -94)]
    for i, (x, y) in enumerate(puffs):
        puff = union(ellipse(x - 4, y, 6.4), ellipse(x + 5, y - 1, 6), ellipse(x, y - 5, 6.4), ellipse(x + 1, y + 4, 6))
        pen.part("corn" if i % 3 else "white", puff)
        pen.mark("corn", crescent(puff, -3, -3), tone=-0.1)
    tub = polygon([(-36, -58), (36, -58), (26, 0), (-26, 0)])
    pen.part("white", tub)
    for left in (-36, -15.4, 5.2, 25.8):
        pen.mark("box", polygon([(left, -60), (left + 10.3, -60), ((left + 10.3) * 0.72, 2), (left * 0.72, 2)]))
    pen.mark("box", polygon([(22, -60), (40, -60), (28, 2), (16, 2)]), tone=-0.16, alpha=0.25)
    pen.part("white", smooth([(-38, -58), (-30, -62), (-24, -57), (-18, -62), (-12, -57), (-6, -62), (0, -57), (6, -62),
        (12, -57), (18, -62), (24, -57), (30, -62), (38, -58), (36, -52), (-36, -52)]), tone=-0.03)
    pen.anchor(top=(0, -98), mouth=(0, -62), opening=(0, -62), handle=(0, -30))


@symbol("chocolate, chocolate bar, candy bar",
    flesh=Flesh("#5a3320", "#7a4a2e"), served="chocolate_chip", kinds="sweet, food", height=0.16, place="surface",
    slots={"body": ("#6b3d26", "primary"), "wrap": ("#c9453f", "second"), "foil": ("#d9dee5", "fixed")},
    shapes=("rectangular",))
def chocolate(pen: Pen) -> None:
    pen.part("body", rect(-32, -100, 64, 66, 3))
    for i in range(3):
        for j in range(3):
            x, y = -29 + 20 * i, -97 + 20 * j
            pen.part("body", rect(x, y, 18, 18, 2), tone=0.035)
            pen.mark("body", polygon([(x + 18, y), (x + 18, y + 18), (x, y + 18), (x + 3, y + 15), (x + 15, y + 15),
                (x + 15, y + 3)]), tone=-0.08)
    pen.part("foil", polygon([(-35, -44), (-28, -52), (-20, -44), (-12, -53), (-3, -45), (6, -52), (14, -44), (22, -52),
        (35, -46), (35, -30), (-35, -30)]))
    pen.part("wrap", rect(-36, -38, 72, 38, 2))
    pen.mark("wrap", rect(20, -40, 20, 44), tone=-0.08)
    pen.mark("foil", joined(rect(-24, -24, 48, 4, 2), rect(-16, -16, 32, 3, 1.5)))
    pen.anchor(top=(0, -100), handle=(0, -20))


@symbol("candy, bonbon", kinds="sweet, food", height=0.15, place="surface",
    slots={"body": ("#ee5f86", "primary"), "swirl": ("#fff3ea", "second"), "stick": ("#f6f1e6", "fixed")},
    held="gripped", lean=8.0, traits=("colourful",))
def candy(pen: Pen) -> None:
    pen.part("stick", rect(-2.4, -50, 4.8, 50, 2))
    pen.mark("stick", rect(0.6, -50, 3, 50), tone=-0.09)
    disc = ellipse(0, -68, 32)
    pen.part("body", disc)
    spiral = smooth([(r * math.cos(a), -68 + r * math.sin(a)) for r,
        a in ((2 + i * 1.15, i * 0.55) for i in range(30))], closed=False)
    pen.mark("swirl", spiral, width=5)
    pen.mark("body", crescent(disc, -7, -7), tone=-0.13, alpha=0.5)
    gloss(pen, "body", ellipse(-14, -84, 8, 4, turn=-40), detail=0, alpha=0.5)
    pen.anchor(top=(0, -100), handle=(0, -16))


@symbol("lollipop, lolly, lollypop", kinds="sweet, food", height=0.16, place="surface", held="gripped", lean=8.0,
    slots={"sugar": ("#e8467c", "primary"), "swirl": WHITE, "stick": ("#f3eee2", "fixed")}, traits=("colourful",),
    shapes=("round",))
def lollipop(pen: Pen) -> None:
    pen.part("stick", rect(-2.4, -48, 4.8, 48, 2), tone=-0.06)
    pen.part("sugar", ellipse(0, -74, 32))
    turns = [(0.3 * i) for i in range(53)]
    pen.mark("swirl", curve(*((math.cos(t) * 2.1 * t, -74 + math.sin(t) * 2.1 * t) for t in turns)), width=5.4)
    pen.mark("sugar", crescent(ellipse(0, -74, 32), -6, -6), tone=-0.1, alpha=0.6)
    gloss(pen, "swirl", ellipse(-13, -90, 9, 5, -36), detail=0, alpha=0.7)
    pen.anchor(top=(0, -106), handle=(0, -16))


@symbol("candy cane, peppermint stick, sugar cane sweet", kinds="sweet, food", height=0.16, place="surface",
    held="gripped", lean=8.0, slots={"sugar": ("#fbf7f2", "fixed"), "stripe": ("#d8323c", "primary")})
def candy_cane(pen: Pen) -> None:
    cane = outline(curve((14, -2), (14, -40), (12, -74), (2, -92), (-16, -94), (-27, -82), (-28, -66)), 15)
    pen.part("sugar", cane)
    stripes = [polygon([(-60, y), (60, y - 34), (60, y - 25), (-60, y + 9)]) for y in range(-110, 30, 19)]
    pen.mark("stripe", joined(*stripes))
    pen.mark("sugar", crescent(cane, -3, -2), tone=-0.16, alpha=0.45)
    pen.anchor(top=(-6, -101), handle=(14, -30))


@symbol("cotton candy, candy floss, candyfloss, fairy floss", kinds="sweet, food", height=0.4, place="surface",
    held="gripped", slots={"floss": ("#f5a9c8", "primary"), "paper": ("#f7efe0", "fixed"), "line": ("#d97aa4",
        "follow")})
def cotton_candy(pen: Pen) -> None:
    cone = polygon([(-10, -42), (10, -42), (2, 0), (-2, 0)])
    pen.part("paper", cone)
    pen.mark("line", joined(*(line([(-20, y), (20, y - 12)]) for y in (-32, -20, -8))), width=3)
    puffs = ((-20, -48, 17), (20, -48, 17), (0, -42, 17), (-28, -66, 18), (28, -66, 18), (-16, -84, 18), (16, -86, 17),
        (0, -98, 15), (0, -66, 26))
    floss = union(*(ellipse(*puff) for puff in puffs))
    pen.part("floss", floss)
    pen.mark("floss", crescent(floss, -9, -8), tone=-0.07)
    pen.mark("floss", joined(*(ellipse(x, y, r, 0.6 * r, -20) for x, y, r in ((-16, -90, 9), (-26, -68, 8), (8, -76,
        10)))),
        tone=0.07, alpha=0.8)
    pen.mark("line", joined(curve((-30, -56), (-12, -50), (6, -56), (14, -66)), curve((-18, -76), (0, -70), (22, -76)),
        curve((-6, -94), (6, -90), (16, -96))), width=1.6)
    pen.anchor(top=(0, -112), handle=(0, -14))


@symbol("marshmallow, toasted marshmallow", kinds="sweet, food", height=0.04, place="surface",
    slots={"sugar": ("#fdf4f0", "primary"), "toast": ("#d79a5c", "fixed")})
def marshmallow(pen: Pen) -> None:
    for x, y in ((-34, 0), (36, 0), (1, -46)):
        puff = corners_rounded(turned([(y - 46, 33), (y - 24, 36), (y - 4, 32)], cx=x, tilt=0.3), 8)
        pen.part("sugar", puff, tone=-0.03)
        pen.mark("sugar", crescent(puff, -8, -4), tone=-0.1)
        pen.part("sugar", ellipse(x, y - 46, 31, 9.5), tone=0.02)
        pen.mark("toast", ellipse(x + 3, y - 46, 20, 5), alpha=0.55)
        pen.mark("toast", ellipse(x - 4, y - 47, 11, 2.8), tone=-0.1, alpha=0.6)
    pen.anchor(top=(0, -102), handle=(0, -40))
