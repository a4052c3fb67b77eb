"""Bodies with plane faces: closed, seen from outside, in the tones of the ways they look."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.drawing.geometry import bounds, intersection
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.templates.polyhedron import Polyhedron, cuboid, hull, prism

TURNS = st.floats(0, 360)
GOLDEN = (1 + math.sqrt(5)) / 2
ICOSAHEDRON = [p for a in (-1.0, 1.0) for b in (-GOLDEN, GOLDEN) for p in ((0.0, a, b), (a, b, 0.0), (b, 0.0, a))]


def drawn(solid: Polyhedron) -> Pen:
    pen = Pen("standing")
    solid.draw(pen, "body")
    return pen


@given(TURNS)
def test_a_box_shows_its_top_and_at_most_two_sides(turn: float) -> None:
    parts = drawn(cuboid(70, 70, 70, turn)).figure().parts
    assert 2 <= len(parts) <= 3
    brightest = max(parts, key=lambda part: part.tone)
    assert bounds(brightest.path)[1] == pytest.approx(min(bounds(part.path)[1] for part in parts), abs=1e-3)


@given(st.integers(3, 12), TURNS, st.sampled_from([0.0, 0.5, 1.0]))
def test_faces_that_are_seen_hide_nothing_of_one_another(sides: int, turn: float, top: float) -> None:
    parts = drawn(prism(sides, 50, 80, turn, top)).figure().parts
    for i, part in enumerate(parts):
        for other in parts[i + 1 :]:
            left, high, right, low = bounds(intersection(part.path, other.path))
            assert min(right - left, low - high) < 0.5


def test_the_hull_of_twelve_corners_has_twenty_faces() -> None:
    solid = hull(ICOSAHEDRON)
    assert sorted(map(len, solid.faces)) == [3] * 20


def test_corners_in_one_plane_make_one_face() -> None:
    corners = [(x, y, z) for x in (-1.0, 1.0) for y in (-1.0, 1.0) for z in (-1.0, 1.0)]
    assert sorted(map(len, hull(corners).faces)) == [4] * 6
