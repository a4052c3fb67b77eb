"""What people wear for the weather, the season and the place."""

import pytest

from limner.engines.illustrator.atlas.attitude import attitude
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Placed
from limner.engines.illustrator.staging.stage import stage
from limner.engines.jobs import GenerateJob
from tests.engines.illustrator.staging.scenes import heroes

_WARM = frozenset({"coat", "jacket", "raincoat"})


def _people(prompt: str, seed: int = 1) -> list[Placed]:
    scene = stage(read(prompt), GenerateJob("svcv4_1", prompt, 256, 256, vector=False, seed=seed))
    return heroes(scene, "person")


def _wear(placed: Placed) -> set[str]:
    return set(attitude(placed.pose).wear)


@pytest.mark.parametrize("prompt", ["a man walking in the snow", "two women in a park in winter", "a girl in the rain"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_who_is_out_in_the_cold_or_the_wet_has_a_coat_on(prompt: str, seed: int) -> None:
    people = _people(prompt, seed)
    assert people
    assert all(_wear(one) & _WARM for one in people)


def test_nobody_wears_a_coat_in_a_room_or_on_a_beach() -> None:
    for prompt in ("a man reading in a room in winter", "a woman on a sunny beach"):
        assert not any(_wear(one) & _WARM for one in _people(prompt)), prompt


def test_what_the_words_name_is_worn_in_any_weather() -> None:
    (woman,) = _people("a woman in a red dress walking in the snow")
    assert _wear(woman) == {"dress"}


def test_a_uniform_stays_in_the_rain() -> None:
    (officer,) = _people("a police officer in the rain")
    assert not _wear(officer)


def test_a_colour_that_is_named_is_that_of_the_coat() -> None:
    (woman,) = _people("a woman in red walking in the snow")
    red, green, blue = dict(woman.colours)["worn_over"]
    assert red > 1.5 * max(green, blue)


def test_joints_stay_where_they_were() -> None:
    (man,) = _people("a man walking in the snow")
    assert attitude(man.pose).stance == "walking"


@pytest.mark.parametrize(
    ("prompt", "garments"),
    [
        ("a woman jogging in the park in summer", {"shorts"}),
        ("a man lifting weights in a gym", {"shorts"}),
        ("a man swimming in a pool", {"swimsuit"}),
        ("a man in a ballroom", {"suit"}),
        ("a woman in an office", {"suit", "jacket"}),
        ("a woman cooking in a kitchen", {"apron"}),
    ],
)
def test_clothes_suit_the_place_and_the_deed(prompt: str, garments: set[str]) -> None:
    (person,) = _people(prompt)
    assert _wear(person) & garments
