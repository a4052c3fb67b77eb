"""Marks, holiday things, and what stories are made of."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    line,
    polygon,
    rect,
    rotated,
    smooth,
    star,
)
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import Hue, Profile, band, crescent, curve, gloss, pole, turned
from limner.engines.illustrator.atlas.templates.tree import conifer
from limner.engines.illustrator.atlas.templates.vessel import glass_body

STEEL: Hue = ("#b4becb", "fixed")


@symbol("heart, love heart, valentine", kinds="shape", height=0.3, place="air", faces_viewer=True,
    slots={"body": ("#e2374a", "primary")}, home="studio")
def heart(pen: Pen) -> None:
    body = smooth([(0, -76, "c"), (-14, -92), (-34, -96), (-50, -82), (-51, -58), (-36, -32), (0, 0, "c"), (36, -32),
        (51, -58), (50, -82), (34, -96), (14, -92)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -10, -8), tone=-0.08)
    gloss(pen, "body", smooth([(-41, -62), (-39, -78), (-28, -87), (-32, -76), (-35, -62)]), detail=0, alpha=0.6)
    pen.anchor(top=(0, -80))


@symbol("snowman, snow man", kinds="figure, thing", height=1.7, faces_viewer=True,
    slots={"snow": ("#f4f8fc", "fixed"), "scarf": ("#d8433f", "primary"), "hat": ("#33363f", "second"),
    "carrot": ("#f08431", "fixed"), "coal": ("#2f3138", "fixed"), "stick": ("#7a5238", "fixed")},
    home="snow", told_in="arctic", traits=("lively", "wintry"))
def snowman(pen: Pen) -> None:
    for side in (-1, 1):
        pen.stroke("stick", joined(line([(side * 18, -52), (side * 40, -66)]),
            line([(side * 34, -62), (side * 40, -58)]), line([(side * 35, -63), (side * 37, -72)])), 2.2)
    for y, r in ((-21, 27), (-52, 19.5)):
        body = difference(ellipse(0, y, r, r * 0.94), rect(-60, 0, 120, 20))
        pen.part("snow", body)
        pen.mark("snow", crescent(body, -r * 0.26, -r * 0.2), tone=-0.08)
    pen.part("coal", joined(*(ellipse(0, y, 2) for y in (-56, -47, -32, -20))), shade="flat")
    head = ellipse(0, -77, 14.5)
    pen.part("snow", head)
    pen.mark("snow", crescent(head, -4, -3), tone=-0.08)
    pen.part("scarf", polygon([(6, -64), (13, -66), (17, -46), (9, -44)]), tone=-0.06)
    pen.part("scarf", smooth([(-15, -68), (0, -64), (15, -68), (15, -62), (0, -58), (-15, -62)]))
    for x in (-5, 5):
        pen.part("coal", ellipse(x, -80, 1.7), shade="flat")
    pen.part("coal", joined(*(ellipse(x, y, 0.9) for x, y in ((-6, -72), (-3.4, -70.4), (0, -69.8), (3.4, -70.4),
        (6, -72)))), shade="flat")
    pen.part("carrot", smooth([(-1, -78, "c"), (14, -74.6, "c"), (-1, -74, "c"), (-2, -76)]))
    pen.part("hat", ellipse(0, -89, 15, 3.4))
    crown_shape = turned([(-104, 9.6), (-90, 9.6)], tilt=0.16)
    pen.part("hat", crown_shape, tone=0.03)
    pen.mark("scarf", band([(-104, 9.6), (-90, 9.6)], -94.6, -90, tilt=0.16))
    pen.anchor(top=(0, -104), head=(0, -77), hand=(40, -66), hat=(0, -89), neck=(0, -64), eye=(5, -80), face=(0, -76),
        mouth=(0, -70))


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


@symbol("globe, terrestrial globe, desk globe, school globe", kinds="thing", height=0.4, place="surface",
    slots={"sea": ("#4a9bd8", "primary"), "land": ("#6fb45f", "fixed"), "metal": ("#d8a93f", "fixed"),
    "wood": ("#7a4a2f", "second")}, home="office", nook="study", shapes=("round", "spherical"))
def globe(pen: Pen) -> None:
    pen.part("wood", turned([(-8, 22), (-5, 27), (0, 28)], tilt=0.18))
    pen.part("metal", turned([(-22, 2.6), (-9, 3.4), (-7, 8)], tilt=0.2))
    pen.stroke("metal", smooth([(-18, -96), (-40, -80), (-45, -54), (-34, -30), (-10, -19), (14, -22)], closed=False),
        4)
    disc = ellipse(0, -58, 36)
    pen.part("sea", disc)
    for land in ([(-28, -76), (-14, -88), (2, -86), (-4, -76), (-12, -70), (-18, -62), (-28, -64)],
        [(-16, -58), (-6, -52), (-2, -42), (-10, -28), (-14, -40), (-18, -48)],
        [(10, -84), (24, -80), (34, -66), (26, -62), (16, -68), (8, -74)], [(8, -64), (20, -62), (26, -52), (20, -38),
        (14, -36), (12, -48), (4, -54)]):
        pen.mark("land", smooth(land))
    pen.mark("sea", joined(*(rotated(ellipse(0, -58, 36, k), 20, (0, -58)) for k in (12,)),
        *(rotated(ellipse(0, -58, k, 36), 20, (0, -58)) for k in (18,))), width=0.6, alpha=0.3, tone=0.2, detail=1)
    pen.mark("sea", crescent(disc, -8, -7), tone=-0.16, alpha=0.5)
    gloss(pen, "sea", ellipse(-16, -76, 8, 5, turn=-40), detail=0)
    pen.part("metal", joined(ellipse(-13, -93, 3), ellipse(13, -23, 3)))
    pen.anchor(top=(-2, -95), handle=(0, -12))


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


@symbol("treasure chest, chest, treasure, trunk chest, pirate chest", kinds="container, thing", height=0.6,
    poses="open, closed", slots={"wood": ("#9a5f35", "primary"), "metal": ("#e0b044", "second"),
    "gold": ("#f7cf4a", "fixed"), "dark": ("#3b2a26", "fixed"), "gem": ("#d8343f", "fixed"),
    "gem2": ("#4fb0d8", "fixed")}, home="underwater", traits=("hollow", "sunken"))
def treasure_chest(pen: Pen) -> None:
    opened = pen.pose == "open"
    if opened:
        lid = smooth([(-54, -48, "c"), (-58, -78), (-40, -94), (44, -94), (60, -78), (56, -48, "c")], tension=0.4)
        pen.part("wood", lid, tone=-0.05)
        pen.mark("dark", smooth([(-48, -46, "c"), (-50, -72), (-36, -84), (40, -84), (53, -72), (50, -46, "c")],
            tension=0.4), alpha=0.9)
        pen.stroke("metal", curve((-54, -48), (-58, -78), (-40, -94), (44, -94), (60, -78), (56, -48)), 3.4)
        pen.part("gold", smooth([(-50, -46), (-42, -58), (-24, -66), (-4, -72), (18, -68), (36, -60), (50, -46)]))
        for x, y in ((-34, -58), (-20, -64), (-4, -68), (12, -66), (28, -60), (-12, -58), (6, -58), (20, -54),
            (-28, -52), (38, -54)):
            pen.part("gold", ellipse(x, y, 7, 5), tone=0.03)
            pen.mark("gold", ellipse(x, y, 4.4, 3), tone=-0.1)
        for slot, x, y in (("gem", -16, -72), ("gem2", 22, -70)):
            pen.part(slot, polygon([(x - 7, y), (x - 3, y - 6), (x + 3, y - 6), (x + 7, y), (x, y + 8)]))
            pen.mark(slot, polygon([(x - 7, y), (x - 3, y - 6), (x, y), (x, y + 8)]), tone=0.12)
    else:
        lid = smooth([(-58, -46, "c"), (-58, -66), (-44, -82), (44, -82), (58, -66), (58, -46, "c")], tension=0.45)
        pen.part("wood", lid)
        pen.mark("wood", joined(*(curve((-60, y), (0, y - 1), (60, y)) for y in (-72, -62, -54))), tone=-0.12,
            width=1.2)
        pen.mark("metal", joined(rect(-44, -90, 9, 50), rect(35, -90, 9, 50)))
    pen.part("wood", rect(-56, -46, 112, 46, 3))
    pen.mark("wood", joined(*(line([(-60, y), (60, y)]) for y in (-31, -16))), tone=-0.12, width=1.3)
    pen.mark("wood", rect(-60, -8, 120, 10), tone=-0.09)
    pen.mark("metal", joined(rect(-44, -50, 9, 52), rect(35, -50, 9, 52)))
    pen.part("metal", rect(-58, -50, 116, 7, 2))
    pen.part("metal", rect(-9, -50, 18, 22, 3), tone=0.03)
    pen.part("dark", joined(ellipse(0, -41, 3), polygon([(-1.4, -40), (1.4, -40), (2.6, -33), (-2.6, -33)])),
        shade="flat")
    pen.anchor(top=(0, -70 if opened else -82), mouth=(0, -50), opening=(0, -50), seat=(0, -66))


@symbol("crystal, gem, gemstone, diamond, jewel, ruby, emerald, amethyst, sapphire, quartz", kinds="stone, thing",
    height=0.3, place="surface", poses="standing, cut", slots={"body": ("#8f6fe0", "primary")})
def crystal(pen: Pen) -> None:
    if pen.pose == "cut":
        pen.part("body", polygon([(-50, -62), (-28, -86), (28, -86), (50, -62), (0, 0)]))
        for points, tone in (([(-50, -62), (-20, -62), (0, 0)], 0.03), ([(-20, -62), (20, -62), (0, 0)], 0.1),
            ([(20, -62), (50, -62), (0, 0)], -0.1), ([(-28, -86), (0, -86), (-20, -62)], 0.16),
            ([(28, -86), (50, -62), (20, -62)], -0.05), ([(-50, -62), (-28, -86), (-20, -62)], 0.06)):
            pen.mark("body", polygon(points), tone=tone)
        pen.anchor(top=(0, -86))
        return
    for x, w, top, lean, tone in ((-28, 18, -56, -18, -0.05), (27, 18, -64, 16, -0.1), (-10, 22, -84, -6, 0.0),
        (10, 22, -100, 5, 0.02), (-38, 12, -34, -26, 0.0), (40, 13, -38, 26, -0.06), (2, 18, -46, 2, 0.05)):
        shape = rotated(polygon([(x - w / 2, 0), (x - w / 2, top + w * 0.7), (x - w * 0.05, top),
            (x + w / 2, top + w * 0.8), (x + w / 2, 0)]), lean, (x, 0))
        shape = difference(shape, rect(-100, 0, 200, 40))
        pen.part("body", shape, tone=tone)
        pen.mark("body", rotated(polygon([(x - w / 2, 2), (x - w / 2, top + w * 0.7), (x - w * 0.05, top),
            (x - w * 0.1, 2)]), lean, (x, 0)), tone=tone + 0.11)
        pen.mark("body", rotated(polygon([(x + w * 0.2, 2), (x + w * 0.2, top + w * 0.5), (x + w, top + w * 0.8),
            (x + w, 2)]), lean, (x, 0)), tone=tone - 0.08)
    pen.anchor(top=(12, -98), lamp=(0, -50))


@symbol("campfire, fire, bonfire, flame",
    substance="fire", kinds="light, thing", height=0.7,
    slots={"flame": ("#ff8a2b", "light"), "core": ("#ffd24a", "light"), "hot": ("#fff3b8", "light"),
    "wood": ("#7a4c30", "fixed"), "stone": ("#8b8d94", "fixed"), "cut": ("#e2bd8a", "fixed")}, home="forest")
def campfire(pen: Pen) -> None:
    for x, y in ((-34, -10), (34, -10), (-16, -14), (16, -14)):
        pen.part("stone", ellipse(x, y, 11, 8), tone=-0.08)
    pen.part("flame", smooth([(0, -100, "c"), (10, -80), (28, -62), (34, -38), (26, -16), (0, -8), (-26, -16),
        (-34, -38), (-26, -62, "c"), (-16, -52), (-8, -76)]), shade="glow")
    pen.part("core", smooth([(4, -74, "c"), (8, -58), (20, -44), (20, -24), (0, -12), (-20, -24), (-20, -42, "c"),
        (-12, -38), (-4, -54)]), shade="glow")
    pen.part("hot", smooth([(2, -50, "c"), (10, -34), (8, -22), (0, -16), (-9, -22), (-9, -34)]), shade="glow")
    for turn, tone in ((16, -0.06), (-16, 0.0)):
        log_shape = rotated(rect(-44, -15, 88, 12, 5), turn, (0, -9))
        pen.part("wood", log_shape, tone=tone)
        pen.mark("wood", rotated(rect(-44, -8, 88, 8), turn, (0, -9)), tone=-0.1)
        pen.part("cut", rotated(ellipse(-43 if turn < 0 else 43, -9, 3.4, 5.6), turn, (0, -9)))
    for x, y, r in ((-46, -4, 12), (-24, 1, 12), (0, 3, 12), (24, 1, 12), (46, -4, 12)):
        pen.part("stone", ellipse(x, y - 3, r, r * 0.62))
    pen.anchor(top=(0, -96), lamp=(0, -44))


@symbol("potion, magic potion, elixir, potion bottle, chemistry flask, beaker, test tube", kinds="vessel, thing",
    height=0.2, place="surface", slots={"fill": ("#7fd05a", "primary"), "glass": ("#cfe8ee", "fixed"),
    "cork": ("#b98550", "fixed")}, home="laboratory", told_in="laboratory, cave", nook="study", traits=("clear",))
def potion(pen: Pen) -> None:
    flask: Profile = [(-84.0, 10.0), (-60, 10), (-52, 15), (-36, 33), (-18, 36), (-4, 26), (0, 20.0)]
    fill: Profile = [(-42.0, 28.0), (-34, 33), (-18, 34), (-5, 25), (-1, 19.0)]
    pen.part("fill", turned(fill, tilt=0.16))
    pen.mark("fill", crescent(turned(fill, tilt=0.16), -12, -3), tone=-0.08)
    pen.part("fill", ellipse(0, -42, 28, 4.6), tone=0.08, shade="flat")
    for x, y, r in ((-12, -24, 4), (8, -16, 3), (14, -30, 2.6), (-4, -52, 3), (4, -60, 2.2), (-2, -34, 2.4)):
        pen.part("fill", ellipse(x, y, r), tone=0.14, shade="flat")
    glass_body(pen, "glass", flask, tilt=0.16)
    pen.part("cork", rect(-8, -98, 16, 16, 2.4))
    pen.part("glass", rect(-12.6, -86, 25.2, 5, 2.4), tone=-0.08)
    pen.anchor(top=(0, -98), handle=(0, -70), mouth=(0, -84))


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


@symbol("crystal ball, fortune teller ball, glass ball", kinds="thing", height=0.25, place="surface",
    slots={"ball": ("#a9c8f0", "primary"), "base": ("#8a5a2b", "second"), "gold": ("#e0b044", "fixed"),
    "star": ("#fff6cf", "light")}, told_in="laboratory, cave", nook="study",
    shapes=("round", "spherical"), traits=("clear",))
def crystal_ball(pen: Pen) -> None:
    disc = ellipse(0, -60, 40)
    pen.part("ball", disc)
    pen.mark("ball", smooth([(-50, -40), (-20, -54), (6, -40), (30, -52), (50, -40), (50, -10), (-50, -10)]), tone=0.1,
        alpha=0.7)
    pen.mark("ball", crescent(disc, -10, -8), tone=-0.12, alpha=0.6)
    pen.mark("star", joined(star(-8, -62, 9, 3, 4), star(14, -76, 6, 2, 4), star(16, -48, 5, 1.7, 4),
        star(-22, -42, 4, 1.4, 4)), shade="glow")
    gloss(pen, "ball", smooth([(-30, -58), (-28, -76), (-14, -90), (-20, -76), (-24, -60)]), detail=0, alpha=0.7)
    pen.part("base", turned([(-24, 22), (-16, 22), (-12, 30, "c"), (0, 33)], tilt=0.16))
    pen.part("gold", smooth([(-24, -29, "c"), (0, -22), (24, -29, "c"), (24, -22, "c"), (0, -15), (-24, -22, "c")]))
    pen.anchor(top=(0, -100), lamp=(0, -60))


@symbol("coin, gold coin, money, penny, cent", kinds="thing", height=0.025, place="surface",
    poses="stack, single", slots={"gold": ("#f0b93a", "primary")}, shapes=("round",))
def coin(pen: Pen) -> None:
    if pen.pose == "stack":
        for i, y in enumerate(range(-6, -52, -9)):
            x = 20 + 2 * (i % 2)
            pen.part("gold", rect(x - 30, y - 5, 60, 11, 5), tone=-0.04 * (i % 2))
            pen.mark("gold", joined(*(line([(x - 27 + 6 * k, y - 5), (x - 27 + 6 * k, y + 7)]) for k in range(10))),
                tone=-0.12, width=1)
        pen.part("gold", ellipse(22, -54, 30, 8), tone=0.05)
        pen.mark("gold", difference(ellipse(22, -54, 24, 6), ellipse(22, -54, 21, 5)), tone=-0.13)
        cx, cy, r = -26.0, -30.0, 30.0
    else:
        cx, cy, r = 0.0, -46.0, 46.0
    pen.part("gold", ellipse(cx + r * 0.08, cy, r), tone=-0.16)
    disc = ellipse(cx, cy, r)
    pen.part("gold", disc)
    pen.mark("gold", difference(ellipse(cx, cy, r * 0.82), ellipse(cx, cy, r * 0.74)), tone=-0.12)
    pen.mark("gold", star(cx, cy, r * 0.5, r * 0.21, 5), tone=-0.12)
    gloss(pen, "gold", crescent(ellipse(cx, cy, r * 0.95), r * 0.08, r * 0.08), detail=0, alpha=0.8)
    pen.anchor(top=(0, -60 if pen.pose == "stack" else -92))


@symbol("flag, banner, pennant", kinds="thing", height=2, slots={"cloth": ("#d8433f", "primary"),
    "b": ("#fbf6ea", "second"), "pole": ("#8a5a36", "fixed"), "gold": ("#e0b044", "fixed")},
    told_in="meadow", held="gripped", board=Board(2, -71, 72, 22, ground="#f6f2e8"), printed="banner, flag",
    traits=("carried", "colourful", "pole", "raised"), shapes=("rectangular", "triangular"))
def flag(pen: Pen) -> None:
    pen.part("pole", pole((-36, 0), (-36, -98), 4, 3.4))
    pen.part("gold", ellipse(-36, -100, 4))
    cloth = smooth([(-34, -96, "c"), (-14, -100), (8, -92), (30, -88), (48, -94, "c"), (46, -72), (48, -46, "c"),
        (30, -40), (8, -46), (-14, -54), (-34, -50, "c")])
    pen.part("cloth", cloth)
    pen.mark("b", smooth([(-40, -80), (-14, -84), (8, -76), (30, -72), (56, -78), (56, -62), (30, -56), (8, -61),
        (-14, -69), (-40, -65)]))
    pen.mark("cloth", joined(smooth([(-8, -110), (4, -80), (-4, -40), (10, -40), (16, -80), (8, -110)]),
        smooth([(40, -110), (50, -70), (40, -30), (70, -40), (70, -100)])), tone=-0.14, alpha=0.3)
    pen.anchor(top=(-36, -102), handle=(-36, -20), lean=(-34, -30))


@symbol("haystack, hay bale, hay, straw bale, bale", kinds="thing", height=1.5,
    slots={"hay": ("#e2b650", "primary"), "rope": ("#a9713f", "fixed")}, home="farm")
def haystack(pen: Pen) -> None:
    body = smooth([(-18, -64, "c"), (26, -67, "c"), (46, -58), (55, -36), (47, -12), (28, -3, "c"), (-18, 0, "c")])
    pen.part("hay", body, tone=-0.03)
    pen.mark("hay", rect(-20, -14, 90, 20), tone=-0.09)
    pen.mark("rope", joined(curve((10, -70), (32, -50), (36, -30), (10, 4)),
        curve((26, -70), (48, -50), (50, -26), (26, 4))), width=1.8)
    disc = ellipse(-18, -32, 33, 32)
    pen.part("hay", disc, tone=0.05)
    for k in (0.8, 0.6, 0.4, 0.2):
        pen.mark("hay", difference(ellipse(-18, -32, 33 * k, 32 * k), ellipse(-18, -32, 33 * k - 2.2, 32 * k - 2.2)),
            tone=-0.1)
    pen.stroke("hay", joined(*(line([(x, 0), (x + d, -9)]) for x, d in ((-46, -5), (-36, 3), (-8, -3), (8, 5), (30, -4),
        (48, 6)))), 1.5, tone=0.03)
    pen.anchor(top=(6, -64), seat=(10, -64), lean=(54, -30))


@symbol("cage, birdcage, bird cage", kinds="container, thing", height=0.6, place="surface",
    slots={"metal": ("#c99a3f", "primary")}, held="hung", traits=("hollow", "on the floor"))
def cage(pen: Pen) -> None:
    pen.stroke("metal", ellipse(0, -96, 6), 2.6)
    bars = [curve((x * 0.1, -90), (x * 0.7, -82), (x, -60), (x, -8)) for x in (-34, -23, -12, 0, 12, 23, 34)]
    pen.stroke("metal", joined(*bars[1:6:2]), 1.8, tone=-0.14)
    pen.part("metal", ellipse(0, -8, 36, 7), tone=-0.12)
    pen.stroke("metal", line([(-20, -34), (20, -34)]), 2.6, tone=-0.06)
    with pen.in_front():
        pen.stroke("metal", joined(*bars[::2]), 2.2)
        pen.stroke("metal", joined(curve((-34, -60), (0, -54), (34, -60))), 2.2)
        pen.part("metal", turned([(-9, 37), (0, 37)], tilt=0.17, hollow=True))
        pen.part("metal", ellipse(0, -89, 7, 4))
    pen.anchor(top=(0, -100), mouth=(0, -12), opening=(0, -12), seat=(0, -12), handle=(0, -98))
