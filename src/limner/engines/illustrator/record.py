"""What the record of a picture says: what was drawn of its prompt, and which of its words were not.

Every subject of a script is in the one list or in the other. Both go by what the nodes of the picture claim to draw,
so that no record disagrees with its picture, whole or put into another one.
"""

import math
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from limner.engines.illustrator.atlas.attitude import attitude
from limner.engines.illustrator.atlas.names import own
from limner.engines.illustrator.looks.index import not_drawn
from limner.engines.illustrator.reading.reading import Act, Reading
from limner.engines.illustrator.reading.tables.making import PRINTS
from limner.engines.illustrator.reading.tables.remarks import DRAWN, MARK, TOWNSCAPE
from limner.engines.illustrator.scene import Node, Placed, Shape, Words
from limner.engines.illustrator.staging import scenery
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.deeds.seen import HANDS, SEEN_AS, SIDE, TOUCH
from limner.engines.illustrator.staging.script import Script, script
from limner.engines.illustrator.staging.stage import played
from limner.engines.illustrator.staging.turning import TURNS
from limner.engines.illustrator.typesetting.faces import unset
from limner.engines.jobs import GenerateJob

_TURNED = 60.0
"""Degrees from which on a figure does not stand upright."""


@dataclass(frozen=True, slots=True)
class Record:
    """What was read of a prompt with all that it implies, the ids of the symbols drawn, and the words not drawn."""

    read: Reading
    drawn: tuple[str, ...]
    undrawn: tuple[str, ...]

    @property
    def shines(self) -> bool:
        """Whether a light is among what was drawn."""
        return any((symbol := find(name)) is not None and "shining" in symbol.traits for name in self.drawn)

    def showing(self, symbols: Collection[str], words: Collection[str]) -> "Record":
        """The record of a picture in which these symbols are seen, and what these words say."""
        seen = {name for s in self.read.subjects if s.symbol in symbols for name in (s.noun, s.phrase)}
        left = tuple(said for said in self.undrawn if said not in seen and not {*said.split()} <= {*words})
        return Record(self.read, tuple(sorted(symbols)), left)

    def as_dict(self) -> dict[str, Any]:
        """As a picture's scene has it."""
        return {"read": self.read.as_dict(), "drawn": list(self.drawn), "not_drawn": list(self.undrawn)}


def record(script: Script, nodes: Sequence[Node]) -> Record:
    """What the nodes show of a script: of each figure one symbol, from back to front, then what others show."""
    said = script.said
    figures = [node for node in nodes if isinstance(node, Placed) and node.draws]
    themselves = {node.draws[0] for node in figures}
    seen = _seen(nodes)
    shown = {number for node in figures for number in node.draws}
    shown |= {i for i, symbol in script.left.items() if not seen.isdisjoint(scenery.shown_as(symbol.id))}
    others = [subject.symbol for i, subject in enumerate(said.subjects) if i in shown - themselves]
    left = [subject.noun for i, subject in enumerate(said.subjects) if i not in shown]
    left += _undone(said, figures) + _unturned(said, figures)
    if nodes and script.brief.traits.mark:
        seen |= {MARK}
    claimed = _claimed(said, seen)
    words = [word for word in not_drawn(said) if _forms(word).isdisjoint(seen) and not claimed >= {*word.split()}]
    drawn = (*(own(node.symbol) for node in figures if node.half != "front"), *others)
    return Record(said, drawn, tuple(dict.fromkeys([*words, *left, *_unwritten(said, nodes)])))


def foreseen(reading: Reading) -> Record:
    """What a picture of the prompt will show, by its scene for a square canvas."""
    made = script(reading, GenerateJob("svcv4_1", reading.prompt, 1024, 1024, vector=False, seed=1))
    return record(made, played(made).nodes)


def _undone(said: Reading, figures: Sequence[Placed]) -> list[str]:
    """The verbs of what nobody is seen to do."""
    left = []
    for act in said.acts:
        doers = [node for node in figures if act.subject in node.draws[:1]]
        if doers and not any(_does(act, node, figures) for node in doers):
            left.append(act.words)
    return left


def _unturned(said: Reading, figures: Sequence[Placed]) -> list[str]:
    """The words of what was to stand otherwise than it does."""
    upright = {node.draws[0] for node in figures if abs(node.tilt) < _TURNED}
    return [subject.state for i, subject in enumerate(said.subjects) if i in upright and subject.state in TURNS]


def _does(act: Act, doer: Placed, figures: Sequence[Placed]) -> bool:
    """Whether the figure shows the act: by its stance, its hands, or by where the thing is."""
    seen, held = SEEN_AS[act.verb], attitude(doer.pose.partition("/")[0])
    if held.stance in seen or (HANDS in seen and held.busy):
        return True
    if act.object is None or act.object in doer.draws:
        return bool({TOUCH, SIDE} & seen)
    things = [node for node in figures if act.object in node.draws]
    return bool(things) and (SIDE in seen or (TOUCH in seen and any(_near(doer, thing) for thing in things)))


def _near(one: Placed, other: Placed) -> bool:
    """Whether two figures are as near to one another as the one is high, and half of that."""
    return math.hypot(one.x - other.x, one.y - other.y) < 1.5 * max(one.height, other.height)


def _unwritten(said: Reading, nodes: Iterable[Node]) -> list[str]:
    """The texts in quotation marks that nothing says in the picture, and of others the characters that no face has."""
    written = [node.text for node in nodes if isinstance(node, Words)]
    shown, lost = _letters("".join(written)), unset(" ".join(said.quoted))
    implied = {*said.made.lines, said.made.addressee, said.made.letters}
    found: list[str] = []
    for text in said.quoted:
        kept = "".join(c for c in text if c not in lost)
        whole = bool(written) and all(_letters(word) in shown for word in kept.split())
        found += [text] if not whole and text not in implied else [c for c in lost if c in text]
    return found


def _letters(text: str) -> str:
    """Its letters and figures, whatever their case and the lines that they are set in."""
    return "".join(c for c in text.casefold() if c.isalnum())


def _seen(nodes: Iterable[Node]) -> set[str]:
    """What shapes and symbols claim to be and what is written, in lower case and word by word."""
    names = []
    for node in nodes:
        if isinstance(node, Shape):
            names.append(node.name)
        elif isinstance(node, Words):
            names += [node.text, *PRINTS]
        else:
            names.append(own(node.symbol).replace("_", " "))
    return {word for name in names for word in (name.lower(), *name.lower().split())}


def _forms(word: str) -> set[str]:
    """The word, and it without its plural's s."""
    return {word.lower(), word.lower().removesuffix("s")}


def _claimed(reading: Reading, seen: set[str]) -> set[str]:
    """The words that are claimed by what can be seen: phrases, the mark itself, a set's functions, a trade's sign."""
    made = reading.made
    claims = [(remark.words.split(), DRAWN.get(remark.kind, frozenset())) for remark in reading.remarks]
    claims.append(([*made.told], frozenset({MARK})))
    if reading.region is not None:
        claims.append((reading.region.words.split(), frozenset({TOWNSCAPE})))
    claims += [(place.words.split(), frozenset({f"{place.place} beyond"})) for place in reading.beyond]
    if made.icons is not None:
        claims.append(([*made.icons.words], frozenset({MARK})))
    if made.trade is not None and (made.print or MARK in seen):
        claims.append(([made.trade[0]], frozenset({made.trade[1].replace("_", " ")})))
    return {word for words, by in claims if not seen.isdisjoint(by) for word in words}
