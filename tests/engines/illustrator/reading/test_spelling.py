"""Typing errors that are mended, and words that are left as they are."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.spelling import nearest, one_edit

_LETTERS = "abcdefghijklmnopqrstuvwxyz"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("gutiar", "guitar"), ("umbrela", "umbrella"), ("bicylce", "bicycle"), ("penquins", "penguins"),
     ("pinapple", "pineapple"), ("yelow", "yellow"), ("flowr", "flower"), ("kiten", "kitten")],
)  # fmt: skip
def test_one_edit_is_mended(typed: str, meant: str) -> None:
    assert nearest(typed) == meant


@pytest.mark.parametrize(
    "word",
    [
        "guitar",
        "foxx",
        "dgo",
        "uniform",
        "zorbet",
        "elefant",
        "monet",
        "giger",
        "chanel",
        "perro",
        "katze",
        "gatto",
    ],
)
def test_known_short_far_ambiguous_and_foreign_words_are_left(word: str) -> None:
    assert nearest(word) == ""


@pytest.mark.parametrize("prompt", ["darth vader", "a painting by Monett", "un gutiar en la mesa"])
def test_names_and_other_languages_are_left(prompt: str) -> None:
    assert read(prompt).subjects == ()


@given(st.text(_LETTERS, min_size=2, max_size=12), st.data())
def test_every_single_edit_is_one(word: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(word) - 1))
    letter = data.draw(st.sampled_from(_LETTERS))
    swapped = word[: at - 1] + word[at] + word[at - 1] + word[at + 1 :] if at else word
    edits = [word[:at] + word[at + 1 :], word[:at] + letter + word[at:], word[:at] + letter + word[at + 1 :], swapped]
    assert all(one_edit(word, edited) and one_edit(edited, word) for edited in edits if edited != word)


@given(st.text("ab", max_size=6), st.text("ab", max_size=6))
def test_one_edit_is_symmetrical_and_changes_the_length_by_one_at_most(one: str, other: str) -> None:
    assert one_edit(one, other) == one_edit(other, one)
    assert not one_edit(one, other) or abs(len(one) - len(other)) <= 1


@given(st.text(_LETTERS, min_size=5, max_size=12))
def test_what_is_mended_is_one_edit_away(word: str) -> None:
    meant = nearest(word)
    assert not meant or one_edit(meant, word) or (word.endswith("s") and one_edit(meant[:-1], word[:-1]))
