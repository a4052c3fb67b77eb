"""The operating system's resolver, in threads of its own, by turns.

A name whose servers are silent holds a thread for half a minute, whether or not anybody still waits: so it is the
account's turn for as long as that.
"""

import asyncio
import socket
from collections.abc import Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import ContextVar
from typing import Final

from limner.kit.turns import Turn, Turns

THREADS: Final = 32
"""Names that are looked up at once, of which one account may have a quarter."""

USUAL_SECONDS: Final = 0.1
"""What a name takes that is not known yet."""

ON_ACCOUNT_OF: Final[ContextVar[Hashable]] = ContextVar("on_account_of", default=None)
"""Whose fetch the task is about: between it and the resolver lies a library that knows no accounts."""


class SystemResolver:
    """From a host name to its addresses. To be closed."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "resolve")
        self._turns: Turns[int] = Turns(THREADS // 4, self._give)
        for number in range(THREADS):
            self._give(number)

    async def __call__(self, host: str) -> list[str]:
        """The addresses. Raises OSError where it has none."""
        turn = await self._turns.take(ON_ACCOUNT_OF.get(), USUAL_SECONDS)
        loop = asyncio.get_running_loop()
        asked = self._threads.submit(_ask, host)

        def over(_: object) -> None:
            with suppress(RuntimeError):  # the loop is closed, and nobody waits any more
                loop.call_soon_threadsafe(self._over, turn)

        asked.add_done_callback(over)
        return await asyncio.wrap_future(asked)

    def close(self) -> None:
        """A name that is being looked up is not waited for."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _over(self, turn: Turn[int]) -> None:
        self._turns.end(turn)
        self._give(turn.thing)

    def _give(self, number: int) -> None:
        self._turns.give(number)


def _ask(host: str) -> list[str]:
    found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    return [str(entry[4][0]) for entry in found]
