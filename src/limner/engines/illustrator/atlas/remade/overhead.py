"""Figures as they are seen from straight above: people by hair and shoulders, animals by back and head, tops of things.

Everybody faces up the page. A figure is about 100 units long, its middle above its standing point.
"""

import math
from collections.abc import Callable, Mapping

from limner.drawing import geometry as g
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.attitude import attitude
from limner.engines.illustrator.atlas.bodies import heads
from limner.engines.illustrator.atlas.bodies.stance import SEATED
from limner.engines.illustrator.atlas.facts import Plan
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame, both
from limner.engines.illustrator.atlas.symbol import Symbol

_PLANS: Mapping[str, Plan] = {
    "person": "person", "bird": "bird", "fish": "fish", "sea animal": "fish", "animal": "beast",
    "boat": "hull", "two-wheeler": "cycle", "car": "car", "truck": "car", "van": "car", "vehicle": "car",
    "tree": "crown", "table": "top", "chair": "seat", "bed": "bed", "dish": "plate", "soup": "plate",
    "headwear": "headgear", "cup": "cup", "vessel": "cup", "drink": "cup", "house": "roof",
}  # fmt: skip
"""By kind of thing, from near to far; all else lies as it is drawn."""
_LONG = 1.35
"""What is so many times as tall as it is wide lies on its side, and is no cup seen from above."""
_WIDE = 1.5
"""What is so many times as wide as it is high is a bench."""
_FACE = "face"
"""The pose of what turns its upper side to the viewer."""
_LYING = frozenset({"lying", "sleeping", "curled"})
_HATS = ("hat", "cap", "helmet", "hood", "gold", "scarf_top")
_BROAD = {"person": 0.42}
"""The width of a plan over the height of who stands there; of all else it is the figure's own width."""
_Draw = Callable[[Pen, Symbol], None]


def plan(symbol: Symbol, pose: str = "") -> Plan:
    """How it is drawn from above; "" where it lies as it is drawn otherwise."""
    if pose and not symbol.plan and attitude(pose).stance in _LYING:
        return ""
    known = symbol.plan or next((_PLANS[kind] for kind in (symbol.id, *symbol.kinds) if kind in _PLANS), "")
    figure = symbol.figure()
    if known == "cup" and figure.height > _LONG * figure.width:
        return ""
    if symbol.held == "overhead":
        known = "canopy"
    if not known and "seat" in symbol.traits:
        known = "bench" if figure.width > _WIDE * figure.height else "seat"
    if known == "beast" and "hat" not in figure.anchors:
        return ""
    return known


def metres(symbol: Symbol, known: Plan) -> float:
    """How long the longer side of its plan is."""
    figure = symbol.figure()
    if known in _BROAD:
        return _BROAD[known] * symbol.height_m
    if known:
        return symbol.height_m * figure.width / figure.height
    return symbol.height_m * max(figure.width / figure.height, 1.0)


def draw(pen: Pen, symbol: Symbol) -> None:
    """The symbol from above."""
    known = plan(symbol, pen.pose)
    if known:
        _DRAWN[known](pen, symbol)
    elif _FACE in symbol.poses:
        for part in symbol.figure(_FACE).parts:
            pen.add(part)
    else:
        for part in symbol.figure(f"{pen.pose}/{pen.mood}" if pen.mood else pen.pose).parts:
            pen.add(part)


def _slot(symbol: Symbol, *names: str) -> str:
    """The first of the slots that it has, else the one of its main colour."""
    main = next((name for name, slot in symbol.slots.items() if slot.role == "primary"), next(iter(symbol.slots)))
    return next((name for name in names if name in symbol.slots), main)


def _second(symbol: Symbol) -> str:
    return next((name for name, slot in symbol.slots.items() if slot.role in ("second", "follow")), _slot(symbol))


