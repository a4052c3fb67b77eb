"""Requests that two readers would divide differently: each is refused, and nothing behind it is answered.

The ways are those of the literature on request smuggling: Linhart and others 2005, Kettle's HTTP desync attacks (2019),
HTTP/2 (2021), browser-powered (2022) and HTTP/1.1 must die (2025), and RFC 9112, sections 6, 7 and 11.2.
"""

import asyncio
from collections.abc import AsyncIterator

import pytest
from starlette.types import Receive, Scope, Send

from tests.api.bare import all_that_is_said, serving

HIDDEN = b"GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n"
CHUNKS = b"1\r\na\r\n0\r\n\r\n"


class Listener:
    """An application that reads bodies and remembers what it was asked."""

    def __init__(self) -> None:
        self.paths: list[str] = []
        self.bodies: list[bytes] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.paths.append(scope["path"])
        body, more = b"", not scope["path"].startswith("/early")
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            body, more = body + message["body"], message["more_body"]
        self.bodies.append(body)
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})


@pytest.fixture
def listener() -> Listener:
    return Listener()


@pytest.fixture
async def port(listener: Listener) -> AsyncIterator[int]:
    async with serving(listener) as number:
        yield number


def post(*headers: bytes, line: bytes = b"POST / HTTP/1.1") -> bytes:
    return b"\r\n".join([line, b"Host: x", *headers, b"", b""])


CHUNKED = b"Transfer-Encoding: chunked"
LENGTH = b"Content-Length: 11"

REFUSED = {
    "CL.TE": post(LENGTH, CHUNKED) + CHUNKS,
    "TE.CL": post(CHUNKED, b"Content-Length: 3") + CHUNKS,
    "length 0 and chunks": post(b"Content-Length: 0", CHUNKED) + CHUNKS,
    "two encodings": post(CHUNKED, b"Transfer-Encoding: x") + CHUNKS,
    "two encodings, the other way": post(b"Transfer-Encoding: x", CHUNKED) + CHUNKS,
    "the same encoding twice": post(CHUNKED, CHUNKED) + CHUNKS,
    "chunked of another name": post(b"Transfer-Encoding: xchunked") + CHUNKS,
    "chunked, identity": post(b"Transfer-Encoding: chunked, identity") + CHUNKS,
    "identity": post(b"Transfer-Encoding: identity", LENGTH) + CHUNKS,
    "chunked in quotes": post(b'Transfer-Encoding: "chunked"') + CHUNKS,
    "chunked after a vertical tab": post(b"Transfer-Encoding: \x0bchunked", LENGTH) + CHUNKS,
    "chunked before a NUL": post(b"Transfer-Encoding: chunked\0", LENGTH) + CHUNKS,
    "space before the colon": post(b"Transfer-Encoding : chunked", LENGTH) + CHUNKS,
    "tab before the colon": post(b"Content-Length\t: 11") + CHUNKS,
    "space before the name": post(b" Transfer-Encoding: chunked", LENGTH) + CHUNKS,
    "a folded value": post(b"Transfer-Encoding:", b" chunked", LENGTH) + CHUNKS,
    "a folded header": post(b"X: y", b"\tTransfer-Encoding: chunked", LENGTH) + CHUNKS,
    "encoding after a bare line feed": post(b"X: y\nTransfer-Encoding: chunked", LENGTH) + CHUNKS,
    "encoding after a bare return": post(b"X: y\rTransfer-Encoding: chunked", LENGTH) + CHUNKS,
    "a head of bare line feeds": b"POST / HTTP/1.1\nHost: x\nContent-Length: 2\n\nab",
    "a head that ends in a bare line feed": b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\nab",
    "a NUL in a name": post(b"Content-\0Length: 11"),
    "a NUL in a value": post(b"X: a\0b"),
    "a header without a colon": post(b"Transfer-Encoding chunked", LENGTH),
    "two lengths": post(b"Content-Length: 11", b"Content-Length: 3") + CHUNKS,
    "the same length twice": post(LENGTH, LENGTH) + CHUNKS,
    "lengths with a comma": post(b"Content-Length: 11, 11") + CHUNKS,
    "a length with a sign": post(b"Content-Length: +11") + CHUNKS,
    "a negative length": post(b"Content-Length: -11") + CHUNKS,
    "a hexadecimal length": post(b"Content-Length: 0xb") + CHUNKS,
    "a length with an underscore": post(b"Content-Length: 1_1") + CHUNKS,
    "a length with a fraction": post(b"Content-Length: 11.0") + CHUNKS,
    "an empty length": post(b"Content-Length:") + CHUNKS,
    "a length beyond all machines": post(b"Content-Length: " + b"9" * 40),
    "HTTP/1.0 with chunks": post(CHUNKED, line=b"POST / HTTP/1.0") + CHUNKS,
    "HTTP/0.9": b"GET /\r\n",
    "HTTP/0.9, said": post(line=b"GET / HTTP/0.9"),
    "HTTP/2's preface": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "a version of three parts": post(line=b"GET / HTTP/1.1.1"),
    "no host": b"GET / HTTP/1.1\r\n\r\n",
    "two hosts": post(b"Host: y"),
    "a blank line first": b"\r\n" + post(),
    "a tab between method and target": post(line=b"GET\t/ HTTP/1.1"),
    "two spaces before the target": post(line=b"GET  / HTTP/1.1"),
    "a target with a space": post(line=b"GET /a b HTTP/1.1"),
    "an address of another host": post(line=b"GET http://y/ HTTP/1.1"),
    "an address of another kind": post(line=b"GET ftp://x/ HTTP/1.1"),
    "an address whose bracket is never closed": post(line=b"GET http://[x/ HTTP/1.1"),
    "CONNECT": post(line=b"CONNECT x:80 HTTP/1.1"),
    "a target without a slash": post(line=b"GET hidden HTTP/1.1"),
    "an expectation of another name": post(b"Expect: 100-continued", LENGTH) + b"a" * 11,
    "an expectation after another": post(b"Expect: y 100-continue", LENGTH) + b"a" * 11,
    "two expectations": post(b"Expect: 100-continue", b"Expect: 100-continue", LENGTH) + b"a" * 11,
}

