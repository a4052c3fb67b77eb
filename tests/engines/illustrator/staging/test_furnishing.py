"""Rooms and what is said to be in them."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Placed
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.stage import played
from limner.engines.jobs import GenerateJob


def _job(prompt: str) -> GenerateJob:
    return GenerateJob("svcv4_1", prompt, 512, 512, vector=False, seed=3)


def _things(prompt: str) -> dict[str, Placed]:
    """The figures of the subjects by their symbols, the first of each."""
    nodes = played(script(read(prompt), _job(prompt))).nodes
    return {node.symbol: node for node in reversed(nodes) if isinstance(node, Placed) and node.draws}


def _metre(node: Placed) -> float:
    symbol = find(node.symbol)
    assert symbol is not None
    return node.height / symbol.height_m


@pytest.mark.parametrize(
    ("prompt", "furnished"),
    [
        ("a kitchen with a fridge and an oven", True),
        ("an office with a laptop", True),
        ("an armchair and a bookshelf in a living room", True),
        ("a cat in a kitchen", False),
        ("a woman reading in a library with a lamp", False),
        ("a cup and a plate in a kitchen", False),
        ("a meadow with a chair and a table", False),
    ],
)
def test_a_picture_is_of_a_room_where_the_room_or_its_furniture_is_what_is_named(prompt: str, furnished: bool) -> None:
    assert script(read(prompt), _job(prompt)).brief.furnished == furnished


def test_small_things_lie_on_the_table_and_a_table_is_there_for_them() -> None:
    for prompt in ("an office with a desk, a laptop and a lamp", "a study with a globe and a typewriter"):
        things = _things(prompt)
        desk = things["desk"]
        small = [node for name, node in things.items() if name != "desk"]
        assert small
        assert all(node.y < desk.y - 0.3 * desk.height for node in small)


def test_who_sleeps_there_has_the_seat() -> None:
    things = _things("a cosy room with an armchair and a sleeping cat")
    assert abs(things["cat"].x - things["armchair"].x) < 0.5 * things["armchair"].height
    assert things["cat"].y < things["armchair"].y - 1


def test_furniture_has_its_true_size_over_the_others() -> None:
    things = _things("a bedroom with a bed, a wardrobe and a rug")
    assert 0.7 < _metre(things["wardrobe"]) / _metre(things["bed"]) < 1.3


def test_chandeliers_hang_and_pieces_stay_in_sight() -> None:
    things = _things("a dining room with a round table, four chairs and a chandelier")
    assert things["chandelier"].y < 0.4 * 512
    assert things["round_table"].y > 0.5 * 512
    tall = [Box(n.x - 0.2 * n.height, n.y - n.height, n.x + 0.2 * n.height, n.y) for n in things.values()]
    assert all(box.left >= -1 and box.right <= 513 for box in tall)


def test_a_kitchen_is_fitted_in_one_run() -> None:
    things = _things("a kitchen with a fridge, a stove and a microwave")
    run = [things[name] for name in ("refrigerator", "oven", "kitchen_counter")]
    assert max(node.y for node in run) - min(node.y for node in run) < 5
    metres = [_metre(node) for node in run]
    assert max(metres) < 1.05 * min(metres)
    assert things["microwave"].y < things["kitchen_counter"].y - 0.5 * things["kitchen_counter"].height


def test_a_television_and_a_lamp_are_on_what_is_made_for_them() -> None:
    things = _things("a living room with a sofa, a television and a lamp")
    for name, stand in (("television", "tv_stand"), ("lamp", "nightstand")):
        assert things[name].y < things[stand].y - 0.5 * things[stand].height
        assert abs(things[name].x - things[stand].x) < things[stand].height


def test_what_is_next_to_a_sink_is_on_the_counter() -> None:
    things = _things("a kitchen sink with a bowl of cereal next to it")
    assert things["cereal"].y < things["kitchen_counter"].y - 0.5 * things["kitchen_counter"].height


def test_a_towel_hangs_from_a_rail_on_the_wall() -> None:
    things = _things("a bathroom with a sink, a toilet and a towel")
    assert things["coat_rack"].y < things["sink"].y - 0.5 * things["sink"].height
    assert abs(things["towel"].x - things["coat_rack"].x) < 2 * things["coat_rack"].height * 3
