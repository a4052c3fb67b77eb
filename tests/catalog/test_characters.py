"""The characters that can be set, against the interface's groups typed again as code points."""

from hypothesis import given
from hypothesis import strategies as st

from limner.catalog.characters import SUPPORTED, unsupported

GREEK = [0x391, 0x392, 0x395, 0x396, 0x397, 0x399, 0x39A, 0x39C, 0x39D, 0x39F, 0x3A1, 0x3A4, 0x3A5, 0x3A7]
CYRILLIC = [0x406, 0x410, 0x412, 0x415, 0x41A, 0x41C, 0x41D, 0x41E, 0x420, 0x421, 0x422, 0x423, 0x425]
EXTRA_LATIN = [0xD8, 0x110, 0x126, 0x141, 0x14A, 0x166, 0xDF, 0x1E9E]
PUNCTUATION = [*range(0x21, 0x30), 0x3A, 0x3B, 0x3C, 0x3E, 0x3F, 0x40, 0x5F, 0x7B, 0x7D]
DIGITS_AND_CAPITALS = [*range(0x30, 0x3A), *range(0x41, 0x5B)]


def test_the_supported_characters_are_those_of_the_interface() -> None:
    expected = {chr(point) for point in GREEK + CYRILLIC + EXTRA_LATIN + PUNCTUATION + DIGITS_AND_CAPITALS}
    assert expected == SUPPORTED


def test_the_first_unsupported_character_is_named() -> None:
    assert unsupported("HELLO!") is None
    assert unsupported("HeLlO") == "e"
    assert unsupported("A=B") == "="
    assert unsupported("") is None


@given(st.text())
def test_a_text_is_supported_when_all_its_characters_are(text: str) -> None:
    assert (unsupported(text) is None) is (set(text) <= SUPPORTED)
