"""Who is before a place that is indoors is out of doors, and its house is in the picture."""

import pytest

from limner.engines.illustrator.reading.read import read


@pytest.mark.parametrize(
    ("prompt", "house"),
    [
        ("a fox outside a bank", "museum"), ("a queue of penguins in front of a new ice cream shop", "shop"),
        ("a goat on the roof of a pizzeria", "shop"), ("a crowd climbing the steps of a train station", "museum"),
        ("a boy at the entrance of a hotel", "town_building"),
    ],
)  # fmt: skip
def test_the_house_is_seen_from_outside(prompt: str, house: str) -> None:
    reading = read(prompt)
    assert reading.setting is None
    assert house in [subject.symbol for subject in reading.subjects]
    assert "steps" not in reading.unknown


@pytest.mark.parametrize(
    ("prompt", "place"),
    [("a fox in a bank", "bank"), ("a girl in a train station", "station"), ("a pizzeria", "pizzeria")],
)
def test_who_is_in_it_is_indoors(prompt: str, place: str) -> None:
    assert read(prompt).setting == place


def test_a_place_that_is_carried_is_a_thing() -> None:
    reading = read("a tortoise carrying a whole market town on its back through a bamboo forest")
    assert reading.setting == "bamboo forest"
    assert [(s.symbol, s.count) for s in reading.subjects] == [("turtle", 1), ("house", 5)]


def test_mountains_after_another_place_are_behind_it() -> None:
    reading = read("a village in the mountains")
    assert reading.setting == "village"
    assert [s.symbol for s in reading.subjects] == ["mountain"]
