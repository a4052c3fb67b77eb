"""The relations that were read: of whom they hold, and which of two counts."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from limner.drawing.colour import RGB
from limner.engines.illustrator.reading import bonds
from limner.engines.illustrator.reading.discourse import Discourse
from limner.engines.illustrator.reading.kinds import Position, Rank, RelationKind
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.reading.tables.relations import WEARERS_FIRST

_COMMON = frozenset({"under", "inside", "on", "behind", "in front of", "next to", "around"})
"""Relations that hold of all who did together what was said before."""


class Web(Discourse):
    """The subjects with the relations between them."""

    def __init__(self) -> None:
        super().__init__()
        self.relations: list[Relation] = []
        self._loose: set[Relation] = set()
        """Relations that "with" made, which an exact one replaces."""
        self._paired: set[frozenset[int]] = set()
        """Those whom "with" has tied, whatever exact relation counts by now."""
        self._sides: dict[str, int] = {}
        self._side: Literal["", "left", "right"] = ""
        self._linked: dict[int, int] = {}
        """Those who were named straight after another one and "and", and that one."""
        self._ahead: Position = ""
        """Where all are of whom the sentence goes on to speak: "In the background there is …"."""
        self.rank: Rank = ""
        """Where in their line the next part of several stands: "the middle one"."""
        self.divided: int | None = None
        """Those of whom a part was spoken of last."""

    def single_out(self, number: int, colours: Sequence[tuple[str, RGB]]) -> bool:
        """Give some of the individuals that were spoken of last their own colours: "one of them red"."""
        own = self.part_off(number) if colours else None
        if own is None:
            return False
        self.colour(own, colours)
        return True

    def part_off(self, number: int, whole: int | None = None) -> int | None:
        """The place of so many of several that becomes a subject of its own; their own place where there are no more.

        Without a `whole` they are those that were spoken of last, or those of whom a part was spoken of before: "one
        on a chair and the other under a table".
        """
        whole = self._several() if whole is None else whole
        if whole is None or self.subjects[whole].count <= number:
            return whole
        own = self.add(
            replace(self.subjects[whole], count=number, colours=(), colour_names=(), mixed=False, rank=self.rank)
        )
        self.rank = ""
        if own is None:
            return None
        self.describe(whole, count=self.subjects[whole].count - number)
        self.divided = whole
        if whole in self._clause:
            self._clause.insert(self._clause.index(whole), own)
        self.relations += [replace(r, subject=own) for r in self.relations if r.subject == whole]
        return own

    def actor(self) -> int | None:
        """The subject that acts; of what a thing of a tale wears, the one that wears it."""
        actor = super().actor()
        worn = (r.subject for r in reversed(self.relations) if r.kind == "wearing" and r.object == actor)
        return next(worn, actor)

    @property
    def spoken(self) -> Sequence[int]:
        """Those who were spoken of, the last one at the end."""
        return self._recent

    def _several(self) -> int | None:
        """Those who are meant by "one", "the others" and the like."""
        focus = self.focus
        several = next((i for i in reversed(self._recent) if self.subjects[i].count > 1), None)
        return several if several is not None else focus if self.divided is None else self.divided

    def speak_alone(self, i: int) -> None:
        """The clause goes on about this one."""
        self._recent = [*(n for n in self._recent if n != i), i]
        self._clause, self._open = [i], True

    def _sits(self, i: int) -> bool:
        return self.subjects[i].pose == "sitting" and self.focus == i

    def _can_sit(self, i: int) -> bool:
        """Whether it bends its legs: a book does not."""
        return bonds.is_a(bonds.symbol(self.subjects[i]), bonds.SEATED)

    def _subjects_of(self, kind: RelationKind, nearest: bool, pose: str, first: bool) -> list[int]:
        """Of whom a relation holds. `nearest`: it may be the last object, "a basket with apples".

        `first`: "and" stood before, as in "a girl walks with a dog and holds an umbrella".
        """
        alive = self._acting_among(self._clause) if first else []
        if alive and kind in WEARERS_FIRST:
            return alive
        if kind in WEARERS_FIRST and kind != "sitting on":
            actors = self.actors()
            return actors if kind != "leaning against" else actors[-1:]
        if not self._open:
            going_on = self._recent[-1] in self._clause and bonds.living(self.subjects[self._recent[-1]])
            if going_on and kind in _COMMON and not nearest:  # "a woman and a man talking under an umbrella"
                return self._acting()
            acts = kind == "sitting on" or pose or (not nearest and self._last_is_on_somebody())
            return self._acting() if acts else [self._recent[-1]]
        last = self._clause[-1]
        if kind == "between" or (nearest and kind == "inside"):
            return [last]
        alive = self._acting_among(self._clause) if pose else []
        together, last = alive or self._clause, (alive or self._clause)[-1]
        like = bonds.symbol(self.subjects[last])
        return [i for i in together if bonds.alike(bonds.symbol(self.subjects[i]), like) and self._may_lie(i, last)]

    def _may_lie(self, i: int, last: int) -> bool:
        """Whether one of a list can be where its last thing is: a sofa is not on the table with the sewing machine."""
        thing, other = bonds.symbol(self.subjects[i]), bonds.symbol(self.subjects[last])
        heavy = "furniture" in thing.kinds and thing.place == "ground"
        return not heavy or other.place != "surface"

    def _acting(self) -> list[int]:
        """The actor, with those of whom the clause speaks together with him."""
        actor = self.actor()
        together = self._acting_among(self._clause)
        return together if actor in together else [self._recent[-1] if actor is None else actor]

    def _last_is_on_somebody(self) -> bool:
        last = self.relations[-1] if self.relations else None
        return last is not None and last.object == self.focus and last.kind in ("wearing", "holding", "riding")

    def _enter(self, relation: Relation, vague: bool) -> None:
        """Of two things the exact relation counts: "a table with a cup on it" says "on"."""
        thing, carrier = (bonds.symbol(self.subjects[i]) for i in (relation.object, relation.subject))
        if vague and (bonds.lies_on(thing, carrier) or bonds.tops(thing, carrier)):
            relation = Relation("on", relation.object, relation.subject)
        elif vague and bonds.lies_in(thing, carrier):
            relation = Relation("inside", relation.object, relation.subject)
        ends = {relation.subject, relation.object}
        if vague:
            self._paired.add(frozenset(ends))
        for i, other in enumerate(self.relations):
            if {other.subject, other.object} == ends and other.third is None:
                if other in self._loose and other.kind != "wearing" and not vague and self._can_be(relation):
                    self.relations[i] = relation
                return
        self.relations.append(relation)
        if vague:
            self._loose.add(relation)

    def _can_be(self, relation: Relation) -> bool:
        """Whether it says more than "with": "in it" does of a vessel."""
        return relation.kind != "inside" or bonds.hollow(bonds.symbol(self.subjects[relation.object]))

    def _beside(self, nearest: int) -> list[int]:
        """What else is "with" the thing that it is with."""
        whose = {i for pair in self._paired if nearest in pair for i in pair - {nearest}}
        loose = [r for r in self.relations if r in self._loose]
        found = [self._loosely(r, i) for r in loose for i in whose]
        placed = [i for pair in self._paired for i in pair if pair & whose and i not in whose]
        return [i for i in (*found, *placed) if i is not None and i != nearest]

    def _loosely(self, relation: Relation, whose: int) -> int | None:
        """What is "with" it by this relation."""
        if relation not in self._loose or whose not in (relation.subject, relation.object):
            return None
        return relation.object if relation.subject == whose else relation.subject

    def _with(self, found: int, subjects: tuple[int, ...]) -> tuple[int, ...]:
        """All that are "with" it, where the last of them is meant: "a shelf with books and a clock on it"."""
        together = [i for r in self.relations if (i := self._loosely(r, found)) is not None]
        return tuple(together) if subjects == tuple(together[-1:]) else subjects

    def put(self, position: Position, ahead: bool) -> None:
        """What was just spoken of, with those whom "and" ties to it, or all of whom the sentence speaks from here on
        (`ahead`), is there in the picture. What is only "with" others is not beside them then.
        """
        if ahead:
            self._ahead = position
            return
        found = self._recent[-1] if self._recent else None
        while found is not None:
            self._put(found, position)
            before = self._linked.get(found)
            found = before if before is not None and self._put_alike(found, before) else None

    def _put_alike(self, found: int, before: int) -> bool:
        """Whether what is said of where one is holds of the one before, who is no other sort and nowhere else."""
        own, other = self.subjects[found], self.subjects[before]
        return not other.position and bonds.living(own) == bonds.living(other)

    def _put(self, found: int, position: Position) -> None:
        self.describe(found, position=position)
        self.relations = [r for r in self.relations if r not in self._loose or found not in (r.subject, r.object)]

    def _position_of(self, found: int, linked: bool) -> None:
        """Note where somebody who was just named is, and whom "and" ties him to."""
        if linked and self._recent and self._recent[-1] != found:
            self._linked[found] = self._recent[-1]
        if self._ahead and not self.subjects[found].position:
            self.describe(found, position=self._ahead)

    def side(self, side: Literal["left", "right"], ahead: bool) -> None:
        """What was just spoken of, or what lies `ahead`, is on this side of the picture."""
        self._side = side
        if self._clause and not ahead:
            self._side_of(self._recent[-1])

    def _beside_one(self, found: int, side: str) -> None:
        """What is "with" or next to others is on that side of them."""
        for i, r in enumerate(self.relations):
            if r.kind == "next to" and found in (r.subject, r.object):
                other = r.object if r.subject == found else r.subject
                pair = (found, other) if side == "left" else (other, found)
                self.relations[i] = Relation("left of", *pair)

    def _side_of(self, found: int) -> None:
        if self._side:
            self._sides.setdefault(self._side, found)
            self.describe(found, position=self._side)
            self._beside_one(found, self._side)
            self._side = ""
            left, right = self._sides.get("left"), self._sides.get("right")
            if left is not None and right is not None and left != right:
                self._enter(Relation("left of", left, right), vague=False)
