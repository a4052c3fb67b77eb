"""From an answer's bytes to what it means. Whatever is not of the interface is a ServerError, and nothing else."""

import json
import re
from base64 import b64decode
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, Final, TypeVar

from limner.client.answers import (
    Account,
    Answer,
    CuratedStyle,
    EnhancedPrompt,
    Model,
    OptimizedPalette,
    PartialPicture,
    Picture,
    Pictures,
    Style,
)
from limner.client.errors import ServerError, plain

T = TypeVar("T")
Fetch = Callable[[str], bytes]

_KEPT_HEADERS: Final = ("x-limner-ignored", "x-limner-size", "x-limner-engine")
_BOUNDARY = re.compile(r'boundary="?([^";]+)"?', re.IGNORECASE)
_NAME = re.compile(rb'\bname="([^"]*)"', re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Received:
    """An answer as it came. `fetch` gets the bytes behind a link, where that can be done at once."""

    status: int
    headers: Mapping[str, str]
    body: bytes = field(repr=False)
    fetch: Fetch | None = None
    secret: str = field(default="", repr=False)
    """What is in nothing that is told of the answer, should the server say it."""

    @property
    def request_id(self) -> str | None:
        """The server's name for the request."""
        return plain(self.headers["x-request-id"], self.secret)[:200] if "x-request-id" in self.headers else None

    @property
    def media_type(self) -> str:
        """Without parameters."""
        return self.headers.get("content-type", "").partition(";")[0].strip().lower()


def _of_the_interface(parse: Callable[[Received], T]) -> Callable[[Received], T]:
    @wraps(parse)
    def guarded(received: Received) -> T:
        try:
            return parse(received)
        except (ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError) as error:
            raise ServerError(
                f"The answer ({received.media_type or 'without a type'}) is not one of the interface: "
                "is the base URL that of the service, with /v1?",
                status=received.status,
                code="invalid_answer",
                request_id=received.request_id,
            ) from error

    return guarded


@_of_the_interface
def pictures(received: Received) -> Pictures:
    """Several."""
    said, files = _said(received)
    answer = _answer(said, received)
    items = said["data"] if "data" in said else [said["image"]]
    return Pictures(tuple(_picture(item, answer, files, received.fetch) for item in items), answer)


@_of_the_interface
def picture(received: Received) -> Picture:
    """One."""
    said, files = _said(received)
    item = said["image"] if "image" in said else said["data"][0]
    return _picture(item, _answer(said, received), files, received.fetch)


@_of_the_interface
def style(received: Received) -> Style:
    """A style."""
    return _style(_json(received))


@_of_the_interface
def styles(received: Received) -> list[Style]:
    """The caller's styles."""
    return [_style(item) for item in _json(received)["styles"]]


@_of_the_interface
def curated_styles(received: Received) -> list[CuratedStyle]:
    """The styles that everybody has."""
    found = _json(received)["styles"]
    return [CuratedStyle(*(_str(item.get(name)) for name in ("style", "model", "style_id"))) for item in found]


@_of_the_interface
def model(received: Received) -> Model:
    """A model."""
    return _model(_json(received))


@_of_the_interface
def models(received: Received) -> list[Model]:
    """The models on offer."""
    return [_model(item) for item in _json(received)["data"]]


@_of_the_interface
def is_limner(received: Received) -> bool:
    """Whether a list of models is that of a Limner."""
    return any(item.get("owned_by") == "limner" for item in _json(received)["data"])


@_of_the_interface
def account(received: Received) -> Account:
    """The account."""
    said = _json(received)
    return Account(_str(said["id"]), _str(said.get("email")), _str(said.get("name")), int(said["credits"]))


@_of_the_interface
def enhanced(received: Received) -> EnhancedPrompt:
    """A richer prompt."""
    said = _json(received)
    return EnhancedPrompt(_text_of(said["enhanced_prompt"]), int(said.get("credits") or 0))


@_of_the_interface
def palette(received: Received) -> OptimizedPalette:
    """A smaller palette."""
    said = _json(received)
    pairs = tuple((_str(pair["from"]), _str(pair["to"])) for pair in said["mapping"])
    return OptimizedPalette(pairs, int(said.get("credits") or 0))


def event(received: Received) -> Picture | PartialPicture | None:
    """An event of a stream, its JSON as the body; None for those that this client knows nothing of."""

    @_of_the_interface
    def parse(received: Received) -> Picture | PartialPicture | None:
        said = _json(received)
        kind = _str(said.get("type"))
        if kind.endswith(".partial_image"):
            return PartialPicture(int(said["partial_image_index"]), _bytes(said["b64_json"]))
        if not kind.endswith(".completed"):
            return None
        said.setdefault("created", said.get("created_at"))
        item = {"image_id": "", **said}
        return _picture(item, _answer(said, received), {}, None)

    return parse(received)


def _said(received: Received) -> tuple[dict[str, Any], Mapping[str, bytes]]:
    """The JSON of an answer, and the files that come beside it in a form, by their names."""
    if received.media_type != "multipart/form-data":
        return _json(received), {}
    found = _BOUNDARY.search(received.headers["content-type"])
    if not found:
        raise ValueError("a form without a boundary")
    parts = dict(_parts(received.body, found[1].encode()))
    return _object(json.loads(parts.pop("response"))), parts


def _parts(body: bytes, boundary: bytes) -> Iterable[tuple[str, bytes]]:
    for part in (b"\r\n" + body).split(b"\r\n--" + boundary)[1:]:
        if part.startswith(b"--"):
            return
        head, _, content = part.partition(b"\r\n\r\n")
        if named := _NAME.search(head):
            yield named[1].decode(), content


def _picture(item: Mapping[str, Any], answer: Answer, files: Mapping[str, bytes], fetch: Fetch | None) -> Picture:
    image_id = _str(item.get("image_id"))
    url, encoded = item.get("url"), item.get("b64_json")
    data = _bytes(encoded) if encoded else files.get(image_id)
    if data is None and not url:
        raise ValueError("an image without bytes or link")
    return Picture(image_id, answer, _str(url) or None, data, fetch)


def _answer(said: Mapping[str, Any], received: Received) -> Answer:
    kept = {name: plain(received.headers[name]) for name in _KEPT_HEADERS if name in received.headers}
    style_id = _str(said.get("style_id")) or None
    created, units = int(said.get("created") or 0), int(said.get("credits") or 0)
    return Answer(created, units, style_id, received.request_id, kept)


def _style(said: Mapping[str, Any]) -> Style:
    return Style(
        _str(said["id"]),
        _str(said.get("style")),
        _str(said.get("creation_time")),
        bool(said.get("is_private", True)),
        int(said.get("credits") or 0),
    )


def _model(said: Mapping[str, Any]) -> Model:
    lists = (tuple(map(_str, said.get(name) or ())) for name in ("input_modalities", "output_modalities", "engines"))
    price = (said.get("pricing") or {}).get("image")
    return Model(_str(said["id"]), _str(said.get("name")), _str(price), *lists)


def _json(received: Received) -> dict[str, Any]:
    return _object(json.loads(received.body))


def _object(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise TypeError("no object")
    return value


def _bytes(encoded: Any) -> bytes:
    return b64decode(encoded, validate=True)


def _str(value: Any) -> str:
    """A short text of the server's, on one line."""
    return "" if value is None else plain(str(value))


def _text_of(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError("no text")
    return value
