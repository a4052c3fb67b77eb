"""Progress notifications: a call's steps as the engine takes them, and that it goes on where it takes none."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

import anyio

from limner.studio.progress import watched

BEAT_SECONDS: Final = 3.0
"""How often a call that says nothing is told to go on: clients take silence for the end."""
_LEAST: Final = 0.001
"""By how much progress grows where nothing is known: it has to grow."""

Tell = Callable[[float, float, str], Awaitable[None]]
"""Tells the client: what is done, of how much, and words."""


@asynccontextmanager
async def told(tell: Tell) -> AsyncIterator[None]:
    """Tell how far the work in the block is, until it ends."""
    news = _News()
    telling = asyncio.create_task(_tell(tell, news))
    try:
        with watched(news.step):
            yield
    finally:
        telling.cancel()


class _News:
    """The last step that was taken."""

    def __init__(self) -> None:
        self.share, self.words = 0.0, "asked"
        self.come = asyncio.Event()

    def step(self, done: int, total: int) -> None:
        """A step was taken."""
        self.share, self.words = done / max(total, 1), f"step {done} of {total}"
        self.come.set()


async def _tell(tell: Tell, news: _News) -> None:
    """Until it is cancelled, or there is nobody left to tell."""
    said, begun = 0.0, time.monotonic()
    with suppress(OSError, anyio.ClosedResourceError, anyio.BrokenResourceError):
        await tell(said, 1.0, news.words)
        while True:
            words = f"{time.monotonic() - begun + BEAT_SECONDS:.0f} s"
            with suppress(TimeoutError):
                await asyncio.wait_for(news.come.wait(), BEAT_SECONDS)
                words = news.words
            news.come.clear()
            said = max(said + _LEAST, min(news.share, 1.0))
            await tell(said, 1.0, words)
