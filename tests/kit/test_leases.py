"""A lease is one process's at a time, and the next one's when it has ended or died."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from datetime import timedelta

import pytest

from limner.kit.database import Database
from limner.kit.leases import LIFE, Lease
from tests.conftest import MovableClock


@pytest.fixture
async def other(database: Database, database_url: str) -> AsyncIterator[Database]:
    """The same database, as another process has it."""
    opened = await Database.open(database_url)
    yield opened
    await opened.close()


async def test_one_has_it_and_keeps_it(database: Database, other: Database, clock: MovableClock) -> None:
    mine, theirs = Lease(database, "sweeping", clock), Lease(other, "sweeping", clock)
    assert await mine.take()
    for _ in range(5):
        clock.advance(LIFE.total_seconds() - 1)
        assert await mine.take()
        assert not await theirs.take()
    assert (mine.held, theirs.held) == (True, False)


async def test_a_dead_holder_is_followed_when_its_lease_is_over(
    database: Database, other: Database, clock: MovableClock
) -> None:
    dead, next_one = Lease(database, "sweeping", clock), Lease(other, "sweeping", clock)
    assert await dead.take()
    clock.advance(LIFE.total_seconds() - 1)
    assert not await next_one.take()
    clock.advance(1)
    assert not dead.held
    assert await next_one.take()
    assert not await dead.take()


async def test_what_is_given_up_is_free_at_once(database: Database, other: Database, clock: MovableClock) -> None:
    mine, theirs = Lease(database, "sweeping", clock), Lease(other, "sweeping", clock)
    assert await mine.take()
    await theirs.give_up()
    assert not await theirs.take()
    await mine.give_up()
    assert await theirs.take()
    await mine.give_up()
    assert not await mine.take()


async def test_who_gives_it_up_for_a_while_leaves_it_to_others_so_long(
    database: Database, other: Database, clock: MovableClock
) -> None:
    tired, fresh = Lease(database, "sweeping", clock), Lease(other, "sweeping", clock)
    assert await tired.take()
    await tired.give_up(timedelta(seconds=40))
    clock.advance(39)
    assert not await tired.take()
    assert await fresh.take()
    await fresh.give_up()
    assert not await tired.take()
    clock.advance(1)
    assert await tired.take()


async def test_what_is_given_up_while_it_is_taken_is_given_up(
    database: Database, other: Database, clock: MovableClock
) -> None:
    mine, theirs = Lease(database, "sweeping", clock), Lease(other, "sweeping", clock)
    assert await mine.take()
    taken, _ = await asyncio.gather(mine.take(), mine.give_up(timedelta(seconds=40)))
    assert taken
    assert not mine.held
    assert await theirs.take()


async def test_a_rest_does_not_outlive_a_clock_that_was_set_back(database: Database, clock: MovableClock) -> None:
    lease = Lease(database, "sweeping", clock)
    await lease.give_up(timedelta(seconds=40))
    assert not await lease.take()
    clock.advance(-3600)
    assert await lease.take()


async def test_tasks_do_not_share_a_lease(database: Database, clock: MovableClock) -> None:
    assert await Lease(database, "sweeping", clock).take()
    assert await Lease(database, "counting", clock).take()


async def test_of_many_at_once_one_gets_it(database: Database, database_url: str, clock: MovableClock) -> None:
    async with AsyncExitStack() as closing:
        leases = [Lease(database, "sweeping", clock)]
        for _ in range(4):
            opened = await Database.open(database_url)
            closing.push_async_callback(opened.close)
            leases.append(Lease(opened, "sweeping", clock))
        for _ in range(5):
            assert sum(await asyncio.gather(*(lease.take() for lease in leases))) == 1
            clock.advance(LIFE.total_seconds())


async def test_the_lease_of_a_clock_that_was_wrong_is_nobodys(
    database: Database, other: Database, clock: MovableClock
) -> None:
    ahead = MovableClock()
    ahead.advance(3600)
    assert await Lease(other, "sweeping", ahead).take()
    assert await Lease(database, "sweeping", clock).take()
