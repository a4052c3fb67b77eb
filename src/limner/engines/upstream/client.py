"""The client of one other server: what is sent, what may come back, and what is tried a second time."""

import asyncio
import math
import ssl
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from http import HTTPStatus
from typing import Any, Final, TypeVar
from urllib.parse import urljoin

import httpx

from limner.engines.base import EngineUnavailable
from limner.engines.upstream.body import parsed, read_json
from limner.engines.upstream.breaker import Breaker
from limner.engines.upstream.faults import UpstreamFailed, broken, unreached, verdict
from limner.engines.upstream.options import MEBIBYTE, UpstreamOptions
from limner.engines.upstream.transport import Transport
from limner.kit.tls import client_context
from limner.kit.tracing import Attributes, Span, on, outgoing, span

FIRST_PAUSE_SECONDS: Final = 0.5
"""Before the second try of a job; twice as long before each one after, unless the server says how long."""
LONGEST_WAIT_SECONDS: Final = 10.0
"""What is waited for a server that says when it has room; one that says more is left to itself until then."""
ERROR_BYTES: Final = 64_000
"""What is read of the body of an error."""
PIECES_AT_ONCE: Final = 64
"""Pieces of a body after which others get a turn."""

T = TypeVar("T")

File = tuple[str, tuple[str, bytes, str]]
"""A file of a form: the field's name; the file's name, its bytes and its media type."""


@dataclass(frozen=True, slots=True)
class Call:
    """One request: a POST of JSON, or of a form where it has `fields`; a GET where it has neither.

    `path` is below the base address, or a whole address. One that is not `keyed` goes to another's server, which gets
    neither the key nor the trace.
    """

    path: str
    json: Mapping[str, Any] | None = None
    fields: Mapping[str, str] | None = None
    files: Sequence[File] = field(default=(), repr=False)
    keyed: bool = True


class _Busy(Exception):  # noqa: N818  a signal
    """The server has not begun the job. `seconds` is when it wants to be asked again, where it says so.

    `again` tells whether a second try makes sense.
    """

    def __init__(self, reason: str, seconds: float | None = None, *, again: bool = True) -> None:
        super().__init__(reason)
        self.reason = reason
        self.seconds = seconds
        self.again = again


