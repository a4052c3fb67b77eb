import numpy as np
import pytest

from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.matte.head import with_head
from limner.engines.darkroom.matte.regions import regions
from limner.engines.darkroom.matte.superpixels import superpixels
from limner.engines.darkroom.skin import skin_of

SIDE = 200


def body() -> Mask:
    mask = np.zeros((SIDE, SIDE), bool)
    mask[110:, 55:145] = True
    return mask


def head() -> Mask:
    rows, columns = np.mgrid[0:SIDE, 0:SIDE]
    inside: Mask = ((rows - 88) / 26) ** 2 + ((columns - 100) / 19) ** 2 < 1
    return inside & ~body()


def picture(colour: tuple[int, int, int]) -> Pixels:
    pixels = np.random.default_rng(3).normal(0, 5, (SIDE, SIDE, 3)) + np.array([90, 110, 130])
    pixels[head()] = colour
    pixels[body()] = (30, 40, 90)
    return np.asarray(np.clip(pixels, 0, 255), np.uint8)


def found(pixels: Pixels) -> Mask:
    patches = superpixels(pixels, 500)
    inside = patches.mean(body().astype(np.float32)) > 0.5
    return with_head(regions(pixels, patches), inside, skin_of(pixels))[patches.labels]


@pytest.mark.parametrize("skin", [(230, 180, 155), (150, 100, 75)], ids=["light", "dark"])
def test_a_head_is_added_to_its_shoulders(skin: tuple[int, int, int]) -> None:
    mask = found(picture(skin))
    assert mask[head()].mean() > 0.85
    assert mask[~(head() | body())].mean() < 0.02


@pytest.mark.parametrize("colour", [(90, 110, 130), (60, 160, 60)], ids=["the ground's", "a leaf's"])
def test_what_is_no_head_is_not_added(colour: tuple[int, int, int]) -> None:
    assert found(picture(colour))[head()].mean() < 0.15
