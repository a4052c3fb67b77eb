"""Where the counters of rates and of guesses are: in this process, or in a Redis that several share."""

from typing import Annotated

from pydantic import AfterValidator, Field, SecretStr

from limner.kit.guesses import Guesses, MemoryGuesses, RedisGuesses
from limner.kit.settings import Settings
from limner.kit.windows import MemoryWindow, Redis, Window

REDIS_SCHEMES = ("redis://", "rediss://", "unix://")


def _redis_url(value: SecretStr) -> SecretStr:
    if value.get_secret_value() and not value.get_secret_value().startswith(REDIS_SCHEMES):
        raise ValueError("an address that starts with " + ", ".join(REDIS_SCHEMES))
    return value


class CounterSettings(Settings):
    """Where requests, images and guesses at passwords are counted."""

    redis_url: Annotated[SecretStr, AfterValidator(_redis_url)] = Field(
        SecretStr(""),
        description="A Redis that keeps the counters of rate limits and of guesses at passwords, for several "
        "processes; without it, each process counts alone.",
    )


class Counters:
    """Makes the counters that the settings describe."""

    def __init__(self, settings: CounterSettings) -> None:
        """Raises SettingsError where the client of Redis is not installed."""
        url = settings.redis_url.get_secret_value()
        self._redis = Redis(url) if url else None

    def window(self, name: str, limit: int, seconds: int) -> Window:
        """At most `limit` events in any `seconds` seconds; every process that uses the name counts in the same one."""
        return self._redis.window(name, limit, seconds) if self._redis else MemoryWindow(limit, seconds)

    def guesses(self, name: str, free: int) -> Guesses:
        """Guesses of this name, of which `free` in a row cost no wait."""
        return RedisGuesses(self._redis, name, free) if self._redis else MemoryGuesses(free)

    async def close(self) -> None:
        """Close the connections to Redis."""
        if self._redis:
            await self._redis.close()
