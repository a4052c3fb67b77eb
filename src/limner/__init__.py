"""Limner: a self-hosted service for generating and editing images over HTTP.

`Limner` and `AsyncLimner` speak with a server and each is imported when it is first named.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from limner.client.answers import Picture, Pictures
    from limner.client.asynchronous import AsyncLimner
    from limner.client.errors import LimnerError
    from limner.client.sync import Limner

_HOMES = {
    "AsyncLimner": "limner.client.asynchronous",
    "Limner": "limner.client.sync",
    "LimnerError": "limner.client.errors",
    "Picture": "limner.client.answers",
    "Pictures": "limner.client.answers",
}

__all__ = ["AsyncLimner", "Limner", "LimnerError", "Picture", "Pictures"]


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'limner' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})
