"""A subject from its noun and what was said before it."""

from dataclasses import replace

from limner.drawing import colour
from limner.drawing.colour import RGB
from limner.engines.illustrator.atlas.names import toy
from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.discourse import coloured
from limner.engines.illustrator.reading.lexicon import Meaning
from limner.engines.illustrator.reading.notes import Modifiers
from limner.engines.illustrator.reading.reading import PLURAL, Feature, Subject
from limner.engines.illustrator.reading.tables.breeds import COATS
from limner.engines.illustrator.reading.tables.colours import COLOURS
from limner.engines.illustrator.reading.tables.modifiers import MATERIAL_COLOURS
from limner.engines.illustrator.reading.tables.nouns import GENERIC, UNCHANGING
from limner.engines.illustrator.reading.tables.people import PLAIN_PEOPLE, SKINS
from limner.engines.illustrator.reading.tables.portions import PLURALS
from limner.engines.illustrator.reading.tables.shapes import FORMS

MOST_OF_ONE = 60
"""As many as are drawn one by one."""

_FURRED = frozenset({"animal", "clothing", "jewellery", "accessory"})
_SKIN_WORDS = {"black": "dark", "african": "dark", "white": "fair"}


def subject(meaning: Meaning, symbol_id: str, exact: bool, mods: Modifiers) -> Subject:
    """The subject of a noun phrase."""
    said, colours = mods.words, list(mods.colours)
    material, (count, lines) = said.get("material", ""), _in_lines(_count(meaning, mods), mods)
    features = list(mods.features)
    if skin := _skin(meaning, mods):
        features.append(skin)
        colours = []
    made = Subject(
        noun=meaning.text,
        symbol=_copied(symbol_id) if "copy" in said else symbol_id,
        count=count,
        size=said.get("size", "normal"),  # type: ignore[arg-type]
        pose=said.get("pose", ""),
        material=material,
        pattern=said.get("pattern", ""),
        age=said.get("age", ""),
        mood=said.get("mood", ""),
        build=said.get("build", ""),
        arrangement="grid" if lines else said.get("arrangement", ""),  # type: ignore[arg-type]
        rows=lines,
        portion=said.get("portion", "slice" if meaning.text.endswith(" slice") else ""),
        shape=said.get("shape", ""),
        form=next((FORMS[word] for word in reversed(mods.heard) if word in FORMS), ""),
        state=said.get("state", ""),
        calling=said.get("calling", ""),
        role=said.get("role", ""),
        troupe=said.get("troupe", ""),
        features=tuple(features),
        exact=exact,
        sown="sown" in said,
        unnumbered=meaning.plural and mods.count is None and "collection" not in said,
        phrase=" ".join([said.get("portion", ""), *mods.said, *(name for name, _ in colours), meaning.text]).strip(),
    )
    if not colours:
        return of_material(_bred(made), material)
    return replace(coloured(made, colours), mixed=count > 1 and _are_mixed(made, colours))


def _copied(symbol_id: str) -> str:
    """The toy of a thing that is no toy itself, or a large one: a robot."""
    own = ATLAS[symbol_id]
    return symbol_id if "toy" in own.kinds and own.height_m < _A_TOY else toy(symbol_id)


_A_TOY = 0.7
"""Metres up to which what is a kind of toy is one."""


def several(word: str, count: int) -> Subject:
    """So many of whom a word of ours, and none of the prompt, speaks."""
    return Subject(noun=word, symbol=symbol_of(word).id, count=count, exact=word not in GENERIC, phrase=word)


def symbol_of(word: str) -> Symbol:
    """The symbol of a word that our own tables use."""
    symbol = ATLAS.find(word)
    if symbol is None:
        raise LookupError(word)
    return symbol


def _bred(made: Subject) -> Subject:
    """The animal in the colours of its breed, clothes in those of their sort."""
    names, pattern = COATS.get(made.noun, ((), ""))
    if not ({*ATLAS[made.symbol].kinds} & _FURRED):
        return made
    shown = coloured(made, [(name, colour.parse(COLOURS[name])) for name in names]) if names else made
    return replace(shown, pattern=made.pattern or pattern)


def of_material(made: Subject, material: str) -> Subject:
    """The subject in its material, and in that material's colour unless it has one."""
    made = replace(made, material=material)
    if made.colours or material not in MATERIAL_COLOURS:
        return made
    return coloured(made, [(material, colour.parse(MATERIAL_COLOURS[material]))])


def _are_mixed(made: Subject, colours: list[tuple[str, RGB]]) -> bool:
    """Whether each has one of the colours: red and blue balloons have, black and white cats have not."""
    names = {name for name, _ in colours}
    return len(names) > 1 and not made.pattern and not {"black", "white"} <= names


def _skin(meaning: Meaning, mods: Modifiers) -> Feature | None:
    """Of a plain person "black" and "white" say the skin."""
    if meaning.text not in PLAIN_PEOPLE or "person" not in ATLAS[meaning.senses["noun"][0]].kinds:
        return None
    names = [name for name, _ in mods.colours] or [word for word in mods.heard if word == "african"]
    if len(names) != 1 or names[0] not in _SKIN_WORDS:
        return None
    return Feature("skin", _SKIN_WORDS[names[0]], colour.parse(SKINS[names[0]]))


def _in_lines(count: int, mods: Modifiers) -> tuple[int, int]:
    """All of those who stand in several lines of so many, and in how many rows; 0 where nothing was said of lines."""
    rows, columns = int(mods.words.get("rows", 0)), int(mods.words.get("columns", 0))
    if mods.count is None or count * max(rows, columns) > MOST_OF_ONE or not (rows or columns):
        return count, 0
    return count * max(rows, columns), rows or count


def _count(meaning: Meaning, mods: Modifiers) -> int:
    count, gathered = mods.count, mods.words.get("collection")
    if count is not None and PLURALS.get(meaning.text) == 1 and "pair" in mods.words.get("number", ""):
        return count // 2  # "a pair of glasses"
    if count is not None and not (count == 1 and meaning.plural):
        return max(1, min(count, MOST_OF_ONE))
    if gathered and PLURALS.get(meaning.text) == 1 and mods.words.get("collection_of") == "set":
        return 1  # "a set of stairs"
    herd = gathered and "animal" in ATLAS[meaning.senses["noun"][0]].kinds  # "a group of zebra"
    if gathered and (herd or meaning.plural or meaning.text in UNCHANGING):
        return int(gathered)
    return PLURALS.get(meaning.text, PLURAL) if meaning.plural else 1
