"""Connections that say little, or nothing that can be read."""

import asyncio
import json
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, contextmanager
from email.parser import BytesParser
from email.policy import HTTP

import httpx
import psutil
import pytest
from starlette.types import Receive, Scope, Send

from limner.api import connection
from limner.api.settings import ApiSettings
from limner.kit.networks import networks
from tests.api.bare import all_that_is_said, serving
from tests.api.service import ROOT, until
from tests.clocks import leap, settle

HOUR = 3600.0
GET = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
LAST = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"


async def hello(scope: Scope, receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"5")]})
    await send({"type": "http.response.body", "body": b"hello"})


@pytest.fixture
async def port(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[int]:
    """A server whose connections have an hour for each head."""
    monkeypatch.setattr(connection, "HEAD_SECONDS", HOUR)
    async with serving(hello, keep_alive=round(24 * HOUR)) as number:
        yield number


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


# Readers who do not read


@contextmanager
def readers(port: int, count: int) -> Iterator[list[socket.socket]]:
    """So many clients that ask and never read, whose own buffers hold next to nothing."""
    with ExitStack() as stack:
        found = []
        for _ in range(count):
            client = stack.enter_context(socket.socket())
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            client.connect(("127.0.0.1", port))
            client.sendall(GET)
            found.append(client)
        yield found


class Endless:
    """An application that sends pieces until it is told that nobody takes them."""

    def __init__(self) -> None:
        self.gone = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        leaving = asyncio.create_task(self._leaving(receive))
        while not leaving.done():
            await send({"type": "http.response.body", "body": bytes(1 << 16), "more_body": True})
            await asyncio.sleep(0)  # to those who are gone it is sent at once
        self.gone.set()

    async def _leaving(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass


async def test_who_does_not_read_is_disconnected() -> None:
    app = Endless()
    async with serving(app, ApiSettings(write_timeout=0.3)) as port:
        with readers(port, 1):
            async with asyncio.timeout(60):
                await app.gone.wait()


async def test_who_reads_now_and_then_keeps_its_connection() -> None:
    app = Endless()
    async with serving(app, ApiSettings(write_timeout=30)) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(GET)
        taken = 0
        while taken < 4_000_000:
            taken += len(await reader.readexactly(200_000))
        assert not app.gone.is_set()
        writer.transport.abort()
        async with asyncio.timeout(60):
            await app.gone.wait()


SERVER = """
import asyncio, sys
from limner.api.settings import ApiSettings
from tests.api.bare import serving
from tests.api.test_connection import Endless

async def main():
    app = Endless()
    async with serving(app, ApiSettings(write_timeout=float(sys.argv[1]))) as port:
        print(port, flush=True)
        await asyncio.to_thread(sys.stdin.read)

asyncio.run(main())
"""


@contextmanager
def server(write_timeout: float) -> Iterator[tuple[int, psutil.Process]]:
    """A server in a process of its own that streams without end."""
    with subprocess.Popen(
        [sys.executable, "-c", SERVER, str(write_timeout)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    ) as process:
        assert process.stdout
        try:
            yield int(process.stdout.readline()), psutil.Process(process.pid)
        finally:
            process.kill()


def accepted(process: psutil.Process) -> int:
    return sum(each.status == psutil.CONN_ESTABLISHED for each in process.net_connections("tcp"))


def test_three_hundred_who_do_not_read_take_little_memory_and_not_for_long() -> None:
    with server(write_timeout=3) as (port, process):
        before = process.memory_info().rss
        with readers(port, 300):
            peak = 0

            def all_gone() -> bool:
                nonlocal peak
                peak = max(peak, process.memory_info().rss)
                return accepted(process) == 0

            # Each holds one piece of 64 KB, what h11 and uvicorn keep beside it, and a task. Whole pictures of 6 MB, as
            # they were held once, would be 1.9 GB.
            until(all_gone)
            assert peak - before < 300 * 400_000
        assert b"HTTP/1.1 200" in _answer(port)


def _answer(port: int) -> bytes:
    with socket.create_connection(("127.0.0.1", port), timeout=60) as client:
        client.sendall(GET)
        return client.recv(4096)


# How many


async def opened(stack: ExitStack, port: int) -> tuple[bytes, socket.socket]:
    """The beginning of the answer on a new connection, which stays open."""
    client = stack.enter_context(socket.socket())
    client.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(client, ("127.0.0.1", port))
    await loop.sock_sendall(client, GET)
    async with asyncio.timeout(60):
        return await loop.sock_recv(client, 4096), client


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        (ApiSettings(max_connections=3), b"The service has as many"),
        (ApiSettings(max_connections_per_address=3), b"Your address has as many"),
    ],
)
async def test_connections_beyond_the_bound_are_refused_and_room_comes_back(
    settings: ApiSettings, reason: bytes
) -> None:
    async with serving(hello, settings) as port:
        with ExitStack() as stack:
            found = [await opened(stack, port) for _ in range(3)]
            assert all(answer.startswith(b"HTTP/1.1 200 ") for answer, _ in found)
            said = await all_that_is_said(port, GET)
            assert said.startswith(b"HTTP/1.1 503 ")
            head, _, body = said.partition(b"\r\n\r\n")
            headers = BytesParser(policy=HTTP).parsebytes(head.partition(b"\r\n")[2])
            assert headers["retry-after"] == "5"
            assert headers["cache-control"] == "no-store"
            assert headers["access-control-allow-origin"] == "*"
            assert "Retry-After" in headers["access-control-expose-headers"]
            assert reason in said
            assert json.loads(body)["error"]["code"] == "overloaded"
        async with asyncio.timeout(60):
            # No event says that the server has noticed.
            while not (await all_that_is_said(port, LAST)).startswith(b"HTTP/1.1 200 "):  # noqa: ASYNC110
                await asyncio.sleep(0.02)


class Held:
    """An application that answers `/held` when it is let."""

    def __init__(self) -> None:
        self.asked = asyncio.Semaphore(0)
        self.let = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] == "/held":
            self.asked.release()
            await self.let.wait()
        await hello(scope, receive, send)


