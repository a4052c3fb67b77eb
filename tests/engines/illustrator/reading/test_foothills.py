"""What is under mountains by the words, and which places are seen from others."""

import pytest

from limner.engines.illustrator.reading.read import read


@pytest.mark.parametrize("prompt", ["a barn beside a lake below mountains", "a village church under a mountain"])
def test_what_is_below_mountains_is_before_them(prompt: str) -> None:
    (relation,) = read(prompt).relations
    assert relation.kind == "in front of"


def test_a_mountain_under_the_moon_is_under_it() -> None:
    assert "in front of" not in {relation.kind for relation in read("a mountain under the moon").relations}


@pytest.mark.parametrize(
    ("prompt", "setting", "beyond"),
    [
        ("a lighthouse in a meadow beside the sea", "meadow", ["sea"]),
        ("a farm near a village and a forest", "farm", ["village", "forest"]),
        ("a jetty on a lake", "jetty", []),
    ],
)
def test_second_places_are_seen_beyond_the_first(prompt: str, setting: str, beyond: list[str]) -> None:
    reading = read(prompt)
    assert (reading.setting, [second.place for second in reading.beyond]) == (setting, beyond)


@pytest.mark.parametrize("prompt", ["a priest in a church with stained glass windows", "stained glass windows"])
def test_stained_glass_windows_are_those_of_a_church_and_no_style(prompt: str) -> None:
    reading = read(prompt)
    assert (reading.setting, reading.styles) == ("church", ())


@pytest.mark.parametrize(
    ("prompt", "setting"),
    [
        ("a stop sign at a cross walk of a street", "crossroads"),
        ("a man crosses the street at a crosswalk", "crossroads"),
        ("a museum with a motorcycle and a jeep on display", "museum"),
        ("a museum with a tree before it", "street"),
    ],
)
def test_the_nearer_place_is_kept_and_a_museum_shows_what_it_has(prompt: str, setting: str) -> None:
    assert (read(prompt).setting or "street") == setting


def test_a_street_that_is_wet_has_puddles_and_a_wet_dog_none() -> None:
    assert read("a wet city street with cars").says("puddles")
    assert not read("a wet dog on a street").says("puddles")
