"""JSON as RFC 8259 has it, and no more: what other parsers would read differently is refused.

Python's own parser takes NaN, keeps the last of two equal keys, lets half of a surrogate pair through,
turns 1e999 into infinity, and gives up on deep nesting with a RecursionError.
"""

import json
from collections import Counter
from math import isfinite
from typing import Any

from limner.kit.errors import InvalidRequest

MAX_DEPTH = 32
"""Levels of nesting. The deepest field of the interface needs 6."""

MAX_DIGITS = 100
"""Characters of a number; Python's own bound for integers, 4,300, is reached after quadratic work."""

MAX_MARKS = 30_000
"""Commas and opening brackets, those inside of strings included: the longest prompts may hold nothing else."""

LONGEST_PARAM = 100
"""Characters of a key that an error names."""


class InvalidJson(InvalidRequest):
    """The text is not JSON, or not JSON that means one thing only."""

    code = "invalid_json"


def parse(raw: bytes | bytearray | str) -> Any:
    """The value of a JSON text. Bytes are UTF-8, with or without a byte order mark. Raises InvalidJson."""
    try:
        text = raw if isinstance(raw, str) else raw.decode("utf-8-sig")
        _count(text)
        value = _DECODER.decode(text)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno} column {error.colno}"
        raise InvalidJson(f"The text is not valid JSON: {error.msg} at {where}.") from error
    except UnicodeDecodeError as error:
        raise InvalidJson(f"JSON has to be UTF-8; the byte at position {error.start} is not.") from error
    except RecursionError as error:
        raise _too_deep() from error
    _check(value)
    return value


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        [(key, _)] = Counter(key for key, _ in pairs).most_common(1)
        param = key if key.isprintable() and len(key) < LONGEST_PARAM else None
        raise InvalidJson(f"The key {key[:LONGEST_PARAM]!a} is given more than once.", param=param)
    return found


def _integer(digits: str) -> int:
    return int(_bounded(digits))


def _float(digits: str) -> float:
    number = float(_bounded(digits))
    if not isfinite(number):
        raise InvalidJson(f"The number {digits} is too large.")
    return number


def _constant(name: str) -> Any:
    raise InvalidJson(f"{name} is not JSON; numbers have to be finite.")


def _bounded(digits: str) -> str:
    if len(digits) > MAX_DIGITS:
        raise InvalidJson(f"A number of {len(digits)} characters is too long; up to {MAX_DIGITS} are accepted.")
    return digits


_DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_int=_integer, parse_float=_float, parse_constant=_constant)


def _count(text: str) -> None:
    """Bound the number of values before they are made: a body of lists and numbers would take half a second."""
    if sum(map(text.count, ",[{")) > MAX_MARKS:
        raise InvalidJson(f"The JSON holds too many values; up to {MAX_MARKS:,} commas and brackets are accepted.")


def _check(value: Any) -> None:
    """Bound the depth, and refuse strings that no encoding can write."""
    layer = [value]
    for depth in range(MAX_DEPTH + 1):
        for item in layer:
            if isinstance(item, str):
                _encodable(item)
        branches = [item for item in layer if isinstance(item, dict | list)]
        if branches and depth == MAX_DEPTH:
            raise _too_deep()
        layer = [inner for branch in branches for inner in _within(branch)]


def _within(branch: dict[str, Any] | list[Any]) -> list[Any]:
    return [*branch.keys(), *branch.values()] if isinstance(branch, dict) else branch


def _encodable(text: str) -> None:
    if text.isascii():  # known without looking, and so for every data URL
        return
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise InvalidJson(
            f"A string holds {text[error.start]!a}, one half of a surrogate pair, which is not a character."
        ) from error


def _too_deep() -> InvalidJson:
    return InvalidJson(f"The JSON is nested too deeply; up to {MAX_DEPTH} levels are accepted.")
