"""The machine-readable description of the interface: what each operation takes and how it answers."""

from collections.abc import Callable, Collection, Iterable, Mapping
from copy import deepcopy
from typing import Any

from fastapi import FastAPI, Response
from fastapi.openapi.utils import get_openapi
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from limner.api.errors import UNAUTHORIZED
from limner.api.notes import Notes, notes, untold
from limner.api.rules import ALL_OR_NONE, GENERATION, Rules
from limner.api.wire import (
    BasicStyleList,
    CompletedImage,
    EnhancedPrompt,
    ErrorResponse,
    ImageRecord,
    ImageResponse,
    ImagesResponse,
    ModelItem,
    ModelList,
    Nothing,
    OptimizedColors,
    PartialImage,
    StyleItem,
    StyleList,
    User,
)
from limner.studio.generate import GenerateRequest

Schema = dict[str, Any]

ANSWERS = (
    BasicStyleList,
    CompletedImage,
    EnhancedPrompt,
    ErrorResponse,
    ImageRecord,
    ImageResponse,
    ImagesResponse,
    ModelItem,
    ModelList,
    Nothing,
    OptimizedColors,
    PartialImage,
    StyleItem,
    StyleList,
    User,
)
"""What responses with JSON hold."""
Requests = Mapping[type[BaseModel], Mapping[str, str]]
"""Request models, each with its file fields and what those hold."""

OPTIONAL: Mapping[str, Collection[str]] = {"EditsRequest": ("mask",)}
"""File fields that a request may leave out, and their addresses too."""
PIXELS = "image/png, image/jpeg, image/webp"
DRAWINGS = f"{PIXELS}, image/svg+xml"

READING = (401, 429, 500, 503)
"""The errors of an operation without a body."""
ONE = (401, 404, 429, 500, 503)
"""The errors of an operation on one thing that its path names."""
KEPT = (401, 403, 404, 410, 429, 500, 503)
"""The errors of an operation on a kept image."""
MAKING = (400, 401, 402, 404, 408, 409, 410, 413, 415, 422, 429, 500, 503, 504, 507)
"""The errors of an operation that makes images."""

_ERRORS = {
    400: "The request breaks a rule; `param` names the field. Nothing is charged.",
    402: "The balance is too small for what is asked.",
    403: "A path with an ending is a link, and this is none that the service made.",
    404: "Something that the request names does not exist, or is not the caller's.",
    408: "The body came too slowly.",
    409: "A request with the same Idempotency-Key still runs.",
    410: "The image, or those of the first answer to this Idempotency-Key, are no longer kept.",
    413: "The body is too large.",
    415: "The body is neither application/json nor multipart/form-data.",
    422: "The Idempotency-Key came before with another body.",
    429: "Over a rate limit; try again after `Retry-After` seconds.",
    500: "The engine failed, or the service did. Nothing is charged.",
    503: "Too much waits already, or the database or the store does not answer; try again after `Retry-After` seconds.",
    504: "The engine took too long. Nothing is charged.",
    507: "The account, or the service, keeps as much as it may. Nothing is charged.",
}
_REF = "#/components/schemas/{model}"
_REQUEST_ID = {"description": "Identifies the request in the service's log.", "schema": {"type": "string"}}
_RETRY_AFTER = {"description": "Seconds to wait.", "schema": {"type": "integer", "minimum": 1}}
_PRINTED = r"[!-~\u00a1-\u00ac\u00ae-\u00ff]"
"""What may stand in a header and is printed; a space at either end is not of its value."""
_IDEMPOTENCY_KEY = {
    "name": "Idempotency-Key",
    "in": "header",
    "required": False,
    "description": "A word of your choice, up to 255 printable characters. Sent again with the same body within "
    "24 hours, it gets the first answer and charges nothing.",
    "schema": {
        "type": "string",
        "minLength": 1,
        "maxLength": 255,
        "pattern": f"^{_PRINTED}([ {_PRINTED[1:-1]}]*{_PRINTED})?$",
    },
}


