"""The rate limits: requests a second and images a minute, of a user and not of a key."""

from math import ceil
from uuid import UUID

from limner.accounts.models import Account
from limner.api.settings import ApiSettings
from limner.kit.counters import Counters
from limner.kit.errors import LimnerError
from limner.kit.metrics import RATE_LIMITED
from limner.kit.windows import Window


class RateLimited(LimnerError):  # noqa: N818  named for what happened
    """The user is over a rate limit; nothing was started."""

    status = 429
    type = "rate_limit_error"
    code = "rate_limited"


class RateLimits:
    """Counts requests and images of each user. A refused request counts towards neither.

    What an account's own limits say goes before what the settings say.
    """

    def __init__(self, settings: ApiSettings, counters: Counters) -> None:
        self._requests = _Limit(counters, "requests", "requests a second", settings.requests_per_second, 1)
        self._images = _Limit(counters, "images", "images a minute", settings.images_per_minute, 60)

    async def count_request(self, caller: Account) -> None:
        """Count a request. Raises RateLimited."""
        await self._requests.count(caller.id, 1, caller.limits.requests_per_second)

    async def count_images(self, caller: Account, images: int) -> None:
        """Count the images that a request asks for. Raises RateLimited."""
        await self._images.count(caller.id, images, caller.limits.images_per_minute)


class _Limit:
    """One rate limit, with a window for each number that somebody is limited to; 0 limits nothing."""

    def __init__(self, counters: Counters, name: str, unit: str, usual: int, seconds: int) -> None:
        self._counters = counters
        self._name = name
        self._unit = unit
        self._usual = usual
        self._seconds = seconds
        self._windows: dict[int, Window] = {}

    async def count(self, account_id: UUID, amount: int, own: int | None) -> None:
        """Count `amount` events of a user, who may have an `own` limit.

        Raises RateLimited with the time to wait; without one where no wait would help.
        """
        most = self._usual if own is None else own
        if not most:
            return
        if amount > most:
            RATE_LIMITED.labels(self._name).inc()
            raise RateLimited(f"A user has {most} {self._unit}, and this asks for {amount}; ask for fewer.")
        if wait := await self._window(most).take(str(account_id), amount):
            RATE_LIMITED.labels(self._name).inc()
            raise RateLimited(f"A user has {most} {self._unit}; try again in {ceil(wait)} s.", retry_after=wait)

    def _window(self, most: int) -> Window:
        if most not in self._windows:
            self._windows[most] = self._counters.window(self._name, most, self._seconds)
        return self._windows[most]
