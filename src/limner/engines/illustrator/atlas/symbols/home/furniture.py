"""Tables, beds, shelves, and other furniture."""

# fmt: off
# Outlines read better as runs of points than one point a line.

from limner.drawing.geometry import (
    difference,
    ellipse,
    joined,
    limb,
    line,
    moved,
    polygon,
    rect,
    scaled,
    smooth,
    union,
)
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.hues import DARK, GOLD, STEEL, WOOD
from limner.engines.illustrator.atlas.registry import symbol
from limner.engines.illustrator.atlas.solid import (
    Profile,
    band,
    box,
    crescent,
    curve,
    gloss,
    pole,
    quad,
    rim,
    turned,
)
from limner.engines.illustrator.atlas.templates.furniture import board, drawers, legs, puffed
from limner.engines.illustrator.atlas.templates.hollow import cavity, door, mouth, opened


@symbol("mattress, bed mattress, air mattress", kinds="furniture", height=0.25, home="bedroom",
    slots={"cloth": ("#f3f4f7", "primary"), "edge": ("#9fb4d0", "second")})
def mattress(pen: Pen) -> None:
    pen.part("cloth", polygon([(-84, -24), (-50, -46), (92, -46), (66, -24)]), tone=0.03)
    pen.mark("cloth", joined(*(line([(-84 + d, -24), (-50 + d * 0.95, -46)]) for d in (30, 60, 90, 120)),
        line([(-70, -34), (80, -34)])), tone=-0.1, width=1.4)
    pen.part("cloth", polygon([(66, -24), (92, -46), (92, -22), (66, 0)]), tone=-0.12)
    pen.part("cloth", rect(-84, -24, 150, 24, 5))
    pen.part("edge", joined(rect(-84, -24, 150, 3.4, 1.6), rect(-84, -4, 150, 3.4, 1.6)))
    pen.mark("edge", rect(-84, -24, 150, 3.4), tone=-0.05)
    pen.anchor(top=(0, -40), seat=(0, -34), back=(0, -34))


@symbol("coffin, casket", kinds="thing", height=0.6, poses="standing, open", slots={"wood": ("#6b4530", "primary"),
    "gold": ("#dcb14a", "fixed")}, home="forest")
def coffin(pen: Pen) -> None:
    outer = polygon([(-15, -100), (15, -100), (30, -68), (18, 0), (-18, 0), (-30, -68)])
    pen.part("wood", polygon([(15, -100), (22, -98), (37, -66), (25, 0), (18, 0), (30, -68)]), tone=-0.14)
    pen.part("wood", outer)
    if opened(pen):
        cavity(pen, "wood", polygon([(-12, -96), (12, -96), (25.6, -67.4), (14.6, -4), (-14.6, -4), (-25.6, -67.4)]),
            tone=-0.2)
        lid = polygon([(30, -96), (56, -96), (70, -64), (56, 0), (26, 0), (38, -40), (40, -66)])
        pen.part("wood", lid, tone=0.04)
        pen.mark("wood", polygon([(50, -100), (80, -68), (60, 4), (48, 4)]), tone=-0.07)
        pen.part("gold", union(rect(51, -80, 4, 34, 1), rect(45, -70, 16, 4, 1)))
    else:
        pen.mark("wood", polygon([(10, -104), (40, -68), (20, 4), (8, 4)]), tone=-0.07)
        pen.mark("wood", difference(polygon([(-12, -96), (12, -96), (25.6, -67.4), (14.6, -4), (-14.6, -4),
            (-25.6, -67.4)]), polygon([(-10.6, -93), (10.6, -93), (22.6, -67), (12.4, -7), (-12.4, -7), (-22.6, -67)])),
            tone=0.12)
        pen.part("gold", union(rect(-2.6, -84, 5.2, 40, 1), rect(-11, -73, 22, 5.2, 1)))
        pen.part("gold", joined(*(ellipse(x, y, 1.7) for x, y in ((-17, -84), (17, -84), (-21, -46), (21, -46), (-16,
            -16),
            (16, -16)))), detail=1)
    pen.anchor(top=(0, -100), lean=(-30, -60), seat=(0, -50))


@symbol("picnic table, picnic bench", kinds="table, furniture", height=0.8, slots={"wood": ("#b07a48", "primary")},
    home="park")
