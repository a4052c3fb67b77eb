"""Masks of more parts than shapes can have."""

import cv2
import numpy as np
import pytest

from limner.engines.darkroom.arrays import Mask
from limner.engines.darkroom.shapes.contours import MAX_CONTOURS, MAX_CORNERS, check_drawable, contours, simplified
from limner.kit.errors import InvalidRequest

SIDE = 600


def _checkerboard() -> Mask:
    y, x = np.mgrid[:SIDE, :SIDE]
    return np.asarray((x + y) % 2 == 0)


def _dust() -> Mask:
    return np.asarray(np.random.default_rng(1).random((SIDE, SIDE)) < 1 / 6)


def _maze() -> Mask:
    """One part without a hole, all corners: teeth on both sides of spines that hang on one beam."""
    mask = np.zeros((SIDE, SIDE), bool)
    mask[:, 1::4] = mask[1::2, ::4] = mask[1::2, 2::4] = mask[0] = True
    return mask


def _disc() -> Mask:
    y, x = np.mgrid[:SIDE, :SIDE]
    return np.asarray((x - 300) ** 2 + (y - 300) ** 2 < 200**2)


TOO_FINE = {
    "checkerboard": _checkerboard,
    "its negative": lambda: ~_checkerboard(),
    "dust": _dust,
    "a sieve": lambda: ~_dust(),
    "a maze": _maze,
}


@pytest.mark.parametrize("name", TOO_FINE)
def test_what_is_too_fine_gets_few_contours_that_stay_inside(name: str) -> None:
    mask = TOO_FINE[name]()
    simple = simplified(mask)
    assert not (simple & ~mask).any()
    found = contours(mask)
    assert len(found) <= MAX_CONTOURS
    assert sum(map(len, found)) <= MAX_CORNERS
    told = r"^mask_url has [\d,]+ parts with [\d,]+ holes and [\d,]+ corners, .* 2,000, and corners 200,000\.$"
    with pytest.raises(InvalidRequest, match=told) as error:
        check_drawable(mask, "mask_url")
    assert (error.value.code, error.value.param) == ("mask_too_fine", "mask_url")


def test_specks_beside_an_area_go_and_the_area_stays() -> None:
    mask = _disc()
    mask[:90:2, ::3] = True
    assert (simplified(mask)[100:] == mask[100:]).all()
    check_drawable(mask, "mask")


def test_pinholes_in_an_area_cost_their_surroundings_alone() -> None:
    mask = np.ones((SIDE, SIDE), bool)
    mask[:100:4, ::4] = False
    simple = simplified(mask)
    assert not (simple & ~mask).any()
    assert simple[104:].all()
    check_drawable(mask, "mask")


def test_what_can_be_drawn_is_left_as_it_is() -> None:
    ragged = np.asarray(cv2.GaussianBlur(np.random.default_rng(0).random((SIDE, SIDE)), (0, 0), 4) > 0.5)
    for mask in (_disc(), ragged, np.zeros((3, 4), bool), np.ones((1, 1), bool)):
        assert simplified(mask) is mask
        check_drawable(mask, "mask")
