"""Several of a kind stand as the words arrange them."""

import math
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.scene import Placed
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job

SEEDS = st.integers(0, 99)


def shown(prompt: str, seed: int, symbol: str) -> list[Placed]:
    return heroes(stage(read(prompt), job(seed)), symbol)


@given(SEEDS)
@settings(max_examples=8)
def test_a_stack_rests_each_on_the_one_below(seed: int) -> None:
    cubes = sorted(shown("three stacked cubes", seed, "cube"), key=lambda cube: -cube.y)
    assert len(cubes) == 3
    for below, above in pairwise(cubes):
        assert above.x == pytest.approx(below.x, abs=2)
        assert box(below).top < above.y < box(below).bottom
        assert box(above).top < box(below).top


@given(SEEDS)
@settings(max_examples=8)
def test_a_row_is_level_and_clear_of_one_another(seed: int) -> None:
    cups = sorted(shown("four cups in a row", seed, "cup"), key=lambda cup: cup.x)
    assert len(cups) == 4
    assert len({round(cup.y) for cup in cups}) == 1
    assert all(box(a).right <= box(b).left for a, b in pairwise(cups))


@given(SEEDS)
@settings(max_examples=8)
def test_a_ring_is_round_with_nobody_in_the_middle(seed: int) -> None:
    candles = shown("six candles in a circle", seed, "candle")
    assert len(candles) == 6
    x, y = (sum(values) / 6 for values in zip(*((c.x, c.y) for c in candles), strict=True))
    turns = sorted(math.atan2((c.y - y) / 0.42, c.x - x) for c in candles)
    assert all(b - a == pytest.approx(math.pi / 3, abs=0.25) for a, b in pairwise(turns))


@pytest.mark.parametrize("prompt", ["a 3x3 grid of squares", "a 3 × 3 grid of red squares", "a 3 by 3 grid of squares"])
def test_a_grid_has_rows_and_columns(prompt: str) -> None:
    squares = [box(square) for square in shown(prompt, 1, "square")]
    assert len(squares) == 9
    for coordinates in ([b.centre[0] for b in squares], [b.centre[1] for b in squares]):
        assert len({round(c, -1) for c in coordinates}) == 3


def test_a_pyramid_has_fewer_the_higher_it_is() -> None:
    spheres = shown("a pyramid of spheres", 1, "sphere")
    rows = sorted({round(s.y): 0 for s in spheres}, reverse=True)
    assert [sum(round(s.y) == y for s in spheres) for y in rows] == [3, 2, 1]


def test_colours_that_are_listed_go_one_to_each() -> None:
    cubes = shown("three stacked cubes, red, yellow and blue", 1, "cube")
    assert len({tuple(cube.colours.values()) for cube in cubes}) == 3


@given(SEEDS)
@settings(max_examples=6)
def test_one_figure_in_another_keeps_within_it(seed: int) -> None:
    scene = stage(read("a triangle inside a circle"), job(seed))
    (triangle,), (circle,) = heroes(scene, "triangle"), heroes(scene, "circle")
    inner, outer = box(triangle), box(circle)
    radius, (x, y) = outer.width / 2, outer.centre
    corners = [(inner.left, inner.bottom), (inner.right, inner.bottom), (inner.centre[0], inner.top)]
    assert all(math.hypot(cx - x, cy - y) <= radius for cx, cy in corners)
    assert triangle.height > 0.5 * circle.height


@pytest.mark.parametrize("prompt", ["a red square", "a dog on a white background", "three cups on a blue background"])
def test_what_has_no_place_is_in_the_middle(prompt: str) -> None:
    for seed in range(4):
        boxes = [box(placed) for placed in heroes(stage(read(prompt), job(seed)))]
        left, right = min(b.left for b in boxes), max(b.right for b in boxes)
        top, bottom = min(b.top for b in boxes), max(b.bottom for b in boxes)
        assert (left + right) / 2 == pytest.approx(512, abs=30)
        assert (top + bottom) / 2 == pytest.approx(512, abs=30)


def test_many_who_look_at_something_stand_in_ranks() -> None:
    people = [
        node for node in heroes(stage(read("twelve penguins looking at a bear"), job(1))) if node.symbol == "penguin"
    ]
    assert len(people) == 12
    assert len({round(node.y) for node in people}) > 1
