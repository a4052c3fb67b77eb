"""Things in the colours that the words ask for."""

import pytest

from limner.drawing.colour import RGB, lch, parse
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.staging.colouring import dressed

GREEN: RGB = parse("#2f9e44")
BLUE: RGB = parse("#2f6fde")


def hue_apart(one: RGB, other: RGB) -> float:
    """Degrees."""
    apart = abs(lch(one)[2] - lch(other)[2]) % 360
    return min(apart, 360 - apart)


def test_without_a_colour_nothing_changes() -> None:
    assert dressed(load()["house"], ()) == {}


@pytest.mark.parametrize("name", ["first_aid_kit", "hot_air_balloon", "house", "turtle", "truck"])
def test_one_colour_is_for_both_where_the_second_covers_the_most(name: str) -> None:
    symbol = load()[name]
    colours = dressed(symbol, (GREEN,))
    second = [slot for slot, it in symbol.slots.items() if it.role == "second"]
    assert second
    assert all(hue_apart(colours[slot], GREEN) < 12 for slot in second)


@pytest.mark.parametrize("name", ["first_aid_kit", "house"])
def test_two_colours_are_for_one_each(name: str) -> None:
    symbol = load()[name]
    colours = dressed(symbol, (GREEN, BLUE))
    roles = {slot: it.role for slot, it in symbol.slots.items()}
    assert {colours[slot] for slot, role in roles.items() if role == "primary"} == {GREEN}
    assert {colours[slot] for slot, role in roles.items() if role == "second"} == {BLUE}


@pytest.mark.parametrize("name", ["woman", "farmer", "potted_plant"])
def test_trousers_and_leaves_keep_theirs(name: str) -> None:
    symbol = load()[name]
    assert not {slot for slot, it in symbol.slots.items() if it.role == "second"} & set(dressed(symbol, (GREEN,)))