def picnic_table(pen: Pen) -> None:
    for x in (-44, 36):
        pen.part("wood", pole((x + 10, -60), (x - 18, -3), 5, 5), tone=-0.14)
        pen.part("wood", pole((x, -60), (x + 28, -3), 5, 5), tone=-0.14)
        pen.part("wood", rect(x - 26, -31, 62, 4.6), tone=-0.12)
    pen.part("wood", polygon([(-58, -40), (62, -40), (66, -36), (-62, -36)]), tone=-0.08)
    pen.part("wood", polygon([(-60, -72), (60, -72), (74, -60), (-74, -60)]), tone=0.05)
    pen.mark("wood", joined(line([(-70, -64), (70, -64)]), line([(-66, -68), (66, -68)])), tone=-0.12, width=1.2)
    pen.part("wood", rect(-74, -60, 148, 5, 1), tone=-0.04)
    for x in (-44, 36):
        pen.part("wood", pole((x + 14, -55), (x - 12, 0), 6, 6), tone=-0.02)
        pen.part("wood", pole((x - 4, -55), (x + 24, 0), 6, 6), tone=-0.05)
    pen.part("wood", polygon([(-72, -34), (70, -34), (82, -27), (-82, -27)]), tone=0.06)
    pen.part("wood", rect(-82, -27, 164, 4.6, 1), tone=-0.03)
    pen.anchor(top=(0, -66), seat=(0, -31), under=(0, -56), lean=(72, -50))


@symbol("pool table, billiard table, billiards table, snooker table", kinds="table, furniture", height=0.85,
    home="pool hall", played="cued",
    slots={"felt": ("#2f8f5f", "primary"), "wood": ("#7a4a2c", "second"), "dark": DARK, "white": ("#fbf8f2", "fixed"),
    "red": ("#d9383f", "fixed"), "yellow": ("#f6c43d", "fixed"), "blue": ("#2f6fc0", "fixed")}, shapes=("rectangular",))
def pool_table(pen: Pen) -> None:
    for x in (-56, 56):
        pen.part("wood", turned([(-40, 7), (-24, 5), (-8, 8), (0, 7)], cx=x, tilt=0.15), tone=-0.06)
    pen.part("wood", polygon([(-60, -76), (60, -76), (84, -46), (-84, -46)]))
    pen.part("wood", rect(-84, -46, 168, 16, 2), tone=-0.1)
    pen.mark("wood", rect(-84, -36, 168, 8), tone=-0.18)
    felt = polygon([(-54, -72), (54, -72), (74, -51), (-74, -51)])
    pen.part("felt", felt)
    pen.mark("felt", polygon([(-60, -73), (60, -73), (62, -69), (-62, -69)]), tone=-0.12)
    for x, y in ((-55, -72), (0, -73), (55, -72), (-76, -50), (0, -49.6), (76, -50)):
        pen.part("dark", ellipse(x, y, 5, 3), shade="flat")
    for bx, by, slot in ((30, -62, "red"), (37, -64.4, "yellow"), (37, -59.6, "blue"), (44, -67, "blue"),
        (44.6, -62, "red"), (45, -57, "yellow"), (-38, -59, "white"), (-6, -66, "dark")):
        pen.part(slot, ellipse(bx, by, 2.8))
    pen.part("yellow", pole((-64, -52), (-42, -58), 2.4, 1.2), tone=-0.1)
    pen.part("yellow", pole((-100, -44), (-62, -53), 3.2, 2.4), tone=-0.16)
    pen.anchor(top=(0, -62), seat=(0, -62), under=(0, -30), lean=(84, -40))


@symbol("crib, baby crib, cot, cradle, baby bed", kinds="bed, furniture", height=0.95,
    slots={"wood": ("#f3ead8", "primary"), "blanket": ("#8fc1e0", "second"), "sheet": ("#fbf8f0", "fixed"),
    "toy": ("#f3b94a", "fixed")}, home="bedroom", traits=("seat",))
