"""Another site: pages that a test writes, on an origin of their own, which may be of the same site as the service."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any


@dataclass
class Elsewhere:
    """Its pages by their paths, and the paths that it was asked for."""

    port: int = 0
    pages: dict[str, str] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)

    def url(self, host: str = "localhost") -> str:
        """`127.0.0.1` is of the service's own site, for a browser, and `localhost` is of another."""
        return f"http://{host}:{self.port}"


@contextmanager
def elsewhere() -> Iterator[Elsewhere]:
    """A running one."""
    site = Elsewhere()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            site.asked.append(self.path)
            page = site.pages.get(self.path.partition("?")[0])
            content = (page or "").encode()
            self.send_response(200 if page is not None else 404)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        site.port = server.server_port
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield site
        finally:
            server.shutdown()
            thread.join()
