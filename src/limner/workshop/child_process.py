"""A process that the server talks with: what it says arrives in the event loop; telling it never blocks.

A device has one, for its engines, and a cluster, for all that needs Ray.
"""

import asyncio
import os
import pickle
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Generic, TypeVar, cast

import structlog

from limner.workshop.fork_server import birth

BURIAL_SECONDS: Final = 10.0
"""How long the remains of a killed process may take to go: drivers give memory back."""

To = TypeVar("To")
From = TypeVar("From")

log = structlog.get_logger(__name__)


class ChildProcess(Generic[To, From]):
    """A process that has been started, from nothing: neither what drives a device nor Ray survives a fork.

    `begin` is the first call in it, with its end of the pipe and `setup`; what the process works with is imported
    there, and not by the server. `heard` is called in the event loop with each message, and with None at its end.
    """

    def __init__(
        self, name: str, begin: Callable[[Connection, Any], None], setup: Any, heard: Callable[[From | None], None]
    ) -> None:
        """Start nothing yet. `name` is the process's, for whoever lists processes and threads."""
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._pipe, self._theirs = get_context("spawn").Pipe()
        self._process = get_context("spawn").Process(target=begin, args=(self._theirs, setup), name=name, daemon=True)
        self._speaking = ThreadPoolExecutor(1, f"{name}-speaking")
        self._listening = ThreadPoolExecutor(1, f"{name}-listening")
        self._life: int | None = None
        """A file descriptor that can be read when the process has ended, where the system has such."""
        self._ended = False

    @property
    def pid(self) -> int:
        """The process's id."""
        return cast(int, self._process.pid)

    async def start(self) -> None:
        """Start it. Raises OSError. Where the wait for it is cancelled, it is ended as soon as it can be."""
        starting = asyncio.ensure_future(self._loop.run_in_executor(self._speaking, self._begin))
        try:
            await asyncio.shield(starting)
        except asyncio.CancelledError:
            with suppress(Exception):
                await starting
                self.kill()
                await self.bury()
            raise

    def listen(self) -> None:
        """Hear what it says from here on, and said before."""
        self._listening.submit(self._listen)

    def tell(self, message: To) -> None:
        """Send it a message; messages arrive in order. Without effect when it has ended."""
        self._speaking.submit(self._send, message)

    def kill(self) -> None:
        """End it at once, whatever it does."""
        if not self._ended:
            self._process.kill()

    async def bury(self) -> int | None:
        """Give back what it held, once it has been heard to end. Returns its exit code."""
        return await self._loop.run_in_executor(None, self._bury)

    def _begin(self) -> None:
        try:
            with birth():
                self._process.start()
        except BaseException:
            self._pipe.close()
            raise
        finally:
            self._theirs.close()
        if sys.platform == "linux":
            with suppress(OSError):
                self._life = os.pidfd_open(self.pid)

    def _send(self, message: To) -> None:
        try:
            with suppress(OSError):
                self._pipe.send_bytes(pickle.dumps(message))
        except Exception:
            log.exception("child_process_not_told", pid=self.pid)
            self.kill()  # it would be waited for in vain

    def _listen(self) -> None:
        """In a thread of its own, until the process has ended and all that it said is heard."""
        try:
            with suppress(EOFError, OSError):
                while self._has_more_to_say():
                    message: From = pickle.loads(self._pipe.recv_bytes())  # noqa: S301  by our own process
                    self._loop.call_soon_threadsafe(self._heard, message)
        except Exception:
            log.exception("child_process_not_understood", pid=self.pid)
            self.kill()
        finally:
            self._loop.call_soon_threadsafe(self._heard, None)

    def _has_more_to_say(self) -> bool:
        """Wait for that. What a library has forked off may outlive the process, and keeps the pipe's end open."""
        ends: list[Connection | int] = [self._pipe] if self._life is None else [self._pipe, self._life]
        return self._pipe in wait(ends)

    def _bury(self) -> int | None:
        if self._life is None:
            self._process.join(BURIAL_SECONDS)
        else:  # for `join` a process lives as long as what it has forked off
            wait([self._life], BURIAL_SECONDS)
        self._ended = True
        code = self._process.exitcode
        self._speaking.shutdown()
        self._listening.shutdown()
        self._pipe.close()
        if self._life is not None:
            os.close(self._life)
        with suppress(ValueError):  # it would not die
            self._process.close()
        return code