def crib(pen: Pen) -> None:
    for x in range(-44, 50, 10):
        pen.part("wood", rect(x + 4, -84, 2.4, 50), tone=-0.16)
    pen.part("wood", rect(-46, -88, 100, 4.4, 2), tone=-0.14)
    pen.part("sheet", rect(-50, -40, 100, 15, 3))
    pen.part("sheet", puffed(-46, -48, 26, 12, 0.5), tone=-0.02)
    pen.part("blanket", puffed(-16, -50, 64, 22, 0.3))
    pen.part("toy", union(ellipse(-4, -58, 7), ellipse(-10, -64, 3), ellipse(2, -64, 3)))
    with pen.in_front():
        for x in range(-44, 50, 9):
            pen.part("wood", rect(x - 1.4, -72, 2.8, 56), tone=-0.02)
        pen.part("wood", rect(-54, -77, 108, 5.4, 2.4), tone=0.03)
        pen.part("wood", rect(-54, -22, 108, 6, 2), tone=-0.03)
        for x in (-57, 51):
            pen.part("wood", rect(x, -96, 7, 96, 2))
            pen.part("wood", ellipse(x + 3.5, -98, 5))
    pen.anchor(top=(10, -50), seat=(10, -48), lean=(57, -40), opening=(0, -72), head=(-30, -48))


@symbol("ironing board", kinds="furniture", height=0.9, slots={"cloth": ("#6fa8d6", "primary"), "leg": STEEL,
    "iron": ("#e0473f", "second"), "sole": ("#d9dde4", "fixed")}, home="room")
def ironing_board(pen: Pen) -> None:
    pen.stroke("leg", joined(line([(-36, -56), (36, -2)]), line([(34, -56), (-34, -2)]), line([(-44, -2), (-22, -2)]),
        line([(22, -2), (46, -2)])), 4, shade="form")
    pen.part("cloth", smooth([(-72, -60, "c"), (40, -62, "c"), (78, -58), (40, -52, "c"), (-72, -52, "c")],
        tension=0.4))
    pen.mark("cloth", rect(-74, -55, 150, 6), tone=-0.12)
    pen.part("iron", smooth([(-46, -62, "c"), (-46, -74), (-30, -80), (-6, -76), (6, -62, "c")]))
    pen.part("sole", polygon([(-48, -64), (8, -64), (12, -60), (-48, -60)]))
    pen.stroke("iron", smooth([(-42, -76), (-40, -88), (-20, -88), (-14, -78)], closed=False), 5, tone=-0.12)
    pen.anchor(top=(0, -64), seat=(30, -60), lean=(-70, -56))


@symbol("whiteboard, dry-erase board, white board", worked="write", kinds="furniture", height=1.6,
    slots={"board": ("#fdfdfb", "primary"), "frame": ("#9aa5b3", "fixed"), "red": ("#e0473f", "fixed"),
        "blue": ("#2f6fb0", "fixed")}, home="office, classroom", board=Board(0, -62, 92, 44, panel="board", chalk=True))
def whiteboard(pen: Pen) -> None:
    pen.stroke("frame", joined(line([(-44, -36), (-52, -2)]), line([(44, -36), (52, -2)]),
        line([(-60, -2), (-42, -2)]), line([(42, -2), (60, -2)])), 4, shade="form")
    pen.part("frame", rect(-62, -100, 124, 70, 3))
    pen.part("board", rect(-58, -96, 116, 62), shade="flat")
    pen.stroke("blue", joined(line([(-48, -46), (-30, -62), (-16, -54), (6, -80)]), line([(-50, -42), (8, -42)]),
        line([(-50, -42), (-50, -86)])), 2)
    pen.stroke("red", joined(line([(22, -84), (50, -84)]), line([(22, -74), (46, -74)]), line([(22, -64), (50, -64)]),
        ellipse(34, -50, 9, 6)), 2)
    pen.part("frame", rect(-30, -32, 60, 4, 1), tone=-0.1)
    pen.part("red", rect(-20, -35, 14, 3.4, 1))
    pen.part("blue", rect(0, -35, 14, 3.4, 1))
    pen.anchor(top=(0, -100), lean=(-60, -60))


@symbol("blackboard, chalkboard, black board, school board", worked="write", kinds="furniture", height=1.6,
    slots={"board": ("#2f4f42", "primary"), "frame": WOOD, "chalk": ("#f4f2ea", "fixed"), "sponge": ("#e8b93f",
        "fixed")}, home="classroom", board=Board(0, -62, 92, 44, ground="board", chalk=True))