BROKEN_CHUNKS = {
    "a size with a sign": b"+1\r\na\r\n0\r\n\r\n",
    "a negative size": b"-1\r\na\r\n0\r\n\r\n",
    "a size with 0x": b"0x1\r\na\r\n0\r\n\r\n",
    "a size with an underscore": b"0_1\r\na\r\n0\r\n\r\n",
    "a space before the size": b" 1\r\na\r\n0\r\n\r\n",
    "an empty size": b"\r\na\r\n0\r\n\r\n",
    "a size of 21 digits": b"0" * 20 + b"1\r\na\r\n0\r\n\r\n",
    "a size of letters": b"zz\r\na\r\n0\r\n\r\n",
    "a size before a bare line feed": b"1\na\r\n0\r\n\r\n",
    "an extension before a bare line feed": b"1;x\na\r\n0\r\n\r\n",
    "a chunk longer than its size": b"1\r\naX\r\n0\r\n\r\n",
    "a chunk before a bare line feed": b"1\r\na\n0\r\n\r\n",
    "a NUL in the size": b"1\0\r\na\r\n0\r\n\r\n",
    "a broken trailer": b"1\r\na\r\n0\r\nX : y\r\n\r\n",
}


@pytest.mark.parametrize("way", REFUSED)
async def test_what_can_be_divided_in_two_ways_is_refused_and_the_connection_closed(
    port: int, listener: Listener, way: str
) -> None:
    said = await all_that_is_said(port, REFUSED[way] + HIDDEN)
    assert said.startswith(b"HTTP/1.1 400 ")
    assert said.count(b"HTTP/1.1 ") == 1
    assert b"connection: close" in said.lower()
    assert listener.paths == []


@pytest.mark.parametrize("way", BROKEN_CHUNKS)
async def test_broken_chunks_are_refused_and_the_connection_closed(port: int, listener: Listener, way: str) -> None:
    said = await all_that_is_said(port, post(CHUNKED) + BROKEN_CHUNKS[way] + HIDDEN)
    assert said.startswith(b"HTTP/1.1 400 ")
    assert said.count(b"HTTP/1.1 ") == 1
    assert listener.bodies == []
    assert "/hidden" not in listener.paths


