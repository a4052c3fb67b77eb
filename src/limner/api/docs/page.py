"""The documentation page: a frame of prose, filled from the OpenAPI document and the list of error codes."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from importlib.resources import files
from itertools import groupby
from string import Template
from typing import Any

from limner.api.docs import tables
from limner.api.docs.rows import Row, rows
from limner.kit.error_body import error_body
from limner.kit.error_codes import ErrorCode
from limner.studio.settings import StudioSettings

Document = Mapping[str, Any]

_ASSETS = files("limner.api.docs") / "assets"
_CODE = re.compile(r"`([^`]+)`")
_METHODS = ("get", "post", "delete")


def asset(name: str) -> bytes:
    """One of the files that the page refers to."""
    return (_ASSETS / name).read_bytes()


def page(document: Document, codes: Mapping[str, ErrorCode], base: str, limits: str, settings: StudioSettings) -> str:
    """The page as HTML; `codes` are error codes with their meanings, `base` the address that clients use."""
    found = list(operations(document))
    shown: dict[str, Document] = {}
    sample = error_body("invalid_n", "n is 7; it must be a whole number from 1 to 6.", "invalid_request_error", "n")
    return Template(asset("page.html").decode()).substitute(
        title=escape(document["info"]["title"]),
        version=escape(document["info"]["version"]),
        description=_prose(document["info"]["description"]),
        contents="\n".join(_contents(operation for _, _, operation in found)),
        setup=_example(f"export LIMNER_URL={base}\nexport LIMNER_KEY=lmn_…"),
        operations="\n".join(_operation(document, *operation, shown) for operation in found),
        example=_example(json.dumps(sample, indent=2)),
        statuses=_statuses(operation for _, _, operation in found),
        codes="\n".join(
            _line(f"<code>{code}</code>", str(entry.status), _prose(f"{entry.meaning} {entry.remedy}"))
            for code, entry in codes.items()
        ),
        limits=_prose(limits),
        models=_table(tables.models(settings)),
        sizes=_table(tables.sizes()),
        prices=_table(tables.operations(settings)),
    )


def operations(document: Document) -> Iterator[tuple[str, str, Document]]:
    """Method, path and description of every operation: by tag, those that make things first."""
    found = [
        (method, path, methods[method])
        for path, methods in document["paths"].items()
        for method in _METHODS
        if method in methods
    ]
    found.sort(key=lambda operation: operation[0] != "post")
    tags = list(dict.fromkeys(_tag(operation) for _, _, operation in found))
    return iter(sorted(found, key=lambda operation: tags.index(_tag(operation[2]))))


def _tag(operation: Document) -> str:
    return str(operation["tags"][0])


def _contents(operations: Iterable[Document]) -> Iterator[str]:
    """The links to the operations, a list a tag."""
    for tag, tagged in groupby(operations, key=_tag):
        yield f"<p>{escape(tag)}</p>\n<ul>"
        for operation in tagged:
            yield f'<li><a href="#{operation["operationId"]}">{escape(operation["summary"])}</a></li>'
        yield "</ul>"


def _operation(document: Document, method: str, path: str, operation: Document, shown: dict[str, Document]) -> str:
    """One operation; fields that another one has shown already are not shown again."""
    parts = [
        f'<section id="{operation["operationId"]}">',
        f"<h2>{escape(operation['summary'])}</h2>",
        f'<p class="path"><span class="method {method}">{method.upper()}</span> {escape(path)}</p>',
        f"<p>{_prose(operation.get('description', ''))}</p>",
        *(_example(sample["source"]) for sample in operation["x-codeSamples"]),
    ]
    schemas = document["components"]["schemas"]
    parts.extend(_once("Request", _request(schemas, operation), operation, shown))
    parts.extend(_once("Response", _response(schemas, operation), operation, shown))
    return "\n".join([*parts, "</section>"])


def _once(what: str, fields: str, operation: Document, shown: dict[str, Document]) -> Iterator[str]:
    """The fields; where another operation has shown them, a link to it."""
    first = shown.setdefault(fields, operation) if "<table" in fields else operation
    if first is operation:
        yield fields
    else:
        yield f'<p>{what}: as of <a href="#{first["operationId"]}">{escape(first["summary"])}</a>.</p>'


def _request(schemas: Document, operation: Document) -> str:
    """The fields of the request, in a form's types."""
    if "requestBody" not in operation:
        return ""
    form = operation["requestBody"]["content"]["multipart/form-data"]["schema"]
    return _fields("Request", rows(form, schemas))


def _response(schemas: Document, operation: Document) -> str:
    """The fields of the response."""
    if answer := operation["responses"].get("200"):
        return _fields("Response", rows(answer["content"]["application/json"]["schema"], schemas))
    return "<p>The response is 204, without a body.</p>"


def _fields(title: str, fields: Iterator[Row]) -> str:
    lines = "\n".join(
        _line(
            f"<code>{escape(row.name)}</code>",
            escape(row.kind) + (" <small>required</small>" if row.required else ""),
            _prose(row.description) + (f"<p>{_prose(row.accepts)}</p>" if row.accepts else ""),
        )
        for row in fields
    )
    head = "".join(f'<th scope="col">{column}</th>' for column in ("Field", "Type", "What it is"))
    table = f'<table class="fields"><thead><tr>{head}</tr></thead><tbody>\n{lines}\n</tbody></table>'
    return f"<details open><summary>{title}</summary>\n{table}\n</details>"


def _statuses(operations: Iterator[Document]) -> str:
    found = {
        status: response["description"]
        for operation in operations
        for status, response in operation["responses"].items()
        if status not in {"200", "204"}
    }
    return "\n".join(_line(status, _prose(text)) for status, text in sorted(found.items()))


def _table(lines: Iterable[tuple[str, ...]]) -> str:
    return "\n".join(_line(*map(_prose, cells)) for cells in lines)


def _line(*cells: str) -> str:
    return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _example(text: str) -> str:
    return f'<div class="example"><pre tabindex="0"><code>{escape(text)}</code></pre></div>'


def _prose(text: str) -> str:
    """Text with `code` in backquotes."""
    return _CODE.sub(r"<code>\1</code>", escape(text))
