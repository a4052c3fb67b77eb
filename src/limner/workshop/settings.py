"""Settings of the workshop."""

import os

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

    @field_validator("queue")
    @classmethod
    def _room_for_one_request(cls, queue: int, info: ValidationInfo) -> int:
        """A request's pictures are admitted together, so the largest request has to find room when all is idle."""
        least = LARGEST - info.data.get("workers", 1)
        if queue < least:
            raise ValueError(f"{least} or more, since a request may ask for {LARGEST} pictures at once")
        return queue
