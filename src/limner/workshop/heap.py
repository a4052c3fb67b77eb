"""Memory that the C library keeps for itself after it was freed."""

import ctypes
import os
import sys
from pathlib import Path

KEPT_BYTES = 256 * 2**20
"""Bytes of resident memory that a worker may keep between jobs; pictures of one look at 1K leave less."""

_STATM = Path("/proc/self/statm")


def give_back(enough: int = KEPT_BYTES) -> None:
    """Return freed memory to the system if this process has more than `enough` bytes; on Linux with glibc only.

    Arrays as large as pictures leave gaps of many sizes in the heap, of which glibc returns none by itself. It takes
    about 2 ms, and the next picture some 5 ms more, so a worker that draws pictures of 1K keeps its memory.
    """
    if sys.platform == "linux" and _resident() > enough:
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)


def _resident() -> int:
    """Bytes."""
    return int(_STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
