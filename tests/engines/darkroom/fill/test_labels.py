"""Labels of a grid."""

import numpy as np

from limner.engines.darkroom.fill.labels import chosen


def test_each_place_takes_what_is_cheapest_where_labels_agree() -> None:
    cost = np.random.default_rng(1).random((7, 9, 4)).astype(np.float32)
    assert np.array_equal(chosen(cost, np.zeros((7, 9, 4, 4), np.float32)), cost.argmin(2))


def test_a_change_happens_where_it_costs_least() -> None:
    cost = np.zeros((5, 12, 2), np.float32)
    cost[:, 0, 1] = cost[:, -1, 0] = 100
    apart = np.full((5, 12, 2, 2), 9.0, np.float32) * (1 - np.eye(2, dtype=np.float32))
    apart[:, 7:9] *= 0.1
    labels = chosen(cost, apart)
    assert (labels[:, :8] == 0).all()
    assert (labels[:, 8:] == 1).all()
