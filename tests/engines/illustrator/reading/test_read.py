"""The reader against the tables of prompts, and against anything at all."""

import json
from collections.abc import Callable, Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.reading.grammar import READERS
from limner.engines.illustrator.reading.lexicon import load as load_lexicon
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.senses import MUTE
from limner.engines.illustrator.reading.tables.nouns import LOOKALIKES
from limner.engines.illustrator.reading.tables.surroundings import ROOMS, SETTINGS
from limner.engines.illustrator.reading.tokens import split

from .cases import CASES
from .cases_brought import BROUGHT
from .cases_colours import COLOURS_AND_MATERIALS
from .cases_crowded import CROWDED
from .cases_dense import DENSE
from .cases_dishes import SERVED
from .cases_exclusions import EXCLUSIONS
from .cases_long import LONG, WORDS_200
from .cases_named import NAMED
from .cases_odd import ODD
from .cases_pictures import PICTURES
from .cases_placed import PLACED
from .cases_public import PUBLIC
from .cases_relations import RELATIONS_BETWEEN
from .cases_reworded import REWORDED
from .cases_subjects import SUBJECTS
from .cases_surroundings import SURROUNDINGS
from .cases_texts import TEXTS
from .summary import colour_name, summary

_TABLES: tuple[Mapping[str, str], ...] = (
    CASES, SUBJECTS, COLOURS_AND_MATERIALS, RELATIONS_BETWEEN, SURROUNDINGS, PICTURES, TEXTS, EXCLUSIONS, LONG, ODD,
    PUBLIC, CROWDED, BROUGHT, PLACED, NAMED, SERVED, DENSE, REWORDED,
)  # fmt: skip
_ALL = {prompt: expected for table in _TABLES for prompt, expected in table.items()}
_WITHOUT_TEXT = sorted({**SUBJECTS, **COLOURS_AND_MATERIALS, **RELATIONS_BETWEEN, **SURROUNDINGS, **EXCLUSIONS})
_PHRASES = sorted(load_lexicon().phrases())
_SMALL = "a an the of and or with without on in at to by as that is , . ! ( ) : - 3 12 no not his it them one".split()
_WORDS = sorted({word for prompt in _ALL for word in prompt.split()})


@pytest.mark.parametrize(("prompt", "expected"), _ALL.items(), ids=list(_ALL))
def test_prompt_is_read_as_a_person_reads_it(prompt: str, expected: str) -> None:
    assert sorted(summary(read(prompt))) == sorted(item.strip() for item in expected.split(";") if item.strip())


def test_there_are_enough_cases() -> None:
    assert len(_ALL) >= 500


def test_every_word_of_the_atlas_is_read_as_its_symbol() -> None:
    words = {word: symbol for word, symbol in load().words().items() if word not in ROOMS}
    read_as = {word: [s.symbol for s in read(f"a {word}").subjects] for word in words}
    assert {word: found for word, found in read_as.items() if found != [words[word].id]} == {}


def test_negative_prompt_takes_subjects_weather_and_colours_away() -> None:
    reading = read("a dog and a cat in the rain in shades of blue and red", "cats, rain, blue")
    assert [s.symbol for s in reading.subjects] == ["dog"]
    assert reading.weather == ()
    assert [colour_name(c) for c in reading.palette] == ["red"]


@pytest.mark.parametrize("negative", ["night", "no night", "moonlight, blurry"])
def test_negative_prompt_takes_the_hour_away(negative: str) -> None:
    reading = read("a house at night", negative)
    assert reading.time is None
    assert "night" in reading.excluded


def test_relations_of_a_removed_subject_go_with_it() -> None:
    reading = read("a cat on a chair next to a lamp", "chair")
    assert [s.symbol for s in reading.subjects] == ["cat", "lamp"]
    assert reading.relations == ()


def test_what_is_asked_for_is_not_refused_by_its_likes() -> None:
    assert [s.symbol for s in read("an astronaut on a beach, no other astronauts").subjects] == ["astronaut"]


@pytest.mark.parametrize("prompt", ["a cat in the library", "a cat in a cosy old library", "a cat inside a library"])
def test_a_library_that_one_is_in_is_a_place(prompt: str) -> None:
    reading = read(prompt)
    assert reading.setting == SETTINGS["library"]
    assert [s.symbol for s in reading.subjects] == ["cat"]


@pytest.mark.parametrize("room", sorted(ROOMS))
def test_a_room_that_is_named_alone_is_the_setting(room: str) -> None:
    reading = read(f"a cosy old {room} at night")
    assert (reading.setting, reading.subjects) == (SETTINGS[room], ())


@pytest.mark.parametrize(
    "prompt",
    ["a library next to a tree", "a library in the rain", "the front of a library", "a red library", "two libraries",
     "a library on a street", "an icon of a library"],
)  # fmt: skip
def test_a_library_that_one_looks_at_is_a_building(prompt: str) -> None:
    assert "library" in [s.noun for s in read(prompt).subjects]


