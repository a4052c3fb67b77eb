"""The light and sky of hours and weathers."""

import itertools
from typing import get_args

import pytest

from limner.drawing.colour import lab
from limner.engines.illustrator.reading.kinds import Time, Weather
from limner.engines.illustrator.staging.hours import SKIES, air

TIMES: tuple[Time, ...] = get_args(Time)


@pytest.mark.parametrize("time", TIMES)
def test_every_hour_has_several_skies(time: Time) -> None:
    skies = {air(time, (), sky, 0.5).sky for sky in range(SKIES[time])}
    assert len(skies) == SKIES[time] >= 3


@pytest.mark.parametrize(("time", "weather"), list(itertools.product(TIMES, get_args(Weather))))
def test_every_weather_has_a_sky_at_every_hour(time: Time, weather: Weather) -> None:
    result = air(time, {weather}, 0, -0.5)
    assert len(result.sky) >= 3
    assert 0 <= result.cover <= 1
    assert 0 < result.light.shadow_strength <= 1


def test_night_is_darker_than_day_and_a_storm_than_fair_weather() -> None:
    def zenith(time: Time, *weather: str) -> float:
        return lab(air(time, weather, 0, 0.5).sky[0])[0]

    assert zenith("night") < zenith("day") - 0.3
    assert zenith("day", "storm") < zenith("day") - 0.05


def test_stars_come_with_the_night_and_go_with_the_clouds() -> None:
    assert air("night", (), 0, 0.5).stars == 1.0
    assert air("day", (), 0, 0.5).stars == 0.0
    assert air("night", {"storm"}, 0, 0.5).stars == 0.0
