"""Calls to the store of the images: each bounded in time, its failure counted and told in our words."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from obstore.exceptions import BaseError

from limner.kit.errors import LimnerError
from limner.kit.metrics import STORE_FAILURES, StoreCall

CALL_SECONDS: Final = 10.0
"""How long one call to the store may take, where no setting says so."""
RETRY_SECONDS: Final = 5
"""When a caller may try again after the store has failed."""


class BlobError(LimnerError):
    """The store failed, or did not answer in time. The cause has its reason."""

    status = 503
    type = "overloaded_error"
    code = "storage_unavailable"


class StoreCalls:
    """What all calls to one store share. `failures` counts those that failed; `seconds` bounds each."""

    def __init__(self, seconds: float = CALL_SECONDS) -> None:
        self.failures = 0
        self.seconds = seconds

    @asynccontextmanager
    async def bounded(self, operation: StoreCall, more_seconds: float = 0.0) -> AsyncIterator[None]:
        """Around one call. Raises BlobError for what the store raises, but FileNotFoundError where there is no file."""
        try:
            async with asyncio.timeout(self.seconds + more_seconds):
                yield
        except FileNotFoundError as error:
            if "NoSuchBucket" in str(error):
                raise self._failed(operation) from error
            raise
        except (BaseError, OSError) as error:
            raise self._failed(operation) from error

    def _failed(self, operation: StoreCall) -> BlobError:
        self.failures += 1
        STORE_FAILURES.labels(operation).inc()
        return BlobError(
            f"The store of the images failed to {operation}. Send the request again in a moment; nothing is charged.",
            retry_after=RETRY_SECONDS,
        )


def reason(error: BaseException) -> str:
    """The first line of what lies behind an error of the store."""
    cause = error.__cause__ or error
    if isinstance(cause, TimeoutError) and not str(cause):
        return "it does not answer in time"
    return str(cause).partition("\n")[0]
