"""The subjects of a prompt as they are read, who of them is spoken of, and what is said of each."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from limner.drawing.colour import RGB
from limner.engines.illustrator.reading import bonds
from limner.engines.illustrator.reading.reading import Act, Feature, Subject
from limner.engines.illustrator.reading.tables.verbs import AT, OF_TALES, UNLISTED, VERBS

MOST_SUBJECTS = 12
_ALIVE = frozenset("sitting playing reading eating drinking waving howling holding grazing".split())
"""Poses of what is alive, or is made like it."""
_AFOOT = frozenset({"running", "walking"})


class Discourse:
    """The subjects, by their places in `subjects`."""

    def __init__(self) -> None:
        self.subjects: list[Subject] = []
        self._recent: list[int] = []
        """Those spoken of, the last one last."""
        self._clause: list[int] = []
        """Those that the clause speaks of together."""
        self._open = False
        """Whether nothing else was said of these yet, so that who comes next may be one of them."""
        self._earlier: list[int] = []
        """The same of the clause before."""
        self._named: list[int] = []
        self._before: list[int] = []
        """All that this sentence and the one before spoke of, other than as objects."""
        self._acts: list[Act] = []
        self._awaiting = ""
        """The verb that stands before its noun: "a dancing bear"."""
        self._unlisted: set[str] = set()
        """Words of the prompt that are verbs and in no table."""

    def add(self, subject: Subject) -> int | None:
        """Take a subject in and return its place; None when there are too many."""
        if len(self.subjects) >= MOST_SUBJECTS:
            return None
        self.subjects.append(subject)
        return len(self.subjects) - 1

    def spoken_of(self, symbol_id: str, noun: str, colours: Sequence[RGB] = ()) -> int | None:
        """The subject that "the cat" or "the animal" means, when a cat was spoken of before.

        "The black cat" is the last black one.
        """
        alike = [i for i, s in enumerate(self.subjects) if s.symbol == symbol_id]
        if not alike and symbol_id == "statue":  # "the sculpture" is the goose of ice
            alike = [i for i, s in enumerate(self.subjects) if s.material and bonds.is_a(bonds.symbol(s), bonds.CARVED)]
        shaded = [i for i in alike if colours and self.subjects[i].colours == colours]
        if shaded:
            return shaded[-1]
        if not alike:
            alike = [i for i in self._recent if {noun, symbol_id} & {*bonds.symbol(self.subjects[i]).kinds}]
        if not alike:  # "the balloon" is the hot air balloon
            alike = [i for i in reversed(self._recent) if self.subjects[i].noun.endswith(f" {noun}")]
        return alike[0] if alike else None

    @property
    def focus(self) -> int | None:
        """The subject that was spoken of last."""
        return self._recent[-1] if self._recent else None

    def topics(self) -> list[int]:
        """Those that the clause is about."""
        return list(self._clause) or ([self._recent[-1]] if self._recent else [])

    def actor(self) -> int | None:
        """The subject that acts: the last living one that was spoken of, else the last figure, else the last."""
        return next(iter(self._acting_among(list(reversed(self._recent)))), self.focus)

    def actors(self) -> list[int]:
        """Those who act together: all living ones of the clause that nothing else was said of yet, else one."""
        actor = self.actor()
        together = self._acting_among(self._clause) if self._open else []
        return together if actor in together else [actor] if actor is not None else []

    def doers(self) -> list[int]:
        """Those who act together, things of a tale included: "a cup and a cookie holding hands"."""
        alive = any(bonds.acts(self.subjects[i]) for i in self._clause)
        things = [i for i in self._clause if bonds.might_act(self.subjects[i])] if self._open and not alive else []
        return things or self.actors()

    def _acting_among(self, places: Sequence[int]) -> list[int]:
        """The living of these; where none is, figures: a teddy bear reads, unless a girl holds it."""
        alive = [i for i in places if bonds.living(self.subjects[i])]
        return alive or [i for i in places if bonds.acts(self.subjects[i])]

    def _speak(self, i: int) -> None:
        if i in self._recent:
            self._recent.remove(i)
        self._recent.append(i)
        if not self._open:
            self._clause = []
        if i not in self._clause:
            self._clause.append(i)
        self._open = True
        self._named.append(i)

    def part(self) -> None:
        """Something was said of those who were named: who comes next is not one of them."""
        self._open = False

    def pose(self, subject: int, pose: str) -> None:
        """Say how a subject holds itself, unless that is known. Things do not sit, eat or wave."""
        own = self.subjects[subject]
        if pose in _ALIVE and not bonds.is_a(bonds.symbol(own), bonds.SEATED):
            return
        if pose in _AFOOT and bonds.is_a(bonds.symbol(own), bonds.VEHICLE):
            return
        if pose and not own.pose:
            self.describe(subject, pose=pose)

    def act(self, words: str, subject: int, thing: int | None = None) -> None:
        """Note what a subject does, where the words are a verb's; `thing` is to what, once that is known."""
        verb = UNLISTED if words in self._unlisted else VERBS.get(words)
        if words == AT[0] and thing is not None:
            verb = bonds.symbol(self.subjects[thing]).worked
        if not verb or not self._can_do(verb, words, self.subjects[subject]):
            return
        known = [a for a in self._acts if (a.verb, a.subject) == (verb, subject)]
        if thing is None:
            if not known:
                self._acts.append(Act(verb, subject, None, words))
        elif not any(a.object == thing for a in known):
            self._acts = [a for a in self._acts if not (a in known and a.object is None)]
            self._acts.append(Act(verb, subject, thing, words))

    def _can_do(self, verb: str, words: str, subject: Subject) -> bool:
        if bonds.acts(subject):
            return True
        return (verb in OF_TALES or words in OF_TALES) and bonds.might_act(subject)

    def learn(self, word: str) -> None:
        """Take a word that is in no table for a verb."""
        self._unlisted.add(word)

    def await_act(self, words: str) -> None:
        """The next subject that can act does this: "a dancing bear"."""
        self._awaiting = words

    def acts_awaited(self, subject: int) -> None:
        """A subject was read: what stood before its noun is what it does."""
        if self._awaiting:
            self.act(self._awaiting, subject)
        self._awaiting = ""

    def done(self) -> tuple[Act, ...]:
        """All that is done."""
        return tuple(self._acts)

    def describe(self, subject: int, **said: Any) -> None:
        """Say something of a subject."""
        self.subjects[subject] = replace(self.subjects[subject], **said)

    def feature(self, subject: int, feature: Feature) -> None:
        """Say something of a part of its body; of the same part the last word counts."""
        others = tuple(f for f in self.subjects[subject].features if f.part != feature.part)
        self.describe(subject, features=(*others, feature))

    def colour(self, subject: int, colours: Sequence[tuple[str, RGB]]) -> None:
        """Say its colours: of several, as many as they are go one to each."""
        own = self.subjects[subject]
        self.subjects[subject] = replace(coloured(own, colours), mixed=own.mixed or 1 < own.count == len(colours))


def coloured(subject: Subject, colours: Sequence[tuple[str, RGB]]) -> Subject:
    """The subject in these colours."""
    return replace(subject, colours=tuple(rgb for _, rgb in colours), colour_names=tuple(name for name, _ in colours))