def _person(pen: Pen, symbol: Symbol) -> None:
    """Shoulders, arms, the head in its hair or hat; legs before one who sits, toes of one who stands."""
    held = attitude(pen.pose)
    shirt, legs = _slot(symbol, "coat", "tunic", "dress", "shirt"), _slot(symbol, "trousers", "skirt", "shirt")
    skin, shoes = _slot(symbol, "skin"), _slot(symbol, "shoes", "boots")
    reach = held.busy or held.stance in SEATED
    if held.stance in SEATED:
        for x in (-1, 1):
            pen.part(legs, g.limb([(13 * x, -50, 21), (25 * x, -74, 18), (5 * x, -84, 13)]))
            pen.part(shoes, g.ellipse(-5 * x, -87, 11, 7))
    else:
        for x, y in ((-11, -68), (11, -63)):
            pen.part(shoes, g.ellipse(x, y, 7.5, 12))
    for x in (-1, 1):
        arm = [(35 * x, -50, 17), (40 * x, -70, 14), (24 * x, -92, 10)] if reach else [
            (37 * x, -48, 17), (46 * x, -56, 14), (43 * x, -70, 10)]  # fmt: skip
        pen.part(shirt, g.limb(arm), tone=-0.04)
        pen.part(skin, g.ellipse(*arm[-1][:2], 7))
    trunk = g.smooth([(-44, -50), (-30, -64), (0, -67), (30, -64), (44, -50), (30, -37), (0, -33), (-30, -37)])
    pen.part(shirt, trunk)
    _crown(pen, symbol)


def _crown(pen: Pen, symbol: Symbol) -> None:
    """The top of a head: the tip of a nose, hair with its parting, a hat with its brim."""
    skin, hair = _slot(symbol, "skin"), _slot(symbol, "hair", "skin")
    pen.part(skin, g.ellipse(0, -72, 5, 5))
    pen.part(skin, both(g.ellipse(20, -55, 4.5, 6)))
    pen.part(hair, g.ellipse(0, -54, 20.5, 21.5))
    pen.mark(hair, g.ellipse(0, -58, 12, 13), tone=0.05)
    pen.mark(hair, g.limb([(3, -34, 2.5), (0, -56, 2), (-2, -66, 1)]), tone=-0.08)
    hat = next((name for name in _HATS if name in symbol.slots), "")
    if hat:
        pen.part(hat, g.ellipse(0, -54, 27, 27))
        pen.mark(hat, g.difference(g.ellipse(0, -54, 19, 19), g.ellipse(0, -54, 17, 17)), tone=-0.12)
        pen.mark(hat, g.ellipse(0, -56, 11, 12), tone=0.06)
    pen.anchor(hat=(0, -54), head=(0, -54), hand=(0, -98))


def _beast(pen: Pen, symbol: Symbol) -> None:
    """A back with its legs and tail, and the animal's own head, looking up."""
    coat = _slot(symbol, "coat", "skin", "fur", "body")
    tail = [(0, -24, 11), (10, -8, 8), (4, 6, 5)]
    pen.part(coat, g.limb(tail), tone=-0.03)
    for x in (-1, 1):
        for y, turn in ((-70, -14), (-32, 10)):
            pen.part(coat, g.limb([(12 * x, y, 12), (24 * x, y + turn, 9)]), tone=-0.07)
    body = g.smooth([(0, -88), (16, -78), (18, -58), (21, -36), (13, -20), (0, -16), (-13, -20), (-21, -36),
                     (-18, -58), (-16, -78)])  # fmt: skip
    pen.part(coat, body)
    spots = _slot(symbol, "patch", "spot", "stripe", "mane")
    if spots != coat:
        for x, y, r in ((-9, -64, 8), (10, -50, 9), (-8, -34, 9), (6, -74, 5)):
            pen.mark(spots, g.ellipse(x, y, r, 0.8 * r))
    pen.mark(coat, g.limb([(0, -80, 5), (0, -24, 5)]), tone=0.05)
    heads.draw(pen, heads.head_of(symbol, pen.mood), Frame(0, -92, 1.5))


