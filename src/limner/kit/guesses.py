"""Guesses at a secret that a person chose: each that fails makes the next one wait longer.

An attempt is counted before anybody knows whether it is right, so that a thousand at once are not a thousand free ones;
one that was right is taken back.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from limner.kit.windows import Redis

LONGEST_SECONDS: Final = 900.0
"""The longest wait between two attempts."""
FORGOTTEN_SECONDS: Final = 86_400.0
"""How long after the last attempt all of them are forgotten."""


def pause(failures: int, free: int) -> float:
    """Seconds to wait after so many failures in a row: none below `free`, then 1, 2, 4 … up to `LONGEST_SECONDS`."""
    if failures < free:
        return 0.0
    return LONGEST_SECONDS if failures - free >= 10 else 2.0 ** (failures - free)


class Guesses(Protocol):
    """The attempts at each of many secrets, named by a key."""

    async def attempt(self, key: str) -> float:
        """Count an attempt and return 0.0; or count nothing and return the seconds to wait."""
        ...

    async def right(self, key: str, *, forget: bool) -> None:
        """The attempt just counted was right: take it back, and with `forget` all that failed before it."""
        ...


@dataclass(slots=True)
class _Failures:
    count: int
    next_at: float
    last_at: float


class MemoryGuesses:
    """Guesses in this process."""

    def __init__(self, free: int, clock: Callable[[], float] = time.time) -> None:
        self._free = free
        self._clock = clock
        self._failures: dict[str, _Failures] = {}

    async def attempt(self, key: str) -> float:
        """As `Guesses.attempt`."""
        now = self._clock()
        self._forget(now)
        known = self._failures.pop(key, _Failures(0, now, now))
        wait = known.next_at - now
        if wait <= 0:
            known.count += 1
            known.next_at, known.last_at = now + pause(known.count, self._free), now
        self._failures[key] = known  # at the end: the keys stay in the order of their last attempt, or nearly
        return max(wait, 0.0)

    async def right(self, key: str, *, forget: bool) -> None:
        """As `Guesses.right`."""
        known = self._failures.get(key)
        if known is None:
            return
        known.count -= 1
        known.next_at = self._clock()
        if forget or known.count <= 0:
            del self._failures[key]

    def _forget(self, now: float) -> None:
        """Drop the keys at the front that nobody has tried for long."""
        while self._failures:
            key, failures = next(iter(self._failures.items()))
            if failures.last_at > now - FORGOTTEN_SECONDS:
                return
            del self._failures[key]


_ATTEMPT = """
local key, now, free, longest, kept = KEYS[1], tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), ARGV[4]
local next_at = tonumber(redis.call('HGET', key, 'next_at') or '0')
if now < next_at then return tostring(next_at - now) end
local count = redis.call('HINCRBY', key, 'count', 1)
local pause = 0
if count >= free then pause = math.min(2 ^ (count - free), longest) end
redis.call('HSET', key, 'next_at', string.format('%.6f', now + pause))
redis.call('EXPIRE', key, kept)
return '0'
"""
_RIGHT = """
if redis.call('EXISTS', KEYS[1]) == 0 then return '0' end
local count = redis.call('HINCRBY', KEYS[1], 'count', -1)
redis.call('HSET', KEYS[1], 'next_at', '0')
if count <= 0 or ARGV[1] == '1' then redis.call('DEL', KEYS[1]) end
return '0'
"""


class RedisGuesses:
    """Guesses in Redis; while it does not answer, those of this process, since a guess is never free."""

    def __init__(self, redis: Redis, name: str, free: int, clock: Callable[[], float] = time.time) -> None:
        self._redis = redis
        self._name = name
        self._free = free
        self._clock = clock
        self._meanwhile = MemoryGuesses(free, clock)

    async def attempt(self, key: str) -> float:
        """As `Guesses.attempt`."""
        bounds = (self._free, LONGEST_SECONDS, int(FORGOTTEN_SECONDS))
        answer = await self._redis.run(_ATTEMPT, f"{self._name}:{key}", self._clock(), *bounds)
        return await self._meanwhile.attempt(key) if answer is None else float(answer)

    async def right(self, key: str, *, forget: bool) -> None:
        """As `Guesses.right`."""
        await self._redis.run(_RIGHT, f"{self._name}:{key}", int(forget))
        await self._meanwhile.right(key, forget=forget)