def operation(
    answer: type[BaseModel],
    summary: str,
    *,
    request: type[BaseModel] | None = None,
    named: str | None = None,
    files: Mapping[str, str] | None = None,
    streams: bool = False,
    identifier: tuple[str, Schema] | None = None,
    samples: Iterable[str] = (),
    errors: Iterable[int] = READING,
) -> dict[str, Any]:
    """The arguments of a route's decorator that describe it.

    `request` comes in both encodings; `named` is its schema where that is not called as it, `files` are the media
    types of its file fields, and with `streams` it answers in events too. `identifier` is the part of the path that
    names a thing, and its schema. `samples` are shell commands, with the base address in `$LIMNER_URL` and a key
    in `$LIMNER_KEY`.
    """
    described: Schema = {
        "security": [{"key": []}],
        "x-codeSamples": [{"lang": "Shell", "source": sample} for sample in samples],
        "responses": _success(answer, streams=streams) | {str(status): _error(status) for status in errors},
    }
    if identifier:
        name, schema = identifier
        described["parameters"] = [{"name": name, "in": "path", "required": True, "schema": schema}]
    if request:
        described["parameters"] = [_IDEMPOTENCY_KEY]
        described["requestBody"] = _body(named or request.__name__, files or {})
    return {"summary": summary, "response_class": Response, "openapi_extra": described}


def describe(app: FastAPI, requests: Requests, brand: str, server: str = "/") -> Schema:
    """The whole document; names of models and styles in it bear the brand, `server` is the address of its paths."""
    document = get_openapi(
        title=app.title,
        version=app.version,
        description=app.description,
        routes=app.routes,
        servers=[{"url": server}],
    )
    schemas = _schemas(ANSWERS, "serialization")
    asked = _schemas(requests, "validation")
    _annotate(asked, notes(brand))
    left_out = {name: set(fields) for name, fields in untold().items()}
    for request in requests:
        beyond: frozenset[str] = getattr(request, "lenient_fields", frozenset())
        for field in beyond | left_out.get(request.__name__, set()):
            asked[request.__name__]["properties"].pop(field, None)
    _allow_null(asked)
    asked["Controls"]["allOf"] = [ALL_OR_NONE]
    files_of = {model.__name__: files for model, files in requests.items()}
    for name in GENERATION:
        asked[name] = {**asked[GenerateRequest.__name__], "title": name}
        files_of[name] = files_of[GenerateRequest.__name__]
    schemas |= asked
    for name, files in files_of.items():
        schemas[f"{name}Form"] = _ruled(_form(asked[name], files), Rules(brand, form=True).of, name)
        schemas[name] = _ruled(_json(asked[name], files), Rules(brand, form=False).of, name)
    document["components"] = {
        "schemas": dict(sorted(schemas.items())),
        "securitySchemes": {"key": {"type": "http", "scheme": "bearer", "description": "An API key, `lmn_…`."}},
    }
    return document


def _annotate(schemas: Schema, by_schema: Mapping[str, Notes]) -> None:
    """Add the notes to the fields; where a field may be null, to what it is otherwise."""
    for name, fields in by_schema.items():
        for field, keywords in fields.items():
            schema = schemas[name]["properties"][field]
            rules = {key: value for key, value in keywords.items() if key != "description"}
            schema["description"] = keywords["description"]
            schema.get("anyOf", [schema])[0].update(rules)


def _allow_null(schemas: Schema) -> None:
    """Say that null means absent, and leave out defaults that say nothing else."""
    for schema in schemas.values():
        for name, field in schema["properties"].items():
            if not field.get("default") or "$ref" in field:
                field.pop("default", None)
            if name not in schema.get("required", ()) and "anyOf" not in field:
                rules = {key: field.pop(key) for key in list(field) if key not in {"title", "description", "default"}}
                field["anyOf"] = [rules, {"type": "null"}]


def _schemas(models: Iterable[type[BaseModel]], mode: Any) -> dict[str, Schema]:
    _, schema = models_json_schema([(model, mode) for model in models], ref_template=_REF)
    found: dict[str, Schema] = schema["$defs"]
    return found


