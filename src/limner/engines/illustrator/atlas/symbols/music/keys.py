"""Instruments with keys, and what plays records."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    Path,
    difference,
    ellipse,
    joined,
    line,
    outline,
    polygon,
    rect,
    rotated,
    smooth,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import BRASS, DARK
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    box,
    crescent,
    curve,
    gloss,
    pole,
)


@symbol("record player, turntable, vinyl player", kinds="electronics", height=0.2, place="surface",
    slots={"body": ("#a9703f", "primary"), "disc": ("#262930", "fixed"), "label": ("#d9453f", "second"),
    "metal": ("#c9d0d8", "fixed")}, nook="study")
def record_player(pen: Pen) -> None:
    pen.part("body", polygon([(-64, -22), (64, -22), (64, -4), (-64, -4)]), tone=-0.08)
    pen.part("body", polygon([(-48, -62), (48, -62), (64, -22), (-64, -22)]), tone=0.05)
    for x in (-50, 50):
        pen.part("disc", rect(x - 8, -5, 16, 5, 2))
    pen.part("metal", ellipse(-12, -40, 41, 16))
    pen.part("disc", ellipse(-12, -42, 40, 15.6))
    pen.mark("disc", joined(*(difference(ellipse(-12, -42, r, r * 0.39), ellipse(-12, -42, r - 0.8, r * 0.39 - 0.5))
        for r in (20, 25, 30, 35))), tone=0.12)
    pen.mark("disc", joined(polygon([(-12, -42), (-60, -58), (-60, -50)]), polygon([(-12, -42), (40, -30), (40, -24)])),
        tone=0.14, alpha=0.7)
    pen.part("label", ellipse(-12, -42, 13, 5.2))
    pen.part("metal", ellipse(-12, -42, 2, 1))
    pen.part("metal", ellipse(42, -52, 7, 4.4))
    pen.part("metal", outline(smooth([(42, -53), (44, -38), (28, -32), (14, -36, "c")], closed=False), 3.4))
    pen.part("disc", rotated(rect(6, -40, 12, 6, 1), -14, (12, -37)))
    for x in (34, 48):
        pen.part("metal", ellipse(x, -13, 4.6))
    pen.anchor(top=(-10, -46))


@symbol("vinyl record, vinyl, record, vinyl disc, gramophone record, lp", kinds="thing", height=0.3, place="surface",
    faces_viewer=True,
    slots={"disc": ("#262930", "fixed"), "label": ("#e0703a", "primary"), "sleeve": ("#3f7f8a", "second")},
    nook="study", printed="cover", shapes=("round",))
def vinyl_record(pen: Pen) -> None:
    pen.part("sleeve", rect(-62, -92, 90, 92, 2))
    pen.mark("sleeve", rect(-62, -92, 4, 92), tone=-0.14)
    pen.mark("label", joined(ellipse(-17, -50, 24), rect(-54, -14, 60, 5)), alpha=0.9)
    pen.mark("sleeve", joined(ellipse(-17, -50, 14)), tone=0.05)
    pen.part("disc", ellipse(26, -46, 43))
    pen.mark("disc", joined(*(difference(ellipse(26, -46, r), ellipse(26, -46, r - 0.9))
        for r in (20, 24, 28, 32, 36, 40))), tone=0.12)
    pen.mark("disc", joined(polygon([(26, -46), (60, -90), (74, -76)]), polygon([(26, -46), (-10, -2), (-22, -18)])),
        tone=0.2, alpha=0.7)
    pen.part("label", ellipse(26, -46, 15))
    pen.mark("label", joined(rect(19, -55, 14, 2), rect(21, -39, 10, 2)), tone=0.2)
    pen.part("disc", ellipse(26, -46, 2.2), shade="flat")
    pen.anchor(top=(0, -92), lean=(-60, -40))


@symbol("cassette, cassette tape, mixtape, audio cassette, tape cassette", kinds="electronics", height=0.07,
    place="surface", faces_viewer=True,
    slots={"body": ("#3a4250", "primary"), "label": ("#f6efe0", "fixed"), "stripe": ("#e8793a", "second"), "dark": DARK,
    "white": ("#fbf8f2", "fixed")}, nook="study", shapes=("rectangular",))
def cassette(pen: Pen) -> None:
    pen.part("body", rect(-58, -76, 116, 76, 6))
    pen.mark("body", rect(-60, -6, 120, 8), tone=-0.1)
    pen.part("label", rect(-50, -70, 100, 50, 4))
    pen.mark("stripe", joined(rect(-52, -32, 104, 6), rect(-52, -24, 104, 6)))
    pen.mark("dark", joined(line([(-42, -63), (42, -63)]), line([(-42, -58), (42, -58)])), width=0.9, alpha=0.6)
    pen.part("dark", rect(-34, -53, 68, 20, 10))
    for x in (-22, 22):
        pen.part("white", ellipse(x, -43, 8))
        pen.part("dark", ellipse(x, -43, 4.6))
        pen.part("white", joined(*(rotated(rect(x - 0.8, -48, 1.6, 3), 60 * i, (x, -43)) for i in range(6))), detail=1)
    pen.part("label", rect(-10, -48, 20, 10, 1), tone=-0.2)
    pen.part("body", polygon([(-34, 0), (-29, -17), (29, -17), (34, 0)]), tone=0.06)
    pen.mark("dark", joined(ellipse(-20, -7, 2.6), ellipse(20, -7, 2.6), rect(-8, -9, 5, 5), rect(3, -9, 5, 5)))
    for x, y in ((-53, -71), (53, -71), (-53, -5), (53, -5)):
        pen.part("white", ellipse(x, y, 1.6), detail=1)
    pen.anchor(top=(0, -76))


@symbol("piano, grand piano, upright piano", worked="play", kinds="musical instrument, furniture", height=1.2,
    slots={"body": ("#2f2a2e", "primary"), "white": ("#fbf8f0", "fixed"), "gold": ("#d8a93f", "fixed"),
    "red": ("#b83a40", "fixed")}, home="room", played="keys", grips=((0.11, 0.6), (0.19, 0.6)))
def piano(pen: Pen) -> None:
    for x in (-56, 50, 20):
        pen.part("body", pole((x, -34), (x, -4), 8, 5), tone=-0.05)
        pen.part("gold", ellipse(x, -2.6, 3.4, 2.8))
    pen.stroke("gold", line([(-10, -30), (-10, -6), (-2, -4)]), 1.8)
    pen.part("body", smooth([(-60, -64, "c"), (-50, -104), (-12, -108), (22, -98), (44, -74), (56, -60, "c")],
        tension=0.45), tone=0.02)
    pen.mark("gold", smooth([(-54, -62), (-44, -96), (-12, -99), (18, -90), (38, -70), (46, -60)]), tone=-0.14,
        alpha=0.9)
    pen.mark("body", joined(*(line([(-48 + i * 9, -104), (-40 + i * 9, -58)]) for i in range(10))), width=0.8,
        alpha=0.7, tone=0.1)
    pen.stroke("body", line([(40, -62), (30, -86)]), 2)
    case = smooth([(-64, -64, "c"), (58, -64, "c"), (66, -54), (66, -34, "c"), (-64, -34, "c")], tension=0.3)
    pen.part("body", case)
    gloss(pen, "body", rect(-60, -62, 116, 2.6, 1.3), detail=0)
    pen.part("red", rect(-66, -50, 66, 2, 1), shade="flat")
    pen.part("white", rect(-66, -48.6, 66, 9, 1), shade="flat")
    pen.mark("body", joined(*(line([(-66 + 4.4 * i, -50), (-66 + 4.4 * i, -38)]) for i in range(16))), width=0.7,
        alpha=0.6)
    pen.part("body", joined(*(rect(-66 + 4.4 * i - 1.3, -48.6, 2.6, 5.4) for i in (1, 2, 4, 5, 6, 8, 9, 11, 12, 13))),
        shade="flat")
    pen.part("body", rect(-70, -40, 74, 6, 2), tone=0.05)
    pen.anchor(top=(20, -64), seat=(20, -64), lean=(64, -40))


@symbol("accordion, concertina", kinds="musical instrument", height=0.4, faces_viewer=True,
    slots={"body": ("#c8433a", "primary"), "white": ("#fbf6ea", "fixed"), "dark": DARK, "gold": ("#e0b044", "fixed")},
    home="stage", told_in="stage, studio, room", held="strummed", played="pressed",
    grips=((0.03, 0.5), (0.97, 0.5)))
def accordion(pen: Pen) -> None:
    for i in range(9):
        x = -24 + i * 6
        pen.part("dark", polygon([(x - 3, -68), (x, -73), (x + 3, -68), (x + 3, -8), (x, -3), (x - 3, -8)]), tone=0.1
            if i % 2 else 0.02)
        pen.part("gold", joined(polygon([(x - 3, -68), (x, -73), (x + 3, -68)]),
            polygon([(x - 3, -8), (x, -3), (x + 3, -8)])), shade="flat")
    for side in (-1, 1):
        case = rect(-62 if side < 0 else 28, -80, 34, 80, 6)
        pen.part("body", case, tone=0.0 if side < 0 else -0.04)
        pen.mark("body", crescent(case, -6, -4), tone=-0.09)
    pen.part("white", rect(-68, -74, 12, 68, 2))
    pen.mark("dark", joined(*(line([(-70, -74 + 6.8 * i), (-54, -74 + 6.8 * i)]) for i in range(1, 10))), width=0.7,
        alpha=0.6)
    pen.part("dark", joined(*(rect(-68, -69 + 6.8 * i, 7, 3.4) for i in (0, 1, 3, 4, 5, 7, 8))), shade="flat")
    pen.part("white", joined(*(ellipse(38 + 8 * i, -66 + 11 * j, 2.6) for i in range(3) for j in range(6))),
        shade="flat")
    pen.mark("gold", joined(*(rect(-50, -62 + 12 * i, 18, 4, 2) for i in range(4))))
    pen.part("gold", joined(*(rect(-50, -62 + 12 * i, 18, 4, 2) for i in range(4))), shade="flat")
    pen.anchor(top=(0, -80), handle=(0, -40))


@symbol("gramophone, phonograph, victrola", kinds="musical instrument, furniture", height=0.7, place="surface",
    slots={"wood": ("#9a5a2c", "primary"), "brass": BRASS, "dark": DARK, "label": ("#c23b34", "second"),
    "hole": ("#7d5414", "fixed")},
    home="room")
def gramophone(pen: Pen) -> None:
    box(pen, "wood", (-42, -26), (70, 26), (16, 9))
    pen.part("wood", rect(-46, -5, 78, 5, 1), tone=-0.08)
    pen.mark("brass", rect(-10, -5, 6, 2))
    pen.part("dark", ellipse(-4, -31, 34, 7))
    pen.mark("dark", difference(ellipse(-4, -31, 26, 5.2), ellipse(-4, -31, 24, 4.6)), tone=0.12)
    pen.part("label", ellipse(-4, -31, 9, 2.2), shade="flat")
    pen.stroke("dark", line([(44, -16), (54, -16), (54, -6)]), 2.4)
    pen.stroke("brass", smooth([(4, -32), (22, -36), (36, -40), (38, -52), (30, -58)], closed=False), 4.4, shade="form")
    horn = smooth([(33, -56, "c"), (18, -64), (2, -68), (-22, -66, "c"), (-40, -78), (-40, -96), (-28, -112),
        (-8, -116, "c"), (2, -100), (14, -80), (28, -66), (36, -60, "c")], tension=0.5)
    pen.part("brass", horn, tone=-0.03)
    pen.mark("brass", joined(*(curve((30, -60), (x * 0.4, -76), (x, y)) for x, y in ((-34, -72), (-24, -108),
        (-12, -114)))),
        width=0.9, tone=-0.14)
    mouth = smooth([(-20, -66), (-32, -68), (-42, -82), (-40, -100), (-26, -114), (-10, -117), (-2, -106), (-6, -84),
        (-12, -72)])
    pen.part("brass", mouth, tone=0.06)
    pen.part("hole", smooth([(-20, -72), (-32, -76), (-36, -90), (-30, -104), (-16, -110), (-9, -102), (-11, -84)]),
        shade="flat")
    pen.anchor(top=(-14, -117), lean=(-40, -20))


@symbol("jukebox, juke box", kinds="musical instrument, furniture", height=1.5,
    slots={"body": ("#b3262e", "primary"), "chrome": ("#d9dde4", "fixed"), "glow": ("#ffd257", "light"),
    "pink": ("#ff7fb0", "light"), "dark": DARK, "panel": ("#5fc6d8", "light")}, home="cafe")
def jukebox(pen: Pen) -> None:
    def dome(half: float, top: float) -> Path:
        return smooth([(-half, 0, "c"), (-half, top + half, "c"), (-half * 0.8, top + half * 0.36), (0, top),
            (half * 0.8, top + half * 0.36), (half, top + half, "c"), (half, 0, "c")])
    pen.part("body", dome(34, -104))
    for half, top, slot in ((30, -99, "glow"), (25.6, -94, "body"), (23.6, -91, "pink"), (20, -87, "body")):
        pen.part(slot, dome(half, top), shade="glow" if slot != "body" else "form")
    pen.part("body", rect(-34, -24, 68, 24, 2), tone=-0.04)
    pen.part("dark", smooth([(-17, -50, "c"), (-17, -70), (-10, -80), (0, -83), (10, -80), (17, -70), (17, -50, "c")]))
    pen.mark("chrome", joined(*(line([(-14 + 4 * i, -52), (-14 + 4 * i, -78)]) for i in range(8))), width=1.6)
    pen.part("panel", rect(-18, -48, 36, 14, 2), shade="glow")
    pen.mark("dark", joined(*(line([(-16, y), (-3, y)]) for y in (-45, -41.5, -38)), *(line([(3, y), (16, y)])
        for y in (-45, -41.5, -38))), width=1)
    pen.part("chrome", rect(-20, -32, 40, 4, 1))
    pen.part("chrome", joined(*(rect(-18 + 7.4 * i, -24, 4, 20, 2) for i in range(6))))
    pen.part("chrome", joined(rect(-36, -4, 16, 4, 1), rect(20, -4, 16, 4, 1)))
    pen.anchor(top=(0, -104), lean=(-34, -50))


@symbol("sheet music, music stand, musical score, sheet of music", kinds="furniture, thing", height=1.2,
    slots={"paper": ("#fdf8ea", "primary"), "ink": ("#2f2c34", "fixed"), "metal": ("#4a4d57", "fixed")}, home="room")
def sheet_music(pen: Pen) -> None:
    pen.part("metal", pole((0, -8), (0, -60), 3, 3))
    pen.stroke("metal", joined(line([(0, -14), (-24, -1)]), line([(0, -14), (24, -1)]), line([(0, -14), (3, 0)])), 2.6)
    pen.part("metal", polygon([(-40, -52), (40, -52), (44, -104), (-44, -104)]), tone=0.04)
    pen.part("paper", polygon([(-38, -55), (-0.6, -56), (-0.6, -106), (-41, -108)]))
    pen.part("paper", polygon([(38, -55), (0.6, -56), (0.6, -106), (41, -108)]), tone=-0.03)
    for side in (-1, 1):
        rows = [line([(side * 5, y + d), (side * 35, y + d)]) for y in (-98, -83, -68) for d in (0, 1.8, 3.6, 5.4)]
        pen.stroke("ink", joined(*rows), 0.5, alpha=0.8)
        for y in (-98, -83, -68):
            notes = [(side * 20 + 7 * i - 10, y + 4.4 - (i * 2 + y) % 3 * 1.8) for i in range(4)]
            pen.part("ink", joined(*(ellipse(x, b, 1.7, 1.3, -20) for x, b in notes)), shade="flat")
            pen.stroke("ink", joined(*(line([(x + 1.4, b), (x + 1.4, b - 6)]) for x, b in notes)), 0.7)
    pen.part("metal", rect(-42, -55, 84, 4, 1))
    pen.anchor(top=(0, -108), lean=(0, -60))
