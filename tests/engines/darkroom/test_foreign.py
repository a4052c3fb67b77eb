import cv2
import numpy as np
import skimage.data

from limner.engines.darkroom.arrays import Pixels
from limner.engines.darkroom.foreign import foreign_share

HOLE = np.zeros((256, 256), bool)
HOLE[90:170, 80:180] = True


def gravel() -> Pixels:
    grey = skimage.data.gravel()[:256, :256]  # type: ignore[no-untyped-call]
    return np.repeat(grey[..., None], 3, 2)


def test_a_ground_that_goes_through_the_hole_is_not_foreign() -> None:
    assert foreign_share(gravel(), HOLE) < 0.05


def test_a_thing_in_the_hole_is() -> None:
    picture = np.asarray(cv2.circle(gravel(), (130, 130), 30, (200, 40, 40), -1), np.uint8)
    assert 0.2 < foreign_share(picture, HOLE) < 0.5


def test_a_thing_that_the_edge_of_the_hole_cuts_is_not() -> None:
    picture = np.asarray(cv2.rectangle(gravel(), (150, 0), (255, 255), (200, 40, 40), -1), np.uint8)
    assert foreign_share(picture, HOLE) < 0.1


def test_nothing_to_compare_with() -> None:
    assert foreign_share(gravel(), np.ones((256, 256), bool)) == 1
