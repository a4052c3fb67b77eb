"""Pictures decoded once a job: what engine and contract ask for again is the array that they had.

The jobs of one request have their pictures in common. Those that one worker does, one after the other, share what was
decoded for the first.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final, Literal, TypeVar

import numpy as np
from numpy.typing import NDArray

Kind = Literal["pixels", "mask"]
Key = tuple[Kind, bytes, int, int]
T = TypeVar("T", bound=np.generic)

MOST_BYTES: Final = 96 * 2**20
"""What is kept between jobs, files included: a picture of 4096×4096, its mask, and 32 MiB of files."""

_KEPT: ContextVar[dict[Key, NDArray[Any]] | None] = ContextVar("kept", default=None)


_LAST: dict[str, dict[Key, NDArray[Any]]] = {}
"""What was decoded for the last job, by its request; of one request at most."""


@contextmanager
def keeping(request: str | None = None) -> Iterator[None]:
    """Keep what is decoded until the end of the block, in this thread.

    With the name of a request, for the next block as well if that has the same name, and `MOST_BYTES` hold it; any
    other block drops it. Blocks with a name are for one thread of the process.
    """
    kept = _LAST.pop(request, {}) if request else {}
    _LAST.clear()
    token = _KEPT.set(kept)
    try:
        yield
    finally:
        _KEPT.reset(token)
        if request and sum(len(key[1]) + array.nbytes for key, array in kept.items()) <= MOST_BYTES:
            _LAST[request] = kept


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
