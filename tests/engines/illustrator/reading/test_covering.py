"""What the words put on a thing."""

import pytest

from limner.engines.illustrator.reading.read import read


@pytest.mark.parametrize(
    ("prompt", "painted", "strewn"),
    [
        ("a teapot painted with roses", "rose", ""),
        ("a helmet painted with blue windmills and tulips", "windmill#2f6fd0+tulip", ""),
        ("a car covered in leaves", "", "leaf"),
        ("a violin encrusted with shells and stars", "", "shell+star"),
    ],
)
def test_pictures_and_small_things_are_on_what_was_named(prompt: str, painted: str, strewn: str) -> None:
    (subject,) = read(prompt).subjects
    assert (subject.painted, subject.strewn) == (painted, strewn)


@pytest.mark.parametrize(
    "prompt",
    [
        "a table covered with books",
        "a car covered with two cats",
        "a woman covered in flowers",
        "a cake covered with cherries",
    ],
)
def test_what_lies_on_a_table_or_a_cake_is_a_thing_of_its_own(prompt: str) -> None:
    assert not any(subject.strewn for subject in read(prompt).subjects)


def test_something_covered_in_a_stuff_is_of_it() -> None:
    assert read("a piano covered in velvet").subjects[0].material == "velvet"
