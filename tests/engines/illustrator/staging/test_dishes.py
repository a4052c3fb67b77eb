"""Dishes with what is on them."""

import pytest

from limner.engines.base import never_cancelled
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.atlas.templates.served import BED
from limner.engines.illustrator.engine import Illustrator
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.record import foreseen
from limner.engines.illustrator.scene import Placed
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.stage import played
from limner.engines.jobs import GenerateJob


def _figures(prompt: str) -> list[Placed]:
    made = script(read(prompt), GenerateJob("svcv4_1", prompt, 512, 512, vector=False, seed=3))
    return [node for node in played(made).nodes if isinstance(node, Placed) and node.draws]


@pytest.mark.parametrize(
    ("prompt", "dish", "on_it"),
    [
        ("a plate of pancakes with strawberries and maple syrup", "pancake", ("strawberry", "syrup")),
        ("a pizza with mushrooms, olives and basil", "pizza", ("mushroom_slice", "olive_ring", "herb")),
        ("a steaming bowl of ramen with egg and chopsticks", "ramen", ("egg_half", "chopsticks_across")),
        ("a steak with asparagus", "steak", ("laid_asparagus",)),
        ("strawberries on a cake", "cake", ("strawberry",)),
        ("oatmeal topped with blueberries", "porridge", ("blueberry",)),
        ("a stack of waffles with strawberries on a plate", "waffle", ("strawberry",)),
        ("a plate of sausages, peas and potatoes", "plate", ("sausage", "pea", "potato")),
        ("a plate of food including rice and grilled chicken", "plate", ("rice_helping", "sliced_meat")),
        ("a piece of cheesecake on a plate with a fork", "plate", ("cheesecake", "fork")),
    ],
)
def test_what_is_on_a_dish_is_drawn_on_it(prompt: str, dish: str, on_it: tuple[str, ...]) -> None:
    (figure,) = _figures(prompt)
    assert figure.symbol.startswith(f"{dish}~topped=")
    assert all(name in figure.symbol for name in on_it)
    assert len(figure.draws) >= 1 + len(on_it)
    assert foreseen(read(prompt)).undrawn == ()


@pytest.mark.parametrize(
    "prompt", ["a pizza next to a mushroom", "a soup with bread", "pancakes with a cup of coffee", "a cat on a cake"]
)
def test_what_is_beside_a_dish_is_a_thing_of_its_own(prompt: str) -> None:
    assert len(_figures(prompt)) > 1


def test_where_a_topping_is_its_dish_is() -> None:
    figures = _figures("a bowl of ramen with egg and chopsticks on a wooden table")
    assert [figure.symbol.partition("~")[0] for figure in figures] == ["ramen"]


def test_a_number_that_is_said_is_drawn() -> None:
    (figure,) = _figures("a pizza with two olives")
    assert "olive_ring*2" in figure.symbol


def test_dishes_have_a_place_for_toppings() -> None:
    for symbol in load():
        if symbol.bed:
            assert any(part.name == BED for part in symbol.figure().parts), symbol.id


def test_dishes_are_drawn_in_vectors_too() -> None:
    job = GenerateJob("svcv4_1_vector", "pancakes with blueberries and whipped cream", 512, 512, True, 1)
    svg = Illustrator().run(job, never_cancelled).svg
    assert svg is not None
    assert len(svg) < 150_000


def test_each_of_several_plates_has_its_meal() -> None:
    figures = _figures("a table with two plates of food and two glasses of water")
    assert sorted(figure.symbol for figure in figures) == ["drinking_glass"] * 2 + ["meal"] * 2


def test_what_is_no_food_stands_on_a_plate() -> None:
    assert {figure.symbol for figure in _figures("a tin can on a plate")} == {"soda_can", "plate"}


def test_a_dish_in_another_things_form_still_bears_what_is_on_it() -> None:
    (soup,) = _figures("a bowl of soup that looks like a monster with tofu")
    assert "topped=tofu" in soup.symbol
