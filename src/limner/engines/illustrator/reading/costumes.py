"""Animals and robots as people: what they are by calling, and whose clothes they wear for it."""

from collections.abc import Mapping
from dataclasses import replace

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.reading import Subject
from limner.engines.illustrator.reading.tables.callings import CALLINGS, SORTS_OF_ANIMALS, Calling

_SELVES = frozenset({"animal", "robot", "snowman", "alien", "skeleton", "creature", "teddy_bear"})
"""What stays itself in a person's role: "a cat wizard", "a robot barista"."""


def keeps_itself(thing: Symbol) -> bool:
    """Whether it is still seen for what it is in a person's clothes."""
    return not _SELVES.isdisjoint({*thing.kinds, thing.id})


def has_hands(thing: Symbol) -> bool:
    """Whether it has arms of its own, or stands up as people do: an octopus in a cook's hat does not cook."""
    return thing.upright is not None or thing.limber


def is_calling(word: str, person: Symbol) -> bool:
    """Whether the word for that person is shown by clothes or by a deed."""
    return bool(person.uniform) or bool(calling(word).verb) or bool(calling(word).pose)


def is_of_a_sort(word: str, animal: str) -> bool:
    """Whether the word for a person says of what sort the animal is: "a king penguin"."""
    return f"{word} {animal}" in SORTS_OF_ANIMALS


def said(word: str, person: Symbol) -> Mapping[str, str]:
    """What it is and wears, by the names of a subject's fields."""
    return {"calling": word, "role": person.id if person.uniform else ""}


def clad(subject: Subject, word: str, person: Symbol) -> Subject:
    """The subject as somebody of that calling, in that person's clothes."""
    return replace(subject, calling=word, role=person.id if person.uniform else "")


def calling(word: str) -> Calling:
    """What the word says somebody does; of an animal, what the one does in whose clothes it is."""
    known = CALLINGS.get(word)
    if known is not None and known.verb:
        return known
    person = ATLAS.find(known.person if known is not None else word)
    if person is None or not person.does:
        return known or Calling("")
    verb, _, thing = person.does.partition(":")
    return Calling(person.words[0], verb, thing)
