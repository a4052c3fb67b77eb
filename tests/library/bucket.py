"""A small server of S3's interface, which can be told to refuse and to hang. It keeps its objects in memory.

It answers what is signed as S3 wants it, and nothing else.
"""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from hashlib import md5
from typing import Literal
from urllib.parse import parse_qs, unquote, urlsplit
from xml.sax.saxutils import escape

from tests.library.signatures import fault

NAME = "pictures"
SECRET = "an example"
KEPT = {"content-type": "Content-Type", "content-disposition": "Content-Disposition", "cache-control": "Cache-Control"}
"""The headers of an object that are those of its upload."""
MODIFIED = "Sun, 04 May 2031 12:30:15 GMT"


class Bucket:
    """One bucket. `mood` is how it answers; `asked` is set by every request; `sent` are the bytes of its answers to
    GET, and `late` is by how much its clock is ahead, in seconds.
    """

    def __init__(self) -> None:
        self.mood: Literal["serve", "refuse", "fail", "hang"] = "serve"
        self.objects: dict[str, bytes] = {}
        self.attributes: dict[str, dict[str, str]] = {}
        self.uploads: dict[str, dict[int, bytes]] = {}
        """The parts of files that come in parts, by the upload's name, until it is completed."""
        self.sent = 0
        self.late = timedelta()
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
            "AWS_SECRET_ACCESS_KEY": SECRET,
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
        if wrong := fault(SECRET, method, target, headers, datetime.now(UTC) + self.late):
            return "403 Forbidden", {"Content-Type": "application/xml"}, f"<Error><Code>{wrong}</Code></Error>".encode()
        url = urlsplit(target)
        key = unquote(url.path).removeprefix(f"/{NAME}").strip("/")
        if method == "GET" and "list-type" in parse_qs(url.query):
            return "200 OK", {"Content-Type": "application/xml"}, self._listing()
        query = parse_qs(url.query, keep_blank_values=True)
        if "uploads" in query or "uploadId" in query:
            return self._in_parts(method, key, query, headers, body)
        if method == "PUT":
            self.objects[key] = body
            self.attributes[key] = {KEPT[name]: value for name, value in headers.items() if name in KEPT}
            return "200 OK", {"ETag": _tag(body)}, b""
        if method == "POST" and "delete" in parse_qs(url.query, keep_blank_values=True):
            return (
                "200 OK",
                {"Content-Type": "application/xml"},
                self._delete(re.findall("<Key>(.*?)</Key>", body.decode())),
            )
        if key not in self.objects:
            return "404 Not Found", {"Content-Length": "0"}, b""
        if headers.get("if-none-match") == _tag(self.objects[key]):
            return "304 Not Modified", {"ETag": _tag(self.objects[key])}, b""
        status, more, content = _read(self.objects[key], headers.get("range"))
        self.sent += len(content) if method == "GET" else 0
        return status, {**self.attributes[key], **more}, content

    def _in_parts(
        self, method: str, key: str, query: dict[str, list[str]], headers: dict[str, str], body: bytes
    ) -> tuple[str, dict[str, str], bytes]:
        if "uploads" in query:
            name = f"upload-{len(self.uploads)}"
            self.uploads[name] = {}
            self.attributes[key] = {KEPT[name]: value for name, value in headers.items() if name in KEPT}
            found = f"<InitiateMultipartUploadResult><UploadId>{name}</UploadId></InitiateMultipartUploadResult>"
            return "200 OK", {"Content-Type": "application/xml"}, found.encode()
        name = query["uploadId"][0]
        if method == "PUT":
            self.uploads[name][int(query["partNumber"][0])] = body
            return "200 OK", {"ETag": _tag(body)}, b""
        parts = self.uploads.pop(name)
        if method == "DELETE":
            return "204 No Content", {}, b""
        data = self.objects[key] = b"".join(parts[number] for number in sorted(parts))
        found = f"<CompleteMultipartUploadResult><ETag>{escape(_tag(data))}</ETag></CompleteMultipartUploadResult>"
        return "200 OK", {"Content-Type": "application/xml"}, found.encode()

    def _delete(self, keys: list[str]) -> bytes:
        for key in keys:
            self.objects.pop(key, None)
            self.attributes.pop(key, None)
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
