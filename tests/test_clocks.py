"""The clocks that tests turn."""

import asyncio

import pytest

from tests.clocks import LeapingLoop, leap, settle


def test_a_leaping_loop_waits_exactly_and_not_at_all() -> None:
    async def wait() -> float:
        await asyncio.gather(asyncio.sleep(3600), asyncio.sleep(1800))
        return asyncio.get_running_loop().time()

    with asyncio.Runner(loop_factory=LeapingLoop) as runner:
        assert runner.run(wait()) == 3600


async def test_a_leap_ends_the_waits_that_it_passes() -> None:
    short, long = (asyncio.create_task(asyncio.sleep(seconds)) for seconds in (3600, 7200))
    await settle()
    leap(5000)
    await short
    assert not long.done()
    leap(3000)
    await long


async def test_a_leap_ends_a_time_that_is_over() -> None:
    async def wait() -> None:
        async with asyncio.timeout(3600):
            leap(3600)
            await asyncio.Event().wait()

    with pytest.raises(TimeoutError):
        await wait()