def _ruled(schema: Schema, rules: Callable[[str, Collection[str]], list[Schema]], name: str) -> Schema:
    """The request, and what holds of its fields together."""
    if found := rules(name, schema["properties"].keys()):
        schema["allOf"] = found
    return schema


def _form(schema: Schema, files: Mapping[str, str]) -> Schema:
    """The request as a form: with files in the place of their fields, or their addresses where they have some."""
    form = deepcopy(schema)
    form["title"] += "Form"
    for name, text in files.items():
        file: Schema = {"type": "string", "format": "binary"}
        if _several(form["properties"][name]):
            file = {"type": "array", "items": file}
        form["properties"][name] = {**file, "description": text}
    for field in form["properties"].values():
        if field.get("anyOf", [{}])[-1] == {"type": "null"}:
            field |= field.pop("anyOf")[0]  # a form has no null
    return form


def _json(schema: Schema, files: Mapping[str, str]) -> Schema:
    """The request as JSON: without its files, whose addresses are needed where there are any."""
    document = deepcopy(schema)
    for name in files:
        del document["properties"][name]
        address = document["properties"].get(f"{name}_url")
        if address and name not in OPTIONAL.get(schema["title"], ()):
            document["properties"][f"{name}_url"] = _never_null(address)
            document.setdefault("required", []).append(f"{name}_url")
    return document


def _several(schema: Schema) -> bool:
    """Whether a field is a list, or null."""
    return any(option.get("type") == "array" for option in schema.get("anyOf", [schema]))


def _never_null(schema: Schema) -> Schema:
    """The schema of a field, without the choice to leave it null."""
    kind = next(option for option in schema["anyOf"] if option.get("type") != "null")
    return {**kind, "description": schema.get("description", "")}


def _body(name: str, files: Mapping[str, str]) -> Schema:
    """`files` are the file fields and the media types that they take."""
    form: Schema = {"schema": {"$ref": _REF.format(model=f"{name}Form")}}
    if files:
        form["encoding"] = {field: {"contentType": types} for field, types in files.items()}
    return {
        "required": True,
        "content": {
            "application/json": {"schema": {"$ref": _REF.format(model=name)}},
            "multipart/form-data": form,
        },
    }


def _success(answer: type[BaseModel], *, streams: bool = False) -> Schema:
    content: Schema = {"application/json": {"schema": {"$ref": _REF.format(model=answer.__name__)}}}
    if answer in (ImageResponse, ImagesResponse):
        content["multipart/form-data"] = {
            "schema": {
                "type": "object",
                "description": "With `response_format` `multipart`: the part `response` is the JSON document, and "
                "each further part is an image, named by its `image_id`.",
                "properties": {"response": {"$ref": _REF.format(model=answer.__name__)}},
                "additionalProperties": {"type": "string", "format": "binary"},
            }
        }
    if streams:
        content["text/event-stream"] = {
            "schema": {
                "type": "string",
                "description": "With `stream` `true`: an event for each finished image, whose data is a "
                "`CompletedImage`; before it partial images, `PartialImage`, where the engine shows them; an event "
                "`error`, with the body of an error, where something fails after the first. What fails before that "
                "is an ordinary error.",
            }
        }
    return {"200": {"description": "Done.", "headers": {"X-Request-Id": _REQUEST_ID}, "content": content}}


def _error(status: int) -> Schema:
    headers = {"X-Request-Id": _REQUEST_ID, **({"Retry-After": _RETRY_AFTER} if status in {429, 503} else {})}
    if status == 401:
        content: Schema = {"text/plain": {"schema": {"type": "string", "const": UNAUTHORIZED}}}
        return {"description": "No key, or one that opens nothing.", "headers": headers, "content": content}
    content = {"application/json": {"schema": {"$ref": _REF.format(model=ErrorResponse.__name__)}}}
    return {"description": _ERRORS[status], "headers": headers, "content": content}
