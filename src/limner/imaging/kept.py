"""Pictures decoded once a job: what engine and contract ask for again is the array that they had."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Literal, TypeVar

import numpy as np
from numpy.typing import NDArray

Kind = Literal["pixels", "mask"]
Key = tuple[Kind, bytes, int, int]
T = TypeVar("T", bound=np.generic)

_KEPT: ContextVar[dict[Key, NDArray[Any]] | None] = ContextVar("kept", default=None)


@contextmanager
def keeping() -> Iterator[None]:
    """Keep what is decoded until the end of the block, in this thread."""
    token = _KEPT.set({})
    try:
        yield
    finally:
        _KEPT.reset(token)


def once(kind: Kind, data: bytes, size: tuple[int, int], decode: Callable[[], NDArray[T]]) -> NDArray[T]:
    """What `decode` makes of the file for a picture of that width and height.

    Within `keeping` it is made once, and cannot be written to. What `decode` raises is raised each time.
    """
    kept = _KEPT.get()
    if kept is None:
        return decode()
    key = (kind, data, *size)
    if key not in kept:
        made = decode()
        made.flags.writeable = False
        kept[key] = made
    return kept[key]
