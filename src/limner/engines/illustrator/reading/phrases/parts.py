"""Parts of bodies: they say something of who has them, and are things where nobody does."""

from dataclasses import replace

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.reading import bonds
from limner.engines.illustrator.reading.heard import Heard
from limner.engines.illustrator.reading.lexicon import Meaning
from limner.engines.illustrator.reading.phrases import describing, things
from limner.engines.illustrator.reading.tables.people import SHOWN_ALONE

_PAIRED = frozenset({"lip", "wing", "antler"})
"""One symbol shows both."""


def part(heard: Heard, meaning: Meaning) -> None:
    """ "A girl with blue eyes" has them; "a giant eye over the sea" is one."""
    symbol = ATLAS.find(SHOWN_ALONE.get(meaning.text, ""))
    if symbol is None or not _is_alone(heard, meaning):
        describing.body(heard, meaning)
        return
    if meaning.text in _PAIRED:
        heard.mods.count = 1
    things.noun(heard, replace(meaning, senses={"noun": (symbol.id, True)}))


def _is_alone(heard: Heard, meaning: Meaning) -> bool:
    """Whether it is counted, or several begin the prompt, and nobody was named who could have it."""
    cursor, company = heard.cursor, heard.company
    counted = heard.mods.count is not None or (meaning.plural and company.begins and cursor.start < 3)
    if not counted or heard.mods.possessive or heard.mods.refusing or company.awaits == "with":
        return False
    owned = any(bonds.living(subject) for subject in company.subjects)
    return not (owned or cursor.last.text.endswith("ed") or cursor.noun_ahead() or cursor.next_is("body"))
