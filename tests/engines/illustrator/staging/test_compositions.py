"""Patterns, portraits, posters and views from above."""

import numpy as np
import pytest

from limner.drawing.raster import rasterise
from limner.engines.illustrator.compose import compose
from limner.engines.illustrator.scene import Placed, Shape
from limner.engines.illustrator.staging.stage import stage
from limner.engines.jobs import Controls
from tests.engines.illustrator.staging.scenes import box, heroes, job, reading

SQUARE, WIDE = (256, 256), (384, 192)


@pytest.mark.parametrize("size", [SQUARE, WIDE], ids=["square", "wide"])
@pytest.mark.parametrize("seed", range(3))
def test_a_pattern_continues_over_its_edges(size: tuple[int, int], seed: int) -> None:
    scene = stage(reading("strawberry", "fox", composition=("pattern",)), job(seed, size=size))
    pixels = rasterise(compose(scene)).astype(int)
    for axis in (0, 1):
        first, last = np.take(pixels, 0, axis), np.take(pixels, -1, axis)
        inner = np.abs(np.diff(pixels, axis=axis)).mean(axis=(1 - axis, 2)).max()
        assert np.abs(first - last).mean() <= inner + 1


def test_a_pattern_repeats_every_subject_and_has_no_ground() -> None:
    scene = stage(reading("cat", "mushroom", composition=("pattern",)), job())
    symbols = [n.symbol for n in heroes(scene)]
    assert min(symbols.count("cat"), symbols.count("mushroom")) >= 4
    assert not any(n.shadow for n in scene.nodes if isinstance(n, Placed))


@pytest.mark.parametrize("word", ["portrait", "close-up"])
@pytest.mark.parametrize("symbol", ["fox", "woman", "owl", "giraffe", "robot"])
def test_a_portrait_shows_the_head_large_and_leaves_out_the_feet(symbol: str, word: str) -> None:
    for seed in range(4):
        (sitter,) = heroes(stage(reading(symbol, composition=(word,)), job(seed)))
        whole = box(sitter)
        assert whole.bottom > 1024
        assert 0 < whole.top < 0.3 * 1024


@pytest.mark.parametrize("symbol", ["fox", "woman"])
def test_a_portrait_on_a_plain_ground_shows_the_head_too(symbol: str) -> None:
    for seed in range(4):
        plain = stage(
            reading(symbol, composition=("portrait",)), job(seed, controls=Controls(background_color=(9, 9, 9)))
        )
        whole = box(heroes(plain)[0])
        assert whole.bottom > 1024
        assert 0 < whole.top < 0.3 * 1024


def test_a_full_body_portrait_is_whole() -> None:
    (sitter,) = heroes(stage(reading("woman", composition=("portrait", "full body")), job()))
    assert box(sitter).bottom <= 1024


@pytest.mark.parametrize(
    "setting", ["village", "street", "beach", "forest", "meadow", "sea", "desert", "arctic", "lake"]
)
def test_a_view_from_above_has_no_sky(setting: str) -> None:
    scene = stage(reading(setting=setting, composition=("aerial",)), job())
    assert not [n for n in scene.nodes if isinstance(n, Shape) and n.layer == "sky"]
    assert scene.horizon <= 0


def test_a_building_in_a_view_from_above_has_a_high_horizon() -> None:
    scene = stage(reading("castle", setting="desert", composition=("aerial",)), job())
    assert scene.horizon == pytest.approx(0.2)


def test_a_boat_over_a_fish_is_seen_above_and_below_the_surface() -> None:
    from_below = stage(reading("whale", "boat", setting="sea"), job())
    assert {"surface", "sky"} <= {n.name for n in from_below.nodes if isinstance(n, Shape)}
