"""Where in the picture the words have somebody."""

import pytest

from limner.engines.illustrator.reading.read import read


@pytest.mark.parametrize(
    ("prompt", "positions"),
    [
        ("a fox with a castle in the background", ["", "background"]),
        ("a fox with a castle and a barn in the background", ["", "background", "background"]),
        ("In the background there is a barn.", ["background"]),
        ("In the foreground stands a swan. A barn is in the distance.", ["foreground", "background"]),
        ("a red car in the foreground and a church in the distance", ["foreground", "background"]),
        ("a boat on the horizon", ["background"]),
        ("a tree on the left", ["left"]),
        ("two children in front of a house with a mountain in the distance", ["", ""]),
        ("a fox beside a barn", ["", ""]),
    ],
)
def test_they_are_read(prompt: str, positions: list[str]) -> None:
    assert [subject.position for subject in read(prompt).subjects] == positions


def test_what_is_with_somebody_on_a_side_is_on_that_side_of_him() -> None:
    (relation,) = read("a man with a bus on the left").relations
    assert (relation.kind, relation.subject, relation.object) == ("left of", 1, 0)


@pytest.mark.parametrize(
    ("prompt", "setting"),
    [
        ("clouds in a blue sky", "sky"),
        ("a plane on a runway", "runway"),
        ("ocean waves", "sea"),
        ("a bus at the curb", "street"),
        ("a wooden deck overlooking a valley", "deck"),
    ],
)
def test_places_of_everyday_prompts(prompt: str, setting: str) -> None:
    assert read(prompt).setting == setting


def test_traffic_is_several_cars() -> None:
    (traffic,) = read("heavy traffic").subjects
    assert traffic.symbol == "car"
    assert traffic.count > 1


@pytest.mark.parametrize(
    "prompt", ["a waterfall in a green valley", "the white snow on the brown ground", "a blue ocean"]
)
def test_the_colours_that_a_place_has_anyway_are_no_palette(prompt: str) -> None:
    assert not read(prompt).palette
