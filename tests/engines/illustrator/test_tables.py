"""Every name in every table is registered: a name that nothing has is a branch that never runs."""

from types import ModuleType

import pytest

from tests.engines.illustrator import tables
from tests.engines.illustrator.tables import Column

_HERE = "limner.engines.illustrator."
_OTHERWISE = {
    f"{_HERE}staging.settings.setting.SETTINGS/value/shows/item": "words that a prompt refuses",
    f"{_HERE}staging.settings.lands.sports.LANDS/value/shows": "words that a prompt refuses",
    f"{_HERE}enhance.scenes._TIMELESS/item": "climates",
    f"{_HERE}enhance.scenes._has_sky_for": "weather and symbols",
    f"{_HERE}explore.openings._seasons": "words that a prompt refuses",
    f"{_HERE}staging.deeds.doing._ON_LADDERS/item": "verbs",
    f"{_HERE}staging.deeds.pouring._LIQUIDS/item": "slots of drinks",
    f"{_HERE}style_transfer.mood._MARKS/value": "words for compositions",
    f"{_HERE}reading.tables.modifiers.GATHERED/key": "collections, by their last word",
    f"{_HERE}reading.tables.compounds.POTTED/item": "nouns of prompts",
    f"{_HERE}reading.tables.compounds.RACED/key": 'what before "race" says what is raced',
    f"{_HERE}reading.tables.regions.ROOMS/item": "words after a time's adjective",
    f"{_HERE}reading.lexicon._TABLES/item/1/value/item": "phrases, read as prompts are",
    f"{_HERE}reading.tables.grounds.FURNITURE/item": "words that a prompt says of a ground",
    f"{_HERE}staging.settings.character.CHARACTERS/value/plants/item": "what streets draw that grows",
    f"{_HERE}staging.outfits._VERBS/value": "sets of clothes",
    f"{_HERE}staging.scenery._SHELL/item": "nouns of prompts",
    f"{_HERE}staging.scenery.shown_as": "words that a prompt refuses",
    f"{_HERE}staging.marks.iconsets._ASKED/value": "hands of icon sets",
    f"{_HERE}staging.marks.logos._reversed": "plates",
    "limner.engines.darkroom.backdrop.LIT_BY_LAMPS/item": "kinds of backdrops",
    "limner.engines.darkroom.backdrops.air.INDOORS/item": "kinds of backdrops",
    "limner.engines.darkroom.backdrops.index.KINDS/key": "kinds of backdrops",
    "limner.engines.darkroom.backdrops.tables.table": "materials",
    "limner.engines.darkroom.named.LOOKS/key": "families of grounds",
    "limner.engines.darkroom.named.SETTLED/item": "families of grounds",
    "limner.engines.darkroom.backdrop.INSIDE/item": "kinds of backdrops",
    "limner.engines.darkroom.backdrops.render.MOODY/item": "kinds of backdrops",
    "limner.engines.darkroom.backdrops.roads.OPEN/item": "kinds of backdrops",
    "limner.engines.darkroom.backdrops.rooms.ROOMS/key": "kinds of backdrops",
    "limner.engines.darkroom.backdrops.rooms.room": "materials",
    "limner.engines.darkroom.backdrops.shown.SETTINGS/value": "kinds of backdrops",
    "limner.engines.darkroom.backdrops.shown.SYMBOLS/value": "kinds of backdrops",
    "limner.engines.darkroom.backdrops.shown.ALSO_SHOWN/key": "kinds of backdrops",
    "limner.engines.darkroom.backdrops.shown.FAR/item": "kinds of backdrops",
    "limner.engines.darkroom.backdrops.words.FIRST/key": "kinds of backdrops",
    "limner.engines.darkroom.backdrops.words.SEEN/key": "kinds of backdrops",
    "limner.engines.darkroom.finish._OF/key": "words for materials and things",
    "limner.engines.darkroom.tended.tended": "families of grounds",
}
"""Columns that look like one of registered names and are another thing."""

_HANDFUL = 6
"""So many symbols or places may be named outside of their registrations: what is known of more is theirs to say."""
_KEPT = {
    f"{_HERE}reading.tables.": "words, and the symbols and places that they mean",
    f"{_HERE}reading.lexicon._TABLES/": "words, and the symbols and places that they mean",
    f"{_HERE}reading.trades._BY_WORD/": "words, and the symbols that they mean",
    f"{_HERE}reading.phrases.groups._INSTRUMENTS/": "words of prompts",
    f"{_HERE}reading.implying._CONTENTS/": "what stands for a place, in glass, in what numbers",
    f"{_HERE}enhance.phrases.PLACES/": "phrases for places",
    f"{_HERE}sheets.": "samples",
    f"{_HERE}staging.cast._ASSORTMENTS/": "who takes turns for a word, in which order",
    f"{_HERE}staging.folk.": "who takes turns for a word, in which order, and whom the words describe",
    f"{_HERE}staging.homes._KINDS/": "the places of kinds",
    f"{_HERE}reading.phrases.owning._KINDS/": "words of parts, and the things that have them",
    f"{_HERE}staging.outfits.": "what is worn together, and where",
    f"{_HERE}staging.settings.": "the places themselves, and what stands in them",
    "limner.engines.darkroom.": "photographs: what backdrops and bodies are of",
}
"""Where more are named, and why no registration would say it better."""


def _misfits(column: Column, module: ModuleType) -> list[str]:
    found = tables.misfits(column)
    read = ".reading." in module.__name__
    return sorted(name for name in found if not (read and tables.said(name)))


def test_every_name_in_a_table_is_registered() -> None:
    assert len(tables.columns()) > 500
    wrong = {c.table: found for m, c in tables.columns() if c.table not in _OTHERWISE and (found := _misfits(c, m))}
    assert wrong == {}


def test_every_symbol_that_is_asked_for_is_in_the_atlas() -> None:
    columns = [column for module in tables.modules() for column in tables.ids_compared(module)]
    assert len(columns) > 50
    assert {c.table: sorted(c.names - tables.symbols()) for c in columns if c.names - tables.symbols()} == {}


def test_what_is_said_to_be_no_table_of_names_is_there() -> None:
    assert _OTHERWISE.keys() <= {column.table for _, column in tables.columns()}


@pytest.mark.parametrize("names", ["moon star fireworks", "guitar zither", "fish sea_animal watercraft whale"])
def test_a_dead_name_among_registered_ones_is_found(names: str) -> None:
    assert tables.misfits(Column("a table", frozenset(names.split())))


def _named(column: Column) -> frozenset[str]:
    """The symbols, by ids that are no kinds, or the places that a column of such names."""
    ids, places = tables.symbols() - tables.kinds(), tables.vocabularies()[1]
    known = max(tables.vocabularies(), key=lambda names: len(column.names & names))
    if len(column.names & known) < tables.MEANT * len(column.names):
        return frozenset()
    return column.names & (places if known is places else ids if known is tables.vocabularies()[0] else frozenset())


def test_what_is_known_of_symbols_and_places_is_in_their_registrations() -> None:
    large = {c.table: sorted(_named(c)) for _, c in tables.columns() if len(_named(c)) > _HANDFUL}
    assert {table: names for table, names in large.items() if not table.startswith(tuple(_KEPT))} == {}
    assert [kept for kept in _KEPT if not any(table.startswith(kept) for table in large)] == []
