"""Who looks at a page: the account whose session the browser carries, or somebody who has to sign in first."""

from dataclasses import dataclass
from typing import Annotated

import structlog
from fastapi import Depends, Request

from limner.accounts import models
from limner.accounts.models import Account, WebSession
from limner.kit.browser import check_csrf, check_origin, csrf_token, session_token
from limner.kit.errors import LimnerError
from limner.web.context import Context, Shared


class SignInNeeded(LimnerError):  # noqa: N818  named for the way to go
    """The page is for people who are signed in; people are led to the form, and scripts are told."""

    status = 401
    type = "invalid_request_error"
    code = "sign_in_needed"


class NotForYou(LimnerError):  # noqa: N818  named as the page says it
    """The page is for operators."""

    status = 403
    type = "invalid_request_error"
    code = "operators_only"


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody who is signed in, as pages know them."""

    signed_in: models.SignedIn

    @property
    def account(self) -> Account:
        """Whose pages these are."""
        return self.signed_in.account

    @property
    def session(self) -> WebSession:
        """This browser's."""
        return self.signed_in.session

    @property
    def csrf_token(self) -> str:
        """What the session's pages send back with every change."""
        return csrf_token(self.signed_in.token)

    @property
    def operates(self) -> bool:
        """Whether the pages for operators are for them."""
        return self.account.role == "operator"


async def visitor_of(request: Request, context: Context) -> Visitor | None:
    """Whoever the browser's session belongs to; None where it has none that is good."""
    token = session_token(request, context.base(request))
    signed_in = await context.services.sign_in.recognise(token) if token else None
    if signed_in is None:
        return None
    structlog.contextvars.bind_contextvars(account=str(signed_in.account.id))
    return Visitor(signed_in)


def browser_of(request: Request, context: Context) -> models.Browser:
    """The browser that asks to be signed in."""
    token = session_token(request, context.base(request))
    return models.Browser(context.address.client(request), request.headers.get("user-agent", ""), token)


async def perhaps(request: Request, context: Shared) -> Visitor | None:
    """For pages that everybody may see."""
    return await visitor_of(request, context)


Anybody = Annotated[Visitor | None, Depends(perhaps)]
"""The one way to whoever asks: FastAPI looks once a request, and keeps what it found for all that want to know."""


async def signed_in(visitor: Anybody) -> Visitor:
    """For all other pages. Raises SignInNeeded."""
    if visitor is None:
        raise SignInNeeded("Your session is over; sign in again.")
    return visitor


SignedIn = Annotated[Visitor, Depends(signed_in)]


async def operating(visitor: SignedIn) -> Visitor:
    """For pages of operators. Raises NotForYou."""
    if not visitor.operates:
        raise NotForYou("This page is for operators; `limner account role` makes one.")
    return visitor


Operator = Annotated[Visitor, Depends(operating)]


def check_change(request: Request, context: Context, visitor: Visitor | None, given: str | None) -> None:
    """Raise Forged for a change that no page of this service, and of this session, has sent."""
    check_origin(request, context.base(request))
    if visitor is not None:
        check_csrf(request, visitor.signed_in.token, given)
