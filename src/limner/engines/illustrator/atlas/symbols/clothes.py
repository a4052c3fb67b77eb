"""Clothes and headwear. `fit` is the point that goes onto the wearer."""

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
from limner.engines.illustrator.atlas.solid import Profile, band, crescent, curve, gloss, quad, turned


@symbol("hat, fedora, panama, bonnet", kinds="headwear, clothing", height=0.14, place="surface",
    slots={"body": ("#c9964f", "primary"), "band": ("#7a3f36", "second")}, worn=2.9, traits=("colourful",),
    shapes=("round",))
def hat(pen: Pen) -> None:
    pen.part("body", ellipse(0, -12, 60, 13), tone=-0.12)
    pen.part("body", smooth([(-60, -13), (-44, -20), (0, -24), (44, -20), (60, -13), (40, -5), (0, -1), (-40, -5)]))
    crown = smooth([(-33, -14, "c"), (-32, -38), (-27, -56), (-14, -60), (0, -55), (14, -60), (27, -56), (32, -38),
        (33, -14, "c"), (0, -7)])
    pen.part("body", crown, tone=0.02)
    pen.mark("body", crescent(crown, -13, 0), tone=-0.09)
    pen.mark("body", smooth([(-12, -60), (0, -44), (12, -60), (0, -54)]), tone=-0.12)
    pen.mark("band", smooth([(-40, -30, "c"), (0, -24), (40, -30, "c"), (40, -14, "c"), (0, -7), (-40, -14, "c")]))
    pen.anchor(fit=(0, -10), top=(0, -58), handle=(50, -12))


@symbol("cap, baseball cap, snapback", kinds="hat, headwear, clothing", height=0.13, place="surface",
    slots={"body": ("#2f6fb5", "primary"), "peak": ("#d9483f", "second")}, worn=2.7, shapes=("round",))
def cap(pen: Pen) -> None:
    dome = smooth([(-46, -10, "c"), (-44, -36), (-28, -58), (0, -64), (24, -56), (38, -36), (40, -12, "c"), (0, -4)])
    pen.part("peak", smooth([(14, -12, "c"), (34, -20), (60, -18), (78, -8), (74, -4), (44, -7), (16, -3, "c")]))
    pen.mark("peak", smooth([(14, -8), (50, -10), (78, -5), (70, 2), (14, 0)]), tone=-0.1)
    pen.part("body", dome)
    pen.mark("body", crescent(dome, 11, -5), tone=-0.09)
    pen.mark("body", joined(curve((0, -64), (-12, -40), (-14, -6)), curve((0, -64), (20, -44), (24, -8))), tone=-0.13,
        width=1.2)
    pen.part("peak", ellipse(-1, -65, 5, 3.4))
    pen.part("peak", ellipse(10, -36, 8))
    pen.mark("peak", star(10, -36, 5.4, 2.4, 5), tone=0.3)
    pen.anchor(fit=(-2, -9), top=(0, -66), handle=(70, -9))


@symbol("top hat, tall hat, stovepipe hat", kinds="hat, headwear, clothing", height=0.2, place="surface",
    slots={"body": ("#2c2e37", "primary"), "band": ("#b5333d", "second")}, worn=2.4, shapes=("cylindrical",))
def top_hat(pen: Pen) -> None:
    pen.part("body", smooth([(-56, -12), (-48, -18), (-30, -14), (0, -10), (30, -14), (48, -18), (56, -12), (38, -3),
        (0, 1), (-38, -3)]))
    pen.part("body", ellipse(0, -12, 42, 7), tone=-0.06)
    profile: Profile = [(-92.0, 38.0), (-60, 33), (-12, 34.0)]
    crown = turned(profile, tilt=0.16)
    pen.part("body", crown, tone=0.03)
    pen.mark("body", crescent(crown, -18, 0), tone=-0.07)
    gloss(pen, "body", rect(-24, -90, 7, 80, 3), detail=0, alpha=0.35)
    pen.mark("band", band(profile, -30, -15, tilt=0.16))
    pen.part("body", ellipse(0, -92, 38, 6), tone=0.09)
    pen.anchor(fit=(0, -10), top=(0, -92), handle=(48, -12))


