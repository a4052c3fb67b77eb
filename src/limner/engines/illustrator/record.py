"""What the record of a picture says: what was drawn of its prompt, and which of its words were not.

Every subject of a reading is in the one list or in the other. Both go by what is in the scene, so that a whole picture
and subjects put into another picture say the same of the same prompt.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from limner.engines.illustrator.looks.index import not_drawn
from limner.engines.illustrator.reading.reading import Reading, Subject
from limner.engines.illustrator.reading.tables.making import PRINTS
from limner.engines.illustrator.reading.tables.remarks import DRAWN, MARK
from limner.engines.illustrator.scene import Node, Placed, Shape, Words
from limner.engines.illustrator.staging import forms, traits
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.homes import TABLES
from limner.engines.illustrator.staging.stage import stage
from limner.engines.jobs import GenerateJob

_OF_THE_PLACE = frozenset({"mountain", "rainbow"})
"""Symbols that a place may show in itself."""
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
    reading = forms.settled(reading)
    heroes = [node for node in nodes if isinstance(node, Placed) and node.importance > 0]
    drawn = [node.symbol for node in heroes if node.half != "front"]
    shown = {name for node in heroes for name in (node.title, node.symbol)}
    seen = _seen(nodes) | ({MARK} if traits.MARKS & {*reading.composition} else set())
    left: list[str] = []
    for number, subject in enumerate(reading.subjects):
        if _is(subject, shown):
            continue
        if _stood_for(number, reading, shown, seen):
            drawn.append(subject.symbol)
        else:
            left.append(subject.noun)
    claimed = _claimed(reading, seen)
    words = [word for word in not_drawn(reading) if _forms(word).isdisjoint(seen) and not claimed >= {*word.split()}]
    return Record(reading, tuple(drawn), tuple(dict.fromkeys([*words, *left])))


def foreseen(reading: Reading) -> Record:
    """What a picture of the prompt will show, by its scene for a square canvas."""
    job = GenerateJob("svcv4_1", reading.prompt, 1024, 1024, vector=False, seed=1)
    return record(reading, stage(reading, job).nodes)


def _is(subject: Subject, shown: set[str]) -> bool:
    return not {subject.phrase or subject.noun, subject.symbol}.isdisjoint(shown)


def _stood_for(number: int, reading: Reading, shown: set[str], seen: set[str]) -> bool:
    """Whether it is of the place, the page or the sign itself, or what somebody shown has on."""
    symbol = reading.subjects[number].symbol
    if symbol in TABLES:
        return "table" in seen
    if symbol in _OF_THE_PLACE and not seen.isdisjoint((symbol, f"{symbol}s")):
        return True
    wearers = (r.subject for r in reading.relations if r.kind == "wearing" and r.object == number)
    if any(_is(reading.subjects[wearer], shown) for wearer in wearers):
        return True
    drawn = find(symbol)
    return drawn is not None and bool(drawn.printed) and _WRITTEN in seen


def _seen(nodes: Iterable[Node]) -> set[str]:
    """What shapes are called, what is written, and the symbols, in lower case and word by word."""
    names = []
    for node in nodes:
        if isinstance(node, Shape):
            names.append(node.name)
        elif isinstance(node, Words):
            names += [node.text, _WRITTEN, *PRINTS]
        else:
            names.append(node.symbol.replace("_", " "))
    return {word for name in names for word in (name.lower(), *name.lower().split())}


def _forms(word: str) -> set[str]:
    """The word, and it without its plural's s."""
    return {word.lower(), word.lower().removesuffix("s")}


def _claimed(reading: Reading, seen: set[str]) -> set[str]:
    """The words that are claimed by what can be seen: phrases, the mark itself, a set's functions, a trade's sign."""
    made = reading.made
    claims = [(remark.words.split(), DRAWN.get(remark.kind, frozenset())) for remark in reading.remarks]
    claims.append(([*made.told], frozenset({MARK})))
    if made.icons is not None:
        claims.append(([*made.icons.words], frozenset({MARK})))
    if made.trade is not None and (made.print or MARK in seen):
        claims.append(([made.trade[0]], frozenset({made.trade[1].replace("_", " ")})))
    return {word for words, by in claims if not seen.isdisjoint(by) for word in words}
