"""Every operation as a call: path, fields, pictures, and what the answer means. Nothing here is sent."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar
from urllib.parse import quote
from uuid import uuid4

from limner.client import parsing
from limner.client.answers import (
    Account,
    CuratedStyle,
    EnhancedPrompt,
    Model,
    OptimizedPalette,
    Picture,
    Pictures,
    Style,
)
from limner.client.errors import UsageError
from limner.client.parsing import Received
from limner.client.sources import Source, source

T = TypeVar("T")

Fields = Mapping[str, Any]
_OPTIONS: Final = frozenset({"timeout", "idempotency_key", "extra_body"})
_HEX = re.compile(r"#?([0-9a-fA-F]{6}|[0-9a-fA-F]{3})")
_ADDRESS_FIELDS: Final[Mapping[str, str]] = {
    "image": "image_url",
    "mask": "mask_url",
    "files": "image_urls",
    "style_references": "style_reference_urls",
}
"""Of each field of pictures, the one that takes addresses."""


@dataclass(frozen=True, slots=True)
class Call(Generic[T]):
    """A request that is to be sent, as often as it takes."""

    method: str
    path: str
    parse: Callable[[Received], T]
    fields: Fields = field(default_factory=dict)
    pictures: Mapping[str, Source | Sequence[Source]] = field(default_factory=dict)
    timeout: float | None = None
    idempotency_key: str = ""

    @property
    def body(self) -> Mapping[str, Any]:
        """The arguments for httpx: JSON, or a form where pictures come as files and nothing is nested."""
        if self.method != "POST":
            return {}
        if not self.pictures or not self._flat:
            return {"json": {**self.fields, **self._addresses}}
        files = [
            (name, (each.file_name, each.data, each.media_type))
            for name, given in self.pictures.items()
            for each in ([given] if isinstance(given, Source) else given)
        ]
        return {"data": {name: _text(value) for name, value in self.fields.items()}, "files": files}

    @property
    def _flat(self) -> bool:
        """Whether a form can say it: files alone, and values that every server reads there."""
        given = [each for one in self.pictures.values() for each in ([one] if isinstance(one, Source) else one)]
        nested = any(isinstance(value, Mapping | list | tuple) for value in self.fields.values())
        return not nested and not any(each.url for each in given)

    @property
    def _addresses(self) -> dict[str, Any]:
        return {
            _ADDRESS_FIELDS[name]: given.address if isinstance(given, Source) else [each.address for each in given]
            for name, given in self.pictures.items()
        }


def _text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def post(path: str, parse: Callable[[Received], T], given: Fields, *, defaults: Fields | None = None) -> Call[T]:
    """A call that makes something. Pictures among the fields are read. Raises UsageError."""
    fields = {name: value for name, value in given.items() if value is not None and name not in _OPTIONS}
    pictures: dict[str, Source | Sequence[Source]] = {}
    for name in _ADDRESS_FIELDS:
        if name in fields:
            pictures[name] = _sources(fields.pop(name), name)
    if "controls" in fields:
        fields["controls"] = controls_of(fields["controls"])
    return Call(
        "POST",
        path,
        parse,
        {**(defaults or {}), **fields, **(given.get("extra_body") or {})},
        pictures,
        given.get("timeout"),
        given.get("idempotency_key") or uuid4().hex,
    )


def _sources(given: Any, name: str) -> Source | Sequence[Source]:
    if name in ("files", "style_references"):
        return [source(each, name) for each in given]
    return source(given, name)


def controls_of(controls: Mapping[str, Any]) -> dict[str, Any]:
    """The controls as the interface has them. Raises UsageError."""
    said = dict(controls)
    if said.get("colors") is not None:
        said["colors"] = [color(each) for each in said["colors"]]
    if said.get("background_color") is not None:
        said["background_color"] = color(said["background_color"])
    return said


def color(given: Any) -> Any:
    """A colour as the interface has it. Raises UsageError for a string that is none."""
    if isinstance(given, Mapping):
        return given
    if not isinstance(given, str):
        return {"rgb": list(given)}
    found = _HEX.fullmatch(given)
    if not found:
        raise UsageError(f"{given!r} is no colour; write it as #1f6feb.", param="controls")
    digits = found[1] if len(found[1]) == 6 else "".join(digit * 2 for digit in found[1])
    return {"rgb": list(bytes.fromhex(digits))}


def pictures(path: str, given: Fields) -> Call[Pictures]:
    """An operation that answers with several pictures."""
    return post(f"/images/{path}", parsing.pictures, given, defaults={"response_format": "b64_json"})


def picture(path: str, given: Fields) -> Call[Picture]:
    """An operation that answers with one."""
    return post(f"/images/{path}", parsing.picture, given, defaults={"response_format": "b64_json"})


def streamed(path: str, given: Fields) -> Call[None]:
    """An operation that answers in events."""
    return post(f"/images/{path}", lambda _: None, given, defaults={"stream": True})


def enhance(given: Fields) -> Call[EnhancedPrompt]:
    """A prompt made richer."""
    return post("/prompts/enhance", parsing.enhanced, given)


def optimize(given: Fields) -> Call[OptimizedPalette]:
    """A palette made smaller."""
    return post("/colors/optimize", parsing.palette, given)


def make_style(given: Fields) -> Call[Style]:
    """A style, learned from pictures, or mixed of others."""
    return post("/styles", parsing.style, given)


def styles() -> Call[list[Style]]:
    """The caller's styles."""
    return Call("GET", "/styles", parsing.styles)


def style(style_id: str) -> Call[Style]:
    """One style."""
    return Call("GET", f"/styles/{quote(style_id, safe='')}", parsing.style)


def delete_style(style_id: str) -> Call[None]:
    """One style, away."""
    return Call("DELETE", f"/styles/{quote(style_id, safe='')}", lambda _: None)


def curated_styles() -> Call[list[CuratedStyle]]:
    """The styles that everybody has."""
    return Call("GET", "/styles/basic", parsing.curated_styles)


def models() -> Call[list[Model]]:
    """The models on offer."""
    return Call("GET", "/models", parsing.models)


def model(name: str) -> Call[Model]:
    """One of them."""
    return Call("GET", f"/models/{quote(name, safe='')}", parsing.model)


def account() -> Call[Account]:
    """Whose key it is."""
    return Call("GET", "/users/me", parsing.account)


def owner() -> Call[bool]:
    """Whether the server is a Limner, which makes and charges once for an `Idempotency-Key`."""
    return Call("GET", "/models", parsing.is_limner)
