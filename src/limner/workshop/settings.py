"""Settings of the workshop."""

import os

from pydantic import Field, ValidationInfo, field_validator

from limner.catalog.limits import EXPLORE_IMAGES, MAX_IMAGES
from limner.kit.settings import Settings

LARGEST = max(MAX_IMAGES, EXPLORE_IMAGES)
"""The most pictures that one request has made."""


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
    request_timeout: float = Field(
        120.0, gt=0, le=86_400, description="Seconds that a request may take, its time in the queue included."
    )

    @field_validator("queue")
    @classmethod
    def _room_for_one_request(cls, queue: int, info: ValidationInfo) -> int:
        """A request's pictures are admitted together, so the largest request has to find room when all is idle."""
        least = LARGEST - info.data.get("workers", 1)
        if queue < least:
            raise ValueError(f"{least} or more, since a request may ask for {LARGEST} pictures at once")
        return queue