def blackboard(pen: Pen) -> None:
    pen.part("frame", joined(pole((-40, -30), (-52, 0), 5, 5), pole((40, -30), (52, 0), 5, 5)), tone=-0.08)
    pen.part("frame", rect(-64, -102, 128, 74, 3))
    pen.part("board", rect(-58, -96, 116, 62), shade="flat")
    pen.stroke("chalk", joined(line([(-53, -91), (-45, -91)]), line([(-49, -95), (-49, -87)]), ellipse(48, -90, 4, 4),
        line([(44, -38), (49, -47), (54, -38), (44, -38)])), 1.4, alpha=0.8)
    pen.part("frame", rect(-44, -31, 88, 5, 1), tone=-0.1)
    pen.part("chalk", joined(rect(-30, -34, 12, 3, 1), rect(-12, -34, 9, 3, 1)))
    pen.part("sponge", rect(14, -37, 18, 6, 1))
    pen.anchor(top=(0, -102), lean=(-62, -60))


@symbol("sarcophagus, mummy case, egyptian coffin", kinds="container, furniture", height=2, poses="standing, open",
    slots={"gold": ("#e6b23c", "primary"), "blue": ("#2a5fa8", "second"), "skin": ("#c9903a", "fixed"), "dark": DARK,
        "red": ("#c8382f", "fixed")}, home="hall", traits=("hollow",))
def sarcophagus(pen: Pen) -> None:
    body = smooth([(-20, 0, "c"), (-32, -54), (-34, -74), (-22, -86), (-22, -100), (0, -112), (22, -100), (22, -86),
        (34, -74), (32, -54), (20, 0, "c")], tension=0.45)
    pen.part("gold", body)
    if opened(pen):
        cavity(pen, "dark", scaled(body, 0.84, 0.9, (0, -50)), tone=0.06)
        lid = moved(body, 46, 0)
        pen.part("gold", lid, tone=0.05)
        pen.mark("blue", joined(*(curve((22, y), (46, y - 12), (70, y)) for y in (-94, -88, -82, -76))), width=2.6)
        pen.part("skin", ellipse(46, -89, 11, 13))
        pen.mark("blue", joined(*(rect(20, y, 52, 5) for y in (-44, -24))))
    else:
        pen.mark("gold", crescent(body, -10, 0), tone=-0.1)
        pen.mark("blue", joined(*(curve((-24, y), (0, y - 12), (24, y)) for y in (-94, -88, -82, -76))), width=2.6)
        pen.part("skin", ellipse(0, -89, 11, 13))
        pen.part("dark", joined(ellipse(-4, -91, 2.2, 1.4), ellipse(4, -91, 2.2, 1.4), rect(-1.4, -76, 2.8, 9, 1)),
            shade="flat")
        pen.part("gold", joined(limb([(-26, -64, 8), (0, -54, 7), (12, -58, 6)]),
            limb([(26, -64, 8), (0, -54, 7), (-12, -58, 6)])), tone=0.06)
        pen.stroke("blue", joined(line([(-10, -58), (-16, -72)]), line([(10, -58), (16, -72)])), 2.4)
        for y, slot in ((-44, "blue"), (-34, "red"), (-24, "blue"), (-14, "red")):
            pen.part(slot, polygon([(-20 - y * -0.16, y), (20 + y * -0.16, y), (19, y + 5), (-19, y + 5)]),
                shade="flat")
        pen.part("gold", rect(-2.4, -46, 4.8, 42), tone=0.06)
    pen.anchor(top=(0, -112), lean=(-30, -50), inside=(0, -40))


@symbol("easel, painter's easel", worked="paint", kinds="tool, furniture", home="artist's studio", height=1.6,
    symbol_id="easel",
    slots={"wood": ("#b5793f", "primary"), "canvas": ("#fdfaf2", "fixed"), "a": ("#f2a95c", "second"),
    "b": ("#5a9ac4", "fixed"), "c": ("#6fae6a", "fixed")},
    poses="standing, 1 picture_frame", board=Board(0, -61, 66, 50, panel="#fbf8ef"), traits=("anywhere",))
