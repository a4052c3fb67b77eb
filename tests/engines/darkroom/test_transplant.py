import numpy as np
import pytest
import skimage.data

from limner.engines.darkroom.arrays import Pixels
from limner.engines.darkroom.transplant import transplanted

SIDE = 256
HOLE = np.zeros((SIDE, SIDE), bool)
HOLE[100:150, 110:170] = True


def gravel() -> Pixels:
    grey = skimage.data.gravel()[:SIDE, :SIDE]  # type: ignore[no-untyped-call]
    return np.repeat(grey[..., None], 3, 2)


def test_the_piece_is_as_sharp_as_what_is_round_it() -> None:
    picture = gravel()
    picture[HOLE] = 255
    made = transplanted(picture, HOLE, 1)
    assert made is not None
    assert np.array_equal(made[~HOLE], picture[~HOLE])
    slopes = [np.abs(np.diff(part.astype(float), axis=1)).mean() for part in (made[100:150, 110:170], picture[:90])]
    assert slopes[0] > 0.85 * slopes[1]


def test_another_seed_may_take_another_piece() -> None:
    first, again, second = (transplanted(gravel(), HOLE, seed) for seed in (1, 1, 5))
    assert first is not None
    assert again is not None
    assert second is not None
    assert np.array_equal(first, again)
    assert not np.array_equal(first, second)


def test_nothing_is_laid_where_the_rim_has_no_texture_or_there_is_no_room() -> None:
    assert transplanted(np.full((SIDE, SIDE, 3), 180, np.uint8), HOLE, 1) is None
    assert transplanted(gravel(), np.ones((SIDE, SIDE), bool), 1) is None
    assert transplanted(gravel(), np.zeros((SIDE, SIDE), bool), 1) is None


def test_nothing_is_laid_where_the_rim_is_not_of_the_material() -> None:
    half = np.zeros((SIDE, SIDE), bool)
    half[:, :120] = True
    assert transplanted(gravel(), HOLE, 1, half) is None
    elsewhere = transplanted(gravel(), HOLE, 1, half, anywhere=True)
    assert elsewhere is not None
    assert np.array_equal(elsewhere[~HOLE], gravel()[~HOLE])


@pytest.mark.parametrize("seed", [0, 1, 3, 4, 5])
@pytest.mark.parametrize("anywhere", [False, True])
def test_what_is_to_go_does_not_come_back(seed: int, *, anywhere: bool) -> None:
    picture = gravel()
    picture[HOLE] = (255, 0, 0)
    made = transplanted(picture, HOLE, seed, np.ones((SIDE, SIDE), bool), anywhere=anywhere)
    assert made is not None
    assert not (made[HOLE].astype(int) @ (2, -1, -1) > 200).any()
