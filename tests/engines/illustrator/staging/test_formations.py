"""Formations deal everybody a place, and fitting keeps everybody in sight."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from limner.engines.illustrator.staging import fitting, formations
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.fitting import Rank, Stand

AREA = Box(0, 0, 1000, 1000)
BOX = np.array([(-0.5, -1.0, 0.5, 0.0)])
"""One as tall as wide, on its foot."""


def dealt(ranks: list[Rank]) -> list[int]:
    return sorted(unit for rank in ranks for unit in rank.units)


@given(st.integers(2, 12), st.integers(0, 99), st.booleans())
@settings(max_examples=30)
def test_every_formation_deals_each_one_place(number: int, seed: int, alike: bool) -> None:
    offered = formations.offered(number, alike=alike, round_things=True, ratio=0.5, living=True)
    for formation, worth in offered.values():
        ranks = formation(range(number), Random(seed))
        assert dealt(ranks) == list(range(number))
        assert all(
            len(rank.units) == len(rank.depths) and 0 <= min(rank.depths) <= max(rank.depths) <= 1 for rank in ranks
        )
        assert 0 < worth <= 1


@given(st.integers(formations.CROWD, 60), st.floats(0.4, 2.5), st.integers(0, 99))
@settings(max_examples=20)
def test_every_crowd_deals_each_one_place(number: int, ratio: float, seed: int) -> None:
    for forms in formations.masses(number, ratio).values():
        assert all(dealt(form(range(number), Random(seed))) == list(range(number)) for form in forms)


@pytest.mark.parametrize(("number", "rows"), [(3, [2, 1]), (6, [3, 2, 1]), (7, [4, 3]), (10, [4, 3, 2, 1])])
def test_a_heap_is_a_pyramid(number: int, rows: list[int]) -> None:
    ranks = formations.heap(range(number), Random(1))
    assert [len(rank.units) for rank in ranks] == rows
    assert [rank.lift for rank in ranks] == sorted(rank.lift for rank in ranks)


def test_in_sight_is_what_no_nearer_box_covers() -> None:
    boxes = np.array([(0, 0, 10, 10), (5, 0, 15, 10), (20, 0, 30, 10)], float)
    assert fitting.in_sight(boxes, np.array([1.0, 2.0, 3.0])) == pytest.approx(0.5)
    assert fitting.in_sight(boxes[:1], np.array([1.0])) == 1.0


def test_fitting_takes_all_the_width_that_there_is() -> None:
    stand = Stand(AREA, 900, 700, 0.7, 2000, 1.0)
    placed = fitting.fitted(np.repeat(BOX, 4, axis=0), [Rank((0, 1, 2, 3), (0.0,) * 4)], stand)
    assert placed is not None
    assert placed[:, 2] == pytest.approx(250, rel=0.05)
    assert np.all(np.diff(placed[:, 0]) > 0)


def test_the_far_are_smaller_and_higher() -> None:
    stand = Stand(AREA, 900, 500, 0.5, 300, 0.5)
    placed = fitting.fitted(np.repeat(BOX, 2, axis=0), [Rank((0, 1), (0.0, 1.0))], stand)
    assert placed is not None
    (_, near, large), (_, far, small) = placed
    assert (near, far) == (900, 500)
    assert small == pytest.approx(0.5 * large)


def test_nothing_is_fitted_where_there_is_no_room_above_the_least() -> None:
    stand = Stand(AREA, 900, 700, 0.7, 2000, 1.0)
    assert fitting.fitted(np.repeat(BOX, 4, axis=0), [Rank((0, 1, 2, 3), (0.0,) * 4)], stand, least=400) is None


@pytest.mark.parametrize("singles", [[], [0], [7, 3]])
def test_singles_come_to_the_front_and_nobody_is_lost(singles: list[int]) -> None:
    ranks = formations.brought_forward(formations.crowd(3)(range(15), Random(2)), singles)
    assert dealt(ranks) == list(range(15))
    assert set(singles) <= set(ranks[0].units)


def test_feet_at_the_top_of_a_nearer_one_seem_to_stand_on_it() -> None:
    near, feet = (0, 100, 100, 200), np.array([200.0, 105.0])
    assert fitting.perched(np.array([near, (10, 5, 90, 105)], float), feet)
    assert not fitting.perched(np.array([near, (110, 5, 190, 105)], float), feet)
    assert not fitting.perched(np.array([near, (10, 50, 90, 150)], float), np.array([200.0, 150.0]))
    assert not fitting.perched(np.array([near, (10, -40, 90, 40)], float), np.array([200.0, 40.0]))
