"""Models that were pulled: a directory each below the data directory's, by the name that the hub knows it by."""

import json
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from limner.kit.errors import SettingsError
from limner.kit.settings import load
from limner.kit.storage import StorageSettings

NAME: Final = re.compile(r"[A-Za-z0-9][\w.-]{0,95}/[A-Za-z0-9][\w.-]{0,95}")
"""Of a model on a hub: its owner's, and its own."""
RECORD: Final = "limner.json"
"""Written when all files are there: a directory without it is a pull that was cut short."""


@dataclass(frozen=True, slots=True)
class Pulled:
    """A model in the data directory. `revision` is the commit of the hub that its files are of."""

    directory: Path
    name: str
    revision: str


def root() -> Path:
    """The directory of all pulled models. Raises SettingsError."""
    return load(StorageSettings).data_dir.absolute() / "models"


def place(name: str) -> Path:
    """Where the model of a hub's name belongs, pulled or not."""
    return root() / name


def find(name: str) -> Path:
    """The directory of a pulled model. Raises SettingsError that says how to pull it."""
    directory = place(name)
    if not (directory / RECORD).is_file():
        raise SettingsError(f"the model {name!r} is not in {str(root())!r}: run `limner models pull {name}`")
    return directory


def pulled() -> Iterator[Pulled]:
    """All models that were pulled whole, in the alphabet's order."""
    for record in sorted(root().glob(f"*/*/{RECORD}")):
        yield read(record.parent)


def read(directory: Path) -> Pulled:
    """What is known of a pulled model. Raises SettingsError for a record that cannot be read."""
    try:
        known = json.loads((directory / RECORD).read_text(encoding="utf-8"))
        return Pulled(directory, str(known["name"]), str(known["revision"]))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise SettingsError(f"{str(directory / RECORD)!r} cannot be read ({error}); pull the model anew.") from error


def write(model: Pulled) -> None:
    """Say that all files of a model are there."""
    known = {name: value for name, value in asdict(model).items() if name != "directory"}
    part = model.directory / f"{RECORD}.part"
    part.write_text(json.dumps(known), encoding="utf-8")
    part.replace(model.directory / RECORD)


def forget(directory: Path) -> None:
    """Say that files of a model may be missing, before any of them changes."""
    (directory / RECORD).unlink(missing_ok=True)
