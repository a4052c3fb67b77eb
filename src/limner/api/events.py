"""Answers as server-sent events, in the form of OpenAI's image streams."""

import asyncio
from base64 import b64encode
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Literal

from fastapi import Response
from starlette.types import Receive, Scope, Send

from limner.api.errors import refusal
from limner.api.wire import CompletedImage, PartialImage
from limner.catalog.sizes import Size, spell
from limner.imaging.source import probe
from limner.kit.errors import LimnerError
from limner.studio.receipt import KeptImage, Receipt

Kind = Literal["image_generation", "image_edit"]
"""What the names of an operation's events begin with."""

_NO_BASE64 = b'"b64_json":""'


async def event_stream(events: AsyncGenerator[bytes]) -> Response:
    """A response that sends events as they come.

    Raises what is raised before the first of them, so that it is answered as to any request. Closing the response
    closes the generator: who makes pictures in it is told so that the client left.
    """
    try:
        first = await anext(events)
    except BaseException:
        await events.aclose()
        raise
    return _EventStream(first, events)


async def completed(kind: Kind, receipt: Receipt, base: str) -> AsyncGenerator[bytes]:
    """An event for each finished image; `base` is the address that links start with."""
    for image in receipt.images:
        yield await asyncio.to_thread(_finished, kind, receipt, image, await image.data(), base)


def encoded(event: PartialImage | CompletedImage, image: bytes) -> bytes:
    """The event as it is sent, with the image in its `b64_json`."""
    around = event.model_dump_json(exclude_none=True).encode().split(_NO_BASE64)
    # Put in afterwards: Base64 needs no escaping, and to find that out takes time.
    filled = b'"b64_json":"%s"' % b64encode(image)
    return b"event: %s\ndata: %s\n\n" % (event.type.encode(), filled.join(around))


def _finished(kind: Kind, receipt: Receipt, image: KeptImage, data: bytes, base: str) -> bytes:
    event = CompletedImage(
        type=f"{kind}.completed",
        created_at=receipt.created,
        output_format=image.extension,
        size=spell(image.size or _looked_up(data)),
        image_id=image.image_id,
        url=base + image.path,
        credits=receipt.credits,
        style_id=receipt.style_id,
    )
    return encoded(event, data)


def _looked_up(data: bytes) -> Size:
    """The size where the receipt does not know it."""
    source = probe(data, "image")
    return source.width, source.height


class _EventStream(Response):
    """Sends the events; an error on the way is the last of them."""

    media_type = "text/event-stream"

    def __init__(self, first: bytes, events: AsyncGenerator[bytes]) -> None:
        super().__init__(headers={"X-Accel-Buffering": "no"})  # nginx would keep the events until the last
        del self.headers["Content-Length"]
        self._first = first
        self._events = events

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with aclosing(self._events):
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            await send({"type": "http.response.body", "body": self._first, "more_body": True})
            try:
                async for event in self._events:
                    await send({"type": "http.response.body", "body": event, "more_body": True})
            except LimnerError as error:
                body = b"event: error\ndata: %s\n\n" % bytes(refusal(error).body)
                await send({"type": "http.response.body", "body": body, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
