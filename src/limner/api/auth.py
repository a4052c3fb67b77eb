"""Who asks: a key in the Authorization header, before anything of the body is read."""

import re
from collections.abc import Mapping
from typing import Annotated

import structlog
from fastapi import Depends, Request

from limner.accounts.models import Account, Scope
from limner.api.context import Shared
from limner.api.errors import Unauthorized
from limner.api.public import PREFIX
from limner.kit.errors import LimnerError

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
    """The account whose key the request carries; the request is counted.

    Raises Unauthorized, RateLimited, or KeyScope where the key may not do what is asked.
    """
    given = _BEARER.fullmatch(request.headers.get("authorization", ""))
    found = await context.services.accounts.recognise(given[1]) if given else None
    if found is None:
        raise Unauthorized
    key, account = found
    structlog.contextvars.bind_contextvars(account=str(account.id))
    await context.limits.count_request(account)
    needed = scope_needed(request.method, request.scope["path"])
    if needed not in _ALLOWED[key.scope]:
        raise KeyScope(f"This key's scope is {key.scope!r}, and this needs {needed!r}. Use another key.")
    return account


def scope_needed(method: str, path: str) -> Scope:
    """The least scope of a key that may ask for this: looking, making pictures and words, changing what is kept."""
    if method in {"GET", "HEAD"}:
        return "read"
    return "draw" if method == "POST" and path.startswith(_DRAWING) else "all"


Caller = Annotated[Account, Depends(authenticated)]
