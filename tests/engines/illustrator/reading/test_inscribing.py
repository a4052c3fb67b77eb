"""What texts are written on, in or with."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Inscription


def told(prompt: str) -> Inscription:
    (inscription,) = read(prompt).inscriptions
    return inscription


@pytest.mark.parametrize(
    ("prompt", "noun"),
    [
        ('a sign nailed to a tree reading "KEEP OUT"', "sign"),
        ('a teacher writing "sorry" on a blackboard', "blackboard"),
        ('a letter that says "Dear Santa" on a desk', "letter"),
        ('a café named "L\'Été" with tables outside', "cafe"),
        ('a poster on a brick wall that says "LOST CAT"', "poster"),
    ],
)
def test_the_likeliest_bearer_comes_first(prompt: str, noun: str) -> None:
    assert told(prompt).nouns[0] == noun


@pytest.mark.parametrize(
    ("prompt", "ground"),
    [
        ('the word "HELP" written in the sand on an island', "sand"),
        ('the word "LOVE" stamped in snow', "snow"),
        ('a plane writing "MARRY ME" in the sky', "sky"),
        ('a hedgehog holding a sign "HUGS" in the grass', ""),
        ('a surfboard with "ALOHA" on it in the sand', ""),
    ],
)
def test_words_are_written_into_the_place_where_no_thing_bears_them(prompt: str, ground: str) -> None:
    assert told(prompt).ground == ground


@pytest.mark.parametrize(
    ("prompt", "symbol"),
    [
        ('the word "HARVEST" spelled out in pumpkins on a hillside', "pumpkin"),
        ('the word "OCEAN" made of shells on a beach', "shell"),
        ('letters made of balloons spelling "PARTY" in a garden', "balloon"),
        ('a robot with "R2" on its chest', ""),
    ],
)
def test_letters_are_laid_out_in_things(prompt: str, symbol: str) -> None:
    assert told(prompt).made_of == symbol


def test_a_badge_speaks_for_nobody_and_a_parrot_for_itself() -> None:
    assert not told('a man with a badge that says "BOSS"').spoken
    assert told('a parrot saying "hello"').spoken


def test_who_writes_on_a_board_is_beside_it() -> None:
    assert [r.kind for r in read('a teacher writing "sorry" on a blackboard').relations] == ["next to"]


def test_a_part_that_bears_words_is_no_thing_of_its_own_and_a_sign_is() -> None:
    assert [s.symbol for s in read('a snail with "FAST" painted on its shell').subjects] == ["snail"]
    assert [s.symbol for s in read('a hedgehog holding a sign "HUGS?" in the grass').subjects] == [
        "hedgehog",
        "signpost",
    ]
