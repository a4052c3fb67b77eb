import numpy as np
import pytest

from limner.engines.base import never_cancelled
from limner.engines.darkroom.instead import old_thing, place_of, without
from tests.engines.darkroom.pictures import photograph


def test_only_a_thing_can_be_replaced() -> None:
    matte = np.zeros((100, 150), np.float32)
    assert old_thing(matte) is None
    matte[50, 50] = 1
    assert old_thing(matte) is None
    matte[20:80, 40:90] = 1
    assert old_thing(matte) == (40, 20, 90, 80)
    assert old_thing(np.ones((100, 150), np.float32)) is None


@pytest.mark.parametrize("size", [(50, 100), (300, 60), (20, 20)])
def test_the_new_thing_is_in_the_scale_of_the_old_one_and_stands_where_it_stood(size: tuple[int, int]) -> None:
    place = place_of((40, 20, 90, 80), *size, grounded=True)
    assert place.y + place.height == 80
    assert place.height <= 60
    assert place.width <= 75 + 1
    assert abs(place.x + place.width / 2 - 65) <= 1
    hanging = place_of((40, 20, 90, 80), *size, grounded=False)
    assert abs(hanging.y + hanging.height / 2 - 50) <= 1


def test_without_it_the_rest_stays_bit_for_bit() -> None:
    before = photograph("chelsea", 240, 160)
    matte = np.zeros((160, 240), np.float32)
    matte[60:100, 90:140] = 1
    after = without(before, matte, 1.0, 1, never_cancelled)
    assert np.array_equal(after[:35], before[:35])
    assert np.array_equal(after[:, :65], before[:, :65])
    assert (after[60:100, 90:140] != before[60:100, 90:140]).any()
