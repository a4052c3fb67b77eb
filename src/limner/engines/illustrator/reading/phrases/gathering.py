"""Words for several: a couple, a band with its instruments, and "animals", which are not three dogs."""

from dataclasses import replace

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.reading import bonds, naming
from limner.engines.illustrator.reading.heard import Clause, Heard
from limner.engines.illustrator.reading.hosting import MARKS
from limner.engines.illustrator.reading.lexicon import Meaning
from limner.engines.illustrator.reading.phrases import persons, things
from limner.engines.illustrator.reading.reading import Relation, Subject
from limner.engines.illustrator.reading.senses import of_marks
from limner.engines.illustrator.reading.tables.nouns import GENERIC

_INSTRUMENTS = frozenset(
    "guitar guitars drum drums violin violins trumpet trumpets saxophone saxophones piano microphone cello flute "
    "instrument instruments".split()
)
"""Where the prompt itself says what is played."""
_NEAR = 4
"""Words between "for" and whom it is for."""


def group(heard: Heard, meaning: Meaning) -> None:
    """Several people by one word: a couple, a family, a band."""
    if heard.refuse("person", "people"):
        return
    if _is_of_a_trade(heard):
        heard.forget()
        return
    plays = heard.cursor.vocabulary.isdisjoint(_INSTRUMENTS)
    for player in meaning.senses["group"]:
        who, _, instrument = player.partition(" with ")
        place = _player(heard, who)
        if place is not None:
            if instrument and plays:
                _equip(heard, place, instrument)
            heard.company.meet(place)
    heard.clause = Clause(after_noun=True)
    heard.forget()


def people(heard: Heard) -> None:
    """Those who are in a crowded place, where the prompt names nobody, and what makes a place what it is."""
    around, company = heard.around, heard.company
    refused = not {"person", "people"}.isdisjoint(around.excluded) or not MARKS.isdisjoint(around.composition)
    peopled = refused or any(bonds.living(subject) for subject in company.subjects)
    for count, word in around.people:
        there = naming.several(word, count)
        named = any(subject.symbol == there.symbol for subject in company.subjects)
        if not named and not (peopled and bonds.living(there)):
            company.add(there)


def those_aside(heard: Heard) -> None:
    """What somebody unknown wears or holds, where it is all that there is to draw: the umbrella of a stranger."""
    if heard.company.subjects or "setting" in heard.around.single:
        return
    for made in heard.aside:
        heard.company.add(made)
        heard.around.unknown = [word for word in heard.around.unknown if word != made.noun]


def _is_of_a_trade(heard: Heard) -> bool:
    """Whether a mark is for them: "a mascot for a basketball team" shows no team."""
    cursor = heard.cursor
    before = {piece.text for piece in cursor.pieces[max(cursor.start - _NEAR, 0) : cursor.start]}
    return "for" in before and not MARKS.isdisjoint(heard.around.composition)


def _player(heard: Heard, player: str) -> int | None:
    """So many of a kind, "30 person", or one."""
    number, _, who = player.partition(" ") if player[0].isdecimal() else ("1", "", player)
    symbol = ATLAS.find(who)
    if symbol is None:
        return None
    exact = who not in GENERIC
    return heard.company.add(Subject(noun=who, symbol=symbol.id, count=int(number), exact=exact, phrase=who))


def _equip(heard: Heard, place: int, instrument: str) -> None:
    symbol, company = ATLAS.find(instrument), heard.company
    count = company.subjects[place].count
    if symbol is None:
        return
    held = company.add(Subject(noun=instrument, symbol=symbol.id, count=count, phrase=instrument))
    if held is not None:
        company.pose(place, "holding")
        company.relations.append(Relation("holding", place, held))


def varied(heard: Heard, meaning: Meaning) -> None:
    """ "Animals" are one of each: as many as were said, else as many as a plural means."""
    if "noun" in meaning.senses and persons.takes_role(heard, meaning):
        return
    examples = [symbol for symbol in map(ATLAS.find, meaning.senses["varied"]) if symbol is not None]
    if meaning.text.endswith(" icon"):
        heard.around.composition.append("icon")
    plural = meaning.plural or of_marks(heard.cursor.next) or heard.company.holds_what_follows
    if not plural or heard.mods.refusing or heard.mods.definite or heard.mods.colours or not examples:
        if "noun" in meaning.senses:
            things.noun(heard, meaning)
        return
    many = naming.subject(
        replace(meaning, plural=True, senses={"noun": (examples[0].id, False)}), examples[0].id, False, heard.mods
    )
    kinds = examples[: many.count]
    for i, symbol in enumerate(kinds):
        count = many.count // len(kinds) + (i < many.count % len(kinds))
        place = heard.company.add(replace(many, noun=symbol.words[0], symbol=symbol.id, count=count))
        if place is not None:
            heard.company.join("and")
            heard.company.meet(place)
    heard.clause = Clause(after_noun=True)
    heard.forget()
