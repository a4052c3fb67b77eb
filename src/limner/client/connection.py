"""What both clients have in common: where they connect, what they send, when they try again. Nothing here waits."""

import json
import logging
import random
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Final
from urllib.parse import SplitResult, urljoin, urlsplit

import httpx

from limner.client.calls import Call
from limner.client.errors import LimnerError, ServerError, UnreachableError, UsageError, plain, refused
from limner.client.parsing import Received

log = logging.getLogger("limner.client")

VERSION_SEGMENT: Final = "/v1"
MOST_BYTES: Final = 512 * 1024 * 1024
"""Of an answer: eight pictures of 2K in Base64 are a tenth of it."""
MOST_OF_AN_ERROR: Final = 1024 * 1024
MOST_REDIRECTS: Final = 3
LONGEST_WAIT: Final = 60.0
"""Seconds that a server may ask to wait before the error is given to the caller instead."""
_AGAIN: Final = frozenset({408, 429, 500, 502, 503, 504})
_OF_THE_WAY: Final = frozenset({502, 504})
"""Statuses that come from what stands between client and server as well."""
_IN_PROGRESS: Final = "idempotency_in_progress"
_POINTLESS: Final = frozenset({"engine_not_loaded", "engine_out_of_memory"})
_NOT_SENT: Final = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout, httpx.UnsupportedProtocol)

try:
    _VERSION = version("limner")
except PackageNotFoundError:
    _VERSION = "0"


@dataclass(frozen=True, slots=True)
class Place:
    """A server, and the key for it, which shows in no `repr`."""

    base_url: str
    api_key: str

    def __repr__(self) -> str:
        return f"Place({self.base_url!r})"

    @property
    def headers(self) -> dict[str, str]:
        """Of every request to the interface, and of no other."""
        return {"Authorization": f"Bearer {self.api_key}", "User-Agent": f"limner/{_VERSION}"}


def place(base_url: str, api_key: str) -> Place:
    """The address with its version. Raises UsageError where it is none, or the key cannot be sent."""
    base_url = base_url.strip().rstrip("/")
    if "@" in base_url.partition("://")[2].partition("/")[0]:
        raise UsageError("The base URL has a password in it; give the key as `api_key`.", param="base_url")
    parts = _parts(base_url)
    if parts is None or parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise UsageError(f"The base URL is {base_url!r}; write it as http://127.0.0.1:8000/v1.", param="base_url")
    api_key = api_key.strip()
    if not api_key:
        raise UsageError(
            "There is no key: give `api_key`, set LIMNER_KEY, or keep one with `limner login`.", param="api_key"
        )
    if not api_key.isascii() or not api_key.isprintable() or " " in api_key:
        raise UsageError("The key has characters that no key has.", param="api_key")
    return Place(base_url if parts.path else base_url + VERSION_SEGMENT, api_key)


def same_origin(url: str, other: str) -> bool:
    """Whether two addresses have the scheme, the host and the port in common; what is no address has none."""
    one, two = _parts(url.strip()), _parts(other.strip())
    return one is not None and two is not None and bool(one.hostname) and _origin(one) == _origin(two)


def _origin(parts: SplitResult) -> tuple[str, str | None, int | None]:
    return parts.scheme, parts.hostname, parts.port or {"http": 80, "https": 443}.get(parts.scheme)


def _parts(url: str) -> SplitResult | None:
    """Of an address; None where it is none, such as `http://[`, or one with a port that no port has."""
    try:
        parts = urlsplit(url)
        usable = parts.port is None or parts.port > 0
    except ValueError:
        return None
    return parts if usable else None


def arguments(where: Place, call: Call[Any], timeout: float) -> Mapping[str, Any]:
    """What httpx builds the request of."""
    headers = where.headers
    if call.idempotency_key:
        headers["Idempotency-Key"] = call.idempotency_key
    limit = httpx.Timeout(timeout if call.timeout is None else call.timeout, connect=15.0)
    return {
        "method": call.method,
        "url": where.base_url + call.path,
        "headers": headers,
        "timeout": limit,
        **call.body,
    }


