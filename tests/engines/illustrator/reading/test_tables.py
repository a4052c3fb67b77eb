"""The tables of words against the atlas and against one another."""

from itertools import chain

import pytest

from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.reading import lexicon, tokens
from limner.engines.illustrator.reading.tables import breeds, drinks, games, names, nouns, people, relations
from limner.engines.illustrator.reading.tables import surroundings as around

_SYMBOLS = {
    "vessels": drinks.BOTTLED | drinks.POURED | drinks.SERVED | drinks.DISHES,
}
_WORDS = {
    "synonyms": [*nouns.SYNONYMS.values()],
    "sights": [*names.SIGHTS.values()],
    "varied": [*chain.from_iterable(nouns.VARIED.values())],
    "games": [word for word, _ in games.GAMES.values()],
    "places": [word for _, word in chain.from_iterable(around.PEOPLED.values())],
    "groups": (who.lstrip("0123456789 ").partition(" with ")[0] for who in chain.from_iterable(people.GROUPS.values())),
}


def senses(phrase: str) -> set[str]:
    """What the lexicon has for the whole phrase."""
    pieces = tokens.split(phrase)[0]
    meaning = lexicon.load().match(pieces, 0)
    return {*meaning.senses} if meaning is not None and meaning.length == len(pieces) else set()


@pytest.mark.parametrize("table", _SYMBOLS)
def test_symbols_that_tables_name_are_in_the_atlas(table: str) -> None:
    assert {*_SYMBOLS[table]} <= {symbol.id for symbol in load()}


@pytest.mark.parametrize("table", _WORDS)
def test_words_that_tables_lead_to_are_in_the_atlas(table: str) -> None:
    atlas = load()
    assert [word for word in _WORDS[table] if atlas.find(word) is None] == []


def test_the_atlas_knows_no_synonym_by_itself() -> None:
    atlas = load()
    own = {word for word, symbol in atlas.words().items() if not lexicon._is_coloured(word, symbol, atlas)}
    assert sorted(own & nouns.SYNONYMS.keys()) == []


def test_every_breed_is_an_animal_that_the_reader_knows() -> None:
    assert [breed for breed in breeds.COATS if "noun" not in senses(breed)] == []


def test_words_for_places_are_settings() -> None:
    said = around.LOOSE_PLACES | around.EVERYWHERE | around.NIGHTLY | around.AUDIENCES.keys() | around.PEOPLED.keys()
    assert [word for word in sorted(said) if "setting" not in senses(word)] == []


def test_what_is_drawn_is_not_in_the_table_of_what_is_not() -> None:
    assert [sight for sight in sorted(names.UNDRAWN_SIGHTS) if "undrawn" not in senses(sight)] == []


def test_every_base_form_is_of_a_relation() -> None:
    first = {words.split()[0] for words in relations.RELATIONS}
    assert relations.BASES.keys() <= first
