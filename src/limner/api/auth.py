"""Who asks, before anything of the body is read: a key in the Authorization header, or the session of a page."""

import re
from typing import Annotated

import structlog
from fastapi import Depends, Request

from limner.accounts.models import Account
from limner.api.context import Context, Shared
from limner.api.errors import Unauthorized
from limner.kit.browser import CSRF_HEADER, check_csrf, check_origin, session_token

_BEARER = re.compile(r"bearer +(\S+) *", re.IGNORECASE)


async def authenticated(request: Request, context: Shared) -> Account:
    """The account whose key or session the request carries; the request is counted.

    A key counts, where there is one. Raises Unauthorized, Forged or RateLimited.
    """
    header = request.headers.get("authorization")
    account = await _of_session(request, context) if header is None else await _of_key(header, context)
    if account is None:
        raise Unauthorized
    structlog.contextvars.bind_contextvars(account=str(account.id))
    await context.limits.count_request(account.id)
    return account


async def _of_key(header: str, context: Context) -> Account | None:
    given = _BEARER.fullmatch(header)
    return await context.services.accounts.authenticate(given[1]) if given else None


async def _of_session(request: Request, context: Context) -> Account | None:
    """The account that is signed in. Raises Forged for what no page of this service has sent."""
    base = context.address.base(request)
    token = session_token(request, base)
    if token is None:
        return None
    found = await context.services.accounts.sessions.find(token)
    if found is None:
        return None
    check_origin(request, base)
    check_csrf(request, token, request.headers.get(CSRF_HEADER))
    _, account = found
    return account


Caller = Annotated[Account, Depends(authenticated)]
