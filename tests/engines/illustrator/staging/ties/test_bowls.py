"""Fish out of the water."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Scene
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import job


def _bowls(prompt: str) -> int:
    scene: Scene = stage(read(prompt), job())
    return [getattr(node, "name", "") for node in scene.nodes].count("fishbowl")


@pytest.mark.parametrize(
    "prompt", ["a fish near a cup", "a fish on the right of a chair", "a fish on the left of a dog"]
)
def test_a_fish_on_dry_land_is_in_a_bowl(prompt: str) -> None:
    assert _bowls(prompt) > 0


@pytest.mark.parametrize("prompt", ["two fish and a boat", "a bear eating a fish", "a fish in a glass"])
def test_none_is_where_it_swims_or_is_somebody_s(prompt: str) -> None:
    assert _bowls(prompt) == 0