async def test_behind_a_trusted_proxy_each_client_has_its_own_bound() -> None:
    app = Held()
    settings = ApiSettings(max_connections_per_address=2, trusted_proxies=networks("127.0.0.0/8"))
    async with (
        serving(app, settings) as port,
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as proxy,
    ):

        def ask(path: str, client: str) -> asyncio.Task[httpx.Response]:
            headers = {
                "X-Forwarded-For": f"6.6.6.6, {client}",
                "X-Request-Id": client,
                "Origin": "https://page.example",
            }
            return asyncio.create_task(proxy.get(path, headers=headers))

        held = [ask("/held", "9.9.9.9"), ask("/held", "9.9.9.9"), ask("/held", "2001:db8::1")]
        held.append(ask("/held", "2001:db8::2"))
        for _ in held:
            await app.asked.acquire()
        refused = [await ask("/v1/models", "9.9.9.9"), await ask("/v1/models", "2001:db8::3")]
        assert [answer.status_code for answer in refused] == [503, 503]
        assert refused[0].json()["code"] == "overloaded"
        expected = {
            "retry-after": "5",
            "x-request-id": "9.9.9.9",
            "access-control-allow-origin": "*",
            "cache-control": "no-store",
            "x-content-type-options": "nosniff",
        }
        assert expected.items() <= refused[0].headers.items()
        assert (await ask("/", "8.8.8.8")).status_code == 200
        app.let.set()
        assert [(await answer).status_code for answer in held] == [200] * 4
        assert (await ask("/", "9.9.9.9")).status_code == 200


# Ends of one side


@pytest.mark.parametrize("request_", [GET, b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nab"])
async def test_who_ends_its_own_side_after_the_request_gets_its_answer(request_: bytes) -> None:
    app = Held()
    request_ = request_.replace(b" / ", b" /held ")
    async with serving(app) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(request_)
        await app.asked.acquire()
        writer.write_eof()
        async with asyncio.timeout(60):
            for pause in connection.PROBES:  # the service asks whether somebody is there, as often as a client bears
                leap(pause)
                assert await reader.readuntil(b"\r\n\r\n") == b"HTTP/1.1 100 Continue\r\n\r\n"
            app.let.set()
            said = await reader.read()
        assert said.startswith(b"HTTP/1.1 200 ")
        assert said.endswith(b"hello")
        writer.close()


async def test_who_ends_its_side_with_the_request_gets_its_answer() -> None:
    async with serving(hello) as port:
        said = await all_that_is_said(port, GET, then_ends=True)
    assert said.startswith(b"HTTP/1.1 ")
    assert said.endswith(b"hello")


@pytest.mark.parametrize("request_", [GET, LAST, GET.replace(b"1.1", b"1.0")], ids=["kept", "closed", "HTTP/1.0"])
async def test_who_leaves_is_noticed(request_: bytes) -> None:
    gone = asyncio.Event()
    asked = asyncio.Event()

    async def waiting(scope: Scope, receive: Receive, send: Send) -> None:
        asked.set()
        while (await receive())["type"] != "http.disconnect":
            pass
        gone.set()

    async with serving(waiting) as port:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(request_)
        await asked.wait()
        writer.close()
        async with asyncio.timeout(60):
            await gone.wait()


async def test_who_ends_within_a_request_left_it() -> None:
    async with serving(hello) as port:
        half = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\nab"
        assert (await all_that_is_said(port, GET[:-2], then_ends=True)) == b""
        assert b"100 Continue" not in await all_that_is_said(port, half, then_ends=True)
