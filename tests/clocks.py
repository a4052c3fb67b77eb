"""Clocks that a test turns, where it would have to wait else."""

import asyncio
from typing import Any


class LeapingLoop(asyncio.SelectorEventLoop):
    """A loop whose clock leaps to what is due next: waits are exact, and over at once.

    For what waits for nothing but time: bytes from a socket or a process come too late for it.
    """

    now = 0.0

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        loop: Any = self
        if not loop._ready:
            self.now = min((timer.when() for timer in loop._scheduled if not timer.cancelled()), default=self.now)
        getattr(super(), "_run_once")()  # noqa: B009  a loop's own step has no public name


def leap(seconds: float) -> None:
    """Put the running loop's clock forward: time-outs that are due by then end at its next turn, and the clock goes on.

    For what waits for time beside sockets and processes.
    """
    loop: Any = asyncio.get_running_loop()
    before = loop.time
    loop.time = lambda: before() + seconds


async def settle() -> None:
    """Let everything happen that waits for nothing but its turn in the loop."""
    for _ in range(20):
        await asyncio.sleep(0)
