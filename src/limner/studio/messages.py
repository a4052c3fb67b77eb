"""How messages to a caller quote values and list names."""

import json
from collections.abc import Iterable

_LONGEST = 80
"""Characters of a value that an error shows."""


def shown(value: object) -> str:
    """A value as a message may quote it: like JSON, short, and always encodable."""
    text = _written(value, depth=2)
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"


def listed(names: Iterable[str]) -> str:
    """Names, quoted and separated by commas."""
    return ", ".join(f"`{name}`" for name in names)


def _written(value: object, depth: int) -> str:
    match value:
        case str():
            quoted = json.dumps(value[:_LONGEST], ensure_ascii=False)
            return quoted.encode("utf-8", "backslashreplace").decode()
        case None | bool() | float():
            return json.dumps(value)
        case int():
            return str(value) if value.bit_length() <= 100 else "a number of more than 30 digits"
        case list() | tuple() if depth and len(value) <= 4:
            return "[" + ", ".join(_written(item, depth - 1) for item in value) + "]"
        case list() | tuple():
            return f"a list of {len(value)}"
        case _:
            return "an object"
