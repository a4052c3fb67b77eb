"""Time-outs end the worker, a client that leaves costs little, and neither leaves anything behind."""

import asyncio
from pathlib import Path

import pytest

from limner.workshop import pool_crew
from limner.workshop.local import LocalWorkshop
from limner.workshop.orders import TooSlow
from tests.clocks import leap
from tests.workshop.conftest import Opener
from tests.workshop.helpers import ACCOUNT, PATIENCE, act, alive, eventually, idle_pids, one, painting

LIMIT = 600.0
"""Seconds for a request: more than the test takes, were it not for its leap."""


async def leave(request: asyncio.Task[object]) -> None:
    """What the server does to a request whose client is gone."""
    request.cancel()
    with pytest.raises(asyncio.CancelledError):
        await request


@pytest.fixture
def _patience_with_engines(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine, a job that ends has the time for it."""
    monkeypatch.setattr(pool_crew, "GRACE_SECONDS", PATIENCE)


async def test_too_slow_ends_the_worker(workshop: LocalWorkshop, tmp_path: Path) -> None:
    before = await idle_pids(workshop)
    asking = asyncio.create_task(workshop.run([painting(), act(f"mark {tmp_path / 'begun'} 60")], LIMIT, ACCOUNT))
    await eventually(lambda: (tmp_path / "begun").exists() and workshop.running == 1)
    leap(LIMIT)
    with pytest.raises(TooSlow, match=r"not done in 600 s") as caught:
        await asking
    assert (caught.value.status, caught.value.type, caught.value.code) == (504, "timeout_error", "timeout")
    await eventually(lambda: sum(map(alive, before)) == 1)
    await eventually(lambda: workshop.workers == 2)
    assert len(await idle_pids(workshop) & before) == 1
    assert not (tmp_path / "begun.end").exists()


async def test_the_queue_counts(open_workshop: Opener, tmp_path: Path) -> None:
    workshop = await open_workshop(workers=1)
    before = await idle_pids(workshop)
    running = asyncio.create_task(one(workshop, act(f"hold {tmp_path / 'go'}")))
    await eventually(lambda: workshop.running)
    with pytest.raises(TooSlow):
        await workshop.run([act(f"mark {tmp_path / 'begun'} 0")], 0.1, ACCOUNT)
    (tmp_path / "go").touch()
    await running
    await one(workshop, painting())
    assert not (tmp_path / "begun").exists()
    assert await idle_pids(workshop) == before, "nobody was killed for a job that had not begun"


async def test_leaving_the_queue_costs_nothing(open_workshop: Opener, tmp_path: Path) -> None:
    workshop = await open_workshop(workers=1)
    before = await idle_pids(workshop)
    running = asyncio.create_task(one(workshop, act(f"hold {tmp_path / 'go'}")))
    leaving = asyncio.create_task(workshop.run([act(f"mark {tmp_path / 'begun'} 0")] * 3, PATIENCE, ACCOUNT))
    await eventually(lambda: (workshop.queued, workshop.running) == (3, 1))
    await leave(leaving)
    assert (workshop.queued, workshop.running) == (0, 1)
    (tmp_path / "go").touch()
    await running
    await one(workshop, painting())
    assert not (tmp_path / "begun").exists()
    assert await idle_pids(workshop) == before


@pytest.mark.usefixtures("_patience_with_engines")
async def test_an_attentive_engine_stops_when_the_client_leaves(open_workshop: Opener, tmp_path: Path) -> None:
    workshop = await open_workshop(workers=1)
    before = await idle_pids(workshop)
    leaving = asyncio.create_task(one(workshop, act(f"attentive {tmp_path / 'begun'}")))
    await eventually((tmp_path / "begun").exists)
    await leave(leaving)
    assert workshop.running == 0
    assert await idle_pids(workshop) == before


@pytest.mark.usefixtures("_patience_with_engines")
async def test_a_job_that_ends_soon_spares_its_worker(open_workshop: Opener, tmp_path: Path) -> None:
    workshop = await open_workshop(workers=1)
    before = await idle_pids(workshop)
    leaving = asyncio.create_task(one(workshop, act(f"mark {tmp_path / 'begun'} 0.3")))
    await eventually((tmp_path / "begun").exists)
    await leave(leaving)
    assert await idle_pids(workshop) == before
    assert (tmp_path / "begun.end").exists()


async def test_a_job_that_does_not_loses_it(
    open_workshop: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool_crew, "GRACE_SECONDS", 0.1)
    workshop = await open_workshop(workers=1)
    before = await idle_pids(workshop)
    leaving = asyncio.create_task(one(workshop, act(f"mark {tmp_path / 'begun'} 30")))
    await eventually((tmp_path / "begun").exists)
    await leave(leaving)
    await eventually(lambda: not any(map(alive, before)))
    await eventually(lambda: workshop.workers == 1)
    assert not await idle_pids(workshop) & before


async def test_many_who_leave_at_any_moment_leave_nothing(open_workshop: Opener) -> None:
    workshop = await open_workshop(workers=2, queue=300)
    requests = [asyncio.create_task(one(workshop, act("work 0.002"))) for _ in range(200)]
    for index, request in enumerate(requests):
        if index % 3:
            await asyncio.sleep(0.0005)  # jobs begin and end meanwhile
            request.cancel()
    outcomes = await asyncio.gather(*requests, return_exceptions=True)
    assert all(not isinstance(outcome, BaseException) for outcome in outcomes[::3])
    assert (workshop.queued, workshop.running) == (0, 0)
    assert len(await workshop.run([painting()] * 100, PATIENCE, ACCOUNT)) == 100
