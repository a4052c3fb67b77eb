"""Trucks, vans, buses and machines that work."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    ellipse,
    joined,
    line,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.symbols.vehicles.machines import WHEELS
from limner.engines.illustrator.atlas.templates.four_wheeler import SLOTS, Build, chassis, pane, wheels
from limner.engines.illustrator.atlas.templates.monument import along
from limner.engines.illustrator.atlas.templates.wheel import tyre


@symbol("dump truck, dumper, tipper truck, dumper truck, tipper lorry", kinds="truck, vehicle", height=3.4,
    slots={"body": ("#f2a52c", "primary"), **WHEELS, "load": ("#8f6a48", "fixed"), "light": ("#fff3c4", "light")})
def dump_truck(pen: Pen) -> None:
    pen.part("dark", rect(-62, -27, 124, 8, 2))
    pen.part("load", smooth([(-64, -70), (-48, -84), (-30, -92), (-8, -88), (8, -78), (16, -70)]))
    pen.mark("load", joined(*(ellipse(x, y, 3.4, 2.4) for x, y in ((-40, -80), (-24, -86), (-8, -80), (-30, -76)))),
        tone=-0.1)
    bed = polygon([(-78, -74), (18, -74), (18, -90), (44, -92), (44, -84), (24, -82), (18, -34), (-56, -30)])
    pen.part("body", bed)
    pen.mark("body", joined(*(polygon([(x, -74), (x + 5, -74), (x + 8, -30), (x + 3, -30)])
        for x in (-56, -36, -16, 2))), tone=-0.1)
    pen.mark("body", rect(-80, -74, 100, 5), tone=0.08)
    cab = smooth([(22, -24, "c"), (22, -72, "c"), (44, -74), (54, -70), (58, -48, "c"), (72, -44), (74, -24, "c")],
        tension=0.3)
    pen.part("body", cab, tone=0.02)
    pen.mark("body", rect(16, -34, 64, 14), tone=-0.1)
    pane(pen, smooth([(30, -48, "c"), (30, -66, "c"), (46, -67), (52, -48, "c")], tension=0.3))
    pen.part("light", ellipse(71, -36, 3.6), shade="glow")
    pen.part("dark", rect(60, -22, 18, 6, 2))
    for x in (-46, -18, 50):
        tyre(pen, x, -15, 15)
    pen.anchor(top=(-30, -74), seat=(-30, -72), lean=(-60, -40), front_wheel=(50, -15), rear_wheel=(-46, -15))


@symbol("garbage truck, trash truck, bin lorry, refuse truck, waste truck, dustbin lorry", kinds="truck, vehicle",
    height=3.3, slots={"body": ("#3f9a5a", "primary"), **WHEELS, "bag": ("#33363f", "fixed"),
    "light": ("#fff3c4", "light"), "white": ("#f6f4ef", "second")})
def garbage_truck(pen: Pen) -> None:
    pen.part("dark", rect(-70, -28, 140, 8, 2))
    pen.part("bag", union(ellipse(-82, -42, 10), ellipse(-80, -56, 8)))
    pen.part("body", smooth([(-64, -92, "c"), (-80, -80), (-88, -58), (-80, -36), (-70, -26, "c"), (-58, -26, "c")],
        tension=0.4), tone=-0.08)
    pen.part("dark", smooth([(-78, -70), (-70, -72), (-70, -40), (-80, -42), (-84, -56)]))
    box_ = rect(-66, -96, 86, 68, 4)
    pen.part("body", box_)
    pen.mark("body", joined(*(rect(x, -92, 3, 60) for x in (-46, -26, -6, 10))), tone=-0.1)
    pen.mark("white", joined(*(rotated(smooth([(-22, -72), (-16, -78), (-10, -72), (-13, -69), (-16, -72), (-19, -69)]),
        120 * i, (-16, -60)) for i in range(3))))
    cab = smooth([(24, -24, "c"), (24, -80, "c"), (56, -82), (66, -76), (70, -50), (72, -24, "c")], tension=0.3)
    pen.part("white", cab)
    pen.mark("body", rect(20, -44, 60, 8))
    pane(pen, smooth([(34, -50, "c"), (34, -72, "c"), (56, -73), (63, -50, "c")], tension=0.3))
    pen.part("light", ellipse(69, -32, 3.6), shade="glow")
    pen.part("dark", rect(58, -22, 18, 6, 2))
    for x in (-48, -20, 48):
        tyre(pen, x, -14, 14)
    pen.anchor(top=(-20, -96), lean=(-66, -40), front_wheel=(48, -14), rear_wheel=(-48, -14))


@symbol("van, minivan, camper van, camper, motorhome, delivery van, minibus", kinds="vehicle", height=2,
    slots={"body": ("#4fa6a3", "primary"), "roof": ("#f7f2e6", "second"), **SLOTS},
    board=Board(-1, -24, 48, 20, panel="#fbf8ef"))
def van(pen: Pen) -> None:
    lower = smooth([(-58, -9, "c"), (-60, -16), (-60, -38, "c"), (57, -38, "c"), (62, -24), (62, -14), (60, -9, "c")],
        tension=0.4)
    upper = smooth([(-60, -37, "c"), (-59, -54), (-52, -60), (-30, -61), (30, -61), (44, -58), (52, -48),
        (58, -37, "c")], tension=0.45)
    pen.part("roof", upper)
    pen.mark("roof", rect(-70, -64, 140, 7), tone=0.04)
    glass = (*(rect(x, -55, 20, 15, 3) for x in (-53, -29, -5)), smooth([(19, -40, "c"), (19, -55, "c"), (38, -55),
        (46, -50), (52, -40, "c")], tension=0.35))
    build = Build(body=lower, glass=glass, wheels=(-36, 38), radius=12, belt=-38,
        seams=([(17, -60), (17, -10)], [(-7, -38), (-7, -10)], [(-31, -38), (-31, -22)]),
        handles=((20, -33), (-5, -33)), bumpers=((-63, 10), (54, 11)), lamp=(56, -30, 6, 8), tail=(-61.5, -34, 4, 9))
    chassis(pen, build)
    pen.part("roof", rect(-60, -38.6, 118, 2.6), shade="flat", tone=-0.05)
    wheels(pen, build)
    pen.anchor(top=(-8, -61), seat=(-8, -60), lean=(-60, -24))


@symbol("ambulance, emergency vehicle", kinds="vehicle, van", height=2.4, slots={"body": ("#f5f6f8", "primary"),
    "stripe": ("#e23d3d", "second"), "blue": ("#4aa3ff", "light"), **SLOTS})
def ambulance(pen: Pen) -> None:
    for x in (-18, 22):
        pen.part("blue", rect(x, -71, 11, 7, 3), shade="glow")
    body = union(rect(-62, -66, 90, 57, 4), smooth([(24, -9, "c"), (24, -58, "c"), (38, -57), (46, -50), (54, -36),
        (61, -31), (63, -20), (62, -9, "c")], tension=0.42))
    build = Build(body=body, glass=(smooth([(31, -36, "c"), (31, -52, "c"), (39, -51), (45, -44), (50, -36, "c")],
        tension=0.3), rect(-4, -58, 22, 14, 2)), wheels=(-38, 41), radius=12, belt=-33,
        seams=([(28, -62), (28, -10)], [(-8, -62), (-8, -10)]), handles=((31, -31),), bumpers=((54, 11),),
        lamp=(57, -28, 6, 6.5), tail=(-63, -34, 4, 9))
    chassis(pen, build)
    pen.part("stripe", polygon([(-62, -30), (61.6, -30), (62.6, -23), (-62, -23)]), shade="flat")
    pen.part("stripe", joined(rect(-40, -60, 6.5, 20), rect(-46.75, -53.25, 20, 6.5)), shade="flat")
    wheels(pen, build)
    pen.anchor(top=(-20, -66), lamp=(2, -68))


@symbol("truck, lorry, delivery truck, box truck, semi, trailer truck, eighteen wheeler", kinds="vehicle", height=3.4,
    slots={"cab": ("#2f7fc4", "primary"), "box": ("#f1eee7", "second"), **SLOTS},
    board=Board(-28, -48, 60, 30, panel="#fbf8ef"), shapes=("rectangular",))
def truck(pen: Pen) -> None:
    pen.part("dark", rect(-66, -17, 126, 7, 1))
    pen.part("box", rect(-68, -74, 88, 58, 2.5))
    pen.mark("box", rect(-70, -22, 100, 8), tone=-0.09)
    pen.mark("box", rect(-70, -76, 100, 4), tone=0.05)
    pen.mark("box", joined(*(line([(x, -72), (x, -18)]) for x in (-54, -39, -24, -9, 6))), tone=-0.07, width=1)
    pen.mark("cab", rect(-70, -42, 100, 9), alpha=0.9)
    body = smooth([(23, -11, "c"), (23, -60, "c"), (40, -60), (50, -57), (57, -40), (64, -33), (66, -22),
        (65, -11, "c")], tension=0.42)
    build = Build(body=body, glass=(smooth([(31, -38, "c"), (31, -54, "c"), (42, -54), (47, -50), (52.5, -38, "c")],
        tension=0.3),), wheels=(-48, -22, 45), radius=12.5, sill=-10, belt=-36, seams=([(29, -57), (29, -14)],),
        handles=((31, -33),), bumpers=((56, 12),), lamp=(60, -28, 6, 7), slot="cab", tail=(-70, -22, 3.5, 6))
    chassis(pen, build)
    wheels(pen, build)
    pen.anchor(top=(-24, -74), seat=(-24, -74), lean=(-66, -30), lamp=(63, -24))


@symbol("pickup truck, pickup, jeep, suv, off-roader", kinds="truck, vehicle", height=1.8,
    slots={"body": ("#5a8a4f", "primary"), **SLOTS})
def pickup(pen: Pen) -> None:
    body = union(smooth([(-62, -12, "c"), (-64, -20), (-64, -37, "c"), (-14, -37, "c"), (32, -37), (52, -34), (61, -29),
        (64, -20), (62, -12, "c")], tension=0.38), smooth([(-16, -35, "c"), (-14, -54), (-8, -58), (12, -58), (22, -53),
        (34, -35, "c")], tension=0.42))
    build = Build(body=body, glass=(smooth([(-10, -38, "c"), (-9, -54, "c"), (3, -54, "c"), (3, -38, "c")]),
        smooth([(6, -38, "c"), (6, -54, "c"), (14, -53), (18, -50), (26, -38, "c")], tension=0.35)), wheels=(-40, 40),
        radius=14.5, sill=-12, belt=-36, seams=([(4.5, -58), (4.5, -14)], [(-15, -37), (-15, -14)],
        [(27, -36), (24, -22)]), handles=((-6, -32), (9, -32)), bumpers=((-67, 12), (56, 12)), lamp=(57, -31, 6, 6.5),
        tail=(-65, -34, 4, 9))
    chassis(pen, build)
    pen.part("body", rect(-65, -39, 50, 3, 1.4), tone=-0.08)
    wheels(pen, build)
    pen.anchor(top=(0, -58), bed=(-40, -37), seat=(-40, -36), lean=(-62, -28))


@symbol("bus, coach, omnibus, city bus", kinds="vehicle", height=3.2,
    slots={"body": ("#e2483d", "primary"), "white": ("#f8f4ea", "second"), **SLOTS}, ridden="cabin",
    shapes=("rectangular",),
    board=Board(-20, -30.4, 94, 11, panel="white"))
def bus(pen: Pen) -> None:
    _bus(pen)


@symbol("school bus", kinds="bus, vehicle", height=3.2, slots={"body": ("#f5b727", "primary"),
    "white": ("#3a3f48", "second"), **SLOTS}, ridden="cabin", board=Board(-19, -29, 94, 13, panel="body"))
def school_bus(pen: Pen) -> None:
    _bus(pen)


def _bus(pen: Pen) -> None:
    body = smooth([(-66, -9, "c"), (-68, -18), (-68, -56), (-62, -62), (-40, -63), (50, -63), (62, -60), (66, -50),
        (68, -30), (67, -9, "c")], tension=0.42)
    glass = (*(rect(x, -55, 16, 18, 2.4) for x in (-62, -44, -26, -8, 10)), smooth([(52, -34, "c"), (52, -55, "c"),
        (62, -54), (65, -34, "c")], tension=0.3))
    build = Build(body=body, glass=glass, wheels=(-42, 15), radius=12, belt=-36, lamp=(62, -22, 5.5, 7),
        tail=(-69, -30, 4, 10), bumpers=((-71, 12), (60, 11)), seams=([(-58, -26), (-58, -12)],
        [(-24, -26), (-24, -12)], [(-4, -26), (-4, -12)]))
    chassis(pen, build)
    pen.part("white", polygon([(-68, -31), (67.6, -31), (67.8, -27), (-68, -27)]), shade="flat")
    pen.part("dark", rect(29.5, -56.5, 20, 47, 2), tone=0.05)
    for x in (31, 40.5):
        pane(pen, rect(x, -55, 8, 42, 1.6))
    pen.part("dark", rect(-30, -66, 26, 4, 2), tone=0.1)
    wheels(pen, build)
    pen.anchor(top=(-10, -63), seat=(10, -63), lean=(-66, -30), lamp=(65, -19))


@symbol("fire truck, fire engine, firetruck", kinds="truck, vehicle", height=3,
    slots={"body": ("#d8322f", "primary"), "ladder": ("#dfe4ea", "fixed"), "blue": ("#4aa3ff", "light"),
    "stripe": ("#fbf4e2", "fixed"), **SLOTS})
def fire_truck(pen: Pen) -> None:
    pen.part("blue", rect(40, -69, 13, 6.5, 2.8), shade="glow")
    body = union(rect(-68, -50, 96, 40, 2), smooth([(24, -10, "c"), (24, -63, "c"), (52, -63), (60, -60), (65, -40),
        (66, -10, "c")], tension=0.35))
    build = Build(body=body, glass=(rect(29, -57, 13, 18, 2), smooth([(46, -39, "c"), (46, -57, "c"), (57, -57),
        (61, -39, "c")], tension=0.2)), wheels=(-42, 44), radius=12.5, belt=-34, lamp=(61, -24, 5.5, 6.5),
        tail=(-69, -30, 4, 9), bumpers=((-71, 12), (58, 11)), seams=([(27, -60), (27, -12)], [(44, -60), (44, -24)]))
    chassis(pen, build)
    pen.part("stripe", rect(-68, -27, 134, 4), shade="flat")
    for x in (-60, -28, 2):
        pen.part("ladder", rect(x, -45, 22, 14, 1.4), tone=-0.05)
        pen.mark("ladder", joined(*(line([(x, y), (x + 22, y)]) for y in (-42, -38.5, -35))), tone=-0.15, width=0.8,
            detail=1)
    rails = joined(line([(-74, -60), (34, -60)]), line([(-74, -67), (34, -67)]))
    pen.stroke("ladder", joined(*(line([(x, -67), (x, -60)]) for x in range(-70, 34, 8))), 1.5, tone=-0.06)
    pen.stroke("ladder", rails, 2.2)
    pen.part("dark", joined(rect(-54, -59, 4, 9), rect(10, -59, 4, 9)))
    wheels(pen, build)
    pen.anchor(top=(-20, -67), lamp=(46, -66))


@symbol("double-decker bus, double-decker, double decker bus, double decker, london bus, red london bus, "
    "routemaster", kinds="bus, vehicle",
    height=4.4, symbol_id="double_decker_bus", slots={"body": ("#cf2430", "primary"), "cream": ("#f6ecd6", "fixed"),
        "ad": ("#f1c23f", "fixed"), **SLOTS})
def double_decker_bus(pen: Pen) -> None:
    body = smooth([(-62, -9, "c"), (-63, -50), (-62, -90), (-55, -96, "c"), (50, -96, "c"), (60, -90), (63, -60),
        (64, -34), (64, -9, "c")], tension=0.25)
    build = Build(body=body, glass=(), wheels=(-38, 40), radius=12, belt=-30, lamp=(59, -24, 5, 6), tail=(-65, -28,
        4, 8), bumpers=((58, 9),))
    chassis(pen, build)
    for y, h in ((-88, 17), (-50, 17)):
        pen.part("dark", rect(-60, y - 1.6, 120, h + 3.2, 2), shade="flat", tone=-0.02)
        for x in along(-60, 46, 6):
            pane(pen, rect(x - 8, y, 15.6, h, 2))
        pane(pen, smooth([(48, y, "c"), (59, y, "c"), (62, y + h, "c"), (48, y + h, "c")], tension=0.1))
    pen.part("cream", joined(rect(-62.6, -66, 126, 2.2), rect(-63, -30, 126.6, 2)), shade="flat")
    pen.part("ad", rect(-40, -63, 70, 9, 1), shade="flat")
    pen.mark("dark", joined(*(rect(x, -60.6, 7, 4, 1) for x in (-34, -24, -10, 0, 8, 18))), alpha=0.7)
    pen.part("dark", rect(-60, -50, 14, 40, 1), shade="flat", tone=0.04)
    pen.mark("cream", joined(rect(-53.6, -50, 1.4, 42), rect(-60, -16, 14, 1.6)))
    pen.mark("lamp", rect(-52, -40, 6, 30), alpha=0.3)
    pen.part("dark", rect(46, -73, 15, 6, 1), shade="flat")
    pen.part("cream", joined(rect(49, -71.6, 2, 3.4), rect(52.6, -71.6, 2, 3.4), rect(56, -71.6, 2, 3.4)),
        shade="flat", detail=1)
    wheels(pen, build)
    pen.anchor(top=(-10, -96), seat=(0, -96), lean=(-62, -40), lamp=(62, -21))


@symbol("monster truck", kinds="truck, vehicle", height=3, slots={"body": ("#7a3fb8", "primary"),
    "flame": ("#f6a52d", "fixed"), **SLOTS})
def monster_truck(pen: Pen) -> None:
    pen.stroke("metal", joined(line([(-40, -26), (-14, -50)]), line([(40, -26), (14, -50)]), line([(-40, -26), (-46,
        -52)]), line([(40, -26), (46, -52)])), 3)
    pen.part("dark", rect(-50, -54, 100, 6, 2))
    body = smooth([(-66, -54, "c"), (-66, -72, "c"), (-16, -73, "c"), (-12, -90), (-4, -94), (20, -93), (28, -74),
        (56, -72), (66, -66), (66, -54, "c")], tension=0.3)
    pen.part("body", body)
    pen.mark("body", rect(-70, -60, 140, 10), tone=-0.1)
    pen.mark("flame", smooth([(70, -52, "c"), (20, -54), (-6, -58), (14, -62), (-10, -66), (24, -66), (10, -71), (44,
        -70), (70, -72, "c")]), alpha=0.95)
    pane(pen, smooth([(-8, -74, "c"), (-6, -87), (4, -89, "c"), (4, -74, "c")], tension=0.3))
    pane(pen, smooth([(7, -89, "c"), (17, -88), (23, -74, "c"), (7, -74, "c")], tension=0.3))
    pen.stroke("metal", line([(-20, -72), (-26, -90), (-12, -92)]), 2.2)
    pen.part("lamp", joined(*(ellipse(x, -96, 3) for x in (-2, 7, 16)), rect(61, -68, 5, 5, 2)), shade="glow")
    for x in (-40, 40):
        tyre(pen, x, -26, 26, rim=0.46)
        pen.mark("metal", ellipse(x, -26, 4))
        pen.part("tyre", joined(*(ellipse(x + 25.4 * dx, -26 + 25.4 * dy, 2.6) for dx, dy in ((1, 0), (0.87, 0.5),
            (0.5, 0.87), (0, 1), (-0.5, 0.87), (-0.87, 0.5), (-1, 0), (-0.87,
            -0.5), (-0.5, -0.87), (0, -1), (0.5, -0.87), (0.87, -0.5)))), tone=-0.03)
    pen.anchor(top=(6, -94), seat=(6, -94), lamp=(63, -66), rear_wheel=(-40, -26), front_wheel=(40, -26))


@symbol("ice cream truck, ice cream van, ice-cream van, ice-cream truck", kinds="van, vehicle", height=2.8,
    symbol_id="ice_cream_truck", slots={"body": ("#fbf3e6", "primary"),
    "pink": ("#f29bb4", "second"), "cone": ("#d99a52", "fixed"), "mint": ("#8fd3c1", "fixed"), **SLOTS})
def ice_cream_truck(pen: Pen) -> None:
    pen.part("cone", polygon([(-22, -96), (-14, -72), (-6, -96)]))
    pen.mark("cone", joined(*(line([(-24 + 4 * i, -98), (-14 + 4 * i, -70)]) for i in range(5))), tone=-0.12, width=0.8)
    pen.part("pink", union(ellipse(-14, -100, 10, 8), ellipse(-14, -108, 7, 7), ellipse(-13, -114, 3.4, 4)))
    body = smooth([(-62, -10, "c"), (-63, -70, "c"), (-58, -76), (26, -76, "c"), (36, -70), (46, -44), (60, -38),
        (65, -28), (65, -10, "c")], tension=0.25)
    build = Build(body=body, glass=(smooth([(25, -44, "c"), (25, -66, "c"), (33, -66), (42, -44, "c")],
        tension=0.2),), wheels=(-38, 40), radius=12, belt=-40,
        lamp=(60, -31, 5, 6), tail=(-65, -28, 4, 8), bumpers=((-68, 10), (58, 10)), seams=([(22, -74), (22, -12)],))
    chassis(pen, build)
    pen.part("pink", smooth([(-63, -36, "c"), (-50, -32), (-38, -36), (-26, -32), (-14, -36), (-2, -32), (10, -36),
        (21, -33, "c"), (21, -24, "c"), (-63, -24, "c")]), shade="flat")
    pen.part("dark", rect(-48, -64, 54, 24, 1), shade="flat", tone=0.1)
    pen.mark("glass", rect(-46, -62, 50, 20), alpha=0.6)
    pen.part("cone", rect(-52, -42, 62, 4, 1))
    for i in range(8):
        pen.part("pink" if i % 2 else "mint", smooth([(-52 + 7.8 * i, -70, "c"), (-44.2 + 7.8 * i, -70, "c"),
            (-44.2 + 7.8 * i, -60, "c"), (-48 + 7.8 * i, -57.6), (-52 + 7.8 * i, -60, "c")]),
            shade="flat")
    wheels(pen, build)
    pen.anchor(top=(-14, -110), lean=(-62, -40), lamp=(63, -28))


@symbol("food truck, taco truck, street food truck", kinds="van, vehicle, shop", height=2.9,
    slots={"body": ("#3f9aa8", "primary"), "white": ("#f8f4ea", "fixed"), "red": ("#d9473f",
    "fixed"), **SLOTS})
def food_truck(pen: Pen) -> None:
    body = smooth([(-64, -10, "c"), (-65, -78, "c"), (-60, -82), (34, -82, "c"), (40, -78), (44, -52), (60, -44),
        (66, -32), (66, -10, "c")], tension=0.25)
    build = Build(body=body, glass=(smooth([(32, -48, "c"), (32, -70, "c"), (38, -70), (43, -48, "c")],
        tension=0.2),), wheels=(-40, 42), radius=12, belt=-42, lamp=(61, -34, 5, 6),
        tail=(-67, -28, 4, 8), bumpers=((-70, 10), (59, 10)), seams=([(28, -80), (28, -12)],))
    chassis(pen, build)
    pen.part("dark", rect(-52, -64, 70, 26, 1), shade="flat", tone=0.08)
    pen.mark("lamp", rect(-52, -64, 70, 26), alpha=0.35)
    pen.mark("white", joined(rect(-46, -58, 12, 20), ellipse(-40, -60, 6)), alpha=0.7)
    pen.part("white", rect(-56, -40, 78, 4, 1))
    for i in range(9):
        pen.part("red" if i % 2 == 0 else "white", smooth([(-56 + 8.6 * i, -72, "c"), (-47.4 + 8.6 * i, -72, "c"),
            (-49 + 9.4 * i, -58, "c"), (-53.6 + 9.4 * i, -55.6), (-58 + 9.4 * i, -58,
            "c")]), shade="flat")
    pen.part("white", rect(-44, -30, 54, 11, 3), shade="flat")
    pen.mark("red", joined(*(rect(x, -27, 5, 5, 1) for x in (-38, -29, -20, -8, 1))))
    pen.part("metal", joined(rect(-36, -88, 14, 6, 2), rect(4, -90, 8, 8, 2)))
    wheels(pen, build)
    pen.anchor(top=(-10, -82), lean=(-64, -40), lamp=(63, -31))
