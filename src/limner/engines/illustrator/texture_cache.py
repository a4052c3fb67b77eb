"""Textures as large as a picture, kept for the pictures after it: one cache for all of them, bounded by their bytes.

A look that draws again at the same size finds its textures; whichever looks and sizes a process is asked for, they
take no more memory together than the budget.
"""

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import Any, ParamSpec, TypeVar

import numpy as np

Parameters = ParamSpec("Parameters")
Texture = TypeVar("Texture")

BUDGET = 48 * 2**20
"""Bytes: the textures of any one look at 2K, with those of the finish."""


class TextureCache:
    """Arrays, or tuples of them, by the function and the arguments that made them; the least recently used go first."""

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self._size = 0
        self._kept: OrderedDict[tuple[Any, ...], Any] = OrderedDict()
        self._lock = Lock()

    @property
    def size(self) -> int:
        """Bytes of what is kept: at most the budget."""
        return self._size

    def __call__(self, make: Callable[Parameters, Texture]) -> Callable[Parameters, Texture]:
        """Decorate a function of hashable arguments; its results must not be written to."""

        @wraps(make)
        def cached(*args: Parameters.args, **kwargs: Parameters.kwargs) -> Texture:
            key = (make, args, *sorted(kwargs.items()))
            with self._lock:
                if key in self._kept:
                    self._kept.move_to_end(key)
                    return self._kept[key]  # type: ignore[no-any-return]
            texture = make(*args, **kwargs)
            self._keep(key, texture)
            return texture

        return cached

    def _keep(self, key: tuple[Any, ...], texture: Any) -> None:
        with self._lock:
            if key not in self._kept:
                self._kept[key] = texture
                self._size += _bytes(texture)
            while self._size > self._budget:
                self._size -= _bytes(self._kept.popitem(last=False)[1])


def _bytes(texture: Any) -> int:
    """What an array or a tuple of arrays holds in memory; a view holds all of its base."""
    if isinstance(texture, tuple):
        return sum(map(_bytes, texture))
    return int((texture.base if isinstance(texture.base, np.ndarray) else texture).nbytes)


texture_cache = TextureCache(BUDGET)
"""That of the process."""
