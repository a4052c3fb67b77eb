"""Pages of any origin may use the interface: the key that a page sends is its leave, never a cookie."""

from starlette.middleware.cors import CORSMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

from limner.kit.public import PREFIX

EXPOSED = (
    "*",  # all of them, for browsers that know it; the others are told which
    "Accept-Ranges",
    "Content-Length",
    "Content-Range",
    "ETag",
    "Retry-After",
    "X-Limner-Engine",
    "X-Limner-Ignored",
    "X-Limner-Size",
    "X-Request-Id",
)
"""The response headers that a page may read."""
SHARED = {"Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": ", ".join(EXPOSED)}
"""What marks a response, for those that are given before it is known what is asked for."""
PREFLIGHT_SECONDS = 86_400
"""How long a browser may keep the answer to a preflight."""


class CrossOrigin:
    """Answers preflights of the interface, without a key, and marks its responses; all other paths are left alone.

    Every method is allowed, so that a page sees 405 as such, and every header: SDKs send many of their own.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._plain = app
        self._shared = CORSMiddleware(
            app,
            allow_origins=["*"],
            allow_methods=["*"],
            allow_headers=["*"],
            allow_private_network=True,
            expose_headers=EXPOSED,
            max_age=PREFLIGHT_SECONDS,
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        inside = scope["type"] == "http" and scope["path"].startswith(f"{PREFIX}/")
        await (self._shared if inside else self._plain)(scope, receive, send)
