"""The characters that `text_layout` can set."""

PUNCTUATION = "!\"#$%&'()*+,-./" + ":;<>?@" + "_{}"
DIGITS = "0123456789"
LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
EXTRA_LATIN = "ØĐĦŁŊŦßẞ"
GREEK = "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ"
CYRILLIC = "ІАВЕКМНОРСТУХ"

SUPPORTED = frozenset(PUNCTUATION + DIGITS + LATIN + EXTRA_LATIN + GREEK + CYRILLIC)


def unsupported(text: str) -> str | None:
    """The first character that cannot be set, or None."""
    return next((character for character in text if character not in SUPPORTED), None)
