"""The rate limits: requests a second and images a minute, of a user and not of a key."""

from math import ceil
from uuid import UUID

from limner.api.settings import ApiSettings
from limner.kit.errors import LimnerError
from limner.kit.metrics import RATE_LIMITED
from limner.kit.windows import MemoryWindow, Redis, Window


class RateLimited(LimnerError):  # noqa: N818  named for what happened
    """The user is over a rate limit; nothing was started."""

    status = 429
    type = "rate_limit_error"
    code = "rate_limited"


class RateLimits:
    """Counts requests and images of each user. A refused request counts towards neither."""

    def __init__(self, settings: ApiSettings) -> None:
        url = settings.redis_url.get_secret_value()
        self._redis = Redis(url) if url else None
        self._requests = self._limit("requests", "requests a second", settings.requests_per_second, 1)
        self._images = self._limit("images", "images a minute", settings.images_per_minute, 60)

    async def count_request(self, account_id: UUID) -> None:
        """Count a request. Raises RateLimited."""
        await self._requests.count(account_id, 1)

    async def count_images(self, account_id: UUID, images: int) -> None:
        """Count the images that a request asks for. Raises RateLimited."""
        await self._images.count(account_id, images)

    async def close(self) -> None:
        """Close the connections to Redis."""
        if self._redis:
            await self._redis.close()

    def _limit(self, name: str, unit: str, most: int, seconds: int) -> "Limit":
        if not most:
            return Limit(name, unit, 0, None)
        window: Window = self._redis.window(name, most, seconds) if self._redis else MemoryWindow(most, seconds)
        return Limit(name, unit, most, window)


class Limit:
    """One rate limit; without a window it limits nothing."""

    def __init__(self, name: str, unit: str, most: int, window: Window | None) -> None:
        self._name = name
        self._unit = unit
        self._most = most
        self._window = window

    async def count(self, account_id: UUID, amount: int) -> None:
        """Count `amount` events of a user.

        Raises RateLimited with the time to wait; without one where no wait would help.
        """
        if self._window is None:
            return
        if amount > self._most:
            RATE_LIMITED.labels(self._name).inc()
            raise RateLimited(f"A user has {self._most} {self._unit}, and this asks for {amount}; ask for fewer.")
        if wait := await self._window.take(str(account_id), amount):
            RATE_LIMITED.labels(self._name).inc()
            raise RateLimited(f"A user has {self._most} {self._unit}; try again in {ceil(wait)} s.", retry_after=wait)
