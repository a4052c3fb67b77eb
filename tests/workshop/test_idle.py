"""Workers go to those who wait, in their order, and none is lost between two hands."""

import asyncio
from typing import Any, cast

import pytest

from limner.workshop.idle import IdleWorkers
from limner.workshop.process import Worker

FIRST, SECOND = (cast(Worker, object()) for _ in range(2))


@pytest.fixture
def returned() -> list[Worker]:
    return []


@pytest.fixture
def idle(returned: list[Worker]) -> IdleWorkers:
    return IdleWorkers(returned.append)


async def waiting(idle: IdleWorkers, number: int) -> list[asyncio.Task[Worker]]:
    tasks = [asyncio.create_task(idle.take()) for _ in range(number)]
    await asyncio.sleep(0)
    return tasks


async def test_the_one_that_was_busy_last_is_taken(idle: IdleWorkers) -> None:
    idle.give(FIRST)
    idle.give(SECOND)
    assert idle.free == 2
    assert [await idle.take(), await idle.take()] == [SECOND, FIRST]
    assert idle.free == 0


async def test_first_come_first_served(idle: IdleWorkers) -> None:
    one, two = await waiting(idle, 2)
    idle.give(FIRST)
    idle.give(SECOND)
    assert (await one, await two) == (FIRST, SECOND)


async def test_who_leaves_is_passed_over(idle: IdleWorkers, returned: list[Worker]) -> None:
    one, two = await waiting(idle, 2)
    one.cancel()
    idle.give(FIRST)
    assert await two is FIRST
    await asyncio.wait([one])
    assert (one.cancelled(), returned, idle.free) == (True, [], 0)


async def test_who_leaves_in_the_moment_of_being_served_returns_the_worker(
    idle: IdleWorkers, returned: list[Worker]
) -> None:
    (one,) = await waiting(idle, 1)
    idle.give(FIRST)
    one.cancel()
    await asyncio.wait([one])
    assert (one.cancelled(), returned, idle.free) == (True, [FIRST], 0)


async def test_only_a_free_worker_is_dropped(idle: IdleWorkers) -> None:
    idle.give(FIRST)
    assert not idle.drop(SECOND)
    assert idle.drop(FIRST)
    assert idle.free == 0


async def test_closing_turns_everybody_away(idle: IdleWorkers) -> None:
    tasks: list[Any] = await waiting(idle, 2)
    tasks[0].cancel()
    idle.close(TimeoutError("closed"))
    tasks.append(asyncio.create_task(idle.take()))
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [asyncio.CancelledError, TimeoutError, TimeoutError]
