"""Who reads sits."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.record import foreseen
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.stage import played
from tests.engines.illustrator.staging.scenes import heroes, job


@pytest.mark.parametrize(
    ("prompt", "seat"),
    [
        ("a woman reading a book in a cafe", "chair"),
        ("an old man reading a newspaper in a park", "bench"),
        ("a girl reading in a library", "armchair"),
    ],
)
def test_a_place_has_a_seat_for_who_reads_there(prompt: str, seat: str) -> None:
    scene = played(script(read(prompt, ""), job()))
    assert heroes(scene, seat)
    assert all("seated" in node.pose or "sitting" in node.pose for node in heroes(scene, "person"))
    assert foreseen(read(prompt, "")).undrawn == ()


@pytest.mark.parametrize(
    "prompt",
    [
        "a standing woman reading a book in a park",
        "a woman reading a book on a horse in a park",
        "a woman reading a book to a boy in a park",
        "a portrait of a woman reading a book in a park",
        "a man walking in a park",
    ],
)
def test_nobody_is_given_a_seat_whose_words_leave_no_room_for_one(prompt: str) -> None:
    assert not heroes(played(script(read(prompt, ""), job())), "bench")


def test_no_seat_is_there_that_the_negative_prompt_refuses() -> None:
    assert not heroes(played(script(read("a woman reading a book in a park", "bench"), job())), "bench")


def test_a_statue_that_reads_stands() -> None:
    assert not heroes(played(script(read("a bronze statue of a man reading in a park", ""), job())), "bench")
