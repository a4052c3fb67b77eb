from collections.abc import Callable

import cv2
import numpy as np
import pytest

from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.matte.focus import focus
from limner.engines.darkroom.matte.merit import NONE, Merits
from limner.engines.darkroom.matte.regions import regions
from limner.engines.darkroom.matte.superpixels import superpixels

SIDE = 160


def disc(radius: float, down: float = 80, across: float = 80) -> Mask:
    rows, columns = np.mgrid[0:SIDE, 0:SIDE]
    inside: Mask = np.hypot(rows - down, columns - across) < radius
    return inside


def picture(truth: Mask) -> Pixels:
    ground = cv2.GaussianBlur(np.random.default_rng(2).normal(110, 90, (SIDE, SIDE)), (0, 0), 4)[..., None]
    pixels = np.where(truth[..., None], np.array([200, 80, 50]), ground + np.array([0, 20, -10]))
    return np.asarray(np.clip(pixels, 0, 255), np.uint8)


def judge(truth: Mask) -> Callable[[Mask], float]:
    pixels = picture(truth)
    patches = superpixels(pixels, 300)
    belief = np.full(len(patches.sizes), 0.5, np.float32)
    merits = Merits.of(regions(pixels, patches), belief, focus(pixels))
    return lambda mask: merits.of_region(patches.mean(mask.astype(np.float32)) > 0.5)


@pytest.mark.parametrize(
    "worse",
    [disc(20), disc(60), disc(35, across=115), ~disc(35), disc(35) & (np.arange(SIDE) < 80)],
    ids=["too small", "too large", "aside", "the ground", "half"],
)
def test_the_thing_has_more_merit_than_what_is_not_quite_it(worse: Mask) -> None:
    merit = judge(disc(35))
    assert merit(disc(35)) > merit(worse) + 0.5


def test_a_thing_in_the_middle_has_more_merit_than_one_at_the_side() -> None:
    aside = disc(35, across=130)
    assert judge(disc(35))(disc(35)) > judge(aside)(aside)


def test_nothing_and_all_have_none() -> None:
    merit = judge(disc(35))
    assert merit(np.zeros((SIDE, SIDE), bool)) == NONE
    assert merit(np.ones((SIDE, SIDE), bool)) == NONE
