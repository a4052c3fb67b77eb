"""JSON Schema as rows to read: a field a row, with its type and what it accepts."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

Schema = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Row:
    """One field; `name` is dotted, with `[]` for the elements of a list."""

    name: str
    kind: str
    required: bool
    accepts: str
    description: str


def rows(schema: Schema, schemas: Mapping[str, Schema], prefix: str = "") -> Iterator[Row]:
    """The fields of an object and of the objects inside it, in the order of the schema."""
    outer = _resolved(schema, schemas)
    for name, declared in outer.get("properties", {}).items():
        inner = _resolved(declared, schemas)
        description = declared.get("description") or inner.get("description", "")
        yield Row(
            name=prefix + name,
            kind=_kind(inner, schemas),
            required=name in outer.get("required", ()),
            accepts=_accepts(inner, declared.get("default")),
            description=" ".join(description.split()),
        )
        item = _resolved(inner.get("items", {}), schemas)
        yield from rows(inner, schemas, f"{prefix}{name}.")
        yield from rows(item, schemas, f"{prefix}{name}[].")


def _resolved(schema: Schema, schemas: Mapping[str, Schema]) -> Schema:
    """The schema behind a reference, and behind the choice between something and null."""
    if "$ref" in schema:
        return _resolved(schemas[schema["$ref"].rpartition("/")[2]], schemas)
    if "anyOf" in schema:
        options = [option for option in schema["anyOf"] if option.get("type") != "null"]
        return _resolved(options[0], schemas)
    return schema


def _kind(schema: Schema, schemas: Mapping[str, Schema], plural: str = "") -> str:
    """The type in words: `4 lists of 2 numbers`."""
    if schema.get("type") != "array":
        names = {"binary": "file", "uuid": "UUID"}
        return names.get(schema.get("format", ""), str(schema.get("type", "value"))) + plural
    first = (schema.get("prefixItems") or [schema.get("items", {})])[0]
    items = _kind(_resolved(first, schemas), schemas, "s")
    return f"list{plural} of {_fixed(schema) or ''} {items}".replace("  ", " ")


def _fixed(schema: Schema) -> int | None:
    """How many items a list has, if that is fixed."""
    count: int | None = schema.get("minItems")
    return count if count == schema.get("maxItems") else None


def _accepts(schema: Schema, default: Any) -> str:
    """What a value has to be, in words."""
    words = (
        ", ".join(f"`{choice}`" for choice in schema.get("enum", ())),
        _between(schema.get("minimum"), schema.get("maximum"), ""),
        _between(schema.get("minLength"), schema.get("maxLength"), " characters"),
        "" if _fixed(schema) else _between(schema.get("minItems"), schema.get("maxItems"), " items"),
        f"`{default}` by default" if isinstance(default, str | int | float) else "",
    )
    return "; ".join(word for word in words if word)


def _between(least: float | None, most: float | None, unit: str) -> str:
    if least is not None and most is not None:
        return f"{least:,} to {most:,}{unit}"
    if most is not None:
        return f"up to {most:,}{unit}"
    return "" if least is None else f"at least {least:,}{unit}"
