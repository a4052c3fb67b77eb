"""Answers of other servers, read as what they say they are, and no further."""

import asyncio
import base64
import binascii
import json
from typing import Any, Final

from limner.engines.upstream.faults import UpstreamFailed

AT_ONCE_BYTES: Final = 1_000_000
"""What is parsed in the event loop; a longer answer is parsed in a thread."""


def parsed(body: bytes) -> Any:
    """The JSON of a body. Raises UpstreamFailed."""
    try:
        return json.loads(body)
    except (ValueError, RecursionError):
        page = body[:512].lstrip().lower().startswith((b"<!doctype html", b"<html"))
        raise UpstreamFailed("its answer is an HTML page" if page else "its answer is not JSON") from None


async def read_json(body: bytes) -> Any:
    """As `parsed`, without keeping others waiting."""
    return parsed(body) if len(body) <= AT_ONCE_BYTES else await asyncio.to_thread(parsed, body)


async def read_base64(text: Any) -> bytes:
    """The bytes of a Base64 text. Raises UpstreamFailed."""
    if not isinstance(text, str) or not text:
        raise UpstreamFailed("its answer has no picture")
    try:
        return await asyncio.to_thread(base64.b64decode, text, validate=True)
    except (binascii.Error, ValueError):
        raise UpstreamFailed("its answer's picture is not Base64") from None


def first(answer: Any, name: str) -> dict[str, Any]:
    """The first object of a list in the answer. Raises UpstreamFailed."""
    found = answer.get(name) if isinstance(answer, dict) else None
    if not isinstance(found, list) or not found or not isinstance(found[0], dict):
        raise UpstreamFailed(f"its answer has no {name}[0]")
    return found[0]
