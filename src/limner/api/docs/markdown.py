"""The interface as a page in Markdown, for readers who have no service at hand: `docs/interface.md`."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from limner.api.docs import tables
from limner.api.docs.page import operations
from limner.api.docs.rows import Row, rows
from limner.kit.markdown import table
from limner.studio.settings import StudioSettings

Document = Mapping[str, Any]

_HEAD = """\
# The interface

Every operation with its fields, as the service describes it in its OpenAPI document at `/v1/openapi.json`; a service
that runs shows the same at `/docs`, with its own prices and limits. A request is JSON or a multipart form, and carries
a key: `Authorization: Bearer $KEY`. What goes wrong is told by [error codes](errors.md). In the examples `LIMNER_URL`
is the service's address with `/v1`, and `LIMNER_KEY` a key.

This page is written by `make docs`.
"""


def interface(document: Document, settings: StudioSettings) -> str:
    """The OpenAPI document, and what models, sizes and operations there are, as a page."""
    shown: dict[str, str] = {}
    lines = [_HEAD]
    tag = ""
    for method, path, operation in operations(document):
        if operation["tags"][0] != tag:
            tag = operation["tags"][0]
            lines.append(f"## {tag}\n")
        lines += _operation(document, f"{method.upper()} {path}", operation, shown)
    lines += ["## Models\n", *table(("model", "makes", "prompt, characters", "US dollars"), tables.models(settings))]
    lines += ["## Sizes\n", *table(("ratio", "1K", "2K", "V2 and V3"), tables.sizes())]
    lines += ["## Prices\n", *table(("operation", "US dollars", "for"), tables.operations(settings))]
    return "\n".join(lines)


def _operation(document: Document, title: str, operation: Document, shown: dict[str, str]) -> Iterator[str]:
    summary = operation["summary"]
    yield f"### {summary}\n\n`{title}`\n"
    if text := operation.get("description"):
        yield f"{text}\n"
    for sample in operation["x-codeSamples"]:
        yield f"```bash\n{sample['source']}\n```\n"
    schemas = document["components"]["schemas"]
    if "requestBody" in operation:
        form = operation["requestBody"]["content"]["multipart/form-data"]["schema"]
        yield from _once("Request", _fields(rows(form, schemas)), summary, shown)
    if answer := operation["responses"].get("200"):
        fields = _fields(rows(answer["content"]["application/json"]["schema"], schemas))
        yield from _once("Answer", fields, summary, shown)
    else:
        yield "The answer is 204, without a body.\n"


def _once(title: str, fields: str, summary: str, shown: dict[str, str]) -> Iterator[str]:
    """The fields; where another operation has shown the same ones, a link to it."""
    first = shown.setdefault(fields, summary)
    if first == summary:
        yield f"**{title}**\n\n{fields}"
    else:
        yield f"**{title}**: as of [{first}](#{_anchor(first)}).\n"


def _anchor(heading: str) -> str:
    """What a heading is called in an address."""
    return "".join(letter for letter in heading.lower().replace(" ", "-") if letter.isalnum() or letter == "-")


def _fields(fields: Iterable[Row]) -> str:
    lines = (
        (
            f"`{row.name}`",
            f"{row.kind}, required" if row.required else row.kind,
            " ".join(filter(None, (row.description, f"({row.accepts})" if row.accepts else ""))),
        )
        for row in fields
    )
    return "\n".join(table(("field", "type", "what it is"), lines))
