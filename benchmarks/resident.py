"""How much memory this process has had at most."""

import resource
from contextlib import suppress
from pathlib import Path

_PROCESS = Path("/proc/self")


def peak() -> int:
    """The process's peak in bytes. What `getrusage` says on Linux is at least the parent's at the fork."""
    status = _PROCESS / "status"
    if status.exists():
        return int(status.read_text().partition("VmHWM:")[2].split()[0]) * 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def reset_peak() -> None:
    """From here on, `peak` is that of what follows; on Linux only."""
    with suppress(OSError):
        (_PROCESS / "clear_refs").write_text("5")
