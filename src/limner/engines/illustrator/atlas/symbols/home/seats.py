"""Chairs, sofas, benches of the house."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    ellipse,
    joined,
    limb,
    line,
    outline,
    polygon,
    rect,
    smooth,
)
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import DARK
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    Profile,
    crescent,
    curve,
    gloss,
    pole,
    quad,
    rim,
    turned,
)
from limner.engines.illustrator.atlas.templates.furniture import cushion, legs, puffed

WOOD = "#a96d3f"


@symbol("throne, royal throne, king's throne, golden throne", kinds="chair, furniture", height=1.9,
    slots={"gold": ("#e0ad3c", "second"), "cloth": ("#a82c3f", "primary"), "gem": ("#3f9fd0", "fixed")},
    home="hall", traits=("seat",))
def throne(pen: Pen) -> None:
    back = smooth([(-27, -20, "c"), (-30, -78, "c"), (-21, -88), (0, -99), (21, -88), (30, -78, "c"), (27, -20, "c")])
    pen.part("gold", back, tone=-0.03)
    pen.mark("gold", crescent(back, -4, 0), tone=-0.1)
    pad = smooth([(-20, -22, "c"), (-22, -74, "c"), (0, -87), (22, -74, "c"), (20, -22, "c")])
    pen.part("cloth", pad)
    pen.mark("cloth", crescent(pad, -5, -3), tone=-0.08)
    pen.mark("cloth", joined(*(ellipse(x, y, 1.6) for x, y in ((-10, -70), (10, -70), (0, -60), (-10, -50),
        (10, -50)))), tone=-0.2, detail=1)
    for x in (-30, 30):
        pen.part("gold", ellipse(x, -82, 6), tone=0.05)
    pen.part("gold", polygon([(-13, -94), (-17, -112), (-7, -102), (0, -117), (7, -102), (17, -112), (13, -94)]),
        tone=0.04)
    pen.part("gem", polygon([(0, -103), (4, -98), (0, -93), (-4, -98)]), shade="flat")
    pen.part("gold", rect(-33, -26, 66, 14, 2), tone=-0.04)
    pen.mark("gold", joined(*(ellipse(x, -19, 3) for x in (-22, -11, 0, 11, 22))), tone=-0.16)
    cushion(pen, "cloth", -28, -36, 56, 13, radius=0.44)
    for side in (-1, 1):
        x = side * 34
        pen.part("gold", rect(x - 4, -46, 8, 46, 2), tone=-0.02 if side < 0 else -0.07)
        pen.part("gold", rect(x - 6, -52, 12, 9, 4), tone=0.03 if side < 0 else -0.03)
        pen.part("gem", ellipse(x, -47.5, 2.6), shade="flat")
        pen.part("gold", ellipse(x, -2, 7, 3.6))
    pen.part("cloth", polygon([(-26, -14), (26, -14), (34, 0), (-34, 0)]), tone=-0.14)
    pen.anchor(seat=(0, -35), top=(0, -36), lean=(38, -40), under=(0, -13))


@symbol("office chair, swivel chair, desk chair, gaming chair", kinds="chair, furniture", height=1.15,
    slots={"cloth": ("#3d4a5e", "primary"), "metal": ("#8a94a2", "fixed"), "dark": DARK},
    home="office", traits=("seat",))
def office_chair(pen: Pen) -> None:
    for x, y in ((-30, -3), (0, -1), (30, -3)):
        pen.stroke("metal", line([(0, -14), (x, y - 5)]), 5, tone=-0.05)
        pen.part("dark", ellipse(x, y - 1.6, 4.6))
    pen.part("metal", rect(-3, -40, 6, 30))
    pen.part("dark", rect(-9, -44, 18, 7, 2))
    back = smooth([(-20, -54, "c"), (-24, -78), (-21, -98), (-12, -104), (12, -104), (21, -98), (24, -78),
        (20, -54, "c")], tension=0.4)
    pen.part("dark", rect(-4, -60, 8, 20))
    pen.part("cloth", back, tone=-0.02)
    pen.mark("cloth", crescent(back, -6, -4), tone=-0.09)
    pen.mark("cloth", joined(line([(-18, -84), (18, -84)]), line([(-18, -70), (18, -70)])), tone=-0.12, width=1.4)
    cushion(pen, "cloth", -30, -54, 60, 14, tone=0.04, radius=0.46)
    for side in (-1, 1):
        pen.stroke("dark", smooth([(side * 24, -47, "c"), (side * 35, -48), (side * 35, -64, "c")], closed=False), 3.6)
        pen.part("dark", rect(side * 33 - 7, -69, 14, 5, 2.4))
    pen.anchor(seat=(0, -53), top=(0, -54), lean=(36, -50), under=(0, -40))


@symbol("rocking chair", kinds="chair, furniture", height=1.1,
    slots={"wood": ("#a96d3f", "primary"), "seat": ("#d9694f", "second")}, home="room", traits=("seat",))
def rocking_chair(pen: Pen) -> None:
    for dx, tone in ((9, -0.14), (0, 0.0)):
        y = -5 if dx else 0
        pen.part("wood", outline(smooth([(-52 + dx, -13 + y), (-30 + dx, -4 + y), (0 + dx, -2 + y), (30 + dx, -5 + y),
            (50 + dx, -15 + y)], closed=False), 4.6), tone=tone)
        pen.part("wood", pole((-22 + dx, -46 + y), (-26 + dx, -3 + y), 4.4, 3.6), tone=tone - 0.02)
        pen.part("wood", pole((24 + dx, -60 + y), (28 + dx, -4 + y), 4.4, 3.6), tone=tone - 0.02)
        pen.part("wood", pole((-24 + dx, -44 + y), (-42 + dx, -100 + y), 5, 4), tone=tone)
        if dx:
            for k in (0.2, 0.5, 0.8):
                pen.part("wood", pole((-18, -48), (-41 + 9 * k, -99 - 4 * k), 2.6, 2.2), tone=-0.07)
            pen.part("wood", quad((-46, -106), (-32, -109), (-27, -93), (-41, -90)), tone=-0.03)
    pen.part("seat", polygon([(-30, -46), (-18, -53), (36, -53), (28, -46)]), tone=0.05)
    pen.part("seat", rect(-30, -47, 59, 6, 3), tone=-0.04)
    pen.part("wood", outline(smooth([(-34, -70), (-10, -66), (18, -64), (30, -66)], closed=False), 4.4), tone=0.03)
    pen.part("wood", pole((-20, -20), (26, -20), 2.6, 2.6), tone=-0.05)
    pen.anchor(seat=(4, -50), top=(4, -50), lean=(-44, -60), under=(4, -44))


@symbol("hammock", kinds="furniture", height=1.2, slots={"cloth": ("#e8785a", "primary"),
    "stripe": ("#fbeccb", "second"), "rope": ("#b98f5a", "fixed"), "wood": ("#8a5a36", "fixed")},
    home="garden", traits=("anywhere", "open", "seat"))
def hammock(pen: Pen) -> None:
    for x in (-66, 66):
        pen.part("wood", pole((x, 0), (x, -84), 7, 6))
    pen.stroke("rope", joined(*(line([(side * 66, -70), (side * 48, y)]) for side in (-1, 1) for y in (-60, -54, -48))),
        1.4)
    pen.part("cloth", smooth([(-48, -60, "c"), (-24, -44), (0, -39), (24, -44), (48, -60, "c"), (24, -34), (0, -28),
        (-24, -34)]), tone=-0.14)
    with pen.in_front():
        sling = smooth([(-50, -58, "c"), (-28, -37), (0, -30), (28, -37), (50, -58, "c"), (46, -40), (26, -18),
            (0, -12), (-26, -18), (-46, -40)])
        pen.part("cloth", sling)
        pen.mark("stripe", joined(*(line([(x, -70), (x * 0.9, 0)]) for x in (-36, -24, -12, 0, 12, 24, 36))), width=3.4)
        pen.mark("cloth", crescent(sling, 0, -7), tone=-0.12, alpha=0.6)
    pen.anchor(seat=(0, -34), top=(0, -32))


@symbol(
    "bench, park bench, garden bench", kinds="furniture, street furniture", height=0.85,
    slots={"wood": ("#b87a48", "primary"), "iron": ("#3d4450", "fixed")},
    home="park", traits=("seat",),
)
def bench(pen: Pen) -> None:
    for x in (-46, 46):
        pen.part("iron", limb([(x + 4, -58, 3), (x + 3, -30, 3.2), (x + 5, 0, 3)]), tone=-0.04)
    for i, y in enumerate((-60, -50, -40)):
        pen.part("wood", rect(-58, y, 116, 8, 1.5), tone=0.03 - 0.03 * i)
        pen.mark("wood", joined(curve((-40, y + 3), (-10, y + 4), (14, y + 3)), curve((22, y + 5), (44, y + 4.4))),
            tone=-0.1, width=0.6, detail=2)
    for i, (y, w, h) in enumerate(((-31, 58, 4), (-27, 60, 4.6), (-22, 62, 5.6))):
        pen.part("wood", quad((-w, y), (w, y), (w + 1.4, y + h - 0.7), (-w - 1.4, y + h - 0.7)), tone=0.08 - 0.03 * i)
    pen.part("wood", rect(-63.4, -17, 126.8, 4, 1), tone=-0.1)
    for x in (-50, 50):
        pen.part("iron", limb([(x, -14, 4), (x, -6, 3.4), (x - 1.5 * (1 if x < 0 else -1), 0, 4.6)]))
        pen.part("iron", pole((x, -14), (x, -40), 3.4, 3.4))
        pen.part("iron", ellipse(x, -41, 5.6, 2.8), tone=0.05)
    pen.anchor(seat=(0, -26), top=(0, -60), lean=(60, -30), under=(0, -13))


@symbol("chair, dining chair, kitchen chair, seat", kinds="furniture", height=0.95,
    slots={"wood": (WOOD, "primary"), "seat": ("#2f8088", "second")}, home="room", traits=("seat",))
def chair(pen: Pen) -> None:
    for x, tone in ((22, -0.1), (-22, 0.0)):
        pen.part("wood", pole((x + 2, -46), (x + (1 if x > 0 else -3), -4 if x > 0 else -2), 5.6, 4.4),
            tone=tone - 0.08, name="legs")
    pen.part("wood", smooth([(18, -44, "c"), (20, -72), (18, -99, "c"), (24.4, -99, "c"), (26, -72), (24.6, -44, "c")]),
        tone=-0.08)
    for y, h, tone in ((-97, 13, 0.02), (-79, 8, -0.01), (-64, 8, -0.03)):
        pen.part("wood", smooth([(-22, y, "c"), (0, y + 3.4), (22, y, "c"), (22, y + h, "c"), (0, y + h + 2.6),
            (-22, y + h, "c")], tension=0.45), tone=tone)
        pen.mark("wood", rect(-30, y + h - 1.2, 60, 5), tone=-0.08)
    back = smooth([(-26, -42, "c"), (-27, -72), (-25.4, -101, "c"), (-19, -101, "c"), (-20, -72), (-18.6, -42, "c")])
    pen.part("wood", back)
    pen.mark("wood", rect(-22, -104, 6, 66), tone=-0.08)
    pen.part("wood", polygon([(-30, -42), (32, -42), (31, -35), (-29, -35)]), tone=-0.04)
    cushion(pen, "seat", -31, -51, 65, 11, radius=0.42)
    for x, d in ((-26, -2), (27, 2)):
        leg = pole((x, -36), (x + d, 0), 6.4, 4.8)
        pen.part("wood", leg, name="legs")
        pen.mark("wood", rect(x + 1 + d * 0.5, -40, 6, 42), tone=-0.08)
    pen.anchor(seat=(0, -49), top=(0, -50), lean=(-27, -60), under=(0, -36), handle=(0, -98))


@symbol("armchair, easy chair, wingback, recliner", kinds="chair, furniture", height=1,
    slots={"body": ("#4f8f7b", "primary"), "wood": ("#6b4632", "fixed")}, home="room", traits=("seat",))
def armchair(pen: Pen) -> None:
    for x in (-32, 32):
        pen.part("wood", pole((x, -12), (x * 1.04, 0), 5, 3.4))
    back = puffed(-36, -98, 72, 80, 0.26)
    pen.part("body", back, tone=-0.04)
    pen.mark("body", crescent(back, -6, -5), tone=-0.1)
    pen.mark("body", joined(*(ellipse(x, y, 1.6) for x, y in ((-14, -80), (0, -80), (14, -80), (-7, -68), (7, -68)))),
        tone=-0.16, detail=1)
    pen.part("body", rect(-38, -24, 76, 16, 4), tone=-0.05)
    cushion(pen, "body", -30, -44, 60, 24, tone=0.05)
    for side in (-1, 1):
        x = -46 if side < 0 else 26
        arm = puffed(x, -58, 20, 50, 0.44)
        pen.part("body", arm, tone=0.02 if side < 0 else -0.03)
        pen.mark("body", crescent(arm, -3, -4), tone=-0.09)
    pen.anchor(seat=(0, -43), top=(0, -44), lean=(44, -40), under=(0, -9))


@symbol("sofa, couch, settee, loveseat, divan, futon, sectional, sofa bed, futon couch", kinds="furniture", height=0.85,
    slots={"body": ("#d9694f", "primary"), "pillow": ("#f3d79a", "second"), "wood": ("#6b4632", "fixed")},
    home="room", poses="standing, empty", traits=("seat",), shapes=("rectangular",))
def sofa(pen: Pen) -> None:
    for x in (-56, 56):
        pen.part("wood", pole((x, -9), (x * 1.02, 0), 5, 3.4))
    back = puffed(-60, -64, 120, 50, 0.3)
    pen.part("body", back, tone=-0.05)
    pen.mark("body", line([(0, -66), (0, -20)]), tone=-0.13, width=1.2)
    pen.mark("body", crescent(back, -4, -4), tone=-0.1)
    pen.part("body", rect(-62, -18, 124, 11, 3), tone=-0.08)
    for x in (-52, 1):
        cushion(pen, "body", x, -36, 51, 19, tone=0.05, radius=0.36)
    for x, tone in () if pen.pose == "empty" else ((-52, 0.0), (30, -0.05)):
        pillow = smooth([(x + 2, -57, "c"), (x + 12, -54), (x + 22, -58, "c"), (x + 20, -46), (x + 23, -35, "c"),
            (x + 11, -37), (x, -34, "c"), (x + 3, -46)])
        pen.part("pillow", pillow, tone=tone)
        pen.mark("pillow", crescent(pillow, -3, -3), tone=-0.08)
    for x, tone in ((-72, 0.02), (52, -0.03)):
        arm = puffed(x, -48, 20, 42, 0.44)
        pen.part("body", arm, tone=tone)
        pen.mark("body", crescent(arm, -3, -4), tone=-0.09)
    pen.anchor(seat=(0, -36), top=(0, -36), lean=(70, -30), under=(0, -8))


@symbol("stool, bar stool, footstool", kinds="chair, furniture", height=0.6,
    slots={"wood": (WOOD, "second"), "seat": ("#d9694f", "primary")}, traits=("seat", "tabletop"), shapes=("round",))
def stool(pen: Pen) -> None:
    legs(pen, "wood", (-22, 22), (-13, 13), -80, wide=6.4, narrow=5, splay=8, lift=8)
    pen.part("wood", rect(-27, -30, 54, 4.6, 2), tone=-0.04)
    seat: Profile = [(-92.0, 32.0), (-88, 34.0), (-80.0, 31.0)]
    pen.part("seat", turned(seat, tilt=0.2), tone=-0.06)
    pen.part("seat", rim(seat, tilt=0.2), tone=0.04)
    gloss(pen, "seat", ellipse(-10, -94, 13, 2.4), alpha=0.4)
    pen.anchor(seat=(0, -91), top=(0, -92), under=(0, -78))


@symbol("deck chair, deckchair, beach chair, sling chair", kinds="furniture", height=0.95, home="beach",
    slots={"wood": ("#b98550", "fixed"), "cloth": ("#3f8fc0", "primary"), "stripe": ("#fbf6ea", "second")},
    traits=("seat", "anywhere"))
def deck_chair(pen: Pen) -> None:
    pen.part("wood", pole((34, -2), (-34, -92), 5, 5), tone=-0.12)
    pen.part("wood", pole((-38, -2), (40, -42), 5, 5), tone=-0.12)
    sling = smooth([(-38, -96, "c"), (-28, -98, "c"), (-20, -62), (-6, -36), (14, -32), (40, -44, "c"), (46, -40, "c"),
        (24, -20), (-4, -20), (-22, -38), (-32, -66)])
    pen.part("cloth", sling)
    bands = [smooth([(-38 + k, -100, "c"), (-28 + k, -62), (-12 + 0.7 * k, -32 + 0.6 * k), (12, -28 + 0.9 * k),
        (44, -44 + k, "c")], closed=False) for k in (1, 7)]
    pen.mark("stripe", joined(*(outline(b, 2.6) for b in bands)))
    pen.part("wood", pole((42, 0), (-26, -90), 5.4, 5.4))
    pen.part("wood", pole((-44, 0), (44, -40), 5.4, 5.4), tone=0.03)
    pen.part("wood", limb([(-38, -97, 6), (-26, -99, 6)]), tone=-0.04)
    pen.part("wood", limb([(38, -45, 6), (48, -40, 6)]), tone=-0.04)
    pen.anchor(seat=(6, -32), top=(4, -34), lean=(-30, -70), under=(0, -1), handle=(-32, -97))
