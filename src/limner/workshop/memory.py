"""The memory that a worker may have, as the system bounds it.

The limit is on writable memory of the process's own (RLIMIT_DATA, since Linux 4.7 mappings included). That on addresses
(RLIMIT_AS) counts libraries' code and what threads merely reserve as well.
"""

import sys
from contextlib import suppress

import cv2

if sys.platform != "win32":
    import resource


def bound(memory: int) -> None:
    """Let this process have no more than so many bytes from now on; on Linux only. 0 is no bound."""
    if sys.platform == "linux" and memory:
        with suppress(ValueError, OSError):  # where the operator has set a lower one
            resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))


def is_out_of_memory(error: BaseException | None) -> bool:
    """Whether that, or what led to it, is that memory could not be had."""
    while error:
        if isinstance(error, MemoryError):
            return True
        if isinstance(error, cv2.error) and error.code == cv2.Error.StsNoMem:
            return True
        error = error.__cause__ or error.__context__
    return False
