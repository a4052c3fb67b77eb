"""Landmarks of the Middle East, Africa, Australia and New Zealand."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    difference,
    ellipse,
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
from limner.engines.illustrator.atlas.symbols.landmarks.shared import TOWER
from limner.engines.illustrator.atlas.templates.monument import (
    along,
    arcade,
    arch,
    columns,
    courses,
    gable,
    meridians,
    pointed_dome,
    stairs,
    taper,
    uprights,
    wall,
)


@symbol("burj khalifa, the burj khalifa, dubai tower", kinds=TOWER, height=828, slots={"glass": ("#a9bccb", "primary"),
    "steel": ("#e3eaef", "fixed"), "base": ("#c2c9cf", "fixed")})
def burj_khalifa(pen: Pen) -> None:
    steps = [(-17, -9, -20, 0.0), (9, 17, -26, -0.1), (-14, -6, -38, 0.02), (6, 14, -46, -0.09), (-11, -4, -58,
        0.03), (4, 11, -66,
        -0.08), (-8.4, -2, -78, 0.03), (2, 8, -86, -0.07), (-5.6, 0, -97, 0.02), (0, 5.4, -104, -0.06)]
    for left, right, top, tone in steps:
        pen.part("glass", smooth([(left, 0, "c"), (left, top + 1.4, "c"), ((left + right) / 2, top - 1), (right,
            top + 1.4, "c"),
            (right, 0, "c")]), tone=tone)
        pen.mark("steel", uprights(left, right, top, 0, 3), width=0.7, alpha=0.8)
        pen.mark("glass", courses(left, right, top, 0, max(3, int(-top / 4))), width=0.5, tone=tone - 0.1, detail=1)
    pen.part("glass", polygon([(-3.4, 0), (-3, -106), (-1.6, -116), (1.6, -116), (3, -106), (3.4, 0)]), tone=0.05)
    pen.mark("steel", uprights(-3, 3, -116, 0, 3), width=0.6)
    pen.mark("glass", rect(1, -120, 4, 124), tone=-0.07)
    pen.part("steel", polygon([(-1.5, -115), (-0.3, -140), (0.3, -140), (1.5, -115)]), tone=-0.1)
    pen.part("base", smooth([(-30, 0, "c"), (-24, -6), (0, -8), (24, -6), (30, 0, "c")]))
    pen.anchor(top=(0, -118))


@symbol("burj al arab, the burj al arab, dubai sail hotel", kinds=TOWER, home="promenade",
    height=321, slots={"sail": ("#eef3f6",
    "primary"),
    "steel": ("#b8c4ce", "fixed"), "glass": ("#7fa9c4", "fixed"), "base": ("#cfc8ba", "fixed")})
def burj_al_arab(pen: Pen) -> None:
    pen.part("base", polygon([(-46, 0), (-42, -5), (46, -5), (50, 0)]))
    pen.part("glass", polygon([(-22, -5), (-22, -102), (-14, -102), (-14, -5)]))
    sail = smooth([(-16, -5, "c"), (-16, -100, "c"), (-2, -92), (16, -68), (28, -38), (33, -5, "c")])
    pen.part("sail", sail)
    pen.mark("sail", smooth([(8, -5, "c"), (6, -50), (-6, -98, "c"), (20, -100, "c"), (50, -5, "c")]), tone=-0.08)
    pen.mark("glass", joined(*(curve((-20, y), (6, y + 2.4), (40, y)) for y in range(-94, -4, 7))), width=1, alpha=0.7)
    pen.mark("steel", joined(curve((-16, -98), (6, -50), (10, -5)), curve((-16, -98), (-4, -50), (-4, -5))), width=1)
    pen.stroke("steel", joined(curve((-18, -112), (14, -74), (34, -34), (40, -4)), line([(-16, -64), (20, -66)]),
        line([(-16, -38),
        (33, -38)])), 1.8)
    pen.part("steel", joined(pole((-18, -5), (-18, -114), 3, 2), polygon([(-19, -112), (-17.6, -130), (-17, -112)])))
    pen.part("steel", ellipse(-22, -92, 10, 2.6), tone=0.1)
    pen.part("steel", smooth([(-32, -90, "c"), (-16, -84, "c"), (-16, -88, "c"), (-30, -92, "c")]), tone=-0.05)
    pen.part("glass", smooth([(-80, 0, "c"), (-40, -3), (0, -4), (50, -3), (84, 0, "c"), (0, 4)]), tone=-0.02)
    pen.anchor(top=(-17, -114), waterline=(0, -1))


@symbol("petra, petra treasury, al khazneh, treasury of petra, petra temple", kinds="landmark, temple, building",
    height=40,
    symbol_id="petra", slots={"rock": ("#c9714e", "primary"), "face": ("#dd9069", "follow"), "dark": ("#5a2f24",
        "fixed")}, home="desert")
def petra(pen: Pen) -> None:
    pen.part("rock", polygon([(-66, 0), (-68, -50), (-60, -86), (-62, -118), (-30, -124), (4, -120), (36, -126), (62,
        -116), (60, -78),
        (68, -44), (66, 0)]))
    pen.mark("rock", joined(*(curve((x, -126), (x + 6, -80), (x - 3, -40), (x + 2, 4)) for x in (-60, -54, -47, 46,
        53, 60))), tone=-0.09,
        width=2.4)
    pen.mark("rock", joined(*(curve((-70, y), (0, y + 5), (70, y - 2)) for y in (-116, -108))), tone=0.06, width=2)
    pen.mark("face", rect(-40, -104, 80, 106), tone=-0.05)
    pen.mark("rock", rect(34, -106, 6, 110), tone=-0.16)
    wall(pen, "face", -36, 36, -48, -3, dark=0.1)
    pen.mark("dark", joined(rect(-8, -32, 16, 30), *(rect(x - 4, -22, 8, 20) for x in (-23, 23))), alpha=0.85)
    columns(pen, "face", (-33, -20, -11, 11, 20, 33), -44, -3, 5, tone=0.05)
    pen.part("face", rect(-40, -50, 80, 6), tone=0.02)
    pen.mark("face", joined(*(ellipse(x, -47, 1.4) for x in along(-38, 38, 14))), tone=-0.12)
    pen.part("face", gable(-27, 27, -50, 8), tone=0.04)
    pen.mark("face", gable(-18, 18, -51, 5), tone=-0.1)
    for s in (-1, 1):
        wall(pen, "face", min(s * 17, s * 37), max(s * 17, s * 37), -84, -54, dark=0.1)
        pen.mark("dark", rect(min(s * 23, s * 31), -80, 8, 24), alpha=0.4)
        columns(pen, "face", (s * 20, s * 34), -82, -56, 4, tone=0.05)
        pen.part("face", rect(min(s * 15, s * 39), -87, 24, 4), tone=0.03)
        pen.part("face", polygon([(s * 15, -87), (s * 39, -87), (s * 39, -90), (s * 19, -97)]), tone=0.02)
    wall(pen, "face", -11, 11, -84, -56, dark=0.3, tone=0.04)
    pen.mark("dark", rect(-4, -79, 8, 22), alpha=0.4)
    columns(pen, "face", (-10, 10), -82, -56, 4, tone=0.06)
    pen.part("face", rect(-14, -87, 28, 4), tone=0.06)
    pen.part("face", smooth([(-13, -87, "c"), (-9, -94), (0, -102, "c"), (9, -94), (13, -87, "c")]), tone=0.03)
    pen.part("face", union(rect(-2, -106, 4, 5), ellipse(0, -108, 3.4, 3.8)), tone=0.05)
    stairs(pen, "face", 78, -4, count=2, grow=4, tone=-0.02)
    pen.anchor(top=(0, -120), door=(0, -2))


@symbol("dome of the rock, jerusalem dome, temple mount", kinds="mosque, landmark, building", home="forecourt",
    height=35,
    slots={"dome": ("#e8b53a", "primary"), "tile": ("#3a78b5", "second"), "marble": ("#efe8da", "fixed"),
        "dark": ("#2f4a66", "fixed"),
    "stone": ("#d8c6a2", "fixed")})
def dome_of_the_rock(pen: Pen) -> None:
    stairs(pen, "stone", 150, -8, count=3, grow=5)
    for left, right, tone in ((-66, -30, -0.03), (30, 66, -0.09), (-30, 30, 0.02)):
        wall(pen, "marble", left, right, -24, -8, dark=0, tone=tone)
        wall(pen, "tile", left, right, -44, -24, dark=0, tone=tone)
        n = 3 if right - left < 40 else 5
        pen.mark("marble", arcade(left + 1, right - 1, -25, 15, n, share=0.66), tone=tone)
        pen.mark("dark", arcade(left + 1, right - 1, -25, 13, n, share=0.46), alpha=0.9)
        pen.mark("marble", joined(rect(left, -43, right - left, 1.4), rect(left, -25.4, right - left, 1.4)), tone=tone)
        pen.part("marble", joined(*(arch(x, -8, 7, 14) for x in along(left, right, n))), tone=tone - 0.07)
    pen.part("dark", arch(0, -8, 11, 20))
    wall(pen, "tile", -31, 31, -58, -44, dark=0.24, tone=0.02)
    pen.mark("dark", arcade(-31, 31, -45, 9, 9, share=0.4), alpha=0.8)
    pen.mark("marble", joined(rect(-32, -57, 64, 1.4), rect(-32, -46, 64, 1.2)))
    dome = pointed_dome(0, -58, 31, 46)
    pen.part("dome", dome)
    pen.mark("dome", meridians(0, -58, 31, 46, 9, bulge=1.12), tone=-0.06, width=0.7)
    pen.mark("dome", crescent(dome, -12, -2), tone=-0.1)
    pen.mark("dome", ellipse(-13, -84, 4, 10, 18), tone=0.14, alpha=0.7)
    pen.part("dome", joined(rect(-0.8, -116, 1.6, 13), ellipse(0, -108, 1.8), difference(ellipse(0, -119, 4),
        ellipse(0, -121, 3.4))))
    pen.anchor(top=(0, -106), door=(0, -6))


@symbol("pyramids of giza, giza pyramids, great pyramid of giza, pyramids of egypt, egyptian pyramids, "
    "pyramids and sphinx, giza",
    kinds="pyramid, landmark", height=139, symbol_id="giza", slots={"stone": ("#dcb473", "primary"),
        "sand": ("#ecd09a", "fixed"),
    "dark": ("#8a6536", "fixed")}, home="desert")
def giza(pen: Pen) -> None:
    for x, w, h, cap in ((-42, 84, 54, False), (58, 52, 32, False), (14, 96, 64, True)):
        ridge = x + w * 0.14
        pen.part("stone", polygon([(x - w / 2, -4), (x, -4 - h), (ridge, -4)]), tone=-0.02)
        pen.mark("stone", joined(*(line([(x - w, y), (x + w, y)]) for y in range(-4 - h, 0, 4))), tone=-0.08, width=0.7)
        if cap:
            pen.mark("sand", polygon([(x - 20, -4 - h + 17), (x - 8, -4 - h + 12), (x - 2, -4 - h + 18), (x + 4,
                -4 - h + 13), (x + 30, -80),
                (x - 30, -80)]))
        pen.part("stone", polygon([(x, -4 - h), (x + w / 2, -4), (ridge, -4)]), tone=-0.15)
        pen.mark("stone", joined(*(line([(x - w, y), (x + w, y - 2)]) for y in range(-2 - h, 0, 4))), tone=-0.2,
            width=0.7)
    pen.part("sand", smooth([(-94, 0, "c"), (-60, -8), (-10, -6), (40, -9), (94, 0, "c"), (0, 4)]))
    pen.part("stone", smooth([(-36, -2, "c"), (-38, -14), (-30, -19), (-6, -18), (2, -14), (4, -8), (24, -7), (28,
        -4), (28, -1, "c")]),
        tone=-0.06)
    pen.mark("dark", joined(curve((-34, -4), (-26, -12), (-20, -4)), line([(4, -4), (28, -3)])), width=0.9, alpha=0.6)
    pen.part("stone", smooth([(-4, -14, "c"), (-7, -24), (-3, -35), (6, -37), (13, -33), (15, -22), (12, -14, "c")]),
        tone=-0.1)
    pen.mark("dark", joined(*(line([(-9, y), (18, y)]) for y in (-34, -31, -28, -25, -22, -19, -16))), width=0.7,
        alpha=0.5)
    pen.part("stone", smooth([(1, -32), (6, -34.4), (11, -32), (12, -26), (9, -20), (6, -18.6), (2, -21), (0, -26)]),
        tone=0.04)
    pen.part("dark", joined(ellipse(4, -28, 1, 0.7), ellipse(8.6, -28, 1, 0.7), rect(4.4, -23, 3.6, 0.7)), shade="flat")
    pen.anchor(top=(14, -66))


@symbol("abu simbel, abu simbel temple, ramses temple, temple of ramses", kinds="temple, landmark, building", height=33,
    slots={"rock": ("#c99a62", "primary"), "dark": ("#5c4028", "fixed"), "sand": ("#e6c890", "fixed")}, home="desert")
def abu_simbel(pen: Pen) -> None:
    pen.part("rock", smooth([(-94, 0, "c"), (-90, -30, "c"), (-76, -66), (-40, -84), (0, -90), (44, -84), (78, -64),
        (90, -30, "c"),
        (94, 0, "c")], tension=0.35), tone=-0.08)
    pen.mark("rock", joined(*(curve((-90, y), (0, y - 6), (90, y)) for y in (-72, -64))), tone=-0.06, width=1.4)
    pen.part("rock", polygon([(-76, 0), (-68, -70), (68, -70), (76, 0)]), tone=0.02)
    pen.mark("rock", joined(rect(-80, -70, 160, 3), rect(-80, -62, 160, 1.6)), tone=-0.12)
    pen.mark("dark", joined(*(ellipse(x, -65, 1.6, 2.2) for x in along(-66, 66, 22))), alpha=0.5)
    pen.part("dark", rect(-6, -26, 12, 26), shade="flat")
    pen.part("rock", limb([(0, -30, 3), (0, -40, 4), (0, -44, 2)]), tone=-0.08)
    for x in (-54, -26, 26, 54):
        pen.part("rock", rect(x - 11, -34, 22, 34), tone=-0.1)
        pen.part("rock", joined(rect(x - 8, -22, 6.4, 20), rect(x + 1.6, -22, 6.4, 20), rect(x - 9, -4, 8, 4),
            rect(x + 1, -4, 8, 4)),
            tone=0.07)
        pen.part("rock", rect(x - 9, -27, 18, 7), tone=0.1)
        pen.part("rock", smooth([(x - 8, -24, "c"), (x - 10, -38), (x - 8, -44), (x + 8, -44), (x + 10, -38), (x + 8,
            -24, "c")]), tone=0.05)
        pen.part("rock", joined(limb([(x - 9, -41, 4), (x - 9.4, -32, 3.6), (x - 6, -25, 3)]), limb([(x + 9, -41, 4),
            (x + 9.4, -32, 3.6),
            (x + 6, -25, 3)])), tone=0.02)
        pen.part("rock", smooth([(x - 9, -42, "c"), (x - 8, -54), (x, -58), (x + 8, -54), (x + 9, -42, "c")]),
            tone=-0.02)
        pen.mark("dark", joined(*(line([(x - 10, y), (x + 10, y)]) for y in (-55, -52, -49, -46, -43))), width=0.6,
            alpha=0.45)
        pen.part("rock", ellipse(x, -49, 5, 6), tone=0.09)
        pen.part("rock", smooth([(x - 5, -55, "c"), (x - 6, -62), (x, -66), (x + 6, -62), (x + 5, -55, "c")]),
            tone=0.03)
        pen.part("rock", rect(x - 1.4, -44, 2.8, 5), tone=-0.04)
        pen.part("dark", joined(ellipse(x - 2, -50, 0.9, 0.6), ellipse(x + 2, -50, 0.9, 0.6), rect(x - 1.6, -46, 3.2,
            0.6)), shade="flat",
            detail=1)
    pen.part("sand", smooth([(-95, 0, "c"), (-60, -3), (0, -2), (60, -3), (95, 0, "c"), (0, 4)]))
    pen.anchor(top=(0, -88), door=(0, 0))


@symbol("table mountain, cape town mountain", kinds="mountain, landscape, landmark", height=1000,
    slots={"rock": ("#7d8596", "primary"), "grass": ("#66895a", "fixed"), "cloud": ("#fbfcfd", "fixed")})
def table_mountain(pen: Pen) -> None:
    pen.part("rock", polygon([(-94, 0), (-88, -14), (-76, -40), (-66, -30), (-56, -32), (-48, -50), (-44, -58), (40,
        -60), (48, -56), (54, -40),
        (64, -30), (70, -28), (78, -38), (84, -24), (94, 0)]))
    pen.mark("rock", joined(*(polygon([(x, -62), (x + 5, -60), (x + 3, -36), (x - 3, -30)]) for x in (-36, -22, -8,
        8, 22, 36))), tone=-0.1)
    pen.mark("rock", joined(rect(-50, -52, 100, 1.6), rect(-50, -44, 104, 1.4)), tone=-0.07)
    pen.mark("grass", smooth([(-100, -6), (-84, -16), (-60, -24), (-36, -30), (-10, -26), (14, -31), (40, -26), (70,
        -20), (100, -4),
        (100, 8), (-100, 8)]))
    pen.mark("grass", joined(*(polygon([(x, -34), (x + 9, -26), (x + 4, 2), (x - 8, 2)]) for x in (-60, -24, 12,
        50))), tone=-0.06)
    cloud = smooth([(-46, -57), (-30, -66), (-6, -68), (20, -68), (42, -65), (52, -58), (46, -50), (38, -56), (26,
        -50), (14, -57), (0, -51),
        (-14, -57), (-28, -51), (-38, -57), (-44, -52)])
    pen.part("cloud", cloud, alpha=0.92)
    pen.anchor(top=(0, -60), seat=(0, -60))


@symbol("uluru, ayers rock, ayers", kinds="landscape, landmark", height=348, symbol_id="uluru",
    slots={"rock": ("#c4552e", "primary"),
    "sand": ("#d98a50", "fixed"), "bush": ("#8a8f55", "fixed")}, home="desert")
def uluru(pen: Pen) -> None:
    pen.part("rock", smooth([(-92, 0, "c"), (-88, -14), (-80, -26), (-66, -34), (-36, -39), (0, -42), (40, -40), (66,
        -34), (80, -24), (88, -10),
        (92, 0, "c")]))
    pen.mark("rock", joined(*(smooth([(x, -46, "c"), (x + 4, -30), (x + 1, -10), (x + 5, 2, "c"), (x - 4, 2, "c"),
        (x - 4, -12), (x - 1, -28)])
        for x in (-76, -62, -50, -36, -24, -8, 6, 22, 36, 50, 62, 76))), tone=-0.09)
    pen.mark("rock", joined(*(curve((-90, y), (-20, y - 7), (50, y - 5), (90, y + 4)) for y in (-30, -22, -14))),
        tone=0.06, width=1)
    pen.mark("rock", joined(ellipse(-44, -10, 5, 4), ellipse(28, -12, 6, 4), ellipse(60, -8, 4, 3)), tone=-0.16)
    pen.mark("rock", rect(50, -50, 60, 60), tone=-0.06)
    pen.part("sand", smooth([(-95, 0, "c"), (-50, -4), (0, -3), (50, -5), (95, 0, "c"), (0, 5)]))
    pen.part("bush", joined(*(ellipse(x, -2, r, r * 0.56) for x, r in ((-82, 5), (-66, 4), (-50, 6), (-30, 4), (-12,
        5), (6, 4), (24, 6), (44, 4),
        (60, 5), (78, 6)))))
    pen.anchor(top=(0, -42))


@symbol("sydney harbour bridge, harbour bridge, sydney harbor bridge", kinds="bridge, landmark", height=134,
    slots={"steel": ("#6f7b86", "primary"), "stone": ("#d0bd98", "fixed"), "road": ("#535d68", "follow")}, home="lake")
def sydney_harbour_bridge(pen: Pen) -> None:
    def bow(w: float, h: float, y: float) -> list[tuple[float, float]]:
        return [(w * t, y - h * (1 - t * t)) for t in (i / 10 - 1 for i in range(21))]

    low, top = bow(70, 52, -6), bow(70, 44, -26)
    pen.stroke("steel", joined(*(line([(x, -18), (x, -6 - 52 * (1 - (x / 70) ** 2))]) for x in range(-48, 49, 8))), 0.8)
    pen.stroke("steel", joined(*(line([a, b]) for a, b in zip(low, top, strict=True)), *(line([low[i], top[i + 1]])
        for i in range(10)),
        *(line([low[i + 1], top[i]]) for i in range(10, 20))), 1)
    for points, width in ((low, 2.6), (top, 2.2)):
        pen.stroke("steel", curve(*points), width, tone=-0.04)
    pen.part("road", rect(-94, -21, 188, 5))
    pen.mark("steel", rect(-94, -21, 188, 1.4), tone=0.12)
    pen.part("road", joined(*(polygon([(x - 1.4, 0), (x - 1, -16), (x + 1, -16), (x + 1.4, 0)]) for x in (-90,
        -86))), tone=-0.05)
    for x in (-77, 77):
        for d in (-5, 5):
            taper(pen, "stone", x + d, 9, 7, -46, 0, dark=0.4, tone=0.02 if d < 0 else -0.03)
            pen.part("stone", rect(x + d - 4.4, -48, 8.8, 3), tone=0.04)
            pen.mark("stone", courses(x + d - 5, x + d + 5, -46, 0, 7), tone=-0.08, width=0.5)
    pen.anchor(top=(0, -70), seat=(0, -21), under=(0, 0), waterline=(0, -3))


@symbol("djenne mosque, great mosque of djenne, mud mosque, timbuktu", kinds="mosque, landmark, building", height=16,
    symbol_id="djenne_mosque", slots={"mud": ("#c4935c", "primary"), "wood": ("#6a4527", "fixed"),
        "dark": ("#54371f", "fixed"),
    "egg": ("#f3ead8", "fixed")})
def djenne_mosque(pen: Pen) -> None:
    wall(pen, "mud", -78, 78, -46, dark=0.1, tone=-0.03)
    for x in along(-76, 76, 13):
        pen.part("mud", smooth([(x - 3, 0, "c"), (x - 2.6, -44), (x - 1.4, -54), (x, -57, "c"), (x + 1.4, -54),
            (x + 2.6, -44), (x + 3, 0, "c")]),
            tone=0.04)
        pen.mark("mud", rect(x + 0.6, -60, 4, 62), tone=-0.08)
    pen.part("dark", joined(*(rect(x - 1.6, y, 3.2, 6, 1) for x in along(-70, 70, 12) for y in (-34, -18))),
        shade="flat", alpha=0.5)
    for x, w, h in ((-44, 22, 78), (44, 22, 78), (0, 26, 94)):
        pen.part("mud", smooth([(x - w / 2, 0, "c"), (x - w * 0.46, -h * 0.6), (x - w * 0.34, -h * 0.84), (x - 3, -h,
            "c"), (x + 3, -h, "c"),
            (x + w * 0.34, -h * 0.84), (x + w * 0.46, -h * 0.6), (x + w / 2, 0, "c")]), tone=0.02)
        pen.mark("mud", rect(x + w * 0.2, -h, w, h), tone=-0.09)
        pen.mark("dark", joined(*(rect(x - 1.6, -h * k, 3.2, h * 0.08) for k in (0.4, 0.56, 0.72))), alpha=0.7)
        pen.part("wood", joined(*(rect(x + d * w * k - 0.8, -h * y, 1.6, 5) for y, k in ((0.34, 0.8), (0.5, 0.76),
            (0.66, 0.66), (0.8, 0.5))
            for d in (-0.5, -0.16, 0.16, 0.5))), shade="flat")
        pen.part("egg", ellipse(x, -h - 3, 2.2, 3.4))
    pen.part("dark", joined(arch(0, 0, 9, 16), arch(-44, 0, 7, 13), arch(44, 0, 7, 13)), shade="flat")
    pen.anchor(top=(0, -96), door=(0, 0))


@symbol("mount kilimanjaro, kilimanjaro", kinds="mountain, volcano, landscape, landmark", height=1300,
    symbol_id="kilimanjaro",
    slots={"rock": ("#6f7a92", "primary"), "snow": ("#f6f8fc", "second"), "grass": ("#c0a95c", "fixed"),
        "tree": ("#4f6a3f", "fixed")}, home="savanna")
def kilimanjaro(pen: Pen) -> None:
    pen.part("rock", smooth([(-94, 0, "c"), (-70, -14), (-46, -32), (-30, -46), (-18, -52), (0, -53), (18, -52), (30,
        -46), (48, -32), (66, -26),
        (72, -28), (80, -20), (94, 0, "c")]))
    pen.mark("snow", polygon([(-36, -40), (-30, -36), (-26, -42), (-20, -34), (-14, -42), (-6, -33), (0, -42), (8,
        -34), (14, -42), (22, -34),
        (28, -41), (36, -38), (40, -70), (-40, -70)]))
    pen.mark("rock", smooth([(10, -60, "c"), (16, -40), (34, -16), (44, 4, "c"), (110, 4, "c"), (60, -60, "c")]),
        tone=-0.07)
    pen.mark("grass", smooth([(-100, -6), (-50, -10), (0, -7), (50, -11), (100, -6), (100, 8), (-100, 8)]))
    for x, h in ((-62, 22), (50, 18)):
        pen.part("tree", joined(pole((x, -1), (x + 1, -h), 2.2, 1.4), pole((x, -h * 0.5), (x - 8, -h), 1.4, 1),
            pole((x, -h * 0.5),
            (x + 9, -h), 1.4, 1), ellipse(x, -h - 1, 15, 3.4), ellipse(x - 4, -h - 4, 9, 2.6)))
    pen.anchor(top=(0, -53))


@symbol("tutankhamun, tutankhamun mask, king tut, mask of tutankhamun, pharaoh mask, egyptian death mask",
    kinds="mask, landmark, thing",
    height=0.54, place="surface", symbol_id="tutankhamun_mask", slots={"gold": ("#e6b03a", "primary"),
        "blue": ("#274a9c", "second"),
    "face": ("#f0c256", "follow"), "dark": ("#2a2430", "fixed"), "red": ("#c04a38", "fixed"), "white": ("#fdfaf0",
    "fixed")}, home="museum")
def tutankhamun_mask(pen: Pen) -> None:
    hood = smooth([(-46, 0, "c"), (-44, -22), (-34, -44), (-36, -70), (-26, -92), (0, -101), (26, -92), (36, -70),
        (34, -44), (44, -22), (46, 0,
        "c"), (0, 4)])
    pen.part("gold", hood)
    pen.mark("blue", joined(*(curve((0, -104), (s * (8 + 5 * i), -92 + 4 * i), (s * (14 + 7 * i), -66 + 12 * i))
        for s in (-1, 1)
        for i in range(4)), *(curve((s * 22, y), (s * 36, y - 3), (s * 60, y + 6)) for s in (-1, 1)
                for y in range(-62, 0, 8))), width=3.4)
    pen.mark("gold", rect(28, -110, 30, 120), tone=-0.08)
    pen.part("gold", smooth([(-26, 0, "c"), (-24, -22), (0, -30), (24, -22), (26, 0, "c"), (0, 5)]), tone=0.03)
    for i, slot in enumerate(("blue", "red", "blue", "gold", "blue")):
        pen.mark(slot, curve((-30, -6 - 3.6 * i + 6), (0, 2 - 5 * i), (30, -6 - 3.6 * i + 6)), width=2.4)
    for s in (-1, 1):
        pen.part("face", ellipse(s * 23, -58, 4, 8), tone=-0.06)
    face = smooth([(-21, -64), (-20, -80), (0, -85), (20, -80), (21, -64), (17, -46), (8, -35), (0, -33), (-8, -35),
        (-17, -46)])
    pen.part("face", face)
    pen.mark("face", crescent(face, -7, -3), tone=-0.07)
    pen.part("gold", smooth([(-24, -78, "c"), (-20, -88), (0, -92), (20, -88), (24, -78, "c"), (12, -83), (0, -84),
        (-12, -83)]), tone=0.06)
    for s in (-1, 1):
        pen.part("white", smooth([(s * 3, -62, "c"), (s * 8, -66), (s * 15, -63, "c"), (s * 9, -59.6)]), shade="flat")
        pen.part("dark", ellipse(s * 9, -63, 2.7), shade="flat")
        pen.stroke("blue", joined(curve((s * 3, -62), (s * 8, -66.6), (s * 21, -61)), curve((s * 3, -62), (s * 9,
            -58.6), (s * 16, -62))), 1.5)
        pen.stroke("blue", curve((s * 3, -70), (s * 10, -74), (s * 20, -69)), 2)
    pen.part("face", smooth([(-3, -64), (3, -64), (4.6, -52), (0, -50), (-4.6, -52)]), tone=-0.05)
    pen.part("red", smooth([(-7, -44), (-3, -46), (0, -45), (3, -46), (7, -44), (0, -40.6)]), shade="flat", tone=0.06)
    pen.part("blue", smooth([(-4, -34, "c"), (-5, -16), (-4, -10), (4, -10), (5, -16), (4, -34, "c")]), tone=-0.03)
    pen.mark("gold", joined(*(line([(-6, y), (6, y + 3)]) for y in range(-34, -8, 5))), width=1)
    pen.part("gold", smooth([(-9, -90, "c"), (-10, -100), (-6, -108), (-3, -102), (-3, -90, "c")]), tone=0.04)
    pen.part("blue", smooth([(1, -88, "c"), (0, -100), (4, -110), (9, -104), (8, -96), (8, -88, "c")]))
    pen.part("gold", joined(ellipse(-6.6, -104, 1), ellipse(4.6, -106, 1.2)), tone=0.1)
    pen.anchor(top=(0, -102), face=(0, -60))


@symbol("kaaba, the kaaba, mecca, kaaba of mecca", kinds="landmark, building", height=13, symbol_id="kaaba",
    slots={"cloth": ("#26242a", "primary"), "gold": ("#e0b24a", "fixed"), "stone": ("#e9e4d8", "fixed")})
def kaaba(pen: Pen) -> None:
    pen.part("stone", polygon([(-60, -4), (8, 8), (66, -6), (60, -12), (0, -2), (-54, -12)]))
    pen.part("cloth", polygon([(10, 0), (10, -92), (54, -98), (54, -12)]), tone=-0.02)
    pen.mark("gold", polygon([(10, -72), (54, -79), (54, -70), (10, -62)]))
    pen.mark("cloth", joined(*(line([(x, -71 + (x - 10) * -0.15), (x + 5, -64.6 - (x - 10) * 0.16)])
        for x in range(12, 54, 4))), width=0.9)
    pen.part("cloth", polygon([(-46, -10), (-46, -98), (10, -92), (10, 0)]), tone=0.06)
    pen.mark("gold", polygon([(-46, -79), (10, -72), (10, -62), (-46, -70)]))
    pen.mark("cloth", joined(*(curve((x, -75 + (x + 46) * 0.13), (x + 2, -71 + (x + 46) * 0.13), (x + 4,
        -75 + (x + 46) * 0.13))
        for x in range(-44, 8, 5))), width=1, tone=0.1)
    pen.part("gold", polygon([(-26, -34), (-26, -60), (-10, -58), (-10, -31)]))
    pen.mark("cloth", difference(polygon([(-24.4, -36), (-24.4, -58), (-11.6, -56.4), (-11.6, -33)]), polygon([(-23,
        -37), (-23, -56), (-13,
        -55), (-13, -35)])), tone=0.08)
    pen.part("cloth", polygon([(-46, -98), (0, -104), (54, -98), (10, -92)]), tone=0.14)
    pen.anchor(top=(4, -102))


@symbol("auckland sky tower, sky tower", kinds="landmark, tower", height=328, slots={"wall": ("#dfe2e2", "primary"),
    "glass": ("#66808f", "fixed")})
def sky_tower(pen: Pen) -> None:
    for s in (-1, 1):
        pen.part("wall", pole((s * 13, 0), (s * 4, -22), 3, 3), tone=-0.06)
    pen.part("wall", rect(-4.4, -76, 8.8, 76))
    pen.mark("wall", rect(1, -76, 5, 78), tone=-0.12)
    pen.part("wall", polygon([(-5, -66), (-13, -76), (13, -76), (5, -66)]), tone=-0.05)
    pen.part("glass", rect(-13.6, -82, 27.2, 6, 1))
    pen.mark("wall", uprights(-13, 13, -82, -76, 9), width=0.6)
    pen.part("wall", joined(rect(-14.4, -84, 28.8, 2.4, 1), rect(-12, -87, 24, 3.2, 1)))
    pen.part("wall", polygon([(-9, -87), (-5, -96), (5, -96), (9, -87)]), tone=-0.04)
    pen.part("glass", rect(-6, -99, 12, 3, 1))
    pen.part("wall", polygon([(-3, -99), (-2, -112), (-0.6, -130), (0.6, -130), (2, -112), (3, -99)]), tone=-0.06)
    pen.anchor(top=(0, -112))


@symbol("pyramid, great pyramid", kinds="landmark", height=140, slots={"stone": ("#e2bd7a", "primary")}, home="desert",
    shapes=("pyramidal",))
def pyramid(pen: Pen) -> None:
    pen.part("stone", polygon([(-64, 0), (8, -74), (18, 0)]))
    pen.mark("stone", joined(*(line([(-70, y), (30, y)]) for y in range(-64, 0, 9))), tone=-0.05, width=0.9)
    bricks = [line([(x, y), (x, y + 9)]) for i, y in enumerate(range(-64, 0, 9))
        for x in range(-62 + (i % 2) * 6, 24, 12)]
    pen.mark("stone", joined(*bricks), tone=-0.05, width=0.7, detail=1)
    pen.part("stone", polygon([(8, -74), (18, 0), (58, -7)]), tone=-0.15)
    pen.mark("stone", joined(*(line([(10, y), (70, y - 7)]) for y in range(-55, 8, 9))), tone=-0.2, width=0.9)
    pen.anchor(top=(8, -74), lean=(-40, -20))
