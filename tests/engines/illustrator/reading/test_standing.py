"""Signs and posters that are things in a scene, and those that are the whole picture."""

import pytest

from limner.engines.illustrator.reading.read import read


@pytest.mark.parametrize(
    "prompt",
    [
        'a wooden sign nailed to a tree reading "KEEP OUT", a fox sitting below',
        'a poster on a brick wall that says "LOST CAT"',
        'a postcard from "Paris" pinned to a fridge',
        'a billboard by the highway reading "YOU ARE HERE", cars passing',
        'a neon sign saying "EAT" over a diner at night',
        'an ant carrying a neon sign that says "OPEN" through blades of grass',
    ],
)
def test_what_is_put_up_somewhere_is_a_thing(prompt: str) -> None:
    reading = read(prompt)
    assert not reading.made.print
    assert not {"neon"} & {*reading.styles}
    assert "poster" not in reading.composition
    assert {"signpost", "wall_poster", "billboard", "neon_sign"} & {subject.symbol for subject in reading.subjects}


@pytest.mark.parametrize(
    ("prompt", "kind"),
    [
        ('a wooden sign saying "Trail"', "sign"),
        ('a poster that says "JAZZ", a saxophone', "poster"),
        ('a sign with a fish on it, "Fresh"', "sign"),
    ],
)
def test_what_is_asked_for_alone_is_made(prompt: str, kind: str) -> None:
    assert read(prompt).made.print == kind


def test_a_neon_sign_that_is_all_of_the_picture_is_in_that_look() -> None:
    assert "neon" in read('a neon sign "OPEN"').styles


@pytest.mark.parametrize("prompt", ["a street sign", "a yellow sign in the middle of a road", "a road sign by a house"])
def test_a_sign_without_words_is_a_thing(prompt: str) -> None:
    assert not read(prompt).made.print
