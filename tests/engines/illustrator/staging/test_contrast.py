"""The rest of several of whom some have a colour that was said."""

import pytest

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Subject
from limner.engines.illustrator.staging.stage import stage
from tests.engines.illustrator.staging.scenes import box, heroes, job, reading


def test_the_rest_is_not_of_the_colour_that_was_said() -> None:
    scene = stage(read("six books, three of them red"), job(3))
    first = {node.colours["cover"] for node in heroes(scene, "book") if node.draws == (0,)}
    said = {node.colours["cover"] for node in heroes(scene, "book") if node.draws == (1,)}
    assert len(first) == len(said) == 1
    assert first != said


def test_the_rest_keeps_its_own_colour_where_that_is_another() -> None:
    scene = stage(read("five apples, two of them green"), job(3))
    red = [node.colours["body"] for node in heroes(scene, "apple") if node.draws == (0,)]
    green = [node.colours["body"] for node in heroes(scene, "apple") if node.draws == (1,)]
    assert len(red) == 3
    assert all(r > 1.5 * g for r, g, _ in red)
    assert len(green) == 2
    assert all(g > 1.2 * r for r, g, _ in green)


def test_every_other_one_of_a_row_takes_turns() -> None:
    scene = stage(read("a row of six candles, every other one red"), job(3))
    order = [node.draws[0] for node in sorted(heroes(scene, "candle"), key=lambda node: box(node).centre[0])]
    assert order in ([0, 1] * 3, [1, 0] * 3)


def test_a_grid_has_the_rows_that_were_said() -> None:
    scene = stage(reading(Subject("tomato", "tomato", 12, arrangement="grid", rows=2)), job(3))
    feet = [round(box(node).bottom, 1) for node in heroes(scene, "tomato")]
    assert sorted(feet.count(foot) for foot in set(feet)) == [6, 6]


def test_as_many_on_as_many_are_on_one_each() -> None:
    scene = stage(read("three cats on three chairs"), job(3))
    cats, chairs = [box(n) for n in heroes(scene, "cat")], [box(n) for n in heroes(scene, "chair")]
    assert len(cats) == len(chairs) == 3
    assert all(any(chair.left < cat.centre[0] < chair.right for cat in cats) for chair in chairs)


@pytest.mark.parametrize(("prompt", "symbol", "place"), [
    ("a row of seven cups, the middle one broken", "cup", 3), ("seven ducks in a line, the last one yellow", "duck", 6),
    ("five candles in a row, the first one red", "candle", 0),
])  # fmt: skip
def test_one_of_a_line_stands_where_it_was_said(prompt: str, symbol: str, place: int) -> None:
    nodes = [n for n in heroes(stage(read(prompt), job(3))) if n.symbol.partition("~")[0] == symbol]
    order = [node.draws[0] for node in sorted(nodes, key=lambda node: box(node).centre[0])]
    assert order.index(1) == place


def test_one_of_those_in_a_bowl_is_as_large_as_the_others() -> None:
    apples = heroes(stage(read("six apples in a bowl, two of them green"), job(3)), "apple")
    assert len(apples) == 6
    assert max(node.height for node in apples) < 1.2 * min(node.height for node in apples)
