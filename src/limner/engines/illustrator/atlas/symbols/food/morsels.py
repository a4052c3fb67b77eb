"""What lies on dishes: food cut up, herbs, cheese, sauces and cream; each is a thing by itself too."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import difference, ellipse, joined, line, moved, polygon, rect, rotated, smooth
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, crescent, curve, gloss, half

KINDS = "morsel, food"
GREEN: Hue = ("#4f9a44", "primary")


def _disc(pen: Pen, rim: str, face: str, rx: float = 50, thick: float = 9, inner: float = 0.86) -> None:
    """A round slice that lies: its rim and its face."""
    ry = 0.56 * rx
    pen.part(rim, smooth([(-rx, -ry - thick), *half(0, -ry, rx, ry), (rx, -ry - thick),
        *half(0, -ry - thick, rx, ry, lower=False)[::-1]]), tone=-0.1)
    pen.part(rim, ellipse(0, -ry - thick, rx, ry))
    pen.mark(face, ellipse(0, -ry - thick, inner * rx, inner * ry))


@symbol("egg half, halved egg, boiled egg, hard boiled egg, soft boiled egg, half an egg, ajitama", kinds=KINDS,
    height=0.05, place="surface",
    slots={"white": ("#fdf9ee", "primary"), "yolk": ("#f39b2d", "fixed")})
def egg_half(pen: Pen) -> None:
    body = ellipse(0, -32, 50, 32)
    pen.part("white", moved(body, 0, 7), tone=-0.12)
    pen.part("white", body)
    pen.mark("yolk", ellipse(3, -31, 27, 17.5), tone=-0.08)
    pen.mark("yolk", ellipse(2, -32, 24, 15))
    pen.mark("white", ellipse(-6, -38, 6, 3, -20), alpha=0.6)
    pen.anchor(top=(0, -50))


@symbol("poached egg", kinds=KINDS, height=0.1, place="surface", slots={"white": ("#fdf9ee", "primary"),
    "yolk": ("#f6a623", "fixed"), "pepper": ("#4a4038", "fixed")})
def poached_egg(pen: Pen) -> None:
    body = smooth([(-50, -16), (-40, -38), (-10, -54), (22, -50), (46, -32), (50, -14), (28, -3), (-4, 0), (-34, -4)])
    pen.part("white", body)
    pen.mark("white", crescent(body, -6, -8), tone=-0.07)
    yolk = smooth([(-14, -28), (-2, -40), (18, -38), (28, -26), (22, -8, "c"), (14, -2), (6, -12)])
    pen.part("yolk", yolk)
    gloss(pen, "white", ellipse(2, -32, 6, 3, -20), detail=0, alpha=0.8)
    pen.part("pepper", joined(*(ellipse(x, y, 1.6, 1) for x, y in ((-24, -30), (-10, -44), (8, -47), (-30, -18), (30,
        -36),
        (-4, -14)))), shade="flat", detail=1)
    pen.anchor(top=(0, -50))


@symbol("mushroom slice, sliced mushroom, champignon, button mushroom, portobello, shiitake", kinds=KINDS, height=0.035,
    place="surface", slots={"flesh": ("#f1e3cb", "primary"), "gill": ("#a5805c", "fixed")})
def mushroom_slice(pen: Pen) -> None:
    cap = smooth([(-46, -40), (-42, -66), (-16, -84), (16, -84), (42, -66), (46, -40), (32, -34, "c"), (14, -44),
        (13, -8), (0, -2), (-13, -8), (-14, -44), (-32, -34, "c")])
    pen.part("gill", moved(cap, 0, 4), tone=-0.04)
    pen.part("flesh", cap)
    pen.mark("gill", joined(curve((-34, -44), (-18, -54), (-13, -48)), curve((34, -44), (18, -54), (13, -48))), width=6)
    pen.mark("gill", difference(cap, moved(cap, 0, 5)), alpha=0.7)
    pen.anchor(top=(0, -84))


@symbol("olive ring, sliced olive, black olive", kinds=KINDS, height=0.02, place="surface",
    slots={"skin": ("#35303a", "primary"), "dark": ("#17151c", "fixed")})
def olive_ring(pen: Pen) -> None:
    ring = difference(ellipse(0, -30, 50, 30), ellipse(0, -31, 22, 12))
    pen.part("dark", difference(ellipse(0, -26, 50, 30), ellipse(0, -31, 22, 12)))
    pen.part("skin", ring)
    pen.mark("skin", crescent(ellipse(0, -30, 50, 30), 6, 5), tone=0.16)
    pen.anchor(top=(0, -60))


@symbol("herb, basil, basil leaf, parsley, cilantro, coriander, mint leaf, sprig of mint, fresh herb, "
    "arugula, rocket leaf, "
    "chive, oregano, thyme, dill, microgreen, spinach leaf", kinds=KINDS, height=0.035, place="surface",
    slots={"leaf": GREEN, "vein": ("#8cc46a", "fixed")})
def herb(pen: Pen) -> None:
    for x, y, turn, k in ((-14, -20, 200, 0.8), (16, -22, -24, 1.0), (0, -36, -92, 0.8)):
        blade = rotated(smooth([(x - 30 * k, y, "c"), (x - 10 * k, y - 19 * k), (x + 16 * k, y - 15 * k),
            (x + 36 * k, y, "c"),
            (x + 16 * k, y + 15 * k), (x - 10 * k, y + 19 * k)]), turn, (x, y))
        pen.part("leaf", blade, tone=0.05 * (k < 1))
        pen.mark("vein", rotated(line([(x - 28 * k, y), (x + 34 * k, y)]), turn, (x, y)), width=2.4)
    pen.anchor(top=(0, -70))


@symbol("tomato round", kinds=KINDS, height=0.04, place="surface",
    slots={"skin": ("#c93427", "primary"), "flesh": ("#e8604a", "fixed"), "seed": ("#f6c98a", "fixed")})
def tomato_round(pen: Pen) -> None:
    _disc(pen, "skin", "flesh")
    for i in range(5):
        t = i * 2 * math.pi / 5 + 0.3
        pen.part("skin", ellipse(24 * math.cos(t), -37 + 13.4 * math.sin(t), 12, 7), tone=-0.02, shade="flat")
        pen.part("seed", ellipse(24 * math.cos(t), -37 + 13.4 * math.sin(t), 4, 2.4), shade="flat")
    pen.anchor(top=(0, -60))


@symbol("cucumber round", kinds=KINDS, height=0.035, place="surface",
    slots={"rind": ("#3f7d3a", "primary"), "flesh": ("#d9ebb0", "fixed"), "seed": ("#b4d07c", "fixed")})
def cucumber_round(pen: Pen) -> None:
    _disc(pen, "rind", "flesh")
    pen.part("seed", joined(*(ellipse(20 * math.cos(t), -37 + 11 * math.sin(t), 5, 2.6, 60 * t) for t in (0, 1, 2, 3,
        4, 5))),
        shade="flat")
    pen.anchor(top=(0, -60))


@symbol("red onion, onion slice, sliced onion", kinds=KINDS, height=0.035, place="surface",
    slots={"skin": ("#8f3a6a", "primary"), "flesh": ("#f3dfec", "fixed")})
def red_onion(pen: Pen) -> None:
    for k in (1.0, 0.62):
        ring = difference(ellipse(0, -30, 50 * k, 28 * k), ellipse(0, -31, 42 * k, 22 * k))
        pen.part("skin", ring)
        pen.mark("flesh", difference(ellipse(0, -31, 47 * k, 26 * k), ellipse(0, -31, 42 * k, 22 * k)))
    pen.anchor(top=(0, -58))


@symbol("pepper slice, sliced pepper, jalapeno, jalapeño, jalapeno slice, pepper ring", kinds=KINDS, height=0.03,
    place="surface", slots={"skin": ("#5c9a35", "primary"), "flesh": ("#b9d77c", "fixed")})
def pepper_slice(pen: Pen) -> None:
    outer = smooth([(-48, -30), (-30, -54), (0, -50), (30, -55), (48, -30), (30, -6), (0, -10), (-30, -6)])
    inner = smooth([(-36, -30), (-24, -44), (0, -40), (24, -44), (36, -30), (24, -16), (0, -20), (-24, -16)])
    pen.part("skin", difference(moved(outer, 0, 5), inner), tone=-0.12)
    pen.part("flesh", difference(outer, inner))
    pen.mark("skin", difference(outer, smooth([(-43, -30), (-27, -50), (0, -46), (27, -50), (43, -30), (27, -10), (0,
        -14),
        (-27, -10)])))
    pen.anchor(top=(0, -56))


@symbol("pepperoni, salami, chorizo, pepperoni slice, salami slice, prosciutto, ham, parma ham", kinds=KINDS,
    height=0.035, place="surface",
    slots={"meat": ("#c2402f", "primary"), "fat": ("#f3b79a", "fixed")})
def pepperoni(pen: Pen) -> None:
    _disc(pen, "meat", "meat", thick=5)
    pen.part("fat", joined(*(ellipse(x, y, 4, 2.2) for x, y in ((-22, -40), (6, -48), (24, -34), (-6, -26), (-30, -28),
        (16, -22)))), shade="flat")
    pen.anchor(top=(0, -60))


@symbol("bacon, bacon strip, strip of bacon, rasher, bacon rasher", kinds=KINDS, height=0.05, place="surface",
    slots={"meat": ("#b0432f", "primary"),
    "fat": ("#f5cfae", "fixed")})
def bacon(pen: Pen) -> None:
    for y, tone in ((-44, -0.05), (-16, 0.0)):
        top = [(-54, y), (-34, y - 12), (-14, y + 2), (8, y - 12), (30, y + 2), (54, y - 8)]
        strip = smooth([*top, *((x - 2, low + 18) for x, low in reversed(top))])
        pen.part("meat", strip, tone=tone)
        pen.mark("fat", curve(*((x - 1, low + 7) for x, low in top)), width=4.4)
        pen.mark("meat", curve(*((x - 1, low + 15) for x, low in top)), width=2, tone=-0.1)
    pen.anchor(top=(0, -56))


@symbol("sausage, frankfurter, grilled sausage, breakfast sausage, banger, chipolata", kinds="meat, morsel, food",
    height=0.045,
    place="surface", slots={"meat": ("#a85a32", "primary"), "char": ("#5e2c18", "fixed")})
def sausage(pen: Pen) -> None:
    x, y = 0, -10
    bar = smooth([(x - 52, y - 4), (x - 46, y - 14), (x - 20, y - 11), (x + 14, y - 13), (x + 46, y - 19),
        (x + 56, y - 10),
        (x + 48, y - 1), (x + 16, y + 6), (x - 20, y + 8), (x - 46, y + 5)])
    pen.part("meat", bar)
    pen.mark("meat", crescent(bar, -2, -7), tone=-0.08)
    pen.mark("char", joined(*(line([(x + d, y - 22), (x + d - 7, y + 10)]) for d in (-26, -4, 18, 38))),
        width=2.6, alpha=0.7)
    gloss(pen, "meat", smooth([(x - 40, y - 8), (x - 14, y - 8), (x + 14, y - 10), (x - 14, y - 5)]), detail=0)
    pen.anchor(top=(0, -30), handle=(0, -20))


@symbol("meatball piece, single meatball", kinds="meat, morsel, food", height=0.045, place="surface",
    slots={"meat": ("#8a5236", "primary"), "light": ("#b98060", "fixed")})
def meatball_piece(pen: Pen) -> None:
    ball = ellipse(0, -42, 46, 42)
    pen.part("meat", ball)
    pen.mark("meat", crescent(ball, -12, -12), tone=-0.09)
    pen.mark("light", ellipse(-12, -62, 14, 8, -24), alpha=0.8)
    pen.mark("meat", joined(ellipse(-14, -30, 5, 3), ellipse(16, -24, 4, 3)), tone=-0.12)
    pen.anchor(top=(0, -84))


@symbol("mixed berry, berry, fresh berry, forest fruit, red berry, summer berry", kinds="berry, fruit, morsel, food",
    height=0.05, place="surface",
    slots={"straw": ("#d8343f", "primary"), "blue": ("#3f5597", "fixed"), "rasp": ("#c22f5a", "fixed"),
    "leaf": ("#5a9a45", "fixed")})
def mixed_berry(pen: Pen) -> None:
    pen.part("leaf", joined(ellipse(26, -62, 16, 7, -30), ellipse(-4, -70, 15, 7, 20)))
    straw = smooth([(-36, -50), (-20, -64), (2, -58), (6, -42), (-8, -20), (-22, -14), (-36, -28)])
    pen.part("straw", straw)
    pen.mark("straw", crescent(straw, -5, -6), tone=-0.08)
    pen.mark("leaf", joined(ellipse(-20, -62, 9, 4, 10), ellipse(-8, -60, 9, 4, 40)))
    for x, y in ((24, -44), (38, -22), (10, -12)):
        pen.part("blue", ellipse(x, y, 16, 15))
        pen.mark("blue", crescent(ellipse(x, y, 16, 15), -4, -4), tone=-0.09)
        pen.mark("blue", ellipse(x + 1, y - 6, 6, 3.6), tone=-0.2)
    for x, y in ((-34, -12), (-24, -6), (-40, -4), (-28, -16)):
        pen.part("rasp", ellipse(x, y, 8, 7.4), tone=0.04 if y < -10 else 0.0)
    pen.anchor(top=(0, -70))


@symbol("chopsticks across", kinds="cutlery, morsel, food", height=0.05, place="surface", slots={"stick": ("#8a3a2a",
    "primary"),
    "tip": ("#d9a05a", "fixed")})
def chopsticks_across(pen: Pen) -> None:
    for y, tone in ((-13, -0.04), (-1.2, 0.0)):
        pen.part("stick", polygon([(-54, y - 1.4), (56, y - 22 - 3), (57, y - 19), (-54, y + 1.2)]), tone=tone)
        pen.mark("tip", polygon([(30, y - 26), (36, y - 26), (36, y - 10), (30, y - 10)]))
    pen.anchor(top=(0, -40))


@symbol("laid asparagus, grilled asparagus, green bean, haricot", kinds="vegetable, morsel, food", height=0.12,
    place="surface",
    slots={"stem": ("#7fae4a", "primary"), "tip": ("#4f7d3a", "fixed")})
def laid_asparagus(pen: Pen) -> None:
    for i, (x, y) in enumerate(((4, -44), (-6, -34), (8, -25), (-2, -15), (6, -6))):
        pen.part("stem", smooth([(x - 54, y - 2), (x + 20, y - 5), (x + 46, y - 7), (x + 58, y - 4), (x + 46, y + 2),
            (x + 20, y + 5),
            (x - 54, y + 5)], tension=0.3), tone=0.03 * (i % 2))
        pen.part("tip", smooth([(x + 30, y - 6), (x + 46, y - 8), (x + 60, y - 4), (x + 46, y + 2), (x + 30, y + 4),
            (x + 36, y - 1)]))
        pen.mark("stem", joined(curve((x + 38, y - 6), (x + 42, y - 3), (x + 40, y + 2)), curve((x + 47, y - 6),
            (x + 50, y - 3),
            (x + 48, y + 1))), width=1.4)
    pen.anchor(top=(0, -50))


@symbol("avocado fan", kinds=KINDS, height=0.05, place="surface", slots={"flesh": ("#c9da7c",
    "primary"),
    "skin": ("#5d8a3c", "fixed")})
def avocado_fan(pen: Pen) -> None:
    for i in range(4):
        x = -24 + 15 * i
        piece = smooth([(x - 14, -6), (x - 10, -36), (x + 14, -58), (x + 26, -54), (x + 10, -34), (x + 4, -2),
            (x - 6, 2)])
        pen.part("flesh", piece, tone=0.02 * i - 0.04)
        pen.mark("skin", crescent(piece, 4, 3))
    pen.anchor(top=(0, -56))


@symbol("cheese crumble, feta, feta cheese, parmesan, parmesan cheese, grated cheese, goat cheese, gorgonzola, "
    "ricotta, crumbled cheese, shredded cheese",
    kinds=KINDS, height=0.03, place="surface", slots={"cheese": ("#fbf4de", "primary")})
def cheese_crumble(pen: Pen) -> None:
    for x, y, s in ((-26, -14, 15), (22, -12, 14), (0, -30, 16), (-2, -8, 12), (36, -26, 8), (-38, -28, 7)):
        pen.part("cheese", polygon([(x - s, y + 0.5 * s), (x - 0.8 * s, y - 0.6 * s), (x + 0.2 * s, y - s), (x + s,
            y - 0.3 * s),
            (x + 0.8 * s, y + 0.6 * s)]), tone=-0.03)
        pen.mark("cheese", polygon([(x - 0.8 * s, y - 0.6 * s), (x + 0.2 * s, y - s), (x + s, y - 0.3 * s), (x, y)]),
            tone=0.05)
    pen.anchor(top=(0, -46))


@symbol("mozzarella, mozzarella slice, burrata, mozzarella ball", kinds=KINDS, height=0.05, place="surface",
    slots={"cheese": ("#fdfaf0", "primary")})
def mozzarella(pen: Pen) -> None:
    body = smooth([(-50, -20), (-40, -46), (0, -58), (42, -44), (50, -18), (20, -2), (-22, -2)])
    pen.part("cheese", body)
    pen.mark("cheese", crescent(body, -6, -9), tone=-0.08)
    pen.anchor(top=(0, -56))


@symbol("tofu, tofu cube, crouton, cube of feta", kinds=KINDS, height=0.03, place="surface",
    slots={"body": ("#f2e3bd", "primary")})
def tofu(pen: Pen) -> None:
    pen.part("body", polygon([(-44, -50), (6, -38), (6, 4), (-44, -10)]), tone=-0.03)
    pen.part("body", polygon([(6, -38), (48, -52), (48, -12), (6, 4)]), tone=-0.1)
    pen.part("body", polygon([(-44, -50), (0, -64), (48, -52), (6, -38)]), tone=0.05)
    pen.anchor(top=(0, -60))


@symbol("chopped scallion, chopped chives, sliced scallion", kinds=KINDS, height=0.025, place="surface",
    slots={"green": GREEN,
    "pale": ("#cfe8a4", "fixed")})
def chopped_scallion(pen: Pen) -> None:
    for x, y in ((-26, -10), (24, -14), (0, -34)):
        pen.part("green", ellipse(x, y, 19, 12))
        pen.mark("pale", ellipse(x, y - 1, 11, 6))
    pen.anchor(top=(0, -46))


@symbol("citrus round",
    kinds=KINDS, height=0.045, place="surface", slots={"rind": ("#f2cb2e", "primary"), "pith": ("#fdf6d0", "fixed"),
    "flesh": ("#f9e27a", "follow")})
def citrus_round(pen: Pen) -> None:
    _disc(pen, "rind", "pith", inner=0.92)
    for i in range(8):
        t = i * math.pi / 4 + 0.2
        a, b = t - 0.33, t + 0.33
        pen.part("flesh", smooth([(4 * math.cos(t), -37 + 2.2 * math.sin(t)), (38 * math.cos(a),
            -37 + 21 * math.sin(a)),
            (40 * math.cos(t), -37 + 22.4 * math.sin(t)), (38 * math.cos(b), -37 + 21 * math.sin(b))], tension=0.3),
            shade="flat")
    pen.anchor(top=(0, -64))


@symbol("banana round", kinds=KINDS, height=0.035, place="surface", slots={"flesh": ("#f7e6a6",
    "primary"),
    "core": ("#e3c677", "fixed"), "seed": ("#8a6a3c", "fixed")})
def banana_round(pen: Pen) -> None:
    _disc(pen, "flesh", "flesh", thick=12)
    pen.mark("core", ellipse(0, -40, 24, 13), alpha=0.7)
    pen.part("seed", joined(*(ellipse(11 * math.cos(t), -40 + 6 * math.sin(t), 2.4, 1.4) for t in (0.5, 2.6, 4.7))),
        shade="flat")
    pen.anchor(top=(0, -62))


@symbol("chocolate chip, chocolate shaving, chocolate flake, cocoa nib", kinds=KINDS, height=0.025, place="surface",
    slots={"body": ("#55301f", "primary")})
def chocolate_chip(pen: Pen) -> None:
    drop = smooth([(-44, -6), (-26, -42), (0, -66, "c"), (26, -42), (44, -6), (0, 4)])
    pen.part("body", drop)
    pen.mark("body", ellipse(-14, -26, 7, 13, 24), tone=0.14)
    pen.anchor(top=(0, -46))


@symbol("sprinkle, rainbow sprinkle, hundreds and thousands, confetti sprinkle", kinds=KINDS, height=0.025,
    place="surface", slots={"a": ("#e8507a", "primary"),
    "b": ("#4fb0dc", "fixed"), "c": ("#f4c83a", "fixed"), "d": ("#6cbf5a", "fixed")})
def sprinkle(pen: Pen) -> None:
    for i, (x, y) in enumerate(((-34, -12), (-10, -30), (18, -10), (34, -34), (-26, -44), (6, -50), (-2, -6), (40,
        -14))):
        pen.part("abcd"[i % 4], rotated(rect(x - 11, y - 3.6, 22, 7.2, 3.6), 53 * i, (x, y)))
    pen.anchor(top=(0, -50))


@symbol("mashed potato, potato mash, mash, potato puree, risotto, polenta, mashed potatoes", kinds=KINDS,
    height=0.07, place="surface",
    slots={"mash": ("#f5e2a6", "primary"), "butter": ("#fbd24a", "fixed"), "green": ("#4f9a44", "fixed")})
def mashed_potato(pen: Pen) -> None:
    heap = smooth([(-52, -8), (-46, -28), (-26, -44), (0, -52), (26, -46), (46, -28), (52, -8), (20, 0), (-20, 0)])
    pen.part("mash", heap)
    pen.mark("mash", crescent(heap, -8, -10), tone=-0.07)
    for y, w in ((-34, 30), (-20, 42)):
        pen.mark("mash", curve((-w, y), (-0.3 * w, y + 5), (0.4 * w, y - 2), (w, y + 3)), width=3, tone=-0.08)
    pen.part("butter", polygon([(-14, -48), (2, -54), (14, -48), (12, -42), (-2, -39), (-14, -43)]))
    pen.part("green", joined(*(ellipse(x, y, 2.6, 1.6, 30 * x) for x, y in ((-26, -28), (22, -32), (4, -26), (-8, -14),
        (32, -16)))), shade="flat")
    pen.anchor(top=(0, -52))


@symbol("whipped cream, dollop of cream, sour cream, creme fraiche, crème fraîche, clotted cream, marshmallow fluff, "
    "meringue", kinds="cream, morsel, food",
    height=0.07, place="surface", slots={"cream": ("#fffaf0", "primary")})
def whipped_cream(pen: Pen) -> None:
    for y, w in ((-8, 50), (-26, 40), (-42, 28), (-56, 16)):
        ring = smooth([(-w, y), (-0.85 * w, y - 13), (0, y - 19), (0.85 * w, y - 13), (w, y), (0.5 * w, y + 8), (0,
            y + 10),
            (-0.5 * w, y + 8)])
        pen.part("cream", ring)
        pen.mark("cream", joined(*(curve((k * w - 7, y - 17), (k * w + 4, y - 4), (k * w, y + 12)) for k in (-0.6,
            -0.15, 0.3, 0.7))),
            width=2.4, tone=-0.08)
    pen.part("cream", smooth([(-9, -64), (-2, -78), (8, -86, "c"), (9, -70), (6, -62)]))
    pen.anchor(top=(4, -84))


def _dish_of(pen: Pen, slot: str) -> None:
    """A small dish of a sauce."""
    pen.part("dish", smooth([(-44, -40, "c"), (-38, -12), (-24, 0, "c"), (0, 4), (24, 0, "c"), (38, -12), (44, -40,
        "c"),
        *half(0, -40, 44, 16)[::-1]]))
    pen.mark("dish", crescent(rect(-60, -60, 104, 80), -16, 0), tone=-0.08)
    pen.part("dish", ellipse(0, -40, 44, 16), tone=0.04)
    pen.part(slot, ellipse(0, -39, 38, 12.6))
    pen.mark(slot, curve((-22, -40), (-6, -35), (10, -41), (24, -38)), width=3, tone=0.08)
    pen.anchor(top=(0, -44), mouth=(0, -40))


@symbol("sauce, dip, salsa, gravy, guacamole, chocolate sauce, caramel sauce, hot sauce, soy sauce, pesto, "
    "mayonnaise, mayo, hollandaise, hollandaise sauce, barbecue sauce, bbq sauce, salad dressing, vinaigrette, "
    "ranch dressing, tzatziki, aioli, compote, "
    "cheese sauce, cream sauce, dipping sauce, mustard, fudge, chocolate fudge, hot fudge, ganache", kinds="sauce, "
    "food",
    height=0.05, place="surface", slots={"sauce": ("#b8402c", "primary"), "dish": ("#f2f3f5", "fixed")}, plan="plate")
def sauce(pen: Pen) -> None:
    _dish_of(pen, "sauce")


@symbol("icing, frosting, glaze, icing sugar, powdered sugar, cream cheese frosting, cream cheese icing, sugar glaze, "
    "white chocolate, buttercream",
    kinds="sauce, food", height=0.05, place="surface", slots={"sauce": ("#fff8ee", "primary"), "dish": ("#8fb4c8",
    "second")},
    plan="plate")
def icing(pen: Pen) -> None:
    _dish_of(pen, "sauce")


@symbol("syrup, maple syrup, honey drizzle, golden syrup, agave, molasses, caramel syrup, chocolate syrup",
    kinds="sauce, food",
    height=0.11, place="surface", slots={"sauce": ("#9a4f1c", "primary"), "glass": ("#dfeaf0", "fixed")},
    nook="kitchen")
def syrup(pen: Pen) -> None:
    jug = smooth([(-24, -96, "c"), (-22, -72), (-38, -48), (-40, -16), (-28, 0, "c"), (28, 0, "c"), (40, -16), (38,
        -48),
        (22, -72), (30, -98, "c")])
    ring = difference(ellipse(42, -52, 20, 24), ellipse(40, -52, 12, 16))
    pen.part("glass", ring, alpha=0.9)
    pen.part("sauce", smooth([(-30, -62, "c"), (-38, -44), (-38, -16), (-27, -3, "c"), (27, -3, "c"), (38, -16), (38,
        -44),
        (30, -62, "c"), *half(0, -62, 30, 6)[::-1]]))
    pen.part("sauce", ellipse(0, -62, 30, 6), tone=0.08, shade="flat")
    pen.part("glass", jug, shade="glass", alpha=0.4)
    pen.part("glass", ellipse(3, -97, 27, 6), alpha=0.7)
    pen.anchor(top=(0, -100), mouth=(28, -98), handle=(58, -52))
