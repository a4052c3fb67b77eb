"""The same picture in another arrangement."""

from xml.etree import ElementTree

import numpy as np
import pytest

from limner.engines.base import never_cancelled
from limner.engines.illustrator.compositing.restage import restage
from limner.engines.illustrator.engine import Illustrator
from tests.engines.illustrator.compositing.jobs import job

PROMPTS = ["a green dragon on a hill", "three cats in a living room", "logo of an owl", "a pattern of lemons"]


def shown(prompt: str, seed: int) -> np.ndarray:
    pixels = restage(job(prompt), seed=seed, width=160, height=160).pixels
    assert pixels is not None
    return pixels


@pytest.mark.parametrize("prompt", PROMPTS)
def test_every_seed_gives_another_picture_and_none_gives_the_origin(prompt: str) -> None:
    origin = Illustrator().run(job(prompt), never_cancelled).pixels
    pictures = [origin, *(shown(prompt, seed) for seed in (3, 4, 5))]
    for i, one in enumerate(pictures):
        for other in pictures[:i]:
            assert one is not None
            assert other is not None
            assert np.abs(one.astype(int) - other.astype(int)).mean() > 2


@pytest.mark.parametrize("seed", range(4))
def test_subjects_and_colours_stay(seed: int) -> None:
    origin = Illustrator().run(job("a red car in the desert"), never_cancelled)
    variation = restage(job("a red car in the desert"), seed=seed, width=160, height=160)
    assert variation.scene["drawn"] == origin.scene["drawn"]
    assert origin.pixels is not None
    assert variation.pixels is not None
    # The shares of coarse colours: what differs is where they are.
    shares = [
        np.bincount((p // 64 * np.array([16, 4, 1])).sum(axis=2).ravel(), minlength=64) / p[:, :, 0].size
        for p in (origin.pixels, variation.pixels)
    ]
    assert np.minimum(*shares).sum() > 0.55
    for pixels in (origin.pixels, variation.pixels):
        red = (pixels[:, :, 0].astype(int) > pixels[:, :, 1] + 90) & (
            pixels[:, :, 0] > pixels[:, :, 2].astype(int) + 90
        )
        assert red.mean() > 0.01


@pytest.mark.parametrize("size", [(96, 200), (300, 100), (64, 64)])
def test_it_is_composed_for_its_own_size(size: tuple[int, int]) -> None:
    pixels = restage(job("a red fox in the snow"), seed=1, width=size[0], height=size[1]).pixels
    assert pixels is not None
    assert pixels.shape == (size[1], size[0], 3)


def test_the_same_seed_gives_the_same_bytes() -> None:
    assert np.array_equal(shown("a cat", 9), shown("a cat", 9))


def test_a_vector_variation_of_a_raster_picture() -> None:
    svg = restage(job("a cat"), seed=2, width=120, height=80, model="svcv4_1_vector", vector=True).svg
    assert svg is not None
    assert ElementTree.fromstring(svg).attrib["viewBox"] == "0 0 120 80"
