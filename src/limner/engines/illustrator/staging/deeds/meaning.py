"""What the verbs of a prompt mean once the things are known: their objects without saying so, tools, wares, loads."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from limner.engines.illustrator.atlas.facts import ALIVE
from limner.engines.illustrator.reading.reading import Act, Reading, Relation
from limner.engines.illustrator.reading.tables.verbs import AT, PLACES, TAUGHT
from limner.engines.illustrator.staging.deeds.gear import (
    at_own_desks,
    on_boards,
    out_of_pans,
    taken_up_to_be_seen,
    worked_in,
    worn_along,
)
from limner.engines.illustrator.staging.deeds.working import is_coated
from limner.engines.illustrator.staging.folk import PLAIN
from limner.engines.illustrator.staging.units import Member


def meant(reading: Reading, subjects: Mapping[int, Sequence[Member]]) -> Reading:
    """The reading with the objects that its verbs have without saying so: who paints does it at the easel that is
    there, who plays basketball has the ball."""
    acts, relations = _with_tools_in_hand(reading.acts, reading.relations, subjects)
    acts = [_worked_at(_at_work(act, reading, subjects), subjects) for act in acts]
    acts, relations = _taught(*_lessons(acts, relations, reading, subjects), reading)
    acts, relations = _talking_there(acts, relations, subjects)
    relations = [s for r in relations for s in _on_the_seat_oneself(r, acts, relations, subjects)]
    pourers = {a.subject for a in acts if a.verb == "pour"}
    relations = [_not_poured_oneself(r, pourers, subjects) for r in relations]
    idle = [(a.subject, a.object) for a in acts if a.words in AT and _does_more(a, acts, subjects)]
    acts = [a for a in acts if a.words not in AT or (a.subject, a.object) not in idle]
    relations = [r for r in relations if r.kind != "next to" or (r.subject, r.object) not in idle]
    acts, relations = on_boards(acts, relations, reading, subjects)
    acts, relations = worked_in(acts, relations, subjects)
    acts, relations = out_of_pans(acts, relations, subjects)
    relations = at_own_desks(acts, relations, subjects)
    relations = worn_along(taken_up_to_be_seen(relations, subjects), subjects)
    acts, relations = _over_a_table(acts, relations)
    acts, relations = _done_together(acts, relations)
    armed = {a.subject: a.object for a in acts if a.verb == "fight" and a.object is not None}
    cooks = {a.subject for a in acts if a.verb == "cook"}
    rivals = {a.subject for a in acts if a.verb in ("fight", "tug") and a.object is None}
    relations = [_between_rivals(r, rivals) for r in relations]
    workers = {a.object: a.subject for a in acts if a.verb in _WITH_TOOLS and a.object is not None}
    lying = {r.subject for r in relations if r.kind == "on"}
    relations = [r for r in relations if not (r.kind == "next to" and r.subject in workers and r.object in lying)]
    tooled = reading.says("with a tool")
    relations = [_tool_of(r, workers, subjects, any_small=tooled) for r in relations]
    relations = [_beside_the_fire(_taken_up(r, armed, subjects), cooks) for r in relations]
    acts, relations = _with_objects(acts, relations, reading, subjects)
    return replace(reading, acts=tuple(acts), relations=tuple(relations))


def _lessons(
    acts: Sequence[Act], relations: Sequence[Relation], reading: Reading, subjects: Mapping[int, Sequence[Member]]
) -> tuple[list[Act], list[Relation]]:
    """A teacher with several others of whom nothing is said teaches them."""
    people = [i for i, members in subjects.items() if "person" in members[0].kinds]
    teacher = next((i for i in people if "teacher" in (reading.subjects[i].calling, reading.subjects[i].symbol)), None)
    pupils = [i for i in people if i != teacher]
    busy = {a.subject for a in acts if a.verb not in ("teach", "lead")}
    doing = busy | {a.subject for a in acts if a.object is not None and a.object not in people}
    if teacher is None or sum(len(subjects[i]) for i in pupils) < _CLASS or doing & {*people}:
        return list(acts), list(relations)
    tied = [r for r in relations if not {r.subject, r.object} <= {*people}]
    return [*(a for a in acts if a.subject != teacher), Act("teach", teacher, None, "teaching")], tied


_CLASS = 2
"""So many pupils at least are a class."""


def _taught(acts: Sequence[Act], relations: Sequence[Relation], reading: Reading) -> tuple[list[Act], list[Relation]]:
    """ "Students listening to a teacher": that is a lesson."""
    lessons = {
        (a.subject, a.object)
        for a in acts
        if a.verb == "listen" and a.object is not None and _teaches(a.object, reading)
    }
    told = [replace(a, verb="teach", subject=a.object, object=a.subject)
            if a.object is not None and (a.subject, a.object) in lessons else a for a in acts]  # fmt: skip
    return told, [r for r in relations if (r.subject, r.object) not in lessons]


def _teaches(number: int, reading: Reading) -> bool:
    subject = reading.subjects[number]
    return "teacher" in (subject.calling, subject.symbol) or reading.setting == "classroom"


def _talking_there(
    acts: Sequence[Act], relations: Sequence[Relation], subjects: Mapping[int, Sequence[Member]]
) -> tuple[list[Act], list[Relation]]:
    """ "Talking on a bench": who is on the phone has one in hand, all others sit there and talk."""
    seats = {i for i, members in subjects.items() if "seat" in members[0].symbol.traits}
    there = {(a.subject, a.object) for a in acts if a.verb == "phone" and a.object in seats}
    told = [replace(a, verb="talk", object=None) if (a.subject, a.object) in there else a for a in acts]
    return told, [replace(r, kind="sitting on") if (r.subject, r.object) in there else r for r in relations]


def _on_the_seat_oneself(
    relation: Relation,
    acts: Sequence[Act],
    relations: Sequence[Relation],
    subjects: Mapping[int, Sequence[Member]],
) -> list[Relation]:
    """ "Feeding pigeons on a bench", "watching tv on the sofa": who does it sits there, and they are before him."""
    seat, seen = subjects.get(relation.object), subjects.get(relation.subject)
    if relation.kind not in ("on", "sitting on") or not seat or not seen or "seat" not in seat[0].symbol.traits:
        return [relation]
    hosts = {a.subject for a in acts if a.verb == "feed" and a.object == relation.subject and "animal" in seen[0].kinds}
    if "electronics" in seen[0].kinds:
        hosts |= {r.subject for r in relations if r.kind == "looking at" and r.object == relation.subject}
    return [Relation("sitting on", i, relation.object) for i in sorted(hosts) if i in subjects] or [relation]


def _done_together(acts: Sequence[Act], relations: Sequence[Relation]) -> tuple[list[Act], list[Relation]]:
    """ "Teaching a robot to roll dumplings": both are at them, and nobody stands before a board."""
    kept, tied = list(acts), list(relations)
    for lesson in [a for a in acts if a.verb in TAUGHT and a.object is not None]:
        taught = next((a for a in acts if a.subject == lesson.object and a.verb not in TAUGHT), None)
        if taught is None:
            continue
        things = {r.object for r in tied if r.subject == taught.subject and r.object != lesson.subject}
        thing = taught.object if taught.object is not None else min(things, default=taught.subject)
        kept = [a for a in kept if a is not lesson]
        kept.append(replace(taught, subject=lesson.subject, object=None if taught.object is None else thing))
        tied = [r for r in tied if {r.subject, r.object} != {lesson.subject, lesson.object}]
        tied.append(Relation("next to", lesson.subject, thing))
    return kept, tied


def _does_more(act: Act, acts: Sequence[Act], subjects: Mapping[int, Sequence[Member]]) -> bool:
    """Whether who is at a stove or an anvil does what is done there with something: it is brought along with that."""
    others = [a for a in acts if a.subject == act.subject and a.verb == act.verb and a.object not in (None, act.object)]
    return any(a.object in subjects for a in others)


def _over_a_table(acts: Sequence[Act], relations: Sequence[Relation]) -> tuple[list[Act], list[Relation]]:
    """ "Buying apples from a seller": they lie before the seller, and the buyer is at the other side."""
    sellers = {a.object: a.subject for a in acts if a.verb == "sell"}
    ends = {(a.subject, a.object): sellers[a.subject] for a in acts if a.verb == "buy" and a.subject in sellers}
    wares = [a for a in acts if (a.subject, a.object) in ends]
    tied = [replace(r, subject=ends.get((r.subject, r.object), r.subject)) for r in relations]
    sold = [replace(a, verb="sell", subject=ends[a.subject, a.object]) for a in wares]
    return [*(a for a in acts if a not in wares), *sold], tied


def _with_tools_in_hand(
    acts: Sequence[Act], relations: Sequence[Relation], subjects: Mapping[int, Sequence[Member]]
) -> tuple[list[Act], list[Relation]]:
    """The acts without the objects that are only held: who sings into a microphone sings nothing to it."""
    told, tied = list(acts), list(relations)
    for i, act in enumerate(acts):
        tool = subjects.get(act.object) if act.verb in _IN_HAND and act.object is not None else None
        if tool and _IN_HAND[act.verb] in tool[0].kinds:
            ends = (act.subject, act.object)
            told[i] = replace(act, object=None)
            tied = [replace(r, kind="holding") if (r.subject, r.object) == ends else r for r in tied]
    return told, tied


def _with_objects(
    acts: Sequence[Act], relations: Sequence[Relation], reading: Reading, subjects: Mapping[int, Sequence[Member]]
) -> tuple[list[Act], list[Relation]]:
    """The acts with what they are done to without saying so, at which those are who do them."""
    told, tied = list(acts), list(relations)
    for i, act in enumerate(acts):
        if act.object is not None or act.subject not in subjects:
            continue
        built = {a.object for a in told if a.verb == "build" and a.object is not None}
        thing = _done_to(act, reading, subjects, built)
        if thing is None:
            continue
        served = act.verb == "build" and subjects[thing][0].kinds & _SERVED
        told[i] = replace(act, object=thing, verb="handle" if served else act.verb)
        if not any({r.subject, r.object} == {act.subject, thing} for r in tied):
            tied.append(Relation("next to", act.subject, thing))
    return told, tied


def _done_to(
    act: Act, reading: Reading, subjects: Mapping[int, Sequence[Member]], built: Collection[int]
) -> int | None:
    """What it is done to: what is built, what a verb is always done with, or what is painted all over."""
    if act.verb == "build":
        return _built(act, reading, subjects, built)
    thing = _thing(act, reading, subjects)
    if thing is not None or act.verb != "paint":
        return thing
    coated = _built(act, reading, subjects, built)
    return coated if coated is not None and is_coated(subjects[coated][0]) else None


def _not_poured_oneself(
    relation: Relation, pourers: Collection[int], subjects: Mapping[int, Sequence[Member]]
) -> Relation:
    """ "Pouring something unknown into glasses": who pours is beside them."""
    pours = relation.kind == "inside" and relation.subject in pourers and relation.subject in subjects
    people = pours and "person" in subjects[relation.subject][0].kinds
    return replace(relation, kind="next to") if people else relation


def _at_work(act: Act, reading: Reading, subjects: Mapping[int, Sequence[Member]]) -> Act:
    """ "Working in a kitchen": what is done there, or what people of the calling do; at a desk it is typing."""
    if act.verb != "work" or act.object is not None or act.subject not in subjects:
        return act
    symbol = subjects[act.subject][0].symbol
    places = (reading.setting,) if reading.setting else ("office",) if symbol.id in PLAIN else symbol.home
    found = (verb for verb in _LABOURS if not {*places}.isdisjoint(PLACES.get(verb, ())))
    done = symbol.does or next(found, "pose")
    return replace(act, verb=done)


_LABOURS = ("peer", "type", "cook", "dig", "nail", "sing")
"""What working is, the first that has its place there."""


def _worked_at(act: Act, subjects: Mapping[int, Sequence[Member]]) -> Act:
    """ "Working on a ring": what is no paper and no machine is worked at with both hands."""
    found = subjects.get(act.object) if act.object is not None else None
    if not found or (act.verb, act.words) != ("write", "working on") or found[0].kinds & _WRITTEN_ON:
        return act
    return replace(act, verb="handle")


_WRITTEN_ON = frozenset({"electronics", "book", "laptop", "computer", "stationery", "paper", "notebook", "typewriter"})


_IN_HAND: Mapping[str, str] = {"fight": "weapon", "sing": "microphone"}
"""By verb, the id or kind of an object that is held, and not what it is done to."""


_TOOLS = frozenset({"tool", "cutlery"})
_WITH_TOOLS = frozenset(
    "handle kneel eat use pick chop cook tend sweep mop rake dig hammer nail saw weld sew mend sculpt whittle hose "
    "measure build".split()
)


def _tool_of(
    relation: Relation, workers: Mapping[int, int], subjects: Mapping[int, Sequence[Member]], *, any_small: bool
) -> Relation:
    """ "Repairing a car with a wrench": who repairs it holds the wrench, or whatever small thing it is."""
    found, worker = subjects.get(relation.object), workers.get(relation.subject)
    if relation.kind == "next to" and worker is None and relation.object in workers:
        turned = replace(relation, subject=relation.object, object=relation.subject)
        held = _tool_of(turned, workers, subjects, any_small=any_small)
        return relation if held == turned else held
    if relation.kind not in ("next to", "holding") or worker is None or not found:
        return relation
    tool = found[0]
    small = any_small and tool.symbol.place == "surface" and tool.symbol.height_m < _IN_A_HAND
    is_tool = small or bool(_TOOLS & (tool.kinds | tool.symbol.traits))
    return Relation("holding", worker, relation.object) if is_tool else relation


_IN_A_HAND = 0.4
"""Metres; what is no taller is done with in a hand."""


def _beside_the_fire(relation: Relation, cooks: Collection[int]) -> Relation:
    """ "Cooking over a campfire": what is cooked is over it, and the cook beside it."""
    return replace(relation, kind="next to") if relation.kind == "above" and relation.subject in cooks else relation


def _between_rivals(relation: Relation, rivals: Collection[int]) -> Relation:
    """ "Fighting over an acorn": it lies between the two."""
    over = relation.kind == "above" and relation.subject in rivals
    return Relation("between", relation.object, relation.subject) if over else relation


def _taken_up(relation: Relation, fights: Mapping[int, int | None], people: Mapping[int, Sequence[Member]]) -> Relation:
    """ "A knight fights a dragon with a sword": the knight has it."""
    thing = people.get(relation.object)
    if relation.kind != "holding" or not thing or "weapon" not in thing[0].kinds:
        return relation
    for fighter, foe in fights.items():
        if relation.subject == foe and foe in people and not people[foe][0].human and fighter in people:
            return replace(relation, subject=fighter)
    return relation


_USED: Mapping[str, frozenset[str]] = {
    "paint": frozenset({"easel"}),
    "drink": frozenset({"drink", "vessel", "bottle"}),
    "shoot": frozenset({"ball"}),
    "dribble": frozenset({"ball"}),
    "kick": frozenset({"ball"}),
    "play": frozenset({"ball"}),
    "lift": frozenset({"dumbbell"}),
    "throw": frozenset({"ball"}),
    "slide": frozenset({"slide"}),
}
"""By verb, the ids or kinds of the thing that it is done with."""


def _thing(act: Act, reading: Reading, subjects: Mapping[int, Sequence[Member]]) -> int | None:
    wanted = _USED.get(act.verb, frozenset())
    found = (i for i, members in subjects.items() if i != act.subject and wanted & members[0].kinds)
    several = len(subjects[act.subject]) > 1
    thing = next(found, None) or _partner(act, reading, subjects)
    thing = thing if thing is not None and not several else _plaything(act, reading, subjects, in_hand=several)
    if thing is None:
        return None
    taken = any(r.object == thing and r.subject != act.subject for r in reading.relations)
    return None if taken else thing


def _partner(act: Act, reading: Reading, subjects: Mapping[int, Sequence[Member]]) -> int | None:
    """The thing that somebody who dances alone is with."""
    if act.verb != "dance":
        return None
    own = (r.object for r in reading.relations if r.subject == act.subject and r.kind in ("next to", "holding"))
    return next((i for i in own if i in subjects and subjects[i][0].symbol.held == "gripped"), None)


def _plaything(act: Act, reading: Reading, subjects: Mapping[int, Sequence[Member]], *, in_hand: bool) -> int | None:
    """What somebody who plays has in hand, or is with: a racket, a toy train, a kitten."""
    kinds = ("holding",) if in_hand else ("holding", "next to")
    own = (r for r in reading.relations if act.verb == "play" and r.subject == act.subject and r.kind in kinds)
    return next((r.object for r in own if r.object in subjects and not subjects[r.object][0].human), None)


def _built(act: Act, reading: Reading, subjects: Mapping[int, Sequence[Member]], built: Collection[int]) -> int | None:
    """What is named next after those who build it, if it is none of the living, and nobody's but who builds it too."""
    tied = {i for r in reading.relations for i in (r.subject, r.object)} - {*built}
    later = (i for i in sorted(subjects) if i > act.subject and i not in tied)
    return next((i for i in later if not subjects[i][0].kinds & ALIVE), None)


_SERVED = frozenset({"food", "drink", "dish", "tableware"})
"""What is made on a table."""
