"""What a prompt asks for."""

from limner.engines.illustrator.compositing.wants import Wants, wants


def test_subjects_are_those_that_can_be_drawn_by_their_plain_names() -> None:
    asked = wants("a red hat and a quixotry on a beach at sunset, watercolour")
    assert asked.subjects == ("hat",)
    assert len(asked.colours) == 1
    assert (asked.setting, asked.time, asked.styles) == ("beach", "sunset", ("watercolour",))
    assert asked.unknown == ("quixotry",)
    assert asked.place


def test_a_colour_alone_is_a_palette_and_no_place() -> None:
    asked = wants("blue")
    assert len(asked.palette) == 1
    assert not asked.subjects
    assert not asked.place


def test_what_the_negative_prompt_names_is_not_wanted() -> None:
    assert wants("a cat and a dog", "dogs").subjects == ("cat",)


def test_nothing_is_wanted_of_nothing() -> None:
    assert wants("") == Wants()
