"""A request at `/mcp`, answered. Each stands for itself: there are no sessions that could be another account's."""

import logging
from typing import Any

from mcp.server.lowlevel import Server
from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from limner.imaging.convert import Converter
from limner.mcp.desk import Desk
from limner.mcp.inside import interface_of
from limner.mcp.server import Context, server

for _chatty in ("mcp.server.streamable_http_manager", "mcp.server.lowlevel.server", "mcp.server.streamable_http"):
    logging.getLogger(_chatty).setLevel(logging.WARNING)  # they tell of the beginning and end of every request


class Serving:
    """Answers requests that have been let in, each by the interface of the application that got it."""

    def __init__(self) -> None:
        self._converter = Converter()
        self._server: Server[Any] = server(self._desk)

    def _desk(self, context: Context) -> Desk:
        request = context.request
        assert isinstance(request, Request)  # noqa: S101  the transport's: over HTTP there is one
        app = request.scope["app"]
        interface = interface_of(app, request.scope, request.headers)
        return Desk(interface, self._converter, settings=app.state.services.settings.studio)

    async def answer(self, scope: Scope, receive: Receive, send: Send, most_bytes: int) -> None:
        """Answer one; whatever it began ends with it."""
        manager = StreamableHTTPSessionManager(self._server, stateless=True, max_request_body_size=most_bytes)
        async with manager.run():
            await manager.handle_request(scope, receive, send)
