"""Animals that graze, lie, leap and roll."""

import pytest

from limner.engines.illustrator.staging.cast import find


@pytest.mark.parametrize("name", ["cow", "horse", "zebra", "sheep", "goat", "deer", "pig", "dog", "fox"])
def test_a_grazing_head_is_at_the_ground(name: str) -> None:
    symbol = find(name)
    assert symbol is not None
    assert symbol.figure("grazing").anchors["mouth"][1] > -12
    assert symbol.figure("standing").anchors["mouth"][1] < -25


@pytest.mark.parametrize("name", ["cow", "horse", "sheep", "giraffe", "dog", "cat", "lion", "bear"])
def test_who_lies_is_low_and_on_the_ground(name: str) -> None:
    symbol = find(name)
    assert symbol is not None
    lying, standing = symbol.figure("lying"), symbol.figure("standing")
    assert lying.height < 0.9 * standing.height
    assert abs(lying.bounds[3]) < 3


@pytest.mark.parametrize("name", ["cow", "horse", "dog", "cat"])
def test_who_leaps_is_over_the_ground(name: str) -> None:
    symbol = find(name)
    assert symbol is not None
    assert symbol.figure("jumping").bounds[3] < -10


def test_who_rolls_has_its_feet_up() -> None:
    symbol = find("dog")
    assert symbol is not None
    rolling = symbol.figure("rolling")
    assert rolling.anchors["back"][1] > rolling.bounds[1] + 0.5 * rolling.height
