"""Who asks, before anything of the body is read: a key in the Authorization header, or the session of a page."""

import re
from collections.abc import Mapping
from typing import Annotated

import structlog
from fastapi import Depends, Request

from limner.accounts.models import Account, Scope
from limner.api.context import Context, Shared
from limner.api.errors import Unauthorized
from limner.kit.browser import CSRF_HEADER, check_csrf, check_origin, session_token
from limner.kit.errors import LimnerError
from limner.kit.public import PREFIX
from limner.kit.tracing import span

_DRAWING = tuple(f"{PREFIX}/{name}/" for name in ("images", "prompts", "colors"))
_ALLOWED: Mapping[Scope, frozenset[Scope]] = {
    "read": frozenset({"read"}),
    "draw": frozenset({"read", "draw"}),
    "all": frozenset({"read", "draw", "all"}),
}
_BEARER = re.compile(r"bearer +(\S+) *", re.IGNORECASE)


class KeyScope(LimnerError):  # noqa: N818  named for what is too small
    """The key is good, and may not do this."""

    status = 403
    type = "invalid_request_error"
    code = "key_scope"


async def authenticated(request: Request, context: Shared) -> Account:
    """The account whose key or session the request carries; the request is counted.

    A key counts, where there is one. Raises Unauthorized, Forged, RateLimited, or KeyScope where the key may not do
    what is asked.
    """
    header = request.headers.get("authorization")
    with span("authenticate"):
        found = await _of_session(request, context) if header is None else await _of_key(header, context)
    if found is None:
        raise Unauthorized
    scope, account = found
    structlog.contextvars.bind_contextvars(account=str(account.id))
    await context.limits.count_request(account)
    needed = scope_needed(request.method, request.scope["path"])
    if needed not in _ALLOWED[scope]:
        raise KeyScope(f"This key's scope is {scope!r}, and this needs {needed!r}. Use another key.")
    return account


async def _of_key(header: str, context: Context) -> tuple[Scope, Account] | None:
    given = _BEARER.fullmatch(header)
    found = await context.services.accounts.recognise(given[1]) if given else None
    return (found[0].scope, found[1]) if found else None


async def _of_session(request: Request, context: Context) -> tuple[Scope, Account] | None:
    """The account that is signed in, which may do everything. Raises Forged for what no page of this service sent."""
    base = context.address.base(request)
    token = session_token(request, base)
    signed_in = await context.services.sign_in.recognise(token) if token else None
    if token is None or signed_in is None:
        return None
    check_origin(request, base)
    check_csrf(request, token, request.headers.get(CSRF_HEADER))
    return "all", signed_in.account


def scope_needed(method: str, path: str) -> Scope:
    """The least scope of a key that may ask for this: looking, making pictures and words, changing what is kept."""
    if method in {"GET", "HEAD"}:
        return "read"
    return "draw" if method == "POST" and path.startswith(_DRAWING) else "all"


Caller = Annotated[Account, Depends(authenticated)]