def _bird(pen: Pen, symbol: Symbol) -> None:
    """Folded wings over a back, a tail, the head with its beak; wings spread in flight."""
    coat, wing = _slot(symbol, "coat"), _slot(symbol, "wing", "coat")
    tips, beak = _slot(symbol, "tips", "tail", "wing"), _slot(symbol, "beak", "bill")
    flies = attitude(pen.pose).stance in ("flying", "gliding", "hovering")
    pen.part(_slot(symbol, "tail", "wing"), g.smooth([(0, -34), (11, -4), (0, 2), (-11, -4)]))
    if flies:
        for x in (-1, 1):
            pen.part(wing, g.smooth([(6 * x, -66), (40 * x, -76), (68 * x, -58), (44 * x, -50), (8 * x, -40)]))
            pen.mark(tips, g.ellipse(66 * x, -62, 20, 16))
    pen.part(coat, g.ellipse(0, -52, 17, 30))
    if not flies:
        for x in (-1, 1):
            pen.part(wing, g.smooth([(4 * x, -74), (20 * x, -66), (20 * x, -36), (5 * x, -14), (3 * x, -40)]))
            pen.mark(tips, g.ellipse(9 * x, -18, 12, 14))
    pen.part(beak, g.polygon([(-5, -92), (5, -92), (0, -106)]))
    pen.part(coat, g.ellipse(0, -84, 12.5, 13.5))
    pen.part(_slot(symbol, "eye"), both(g.ellipse(8.5, -88, 2.2)))


def _fish(pen: Pen, symbol: Symbol) -> None:
    """A spindle with fins at its sides and a tail that bends."""
    coat, fin = _slot(symbol, "coat"), _slot(symbol, "fin", "coat")
    pen.part(fin, g.smooth([(0, -26), (14, -2), (3, -8), (-9, -2)]))
    pen.part(fin, both(g.smooth([(10, -66), (30, -52), (12, -50)])))
    pen.part(coat, g.smooth([(0, -100), (14, -82), (13, -54), (3, -20), (-3, -20), (-13, -54), (-14, -82)]))
    pen.mark(coat, g.limb([(0, -92, 4), (0, -26, 3)]), tone=-0.08)
    pen.part(_slot(symbol, "eye"), both(g.ellipse(10, -86, 2.6)))


def _car(pen: Pen, symbol: Symbol) -> None:
    """Roof, bonnet, windscreens, wheels that show at the sides, lamps."""
    body, glass = _slot(symbol, "body", "cab"), _slot(symbol, "glass", "window")
    pen.part(_slot(symbol, "tyre", "wheel"), both(g.joined(g.rect(19, -84, 7, 18, 3), g.rect(19, -32, 7, 18, 3))))
    pen.part(body, g.rect(-23, -100, 46, 100, 13))
    pen.part(glass, g.polygon([(-16, -60), (16, -60), (19, -72), (-19, -72)]))
    pen.part(glass, g.polygon([(-16, -22), (16, -22), (18, -13), (-18, -13)]))
    pen.part(glass, both(g.polygon([(18, -58), (20.5, -66), (20.5, -18), (18, -25)])))
    pen.part(body, g.rect(-17, -60, 34, 38, 6), tone=0.05)
    pen.part(_slot(symbol, "lamp", "glass"), both(g.ellipse(15, -97, 4.5, 2.5)), shade="flat")
    pen.part(_slot(symbol, "tail", "lamp", "glass"), both(g.ellipse(15, -2.5, 4.5, 2)), shade="flat")


def _cycle(pen: Pen, symbol: Symbol) -> None:
    """Two wheels in line, the bar, the saddle."""
    tyre, frame = _slot(symbol, "tyre", "wheel"), _slot(symbol, "frame", "body")
    pen.part(tyre, g.joined(g.rect(-2.5, -100, 5, 40, 2.5), g.rect(-2.5, -40, 5, 40, 2.5)))
    pen.part(frame, g.rect(-2, -80, 4, 60, 2))
    pen.part(_slot(symbol, "metal", "handle"), g.limb([(-22, -66, 4), (0, -74, 4), (22, -66, 4)]))
    pen.part(_slot(symbol, "saddle", "seat", "tyre"), g.smooth([(0, -46), (6, -26), (-6, -26)]))


