"""What is left to the place."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.scenery import shown_as
from limner.engines.illustrator.staging.script import Script, script
from limner.engines.jobs import GenerateJob


def made(prompt: str, model: str = "svcv4_1") -> Script:
    return script(read(prompt), GenerateJob(model, prompt, 256, 256, vector=False, seed=3))


@pytest.mark.parametrize(
    ("prompt", "left"),
    [
        ("a rainbow over a castle", {"rainbow"}),
        ("a vase on a table", {"table"}),
        ("a boat on a lake with mountains", {"mountain"}),
        ("a rainbow", set()),
        ("a table", set()),
        ("a red mountain behind a house", set()),
        ("icon of a boat and mountains", set()),
    ],
)
def test_subjects_that_are_part_of_the_place_are_left_to_it(prompt: str, left: set[str]) -> None:
    assert {symbol.id for symbol in made(prompt).left.values()} == left


def test_the_place_shows_what_is_left_to_it() -> None:
    assert "rainbow" in made("a rainbow over a castle").brief.weather
    assert made("a boat on a lake with mountains").brief.mountains
    assert not made("a boat on a lake").brief.mountains


def test_a_plain_ground_shows_nothing() -> None:
    assert not made("a rainbow over a castle", "svcv4_1_utility").left


def test_the_like_of_every_subject_is_not_added() -> None:
    assert "fox" in made("two foxes").brief.banned
    assert "book" in made("a book and a lamp in a library").brief.banned
    assert "book" not in made("a woman holding a book in a library").brief.banned


def test_the_names_by_which_a_place_calls_them() -> None:
    assert shown_as("desk") == shown_as("table") == {"table"}
    assert shown_as("mountain") == {"mountain", "mountains"}


def test_buildings_in_no_number_and_colour_are_those_of_the_street() -> None:
    def built(prompt: str) -> list[str]:
        found = script(read(prompt), GenerateJob("svcv4_1", prompt, 256, 256, False, 3)).players.values()
        return [symbol.id for symbol in found if "building" in symbol.kinds]

    assert not built("a truck on a street lined with buildings")
    assert built("a truck on a street before three red houses") == ["house"]
    assert built("a truck on a street in front of a building") == ["town_building"]