@symbol("wizard hat, witch hat, pointed hat, magic hat", kinds="hat, headwear, clothing", height=0.4, place="surface",
    slots={"body": ("#4a3d8f", "primary"), "star": ("#f6cd4d", "fixed"), "band": ("#d9a23b", "second")}, worn=3.0)
def wizard_hat(pen: Pen) -> None:
    pen.part("body", smooth([(-62, -8), (-44, -17), (0, -20), (44, -17), (62, -8), (40, -1), (0, 3), (-40, -1)]),
        tone=-0.05)
    cone = smooth([(-36, -13, "c"), (-26, -38), (-16, -62), (-4, -84), (12, -97), (34, -100, "c"), (22, -88), (22, -70),
        (28, -40), (37, -13, "c"), (0, -5)])
    pen.part("body", cone)
    pen.mark("body", crescent(cone, -11, -1), tone=-0.09)
    pen.mark("body", joined(curve((-8, -78), (6, -74), (22, -78)), curve((4, -88), (12, -84), (22, -87))), tone=-0.12,
        width=1.6)
    pen.mark("band", smooth([(-44, -26, "c"), (0, -18), (44, -26, "c"), (44, -12, "c"), (0, -4), (-44, -12, "c")]))
    pen.mark("star", joined(star(-8, -42, 7, 3, 5), star(13, -58, 5.5, 2.4, 5), star(18, -32, 4.4, 2, 5),
        star(-3, -66, 3.6, 1.6, 5)))
    pen.part("star", difference(rect(-9, -21, 18, 14, 2), rect(-5.4, -17.6, 10.8, 7.4, 1)))
    pen.anchor(fit=(0, -9), top=(14, -98), handle=(50, -8))


@symbol("crown, royal crown", kinds="headwear, thing", height=0.15, place="surface",
    slots={"gold": ("#f0b93a", "primary"), "gem": ("#d8343f", "second"), "blue": ("#3f7fd0", "fixed")}, worn=1.9)
def crown(pen: Pen) -> None:
    pen.part("gold", smooth([(-40, -30, "c"), (-24, -56, "c"), (-14, -40), (0, -58, "c"), (14, -40), (24, -56, "c"),
        (40, -30, "c"), (0, -22)], tension=0.2), tone=-0.14)
    front = polygon([(-46, -12), (-54, -62), (-28, -36), (0, -76), (28, -36), (54, -62), (46, -12), (28, -5), (0, -3),
        (-28, -5)])
    pen.part("gold", front)
    pen.mark("gold", polygon([(0, -80), (28, -36), (54, -62), (46, 0), (14, 0)]), tone=-0.07)
    pen.mark("gold", smooth([(-48, -26, "c"), (0, -17), (48, -26, "c"), (47, -21, "c"), (0, -12), (-47, -21, "c")]),
        tone=0.12)
    for x, y, r in ((-54, -64, 5.4), (0, -79, 6.4), (54, -64, 5.4)):
        pen.part("gold", ellipse(x, y, r), tone=0.05)
    for x, y, slot in ((0, -34, "gem"), (-28, -28, "blue"), (28, -28, "blue")):
        gem = polygon([(x, y - 8), (x + 6, y), (x, y + 8), (x - 6, y)])
        pen.part(slot, gem)
        pen.mark(slot, polygon([(x, y - 9), (x - 7, y), (x, y)]), tone=0.14)
    pen.part("gold", smooth([(-46, -14, "c"), (0, -4), (46, -14, "c"), (45, -4, "c"), (0, 5), (-45, -4, "c")]),
        tone=-0.05)
    pen.anchor(fit=(0, -6), top=(0, -78), handle=(46, -10))


@symbol("scarf, muffler, shawl", kinds="clothing", height=0.5, place="surface",
    slots={"body": ("#d2493f", "primary"), "stripe": ("#f6e3bd", "second")}, worn=2.3,
    grips=((0.2, 0.3), (0.75, 0.3)))
