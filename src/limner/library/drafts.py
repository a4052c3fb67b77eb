"""Drafts: what a local store holds of a file until it is whole."""

from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Draft:
    """What a writer that was killed left in a local store, or one is writing now."""

    path: Path
    modified: datetime


def drafts_in(directory: Path) -> list[Draft]:
    """All of a store's directory. The store writes to the file's name with `#` and a number, and then renames."""
    found = []
    for path in directory.glob("??/*#*"):
        with suppress(FileNotFoundError):
            found.append(Draft(path, datetime.fromtimestamp(path.stat().st_mtime, UTC)))
    return found
