"""What those do who are something together: an orchestra's players have an instrument each, a choir sings."""

from collections.abc import Sequence
from dataclasses import replace

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.reading import bonds, costumes
from limner.engines.illustrator.reading.kinds import RelationKind
from limner.engines.illustrator.reading.reading import Act, Reading, Relation, Subject
from limner.engines.illustrator.reading.tables.troupes import TROUPES, Troupe

_INSTRUMENT = "musical instrument"


def performing(reading: Reading) -> Reading:
    """The reading with every troupe at what it does, and instruments that are listed shared out to the players."""
    reading = _thinned(_with_pupils(reading))
    for i in range(len(reading.subjects)):
        subject = reading.subjects[i]
        troupe = TROUPES.get(subject.troupe, Troupe(0))
        plays = bool(troupe.things) and bonds.symbol(subject).limbs is not None  # an orchestra of teapots
        if not (bonds.acts(subject) or plays) or subject.count < _SOME:
            continue
        reading = _in_place(reading, troupe)
        listed = _instruments(reading, i)
        if len(listed) > 1:
            reading = _shared_out(reading, i, listed)
        elif troupe.things and not listed:
            reading = _equipped(reading, i, troupe)
        elif troupe.verb or troupe.pose or troupe.calling:
            reading = _at_it(reading, i, troupe)
    return _to_listeners(reading)


def _thinned(reading: Reading) -> Reading:
    """A crowd beside somebody is as many as leave room for him."""
    crowds = [i for i, s in enumerate(reading.subjects) if s.troupe in _CROWDS and s.count > _ONLOOKERS]
    alive = sum(bonds.living(subject) for subject in reading.subjects)
    if len(crowds) != 1 or alive < _SOME:
        return reading
    subjects = list(reading.subjects)
    subjects[crowds[0]] = replace(subjects[crowds[0]], count=_ONLOOKERS)
    return replace(reading, subjects=tuple(subjects))


_CROWDS, _ONLOOKERS = frozenset({"crowd", "throng", "mob", "audience"}), 14
"""Those who look on, and how many of them are drawn at most."""
_SOME = 2
_PLAYERS = "band"
"""What those are who play together and of whom no other word is said."""
_SCENERY = frozenset({"tree", "building", "landscape", "landmark"})
"""Kinds of things that say where a troupe is."""


_A_CLASS = "class"


def _with_pupils(reading: Reading) -> Reading:
    """Whom an animal teaches of whom nothing is said but that they are a class: more of its kind."""
    alone = [s for s in reading.subjects if bonds.acts(s)]
    if _A_CLASS not in reading.unknown or len(alone) != 1 or not alone[0].calling or alone[0].count > 1:
        return reading
    verb = costumes.calling(alone[0].calling).verb
    troupe = next((name for name, known in TROUPES.items() if verb and known.verb == verb), _A_CLASS)
    pupils = replace(alone[0], count=TROUPES[troupe].count, calling="", role="", troupe=troupe, pose="", phrase=troupe)
    unknown = tuple(word for word in reading.unknown if word != _A_CLASS)
    acts = reading.acts if verb == TROUPES[troupe].verb else (*reading.acts, _lesson(reading, alone[0]))
    return replace(reading, subjects=(*reading.subjects, pupils), unknown=unknown, acts=acts)


def _lesson(reading: Reading, teacher: Subject) -> Act:
    return Act("teach", reading.subjects.index(teacher), len(reading.subjects), _A_CLASS)


def _to_listeners(reading: Reading) -> Reading:
    """Who sings to an audience stands before it as people do."""
    if not any(subject.troupe == "audience" for subject in reading.subjects):
        return reading
    singers = {act.subject for act in reading.acts if act.verb == "sing"}
    subjects = [
        replace(s, calling=s.calling or "performer") if i in singers and costumes.keeps_itself(bonds.symbol(s)) else s
        for i, s in enumerate(reading.subjects)
    ]
    return replace(reading, subjects=tuple(subjects))


