"""The characters that can be set."""

import pytest

from limner.drawing import geometry as g
from limner.engines.illustrator.typesetting.faces import FACES, capital, characters, glyph, unset


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("text", ["Crème brûlée Øł", "ΑΒΓ αβγ", "ЖЩЮЯ жщюя", "“–” … € £ ₽", "♥★✓♪→"])
def test_every_face_sets_these(face: str, text: str) -> None:
    assert characters(text, face) == text
    for character in text:
        drawn = glyph(character, face)
        assert drawn.advance > 0
        if not character.isspace():
            left, _, right, _ = g.bounds(drawn.path)
            assert right - left > 0.02


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("letter", ["Ж", "Ω"])
def test_a_stand_in_is_as_high_as_the_faces_capitals(face: str, letter: str) -> None:
    _, top, _, _ = g.bounds(glyph(letter, face).path)
    assert -top == pytest.approx(capital(face), rel=0.12)


def test_what_no_face_has_is_left_out_and_told() -> None:
    assert characters("日本 A", "black") == " A"
    assert unset("日本 A 日 🦊\ufe0f") == "日本🦊"
    assert unset("Crème ♥ ЖΩ") == ""
