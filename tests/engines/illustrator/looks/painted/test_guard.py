"""What a brush leaves alone."""

import numpy as np

from limner.engines.illustrator.looks.painted.guard import guarded
from tests.engines.illustrator.scenes import placed, scene

SIZE = 256


def test_a_small_subject_is_spared_where_it_is_asked_for() -> None:
    small = placed("chair", SIZE, height=0.25 * SIZE)
    mask = guarded(scene(small), (SIZE, SIZE, 3), 0.7, 0.5)
    assert mask is not None
    assert 0.4 < mask[round(small.y - 0.12 * SIZE), round(small.x)] < 0.6
    assert np.max(mask[:40]) < 0.01
    assert guarded(scene(small), (SIZE, SIZE, 3), 0.7) is None


def test_a_large_subject_is_painted_like_all_else() -> None:
    assert guarded(scene(placed("chair", SIZE, height=0.6 * SIZE)), (SIZE, SIZE, 3), 0.7, 0.5) is None