def easel(pen: Pen) -> None:
    pen.part("wood", pole((0, -70), (4, -6), 4, 4), tone=-0.14)
    for side in (-1, 1):
        pen.part("wood", pole((side * 4, -104), (side * 34, 0), 4.4, 5), tone=0.0 if side < 0 else -0.05)
    pen.part("canvas", quad((-36, -90), (36, -90), (36, -34), (-36, -34)))
    pen.part("b", rect(-33, -87, 66, 50), tone=0.16, shade="flat")
    pen.mark("a", ellipse(12, -68, 9))
    pen.mark("b", smooth([(-40, -56), (-14, -70), (8, -54), (26, -62), (44, -54), (44, -30), (-40, -30)]))
    pen.mark("c", smooth([(-40, -46), (-8, -54), (18, -45), (44, -50), (44, -30), (-40, -30)]))
    pen.part("wood", rect(-42, -34, 84, 5, 1.5), tone=0.03)
    pen.part("wood", rect(-5, -98, 10, 9, 1.5), tone=0.03)
    pen.anchor(top=(0, -104), lean=(-30, -20))


@symbol("winner's podium, podium, victory podium, winners podium", kinds="furniture", height=1,
    slots={"side": ("#eef0f2", "primary"), "gold": GOLD, "silver": ("#aab3be", "fixed"), "bronze": ("#c2814a",
        "fixed")}, home="stage, park", traits=("mount",))
def podium(pen: Pen) -> None:
    def digit(runs: list[list[tuple[float, float]]], x: float, y: float, slot: str) -> None:
        pen.stroke(slot, joined(*(line([(x + a, y + b) for a, b in run]) for run in runs)), 4)
    for x, tall, slot in ((-62, 34, "silver"), (22, 26, "bronze"), (-20, 50, "gold")):
        pen.part("side", rect(x, -tall, 40, tall, 1), tone=0.02 if slot == "gold" else -0.04)
        pen.part(slot, rect(x - 1, -tall - 4, 42, 6, 1))
    digit([[(-4, -6), (2, -10), (2, 12)]], 0, -24, "gold")
    digit([[(-6, -6), (-3, -10), (4, -10), (6, -5), (-6, 11), (7, 11)]], -42, -15, "silver")
    digit([[(-6, -9), (5, -9), (0, -1), (6, 4), (3, 10), (-6, 9)]], 42, -11, "bronze")
    pen.anchor(top=(0, -54), seat=(0, -52), back=(0, -52), lean=(-60, -20))


@symbol("table, dining table, kitchen table", kinds="furniture", height=0.76,
    slots={"wood": ("#b5773f", "primary")}, shapes=("square", "rectangular"), traits=("tabletop",))
def table(pen: Pen) -> None:
    legs(pen, "wood", (-54, 54), (-43, 43), -50, wide=7, narrow=5, lift=7)
    pen.part("wood", rect(-57, -52, 114, 8), tone=-0.11)
    board(pen, "wood", -66, 66, -57, 5.6, (11, 12))
    pen.anchor(top=(0, -63), seat=(0, -60), under=(0, -44), lean=(62, -50))


@symbol("round table, oval table, bistro table, cafe table", kinds="table, furniture", height=0.74,
    slots={"wood": ("#c58b54", "primary"), "metal": ("#3d4450", "fixed")}, shapes=("round",), traits=("tabletop",))
def round_table(pen: Pen) -> None:
    pen.part("metal", turned([(-66, 3.4), (-12, 3), (-8, 5), (-4, 24, "c"), (0, 26)], tilt=0.2))
    top: Profile = [(-72.0, 52.0), (-67.0, 52.0)]
    pen.part("wood", turned(top, tilt=0.2), tone=-0.08)
    pen.part("wood", rim(top, tilt=0.2), tone=0.04)
    gloss(pen, "wood", ellipse(-16, -75, 22, 3.4), alpha=0.3)
    pen.anchor(top=(0, -72), under=(0, -66), lean=(50, -68))


@symbol("desk, writing desk, workbench, office desk", kinds="table, furniture", height=0.76,
    slots={"wood": ("#b07a4a", "primary"), "metal": ("#dcc28a", "fixed")}, home="office", nook="study",
    shapes=("rectangular",), traits=("tabletop",))
def desk(pen: Pen) -> None:
    legs(pen, "wood", (-58,), (-50,), -50, wide=6, narrow=5)
    pen.part("wood", rect(-58, -52, 90, 9), tone=-0.1)
    box(pen, "wood", (20, -52), (40, 50), (6, 4))
    drawers(pen, "wood", 21, -50, 38, 47, 3)
    board(pen, "wood", -66, 66, -57, 5.4, (10, 11))
    pen.anchor(top=(-4, -63), under=(-20, -43), seat=(0, -60), lean=(64, -50))