@pytest.mark.parametrize(
    "chunks",
    [
        b"1\r\na\r\n0\r\n\r\n",
        b"0001\r\na\r\n0;last\r\n\r\n",
        b'1;x="0\\r\\n"\r\na\r\n0\r\n\r\n',
        b"1\r\na\r\n0\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
        b"1\r\na\r\n0\r\n\n",
    ],
    ids=["plain", "zeros", "extension", "trailers", "a bare line feed at the end"],
)
async def test_nothing_is_read_after_chunks(port: int, listener: Listener, chunks: bytes) -> None:
    said = await all_that_is_said(port, post(CHUNKED) + chunks + HIDDEN)
    assert said.startswith(b"HTTP/1.1 200 ")
    assert said.count(b"HTTP/1.1 ") == 1
    assert b"connection: close" in said.lower()
    assert listener.bodies == [b"a"]
    assert listener.paths == ["/"]


async def test_a_chunk_of_twenty_digits_does_not_wrap_around(port: int, listener: Listener) -> None:
    said = await all_that_is_said(
        port, post(CHUNKED) + b"00010000000000000001\r\na\r\n0\r\n\r\n" + HIDDEN, then_ends=True
    )
    assert said == b""
    assert listener.bodies == []


async def test_what_is_behind_an_answer_before_the_body_is_not_a_request(port: int, listener: Listener) -> None:
    """A client that is told the end of it while it waits for 100 may go on with either."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(post(b"Content-Length: 100", b"Expect: 100-continue", line=b"POST /early HTTP/1.1"))
    said = await reader.readuntil(b"ok")
    assert said.startswith(b"HTTP/1.1 200 ")
    assert b"connection: close" in said.lower()
    writer.write(HIDDEN)
    assert await reader.read() == b""
    writer.close()
    assert listener.paths == ["/early"]


@pytest.mark.parametrize(
    ("line", "path"),
    [(b"GET http://x/a?b HTTP/1.1", "/a"), (b"GET HTTP://X HTTP/1.1", "/"), (b"OPTIONS * HTTP/1.1", "*")],
)
async def test_other_forms_of_targets_are_read(port: int, listener: Listener, line: bytes, path: str) -> None:
    said = await all_that_is_said(port, post(b"Connection: close", line=line))
    assert said.startswith(b"HTTP/1.1 200 ")
    assert listener.paths == [path]


@pytest.mark.parametrize("to", [b"h2c", b"websocket", b"TLS/1.0"])
async def test_an_upgrade_is_not_made(port: int, listener: Listener, to: bytes) -> None:
    upgrade = post(b"Connection: Upgrade, HTTP2-Settings", b"Upgrade: " + to, b"HTTP2-Settings: AAMAAABkAAQAAP__")
    said = await all_that_is_said(port, upgrade + post(b"Connection: close", line=b"GET /next HTTP/1.1"))
    assert said.count(b"HTTP/1.1 200 ") == said.count(b"HTTP/1.1 ") == 2
    assert listener.paths == ["/", "/next"]


async def test_requests_that_can_be_told_apart_are_both_answered(port: int, listener: Listener) -> None:
    one = post(b"Content-Length: 2", line=b"POST /one HTTP/1.1") + b"ab"
    other = post(b"Content-Length: 1", b"Connection: close", line=b"POST /other HTTP/1.1") + b"c"
    said = await all_that_is_said(port, one + other)
    assert said.count(b"HTTP/1.1 200 ") == 2
    assert listener.bodies == [b"ab", b"c"]


async def test_byte_by_byte_a_head_is_read_as_at_once(port: int, listener: Listener) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for byte in post(LENGTH, CHUNKED) + CHUNKS + HIDDEN:
        writer.write(bytes([byte]))
        await writer.drain()
    said = await reader.read()
    writer.close()
    assert said.startswith(b"HTTP/1.1 400 ")
    assert said.count(b"HTTP/1.1 ") == 1
    assert listener.paths == []
