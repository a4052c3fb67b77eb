"""What the endpoints share, made when the application starts."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request

from limner.api.limits import RateLimits
from limner.api.settings import ApiSettings
from limner.kit.public import PublicAddress
from limner.studio.services import Services


@dataclass(frozen=True, slots=True)
class Context:
    """The services, and what the HTTP interface adds to it."""

    services: Services
    settings: ApiSettings
    limits: RateLimits
    address: PublicAddress


async def context_of(request: Request) -> Context:
    """The context of the application that got the request."""
    context: Context = request.app.state.context
    return context


Shared = Annotated[Context, Depends(context_of)]
