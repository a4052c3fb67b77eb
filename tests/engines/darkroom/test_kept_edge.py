import cv2
import numpy as np

from limner.engines.darkroom.kept_edge import softened
from tests.engines.darkroom.pictures import Pixels

HEIGHT, WIDTH = 200, 240
DISC = cv2.circle(np.zeros((HEIGHT, WIDTH), np.uint8), (120, 100), 60, 1, -1) > 0


def scene() -> Pixels:
    picture = np.full((HEIGHT, WIDTH, 3), (40, 150, 60), np.uint8)
    picture[DISC] = (180, 60, 40)
    return picture


def test_what_is_kept_keeps_its_colours_and_is_whole() -> None:
    own, matte = softened(scene(), DISC)
    assert np.array_equal(own[DISC], scene()[DISC])
    assert (matte[DISC] == 1).all()


def test_ground_beyond_the_edge_stays_out() -> None:
    _, matte = softened(scene(), DISC)
    assert matte[~DISC].max() < 0.1


def test_hairs_beyond_the_edge_come_along_in_the_colour_of_the_kept_side() -> None:
    picture = scene()
    picture[100, 181:184] = (180, 60, 40)
    own, matte = softened(picture, DISC)
    assert matte[100, 181] > 0.6
    assert np.abs(own[100, 181].astype(int) - (180, 60, 40)).max() < 30
    assert matte[100, 200:].max() == 0


def test_nothing_and_everything_come_back_as_they_are() -> None:
    for keep in (np.zeros_like(DISC), np.ones_like(DISC)):
        own, matte = softened(scene(), keep)
        assert np.array_equal(own, scene())
        assert np.array_equal(matte, keep.astype(np.float32))


def test_thin_and_small_masks_are_taken() -> None:
    for keep in (np.eye(40, dtype=bool), np.indices((40, 40)).sum(0) % 2 > 0, np.indices((3, 50))[1] == 7):
        picture = np.full((*keep.shape, 3), 90, np.uint8)
        own, matte = softened(picture, keep)
        assert own.shape == picture.shape
        assert (matte[keep] == 1).all()
        assert np.isfinite(matte).all()
