"""From where a picture is seen, in its words."""

import pytest

from limner.engines.illustrator.reading.read import read


@pytest.mark.parametrize(
    ("prompt", "view", "nouns"),
    [
        ("a sheep, view through the windshield of a car", "windshield", {"sheep"}),
        ("a kitchen seen from inside the oven, a baker", "oven", {"baker"}),
        ("view from inside a tent of a bear", "tent", {"bear"}),
        ("a castle seen from a train window", "cabin", {"castle"}),
        ("two deer seen through binoculars", "binoculars", {"deer"}),
        ("pumpkins on a hillside, seen from a small plane", "aerial", {"pumpkin"}),
        ("a man seen from behind", "back view", {"man"}),
        ("a fisheye view of a cat", "fisheye", {"cat"}),
    ],
)
def test_what_says_from_where_all_is_seen_is_no_thing(prompt: str, view: str, nouns: set[str]) -> None:
    said = read(prompt)
    assert view in said.composition
    assert {subject.noun for subject in said.subjects} == nouns


@pytest.mark.parametrize("prompt", ["a dog looking out of a tent", "a boy peering through a telescope"])
def test_who_looks_out_of_a_thing_is_no_viewer(prompt: str) -> None:
    assert not read(prompt).composition


def test_what_the_viewer_is_in_has_its_place() -> None:
    assert read("a boy, seen from inside the fridge").setting == "kitchen"
    assert read("a boy in a garden, seen from inside the fridge").setting == "garden"
