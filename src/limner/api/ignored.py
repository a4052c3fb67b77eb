"""Fields that a request brings and that have no effect, named in a header of the answer."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from limner.api.shape import Shape
from limner.studio.fields import Fields
from limner.studio.receipt import Receipt

HEADER = "X-Limner-Ignored"
MAX_NAMES, MAX_CHARACTERS = 20, 64
"""Names in the header, and characters of each: both are the caller's choice."""

_OF_PIXELS = frozenset({"image_format", "output_format", "output_compression"})
_PLAIN = re.compile(rf"[A-Za-z0-9_.\[\]-]{{1,{MAX_CHARACTERS}}}")


def ignored(unknown: Iterable[str], asked: Fields, receipt: Receipt) -> dict[str, str]:
    """The header, where there is anything to name: unknown fields, and those without effect in the request."""
    names = [*unknown, *asked.unheeded]
    if receipt.images and all(image.extension == "svg" for image in receipt.images):
        names += sorted(_OF_PIXELS & asked.model_fields_set)
    plain = [name for name in dict.fromkeys(names) if _PLAIN.fullmatch(name)]
    if not plain:
        return {}
    return {HEADER: ", ".join(plain[:MAX_NAMES]) + (", ..." if len(plain) > MAX_NAMES else "")}


def unknown_fields(values: Mapping[str, Any], shape: Shape, more: Iterable[str] = ()) -> Iterator[str]:
    """The names in a body that an object of this outline does not have, nested ones with their place.

    `more` are names that it takes as well. What is null is not there.
    """
    known = {*shape.properties, *more}
    for name, value in values.items():
        if value is None:
            continue
        if name not in known:
            yield name
        elif name in shape.properties:
            yield from _below(value, shape.properties[name], name)


def _below(value: Any, shape: Shape, place: str) -> Iterator[str]:
    if isinstance(value, Mapping) and shape.kind == "object":
        yield from (f"{place}.{name}" for name in unknown_fields(value, shape))
    elif isinstance(value, list) and shape.item.kind == "object":
        for index, item in enumerate(value):
            yield from _below(item, shape.item, f"{place}[{index}]")
