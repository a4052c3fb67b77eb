"""What a subject is made of, where its words say so in another way than by a material."""

from collections.abc import Sequence

from limner.drawing.colour import RGB, parse
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.reading import Subject
from limner.engines.illustrator.reading.tables.modifiers import MATERIALS

_PRECIOUS = {"gold": "gold", "golden": "gold", "silver": "silver", "copper": "copper", "bronze": "bronze"}
"""Colours that are metals."""
_LAID = frozenset({"stone"})
"""Materials that a symbol whose main part is named after them is drawn in: a stone bridge's courses are its own."""
_UNPAINTED = {"glass": parse("#c6e6ee"), "paper": parse("#efe9dc"), "cardboard": parse("#c59a66")}


def stuff(subject: Subject, symbol: Symbol) -> str:
    """Its material: the one that was said, the metal of its colour (a golden statue), or that of its name (a rubber
    ball), unless the symbol is one of that alone or drawn in it already; "" for none.
    """
    said = _said(subject, symbol)
    return "" if said in _LAID and said in symbol.slots else said


def _said(subject: Subject, symbol: Symbol) -> str:
    if subject.material:
        return subject.material
    if subject.colour_names:
        return _PRECIOUS.get(subject.colour_names[0], "")
    first, _, rest = subject.noun.partition(" ")
    drawn_so = subject.noun == symbol.words[0] or "food" in symbol.kinds
    return "" if drawn_so or not rest or rest.startswith("of ") else MATERIALS.get(first, "")


def unpainted(material: str) -> Sequence[RGB]:
    """The colour of a material that has one of its own, for things of which none is named."""
    return (_UNPAINTED[material],) if material in _UNPAINTED else ()
