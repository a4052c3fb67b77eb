"""Hands at a thing where it stands or lies: repairing, washing, rummaging."""

from collections.abc import Callable
from dataclasses import replace

from limner.drawing.geometry import Point
from limner.engines.illustrator.atlas.bodies.stance import KEPT
from limner.engines.illustrator.reading.reading import Act, Relation
from limner.engines.illustrator.reading.tables.instruments import instrument
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.deeds import household, props
from limner.engines.illustrator.staging.deeds.seating import on_a_stool
from limner.engines.illustrator.staging.grips import pointed
from limner.engines.illustrator.staging.postures import facing, leaning, looking, reaching, taken, tall
from limner.engines.illustrator.staging.ties.sides import next_to
from limner.engines.illustrator.staging.units import Member, Unit, merged

_LOW, _SMALL = 0.42, 0.42
"""Heights over that of who works: below the one one kneels to a thing, below the other a thing lies on a table."""
_SMALL_METRES = 0.4
_GIGANTIC, _HUGE = 1.4, 0.8
"""From so many times its true size on a thing is worked at where it stands; how tall it is then at least."""
_OFF_THE_WALL = 0.6
"""What is no taller is worked at on a table, wherever else it lies; what hangs on walls is taken down for it."""
_TOP = 0.42
"""How high a table is."""
_OVER_THE_EDGE = 0.55
"""How much of what is of cloth hangs over a table's edge."""
_AT_ARM_S_LENGTH = 1.2
"""Metres; hands that are seen without a body work at nothing taller."""
_PLANTS, _NEAR_TRUE, _LEAST_PLANT = frozenset({"plant", "flower"}), 1.4, 0.36
"""How many times too tall a plant may be beside who tends it, and how tall it is at least, over his height."""
_MOST = 1.6
"""The most that a thing is tall, over who works at it."""


Tie = Callable[[Unit, Unit, Relation], Unit]
_BY_HAND = frozenset({"handle", "use", "mend"})
"""Verbs of which their words say with what they are done."""


def with_instrument(tie: Tie, act: Act) -> Tie:
    """The tie of a verb with what its words are done with in the hand, where nothing else is in it."""
    if act.verb not in _BY_HAND or not (instrument(act.words, small=True) or act.words in _MASSAGING):
        return tie

    def tied(subject: Unit, target: Unit, relation: Relation) -> Unit:
        member, item = subject.of(relation.subject)[0], target.of(relation.object)[0]
        armed = any(m.borne and m is not member and "clothing" not in m.kinds for m in subject.members)
        name = instrument(act.words, small=_lies_on_tables(item))
        if act.words in _MASSAGING and item.human:
            return household.massaging(subject, target, relation)
        if act.words in _WASHING and item.kinds & household.DISHES and item.symbol.height_m < _SMALL_METRES:
            return household.washing_up(subject, target, relation)
        if act.words in _IN_THE_GROUND and not item.human:
            return _bedded(subject, target, relation, item)
        tool = None if armed or item.symbol.id == name or not member.limber else props.prop(name, member, 1.0)
        if tool is not None:
            tool = tool.scaled(min(max(tool.symbol.height_m, _A_TOOL[0]), _A_TOOL[1]))
        return handling(subject if tool is None else merged(subject, Unit((tool,))), target, relation)

    return tied


_MASSAGING = frozenset({"massaging"})
_WASHING = frozenset({"washing", "wash", "rinsing", "scrubbing", "cleaning"})
_IN_THE_GROUND = frozenset({"planting"})


def _bedded(subject: Unit, target: Unit, relation: Relation, item: Member) -> Unit:
    """On one's knees at it in the ground; of a seed one sees what comes of it."""
    shoot = find("seedling")
    if shoot is not None and "seed" in item.kinds:
        grown = replace(item, symbol=shoot, pose=shoot.poses[0], colours={})
        target = Unit(tuple(grown if m is item else m for m in target.members))
    return where_it_is(subject, target, relation)


_A_TOOL = (0.12, 0.2)
"""The least and the greatest length of a tool over the height of who has it."""


