"""The rows of a batch: a CSV or JSONL file, checked before anything is asked for."""

import csv
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from limner.cli.remote.files import expand, slug
from limner.cli.remote.operations import OPERATIONS, Field, Operation
from limner.client.answers import ENDINGS
from limner.client.errors import UsageError
from limner.client.sources import ADDRESSES

_OF_THE_BATCH: Final = frozenset({"operation", "file"})
_PICTURES: Final = frozenset({"image", "mask"})


@dataclass(frozen=True, slots=True)
class Row:
    """One request. `stem` and `ending` are those of its files; without an ending, the picture's own."""

    number: int
    operation: Operation
    fields: Mapping[str, Any]
    stem: str
    ending: str = ""
    said: Mapping[str, Any] = field(default_factory=dict, repr=False)

    @property
    def digest(self) -> str:
        """What the row says, and what its pictures hold, in a few characters: it changes with them."""
        found = sha256(json.dumps([self.number, self.said], sort_keys=True).encode())
        for name in sorted(self.fields):
            if isinstance(value := self.fields[name], Path) and value.is_file():
                found.update(value.read_bytes())
        return found.hexdigest()


def read_rows(file: Path, output: Path) -> list[Row]:
    """All rows; empty ones are left out. Raises UsageError that names the row."""
    try:
        text = file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"{file} cannot be read: {error}") from error
    said = _csv(text) if file.suffix.lower() == ".csv" else _jsonl(text, file)
    rows = [_row(number, each, file.parent) for number, each in said if each]
    names: dict[str, int] = {}
    for row in rows:
        if row.stem in names and row.said.get("file"):
            raise UsageError(f"Rows {names[row.stem]} and {row.number} of {file} have the same file.")
        names.setdefault(row.stem, row.number)
        if not (output / row.stem).resolve().is_relative_to(output.resolve()):
            raise UsageError(f"Row {row.number}: the file {row.said.get('file')!r} is outside of {output}.")
    return rows


def _csv(text: str) -> Iterator[tuple[int, dict[str, Any]]]:
    for number, row in enumerate(csv.DictReader(text.splitlines(keepends=True)), 1):
        if None in row:
            raise UsageError(f"Row {number} has more values than the heading has names.")
        yield number, {name.strip(): value for name, value in row.items() if name and value not in (None, "")}


def _jsonl(text: str, file: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    if file.suffix.lower() not in (".jsonl", ".ndjson"):
        raise UsageError(f"{file}: a batch is a .csv or a .jsonl.")
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            row = json.loads(line)
        except ValueError as error:
            raise UsageError(f"Row {number} is no JSON: {error}.") from error
        if not isinstance(row, dict):
            raise UsageError(f"Row {number} is no object.")
        yield number, {name: value for name, value in row.items() if value is not None}


def _row(number: int, said: Mapping[str, Any], folder: Path) -> Row:
    name = str(said.get("operation", "generate")).replace("_", "-")
    if name not in OPERATIONS:
        raise UsageError(f"Row {number}: there is no operation {name!r}; there are {', '.join(OPERATIONS)}.")
    operation = OPERATIONS[name]
    fields: dict[str, Any] = dict(operation.defaults)
    further: dict[str, Any] = {}
    for each, value in said.items():
        if each in _PICTURES:
            fields[each] = _picture(number, value, folder)
        elif each in operation.needs or each in operation.fields:
            fields[each] = _value(number, each, operation.fields.get(each), value, folder)
        elif each not in _OF_THE_BATCH:
            further[each] = value
    if lacking := [each for each in operation.needs if each not in fields]:
        raise UsageError(f"Row {number}: {name} needs {', '.join(lacking)}.")
    file = Path(str(said.get("file") or f"{number:04d}-{slug(str(said.get('prompt', ''))) or name}"))
    ending = ENDINGS.get(file.suffix.lower(), "")
    if ending in ("png", "webp") and "image_format" in operation.fields:
        fields.setdefault("image_format", ending)
    stem = str(file.with_suffix("")) if ending else str(file)
    return Row(number, operation, fields | ({"extra_body": further} if further else {}), stem, ending, dict(said))


def _picture(number: int, value: Any, folder: Path) -> Any:
    text = str(value)
    if text.lower().startswith(ADDRESSES):
        return text
    file = folder / text
    if not file.is_file():
        raise UsageError(f"Row {number}: there is no file {file}.", param="image")
    return file


def _value(number: int, name: str, said: Field | None, value: Any, folder: Path) -> Any:
    """A value of the field's type: in CSV all are text."""
    if said is None or not isinstance(value, str):
        return value
    try:
        match said.kind:
            case "whole":
                return int(value)
            case "number":
                return float(value)
            case "pictures":
                return [each.given for each in expand([str(folder / part) for part in value.split(";")])]
            case "controls" | "json" | "texts" | "numbers":
                return json.loads(value)
    except ValueError as error:
        raise UsageError(f"Row {number}: {name} is {value!r} ({error}).", param=name) from error
    return value
