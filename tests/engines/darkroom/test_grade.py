import numpy as np
import pytest

from limner.engines.darkroom.grade import Grade, graded, mood, part, risen
from limner.engines.illustrator.reading.read import read
from tests.engines.darkroom.pictures import apart, photograph


def test_words_without_light_or_weather_change_nothing() -> None:
    assert mood(read("a cat on a chair")).still
    assert np.array_equal(graded(photograph(), Grade(), 0.5, 1), photograph())


@pytest.mark.parametrize(("prompt", "channel"), [("at sunset", 0), ("in winter", 2)])
def test_light_has_its_colour(prompt: str, channel: int) -> None:
    before = photograph("astronaut")
    after = graded(before, mood(read(prompt)), 0.5, 1)
    share = after[..., channel].mean() / after.mean()
    assert share > before[..., channel].mean() / before.mean()


def test_night_is_dark_and_fog_is_flat() -> None:
    before = photograph("astronaut")
    assert graded(before, mood(read("at night")), 0.5, 1).mean() < 0.7 * before.mean()
    assert graded(before, mood(read("in fog")), 0.5, 1).std() < 0.7 * before.std()


def test_a_share_of_a_grade_goes_a_part_of_the_way() -> None:
    before, whole = photograph(), mood(read("at sunset"))
    steps = [apart(graded(before, part(whole, share), 0.5, 1), before) for share in (0.25, 0.5, 1.0)]
    assert steps == sorted(steps)
    assert part(whole, 0.0).still or apart(graded(before, part(whole, 0.0), 0.5, 1), before) < 1


@pytest.mark.parametrize("weather", ["rain", "snow"])
def test_what_falls_differs_by_the_seed(weather: str) -> None:
    whole = mood(read(weather))
    assert not np.array_equal(graded(photograph(), whole, 0.5, 1), graded(photograph(), whole, 0.5, 2))
    assert np.array_equal(graded(photograph(), whole, 0.5, 1), graded(photograph(), whole, 0.5, 1))


def test_a_face_at_night_is_no_bluer_than_it_is_red() -> None:
    night = graded(photograph("astronaut", 256, 256), mood(read("at night")), 0.58, 1).astype(float)
    face = night[35:70, 98:125].reshape(-1, 3).mean(0)
    wall = night[20:60, 150:160].reshape(-1, 3).mean(0)
    assert face[0] > face[2]
    assert wall[2] > wall[0] + 10


def test_stars_are_in_the_sky_alone() -> None:
    picture = np.full((128, 128, 3), (150, 190, 230), np.uint8)
    picture[50:] = np.random.default_rng(1).integers(40, 90, (78, 128, 1))
    whole = mood(read("at night"))
    added = np.abs(graded(picture, whole, 0.4, 1).astype(int) - graded(picture, whole, 0.4, 2)).max(2) > 20
    assert added[:45].any()
    assert not added[55:].any()


def test_a_dark_picture_gains_light_for_a_bright_hour_and_loses_little_at_night() -> None:
    day, night = read("at noon"), read("at night")
    assert risen(mood(day), day, 0.2).exposure > mood(day).exposure + 0.5
    assert risen(mood(day), day, 0.6) == mood(day)
    assert risen(mood(night), night, 0.6) == mood(night)
    assert -0.6 < risen(mood(night), night, 0.25).exposure < 0
    plain = read("a cat")
    assert risen(mood(plain), plain, 0.1).still