def _hull(pen: Pen, symbol: Symbol) -> None:
    """An open hull with its thwarts."""
    hull, inside = _slot(symbol, "hull"), _slot(symbol, "inside", "deck", "wood", "hull")
    outer = g.smooth([(0, -100), (17, -72), (21, -40), (15, -3), (-15, -3), (-21, -40), (-17, -72)])
    pen.part(hull, outer)
    pen.part(inside, g.scaled(outer, 0.82, 0.86, (0, -48)), tone=-0.06)
    for y in (-66, -42, -18):
        pen.part(hull, g.rect(-17, y, 34, 6, 1), tone=0.06)


def _plant(pen: Pen, symbol: Symbol) -> None:
    """A lobed crown with a lit cap."""
    leaf = _slot(symbol, "leaf", "crown", "needles")
    for grown, tone, lift in ((50, -0.05, 0), (37, 0.02, 5), (20, 0.08, 10)):
        turns = [math.tau * i / 36 for i in range(36)]
        lobes = [(grown * (1 + 0.06 * math.cos(9 * a)) * math.cos(a) - 0.4 * lift,
                  -50 - lift + grown * (1 + 0.06 * math.cos(9 * a)) * math.sin(a)) for a in turns]  # fmt: skip
        pen.part(leaf, g.smooth(lobes), tone=tone)


def _top(pen: Pen, symbol: Symbol) -> None:
    """A table's top: boards in a frame, or a disc."""
    wood = _slot(symbol, "wood", "top", "body")
    if "round" in symbol.shapes:
        pen.part(wood, g.ellipse(0, -50, 50), shade="flat")
        pen.mark(wood, g.difference(g.ellipse(0, -50, 47), g.ellipse(0, -50, 45.5)), tone=-0.08)
        return
    pen.part(wood, g.rect(-58, -98, 116, 96, 4), shade="flat")
    for i in range(1, 6):
        pen.mark(wood, g.rect(-58, -98 + 16 * i, 116, 0.9), tone=-0.09)
    pen.mark(wood, g.difference(g.rect(-58, -98, 116, 96, 4), g.rect(-56, -96, 112, 92, 3)), tone=0.06)


def _cloth(pen: Pen, symbol: Symbol) -> None:
    """A cloth that is spread out: a border, checks in its second colour, a fringe."""
    body, trim = _slot(symbol, "cloth", "body"), _second(symbol)
    fringe = g.joined(*(g.rect(-57 + 6 * i, y, 2.6, 5) for i in range(20) for y in (-103, -2)))
    pen.part(trim, fringe, tone=-0.04)
    pen.part(body, g.rect(-60, -98, 120, 96, 2), name="cloth", shade="flat")
    checked = "check" in symbol.slots
    if checked:
        for i in range(6):
            pen.mark(trim, g.rect(-60 + 20 * i, -98, 10, 96), alpha=0.45)
        for i in range(5):
            pen.mark(trim, g.rect(-60, -98 + 20 * i, 120, 10), alpha=0.45)
        return
    pen.mark(trim, g.difference(g.rect(-54, -92, 108, 84, 2), g.rect(-49, -87, 98, 74, 2)))
    for x in (-30, 0, 30):
        pen.mark(trim, g.polygon([(x - 11, -50), (x, -66), (x + 11, -50), (x, -34)]), tone=0.04)


def _seat(pen: Pen, symbol: Symbol) -> None:
    """A seat with its back and arms."""
    body = _slot(symbol, "body", "seat", "wood")
    pen.part(body, g.rect(-42, -92, 84, 90, 12), tone=-0.06)
    pen.part(body, g.rect(-30, -92, 60, 66, 8), tone=0.05)
    pen.part(body, g.rect(-42, -26, 84, 24, 10))


