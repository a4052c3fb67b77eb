"""Carts, carriages, sleds, chairs on wheels."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    arc,
    difference,
    ellipse,
    joined,
    limb,
    line,
    polygon,
    rect,
    rotated,
    smooth,
)
from limner.engines.illustrator.atlas.figure import HOLLOW, Pen
from limner.engines.illustrator.atlas.hues import DARK, GOLD
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    crescent,
    curve,
    pole,
)
from limner.engines.illustrator.atlas.symbols.vehicles.cycles import BARE
from limner.engines.illustrator.atlas.templates.four_wheeler import SLOTS
from limner.engines.illustrator.atlas.templates.wheel import cycle_wheel, tyre


@symbol("carriage, horse carriage, chariot, stagecoach", kinds="vehicle", height=2.3,
    slots={"body": ("#b8433c", "primary"), "trim": GOLD, "wheel": ("#7a4a2a", "fixed"), "pane": ("#bfe3ef", "fixed")},
    ridden="cabin")
def carriage(pen: Pen) -> None:
    body = smooth([(-48, -80), (-20, -92), (24, -92), (48, -80), (46, -44), (30, -24), (-30, -24), (-46, -44)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -8, -6), tone=-0.08)
    for x in (-34, 12):
        pen.part("pane", rect(x, -76, 22, 24, 6), shade="flat")
    pen.part("trim", difference(rect(-9, -80, 18, 52, 5), rect(-6.4, -77.4, 12.8, 46.8, 4)), shade="flat")
    pen.mark("trim", joined(curve((-50, -44), (0, -40), (50, -44))), width=2)
    pen.part("trim", joined(ellipse(0, -96, 5), ellipse(-40, -86, 3), ellipse(40, -86, 3)))
    pen.stroke("wheel", line([(44, -30), (64, -26)]), 3.4)
    for x, r in ((-32, 24), (34, 20)):
        pen.stroke("wheel", ellipse(x, -r, r - 2), 4.4)
        pen.stroke("wheel", joined(*(rotated(line([(x, -2 * r + 4), (x, -4)]), 30 * i, (x, -r)) for i in range(6))), 2)
        pen.part("trim", ellipse(x, -r, 4.4))
    pen.anchor(top=(0, -98), seat=(0, -60), lean=(-50, -50))


@symbol("wagon, covered wagon, handcart, cart", kinds="vehicle", height=1.2, slots={"wood": ("#b98145", "primary"),
    "wheel": ("#7a4a2a", "fixed"), "cloth": ("#f4ecd9", "second")}, ridden="cabin")
def wagon(pen: Pen) -> None:
    cover = smooth([(-48, -46, "c"), (-46, -84), (-24, -98), (24, -98), (46, -84), (48, -46, "c")])
    pen.part("cloth", cover)
    pen.mark("cloth", joined(*(curve((x, -100), (x * 1.06, -44)) for x in (-30, -10, 10, 30))), width=1.6, tone=-0.1)
    pen.part("wood", polygon([(-54, -50), (54, -50), (48, -24), (-48, -24)]))
    pen.mark("wood", joined(line([(-60, -37), (60, -37)])), width=1.6, tone=-0.13)
    pen.stroke("wood", line([(46, -28), (66, -12)]), 3.4)
    for x in (-30, 30):
        pen.stroke("wheel", ellipse(x, -20, 18), 4.4)
        pen.stroke("wheel", joined(*(rotated(line([(x, -36), (x, -4)]), 30 * i, (x, -20)) for i in range(6))), 2)
        pen.part("wheel", ellipse(x, -20, 4.4))
    pen.anchor(top=(0, -98), seat=(0, -52), inside=(0, -50), lean=(-50, -40))


@symbol("stroller, baby carriage, pram, pushchair, baby stroller, buggy", kinds="vehicle, thing", height=1.05,
    slots={"body": ("#3f7fb8", "primary"), "metal": ("#8a94a2", "fixed"), "dark": DARK, "trim": ("#f4ead6", "second")},
    home="park")
def stroller(pen: Pen) -> None:
    pen.stroke("metal", smooth([(-28, -12), (8, -36), (40, -66), (56, -84, "c"), (64, -82)], closed=False), 3.4)
    pen.stroke("dark", line([(53, -84), (66, -83)]), 5)
    pen.stroke("metal", line([(30, -12), (-6, -40)]), 3.4, tone=-0.06)
    tub = smooth([(-50, -58, "c"), (42, -58, "c"), (38, -36), (18, -26), (-26, -26), (-46, -38)])
    pen.part("body", tub)
    pen.mark("body", crescent(tub, -6, -6), tone=-0.09)
    pen.mark("trim", rect(-60, -60, 120, 6))
    hood = smooth([(-50, -58, "c"), (-48, -78), (-30, -96), (-4, -98), (4, -58, "c")])
    pen.part("body", hood, tone=0.03)
    pen.mark("body", joined(curve((4, -58), (-20, -70), (-36, -92)), curve((4, -58), (-28, -62), (-49, -74)),
        curve((3, -58), (-8, -80), (-16, -99))), tone=-0.13, width=1.8)
    for x in (-30, 30):
        pen.part("dark", ellipse(x, -13, 13))
        pen.part("trim", ellipse(x, -13, 9))
        pen.part("metal", joined(*(rotated(rect(x - 0.8, -22, 1.6, 18), 45 * i, (x, -13)) for i in range(4))), detail=1)
        pen.part("metal", ellipse(x, -13, 3))
    pen.anchor(seat=(22, -56), top=(12, -58), handle=(60, -83), opening=(20, -58))


@symbol("sled, sledge, sleigh, toboggan, santa's sleigh", kinds="vehicle, toy", height=0.6,
    slots={"body": ("#c8433a", "primary"), "metal": ("#d8a93f", "second"), "seat": ("#7a3a2f", "fixed")},
    home="snow", told_in="village", traits=("mount", "open", "wintry"))
def sled(pen: Pen) -> None:
    pen.stroke("metal", curve((-62, -4), (-20, -2), (40, -2), (66, -8), (74, -24), (62, -32), (56, -24)), 4)
    for x in (-36, 0, 34):
        pen.stroke("metal", curve((x - 6, -20), (x + 2, -14), (x, -3)), 3.4)
    pen.part("seat", smooth([(-50, -62, "c"), (-36, -60), (-26, -40), (10, -36), (16, -24, "c"), (-46, -24, "c")]))
    with pen.in_front():
        body = smooth([(-64, -76, "c"), (-54, -70), (-46, -48), (-22, -36), (10, -36), (26, -46), (32, -64),
            (48, -70, "c"), (46, -44), (36, -24), (14, -16), (-34, -16), (-54, -32)])
        pen.part("body", body)
        pen.mark("body", crescent(body, -4, -8), tone=-0.09)
        pen.stroke("metal", curve((-64, -76), (-54, -70), (-46, -48), (-22, -36), (10, -36), (26, -46), (32, -64),
            (48, -70)), 3)
        pen.mark("metal", joined(curve((-44, -34), (-30, -26), (-14, -30), (-10, -24)),
            curve((22, -34), (10, -26), (-4, -30), (-8, -24))), width=1.8)
    pen.anchor(seat=(-8, -42), top=(-8, -42), handle=(46, -66), mouth=(-8, -36), opening=(-8, -36))


@symbol("wheelbarrow, barrow", kinds="tool, cart", height=0.7, slots={"tray": ("#3f8f57", "primary"),
    "wood": ("#a9713f", "fixed"), **BARE}, home="garden", traits=("container",))
def wheelbarrow(pen: Pen) -> None:
    tyre(pen, 38, -14, 14, rim=0.5)
    pen.part("wood", pole((-8, -34), (-30, 0), 4.4, 4.4), tone=-0.12)
    pen.part("wood", pole((-30, -40), (-30, 0), 4.8, 4.8), tone=-0.04)
    pen.part("wood", rect(-37, -3.4, 14, 3.4, 1), tone=-0.08)
    pen.part("wood", limb([(38, -14, 3.6), (4, -27, 4.4), (-40, -42, 5), (-58, -45, 5)]))
    tray = smooth([(-36, -60, "c"), (46, -60, "c"), (30, -29, "c"), (-18, -29, "c")], tension=0.15)
    pen.part("tray", polygon([(-36, -60), (-28, -65), (50, -65), (46, -60)]), tone=-0.14)
    with pen.in_front():
        pen.part("tray", tray)
        pen.mark("tray", rect(-40, -38, 100, 12), tone=-0.08)
        pen.stroke("tray", line([(-36, -60), (46, -60)]), 2.4, tone=0.07)
    pen.anchor(mouth=(6, -61), opening=(6, -61), top=(6, -62), handle=(-56, -45), seat=(6, -50))


@symbol("shopping cart, trolley cart, shopping trolley", kinds="container", height=1,
    slots={"frame": ("#8f99a6", "fixed"), "handle": ("#e0483d", "primary"), "tyre": BARE["tyre"],
    "metal": BARE["metal"]}, home="shop", told_in="street", traits=("hollow",))
def shopping_cart(pen: Pen) -> None:
    basket = polygon([(-30, -72), (46, -64), (38, -34), (-20, -34)])
    pen.part("frame", basket, tone=0.14, alpha=0.45, shade="flat", name=HOLLOW)
    grid = [line([(-30 + 11 * i, -72 + 1.16 * i), (-20 + 8.3 * i, -34)]) for i in range(1, 7)]
    grid += [line([(-27.5 + 2.6 * i, -63 + 10 * i), (43.4 - 2.6 * i, -55.5 + 7.6 * i)]) for i in range(3)]
    pen.stroke("frame", line([(-46, -84), (-34, -82), (-12, -20), (38, -20)]), 2.6, tone=-0.06)
    pen.stroke("frame", line([(-18, -36), (-12, -20)]), 2)
    with pen.in_front():
        pen.stroke("frame", joined(*grid), 1.2, tone=0.04)
        pen.stroke("frame", polygon([(-30, -72), (46, -64), (38, -34), (-20, -34)]), 2.4)
    pen.stroke("handle", line([(-50, -84.4), (-36, -82.4)]), 5)
    for x in (-10, 34):
        pen.stroke("frame", line([(x, -20), (x, -8)]), 2.4, tone=-0.06)
        pen.part("tyre", ellipse(x, -6, 6))
        pen.part("metal", ellipse(x, -6, 2.6))
    pen.anchor(mouth=(8, -36), opening=(8, -66), top=(8, -68), handle=(-46, -84), seat=(8, -48))


@symbol("wheelchair", kinds="chair, vehicle", height=0.95, slots={"seat": ("#3a6fb5", "primary"), **BARE},
    home="street", traits=("seat",))
def wheelchair(pen: Pen) -> None:
    pen.stroke("metal", joined(line([(-30, -96), (-22, -92), (-17, -46), (22, -46), (30, -10), (40, -8)]),
        line([(-8, -46), (22, -20)]), line([(-16, -62), (16, -62), (20, -46)])), 3)
    pen.stroke("dark", line([(-34, -97), (-28, -95)]), 4.6)
    pen.part("seat", smooth([(-27, -92), (-20, -92), (-13, -50), (-20, -48)], tension=0.3))
    pen.part("seat", rect(-18, -51, 42, 7, 3.4), tone=-0.03)
    pen.part("dark", rect(-14, -65, 32, 5, 2.4))
    tyre(pen, 26, -8, 8, rim=0.5)
    cycle_wheel(pen, -12, -28, 28, width=3, spokes=18)
    pen.stroke("metal", arc(-12, -28, 21, 21, 0, 360), 1.2, tone=0.06, detail=1)
    pen.stroke("dark", line([(34, -7), (44, -7)]), 3)
    pen.anchor(seat=(2, -50), top=(2, -51), handle=(-31, -96))


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
