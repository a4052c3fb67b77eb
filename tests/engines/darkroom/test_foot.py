import numpy as np
import pytest
import skimage.data

from limner.engines.darkroom.arrays import Matte
from limner.engines.darkroom.foot import ground_colour, overgrown
from limner.engines.darkroom.room import Place
from tests.engines.darkroom.pictures import Pixels, photograph


def ground(name: str) -> Pixels:
    """A grey photograph as colours."""
    grey = getattr(skimage.data, name)()[:320, :320]
    return np.repeat(grey[..., None], 3, 2)


def standing() -> Matte:
    matte = np.zeros((320, 320), np.float32)
    matte[60:260, 90:230] = 1
    return matte


def test_blades_of_grass_reach_before_the_foot_and_no_higher() -> None:
    hidden = overgrown(ground("grass"), standing())
    assert 0.1 < hidden[250:260, 90:230].mean() < 0.9
    assert not hidden[:235].any()


def test_nothing_grows_on_paving() -> None:
    assert not overgrown(ground("brick"), standing()).any()


def test_nor_on_wood() -> None:
    assert not overgrown(photograph("coffee", 480, 320)[:, 160:], standing()).any()


def test_the_colour_of_the_ground_is_that_at_the_foot() -> None:
    rgb = np.zeros((100, 100, 3), np.uint8)
    rgb[60:] = (0, 255, 0)
    assert ground_colour(rgb, Place(20, 10, 30, 80)) == pytest.approx((0.0, 1.0, 0.0), abs=0.05)
    assert ground_colour(rgb, Place(20, 10, 30, 30)) == (0.0, 0.0, 0.0)
