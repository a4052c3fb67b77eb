"""How far requests under way are, for whoever asked for them under a key of their own, or from within this process."""

import asyncio
from collections.abc import AsyncGenerator, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from uuid import UUID

from limner.workshop.crew import Progress, unheeded

Steps = tuple[int, int]
"""The steps that are done, and all of them."""

_WATCHER: ContextVar[Progress] = ContextVar("watcher", default=unheeded)


@contextmanager
def watched(watcher: Progress) -> Iterator[None]:
    """Tell the watcher the steps of the requests that are begun in the block, in this context or one copied from it."""
    token = _WATCHER.set(watcher)
    try:
        yield
    finally:
        _WATCHER.reset(token)


@dataclass(slots=True)
class _Line:
    """One request's place on the board, while it is drawn or followed."""

    steps: Steps = (0, 0)
    over: bool = False
    followers: int = 0
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    def change(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()


class ProgressBoard:
    """The steps of requests with an idempotency key, by account and key. It holds none that nobody draws or follows.

    They are those of the jobs that are under way: a request that has something made beforehand counts twice.
    """

    def __init__(self) -> None:
        self._lines: dict[tuple[UUID, str], _Line] = {}

    @contextmanager
    def told(self, account_id: UUID, key: str | None) -> Iterator[Progress]:
        """Where the steps of a request's jobs are told; the request is over when the block ends."""
        watcher = _WATCHER.get()
        if key is None:
            yield watcher
            return
        with self._line(account_id, key) as line:

            def tell(done: int, total: int) -> None:
                watcher(done, total)
                line.steps = done, total
                line.change()

            try:
                yield tell
            finally:
                line.over = True
                line.change()

    async def follow(self, account_id: UUID, key: str) -> AsyncGenerator[Steps]:
        """The steps of a request as they change, until it is over; it may begin before the request does.

        One that never comes, or is over, is waited for without end.
        """
        with self._line(account_id, key) as line:
            seen = (0, 0)
            while not line.over:
                changed = line.changed
                if line.steps != seen:
                    seen = line.steps
                    yield seen
                    continue  # it may have changed meanwhile
                await changed.wait()

    @contextmanager
    def _line(self, account_id: UUID, key: str) -> Iterator[_Line]:
        line = self._lines.setdefault((account_id, key), _Line())
        line.followers += 1
        try:
            yield line
        finally:
            line.followers -= 1
            if not line.followers:
                del self._lines[account_id, key]