@symbol("bed, double bed, single bed, bunk", kinds="furniture", plan="bed", height=1.1,
    slots={"cover": ("#5f8fce", "primary"), "sheet": ("#f7f5f0", "fixed"), "wood": ("#8d5a36", "second")},
    home="bedroom", poses="standing, empty", traits=("seat", "slept in"), shapes=("rectangular",))
def bed(pen: Pen) -> None:
    pen.part("wood", joined(rect(-70, -12, 7, 12, 1), rect(58, -12, 6, 12, 1)), tone=-0.16)
    pen.part("wood", smooth([(-74, -6, "c"), (-74, -60, "c"), (-70, -69), (-62, -71), (-56, -64, "c"), (-56, -6, "c")],
        tension=0.4), tone=-0.02)
    pen.mark("wood", rect(-63, -72, 8, 72), tone=-0.09)
    pen.mark("wood", rect(-71.4, -60, 5.4, 44, 2), tone=0.07, alpha=0.7, detail=1)
    pen.part("wood", ellipse(-65, -71.6, 4.4, 3.4), tone=0.04)
    pen.part("wood", rect(-60, -21, 122, 12, 2), tone=-0.05)
    pen.mark("wood", joined(rect(-60, -19, 122, 1), rect(-60, -12.6, 122, 1)), tone=-0.1, detail=1)
    pen.part("sheet", rect(-57, -36, 116, 18, 6), tone=-0.03)
    pen.mark("sheet", rect(-60, -25, 122, 9), tone=-0.08, alpha=0.8)
    pen.mark("sheet", curve((-60, -28), (0, -27), (60, -28)), width=0.8, tone=-0.13, detail=1)
    pillow = smooth([(-56, -36), (-56, -47), (-43, -52), (-28, -48), (-23.6, -39), (-32, -34), (-48, -33)])
    if pen.pose != "empty":
        behind = smooth([(-57, -40), (-57, -53), (-47, -58), (-37, -54), (-34, -42), (-46, -38)])
        pen.part("sheet", behind, tone=-0.07)
        pen.mark("sheet", crescent(behind, 3, -3), tone=-0.14)
        pen.part("sheet", pillow)
        pen.mark("sheet", crescent(pillow, -3, -4), tone=-0.08)
        pen.mark("sheet", joined(curve((-53, -45), (-47, -44), (-44, -41)), curve((-28, -45), (-32, -42), (-38, -41))),
            width=0.9, tone=-0.1, detail=1)
    cover = smooth([(-30, -41, "c"), (-12, -44), (20, -44), (48, -41), (60, -35), (62, -22), (61, -11, "c"),
        (40, -12.4), (20, -11), (-4, -12.4), (-26, -11, "c"), (-29, -24)])
    pen.part("cover", cover)
    pen.mark("cover", rect(-40, -48, 110, 13), tone=0.06, alpha=0.7)
    quilting = joined(*(curve((x, -50), (x + 3, -30), (x, -8)) for x in (-4, 12, 28, 44)),
        *(curve((-40, y), (14, y - 1), (66, y)) for y in (-35.0, -23.5)))
    pen.mark("cover", quilting, width=0.9, tone=-0.1, detail=1)
    pen.mark("cover", joined(*(ellipse(x, y, 1.5) for x in (4, 20, 36, 52) for y in (-29.0, -17.4))), tone=0.13,
        alpha=0.8, detail=1)
    pen.mark("cover", crescent(cover, -3, -5), tone=-0.1)
    pen.part("sheet", smooth([(-33, -41, "c"), (-16, -44.6, "c"), (-13, -28), (-15, -11.6, "c"), (-29, -11.6, "c"),
        (-31, -26)]))
    pen.mark("sheet", joined(curve((-22, -44), (-20, -28), (-23, -11)), curve((-17.6, -44), (-15, -28), (-17.6, -11))),
        width=0.9, tone=-0.11, detail=1)
    pen.part("wood", rect(60, -42, 8, 42, 3), tone=-0.02)
    pen.mark("wood", rect(65, -44, 4, 46), tone=-0.09)
    pen.part("wood", ellipse(64, -42.4, 4.8, 3), tone=0.05)
    pen.anchor(top=(12, -42), seat=(12, -42), under=(0, -10), head=(-42, -46), lean=(60, -20), pillow=(-38, -33))


