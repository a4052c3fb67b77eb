"""Vehicles that stand for a place: the bus of London, the gondola of Venice, the cable car, the tuk-tuk, "
"the longship."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    ellipse,
    intersection,
    joined,
    limb,
    line,
    polygon,
    rect,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import crescent, curve, pole
from limner.engines.illustrator.atlas.templates.four_wheeler import SLOTS, Build, chassis, pane, wheels
from limner.engines.illustrator.atlas.templates.monument import along
from limner.engines.illustrator.atlas.templates.wheel import cycle_wheel, tyre


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


@symbol("gondola, venetian gondola, gondola boat", kinds="boat, vehicle", height=1.6, place="water",
    symbol_id="gondola", slots={"hull": ("#26272d", "primary"),
    "gold": ("#d9ab42", "fixed"), "seat": ("#b0303a", "second"), "metal": ("#c9d0d8", "fixed"), "wood": ("#9a6a3f",
    "fixed")}, home="harbour, lake")
def gondola(pen: Pen) -> None:
    pen.part("wood", pole((-74, 2), (-22, -64), 3.4, 2))
    pen.part("wood", limb([(-74, 4, 7), (-64, -9, 5)]), tone=-0.04)
    pen.part("seat", smooth([(-6, -12, "c"), (-10, -34), (-2, -38), (6, -34), (10, -20), (24, -18, "c"), (24, -10,
        "c")]))
    pen.part("gold", ellipse(-3, -38, 2.6))
    hull = smooth([(-92, -40, "c"), (-84, -34), (-66, -20), (-36, -14), (0, -13), (40, -15), (66, -24), (76, -40,
        "c"), (80, -40, "c"), (78, -20), (62, -5), (30, 1), (-10, 2),
        (-46, -1), (-74, -14), (-90, -34)])
    pen.part("hull", hull)
    pen.mark("gold", curve((-92, -39), (-66, -17), (-36, -11), (0, -10), (40, -12), (66, -20), (79, -38)), width=1.6)
    pen.mark("hull", crescent(hull, 0, -6), tone=0.1)
    pen.part("metal", smooth([(76, -34, "c"), (78, -52), (75, -60), (82, -66), (90, -60), (86, -54), (82, -40), (80,
        -28, "c")]))
    pen.part("metal", joined(*(rect(80, -52 + 4 * i, 8, 2.2, 0.6) for i in range(5))))
    pen.part("gold", joined(ellipse(-92, -41, 2.4), *(smooth([(x, -14, "c"), (x + 2, -20), (x + 6, -22), (x + 5, -14,
        "c")]) for x in (-34, 44))))
    pen.anchor(seat=(14, -20), top=(0, -40), waterline=(0, -6), mouth=(10, -14))


@symbol("cable car, san francisco cable car, cable tram", kinds="tram, vehicle", height=3.3, symbol_id="cable_car",
    slots={"body": ("#9e2f34", "primary"),
    "cream": ("#f3e6c8", "fixed"), "wood": ("#8a5a36", "fixed"), "gold": ("#dcae45", "fixed"), **SLOTS})
def cable_car(pen: Pen) -> None:
    pen.part("dark", rect(-66, -16, 132, 8, 2))
    pen.part("wood", rect(-66, -62, 132, 46), tone=-0.16)
    pen.part("cream", smooth([(-74, -80, "c"), (-60, -84), (60, -84), (74, -80, "c"), (72, -75, "c"), (-72, -75,
        "c")], tension=0.3), tone=-0.05)
    pen.part("body", polygon([(-48, -84), (-42, -92), (42, -92), (48, -84)]))
    pen.mark("lamp", joined(*(rect(x - 4.4, -90, 8.8, 4.4, 1) for x in along(-44, 44, 7))), alpha=0.9)
    pen.part("cream", smooth([(-48, -92, "c"), (-36, -96), (36, -96), (48, -92, "c")], tension=0.3))
    pen.part("body", rect(-14, -76, 54, 62))
    for x in (-10, 6, 22):
        pen.part("cream", rect(x - 1, -71, 15, 31, 1.6), shade="flat")
        pane(pen, rect(x, -70, 13, 29, 1.4))
    pen.part("body", rect(-66, -40, 52, 24))
    pen.part("body", rect(40, -40, 26, 24))
    pen.mark("body", rect(30, -40, 60, 24), tone=-0.06)
    pen.part("cream", joined(rect(-66, -41, 132, 2.4), rect(-66, -22, 132, 1.6)), shade="flat")
    pen.part("gold", joined(*(rect(x, -35, 4, 9) for x in (-58, -46, -34, -22, 46, 56)), rect(-4, -34, 34, 7, 2)),
        shade="flat")
    pen.part("wood", joined(*(rect(x, -76, 2.4, 38) for x in (-66, -50, -32, 48, 63))))
    pen.part("wood", joined(rect(-62, -50, 18, 4, 1), rect(-44, -50, 24, 4, 1)), tone=0.05)
    pen.part("lamp", ellipse(67, -30, 4), shade="glow")
    pen.part("dark", joined(polygon([(-76, -10), (-66, -16), (-66, -8), (-74, -6)]), polygon([(76, -10), (66, -16),
        (66, -8), (74, -6)])), tone=0.08)
    for x in (-44, -26, 26, 44):
        tyre(pen, x, -7, 7, rim=0.66, tyre_slot="dark")
    pen.anchor(top=(0, -96), seat=(-40, -50), lean=(-66, -30), lamp=(67, -30))


@symbol("gondola lift, ski lift cabin, aerial tramway, ropeway, cable cabin, funicular cabin, ski gondola",
    kinds="vehicle", height=3, place="air",
    symbol_id="gondola_lift", slots={"body": ("#d8423a", "primary"), "cable": ("#4a505a", "fixed"), **SLOTS},
    home="mountains")
def gondola_lift(pen: Pen) -> None:
    pen.stroke("cable", line([(-70, -96), (70, -108)]), 2)
    pen.part("cable", smooth([(-12, -104, "c"), (-14, -98), (14, -100), (13, -107, "c")]))
    pen.part("metal", joined(ellipse(-7, -103, 3), ellipse(7, -104, 3)))
    pen.part("cable", polygon([(-2, -101), (2, -101), (3, -72), (-3, -72)]), tone=0.05)
    body = smooth([(-28, -72, "c"), (-38, -60), (-41, -36), (-36, -8), (-28, 0, "c"), (28, 0, "c"), (36, -8), (41,
        -36), (38, -60), (28, -72, "c")], tension=0.4)
    pen.part("body", body)
    pen.mark("body", crescent(body, -12, 0), tone=-0.1)
    for shape in (smooth([(-34, -30, "c"), (-35, -44), (-31, -60), (-24, -66), (-15, -66, "c"), (-15, -30, "c")]),
            rect(-12, -66, 24, 36, 2), smooth([(34, -30, "c"), (35, -44),
            (31, -60), (24, -66), (15, -66, "c"), (15, -30, "c")])):
        pane(pen, shape)
    pen.mark("glass", rect(-1, -80, 2, 60), tone=-0.3, alpha=0.6)
    pen.part("body", rect(-30, -75, 60, 5, 2), tone=-0.1)
    pen.part("metal", joined(rect(-34, -4, 68, 3, 1), rect(16, -26, 16, 2, 1)))
    pen.stroke("metal", line([(0, -26), (0, -4)]), 1)
    pen.anchor(top=(0, -104), seat=(0, -30))


@symbol("longship, viking ship, viking longship, viking boat, drakkar, dragon ship", kinds="ship, boat, vehicle",
    height=12, place="water", symbol_id="longship",
    slots={"hull": ("#7a4e30", "primary"), "sail": ("#f2e8d2", "fixed"), "stripe": ("#c2403a", "second"),
        "gold": ("#dcae45", "fixed"), "blue": ("#3f6f9e", "fixed"),
    "dark": ("#4a2f1f", "fixed")}, home="sea")
def longship(pen: Pen) -> None:
    pen.part("dark", rect(-2, -104, 4, 90, 1))
    pen.part("dark", rect(-42, -92, 84, 3.4, 1.6))
    sail = smooth([(-40, -89, "c"), (0, -90), (40, -89, "c"), (44, -66), (38, -40, "c"), (0, -34), (-38, -40, "c"),
        (-44, -66)])
    pen.part("sail", sail)
    pen.mark("stripe", joined(*(smooth([(x * 0.94, -92, "c"), (x * 1.06, -66), (x * 0.9, -30, "c"), ((x + 9) * 0.9,
        -30, "c"), ((x + 9) * 1.06, -66), ((x + 9) * 0.94, -92, "c")])
        for x in (-40, -22, -4.5, 13, 31))))
    pen.mark("sail", crescent(sail, -8, 0), tone=-0.08)
    pen.stroke("dark", joined(line([(0, -102), (-70, -24)]), line([(0, -102), (70, -24)]), line([(-38, -40), (-52,
        -20)]), line([(38, -40), (52, -20)])), 0.7)
    pen.part("gold", polygon([(2, -104), (16, -101), (2, -98)]))
    hull = smooth([(-82, -50, "c"), (-76, -34), (-60, -22), (-30, -17), (0, -16), (30, -17), (60, -23), (74, -38),
        (78, -56, "c"), (84, -54, "c"), (82, -34), (70, -12), (44, -2), (0,
        2), (-44, -2), (-70, -12), (-84, -34), (-88, -50, "c")])
    pen.part("hull", hull)
    pen.mark("hull", joined(*(curve((-90, -36 + d), (-50, -18 + d), (0, -12 + d), (50, -18 + d), (90, -40 + d))
        for d in (0, 6, 12))), tone=-0.12, width=1)
    pen.stroke("dark", joined(*(line([(x, -14), (x - 12, 6)]) for x in (-44, -26, -8, 10, 28, 46))), 1.3)
    for i, x in enumerate((-52, -38, -24, -10, 4, 18, 32, 46)):
        y = -19 - abs(x) * 0.05 + 2
        pen.part(("stripe", "gold", "blue")[i % 3], ellipse(x, y, 7))
        pen.mark("sail", joined(rect(x - 8, y - 0.8, 16, 1.6), rect(x - 0.8, y - 8, 1.6, 16)), alpha=0.8)
        pen.mark("dark", ellipse(x, y, 2))
    pen.part("hull", smooth([(76, -50, "c"), (76, -66), (80, -76), (90, -80), (95, -75, "c"), (94, -70), (88, -70),
        (85, -62), (84, -50, "c")]))
    pen.part("hull", joined(polygon([(82, -78), (78, -88), (87, -81)]), polygon([(76, -70), (69, -74), (77, -64)]),
        polygon([(76, -60), (69, -62), (77, -54)])), tone=-0.06)
    pen.part("gold", ellipse(89, -76, 1.6), shade="flat")
    pen.part("hull", smooth([(-83, -46, "c"), (-80, -62), (-84, -72), (-89, -72), (-90, -65), (-88, -63), (-90, -54),
        (-88, -46, "c")]))
    pen.anchor(top=(0, -106), seat=(0, -18), waterline=(0, -5), mouth=(0, -16))


@symbol("chinese junk, junk boat, junk ship, sampan, hong kong junk", kinds="boat, ship, vehicle", height=18,
    place="water", symbol_id="junk", slots={"sail": ("#b8372f",
    "primary"), "hull": ("#6d4a33", "fixed"), "batten": ("#6a2420", "follow"), "gold": ("#dcae45", "fixed")},
    home="sea")
def junk(pen: Pen) -> None:
    for x, h in ((-48, 74), (-4, 108), (46, 84)):
        pen.part("hull", rect(x - 1.4, -h, 2.8, h - 14), tone=-0.06)

    def lug(points: list[tuple[float, float]], rows: int) -> None:
        shape = smooth([(*p, "c") if i in (0, 1, 3, 4) else p for i, p in enumerate(points)])
        pen.part("sail", shape)
        (x0, y0), (x1, y1), _, (x3, y3), (x4, y4) = points[0], points[1], points[2], points[3], points[4]
        pen.mark("batten", joined(*(line([(x0 + (x4 - x0) * k, y0 + (y4 - y0) * k), (x1 + (x3 - x1) * k + 6,
            y1 + (y3 - y1) * k)]) for k in ((i + 1) / rows for i in
            range(rows - 1)))), width=1.6)
        pen.mark("sail", crescent(shape, 6, 0), tone=-0.08)

    lug([(-62, -60), (-40, -78), (-30, -52), (-36, -26), (-64, -26)], 5)
    lug([(-30, -84), (8, -108), (26, -68), (18, -28), (-28, -28)], 7)
    lug([(26, -64), (54, -84), (68, -54), (62, -28), (30, -28)], 5)
    hull = smooth([(-84, -38, "c"), (-60, -34, "c"), (-56, -22), (-20, -18), (30, -18), (60, -24), (82, -34, "c"),
        (76, -14), (62, 0, "c"), (0, 2), (-62, 0, "c"), (-78, -14)])
    pen.part("hull", hull)
    pen.mark("hull", joined(*(curve((-90, -30 + d), (0, -12 + d), (90, -28 + d)) for d in (0, 6, 12))), tone=-0.12,
        width=1)
    pen.mark("gold", curve((-86, -35), (-56, -21), (0, -16), (60, -21), (84, -32)), width=1.6)
    pen.part("hull", joined(rect(-82, -46, 24, 8), rect(-84, -48, 28, 2.4)), tone=0.05)
    pen.mark("gold", joined(*(rect(x, -44, 3, 4) for x in (-78, -72, -66))))
    pen.anchor(top=(-4, -108), seat=(0, -18), waterline=(0, -5))


@symbol("rickshaw, pulled rickshaw, jinrikisha", kinds="carriage, vehicle", height=1.9, slots={"body": ("#a82f35",
    "primary"), "hood": ("#2d2f38", "second"), "wood": ("#8a5a36",
    "fixed"), "gold": ("#dcae45", "fixed"), "tyre": ("#2b2f38", "fixed"), "metal": ("#c6ccd6", "fixed")})
def rickshaw(pen: Pen) -> None:
    pen.part("hood", smooth([(-44, -50, "c"), (-48, -84), (-30, -101), (-4, -102), (14, -92, "c"), (10, -84), (-10,
        -78), (-18, -52, "c")]))
    pen.mark("hood", joined(curve((-46, -70), (-20, -82), (14, -90)), curve((-36, -96), (-22, -78), (-20, -50)),
        curve((-12, -104), (-10, -86), (-14, -74))), tone=0.14, width=1.2)
    pen.part("body", smooth([(-46, -54, "c"), (-42, -28), (-30, -22), (16, -22, "c"), (24, -26), (22, -36), (8, -38),
        (-12, -38), (-16, -54, "c")]))
    pen.mark("gold", joined(curve((-46, -50), (-38, -30), (-20, -26), (20, -27))), width=1.4)
    pen.part("body", rect(-20, -44, 30, 6, 3), tone=0.08)
    pen.stroke("wood", curve((-30, -26), (10, -20), (50, -32), (84, -42)), 3)
    pen.stroke("wood", line([(78, -46), (86, -36)]), 2.4)
    pen.stroke("wood", curve((34, -27), (36, -12), (30, 0)), 2.2)
    cycle_wheel(pen, -18, -26, 26, spokes=18)
    pen.anchor(top=(-18, -102), seat=(-4, -44), lean=(-44, -40))


@symbol("penny-farthing, penny farthing, high wheeler, high-wheel bicycle, ordinary bicycle",
    kinds="bicycle, vehicle, two-wheeler", height=1.9, symbol_id="penny_farthing",
    slots={"frame": ("#33373f", "primary"), "tyre": ("#2b2f38", "fixed"), "metal": ("#b9c0c9", "fixed"),
        "seat": ("#8a5230", "fixed")})
def penny_farthing(pen: Pen) -> None:
    cycle_wheel(pen, 14, -42, 42, width=3, spokes=30)
    cycle_wheel(pen, -48, -12, 12, width=2.4, spokes=12)
    pen.stroke("frame", curve((12, -92), (-14, -86), (-34, -58), (-48, -12)), 3.4)
    pen.stroke("frame", joined(line([(13, -96), (14, -42)]), curve((0, -92), (14, -98), (26, -92))), 3)
    pen.stroke("frame", joined(line([(14, -42), (20, -34)]), line([(17, -32), (24, -34)])), 2)
    pen.part("seat", smooth([(-18, -90), (-8, -95), (4, -95), (8, -92), (-4, -89), (-16, -86)]))
    pen.part("frame", joined(ellipse(0, -91, 2.6, 2), ellipse(27, -91, 2.6, 2)), tone=-0.05)
    pen.part("metal", ellipse(14, -42, 3.4))
    pen.anchor(top=(12, -97), seat=(-6, -93), handle=(24, -92), pedal=(20, -33), rear_wheel=(-48, -12),
        front_wheel=(14, -42))


@symbol("snowmobile, ski-doo, snow scooter", kinds="vehicle", height=1.2, slots={"body": ("#d9402f", "primary"),
    "seat": ("#2d3038", "fixed"), "track": ("#3a3e46", "fixed"), **SLOTS}, home="snow")
def snowmobile(pen: Pen) -> None:
    pen.part("track", smooth([(-66, -8), (-62, -18), (-46, -22), (0, -20), (16, -12), (10, -2), (-50, 0)]))
    pen.mark("metal", joined(*(ellipse(x, -10, 4.4) for x in (-52, -36, -20, -4))), tone=-0.1)
    pen.stroke("metal", joined(line([(34, -26), (44, -8)]), line([(46, -26), (52, -8)])), 2.6)
    pen.part("seat", smooth([(22, -4, "c"), (64, -4), (80, -8), (86, -16, "c"), (83, -18, "c"), (76, -10), (60, -8),
        (22, -8, "c")]))
    pen.part("seat", smooth([(-62, -26, "c"), (-64, -36), (-50, -42), (-16, -40), (0, -36), (2, -24, "c")]))
    pen.part("body", smooth([(-70, -22, "c"), (-66, -30), (-30, -26), (-4, -28), (8, -48), (24, -52), (46, -44), (66,
        -28), (68, -18), (50, -14), (10, -16), (-30, -19)]))
    pen.mark("body", smooth([(-70, -18), (0, -22), (70, -20), (70, -6), (-70, -6)]), tone=-0.1)
    pen.part("glass", smooth([(10, -49, "c"), (14, -64), (22, -72), (34, -52), (30, -49, "c")]), shade="glass",
        alpha=0.75)
    pen.stroke("seat", curve((0, -58), (8, -60), (14, -52)), 3)
    pen.part("lamp", smooth([(50, -40, "c"), (58, -36), (62, -30, "c"), (52, -32)]), shade="glow")
    pen.part("seat", joined(polygon([(-2, -20), (20, -44), (26, -44), (8, -20)])), tone=0.04)
    pen.anchor(top=(20, -70), seat=(-30, -41), handle=(4, -59), lamp=(58, -34))


@symbol("golf cart, golf buggy, golf car", kinds="vehicle", height=1.8, slots={"body": ("#f1f0ea", "primary"),
    "seat": ("#b98d5c", "second"), "roof": ("#f6f4ee", "fixed"), **SLOTS}, home="park, meadow")
def golf_cart(pen: Pen) -> None:
    pen.part("dark", rect(-46, -20, 92, 8, 2))
    pen.stroke("dark", joined(line([(-44, -84), (-42, -34)]), line([(28, -84), (46, -40)]), line([(-12, -84), (-14,
        -40)])), 2.6, tone=0.1)
    pen.part("seat", smooth([(-30, -34, "c"), (-32, -62), (-24, -64), (-20, -46), (6, -44), (8, -34, "c")]))
    pen.part("body", smooth([(-60, -14, "c"), (-62, -34), (-54, -40), (-34, -38), (-28, -30), (4, -30), (10, -18),
        (28, -18), (32, -40, "c"), (46, -42), (60, -30), (64, -14, "c")],
        tension=0.4))
    pen.mark("body", rect(-70, -20, 140, 12), tone=-0.1)
    pen.stroke("dark", joined(line([(30, -38), (20, -54)]), line([(14, -52), (25, -59)])), 2.2)
    pen.part("roof", smooth([(-54, -84, "c"), (-48, -91), (34, -91), (42, -84, "c"), (34, -82), (-48, -82)],
        tension=0.3))
    pen.part("lamp", ellipse(58, -28, 4.4, 3.4), shade="glow")
    pen.part("dark", joined(rect(-60, -68, 12, 32, 4)), tone=0.1)
    pen.stroke("metal", joined(line([(-57, -66), (-60, -78)]), line([(-52, -66), (-51, -80)])), 1.4)
    tyre(pen, -42, -10, 10)
    tyre(pen, 44, -10, 10)
    pen.anchor(top=(-6, -91), seat=(-10, -46), lamp=(58, -28), rear_wheel=(-42, -10), front_wheel=(44, -10))


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


@symbol("dog sled, dogsled, husky sled", kinds="sled, vehicle", height=1.2, symbol_id="dog_sled",
    slots={"wood": ("#a8743f", "primary"), "bag": ("#b8403a", "second"), "rope": ("#4a4038",
    "fixed")}, home="snow")
def dog_sled(pen: Pen) -> None:
    pen.stroke("wood", curve((-80, -4), (-20, -2), (50, -3), (72, -12), (80, -28)), 3.4)
    pen.stroke("wood", curve((-80, -2), (-64, -60), (-54, -72), (-44, -70)), 3)
    pen.stroke("wood", joined(line([(-60, -56), (70, -26)]), line([(-66, -30), (74, -22)]), *(line([(x, -4), (x + 4,
        -48 + (x + 60) * 0.23)]) for x in (-44, -16, 12, 40))), 2)
    pen.part("bag", smooth([(-58, -26, "c"), (-56, -50), (-20, -50), (20, -40), (60, -30), (66, -22, "c"), (0, -18)]))
    pen.mark("rope", joined(*(line([(x, -56), (x + 6, -16)]) for x in (-36, -8, 20, 46))), width=1.4)
    pen.stroke("rope", curve((78, -24), (88, -20), (95, -22)), 1.4)
    pen.anchor(top=(-54, -72), seat=(0, -44), handle=(-46, -70))


@symbol("felucca, nile sailboat, dhow, arab dhow, lateen sailboat", kinds="sailboat, boat, vehicle", height=14,
    place="water", symbol_id="felucca", slots={"sail": ("#f6efe0", "primary"),
    "hull": ("#f1ece2", "fixed"), "wood": ("#7a5236", "fixed"), "blue": ("#3f7fb0", "fixed")}, home="sea")
def felucca(pen: Pen) -> None:
    pen.part("wood", pole((6, -14), (2, -72), 3.4, 2.6))
    pen.part("wood", pole((56, -22), (-30, -122), 2.6, 1.8), tone=-0.04)
    sail = smooth([(54, -24, "c"), (12, -72), (-29, -120, "c"), (-40, -70), (-48, -26, "c"), (0, -20)])
    pen.part("sail", sail)
    pen.mark("sail", joined(line([(26, -56), (-6, -18)]), line([(4, -82), (-28, -20)])), tone=-0.08, width=0.9)
    pen.mark("sail", intersection(sail, rect(-60, -130, 40, 120)), tone=-0.05)
    hull = smooth([(-66, -20, "c"), (-30, -15), (20, -15), (58, -20), (74, -30, "c"), (66, -10), (52, 0), (0, 2),
        (-50, 0), (-64, -8)])
    pen.part("hull", hull)
    pen.mark("blue", curve((-70, -15), (-20, -9), (30, -9), (76, -24)), width=3)
    pen.mark("hull", crescent(hull, 0, -5), tone=-0.12)
    pen.anchor(top=(-29, -120), seat=(-30, -16), waterline=(0, -5))
