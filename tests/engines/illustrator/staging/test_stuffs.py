"""What subjects are made of, from the words to the nodes."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.stage import stage
from limner.engines.illustrator.staging.stuffs import stuff
from tests.engines.illustrator.staging.scenes import heroes, job


@pytest.mark.parametrize(
    ("prompt", "material"),
    [
        ("a wooden chair", "wood"),
        ("a wood chair", "wood"),
        ("a chair made of wood", "wood"),
        ("a chair of wood", "wood"),
        ("a red metallic car", "metal"),
        ("a fluffy rug", "fur"),
        ("a plastic cup", "plastic"),
        ("a stone bench", "stone"),
        ("a rubber ball", "rubber"),
        ("a marble statue", "marble"),
        ("a golden statue", "gold"),
        ("a silver car", "silver"),
        ("an ice castle", "ice"),
        ("a cardboard car", "cardboard"),
        ("a stone bridge", ""),
        ("a red chair", ""),
        ("a glass of water", ""),
        ("a chocolate cake", ""),
        ("a white and gold vase", ""),
        ("a paper boat", ""),
    ],
)
def test_material_is_said_by_adjectives_names_and_metals(prompt: str, material: str) -> None:
    (subject,) = read(prompt).subjects
    symbol = find(subject.symbol)
    assert symbol is not None
    assert stuff(subject, symbol) == material


@pytest.mark.parametrize("prompt", ["a leather sofa", "an icon of a leather sofa", "a cat on a leather sofa"])
def test_material_reaches_the_nodes(prompt: str) -> None:
    scene = stage(read(prompt), job())
    assert {node.material for node in heroes(scene) if node.symbol == "sofa"} == {"leather"}
