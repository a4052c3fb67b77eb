"""Sliding windows: never more than the limit in any stretch of their length, and no longer a wait than needed."""

import asyncio
import socket
from contextlib import closing

import pytest
from hypothesis import given
from hypothesis import strategies as st
from structlog.testing import capture_logs

from limner.kit.windows import MemoryWindow, Redis

eighths = st.integers(0, 40).map(lambda eighth: eighth / 8)
"""Times that floating point adds exactly."""

PATIENCE = 60.0
"""Seconds in which the slowest machine has its answer from Redis."""
HOUR = 3600


class Seconds:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


async def test_the_window_slides() -> None:
    clock = Seconds()
    window = MemoryWindow(3, 10, clock)
    taken = []
    for clock.now in (0.0, 4.0, 8.0, 9.0, 10.0, 10.1, 14.0):
        taken.append(await window.take("a"))
    assert taken == [0.0, 0.0, 0.0, 1.0, 0.0, pytest.approx(3.9), 0.0]


async def test_keys_do_not_share_a_window() -> None:
    window = MemoryWindow(1, 10, Seconds())
    assert [await window.take(key) for key in "abab"] == [0.0, 0.0, 10.0, 10.0]


async def test_the_wait_for_several_is_until_enough_are_over() -> None:
    clock = Seconds()
    window = MemoryWindow(6, 60, clock)
    for clock.now in (0.0, 10.0, 20.0):
        await window.take("a", 2)
    assert await window.take("a", 3) == 10.0 + 60 - 20.0
    assert await window.take("a", 7) == 60.0, "more than the limit never fits"


@given(st.lists(st.tuples(eighths, st.integers(1, 4), st.sampled_from("ab")), max_size=60))
async def test_no_stretch_of_time_holds_more_than_the_limit(events: list[tuple[float, int, str]]) -> None:
    clock = Seconds()
    window = MemoryWindow(5, 3, clock)
    counted: dict[str, list[float]] = {"a": [], "b": []}
    for pause, amount, key in events:
        clock.now += pause
        wait = await window.take(key, amount)
        if not wait:
            counted[key] += [clock.now] * amount
        recent = [moment for moment in counted[key] if moment > clock.now - 3]
        assert len(recent) <= 5
        if wait:
            assert 0 < wait <= 3
            assert len(recent) + amount > 5


async def test_two_processes_share_a_window_in_redis(redis_url: str) -> None:
    redis, other = Redis(redis_url, PATIENCE), Redis(redis_url, PATIENCE)
    first, second = (each.window("shared", 3, HOUR) for each in (redis, other))
    waits = [await window.take("a") for window in (first, second, first, second)]
    assert waits[:3] == [0.0, 0.0, 0.0]
    assert HOUR / 2 < waits[3] <= HOUR
    assert await first.take("b", 3) == 0.0
    assert await second.take("b") > 0
    await redis.close()
    await other.close()


async def test_a_burst_is_limited_and_no_outage(redis_url: str) -> None:
    redis = Redis(redis_url, PATIENCE)
    window = redis.window("burst", 5, HOUR)
    with capture_logs() as lines:
        waits = await asyncio.gather(*(window.take("a") for _ in range(400)))
    assert waits.count(0.0) == 5
    assert not lines
    await redis.close()


@pytest.fixture
def _long_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine, a Redis that failed is left alone until the test is over."""
    monkeypatch.setattr(Redis, "PAUSE_SECONDS", HOUR)


@pytest.mark.usefixtures("_long_pause")
async def test_without_redis_nothing_is_refused_and_one_line_says_so() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as probe:
        port = probe.getsockname()[1]
    redis = Redis(f"redis://127.0.0.1:{port}/0")
    window = redis.window("gone", 1, 10)
    with capture_logs() as lines:
        assert [await window.take("a") for _ in range(5)] == [0.0] * 5
    assert [line["log_level"] for line in lines] == ["warning"]
    await redis.close()


@pytest.mark.usefixtures("_long_pause")
async def test_a_redis_that_never_answers_is_not_waited_for() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as silent:
        redis = Redis(f"redis://127.0.0.1:{silent.getsockname()[1]}/0", patience=0.05)
        window = redis.window("silent", 1, 10)
        with capture_logs() as lines:
            assert [await window.take("a") for _ in range(5)] == [0.0] * 5
        assert ["TimeoutError" in line["cause"] for line in lines] == [True], "only the first one waited"
        await redis.close()