def _in_place(reading: Reading, troupe: Troupe) -> Reading:
    """Where such troupes are, unless the words have a place or something that stands in one."""
    placed = any(_SCENERY.intersection(bonds.symbol(subject).kinds) for subject in reading.subjects)
    return replace(reading, setting=reading.setting or (None if placed else troupe.place or None))


def _instruments(reading: Reading, player: int) -> list[int]:
    """The instruments that were named after the players and are nobody else's."""
    found = []
    for i in range(player + 1, len(reading.subjects)):
        thing = ATLAS[reading.subjects[i].symbol]
        others = [r for r in reading.relations if i in (r.subject, r.object) and player not in (r.subject, r.object)]
        if _INSTRUMENT in thing.kinds and not others:
            found.append(i)
        elif bonds.acts(reading.subjects[i]):
            break
    return found


def _shared_out(reading: Reading, player: int, things: Sequence[int]) -> Reading:
    """One player at each of the instruments, the others at them in turn."""
    had = reading.subjects[player]
    instruments = [replace(reading.subjects[i], count=1) for i in things]
    gone = {player, *things}
    relations = tuple(r for r in reading.relations if not (r.subject in gone and r.object in gone))
    acts = tuple(a for a in reading.acts if a.subject != player or a.verb != "play")
    subjects = list(reading.subjects)
    for i, thing in zip(things, instruments, strict=True):
        subjects[i] = thing
    kept = replace(reading, subjects=tuple(subjects), relations=relations, acts=acts)
    things = things[: had.count]
    extra = [instruments[k % len(instruments)] for k in range(len(things), had.count)]
    return _players(kept, player, list(things), extra)


def _equipped(reading: Reading, player: int, troupe: Troupe) -> Reading:
    """Each with an instrument of the troupe's."""
    found = [ATLAS.find(name) for name in troupe.things]
    known = [symbol for symbol in found if symbol is not None]
    count = reading.subjects[player].count
    chosen = [known[k % len(known)] for k in range(count)]
    extra = [Subject(symbol.words[0], symbol.id, phrase=symbol.words[0]) for symbol in chosen]
    return _players(reading, player, [], extra)


def _players(reading: Reading, player: int, own: Sequence[int], extra: Sequence[Subject]) -> Reading:
    """The players as so many subjects, each at an instrument: the `own` ones of the words, then `extra` ones."""
    had = reading.subjects[player]
    had = replace(had, count=1, pose="", arrangement="", troupe=had.troupe or _PLAYERS)
    subjects, relations, acts = list(reading.subjects), list(reading.relations), list(reading.acts)
    subjects[player] = had
    first = len(subjects)
    subjects += extra
    things = [*own, *range(first, len(subjects))]
    worn = [r for r in relations if r.subject == player and r.kind == "wearing"]
    for k, thing in enumerate(things):
        who = player if k == 0 else len(subjects)
        if k:
            subjects.append(had)
            for relation in worn:
                subjects.append(replace(subjects[relation.object], count=1))
                relations.append(Relation("wearing", who, len(subjects) - 1))
        small = bonds.can_be_held(ATLAS[subjects[thing].symbol])
        kind: RelationKind = "holding" if small else "next to"
        relations.append(Relation(kind, who, thing))
        acts.append(Act("play", who, thing, "playing"))
    return replace(reading, subjects=tuple(subjects), relations=tuple(relations), acts=tuple(acts))


def _at_it(reading: Reading, i: int, troupe: Troupe) -> Reading:
    """All of them in the troupe's pose, clothes and deed, where the words say no other."""
    subject = reading.subjects[i]
    if troupe.calling and not subject.calling:
        person = ATLAS.find(troupe.calling)
        if person is not None and costumes.keeps_itself(bonds.symbol(subject)):
            subject = costumes.clad(subject, troupe.calling, person)
    subject = replace(subject, pose=subject.pose or troupe.pose, calling=subject.calling or subject.troupe)
    doing = any(act.subject == i for act in reading.acts)
    acts = reading.acts if doing or not troupe.verb else (*reading.acts, Act(troupe.verb, i, None, subject.troupe))
    return replace(reading, subjects=(*reading.subjects[:i], subject, *reading.subjects[i + 1 :]), acts=acts)
