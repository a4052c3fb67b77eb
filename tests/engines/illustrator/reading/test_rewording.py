"""What the words make a picture on a thing, and what stays a thing."""

import pytest

from limner.engines.illustrator.reading.read import read

from .cases_reworded import PAINTED


@pytest.mark.parametrize(("prompt", "expected"), PAINTED.items(), ids=list(PAINTED))
def test_what_is_shown_on_a_thing_is_a_picture_there(prompt: str, expected: tuple[str, str]) -> None:
    assert expected in [(subject.symbol, subject.printed) for subject in read(prompt).subjects]


@pytest.mark.parametrize("prompt", ["a christmas tree with a star on it", "a red square with a blue circle on it"])
def test_what_is_a_thing_of_its_own_stays_one(prompt: str) -> None:
    reading = read(prompt)
    assert not any(subject.printed or subject.painted for subject in reading.subjects)
    assert len(reading.subjects) == 2


def test_a_hand_has_sides_too() -> None:
    assert {r.kind for r in read("a fox with a bird on his left shoulder").relations} == {"on"}