def _bench(pen: Pen, symbol: Symbol) -> None:
    """The boards of a bench, with its back."""
    wood = _slot(symbol, "wood", "body", "seat")
    for i, (y, tall) in enumerate(((-72, 9), (-61, 9), (-50, 9), (-37, 7))):
        pen.part(wood, g.rect(-60, y, 120, tall, 2), tone=-0.03 * (i % 2) - 0.06 * (i > 2))
    pen.part(_slot(symbol, "metal", "iron", "wood"), both(g.rect(48, -74, 5, 46, 2)), tone=-0.1)


def _bed(pen: Pen, symbol: Symbol) -> None:
    """A bed: its frame, pillows, the cover turned down."""
    cover, sheet = _slot(symbol, "cover", "body"), _slot(symbol, "sheet", "pillow")
    pen.part(_slot(symbol, "wood", "metal"), g.rect(-36, -102, 72, 104, 3))
    pen.part(sheet, g.rect(-33, -98, 66, 97, 5))
    pen.part(sheet, both(g.rect(3, -94, 26, 17, 6)), tone=0.04)
    pen.part(cover, g.rect(-34, -70, 68, 70, 5))
    pen.part(sheet, g.rect(-34, -72, 68, 9, 2), tone=-0.03)


def _disc(pen: Pen, symbol: Symbol) -> None:
    """A round thing: its rim, and what is strewn along it."""
    main, other = _slot(symbol), _second(symbol)
    pen.part(main, g.ellipse(0, -50, 50))
    pen.mark(main, g.difference(g.ellipse(0, -50, 50), g.ellipse(0, -50, 42)), tone=-0.07)
    for i in range(10):
        a = math.tau * i / 10
        pen.part(other, g.ellipse(36 * math.cos(a), -50 + 36 * math.sin(a), 6))
    pen.part(_slot(symbol, "berry", "cherry"), g.ellipse(0, -50, 9), tone=0.04)


def _pie(pen: Pen, symbol: Symbol) -> None:
    """A crimped crust, the filling, strips across it."""
    crust, filling = _slot(symbol, "crust"), _second(symbol)
    rim = [math.tau * i / 72 for i in range(72)]
    pen.part(crust, g.smooth([((50 - 2 * (i % 2)) * math.cos(a), -50 + (50 - 2 * (i % 2)) * math.sin(a))
                              for i, a in enumerate(rim)]))  # fmt: skip
    pen.part(filling, g.ellipse(0, -50, 40))
    for turn in (45, -45):
        for i in range(-3, 4):
            strip = g.rotated(g.rect(-48, -53.2 + 12 * i, 96, 6.4), turn, (0, -50))
            pen.part(crust, g.intersection(strip, g.ellipse(0, -50, 41)), tone=0.03 if turn > 0 else -0.02)


def _plate(pen: Pen, symbol: Symbol) -> None:
    """A plate with what is on it: a mound in its main colour, bits of all others."""
    plate = _slot(symbol, "plate", "bowl", "dish", "body")
    pen.part(plate, g.ellipse(0, -50, 50))
    pen.mark(plate, g.difference(g.ellipse(0, -50, 37), g.ellipse(0, -50, 35.5)), tone=-0.1)
    served = [name for name in symbol.slots if name not in (plate, "limb", "limb_end") and not name.startswith("worn")]
    for i, name in enumerate(served[:1]):
        pen.part(name, _blob(0, -50, 31 - 3 * i, 7))
    for k, name in enumerate(served[1:5]):
        for i in range(5):
            a, far = math.tau * (i / 5 + 0.13 * k), (9 + 5 * k) % 23 + 3
            pen.part(name, _blob(far * math.cos(a), -50 + far * math.sin(a), 6.5, 5))


