"""Styles of rooms, and what their walls are of."""

import pytest

from limner.engines.illustrator.reading.read import read


@pytest.mark.parametrize(
    ("prompt", "style", "finish"),
    [
        ("a scandinavian bedroom with a lamp", "scandinavian", ""),
        ("a mid-century modern living room", "mid-century", ""),
        ("an industrial loft with exposed brick walls", "industrial", "brick"),
        ("a bathroom with white tiles", "", "tiles"),
        ("a cat on a sofa", "", ""),
    ],
)
def test_the_style_and_the_walls_are_read(prompt: str, style: str, finish: str) -> None:
    reading = read(prompt)
    assert (reading.decor, reading.finish) == (style, finish)
