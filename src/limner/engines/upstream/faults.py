"""What goes wrong with other servers, in words of our own: theirs may name addresses, and hold anything."""

import re
import ssl
from collections.abc import Iterator
from http import HTTPStatus
from typing import Any, Final

import httpx

from limner.engines.base import EngineError

_CODE: Final = re.compile(r"[a-z][a-z0-9_]{2,63}")


class UpstreamFailed(EngineError):  # noqa: N818  named for what happened
    """The other server did not do the job; what it has made of it meanwhile, nobody knows. Nothing is charged.

    `ill` tells that the server itself failed, `for_good` that it will until somebody does something about it.
    """

    code = "upstream_failed"

    def __init__(self, reason: str, *, ill: bool = True, for_good: bool = False) -> None:
        super().__init__(f"The server behind the engine did not do the job: {reason}. Nothing is charged.")
        self.reason = reason
        self.ill = ill
        self.for_good = for_good


def verdict(status: int, body: bytes, parse: Any) -> UpstreamFailed:
    """What a status other than 200 means; a code that the body names is told, since it helps who sent the prompt."""
    match status:
        case HTTPStatus.UNAUTHORIZED | HTTPStatus.FORBIDDEN:
            return UpstreamFailed(f"it does not accept the operator's key (status {status})", for_good=True)
        case HTTPStatus.PAYMENT_REQUIRED:
            return UpstreamFailed("the operator's balance there does not cover it (status 402)", for_good=True)
        case _ if 300 <= status < 400:
            return UpstreamFailed(f"it answered with a redirect (status {status}), which is not followed")
        case _ if 400 <= status < 500:
            named = _named(body, parse)
            return UpstreamFailed(f"it refused it with status {status}" + (f" ({named})" if named else ""), ill=False)
    return UpstreamFailed(f"it answered with status {status}")


def _named(body: bytes, parse: Any) -> str:
    """The error's code in a body of OpenAI's form, where it is a plain word."""
    try:
        error = parse(body)["error"]
        code = error.get("code") or error.get("type")
    except (UpstreamFailed, KeyError, TypeError, AttributeError):
        return ""
    return code if isinstance(code, str) and _CODE.fullmatch(code) else ""


def unreached(error: Exception) -> str:
    """Why no connection came about."""
    causes = list(_causes(error))
    for cause in causes:
        if isinstance(cause, ssl.SSLCertVerificationError):
            return f"its certificate is not valid ({cause.verify_message})"
    if any(isinstance(cause, ssl.SSLError) for cause in causes):
        return "no secure connection came about"
    return "no connection came about"


def broken(error: Exception) -> str:
    """What went wrong with a connection that had come about."""
    if isinstance(error, httpx.TimeoutException):
        return "it was too slow"
    if isinstance(error, httpx.ProtocolError):
        return "its answer broke off or is not HTTP"
    return "the connection broke off"


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    """The error and what led to it, the latest first."""
    while error:
        yield error
        error = error.__cause__ or error.__context__
