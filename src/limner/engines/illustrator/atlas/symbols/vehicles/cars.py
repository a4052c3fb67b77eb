"""Cars and taxis."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    Landmark,
    ellipse,
    joined,
    line,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent
from limner.engines.illustrator.atlas.symbols.vehicles.machines import WHEELS
from limner.engines.illustrator.atlas.templates.four_wheeler import SLOTS, Build, chassis, wheels
from limner.engines.illustrator.atlas.templates.wheel import tyre

_LOWER: list[Landmark] = [(-59, -9, "c"), (-62.5, -15), (-61.5, -26), (-55, -31), (-30, -32.5), (20, -32.5),
    (42, -30.5), (56, -27), (62, -20), (62.5, -13), (60, -9, "c")]
_CABIN: list[Landmark] = [(-50, -29, "c"), (-40, -42), (-26, -48), (2, -48.5), (16, -44), (34, -29, "c")]
_GLASS = (
    smooth([(-43, -32.5, "c"), (-36, -41), (-25, -45), (-9.5, -45.3, "c"), (-9.5, -32.5, "c")], tension=0.4),
    smooth([(-6, -32.5, "c"), (-6, -45.3, "c"), (4, -44.8), (13, -41), (25, -32.5, "c")], tension=0.4),
)


@symbol("limousine, limo, stretch limousine, stretch limo", kinds="car, vehicle", height=1.5,
    slots={"body": ("#2f333d", "primary"), **SLOTS})
def limousine(pen: Pen) -> None:
    body = union(smooth([(-92, -9, "c"), (-94, -16), (-92, -25), (-84, -29), (-60, -30), (50, -30), (74, -28),
        (90, -24), (94, -16), (92, -9, "c")]),
        smooth([(-82, -28, "c"), (-72, -40), (-60, -44), (36, -44.5), (48, -41), (64, -28, "c")]))
    panes = [smooth([(-75, -30, "c"), (-68, -38), (-60, -41), (-50, -41.5, "c"), (-50, -30, "c")], tension=0.4)]
    panes += [rect(x, -41.5, 21, 11.5, 1.5) for x in (-47, -23, 1)]
    panes += [smooth([(25, -30, "c"), (25, -41.6, "c"), (36, -41.4), (46, -38), (57, -30, "c")], tension=0.4)]
    build = Build(body=body, glass=tuple(panes), wheels=(-68, 68), seams=([(-48.5, -44), (-48.5, -11)],
        [(-24.5, -44), (-24.5, -11)], [(23.5, -44), (23.5, -11)]),
        handles=((-44, -26), (28, -26)), bumpers=((-94, 9), (85, 9)), lamp=(87, -24, 5, 5), tail=(-94, -26, 4, 6))
    chassis(pen, build)
    wheels(pen, build)
    pen.anchor(top=(-8, -44), seat=(-8, -43), lean=(-88, -20), lamp=(89, -21), tail=(-92, -22))


@symbol("go kart, go-kart, gokart, racing kart, kart", kinds="car, vehicle", height=0.8,
    slots={"body": ("#2f7fd6", "primary"), **WHEELS, "white": ("#f6f4ef", "second")}, home="race track")
def go_kart(pen: Pen) -> None:
    for x in (-46, 52):
        pen.part("tyre", ellipse(x + 6, -18, 13), tone=-0.05)
    pen.part("dark", rect(-52, -16, 112, 6, 2))
    pen.part("dark", smooth([(-34, -16, "c"), (-44, -56), (-34, -62), (-24, -52), (-18, -30), (4, -26), (6, -16, "c")]))
    pen.part("metal", rect(-58, -36, 18, 20, 3), tone=-0.1)
    pen.stroke("metal", line([(34, -22), (16, -44)]), 2.6)
    pen.part("dark", rotated(ellipse(13, -47, 3.4, 10), -30, (13, -47)))
    nose = smooth([(8, -12, "c"), (14, -26), (34, -32), (60, -28), (84, -14), (86, -6), (60, -5), (10, -5, "c")])
    pen.part("body", nose)
    pen.mark("body", crescent(nose, 0, -5), tone=-0.12)
    pen.part("white", ellipse(42, -20, 7))
    pen.mark("body", joined(rect(40.8, -24, 2.4, 8)))
    pen.part("body", smooth([(-36, -12, "c"), (-34, -22), (0, -22), (6, -12, "c"), (4, -5), (-34, -5)]), tone=-0.05)
    tyre(pen, -46, -14, 14)
    tyre(pen, 50, -12, 12)
    pen.anchor(seat=(-12, -28), top=(-12, -28), lean=(-44, -20), front_wheel=(50, -12), rear_wheel=(-46, -14))


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
    slots={"body": ("#e03a3a", "primary"), "white": ("#fdfbf5", "second"), **SLOTS}, home="race track",
    traits=("colourful",))
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


@symbol("black cab, london taxi, london cab, hackney carriage", kinds="taxi, car, vehicle", height=1.8,
    slots={"body": ("#23252b", "primary"),
    "sign": ("#f2a33c", "light"), **SLOTS})
def black_cab(pen: Pen) -> None:
    body = smooth([(-64, -10, "c"), (-66, -24), (-60, -34), (-52, -38), (-44, -58), (-34, -63), (14, -63), (24, -58),
        (32, -40), (52, -37), (63, -32), (66, -22),
        (65, -10, "c")])
    glass = (smooth([(-46, -39, "c"), (-40, -55), (-32, -58), (-24, -58, "c"), (-24, -39, "c")]), rect(-21, -58, 20,
        19, 2), smooth([(2, -58, "c"), (12, -58), (19, -54),
        (26, -39, "c"), (2, -39, "c")]))
    build = Build(body=body, glass=glass, wheels=(-40, 42), radius=12, belt=-36, lamp=(59, -31, 6, 7), tail=(-67,
        -29, 4, 7), bumpers=((-69, 12), (58, 12)),
        seams=([(-22, -60), (-22, -12)], [(1, -60), (1, -12)], [(28, -38), (30, -14)]), handles=((-16, -33), (6, -33)))
    chassis(pen, build)
    pen.part("metal", joined(*(rect(x, -30, 1.4, 13) for x in (61, 63.4))), shade="flat")
    pen.part("sign", rect(4, -69, 17, 6.4, 2), shade="glow")
    pen.mark("dark", joined(*(rect(x, -67.4, 2, 3.4) for x in (6.6, 10, 13.4, 16.8))), detail=1)
    wheels(pen, build)
    pen.anchor(top=(-10, -63), seat=(-10, -63), lean=(-62, -30), lamp=(63, -28))


@symbol("tuk-tuk, tuk tuk, auto rickshaw, tuktuk, autorickshaw", kinds="vehicle, taxi", height=1.8,
    symbol_id="tuk_tuk", slots={"body": ("#2f9a62", "primary"),
    "hood": ("#f2bd2d", "second"), "seat": ("#8a3f34", "fixed"), **SLOTS})
def tuk_tuk(pen: Pen) -> None:
    pen.part("dark", rect(-46, -34, 84, 24), tone=0.04)
    pen.part("seat", smooth([(-44, -26, "c"), (-46, -62), (-38, -64), (-34, -40), (-12, -38, "c"), (-12, -26, "c")]))
    pen.part("seat", rect(6, -40, 16, 8, 3), tone=-0.04)
    pen.stroke("metal", joined(line([(-20, -80), (-20, -28)]), line([(12, -80), (10, -30)])), 2)
    pen.stroke("dark", joined(line([(30, -40), (27, -54)]), line([(22, -55), (32, -52)])), 2, tone=0.06)
    pen.part("body", smooth([(-60, -10, "c"), (-62, -26), (-58, -38), (-44, -40), (-38, -32), (-8, -30), (0, -16),
        (14, -14), (26, -18, "c"), (28, -44, "c"), (40, -42), (49,
        -28), (56, -20), (56, -12, "c"), (44, -10, "c"), (-34, -9, "c")], tension=0.35))
    pen.mark("body", rect(-70, -18, 140, 14), tone=-0.1)
    pen.mark("hood", rect(-70, -26, 140, 3))
    pen.part("glass", polygon([(26, -44), (18, -78), (22, -79), (42, -43)]), shade="glass", alpha=0.65)
    pen.stroke("metal", line([(41, -43), (22, -80)]), 2)
    pen.part("hood", smooth([(-54, -36, "c"), (-58, -70), (-50, -84), (-30, -88), (8, -87), (26, -82), (30, -76,
        "c"), (14, -78), (-34, -77), (-42, -70), (-42, -38, "c")]))
    pen.mark("hood", joined(line([(-56, -60), (-38, -58)]), line([(-40, -90), (-34, -74)]), line([(-8, -90), (-8,
        -74)])), tone=-0.12, width=1)
    pen.part("lamp", ellipse(50, -29, 5), shade="glow")
    pen.part("tail", rect(-63, -32, 4, 6, 1.6), shade="glow")
    tyre(pen, -40, -11, 11)
    tyre(pen, 46, -10, 10)
    pen.part("body", smooth([(35, -14, "c"), (37, -22), (46, -24), (55, -20), (58, -13, "c"), (52, -19), (42, -19)]),
        tone=0.03)
    pen.anchor(top=(-10, -88), seat=(-24, -40), lean=(-60, -30), lamp=(50, -29), rear_wheel=(-40, -11),
        front_wheel=(46, -10))
