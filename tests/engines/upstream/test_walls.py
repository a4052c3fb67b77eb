"""One request for the pictures of a wall."""

import asyncio
from collections.abc import Sequence

from limner.engines.upstream.limner.walls import MOST_WALLS, Walls


class Asked:
    """Answers when the test says so, and counts."""

    def __init__(self) -> None:
        self.times = 0
        self.begun = asyncio.Event()
        self.free = asyncio.Event()
        self.cancelled = asyncio.Event()

    async def __call__(self) -> Sequence[str]:
        self.times += 1
        self.begun.set()
        try:
            await self.free.wait()
        except asyncio.CancelledError:
            self.cancelled.set()
            raise
        return "abc"


async def test_all_jobs_of_a_wall_share_a_request() -> None:
    walls, asked = Walls[str](), Asked()
    asked.free.set()
    assert await asyncio.gather(*(walls.take("key", index, 3, asked) for index in range(3))) == ["a", "b", "c"]
    assert asked.times == 1
    assert await walls.take("key", 0, 3, asked) == "a"
    assert asked.times == 2


async def test_a_job_that_comes_later_finds_its_picture() -> None:
    walls, asked = Walls[str](), Asked()
    asked.free.set()
    assert [await walls.take("key", index, 3, asked) for index in (2, 0, 1)] == ["c", "a", "b"]
    assert asked.times == 1


async def test_the_request_ends_when_nobody_waits_any_more() -> None:
    walls, asked = Walls[str](), Asked()
    jobs = [asyncio.create_task(walls.take("key", index, 3, asked)) for index in range(2)]
    await asked.begun.wait()
    jobs[0].cancel()
    await asyncio.gather(jobs[0], return_exceptions=True)
    assert not asked.cancelled.is_set()
    jobs[1].cancel()
    await asyncio.gather(jobs[1], return_exceptions=True)
    await asked.cancelled.wait()


async def test_a_failure_is_everybodys_and_the_next_one_asks_anew() -> None:
    async def failing() -> Sequence[str]:
        raise ValueError("no wall")

    walls, asked = Walls[str](), Asked()
    found = await asyncio.gather(*(walls.take("key", i, 3, failing) for i in range(3)), return_exceptions=True)
    assert [str(each) for each in found] == ["no wall"] * 3
    asked.free.set()
    assert await walls.take("key", 0, 3, asked) == "a"


async def test_what_nobody_takes_is_forgotten_in_the_end() -> None:
    walls, asked = Walls[str](), Asked()
    asked.free.set()
    for key in range(MOST_WALLS + 1):
        await walls.take(key, 0, 3, asked)
    before = asked.times
    await walls.take(MOST_WALLS, 1, 3, asked)
    assert asked.times == before
    await walls.take(0, 1, 3, asked)
    assert asked.times == before + 1
