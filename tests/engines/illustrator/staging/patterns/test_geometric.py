"""Tiles of shapes alone."""

from typing import Any

import numpy as np
import pytest

from limner.drawing import geometry as g
from limner.drawing.raster import rasterise
from limner.engines.illustrator.compose import compose
from limner.engines.illustrator.looks.index import look_named
from limner.engines.illustrator.scene import Scene, Shape
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import job, reading

KINDS = ("polka dot", "striped", "gingham", "zigzag", "triangle", "hexagon", "scallop", "argyle", "bauhaus")


def drawn(kind: str, seed: int = 1, size: tuple[int, int] = (240, 160), **more: Any) -> Scene:
    asked = reading(composition=("pattern",), prompt=f"a {kind} pattern", **more)
    return stage(asked, job(seed, size=size))


def pixels(scene: Scene) -> np.ndarray:
    return rasterise(compose(scene, look_named(scene.look))).astype(int)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "bauhaus"])
@pytest.mark.parametrize("size", [(240, 240), (240, 160), (150, 260)])
def test_opposite_edges_continue_each_other(kind: str, size: tuple[int, int]) -> None:
    """A pixel's step over the edge is like steps inside: no line of the tile has as many jumps elsewhere."""
    for seed in range(3):
        tile = pixels(drawn(kind, seed, size))
        laid = np.tile(tile, (2, 2, 1))
        for axis in (0, 1):
            jumps = np.abs(np.diff(laid, axis=axis)).mean(axis=(1 - axis, 2))
            seam = jumps[tile.shape[axis] - 1]
            assert seam <= np.delete(jumps, tile.shape[axis] - 1).max() + 1


def test_what_is_made_of_whole_cells_has_no_cell_over_an_edge() -> None:
    for size in ((240, 240), (150, 260)):
        for node in drawn("bauhaus", size=size).nodes[1:]:
            assert isinstance(node, Shape)
            left, top, right, bottom = g.bounds(node.path)
            assert left >= -0.01 <= top
            assert right <= size[0] + 0.01
            assert bottom <= size[1] + 0.01


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_seen_all_over(kind: str) -> None:
    tile = pixels(drawn(kind, size=(240, 240)))
    quarters = [tile[y : y + 120, x : x + 120].reshape(-1, 3) for y in (0, 120) for x in (0, 120)]
    assert all(len(np.unique(quarter // 16, axis=0)) >= 2 for quarter in quarters)
    assert all(quarter.std(axis=0).max() > 12 for quarter in quarters)


def test_geometric_is_another_kind_with_each_seed() -> None:
    names = {node.name for seed in range(6) for node in drawn("geometric", seed).nodes} - {"paper"}  # type: ignore[union-attr]
    assert len(names) >= 5


def test_a_named_colour_is_the_patterns() -> None:
    red = (216, 52, 43)
    tile = pixels(drawn("gingham", palette=(red,)))
    assert (np.abs(tile - red).max(axis=2) < 6).mean() > 0.1
