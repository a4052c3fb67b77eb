"""Safetensors files, told by their headers: no weight is read. The format: github.com/huggingface/safetensors."""

import json
from pathlib import Path
from typing import Final

from limner.kit.errors import SettingsError

ENDING: Final = ".safetensors"
_HEADER_LENGTH_BYTES: Final = 8
_MOST_HEADER_BYTES: Final = 100_000_000
"""The bound of the format itself."""


def shapes(file: Path, setting: str) -> dict[str, tuple[int, ...]]:
    """The shape of each tensor in a file, by its name.

    Raises SettingsError, which names the setting, for a file whose header does not fit it.
    """
    size = file.stat().st_size
    with file.open("rb") as opened:
        length = int.from_bytes(opened.read(_HEADER_LENGTH_BYTES), "little")
        if length > min(size - _HEADER_LENGTH_BYTES, _MOST_HEADER_BYTES):
            raise _broken(file, setting)
        try:
            entries = {name: entry for name, entry in json.loads(opened.read(length)).items() if name != "__metadata__"}
            end = max((entry["data_offsets"][1] for entry in entries.values()), default=0)
            found = {name: tuple(int(side) for side in entry["shape"]) for name, entry in entries.items()}
        except (ValueError, KeyError, TypeError, AttributeError, IndexError):
            raise _broken(file, setting) from None
    if _HEADER_LENGTH_BYTES + length + end != size:
        raise _broken(file, setting)
    return found


def _broken(file: Path, setting: str) -> SettingsError:
    return SettingsError(f"{setting}: {str(file)!r} is no whole safetensors file; copy it anew.")
