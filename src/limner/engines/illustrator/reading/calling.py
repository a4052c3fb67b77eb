"""What somebody does by calling, where the words say nothing else: a violinist plays the violin, a welder welds."""

from dataclasses import replace

import simplemma

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.reading import bonds, costumes
from limner.engines.illustrator.reading.hosting import MARKS
from limner.engines.illustrator.reading.lexicon import Meaning
from limner.engines.illustrator.reading.reading import Act, Reading, Relation, Subject
from limner.engines.illustrator.reading.tables.callings import CALLINGS, Calling
from limner.engines.illustrator.reading.tables.verbs import BRINGS

_ANYBODY = frozenset({"man", "woman"})
"""Whose clothes show no calling."""
_IDLE = frozenset({"", "standing", "walking", "playing"})
"""Poses in which one does what one is there for."""
_BUSY = frozenset({"holding", "riding", "sitting on", "on", "leaning against"})
"""Relations in which hands and legs have something to do."""
_TIES = {"hold": "holding", "play": "holding", "ride": "riding"}
"""By verb, how somebody has the thing of his calling."""
_MACHINES = frozenset({"sewing_machine", "laptop", "computer", "typewriter", "anvil", "microscope"})
"""What one works at who is at it: no second one goes without saying."""
_SURE = ("ologist", "ographer", "smith", "wright", "monger", "keeper", "maker", "ician", "woman", "women", "person")
_LIKELY = ("ist", "man", "men")
"""Endings of words for people; those after which a word is one where it is of some length."""
_LONG = 7
_NOBODY = frozenset(
    "checklist shortlist playlist wishlist talisman ottoman pioneer specimen regimen abdomen acumen bitumen cyclamen "
    "blacklist whitelist setlist pacemaker peacemaker troublemaker tastemaker "
    "minimalist realist surrealist impressionist expressionist cubist".split()
)
"""Words with such an ending that are no persons, or say a style."""


def somebody(word: str) -> Meaning | None:
    """The person that an unknown word means by its ending, as a noun that is drawn as anybody; None for another word.

    "A planetologist", "two ironmongers".
    """
    word = word.lower()
    if not word.isalpha() or word in _NOBODY or len(word) < _LONG:
        return None
    single = word[:-1] if word.endswith("s") and not word.endswith("ss") else word
    if not single.endswith(_SURE) and not (single.endswith(_LIKELY) and len(single) > _LONG):
        return None
    symbol = ATLAS.find("woman" if single.endswith(("woman", "women")) else "man")
    if symbol is None or simplemma.lemmatize(single, "en") in _NOBODY:
        return None
    return Meaning(single, 1, {"noun": (symbol.id, False)}, plural=word != single or word.endswith("men"))


def called(reading: Reading) -> Reading:
    """The reading with what people do and have by calling. A calling that nothing would show is unknown."""
    if not MARKS.isdisjoint(reading.composition):
        return _as_a_mark(reading)
    reading = _brought(reading)
    for i, subject in enumerate(reading.subjects):
        word = subject.calling or subject.noun
        calling = costumes.calling(word) if subject.calling else CALLINGS.get(word)
        if calling is None or not calling.person or not bonds.acts(subject) or word in reading.excluded:
            continue
        if not (calling.thing and word in ATLAS[subject.symbol].words):
            reading = _at_it(reading, i, word, calling)
    return reading


def _brought(reading: Reading) -> Reading:
    """With what goes without saying: who is cycling has a bicycle."""
    for act in reading.acts:
        rides = any(r.subject == act.subject and r.kind == "riding" for r in reading.relations)
        if act.object is None and act.words in BRINGS and not rides:
            reading = _with_thing(reading, act.subject, act.words, Calling("", act.verb, BRINGS[act.words]))
    return reading


def _as_a_mark(reading: Reading) -> Reading:
    """A mark shows a figure that does nothing: callings that only a deed would show are unknown."""
    lost = [
        subject.noun
        for subject in reading.subjects
        if (calling := CALLINGS.get(subject.noun)) is not None
        and (calling.verb or calling.thing or calling.person in _ANYBODY)
        and subject.noun not in ATLAS[subject.symbol].words
    ]
    return replace(reading, unknown=(*reading.unknown, *lost)) if lost else reading


