"""A small HTTP server that a test writes the answers of, byte by byte where it has to."""

import asyncio
import io
import json
from base64 import b64encode
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from email.parser import BytesParser
from email.policy import HTTP
from typing import Any

from PIL import Image

Writing = Callable[[asyncio.StreamWriter], Awaitable[None]]
Answer = bytes | Writing


@dataclass
class Request:
    """One that has arrived. `fields` and `files` are a form's."""

    method: str
    path: str
    headers: Mapping[str, str]
    body: bytes
    fields: dict[str, str] = field(default_factory=dict)
    files: dict[str, bytes] = field(default_factory=dict)

    @property
    def json(self) -> dict[str, Any]:
        """The body's object."""
        value = json.loads(self.body)
        assert isinstance(value, dict)
        return value


Handler = Callable[[Request], Answer]


class Server:
    """Answers each request with what `handler` says, and remembers what it was asked."""

    def __init__(self, handler: Handler) -> None:
        self.handler = handler
        self.requests: list[Request] = []
        self.arrived = asyncio.Event()
        self.gone = asyncio.Event()
        """The other side has ended a connection before its answer had."""
        self.connections = 0
        self.url = ""
        self._tasks: set[asyncio.Task[None]] = set()

    def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """A connection begins."""
        self.connections += 1
        self._tasks.add(asyncio.create_task(self._serve(reader, writer)))

    async def close(self) -> None:
        """End all connections."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            request = await _read(reader)
            self.requests.append(request)
            self.arrived.set()
            answer = self.handler(request)
            if isinstance(answer, bytes):
                writer.write(answer)
            else:
                await self._until_gone(reader, answer(writer))
            await writer.drain()
            writer.close()
            await writer.wait_closed()
        except (OSError, asyncio.IncompleteReadError):
            self.gone.set()
        finally:
            writer.transport.abort()

    async def _until_gone(self, reader: asyncio.StreamReader, writing: Awaitable[None]) -> None:
        """Write, unless the other side leaves first."""
        work = asyncio.ensure_future(writing)
        end = asyncio.ensure_future(reader.read(1))
        await asyncio.wait({work, end}, return_when=asyncio.FIRST_COMPLETED)
        if not work.done():
            self.gone.set()
        for each in (work, end):
            each.cancel()
        await asyncio.gather(work, end, return_exceptions=True)


async def _read(reader: asyncio.StreamReader) -> Request:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    first, *lines = head.rstrip().split("\r\n")
    method, path, _ = first.split(" ")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    body = await reader.readexactly(int(headers.get("content-length", "0")))
    request = Request(method, path, headers, body)
    if headers.get("content-type", "").startswith("multipart/form-data"):
        whole = f"Content-Type: {headers['content-type']}\r\n\r\n".encode() + body
        for part in BytesParser(policy=HTTP).parsebytes(whole).iter_parts():
            name = str(part.get_param("name", header="content-disposition"))
            data = part.get_payload(decode=True)
            assert isinstance(data, bytes)
            if part.get_filename():
                request.files[name] = data
            else:
                request.fields[name] = data.decode()
    return request


@asynccontextmanager
async def handling(handler: Handler, **options: Any) -> AsyncIterator[Server]:
    """A server on a free port; `options` are those of `asyncio.start_server`, TLS above all."""
    server = Server(handler)
    listening = await asyncio.start_server(server.connected, "127.0.0.1", 0, **options)
    scheme = "https" if options else "http"
    server.url = f"{scheme}://127.0.0.1:{listening.sockets[0].getsockname()[1]}/v1"
    try:
        yield server
    finally:
        listening.close()
        await server.close()
        await asyncio.sleep(0)


def serving(answer: Answer, **options: Any) -> AbstractAsyncContextManager[Server]:
    """One that gives every request the same answer."""
    return handling(lambda _: answer, **options)


def http(body: bytes, status: str = "200 OK", *headers: str) -> bytes:
    """An answer with a body."""
    lines = [f"HTTP/1.1 {status}", f"Content-Length: {len(body)}", "Connection: close", *headers]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


def reply(value: Any, status: str = "200 OK", *headers: str) -> bytes:
    """An answer of JSON."""
    return http(json.dumps(value).encode(), status, "Content-Type: application/json", *headers)


def picture(width: int, height: int, color: Sequence[int] = (200, 30, 40)) -> bytes:
    """A PNG of one colour."""
    file = io.BytesIO()
    Image.new("RGB", (width, height), tuple(color)).save(file, "PNG")
    return file.getvalue()


def in_base64(*pictures: bytes) -> bytes:
    """OpenAI's answer with these pictures."""
    return reply({"created": 1, "data": [{"b64_json": b64encode(each).decode()} for each in pictures]})


async def never(writer: asyncio.StreamWriter) -> None:
    """Say nothing at all."""
    await asyncio.Event().wait()
