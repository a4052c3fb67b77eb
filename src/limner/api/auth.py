"""Who asks: a key in the Authorization header, before anything of the body is read."""

import re
from typing import Annotated

import structlog
from fastapi import Depends, Request

from limner.accounts.models import Account
from limner.api.context import Shared
from limner.api.errors import Unauthorized

_BEARER = re.compile(r"bearer +(\S+) *", re.IGNORECASE)


async def authenticated(request: Request, context: Shared) -> Account:
    """The account whose key the request carries; the request is counted. Raises Unauthorized or RateLimited."""
    given = _BEARER.fullmatch(request.headers.get("authorization", ""))
    account = await context.services.accounts.authenticate(given[1]) if given else None
    if account is None:
        raise Unauthorized
    structlog.contextvars.bind_contextvars(account=str(account.id))
    await context.limits.count_request(account.id)
    return account


Caller = Annotated[Account, Depends(authenticated)]
