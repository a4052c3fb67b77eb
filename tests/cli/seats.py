"""Two processes at one port that do nothing but wait to be told to stop; the argument says what goes wrong.

`fork`, `pipe`: the system refuses the first and the third. `broken`: forking raises what nobody expects.
`orphan`: the second process has a child, whose process id it writes to a file of that name; whoever loses its parent
comes to the one who looks after the processes, as in a container whose first process that is.
"""

import ctypes
import errno
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from limner.cli.processes import Seat, serve_together

PR_SET_CHILD_SUBREAPER = 36
"""From linux/prctl.h."""

T = TypeVar("T")


def refused(usual: Callable[[], T]) -> Callable[[], T]:
    """A call that fails the first time and the third."""
    turns = iter(range(1, 100))

    def call() -> T:
        if next(turns) in {1, 3}:
            raise OSError(errno.EAGAIN, "not now")
        return usual()

    return call


def broken() -> int:
    """What no system does."""
    raise RuntimeError("broken")


def have_a_child() -> None:
    """One that outlives this process."""
    child = os.fork()
    if not child:
        signal.pause()
    Path("orphan.new").write_text(str(child))
    Path("orphan.new").rename("orphan")


def main(what: str) -> None:
    """Start both, and wait in each."""
    if what in {"fork", "pipe"}:
        setattr(os, what, refused(getattr(os, what)))
    elif what == "broken":
        os.fork = broken
    else:
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    seat: Seat = serve_together("127.0.0.1", 0, 2)
    if what == "orphan" and seat.number == 1 and not Path("orphan").exists():
        have_a_child()
    seat.tell_ready()
    signal.pause()


if __name__ == "__main__":
    main(sys.argv[1])
