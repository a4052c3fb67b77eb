"""Connections that say little, or nothing that can be read."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from limner.api import connection
from tests.clocks import leap, settle

HOUR = 3600.0


async def hello(scope: Scope, receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"5")]})
    await send({"type": "http.response.body", "body": b"hello"})


@pytest.fixture
async def port(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[int]:
    """A server whose connections have an hour for each head."""
    monkeypatch.setattr(connection, "HEAD_SECONDS", HOUR)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        config = uvicorn.Config(
            hello,
            http=connection.BoundedConnection,
            ws="none",
            lifespan="off",
            log_config=None,
            access_log=False,
            timeout_keep_alive=round(24 * HOUR),
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started:  # noqa: ASYNC110  uvicorn has no event for it
            await asyncio.sleep(0.01)
        yield listener.getsockname()[1]
        server.should_exit = True
        await serving


async def ends_after(port: int, *pieces: bytes) -> bytes:
    """What the server says to these pieces, one each quarter of an hour, until it closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for piece in pieces:
            writer.write(piece)
            await settle()
            leap(HOUR / 4)
        async with asyncio.timeout(60):
            return await reader.read()
    except (ConnectionResetError, BrokenPipeError):
        return b""
    finally:
        writer.close()


async def test_a_connection_that_says_nothing_is_closed(port: int) -> None:
    assert await ends_after(port, *[b""] * 8) == b""


async def test_a_head_that_never_ends_is_closed(port: int) -> None:
    dripped = [b"GET / HTTP/1.1\r\nHost: x\r\n", *[b"X-A: b\r\n"] * 8]
    assert await ends_after(port, *dripped) == b""


async def test_a_head_without_bound_is_refused(port: int) -> None:
    answer = await ends_after(port, b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-A: " + b"a" * 200_000)
    assert answer == b"" or answer.startswith(b"HTTP/1.1 4")


async def test_requests_on_one_connection_each_get_their_time(port: int) -> None:
    request = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for _ in range(6):  # hours in all, where each has one
        writer.write(request[:9])
        await settle()
        leap(0.9 * HOUR)
        writer.write(request[9:])
        async with asyncio.timeout(60):
            assert (await reader.readuntil(b"hello")).startswith(b"HTTP/1.1 200 ")
    writer.close()


async def test_what_is_no_http_gets_our_form_of_error(port: int) -> None:
    answer = await ends_after(port, b"GET / HTTP/1.1\r\nbad\r\n\r\n")
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 ")
    assert b"x-request-id: " in head.lower()
    error = json.loads(body)
    assert error["code"] == error["error"]["code"] == "invalid_request"
