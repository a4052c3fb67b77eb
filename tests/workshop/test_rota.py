"""Workers go to those who wait, in their order, and none is lost between two hands."""

import asyncio
from typing import Any, cast

import pytest

from limner.workshop.process import Worker
from limner.workshop.rota import Rota

FIRST, SECOND = (cast(Worker, object()) for _ in range(2))


@pytest.fixture
def returned() -> list[Worker]:
    return []


@pytest.fixture
def rota(returned: list[Worker]) -> Rota:
    return Rota(returned.append)


async def waiting(rota: Rota, number: int) -> list[asyncio.Task[Worker]]:
    tasks = [asyncio.create_task(rota.take()) for _ in range(number)]
    await asyncio.sleep(0)
    return tasks


async def test_the_one_that_was_busy_last_is_taken(rota: Rota) -> None:
    rota.give(FIRST)
    rota.give(SECOND)
    assert rota.free == 2
    assert [await rota.take(), await rota.take()] == [SECOND, FIRST]
    assert rota.free == 0


async def test_first_come_first_served(rota: Rota) -> None:
    one, two = await waiting(rota, 2)
    rota.give(FIRST)
    rota.give(SECOND)
    assert (await one, await two) == (FIRST, SECOND)


async def test_who_leaves_is_passed_over(rota: Rota, returned: list[Worker]) -> None:
    one, two = await waiting(rota, 2)
    one.cancel()
    rota.give(FIRST)
    assert await two is FIRST
    await asyncio.wait([one])
    assert (one.cancelled(), returned, rota.free) == (True, [], 0)


async def test_who_leaves_in_the_moment_of_being_served_returns_the_worker(rota: Rota, returned: list[Worker]) -> None:
    (one,) = await waiting(rota, 1)
    rota.give(FIRST)
    one.cancel()
    await asyncio.wait([one])
    assert (one.cancelled(), returned, rota.free) == (True, [FIRST], 0)


async def test_only_a_free_worker_is_dropped(rota: Rota) -> None:
    rota.give(FIRST)
    assert not rota.drop(SECOND)
    assert rota.drop(FIRST)
    assert rota.free == 0


async def test_closing_turns_everybody_away(rota: Rota) -> None:
    tasks: list[Any] = await waiting(rota, 2)
    tasks[0].cancel()
    rota.close(TimeoutError("closed"))
    tasks.append(asyncio.create_task(rota.take()))
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [asyncio.CancelledError, TimeoutError, TimeoutError]
