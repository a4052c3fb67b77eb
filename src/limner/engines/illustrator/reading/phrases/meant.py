"""Which thing a noun means here: a baseball bat, a drinking glass, the wall of the room, a horse in bronze."""

from dataclasses import replace

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.reading import bonds, naming
from limner.engines.illustrator.reading.heard import Heard
from limner.engines.illustrator.reading.lexicon import Meaning
from limner.engines.illustrator.reading.tables.modifiers import MATERIAL_COLOURS, MATERIALS
from limner.engines.illustrator.reading.tables.nouns import FIGURES, HOMOGRAPHS, RISEN

_HANGING = frozenset({"on", "hanging on", "hung on", "in", "above", "displayed on", "painted on", "mounted on"})


def meant(heard: Heard, meaning: Meaning) -> Meaning:
    """Of a word for two things, the one that the rest of the prompt speaks for."""
    if meaning.text == "glasses" and _are_drunk_from(heard):
        meaning = replace(meaning, text="glass", plural=True)
        glass = ATLAS.find("drinking glass")
        return meaning if glass is None else replace(meaning, senses={"noun": (glass.id, True)})
    other, cues = HOMOGRAPHS.get(meaning.text, ("", frozenset()))
    symbol = ATLAS.find(other) if other else None
    if symbol is None or heard.cursor.vocabulary.isdisjoint(cues):
        return meaning
    return replace(meaning, senses={**meaning.senses, "noun": (symbol.id, True)})


def _are_drunk_from(heard: Heard) -> bool:
    """Whether glasses are no spectacles: "two glasses", "glasses of wine"; not "a pair of glasses"."""
    counted = (heard.mods.count or 0) > 1 and "pair" not in heard.mods.words.get("number", "")
    return counted or heard.cursor.next_text == "of"


def leave_undrawn(heard: Heard, meaning: Meaning) -> bool:
    """Drop it where the rest of the prompt makes it a thing that nothing is drawn for: the chimney of a house. Whether
    it does.
    """
    if _is_said_otherwise(heard, meaning):
        return True
    if meaning.text == "wall" and _is_of_the_room(heard):
        heard.company.drop_relation()
        heard.forget()
        return True
    if meaning.text == "individual" and not meaning.plural and heard.cursor.noun_ahead():  # "individual slices"
        return True
    other, cues = HOMOGRAPHS.get(meaning.text, ("-", frozenset()))
    if other or heard.mods.refusing or heard.cursor.vocabulary.isdisjoint(cues):
        return False
    heard.around.unknown.append(heard.cursor.last.written)
    heard.company.drop_relation()
    heard.forget()
    return True


def _is_said_otherwise(heard: Heard, meaning: Meaning) -> bool:
    """Whether it is no thing: a verb ("the towers rose high"), or a figure of speech ("a blanket of fog")."""
    cursor, mods = heard.cursor, heard.mods
    if meaning.text in RISEN and heard.clause.after_noun and not (mods.begun or mods.colours or mods.count):
        return cursor.next_text in RISEN[meaning.text]
    return (
        meaning.text in FIGURES
        and cursor.next_text == "of"
        and not meaning.plural
        and not cursor.noun_ahead(skipping=1)
    )


def _is_of_the_room(heard: Heard) -> bool:
    """Whether the wall is that of the place: a clock hangs on it, while a cat sits on a wall."""
    company = heard.company
    if not company.subjects:
        return bool(heard.around.composition) and heard.cursor.placed()
    return (
        company.awaits in _HANGING and company.focus is not None and not bonds.living(company.subjects[company.focus])
    )


def take_statue(heard: Heard, meaning: Meaning, symbol_id: str) -> bool:
    """Read it as the likeness of what comes next: "a bronze statue of a horse" is a bronze horse. Whether it is one."""
    cursor = heard.cursor
    if symbol_id != "statue" or cursor.next_text != "of" or meaning.plural or heard.mods.refusing:
        return False
    cursor.at += 1
    if not cursor.noun_ahead(("noun", "name")):
        cursor.at -= 1
        return False
    heard.clause.sculpted = _carved_in(heard, meaning) or "stone"
    heard.forget()
    return True


def take_apposition(heard: Heard, meaning: Meaning, symbol_id: str) -> bool:
    """Read it as the making of who was named first: "a lion, marble sculpture" is a marble lion. Whether it is one."""
    company, mods = heard.company, heard.mods
    own = _carved_in(heard, meaning)
    said_of = (
        symbol_id == "statue"
        and own
        and not (meaning.plural or mods.count is not None or mods.definite or mods.refusing)
    )
    if not said_of or not company.subjects or company.awaits or not heard.cursor.is_listed():
        return False
    if not bonds.is_a(bonds.symbol(company.subjects[0]), bonds.CARVED):
        return False
    company.subjects[0] = naming.of_material(company.subjects[0], own)
    heard.forget()
    return True


def _carved_in(heard: Heard, meaning: Meaning) -> str:
    """The material of which the words say that the likeness is; "" where they name none."""
    named = [name for name, _ in heard.mods.colours if name in MATERIAL_COLOURS]
    own = MATERIALS.get(meaning.text.partition(" ")[0], "")  # "a marble statue of"
    return heard.mods.words.get("material", (named or [own])[0])
