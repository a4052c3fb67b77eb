"""Who is free, and who waits: workers are handed to jobs first come, first served."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress

from limner.workshop.process import Worker


class IdleWorkers:
    """The free workers. Of several, the one that was busy last is taken: its caches are warm."""

    def __init__(self, unwanted: Callable[[Worker], object]) -> None:
        """`unwanted` is called with a worker that was handed to somebody who left in the same moment."""
        self._unwanted = unwanted
        self._free: list[Worker] = []
        self._waiting: deque[asyncio.Future[Worker]] = deque()
        self._closed: Exception | None = None

    @property
    def free(self) -> int:
        """How many workers have nothing to do."""
        return len(self._free)

    async def take(self) -> Worker:
        """Wait for a worker. Raises the error that `close` was given."""
        if self._closed:
            raise self._closed
        if self._free:
            return self._free.pop()
        place: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.append(place)
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled() and not place.exception():
                self._unwanted(place.result())
            with suppress(ValueError):  # `give` or `close` has passed it already
                self._waiting.remove(place)
            raise

    def give(self, worker: Worker) -> None:
        """Hand a worker to whoever waits longest, or keep it."""
        while self._waiting:
            place = self._waiting.popleft()
            if not place.done():
                place.set_result(worker)
                return
        self._free.append(worker)

    def drop(self, worker: Worker) -> bool:
        """Forget a free worker. Returns whether it was free."""
        if worker in self._free:
            self._free.remove(worker)
            return True
        return False

    def close(self, error: Exception) -> None:
        """Turn away everybody who waits, and who comes."""
        self._closed = error
        while self._waiting:
            place = self._waiting.popleft()
            if not place.done():
                place.set_exception(error)
