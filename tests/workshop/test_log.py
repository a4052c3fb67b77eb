"""Every line about a job, the server's and the worker's, carries the id of the job's request and of no other."""

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from structlog.testing import LogCapture

from limner.engines.base import EngineError
from limner.workshop.local import LocalWorkshop
from tests.workshop.conftest import Opener
from tests.workshop.helpers import act, eventually, idle_pids, one


@pytest.fixture
def lines() -> Iterator[LogCapture]:
    """What the server logs, with what is bound to the task that does."""
    capture = LogCapture()
    before = structlog.get_config()["processors"]
    structlog.configure(processors=[structlog.contextvars.merge_contextvars, capture])
    yield capture
    structlog.configure(processors=before)


async def asked(workshop: LocalWorkshop, request_id: str, play: str) -> None:
    """A request with an id, as the interface has it."""
    with structlog.contextvars.bound_contextvars(request_id=request_id):
        await one(workshop, act(play))


def ids(lines: LogCapture, event: str) -> list[str | None]:
    return [line.get("request_id") for line in lines.entries if line["event"] == event]


async def test_a_worker_says_whose_request_it_is_about(open_workshop: Opener, tmp_path: Path) -> None:
    workshop = await open_workshop(workers=1)
    written = tmp_path / "log"
    for number in range(3):
        await asked(workshop, f"request-{number}", f"tell {written}")
    await one(workshop, act(f"tell {written}"))
    *with_ids, without = written.read_text().splitlines()
    assert [f"request_id=request-{number}" in line for number, line in enumerate(with_ids)] == [True] * 3
    assert "told" in without
    assert "request" not in without


async def test_a_death_at_work_is_its_own_requests(open_workshop: Opener, lines: LogCapture) -> None:
    workshop = await open_workshop(workers=2)
    for number in range(2):
        with pytest.raises(EngineError):
            await asked(workshop, f"request-{number}", "kill")
    await eventually(lambda: len(ids(lines, "worker_ended")) == 2)
    assert ids(lines, "worker_ended") == ["request-0", "request-1"]


async def test_a_worker_that_replaced_another_is_not_that_requests(open_workshop: Opener, lines: LogCapture) -> None:
    workshop = await open_workshop(workers=1)
    with pytest.raises(EngineError):
        await asked(workshop, "request-0", "kill")
    await eventually(lambda: workshop.ready)
    (pid,) = await idle_pids(workshop)
    os.kill(pid, signal.SIGKILL)
    await eventually(lambda: len(ids(lines, "worker_ended")) == 2)
    assert ids(lines, "worker_ended") == ["request-0", None]


async def test_failures_are_told_with_their_request(open_workshop: Opener, lines: LogCapture) -> None:
    workshop = await open_workshop(workers=2)
    asking = [asked(workshop, f"request-{number}", f"stumble {number}") for number in range(6)]
    await asyncio.gather(*asking, return_exceptions=True)
    assert set(ids(lines, "engine_failed")) == {f"request-{number}" for number in range(6)}
