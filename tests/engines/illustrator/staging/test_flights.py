"""Units that hang in the open."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from limner.engines.illustrator.staging import flights
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.units import Member, Unit


def birds(number: int, *, flip: bool = False) -> list[Unit]:
    symbol = find("bird")
    assert symbol is not None
    return [Unit((replace(Member(symbol, 0, 0.0, 0.0, 1.0, pose="flying"), flip=flip),))] * number


@given(st.integers(4, 60), st.integers(0, 99), st.sampled_from([(1000, 500), (500, 1000), (800, 800)]))
@settings(max_examples=25)
def test_everybody_is_inside_and_nobody_hides_another(number: int, seed: int, size: tuple[int, int]) -> None:
    area = Box(20, 30, 20 + size[0], 30 + size[1])
    boxes = [unit.box for unit in flights.flown(birds(number), area, Random(seed), largest=400)]
    assert len(boxes) == number
    assert all(area.left - 1 <= b.left and b.right <= area.right + 1 for b in boxes)
    assert all(area.top - 1 <= b.top and b.bottom <= area.bottom + 1 for b in boxes)
    most = 0.0 if number < 15 else 0.2
    assert all(a.shared(b) <= most * a.area for a in boxes for b in boxes if a is not b)


@pytest.mark.parametrize("number", [5, 9, 15])
def test_the_wild_geese_fly_point_first(number: int) -> None:
    plan = flights.wedge(number, Random(3), 1.5)
    first = plan[0]
    assert first[0] == plan[:, 0].max()
    assert 0.4 < first[1] < 0.6


def test_a_stream_grows_toward_where_it_goes() -> None:
    plan = flights.stream(20, Random(3), 1.5)
    assert list(plan[:, 0]) == sorted(plan[:, 0])
    assert list(plan[:, 2]) == sorted(plan[:, 2])


def test_flights_differ_by_chance() -> None:
    places = {
        flights.flown(birds(9), Box(0, 0, 900, 600), Random(seed), largest=300)[0].box.centre for seed in range(6)
    }
    assert len(places) == 6
