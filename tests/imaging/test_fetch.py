"""Pictures fetched from servers that mean harm."""

import asyncio
import gzip
import socket
import ssl
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import trustme

from limner.imaging.fetch import CONNECTIONS, MAX_REDIRECTS, Fetcher
from limner.imaging.resolver import THREADS
from limner.imaging.settings import FetchSettings
from limner.kit.errors import InvalidRequest
from limner.kit.networks import networks

BODY = b"a picture" * 100
LOOPBACK = "127.0.0.1/32"
AUTHORITY = trustme.CA()
"""Signs for this run of the tests only."""

Answer = bytes | Callable[[asyncio.StreamWriter], Awaitable[None]]


def ok(body: bytes, *headers: str, length: int | None = None, status: str = "200 OK") -> bytes:
    lines = [f"HTTP/1.1 {status}", f"Content-Length: {len(body) if length is None else length}", *headers]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


def to(location: str, status: str = "302 Found") -> bytes:
    return ok(b"", f"Location: {location}", status=status)


class Server:
    """Answers every path with what it was given for it, and remembers what it was asked."""

    def __init__(self, answers: dict[str, Answer]) -> None:
        self.answers = answers
        self.asked: list[bytes] = []
        self.port = 0
        self.tasks: set[asyncio.Task[None]] = set()

    def url(self, path: str = "/", host: str = "127.0.0.1") -> str:
        return f"http://{host}:{self.port}{path}"

    def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.tasks.add(asyncio.create_task(self.handle(reader, writer)))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.sleep(0)

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            request = await reader.readuntil(b"\r\n\r\n")
            self.asked.append(request)
            answer = self.answers.get(request.split()[1].decode(), ok(b"", status="404 Not Found"))
            if isinstance(answer, bytes):
                writer.write(answer)
            else:
                await answer(writer)
            await writer.drain()
            writer.close()
            await writer.wait_closed()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.transport.abort()


@asynccontextmanager
async def serving(answers: dict[str, Answer], host: str = "127.0.0.1", **options: Any) -> AsyncIterator[Server]:
    server = Server(answers)
    listening = await asyncio.start_server(server.connected, host, 0, **options)
    server.port = listening.sockets[0].getsockname()[1]
    try:
        yield server
    finally:
        listening.close()
        await server.close()


def fetcher(allow: str = LOOPBACK, *, time: float = 60, most: int = 100_000, **options: Any) -> Fetcher:
    return Fetcher(FetchSettings(fetch_allow=networks(allow), fetch_timeout=time), most, **options)


async def refused(url: str, code: str = "image_fetch_failed", allow: str = LOOPBACK, **options: Any) -> str:
    async with fetcher(allow, **options) as fetching:
        with pytest.raises(InvalidRequest) as caught:
            await fetching.fetch(url, "mask_url")
    assert (caught.value.status, caught.value.code, caught.value.param) == (400, code, "mask_url")
    return caught.value.message


def resolving(*answers: Iterable[str]) -> tuple[Callable[[str], Awaitable[list[str]]], list[str]]:
    """A resolver that gives its answers one after the other, the last one for ever, and what it was asked."""
    asked: list[str] = []

    async def resolve(host: str) -> list[str]:
        asked.append(host)
        return list(answers[min(len(asked), len(answers)) - 1])

    return resolve, asked


async def test_an_allowed_network() -> None:
    async with serving({"/a.png?x=1": ok(BODY, "Content-Type: text/html")}) as server, fetcher() as fetching:
        assert await fetching.fetch(server.url("/a.png?x=1")) == BODY
        assert await fetching.fetch(server.url("/a.png?x=1", "[::ffff:127.0.0.1]")) == BODY
        head = server.asked[0].decode()
    assert head.startswith("GET /a.png?x=1 HTTP/1.1\r\n")
    names = {line.partition(":")[0].lower() for line in head.splitlines()[1:] if line}
    assert names == {"host", "user-agent", "accept", "accept-encoding", "connection"}
    assert "User-Agent: Limner\r\n" in head
    assert f"Host: 127.0.0.1:{server.port}\r\n" in head


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1", "localhost", "LOCALHOST.", "2130706433", "0x7f000001", "0x7f.1", "0177.0.0.1", "017700000001"),
        *("127.1", "0", "[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::127.0.0.1]", "１２７.0.0.1"),
        *("169.254.169.254", "10.0.0.1", "[fd00::1]", "[fe80::1]", "127。0。0。1"),
    ],
)
async def test_private_hosts_are_not_asked(host: str) -> None:
    async with serving({"/": ok(BODY)}) as server:
        message = await refused(server.url("/", host), allow="")
        assert server.asked == []
    assert "private" in message or "resolved" in message


