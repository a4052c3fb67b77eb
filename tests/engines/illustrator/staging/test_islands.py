"""What stands on an island that is named with it."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.record import record
from limner.engines.illustrator.scene import Shape
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.stage import played
from tests.engines.illustrator.staging.scenes import box, heroes, job


@pytest.mark.parametrize(
    ("prompt", "symbols"),
    [
        ("a floating island with a windmill and two sheep", ("windmill", "sheep")),
        ("a floating island with a cottage, a tree and three goats", ("house", "tree", "goat")),
        ("a floating island with a waterfall and a small castle", ("castle",)),
        ("a small island with two palm trees and a hut", ("palm_tree", "hut")),
    ],
)
def test_all_that_is_listed_with_an_island_stands_on_it_together(prompt: str, symbols: tuple[str, ...]) -> None:
    planned = script(read(prompt), job(3))
    scene = played(planned)
    assert not heroes(scene, "island")
    assert "island" in record(planned, scene.nodes).drawn
    feet = [box(node).bottom for symbol in symbols for node in heroes(scene, symbol)]
    assert max(feet) - min(feet) < 0.2 * scene.height


def test_water_falls_off_an_island_in_the_air_where_the_words_have_it() -> None:
    planned = script(read("a floating island with a waterfall and a small castle"), job(3))
    scene = played(planned)
    falls = [n for n in scene.nodes if isinstance(n, Shape) and n.name == "waterfall"]
    (castle,) = heroes(scene, "castle")
    assert falls
    assert all(n.path.getBounds().bottom() > box(castle).bottom for n in falls)
    assert "waterfall" not in str(record(planned, scene.nodes).as_dict()["not_drawn"])
    assert castle.tilt == 0


@pytest.mark.parametrize("prompt", ["a desert island", "a boat beside an island", "three islands and a house"])
def test_an_island_by_itself_is_drawn(prompt: str) -> None:
    assert heroes(played(script(read(prompt), job(3))), "island")