class Client:
    """Asks one server. To be opened in the event loop that uses it, and closed there.

    TLS is verified, no redirect is followed, no cookie kept, no proxy asked. Nothing that may have been done is asked
    for a second time.
    """

    def __init__(
        self,
        options: UpstreamOptions,
        *,
        context: ssl.SSLContext | None = None,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._options = options
        self._context = context
        self._sleep = sleep
        self._breaker = Breaker(options.failures, options.rest, clock)
        self._http: httpx.AsyncClient | None = None

    @property
    def trouble(self) -> str:
        """Why the server is left alone now; empty while it is not."""
        return self._breaker.trouble

    async def open(self) -> None:
        """Get ready to ask. The authorities are read where TLS is spoken, which takes a moment."""
        context = self._context
        if context is None and self._options.url.startswith("https:"):
            context = await asyncio.to_thread(client_context)
        self._http = httpx.AsyncClient(
            transport=Transport(context),
            timeout=httpx.Timeout(None, connect=self._options.connect_timeout),
            follow_redirects=False,
            trust_env=False,
            headers={"User-Agent": "Limner", "Accept-Encoding": "identity", "Connection": "close"},
        )

    async def close(self) -> None:
        """End all connections."""
        http, self._http = self._http, None
        if http:
            await http.aclose()

    async def ask(self, call: Call) -> Any:
        """The JSON that the server answers with.

        Raises EngineUnavailable where nothing was made, UpstreamFailed otherwise; both within the time of the options.
        """
        self._breaker.begin()
        try:
            answer = await self._in_time(self._answer(call))
        except _Busy as busy:
            raise self._turned_away(busy) from None
        except UpstreamFailed as error:
            if error.ill:
                self._breaker.failed(error.reason, for_good=error.for_good)
            else:
                self._breaker.succeeded()
            raise
        except BaseException:
            self._breaker.left()
            raise
        self._breaker.succeeded()
        return answer

    async def download(self, call: Call) -> bytes:
        """A file that belongs to an answer, and so to what was made. Raises UpstreamFailed."""
        try:
            return await self._in_time(self._persistent(call))
        except _Busy as busy:
            raise UpstreamFailed(f"the file of its answer could not be fetched: {busy.reason}") from None

    def link(self, path: str) -> str:
        """The whole address of a link in an answer, which may be relative to the server's root."""
        return urljoin(f"{self._options.url}/", path)

    async def _in_time(self, work: Awaitable[T]) -> T:
        """The work's result within the time of the options. Raises UpstreamFailed when that is over."""
        try:
            async with asyncio.timeout(self._options.timeout):
                return await work
        except TimeoutError:
            raise UpstreamFailed(f"it took longer than {self._options.timeout:g} seconds") from None

    async def _answer(self, call: Call) -> Any:
        return await read_json(await self._persistent(call))

    async def _persistent(self, call: Call) -> bytes:
        """The answer of the first try that the server takes up. Raises _Busy where it takes up none."""
        pause = FIRST_PAUSE_SECONDS
        for tries_left in range(self._options.retries, -1, -1):
            try:
                return await self._try(call)
            except _Busy as busy:
                wait = pause if busy.seconds is None else busy.seconds
                if not (tries_left and busy.again) or wait > LONGEST_WAIT_SECONDS:
                    raise
                await self._sleep(wait)
                pause *= 2
        raise AssertionError("the last try answers or raises")

    def _turned_away(self, busy: _Busy) -> EngineUnavailable:
        """The error of a job that the server has not begun."""
        if busy.seconds is None:
            self._breaker.failed(busy.reason)
        else:
            self._breaker.pause(busy.seconds, busy.reason)
        return EngineUnavailable(
            f"The server behind the engine did not take the job: {busy.reason}. Nothing is charged.",
            retry_after=max(1, math.ceil(busy.seconds or self._options.rest)),
        )

    async def _try(self, call: Call) -> bytes:
        """One request, and what comes of it. Raises _Busy where the server has not begun the job."""
        http = self._http
        if http is None:
            raise EngineUnavailable("The engine is closed.")
        method = "GET" if call.json is None and call.fields is None else "POST"
        with span(method, self._traced(method, call), "client") as asking:
            return await self._asked(http, call, asking)

    async def _asked(self, http: httpx.AsyncClient, call: Call, asking: Span) -> bytes:
        response: httpx.Response | None = None
        try:
            response = await http.send(self._request(http, call), stream=True)
            asking.note({"http.response.status_code": response.status_code})
            if response.status_code >= HTTPStatus.BAD_REQUEST:
                asking.failed(str(response.status_code))
            return await self._judged(response)
        except (httpx.ConnectError, httpx.ConnectTimeout) as error:
            asking.failed("unreached")
            raise _Busy(unreached(error)) from error
        except (httpx.HTTPError, OSError) as error:
            raise UpstreamFailed(broken(error)) from error
        finally:
            if response:
                await response.aclose()

    def _request(self, http: httpx.AsyncClient, call: Call) -> httpx.Request:
        headers = {"Accept": "application/json" if call.json or call.fields else "image/*"}
        key = self._options.key.get_secret_value()
        if key and call.keyed:
            headers["Authorization"] = f"Bearer {key}"
        if call.keyed:
            headers |= outgoing()
        url = self._url(call)
        if call.json is not None:
            return http.build_request("POST", url, json=call.json, headers=headers)
        if call.fields is not None:
            # A form even without files, which httpx would send otherwise.
            fields = [(name, (None, text.encode())) for name, text in call.fields.items()]
            return http.build_request("POST", url, files=[*fields, *call.files], headers=headers)
        return http.build_request("GET", url, headers=headers)

    def _url(self, call: Call) -> str:
        return self._options.url + call.path if call.path.startswith("/") else call.path

    def _traced(self, method: str, call: Call) -> Attributes:
        """What the span of a request says: not the query of its address, which may be signed."""
        if not on():
            return {}
        url = httpx.URL(self._url(call)).copy_with(query=None)
        port = url.port or (443 if url.scheme == "https" else 80)
        return {
            "http.request.method": method,
            "server.address": url.host,
            "server.port": port,
            "url.full": str(url),
        }

    async def _judged(self, response: httpx.Response) -> bytes:
        """The body of a good answer. Raises for any other."""
        status = response.status_code
        if status == HTTPStatus.OK:
            return await self._body(response, self._options.answer_limit * MEBIBYTE)
        seconds = _retry_after(response.headers.get("retry-after", ""))
        if status in (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE):
            again = status == HTTPStatus.TOO_MANY_REQUESTS or seconds is not None
            raise _Busy(f"it answered with status {status}", seconds, again=again)
        raise verdict(status, await self._body(response, ERROR_BYTES, whole=False), parsed)

    async def _body(self, response: httpx.Response, limit: int, *, whole: bool = True) -> bytes:
        """The body; one of more than `limit` bytes is refused, or cut off there where it need not be `whole`."""
        too_much = UpstreamFailed(f"its answer has more than {limit:,} bytes")
        if whole and response.headers.get("content-encoding", "identity").lower() != "identity":
            raise UpstreamFailed("it sent its answer compressed although that was not asked for")
        length = response.headers.get("content-length", "")
        if whole and length.isdecimal() and int(length) > limit:
            raise too_much
        body = bytearray()
        pieces = 0
        async for piece in response.aiter_raw():
            body += piece
            if len(body) > limit:
                if whole:
                    raise too_much
                break
            pieces += 1
            if pieces % PIECES_AT_ONCE == 0:
                await asyncio.sleep(0)
        return bytes(body)


def _retry_after(value: str) -> float | None:
    """The seconds of a `Retry-After`, which has a number or a date (RFC 9110, 10.2.3); None where it has neither."""
    value = value.strip()
    if value.isdecimal():
        return float(value)
    try:
        moment = parsedate_to_datetime(value)
    except ValueError:
        return None
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    return max(0.0, (moment - datetime.now(UTC)).total_seconds())
