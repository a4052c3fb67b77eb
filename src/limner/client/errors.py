"""What goes wrong: one base with all that is known, and a class for each way to go on."""

import re
from collections.abc import Mapping
from typing import Any, Final

MOST_CHARACTERS: Final = 2000
"""Of a server's message."""
_UNSEEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
"""What would move a terminal's cursor, or turn text round; a server chooses what is in its messages."""


class LimnerError(Exception):
    """Something went wrong. `status` is 0, and `code` a word of the client's own, where no server answered.

    `retry_after` is in seconds, where the server said it.
    """

    def __init__(
        self,
        message: str,
        *,
        status: int = 0,
        code: str = "client_error",
        param: str | None = None,
        request_id: str | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        self.code = code
        self.param = param
        self.request_id = request_id
        self.retry_after = retry_after

    def __str__(self) -> str:
        return f"{self.message} (request {self.request_id})" if self.request_id else self.message


class InvalidRequestError(LimnerError):
    """The request breaks a rule (400, 405, 413, 415, 422); nothing was made, and nothing is charged."""


class AuthenticationError(LimnerError):
    """The key is missing or not valid (401), or its scope does not reach this (403)."""


class InsufficientCreditsError(LimnerError):
    """The balance does not cover the cost (402)."""


class NotFoundError(LimnerError):
    """The thing named does not exist, is somebody else's (404), or is no longer kept (410)."""


class BusyError(LimnerError):
    """The rate limit is reached (429), the queue or the store is full (503, 507), or the same request runs (409)."""


class ServerError(LimnerError):
    """The server could not do it (500, 502, 504), or answered with what the interface does not have."""


class UnreachableError(LimnerError):
    """No server answered. `sent` says whether it may have got the request, and so have made and charged it."""

    def __init__(self, message: str, *, sent: bool) -> None:
        super().__init__(message, code="unreachable")
        self.sent = sent


class UsageError(LimnerError):
    """The client was asked for something that it cannot do: no key, a file that is none, a part not installed."""


_BY_STATUS: Final[Mapping[int, type[LimnerError]]] = {
    401: AuthenticationError,
    402: InsufficientCreditsError,
    403: AuthenticationError,
    404: NotFoundError,
    409: BusyError,
    410: NotFoundError,
    429: BusyError,
    503: BusyError,
    507: BusyError,
}
_TEXT_CODES: Final[Mapping[int, str]] = {401: "unauthorized", 404: "not_found"}


def refused(
    status: int, body: object, *, request_id: str | None, retry_after: float | None, secret: str
) -> LimnerError:
    """The error that an answer means; `body` is its JSON, or its text. `secret` is in none of it."""
    inner = body.get("error") if isinstance(body, Mapping) else None
    said: Mapping[str, Any] = {**_mapping(body), **_mapping(inner)}
    message = said.get("message") or (body if isinstance(body, str) else None) or inner
    code = said.get("code")
    param = said.get("param")
    return _class_of(status)(
        plain(str(message), secret) if message else f"The server answered {status}.",
        status=status,
        code=plain(code, secret) if isinstance(code, str) else _TEXT_CODES.get(status, f"status_{status}"),
        param=plain(param, secret) if isinstance(param, str) else None,
        request_id=plain(request_id, secret) if request_id else None,
        retry_after=retry_after,
    )


def plain(text: str, secret: str = "") -> str:
    """A server's text as a terminal and a log can take it: on one line, bounded, without the key."""
    if secret:
        text = text.replace(secret, "***")
    text = " ".join(_UNSEEN.sub(" ", text[: MOST_CHARACTERS + 1]).split())
    return text if len(text) <= MOST_CHARACTERS else text[:MOST_CHARACTERS] + "…"


def printable(text: str) -> str:
    """A server's text with nothing in it that a terminal acts on; its lines stay."""
    return _UNSEEN.sub(" ", text)


def _class_of(status: int) -> type[LimnerError]:
    if found := _BY_STATUS.get(status):
        return found
    return InvalidRequestError if 400 <= status < 500 else ServerError


def _mapping(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}
