import numpy as np

from limner.engines.darkroom.relief import modelled
from tests.engines.darkroom.pictures import Pixels

GREY = (0.5, 0.5, 0.5)


def disc() -> Pixels:
    """A flat grey disc on nothing."""
    y, x = np.mgrid[-1:1:120j, -1:1:120j]
    inside = x * x + y * y < 0.9
    return np.dstack([np.full((120, 120, 3), 140, np.uint8), np.where(inside, 255, 0).astype(np.uint8)])


def test_the_side_to_the_light_is_brighter() -> None:
    made = modelled(disc(), -0.8, GREY, 1.0, 1).astype(float)
    assert made[50:70, 15:40, :3].mean() > made[50:70, 80:105, :3].mean() + 15
    turned = modelled(disc(), 0.8, GREY, 1.0, 1).astype(float)
    assert turned[50:70, 15:40, :3].mean() < turned[50:70, 80:105, :3].mean() - 15


def test_the_foot_is_darker_than_the_head() -> None:
    made = modelled(disc(), 0.0, GREY, 1.0, 1).astype(float)
    assert made[100:114, 50:70, :3].mean() < made[8:22, 50:70, :3].mean() - 25


def test_undersides_take_the_colour_of_the_ground() -> None:
    made = modelled(disc(), 0.0, (0.2, 0.7, 0.1), 1.0, 1).astype(float)
    low, high = made[95:112, 50:70].mean((0, 1)), made[10:30, 50:70].mean((0, 1))
    assert low[1] - low[0] > high[1] - high[0] + 5


def test_the_silhouette_stays_and_without_an_amount_everything() -> None:
    assert np.array_equal(modelled(disc(), 0.5, GREY, 1.0, 1)[..., 3], disc()[..., 3])
    assert np.array_equal(modelled(disc(), 0.5, GREY, 0.0, 1), disc())


def test_what_is_nothing_stays_nothing() -> None:
    empty = np.zeros((20, 30, 4), np.uint8)
    assert np.array_equal(modelled(empty, 0.5, None, 1.0, 1), empty)
