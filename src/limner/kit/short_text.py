"""What people call things: short texts that are kept, and shown to others."""

import unicodedata
from typing import Final

from limner.kit.errors import InvalidRequest

_UNFIT: Final = {"Cc", "Cs"}
"""Control characters and halves of pairs, by Unicode's categories: databases do not keep all of these."""


def one_line(text: str, longest: int, param: str) -> str:
    """The text on one line, each run of white space as one space.

    Raises InvalidRequest for more than `longest` characters, and for control characters; `param` names the field.
    """
    text = " ".join(text.split())
    if len(text) > longest:
        raise InvalidRequest(f"A {param} has up to {longest} characters; this one has {len(text)}.", param=param)
    if unfit := next((each for each in text if unicodedata.category(each) in _UNFIT), ""):
        raise InvalidRequest(f"A {param} has no control characters; this one has U+{ord(unfit):04X}.", param=param)
    return text