def scarf(pen: Pen) -> None:
    for x, turn, low, tone in ((-8, 14, -8, -0.09), (10, -8, 0, 0.0)):
        tail = rotated(rect(x - 13, -70, 26, 70 + low), turn, (x, -70))
        pen.part("body", tail, tone=tone)
        pen.mark("stripe", rotated(joined(rect(x - 20, -24 + low, 40, 5), rect(x - 20, -15 + low, 40, 5)), turn,
            (x, -70)), tone=tone)
        fringe = joined(*(line([(x - 11 + 4.4 * i, low - 1), (x - 11 + 4.4 * i, low + 8)]) for i in range(6)))
        pen.stroke("body", rotated(fringe, turn, (x, -70)), 2, tone=tone - 0.03)
    pen.part("body", ellipse(0, -82, 40, 17), tone=-0.16)
    loop = smooth([(-42, -84), (-34, -74), (0, -69), (34, -74), (42, -84), (42, -68), (30, -56), (0, -51), (-30, -56),
        (-42, -68)])
    pen.part("body", loop)
    pen.mark("body", crescent(loop, -5, -6), tone=-0.08)
    pen.mark("stripe", joined(*(line([(x, -80), (x * 0.9 + 3, -48)]) for x in (-30, -22, 24, 32))), width=3)
    pen.part("body", smooth([(-6, -68), (8, -72), (22, -66), (22, -54), (8, -49), (-6, -54)]), tone=0.04)
    pen.anchor(fit=(0, -72), top=(0, -96), handle=(10, -20))


@symbol("glasses, spectacles, sunglasses, eyeglasses", kinds="thing, clothing", height=0.05,
    place="surface", faces_viewer=True, slots={"frame": ("#2c2f38", "primary"), "lens": ("#5a6b80", "second")},
    nook="study", worn=1.75, shapes=("round",))
def glasses(pen: Pen) -> None:
    for side in (-1, 1):
        lens = smooth([(side * 8, -34), (side * 30, -39), (side * 54, -35), (side * 54, -16), (side * 42, -2),
            (side * 22, -2), (side * 9, -15)])
        pen.part("lens", lens, shade="glass", alpha=0.85)
        pen.mark("lens", polygon([(side * 30 - 6, -42), (side * 30 + 8, -42), (side * 30 - 8, 2), (side * 30 - 20, 2)]),
            tone=0.2, alpha=0.5)
        pen.stroke("frame", lens, 4.6)
        pen.stroke("frame", line([(side * 54, -32), (side * 62, -34)]), 4.6)
    pen.stroke("frame", curve((-9, -26), (0, -31), (9, -26)), 4.2)
    pen.anchor(fit=(0, -24), top=(0, -38), handle=(0, -28))


@symbol("shoe, sneaker, trainer, running shoe, sports shoe, footwear", kinds="clothing", height=0.12, place="surface",
    slots={"body": ("#e0503f", "primary"), "sole": ("#f8f6f0", "fixed"), "lace": ("#fdfcf8", "fixed"),
    "trim": ("#2f3540", "second")})
def shoe(pen: Pen) -> None:
    pen.part("trim", smooth([(-46, -56), (-30, -61), (-8, -56), (-6, -48), (-44, -46)]))
    body = smooth([(-52, -10, "c"), (-54, -34), (-50, -58, "c"), (-44, -54), (-26, -50), (-10, -57, "c"), (4, -46),
        (22, -34), (46, -28), (60, -18), (62, -8, "c")])
    pen.part("body", body)
    pen.mark("body", rect(-60, -18, 130, 12), tone=-0.08)
    pen.mark("sole", smooth([(-36, -14), (-18, -30), (8, -36), (-4, -24), (-16, -10)]))
    pen.mark("body", smooth([(38, -32), (48, -24), (48, -8), (70, -8), (66, -30)]), tone=-0.07)
    pen.stroke("lace", joined(*(line([(x, y), (x + 12, y - 7)]) for x,
        y in ((-6, -44), (3, -38), (12, -32), (21, -27)))), 2.8)
    pen.part("sole", smooth([(-56, -11, "c"), (0, -9), (40, -10), (64, -12, "c"), (64, -2), (54, 0), (-46, 0),
        (-56, -3)], tension=0.4))
    pen.mark("sole", rect(-60, -4, 130, 6), tone=-0.12)
    pen.anchor(top=(-28, -52), fit=(-28, -48), handle=(-50, -40))


