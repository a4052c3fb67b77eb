"""The HTTP application: the routes, what surrounds them, and the house that they work in."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any, Self

from fastapi import APIRouter, FastAPI
from fastapi.telemetry import TelemetryConfig

from limner.api import (
    colors,
    edits,
    errors,
    explorations,
    generations,
    health,
    images,
    models,
    prompts,
    records,
    styles,
    users,
)
from limner.api.context import Context
from limner.api.cross_origin import CrossOrigin
from limner.api.docs import guide
from limner.api.docs import routes as docs
from limner.api.endpoints import REQUESTS
from limner.api.limits import RateLimits
from limner.api.middleware import RequestFrame
from limner.api.openapi import Requests, describe
from limner.api.settings import ApiSettings
from limner.engines.instances import Engines
from limner.kit.public import PREFIX, PublicAddress
from limner.kit.settings import load
from limner.studio.colors import OptimizeColorsRequest
from limner.studio.create_style import CreateStyleRequest
from limner.studio.enhance import EnhanceRequest
from limner.studio.explore import ExploreRequest, SimilarRequest
from limner.studio.generate import GenerateRequest
from limner.studio.services import Services, ServiceSettings

ROUTERS = (
    generations.router,
    explorations.router,
    edits.router,
    styles.router,
    prompts.router,
    colors.router,
    users.router,
    models.router,
    records.router,
    images.router,
    health.router,
    guide.router,
    docs.router,
)

BODIES: Requests = {
    GenerateRequest: generations.FILES,
    ExploreRequest: {},
    SimilarRequest: {},
    CreateStyleRequest: styles.FILES,
    EnhanceRequest: {},
    OptimizeColorsRequest: {},
    **REQUESTS,
}
"""The bodies of all requests, each with its file fields and what they hold."""


SILENT: TelemetryConfig = {"tracing": False, "metrics": False, "logs": False, "auto_configure": False}
"""FastAPI would trace by itself where anything sets OpenTelemetry up, `FASTAPI_OTEL_AUTO_CONFIGURE` for one: with the
signatures of links, the tokens of paths, and the texts of errors. `kit.tracing` does it without."""

Opened = Callable[[Services], Awaitable[None]]
Lifespan = Callable[[FastAPI], AbstractAsyncContextManager[None]]


@dataclass(frozen=True, slots=True)
class AppSettings:
    """The settings of the house and of the HTTP interface."""

    services: ServiceSettings
    api: ApiSettings

    @classmethod
    def load(cls) -> Self:
        """Read them from the environment and `limner.toml`. Raises SettingsError."""
        return cls(ServiceSettings.load(), load(ApiSettings))


async def nothing(services: Services) -> None:
    """What to do when the house has opened, by default."""


def create(
    settings: AppSettings | None = None,
    *,
    engines: Engines | None = None,
    opened: Opened = nothing,
    pages: Sequence[APIRouter] = (),
) -> FastAPI:
    """The application. It opens the services when it starts, and then awaits `opened` before the first request.

    `engines` maps names to `module:class`. `pages` are another face's routes, which come first; they find the services
    and the service's address in the application's state. Raises SettingsError.
    """
    chosen = settings or AppSettings.load()
    address = PublicAddress(chosen.api.public_url, chosen.api.trusted_proxies)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with Services.open(chosen.services, engines=engines) as services:
            app.state.context = Context(services, chosen.api, RateLimits(chosen.api, services.counters), address)
            app.state.services, app.state.address = services, address
            await opened(services)
            yield

    app = _bare(pages, lifespan)
    app.add_middleware(CrossOrigin)
    app.add_middleware(RequestFrame, address=address)
    errors.register(app)
    server = chosen.api.public_url.removesuffix(PREFIX) or "/"
    # Made when it is first asked for: it takes 0.3 s of a core, of the 0.8 s of a start after its imports.
    app.openapi = cache(lambda: describe(app, BODIES, chosen.services.studio.brand, server))  # type: ignore[method-assign]
    return app


def interface_document(brand: str) -> dict[str, Any]:
    """The interface's OpenAPI document, without a service; names in it bear the brand, its paths are relative."""
    return describe(_bare(), BODIES, brand)


def _bare(pages: Sequence[APIRouter] = (), lifespan: Lifespan | None = None) -> FastAPI:
    """The application's routes, the pages' first, with nothing around them."""
    app = FastAPI(
        title="Limner",
        description="Generating and editing images with prompts, as pixels or as SVG.",
        version=health.VERSION,
        lifespan=lifespan,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        generate_unique_id_function=lambda route: route.name,
        telemetry=SILENT,
    )
    for router in (*pages, *ROUTERS):
        app.include_router(router)
    return app
