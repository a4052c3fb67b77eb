"""A small server of S3's interface, which can be told to refuse and to hang. It keeps its objects in memory."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import md5
from typing import Literal
from urllib.parse import parse_qs, unquote, urlsplit
from xml.sax.saxutils import escape

NAME = "pictures"
MODIFIED = "Sun, 04 May 2031 12:30:15 GMT"


class Bucket:
    """One bucket. `mood` is how it answers; `asked` is set by every request."""

    def __init__(self) -> None:
        self.mood: Literal["serve", "refuse", "fail", "hang"] = "serve"
        self.objects: dict[str, bytes] = {}
        self.asked = asyncio.Event()
        self.url = ""
        self._connections: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def serving(self) -> AsyncIterator["Bucket"]:
        """Listen on a port of this machine until the block ends."""
        server = await asyncio.start_server(self._connected, "127.0.0.1")
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            server.close()
            for connection in self._connections:
                connection.cancel()
            await asyncio.gather(*self._connections, return_exceptions=True)

    @property
    def environment(self) -> dict[str, str]:
        """What points a service, or a test, at it."""
        return {
            "AWS_ENDPOINT_URL": self.url,
            "AWS_ALLOW_HTTP": "true",
            "AWS_REGION": "eu-north-1",
            "AWS_ACCESS_KEY_ID": "example",
            "AWS_SECRET_ACCESS_KEY": "an example",
        }

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self._connections.add(task)
        try:
            while head := await reader.readuntil(b"\r\n\r\n"):
                await self._answer(head.decode(), reader, writer)
        except (asyncio.IncompleteReadError, ConnectionError, asyncio.CancelledError):
            pass  # the client or this server has ended
        finally:
            self._connections.discard(task)
            writer.close()

    async def _answer(self, head: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        method, target, _ = head.partition("\r\n")[0].split(" ")
        headers = {name.lower(): value for name, value in re.findall(r"(?m)^([\w-]+): *(.*?)\r?$", head)}
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        self.asked.set()
        if self.mood == "hang":
            await asyncio.Event().wait()
        status, more, content = self._response(method, target, headers, body)
        if method != "HEAD":
            more = {"Content-Length": str(len(content)), **more}
        lines = "".join(f"{name}: {value}\r\n" for name, value in more.items())
        writer.write(f"HTTP/1.1 {status}\r\n{lines}\r\n".encode() + (b"" if method == "HEAD" else content))
        await writer.drain()

    def _response(
        self, method: str, target: str, headers: dict[str, str], body: bytes
    ) -> tuple[str, dict[str, str], bytes]:
        if self.mood == "refuse":
            return "403 Forbidden", {"Content-Length": "0"}, b""
        if self.mood == "fail":
            return "500 Internal Server Error", {"Content-Length": "0"}, b""
        url = urlsplit(target)
        key = unquote(url.path).removeprefix(f"/{NAME}").strip("/")
        if method == "GET" and "list-type" in parse_qs(url.query):
            return "200 OK", {"Content-Type": "application/xml"}, self._listing()
        if method == "PUT":
            self.objects[key] = body
            return "200 OK", {"ETag": _tag(body)}, b""
        if method == "POST" and "delete" in parse_qs(url.query, keep_blank_values=True):
            return (
                "200 OK",
                {"Content-Type": "application/xml"},
                self._delete(re.findall("<Key>(.*?)</Key>", body.decode())),
            )
        if key not in self.objects:
            return "404 Not Found", {"Content-Length": "0"}, b""
        return _read(self.objects[key], headers.get("range"))

    def _delete(self, keys: list[str]) -> bytes:
        for key in keys:
            self.objects.pop(key, None)
        deleted = "".join(f"<Deleted><Key>{escape(key)}</Key></Deleted>" for key in keys)
        return f"<DeleteResult>{deleted}</DeleteResult>".encode()

    def _listing(self) -> bytes:
        contents = "".join(
            f"<Contents><Key>{escape(key)}</Key><LastModified>2031-05-04T12:30:15.000Z</LastModified>"
            f"<ETag>{escape(_tag(data))}</ETag><Size>{len(data)}</Size></Contents>"
            for key, data in sorted(self.objects.items())
        )
        found = f"<Name>{NAME}</Name><KeyCount>{len(self.objects)}</KeyCount><IsTruncated>false</IsTruncated>{contents}"
        return f'<?xml version="1.0"?><ListBucketResult>{found}</ListBucketResult>'.encode()


def _read(data: bytes, asked: str | None) -> tuple[str, dict[str, str], bytes]:
    headers = {"ETag": _tag(data), "Last-Modified": MODIFIED, "Content-Length": str(len(data))}
    if not (span := re.fullmatch(r"bytes=(\d+)-(\d+)", asked or "")):
        return "200 OK", headers, data
    first, last = int(span[1]), min(int(span[2]), len(data) - 1)
    part = data[first : last + 1]
    headers |= {"Content-Length": str(len(part)), "Content-Range": f"bytes {first}-{last}/{len(data)}"}
    return "206 Partial Content", headers, part


def _tag(data: bytes) -> str:
    return f'"{md5(data, usedforsecurity=False).hexdigest()}"'
