"""Who a browser is: the cookie of its session, and the proof that a request comes from a page of this service.

A key in a header is its sender's leave; a cookie is sent by whichever page makes the browser ask. So whatever comes by
a cookie and changes something has to carry a token that only a page of this service can read.
"""

import hashlib
import hmac
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request

from limner.kit.errors import LimnerError

COOKIE: Final = "limner_session"
SECURE_COOKIE: Final = f"__Host-{COOKIE}"
"""Its name where the service is behind TLS: browsers take one of this form from the host itself alone."""
CSRF_HEADER: Final = "X-CSRF-Token"
CSRF_FIELD: Final = "csrf_token"
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class Forged(LimnerError):  # noqa: N818  named for what the request may be
    """The request came with a session's cookie, and without the proof that a page of this service sent it."""

    status = 403
    type = "invalid_request_error"
    code = "forged_request"


def cookie_name(base: str) -> str:
    """The name of the session's cookie on a service that is reached at `base`."""
    return SECURE_COOKIE if base.startswith("https://") else COOKIE


def session_token(request: Request, base: str) -> str | None:
    """The session's token that the request carries."""
    return request.cookies.get(cookie_name(base)) or None


def csrf_token(token: str) -> str:
    """What pages of the session with this token send back; it does not tell the token."""
    return hmac.new(token.encode(), b"limner csrf", hashlib.sha256).hexdigest()


def check_origin(request: Request, base: str) -> None:
    """Raise Forged for a request that changes something and that a page of another origin has sent.

    Browsers say where a request comes from; one that says nothing of it gets no trust.
    """
    if request.method in SAFE_METHODS:
        return
    site, origin = request.headers.get("sec-fetch-site"), request.headers.get("origin")
    if site is not None:
        own = site in {"same-origin", "none"}
    else:
        own = origin is not None and _origin(origin) == _origin(base)
    if not own:
        raise Forged("A page of another site has sent this; open this service's own page, and try there.")


def check_csrf(request: Request, token: str, given: str | None) -> None:
    """Raise Forged for a request that changes something without the token of its session."""
    if request.method in SAFE_METHODS:
        return
    if not hmac.compare_digest((given or "").encode(), csrf_token(token).encode()):
        raise Forged("The page is older than its session; load it again, and try once more.")


def _origin(address: str) -> tuple[str, str]:
    parts = urlsplit(address)
    return parts.scheme, parts.netloc.lower()
