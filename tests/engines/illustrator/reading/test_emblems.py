"""Signs that are printed on things."""

import pytest

from limner.engines.illustrator.reading.read import read


@pytest.mark.parametrize(
    ("prompt", "printed"),
    [
        ("a black t-shirt with the peace sign on it", "peace_sign"),
        ("a white mug with a green star on it", "star#2f9e4f"),
        ("a mug with a cat design", "cat"),
        ("a box with a drawing of an elephant on it", "elephant"),
    ],
)
def test_one_picture_on_a_thing_is_printed_there(prompt: str, printed: str) -> None:
    (bearer,) = read(prompt).subjects
    assert bearer.printed.split("#")[0] == printed.split("#")[0]
    assert ("#" in bearer.printed) == ("#" in printed)


def test_a_sign_that_would_not_be_seen_is_white() -> None:
    assert read("a red cap with a heart on it").subjects[0].printed == "heart#fafaf8"


@pytest.mark.parametrize(
    "prompt", ["a star on top of a box", "three hearts on a t-shirt", "a heart next to a mug", "a cat on a t-shirt"]
)
def test_what_is_there_itself_stays_a_thing(prompt: str) -> None:
    assert len(read(prompt).subjects) == 2
    assert not any(subject.printed for subject in read(prompt).subjects)
