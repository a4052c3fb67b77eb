"""What a form needs to know of a request's fields: which are lists and objects, and which lists have a fixed length.

In a form everything is text, and clients flatten nested fields in ways that only the fields' types tell apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Literal

from pydantic import BaseModel

Kind = Literal["scalar", "array", "object"]


@dataclass(frozen=True, slots=True)
class Shape:
    """The outline of a field: one value, a list of `items` (`length` of them, if that is fixed), or an object."""

    kind: Kind = "scalar"
    items: Shape | None = None
    length: int | None = None
    properties: Mapping[str, Shape] = field(default_factory=dict)
    required: frozenset[str] = frozenset()

    @property
    def item(self) -> Shape:
        """The outline of a list's elements."""
        return self.items or Shape()


@cache
def shape_of(model: type[BaseModel], compat: str = "strict") -> Shape:
    """The outline of a request model, by its JSON schema.

    A lenient service has more fields, and also takes what belongs in `controls` beside it.
    """
    schema = model.model_json_schema()
    shape = _outline(schema, schema.get("$defs", {}))
    if compat == "strict":
        beyond: frozenset[str] = getattr(model, "lenient_fields", frozenset())
        return replace(shape, properties={name: s for name, s in shape.properties.items() if name not in beyond})
    if "controls" in shape.properties:
        return replace(shape, properties={**shape.properties["controls"].properties, **shape.properties})
    return shape


def _outline(schema: Mapping[str, Any], definitions: Mapping[str, Any]) -> Shape:
    if "$ref" in schema:
        return _outline(definitions[schema["$ref"].rpartition("/")[2]], definitions)
    if "anyOf" in schema:
        options = [_outline(option, definitions) for option in schema["anyOf"]]
        return next((option for option in options if option.kind != "scalar"), Shape())
    if schema.get("type") == "object":
        properties = {name: _outline(inner, definitions) for name, inner in schema.get("properties", {}).items()}
        return Shape("object", properties=properties, required=frozenset(schema.get("required", ())))
    if schema.get("type") == "array":
        item = (schema.get("prefixItems") or [schema.get("items", {})])[0]
        least, most = schema.get("minItems"), schema.get("maxItems")
        return Shape("array", items=_outline(item, definitions), length=most if least == most else None)
    return Shape()
