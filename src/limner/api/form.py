"""A form's text fields as the nested values that JSON would carry.

A list or an object comes as a JSON string (`controls={"colors": …}`), as a repeated field (`a=1&a=2`,
`a[]=1&a[]=2`), or flattened with brackets: with indices (`controls[colors][0][rgb][0]=255`), or without,
as the OpenAI SDK writes them (`controls[colors][][rgb][]=255`, one after the other). Without indices, all values
of a name come in the order of the elements; how many belong to one element follows from the lists of fixed
length inside it, such as the three of `rgb`.
"""

import re
from collections.abc import Iterable
from typing import Any

from limner.api import strict_json
from limner.api.multipart import InvalidMultipart
from limner.api.shape import Shape

Path = tuple[str, ...]
Values = dict[Path, list[str]]
"""What was sent for one field: paths below it, empty for the field itself, and the texts of each in order."""

_NAME = re.compile(r"([^\[\]]+)((?:\[[^\[\]]*\])*)")
_SEGMENT = re.compile(r"\[([^\[\]]*)\]")


def assemble(fields: Iterable[tuple[str, str]], shape: Shape) -> dict[str, Any]:
    """The values of the fields that `shape` knows; the others are left out. Numbers and booleans stay text.

    An empty text is an absent field, unless the field is required. Raises InvalidMultipart, naming the field.
    """
    values: Values = {}
    for name, text in fields:
        if match := _NAME.fullmatch(name):
            values.setdefault((match[1], *_SEGMENT.findall(match[2])), []).append(text)
    return _object(shape, values, "")


def _object(shape: Shape, values: Values, name: str) -> dict[str, Any]:
    groups: dict[str, Values] = {}
    for path, texts in values.items():
        if path[0] in shape.properties and (any(texts) or path[0] in shape.required):
            groups.setdefault(path[0], {})[path[1:]] = texts
    prefix = f"{name}." if name else ""
    return {key: _value(shape.properties[key], inner, prefix + key) for key, inner in groups.items()}


def _value(shape: Shape, values: Values, name: str) -> Any:
    """The value of one field, or of one element of it."""
    if values.keys() == {()}:
        return _plain(shape, values[()], name)
    if shape.kind == "array":
        return _array(shape, values, name)
    if values.keys() == {("",)}:  # name[] equals name
        return _plain(shape, values[("",)], name)
    if shape.kind == "object" and () not in values:
        return _object(shape, values, name)
    spellings = ", ".join(_spell(name, path) for path in values)
    raise InvalidMultipart(f"{name} is sent in ways that exclude each other: {spellings}.", param=name)


def _plain(shape: Shape, texts: list[str], name: str) -> Any:
    """A field that is sent under its own name, once or repeatedly."""
    if shape.kind == "array" and not (len(texts) == 1 and texts[0].lstrip().startswith("[")):
        return [_plain(shape.item, [text], name) for text in texts]
    if len(texts) > 1:
        raise InvalidMultipart(f"{name} takes one value and is sent {len(texts)} times.", param=name)
    if shape.kind == "scalar":
        return texts[0]
    try:
        return strict_json.parse(texts[0])
    except strict_json.InvalidJson as error:
        raise InvalidMultipart(f"{name} has to be JSON. {error.message}", param=name) from error


def _array(shape: Shape, values: Values, name: str) -> list[Any]:
    heads = {path[0] if path else "" for path in values}
    if heads == {""}:
        return _columns(shape, values, name)
    if not all(head.isascii() and head.isdigit() and len(head) < 10 for head in heads):
        raise InvalidMultipart(f"{name} is a list; send {name}[] or {name}[0].", param=name)
    rows: dict[int, Values] = {}
    for path, texts in values.items():
        rows.setdefault(int(path[0]), {})[path[1:]] = texts
    return [_value(shape.item, row, f"{name}[{index}]") for index, row in sorted(rows.items())]


def _columns(shape: Shape, values: Values, name: str) -> list[Any]:
    """The elements of a list without indices: every column is cut into as many pieces as there are elements."""
    columns: Values = {}
    for path, texts in values.items():
        if shape.item.kind != "object" or not path[1:] or path[1] in shape.item.properties:
            columns.setdefault(path[1:], []).extend(texts)
    widths = {path: _width(shape.item, path, name) for path in columns}
    counts = {divmod(len(texts), widths[path]) for path, texts in columns.items()}
    if len(counts) > 1 or any(rest for _, rest in counts):
        shares = " and ".join(f"{len(texts)} of {_spell(name, ('', *path))}" for path, texts in columns.items())
        raise InvalidMultipart(f"{name} cannot be put together from {shares}.", param=name)
    return [
        _value(
            shape.item,
            {path: texts[row * widths[path] : (row + 1) * widths[path]] for path, texts in columns.items()},
            f"{name}[{row}]",
        )
        for count, _ in counts
        for row in range(count)
    ]


def _width(shape: Shape, path: Path, name: str) -> int:
    """How many texts under `path` make one value of this shape."""
    if not path or shape.kind == "scalar":
        return 1
    if shape.kind == "object":
        return _width(shape.properties.get(path[0], Shape()), path[1:], name)
    if path[0]:
        return _width(shape.item, path[1:], name)
    if shape.length is None:
        raise InvalidMultipart(f"{name} holds lists of any length; send it as JSON or with indices.", param=name)
    return shape.length * _width(shape.item, path[1:], name)


def _spell(name: str, path: Path) -> str:
    return name + "".join(f"[{segment}]" for segment in path)
