"""Texture: the same for every way to cut the picture."""

import numpy as np

from limner.engines.darkroom.upscale.texture import laid_down, texture_of
from limner.engines.darkroom.upscale.tiles import Tile, tiles
from tests.engines.darkroom.upscale.pictures import photograph


def test_rectangles_fit_together() -> None:
    texture = texture_of(photograph())
    whole = laid_down(texture, Tile(0, 0, 192, 192), 2, 7)
    for place in tiles(192, 192, 50):
        assert np.allclose(laid_down(texture, place, 2, 7), whole[place.area], atol=1e-5)


def test_one_colour_has_none() -> None:
    texture = texture_of(np.full((64, 64, 3), 128, np.uint8))
    assert not texture.roughness.any()
