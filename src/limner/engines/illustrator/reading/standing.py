"""Signs, posters and boards that are things in a scene: nailed to a tree, over a door, in somebody's hands."""

from collections.abc import Collection
from dataclasses import replace

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.reading.kinds import RelationKind
from limner.engines.illustrator.reading.reading import Reading, Subject
from limner.engines.illustrator.reading.tables.making import PRINTS

_PUT_UP: frozenset[RelationKind] = frozenset({
    "on", "above", "hanging from", "between", "next to", "in front of", "behind", "under", "below", "left of",
    "right of", "inside", "leaning against", "stuck in", "tied to", "around", "touching", "out of",
})  # fmt: skip
"""What holds of a sign that is somewhere."""
_AT_IT: frozenset[RelationKind] = frozenset({
    "holding", "wearing", "looking at", "next to", "in front of", "behind", "under", "below", "left of", "right of",
    "sitting on", "leaning against",
})  # fmt: skip
"""What holds of others toward it; what is on it may be its picture."""


_MARKED = frozenset({"logo", "icon", "badge", "emblem", "sticker", "pattern", "poster"})
"""Composition words of a sign that is a design, and stands nowhere."""


def standing(reading: Reading) -> Reading:
    """The reading without a print to be made, where the sign, the poster or the card is a thing among others.

    A sign without words is one. A sign of light that is the whole picture is in the look of one.
    """
    own = _own(reading)
    if (
        own
        and reading.made.print == "sign"
        and not (reading.quoted or reading.made.lines or _MARKED & {*reading.composition})
    ):
        return replace(reading, made=replace(reading.made, noun="", print=""))
    if not reading.quoted or not own:
        return reading
    if not _is_a_thing(reading, own):
        alight = all(_glows(reading.subjects[i]) for i in own) and reading.made.print == "sign"
        return replace(reading, styles=_with(reading.styles, "neon")) if alight else reading
    words = tuple(word for word in reading.composition if word != "poster")
    return replace(reading, composition=words, made=replace(reading.made, noun="", print=""))


def _own(reading: Reading) -> frozenset[int]:
    """The subjects that are the print itself."""
    kind = reading.made.print
    return frozenset(i for i, subject in enumerate(reading.subjects) if kind and kind in _prints(subject))


def _prints(subject: Subject) -> Collection[str]:
    noun = subject.noun.rpartition(" ")[2]
    return {PRINTS.get(noun, ""), *ATLAS[subject.symbol].printed}


def _is_a_thing(reading: Reading, own: Collection[int]) -> bool:
    for relation in reading.relations:
        if relation.subject in own and relation.object not in own and relation.kind in _PUT_UP:
            return True
        if relation.object in own and relation.subject not in own and relation.kind in _AT_IT:
            return True
    others = len(reading.subjects) > len(own)
    if reading.setting is not None and any(reading.subjects[i].count > 1 for i in own):
        return True
    if any(_glows(reading.subjects[i]) or _is_fixed(reading.subjects[i]) for i in own):
        return others or reading.setting is not None
    return reading.made.print == "sign" and others and reading.setting is not None


def _glows(subject: Subject) -> bool:
    board = ATLAS[subject.symbol].board
    return board is not None and board.glows


def _is_fixed(subject: Subject) -> bool:
    """Whether it is built where it stands, as a billboard is, and no design of one."""
    symbol = ATLAS[subject.symbol]
    return "street furniture" in symbol.kinds and subject.noun in symbol.words and "sign" not in symbol.printed


def _with(styles: tuple[str, ...], style: str) -> tuple[str, ...]:
    return styles if style in styles else (*styles, style)
