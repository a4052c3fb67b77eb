"""What a prompt asks for."""

import pytest

from limner.engines.illustrator.compositing.wants import Wants, undrawn, wants
from tests.engines.illustrator.compositing.jobs import job


def test_subjects_are_those_that_can_be_drawn_by_their_plain_names() -> None:
    asked = wants(job("a red hat and a quixotry on a beach at sunset, watercolour"))
    assert asked.subjects == ("hat",)
    assert len(asked.colours) == 1
    assert (asked.setting, asked.time, asked.styles) == ("beach", "sunset", ("watercolour",))
    assert asked.unknown == ("quixotry",)
    assert asked.place


def test_a_colour_alone_is_a_palette_and_no_place() -> None:
    asked = wants(job("blue"))
    assert len(asked.palette) == 1
    assert not asked.subjects
    assert not asked.place


def test_what_the_negative_prompt_names_is_not_wanted() -> None:
    assert wants(job("a cat and a dog", negative_prompt="dogs")).subjects == ("cat",)


def test_nothing_is_wanted_of_nothing() -> None:
    assert wants(job("")) == Wants()


@pytest.mark.parametrize(
    ("prompt", "home"),
    [
        ("a cat in a library", "library"),
        ("a camel", "desert"),
        ("a lighthouse", "sea"),
        ("a sofa", "room"),
        ("a shark", "underwater"),
        ("a cup", "table"),
    ],
)
def test_the_place_is_the_one_that_is_named_or_that_suits_the_things(prompt: str, home: str) -> None:
    assert wants(job(prompt)).home == home


def test_a_home_in_the_ice_is_wintry() -> None:
    assert wants(job("a penguin")).wintry
    assert not wants(job("a camel")).wintry


def test_the_look_is_that_of_the_job_or_of_its_words() -> None:
    assert wants(job("a fox")).look == "full"
    assert wants(job("a fox, watercolour")).look == "watercolour"
    assert wants(job("a fox", look="doodle")).look == "doodle"


def test_of_what_was_not_put_into_a_picture_all_is_said_not_to_be_drawn() -> None:
    told = undrawn(job('two cats and a sign saying "Trail"'))
    assert told.drawn == ()
    assert told.undrawn == ("cat", "sign", "Trail")
