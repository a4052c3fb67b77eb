"""Who is spoken of as a prompt is read: whose relation waits for its object, and who is meant again."""

from collections.abc import Sequence
from dataclasses import replace

from limner.engines.illustrator.reading import bonds
from limner.engines.illustrator.reading.bodily import BEARING, Bodily
from limner.engines.illustrator.reading.kinds import RelationKind
from limner.engines.illustrator.reading.reading import Act, Relation
from limner.engines.illustrator.reading.relating import VAGUE, Pending
from limner.engines.illustrator.reading.tables.relations import STACKING
from limner.engines.illustrator.reading.tables.verbs import OF_TALES, OF_THINGS, VERBS

_PAIR = 2
_PLACED = frozenset({"inside", "above", "flying over", "between", "amid", "through"})
_TOWARD = frozenset({"looking at", "next to"})
"""Relations to who is given something or fed with it."""
_SERVED = frozenset({"on", "inside"})
"""Relations of what is on a plate or in a bowl, which hold of all foods of a list: "a plate of meat, rice and peas"."""
_MOVING = frozenset({"into", "onto"})
"""These say where the thing goes that was named last: "pouring milk into a cup"."""


class Company(Bodily):
    """Grows by `add`; `begin_relation` and the next `meet` make a relation."""

    def __init__(self) -> None:
        super().__init__()
        self._and = False
        """Whether "and" was the last word."""
        self._listing = False
        """Whether a comma followed the object of a relation: "with two monitors, a keyboard and a mouse"."""
        self._it: int | None = None
        """What "it" meant last in this sentence."""
        self.sentence = 0

    # Those meant again -----------------------------------------------------------------------------------------

    def mean(self, pronoun: str) -> None:
        """Speak of those again whom the pronoun means; as an object, of the thing that the relation is to."""
        if self._pending and (self._pending.subjects or self._pending.object is None):
            self.meet_again(pronoun=pronoun)
            return
        if pronoun == "both" and self._clause:
            self._clause, self._open = sorted(self._recent[-2:]), True
        if self._clause:
            return
        before = self._earlier or self._recent[:1]
        if pronoun == "they" and len(self._before) > 1:
            before = [i for i in self._before if bonds.living(self.subjects[i])] or self._before
        if pronoun in ("he", "she"):
            people = [i for i in reversed(self._recent) if "person" in bonds.symbol(self.subjects[i]).kinds]
            before = people[:1] or [i for i in before if bonds.living(self.subjects[i])] or before
        chosen = before if pronoun in ("they", "both") else before[:1]
        for i in chosen:
            self._speak(i)

    # Relations -------------------------------------------------------------------------------------------------

    def fill_vessel(self) -> None:
        """After "a bowl", "of" says that what comes next is in it."""
        focus = self.focus
        if focus is not None and bonds.is_a(bonds.symbol(self.subjects[focus]), bonds.HOLLOW):
            self._pending = Pending("inside", True, (focus,), "of")

    @property
    def holds_what_follows(self) -> bool:
        """Whether "of" was said of a vessel: "a bowl of soup" is one bowl."""
        return self._pending is not None and self._pending.words == "of"

    @property
    def fronted(self) -> bool:
        """Whether a relation opened the clause and its subject comes next: "Behind the house stands …"."""
        return self._pending is not None and not self._pending.subjects

    @property
    def expects(self) -> bool:
        """Whether what comes next is somebody new in any case: a clause begins, or a side or a place was named."""
        return not self._clause or self.fronted or bool(self._side)

    @property
    def begins(self) -> bool:
        """Whether the clause has named nobody yet."""
        return not self._clause

    @property
    def awaits(self) -> str:
        """The words of the relation that waits for its object, or nothing."""
        return self._pending.words if self._pending else ""

    def begin_relation(self, kind: RelationKind, inverse: bool, pose: str, words: str, first: bool = False) -> None:
        """A relation's words were read: its subjects are known, its object comes next.

        `first`: they stand first in their clause, where their subject comes after the object.
        """
        self._satisfied = None
        if not self._clause and not self._resume():
            self._pending = Pending(kind, inverse, (), words) if first else None
            return
        if words in _MOVING and self._recent and not self._open:
            subjects = [self._recent[-1]]
        else:
            subjects = self._subjects_of(kind, inverse or words in VAGUE, pose, first)
        subjects = subjects if inverse else self._able(words, subjects)
        if pose == "sitting" and kind == "sitting on" and not any(map(self._can_sit, subjects)):
            kind = "on"
        for i in subjects:
            self.pose(i, pose)
            if words in STACKING and self.subjects[i].count > 1 and not self.subjects[i].arrangement:
                self.describe(i, arrangement="stack")
        if kind == "on" and words in ("on", "in", "atop") and all(self._sits(i) for i in subjects):
            kind = "sitting on"
        nearest = None if self._is_done(words, subjects) else self.focus
        self._pending = Pending(kind, inverse, tuple(subjects), words, nearest=nearest, each=self.each)
        self._open = self.each = False

    def _able(self, words: str, subjects: list[int]) -> list[int]:
        """Of whom a verb holds: what no thing does is done by those who act: "a woman at a desk writing"."""
        verb = VERBS.get(words)
        if verb is not None and (going_on := self._going_on()):
            return going_on
        if verb is None or verb in OF_THINGS:
            return subjects
        able = [i for i in subjects if bonds.acts(self.subjects[i])]
        if verb in OF_TALES or words in OF_TALES:
            return subjects if able else [i for i in self._acting() if bonds.living(self.subjects[i])] or subjects
        return able or [i for i in self._acting() if bonds.acts(self.subjects[i])] or subjects

    def doers(self) -> list[int]:
        """Those who act together; after "and" the same as before: "holding a baby and kissing it"."""
        return self._going_on() or super().doers()

    def _going_on(self) -> list[int]:
        """The living whom the clause is about, where "and" has it go on about them."""
        return [i for i in self._clause if bonds.living(self.subjects[i])] if self._and else []

    def _is_done(self, words: str, subjects: Sequence[int]) -> bool:
        """Whether it is what somebody does, and no place of the thing that was named last: "and throwing it"."""
        return words in VERBS and all(bonds.acts(self.subjects[i]) for i in subjects)

    def pass_on(self, act: Act, others: str = "") -> None:
        """The one who comes next gets the thing of the act; or gives it, where `others` are the words for that."""
        self._satisfied = None
        self._pending = Pending("looking at", bool(others), (act.subject,), others or act.words, nearest=act.object)
        self._open = False

    def _resume(self) -> bool:
        """Whether a thing after the words that opened the clause is what it goes on about: "on a chair by a lamp"."""
        pending = self._pending
        if pending is None or pending.object is None:
            return False
        self._hold_of_earlier(pending)
        self._speak(pending.object)
        return True

    def drop_relation(self) -> None:
        """What was read is no object: the relation said something of the surroundings."""
        self._pending = None

    def join(self, word: str) -> None:
        """After "and" what comes next may stand in the relation of what came before; after other words it does not."""
        self._and = word == "and"
        if not self._and:
            self._satisfied = None

    def meet(self, found: int, each: bool = False) -> None:
        """The subject at this place was read, new or again: a relation that waits has its object.

        `each`: it is a plural without a number.
        """
        pending, again = self._pending, self._satisfied
        found = self._other_than(pending, found)
        self._side_of(found)
        self._position_of(found, linked=self._and)
        self.acts_awaited(found)
        if pending and not pending.subjects:
            self._meet_fronted(pending, found)
        elif pending and self._is_place(pending, found):
            self._pending = None
            self._recent.insert(0, found)
            self._open = False
        elif pending and found not in pending.subjects:
            self._relate(pending, found, each)
            self._hear(found)
        elif again and again.kind in _TOWARD and bonds.handed_over(again.words, self.subjects[found]):
            self._relate(replace(again, kind="holding"), found)
            self._hear(found)
        elif again and self._and and bonds.is_given(again.words, self.subjects[found]):
            self._relate(replace(again, kind="looking at"), found)
            self._hear(found)
        elif again and self._goes_on(again, found, each):
            self._relate(again, found)
            self._hear(found)
        else:
            self._satisfied = None
            self._speak(found)

    def _other_than(self, pending: Pending | None, found: int) -> int:
        """Of two of a kind the other one, where the first has the relation that waits: "the van is left of the van"."""
        if pending is None or pending.subjects != (found,):
            return found
        alike = (i for i, one in enumerate(self.subjects) if i != found and one.symbol == self.subjects[found].symbol)
        return next(alike, found)

    def _is_place(self, pending: Pending, found: int) -> bool:
        """Whether it is a field or a wood in which they are: what is said next is said of them."""
        return pending.kind in _PLACED and not pending.inverse and bonds.grows_around(self.subjects[found])

    def _goes_on(self, again: Pending, found: int, each: bool) -> bool:
        thing = bonds.symbol(self.subjects[found])
        eaten = bonds.is_a(thing, bonds.TASTY) or bool(thing.served)
        if again.words == "of" and not eaten:  # "plates of food and glasses of water"
            return False
        served = self._listing and again.inverse and again.kind in _SERVED and eaten
        if again.inverse and not (each or self._and or served):
            return False
        return bonds.goes_on(
            again.kind, again.inverse, thing, loose=again.words in VAGUE and (self._and or self._listing)
        )

    def _hear(self, found: int) -> None:
        """It is the object of what was said: spoken of, but the clause is not about it."""
        if found in self._recent:
            self._recent.remove(found)
        self._recent.append(found)
        self._open = False

    def _meet_fronted(self, pending: Pending, found: int) -> None:
        """ "On the table is a vase": first the object, then the subjects. The subject goes before its object."""
        if pending.object is None:
            self._pending = replace(pending, object=found)
            if found in self._recent:
                self._recent.remove(found)
            self._recent.append(found)
            return
        if found == pending.object:
            return
        thing = pending.object
        if thing == found - 1 == len(self.subjects) - 2 and not any(thing in _places(r) for r in self.relations):
            self._swap(thing, found)
            thing, found = found, thing
            self._pending = replace(pending, object=thing)
        self._speak(found)
        self._relate(replace(pending, subjects=(found,), object=None), thing)
        self._pending = replace(pending, object=thing)

    def _swap(self, one: int, other: int) -> None:
        self.subjects[one], self.subjects[other] = self.subjects[other], self.subjects[one]
        exchanged = {one: other, other: one}
        self._recent = [exchanged.get(i, i) for i in self._recent]
        self._clause = [exchanged.get(i, i) for i in self._clause]

    def is_of_somebody(self) -> bool:
        """Whether the one who was named last is alive."""
        return self.focus is not None and bonds.living(self.subjects[self.focus])

    def meet_again(self, part: str = "", pronoun: str = "") -> bool:
        """The object is one that was spoken of: "with a cup on it", "on top", and `part` of it, "on his shoulder".

        "It" is one thing where one was spoken of, "them" are several.
        """
        pending = self._pending
        if pending is None or (part and pending.words in VAGUE):
            return False
        if len(pending.subjects) == 1 and pending.nearest is not None:
            pending = replace(pending, subjects=(pending.nearest,))
        spoken_of = self._recent if pending.subjects else [*self._recent, *reversed(self._earlier)]
        done = pending.words in VERBS
        beside = set() if part or done else {i for n in pending.subjects for i in self._beside(n)}
        candidates = [i for i in reversed(spoken_of) if i not in pending.subjects and i not in beside]
        several = pronoun in ("they", "them")
        agreeing = [i for i in candidates if (self.subjects[i].count > 1) == several] if pronoun else []
        candidates = agreeing or candidates
        if not several and not part and self._it in candidates and self._is_with_nobody(pending.subjects):
            candidates = [self._it]
        self._it = candidates[0] if candidates and pronoun == "it" else self._it
        alive = [i for i in candidates if bonds.living(self.subjects[i])] if part else []
        if not candidates:
            self._pending = None
        elif not pending.subjects:
            self._meet_fronted(pending, (alive or candidates)[0])
        else:
            found = (alive or candidates)[0]
            if not part:
                pending = replace(pending, subjects=self._with(found, pending.subjects))
            at_a_part = part in BEARING
            self._relate(self._on_a_body(pending, found, part) if at_a_part else pending, found)
            if at_a_part and bonds.living(self.subjects[found]):  # "with a parrot on his shoulder in a boat"
                self._hear(found)
        return True

    def _is_with_nobody(self, subjects: Sequence[int]) -> bool:
        """Whether nothing ties them yet: "a lamp with a cup left of it and a jug right of it" has one "it"."""
        return bool(subjects) and all(i not in pair for i in subjects for pair in self._paired)

    def meet_them_again(self) -> None:
        """The object is all who were spoken of, each a single one: "a church and a tree, a girl behind them"."""
        pending = self._pending
        nearest = None if pending is None else pending.nearest
        others = [i for i in self._clause if i != nearest]
        single = all(self.subjects[i].count == 1 for i in others)
        if pending is None or nearest is None or pending.kind == "between" or len(others) < _PAIR or not single:
            self.meet_again()
            return
        for other in others:
            self._relate(replace(pending, subjects=(nearest,)), other)

    # Clauses ---------------------------------------------------------------------------------------------------

    def comma(self) -> None:
        """A pause: a relation that waits is given up, unless it opened the clause."""
        self._and = False
        self._listing = self._satisfied is not None
        if self._pending and self._pending.subjects:
            self._pending = None
        if self._satisfied and self._satisfied.kind == "holding":
            self._satisfied = None

    def stop(self) -> None:
        """The sentence ends. What opened it and found no subject holds of who was spoken of before."""
        self.sentence += 1
        self._it = None
        self.each = False
        if self._pending and not self._clause:
            self._hold_of_earlier(self._pending)
        self._pending = self._satisfied = None
        self._ahead = ""
        self._earlier = self._clause or self._earlier
        self._clause, self._open = [], False
        self._before, self._named = list(dict.fromkeys(self._named)) or self._before, []

    def _hold_of_earlier(self, pending: Pending) -> None:
        earlier = [i for i in self._earlier if i != pending.object]
        if pending.object is not None and earlier:
            self._relate(replace(pending, subjects=(earlier[-1],), object=None), pending.object)


def _places(relation: Relation) -> tuple[int | None, ...]:
    return relation.subject, relation.object, relation.third