async def test_ipv6_where_it_is_allowed() -> None:
    try:
        async with serving({"/": ok(BODY)}, "::1") as server:
            assert "private" in await refused(server.url("/", "[::1]"))
            async with fetcher("::1/128") as fetching:
                assert await fetching.fetch(server.url("/", "[::1]")) == BODY
    except OSError as error:
        pytest.skip(f"no IPv6 here: {error}")


async def test_only_the_allowed_addresses_of_a_host_are_asked() -> None:
    resolve, asked = resolving(["::1", "10.0.0.1", "127.0.0.1", "127.0.0.1"])
    async with serving({"/": ok(BODY)}) as server, fetcher(resolve=resolve) as fetching:
        assert await fetching.fetch(server.url("/", "pictures.test")) == BODY
    assert asked == ["pictures.test"]


async def test_another_address_is_tried_where_one_does_not_answer() -> None:
    resolve, _ = resolving(["127.0.0.9", "127.0.0.1"])
    async with serving({"/": ok(BODY)}) as server, fetcher("127.0.0.0/8", resolve=resolve) as fetching:
        assert await fetching.fetch(server.url("/", "pictures.test")) == BODY


async def test_an_answer_of_the_name_service_that_changes() -> None:
    """Each connection goes to what was checked for it; the next one is checked anew."""
    resolve, asked = resolving(["127.0.0.1"], ["127.0.0.2"])
    async with serving({}) as server:
        server.answers["/"] = to("/next")
        message = await refused(server.url("/", "pictures.test"), resolve=resolve)
        assert len(server.asked) == 1
    assert asked == ["pictures.test", "pictures.test"]
    assert "private" in message
    assert "127.0.0" not in message


@pytest.mark.parametrize("answer", [[], ["nonsense"]], ids=["none", "no address"])
async def test_a_host_without_addresses(answer: list[str]) -> None:
    message = await refused("http://pictures.test/", resolve=resolving(answer)[0])
    assert "address" in message or "resolved" in message


async def test_the_resolver_fails() -> None:
    async def resolve(host: str) -> list[str]:
        raise OSError("no such host")

    assert "cannot be resolved" in await refused("http://pictures.test/", resolve=resolve)


async def test_the_resolver_hangs() -> None:
    async def resolve(host: str) -> list[str]:
        await asyncio.Event().wait()
        return []

    assert "longer than 0.1 seconds" in await refused("http://pictures.test/", resolve=resolve, time=0.1)


@pytest.mark.parametrize("status", ["301 Moved", "302 Found", "303 See Other", "307 Temporary", "308 Permanent"])
async def test_redirects(status: str) -> None:
    async with serving({"/a/b": to("../c?d", status), "/c?d": ok(BODY)}) as server, fetcher() as fetching:
        assert await fetching.fetch(server.url("/a/b")) == BODY


@pytest.mark.parametrize(
    ("location", "word"),
    [
        ("http://10.0.0.1/secret", "private"),
        ("http://[::1]/", "private"),
        ("http://169.254.169.254/latest/meta-data/", "private"),
        ("//localhost.:1/", "private"),
        ("file:///etc/passwd", "neither an http"),
        ("http://ada:pw@127.0.0.1/", "password"),
        ("https://", "no host"),
        ("", "nowhere"),
    ],
)
async def test_redirects_are_checked(location: str, word: str) -> None:
    resolve, _ = resolving(["10.0.0.1"])
    async with serving({"/": to(location)}) as server:
        message = await refused(server.url(), resolve=resolve)
    assert word in message
    assert not [secret for secret in ("10.0.0.1", "169.254", "meta-data", "passwd", "pw@") if secret in message]


