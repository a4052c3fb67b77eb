"""A process that dies costs its own job and nothing else, whoever kills it and whenever."""

import asyncio
import multiprocessing
import os
import signal
import sys
from functools import partial
from pathlib import Path

import psutil
import pytest
from structlog.testing import capture_logs

from limner.engines.base import EngineError
from limner.workshop import pool
from limner.workshop.local import LocalWorkshop
from limner.workshop.orders import TooSlow
from tests.clocks import leap
from tests.workshop.conftest import Listing, Opener
from tests.workshop.helpers import ACCOUNT, PATIENCE, act, alive, eventually, idle_pids, one, painting

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere workers are not forked")


def kill(*pids: int) -> None:
    for pid in pids:
        os.kill(pid, signal.SIGKILL)


def forkserver(worker_processes: Listing) -> psutil.Process:
    """The process that workers are forked off."""
    return psutil.Process(worker_processes()[0].ppid())


@pytest.mark.parametrize("play", ["leave 0", "leave 7", "kill"])
async def test_a_crash_costs_its_own_request_alone(workshop: LocalWorkshop, play: str) -> None:
    other = asyncio.create_task(one(workshop, act("sleep 0.2")))
    await eventually(lambda: workshop.running)
    with capture_logs() as logs, pytest.raises(EngineError) as caught:
        await one(workshop, act(play))
    assert (caught.value.status, caught.value.type, caught.value.code) == (500, "engine_error", "engine_crashed")
    assert any(line["event"] == "worker_ended" for line in logs)
    await other
    await eventually(lambda: workshop.workers == 2)
    assert len(await idle_pids(workshop)) == 2


async def test_all_killed_in_mid_job_at_the_same_time(workshop: LocalWorkshop, tmp_path: Path) -> None:
    pids = await idle_pids(workshop)
    begun = [tmp_path / str(pid) for pid in pids]
    jobs = [asyncio.create_task(one(workshop, act(f"mark {mark} 30"))) for mark in begun]
    queued = asyncio.create_task(one(workshop, painting()))
    await eventually(lambda: all(mark.exists() for mark in begun))
    kill(*pids)
    for job in jobs:
        with pytest.raises(EngineError):
            await job
    assert (await queued).scene["pid"] not in pids
    await eventually(lambda: workshop.workers == 2)


@pytest.mark.parametrize("number", [1, 2])
async def test_idle_ones_that_are_killed_are_replaced_unasked(
    workshop: LocalWorkshop, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace, seen = pool.WorkerPool._replace, asyncio.Event()

    async def replace_once_seen(self: pool.WorkerPool) -> None:
        await seen.wait()
        await replace(self)

    monkeypatch.setattr(pool.WorkerPool, "_replace", replace_once_seen)
    pids = await idle_pids(workshop)
    kill(*sorted(pids)[:number])
    await eventually(lambda: workshop.workers == 2 - number)
    assert workshop.ready is (number == 1)
    seen.set()
    await eventually(lambda: workshop.workers == 2)
    assert workshop.ready
    assert len(pids & await idle_pids(workshop)) == 2 - number


async def test_a_job_for_one_that_died_a_moment_ago_goes_to_another(workshop: LocalWorkshop) -> None:
    for _ in range(3):
        kill(*await idle_pids(workshop))
        await workshop.run([painting()] * 4, PATIENCE, ACCOUNT)
        await eventually(lambda: workshop.workers == 2)


def _replaced(workshop: LocalWorkshop, worker_processes: Listing, dead: int) -> bool:
    """Whether the one worker is warm again, in another process.

    The process says so, and the count only with it: until the workshop hears of a death, it still counts the dead.
    """
    pids = [process.pid for process in worker_processes()]
    return workshop.workers == len(pids) == 1 and dead not in pids


async def test_killed_over_and_over_while_idle_leaves_no_room_that_is_not_there(
    open_workshop: Opener, worker_processes: Listing
) -> None:
    workshop = await open_workshop(workers=1, queue=7)
    for _ in range(3):
        (pid,) = await idle_pids(workshop)
        kill(pid)
        await eventually(partial(_replaced, workshop, worker_processes, pid))
    assert (workshop.workers, workshop.queued, workshop.running) == (1, 0, 0)


@on_linux
async def test_the_forkserver_killed(workshop: LocalWorkshop, worker_processes: Listing, tmp_path: Path) -> None:
    before = await idle_pids(workshop)
    begun = tmp_path / "begun"
    job = asyncio.create_task(one(workshop, act(f"mark {begun} 0.5")))
    await eventually(begun.exists)
    server = forkserver(worker_processes)
    server.kill()
    assert (await job).scene["pid"] in before, "a job at work ends well"
    await eventually(lambda: workshop.workers == 2)
    assert not before & await idle_pids(workshop)
    await eventually(lambda: not any(map(alive, before)))
    assert forkserver(worker_processes).pid != server.pid


@on_linux
async def test_a_job_too_long_is_ended_after_the_forkserver_is_gone(
    workshop: LocalWorkshop, worker_processes: Listing, tmp_path: Path
) -> None:
    before = await idle_pids(workshop)
    begun = tmp_path / "begun"
    job = asyncio.create_task(workshop.run([act(f"mark {begun} 60")], 3600.0, ACCOUNT))
    await eventually(begun.exists)
    forkserver(worker_processes).kill()
    leap(3600)
    with pytest.raises(TooSlow):
        await job
    await eventually(lambda: not any(map(alive, before)))
    await eventually(lambda: workshop.workers == 2)


async def test_an_engine_that_no_longer_loads_is_tried_until_it_does(
    open_workshop: Opener, worker_processes: Listing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(pool, "FIRST_PAUSE", 0.05)
    workshop = await open_workshop(workers=1, engines=("moody",))
    sulking = tmp_path / "sulking"
    sulking.touch()
    kill(*(process.pid for process in worker_processes()))
    with capture_logs() as logs:
        await eventually(lambda: sum(line["event"] == "worker_did_not_start" for line in logs) >= 2)
    assert not workshop.ready
    waiting = asyncio.create_task(one(workshop, act("", engine="moody")))
    sulking.unlink()
    await waiting
    assert workshop.ready


async def test_where_workers_start_from_nothing(open_workshop: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on macOS."""
    monkeypatch.setattr(pool, "context_for", lambda _: multiprocessing.get_context("spawn"))
    workshop = await open_workshop(workers=1)
    pids = await idle_pids(workshop)
    with pytest.raises(EngineError, match="ended in the middle"):
        await one(workshop, act("kill"))
    await one(workshop, painting())
    assert not any(map(alive, pids))
    kill(*await idle_pids(workshop))
    await eventually(lambda: not workshop.ready)
    await eventually(lambda: workshop.ready)
