"""Dough, hooks, staffs, scythes and other things that tales and kitchens name."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    limb,
    line,
    outline,
    polygon,
    rect,
    rotated,
    smooth,
    star,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, crescent, curve, gloss, pole, turned

STEEL: Hue = ("#aeb8c4", "fixed")
WOOD: Hue = ("#8a5a34", "primary")


@symbol("dough, bread dough, pizza dough, cookie dough, ball of dough, pastry dough", kinds="food", height=0.14,
    place="surface",
    slots={"dough": ("#f3dfb6", "primary"), "flour": ("#fdfaf3", "fixed")}, nook="kitchen")
def dough(pen: Pen) -> None:
    pen.part("flour", smooth([(-84, -2), (-50, -8), (0, -6), (52, -9), (86, -2), (50, 4), (-40, 5)]), shade="flat")
    ball = smooth([(-58, -6), (-62, -32), (-40, -56), (-6, -66), (30, -60), (56, -40), (60, -12), (40, -1), (-36, -1)])
    pen.part("dough", ball)
    pen.mark("dough", crescent(ball, -12, -10), tone=-0.09)
    pen.mark("dough", joined(curve((-34, -44), (-16, -36), (2, -42)), curve((8, -56), (18, -44), (36, -42)),
        curve((-46, -22), (-30, -16), (-14, -20)), curve((14, -24), (30, -16), (46, -20))), tone=-0.12, width=2.6)
    pen.mark("flour", joined(*(ellipse(-44 + (i * 31) % 84, -56 + (i * 17) % 30, 1.7) for i in range(22))))
    gloss(pen, "dough", ellipse(-24, -50, 13, 6, -24), detail=0)
    pen.anchor(top=(0, -64))


@symbol("bun, bread roll, dinner roll, brioche, scone, burger bun", kinds="bakery, food", height=0.08, place="surface",
    slots={"crust": ("#d68f3e", "primary"), "crumb": ("#f6e2b8", "follow"), "seed": ("#fdf3d8", "fixed")},
        nook="kitchen")
def bun(pen: Pen) -> None:
    pen.part("crumb", smooth([(-56, -26), (-52, -8), (-30, -1), (30, -1), (52, -8), (56, -26)]))
    top = smooth([(-60, -24, "c"), (-56, -52), (-30, -74), (0, -80), (30, -74), (56, -52), (60, -24, "c"), (0, -18)])
    pen.part("crust", top)
    pen.mark("crust", crescent(top, -12, -8), tone=-0.09)
    pen.part("seed", joined(*(ellipse(x, y, 3.4, 2, x) for x, y in ((-30, -56), (-10, -66), (14, -64), (34, -54),
        (-20, -44),
        (4, -50), (26, -40), (-40, -38)))), shade="flat")
    gloss(pen, "crust", ellipse(-22, -64, 12, 5, -24), detail=0)
    pen.anchor(top=(0, -80))


@symbol("metal hook, hook, coat hook, fish hook, fishhook, iron hook, crane hook", kinds="tool, thing", height=0.15,
    place="surface",
    slots={"steel": ("#9aa5b2", "primary"), "eye": ("#76818e", "follow")}, symbol_id="hook")
def hook(pen: Pen) -> None:
    pen.part("eye", difference(ellipse(0, -88, 13), ellipse(0, -88, 6.4)))
    bend = outline(smooth([(0, -76), (0, -50), (2, -36), (16, -14), (2, 0), (-20, -6), (-28, -26)], closed=False), 11)
    barb = polygon([(-36, -22), (-24, -44), (-19, -20)])
    pen.part("steel", union(bend, barb))
    pen.mark("steel", crescent(bend, -3, -2), tone=-0.12)
    pen.anchor(top=(0, -98), hand=(0, -10))


@symbol("wizard staff, magic staff, staff, wooden staff, sorcerer staff, druid staff, mage staff",
    kinds="tool, weapon", height=1.8,
    slots={"wood": WOOD, "gem": ("#5ad0ff", "light"), "glow": ("#c9f2ff", "light")}, symbol_id="staff", held="gripped",
    traits=("pole", "heroic"))
def staff(pen: Pen) -> None:
    pen.part("wood", limb([(0, 0, 5), (1, -40, 5.6), (-1, -80, 6.4), (0, -92, 7)]))
    pen.part("wood", joined(limb([(0, -90, 7), (-12, -100, 6), (-13, -114, 4.6), (-4, -122, 2)]),
        limb([(0, -90, 7), (12, -100, 6), (13, -112, 4.4), (6, -120, 2)])), tone=-0.04)
    pen.mark("wood", curve((-10, -100), (-11, -110)), tone=-0.1, width=1.2)
    pen.part("glow", ellipse(0, -108, 11), shade="glow", alpha=0.6)
    pen.part("gem", polygon([(0, -120), (7, -110), (4, -99), (-4, -99), (-7, -110)]), shade="glow")
    pen.part("wood", joined(*(rect(-4, y, 8, 3, 1) for y in (-84, -56))), tone=0.12)
    pen.anchor(top=(0, -120), handle=(0, -50))


@symbol("scythe, reaper scythe", kinds="tool, weapon", height=1.7, slots={"wood": WOOD, "steel": STEEL}, held="gripped",
    traits=("pole",), home="farm")
def scythe(pen: Pen) -> None:
    pen.part("wood", limb([(10, 0, 5), (6, -40, 5), (-2, -74, 5), (-6, -106, 5)]))
    pen.part("wood", joined(limb([(7, -36, 4), (20, -42, 4)]), limb([(1, -64, 4), (14, -70, 4)])), tone=-0.06)
    blade = smooth([(-10, -104, "c"), (16, -112), (46, -104), (72, -78, "c"), (44, -94), (16, -98), (-8, -94, "c")])
    pen.part("steel", blade)
    pen.mark("steel", crescent(blade, 0, -5), tone=0.14)
    pen.anchor(top=(0, -110), handle=(4, -50))


@symbol("sickle, hand sickle", kinds="tool, weapon", height=0.4, slots={"wood": WOOD, "steel": STEEL},
    held="gripped", home="farm")
def sickle(pen: Pen) -> None:
    blade = smooth([(-6, -36, "c"), (-30, -56), (-34, -84), (-10, -106), (24, -104), (46, -80, "c"), (22, -92), (-4,
        -90),
        (-16, -74), (-10, -56), (6, -38, "c")])
    pen.part("steel", blade)
    pen.mark("steel", crescent(blade, 4, 5), tone=0.12)
    pen.part("wood", smooth([(-6, -38, "c"), (6, -38, "c"), (8, -18), (5, 0), (-5, 0), (-8, -18)]))
    pen.mark("wood", rect(1, -40, 8, 44), tone=-0.09)
    pen.anchor(top=(0, -104), handle=(0, -18))


@symbol("chalice, holy grail, grail, golden cup", kinds="vessel", height=0.2, place="surface",
    slots={"gold": ("#e9b53c", "primary"), "gem": ("#c9303f", "second"), "wine": ("#6b1428", "fixed")},
        traits=("drunk from",))
def chalice(pen: Pen) -> None:
    pen.part("gold", turned([(-8, 14), (-4, 28), (0, 32)], tilt=0.2))
    pen.part("gold", turned([(-44, 7), (-36, 5), (-28, 10), (-20, 5), (-8, 15)], tilt=0.2), tone=-0.05)
    cup = turned([(-100, 38), (-86, 37), (-64, 28), (-48, 12), (-42, 8)], tilt=0.2)
    pen.part("gold", cup)
    pen.mark("gold", crescent(cup, -12, 0), tone=-0.1)
    pen.part("wine", ellipse(0, -100, 34, 6.4))
    pen.mark("gold", curve((-36, -84), (0, -74), (36, -84)), tone=0.12, width=3)
    pen.part("gem", joined(*(polygon([(x, y - 6), (x + 5, y), (x, y + 6), (x - 5, y)]) for x, y in ((-20, -70), (0,
        -66),
        (20, -70)))))
    pen.anchor(top=(0, -104), handle=(0, -30))


@symbol("spell book, spellbook, grimoire, book of spells, magic book, tome, ancient tome", kinds="book, thing",
    height=0.35,
    place="surface", slots={"cover": ("#5a2f6b", "primary"), "gold": ("#e9b53c", "fixed"), "page": ("#f3e6c8", "fixed"),
    "gem": ("#5ad0ff", "light")}, symbol_id="spellbook")
def spellbook(pen: Pen) -> None:
    pen.part("page", polygon([(-34, -4), (44, -4), (44, -100), (-34, -100)]))
    pen.mark("page", joined(*(line([(40 - d, -100), (40 - d, 0)]) for d in (0, 2.6))), tone=-0.14, width=0.9)
    pen.part("cover", rect(-40, -104, 78, 104, 5))
    pen.mark("cover", rect(-40, -104, 12, 104), tone=-0.12)
    pen.part("gold", joined(*(polygon(p) for p in ([(38, -104), (38, -84), (18, -104)], [(38, 0), (38, -20), (18,
        0)]))))
    pen.part("gold", joined(rect(-42, -84, 15, 6, 2), rect(-42, -28, 15, 6, 2)))
    pen.stroke("gold", joined(ellipse(6, -54, 23), ellipse(6, -54, 18)), 1.6)
    pen.part("gold", star(6, -54, 18, 7, 5), shade="form")
    pen.part("gem", ellipse(6, -54, 5.4), shade="glow")
    pen.part("gold", rect(34, -60, 14, 12, 3))
    pen.anchor(top=(0, -104))


@symbol("chinese lantern, red lantern, paper lantern, sky lantern, floating lantern, paper lamp",
    kinds="lamp, thing", height=0.45,
    place="air", poses="hanging", slots={"paper": ("#e0402f", "primary"), "gold": ("#f2c04a", "fixed"),
        "lamp": ("#ffdf8a", "light")},
    held="hung", traits=("shining", "starlit", "airborne", "colourful"), symbol_id="paper_lantern", shapes=("round",))
def paper_lantern(pen: Pen) -> None:
    pen.stroke("gold", line([(0, -104), (0, -88)]), 2)
    body = ellipse(0, -52, 42, 34)
    pen.part("paper", body)
    pen.mark("lamp", ellipse(0, -50, 26, 24), alpha=0.55, shade="glow")
    pen.mark("paper", joined(*(curve((-r * 0.5, -88), (-r, -52), (-r * 0.5, -16)) for r in (-38, -24, -9, 9, 24, 38))),
        tone=-0.14, width=1.6)
    pen.mark("paper", crescent(body, -10, -6), tone=-0.09)
    pen.part("gold", joined(rect(-18, -91, 36, 7, 2), rect(-18, -20, 36, 7, 2)))
    pen.stroke("gold", joined(*(line([(x, -14), (x * 1.3, 4)]) for x in (-6, -3, 0, 3, 6))), 1.4)
    pen.anchor(top=(0, -104), hand=(0, -100), lamp=(0, -50))


@symbol("mattress, bed mattress, air mattress", kinds="furniture", height=0.25, home="bedroom",
    slots={"cloth": ("#f3f4f7", "primary"), "edge": ("#9fb4d0", "second")})
def mattress(pen: Pen) -> None:
    pen.part("cloth", polygon([(-84, -24), (-50, -46), (92, -46), (66, -24)]), tone=0.03)
    pen.mark("cloth", joined(*(line([(-84 + d, -24), (-50 + d * 0.95, -46)]) for d in (30, 60, 90, 120)),
        line([(-70, -34), (80, -34)])), tone=-0.1, width=1.4)
    pen.part("cloth", polygon([(66, -24), (92, -46), (92, -22), (66, 0)]), tone=-0.12)
    pen.part("cloth", rect(-84, -24, 150, 24, 5))
    pen.part("edge", joined(rect(-84, -24, 150, 3.4, 1.6), rect(-84, -4, 150, 3.4, 1.6)))
    pen.mark("edge", rect(-84, -24, 150, 3.4), tone=-0.05)
    pen.anchor(top=(0, -40), seat=(0, -34), back=(0, -34))


@symbol("funnel, kitchen funnel", kinds="tool, thing", height=0.16, place="surface", slots={"metal": ("#a9b4c0",
    "primary"),
    "dark": ("#5f6874", "fixed")})
def funnel(pen: Pen) -> None:
    pen.part("metal", polygon([(-7, -34), (7, -34), (4, 0), (-5, -3)]), tone=-0.06)
    cone = turned([(-90, 46), (-84, 45), (-34, 8)], tilt=0.22)
    pen.part("metal", cone)
    pen.mark("metal", crescent(cone, -14, 0), tone=-0.1)
    pen.part("dark", ellipse(0, -90, 40, 8.4))
    gloss(pen, "metal", polygon([(-30, -80), (-24, -79), (-6, -40), (-8, -40)]), detail=0)
    pen.anchor(top=(0, -94))


@symbol("buoy, sea buoy, channel marker, marker buoy", kinds="thing", height=3, place="water", home="sea",
    poses="floating",
    slots={"body": ("#d8352f", "primary"), "white": ("#f6f4ef", "second"), "lamp": ("#ffe58a", "light"),
    "dark": ("#3a404b", "fixed")}, traits=("afloat",))
def buoy(pen: Pen) -> None:
    pen.stroke("dark", joined(line([(-16, -34), (-6, -84)]), line([(16, -34), (6, -84)]), line([(-13, -50), (13, -50)]),
        line([(-10, -66), (10, -66)]), line([(-14, -46), (10, -66)])), 3)
    pen.part("dark", rect(-9, -88, 18, 5, 1))
    pen.part("lamp", smooth([(-5, -88, "c"), (-6, -98), (0, -103), (6, -98), (5, -88, "c")]), shade="glow")
    base = smooth([(-38, -8, "c"), (-30, -30), (-16, -36, "c"), (16, -36, "c"), (30, -30), (38, -8, "c"), (22, 2),
        (-22, 2)])
    pen.part("body", base)
    pen.mark("white", smooth([(-44, -24), (0, -18), (44, -24), (44, -14), (0, -8), (-44, -14)]))
    pen.mark("body", crescent(base, -10, 0), tone=-0.1)
    pen.anchor(top=(0, -102))


@symbol("question mark", kinds="sign, symbol", height=0.4, place="surface", slots={"body": ("#3f7fd0", "primary")})
def question_mark(pen: Pen) -> None:
    stem = outline(smooth([(-28, -72), (-24, -92), (0, -102), (26, -90), (28, -70), (10, -54), (2, -44), (2, -32)],
        closed=False), 17)
    whole = union(stem, ellipse(2, -9, 10.6))
    pen.part("body", whole)
    pen.mark("body", crescent(whole, -3.4, -2), tone=-0.1)
    pen.anchor(top=(0, -106))


@symbol("exclamation mark, exclamation point", kinds="sign, symbol", height=0.4, place="surface",
    slots={"body": ("#e0402f", "primary")})
def exclamation_mark(pen: Pen) -> None:
    whole = union(smooth([(-14, -100, "c"), (14, -100, "c"), (8, -32, "c"), (-8, -32, "c")], tension=0.3), ellipse(0,
        -11, 11))
    pen.part("body", whole)
    pen.mark("body", crescent(whole, -5, -2), tone=-0.1)
    pen.anchor(top=(0, -100))


@symbol("peace sign, peace symbol", kinds="sign, symbol", height=0.4, place="surface", slots={"body": ("#5aa85a",
    "primary")},
    shapes=("round",))
def peace_sign(pen: Pen) -> None:
    ring = difference(ellipse(0, -50, 50), ellipse(0, -50, 40))
    arms = outline(joined(line([(0, -96), (0, -4)]), line([(0, -50), (-32, -18)]), line([(0, -50), (32, -18)])), 9.6)
    pen.part("body", union(ring, arms))
    pen.anchor(top=(0, -100))


@symbol("yin yang, yin and yang, yin-yang, yinyang, taijitu", kinds="sign, symbol", height=0.4, place="surface",
    slots={"dark": ("#24242b", "fixed"), "light": ("#f9f8f4", "primary")}, shapes=("round",))
def yin_yang(pen: Pen) -> None:
    pen.part("dark", ellipse(0, -50, 50))
    pen.part("light", difference(union(difference(ellipse(0, -50, 47), rect(0, -100, 60, 100)), ellipse(0, -73.5,
        23.5)),
        ellipse(0, -26.5, 23.5)), shade="flat")
    pen.part("dark", ellipse(0, -73.5, 7), shade="flat")
    pen.part("light", ellipse(0, -26.5, 7), shade="flat")
    pen.anchor(top=(0, -100))


@symbol("conical hat, straw conical hat, asian conical hat, non la, rice hat", kinds="headwear, clothing",
    height=0.2, place="surface",
    slots={"straw": ("#d9b36a", "primary"), "band": ("#b3863f", "follow")}, worn=4.4, symbol_id="conical_hat")
def conical_hat(pen: Pen) -> None:
    cone = smooth([(-70, -4, "c"), (-36, -30), (0, -56, "c"), (36, -30), (70, -4, "c"), (0, 4)], tension=0.25)
    pen.part("straw", cone)
    pen.mark("straw", crescent(cone, -14, -3), tone=-0.1)
    pen.mark("band", joined(*(curve((-62 + d * 1.15, -8 - d * 0.8), (0, 0 - d * 0.9), (62 - d * 1.15, -8 - d * 0.8))
        for d in (0, 12, 24, 36))), width=1.4)
    pen.mark("band", joined(*(line([(0, -58), (x, 4)]) for x in (-44, -22, 0, 22, 44))), width=0.9, alpha=0.6)
    pen.anchor(fit=(0, -12), top=(0, -56), seat=(0, -4))


@symbol("bundle, cloth bundle, bindle, baby bundle", kinds="bag, container", height=0.4, place="surface",
    slots={"cloth": ("#e8d9bd", "primary"), "knot": ("#cdb68e", "follow")})
def bundle(pen: Pen) -> None:
    for side in (-1, 1):
        pen.part("knot", smooth([(0, -70, "c"), (side * 14, -92), (side * 32, -98, "c"), (side * 26, -80), (side * 8,
            -66, "c")]),
            tone=-0.04)
    sack = smooth([(-8, -70), (-34, -60), (-52, -30), (-44, -4), (0, 0), (44, -4), (52, -30), (34, -60), (8, -70)])
    pen.part("cloth", sack)
    pen.mark("cloth", crescent(sack, -12, -6), tone=-0.09)
    pen.mark("cloth", joined(curve((-2, -66), (-20, -44), (-28, -16)), curve((2, -66), (18, -46), (26, -20)),
        curve((0, -64), (-2, -44), (2, -30))), tone=-0.12, width=2)
    pen.part("knot", ellipse(0, -70, 11, 7.4))
    pen.anchor(top=(0, -76), hand=(0, -76))


@symbol("flower petal, petal, rose petal, falling petal", kinds="thing", height=0.03, place="air", poses="flying",
    slots={"petal": ("#f29ab4", "primary")}, traits=("airborne",))
def petal(pen: Pen) -> None:
    for x, y, k, turn in ((-34, -74, 0.8, -40), (18, -88, 0.7, 30), (44, -52, 0.85, -70), (-8, -40, 1.1, 14),
            (-48, -24, 0.7, 64), (26, -14, 0.75, -20)):
        shape = rotated(smooth([(x, y + 18 * k, "c"), (x - 15 * k, y), (x - 9 * k, y - 17 * k), (x, y - 13 * k),
            (x + 9 * k, y - 17 * k), (x + 15 * k, y)]), turn, (x, y))
        pen.part("petal", shape)
        pen.mark("petal", crescent(shape, -4 * k, -3 * k), tone=-0.07)
    pen.anchor(top=(0, -94))


@symbol("awning, striped awning, shop awning, canopy awning", kinds="building, thing", height=1, place="wall",
    poses="hanging",
    slots={"cloth": ("#d8352f", "primary"), "white": ("#f8f5ee", "second"), "wood": ("#8a5a34", "fixed")})
def awning(pen: Pen) -> None:
    pen.part("wood", rect(-66, -74, 132, 7, 2))
    slope = polygon([(-62, -68), (62, -68), (80, -22), (-80, -22)])
    pen.part("cloth", slope)
    edges = [(-62 + i * 15.5, -80 + i * 20.0) for i in range(9)]
    for i in range(1, 8, 2):
        (a, b), (c, d) = edges[i], edges[i + 1]
        pen.mark("white", polygon([(a, -68), (c, -68), (d, -22), (b, -22)]))
    pen.mark("cloth", rect(-90, -36, 180, 16), tone=-0.06, alpha=0.6)
    for i in range(8):
        b, d = edges[i][1], edges[i + 1][1]
        flap = smooth([(b, -22, "c"), (d, -22, "c"), (d - 2, -10), ((b + d) / 2, -4), (b + 2, -10)])
        pen.part("white" if i % 2 else "cloth", flap, tone=-0.05)
    pen.stroke("wood", joined(pole((-70, -30), (-62, -66), 2, 2)), 1)
    pen.anchor(top=(0, -72))


@symbol("ticket, admission ticket, movie ticket, cinema ticket, train ticket, bus ticket", kinds="paper, thing",
    height=0.06,
    place="surface", slots={"paper": ("#f2c04a", "primary"), "ink": ("#5a3a1c", "fixed")})
def ticket(pen: Pen) -> None:
    body = difference(rect(-64, -62, 128, 62, 5), joined(ellipse(-64, -31, 11), ellipse(64, -31, 11),
        *(ellipse(32, y, 1.8) for y in range(-56, 0, 8))))
    pen.part("paper", rotated(body, -8, (0, -31)))
    pen.mark("ink", rotated(joined(rect(-46, -50, 66, 4), rect(-46, -16, 66, 4)), -8, (0, -31)), alpha=0.7)
    pen.mark("ink", rotated(star(-12, -31, 12, 5, 5), -8, (0, -31)))
    pen.mark("ink", rotated(joined(*(rect(42, y, 12, 2.6) for y in (-48, -40, -32, -24, -16))), -8, (0, -31)),
        alpha=0.7)
    pen.anchor(top=(0, -66))


@symbol("clipboard, checklist, check list", kinds="thing", height=0.32, place="surface", slots={"board": ("#a8703f",
    "primary"),
    "paper": ("#fdfbf5", "fixed"), "steel": STEEL, "ink": ("#3f7f5a", "second")})
def clipboard(pen: Pen) -> None:
    pen.part("board", rect(-38, -100, 76, 100, 5))
    pen.part("paper", rect(-31, -88, 62, 82, 1))
    for y in (-72, -54, -36, -18):
        pen.mark("steel", rect(-10, y - 2, 34, 3.4, 1))
        pen.mark("ink", smooth([(-26, y), (-22, y + 5, "c"), (-14, y - 7)], closed=False), width=2.6)
    pen.part("steel", smooth([(-18, -88, "c"), (-18, -98), (-8, -102), (0, -110), (8, -102), (18, -98), (18, -88,
        "c")]))
    pen.anchor(top=(0, -106))


@symbol("seed, seeds of a plant, plant seed, grain seed", kinds="thing", height=0.02, place="surface",
    slots={"shell": ("#8a6238", "primary"), "pale": ("#e6cf9f", "follow")}, symbol_id="seed")
def seed(pen: Pen) -> None:
    for x, y, turn in ((-34, -14, 70), (0, -12, -60), (34, -16, 80), (-16, -36, 100), (18, -38, 50)):
        drop = rotated(smooth([(x, y - 22, "c"), (x + 11, y), (x, y + 14), (x - 11, y)]), turn, (x, y))
        pen.part("shell", drop)
        pen.mark("pale", rotated(joined(line([(x, y - 20), (x, y + 12)]), curve((x - 5, y - 10), (x - 7, y), (x - 4,
            y + 10))),
            turn, (x, y)), width=1.8)
    pen.anchor(top=(0, -56))
