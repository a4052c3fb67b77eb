"""Weapons and shields."""

# fmt: off
# Outlines read better as runs of points than one point a line.

import math

from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    limb,
    line,
    polygon,
    rect,
    rotated,
    smooth,
    star,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import DARK, STEEL, WOOD
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, gloss, pole


@symbol("wizard staff, magic staff, staff, wooden staff, sorcerer staff, druid staff, mage staff",
    kinds="tool, weapon", height=1.8,
    slots={"wood": ("#8a5a34", "primary"), "gem": ("#5ad0ff", "light"), "glow": ("#c9f2ff", "light")},
    symbol_id="staff", held="gripped",
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


@symbol("spear, lance, javelin, harpoon", kinds="weapon", height=2, slots={"wood": ("#8a5a34", "primary"),
    "steel": ("#b4bfcb", "fixed"), "cord": ("#c0382f", "second")})
def spear(pen: Pen) -> None:
    t, c = 22, (0.0, -50.0)
    pen.part("wood", rotated(rect(-2.6, -84, 5.2, 92, 1), t, c))
    head = rotated(smooth([(0, -118, "c"), (9, -98), (10, -88), (4, -78, "c"), (-4, -78, "c"), (-10, -88), (-9, -98)]),
        t, c)
    pen.part("steel", head)
    pen.mark("steel", rotated(polygon([(0, -122), (14, -90), (4, -74), (0, -74)]), t, c), tone=-0.14)
    pen.part("cord", rotated(rect(-4.4, -79, 8.8, 10, 2), t, c))
    pen.part("cord", rotated(joined(polygon([(-4, -70), (4, -70), (9, -50), (3, -54), (0, -46), (-3, -54), (-9, -50)])),
        t, c), tone=-0.05)
    pen.anchor(top=(24, -110), handle=(0, -50), lean=(0, -60))


@symbol("sword, blade sword, broadsword, katana, rapier, saber, sabre", kinds="weapon", height=1,
    slots={"steel": STEEL, "gold": ("#e0b044", "fixed"), "grip": ("#7a3a2f", "primary"), "gem": ("#d8343f", "second")},
    home="hall", told_in="mountains, meadow", held="gripped", lean=28.0, traits=("carried", "raised"))
def sword(pen: Pen) -> None:
    blade = polygon([(-5, -28), (-5, -92), (0, -103), (5, -92), (5, -28)])
    pen.part("steel", blade)
    pen.mark("steel", rect(0, -106, 8, 80), tone=-0.11)
    pen.mark("steel", rect(-1.2, -88, 2.4, 58, 1.2), tone=-0.16)
    gloss(pen, "steel", rect(-4, -88, 1.2, 58), detail=0, alpha=0.7)
    pen.part("gold", smooth([(-21, -32), (-18, -28), (18, -28), (21, -32), (22, -24), (14, -22), (-14, -22),
        (-22, -24)], tension=0.4))
    pen.part("grip", rect(-3.6, -23, 7.2, 18, 1.6))
    pen.mark("grip", joined(*(line([(-5, y), (5, y - 3)]) for y in range(-20, -2, 4))), tone=-0.13, width=1.2)
    pen.part("gold", ellipse(0, -3, 5.4))
    pen.part("gem", ellipse(0, -25.6, 3))
    pen.anchor(top=(0, -103), handle=(0, -14), lean=(3, -70))


@symbol("shield, knight's shield, coat of arms, buckler", kinds="weapon, thing", height=0.9, faces_viewer=True,
    slots={"body": ("#3567b0", "primary"), "b": ("#e2e6ec", "second"), "rim": ("#d8a93f", "fixed")},
    home="hall", told_in="mountains, meadow", printed="arms", shapes=("round",))
def shield(pen: Pen) -> None:
    def outline(k: float) -> list[tuple[float, float] | tuple[float, float, str]]:
        base: list[tuple[float, float] | tuple[float, float, str]] = [(0, -102, "c"), (-20, -94), (-42, -92, "c"),
            (-43, -56), (-30, -22), (0, 0, "c"), (30, -22), (43, -56), (42, -92, "c"), (20, -94)]
        return [(p[0] * k, -54 + (p[1] + 54) * k, *p[2:]) for p in base]

    pen.part("rim", smooth(outline(1.0)))
    pen.mark("rim", crescent(smooth(outline(1.0)), -4, -3), tone=-0.12)
    inner = smooth(outline(0.87))
    pen.part("body", inner)
    pen.mark("b", joined(rect(-6, -110, 12, 120), rect(-60, -68, 120, 12)))
    pen.mark("body", polygon([(0, -120), (70, -120), (70, 10), (0, 10)]), tone=-0.12, alpha=0.4)
    gloss(pen, "body", smooth([(-30, -50), (-32, -80), (-14, -84), (-26, -76)]), detail=0, alpha=0.4)
    pen.part("rim", joined(*(ellipse(x, y, 2.2) for x, y in ((-39, -88), (39, -88), (-39, -56), (39, -56), (0, -97),
        (-24, -22), (24, -22)))), tone=0.08, detail=1)
    pen.anchor(top=(0, -100), handle=(0, -56), lean=(40, -60))


@symbol("magic wand, wand, scepter, sceptre", kinds="tool, thing", height=0.4,
    slots={"wood": ("#3d3550", "primary"), "star": ("#ffd34a", "light"), "tip": ("#f6efe0", "fixed")},
    home="forest", held="gripped", lean=30.0, traits=("carried", "raised"))
def magic_wand(pen: Pen) -> None:
    pen.part("wood", pole((-34, 0), (20, -66), 6, 4.6))
    pen.mark("wood", pole((-33, 2), (22, -65), 2.4, 2), tone=-0.09)
    pen.part("tip", joined(pole((-34, 0), (-26, -10), 6.4, 6.2), pole((12, -56), (20, -66), 5.2, 5)))
    pen.part("star", star(24, -76, 22, 9.6, 5, turn=-70), shade="glow")
    pen.mark("star", star(24, -76, 12, 5, 5, turn=-70), tone=0.1)
    for x, y, r in ((-8, -82, 6), (50, -52, 5), (0, -100, 4), (54, -92, 4), (-22, -62, 3.6)):
        pen.part("star", star(x, y, r, r * 0.34, 4), shade="glow", detail=0)
    pen.anchor(top=(24, -98), handle=(-28, -8), lamp=(24, -76))


@symbol("catapult, trebuchet, siege engine", kinds="weapon, vehicle", height=3,
    slots={"wood": ("#9a6636", "primary"), "dark": DARK, "rope": ("#d9bd84", "fixed"), "stone": ("#8f8b86", "fixed")},
    home="meadow")
def catapult(pen: Pen) -> None:
    pen.part("wood", pole((-14, -24), (-56, -84), 6, 4.4), tone=0.04)
    pen.part("wood", smooth([(-66, -90, "c"), (-62, -80), (-52, -78), (-46, -86, "c")]), tone=-0.06)
    pen.part("stone", ellipse(-57, -91, 8))
    pen.part("wood", joined(pole((14, -18), (2, -72), 6, 5), pole((40, -18), (4, -70), 5, 4)), tone=-0.08)
    pen.part("wood", rect(-62, -28, 124, 9, 2))
    pen.part("rope", joined(*(rect(-18 + 3 * i, -30, 2.2, 13, 1) for i in range(4))))
    pen.stroke("rope", line([(-34, -54), (48, -26)]), 1.6)
    for x in (-44, 44):
        pen.part("wood", ellipse(x, -15, 15))
        pen.part("dark", difference(ellipse(x, -15, 15), ellipse(x, -15, 12.4)))
        pen.stroke("wood", joined(*(line([(x - 12 * math.cos(t), -15 - 12 * math.sin(t)), (x + 12 * math.cos(t),
            -15 + 12 * math.sin(t))]) for t in (0.4, 1.45, 2.5))), 2, tone=-0.14)
        pen.part("dark", ellipse(x, -15, 3))
    pen.part("wood", rect(-6, -76, 14, 7, 2), tone=-0.03)
    pen.anchor(top=(-56, -98), seat=(10, -28), lean=(-60, -24))


@symbol("slingshot, catapult toy", kinds="toy, weapon", height=0.25, place="surface", held="gripped",
    traits=("lies", "carried"), slots={"wood": ("#9a6636", "primary"), "band": ("#c9302f", "second"), "pad": ("#5b4030",
        "fixed")})
def slingshot(pen: Pen) -> None:
    pen.stroke("band", joined(line([(-30, -94), (-8, -62)]), line([(30, -94), (8, -62)])), 4)
    pen.part("wood", union(limb([(0, 0, 13), (0, -44, 13)]), limb([(0, -42, 13), (-22, -62, 12), (-30, -98, 11)]),
        limb([(0, -42, 13), (22, -62, 12), (30, -98, 11)])))
    pen.mark("wood", curve((2, -2), (4, -40), (24, -62), (33, -98)), width=3, tone=-0.12)
    pen.part("band", joined(rect(-37, -96, 14, 6, 2), rect(23, -96, 14, 6, 2)))
    pen.part("pad", smooth([(-11, -66), (11, -66), (9, -56), (-9, -56)]))
    pen.anchor(top=(0, -100), handle=(0, -20), lean=(0, -40))


@symbol("boomerang", kinds="toy, weapon", height=0.2, place="surface", slots={"wood": ("#b5652b", "primary"),
    "band": ("#f3d9a4", "fixed"), "dark": ("#4a2a1a", "fixed")})
def boomerang(pen: Pen) -> None:
    body = smooth([(-62, -4), (-70, -12), (-64, -22), (-22, -56), (0, -66), (22, -56), (64, -22), (70, -12), (62, -4),
        (46, -8), (8, -38), (0, -42), (-8, -38), (-46, -8)])
    pen.part("wood", body)
    pen.mark("band", joined(*(line([(s * 38, -50), (s * 28, -14)]) for s in (-1, 1)),
        *(line([(s * 54, -38), (s * 42, -4)]) for s in (-1, 1))), width=4)
    pen.mark("dark", joined(ellipse(0, -54, 4), ellipse(-12, -48, 2.4), ellipse(12, -48, 2.4)))
    pen.mark("wood", crescent(body, 0, -5), tone=-0.12)
    pen.anchor(top=(0, -66), handle=(50, -14), lean=(-60, -10))


@symbol("dynamite, stick of dynamite, tnt, bundle of dynamite", kinds="weapon", height=0.25, place="surface",
    slots={"stick": ("#d2322f", "primary"), "band": DARK, "fuse": ("#e6d2a4", "fixed"), "spark": ("#ffd257", "light")})
def dynamite(pen: Pen) -> None:
    pen.stroke("fuse", smooth([(0, -82), (6, -94), (20, -92), (28, -102)], closed=False), 2.2)
    pen.part("spark", star(30, -106, 11, 4, 8), shade="glow")
    for x, tone in ((-20, -0.05), (20, -0.09), (0, 0.02)):
        pen.part("stick", rect(x - 11, -80, 22, 80, 3), tone=tone)
        pen.part("stick", ellipse(x, -80, 11, 3.4), tone=tone + 0.12)
    pen.part("band", joined(rect(-32, -62, 64, 8, 1), rect(-32, -22, 64, 8, 1)))
    pen.anchor(top=(0, -82), lean=(-32, -40))


@symbol("pistol, revolver, handgun, six-shooter", kinds="weapon", height=0.15, place="surface", held="gripped",
    traits=("carried",), slots={"steel": ("#6b7480", "primary"), "wood": ("#7a4a2a", "second"), "dark": DARK})
def pistol(pen: Pen) -> None:
    pen.part("wood", smooth([(-34, -52, "c"), (-14, -48, "c"), (-20, -24), (-26, -2, "c"), (-50, -4, "c"), (-44,
        -28)], tension=0.4))
    pen.stroke("steel", smooth([(-14, -48), (-14, -34), (2, -32), (8, -46)], closed=False), 3)
    pen.stroke("dark", curve((-4, -46), (-7, -40), (-3, -36)), 2.4)
    pen.part("steel", rect(0, -68, 66, 11, 2), tone=0.03)
    pen.part("steel", polygon([(58, -68), (64, -68), (62, -74)]))
    pen.part("steel", smooth([(-38, -54, "c"), (-34, -66), (-24, -70, "c"), (24, -70, "c"), (24, -46, "c"), (-30, -46,
        "c")], tension=0.3))
    pen.part("steel", rect(-12, -70, 28, 24, 6), tone=-0.07)
    pen.mark("dark", joined(*(rect(-10, y, 24, 3, 1.5) for y in (-65, -59, -53))))
    pen.part("steel", polygon([(-34, -62), (-44, -74), (-38, -76), (-26, -68)]), tone=-0.1)
    pen.anchor(top=(0, -76), handle=(-34, -26), lean=(-40, -30))


@symbol("crossbow", kinds="weapon", height=0.3, place="surface", held="gripped",
    slots={"wood": ("#8a5530", "primary"), "steel": STEEL, "string": ("#f0e6cc", "fixed"), "dark": DARK})
def crossbow(pen: Pen) -> None:
    pen.part("wood", smooth([(-66, -26, "c"), (-58, -36), (-20, -40), (62, -42, "c"), (62, -34, "c"), (-6, -30), (-22,
        -22), (-56, -8, "c")], tension=0.4))
    pen.stroke("dark", curve((-12, -30), (-8, -20), (2, -22), (4, -31)), 2)
    pen.part("steel", smooth([(50, -46), (56, -70), (44, -92), (50, -92), (64, -72), (62, -40), (64, -6), (50, 14),
        (44, 14), (56, -8), (52, -30)]))
    pen.stroke("string", line([(46, -91), (-2, -41), (46, 12)]), 1.3)
    pen.part("string", rect(-4, -45, 76, 2.6, 1), shade="flat", tone=-0.1)
    pen.part("steel", polygon([(70, -49), (84, -43.6), (70, -38)]))
    pen.anchor(top=(48, -92), handle=(-40, -24), lean=(-50, -20))


@symbol("bow and arrow, hunting bow, archery bow, longbow", kinds="weapon", height=1.3, held="gripped",
    traits=("lies", "carried"), slots={"wood": ("#9a5f30", "primary"), "string": ("#efe6d0", "fixed"), "steel": STEEL,
        "feather": ("#cf3a35", "second"), "grip": ("#3a2a22", "fixed")})
def bow_and_arrow(pen: Pen) -> None:
    pen.stroke("string", line([(-16, -104), (-34, -52), (-16, 0)]), 1.1)
    pen.stroke("wood", smooth([(-18, -106), (-8, -96), (14, -74), (18, -52), (14, -30), (-8, -8), (-18, 2)],
        closed=False), 4.6, shade="form")
    pen.part("grip", rect(14.4, -60, 7, 16, 2.4))
    pen.part("wood", rect(-36, -53.2, 82, 2.4, 1), tone=0.08)
    pen.part("steel", polygon([(44, -57.4), (58, -52), (44, -46.6)]))
    pen.part("feather", joined(polygon([(-36, -52), (-22, -52), (-28, -58), (-42, -58)]),
        polygon([(-36, -52), (-22, -52), (-28, -46), (-42, -46)])))
    pen.anchor(top=(-18, -106), handle=(18, -52), lean=(0, -52))


@symbol("mace, spiked mace, flail, morning star", kinds="weapon", height=0.6, place="surface", held="gripped",
    traits=("carried",), slots={"steel": ("#8d97a5", "primary"), "wood": ("#6b4427", "second")})
def mace(pen: Pen) -> None:
    pen.part("wood", pole((0, 0), (0, -66), 6.4, 5.4))
    pen.part("steel", joined(*(polygon([(8 * math.cos(t + 1.2), -80 + 8 * math.sin(t + 1.2)), (31 * math.cos(t),
        -80 + 31 * math.sin(t)), (8 * math.cos(t - 1.2), -80 + 8 * math.sin(t - 1.2))]) for t in (2 * math.pi * i / 10
            for i in range(10)))), tone=0.04)
    pen.part("steel", ellipse(0, -80, 19))
    pen.mark("steel", crescent(ellipse(0, -80, 19), -6, -5), tone=-0.14)
    pen.part("steel", rect(-5, -62, 10, 8, 1), tone=-0.08)
    pen.anchor(top=(0, -110), handle=(0, -18), lean=(0, -40))


@symbol("quiver, arrow quiver, quiver of arrows", kinds="weapon, thing", height=0.7,
    slots={"leather": ("#8a5530", "primary"), "band": ("#5d3820", "follow"), "wood": WOOD, "fletch": ("#d9493f",
        "second")},
    worn=1.8, worn_at="back", traits=("heroic",))
def quiver(pen: Pen) -> None:
    turn, foot = 24, (0, 0)
    pen.stroke("band", rotated(curve((-13, -62), (-40, -46), (-42, -20), (-10, -6)), turn, foot), 3)
    for x, high in ((-8, -96), (8, -98), (-2, -108), (4, -90)):
        pen.part("wood", rotated(pole((x * 0.7, -58), (x, high), 2, 2), turn, foot))
        for s in (-1, 1):
            vane = polygon([(x, high), (x + s * 5.4, high + 5), (x + s * 5.4, high + 19), (x, high + 15)])
            pen.part("fletch", rotated(vane, turn, foot), tone=0.06 * s)
    pen.part("leather", rotated(polygon([(-15, -70), (15, -70), (9, -3), (6, 0), (-6, 0), (-9, -3)]), turn, foot))
    pen.mark("leather", rotated(rect(4, -74, 20, 80), turn, foot), tone=-0.08)
    pen.mark("band", rotated(joined(rect(-30, -70, 60, 8), rect(-30, -38, 60, 4), rect(-30, -9, 60, 10)), turn, foot))
    pen.anchor(top=(40, -98), handle=(16, -36), lean=(0, -50))
