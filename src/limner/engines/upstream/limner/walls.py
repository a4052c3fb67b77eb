"""Pictures that the other side makes several of at once: one request for all jobs of a wall, and each its own."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

T = TypeVar("T")

MOST_WALLS: Final = 16
"""That are kept for jobs that may still come; the oldest is forgotten first."""


@dataclass(slots=True)
class _Wall(Generic[T]):
    task: "asyncio.Task[Sequence[T]]"
    waiting: int
    taken: set[int]


class Walls(Generic[T]):
    """Requests under way or answered whose pictures are not all taken."""

    def __init__(self) -> None:
        self._walls: dict[Hashable, _Wall[T]] = {}

    async def take(self, key: Hashable, index: int, count: int, ask: Callable[[], Awaitable[Sequence[T]]]) -> T:
        """The picture at `index` of the `count` that `ask` answers with; it is awaited once for all jobs of a key.

        When all that wait are cancelled, so is it. Raises what it raised, to everybody who waits. Whoever asks for an
        index again gets a wall of his own.
        """
        wall = self._walls.get(key)
        if wall is None or index in wall.taken:
            wall = self._walls[key] = _Wall(asyncio.ensure_future(_awaited(ask)), 0, set())
            if len(self._walls) > MOST_WALLS:
                del self._walls[next(iter(self._walls))]
        wall.taken.add(index)
        wall.waiting += 1
        try:
            made = await asyncio.shield(wall.task)
        except asyncio.CancelledError:
            if wall.waiting == 1:
                wall.task.cancel()
                self._forget(key, wall)
            raise
        except BaseException:
            self._forget(key, wall)
            raise
        finally:
            wall.waiting -= 1
        if len(wall.taken) >= count:
            self._forget(key, wall)
        return made[index]

    def _forget(self, key: Hashable, wall: _Wall[T]) -> None:
        if self._walls.get(key) is wall:
            del self._walls[key]


async def _awaited(ask: Callable[[], Awaitable[Sequence[T]]]) -> Sequence[T]:
    return await ask()
