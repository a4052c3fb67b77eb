"""Motor vehicles and trains."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    Landmark,
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
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, gloss, pole
from limner.engines.illustrator.atlas.templates.four_wheeler import SLOTS, Build, chassis, pane, wheels
from limner.engines.illustrator.atlas.templates.wheel import tyre

_LOWER: list[Landmark] = [(-59, -9, "c"), (-62.5, -15), (-61.5, -26), (-55, -31), (-30, -32.5), (20, -32.5),
    (42, -30.5), (56, -27), (62, -20), (62.5, -13), (60, -9, "c")]
_CABIN: list[Landmark] = [(-50, -29, "c"), (-40, -42), (-26, -48), (2, -48.5), (16, -44), (34, -29, "c")]
_GLASS = (
    smooth([(-43, -32.5, "c"), (-36, -41), (-25, -45), (-9.5, -45.3, "c"), (-9.5, -32.5, "c")], tension=0.4),
    smooth([(-6, -32.5, "c"), (-6, -45.3, "c"), (4, -44.8), (13, -41), (25, -32.5, "c")], tension=0.4),
)


def _saloon() -> Build:
    return Build(
        body=union(smooth(_LOWER), smooth(_CABIN)), glass=_GLASS, wheels=(-37, 37),
        seams=([(-8, -48), (-8, -10)], [(-44, -32), (-40, -24)], [(26, -32), (22, -12)]),
        handles=((-20, -28), (12, -28)), bumpers=((-64, 9), (55, 9)), lamp=(55.5, -26, 6, 5.5), tail=(-62.5, -28, 4, 7),
    )


def _mirror(pen: Pen, slot: str = "body") -> None:
    pen.part(slot, rect(20, -36, 6, 4.6, 2), tone=-0.04, detail=1)


@symbol("car, automobile, sedan, coupe, motorcar, hatchback, saloon, auto, vintage car, convertible", kinds="vehicle",
    height=1.45, slots={"body": ("#d63a36", "primary"), **SLOTS}, traits=("colourful",))
def car(pen: Pen) -> None:
    build = _saloon()
    chassis(pen, build)
    _mirror(pen)
    wheels(pen, build)
    pen.anchor(top=(-8, -48), seat=(-8, -47), lean=(-58, -22), lamp=(58, -23), tail=(-61, -24))


@symbol("taxi, cab, taxicab", kinds="car, vehicle", height=1.6, slots={"body": ("#f6bd2b", "primary"),
    "sign": ("#fff3c4", "light"), **SLOTS}, traits=("lettered",))
def taxi(pen: Pen) -> None:
    build = _saloon()
    pen.part("dark", rect(-15, -51, 20, 4, 1))
    pen.part("sign", rect(-14, -57, 18, 7.5, 2), shade="glow")
    letters = joined(line([(-11, -55.2), (-8, -55.2)]), line([(-9.5, -55.2), (-9.5, -51.8)]),
        line([(-7.4, -51.8), (-6, -55.2), (-4.6, -51.8)]), line([(-3.4, -55.2), (-0.6, -51.8)]),
        line([(-0.6, -55.2), (-3.4, -51.8)]), line([(1.4, -55.2), (1.4, -51.8)]))
    pen.stroke("dark", letters, 0.9)
    chassis(pen, build)
    checks = joined(*(rect(-52 + 5 * i, -22.5 + 3 * (i % 2), 5, 3) for i in range(21)))
    pen.part("dark", checks, shade="flat")
    _mirror(pen)
    wheels(pen, build)
    pen.anchor(top=(-26, -48), seat=(-8, -47), lean=(-58, -22), lamp=(58, -23))


@symbol("police car, patrol car, squad car", kinds="car, vehicle", height=1.6,
    slots={"body": ("#2f4f86", "primary"), "white": ("#f4f6f8", "fixed"), "red": ("#ef4444", "light"),
    "blue": ("#4aa3ff", "light"), "star": ("#f0c445", "fixed"), **SLOTS})
def police_car(pen: Pen) -> None:
    build = _saloon()
    pen.part("dark", rect(-18, -51, 26, 4, 1))
    pen.part("red", rect(-17, -56, 12, 6, 2.4), shade="glow")
    pen.part("blue", rect(-5, -56, 12, 6, 2.4), shade="glow")
    chassis(pen, build)
    pen.part("white", polygon([(-28, -29), (24, -29), (21, -12), (-25, -12)]), tone=-0.02)
    pen.part("star", ellipse(-1, -20.5, 5), shade="flat")
    pen.part("body", smooth([(-4, -23.6, "c"), (2, -23.6, "c"), (1.6, -20), (-1, -17, "c"), (-3.6, -20)]), shade="flat")
    _mirror(pen)
    wheels(pen, build)
    pen.anchor(top=(-30, -46), seat=(-8, -47), lean=(-58, -22), lamp=(-5, -53))


@symbol("race car, racing car, formula one car, sports car, supercar", kinds="car, vehicle", height=1.05,
    slots={"body": ("#e03a3a", "primary"), "white": ("#fdfbf5", "second"), **SLOTS})
def race_car(pen: Pen) -> None:
    pen.part("dark", rect(-66, -9, 124, 4, 2))
    pen.part("body", polygon([(-66, -36), (-46, -36), (-48, -31), (-66, -31)]))
    pen.part("dark", polygon([(-60, -31), (-55, -31), (-50, -20), (-56, -20)]))
    body = smooth([(-60, -8, "c"), (-62, -20), (-46, -26), (-26, -33), (-14, -32), (-8, -24), (8, -24), (20, -26),
        (44, -19), (64, -12), (67, -8, "c")])
    pen.part("body", body)
    pen.mark("body", rect(-70, -13, 150, 8), tone=-0.1)
    pen.mark("white", smooth([(-50, -21), (-20, -22), (20, -21), (66, -10), (66, -13), (22, -24.4), (-20, -25.4),
        (-50, -24.4)]))
    pen.part("dark", smooth([(-12, -30, "c"), (-6, -23), (14, -22.6), (20, -25.5), (10, -29), (6, -33, "c"), (2, -26)]))
    helmet = smooth([(-8, -27), (-9, -35), (-2, -39), (5, -35), (5, -28)])
    pen.part("white", helmet)
    pen.mark("dark", rect(-1, -35, 10, 4.4))
    pen.part("white", ellipse(-30, -19, 7.5), shade="flat")
    pen.stroke("dark", line([(-31.4, -22), (-29.4, -23.4), (-29.4, -15)]), 1.6)
    pen.part("body", polygon([(54, -9), (72, -9), (70, -4), (52, -4)]), tone=-0.04)
    for x, r in ((-45, 14), (42, 12.5)):
        tyre(pen, x, -r, r, rim=0.5)
    pen.anchor(top=(-30, -33), seat=(-2, -24), head=(-2, -33), rear_wheel=(-45, -14), front_wheel=(42, -12.5))


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
    "white": ("#3a3f48", "second"), **SLOTS}, ridden="cabin")
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


@symbol("tractor, farm tractor", kinds="vehicle", height=2.6, slots={"body": ("#4b9a46", "primary"),
    "wheel": ("#f2c12e", "second"), **SLOTS}, home="farm", ridden="cabin")
def tractor(pen: Pen) -> None:
    pen.part("dark", rect(-40, -34, 86, 12, 3))
    pen.part("dark", pole((24, -54), (24, -80), 3.4, 3.4))
    pen.part("dark", polygon([(22, -80), (27, -80), (29, -86), (23, -84)]))
    hood = smooth([(-6, -30, "c"), (-6, -58, "c"), (38, -56), (49, -51), (52, -40), (50, -30, "c")], tension=0.4)
    pen.part("body", hood)
    pen.mark("body", rect(-10, -38, 70, 10), tone=-0.1)
    gloss(pen, "body", rect(0, -54, 36, 3, 1.5))
    pen.mark("dark", joined(*(rect(32, y, 14, 1.6, 0.8) for y in (-50, -46.6, -43.2))), alpha=0.7)
    pen.part("lamp", ellipse(50, -44, 2.4, 3.6), shade="glow")
    pane(pen, polygon([(-42, -56), (-40, -88), (-8, -88), (-4, -56)]))
    pen.stroke("body", joined(line([(-43, -56), (-41, -90)]), line([(-8, -90), (-3, -56)])), 3.2, tone=-0.04)
    pen.part("body", rect(-48, -95, 48, 7, 3))
    pen.stroke("dark", line([(-12, -58), (-19, -68)]), 2)
    pen.part("dark", smooth([(-38, -56, "c"), (-38, -72), (-33, -72), (-31, -60), (-22, -58, "c"), (-22, -56, "c")]))
    fender = smooth([(-62, -34, "c"), (-56, -58), (-38, -66), (-16, -60), (-4, -44), (-4, -34, "c")])
    pen.part("body", fender, tone=-0.03)
    for x, r in ((-32, 28), (38, 17)):
        lugs = joined(*(rotated(rect(x - 2.4, -2 * r - 1.2, 4.8, 4), 360 * i / 18, (x, -r)) for i in range(18)))
        pen.part("tyre", union(ellipse(x, -r, r), lugs))
        pen.mark("tyre", difference(ellipse(x, -r, r * 0.84), ellipse(x, -r, r * 0.8)), tone=0.12, alpha=0.5)
        pen.part("wheel", ellipse(x, -r, r * 0.56))
        pen.mark("wheel", ellipse(x, -r, r * 0.4), tone=-0.1)
        pen.part("wheel", ellipse(x, -r, r * 0.18), tone=0.05)
    pen.anchor(top=(-24, -95), seat=(-30, -60), front_wheel=(38, -17), rear_wheel=(-32, -28))


@symbol("train, locomotive, steam train, railway engine, steam engine, steam locomotive", kinds="vehicle", height=4,
    slots={"body": ("#2f7a58", "primary"), "trim": ("#d8433a", "second"), "brass": ("#e3b448", "fixed"), **SLOTS},
    ridden="cabin")
def train(pen: Pen) -> None:
    pen.part("dark", rect(-66, -22, 128, 8, 2))
    pen.part("body", rect(-64, -76, 36, 56, 2))
    pen.mark("body", rect(-34, -80, 10, 60), tone=-0.07)
    pane(pen, rect(-58, -68, 22, 20, 3))
    pen.part("trim", smooth([(-70, -76, "c"), (-66, -82), (-46, -85), (-27, -82), (-22, -76, "c")]))
    boiler = smooth([(-29, -23, "c"), (-29, -63, "c"), (46, -63, "c"), (53, -58), (55, -43), (53, -28), (46, -23, "c")],
        tension=0.42)
    pen.part("dark", polygon([(30, -63), (33, -84), (45, -84), (48, -63)]), tone=0.05)
    pen.part("dark", smooth([(28, -90, "c"), (50, -90, "c"), (47, -82, "c"), (31, -82, "c")]))
    pen.part("brass", smooth([(-10, -62, "c"), (-9, -72), (-2, -76), (5, -72), (6, -62, "c")]))
    pen.part("brass", rect(14, -71, 5, 9, 2), tone=-0.04)
    pen.part("body", boiler)
    pen.mark("body", rect(-40, -36, 110, 20), tone=-0.09)
    gloss(pen, "body", rect(-26, -59, 70, 4, 2), detail=0)
    pen.mark("brass", joined(rect(-14, -70, 3, 60), rect(8, -70, 3, 60), rect(28, -70, 3, 60)))
    pen.part("dark", smooth([(46, -63, "c"), (53, -58), (55, -43), (53, -28), (46, -23, "c")], tension=0.42), tone=0.07)
    pen.part("lamp", ellipse(54, -57, 4.6), shade="glow")
    pen.part("trim", polygon([(50, -20), (70, -3), (46, -3)]))
    pen.mark("dark", joined(*(line([(52, -18), (x, 0)]) for x in (50, 56, 62))), width=1.1, alpha=0.7)
    pen.part("trim", rect(-66, -24, 124, 4, 1))
    for x, r in ((-48, 14), (-16, 14), (13, 9), (35, 9)):
        pen.part("dark", ellipse(x, -r, r), tone=-0.04)
        pen.part("trim", difference(ellipse(x, -r, r * 0.84), ellipse(x, -r, r * 0.62)))
        spokes = joined(*(rotated(rect(x - 0.9, -2 * r + 2, 1.8, 2 * r - 4), 45 * i, (x, -r)) for i in range(4)))
        pen.part("trim", spokes, shade="flat", tone=-0.03)
        pen.part("brass", ellipse(x, -r, r * 0.22))
    pen.stroke("metal", line([(-48, -10), (-16, -10), (14, -12)]), 2.6)
    pen.anchor(top=(-46, -84), seat=(10, -63), lamp=(54, -57), mouth=(39, -90))


@symbol("tram, streetcar, trolley, subway train, metro", kinds="train, vehicle", height=3.6,
    slots={"body": ("#d9503f", "primary"), "white": ("#f8f2e2", "second"), **SLOTS}, ridden="cabin")
def tram(pen: Pen) -> None:
    pen.stroke("dark", joined(line([(-8, -66), (6, -76), (-6, -84)]), line([(-16, -85), (6, -85)])), 1.6)
    pen.part("dark", rect(-58, -12, 116, 7, 2))
    body = smooth([(-64, -10, "c"), (-68, -28), (-64, -56), (-56, -64), (0, -66), (56, -64), (64, -56), (68, -28),
        (64, -10, "c")], tension=0.42)
    pen.part("white", body)
    pen.mark("white", rect(-70, -70, 140, 8), tone=-0.05)
    pen.mark("body", rect(-80, -34, 160, 30))
    pen.mark("body", rect(-80, -17, 160, 10), tone=-0.1)
    pen.mark("white", rect(-80, -31, 160, 2.4))
    for x in (-59.0, -38.0, -22.0, 8.0, 24.0, 45.0):
        pane(pen, rect(x, -57, 13, 20, 2.4))
    pen.part("dark", rect(-6, -58, 12, 47, 1.6), tone=0.06)
    for x in (-4.6, 0.6):
        pane(pen, rect(x, -56, 4, 43, 1))
    for x in (-40, -26, 26, 40):
        pen.part("tyre", ellipse(x, -6.5, 6.5))
        pen.part("metal", ellipse(x, -6.5, 3.4))
    pen.part("lamp", ellipse(64, -26, 2.2, 3.4), shade="glow")
    pen.anchor(top=(-30, -65), lamp=(64, -26))


@symbol("excavator, digger, backhoe, crane truck", kinds="vehicle", height=3,
    slots={"body": ("#f2b02c", "primary"), **SLOTS}, ridden="cabin")
def excavator(pen: Pen) -> None:
    arm = limb([(-6, -42, 11), (16, -84, 9), (26, -88, 8), (34, -84, 7)])
    pen.part("dark", smooth([(-48, -20), (-42, -27), (16, -27), (22, -20), (22, -7), (16, 0), (-42, 0), (-48, -7)],
        tension=0.3))
    for x in (-38, -25, -13, -1, 12):
        pen.part("metal", ellipse(x, -13, 5.4), tone=-0.1)
    pen.part("dark", rect(-28, -34, 32, 8))
    pen.part("metal", pole((2, -36), (15, -62), 3, 3))
    pen.part("body", arm)
    pen.mark("body", crescent(arm, -3, 2), tone=-0.08)
    fore = limb([(27, -88, 8), (44, -62, 6.6), (52, -38, 5.6)])
    pen.part("body", fore, tone=-0.04)
    pen.part("metal", pole((22, -92), (38, -82), 2.6, 2.6))
    pen.part("dark", smooth([(48, -42, "c"), (58, -40, "c"), (66, -22), (62, -8, "c"), (50, -12), (40, -22),
        (40, -30, "c"), (52, -27)]), tone=0.06)
    pen.part("dark", joined(*(polygon([(x, y), (x + 5, y + 2), (x + 4, y + 7)]) for x,
        y in ((40, -23), (47, -15), (55, -11)))), tone=0.12)
    house = smooth([(-50, -34, "c"), (-50, -56, "c"), (-24, -58, "c"), (-22, -34, "c")], tension=0.3)
    pen.part("body", house, tone=-0.02)
    pen.mark("dark", joined(*(rect(-46, y, 16, 1.8, 0.9) for y in (-50, -46, -42))), alpha=0.7)
    pen.part("body", smooth([(-26, -33, "c"), (-26, -78, "c"), (-6, -78), (0, -74), (6, -52, "c"), (6, -33, "c")],
        tension=0.3))
    pane(pen, smooth([(-21, -52, "c"), (-21, -73, "c"), (-7, -73, "c"), (-1, -52, "c")]))
    pen.part("lamp", ellipse(2, -78, 2.6), shade="glow")
    pen.stroke("dark", curve((-20, -46), (-12, -46), (-4, -46)), 1.2, alpha=0.6)
    pen.anchor(top=(-16, -78), seat=(-38, -56))