@symbol("boot, wellington, rain boot, cowboy boot, wellington boot", kinds="shoe, clothing", height=0.35,
    garment="boots", slots={"body": ("#f0b92f", "primary"), "sole": ("#7a5a2b", "follow")}, told_in="room")
def boot(pen: Pen) -> None:
    pen.part("body", ellipse(-12, -94, 23, 5), tone=-0.16)
    body = smooth([(-35, -94, "c"), (-34, -56), (-38, -20), (-36, -5, "c"), (54, -5, "c"), (52, -22), (32, -32),
        (14, -42), (10, -66), (11, -94, "c"), (-12, -89)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -9, -6), tone=-0.08)
    gloss(pen, "body", smooth([(-26, -84), (-25, -52), (-28, -24), (-21, -52), (-21, -84)]), detail=0)
    pen.part("body", smooth([(-37, -97, "c"), (-12, -91), (13, -97, "c"), (13, -87, "c"), (-12, -81.6),
        (-37, -87, "c")]), tone=0.05)
    pen.part("sole", smooth([(-39, -7, "c"), (57, -7, "c"), (56, 0, "c"), (2, 0, "c"), (-8, -2), (-12, 0, "c"),
        (-38, 0, "c")]))
    pen.anchor(top=(-12, -94), mouth=(-12, -94), opening=(-12, -94), handle=(-34, -90))


@symbol("dress, gown, frock, ball gown", kinds="clothing", height=1.1, garment="dress",
    slots={"body": ("#d64f86", "primary"),
    "belt": ("#f6dba6", "second")}, told_in="room")
def dress(pen: Pen) -> None:
    body = smooth([(-16, -98, "c"), (-9, -100, "c"), (-5, -88), (0, -86), (5, -88), (9, -100, "c"), (16, -98, "c"),
        (18, -82), (14, -60, "c"), (28, -34), (40, -2, "c"), (26, 1), (13, -2), (0, 2), (-13, -2), (-26, 1),
        (-40, -2, "c"), (-28, -34), (-14, -60, "c"), (-18, -82)])
    pen.part("body", body)
    pen.mark("body", crescent(body, -9, 0), tone=-0.09)
    pen.mark("body", joined(*(curve((x * 0.3, -56), (x * 0.7, -30), (x, 2)) for x in (-26, -10, 8, 25))), tone=-0.1,
        width=1.6)
    pen.mark("belt", rect(-30, -64, 60, 6))
    pen.part("belt", joined(polygon([(0, -61), (-11, -67), (-11, -55)]), polygon([(0, -61), (11, -67), (11, -55)])),
        tone=-0.04)
    pen.anchor(top=(0, -98), fit=(0, -96), handle=(0, -98))


@symbol("t-shirt, shirt, tee shirt, tshirt, tee, jersey, blouse", kinds="clothing", height=0.7,
    garment="shirt",
    slots={"body": ("#3f9fb8", "primary"), "trim": ("#2f7f98", "follow")},
    told_in="room", worn=3.4, board=Board(0, -54, 46, 40), printed="print, design, tee")
def t_shirt(pen: Pen) -> None:
    pen.part("trim", ellipse(0, -92, 17, 7), tone=-0.1)
    for side in (-1, 1):
        sleeve = polygon([(side * 26, -94), (side * 58, -72), (side * 46, -50), (side * 26, -62)])
        pen.part("body", sleeve, tone=-0.03 if side < 0 else -0.08)
        pen.mark("trim", polygon([(side * 60, -72), (side * 48, -48), (side * 43, -51), (side * 54, -75)]))
    body = smooth([(-18, -96, "c"), (-10, -88), (0, -86), (10, -88), (18, -96, "c"), (32, -90, "c"), (32, -50),
        (33, 0, "c"), (0, 2), (-33, 0, "c"), (-32, -50), (-32, -90, "c")], tension=0.42)
    pen.part("body", body)
    pen.mark("body", crescent(body, -11, 0), tone=-0.08)
    pen.mark("body", joined(curve((-30, -64), (-20, -58), (-12, -60)), curve((30, -60), (20, -52), (10, -54)),
        curve((-28, -20), (-14, -14), (-4, -16))), tone=-0.09, width=1.5, detail=1)
    pen.stroke("trim", curve((-18, -96), (-10, -88), (0, -86), (10, -88), (18, -96)), 4)
    pen.anchor(top=(0, -94), fit=(0, -92), handle=(0, -90))


