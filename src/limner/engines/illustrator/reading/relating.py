"""A relation whose object was found: of whom it holds, which one it is, and whether everybody has his own."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from limner.engines.illustrator.reading import bonds
from limner.engines.illustrator.reading.kinds import RelationKind
from limner.engines.illustrator.reading.reading import Act, Relation
from limner.engines.illustrator.reading.web import Web

_OWN = frozenset({"wearing", "holding", "riding"})
"""Relations in which everybody has a thing of his own."""
_SEVERAL = 3
"""A plural without a number."""
VAGUE = frozenset({"with", "has", "have", "having"})
_ALONGSIDE = frozenset({"with", "alongside", "beside"})
_OVER_A_TABLE = frozenset({"drink", "eat"})
"""Verbs for what two do together over one thing."""
_UPON, _WITHIN = frozenset({"on", "sitting on"}), frozenset({"in", "inside", "within"})
_CABS = frozenset({"car", "truck", "bus", "van", "taxi"})
"""Vehicles with windows: who sits in one is not on it."""
GOING = frozenset({"running", "walking", "swimming", "flying"})
"""Prepositions of a companion, and poses in which he keeps up."""


@dataclass(frozen=True, slots=True)
class Pending:
    """A relation that waits for its object; `words` are those of the prompt.

    `nearest` was named last before them: what is "in her hair" is that. It holds of
    `each` by itself. Without `subjects` the words stood first in
    their clause, and the thing that comes after the object is the subject.
    """

    kind: RelationKind
    inverse: bool
    subjects: tuple[int, ...]
    words: str
    object: int | None = None
    nearest: int | None = None
    each: bool = False


class Relating(Web):
    """Enters the relations that have found their object."""

    def __init__(self) -> None:
        super().__init__()
        self.each = False
        """Whether "each" was said and no relation yet."""
        self._pending: Pending | None = None
        self._satisfied: Pending | None = None
        """The last relation that found its object, as long as others may follow."""

    @property
    def last_act(self) -> Act | None:
        """What was said last that somebody does."""
        return self._acts[-1] if self._acts else None

    def _relate(self, pending: Pending, found: int, each: bool = False) -> None:
        """Enter the relation to this object. `each`: it is a plural without a number; everybody has his own."""
        self._pending = None
        if pending.kind == "between":
            self._between(pending, found)
            return
        if pending.kind == "wearing" and pending.object is not None:
            found = pending.object
        company = self._in_company(pending, found)
        if company is not None:
            pending = replace(pending, kind="next to", subjects=(company.subject,))
            self.act(company.words, found, company.object)
        subjects = self._wearers([i for i in self._up_there(pending, found) if i != found], pending, found)
        if not subjects:
            return
        kind = self._kind(pending, subjects[-1], found)
        self._satisfied = replace(pending, kind=kind, subjects=tuple(subjects))
        objects = dict.fromkeys(subjects, found)
        shared = self.subjects[found].count == 1 and not self.subjects[found].unnumbered
        aboard = kind == "riding" and (pending.words == "in" or (shared and not each and not pending.each))
        if ((kind in _OWN and not aboard) or pending.each) and not pending.inverse:
            together = kind == "riding" and all(bonds.living(self.subjects[i]) for i in subjects)
            if each or pending.each:
                objects = self._shared_out(subjects, found)
            elif not together:
                objects = {subjects[-1]: found}
        for i, thing in objects.items():
            one, other = (thing, i) if pending.inverse else (i, thing)
            fitting = self._kind(pending, i, thing)
            within = pending.words == "with" and bonds.harbours(self.subjects[one], self.subjects[other])
            if within or (fitting == "holding" and bonds.contains(self.subjects[one])):
                fitting, one, other = "inside", other, one
            self._enter(Relation(fitting, one, other), vague=pending.words in VAGUE)
            self._go_along(pending.words, i, thing)
            self.act(pending.words, one, other)

    def _wearers(self, subjects: list[int], pending: Pending, found: int) -> list[int]:
        """Of those who are in clothes those who can be: "a red blanket, women in hats" puts no hat on the blanket."""
        if pending.inverse or not bonds.put_on(bonds.symbol(self.subjects[found])):
            return subjects
        dressed = [i for i in subjects if bonds.is_dressed(bonds.symbol(self.subjects[i]))]
        return dressed or subjects

    def _in_company(self, pending: Pending, found: int) -> Act | None:
        """What somebody does with a thing, where the relation brings somebody alive who does it too: who drinks "tea
        with a crab" has no crab in it."""
        act = self.last_act
        if act is None or act.object is None or pending.words not in _ALONGSIDE or pending.inverse:
            return None
        if act.verb not in _OVER_A_TABLE or pending.subjects != (act.object,):
            return None
        thing, guest = self.subjects[act.object], self.subjects[found]
        alone = bonds.living(guest) and (act.verb == "drink" or guest.count == 1)
        return act if alone and bonds.living(self.subjects[act.subject]) and not bonds.living(thing) else None

    def _go_along(self, words: str, subject: int, thing: int) -> None:
        """ "Running with his dog": the dog runs too."""
        alive = bonds.living(self.subjects[subject]) and bonds.living(self.subjects[thing])
        if alive and " " in words and words.split()[-1] in _ALONGSIDE:
            self.pose(thing, self.subjects[subject].pose if self.subjects[subject].pose in GOING else "")

    def _up_there(self, pending: Pending, found: int) -> Sequence[int]:
        """The relation's subjects: who changes "a bulb on a ladder" is on it, and who chops "meat behind a counter" is
        behind it."""
        act, there = self.last_act, bonds.climbed(bonds.symbol(self.subjects[found]))
        if act is None or act.object is None or pending.subjects != (act.object,):
            return self._clothed(pending, found)
        moves = (pending.words == "on" and there) or pending.words == "behind"
        return (act.subject,) if moves and not bonds.living(self.subjects[act.object]) else pending.subjects

    def _kind(self, pending: Pending, subject: int, found: int) -> RelationKind:
        if bonds.slips_into(pending.words, self.subjects[subject], self.subjects[found]):
            return "inside"
        if bonds.dresses_up(pending.words, self.subjects[subject], self.subjects[found]):
            return "wearing"
        within = pending.words.split()[-1:] and pending.words.split()[-1] in _WITHIN
        if pending.kind in _UPON and within and self.subjects[found].symbol in _CABS:
            return "inside"  # "a dog sitting in a car"
        things = bonds.symbol(self.subjects[subject]), bonds.symbol(self.subjects[found])
        return bonds.fitting(pending.kind, pending.words, *things)

    def _clothed(self, pending: Pending, found: int) -> Sequence[int]:
        """The relation's subjects; of clothes "with" clothes, or with what is held, who wears them: "in a dress with a
        crown", "in a coat with an umbrella"."""
        garments = all(bonds.is_a(bonds.symbol(self.subjects[i]), bonds.CLOTHING) for i in pending.subjects)
        thing, actor = bonds.symbol(self.subjects[found]), self.actor()
        fits = garments and (bonds.is_a(thing, bonds.CLOTHING) or bool(thing.held))
        return [actor] if pending.words in VAGUE and fits and actor is not None else pending.subjects

    def _shared_out(self, subjects: Sequence[int], found: int) -> dict[int, int]:
        """Everybody's own of a plural: "a cat and a dog wearing hats" have a hat each."""
        most = self.subjects[found].count
        if len(subjects) == 1:
            owners = self.subjects[subjects[0]].count
            if owners > 1:
                self.describe(found, count=max(owners, most) if most < _SEVERAL else owners)
            return {subjects[0]: found}
        own = {subjects[0]: found}
        for i in subjects[1:]:
            other = self.add(replace(self.subjects[found], count=self.subjects[i].count))
            if other is not None:
                own[i] = other
        self.describe(found, count=self.subjects[subjects[0]].count)
        return own

    def _between(self, pending: Pending, found: int) -> None:
        """The first thing makes the relation, the second completes it; a plural needs no second."""
        last, subject = (self.relations[-1] if self.relations else None), pending.subjects[0]
        if last and last.kind == "between" and last.subject == subject and last.third is None and last.object != found:
            self.relations[-1] = replace(last, third=found)
            return
        self.relations.append(Relation("between", subject, found))
        self._pending = pending if self.subjects[found].count == 1 else None
