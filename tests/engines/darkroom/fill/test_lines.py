"""Lines that meet a border, and the mirror images that continue them."""

import cv2
import numpy as np
import pytest

from limner.engines.darkroom.fill.lines import Lines
from limner.engines.darkroom.fill.patches import Floats, Places
from limner.engines.darkroom.fill.ways import Ways


def striped(slope: float, wide: int = 160) -> Floats:
    """Soft stripes that fall by so many rows a column."""
    y, x = np.mgrid[:120, :wide].astype(np.float32)
    return np.repeat(128 + 60 * np.sin((y - slope * x) / 5)[..., None], 3, 2).astype(np.float32)


def mirrored(picture: Floats, shear: float, long: int) -> Floats:
    """The picture with so many columns of its mirror image of that shear."""
    ways = Ways.of(np.zeros((0, 2), np.int64), np.array([shear], np.float32))
    y, x = np.mgrid[: len(picture), :long]
    from_y, from_x = ways.places(np.zeros_like(y), y, x, picture.shape[1])
    beyond = cv2.remap(picture, from_x, from_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.concatenate([picture, beyond], 1)


@pytest.mark.parametrize("slope", [-0.6, 0.3, 0.7])
def test_slanting_lines_go_on_straight(slope: float) -> None:
    picture = striped(slope)
    shears = Lines.of(picture).shears(3)
    assert shears[0] == 0
    straight = striped(slope, 200)[30:90, 160:180]
    gaps = [np.abs(mirrored(picture, float(shear), 20)[30:90, 160:] - straight).mean() for shear in shears]
    assert min(gaps[1:]) < 12 < gaps[0] / 2


def test_a_kink_is_where_a_mirror_image_bends_lines() -> None:
    lines = Lines.of(striped(0.5))
    middle = np.s_[20:-20, 20:-20]
    assert lines.kinks(0.0)[middle].min() > 0.5
    assert lines.kinks(-1.0)[middle].max() < 0.1


def test_level_lines_need_no_shear() -> None:
    lines = Lines.of(striped(0.0))
    assert lines.shears(4).tolist() == [0]
    assert lines.kinks(0.0).max() < 0.1


def test_a_shift_keeps_its_distance_at_any_size() -> None:
    shifts: Places = np.array([[2, -10]])
    ways = Ways.of(shifts, np.zeros(1, np.float32))
    label, y, x = np.array([0]), np.array([4]), np.array([3])
    assert [part.tolist() for part in ways.places(label, y, x, 50)] == [[6.0], [43.0]]
    assert [part.tolist() for part in ways.places(label, y, x, 50, 4)] == [[12.0], [13.0]]
    assert ways.calm == 2
