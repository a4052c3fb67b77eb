"""A job that needs more memory than a worker may have is the end of that job, and of nothing else."""

import asyncio
import sys
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from limner.engines.base import EngineError
from limner.workshop.local import LocalWorkshop
from tests.workshop.conftest import Opener
from tests.workshop.helpers import ACCOUNT, PATIENCE, act, eventually, idle_pids, one, painting

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the system bounds memory on Linux only")

BOUND = 1500
"""MiB; a worker that has just started has about 300."""


@pytest.fixture
async def bounded(open_workshop: Opener) -> LocalWorkshop:
    return await open_workshop(memory=BOUND)


@pytest.mark.parametrize("way", ["swell", "swell_in_opencv"])
async def test_too_much_is_a_clean_end(bounded: LocalWorkshop, tmp_path: Path, way: str) -> None:
    before = await idle_pids(bounded)
    go = tmp_path / "go"
    other = asyncio.create_task(one(bounded, act(f"hold {go}")))
    await eventually(lambda: bounded.running)
    with capture_logs() as logs, pytest.raises(EngineError, match="more memory than a worker may have") as caught:
        await one(bounded, act(f"{way} {2 * BOUND}"))
    assert (caught.value.code, caught.value.status) == ("engine_crashed", 500)
    assert caught.value.retry_after
    (line,) = (line for line in logs if line["event"] == "engine_failed")
    assert "memory" in line["reason"]
    go.touch()
    assert (await other).scene["pid"] in before, "another job was hurt"
    await eventually(lambda: bounded.workers == 2)
    assert len(await bounded.run([painting()] * 8, PATIENCE, ACCOUNT)) == 8
    assert len(before & await idle_pids(bounded)) == 1, "a worker that was refused memory goes on"


async def test_what_fits_is_done(bounded: LocalWorkshop) -> None:
    await one(bounded, act(f"swell {BOUND // 2}"))


async def test_no_bound(open_workshop: Opener) -> None:
    await one(await open_workshop(memory=0), act(f"swell {BOUND}"))


async def test_a_library_that_aborts_is_said_to_be_out_of_memory_perhaps(bounded: LocalWorkshop) -> None:
    with capture_logs() as logs, pytest.raises(EngineError) as caught:
        await one(bounded, act("abort"))
    assert (caught.value.code, bool(caught.value.retry_after)) == ("engine_crashed", True)
    await eventually(lambda: any(line["event"] == "worker_ended" for line in logs))
    (line,) = (line for line in logs if line["event"] == "worker_ended")
    assert line["perhaps"] == "out of memory"
