"""The rows of a batch: a CSV or JSONL file, checked before anything is asked for."""

import csv
import glob
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from limner.cli.remote.files import check_format, expand, format_fields, slug
from limner.cli.remote.operations import OPERATIONS, Field, Operation
from limner.client.answers import ENDINGS
from limner.client.errors import UsageError
from limner.client.sources import ADDRESSES

_OF_THE_BATCH: Final = frozenset({"operation", "file"})
_PICTURES: Final = frozenset({"image", "mask"})
_OF_A_NAME: Final = 8
"""Characters of the digest, in the name of a file that the row does not name."""


@dataclass(frozen=True, slots=True)
class Row:
    """One request. `stem` and `ending` are those of its files; without an ending, the picture's own.

    `digest` is what the row says, what its pictures hold, and how many equal rows stand before it: other rows may
    come, go and change places without changing it.
    """

    number: int
    operation: Operation
    fields: Mapping[str, Any]
    stem: str
    digest: str
    ending: str = ""
    is_named: bool = False
    """Whether the row itself says what its file is called."""


def read_rows(file: Path, output: Path) -> list[Row]:
    """All rows; empty ones are left out. Raises UsageError that names the row."""
    try:
        text = file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"{file} cannot be read: {error}") from error
    said = _csv(text) if file.suffix.lower() == ".csv" else _jsonl(text, file)
    equal: Counter[str] = Counter()
    rows = [_row(number, each, file.parent, equal) for number, each in said if each]
    names: dict[str, int] = {}
    for row in rows:
        if row.stem in names and row.is_named:
            raise UsageError(f"Rows {names[row.stem]} and {row.number} of {file} have the same file.")
        names.setdefault(row.stem, row.number)
        if not (output / row.stem).resolve().is_relative_to(output.resolve()):
            raise UsageError(f"Row {row.number}: the file {row.stem!r} is outside of {output}.")
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


def _row(number: int, said: Mapping[str, Any], folder: Path, equal: Counter[str]) -> Row:
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
    text = json.dumps(said, sort_keys=True)
    digest = _digest(text, equal[text], fields)
    equal[text] += 1
    file = Path(str(said.get("file") or f"{slug(str(said.get('prompt', ''))) or name}-{digest[:_OF_A_NAME]}"))
    ending = ENDINGS.get(file.suffix.lower(), "")
    fields = {**format_fields(operation, ending), **fields, **({"extra_body": further} if further else {})}
    try:
        check_format(operation, ending, fields, str(file))
    except UsageError as error:
        raise UsageError(f"Row {number}: {error}", param="file") from error
    stem = str(file.with_suffix("")) if ending else str(file)
    return Row(number, operation, fields, stem, digest, ending, bool(said.get("file")))


def _digest(text: str, before: int, fields: Mapping[str, Any]) -> str:
    found = sha256(json.dumps([text, before]).encode())
    for name in sorted(fields):
        given = fields[name]
        for each in given if isinstance(given, list) else [given]:
            if isinstance(each, Path):
                found.update(sha256(each.read_bytes()).digest())
    return found.hexdigest()


def _picture(number: int, value: Any, folder: Path) -> Any:
    text = str(value)
    if text.lower().startswith(ADDRESSES):
        return text
    file = folder / text
    if not file.is_file():
        raise UsageError(f"Row {number}: there is no file {file}.", param="image")
    return file


def _pictures(number: int, given: str | list[Any], folder: Path) -> list[Any]:
    """Those of a list, or of a text that has `;` between them, in which a file's name may be a pattern."""
    found: list[Any] = []
    for part in given.split(";") if isinstance(given, str) else map(str, given):
        if glob.has_magic(part) and not part.lower().startswith(ADDRESSES):
            found += [each.given for each in expand([str(folder / part)])]
        else:
            found.append(_picture(number, part, folder))
    return found


def _value(number: int, name: str, said: Field | None, value: Any, folder: Path) -> Any:
    """A value of the field's type: in CSV all are text."""
    if said is not None and said.kind == "pictures" and isinstance(value, str | list):
        return _pictures(number, value, folder)
    if said is None or not isinstance(value, str):
        return value
    try:
        match said.kind:
            case "whole":
                return int(value)
            case "number":
                return float(value)
            case "controls" | "json" | "texts" | "numbers":
                return json.loads(value)
    except ValueError as error:
        raise UsageError(f"Row {number}: {name} is {value!r} ({error}).", param=name) from error
    return value
