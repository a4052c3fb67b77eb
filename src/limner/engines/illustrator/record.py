"""What the record of a picture says: what was drawn of its prompt, and which of its words were not.

Every subject of a reading is in the one list or in the other. Both go by what is in the scene, so that a whole picture
and subjects put into another picture say the same of the same prompt.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from limner.engines.illustrator.looks.index import not_drawn
from limner.engines.illustrator.reading.reading import Reading, Subject
from limner.engines.illustrator.scene import Node, Placed, Shape, Words
from limner.engines.illustrator.staging import forms, implied
from limner.engines.illustrator.staging.homes import TABLES

_SEEN_IN = {"chimney": "smoke", "message": "scroll", "note": "scroll", "window sill": "sill", "windowsill": "sill"}
"""Words that are seen in a symbol, or in a shape, of another name."""
_WRITTEN = "\N{PILCROW SIGN}"
"""Stands for there being words in the picture."""


@dataclass(frozen=True, slots=True)
class Record:
    """What was read of a prompt with all that it implies, the ids of the symbols drawn, and the words not drawn."""

    read: Reading
    drawn: tuple[str, ...]
    undrawn: tuple[str, ...]

    def as_dict(self) -> dict[str, Any]:
        """As a picture's scene has it."""
        return {"read": self.read.as_dict(), "drawn": list(self.drawn), "not_drawn": list(self.undrawn)}


def record(reading: Reading, nodes: Sequence[Node]) -> Record:
    """What the nodes show of a prompt: of each figure one symbol, from back to front, then what others stand for."""
    reading = implied.completed(forms.settled(reading))[0]
    heroes = [node for node in nodes if isinstance(node, Placed) and node.importance > 0]
    drawn = [node.symbol for node in heroes if node.half != "front"]
    shown = {name for node in heroes for name in (node.title, node.symbol)}
    seen = _seen(nodes)
    left: list[str] = []
    for number, subject in enumerate(reading.subjects):
        if _is(subject, shown):
            continue
        if _stood_for(number, reading, shown, seen):
            drawn.append(subject.symbol)
        else:
            left.append(subject.noun)
    words = [word for word in not_drawn(reading) if _forms(word).isdisjoint(seen)]
    return Record(reading, tuple(drawn), tuple(dict.fromkeys([*words, *left])))


def _is(subject: Subject, shown: set[str]) -> bool:
    return not {subject.phrase or subject.noun, subject.symbol}.isdisjoint(shown)


def _stood_for(number: int, reading: Reading, shown: set[str], seen: set[str]) -> bool:
    """Whether it is the table under everything, the page or the sign itself, or what somebody shown has on."""
    symbol = reading.subjects[number].symbol
    if symbol in TABLES:
        return "table" in seen
    wearers = (r.subject for r in reading.relations if r.kind == "wearing" and r.object == number)
    if any(_is(reading.subjects[wearer], shown) for wearer in wearers):
        return True
    return symbol in forms.STANDING_FOR and _WRITTEN in seen


def _seen(nodes: Iterable[Node]) -> set[str]:
    """What shapes are called, what is written, and the symbols, in lower case and word by word."""
    names = []
    for node in nodes:
        if isinstance(node, Shape):
            names.append(node.name)
        elif isinstance(node, Words):
            names += [node.text, _WRITTEN, *forms.PRINTS]
        else:
            names.append(node.symbol.replace("_", " "))
    return {word for name in names for word in (name.lower(), *name.lower().split())}


def _forms(word: str) -> set[str]:
    """The word, without its plural's s, and what it is seen in."""
    forms = {word.lower(), word.lower().removesuffix("s")}
    return forms | {_SEEN_IN[form] for form in forms if form in _SEEN_IN}
