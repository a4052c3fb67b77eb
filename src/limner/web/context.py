"""What the pages share: the services, the addresses of both ends, and who is looking."""

from dataclasses import dataclass
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Depends, Request

from limner.imaging.convert import Converter
from limner.kit.public import PREFIX, PublicAddress
from limner.studio.services import Services
from limner.web.settings import WebSettings


@dataclass(frozen=True, slots=True)
class Context:
    """The services, and what the web application adds."""

    services: Services
    settings: WebSettings
    address: PublicAddress
    converter: Converter

    def base(self, request: Request) -> str:
        """The address that pages are under, as browsers see it, without a slash at its end."""
        return self.address.base(request).removesuffix(PREFIX)

    def root(self, request: Request) -> str:
        """Its path: empty unless the service is below one."""
        return urlsplit(self.base(request)).path.rstrip("/")


async def context_of(request: Request) -> Context:
    """The context of the application that got the request."""
    state = request.app.state
    return Context(state.services, state.web, state.address, state.converter)


Shared = Annotated[Context, Depends(context_of)]