@symbol("trousers, pants, jeans, slacks", kinds="clothing", height=1, garment="trousers",
    slots={"body": ("#3f5f95", "primary"), "belt": ("#6b4632", "fixed")}, told_in="room")
def trousers(pen: Pen) -> None:
    body = smooth([(-24, -98, "c"), (24, -98, "c"), (29, -60), (31, 0, "c"), (9, 0, "c"), (3, -44), (0, -60, "c"),
        (-3, -44), (-9, 0, "c"), (-31, 0, "c"), (-29, -60)], tension=0.4)
    pen.part("body", body)
    pen.mark("body", polygon([(14, -98), (40, -98), (40, 4), (20, 4), (18, -50)]), tone=-0.08)
    pen.mark("body", joined(line([(0, -92), (0, -66)]), curve((-25, -86), (-16, -80), (-12, -92)),
        curve((25, -86), (16, -80), (12, -92)), line([(-31, -5), (-8, -5)]), line([(31, -5), (8, -5)])), tone=-0.14,
        width=1.3)
    pen.part("belt", rect(-25, -99, 50, 7, 1))
    pen.anchor(top=(0, -98), fit=(0, -98), handle=(0, -96))


@symbol("skirt", kinds="clothing", height=0.6, garment="skirt",
    slots={"body": ("#c9486a", "primary")}, told_in="room")
def skirt(pen: Pen) -> None:
    body = smooth([(-26, -66, "c"), (26, -66, "c"), (38, -38), (54, -2, "c"), (40, 3), (27, -1), (13, 4), (0, 0),
        (-13, 4), (-27, -1), (-40, 3), (-54, -2, "c"), (-38, -38)])
    pen.part("body", body)
    pen.mark("body", joined(*(polygon([(x * 0.45, -62), (x + 4, 6), (x - 6, 6)]) for x in (-38, -20, -2, 16, 34))),
        tone=-0.09)
    pen.part("body", rect(-27, -72, 54, 9, 2), tone=0.05)
    pen.anchor(top=(0, -72), fit=(0, -70))


@symbol("jacket, coat, raincoat, blazer, overcoat", kinds="clothing", height=0.8, garment="coat",
    slots={"body": ("#8a5a3b", "primary"), "inner": ("#f6f1e6", "second"), "button": ("#e6c878", "fixed")},
    told_in="room", printed="print, design")
def jacket(pen: Pen) -> None:
    for side in (-1, 1):
        sleeve = smooth([(side * 22, -92, "c"), (side * 38, -80), (side * 48, -44), (side * 50, -14, "c"),
            (side * 36, -12, "c"), (side * 32, -40), (side * 26, -64)])
        pen.part("body", sleeve, tone=-0.04 if side < 0 else -0.1)
        pen.mark("body", rect(-60, -20, 120, 2), tone=-0.12)
    pen.part("inner", polygon([(-14, -96), (14, -96), (8, -40), (-8, -40)]))
    for side in (-1, 1):
        panel = smooth([(side * 12, -98, "c"), (side * 30, -88), (side * 32, -50), (side * 34, 0, "c"),
            (side * 0.5, 0, "c"), (side * -1, -50, "c")], tension=0.35)
        pen.part("body", panel, tone=0.0 if side < 0 else -0.05)
        pen.mark("body", rect(side * 20 - 8, -28, 16, 2), tone=-0.12)
        pen.part("body", polygon([(side * 12, -99), (side * 22, -78), (side * 14, -72), (side * 18, -66),
            (side * -0.5, -48)]), tone=0.06 if side < 0 else 0.01)
    pen.part("button", joined(*(ellipse(4, y, 2.2) for y in (-40, -26, -12))), shade="flat")
    pen.anchor(top=(0, -98), fit=(0, -96))


