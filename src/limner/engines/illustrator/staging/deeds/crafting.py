"""Trades: a bench with what is worked on, the tool in the hand; welding, sawing, kneading, sewing, building."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.drawing.geometry import Point
from limner.engines.illustrator.atlas.bodies.stance import KEPT
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.deeds import props, workpieces
from limner.engines.illustrator.staging.deeds.handling import handling, where_it_is
from limner.engines.illustrator.staging.deeds.props import on_its_back
from limner.engines.illustrator.staging.postures import facing, leaning, looking, reaching, taken, tall
from limner.engines.illustrator.staging.ties.sides import in_front_of, next_to
from limner.engines.illustrator.staging.units import Member, Touch, Unit, merged

_GLASS: RGB = (120, 190, 220)
_GLOW: RGB = (255, 196, 84)
_HOT: RGB = (255, 244, 196)
_EMBER: RGB = (248, 132, 42)
_CORD: RGB = (120, 104, 72)
_SEAM: RGB = (206, 58, 52)
_STEEL: RGB = (190, 198, 210)
_TOP = 0.42
_SMALL = 0.5
"""Over who works: how high a bench is, and up to which height a thing is put onto it."""

Piece = Callable[[Point, float], list[Touch]]
"""From the point of the bench on which it lies and the height of who works to what is drawn there."""


@dataclass(frozen=True, slots=True)
class Craft:
    """What is done at a bench: the tool by its atlas id, its length over the body's, its turn; the piece that goes
    without saying, drawn or by its atlas id, and how far above it the tool is. One that is `level` has a
    hand at either end. `fixed` says that the piece is a machine
    or an anvil, which is there whatever is worked on."""

    tool: str = ""
    size: float = 0.26
    turn: float = 0.0
    piece: Piece | str = ""
    over: float = 0.02
    wide: float = 0.3
    fixed: bool = False
    sparks: bool = False
    level: bool = False


CRAFTS: dict[str, Craft] = {
    "hammer": Craft("hammer", 0.26, 52.0, "anvil", 0.06, 0.34, fixed=True, sparks=True),
    "nail": Craft("hammer", 0.26, 52.0, workpieces.nailed, 0.09),
    "saw": Craft("saw", 0.34, 24.0, workpieces.plank, 0.0),
    "knead": Craft(piece=workpieces.dough),
    "roll": Craft("rolling_pin", 0.36, 0.0, workpieces.sheet_of_dough, level=True),
    "weld": Craft(piece=workpieces.beam, sparks=True),
    "iron": Craft("iron", 0.17, 0.0, workpieces.cloth, 0.0),
    "sew": Craft(piece="sewing_machine", wide=0.36, fixed=True),
    "sculpt": Craft("hammer", 0.2, 40.0, workpieces.stone, 0.0),
    "whittle": Craft("knife", 0.18, 150.0, workpieces.stick, 0.0),
    "type": Craft(piece="laptop", wide=0.3),
    "write": Craft("pencil", 0.16, 150.0, "notebook", 0.0, 0.22),
    "peer": Craft(piece="microscope", wide=0.3),
    "pot": Craft(piece=workpieces.pot),
}
"""By verb, what is at the bench."""


def at_bench(verb: str) -> Callable[[Unit, Member], Unit]:
    """The deed of a verb of `CRAFTS` with what goes without saying."""

    def worked(unit: Unit, member: Member) -> Unit:
        return _at_bench(unit, member, CRAFTS[verb], None)

    return worked


def worked_on(verb: str) -> Callable[[Unit, Unit, Relation], Unit]:
    """The tie of a verb of `CRAFTS`: what is small lies on the bench, at what is large one stands or kneels."""
    craft = CRAFTS[verb]

    def tied(subject: Unit, target: Unit, relation: Relation) -> Unit:
        member, item = subject.of(relation.subject)[0], target.of(relation.object)[0]
        if not (member.human and member.limber):
            return next_to(subject, target, relation)
        if item.symbol.id == craft.piece or (verb == "type" and "electronics" in item.kinds):
            return _at_bench(subject, member, replace(craft, piece="", fixed=False), item)
        if item.symbol.worked == verb and item.symbol.place != "surface":
            return where_it_is(subject, target, relation)
        bench = next((m for m in target.members if m.symbol.id == craft.piece and m is not item), None)
        if bench is not None and len(target.members) == 2:
            return _on_its_own(_at_bench(subject, member, craft, item), member, bench)
        alone = len(target.members) == 1
        small = item.box.height < _SMALL * tall(member) or item.symbol.held == "gripped"
        if alone and small and not item.kinds & {"animal", "person", "clothing"}:
            return _at_bench(subject, member, craft, item)
        if craft.fixed and "clothing" in item.kinds | {item.symbol.id}:
            return _with_beside(_at_bench(subject, member, craft, None), target)
        tool = props.prop(craft.tool, member, craft.size) if craft.tool else None
        armed = subject if tool is None else merged(subject, Unit((tool,)))
        return handling(armed, target, relation)

    return tied


def _on_its_own(unit: Unit, worker: Member, piece: Member) -> Unit:
    """The anvil that goes without saying as the one of the words."""
    own = next((m for m in unit.members if m.symbol.id == piece.symbol.id and m.subject == worker.subject), None)
    named = own and replace(own, subject=piece.subject, shows=piece.shows, title=piece.title, colours=piece.colours)
    return unit if own is None or named is None else unit.swapped(own, named)


def _with_beside(unit: Unit, target: Unit) -> Unit:
    return merged(unit, target.moved(unit.box.right + 0.05 * unit.box.height - target.box.left, -target.box.bottom))


def _at_bench(unit: Unit, member: Member, craft: Craft, item: Member | None) -> Unit:
    """Behind a table, a hand on the piece and the tool over it."""
    t = tall(member)
    desk = props.prop("table", member, 0.85)
    if desk is None or not member.limber:
        return unit
    stays = member.stance in KEPT and (len(unit.members) > 1 or member.stance == "wheeling")
    worker = facing(member if stays else taken(member, "working"), right=True)
    surface = desk.at("top") or (desk.box.centre[0], desk.box.top)
    grown = desk.scaled(-_TOP * t / min(surface[1], -1e-6))
    x = worker.x + 0.12 * t
    wood = replace(grown.moved(x - grown.box.centre[0], 0.05 * t - grown.box.bottom), z=worker.z + 1.0, borne=False)
    at = (x + 0.06 * t, -_TOP * t + 0.08 * t)
    laid, wood = _piece(craft, item, at, wood, t)
    top = min([m.box.top for m in laid], default=at[1] - (0.2 if craft.piece is workpieces.stone else 0.07) * t)
    top = max(top, at[1] - 0.26 * t)
    tool, unit = props.tool(unit, craft.tool, member, craft.size) if craft.tool else (None, unit)
    held, tools = _armed(worker, craft, tool, (at[0], top), t)
    held = replace(looking(held, (at[0], top)), over=worker.z + 3.4)
    if craft.sparks:
        wood = props.touched(wood, *_sparks((at[0] + 0.04 * t, top), t))
    return merged(unit.swapped(member, held), Unit((wood, *laid, *tools)))


def _piece(craft: Craft, item: Member | None, at: Point, wood: Member, t: float) -> tuple[list[Member], Member]:
    """What lies on the bench, and the bench with what is drawn upon it."""
    laid: list[Member] = []
    if craft.piece is workpieces.pot and item is not None:
        wood = props.touched(wood, *(replace(touch, z=touch.z + 0.5) for touch in workpieces.wheel(at, t)))
        at = (at[0], at[1] - 0.03 * t)
    if callable(craft.piece) and item is None:
        wood = props.touched(wood, *(replace(touch, z=touch.z + 0.5) for touch in craft.piece(at, t)))
    fixed = craft.piece if isinstance(craft.piece, str) and (item is None or craft.fixed) else ""
    base = props.prop(fixed, wood, 1.0) if fixed else None
    base = on_its_back(base) if base is not None and base.symbol.id == "notebook" else base
    if base is not None:
        base = base.scaled(craft.wide * t / max(base.box.width, base.box.height))
        laid.append(replace(base.moved(at[0] - base.box.centre[0], at[1] - base.box.bottom), z=wood.z + 1.0))
    if item is not None:
        sized = item.scaled(min(max(item.box.width, item.box.height, 0.16 * t), 0.44 * t)
            / max(item.box.width, item.box.height))  # fmt: skip
        low = laid[0].box.top + 0.02 * t if laid and fixed == "anvil" else at[1] + 0.005 * t
        if sized.box.height > 1.8 * sized.box.width and fixed == "anvil":
            sized = sized.turned(90.0, sized.box.centre)
        shift = 0.0 if fixed in ("", "anvil") else -0.16 * t
        put = sized.moved(at[0] + shift - sized.box.centre[0], low - sized.box.bottom)
        laid.append(replace(put, z=wood.z + 1.2, borne=True))
    return laid, wood


def _armed(worker: Member, craft: Craft, tool: Member | None, top: Point, t: float) -> tuple[Member, list[Member]]:
    """The worker with both hands at the piece, and the tool in the far one."""
    if tool is not None and craft.level:
        return _rolling(worker, tool.turned(craft.turn, tool.box.centre), top, t)
    near = (top[0] - 0.13 * t, top[1] + 0.03 * t)
    if tool is None:
        far = (top[0] + (0.1 if craft.sparks else 0.12) * t, top[1] + 0.02 * t)
        if craft.sparks:
            far = (top[0] + 0.14 * t, top[1] - 0.1 * t)
        held = reaching(worker, near=near, far=far, clasp=True)
        return (props.touched(held, *_torch(held, top, t)), []) if craft.sparks else (held, [])
    turned = tool.turned(craft.turn, tool.box.centre)
    put = turned.moved(top[0] + 0.02 * t - turned.box.centre[0], top[1] - craft.over * t - turned.box.bottom)
    grip = put.at("grip", "handle", "held") or put.box.centre
    held = reaching(worker, near=near, far=grip, clasp=True)
    hand = held.at("held") or grip
    return held, [replace(put.put(grip, hand), z=worker.z + 3.2)]


def _rolling(worker: Member, tool: Member, top: Point, t: float) -> tuple[Member, list[Member]]:
    """The tool across the piece, a hand at either end."""
    put = tool.put((tool.box.centre[0], tool.box.bottom), (top[0], top[1] + 0.035 * t))
    box = put.box
    ends = [(box.left + 0.06 * box.width, box.centre[1]), (box.right - 0.06 * box.width, box.centre[1])]
    return reaching(worker, near=ends[0], far=ends[1], clasp=True), [replace(put, z=worker.z + 3.2)]


def _torch(held: Member, top: Point, t: float) -> list[Touch]:
    """A torch in the far hand, and a visor before the face."""
    hand, face = held.at("held") or top, held.at("face") or top
    tip = (top[0] + 0.045 * t, top[1] - 0.005 * t)
    visor = g.smooth([(face[0] - 0.05 * t, face[1] - 0.09 * t, "c"), (face[0] + 0.09 * t, face[1] - 0.09 * t, "c"),
        (face[0] + 0.1 * t, face[1] + 0.04 * t), (face[0] + 0.03 * t, face[1] + 0.115 * t),
        (face[0] - 0.05 * t, face[1] + 0.05 * t)])  # fmt: skip
    pane = g.rect(face[0] - 0.01 * t, face[1] - 0.045 * t, 0.1 * t, 0.05 * t, 0.008 * t)
    return [
        props.line((hand, tip), 0.02 * t, workpieces.DARK, "welding torch", 3.1),
        Touch(visor, workpieces.DARK, 1.0, 0.5, "welding mask"),
        Touch(pane, _GLASS, 1.0, 0.55, "welding mask"),
    ]


_RAYS = ((-0.16, -0.1), (-0.11, -0.17), (-0.03, -0.21), (0.06, -0.19), (0.13, -0.13), (0.19, -0.06), (-0.2, -0.03),
    (0.1, -0.06), (-0.07, -0.08), (0.02, -0.12), (0.2, 0.02), (-0.14, 0.03))  # fmt: skip


def _sparks(at: Point, t: float) -> list[Touch]:
    """Light where the work is, and sparks that fly from it."""
    x, y = at
    glow = [Touch(g.ellipse(x, y, r * t), rgb, a, 2.6, "glow") for r, rgb, a in ((0.08, _GLOW, 0.3),
        (0.035, _HOT, 0.95))]  # fmt: skip
    rays = [
        props.line(((x + 0.55 * dx * t, y + 0.55 * dy * t), (x + dx * t, y + dy * t)), 0.008 * t, rgb, "sparks", 2.65)
        for k, (dx, dy) in enumerate(_RAYS)
        for rgb in ((_GLOW, _EMBER)[k % 2],)
    ]
    return [*glow, *rays]


_HAMMER = 0.2
"""The length of a hammer over its owner's height."""
_A_BUILDING = 2.2
"""What is so many times as high as its builders is behind them."""


