"""One parser for both encodings of a request: JSON or `multipart/form-data` to plain values and files."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence
from contextlib import aclosing, asynccontextmanager
from dataclasses import dataclass
from typing import Any, Literal

from fastapi import Request
from python_multipart.multipart import parse_options_header
from starlette.requests import ClientDisconnect

from limner.api import strict_json
from limner.api.data_urls import Lifted
from limner.api.form import assemble
from limner.api.multipart import Form, FormReader, InvalidMultipart, Upload
from limner.api.shape import Shape
from limner.api.sizes import DEFAULT, BodyLimits, TooLarge
from limner.catalog.limits import MEGABYTE
from limner.kit import tracing
from limner.kit.errors import LimnerError
from limner.workshop.room import Room, Share

Encoding = Literal["json", "multipart"]

WHOLE_BODY_MEGABYTES = 10
"""The most that a whole body may take, in times of what a megabyte may."""

_CHARSETS = frozenset({b"utf-8", b"utf8", b"us-ascii"})


class UnsupportedMediaType(LimnerError):  # noqa: N818  named for what the body is
    """The body comes in an encoding that the interface does not have."""

    status = 415
    type = "invalid_request_error"
    code = "unsupported_media_type"


class BodyTimeout(LimnerError):  # noqa: N818
    """The client sends its body too slowly."""

    status = 408
    type = "invalid_request_error"
    code = "request_timeout"


@dataclass(frozen=True, slots=True)
class Body:
    """A request's fields as plain values; the value of a file field is a list of `Upload`.

    `unread` are the names of a form's fields and files that the operation does not have.
    """

    encoding: Encoding
    values: dict[str, Any]
    unread: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BodyReader:
    """Reads the bodies of one operation.

    `shape` tells what its form fields hold, `file_fields` which of them are files, and `any_file` which of them takes
    the files of unknown names, which are otherwise ignored; `timeout` is in seconds
    for each megabyte, and `room` is where the bodies are held.
    """

    shape: Shape
    timeout: float
    room: Room
    file_fields: frozenset[str] = frozenset()
    any_file: str | None = None
    limits: BodyLimits = DEFAULT

    @asynccontextmanager
    async def read(self, request: Request) -> AsyncIterator[Body]:
        """The body; its files live as long as the context, and so long it takes room.

        Raises UnsupportedMediaType, TooLarge, BodyTimeout, Overloaded, InvalidJson, InvalidMultipart, or
        ClientDisconnect.
        """
        content_type = request.headers.get("content-type", "")
        encoding = _encoding(content_type, request.headers.get("content-encoding", "identity"))
        with self.room.share() as share:
            if encoding == "json":
                with tracing.span("receive"):
                    values = await self._json(request, share)
                yield Body("json", values)
                return
            reader = FormReader(content_type, self.file_fields, self.limits)
            try:
                with tracing.span("receive"):
                    async with aclosing(self._chunks(request, self.limits.multipart, share)) as chunks:
                        async for chunk in chunks:
                            await _off_loop(reader.write, chunk, share.taken)
                    form = reader.finish()
                values = {**assemble(form.fields, self.shape), **self._files(form.uploads)}
                yield Body("multipart", values, self._unread(form))
            finally:
                reader.form.close()

    def _unread(self, form: Form) -> tuple[str, ...]:
        texts = [name.partition("[")[0] for name, text in form.fields if text]
        known = {*self.shape.properties, *self.file_fields}
        files = [] if self.any_file else [upload.name for upload in form.uploads]
        return tuple(name for name in dict.fromkeys(texts + files) if name not in known)

    def _files(self, uploads: Sequence[Upload]) -> dict[str, list[Upload]]:
        """The files by field. Raises InvalidMultipart for one in the place of another field."""
        found: dict[str, list[Upload]] = {}
        for upload in uploads:
            if upload.name in self.file_fields:
                found.setdefault(upload.name, []).append(upload)
            elif upload.name in self.shape.properties:
                raise InvalidMultipart(f"{upload.name} has to be text and is sent as a file.", param=upload.name)
            elif self.any_file:
                found.setdefault(self.any_file, []).append(upload)
        return found

    async def _json(self, request: Request, share: Share) -> dict[str, Any]:
        raw = bytearray()
        async with aclosing(self._chunks(request, self.limits.json, share)) as chunks:
            async for chunk in chunks:
                raw += chunk
        if not raw or raw.isspace():
            raise strict_json.InvalidJson('The body is empty; send a JSON object, for example {"prompt": "a cat"}.')
        if len(raw) > self.limits.fields:
            value = await asyncio.to_thread(self._parsed, raw)
        else:
            value = strict_json.parse(raw)
        if not isinstance(value, dict):
            raise strict_json.InvalidJson('The body has to be a JSON object, for example {"prompt": "a cat"}.')
        return value

    def _parsed(self, raw: bytearray) -> Any:
        """The value of a long text, which takes up to a second."""
        # Before parsing: text takes up to four times its bytes in memory, a list of empty lists thirty times.
        lifted = Lifted(raw)
        self.limits.check(fields=len(lifted.rest), images=lifted.size * 3 // 4)
        raw.clear()
        return lifted.put_back(strict_json.parse(lifted.rest))

    async def _chunks(self, request: Request, most: int, share: Share) -> AsyncGenerator[bytes]:
        """The body as it arrives, at most `most` bytes, each megabyte and the whole within the time allowed."""
        if int(request.headers.get("content-length", 0)) > most:
            raise _too_large(most)
        loop = asyncio.get_running_loop()
        start, received, more = loop.time(), 0, True
        while more:
            try:
                async with asyncio.timeout_at(
                    start + self.timeout * min(1 + received // MEGABYTE, WHOLE_BODY_MEGABYTES)
                ):
                    message = await request.receive()
            except TimeoutError as error:
                raise BodyTimeout(
                    f"The body came too slowly: each MB may take {self.timeout:g} seconds, "
                    f"and the whole {WHOLE_BODY_MEGABYTES * self.timeout:g}."
                ) from error
            if message["type"] == "http.disconnect":
                raise ClientDisconnect
            chunk, more = message.get("body", b""), message.get("more_body", False)
            received += len(chunk)
            if received > most:
                raise _too_large(most)
            share.grow(len(chunk))
            yield chunk


async def _off_loop(work: Callable[[bytes], None], chunk: bytes, received: int) -> None:
    """Work on a chunk; of a large body in a thread, so that the others' requests go on."""
    if received > MEGABYTE // 4:
        await asyncio.to_thread(work, chunk)
    else:
        work(chunk)


def _encoding(content_type: str, content_encoding: str) -> Encoding:
    """Which of the two encodings a Content-Type names. Raises UnsupportedMediaType."""
    media_type, parameters = parse_options_header(content_type)
    if content_encoding.strip().lower() != "identity":
        raise UnsupportedMediaType(f"Content-Encoding {content_encoding!r} is not read; send the body as it is.")
    if parameters.get(b"charset", b"utf-8").lower() not in _CHARSETS:
        raise UnsupportedMediaType(f"Content-Type {content_type!r} is not read; its charset has to be utf-8.")
    if media_type == b"application/json":
        return "json"
    if media_type == b"multipart/form-data":
        return "multipart"
    given = f"Content-Type {content_type!r} is not read" if content_type else "The request has no Content-Type"
    raise UnsupportedMediaType(f"{given}; send application/json or multipart/form-data.")


def _too_large(most: int) -> TooLarge:
    return TooLarge(f"The body is larger than {most // MEGABYTE} MB.")
