"""Where worker processes come from.

On Linux they are forked off a small process that has imported everything already. Elsewhere they start from nothing:
macOS's own libraries do not survive a fork.
"""

import signal
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from importlib.machinery import ModuleSpec
from multiprocessing import forkserver, get_context, resource_tracker
from multiprocessing.context import ForkServerContext, SpawnContext

from limner.engines.kinds import Kind

Context = ForkServerContext | SpawnContext

_starting = threading.Lock()


def context_for(kinds: Iterable[Kind]) -> Context:
    """How workers with engines of these kinds start."""
    if sys.platform != "linux":
        return get_context("spawn")
    context = get_context("forkserver")
    kinds = tuple(kinds)
    modules = dict.fromkeys(kind.module for kind in kinds)
    shared = dict.fromkeys(module for kind in kinds for module in kind.preload)
    first, last = ["limner.workshop.single_thread", "limner.workshop.worker"], ["limner.workshop.frozen"]
    context.set_forkserver_preload([*first, *modules, *shared, *last])
    return context


def open_early(kinds: Iterable[Kind]) -> None:
    """Have the process that workers are forked off import, while this one does other things. Returns at once.

    Without effect where there is none. Workers with other engines can come from it too, a little later.
    """
    if isinstance(context_for(kinds), ForkServerContext):
        with suppress(OSError), birth():  # whoever starts the first worker will meet it again, and say so
            forkserver.ensure_running()


@contextmanager
def birth() -> Iterator[None]:
    """Around the start of a process; one at a time."""
    with _starting, _interrupts_blocked(), _main_hidden():
        yield


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Processes started meanwhile inherit this thread's mask: from their first moment Ctrl-C is not for them."""
    resource_tracker.ensure_running()  # multiprocessing starts it before a worker, and then unblocks the signal
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _main_hidden() -> Iterator[None]:
    """Keep multiprocessing from importing the server's main module in each worker: it passes over a `__main__`."""
    main = sys.modules["__main__"]
    before = main.__spec__
    main.__spec__ = ModuleSpec("limner.__main__", loader=None)
    try:
        yield
    finally:
        main.__spec__ = before
