"""What one cooks with."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    difference,
    ellipse,
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
from limner.engines.illustrator.atlas.figure import HOLLOW, Pen
from limner.engines.illustrator.atlas.hues import DARK, STEEL
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    Profile,
    crescent,
    curve,
    gloss,
    pole,
    turned,
)
from limner.engines.illustrator.atlas.symbols.home.tableware import upright
from limner.engines.illustrator.atlas.templates.hollow import brim, opened
from limner.engines.illustrator.atlas.templates.vessel import closed


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


@symbol("corkscrew, wine opener, bottle opener", kinds="tool", height=0.16, place="surface",
    slots={"handle": ("#8a2f3a", "primary"), "steel": STEEL}, home="kitchen", held="gripped",
    traits=("lies", "carried"))
def corkscrew(pen: Pen) -> None:
    pen.stroke("steel", line([(0, -84), (0, -56)]), 4, shade="form")
    pen.stroke("steel", smooth([(0, -58), (9, -52), (-9, -44), (9, -36), (-9, -28), (9, -20), (-7, -12), (2, 0)],
        closed=False), 3.6, shade="form")
    pen.part("handle", smooth([(-42, -98), (-30, -102), (0, -98), (30, -102), (42, -98), (42, -86), (30, -82), (0,
        -86), (-30, -82), (-42, -86)]))
    pen.part("steel", rect(-5, -90, 10, 10, 1))
    pen.anchor(top=(0, -102), handle=(0, -92), lean=(0, -50))


@symbol("colander, strainer, sieve", kinds="container, tool", height=0.15, place="surface",
    slots={"bowl": ("#c3cad4", "primary"), "hole": ("#4a525e", "fixed")}, home="kitchen", traits=("container",))
def colander(pen: Pen) -> None:
    pen.stroke("bowl", joined(curve((-58, -56), (-76, -52), (-56, -42)), curve((58, -56), (76, -52), (56, -42))), 5,
        shade="form")
    pen.part("bowl", ellipse(0, -58, 60, 12), tone=-0.14)
    with pen.in_front():
        wall = smooth([(-60, -58, "c"), (-30, -48), (0, -46), (30, -48), (60, -58, "c"), (50, -30), (28, -12), (-28,
            -12),
            (-50, -30)])
        pen.part("bowl", wall)
        pen.mark("bowl", crescent(wall, -14, -3), tone=-0.1)
        pen.mark("hole", joined(*(ellipse(x, y + (1 - (x / 50) ** 2) * 4, 2.2) for y, n in ((-42, 9), (-33, 8), (-24,
            6))
            for x in (-n * 5 + 10 * i + 5 for i in range(n)))))
        pen.part("bowl", polygon([(-24, -13), (24, -13), (28, 0), (-28, 0)]), tone=-0.08)
        pen.stroke("bowl", ellipse(0, -58, 60, 12), 2.4, tone=0.08)
    pen.anchor(top=(0, -60), inside=(0, -56), mouth=(0, -56), lean=(-56, -40))


@symbol("cauldron, witch's cauldron, witch cauldron", kinds="container, vessel", height=0.6,
    slots={"iron": ("#35353f", "primary"), "brew": ("#7fd24a", "second"), "bubble": ("#b9f08a", "light"),
        "ember": ("#ff9a3a", "light"), "wood": ("#6b4427", "fixed")}, traits=("container", "starlit", "on the floor",
        "hot"))
def cauldron(pen: Pen) -> None:
    pen.part("ember", smooth([(-34, 0), (-30, -14), (-20, -6), (-10, -20), (0, -6), (12, -20), (20, -6), (32, -14),
        (34, 0)]), shade="glow")
    pen.part("wood", joined(pole((-44, 0), (34, -8), 7, 6), pole((44, 0), (-34, -8), 7, 6)))
    pen.stroke("iron", joined(ellipse(-52, -56, 6, 8), ellipse(52, -56, 6, 8)), 3.4)
    pot = smooth([(-42, -74, "c"), (-54, -50), (-50, -26), (-28, -8), (28, -8), (50, -26), (54, -50), (42, -74, "c")])
    pen.part("iron", pot)
    pen.mark("iron", crescent(pot, -14, -3), tone=-0.06)
    gloss(pen, "iron", smooth([(-42, -54), (-38, -66), (-34, -60), (-38, -34)]), detail=0)
    pen.part("iron", ellipse(0, -76, 48, 11), tone=0.1)
    pen.part("brew", ellipse(0, -77, 40, 8), shade="flat", name=HOLLOW)
    pen.part("brew", smooth([(-20, -74), (-8, -73), (-9, -60), (-13, -52), (-17, -60)]))
    pen.part("bubble", joined(ellipse(-14, -82, 7), ellipse(8, -84, 9), ellipse(22, -78, 5), ellipse(-2, -100, 5),
        ellipse(16, -106, 3.6)), alpha=0.9)
    pen.part("iron", joined(polygon([(-34, -10), (-26, -8), (-32, 3)]), polygon([(34, -10), (26, -8), (32, 3)])))
    pen.anchor(top=(0, -88), inside=(0, -78), mouth=(0, -77), lean=(-52, -40))


@symbol("mortar and pestle, pestle and mortar, mortar", kinds="tool, vessel", height=0.2, place="surface",
    slots={"stone": ("#a8a49c", "primary"), "pestle": ("#d9d4c8", "second"), "herb": ("#5f9a46", "fixed")},
        home="kitchen")
def mortar(pen: Pen) -> None:
    pen.part("stone", ellipse(0, -58, 40, 9), tone=-0.18)
    pen.part("herb", union(ellipse(-8, -58, 16, 5), ellipse(12, -57, 12, 4)))
    pen.part("pestle", smooth([(-2, -52), (6, -48), (14, -56), (44, -96), (42, -104), (32, -104), (2, -66)]))
    wall = smooth([(-40, -58, "c"), (-20, -50.4), (0, -49), (20, -50.4), (40, -58, "c"), (38, -34), (24, -16), (14,
        -12), (24, 0, "c"), (-24, 0, "c"), (-14, -12), (-24, -16), (-38, -34)])
    pen.part("stone", wall)
    pen.mark("stone", crescent(wall, -11, 0), tone=-0.1)
    pen.anchor(top=(36, -104), inside=(0, -58), lean=(-38, -40))


@symbol("barbecue, grill, barbecue grill, bbq, kettle grill, charcoal grill",
    worked="cook", kinds="appliance", height=1,
    slots={"body": ("#c9302f", "primary"), "leg": DARK, "ember": ("#ff9a3a", "light"), "meat": ("#8a4a2a", "fixed"),
        "sausage": ("#c2603a", "fixed"), "steel": STEEL}, home="garden", traits=("tabletop",))
def barbecue(pen: Pen) -> None:
    pen.stroke("leg", joined(line([(-24, -36), (-38, -2)]), line([(24, -36), (38, -2)]), line([(0, -34), (0, -4)]),
        line([(-30, -16), (30, -16)])), 4, shade="form")
    pen.part("leg", ellipse(-38, -5, 6))
    pen.part("ember", ellipse(0, -64, 44, 8), shade="glow")
    pen.part("meat", smooth([(-32, -70), (-18, -76), (-4, -70), (-10, -64), (-28, -64)]))
    pen.part("sausage", joined(limb([(4, -68, 7), (22, -72, 7)]), limb([(14, -63, 7), (34, -67, 7)])))
    pen.stroke("steel", joined(*(line([(x * 1.0, -60 - (1 - (x / 46) ** 2) * 8), (x, -60 + (1 - (x / 46) ** 2) * 6)])
        for x in range(-40, 41, 8))), 1)
    pen.part("body", smooth([(-48, -62, "c"), (-24, -56), (0, -54), (24, -56), (48, -62, "c"), (42, -42), (22, -32),
        (-22, -32), (-42, -42)]))
    pen.mark("body", curve((-46, -54), (0, -46), (46, -54)), width=2, tone=-0.14)
    pen.stroke("leg", joined(line([(48, -58), (62, -58)])), 4)
    pen.anchor(top=(0, -70), seat=(0, -62), lean=(-44, -50))


@symbol("kettle, tea kettle, whistling kettle", kinds="vessel, kitchenware", height=0.22, poses="standing, open",
    place="surface",
    slots={"body": ("#d2473d", "primary"), "dark": ("#33373f", "fixed"), "metal": ("#c6ccd6", "fixed")},
    home="kitchen", nook="kitchen", held="hung", traits=("hot",))
def kettle(pen: Pen) -> None:
    pen.stroke("dark", curve((-26, -62), (-30, -92), (0, -99), (30, -92), (26, -62)), 5)
    pen.part("body", smooth([(30, -26, "c"), (46, -40), (56, -58, "c"), (64, -54, "c"), (56, -30), (34, -12, "c")]),
        tone=-0.05)
    body = smooth([(-16, -70, "c"), (-36, -58), (-45, -30), (-44, -6), (-38, 0, "c"), (0, 3), (38, 0, "c"), (44, -6),
        (45, -30), (36, -58), (16, -70, "c"), (0, -72)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -16, -3), tone=-0.09)
    gloss(pen, "body", smooth([(-37, -18), (-36, -38), (-26, -56), (-28, -38), (-30, -18)]), detail=0)
    pen.mark("metal", rect(-60, -6, 120, 12))
    if opened(pen):
        brim(pen, "body", [(-68.0, 25.0), (-60, 25)], tilt=0.24)
    else:
        pen.part("metal", smooth([(-17, -70, "c"), (0, -79), (17, -70, "c"), (0, -67)]))
        pen.part("dark", ellipse(0, -81, 5.4, 5))
    pen.anchor(top=(0, -86), mouth=(60, -56), handle=(0, -98))


@symbol("knife, table knife, kitchen knife, dagger, blade", kinds="cutlery, tool", height=0.22, place="surface",
    slots={"handle": ("#7a4a2f", "primary"), "metal": ("#bcc5d1", "fixed")},
    nook="kitchen", held="gripped", lean=20.0, traits=("tool",))
def knife(pen: Pen) -> None:
    edge = smooth([(-6, -42, "c"), (-6, -96, "c"), (2, -100, "c"), (9, -86), (11, -66), (9, -42, "c")])
    pen.part("metal", edge)
    pen.mark("metal", smooth([(3, -42), (4, -70), (1, -102), (20, -90), (20, -42)]), tone=0.09)
    pen.part("metal", rect(-8, -44, 18, 4.6, 1.4), tone=-0.14)
    grip = smooth([(-6, -41, "c"), (8, -41, "c"), (7, -20), (9, -3), (1, 0), (-7, -3), (-5, -20)])
    pen.part("handle", grip)
    pen.mark("handle", crescent(grip, -4, 0), tone=-0.09)
    pen.part("metal", joined(*(ellipse(0.6, y, 1.5) for y in (-33, -21, -9))), shade="flat")
    upright(pen)


@symbol("cooking pot, pot, saucepan, casserole, stew, stockpot", kinds="kitchenware, vessel", height=0.25,
    poses="standing, open",
    place="surface", slots={"body": ("#d2533f", "primary"), "lid": ("#c9483d", "follow"), "metal": ("#d0d5dc", "fixed"),
    "dark": ("#33373f", "fixed")}, home="kitchen", nook="kitchen", traits=("container", "eaten from", "hot"))
def cooking_pot(pen: Pen) -> None:
    for side in (-1, 1):
        pen.stroke("dark", curve((side * 44, -50), (side * 58, -52), (side * 58, -40), (side * 44, -38)), 4.6)
    profile: Profile = [(-60.0, 46.0), (-12, 46), (-3, 43), (0, 38.0)]
    closed(pen, "body", profile, tilt=0.15)
    if opened(pen):
        brim(pen, "body", profile, tilt=0.18)
    else:
        lid = smooth([(-49, -61, "c"), (-38, -73), (-16, -79), (0, -80), (16, -79), (38, -73), (49, -61, "c"), (30,
            -55.6),
            (0, -53.6), (-30, -55.6)])
        pen.part("lid", lid, tone=0.04)
        pen.mark("lid", crescent(lid, -9, -3), tone=-0.08)
        gloss(pen, "lid", smooth([(-32, -68), (-18, -74), (-4, -76), (-18, -71)]), detail=0)
        pen.stroke("metal", curve((-49, -61), (-30, -55.6), (0, -53.6), (30, -55.6), (49, -61)), 2.4)
        pen.part("dark", turned([(-90, 8), (-84, 8), (-80, 4)], tilt=0.2))
    pen.anchor(top=(0, -91), mouth=(0, -60), opening=(0, -60), handle=(54, -45))


@symbol("frying pan, pan, skillet, wok", kinds="kitchenware", height=0.11, poses="standing, open", place="surface",
    slots={"body": ("#3b4049", "primary"), "handle": ("#8d5a36", "fixed"), "white": ("#fdfaf3", "fixed"),
    "yolk": ("#f7b52c", "fixed")}, home="kitchen", nook="kitchen", traits=("tool",))
def frying_pan(pen: Pen) -> None:
    pen.part("handle", limb([(36, -22, 6), (60, -30, 7), (86, -38, 9)]))
    pen.part("body", ellipse(-8, -16, 52, 17), tone=-0.04)
    pen.part("body", ellipse(-8, -22, 54, 18), tone=0.08)
    pen.part("body", ellipse(-8, -20.6, 47, 14.6), tone=-0.06, name=HOLLOW)
    if not opened(pen):
        white = smooth([(-36, -20), (-28, -28), (-10, -30), (6, -28), (22, -26), (28, -19), (14, -13), (-6, -14),
            (-24, -11)])
        pen.part("white", white)
        pen.part("yolk", smooth([(-14, -20), (-10, -26), (-1, -28), (8, -25), (11, -20), (0, -16.6)]))
        pen.mark("white", ellipse(-4, -25, 4, 1.6), alpha=0.8)
    pen.anchor(top=(0, -24), mouth=(-8, -21), handle=(76, -35))


@symbol("cutting board, chopping board, wooden board, bread board", kinds="kitchenware", height=0.4, place="surface",
    poses="standing, spread", slots={"wood": ("#c8935a", "primary"), "rope": ("#6b4a30", "fixed")}, nook="kitchen",
    traits=("flat",))
def cutting_board(pen: Pen) -> None:
    if pen.pose == "spread":
        _board_laid(pen)
        return
    board = difference(smooth([(-40, -66), (-30, -72), (-12, -74), (-10, -92), (-6, -101), (6, -101), (10, -92),
        (12, -74), (30, -72), (40, -66), (42, -34), (40, -4), (32, 0), (-32, 0), (-40, -4), (-42, -34)]),
        ellipse(0, -92, 4))
    pen.part("wood", moved(board, 4, 0), tone=-0.16)
    pen.part("wood", board)
    pen.mark("wood", joined(rect(-15, -72, 8, 76), rect(12, -72, 10, 76)), tone=-0.05)
    pen.mark("wood", joined(curve((-34, -66), (-32, -36), (-34, -2)), curve((-24, -70), (-22, -36), (-24, -2)),
        curve((2, -98), (4, -40), (2, -2)), curve((32, -66), (30, -36), (33, -2))), tone=-0.1, width=1.2)
    pen.mark("wood", difference(rect(-35, -66, 70, 60, 6), rect(-33, -64, 66, 56, 5)), tone=-0.12)
    pen.stroke("rope", smooth([(0, -93), (9, -104), (0, -112), (-9, -104), (-1, -93)], closed=False), 2.2)
    pen.anchor(top=(0, -40), seat=(0, -40), handle=(0, -94))


def _board_laid(pen: Pen) -> None:
    """With its handle to the right, as it is put down to be used."""
    board = difference(smooth([(-66, -80), (50, -82), (58, -74), (60, -54), (78, -52), (92, -46), (92, -36), (78, -30),
        (60, -28), (58, -8), (50, 0), (-66, -2), (-72, -10), (-72, -72)]), ellipse(82, -41, 4))
    pen.part("wood", board)
    pen.mark("wood", joined(rect(-74, -62, 136, 8), rect(-74, -34, 136, 11)), tone=-0.05)
    pen.mark("wood", joined(curve((-68, -72), (0, -70), (54, -72)), curve((-68, -46), (0, -44), (80, -46)),
        curve((-68, -16), (0, -14), (54, -16))), tone=-0.1, width=1.2)
    pen.anchor(top=(0, -40), seat=(0, -40), handle=(84, -41))


@symbol("rolling pin, dough roller", kinds="kitchenware, tool", height=0.25, place="surface",
    slots={"wood": ("#d3a060", "primary"), "grip": ("#8a5a34", "second")}, nook="kitchen", traits=("tool",),
    wielded="in both hands", grips=((0.08, 0.84), (0.92, 0.16)))
def rolling_pin(pen: Pen) -> None:
    t, c = -28, (0.0, -24.0)
    for side in (-1, 1):
        pen.part("grip", rotated(smooth([(side * 50, -29, "c"), (side * 56, -31), (side * 72, -33), (side * 88, -31),
            (side * 92, -24), (side * 88, -17), (side * 72, -15), (side * 56, -17), (side * 50, -19, "c")]), t, c))
    roll = rotated(rect(-53, -42, 106, 36, 6), t, c)
    pen.part("wood", roll)
    pen.mark("wood", rotated(rect(-60, -18, 120, 16), t, c), tone=-0.1)
    pen.mark("wood", rotated(rect(-50, -38, 100, 5, 2), t, c), tone=0.1, alpha=0.7)
    pen.mark("wood", rotated(joined(curve((-50, -28), (0, -30), (50, -27)), curve((-50, -22), (10, -23), (50, -21))), t,
        c), tone=-0.08, width=1)
    pen.anchor(top=(0, -44), handle=(-60, 0))


@symbol("whisk, egg whisk, balloon whisk, egg beater", kinds="kitchenware, tool", height=0.28, place="surface",
    slots={"wire": ("#aab4c0", "fixed"), "grip": ("#c9453f", "primary")}, nook="kitchen", traits=("tool",))
def whisk(pen: Pen) -> None:
    wires = [smooth([(0, -44), (w * 0.7, -58), (w, -80), (w * 0.55, -98), (0, -104), (-w * 0.55, -98), (-w, -80),
        (-w * 0.7, -58)]) for w in (27, 18, 9)]
    for wire in (*wires, line([(0, -46), (0, -104)])):
        pen.stroke("wire", wire, 2.4)
    pen.part("wire", rect(-5, -50, 10, 10, 2), tone=-0.08)
    grip = smooth([(-5, -42, "c"), (5, -42, "c"), (7, -22), (7.4, -4), (0, 0), (-7.4, -4), (-7, -22)])
    pen.part("grip", grip)
    pen.mark("grip", rect(1.6, -44, 8, 50), tone=-0.1)
    pen.anchor(top=(0, -104), handle=(0, -16))


@symbol("spatula, turner, kitchen spatula, fish slice, flipper spatula", kinds="kitchenware, tool", height=0.3,
    place="surface", slots={"grip": ("#2f343d", "primary"), "metal": STEEL}, nook="kitchen", traits=("tool",))
def spatula(pen: Pen) -> None:
    blade = difference(smooth([(-20, -104, "c"), (20, -104, "c"), (19, -74), (12, -64), (4, -60, "c"), (-4, -60, "c"),
        (-12, -64), (-19, -74)], tension=0.3), joined(*(rect(x - 2, -97, 4, 24, 2) for x in (-11, -3.6, 3.6, 11))))
    pen.part("metal", blade)
    pen.mark("metal", polygon([(6, -110), (30, -110), (30, -50), (10, -50)]), tone=-0.1)
    pen.part("metal", rect(-2.4, -62, 4.8, 26), tone=-0.06)
    grip = smooth([(-4, -40, "c"), (4, -40, "c"), (6, -20), (6, -4), (0, 0), (-6, -4), (-6, -20)])
    pen.part("grip", grip)
    pen.part("metal", ellipse(0, -6, 2), shade="flat")
    pen.anchor(top=(0, -104), handle=(0, -18))


@symbol("grater, cheese grater, box grater", kinds="kitchenware, tool", height=0.24, place="surface",
    slots={"metal": ("#b8c2cd", "primary"), "grip": ("#2f343d", "second")}, nook="kitchen")
def grater(pen: Pen) -> None:
    pen.part("grip", outline(smooth([(-16, -84, "c"), (-15, -100), (15, -100), (16, -84, "c")], closed=False), 8))
    pen.part("metal", polygon([(20, -86), (28, -82), (40, -6), (32, 0)]), tone=-0.16)
    pen.part("metal", polygon([(-20, -86), (20, -86), (32, 0), (-32, 0)]))
    holes = []
    for j in range(7):
        w = 14 + j * 1.8
        for i in range(4):
            x = -w + 2 * w * (i + (0.25 if j % 2 else 0)) / 3.5
            y = -72 + 9.6 * j
            holes.append(smooth([(x - 3, y), (x, y - 3.6), (x + 3, y), (x, y + 1.4)]))
    pen.mark("metal", joined(*holes), tone=-0.36)
    pen.mark("metal", joined(*(moved(h, 0, 2) for h in holes)), tone=0.1, alpha=0.6, detail=1)
    pen.part("metal", rect(-22, -88, 44, 5, 1), tone=0.06)
    pen.part("grip", polygon([(-34, -4), (34, -4), (35, 0), (-35, 0)]))
    pen.anchor(top=(0, -100), handle=(0, -100))


@symbol("honey dipper, honey stick, wooden dipper, honey spoon", kinds="kitchenware, tool", height=0.17,
    place="surface",
    slots={"wood": ("#b9793f", "primary"), "honey": ("#f0a728", "fixed")}, held="gripped", lean=8.0, nook="kitchen")
def honey_dipper(pen: Pen) -> None:
    pen.part("wood", rect(-3, -52, 6, 52, 2.6))
    pen.mark("wood", rect(0.6, -54, 4, 56), tone=-0.1)
    for i, half in enumerate((10, 16, 19.5, 19.5, 16, 10)):
        y = -54 - 8 * i
        pen.part("wood", rect(-0.7 * half, y - 8, 1.4 * half, 8), tone=-0.2)
        pen.part("wood", rect(-half, y - 6, 2 * half, 5, 2.2), tone=0.03)
        pen.mark("wood", rect(0.35 * half, y - 8, half, 9), tone=-0.1)
    pen.part("honey", smooth([(-10, -100, "c"), (0, -104), (10, -100, "c"), (17, -90), (15, -84), (11, -88), (9, -70),
        (5, -86), (-2, -88), (-5, -76), (-9, -88), (-15, -84), (-17, -92)]), alpha=0.9)
    pen.part("honey", joined(smooth([(-6, -52, "c"), (6, -52, "c"), (5, -40), (2, -36), (0, -44), (-3, -30), (-6,
    -40)])),
        alpha=0.9)
    pen.anchor(top=(0, -104), handle=(0, -16))
