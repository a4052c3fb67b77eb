"""Other languages' prompts, and English ones with words that other languages have too."""

import pytest

from limner.engines.illustrator.reading import lexicon, tokens
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.tongues import guarded, is_foreign


def foreign(prompt: str) -> bool:
    return is_foreign(lexicon.load(), tokens.split(prompt)[0])


@pytest.mark.parametrize(
    "prompt",
    [
        "ein Hund im Schnee",
        "un ours dans une mare",
        "una red en la mesa",
        "hund und gift",
        "een kat met een hoed",
        "perro con pan en mesa",
    ],
)
def test_other_languages_are_told(prompt: str) -> None:
    assert foreign(prompt)


@pytest.mark.parametrize(
    "prompt",
    [
        "red van, blue sky",
        "letter E logo, red",
        "letter Z, letter W, red rose",
        "whale pod, red sky",
        "Big Sur, red car",
        "Comic Con poster, red car",
        "Las Vegas, red car",
        "a der chair on the wall",
    ],
)
def test_english_is_not(prompt: str) -> None:
    assert not foreign(prompt)


def test_a_van_in_a_list_of_key_words_keeps_its_colour() -> None:
    (van,) = read("red van, blue sky").subjects
    assert (van.symbol, len(van.colours)) == ("van", 1)


def test_what_is_guarded_is_read_as_nothing_and_reported_as_written() -> None:
    reading = read("ein Kind mit Gift und Boot")
    assert reading.subjects == ()
    assert {"kind", "gift", "boot"} <= {*reading.unknown}
    pieces = tokens.split("a gift and a boot")[0]
    assert guarded(lexicon.load(), pieces) == pieces
