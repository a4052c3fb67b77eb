"""Words that stand in a scene."""

import pytest

from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Placed, Shape, Words
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import job

LETTERED = {symbol.id for symbol in load() if "lettered" in symbol.traits}


@pytest.mark.parametrize(
    ("prompt", "name"),
    [
        ('a fox standing next to a sign saying "Keep out"', "lettered"),
        ('a man holding a sign saying "HELP"', "lettered"),
        ('a cat with a speech bubble saying "Hello"', "speech bubble"),
    ],
)
def test_quoted_words_are_on_what_stands_there(prompt: str, name: str) -> None:
    for seed in range(4):
        scene = stage(read(prompt), job(seed, size=(256, 256)))
        names = [node.name for node in scene.nodes if isinstance(node, Shape)]
        assert name in [*names, *(node.pose for node in scene.nodes if isinstance(node, Placed))]
        assert "sign" not in names
        assert any(isinstance(node, Words) for node in scene.nodes)


def test_words_that_nothing_bears_are_on_a_board_of_their_own() -> None:
    scene = stage(read('a fox "HELLO"'), job(1, size=(256, 256)))
    assert "sign" in [node.name for node in scene.nodes if isinstance(node, Shape)]


@pytest.mark.parametrize(
    ("prompt", "symbol"),
    [
        ('a wooden sign nailed to a tree reading "KEEP OUT", a fox', "hanging_sign"),
        ('a door with a note that says "Back soon"', "wall_poster"),
        ('a sandwich board outside a bookshop that says "free hugs"', "shop"),
    ],
)
def test_a_sign_is_what_it_is_where_it_is(prompt: str, symbol: str) -> None:
    scene = stage(read(prompt), job(1, size=(256, 256)))
    assert symbol in {node.symbol for node in scene.nodes if isinstance(node, Placed)}
    assert any(isinstance(node, Words) for node in scene.nodes)


@pytest.mark.parametrize(
    "prompt", ["a stop sign above a fork", "two stop signs and a dog", "a man left of a stop sign", "alphabet blocks"]
)
def test_letters_on_a_thing_are_never_mirrored(prompt: str) -> None:
    for seed in range(6):
        scene = stage(read(prompt), job(seed, size=(256, 256)))
        signs = [node for node in scene.nodes if isinstance(node, Placed) and node.symbol in LETTERED]
        assert signs
        assert not any(node.flip for node in signs)
