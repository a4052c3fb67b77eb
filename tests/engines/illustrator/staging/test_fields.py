"""Who is in a field is large and in sight, with plants before and behind."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Placed
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("prompt", "who", "plant"),
    [
        ("an astronaut in a field of sunflowers", "astronaut", "sunflower"),
        ("a knight walking through a lavender field", "knight", "lavender"),
        ("a rabbit in a field of poppies", "rabbit", "poppy"),
    ],
)
def test_who_is_in_a_field_is_large_and_within_it(prompt: str, who: str, plant: str, seed: int) -> None:
    scene = stage(read(prompt), job(seed))
    one, plants = box(heroes(scene, who)[0]), [box(node) for node in heroes(scene, plant)]
    assert one.height > 0.38 * scene.height
    assert one.top > 0
    assert one.bottom < scene.height
    assert sum(node.bottom < one.bottom for node in plants) > len(plants) / 2
    assert min(node.left for node in plants) < one.left
    assert max(node.right for node in plants) > one.right


@pytest.mark.parametrize(
    "prompt", ["a fox in a wheat field", "a piano in a field of lavender", "a cat in a cabbage field"]
)
def test_a_field_is_full_from_the_horizon_to_the_lower_edge(prompt: str) -> None:
    scene = stage(read(prompt), job(1))
    (one,) = (s for s in read(prompt).subjects if not s.sown)
    plant = next(s.symbol for s in read(prompt).subjects if s.sown)
    (who,) = heroes(scene, one.symbol)
    feet = [n.y for n in scene.nodes if isinstance(n, Placed) and n.symbol == plant]
    assert box(who).height > 0.2 * scene.height
    for k in range(4):
        top = scene.horizon + k * (1 - scene.horizon) / 4
        assert sum(top < y / scene.height < top + (1 - scene.horizon) / 4 for y in feet) > 8


def test_plants_that_are_counted_are_no_field() -> None:
    scene = stage(read("twenty sunflowers in a meadow"), job(1))
    assert sum(isinstance(n, Placed) and n.symbol == "sunflower" for n in scene.nodes) == 20


def test_a_small_companion_is_before_the_last_row() -> None:
    scene = stage(read("a knight and a dog in a field of sunflowers"), job(1))
    order = [node.symbol for node in heroes(scene) if node.symbol in ("dog", "sunflower")]
    assert order[-1] == "dog"
