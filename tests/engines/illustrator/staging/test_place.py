"""Where a picture plays and what hangs over it."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.script import Script, script
from limner.engines.illustrator.staging.settings.index import setting
from limner.engines.jobs import GenerateJob


def made(prompt: str) -> Script:
    return script(read(prompt), GenerateJob("svcv4_1", prompt, 256, 256, vector=False, seed=3))


def test_an_aerial_view_is_from_high_up_or_from_straight_above() -> None:
    assert made("a village").place.horizons == setting("village").horizons
    assert made("aerial view of a barn in a village").place.horizons == (0.2, 0.2, 0.2)
    assert "overhead" in made("aerial view of a house in a village").place.traits
    assert made("aerial view of a forest").place.footing == "air"


def test_rooms_keep_their_lamps_on() -> None:
    inside, outside = made("a cat in a kitchen at night"), made("a cat in a street at night")
    assert sum(inside.air.light.tint) > sum(outside.air.light.tint)
    assert not inside.air.light.behind


def test_no_hour_reaches_the_deep() -> None:
    assert made("a shark underwater at sunset").air.light.tint == made("a shark underwater at noon").air.light.tint


def test_a_boat_is_seen_on_the_map_of_its_river() -> None:
    assert made("aerial view of a river, a tiny canoe, drone photography").place.footing == "air"


def test_a_frozen_canal_bears() -> None:
    assert made("an ice skater on a frozen canal").place.footing == "land"
    assert made("a boat on a canal").place.footing == "lake"
    assert made("an ice skater on a frozen canal").brief.season == "winter"


def test_who_swims_in_a_flooded_city_is_in_a_sunken_one() -> None:
    assert made("a whale in a flooded city").brief.setting == "sunken city"
    assert made("a man in a flooded city").brief.setting == "street"


@pytest.mark.parametrize(
    ("prompt", "place"),
    [
        ("a train at a station", "platform"),
        ("a woman at a station", "station"),
        ("an airplane parked at the airport", "runway"),
        ("an airplane is on the ground", "runway"),
        ("an airplane", "sky"),
    ],
)
def test_vehicles_are_where_they_stop(prompt: str, place: str) -> None:
    assert made(prompt).brief.setting == place


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_people_at_home_in_snow_are_where_it_slopes(seed: int) -> None:
    brief = script(read("a skier"), GenerateJob("svcv4_1", "a skier", 256, 256, vector=False, seed=seed)).brief
    assert brief.setting in ("mountains", "meadow")
    assert brief.season == "winter"
