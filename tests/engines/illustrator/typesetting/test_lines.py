"""Letters, the room between them, lines and arcs."""

import math

import pytest

from limner.drawing import geometry as g
from limner.engines.illustrator.typesetting.faces import FACES, capital, characters, glyph, kerning
from limner.engines.illustrator.typesetting.lines import Hand


@pytest.mark.parametrize("face", FACES)
def test_capitals_are_as_tall_as_asked(face: str) -> None:
    _, top, _, bottom = g.bounds(Hand(face).line("HEN", 100))
    spread = FACES[face].soft / capital(face) * 100
    assert bottom - top == pytest.approx(100 + spread, abs=2)


@pytest.mark.parametrize("face", ["black", "humanist", "condensed"])
def test_pairs_with_open_sides_come_nearer_and_stems_do_not(face: str) -> None:
    assert all(kerning(*pair, face) < -0.01 for pair in ("AV", "LT", "To"))
    assert kerning("H", "I", face) == pytest.approx(0, abs=0.02)
    assert kerning("A", "-", face) == 0


@pytest.mark.parametrize("face", FACES)
def test_no_pair_of_capitals_touches(face: str) -> None:
    for pair in ("AV", "LT", "TA", "LY", "PA", "WA", "RT", "FJ"):
        first, second = (glyph(c, face) for c in pair)
        near = g.moved(second.path, first.advance + kerning(*pair, face), 0.0)
        assert g.intersection(first.path, near).isEmpty()


def test_what_the_face_lacks_is_left_out() -> None:
    assert characters("A\U0001f98aB", "black") == "AB"
    assert Hand().line("\U0001f98a", 50).isEmpty()
    assert Hand().length("") == 0


def test_tracking_and_stretch_change_the_length() -> None:
    usual = Hand("black").length("NORTH")
    assert Hand("black", 0.2).length("NORTH") == pytest.approx(usual + 4 * 0.2)
    assert Hand("condensed").length("NORTH") < 0.8 * usual


@pytest.mark.parametrize("below", [False, True])
def test_an_arc_keeps_its_letters_on_the_ring_and_its_middle_in_the_middle(below: bool) -> None:
    centre, radius, high = (200.0, 200.0), 120.0, 20.0
    left, top, right, bottom = g.bounds(Hand("bold", 0.1).arc("HOH", high, centre, radius, below=below))
    assert (left + right) / 2 == pytest.approx(200, abs=1.5)
    edge = bottom - 200 if below else 200 - top
    assert edge == pytest.approx(radius if below else radius + high, abs=3)


def test_the_reach_of_an_arc_is_what_it_takes() -> None:
    hand, radius, high = Hand("bold"), 100.0, 10.0
    left, _, right, _ = g.bounds(hand.arc("HHHHHHHH", high, (0.0, 0.0), radius))
    angle = 2 * math.asin((right - left) / 2 / (radius + high / 2))
    assert hand.reach("HHHHHHHH", high, radius) == pytest.approx(angle, rel=0.06)


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("letter", "DBOeg8")
def test_the_holes_of_letters_are_open(face: str, letter: str) -> None:
    hand = Hand(face, capitals=False)
    line = hand.line(letter, 100)
    left, top, right, bottom = g.bounds(line)
    spots = [(left + (right - left) * u, top + (bottom - top) * v) for u in (0.4, 0.5, 0.55) for v in (0.25, 0.4, 0.5)]
    assert not all(line.contains(*spot) for spot in spots)