def building(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """All of them about what they build: on their knees at what is low, hands on it; at what is high with a hammer;
    before what is so high that it is seen from afar.
    """
    members, item = subject.of(relation.subject), target.of(relation.object)[0]
    if not all(m.human and m.limber for m in members):
        return next_to(subject, target, relation)
    t = max(tall(m) for m in members)
    if item.box.height > _A_BUILDING * t:
        rest = tuple(m for m in subject.members if m not in members)
        at_work = [tool for k, m in enumerate(members) for tool in _hammering(m, right=k % 2 == 0)]
        return in_front_of(Unit((*at_work, *rest)), target, relation)
    target = target.scaled(max(1.0, 0.34 * t / item.box.height))
    item = target.of(relation.object)[0]
    low = item.box.height < 0.7 * t
    left, right = item.box.left, item.box.right
    made: list[Member] = []
    others = sum(m.human for m in target.members)
    for k, member in enumerate(members, others):
        second = bool(k % 2)
        worker = taken(facing(member, right=not second), "kneeling" if low else "working")
        room = (0.16 + 0.42 * (k // 2)) * t
        shoulder = worker.at("far_shoulder") or worker.box.centre
        edge = right + room if second else left - room
        worker = worker.moved(edge - shoulder[0], -worker.box.bottom)
        inward = -1 if second else 1
        high = min(0.6 * item.box.height, 0.5 * t)
        hand = edge + inward * 0.2 * t
        bent = leaning(worker, near=(hand, -high), far=(hand + inward * 0.04 * t, -high - 0.03 * t))
        held = reaching(looking(bent, (hand, -high)), clasp=True)
        made.append(replace(held, z=item.z + 0.5 + 0.1 * k, over=item.z + 1.0 + 0.1 * k))
    rest = tuple(m for m in subject.members if m not in members)
    return merged(Unit((*made, *rest)), target)


def _hammering(member: Member, *, right: bool) -> list[Member]:
    """At work with a hammer in the hand that is raised, and the hammer."""
    worker = taken(facing(member, right=right), "working")
    t, side = tall(worker), (-1 if worker.flip else 1)
    chest = worker.at("chest") or worker.box.centre
    held = reaching(worker, far=(chest[0] + side * 0.24 * t, chest[1] - 0.1 * t), clasp=True)
    hammer, hand = props.prop("hammer", member, _HAMMER), held.at("held", "far_hand")
    if hammer is None or hand is None:
        return [held]
    turned = hammer.turned(side * 30.0, hammer.box.centre)
    grip = turned.at("grip", "handle", "held") or turned.box.centre
    return [held, replace(turned.put(grip, hand), z=held.z + 0.2)]


def peering(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Bent over the thing on a table, hands at it."""
    member, item = subject.of(relation.subject)[0], target.of(relation.object)[0]
    if not (member.human and member.limber) or len(target.members) > 1:
        return next_to(subject, target, relation)
    if item.box.height > _SMALL * tall(member) or item.symbol.place != "surface":
        return handling(subject, target, relation)
    return _at_bench(subject, member, Craft(wide=0.3), item.scaled(0.3 * tall(member) / item.box.height))


def split(unit: Unit, member: Member) -> Unit:
    """An axe over the shoulder, a log on its end before the feet."""
    held = taken(facing(member, right=True), "batting")
    axe, unit = props.fetched(unit, "axe", member, 0.5)
    stump = props.prop("tree_stump", member, 0.34) or props.prop("log", member, 0.34)
    near = held.at("near_hand")
    if axe is None or stump is None or near is None:
        return unit
    t = tall(held)
    chest = held.at("chest") or held.box.centre
    grip = (chest[0] + 0.14 * t, chest[1] - 0.14 * t)
    held = reaching(held, far=grip, near=(grip[0] + 0.015 * t, grip[1] + 0.06 * t), clasp=True)
    hand = held.at("held") or grip
    turned = axe.turned(18.0, axe.box.centre)
    handle = turned.at("grip", "handle", "held") or turned.box.centre
    put = replace(turned.put(handle, hand), z=held.z + 0.2)
    block = stump.moved(held.x + 0.44 * t - stump.box.centre[0], 0.02 * t - stump.box.bottom)
    wood = _firewood((block.box.centre[0], block.box.top + 0.03 * t), t)
    block = props.touched(replace(block, z=held.z + 0.1, borne=False), *wood)
    return merged(unit.swapped(member, replace(held, over=put.z + 0.1)), Unit((block, put)))


def _firewood(at: Point, t: float) -> list[Touch]:
    x, y = at
    return [
        Touch(g.rect(x - 0.06 * t, y - 0.17 * t, 0.12 * t, 0.17 * t, 0.01 * t), (150, 98, 58), 1.0, 0.3, "wood"),
        Touch(g.ellipse(x, y - 0.17 * t, 0.06 * t, 0.018 * t), (226, 186, 128), 1.0, 0.35, "wood"),
    ]


def glassblow(unit: Unit, member: Member) -> Unit:
    """A pipe at the mouth, glowing glass at its end."""
    held = facing(taken(member, "working"), right=True)
    mouth = held.at("mouth", "face")
    if mouth is None or not held.limber:
        return unit
    t = tall(held)
    end = (mouth[0] + 0.44 * t, mouth[1] + 0.2 * t)
    at = [(mouth[0] + k * (end[0] - mouth[0]), mouth[1] + k * (end[1] - mouth[1])) for k in (0.03, 0.3, 0.52)]
    held = reaching(held, near=at[1], far=at[2], clasp=True)
    held = replace(held, over=held.z + 0.6)
    bulb = g.ellipse(end[0] + 0.07 * t, end[1] + 0.035 * t, 0.1 * t, 0.085 * t, 24)
    touches = (
        props.line((at[0], end), 0.02 * t, workpieces.STEEL, "blowpipe", 0.4),
        Touch(bulb, _EMBER, 0.85, 0.45, "glowing glass"),
        Touch(g.ellipse(end[0] + 0.09 * t, end[1] + 0.03 * t, 0.05 * t, 0.04 * t), _HOT, 0.7, 0.5, "glass"),
    )
    return unit.swapped(member, props.touched(held, *touches))


def mend(unit: Unit, member: Member) -> Unit:
    """A net over both hands, down to the ground; on who is no fisherman and has none, a needle at the seams."""
    if "fisherman" not in member.kinds and "person" not in member.kinds:
        return _sewn_up(unit, member)
    held = member if member.stance in KEPT else taken(member, "working")
    chest = held.at("waist", "chest")
    if chest is None or not held.limber:
        return unit
    t, side = tall(held), (-1 if held.flip else 1)
    x, y = chest[0] + side * 0.14 * t, chest[1]
    held = reaching(held, near=(x - side * 0.07 * t, y), far=(x + side * 0.1 * t, y - 0.02 * t), clasp=True)
    held = replace(held, over=held.z + 0.6)
    outline = g.smooth([(x - 0.1 * t, y - 0.01 * t, "c"), (x + 0.13 * t, y - 0.03 * t, "c"),
        (x + 0.2 * t, y + 0.24 * t),
        (x + 0.36 * t, -0.005 * t, "c"), (x - 0.22 * t, 0.01 * t, "c"), (x - 0.13 * t, y + 0.24 * t)])  # fmt: skip
    net = Touch(outline, (228, 214, 170), 0.22, 0.3, "net")
    left = x - 0.26 * t
    cords = [
        g.intersection(_band((left + a, y - 0.03 * t), (left + a + d, 0.0), 0.004 * t), outline)
        for d in (0.34 * t, -0.34 * t)
        for a in (k * 0.055 * t for k in range(-6, 20))
    ]
    cut = [Touch(cord, _CORD, 1.0, 0.35, "net") for cord in cords if not cord.isEmpty()]
    return unit.swapped(member, props.touched(held, net, *cut))


def _sewn_up(unit: Unit, member: Member) -> Unit:
    """A needle in the far hand, its thread at the own body, on which the other hand is."""
    held = member if member.stance in KEPT else taken(member, "working")
    seam = held.at("waist", "chest")
    if seam is None or not held.limber:
        return unit
    t, side = tall(held), (-1 if held.flip else 1)
    x, y = seam[0] + side * 0.06 * t, seam[1] + 0.04 * t
    tip = (x + side * 0.24 * t, y - 0.14 * t)
    held = reaching(held, near=(x - side * 0.02 * t, y + 0.05 * t), far=tip, clasp=True)
    hand = held.at("held") or tip
    rungs = [y + k * 0.035 * t for k in range(-3, 4)]
    stitches = [
        props.line(((x - 0.04 * t, at), (x + 0.04 * t, at + 0.018 * t)), 0.01 * t, _SEAM, "seam", 0.3) for at in rungs
    ]
    thread = props.line(((x, y), hand), 0.008 * t, _SEAM, "thread", 0.6, sag=0.08 * t)
    point = (hand[0] + side * 0.1 * t, hand[1] - 0.1 * t)
    needle = props.line((hand, point), 0.018 * t, _STEEL, "sewing needle", 0.62)
    return unit.swapped(
        member, props.touched(replace(looking(held, (x, y)), over=held.z + 0.6), *stitches, thread, needle)
    )


def _band(start: Point, end: Point, half: float) -> g.Path:
    """A slanting line as an area, by half its width."""
    (ax, ay), (bx, by) = start, end
    return g.polygon([(ax - half, ay), (ax + half, ay), (bx + half, by), (bx - half, by)])
