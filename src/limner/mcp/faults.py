"""What is wrong with an argument, in words: its name, what came, and what it takes."""

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

LONGEST: Final = 60
"""Characters of what came that are repeated: pictures may be given as data."""

_KINDS: Final = {"string": "text", "integer": "a whole number", "number": "a number", "boolean": "true or false"}
_MANY: Final = {"string": "texts", "integer": "whole numbers", "number": "numbers"}
_OWN_WORDS: Final = "value_error"

Schema = Mapping[str, Any]


def missing(name: str, schema: Schema) -> str:
    """The words for an argument that did not come, by its JSON Schema."""
    return f"`{name}` is missing. It takes {taken(schema)}. {schema['description']}"


def wrong(name: str, schema: Schema, fault: Mapping[str, Any]) -> str:
    """The words for one that cannot be taken; `fault` is pydantic's."""
    where = name + "".join(f"[{part}]" for part in fault["loc"][1:] if isinstance(part, int))
    came = f"`{where}` is {_shown(fault['input'])}"
    if fault["type"] == _OWN_WORDS:
        return f"{came}; {fault['msg'].partition(', ')[2]}."
    return f"{came}; `{name}` takes {taken(schema)}. {schema['description']}"


def taken(schema: Schema) -> str:
    """What an argument takes, by its JSON Schema."""
    if choices := schema.get("enum"):
        return " or ".join(json.dumps(choice) for choice in choices)
    if schema.get("type") == "array":
        items = schema["items"]
        several = _MANY[items["type"]]
        return f"a list of {_span(schema, 'minItems', 'maxItems', several)}{_bounds(items)}"
    if schema.get("type") == "string" and "maxLength" in schema:
        return f"text of {_span(schema, 'minLength', 'maxLength', 'characters')}"
    return _KINDS[schema["type"]] + _bounds(schema)


def _span(schema: Schema, least: str, most: str, of: str) -> str:
    low, high = schema.get(least, 0), schema.get(most)
    if high is None:
        return f"{low} or more {of}" if low else of
    if low == high:
        return f"{high} {of}"
    return f"{low} to {high} {of}" if low else f"up to {high} {of}"


def _bounds(schema: Schema) -> str:
    words = " and ".join(_limits(schema))
    return f", {words}" if words else ""


def _limits(schema: Schema) -> Iterator[str]:
    if "minimum" in schema and "maximum" in schema:
        yield f"from {schema['minimum']} to {schema['maximum']}"
    elif "minimum" in schema:
        yield f"{schema['minimum']} or more"
    if "exclusiveMaximum" in schema:
        yield f"less than {schema['exclusiveMaximum']}"


def _shown(given: Any) -> str:
    text = json.dumps(given, ensure_ascii=False, default=str)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