def _at_it(reading: Reading, i: int, word: str, calling: Calling) -> Reading:
    """The reading with one of them at work; where there is no showing it, the word is under those not drawn."""
    subject = reading.subjects[i]
    reading = replace(reading, acts=tuple(act for act in reading.acts if (act.subject, act.verb) != (i, "work")))
    acts = [act for act in reading.acts if act.subject == i]
    tied = [r for r in reading.relations if i in (r.subject, r.object) and r.kind in _BUSY]
    free = not acts and not tied and subject.pose in _IDLE
    if any(act.verb == calling.verb for act in acts) and not calling.thing:
        return reading
    if _is_seen_with(reading, i, calling):
        return reading
    if subject.role and not costumes.has_hands(ATLAS[subject.symbol]):
        return reading
    drives = bool(acts) and all(act.verb == "drive" and act.object is None for act in acts)
    riding = calling.verb == "ride" and (drives or subject.pose in ("riding", "running")) and not tied
    if calling.thing and (free or riding or calling.verb == "play" or (_does_so(acts, calling) and not tied)):
        return _with_thing(reading, i, word, calling)
    if calling.pose and free:
        return _put(reading, i, replace(subject, pose=calling.pose))
    if calling.verb and free:
        return _at_a_machine(reading, i, calling.verb, word)
    shown = (calling.person not in _ANYBODY or word in ATLAS[subject.symbol].words) and not subject.calling
    shown = shown or bool(subject.role)
    return reading if shown else replace(reading, unknown=(*reading.unknown, word))


def _is_seen_with(reading: Reading, i: int, calling: Calling) -> bool:
    """Whether the words themselves give him the thing, or another instrument than the one that goes without saying."""
    near = {k for r in reading.relations if i in (r.subject, r.object) for k in (r.subject, r.object)} - {i}
    things = [ATLAS[reading.subjects[k].symbol] for k in near]
    own = ATLAS.find(calling.thing) if calling.thing else None
    if calling.verb == "play":
        return any(thing is not own and "musical instrument" in thing.kinds for thing in things)
    return own is not None and own in things


def _does_so(acts: list[Act], calling: Calling) -> bool:
    """Whether all that he is said to do is what he does by calling."""
    return bool(acts) and all(act.verb == calling.verb and act.object is None for act in acts)


def _at_a_machine(reading: Reading, i: int, verb: str, word: str) -> Reading:
    """With what he does by calling, at the machine that the words name."""
    machine = next(
        (k for k, s in enumerate(reading.subjects) if s.symbol in _MACHINES and _is_free(reading, k, i)), None
    )
    relations = reading.relations
    if machine is not None and not any({r.subject, r.object} == {i, machine} for r in relations):
        relations = (*relations, Relation("next to", i, machine))
    return replace(reading, relations=relations, acts=(*reading.acts, Act(verb, i, machine, word)))


def _put(reading: Reading, i: int, subject: Subject) -> Reading:
    return replace(reading, subjects=(*reading.subjects[:i], subject, *reading.subjects[i + 1 :]))


def _with_thing(reading: Reading, i: int, word: str, calling: Calling) -> Reading:
    """With the thing in his hands, unless the words refuse it; one that they name is the one."""
    symbol = ATLAS.find(calling.thing)
    if symbol is None or {symbol.id, calling.thing} & {*reading.excluded}:
        return replace(reading, unknown=(*reading.unknown, word))
    own = next((k for k, s in enumerate(reading.subjects) if s.symbol == symbol.id and _is_free(reading, k, i)), None)
    if own is None:
        own, count = len(reading.subjects), reading.subjects[i].count
        thing = Subject(calling.thing, symbol.id, count=count, phrase=calling.thing)
        reading = replace(reading, subjects=(*reading.subjects, thing))
    relations, acts = reading.relations, reading.acts
    if not any({r.subject, r.object} == {i, own} for r in relations):
        kind = _TIES.get(calling.verb, "next to")
        relations = (*relations, Relation(kind, i, own))  # type: ignore[arg-type]
    acts = tuple(a for a in acts if not (a.subject == i and a.verb == calling.verb))
    return replace(reading, relations=relations, acts=(*acts, Act(calling.verb, i, own, word)))


def _is_free(reading: Reading, thing: int, player: int) -> bool:
    """Whether nobody else has it."""
    return not any(thing in (r.subject, r.object) and player not in (r.subject, r.object) for r in reading.relations)
