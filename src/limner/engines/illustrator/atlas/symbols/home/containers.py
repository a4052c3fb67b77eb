"""Boxes, baskets, barrels, cages, safes."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    line,
    outline,
    polygon,
    rect,
    rotated,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import HOLLOW, Pen
from limner.engines.illustrator.atlas.hues import DARK, STEEL, WHITE
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    Profile,
    band,
    box,
    crescent,
    curve,
    gloss,
    quad,
    rim,
    streak,
    turned,
)
from limner.engines.illustrator.atlas.templates.hollow import brim, cavity, door, mouth, opened


@symbol("toolbox, tool box, tool chest, tool kit", kinds="container, tool", height=0.3, poses="standing, open",
    slots={"body": ("#d3352f", "primary"), "metal": STEEL, "dark": DARK, "wood": ("#b5793f", "fixed")})
def toolbox(pen: Pen) -> None:
    if opened(pen):
        pen.part("body", quad((-62, -50), (66, -52), (72, -92), (-68, -90)), tone=-0.06)
        pen.mark("body", quad((-54, -54), (59, -56), (64, -86), (-60, -84)), tone=-0.08)
        pen.stroke("dark", curve((-26, -92), (-22, -101), (24, -101), (28, -92)), 5)
    else:
        pen.part("dark", outline(smooth([(-34, -56, "c"), (-30, -84, "c"), (30, -84, "c"), (34, -56, "c")],
            closed=False,
            tension=0.2), 7))
    pen.part("body", polygon([(60, -40), (72, -46), (72, -8), (60, 0)]), tone=-0.16)
    pen.part("body", rect(-62, -40, 122, 40, 2))
    if opened(pen):
        mouth(pen, "body", quad((-62, -40), (-50, -54), (70, -54), (60, -40)))
    else:
        pen.part("body", polygon([(-66, -40), (-50, -60), (50, -60), (64, -40)]), tone=0.07)
        pen.part("body", polygon([(64, -40), (50, -60), (60, -64), (76, -46)]), tone=-0.1)
    pen.part("body", rect(-66, -42, 130, 8, 1), tone=0.03)
    pen.mark("body", rect(-66, -37, 130, 4), tone=-0.12)
    for x in (-36, 28):
        pen.part("metal", rect(x - 6, -46, 14, 20, 2))
        pen.mark("metal", rect(x - 2, -36, 6, 6), tone=-0.2)
    wrench = rotated(union(rect(-24, -19, 44, 6, 1), difference(ellipse(-26, -16, 8), rect(-38, -19, 11, 6)),
        difference(ellipse(22, -16, 7), ellipse(22, -16, 3.4))), -12, (0, -16))
    pen.part("metal", wrench)
    pen.anchor(top=(0, -60), handle=(0, -84), lean=(-62, -20), seat=(0, -58))


@symbol("strongbox, vault, bank safe, safe box, steel safe, metal safe", symbol_id="safe", kinds="container, furniture",
    height=0.7, poses="standing, open", slots={"body": ("#5f6b7a", "primary"), "metal": ("#c3ccd6", "fixed"),
        "gold": ("#e0b24a", "fixed"),
    "dark": DARK}, shapes=("square", "rectangular", "cubic"))
def safe(pen: Pen) -> None:
    for x in (-38, 22):
        pen.part("dark", rect(x, -6, 14, 6, 1))
    box(pen, "body", (-46, -90), (82, 86), (12, 6))
    if opened(pen):
        cavity(pen, "dark", rect(-40, -84, 70, 74, 2), tone=0.06)
        door(pen, "body", -46, -90, -4, -30)
    else:
        pen.part("body", rect(-38, -82, 66, 70, 3), tone=0.06)
        pen.mark("body", difference(rect(-35, -79, 60, 64, 2), rect(-33, -77, 56, 60, 1)), tone=-0.14)
        pen.part("metal", ellipse(6, -54, 16))
        pen.mark("metal", crescent(ellipse(6, -54, 16), -4, -3), tone=-0.14)
        pen.part("dark", ellipse(6, -54, 11))
        pen.mark("metal", joined(*(rotated(rect(5.3, -64, 1.4, 4), 30 * i, (6, -54)) for i in range(12))))
        pen.part("metal", ellipse(6, -54, 4))
        pen.stroke("gold", joined(*(rotated(line([(-20, -44), (-20, -28)]), 60 * i, (-20, -36)) for i in range(3))),
            3.4)
        pen.part("gold", ellipse(-20, -36, 4.4))
        for y in (-72, -30):
            pen.part("metal", rect(-44, y, 6, 12, 2))
    pen.anchor(top=(0, -92), lean=(-46, -40), seat=(0, -91))


@symbol("first aid kit, first-aid kit, medical kit, medkit, med kit", kinds="container, bag", height=0.25,
    poses="standing, open",
    place="surface", slots={"body": ("#f4f4f1", "second"), "red": ("#d9303a", "primary"), "metal": STEEL})
def first_aid_kit(pen: Pen) -> None:
    if opened(pen):
        pen.part("body", quad((-50, -46), (56, -47), (60, -92), (-54, -91)), tone=-0.05)
        pen.part("red", union(rect(-5, -86, 14, 34, 1), rect(-15, -76, 34, 14, 1)), shade="flat", tone=-0.05)
        pen.part("body", polygon([(52, -38), (64, -48), (64, -8), (52, 0)]), tone=-0.16)
        mouth(pen, "body", quad((-54, -38), (-42, -48), (64, -48), (52, -38)))
        pen.part("body", rect(-54, -39, 106, 39, 5))
        pen.part("metal", joined(rect(-38, -38, 10, 9, 2), rect(30, -38, 10, 9, 2)))
        pen.part("red", union(rect(-5, -32, 12, 28, 1), rect(-13, -24, 28, 12, 1)), shade="flat")
    else:
        pen.part("red", outline(smooth([(-18, -72, "c"), (-16, -88), (16, -88), (18, -72, "c")], closed=False), 7))
        pen.part("body", polygon([(52, -72), (64, -77), (64, -8), (52, 0)]), tone=-0.16)
        pen.part("body", polygon([(-54, -72), (-42, -77), (64, -77), (52, -72)]), tone=0.03)
        pen.part("body", rect(-54, -72, 106, 72, 6))
        pen.mark("body", line([(-56, -56), (54, -56)]), tone=-0.16, width=1.6)
        for x in (-38, 30):
            pen.part("metal", rect(x, -62, 10, 13, 2))
        pen.part("red", union(rect(-9, -48, 17, 42, 1), rect(-21.5, -35.5, 42, 17, 1)), shade="flat")
    pen.anchor(top=(0, -76), handle=(0, -88), lean=(-54, -30))


@symbol("ice cooler, cool box, cooler, ice chest, picnic cooler", kinds="container", height=0.4, poses="standing, open",
    slots={"body": ("#2f7fc9", "primary"), "lid": WHITE, "ice": ("#dff2fa", "fixed")}, traits=("container",
        "on the floor"))
def cooler(pen: Pen) -> None:
    if not opened(pen):
        pen.stroke("lid", smooth([(-52, -40), (-58, -92), (0, -104), (58, -92), (52, -40)], closed=False,
            tension=0.3), 5,
            tone=-0.1)
    box(pen, "body", (-56, -52), (98, 52), (16, 10))
    if opened(pen):
        pen.part("lid", quad((-44, -64), (60, -64), (64, -102), (-48, -102)), tone=-0.04)
        pen.mark("lid", quad((-36, -68), (53, -68), (56, -96), (-40, -96)), tone=-0.1)
        mouth(pen, "body", quad((-56, -52), (-40, -64), (58, -63), (42, -52)))
    else:
        pen.part("lid", polygon([(-60, -52), (46, -52), (62, -64), (62, -76), (-44, -76), (-60, -66)]))
        pen.mark("lid", polygon([(-60, -52), (46, -52), (46, -64), (-60, -64)]), tone=-0.08)
    pen.part("lid", rect(-18, -38, 24, 20, 2))
    pen.mark("body", joined(*(rotated(line([(-6, -36), (-6, -20)]), 60 * i, (-6, -28)) for i in range(3))), width=2)
    pen.anchor(top=(0, -76), seat=(0, -74), lean=(-56, -30))


@symbol("sack, burlap sack, sack of potatoes, sack of flour, jute bag", kinds="container", height=0.7,
    poses="standing, open",
    slots={"cloth": ("#b9935a", "primary"), "rope": ("#e6d2a4", "fixed")}, home="farm", traits=("container",
        "on the floor"))
def sack(pen: Pen) -> None:
    body = smooth([(-14, -76), (-34, -56), (-42, -26), (-34, -2), (0, 2), (34, -2), (42, -26), (34, -56), (14, -76)])
    pen.part("cloth", smooth([(-12, -78), (-26, -98), (-10, -94), (0, -102), (10, -94), (26, -98), (12, -78)]))
    pen.part("cloth", body)
    pen.mark("cloth", crescent(body, -11, 0), tone=-0.1)
    pen.mark("cloth", joined(curve((-8, -74), (-18, -50), (-20, -26)), curve((4, -74), (8, -52), (6, -30)),
        curve((-30, -8), (-10, -4), (10, -7))), width=1.6, tone=-0.12)
    if opened(pen):
        pen.part("cloth", smooth([(-20, -70), (-34, -86), (0, -93), (34, -86), (20, -70), (0, -66)]), tone=0.05)
        mouth(pen, "cloth", ellipse(0, -82, 28, 7))
    else:
        pen.stroke("rope", joined(curve((-14, -77), (0, -73), (14, -77)), curve((10, -76), (22, -70), (20, -60))), 3.4,
            shade="form")
    pen.anchor(top=(0, -100), inside=(0, -90), lean=(-40, -30), seat=(0, -76))


@symbol("basket, wicker basket, picnic basket, hamper", kinds="container", height=0.3,
    slots={"body": ("#c68f4f", "primary"), "cloth": ("#d9504a", "second")},
    home="park", told_in="farm", held="hung", traits=("carried", "container", "hollow"))
def basket(pen: Pen) -> None:
    pen.stroke("body", curve((-44, -50), (-38, -86), (0, -99), (38, -86), (44, -50)), 5, tone=-0.06)
    pen.part("body", ellipse(0, -50, 52, 10), tone=-0.16)
    pen.part("cloth", smooth([(-46, -50), (-30, -60), (0, -62), (30, -60), (46, -50), (20, -44), (-20, -44)]),
        tone=-0.05)
    with pen.in_front():
        shell = turned([(-50, 52), (-8, 42), (0, 38)], tilt=0.18, hollow=True)
        pen.part("body", shell)
        weave = [rect(-52 + 10.4 * i + (5.2 if j % 2 else 0), -40 + 9 * j, 6, 4.4, 1.8) for i in range(11)
            for j in range(5)]
        pen.mark("body", joined(*weave), tone=-0.1)
        pen.mark("body", crescent(shell, -24, 0), tone=-0.08, alpha=0.7)
        flap = smooth([(-40, -43, "c"), (-12, -40, "c"), (-14, -24), (-24, -10, "c"), (-34, -26)])
        pen.part("cloth", flap)
        pen.mark("cloth", joined(line([(-33, -50), (-29, 0)]), line([(-21, -50), (-20, 0)]),
            line([(-44, -34), (0, -32)])), tone=0.2, width=2, alpha=0.7, detail=1)
        pen.stroke("body", curve((-52, -50), (-30, -42.6), (0, -40.6), (30, -42.6), (52, -50)), 5, tone=0.06)
    pen.anchor(mouth=(0, -50), opening=(0, -50), top=(0, -52), seat=(0, -42), handle=(0, -98))


@symbol("box, cardboard box, carton, crate, package, parcel", kinds="container", height=0.4, poses="closed, open",
    slots={"body": ("#c99a62", "primary"), "tape": ("#e8d2a8", "fixed"), "dark": ("#6b4a30", "fixed")},
    home="room", board=Board(-10, -32, 64, 26, panel="#f4ead6", name="label"), traits=("container", "hollow"),
    shapes=("square", "rectangular", "cubic"))
def cardboard_box(pen: Pen) -> None:
    side = quad((26, -60), (56, -70), (56, -16), (26, 0))
    if pen.pose == "open":
        pen.part("dark", quad((-46, -54), (-14, -68), (56, -70), (26, -60)), tone=0.05)
        pen.part("body", quad((-14, -68), (56, -70), (62, -86), (-16, -84)), tone=-0.08)
    with pen.in_front():
        pen.part("body", side, tone=-0.12)
        pen.part("body", quad((-46, -54), (26, -60), (26, 0), (-46, 0)))
        pen.mark("body", rect(-50, -10, 80, 12), tone=-0.05)
        pen.mark("dark", joined(line([(-38, -22), (-38, -12)]), polygon([(-41, -20), (-38, -26), (-35, -20)]),
            line([(-30, -22), (-30, -12)]), polygon([(-33, -20), (-30, -26), (-27, -20)])), width=1.4, alpha=0.6,
            detail=1)
        if pen.pose == "open":
            pen.part("body", quad((-46, -54), (26, -60), (20, -44), (-54, -38)), tone=0.06)
            pen.part("body", quad((26, -60), (56, -70), (68, -58), (40, -46)), tone=-0.05)
        else:
            pen.part("body", quad((-46, -54), (-14, -66), (56, -70), (26, -60)), tone=0.08)
            pen.part("tape", quad((-14, -57), (17, -68), (25, -68.4), (-5, -57.6)), tone=0.04)
            pen.part("tape", quad((-14, -57), (-5, -57.6), (-5, -42), (-14, -41)))
    pen.anchor(top=(4, -64), mouth=(4, -62), opening=(4, -62), seat=(4, -58), lean=(-46, -30))


@symbol("barrel, cask, keg", kinds="container", height=0.9, poses="standing, open", slots={"wood": ("#a9713f",
    "primary"),
    "metal": ("#6d747f", "fixed")}, home="workshop", told_in="farm", shapes=("cylindrical",),
    board=Board(0, -35, 66, 22, panel="wood"))
def barrel(pen: Pen) -> None:
    profile: Profile = [(-92.0, 30.0), (-70, 37), (-46, 39), (-22, 37), (0, 30.0)]
    pen.part("wood", rim(profile, tilt=0.2), tone=0.05)
    body = turned(profile, tilt=0.2, hollow=True)
    pen.part("wood", body)
    pen.mark("wood", joined(*(smooth([(x * 0.78, -96), (x, -46), (x * 0.78, 8)], closed=False)
        for x in (-28, -15, -2, 11, 24))), tone=-0.1, width=1)
    pen.mark("wood", crescent(body, -18, 0), tone=-0.09, alpha=0.8)
    for top in (-82, -62, -32, -12):
        pen.mark("metal", band(profile, top, top + 6, tilt=0.2))
    gloss(pen, "wood", streak(profile, -0.72, -0.58), detail=0, alpha=0.3)
    if opened(pen):
        brim(pen, "wood", profile, tilt=0.24)
    else:
        pen.part("wood", rim(profile, tilt=0.2), tone=0.06)
        pen.mark("wood", difference(rim(profile, tilt=0.2), rim(profile, tilt=0.2, inset=3)), tone=-0.1)
    pen.anchor(top=(0, -91), seat=(0, -90), lean=(39, -40))


@symbol("treasure chest, chest, treasure, trunk chest, pirate chest", kinds="container, thing", height=0.6,
    poses="open, closed", slots={"wood": ("#9a5f35", "primary"), "metal": ("#e0b044", "second"),
    "gold": ("#f7cf4a", "fixed"), "dark": ("#3b2a26", "fixed"), "gem": ("#d8343f", "fixed"),
    "gem2": ("#4fb0d8", "fixed")}, home="underwater", traits=("hollow", "sunken"))
def treasure_chest(pen: Pen) -> None:
    opened = pen.pose == "open"
    if opened:
        lid = smooth([(-54, -48, "c"), (-58, -78), (-40, -94), (44, -94), (60, -78), (56, -48, "c")], tension=0.4)
        pen.part("wood", lid, tone=-0.05)
        pen.mark("dark", smooth([(-48, -46, "c"), (-50, -72), (-36, -84), (40, -84), (53, -72), (50, -46, "c")],
            tension=0.4), alpha=0.9)
        pen.stroke("metal", curve((-54, -48), (-58, -78), (-40, -94), (44, -94), (60, -78), (56, -48)), 3.4)
        pen.part("gold", smooth([(-50, -46), (-42, -58), (-24, -66), (-4, -72), (18, -68), (36, -60), (50, -46)]))
        for x, y in ((-34, -58), (-20, -64), (-4, -68), (12, -66), (28, -60), (-12, -58), (6, -58), (20, -54),
            (-28, -52), (38, -54)):
            pen.part("gold", ellipse(x, y, 7, 5), tone=0.03)
            pen.mark("gold", ellipse(x, y, 4.4, 3), tone=-0.1)
        for slot, x, y in (("gem", -16, -72), ("gem2", 22, -70)):
            pen.part(slot, polygon([(x - 7, y), (x - 3, y - 6), (x + 3, y - 6), (x + 7, y), (x, y + 8)]))
            pen.mark(slot, polygon([(x - 7, y), (x - 3, y - 6), (x, y), (x, y + 8)]), tone=0.12)
    else:
        lid = smooth([(-58, -46, "c"), (-58, -66), (-44, -82), (44, -82), (58, -66), (58, -46, "c")], tension=0.45)
        pen.part("wood", lid)
        pen.mark("wood", joined(*(curve((-60, y), (0, y - 1), (60, y)) for y in (-72, -62, -54))), tone=-0.12,
            width=1.2)
        pen.mark("metal", joined(rect(-44, -90, 9, 50), rect(35, -90, 9, 50)))
    with pen.in_front():
        pen.part("wood", rect(-56, -46, 112, 46, 3))
        pen.mark("wood", joined(*(line([(-60, y), (60, y)]) for y in (-31, -16))), tone=-0.12, width=1.3)
        pen.mark("wood", rect(-60, -8, 120, 10), tone=-0.09)
        pen.mark("metal", joined(rect(-44, -50, 9, 52), rect(35, -50, 9, 52)))
        pen.part("metal", rect(-58, -50, 116, 7, 2))
        pen.part("metal", rect(-9, -50, 18, 22, 3), tone=0.03)
        pen.part("dark", joined(ellipse(0, -41, 3), polygon([(-1.4, -40), (1.4, -40), (2.6, -33), (-2.6, -33)])),
            shade="flat")
    pen.anchor(top=(0, -70 if opened else -82), mouth=(0, -50), opening=(0, -50), seat=(0, -66))


@symbol("cage, birdcage, bird cage", kinds="container, thing", height=0.6, place="surface",
    slots={"metal": ("#c99a3f", "primary")}, held="hung", traits=("hollow", "on the floor"))
def cage(pen: Pen) -> None:
    pen.stroke("metal", ellipse(0, -96, 6), 2.6)
    bars = [curve((x * 0.1, -90), (x * 0.7, -82), (x, -60), (x, -8)) for x in (-34, -23, -12, 0, 12, 23, 34)]
    pen.stroke("metal", joined(*bars[1:6:2]), 1.8, tone=-0.14)
    pen.part("metal", ellipse(0, -8, 36, 7), tone=-0.12)
    pen.stroke("metal", line([(-20, -34), (20, -34)]), 2.6, tone=-0.06)
    with pen.in_front():
        pen.stroke("metal", joined(*bars[::2]), 2.2)
        pen.stroke("metal", joined(curve((-34, -60), (0, -54), (34, -60))), 2.2)
        pen.part("metal", turned([(-9, 37), (0, 37)], tilt=0.17, hollow=True))
        pen.part("metal", ellipse(0, -89, 7, 4))
    pen.anchor(top=(0, -100), mouth=(0, -12), opening=(0, -12), seat=(0, -12), handle=(0, -98))


@symbol("aquarium, fish tank, glass tank", kinds="container", height=0.5, place="surface",
    poses="standing, open", slots={"glass": ("#cfe8ef", "primary"), "water": ("#7cc3e0", "fixed"),
    "frame": ("#3a4350", "fixed"), "sand": ("#e3c98c", "fixed"), "weed": ("#4f9a58", "fixed"),
    "fish": ("#f28a2b", "fixed"), "fin": ("#f7c04e", "fixed"), "stone": ("#8d949e", "fixed"), "eye": DARK},
    home="room", shapes=("rectangular",), traits=("container", "hollow"))
def aquarium(pen: Pen) -> None:
    tank = rect(-64, -78, 128, 74)
    pen.part("glass", tank, shade="flat", alpha=0.9)
    pen.part("water", rect(-62, -68, 124, 62), shade="flat", name=HOLLOW)
    pen.mark("water", rect(-62, -68, 124, 3), tone=0.1)
    pen.mark("water", joined(polygon([(-40, -70), (-20, -70), (-44, -4), (-64, -4)]), polygon([(8, -70), (20, -70),
        (-2, -4), (-14, -4)])), tone=0.05, alpha=0.7)
    pen.part("sand", smooth([(-62, -5, "c"), (-62, -15), (-30, -18), (4, -14), (36, -18), (62, -14), (62, -5, "c")]))
    pen.part("stone", joined(ellipse(40, -17, 12, 7), ellipse(52, -14, 8, 6), ellipse(-22, -16, 7, 4)))
    for x, tall in ((-52, 40), (-44, 28), (26, 34), (56, 46)):
        pen.part("weed", smooth([(x - 2, -14, "c"), (x - 5, -14 - tall * 0.5), (x + 1, -14 - tall, "c"),
            (x + 4, -14 - tall * 0.5), (x + 2, -14, "c")]))
    if not opened(pen):
        for x, y, side in ((-18, -44, 1), (26, -54, -1), (10, -30, 1)):
            pen.part("fin", polygon([(x - side * 10, y), (x - side * 19, y - 7), (x - side * 19, y + 7)]))
            pen.part("fish", ellipse(x, y, 12, 7))
            pen.mark("fin", rect(x - 2, y - 8, 4, 16))
            pen.part("eye", ellipse(x + side * 7, y - 1.6, 1.5), shade="flat")
    with pen.in_front():
        pen.stroke("glass", joined(*(ellipse(x, y, r) for x, y, r in ((44, -50, 2), (47, -58, 1.6), (43, -64, 1.2)))),
            0.8, tone=0.12)
        pen.part("glass", joined(polygon([(-56, -74), (-48, -74), (-56, -44)]), polygon([(-44, -74), (-41, -74),
            (-56, -18), (-56, -30)])), shade="flat", tone=0.1, alpha=0.5)
        pen.part("frame", joined(rect(-66, -82, 132, 5, 1), rect(-66, -5, 132, 5, 1), rect(-66, -80, 3, 78),
            rect(63, -80, 3, 78)))
    pen.anchor(top=(0, -82), lean=(-66, -40), floor=(0, -13))


@symbol("egg carton, carton of eggs, egg box, egg tray", kinds="container", height=0.12, place="surface",
    poses="standing, open", slots={"pulp": ("#b9b4a6", "primary"), "egg": ("#f3e2c6", "second")}, nook="kitchen",
    traits=("container", "hollow"))
def egg_carton(pen: Pen) -> None:
    pen.part("pulp", quad((-66, -36), (66, -36), (72, -74), (-72, -74)), tone=-0.04)
    pen.mark("pulp", quad((-58, -42), (58, -42), (64, -69), (-64, -69)), tone=-0.07)
    mouth(pen, "pulp", quad((-70, -28), (-62, -40), (62, -40), (70, -28)), tone=-0.2)
    if not opened(pen):
        for x in range(-50, 56, 20):
            pen.part("egg", ellipse(x, -38, 8.4, 11), tone=-0.08)
        for x in range(-56, 60, 22):
            pen.part("egg", ellipse(x, -31, 9.6, 13))
    pen.part("pulp", union(rect(-74, -30, 148, 6, 2), *(smooth([(x - 11, -27, "c"), (x - 7, -2), (x, 0), (x + 7, -2),
        (x + 11, -27, "c")]) for x in range(-56, 60, 22))))
    pen.mark("pulp", joined(*(rect(x + 2, -24, 8, 26) for x in range(-56, 60, 22))), tone=-0.08)
    pen.anchor(top=(0, -74), handle=(0, -28))


@symbol("paint can, can of paint, bucket of paint, paint bucket, tin of paint", kinds="container", height=0.2,
    place="surface",
    slots={"paint": ("#2f8fd0", "primary"), "tin": ("#c6ced8", "fixed"), "dark": DARK})
def paint_can(pen: Pen) -> None:
    pen.stroke("dark", curve((-36, -72), (0, -108), (36, -72)), 2)
    body = smooth([(-36, -76, "c"), (0, -68), (36, -76, "c"), (36, -4, "c"), (0, 6), (-36, -4, "c")], tension=0.5)
    pen.part("tin", body)
    pen.mark("tin", crescent(body, -14, 0), tone=-0.1)
    pen.mark("paint", smooth([(-40, -58), (0, -50), (40, -58), (40, -16), (0, -8), (-40, -16)]))
    pen.part("tin", ellipse(0, -76, 36, 9), tone=0.06)
    pen.part("paint", ellipse(0, -76, 31, 7), shade="flat", name=HOLLOW)
    pen.part("paint", smooth([(-24, -74), (-8, -68), (6, -69), (5, -54), (1, -50), (-2, -56), (-5, -38), (-9, -34),
        (-13, -40), (-14, -58), (-18, -54), (-22, -58)]))
    pen.anchor(top=(0, -84), handle=(0, -104), lean=(-36, -40), mouth=(0, -76))
