"""Settings of the workshop."""

import os
from typing import Self

from pydantic import Field, ValidationInfo, field_validator

from limner.catalog.limits import EXPLORE_IMAGES, MAX_IMAGES
from limner.kit.settings import Settings

LARGEST = max(MAX_IMAGES, EXPLORE_IMAGES)
"""The most pictures that one request has made: every crew that is idle has room for them."""


def cores() -> int:
    """The number of cores that this process may run on."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # macOS has no affinity
        return os.cpu_count() or 1


class WorkshopSettings(Settings):
    """How many jobs at once, how many waiting, and for how long."""

    workers: int = Field(
        default_factory=cores, ge=1, le=1024, description="Worker processes: one for each core unless set."
    )
    queue: int = Field(
        64,
        ge=0,
        le=100_000,
        description="How many jobs may wait for a worker, a job a picture; beyond that a request gets 503.",
    )
    account_jobs: int | None = Field(
        None,
        ge=1,
        le=1024,
        description="How many jobs of one account run at once: half as many as there are workers, and at least one, "
        "unless set.",
    )
    worker_memory: int = Field(
        6144,
        ge=0,
        le=1_048_576,
        description="MiB of memory that a worker may have, on Linux: every job that the interface takes needs less. "
        "0 means no bound.",
    )
    request_timeout: float = Field(
        120.0, gt=0, le=86_400, description="Seconds that a request may take, its time in the queue included."
    )

    @property
    def most_each(self) -> int:
        """How many jobs of one account run at once."""
        return self.account_jobs or max(self.workers // 2, 1)

    def share(self, number: int, of: int) -> Self:
        """What one of several processes of this machine has: a part of the workers, and one at least.

        An account may have as large a part of them at work as of all; each process has a queue of its own.
        """
        workers = max(self.workers // of + (number < self.workers % of), 1)
        jobs = self.account_jobs and -(-self.account_jobs // of)
        queue = max(self.queue, LARGEST - workers)  # the largest request has to find room in each
        return self.model_copy(update={"workers": workers, "account_jobs": jobs, "queue": queue})

    @field_validator("queue")
    @classmethod
    def _room_for_one_request(cls, queue: int, info: ValidationInfo) -> int:
        """A request's pictures are admitted together, so the largest request has to find room when all is idle."""
        least = LARGEST - info.data.get("workers", 1)
        if queue < least:
            raise ValueError(f"{least} or more, since a request may ask for {LARGEST} pictures at once")
        return queue
