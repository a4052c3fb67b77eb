"""What every crew counts of its jobs: how many run, what becomes of them, how long they take."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal, TypeAlias

from limner.kit.metrics import JOB_SECONDS, JOBS, JOBS_RUNNING
from limner.workshop.process import WorkerDied

End: TypeAlias = Literal["done", "failed", "given_up", "not_begun"]
"""What became of a job; `not_begun` is one whose worker was dead, and which goes to another."""

WEIGHT: Final = 1 / 16
"""Of the latest job, in the average of how long they take."""


class Meter:
    """One crew's, which counts in the metrics of all.

    `engine` is None for a part of a job: it runs, but what becomes of the job is counted by whoever has the whole.
    """

    def __init__(self) -> None:
        self.running = 0
        self.seconds = 1.0
        """How long a job keeps the crew, of late; a second before the first."""

    def begin(self, jobs: int = 1) -> None:
        """So many jobs run from here on."""
        self.running += jobs
        JOBS_RUNNING.inc(jobs)

    def end(self, engine: str | None, end: End) -> None:
        """One of them does not any more."""
        self.running -= 1
        JOBS_RUNNING.dec()
        if engine is not None:
            JOBS.labels(engine, end).inc()

    def took(self, engine: str | None, seconds: float, *, together: int = 1) -> None:
        """A job that was done took so long, and shared that time with the rest of so many."""
        if engine is not None:
            JOB_SECONDS.labels(engine).observe(seconds)
        self.seconds += (seconds / together - self.seconds) * WEIGHT

    @contextmanager
    def job(self, engine: str | None) -> Iterator[None]:
        """Around one job: it runs as long as the block, and what ends the block is what becomes of it."""
        end: End = "failed"
        self.begin()
        try:
            yield
            end = "done"
        except WorkerDied:
            end = "not_begun"
            raise
        except asyncio.CancelledError:
            end = "given_up"
            raise
        finally:
            self.end(engine, end)
