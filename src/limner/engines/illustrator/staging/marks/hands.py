"""The hand of an icon, where the words name one: lines, solid, flat colours or two tones."""

from collections.abc import Mapping

from limner.engines.illustrator.reading import tokens

_HANDS = {
    **dict.fromkeys(("line", "outline", "outlined", "lineal", "monoline", "stroke"), "lines"),
    **dict.fromkeys(("solid", "glyph", "silhouette", "filled", "monochrome"), "solid"),
    **dict.fromkeys(("flat", "colorful", "colourful", "colored", "coloured"), "colours"),
    **dict.fromkeys(("duotone",), "two tones"),
}
"""Words for the hand of an icon."""


def asked(prompt: str, hands: Mapping[str, str]) -> str:
    """The arrangement that a word of the prompt asks for; "" without one."""
    words = (piece.text for piece in tokens.split(prompt)[0])
    return next((kind for word in words for kind in [hands.get(_HANDS.get(word, ""), "")] if kind), "")
