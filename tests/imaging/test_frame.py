"""Pictures in a frame of another shape."""

import io

import numpy as np
from PIL import Image

from limner.imaging.frame import covering
from limner.imaging.source import probe

WIDE = np.zeros((100, 300, 3), np.uint8)
WIDE[:, 100:200] = (200, 30, 30)


def test_a_frame_is_covered_by_the_middle() -> None:
    square = covering(WIDE, 50, 50)
    assert square.shape == (50, 50, 3)
    assert (square[:, 5:-5] == (200, 30, 30)).all()


def test_the_same_size_changes_nothing() -> None:
    assert (covering(WIDE, 300, 100) == WIDE).all()


def test_values_of_a_mask_are_not_mixed() -> None:
    mask = (WIDE[..., 0] > 0).astype(np.uint8)
    framed = covering(mask, 601, 333, smooth=False)
    assert framed.shape == (333, 601)
    assert set(np.unique(framed)) == {0, 1}


def test_a_source_in_a_frame_has_no_transparency() -> None:
    alpha = np.zeros((100, 300), np.uint8)
    file = io.BytesIO()
    Image.fromarray(np.dstack([WIDE, alpha])).save(file, "PNG")
    source = probe(file.getvalue()).framed_in(64, 32)
    assert (source.width, source.height) == (64, 32)
    assert source.pixels().shape == (32, 64, 3)
