"""Whether the store works: asked of it seldom, answered often."""

import asyncio
import time
from typing import Final

import structlog

from limner.kit.metrics import STORE_UP
from limner.library.blobs import Blobs
from limner.library.store_calls import RETRY_SECONDS, BlobError, reason

FRESH_SECONDS: Final = 5.0
"""How long the answer of the last probe is good, unless a call has failed since."""

log = structlog.get_logger(__name__)


class StoreProbe:
    """Probes a store, at most once at a time, and remembers how that went."""

    def __init__(self, blobs: Blobs) -> None:
        self._blobs = blobs
        self._works = True
        self._failures_then = 0
        self._fresh_until = 0.0
        self._probing: asyncio.Task[None] | None = None
        STORE_UP.set(1)

    async def works(self, patience: float | None = None) -> bool:
        """Whether the store works; False as well if it has not said so within `patience` seconds."""
        if self._settled():
            return self._works
        if self._probing is None or self._probing.done():
            self._probing = asyncio.create_task(self._probe())
        done, _ = await asyncio.wait({self._probing}, timeout=patience)
        return bool(done) and self._works

    async def check(self) -> None:
        """Raises BlobError if the store is known to have failed and fails still. Costs nothing while it works."""
        if self._works and self._blobs.failures == self._failures_then:
            return
        if not await self.works():
            raise BlobError(
                "The store of the images does not work at the moment. Send the request again later.",
                retry_after=RETRY_SECONDS,
            )

    async def close(self) -> None:
        """End a probe that is under way."""
        if self._probing is not None:
            self._probing.cancel()
            await asyncio.wait({self._probing})

    def _settled(self) -> bool:
        """Whether the last answer still counts: bad news does while it is fresh, good news until a call fails."""
        fresh = time.monotonic() < self._fresh_until
        return fresh and not (self._works and self._blobs.failures != self._failures_then)

    async def _probe(self) -> None:
        self._failures_then = self._blobs.failures
        try:
            await self._blobs.probe()
        except BlobError as error:
            if self._works:
                log.warning("store_failed", cause=reason(error))
            self._works = False
        else:
            if not self._works:
                log.info("store_works_again")
            self._works = True
        self._fresh_until = time.monotonic() + FRESH_SECONDS
        STORE_UP.set(self._works)
