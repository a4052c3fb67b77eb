"""Pictures from the addresses that requests name, fetched as if every server were hostile."""

import asyncio
import ssl
from collections.abc import Callable, Hashable, Iterator
from types import TracebackType

import httpcore

from limner.imaging.faults import too_many_bytes
from limner.imaging.network import CheckedBackend, Refused, Resolve
from limner.imaging.resolver import ON_ACCOUNT_OF, SystemResolver
from limner.imaging.settings import FetchSettings
from limner.imaging.url import ImageUrl, invalid_url, read_url, shown
from limner.kit.errors import InvalidRequest
from limner.kit.tls import client_context
from limner.kit.tracing import span
from limner.kit.turns import Turns

MAX_REDIRECTS = 5
"""Redirects that are followed for one picture."""
CONNECTIONS = 64
"""Connections at once; more wait within their time, and accounts take turns."""
USUAL_SECONDS = 0.5
"""What a fetch is expected to take, before it has shown what it does."""
CONNECT_TIMEOUT = 5.0
"""Seconds for each address of a host."""
USER_AGENT = b"Limner"
_REDIRECTS = frozenset({301, 302, 303, 307, 308})
_PIECES, _SMALLEST_PIECE = 10_000, 100
"""Pieces of a body that may be of any size, and bytes of each one after: 20 MB byte by byte take minutes of work."""
_PIECES_AT_ONCE = 64
"""Pieces after which others get a turn."""


class _Failed(Exception):  # noqa: N818
    """The text is the reason, for the caller; it names no address that the caller did not name."""


class Fetcher:
    """Fetches files over http and https, from public addresses and from those that the settings allow.

    Without cookies, credentials, proxies and compression. To be closed, or used as an async context manager.
    """

    def __init__(
        self,
        settings: FetchSettings,
        max_bytes: int,
        *,
        resolve: Resolve | None = None,
        ssl_context: ssl.SSLContext | None = None,
    ) -> None:
        self._max_bytes = max_bytes
        self._timeout = settings.fetch_timeout
        self._resolver = SystemResolver()
        self._turns: Turns[int] = Turns(settings.account_fetches, self._give)
        for number in range(CONNECTIONS):
            self._give(number)
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=ssl_context or client_context(),
            max_connections=CONNECTIONS,
            max_keepalive_connections=0,
            network_backend=CheckedBackend(resolve or self._resolver, settings.fetch_allow),
        )

    async def __aenter__(self) -> "Fetcher":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """End all connections; a name that is being looked up is not waited for."""
        await self._pool.aclose()
        self._resolver.close()

    def _give(self, number: int) -> None:
        self._turns.give(number)

    async def fetch(
        self,
        url: str,
        param: str = "image_url",
        arrived: Callable[[int], None] | None = None,
        *,
        account: Hashable = None,
    ) -> bytes:
        """The body that the URL answers with; whatever it is, by its bytes and not by its headers.

        `arrived` is told the number of bytes of each piece; what it raises ends the fetching. Fetches for the same
        `account` wait for each other, and not for those of others.
        The server is told nothing of the trace that it is fetched in: it is a stranger's.
        Raises InvalidRequest: `invalid_image_url` for what is no http or https URL, `image_too_large`, and
        `image_fetch_failed` with the reason for everything that goes wrong on the way.
        """
        try:
            first = read_url(url)
        except ValueError as error:
            raise invalid_url(url, str(error), param) from None
        with span("fetch", {"server.address": first.host, "server.port": first.port}, "client"):
            return await self._fetched(url, first, param, arrived or _unheeded, account)

    async def _fetched(
        self, url: str, first: ImageUrl, param: str, arrived: Callable[[int], None], account: Hashable
    ) -> bytes:
        try:
            async with asyncio.timeout(self._timeout):
                return await self._in_turn(first, param, arrived, account)
        except TimeoutError:
            raise _failed(url, f"it took longer than {self._timeout:g} seconds", param) from None
        except (_Failed, Refused) as error:
            raise _failed(url, str(error), param) from error
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError) as error:
            raise _failed(url, _reason(error), param) from error

    async def _in_turn(self, url: ImageUrl, param: str, arrived: Callable[[int], None], account: Hashable) -> bytes:
        turn = await self._turns.take(account, USUAL_SECONDS)
        before = ON_ACCOUNT_OF.set(account)
        try:
            return await self._follow(url, param, arrived)
        finally:
            ON_ACCOUNT_OF.reset(before)
            self._turns.end(turn)
            self._give(turn.thing)

    async def _follow(self, url: ImageUrl, param: str, arrived: Callable[[int], None]) -> bytes:
        """The body at the end of the redirects."""
        for _ in range(MAX_REDIRECTS + 1):
            async with self._pool.stream(
                "GET",
                httpcore.URL(scheme=url.scheme, host=url.host, port=url.port, target=url.target),
                headers=_headers(url),
                extensions={"timeout": {"connect": CONNECT_TIMEOUT}},
            ) as response:
                if response.status not in _REDIRECTS:
                    return await self._body(response, param, arrived)
                url = _redirected(url, response)
        raise _Failed(f"it redirects more than {MAX_REDIRECTS} times")

    async def _body(self, response: httpcore.Response, param: str, arrived: Callable[[int], None]) -> bytes:
        """The body, never more of it than a file may have."""
        if response.status != 200:
            raise _Failed(f"the server answered with status {response.status}")
        encoding = _header(response, b"content-encoding").lower()
        if encoding not in ("", "identity"):
            raise _Failed("the server sent it compressed although that was not asked for")
        length = _header(response, b"content-length")
        if length.isdecimal() and int(length) > self._max_bytes:
            raise too_many_bytes(f"{int(length):,} bytes", self._max_bytes, param)
        body = bytearray()
        pieces = 0
        async for piece in response.aiter_stream():
            arrived(len(piece))
            body += piece
            if len(body) > self._max_bytes:
                raise too_many_bytes("more", self._max_bytes, param)
            pieces += 1
            if pieces > _PIECES + len(body) // _SMALLEST_PIECE:
                raise _Failed("the server sent it in too many small pieces")
            if pieces % _PIECES_AT_ONCE == 0:
                await asyncio.sleep(0)
        return bytes(body)