def unanswered(error: httpx.TransportError, where: Place, asked: httpx.Request) -> UnreachableError:
    """The error for no answer. Only what makes something may have been charged."""
    host = asked.url.netloc.decode()
    said = plain(str(error), where.api_key) or type(error).__name__
    if isinstance(error, _NOT_SENT):
        return UnreachableError(f"{host} cannot be reached: {said}", sent=False)
    if asked.method != "POST":
        return UnreachableError(f"{host} did not answer: {said}.", sent=False)
    return UnreachableError(f"{host} did not answer: {said}. It may have made and charged what was asked.", sent=True)


def trouble(received: Received, where: Place) -> LimnerError | None:
    """The error that an answer is, if it is one."""
    if 200 <= received.status < 300:
        return None
    if 300 <= received.status < 400:
        location = plain(received.headers.get("location", ""), where.api_key)
        return ServerError(
            f"The server redirects to {location or 'nowhere'}. The key goes to {where.base_url} alone; if that is "
            "where the service is, make it the base URL.",
            status=received.status,
            code="redirected",
            request_id=received.request_id,
        )
    return refused(
        received.status,
        _body_of(received),
        request_id=received.request_id,
        retry_after=_seconds(received.headers.get("retry-after")),
        secret=where.api_key,
    )


def _body_of(received: Received) -> object:
    if "json" in received.media_type:
        try:
            return json.loads(received.body)
        except (ValueError, RecursionError):
            return ""
    return received.body.decode("utf-8", "replace") if received.media_type == "text/plain" else ""


def _seconds(said: str | None) -> float | None:
    if not said:
        return None
    try:
        return max(0.0, float(said)) if said.strip()[:1].isdigit() else _until(parsedate_to_datetime(said))
    except (ValueError, TypeError):
        return None


def _until(time: datetime) -> float:
    return max(0.0, ((time if time.tzinfo else time.replace(tzinfo=UTC)) - datetime.now(UTC)).total_seconds())


class Attempts:
    """When a call is tried again: where that can help, as often as is allowed, as late as the server asks."""

    def __init__(self, most: int) -> None:
        self._left = most
        self._made = 0

    def wait(self, error: LimnerError) -> float | None:
        """Seconds until the next attempt; None where the error is the caller's."""
        if self._left <= 0 or not _worth_it(error):
            return None
        wait = error.retry_after if error.retry_after is not None else _backoff(self._made)
        if wait > LONGEST_WAIT:
            return None
        self._left -= 1
        self._made += 1
        log.debug("again in %.1f s after %s (%s)", wait, error.code, error.status)
        return wait


def may_be_made(error: LimnerError) -> bool:
    """Whether the server may have made and charged what was asked, and only its answer was lost on the way."""
    return error.status in _OF_THE_WAY or (isinstance(error, UnreachableError) and error.sent)


def _worth_it(error: LimnerError) -> bool:
    if isinstance(error, UnreachableError):
        return True
    return error.code == _IN_PROGRESS or (error.status in _AGAIN and error.code not in _POINTLESS)


def _backoff(made: int) -> float:
    return float(min(0.5 * 2**made, 8.0) * random.uniform(0.75, 1.25))


def link(url: str) -> str:
    """A link that may be followed. Raises ServerError."""
    parts = _parts(url)
    if parts and parts.scheme in ("http", "https") and parts.hostname:
        return url
    raise ServerError("A picture's link is no http or https address.", code="invalid_answer")


def moved(url: str, location: str) -> str:
    """Where a link leads on to. Raises ServerError."""
    try:
        return urljoin(url, location)
    except ValueError as error:
        raise ServerError("A picture's link is no http or https address.", code="invalid_answer") from error


def too_large() -> ServerError:
    """The error for an answer without end."""
    return ServerError(f"The answer has more than {MOST_BYTES >> 20} MB.", code="answer_too_large")


def most_bytes(status: int) -> int:
    """Of an answer's body."""
    return MOST_BYTES if status < 300 else MOST_OF_AN_ERROR
