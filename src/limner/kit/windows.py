"""Sliding windows: how much happened in the last so many seconds, in this process or in Redis."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol, cast

import structlog
from limits import RateLimitItem, RateLimitItemPerSecond
from limits.aio.storage import RedisStorage
from limits.aio.strategies import MovingWindowRateLimiter

from limner.kit.extras import require

log = structlog.stdlib.get_logger(__name__)


class Window(Protocol):
    """At most `limit` events in any `seconds` seconds, per key."""

    async def take(self, key: str, amount: int = 1) -> float:
        """Count `amount` events and return 0.0; or count nothing and return the seconds to wait."""
        ...


class MemoryWindow:
    """A window in this process.

    Not the one of `limits`: that looks through all keys after every event, 75 ms with 1,000 users.
    """

    def __init__(self, limit: int, seconds: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._limit = limit
        self._seconds = seconds
        self._clock = clock
        self._events: dict[str, deque[float]] = {}

    async def take(self, key: str, amount: int = 1) -> float:
        """As `Window.take`."""
        now = self._clock()
        self._forget(now)
        events = self._events.pop(key, None) or deque()
        while events and events[0] <= now - self._seconds:
            events.popleft()
        excess = len(events) + amount - self._limit
        if excess <= 0:
            events.extend([now] * amount)
        if events:
            self._events[key] = events  # at the end: the keys stay in the order of their last use
        if excess <= 0:
            return 0.0
        return events[excess - 1] + self._seconds - now if excess <= len(events) else float(self._seconds)

    def _forget(self, now: float) -> None:
        """Drop the keys at the front whose events are all over."""
        while self._events:
            key, events = next(iter(self._events.items()))
            if events[-1] > now - self._seconds:
                return
            del self._events[key]


class Redis:
    """The counters in one Redis, for several processes. While it does not answer, nothing is refused."""

    CONNECTIONS = 32
    """Requests that may ask at once; the others wait for their turn, since a full pool is no outage."""
    PAUSE_SECONDS = 5.0
    """Seconds to leave a failing Redis alone, so that requests do not wait for it one after the other."""

    def __init__(self, url: str, patience: float = 2.0) -> None:
        """`patience` is how many seconds to wait for an answer: more than a busy event loop ever stands still."""
        require("redis", extra="redis", setting="LIMNER_REDIS_URL", value="set")
        # It takes as long to import as the rest of this package, and a service without a Redis starts without it.
        from redis.asyncio import ConnectionPool
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
        from redis.exceptions import RedisError

        self._outages = (RedisError, OSError, TimeoutError)
        self._patience = patience
        self._pool = ConnectionPool.from_url(url, retry=Retry(NoBackoff(), 0))
        storage = RedisStorage("async+redis://", implementation="redispy", connection_pool=cast(Any, self._pool))
        self._limiter = MovingWindowRateLimiter(storage)
        self._turn = asyncio.Semaphore(self.CONNECTIONS)
        self._back_at = 0.0

    def window(self, name: str, limit: int, seconds: int) -> "RedisWindow":
        """A window of this name; every process that uses the name counts in the same one."""
        return RedisWindow(self, RateLimitItemPerSecond(limit, seconds, namespace=f"limner-{name}"))

    async def take(self, item: RateLimitItem, key: str, amount: int) -> float:
        """As `Window.take`."""
        async with self._turn:
            if time.monotonic() < self._back_at:
                return 0.0
            try:
                async with asyncio.timeout(self._patience):
                    if await self._limiter.hit(item, key, cost=amount):
                        return 0.0
                    stats = await self._limiter.get_window_stats(item, key)
            except self._outages as error:
                self._pause(error)
                return 0.0
        return max(stats.reset_time - time.time(), 0.001)

    async def close(self) -> None:
        """Close the connections."""
        await self._pool.aclose()

    def _pause(self, error: Exception) -> None:
        self._back_at = time.monotonic() + self.PAUSE_SECONDS
        cause = f"{type(error).__name__}: {error}"
        log.warning("redis_unavailable", cause=cause, no_limits_for_seconds=self.PAUSE_SECONDS)


class RedisWindow:
    """A window in Redis."""

    def __init__(self, redis: Redis, item: RateLimitItem) -> None:
        self._redis = redis
        self._item = item

    async def take(self, key: str, amount: int = 1) -> float:
        """As `Window.take`."""
        return await self._redis.take(self._item, key, amount)