def test_a_stand_in_is_marked() -> None:
    assert not read("a vehicle").subjects[0].exact
    assert not read("a yak").subjects[0].exact
    assert read("a spaniel").subjects[0].exact


def test_look_alikes_are_words_of_the_atlas_and_no_symbols_own_name() -> None:
    words = load().words()
    assert {word: words[word].words[0] for word in LOOKALIKES if words[word].words[0] == word} == {}


def test_200_words_keep_their_subject() -> None:
    reading = read(WORDS_200)
    assert [s.symbol for s in reading.subjects] == ["goose", "bow_tie", "farmer", "straw_hat", "bucket"]
    said = {(r.kind, r.subject, r.object) for r in reading.relations}
    assert said == {("wearing", 0, 1), ("next to", 0, 2), ("wearing", 2, 3), ("holding", 2, 4)}
    goose, _, farmer, *_ = reading.subjects
    assert (goose.colour_names, goose.mood, farmer.age) == (("white",), "proud", "old")
    assert (reading.setting, reading.season, reading.time) == ("village", "autumn", "dusk")
    assert {"car", "person"} <= set(reading.excluded)


def test_long_prompt_keeps_its_subject() -> None:
    padding = "The light is soft and the air is calm, with gentle tones and a quiet mood everywhere. " * 15
    reading = read(f"A red bicycle stands by a white house. {padding}")
    assert [(s.symbol, s.colour_names) for s in reading.subjects] == [("bicycle", ("red",)), ("house", ("white",))]


@given(st.sampled_from(_WITHOUT_TEXT), st.sampled_from([str.upper, str.title, str.lower]))
def test_capitals_change_nothing(prompt: str, cased: Callable[[str], str]) -> None:
    assert summary(read(cased(prompt))) == summary(read(prompt))


@given(
    st.sampled_from(_WITHOUT_TEXT),
    st.sampled_from(["  ", "\t", " \u00a0 "]),
    st.sampled_from(["", ".", "!", " ", ",", "..."]),
)
def test_spaces_and_closing_marks_change_nothing(prompt: str, space: str, end: str) -> None:
    assert summary(read(f" {prompt.replace(' ', space)}{end}")) == summary(read(prompt))


@given(st.text(max_size=400))
def test_any_text_is_read_without_an_error(prompt: str) -> None:
    json.dumps(read(prompt).as_dict())


@given(st.text(alphabet="ab'\"“”‘’.,-–:;()[]{}<>/\\&+|\n 0123456789éß🐱", max_size=200))
def test_any_punctuation_is_read_without_an_error(prompt: str) -> None:
    json.dumps(read(prompt).as_dict())


@given(st.lists(st.sampled_from(_WORDS), max_size=60).map(" ".join))
def test_any_order_of_known_words_is_read_without_an_error(prompt: str) -> None:
    reading = read(prompt)
    count = len(reading.subjects)
    assert all(r.subject < count and r.object < count and r.subject != r.object for r in reading.relations)
    assert all(1 <= s.count <= 60 for s in reading.subjects)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.one_of(st.sampled_from(_PHRASES), st.sampled_from(_SMALL), st.text(max_size=3)), max_size=25))
def test_any_order_of_the_lexicons_phrases_is_read_without_an_error(phrases: list[str]) -> None:
    reading = read(" ".join(phrases))
    count = len(reading.subjects)
    assert all(r.subject < count and r.object < count and r.subject != r.object for r in reading.relations)
    assert all(r.third is None or r.third < count for r in reading.relations)


@pytest.mark.parametrize("mark", [".", ",", "!", "\n", " -", ";"])
@pytest.mark.parametrize("word", ["illustration", "painting", "print"])
def test_a_picture_of_something_may_open_a_sentence(word: str, mark: str) -> None:
    assert [s.noun for s in read(f"a red cat{mark} {word} of a dog").subjects] == ["cat", "dog"]


def test_every_kind_of_phrase_has_a_reader() -> None:
    lexicon = load_lexicon()
    known = {phrase: lexicon.match(split(phrase)[0], 0) for phrase in _PHRASES}
    kinds = {kind for meaning in known.values() if meaning for kind in meaning.senses}
    assert kinds - MUTE <= READERS.keys()


@pytest.mark.parametrize(
    "unit", ["cat ", "a ", "red ", "'", "(", "9", "no ", "--no a ", "and ", "says a ", "“a", "with it ", "🐱", "\n- "]
)
def test_ten_thousand_characters_are_read(unit: str) -> None:
    assert len(read((unit * 10_000)[:10_000]).subjects) <= 12


def test_a_design_of_something_is_on_the_thing_that_has_it() -> None:
    assert read("a mug with a cat design").subjects[0].printed == "cat"