def _unheeded(size: int) -> None:
    """What arrives when nobody counts it."""


def _headers(url: ImageUrl) -> list[tuple[bytes, bytes]]:
    return [
        (b"Host", url.authority.encode()),
        (b"User-Agent", USER_AGENT),
        (b"Accept", b"image/*, */*;q=0.1"),
        (b"Accept-Encoding", b"identity"),
        (b"Connection", b"close"),
    ]


def _redirected(url: ImageUrl, response: httpcore.Response) -> ImageUrl:
    location = _header(response, b"location")
    if not location:
        raise _Failed("it redirects to nowhere")
    try:
        return url.joined(location)
    except ValueError as error:
        raise _Failed(f"it redirects to an address that {error}") from None


def _header(response: httpcore.Response, name: bytes) -> str:
    """The value of a header; UTF-8 as servers write it, or else one byte a character."""
    value = next((value for key, value in response.headers if key.lower() == name), b"").strip()
    try:
        return value.decode()
    except UnicodeDecodeError:
        return value.decode("latin-1")


def _failed(url: str, reason: str, param: str) -> InvalidRequest:
    message = f"{param} is {shown(url)}; it could not be fetched: {reason}."
    return InvalidRequest(message, code="image_fetch_failed", param=param)


def _reason(error: Exception) -> str:
    """What went wrong on the way, in words of our own: foreign texts name addresses."""
    causes = list(_causes(error))
    for cause in causes:
        if isinstance(cause, ssl.SSLCertVerificationError):
            return f"the server's certificate is not valid ({cause.verify_message})"
    if any(isinstance(cause, ssl.SSLError) for cause in causes):
        return "no secure connection came about"
    kinds: list[tuple[type[Exception], str]] = [
        (httpcore.ConnectTimeout, "no connection came about in time"),
        (httpcore.ConnectError, "no connection came about"),
        (httpcore.TimeoutException, "the server was too slow"),
        (httpcore.ProtocolError, "the server's answer broke off or is not HTTP"),
    ]
    return next((text for kind, text in kinds if isinstance(error, kind)), "the connection broke off")


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    """The error and what led to it, the latest first."""
    while error:
        yield error
        error = error.__cause__ or error.__context__
