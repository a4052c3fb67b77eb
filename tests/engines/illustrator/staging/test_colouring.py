"""Things in the colours that the words ask for."""

import pytest

from limner.drawing.colour import RGB, lch, parse
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.tables.colours import COLOURS
from limner.engines.illustrator.staging.colouring import dressed
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import heroes, job

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


@pytest.mark.parametrize(
    ("prompt", "symbol", "parts"),
    [
        ("a house with a red roof and a tree", "house", {"roof": "red"}),
        ("two yellow houses with blue roofs", "house", {"wall": "yellow", "roof": "blue"}),
        ("a blue mug with a yellow handle", "mug", {"body": "blue", "handle": "yellow"}),
        ("a white door with a red handle", "door", {"wood": "white", "handle": "red"}),
        ("a white horse with a black mane", "horse", {"coat": "white", "mane": "black"}),
        ("a parrot with blue wings and a yellow beak", "parrot", {"wing": "blue", "beak": "yellow"}),
        ("a sailboat with red sails", "sailboat", {"sail": "red"}),
    ],
)
def test_parts_are_in_the_colours_that_are_said_of_them(prompt: str, symbol: str, parts: dict[str, str]) -> None:
    reading = read(prompt)
    nodes = heroes(stage(reading, job()), symbol)
    assert nodes
    for node in nodes:
        assert {part: node.colours[part] for part in parts} == {
            part: parse(COLOURS[name]) for part, name in parts.items()
        }
    assert not set(parts) & set(reading.unknown)


def test_a_part_that_is_not_drawn_by_itself_is_unknown() -> None:
    assert "fuselage" in read("a mug with a red fuselage").unknown
