"""What every crew counts of its jobs: how many run, what becomes of them, how long they take."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final, Literal, TypeAlias

from limner.kit import tracing
from limner.kit.metrics import JOB_SECONDS, JOB_WAIT_SECONDS, JOBS, JOBS_RUNNING
from limner.workshop.orders import Order
from limner.workshop.process import WorkerDied

Counted: TypeAlias = tuple[str, str]
"""The engine and the operation of a job."""

End: TypeAlias = Literal["done", "failed", "given_up", "not_begun"]
"""What became of a job; `not_begun` is one whose worker was dead, and which goes to another."""

Exemplar: TypeAlias = dict[str, str] | None

WEIGHT: Final = 1 / 16
"""Of the latest job, in the average of how long they take."""


class Meter:
    """One crew's, which counts in the metrics of all.

    `job` is None for a part of a job: it runs, but what becomes of the job is counted by whoever has the whole.
    `exemplar` is the trace that the job belongs to.
    """

    def __init__(self) -> None:
        self.running = 0
        self.seconds = 1.0
        """How long a job keeps the crew, of late; a second before the first."""

    def begin(self, jobs: int = 1) -> None:
        """So many jobs run from here on."""
        self.running += jobs
        JOBS_RUNNING.inc(jobs)

    def waited(self, job: Counted | None, seconds: float, exemplar: Exemplar = None) -> None:
        """A job has waited so long for the crew."""
        if job:
            JOB_WAIT_SECONDS.labels(job[0]).observe(seconds, exemplar)

    @contextmanager
    def wait(self, job: Counted | None) -> Iterator[None]:
        """Around the wait of a job; one that is given up is not counted."""
        start = perf_counter()
        yield
        self.waited(job, perf_counter() - start, tracing.exemplar())

    def end(self, job: Counted | None, end: End, exemplar: Exemplar = None) -> None:
        """One of them does not any more."""
        self.running -= 1
        JOBS_RUNNING.dec()
        if job:
            JOBS.labels(*job, end).inc(exemplar=exemplar)

    def took(self, job: Counted | None, seconds: float, *, together: int = 1, exemplar: Exemplar = None) -> None:
        """A job that was done took so long, and shared that time with the rest of so many."""
        if job:
            JOB_SECONDS.labels(*job).observe(seconds, exemplar or tracing.exemplar())
        self.seconds += (seconds / together - self.seconds) * WEIGHT

    @contextmanager
    def job(self, job: Counted | None) -> Iterator[None]:
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
            self.end(job, end, tracing.exemplar())


def counted(order: Order) -> Counted | None:
    """What a job counts as; None for a part that is done for another crew."""
    return (order.engine, order.job.operation) if order.whole else None
