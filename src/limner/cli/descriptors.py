"""How many files and connections the service may have open."""

import sys
from contextlib import suppress

if sys.platform != "win32":
    import resource

DESCRIPTORS = 65_536
"""At once, if the system allows it; the usual limit is 1,024."""


def raise_limit() -> None:
    """Raise this process's limit as far as the system allows; never lower it."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(OSError, ValueError):  # macOS has a lower limit of its own
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
