"""Safetensors files, told by their headers: no weight is read. The format: github.com/huggingface/safetensors."""

import json
import math
from pathlib import Path
from typing import Any, Final

from limner.kit.errors import SettingsError

ENDING: Final = ".safetensors"
_HEADER_LENGTH_BYTES: Final = 8
_MOST_HEADER_BYTES: Final = 100_000_000
"""The bound of the format itself."""
_BYTES: Final = {"F64": 8, "I64": 8, "U64": 8, "F32": 4, "I32": 4, "U32": 4, "F16": 2, "BF16": 2, "I16": 2, "U16": 2}
"""Of a number, by its name in the format; others are not looked at."""


def shapes(file: Path, setting: str) -> dict[str, tuple[int, ...]]:
    """The shape of each tensor in a file, by its name.

    Raises SettingsError, which names the setting, for a file whose header does not fit it.
    """
    size = file.stat().st_size
    with file.open("rb") as opened:
        length = int.from_bytes(opened.read(_HEADER_LENGTH_BYTES), "little")
        if length > min(size - _HEADER_LENGTH_BYTES, _MOST_HEADER_BYTES):
            raise _broken(file, setting)
        header = opened.read(length)
    try:
        entries = {name: entry for name, entry in json.loads(header).items() if name != "__metadata__"}
        lengths = sum(_length(entry) for entry in entries.values())
        found = {name: tuple(int(side) for side in entry["shape"]) for name, entry in entries.items()}
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, OverflowError, RecursionError):
        raise _broken(file, setting) from None
    if _HEADER_LENGTH_BYTES + length + lengths != size:
        raise _broken(file, setting)
    return found


def _length(entry: Any) -> int:
    """The bytes of a tensor, of its entry in the header. Raises ValueError where they are not those of its shape."""
    start, end = entry["data_offsets"]
    width = _BYTES.get(entry["dtype"])
    if start < 0 or end < start or (width is not None and math.prod(entry["shape"]) * width != end - start):
        raise ValueError(entry)
    return int(end - start)


def _broken(file: Path, setting: str) -> SettingsError:
    return SettingsError(f"{setting}: {str(file)!r} is no whole safetensors file; copy it anew.")
