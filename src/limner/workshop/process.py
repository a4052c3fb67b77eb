"""One worker process as the server sees it, from its start to its death.

A worker has a pipe of its own. Where workers share a queue, one that is killed while it holds the queue's lock
stops all the others for good; here a death at any moment is the end of the worker's own pipe and of nothing
else. The methods that block are called in threads.
"""

import os
import pickle
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import cast

from limner.workshop.fork_server import Context, birth
from limner.workshop.orders import Order, RenderedFile
from limner.workshop.protocol import CANCEL, Failure, Ready, Setup, begin, counted

BURIAL_SECONDS = 5.0
"""How long the remains of a killed process may take to go."""


class WorkerDied(Exception):  # noqa: N818  an event; what it means is for the one who waits to say
    """The process ended. `begun` tells whether it had taken the order up."""

    def __init__(self, begun: bool) -> None:
        super().__init__("The worker process ended.")
        self.begun = begun


class _Pieces:
    """What pickle writes, as it comes: a picture is its own bytes then, and no copy of them."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, piece: bytes) -> None:
        self.written.append(piece)


class Worker:
    """A process that has been started: `await_ready` once, then one order at a time, `bury` at the end."""

    def __init__(self, context: Context, setup: Setup) -> None:
        """Start it. Raises OSError or EOFError. Blocks for milliseconds, the first time for the imports."""
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=begin, args=(theirs, setup), name="limner-worker", daemon=True)
        try:
            with birth():
                self._process.start()
        except BaseException:
            self._pipe.close()
            raise
        finally:
            theirs.close()
        self._sending = threading.Lock()
        self._buried = False
        self.killed = False
        """Whether this server has ended it."""
        self.pid = cast(int, self._process.pid)
        self.sentinel = self._process.sentinel
        """A file descriptor that can be read when the process has ended; valid until `bury`."""

    def await_ready(self) -> Ready | Failure:
        """Block until its engines are loaded; a Failure if they cannot be. Raises WorkerDied."""
        with _death_as_event(begun=False):
            answer: Ready | Failure = self._pipe.recv()
        return answer

    def exchange(self, order: Order) -> RenderedFile | Failure:
        """Have an order done. Blocks until then. Raises WorkerDied."""
        with _death_as_event(begun=False):
            self._send(order)
            self._pipe.recv_bytes()  # BEGUN
        with _death_as_event(begun=True):
            outcome: RenderedFile | Failure = self._pipe.recv()
            if isinstance(outcome, RenderedFile):
                return replace(outcome, data=self._pipe.recv_bytes())
        return outcome

    def _send(self, order: Order) -> None:
        pieces = _Pieces()
        pickle.dump(order, pieces)
        with self._sending:
            self._pipe.send_bytes(counted(len(pieces.written)))
            for piece in pieces.written:
                self._pipe.send_bytes(piece)

    def cancel(self) -> None:
        """Tell it that its job is no longer wanted. Never blocks; without effect when it is dead, or has no job yet."""
        if self._sending.acquire(blocking=False):
            try:
                self._pipe.send_bytes(CANCEL)
            except OSError:
                pass
            finally:
                self._sending.release()

    def kill(self) -> None:
        """End it at once, whatever it does."""
        if not self._buried:  # after that the id may be another's
            self.killed = True
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)

    def bury(self) -> int | None:
        """Give back what a dead process held. Returns its exit code, or None if it is not known.

        One that only seems dead, since the process that it was forked off was killed, ends by that when idle.
        """
        self._buried = True
        self._process.join(BURIAL_SECONDS)
        code = self._process.exitcode
        self._pipe.close()
        with suppress(ValueError):  # it would not die
            self._process.close()
        return code


@contextmanager
def _death_as_event(*, begun: bool) -> Iterator[None]:
    """A pipe whose other end is closed means that the process ended."""
    try:
        yield
    except (EOFError, OSError) as error:
        raise WorkerDied(begun) from error
