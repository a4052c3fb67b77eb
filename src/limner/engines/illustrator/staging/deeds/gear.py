"""What one's gear is meant for: boards are ridden, waves surfed, phones taken up by everybody who looks at one."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from limner.engines.illustrator.reading.reading import Act, Reading, Relation
from limner.engines.illustrator.reading.tables.verbs import GLIDING
from limner.engines.illustrator.staging.deeds.beholding import is_handy
from limner.engines.illustrator.staging.units import Member, People

_TRICKS = frozenset({"trick", "jump"})
_HAD = frozenset({"holding", "next to", "on", "riding", "looking at", "sitting on"})


def on_boards(
    acts: Sequence[Act], relations: Sequence[Relation], reading: Reading, subjects: Mapping[int, Sequence[Member]]
) -> tuple[list[Act], list[Relation]]:
    """Tricks and jumps "with a skateboard" are done on it; who rides the waves surfs; who skis rides no mountain."""
    told, tied = list(acts), list(relations)
    for i, act in enumerate(told):
        if act.verb == "ride" and act.object is None and reading.says("waves"):
            told[i] = replace(act, verb="surf")
        if act.words == "watching" and act.object is None and _are_few(subjects):
            told[i] = replace(act, verb="look")
        board = _board_of(act, tied, subjects) if act.verb in _TRICKS else None
        if board is not None:
            told[i] = replace(act, verb="trick", object=board)
            tied = [r for r in tied if (r.subject, r.object) != (act.subject, board)]
            tied.append(Relation("on", act.subject, board))
    gliders = {a.subject for a in told if a.verb in GLIDING}
    tied = [r for r in tied if not (r.kind == "riding" and r.subject in gliders and _is(r.object, subjects, _land))]
    return told, tied


def _are_few(subjects: Mapping[int, Sequence[Member]]) -> bool:
    """Whether who watches has nobody but a companion to watch: then it is the view."""
    return sum(len(members) for members in subjects.values() if members[0].human) <= _A_COUPLE


_A_COUPLE = 2


def _board_of(act: Act, relations: Sequence[Relation], subjects: Mapping[int, Sequence[Member]]) -> int | None:
    """The board that somebody has, or the only one that nobody has."""
    boards = [i for i, members in subjects.items() if members[0].symbol.ridden == "board"]
    own = [r.object for r in relations if r.subject == act.subject and r.object in boards and r.kind in _HAD]
    free = [i for i in boards if not any(i in (r.subject, r.object) for r in relations)]
    return next(iter([*own, *free]), None) if len(subjects.get(act.subject, ())) == 1 else None


def _is(number: int, subjects: Mapping[int, Sequence[Member]], such: Callable[[Member], bool]) -> bool:
    """Whether the subject is there, and such a one."""
    members = subjects.get(number)
    return members is not None and such(members[0])


def _land(one: Member) -> bool:
    return "landscape" in {*one.kinds, one.symbol.place}


def taken_up_to_be_seen(relations: Sequence[Relation], subjects: Mapping[int, Sequence[Member]]) -> list[Relation]:
    """ "Two women looking at their phones": each has one in hand."""
    seen = [r for r in relations if r.kind == "looking at" and _is(r.object, subjects, is_handy)]
    lookers = {r.object: sum(len(subjects.get(s.subject, ())) for s in seen if s.object == r.object) for r in seen}
    several = {i for i, number in lookers.items() if number > 1 and len(subjects[i]) > 1}
    return [replace(r, kind="holding") if r in seen and r.object in several else r for r in relations]


def out_of_pans(
    acts: Sequence[Act], relations: Sequence[Relation], subjects: Mapping[int, Sequence[Member]]
) -> tuple[list[Act], list[Relation]]:
    """ "A cook tossing carrots in a pan": they are in the pan, and the cook is at the stove with it."""
    told, tied = list(acts), list(relations)
    for relation in relations:
        doer, vessel = relation.subject, relation.object
        own = [a for a in told if a.subject == doer and a.object not in (None, vessel)]
        things = {a.object for a in own if a.object is not None and _is(a.object, subjects, _food)}
        if relation.kind not in ("inside", "on") or not things or not _is(vessel, subjects, _kitchenware):
            continue
        tied = [r for r in tied if r is not relation and not (r.subject == doer and r.object in things)]
        tied += [Relation("inside", thing, vessel) for thing in sorted(things)] + [Relation("next to", doer, vessel)]
        told = [a for a in told if not (a.subject == doer and a.object in things)]
        told.append(replace(own[0], verb="cook", object=vessel))
    return told, tied


def _food(one: Member) -> bool:
    return bool(one.kinds & {"food", "vegetable", "fruit", "meat", "fish", "egg"})


def _kitchenware(one: Member) -> bool:
    return bool(one.kinds & {"kitchenware", "cooking_pot"})


def at_own_desks(
    acts: Sequence[Act], relations: Sequence[Relation], subjects: Mapping[int, Sequence[Member]]
) -> list[Relation]:
    """ "Sitting at a desk writing a letter": the desk is the one at which that is done, and not beside its writer."""
    at_work = {(a.subject, a.object) for a in acts if a.verb in _AT_DESKS and a.object is not None}
    workers = {doer for doer, _ in at_work}

    def is_where_it_is_done(r: Relation) -> bool:
        own = r.kind in ("next to", "on") and r.subject in workers and (r.subject, r.object) not in at_work
        return own and _is(r.object, subjects, _desk)

    return [r for r in relations if not is_where_it_is_done(r)]


_AT_DESKS = frozenset({"write", "type", "use", "handle", "chop", "knead", "roll", "sew", "iron"})


def _desk(one: Member) -> bool:
    return bool(one.kinds & {"table", "desk"}) and "furniture" in one.kinds


def worked_in(
    acts: Sequence[Act], relations: Sequence[Relation], subjects: Mapping[int, Sequence[Member]]
) -> tuple[list[Act], list[Relation]]:
    """ "Taking notes in a notebook", "drawing on a tablet": nobody is in or on what he does that with."""
    told, tied = list(acts), list(relations)
    for k, relation in enumerate(tied):
        doer, thing = relation.subject, relation.object
        at = next(
            (i for i, a in enumerate(told) if (a.subject, a.object) == (doer, None) and a.verb in _ON_SHEETS), None
        )
        if relation.kind in ("inside", "on") and at is not None and _is(thing, subjects, _sheet):
            told[at] = replace(told[at], object=thing)
            tied[k] = replace(relation, kind="next to")
    return told, tied


_ON_SHEETS = frozenset({"write", "type", "read", "paint", "use"})


def _sheet(one: Member) -> bool:
    return one.symbol.place == "surface" and one.symbol.height_m < _A_SHEET


_A_SHEET = 0.6
"""Metres; on what is no taller one writes and types."""


def worn_along(relations: Sequence[Relation], subjects: Mapping[int, Sequence[Member]]) -> list[Relation]:
    """ "Walking with a backpack": it is on the back."""
    return [replace(r, kind="wearing") if _is_load(r, subjects) else r for r in relations]


def _is_load(relation: Relation, subjects: Mapping[int, Sequence[Member]]) -> bool:
    wearer, load = subjects.get(relation.subject), subjects.get(relation.object)
    if relation.kind != "next to" or not wearer or not load or len(wearer) != len(load):
        return False
    return "person" in wearer[0].kinds and load[0].symbol.worn_at == "back"


def one_each(reading: Reading, people: People) -> dict[int, Sequence[Member]]:
    """Everybody and everything, no more boards than riders: a pair of skis is one figure."""
    result = dict(people)
    for relation in reading.relations:
        riders, boards = people.get(relation.subject), people.get(relation.object)
        if relation.kind in ("riding", "on") and riders and boards and boards[0].symbol.ridden == "board":
            result[relation.object] = boards[: max(len(riders), 1)]
    return result
