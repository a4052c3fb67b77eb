"""Everybody doing what no relation has shown yet: alone, with each other, or all in one place."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from limner.engines.illustrator.atlas.attitude import attitude
from limner.engines.illustrator.reading.reading import Act, Reading, Relation
from limner.engines.illustrator.staging.deeds import (
    games,
    gatherings,
    kin,
    meeting,
    opposite,
    own_things,
    pets,
    tablefuls,
    together,
    tricks,
    tying,
)
from limner.engines.illustrator.staging.deeds.index import ALONE, AT_TABLES, TOGETHER, WITH
from limner.engines.illustrator.staging.deeds.seen import SEEN_AS
from limner.engines.illustrator.staging.postures import facing
from limner.engines.illustrator.staging.ties.wearing import kept_on
from limner.engines.illustrator.staging.units import Member, Unit

_MUTUAL = frozenset(
    {"hug", "greet", "hold hands", "fight", "duel", "dance", "box", "high five", "kiss", "whisper", "talk"}
)
"""Verbs for what two do with each other."""


def done(units: Sequence[Unit], reading: Reading) -> list[Unit]:
    """The units with everybody doing what a relation has not shown yet."""
    wearers = tying.wearers(reading)
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
        elif act.verb in AT_TABLES:
            result = [_at_work(unit, act) for unit in result]
    for act in reading.acts:
        result = [_off_the_ground(unit, act) for unit in result] if act.verb == "trick" else result
        result = TOGETHER[act.verb](result, act, reading) if act.verb in TOGETHER else result
    result = gatherings.audience(gatherings.ensemble(gatherings.portrait(result, reading), reading), reading)
    result = kin.together(result, reading)
    result = own_things.named(result, reading)
    ringless = reading.says("boxing ring") and reading.setting is None
    return [_ringed(unit) for unit in result] if ringless else result


def _is_there(number: int | None, units: Sequence[Unit]) -> bool:
    """Whether the object of a deed is among them: a crowd in the background is not."""
    return number is not None and any(number in m.draws for unit in units for m in unit.members)


def _off_the_ground(unit: Unit, act: Act) -> Unit:
    for k in range(len(unit.of(act.subject))):
        member = unit.of(act.subject)[k]
        toyed = any("toy" in m.kinds and not m.symbol.ridden for m in unit.members)
        toyed |= "trick" in act.words and not any(m.symbol.ridden or m.symbol.tools for m in unit.members)
        if member.human and member.window is None and not toyed and not _is_prop(unit, member):
            unit = tricks.trick(unit, member)
    return unit


def _alone(units: Sequence[Unit], act: Act, reading: Reading) -> list[Unit]:
    """Everybody who does it doing it by himself; the first of all where one does it for them."""
    wearers = tying.wearers(reading)
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
    beasts = [m for m in players if pets.is_a_beast(m)]
    if act.verb == "tug" and len(players) == 2 and len(beasts) == 1:
        person = players[0] if players[1] is beasts[0] else players[1]
        return [pets.tugging(person, beasts[0]), *others]
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


_ON_LADDERS = frozenset({"coat", "hang"})
"""Verbs for what one hand does while the other holds on."""


def _each(unit: Unit, act: Act, wearers: Mapping[int, int]) -> Unit:
    for k in range(len(unit.of(act.subject))):
        member = unit.of(act.subject)[k]
        idle = not attitude(member.pose).busy or (act.verb in _ON_LADDERS and member.stance == "climbing")
        if not member.human and act.verb in _OF_BEASTS:
            unit = unit.swapped(member, member.posed(*_OF_BEASTS[act.verb]))
        if member.human and member.limber and idle and member.window is None and not _is_prop(unit, member):
            unit = kept_on(unit, ALONE[act.verb](unit, member), wearers)
    return unit


def _at_work(unit: Unit, act: Act) -> Unit:
    """Who cooks behind a table stirs what is on it."""
    own, table = unit.of(act.subject), any(m.kinds & {"furniture"} and m.symbol.id == "table" for m in unit.members)
    if not (own and table and own[0].human):
        return unit
    things = unit.of(act.object) if act.object is not None else ()
    return AT_TABLES[act.verb](unit, own[0], things[0] if things else None)


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
