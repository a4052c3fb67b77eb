"""Guesses that fail make the next one wait longer, whatever comes between them."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from socket import create_server

import pytest
from hypothesis import given
from hypothesis import strategies as st
from structlog.testing import capture_logs

from limner.kit.guesses import FORGOTTEN_SECONDS, LONGEST_SECONDS, Guesses, MemoryGuesses, RedisGuesses, pause
from limner.kit.windows import Redis
from tests.kit.test_windows import PATIENCE

FREE = 3


class Seconds:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def seconds() -> Seconds:
    return Seconds()


@pytest.fixture(params=["memory", "redis"])
async def guesses(request: pytest.FixtureRequest, seconds: Seconds) -> AsyncIterator[Guesses]:
    if request.param == "memory":
        yield MemoryGuesses(FREE, seconds)
        return
    redis = Redis(request.getfixturevalue("redis_url"), PATIENCE)
    yield RedisGuesses(redis, request.node.name, FREE, seconds)
    await redis.close()


@given(st.integers(0, 10_000), st.integers(1, 100))
def test_a_pause_is_bounded_and_never_shorter_than_the_one_before(failures: int, free: int) -> None:
    assert 0 <= pause(failures, free) <= pause(failures + 1, free) <= LONGEST_SECONDS
    assert (pause(failures, free) == 0) == (failures < free)
    if 0 < pause(failures + 1, free) < LONGEST_SECONDS:
        assert pause(failures + 1, free) in (1, 2 * pause(failures, free))


async def test_the_waits_double(guesses: Guesses, seconds: Seconds) -> None:
    waits = []
    for _ in range(8):
        while wait := await guesses.attempt("ann"):
            waits.append(round(wait, 3))
            seconds.now += wait
    assert waits == [1, 2, 4, 8, 16]


async def test_an_attempt_that_has_to_wait_does_not_lengthen_the_wait(guesses: Guesses) -> None:
    for _ in range(FREE):
        assert await guesses.attempt("ann") == 0
    assert [round(await guesses.attempt("ann"), 3) for _ in range(5)] == [1] * 5
    assert await guesses.attempt("bob") == 0


async def test_many_at_once_are_not_free(guesses: Guesses) -> None:
    waits = await asyncio.gather(*(guesses.attempt("ann") for _ in range(50)))
    assert waits.count(0.0) == FREE


async def test_a_right_one_forgets_those_before_it_or_itself_alone(guesses: Guesses, seconds: Seconds) -> None:
    for _ in range(FREE):
        await guesses.attempt("ann")
    seconds.now += 1
    assert await guesses.attempt("ann") == 0
    await guesses.right("ann", forget=False)
    assert await guesses.attempt("ann") == 0, "the wait before it is over"
    assert round(await guesses.attempt("ann"), 3) == 2, "as if the right one had not been"
    await guesses.right("ann", forget=True)
    assert [await guesses.attempt("ann") for _ in range(FREE)] == [0] * FREE
    await guesses.right("nobody", forget=True)


@given(st.lists(st.tuples(st.floats(0, 60), st.booleans()), max_size=60))
async def test_right_ones_between_them_buy_no_guess(steps: list[tuple[float, bool]]) -> None:
    """Whoever owns one account tries others from the same address: its own sign-ins do not make that quicker."""
    seconds = Seconds()
    guesses, plain = MemoryGuesses(FREE, seconds), MemoryGuesses(FREE, seconds)
    failed = allowed = 0
    for wait, own in steps:
        seconds.now += wait
        if not await guesses.attempt("address"):
            if own:
                await guesses.right("address", forget=False)
            else:
                failed += 1
        if not own and not await plain.attempt("address"):
            allowed += 1
    assert failed <= max(allowed, FREE) + _doublings(seconds.now - 1_000_000.0)


def _doublings(elapsed: float) -> int:
    """How many pauses of 1, 2, 4 … seconds, one after the other, fit into a time."""
    count = 0
    while (elapsed := elapsed - pause(FREE + count, FREE)) >= 0:
        count += 1
    return count


async def test_they_are_forgotten_after_a_day(guesses: Guesses, seconds: Seconds) -> None:
    if isinstance(guesses, RedisGuesses):
        pytest.skip("Redis forgets by its own clock")
    for _ in range(FREE):
        await guesses.attempt("ann")
    seconds.now += FORGOTTEN_SECONDS
    assert [await guesses.attempt("ann") for _ in range(FREE)] == [0] * FREE


async def test_processes_share_what_redis_keeps(redis_url: str, seconds: Callable[[], float]) -> None:
    redis, other = Redis(redis_url, PATIENCE), Redis(redis_url, PATIENCE)
    both = [RedisGuesses(each, "shared", 2, seconds) for each in (redis, other)]
    assert [await each.attempt("ann") for each in both] == [0, 0]
    assert [round(await each.attempt("ann"), 3) for each in both] == [1, 1]
    await redis.close()
    await other.close()


async def test_without_redis_the_process_counts_alone(
    seconds: Callable[[], float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Redis, "PAUSE_SECONDS", 3600)
    with closing(create_server(("127.0.0.1", 0))) as probe:
        port = probe.getsockname()[1]
    redis = Redis(f"redis://127.0.0.1:{port}/0")
    guesses = RedisGuesses(redis, "gone", FREE, seconds)
    with capture_logs():
        waits = [await guesses.attempt("ann") for _ in range(FREE + 1)]
        await guesses.right("ann", forget=True)
        assert await guesses.attempt("ann") == 0
    assert waits == [0] * FREE + [1]
    await redis.close()
