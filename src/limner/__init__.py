"""Limner: a self-hosted service for generating and editing images over HTTP.

`Limner` and `AsyncLimner` speak with a server, `draw` draws without one. Each is imported when it is first named.
"""

from importlib import import_module

TYPE_CHECKING = False  # as typing's, whose import takes longer than all the rest here
if TYPE_CHECKING:
    from limner.client.answers import Picture, Pictures
    from limner.client.asynchronous import AsyncLimner
    from limner.client.errors import LimnerError
    from limner.client.sync import Limner
    from limner.embedded.draw import draw

_HOMES = {
    "AsyncLimner": "limner.client.asynchronous",
    "Limner": "limner.client.sync",
    "LimnerError": "limner.client.errors",
    "Picture": "limner.client.answers",
    "Pictures": "limner.client.answers",
    "draw": "limner.embedded.draw",
}

__all__ = ["AsyncLimner", "Limner", "LimnerError", "Picture", "Pictures", "draw"]


def __getattr__(name: str) -> object:
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'limner' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})
