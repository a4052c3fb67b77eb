"""Towers of a large town."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Shape
from limner.engines.illustrator.staging.stage import stage
from limner.engines.jobs import GenerateJob


def names(prompt: str, seed: int) -> set[str]:
    scene = stage(read(prompt), GenerateJob("svcv4_1", prompt, 512, 512, False, seed))
    return {node.name for node in scene.nodes if isinstance(node, Shape)}


@pytest.mark.parametrize("seed", [1, 2])
def test_towers_have_windows_and_a_side_in_the_shade(seed: int) -> None:
    assert {"skyline", "shaded sides", "windows"} <= names("a rooftop by day", seed)


@pytest.mark.parametrize("seed", [1, 2])
def test_they_are_lit_by_night_only(seed: int) -> None:
    assert "lit windows" in names("a rooftop at night", seed)
    assert "lit windows" not in names("a rooftop by day", seed)
