"""Where in the world a prompt plays."""

from typing import get_args

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.tables.regions import ADJECTIVES, LOCAL, PLACES, Region
from limner.engines.illustrator.staging.settings.character import CHARACTERS
from limner.engines.illustrator.staging.settings.index import load


@pytest.mark.parametrize(
    ("prompt", "kind", "words"),
    [
        ("a cat on a street in Amsterdam", "canal towns", "amsterdam"),
        ("a rooftop in Hong Kong", "neon metropolis", "hong kong"),
        ("an old fisherman on a pier in Norway", "nordic", "norway"),
        ("an Italian hill town", "mediterranean", "italian"),
        ("a futuristic Lagos skyline", "future", "futuristic"),
        ("a soldier in ancient Rome", "ancient", "ancient rome"),
        ("a Roman market street", "ancient", "roman"),
        ("a cyberpunk city street in the rain", "neon metropolis", "cyberpunk city"),
        ("a samurai with an umbrella, cyberpunk", "neon metropolis", "cyberpunk"),
        ("a dog in front of Notre-Dame", "central", "notre dame"),
        ("a dog before the Taj Mahal in London", "british", "london"),
    ],
)
def test_towns_countries_and_what_is_said_of_streets_name_a_region(prompt: str, kind: str, words: str) -> None:
    region = read(prompt).region
    assert region is not None
    assert (region.kind, region.words) == (kind, words)


@pytest.mark.parametrize("prompt", ["a turkey", "a Roman soldier", "Danish pastry", "a futuristic car", "a china cup"])
def test_what_is_said_of_things_names_none(prompt: str) -> None:
    assert read(prompt).region is None


@pytest.mark.parametrize(
    ("prompt", "setting", "hour"),
    [
        ("a samurai with an umbrella, cyberpunk", "street", "night"),
        ("a cyberpunk kitchen at noon", "kitchen", "day"),
        ("a cyberpunk logo of a fox", None, "night"),
    ],
)
def test_cyberpunk_is_a_street_by_night_where_the_words_name_no_other(
    prompt: str, setting: str | None, hour: str
) -> None:
    reading = read(prompt)
    assert (reading.setting, reading.time) == (setting, hour)


def test_a_garden_in_kyoto_is_a_japanese_one() -> None:
    assert read("a garden in Kyoto").setting == "japanese garden"
    assert read("a garden in Munich").setting == "garden"


def test_every_region_has_a_character_and_every_local_place_is_one() -> None:
    assert {*PLACES.values(), *ADJECTIVES.values()} == {*CHARACTERS}
    assert {*CHARACTERS} == {*get_args(Region)}
    assert {*LOCAL} <= {*CHARACTERS}
    assert {name for places in LOCAL.values() for pair in places.items() for name in pair} <= {*load()}