@symbol("tie, necktie, cravat", kinds="clothing", height=0.5, faces_viewer=True,
    slots={"body": ("#b8323d", "primary"), "stripe": ("#f2d48a", "second")}, told_in="room", worn=0.75)
def tie(pen: Pen) -> None:
    pen.part("body", polygon([(-7, -84), (7, -84), (16, -16), (0, 0), (-16, -16)]))
    pen.mark("stripe", joined(*(quad((-24, y + 12), (24, y - 8), (24, y - 3), (-24, y + 17))
        for y in (-74, -56, -38, -20))))
    pen.mark("body", polygon([(4, -90), (20, -90), (24, 0), (0, 4), (9, -20)]), tone=-0.14, alpha=0.4)
    pen.part("body", polygon([(-12, -100), (12, -100), (7, -83), (-7, -83)]), tone=0.04)
    pen.mark("body", polygon([(4, -102), (14, -102), (8, -80), (2, -80)]), tone=-0.08)
    pen.anchor(top=(0, -100), fit=(0, -99))


@symbol("bow tie, bow, ribbon, hair bow", kinds="clothing", height=0.06, faces_viewer=True,
    slots={"body": ("#d23a4a", "primary")}, told_in="room", worn=1.5)
def bow(pen: Pen) -> None:
    for side in (-1, 1):
        wing = smooth([(0, -28, "c"), (side * 24, -46), (side * 52, -54), (side * 56, -28), (side * 52, -2),
            (side * 24, -10), (0, -26, "c")])
        pen.part("body", wing, tone=0.0 if side < 0 else -0.05)
        pen.mark("body", joined(curve((side * 6, -30), (side * 24, -36), (side * 38, -36)),
            curve((side * 6, -26), (side * 24, -20), (side * 38, -20))), tone=-0.12, width=2)
    pen.part("body", rect(-10, -39, 20, 23, 6), tone=0.04)
    pen.anchor(top=(0, -50), fit=(0, -28))


@symbol("glove, mitten, mitt, winter glove", kinds="clothing", height=0.25, garment="gloves",
    slots={"body": ("#d2493f", "primary"), "cuff": ("#f6ecd8", "second")}, told_in="room")
def glove(pen: Pen) -> None:
    pen.part("body", smooth([(18, -34), (34, -50), (46, -62), (52, -54), (46, -38), (28, -16)]), tone=-0.05)
    body = smooth([(-28, -18, "c"), (-32, -50), (-30, -82), (-12, -98), (12, -96), (26, -80), (28, -50),
        (24, -18, "c")])
    pen.part("body", body)
    pen.mark("body", crescent(body, -10, -3), tone=-0.08)
    pen.mark("cuff", joined(*(star(x, y, 6, 2.6, 6) for x, y in ((-4, -60), (10, -78), (-16, -80), (8, -42),
        (-16, -42)))), alpha=0.9)
    pen.part("cuff", rect(-34, -23, 64, 23, 8))
    pen.mark("cuff", joined(*(line([(x, -24), (x, 2)]) for x in range(-28, 30, 8))), tone=-0.08, width=1.6)
    pen.anchor(top=(0, -98), handle=(0, -10))


@symbol("sock, stocking, christmas stocking", kinds="clothing", height=0.3,
    slots={"body": ("#d8433f", "primary"), "cuff": ("#fbf6ea", "second")}, told_in="room")
def sock(pen: Pen) -> None:
    body = smooth([(-30, -86, "c"), (-27, -50), (-22, -32), (-28, -14), (-18, 0), (10, -2), (44, -6), (52, -20),
        (42, -32), (20, -38), (14, -56), (16, -86, "c")])
    pen.part("body", body)
    pen.mark("body", crescent(body, -8, -5), tone=-0.08)
    pen.mark("cuff", joined(ellipse(48, -14, 17, 20), ellipse(-22, -8, 17, 16)), tone=-0.03)
    pen.mark("cuff", joined(rect(-40, -72, 70, 6), rect(-40, -60, 70, 6)))
    pen.part("cuff", rect(-35, -98, 56, 18, 7))
    pen.anchor(top=(-7, -98), mouth=(-7, -98), opening=(-7, -98), handle=(-30, -94))
