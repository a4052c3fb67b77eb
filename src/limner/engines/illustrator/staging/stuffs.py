"""What a subject is made of, where its words say so in another way than by a material."""

from collections.abc import Mapping, Sequence

from limner.drawing.colour import RGB, parse
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.surfaces import extent
from limner.engines.illustrator.light.surfaces.index import surface
from limner.engines.illustrator.reading.reading import Subject
from limner.engines.illustrator.reading.tables.modifiers import MATERIALS
from limner.engines.illustrator.staging.colouring import dressed, following, main_colour

_COLOURS = {
    "gold": "gold", "golden": "gold", "silver": "silver", "copper": "copper", "bronze": "bronze",
    "chocolate": "chocolate",
}  # fmt: skip
"""Colours that are stuffs, too."""
_COLOURED = frozenset({"animal", "person", "plant", "food", "fruit", "vegetable", "flower", "tree", "clothing"})
"""Kinds of which such a word says the colour alone: golden hair, a silver fox; and so it does of what is in the sky."""
_LAID = frozenset({"stone"})
"""Materials that a symbol whose main part is named after them is drawn in: a stone bridge's courses are its own."""
_UNPAINTED = {
    "glass": parse("#c6e6ee"), "paper": parse("#efe9dc"), "cardboard": parse("#c59a66"), "velvet": parse("#8a1f4f"),
    "porcelain": parse("#f3f4f6"), "crystal": parse("#cfe0f6"), "jelly": parse("#e8364f"),
}  # fmt: skip
"""The colours of materials that have one of their own, which no word of the prompt names."""
_DYED = {"wool": parse("#cf4a44"), "plastic": parse("#2f8fe0"), "felt": parse("#4f9a6a"), "fabric": parse("#c96a5a")}
"""The colours of things that are unpainted and are made of what is always dyed."""
_KEPT = 0.6
"""How much of their difference from the main colour is left to the parts that become of its material."""


def stuff(subject: Subject, symbol: Symbol) -> str:
    """Its material: the one that was said, the stuff of its colour (a golden statue), or that of its name (a rubber
    ball), unless the symbol is one of that alone or drawn in it already; "" for none.
    """
    said = _said(subject, symbol)
    return "" if said in _LAID and said in symbol.slots else said


def _said(subject: Subject, symbol: Symbol) -> str:
    if subject.material:
        return subject.material
    if subject.colour_names:
        only_colour = symbol.place == "sky" or not _COLOURED.isdisjoint({symbol.id, *symbol.kinds})
        return "" if only_colour else _COLOURS.get(subject.colour_names[0], "")
    first, _, rest = subject.noun.partition(" ")
    drawn_so = subject.noun == symbol.words[0] or not {"food", "animal"}.isdisjoint(symbol.kinds)
    return "" if drawn_so or not rest or rest.startswith("of ") else MATERIALS.get(first, "")


def unpainted(material: str, symbol: Symbol) -> Sequence[RGB]:
    """The colour of a material that has one of its own, for things of which none is named."""
    own = _UNPAINTED.get(material)
    if own is None and extent.of_a_stuff(symbol) and not extent.is_natural(symbol, material):
        own = _DYED.get(material)
    return () if own is None else (own,)


def clad(symbol: Symbol, colours: Sequence[RGB], material: str) -> Mapping[str, RGB]:
    """The slots to override by the colours that are named and by the material: all that is of it follows the first."""
    seats = extent.upholstered(symbol, material)
    if seats and colours:
        return dict.fromkeys(seats, colours[0])
    result = dict(dressed(symbol, colours))
    old = main_colour(symbol)
    if surface(material, symbol) is None or extent.keeps_colours(material) or not colours or old is None:
        return result
    for name, slot in symbol.slots.items():
        if name not in result and extent.takes(name, symbol, material):
            result[name] = following(slot.rgb, old, colours[0], _KEPT)
    return result
