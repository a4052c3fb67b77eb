"""Refine: the same picture at another size, clearer."""

import cv2
import numpy as np
import pytest

from limner.engines.base import never_cancelled
from limner.engines.darkroom.upscale.refine import Refinement, refine
from tests.engines.darkroom.upscale.pictures import disc, fine_energy, photograph

STRENGTHS = pytest.mark.parametrize("refinement", ["moderate", "subtle"])


@STRENGTHS
@pytest.mark.parametrize("width", [64, 96, 200, 500])
def test_it_has_the_size_asked_for(refinement: Refinement, width: int) -> None:
    assert refine(photograph(), width, width, refinement, 1, never_cancelled).shape == (width, width, 3)


def test_moderate_changes_more_than_subtle() -> None:
    source = photograph()
    plain = cv2.resize(source, (192, 192), interpolation=cv2.INTER_CUBIC)
    subtle = refine(source, 192, 192, "subtle", 1, never_cancelled)
    moderate = refine(source, 192, 192, "moderate", 1, never_cancelled)
    assert fine_energy(plain) < fine_energy(subtle) < fine_energy(moderate)
    distances = [np.abs(picture.astype(int) - plain).mean() for picture in (subtle, moderate)]
    assert 1.2 * distances[0] < distances[1]


@STRENGTHS
@pytest.mark.parametrize("width", [40, 160])
def test_one_colour_stays_that_colour(refinement: Refinement, width: int) -> None:
    pixels = np.full((80, 80, 3), (200, 40, 90), np.uint8)
    result = refine(pixels, width, width, refinement, 1, never_cancelled)
    assert (result == pixels[0, 0]).all()


def test_alpha_is_kept_without_a_dark_fringe() -> None:
    result = refine(disc(), 200, 200, "moderate", 1, never_cancelled)
    assert (result[..., 3] == 0).any()
    assert (result[..., 3] == 255).any()
    visible = result[..., 3] > 0
    assert (np.abs(result[visible][:, :3].astype(int) - (240, 140, 20)) <= 2).all()


def test_the_seed_decides_and_nothing_else() -> None:
    first = refine(photograph(), 192, 192, "moderate", 1, never_cancelled)
    assert (first == refine(photograph(), 192, 192, "moderate", 1, never_cancelled)).all()