def _cup(pen: Pen, symbol: Symbol) -> None:
    """A rim, the drink in it, a handle."""
    body = _slot(symbol)
    drink = _slot(symbol, "drink", "coffee", "tea", "liquid", "soup", "content", "wine", "water")
    if "handle" in symbol.figure().anchors:
        pen.part(body, g.difference(g.ellipse(48, -50, 20, 13), g.ellipse(48, -50, 12, 6)))
    pen.part(body, g.ellipse(0, -50, 46))
    pen.part(drink, g.ellipse(0, -50, 39), tone=-0.16 if drink == body else 0.0)
    pen.mark(drink, g.ellipse(-12, -64, 14, 8), tone=0.08)


def _roof(pen: Pen, symbol: Symbol) -> None:
    """A hipped roof: four faces in four lights."""
    roof = _slot(symbol, "roof")
    for points, tone in (
        (((-50, -86), (50, -86), (24, -50), (-24, -50)), 0.06), (((50, -86), (50, -14), (24, -50)), -0.04),
        (((-50, -14), (50, -14), (24, -50), (-24, -50)), -0.1), (((-50, -86), (-50, -14), (-24, -50)), 0.02),
    ):  # fmt: skip
        pen.part(roof, g.polygon(points), tone=tone, shade="flat")
    pen.part(_slot(symbol, "chimney", "wall", "body"), g.rect(20, -72, 10, 10))


def _headgear(pen: Pen, symbol: Symbol) -> None:
    """A hat on the head below it: its brim, its crown."""
    body = _slot(symbol)
    pen.part(body, g.ellipse(0, -50, 50))
    pen.mark(body, g.ellipse(0, -50, 36), tone=0.07)
    pen.mark(_second(symbol), g.difference(g.ellipse(0, -50, 36), g.ellipse(0, -50, 31)), tone=-0.06)


def _canopy(pen: Pen, symbol: Symbol) -> None:
    """An umbrella over somebody: eight gores and its tip."""
    cloth = _slot(symbol)
    for i in range(8):
        a, b = (math.tau * (i + k) / 8 for k in (0, 1))
        rim = [(50 * math.cos(t), -50 + 50 * math.sin(t)) for t in (a, 0.5 * (a + b), b)]
        pulled = (0.93 * rim[1][0], -50 + 0.93 * (rim[1][1] + 50))
        pen.part(cloth, g.polygon([(0, -50), rim[0], pulled, rim[2]]), tone=0.04 - 0.08 * (i % 2), shade="flat")
    pen.part(_slot(symbol, "metal", "handle"), g.ellipse(0, -50, 3))


def _stall(pen: Pen, symbol: Symbol) -> None:
    """A striped roof of cloth with a scalloped edge."""
    cloth, white = _slot(symbol, "cloth"), _slot(symbol, "white", "cloth")
    pen.part(white, g.rect(-60, -92, 120, 84, 3))
    for i in range(5):
        pen.mark(cloth, g.rect(-60 + 24 * i, -92, 12, 84))
    for i in range(10):
        pen.part(cloth if i % 2 == 0 else white, g.ellipse(-54 + 12 * i, -8, 6, 6), tone=-0.03)
    pen.part(cloth, g.rect(-60, -53, 120, 3), tone=-0.12)


def _blob(x: float, y: float, r: float, lobes: int) -> Path:
    turns = [math.tau * i / 24 for i in range(24)]
    return g.smooth([(x + r * (1 + 0.09 * math.sin(lobes * a)) * math.cos(a),
                      y + r * (1 + 0.09 * math.sin(lobes * a)) * math.sin(a)) for a in turns])  # fmt: skip


_DRAWN: Mapping[Plan, _Draw] = {
    "person": _person, "beast": _beast, "bird": _bird, "fish": _fish, "car": _car, "cycle": _cycle, "hull": _hull,
    "crown": _plant, "top": _top, "cloth": _cloth, "seat": _seat, "bench": _bench, "bed": _bed, "disc": _disc,
    "pie": _pie,
    "plate": _plate, "cup": _cup, "roof": _roof, "headgear": _headgear, "canopy": _canopy, "stall": _stall,
}  # fmt: skip
