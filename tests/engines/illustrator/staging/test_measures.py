"""Moons, stars and clouds in somebody's hands."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job


@pytest.mark.parametrize(
    ("prompt", "thing", "doer"),
    [
        ("a blacksmith forging a crescent moon on an anvil", "moon", "blacksmith"),
        ("a woman hugging a planet", "planet", "curly_haired_woman"),
        ("a firefighter rescuing a cloud stuck in a pine tree", "cloud", "firefighter"),
    ],
)
def test_what_is_handled_is_of_a_size_for_hands(prompt: str, thing: str, doer: str) -> None:
    found = {node.symbol: box(node) for node in heroes(stage(read(prompt), job()))}
    assert found[thing].height < found[doer].height


def test_who_stands_on_a_planet_leaves_it_as_it_is() -> None:
    prompt = "a cat on a planet"
    found = {node.symbol: box(node) for node in heroes(stage(read(prompt), job()))}
    assert found["planet"].height > 2 * found["cat"].height


def test_a_clock_on_a_building_is_seen_from_the_street() -> None:
    found = {node.symbol: box(node) for node in heroes(stage(read("a clock on a building"), job()))}
    assert found["clock"].height > 0.15 * found["town_building"].height
