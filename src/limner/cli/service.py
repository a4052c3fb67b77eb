"""The service as a process: it listens, opens the services, greets, and stops when it is told to."""

import asyncio
import os
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from ipaddress import ip_address

import structlog
import uvicorn
from fastapi import FastAPI
from fastapi.routing import iter_route_contexts
from rich.console import Console

from limner.accounts.invitations import PATH
from limner.api.app import AppSettings, create
from limner.api.connection import bounded
from limner.api.settings import ApiSettings
from limner.cli import address, descriptors, together
from limner.cli.processes import BEGIN_TO_STOP, STOP_AT_ONCE, Seat
from limner.cli.settings import ALL
from limner.engines.illustrator.packs.settings import PackSettings
from limner.engines.instances import Engines
from limner.kit import logs, settings, tracing
from limner.kit.public import PREFIX
from limner.mcp import routes as mcp
from limner.mcp.settings import McpSettings
from limner.studio.services import FirstStart, Services
from limner.web import app as web
from limner.web.settings import WebSettings

GRACE_SECONDS = 15.0
"""How long requests under way may take to end when the service is told to stop."""
ENDING_SECONDS = 15
"""How long requests that were cut off then may take to undo what they began, which a hanging database holds up."""

READY = "Limner is ready at {root}{prefix}"
FIRST = """
A local account, {email}, with {units:,} units was made. Its key, shown this once:

  {key}

Try it:

  curl {root}{prefix}/images/generations -H "Authorization: Bearer {key}" \\
    -H "Content-Type: application/json" -d '{{"prompt": "a red fox in the snow at sunset"}}'
"""
SIGN_IN = "In a browser, once within 15 minutes: {root}{path}{token}"
REFERENCE = "The interface's reference: {root}/docs"

log = structlog.get_logger(__name__)


def run(host: str, port: int, engines: Engines | None = None, seat: Seat | None = None) -> None:
    """Serve until told to stop; `engines` maps names to `module:class`. Raises SettingsError.

    With a `seat` this is one of several processes at the same address.
    """
    logs.configure(settings.load(logs.LogSettings))
    if seat:
        structlog.contextvars.bind_contextvars(process=seat.number)  # in every line
    if seat is None or seat.speaks:
        for sentence in settings.unknown(ALL, os.environ, settings.read_file(), settings.secret_files()):
            log.warning("unknown_setting", hint=sentence)
    if packs := settings.load(PackSettings).art_packs:
        # In this process too, since a worker's error comes with its traceback. It brings the drawing library along.
        import_module("limner.engines.illustrator.packs.shelf").load(packs)
    descriptors.raise_limit()
    with seat.address.open() if seat else address.listening(host, port) as listener, _traces():
        loop_factory = uvicorn.Config("", log_config=None).get_loop_factory()
        with asyncio.Runner(loop_factory=loop_factory) as runner:
            runner.run(_until_told_to_stop(listener, address.root(host, listener), engines, seat))


@contextmanager
def _traces() -> Iterator[None]:
    """Around the life of the service. Raises SettingsError."""
    tracing.start(settings.load(tracing.TracingSettings))
    try:
        yield
    finally:
        tracing.stop()


class _Server(uvicorn.Server):
    """uvicorn's, without its handling of signals, which ends the process before the house is closed."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave the signals alone."""
        yield

    def stop(self) -> None:
        """Take no more requests, and return when those under way, or their grace, have ended; at once if told again."""
        if not self.should_exit:
            asyncio.get_running_loop().call_later(GRACE_SECONDS, self.stop)
        self.force_exit = self.should_exit
        self.should_exit = True

    async def end_requests(self) -> None:
        """Have those that are left answered with 503, and undone."""
        if tasks := set(self.server_state.tasks):
            log.info("ending_requests", requests=len(tasks))
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks, timeout=ENDING_SECONDS)


async def _until_told_to_stop(listener: socket.socket, root: str, engines: Engines | None, seat: Seat | None) -> None:
    """Serve until SIGINT or SIGTERM; one that comes before the service is ready ends its start."""
    chosen = AppSettings.load()
    if seat:
        chosen = together.share(chosen, seat)

    async def opened(services: Services) -> None:
        listener.listen(address.BACKLOG)
        if seat is None or seat.speaks:
            await greet(services)
        if seat:
            seat.tell_ready()

    async def greet(services: Services) -> None:
        first = await services.first_start()
        # Whoever reads what is printed may sign in: where others reach the service, that may be a log of many readers.
        alone = ip_address(listener.getsockname()[0]).is_loopback and _has_pages(app)
        _greet(first, root, await services.local_link() if alone else None)

    pages = settings.load(WebSettings)
    routers = (*web.routers(pages), *mcp.routers(settings.load(McpSettings)))
    app = create(chosen, engines=engines, opened=opened, pages=routers)
    web.prepare(app, pages)
    server = _Server(
        uvicorn.Config(
            app,
            lifespan="off",
            http=bounded(settings.load(ApiSettings)),
            ws="none",
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            proxy_headers=False,
        )
    )
    serving = asyncio.create_task(_serve(app, server, listener))

    _listen_to_signals(_End(server, serving), seat)
    await asyncio.wait([serving])
    if not serving.cancelled():
        serving.result()


@dataclass(slots=True)
class _End:
    """The end of the service, which may be told more than once: what is closing then goes on."""

    server: _Server
    serving: "asyncio.Task[None]"
    begun: bool = False

    def begin(self) -> None:
        """Once."""
        if not self.begun:
            self.stop()

    def stop(self) -> None:
        """Begin; told again, wait no longer for requests under way. A start is cut off, and not what it then undoes."""
        log.info("stopping")
        if self.server.started:
            self.server.stop()
        elif not self.begun:
            self.serving.cancel()
        self.begun = True


def _listen_to_signals(end: _End, seat: Seat | None) -> None:
    loop = asyncio.get_running_loop()
    if seat is None:
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, end.stop)
        return
    lifeline = seat.lifeline

    def left_alone() -> None:
        loop.remove_reader(lifeline)
        end.begin()

    loop.add_signal_handler(BEGIN_TO_STOP, end.begin)
    loop.add_signal_handler(STOP_AT_ONCE, end.stop)
    loop.add_reader(lifeline, left_alone)


async def _serve(app: FastAPI, server: _Server, listener: socket.socket) -> None:
    """The house opens before the server, and not within it, so that what ails it reaches the caller."""
    async with app.router.lifespan_context(app):
        await server.serve(sockets=[listener])
        await server.end_requests()


def _has_pages(app: FastAPI) -> bool:
    """Whether the application has the page that a link to sign in by leads to."""
    routes = [context.original_route for context in iter_route_contexts(app.routes)]
    return any(route.path_regex.match(f"{PATH}token") for route in routes if hasattr(route, "path_regex"))


def _greet(first: FirstStart | None, root: str, token: str | None = None) -> None:
    lines = [READY.format(root=root, prefix=PREFIX), REFERENCE.format(root=root)]
    if first:
        account = first.account
        made = FIRST.format(root=root, prefix=PREFIX, email=account.email, units=account.balance, key=first.key)
        lines.insert(1, made)
    if token:
        lines.append(SIGN_IN.format(root=root, path=PATH, token=token))
    Console(highlight=False, markup=False, soft_wrap=True).print("\n".join(lines))
