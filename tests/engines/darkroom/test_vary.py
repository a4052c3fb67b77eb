import cv2
import numpy as np
import pytest

from limner.engines.base import never_cancelled
from limner.engines.darkroom.vary import coloured, lit, moved, opened, varied
from tests.engines.darkroom.pictures import Pixels, apart, photograph

SKIN, LEAF, RED = (224, 172, 145), (60, 130, 50), (200, 30, 40)


def thing(ground: tuple[int, int, int] = (150, 152, 156)) -> Pixels:
    """A red box on a plain ground with a little noise, well inside."""
    picture = np.full((180, 260, 3), ground, np.float32)
    cv2.rectangle(picture, (60, 60), (120, 140), RED, -1)
    return np.clip(picture + np.random.default_rng(4).normal(0, 1.5, picture.shape), 0, 255).astype(np.uint8)


def rng() -> np.random.Generator:
    return np.random.default_rng(7)


def red(pixels: Pixels) -> np.ndarray:
    return (pixels[..., 0].astype(int) - pixels[..., 1] > 90) & (pixels[..., 0] > 120)


def test_a_thing_on_a_calm_ground_stands_elsewhere_in_another_size() -> None:
    before = thing()
    after = moved(before, 1, rng(), never_cancelled)
    assert after is not None
    where, was = np.argwhere(red(after)), np.argwhere(red(before))
    assert abs(where[:, 1].mean() - was[:, 1].mean()) > 10
    assert abs(len(where) / len(was) - 1) > 0.1
    assert abs(where[:, 0].max() - was[:, 0].max()) <= 3


def test_leaves_turn_and_skin_does_not() -> None:
    picture = np.full((120, 160, 3), LEAF, np.uint8)
    picture[20:80, 20:70] = SKIN
    after = coloured(picture, 1, rng(), never_cancelled)
    assert after is not None
    assert after[110, 150, 0] > after[110, 150, 1] - 20
    assert np.abs(after[35:65, 35:55].astype(int) - SKIN).max() <= 3


def test_a_picture_without_colours_is_not_coloured() -> None:
    assert coloured(np.full((80, 80, 3), 128, np.uint8), 1, rng(), never_cancelled) is None


def test_an_open_lens_blurs_the_ground_alone() -> None:
    before = thing()
    before[:, 150::12] = (40, 60, 90)
    after = opened(before, 1, rng(), never_cancelled)
    assert after is not None
    assert after[:, 170:].std(axis=1).mean() < 0.7 * before[:, 170:].std(axis=1).mean()
    assert np.array_equal(after[85:115, 75:105], before[85:115, 75:105])


def test_the_light_of_another_hour_changes_all_of_it() -> None:
    before = photograph()
    after = lit(before, 1, rng(), never_cancelled)
    assert after is not None
    assert apart(before, after) > 4


@pytest.mark.parametrize("seed", range(4))
def test_every_seed_has_a_way_for_every_picture(seed: int) -> None:
    for picture in (photograph(), np.full((64, 64, 3), 90, np.uint8)):
        made = varied(picture, seed, np.random.default_rng(seed), never_cancelled)
        assert made.shape == picture.shape
        assert np.array_equal(made, varied(picture, seed, np.random.default_rng(seed), never_cancelled))


def test_nothing_moves_where_that_is_not_wanted() -> None:
    before = thing()
    for seed in range(8):
        after = varied(before, seed, rng(), never_cancelled, moving=False)
        where, was = np.argwhere(red(after)), np.argwhere(red(before))
        assert not len(where) or np.abs(where.mean(0) - was.mean(0)).max() < 3