@symbol("bookshelf, bookcase, shelf", kinds="furniture", height=1.9,
    slots={"wood": ("#8d5a36", "primary"), "a": ("#c9503f", "fixed"), "b": ("#e0a83e", "fixed"),
    "c": ("#3f7f8a", "fixed"), "d": ("#7d5a94", "fixed"), "e": ("#5d8f52", "fixed"), "paper": ("#f6ecd6", "fixed")},
    home="library, room", shapes=("rectangular",), traits=("tabletop",))
def bookshelf(pen: Pen) -> None:
    box(pen, "wood", (-34, -98), (62, 96), (7, 4))
    pen.part("wood", rect(-30, -94, 54, 88), tone=-0.2)
    for row, y in enumerate((-76, -54, -32, -10)):
        x, i = -29.0, row * 3
        while x < 18:
            w, h = 3.6 + (i * 7 % 4) * 0.9, 12.5 + (i * 5 % 4) * 1.2
            slot = "abcde"[(i * 3 + row) % 5]
            if (row, i - row * 3) in ((1, 5), (2, 3)):
                x += 9
                i += 1
                continue
            pen.part(slot, rect(x, y - h, w, h, 0.5))
            pen.mark("paper", rect(x, y - h + 2.4, w, 1.1), alpha=0.8, detail=1)
            x += w + 0.5
            i += 1
        pen.part("wood", rect(-31, y, 56, 4), tone=0.03)
    pen.anchor(top=(0, -101), lean=(-34, -40))


@symbol("lamp, table lamp, desk lamp, bedside lamp, lampshade", kinds="furniture", height=0.55, place="surface",
    slots={"shade": ("#f2c86b", "primary"), "base": ("#3f7f8a", "second"), "lamp": ("#fff0b8", "light"),
    "metal": ("#cda755", "fixed")}, home="room", nook="study", overhead="pendant_lamp")
def lamp(pen: Pen) -> None:
    base: Profile = [(-50, 3), (-44, 6), (-30, 17), (-14, 17), (-6, 9), (-4, 15, "c"), (0, 16)]
    shape = turned(base, tilt=0.2)
    pen.part("base", shape)
    pen.mark("base", crescent(shape, -8, 0), tone=-0.09)
    gloss(pen, "base", ellipse(-8, -26, 2.4, 7, turn=10), detail=0)
    pen.part("metal", turned([(-60, 2), (-48, 2.4), (-46, 4)], tilt=0.2))
    shade: Profile = [(-98.0, 18.0), (-52.0, 34.0)]
    pen.part("lamp", ellipse(0, -52, 33, 5), shade="flat")
    pen.part("shade", turned(shade, tilt=0.13), shade="glow")
    pen.mark("shade", crescent(turned(shade, tilt=0.13), -9, 0), tone=-0.06, shade="glow")
    pen.mark("lamp", smooth([(-20, -50), (-10, -84), (0, -92), (10, -84), (20, -50)]), shade="glow", alpha=0.35)
    pen.mark("shade", joined(band(shade, -98, -94.6, tilt=0.13), band(shade, -55.5, -52, tilt=0.13)), tone=-0.09,
        shade="glow")
    pen.part("lamp", ellipse(0, -98, 17, 2), shade="flat")
    pen.anchor(top=(0, -99), lamp=(0, -72))


@symbol("wardrobe, closet, cupboard, cabinet, armoire", kinds="furniture", height=2, poses="standing, open",
    slots={"wood": ("#9a6a42", "primary"), "metal": ("#e0c27a", "fixed")}, home="bedroom",
    shapes=("rectangular",), traits=("hollow",))