def handling(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Before the thing, both hands on its near side: at a table, on one knee or standing, as high as the thing is."""
    member, item = subject.of(relation.subject)[0], target.of(relation.object)[0]
    if not (member.human and member.limber):
        return next_to(subject, target, relation)
    t = tall(member)
    alive = bool(item.kinds & {"animal", "person"}) or item.human
    if member.stance == "climbing" and not alive and item.symbol.height_m < _AT_ARM_S_LENGTH:
        return _from_on_high(subject, target, member, item)
    if item.human and item.limber and item.box.height > _LOW * t:
        return attending(subject, target, relation)
    target = target.scaled(min(1.0, _most(item, member) * t / item.box.height))
    item = target.of(relation.object)[0]
    wearer = next((m for m in target.members if m is not item and not alive and _is_a_figure(m)), None)
    if wearer is not None:
        return handling(subject, target, replace(relation, object=wearer.subject))
    bearer = next((m for m in target.members if m is not item and _lies_on_tables(m)), item)
    small = _lies_on_tables(bearer) and bearer.box.height < _SMALL * t
    if not alive and (small or "clothing" in item.kinds):
        table = next((m for m in target.members if m is not item and _is_a_table(m)), None)
        if table is None:
            return at_a_table(subject, target, member)
        return _at_its_table(subject, target, member, table, target.of(relation.object))
    return where_it_is(subject, target, relation)


def _is_a_figure(member: Member) -> bool:
    """Whether what is on it is seen to where it is: a tie on a penguin, a hat on a snowman."""
    return member.human or bool(member.kinds & {"animal", "person", "figure", "snowman", "creature"})


def where_it_is(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Before the thing where it stands or lies on the ground, on one knee or standing, as high as it is."""
    member, item = subject.of(relation.subject)[0], target.of(relation.object)[0]
    t, alive = tall(member), bool(item.kinds & {"animal", "person"}) or item.human
    if alive and not item.flip and not item.symbol.faces_viewer:
        target = target.mirrored()
    least = _HUGE if item.size > _GIGANTIC else 0.3 if alive else 0.24
    target = target.scaled(max(1.0, least * t / item.box.height))
    item = target.of(relation.object)[0]
    low = item.box.height < _LOW * t
    worker = taken(facing(member, right=True), "kneeling" if low else "working")
    high = min(0.8 * item.box.height, 0.56 * t)
    shoulder = worker.at("far_shoulder") or worker.box.centre
    x = shoulder[0] + 0.17 * t
    placed = target.moved(x - item.box.left, -item.box.bottom).lifted(-0.2)
    neck = placed.of(relation.object)[0].at("neck", "chest") if alive and not low else None
    if neck is not None:
        placed = placed.moved(shoulder[0] + 0.24 * t - neck[0], 0.0)
        high = min(-neck[1], -shoulder[1] + 0.1 * t)
        x = shoulder[0] + 0.22 * t
    inward = min(0.12 * t, 0.4 * item.box.width)
    at = (x + 0.3 * inward, -high), (x + inward, -high - 0.03 * t)
    return _with_hands(subject, placed, member, worker, *at, aim=(x + inward + 0.25 * t, -high + 0.02 * t))


def _most(item: Member, member: Member) -> float:
    """The most that it is tall over who works at it: flowers are no trees."""
    true = _NEAR_TRUE * item.symbol.height_m / max(member.symbol.height_m, 0.5)
    return min(max(true, _LEAST_PLANT), _MOST) if item.kinds & _PLANTS else _MOST


_CUT = frozenset({"bouquet"})
"""Flowers that grow no more."""


def _is_a_table(member: Member) -> bool:
    return "tabletop" in member.symbol.traits and "furniture" in member.kinds and not member.borne


def _lies_on_tables(item: Member) -> bool:
    """Whether it is worked at on a table: what grows, is gigantic or belongs on the floor is not."""
    if item.size > _GIGANTIC:
        return False
    grows = item.kinds & {"plant", "flower", "tree", "furniture"} or "on the floor" in item.symbol.traits
    grows = grows and item.symbol.id not in _CUT
    least = _OFF_THE_WALL if item.symbol.place == "wall" else _SMALL_METRES
    return item.symbol.place == "surface" or (not grows and item.symbol.height_m < least) or item.symbol.id in _CUT


def by_hands(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Hands without a body, at both sides of what they work on."""
    hands, item = subject.of(relation.subject), target.of(relation.object)[0]
    bodiless = "part of a body" in hands[0].kinds and "part of a body" not in item.kinds
    if not bodiless or item.symbol.height_m > _AT_ARM_S_LENGTH:
        return next_to(subject, target, relation)
    box = item.box
    placed = []
    for k, hand in enumerate(hands):
        sized = hand.scaled(0.85 * max(box.height, 0.7 * box.width) / hand.box.width)
        own = sized if k % 2 == int(sized.flip) else sized.mirrored()
        x = box.left + 0.14 * box.width if k % 2 == 0 else box.right - 0.14 * box.width
        edge = own.box.right if k % 2 == 0 else own.box.left
        put = own.moved(x - edge, box.top + 0.45 * box.height - own.box.centre[1])
        placed.append(replace(put, z=item.z + 0.3, borne=True))
    return merged(target, Unit(tuple(placed)))


def _from_on_high(subject: Unit, target: Unit, member: Member, item: Member) -> Unit:
    """Up on a ladder, the thing over the head in the far hand."""
    t, side = tall(member), (-1 if member.flip else 1)
    shoulder = member.at("far_shoulder") or member.box.centre
    hand = (shoulder[0] + side * 0.12 * t, shoulder[1] - 0.3 * t)
    held = reaching(looking(member, hand), far=hand)
    small = item.scaled(min(1.0, 0.24 * t / max(item.box.height, item.box.width)))
    hand = held.at("held") or hand
    put = replace(small.put((small.box.centre[0], small.box.bottom), hand), z=member.z + 0.2, borne=True)
    return merged(subject.swapped(member, held), target.swapped(item, put))


def attending(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Somebody on a stool, and who sees to him standing before him, hands at the head."""
    member, other = subject.of(relation.subject)[0], target.of(relation.object)[0]
    t = tall(member)
    sitter, stool = on_a_stool(facing(other, right=False), seat=-0.34 * t)
    worker = taken(facing(member, right=True), "working")
    shoulder, chin = worker.at("far_shoulder") or worker.box.centre, sitter.at("neck", "chest") or sitter.box.centre
    dx = shoulder[0] + 0.32 * t - chin[0]
    sitter, chin = sitter.moved(dx, 0.0), (chin[0] + dx, chin[1])
    placed = target.swapped(other, sitter).lifted(-0.2)
    sat = merged(placed, Unit(tuple(m.moved(dx, 0.0) for m in stool)))
    tooled = any(m.borne and m is not member for m in subject.members)
    crown = sitter.at("hat", "head") if tooled else None
    face = (chin[0] - 0.05 * t, chin[1] - 0.02 * t) if crown is None else (crown[0] - 0.08 * t, crown[1] + 0.08 * t)
    return _with_hands(subject, sat, member, worker, (face[0], face[1] + 0.05 * t), face)


def milking(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """On a stool at the animal's flank, both hands under it, a bucket between."""
    member, animal = subject.of(relation.subject)[0], target.of(relation.object)[0]
    if not (member.human and member.limber) or animal.human:
        return next_to(subject, target, relation)
    t = tall(member)
    beast = target.scaled(max(1.0, 0.62 * t / animal.box.height))
    beast = (beast if beast.of(relation.object)[0].flip else beast.mirrored()).lifted(-1.0)
    box = beast.of(relation.object)[0].box
    udder = (box.left + 0.68 * box.width, box.bottom - 0.4 * box.height)
    sitter, stool = on_a_stool(facing(member, right=False), seat=-0.22 * t)
    shoulder = sitter.at("far_shoulder") or sitter.box.centre
    shift = udder[0] + 0.26 * t - shoulder[0]
    sitter, stool = sitter.moved(shift, 0.0), [m.moved(shift, 0.0) for m in stool]
    held = leaning(sitter, near=(udder[0] + 0.03 * t, udder[1] + 0.03 * t), far=udder)
    held = replace(reaching(looking(held, udder), clasp=True), over=sitter.z + 0.5)
    pail = props.prop("bucket", member, 0.17)
    extra = [] if pail is None else [pail.moved(udder[0] - 0.02 * t - pail.box.centre[0], -pail.box.bottom)]
    return merged(subject.swapped(member, held), beast, Unit((*stool, *extra)))


def joining(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """One more at a thing at which somebody is at work already: at its other side, hands on it."""
    return joined_by(subject.of(relation.subject)[0], subject, target, relation)


def joined_by(member: Member, subject: Unit, target: Unit, relation: Relation) -> Unit:
    """The same for a member of the subject, whatever his number."""
    item = target.of(relation.object)[0]
    first = next((m for m in target.members if m.human and m is not item), None)
    if first is None or not (member.human and member.limber):
        return next_to(subject, target, relation)
    t, box = tall(member), item.box
    stance = first.stance if first.stance in ("kneeling", "working") else "working"
    worker = taken(facing(member, right=False), stance)
    shoulder = worker.at("far_shoulder") or worker.box.centre
    out = max(box.right + 0.17 * t, (first.at("far_shoulder") or first.box.centre)[0] + 0.42 * t)
    placed = worker.moved(out - shoulder[0], first.box.bottom - worker.box.bottom)
    far = (box.right - 0.2 * box.width, min(max(box.top + 0.3 * box.height, -0.56 * t), box.bottom - 0.05 * t))
    held = leaning(placed, near=(far[0] + 0.03 * t, far[1] + 0.03 * t), far=far)
    held = replace(reaching(looking(held, far), clasp=True), z=first.z - 0.05, over=first.over)
    return merged(target, subject.swapped(member, held))


def at_a_table(subject: Unit, target: Unit, member: Member) -> Unit:
    """Behind a table of its own, on which the target lies, both hands at that."""
    t = tall(member)
    desk = props.prop("table", member, 0.85)
    if desk is None:
        return merged(subject, target)
    surface = desk.at("top") or (desk.box.centre[0], desk.box.top)
    grown = desk.scaled(-_TOP * t / min(surface[1], -1e-6))
    x = member.x + 0.1 * t
    wood = replace(grown.moved(x - grown.box.centre[0], 0.05 * t - grown.box.bottom), z=member.z + 1.0, borne=False)
    worker = member if member.stance in KEPT else taken(member, "working")
    if not target.members:
        near, far = (x - 0.2 * t, -(_TOP + 0.02) * t), (x + 0.2 * t, -(_TOP + 0.02) * t)
        return _with_hands(subject, Unit((wood,)), member, worker, near, far, leans=False)
    laid = _laid(target, x, t)
    box = laid.box
    side = 0.42 * box.width
    near, far = (box.centre[0] - side, box.centre[1]), (box.centre[0] + side, box.centre[1])
    whole = _with_hands(subject, laid, member, worker, near, far, leans=False, aim=box.centre)
    return merged(whole, Unit((wood,)))


def _at_its_table(subject: Unit, target: Unit, member: Member, table: Member, items: tuple[Member, ...]) -> Unit:
    """At the table that is there already, with all that lies on it."""
    done = at_a_table(subject, Unit(items), member)
    brought = next((m for m in done.members if m.symbol.id == "table" and m.subject == member.subject), None)
    if brought is None:
        return merged(done, Unit(tuple(m for m in target.members if m not in items)))
    surface = table.at("top") or (table.box.centre[0], table.box.top)
    by = _TOP * tall(member) / max(table.box.bottom - surface[1], 1e-6)
    grown = Unit(tuple(m for m in target.members if m not in items)).scaled(by)
    wood = grown.of(table.subject)[0]
    put = grown.moved(brought.box.centre[0] - wood.box.centre[0], brought.box.bottom - wood.box.bottom)
    rest = tuple(replace(m, z=brought.z + (0.0 if m.subject == table.subject else 0.5)) for m in put.members)
    return merged(Unit(tuple(m for m in done.members if m is not brought)), Unit(rest))


def _laid(target: Unit, x: float, t: float) -> Unit:
    """On the table's top; clothes over its edge."""
    size = target.box
    cloth = "clothing" in target.lead.kinds
    least, most = (0.34, 0.42) if cloth else (0.2, 0.36)
    most *= 1.7 if cloth and len(target.members) > 1 else 1.0
    least = max(least, min(0.18 * len(target.members), most))
    grown = target.scaled(min(max(size.width, size.height, least * t), most * t) / max(size.width, size.height))
    low = (0.08 - _TOP) * t + (_OVER_THE_EDGE * grown.box.height if cloth else 0.0)
    laid = grown.moved(x - grown.box.centre[0], low - grown.box.bottom).lifted(3.0)
    return Unit(tuple(replace(m, borne=True) for m in laid.members))


def _with_hands(
    subject: Unit,
    target: Unit,
    member: Member,
    worker: Member,
    near: Point,
    far: Point,
    *,
    leans: bool = True,
    aim: Point | None = None,
) -> Unit:
    """Both hands there, with the tool that one holds in the far one, its end to where it is used, the eyes on them."""
    reach = leaning if worker.stance == "working" and leans else reaching
    held = reach(worker, near=near, far=far)
    held = reaching(looking(held, far), clasp=True)
    held = replace(held, over=max(m.z for m in target.members) + 0.3)
    hand = held.at("held") or far
    tools = [m for m in subject.members if m is not member and m.borne and "clothing" not in m.kinds]
    if tools:
        hand = (far[0] + (0.1 if far[0] > worker.x else -0.1) * tall(worker), far[1] - 0.08 * tall(worker))
        held = reaching(held, far=hand)
        hand = held.at("held") or hand
    swapped = subject.swapped(member, held)
    for tool in tools:
        grip = tool.at("grip", "handle", "held") or tool.box.centre
        put = pointed(tool.put(grip, hand), aim or (near[0], near[1] + 0.05 * tall(worker)))
        swapped = swapped.swapped(tool, replace(put, z=(held.over or 0.0) + 0.05))
    return merged(swapped, target)
