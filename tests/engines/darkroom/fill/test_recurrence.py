"""What recurs may be repeated; what is there once may not."""

import cv2
import numpy as np
import pytest

from benchmarks.erase import photograph
from limner.engines.darkroom.fill.patches import Floats
from limner.engines.darkroom.fill.recurrence import recurring

SIDE = 20


def texture(name: str) -> Floats:
    return np.asarray(cv2.resize(photograph(name), (128, 128), interpolation=cv2.INTER_AREA), np.float32)


def nothing(picture: Floats) -> Floats:
    return np.zeros(picture.shape[:2], np.float32)


@pytest.mark.parametrize("name", ["gravel", "grass"])
def test_texture_recurs(name: str) -> None:
    picture = texture(name)
    for found in recurring(picture, nothing(picture), SIDE):
        assert found.shape == picture.shape[:2]
        assert found.mean() > 0.85


def test_one_colour_recurs() -> None:
    picture = np.full((60, 90, 3), 120, np.float32)
    for found in recurring(picture, nothing(picture), SIDE):
        assert (found == 1).all()


def test_a_ball_on_a_lawn_does_not_recur_but_the_lawn_does() -> None:
    picture = texture("grass")
    cv2.circle(picture, (64, 64), 12, (255.0, 255.0, 255.0), -1)
    cv2.circle(picture, (60, 60), 5, (0.0, 0.0, 0.0), -1)
    for found in recurring(picture, nothing(picture), SIDE):
        assert found[56:72, 56:72].mean() < 0.2
        assert found[:, :30].mean() > 0.8


def test_a_horizon_recurs_along_its_row_only() -> None:
    picture = np.full((128, 128, 3), 200, np.float32)
    picture[64:] = 60
    beside, along = recurring(picture, nothing(picture), SIDE)
    assert beside[60:68].min() > 0.9
    assert along[62:66].max() < 0.1
    assert along[:30].min() > 0.9


def test_things_are_no_neighbours() -> None:
    picture = np.full((128, 128, 3), 120, np.float32)
    picture[:, 40::4] = 220
    standing = nothing(picture)
    assert recurring(picture, standing, SIDE)[0][:, 60:].mean() > 0.9
    standing[:, 36:] = 1
    assert recurring(picture, standing, SIDE)[0][:, 60:].mean() < 0.1


def test_a_picture_smaller_than_its_neighbourhood_may_be_repeated() -> None:
    picture = np.random.default_rng(1).uniform(0, 255, (14, 14, 3)).astype(np.float32)
    assert (recurring(picture, nothing(picture), 12)[0] == 1).all()