def wardrobe(pen: Pen) -> None:
    for x in (-32.0, 28.0):
        pen.part("wood", rect(x, -6, 7, 6, 1), tone=-0.15)
    box(pen, "wood", (-36, -94), (70, 90), (8, 5))
    pen.part("wood", rect(-40, -99, 78, 7, 2), tone=0.04)
    if opened(pen):
        cavity(pen, "wood", rect(-32, -90, 62, 82), tone=-0.26)
        pen.part("metal", rect(-32, -84, 62, 2), tone=-0.05)
        pen.anchor(rod=(-1, -82))
        door(pen, "wood", -36, -94, -4, -24)
        door(pen, "wood", 34, -94, -4, 22, tone=-0.1)
    else:
        for x in (-33, 0.5):
            pen.part("wood", rect(x, -90, 31, 58, 1), tone=0.03)
            pen.mark("wood", difference(rect(x + 4, -86, 23, 50, 1), rect(x + 5.2, -84.8, 20.6, 47.6)), tone=-0.1)
        for x in (-5.4, 3):
            pen.part("metal", rect(x, -66, 2, 9, 1), shade="flat")
        drawers(pen, "wood", -34, -31, 66, 26, 2)
    pen.anchor(top=(0, -100), lean=(-36, -40), seat=(0, -99))


@symbol("dresser, chest of drawers, commode, sideboard, drawer", kinds="furniture",
    height=0.9, poses="standing, open", slots={"wood": ("#5f9a94", "primary"), "metal": ("#e0c27a", "fixed")},
        home="bedroom",
    traits=("tabletop",))
def dresser(pen: Pen) -> None:
    for x in (-40, 35):
        pen.part("wood", pole((x + 3, -12), (x + 3, 0), 6, 4), tone=-0.15)
    box(pen, "wood", (-46, -72), (84, 64), (9, 6))
    drawers(pen, "wood", -44, -70, 80, 60, 3, columns=2)
    if opened(pen):
        board(pen, "wood", -50, 52, -74, 4, (8, 7), skew=2)
        mouth(pen, "wood", quad((-42, -64), (34, -64), (41, -48), (-49, -48)))
        pen.part("wood", rect(-50, -49, 92, 21, 1.5), tone=0.05)
        pen.mark("wood", rect(-50, -32, 92, 5), tone=-0.08)
        pen.part("metal", joined(rect(-34, -40, 10, 3, 1.4), rect(16, -40, 10, 3, 1.4)), shade="flat")
    else:
        board(pen, "wood", -50, 52, -74, 4, (8, 7), skew=2)
    pen.anchor(top=(0, -78), lean=(-46, -40), seat=(0, -76))


@symbol("mirror, looking glass, wall mirror", kinds="furniture", height=1, place="wall",
    slots={"frame": ("#c99a45", "primary"), "glass": ("#cfe4ee", "fixed")}, shapes=("oval",))
def mirror(pen: Pen) -> None:
    pen.part("frame", ellipse(0, -50, 36, 50))
    pen.mark("frame", crescent(ellipse(0, -50, 36, 50), -3, -3), tone=-0.12)
    pen.part("frame", ellipse(0, -50, 30.6, 44.6), tone=-0.14)
    pen.part("glass", ellipse(0, -50, 29.4, 43.4))
    for x, w in ((-30, 12), (-12, 4)):
        pen.mark("glass", polygon([(x + 34, -100), (x + 34 + w, -100), (x - 6 + w, 0), (x - 6, 0)]), tone=0.1,
            alpha=0.7)
    pen.anchor(top=(0, -100))


@symbol("rug, carpet, mat, doormat", kinds="furniture", plan="cloth", height=0.4, slots={"body": ("#b8485a", "primary"),
    "trim": ("#f0d7a6", "second")}, traits=("anywhere", "drapes"), shapes=("rectangular",),
    board=Board(0, -15.5, 104, 18, panel="body"))
def rug(pen: Pen) -> None:
    for k in (-1, 1):
        pen.stroke("trim", joined(*(line([(k * (62 + (i / 12) * 6), -30 + 2.5 * i),
            (k * (67 + (i / 12) * 6), -29.6 + 2.5 * i)]) for i in range(12))), 1)
    shape = quad((-62, -31), (62, -31), (70, 0), (-70, 0))
    pen.part("body", shape)
    pen.mark("trim", difference(quad((-57, -28), (57, -28), (63, -4), (-63, -4)),
        quad((-54.5, -26.4), (54.5, -26.4), (60, -6), (-60, -6))))
    pen.mark("trim", joined(*(polygon([(x, -22), (x + 9, -16), (x, -10), (x - 9, -16)]) for x in (-34, 0, 34))))
    pen.mark("body", joined(*(polygon([(x, -19), (x + 4.5, -16), (x, -13), (x - 4.5, -16)]) for x in (-34, 0, 34))),
        tone=-0.1)
    pen.anchor(top=(0, -14), seat=(0, -14))
