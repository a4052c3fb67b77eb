"""A server of a bare application on the service's connections, without anything that the service does."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
from starlette.types import ASGIApp

from limner.api.connection import bounded
from limner.api.settings import ApiSettings
from tests.clocks import leap, settle


@asynccontextmanager
async def serving(app: ASGIApp, settings: ApiSettings | None = None, keep_alive: int = 5) -> AsyncIterator[int]:
    """The port on which `app` is served; `keep_alive` is in seconds."""
    with socket.create_server(("127.0.0.1", 0), backlog=1024) as listener:
        config = uvicorn.Config(
            app,
            http=bounded(settings or ApiSettings()),
            ws="none",
            lifespan="off",
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=1,
            timeout_keep_alive=keep_alive,
        )
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started:  # noqa: ASYNC110  uvicorn has no event for it
            await asyncio.sleep(0.01)
        try:
            yield listener.getsockname()[1]
        finally:
            server.should_exit = True
            for _ in range(2):  # it looks after 0.1 s whether it is to end, and gives connections another 0.1 s
                leap(0.1)
                await settle()
            await task


async def all_that_is_said(port: int, sent: bytes, *, then_ends: bool = False) -> bytes:
    """What the server says to some bytes until it closes; `then_ends` shuts the sending side after them."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(sent)
        if then_ends:
            writer.write_eof()
        async with asyncio.timeout(60):
            return await reader.read()
    finally:
        writer.close()