async def test_redirects_end() -> None:
    hops: dict[str, Answer] = {f"/{hop}": to(f"/{hop + 1}") for hop in range(MAX_REDIRECTS)}
    async with serving({**hops, f"/{MAX_REDIRECTS}": ok(BODY), "/loop": to("/loop")}) as server:
        async with fetcher() as fetching:
            assert await fetching.fetch(server.url("/0")) == BODY
        assert "more than 5 times" in await refused(server.url("/loop"))
        assert len(server.asked) == 2 * (MAX_REDIRECTS + 1)


async def endless(writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
    while True:
        writer.write(bytes(50_000))
        await writer.drain()


async def endless_chunks(writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
    while True:
        writer.write(b"1\r\nx\r\n" * 1_000)
        await writer.drain()


async def drip(writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
    while True:
        writer.write(b"x")
        await writer.drain()
        await asyncio.sleep(0.02)  # a drip, and no flood


async def drip_of_headers(writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 200 OK\r\n")
    while True:
        writer.write(b"X-A: b\r\n")
        await writer.drain()
        await asyncio.sleep(0.02)


async def flood_of_headers(writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 200 OK\r\n")
    while True:
        writer.write(b"X-A: b\r\n" * 1_000)
        await writer.drain()


async def flood_of_continues(writer: asyncio.StreamWriter) -> None:
    while True:
        writer.write(b"HTTP/1.1 100 Continue\r\n\r\n" * 100)
        await writer.drain()
        await asyncio.sleep(0)


async def silence(writer: asyncio.StreamWriter) -> None:
    await asyncio.Event().wait()


@pytest.mark.parametrize("answer", [drip, drip_of_headers, silence, flood_of_continues])
async def test_time_is_bounded(answer: Answer) -> None:
    async with serving({"/": answer}) as server:
        assert "it took longer than 0.2 seconds" in await refused(server.url(), time=0.2)


@pytest.mark.parametrize("answer", [endless, ok(b"", length=100_001), ok(bytes(100_001))])
async def test_bytes_are_bounded(answer: Answer) -> None:
    async with serving({"/": answer}) as server:
        assert "a file may have 100,000 bytes" in await refused(server.url(), "image_too_large")


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (ok(b"short", length=1_000), "broke off"),
        (endless_chunks, "too many small pieces"),
        (flood_of_headers, "broke off or is not HTTP"),
        (b"not HTTP at all\r\n\r\n", "broke off or is not HTTP"),
        (b"", "broke off or is not HTTP"),
        (ok(b"", "Content-Length: 7"), "broke off or is not HTTP"),
        (ok(gzip.compress(bytes(10_000_000)), "Content-Encoding: gzip"), "compressed"),
        (ok(BODY, status="404 Not Found"), "status 404"),
        (ok(BODY, status="500 Oops"), "status 500"),
        (ok(BODY, status="206 Partial Content"), "status 206"),
        (b"HTTP/1.1 304 Not Modified\r\n\r\n", "status 304"),
        (b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n", "broke off or is not HTTP"),
    ],
    ids=[
        *("shorter than it says", "tiny chunks", "header flood", "not HTTP", "nothing", "two lengths", "gzip bomb"),
        *("404", "500", "206", "304", "101"),
    ],
)
async def test_answers_that_are_no_picture(answer: Answer, reason: str) -> None:
    async with serving({"/p.png?key=secret": answer}) as server:
        message = await refused(server.url("/p.png?key=secret"))
    assert message.startswith(f'mask_url is "http://127.0.0.1:{server.port}/p.png"; it could not be fetched: ')
    assert reason in message


async def test_a_length_that_is_too_short_ends_the_body() -> None:
    async with serving({"/": ok(BODY, length=9)}) as server, fetcher() as fetching:
        assert await fetching.fetch(server.url()) == b"a picture"


async def test_nobody_listens() -> None:
    async with serving({}) as server:
        pass
    assert "no connection came about" in await refused(server.url())


@pytest.mark.parametrize("url", ["file:///etc/passwd", "http://", "http://ada:pw@example.com/?key=1", "data", ""])
async def test_urls_that_are_none(url: str) -> None:
    message = await refused(url, "invalid_image_url")
    assert "pw" not in message
    assert "key" not in message


async def test_proxies_of_the_environment_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("http_proxy", "HTTP_PROXY", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:1")
    async with serving({"/": ok(BODY)}) as server, fetcher() as fetching:
        assert await fetching.fetch(server.url()) == BODY


async def test_cookies_are_not_kept() -> None:
    async with serving({"/": ok(BODY, "Set-Cookie: a=b")}) as server, fetcher() as fetching:
        for _ in range(2):
            await fetching.fetch(server.url())
        assert b"cookie" not in server.asked[1].lower()


async def test_many_at_once() -> None:
    async with serving({"/": ok(BODY)}) as server, fetcher() as fetching:
        assert await asyncio.gather(*[fetching.fetch(server.url()) for _ in range(80)]) == [BODY] * 80


async def test_fetches_of_one_account_from_a_silent_server_hold_nobody_else_up() -> None:
    share = FetchSettings().account_fetches
    all_there = asyncio.Event()

    async def nothing(_: asyncio.StreamWriter) -> None:
        if len(server.asked) == share:
            all_there.set()
        await asyncio.Event().wait()

    async with serving({"/": ok(BODY), "/silent": nothing}) as server, fetcher(time=60) as fetching:
        url = server.url("/silent")
        stuck = [asyncio.create_task(fetching.fetch(url, account="ada")) for _ in range(2 * CONNECTIONS)]
        await all_there.wait()
        assert await fetching.fetch(server.url(), account="bob") == BODY
        assert len(server.asked) == share + 1, "more than one account's share were begun"
        for task in stuck:
            task.cancel()
        await asyncio.gather(*stuck, return_exceptions=True)
        assert await fetching.fetch(server.url(), account="ada") == BODY


async def test_silent_names_of_one_account_hold_nobody_else_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads go on looking up names that nobody waits for any more; other accounts have threads of their own."""
    answered, asked = threading.Event(), threading.Semaphore(0)

    def look_up(host: str, *_: Any, **__: Any) -> list[Any]:
        if host == "silent.test":
            asked.release()
            answered.wait(60)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", 0))]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    try:
        async with serving({"/": ok(BODY)}) as server, fetcher(time=60) as fetching:
            silent = server.url("/", "silent.test")
            for number in range(2 * THREADS // FetchSettings().account_fetches):
                stuck = [asyncio.create_task(fetching.fetch(silent, account="ada")) for _ in range(CONNECTIONS)]
                for _ in range(0 if number else THREADS // 4):
                    await asyncio.to_thread(asked.acquire)
                assert await fetching.fetch(server.url("/", "pictures.test"), account="bob") == BODY
                for task in stuck:
                    task.cancel()
                await asyncio.gather(*stuck, return_exceptions=True)
    finally:
        answered.set()


def context() -> ssl.SSLContext:
    """A server's, for pictures.test."""
    made = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    AUTHORITY.issue_cert("pictures.test").configure_cert(made)
    return made


async def test_a_certificate_is_for_its_host() -> None:
    trusting = ssl.create_default_context()
    AUTHORITY.configure_trust(trusting)
    resolve, _ = resolving(["127.0.0.1"])
    async with serving({"/": ok(BODY)}, ssl=context()) as server:
        good = f"https://pictures.test:{server.port}/"
        async with fetcher(resolve=resolve, ssl_context=trusting) as fetching:
            assert await fetching.fetch(good) == BODY
        other = f"https://other.test:{server.port}/"
        assert "certificate is not valid" in await refused(other, resolve=resolve, ssl_context=trusting)
        assert "certificate is not valid" in await refused(good, resolve=resolve)


async def test_no_secure_connection() -> None:
    async with serving({"/": ok(BODY)}) as server:
        message = await refused(f"https://127.0.0.1:{server.port}/", time=1)
    assert "secure connection" in message or "longer" in message
