"""Every verb that is staged by itself: how it ties two subjects, what one does alone, and by what it is known."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

from limner.engines.illustrator.atlas.attitude import attitude
from limner.engines.illustrator.atlas.facts import ALIVE
from limner.engines.illustrator.reading.reading import Act, Reading, Relation
from limner.engines.illustrator.reading.tables.remarks import RemarkKind
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.deeds import (
    abed,
    beholding,
    climbing,
    close,
    crafting,
    eating,
    games,
    gatherings,
    gestures,
    handling,
    magic,
    measuring,
    meeting,
    moving,
    opposite,
    own_things,
    picking,
    playing,
    pouring,
    sports,
    spraying,
    tablefuls,
    together,
    tools,
    toying,
    trading,
    tricks,
    using,
    working,
)
from limner.engines.illustrator.staging.deeds.seen import SEEN_AS
from limner.engines.illustrator.staging.postures import facing
from limner.engines.illustrator.staging.ties import bearing
from limner.engines.illustrator.staging.ties.index import TIES, Tie
from limner.engines.illustrator.staging.ties.wearing import kept_on
from limner.engines.illustrator.staging.units import Member, Unit, merged

Alone = Callable[[Unit, Member], Unit]
"""From a unit and one of its members to the unit in which that one does something."""

WITH: Mapping[str, Tie] = {
    "play": playing.instrument,
    "knit": working.knitting,
    "paint": working.painting,
    "write": working.writing,
    "cook": working.cooking,
    "chop": working.chopping,
    "tend": working.watering,
    "feed": working.feeding,
    "share": together.sharing,
    "eat": eating.eating,
    "drink": eating.eating,
    "push": moving.pushing,
    "pull": moving.pulling,
    "walk": moving.leading,
    "lead": moving.guiding,
    "mend": handling.handling,
    "kick": sports.kicking,
    "look": beholding.beholding,
    "swing": toying.swinging,
    "shoot": sports.tossing,
    "throw": sports.throwing,
    "toss": sports.tossing,
    "catch": sports.catching,
    "dive": sports.diving,
    "dribble": sports.dribbling,
    "lift": sports.lifting,
    "juggle": sports.juggling,
    "slide": sports.sliding,
    "hug": together.hugging,
    "greet": together.greeting,
    "hold hands": together.hand_in_hand,
    "help": together.hand_in_hand,
    "dance": together.dancing,
    "fight": together.fighting,
    "box": meeting.boxing,
    "duel": meeting.fencing,
    "high five": meeting.high_five,
    "kiss": meeting.kissing,
    "whisper": meeting.whispering,
    "kneel": meeting.kneeling,
    "handle": handling.handling,
    "phone": handling.phoning,
    "pour": pouring.pouring,
    pouring.TIP: pouring.tipped,
    "milk": handling.milking,
    "pick": picking.picking,
    "hit": meeting.hitting,
    "use": using.using,
    "give": trading.giving,
    "sell": trading.selling,
    "buy": handling.handling,
    "climb": climbing.climbing,
    "look out": climbing.looking_out,
    "row": moving.rowing,
    "rescue": climbing.rescuing,
    "hose": spraying.hosing,
    "measure": measuring.measuring,
    "photograph": tools.photographing,
    "build": crafting.building,
    **{verb: crafting.worked_on(verb) for verb in crafting.CRAFTS if verb not in ("write", "peer")},
    "peer": crafting.peering,
    "aim": gestures.aiming,
    "talk": gestures.talking,
    "cast": magic.casting,
}
"""By verb, how its subject and its object are tied."""
ALONE: Mapping[str, Alone] = {
    "dance": sports.dance,
    "skate": sports.skate,
    "surf": sports.on_a_board("surfboard"),
    "snowboard": sports.on_a_board("snowboard"),
    "ski": sports.ski,
    "skateboard": sports.on_a_board("skateboard"),
    "lift": sports.lift,
    "kick": sports.kick,
    "throw": sports.throw,
    "knit": working.knit,
    "paint": working.paint,
    "cook": working.cook,
    "slide": sports.slide,
    "stretch": sports.stretch,
    "read": tools.read,
    "tend": tools.water,
    "sweep": tools.sweep,
    "mop": tools.mop,
    "rake": tools.rake,
    "dig": tools.dig,
    "fish": tools.fish,
    "brush": tools.brush_teeth,
    "sing": tools.sing,
    "photograph": tools.photograph,
    "selfie": tools.selfie,
    "dive": sports.dive,
    "kneel": handling.kneel,
    "tie shoes": handling.tie_shoes,
    "comb": handling.comb,
    "dry": handling.dry,
    "shoot": sports.toss,
    "eat": eating.eat,
    "drink": eating.drink,
    "look": beholding.behold,
    "point": handling.point,
    "wave": handling.wave,
    **{verb: crafting.at_bench(verb) for verb in crafting.CRAFTS},
    **{verb: gestures.gesture(verb) for verb in gestures.GESTURES},
    "split": crafting.split,
    "glassblow": crafting.glassblow,
    "mend": crafting.mend,
    "conduct": gestures.conduct,
    "watch": gestures.at_ease,
    "pose": gestures.at_ease,
    "aim": gestures.aim,
    "blow": gestures.blow_bubbles,
    "skip": gestures.skip_rope,
    "hoop": gestures.hoop,
    "juggle": gestures.juggle,
    "climb": gestures.climb,
    "shave": tools.shave,
    "make up": tools.make_up,
    "cast": magic.cast,
}
"""By verb, what somebody does without a thing that the words name."""
TOGETHER: Mapping[str, Callable[[Sequence[Unit], Act, Reading], list[Unit]]] = {
    "teach": gatherings.lesson,
    "read": gatherings.story,
    "picnic": gatherings.picnic,
    "selfie": gatherings.selfie,
    "conduct": gatherings.concert,
    "breathe": magic.breathe,
}
"""By verb, what all who are there do in one place."""
_MUTUAL = frozenset(
    {"hug", "greet", "hold hands", "fight", "duel", "dance", "box", "high five", "kiss", "whisper", "talk"}
)
"""Verbs for what two do with each other."""
_TIED_AS = frozenset(
    {"holding", "next to", "left of", "right of", "looking at", "on", "sitting on", "inside", "in front of", "around"}
)


_PLACED = frozenset(
    {
        "write",
        "paint",
        "play",
        "arm wrestle",
        "handle",
        "pour",
        "use",
        "tend",
        "hose",
        "measure",
        "sell",
        *crafting.CRAFTS,
    }
)
"""Verbs that bring their own desk, easel or seat."""


def has_a_place(reading: Reading) -> bool:
    """Whether somebody works at what a verb brings along, so that no table is needed."""
    stations = {symbol.worked for s in reading.subjects if (symbol := find(s.symbol)) is not None}
    return any(act.verb in _PLACED or act.verb in stations for act in reading.acts)


def tie(relation: Relation, reading: Reading) -> Tie:
    """What ties the two of a relation: what the one does with the other, else the relation itself."""
    if relation.kind == "on" and reading.says("on the shoulders"):
        return climbing.perched
    if relation.kind in ("on", "sitting on") and reading.says("on the head") and _is_alive(relation.object, reading):
        return bearing.on_the_crown
    if relation.kind in ("on", "sitting on") and reading.says("on the hood"):
        return bearing.on_the_hood
    if relation.kind in ("on", "sitting on") and reading.says("on the lap") and _is_alive(relation.object, reading):
        return close.on_the_lap
    if relation.kind == "next to" and reading.says("at the feet") and _is_alive(relation.object, reading):
        return close.at_the_feet
    if relation.kind == "holding" and _stands_on_legs(relation.object, reading):
        return WITH["peer"]
    if relation.kind == "next to" and _is_a_hand(relation.subject, reading):
        return handling.by_hands
    if relation.kind in _TIED_AS:
        for act in reading.acts:
            if (act.subject, act.object) == (relation.subject, relation.object) and act.verb in WITH:
                if act.verb == "play" and relation.kind not in ("holding", "next to"):
                    continue
                if act.verb in games.PASSING and _is_alive(relation.object, reading):
                    continue
                if act.verb in ("dribble", "feed") and relation.kind == "holding":
                    continue
                done = handling.with_instrument(_as_said(act.verb, reading), act)
                partners = {a.subject for a in reading.acts if (a.verb, a.object) == (act.verb, act.object)}
                shared = partners - {act.subject} if act.verb in _JOINED else set()
                return _complete(_joined(done, shared) if act.verb in _JOINED else done, _wearers(reading))
            fed = act.verb == "eat" and act.subject == relation.subject and relation.kind == "holding"
            if fed and act.object != relation.object:
                return _complete(eating.with_cutlery, _wearers(reading))
            carried = (act.subject, act.object, act.verb) == (relation.subject, relation.object, "carry")
            for kind, way in _LOADED.items() if carried else ():
                if reading.says(kind):
                    return _complete(way, _wearers(reading))
    return _BY_THE_THING.get(relation.kind, TIES[relation.kind])


_BY_THE_THING: Mapping[str, Tie] = {"on": climbing.up, "inside": abed.in_bed, "looking at": beholding.beholding}
"""Relations that people have otherwise to things of certain traits: ladders, beds, what one looks at in the hand."""
_LOADED: Mapping[RemarkKind, Tie] = {
    "on the shoulders": climbing.on_the_shoulders,
    "on the head": climbing.on_the_head,
    "on the back": climbing.on_the_back,
}
"""By what is remarked, how a load is carried."""


def _is_alive(number: int, reading: Reading) -> bool:
    """Whether it is somebody who has a lap and feet."""
    symbol = find(reading.subjects[number].symbol)
    return symbol is not None and bool(ALIVE & {symbol.id, *symbol.kinds})


def _stands_on_legs(number: int, reading: Reading) -> bool:
    """Whether one bends to it where it stands: a telescope."""
    symbol = find(reading.subjects[number].symbol)
    return symbol is not None and symbol.place == "ground" and "looked into" in symbol.traits


def _is_a_hand(number: int, reading: Reading) -> bool:
    """Whether it is a hand by itself, which does what hands do."""
    symbol = find(reading.subjects[number].symbol)
    return symbol is not None and "grasping" in symbol.traits


def _as_said(verb: str, reading: Reading) -> Tie:
    """The tie of a verb, in the ring that the words name."""
    return WITH["box" if verb == "fight" and reading.says("boxing ring") else verb]


def _joined(tie: Tie, partners: Collection[int]) -> Tie:
    """The tie for the first who does it; who does the same with the same thing joins him at its other side."""

    def tied(subject: Unit, target: Unit, relation: Relation) -> Unit:
        if any(m.subject in partners and m.human for m in target.members):
            return handling.joining(subject, target, relation)
        others = [m for m in subject.of(relation.subject)[1:] if m.human]
        union = tie(Unit(tuple(m for m in subject.members if m not in others)), target, relation)
        shown = union.of(relation.subject)
        if others and len(shown) == 1 and shown[0].human:
            return handling.joined_by(others[0], Unit((others[0],)), union, relation)
        return union

    return tied


_JOINED = frozenset({"handle", "cook", "chop", "use", "look out", "peer", "knead", "roll"})
"""Verbs for what several do with their hands at one thing."""


def _wearers(reading: Reading) -> Mapping[int, int]:
    return {r.object: r.subject for r in reading.relations if r.kind == "wearing"}


def _complete(tie: Tie, wearers: Mapping[int, int]) -> Tie:
    """The tie with what is worn where it belongs, and beside what it shows whoever and whatever it leaves out.

    As many are seen as were asked for.
    """

    def whole(subject: Unit, target: Unit, relation: Relation) -> Unit:
        union = kept_on(target, kept_on(subject, tie(subject, target, relation), wearers), wearers)
        shown = Counter((m.subject, m.title or m.symbol.id) for m in union.members)
        for member in (*subject.members, *target.members):
            key = member.subject, member.title or member.symbol.id
            shown[key] -= 1
            if shown[key] < 0:
                room = _GAP * member.box.width
                aside = member.moved(union.box.right + room - member.box.left, -member.box.bottom)
                union = merged(union, Unit((replace(aside, borne=False),)))
        return _in_hand_still(subject, union, relation)

    return whole


def _in_hand_still(before: Unit, after: Unit, relation: Relation) -> Unit:
    """What somebody had in hand and a deed has left in the air where that hand was, in the hand."""
    had, has = before.of(relation.subject)[:1], after.of(relation.subject)[:1]
    hand = has[0].at("held") if has else None
    if not had or hand is None or has[0] is had[0] or not has[0].human:
        return after
    for tool in [m for m in before.members if m.borne and m is not had[0] and "clothing" not in m.kinds]:
        if any(m is tool for m in after.members):
            grip = tool.at("grip", "handle", "held") or tool.box.centre
            z = (has[0].z if has[0].over is None else has[0].over) + 0.05
            after = after.swapped(tool, replace(tool.put(grip, hand), z=z))
    return after


_GAP = 0.2
"""The room beside what is left out, over its width."""


def done(units: Sequence[Unit], reading: Reading) -> list[Unit]:
    """The units with everybody doing what a relation has not shown yet."""
    wearers = _wearers(reading)
    result, seated = opposite.seated(games.on_two_sides(units, reading), reading, wearers)
    result = tablefuls.gathered(result, reading, wearers) if not seated else result
    for act in reading.acts:
        if act.verb in seated:
            continue
        if act.verb in _MUTUAL and act.object is None:
            result = _paired(result, act, reading)
        if act.verb in ("arm wrestle", "tug"):
            result = _against_each_other(result, act, reading)
        if act.verb == "read":
            result = [_each(unit, act, wearers) for unit in result] if act.object is None else result
            result = _heard(result, act, reading)
        elif act.verb in ALONE and (act.verb not in WITH or not _is_there(act.object, result)):
            result = _alone(result, act, reading)
        elif act.verb in _AT_TABLES:
            result = [_at_work(unit, act) for unit in result]
    for act in reading.acts:
        result = [_off_the_ground(unit, act) for unit in result] if act.verb == "trick" else result
        result = TOGETHER[act.verb](result, act, reading) if act.verb in TOGETHER else result
    result = gatherings.audience(gatherings.ensemble(gatherings.portrait(result, reading), reading), reading)
    result = gatherings.side_by_side(result, reading)
    result = own_things.named(result, reading)
    ringless = reading.says("boxing ring") and reading.setting is None
    return [_ringed(unit) for unit in result] if ringless else result


def _is_there(number: int | None, units: Sequence[Unit]) -> bool:
    """Whether the object of a deed is among them: a crowd in the background is not."""
    return number is not None and any(number in m.draws for unit in units for m in unit.members)


def _off_the_ground(unit: Unit, act: Act) -> Unit:
    for k in range(len(unit.of(act.subject))):
        member = unit.of(act.subject)[k]
        if member.human and member.window is None and not _is_prop(unit, member):
            unit = tricks.trick(unit, member)
    return unit


def _alone(units: Sequence[Unit], act: Act, reading: Reading) -> list[Unit]:
    """Everybody who does it doing it by himself; the first of all where one does it for them."""
    wearers = _wearers(reading)
    if act.verb not in _ONE_FOR_ALL:
        return [_each(unit, act, wearers) for unit in units]
    actors = {a.subject for a in reading.acts if a.verb == act.verb}
    first = next((u for u in units if any(m.subject in actors for m in u.members)), None)
    return [_each(u, act, wearers) if u is first else u for u in units]


_ONE_FOR_ALL = frozenset({"selfie"})
"""Verbs for which one has the thing in hand, whoever is with him."""


def _ringed(unit: Unit) -> Unit:
    return meeting.in_a_ring(unit) if unit.lead.human else unit


def _against_each_other(units: list[Unit], act: Act, reading: Reading) -> list[Unit]:
    """All who arm-wrestle at one table, or pull at one rope, as one unit."""
    actors = {i for a in reading.acts if a.verb == act.verb for i in (a.subject, a.object)}
    actors |= {m.subject for u in units for m in u.members if m.human} if act.verb == "tug" else set()
    own = [u for u in units if any(m.subject in actors for m in u.members)]
    players = [m for u in own for m in u.members if m.subject in actors and m.limber]
    others = [u for u in units if u not in own]
    if len(players) < 2:
        return units
    if act.verb == "tug":
        return [meeting.tug_of_war(players), *others]
    table = next(
        (m for u in units for m in u.members if "tabletop" in m.symbol.traits and "furniture" in m.kinds), None
    )
    pair = meeting.arm_wrestling((players[0], players[1]), table)
    return [pair, *(u for u in others if table not in u.members)]


_OF_BEASTS = {"dig": ("grazing",), "jump": ("jumping",), "lounge": ("lying", "sleeping")}
"""By verb, the poses in which animals on four legs are seen to do it."""


def _each(unit: Unit, act: Act, wearers: Mapping[int, int]) -> Unit:
    for k in range(len(unit.of(act.subject))):
        member = unit.of(act.subject)[k]
        idle = not attitude(member.pose).busy
        if not member.human and act.verb in _OF_BEASTS:
            unit = unit.swapped(member, member.posed(*_OF_BEASTS[act.verb]))
        if member.human and member.limber and idle and member.window is None and not _is_prop(unit, member):
            unit = kept_on(unit, ALONE[act.verb](unit, member), wearers)
    return unit


_AT_TABLES: Mapping[str, Callable[[Unit, Member, Member | None], Unit]] = {"cook": working.stir, "chop": working.chop}
"""By verb, what somebody does behind a table with what lies on it."""


def _at_work(unit: Unit, act: Act) -> Unit:
    """Who cooks behind a table stirs what is on it."""
    own, table = unit.of(act.subject), any(m.kinds & {"furniture"} and m.symbol.id == "table" for m in unit.members)
    if not (own and table and own[0].human):
        return unit
    things = unit.of(act.object) if act.object is not None else ()
    return _AT_TABLES[act.verb](unit, own[0], things[0] if things else None)


def _is_prop(unit: Unit, member: Member) -> bool:
    """Whether it came along with somebody of the same number."""
    return member.symbol.id != unit.of(member.subject)[0].symbol.id and not member.kinds & {"person", "animal"}


def _paired(units: list[Unit], act: Act, reading: Reading) -> list[Unit]:
    """Two who do it with each other, as one unit; where they stand on something together, they do it there."""
    verb = "box" if act.verb == "fight" and reading.says("boxing ring") else act.verb
    actors = {a.subject for a in reading.acts if a.verb == act.verb and a.object is None}
    own = [u for u in units if (verb in _ARMED or len(u.members) == 1) and u.lead.subject in actors]
    if len(own) != 2:
        return [_paired_within(unit, actors, verb) for unit in units]
    if act.verb == "dance" and own[0].lead.subject == own[1].lead.subject:
        return units
    back = _met(own[0], own[1], verb)
    return [back if u is own[0] else u for u in units if u is not own[1]]


_ARMED = frozenset({"fight", "duel"})


def _met(one: Unit, other: Unit, verb: str) -> Unit:
    """Two units whose leads do it with each other."""
    subjects = [one.lead.subject, other.lead.subject]
    pair = [Unit((replace(u.lead, subject=-1 - k), *u.members[1:])) for k, u in enumerate((one, other))]
    whole = WITH[verb](pair[0], pair[1], Relation("next to", -1, -2))
    return Unit(tuple(replace(m, subject=subjects[-1 - m.subject]) if m.subject < 0 else m for m in whole.members))


def _paired_within(unit: Unit, actors: Collection[int], verb: str) -> Unit:
    """Two of a unit, where they stand: on a bridge, on a bench."""
    pair = [m for m in unit.members if m.subject in actors and m.limber]
    if len(pair) != 2 or len(unit.members) == 2 or pair[0].stance in SEEN_AS[verb]:
        return unit
    met, stood = _met(Unit((pair[0],)), Unit((pair[1],)), verb), Unit(tuple(pair)).box
    placed = met.moved(stood.centre[0] - met.box.centre[0], stood.bottom - met.box.bottom)
    layer = max(m.z for m in pair)
    own = tuple(replace(m.lifted(layer), borne=True) for m in placed.members)
    first = unit.members[0] in pair
    rest = tuple(m for m in unit.members if m not in pair)
    return Unit((*own, *rest) if first else (*rest, *own))


def _heard(units: list[Unit], act: Act, reading: Reading) -> list[Unit]:
    """Whoever is of no relation and does nothing listens to who reads."""
    busy = {i for r in reading.relations for i in (r.subject, r.object)} | {a.subject for a in reading.acts}
    reader = next((u for u in units if u.of(act.subject)), None)
    free = [
        u for u in units if len(u.members) == 1 and u.lead.subject not in busy and u.lead.kinds & {"person", "animal"}
    ]
    if reader is None or len(free) != 1 or reader is free[0]:
        return units
    member = reader.of(act.subject)[0]
    turned = reader if not member.flip else reader.swapped(member, facing(member, right=True))
    pair = together.reading_to(turned, turned.of(act.subject)[0], free[0])
    return [pair if u is reader else u for u in units if u is not free[0]]
