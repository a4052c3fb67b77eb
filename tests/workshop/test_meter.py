"""What becomes of jobs is counted, alike by every crew."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from limner.engines.base import EngineError
from limner.engines.jobs import GenerateJob
from limner.kit.metrics import REGISTRY
from limner.workshop.local import LocalWorkshop
from limner.workshop.meter import Meter
from limner.workshop.orders import Order
from limner.workshop.process import WorkerDied
from limner.workshop.settings import WorkshopSettings
from tests.workshop.device_engine import device_engine
from tests.workshop.engines import ENGINES
from tests.workshop.helpers import eventually, one

COUNTED = ("counted", "generate")
ENDS = ("done", "failed", "given_up", "not_begun")


def ended(engine: str) -> list[float]:
    """How many jobs of the engine have ended in each way."""
    kind = {"engine": engine, "operation": "generate"}
    counts = [REGISTRY.get_sample_value("limner_jobs_total", {**kind, "outcome": end}) for end in ENDS]
    return [count or 0 for count in counts]


def timed(engine: str) -> float:
    """Of how many jobs of the engine the time is known."""
    kind = {"engine": engine, "operation": "generate"}
    return REGISTRY.get_sample_value("limner_job_seconds_count", kind) or 0


def waited(engine: str) -> float:
    """How many jobs of the engine have waited for it."""
    return REGISTRY.get_sample_value("limner_job_wait_seconds_count", {"engine": engine}) or 0


def running() -> float:
    return REGISTRY.get_sample_value("limner_jobs_running") or 0


def order(engine: str, prompt: str) -> Order:
    return Order((engine,), GenerateJob("svcv4_1", prompt, 6, 4, vector=False, seed=1), "png")


@pytest.fixture
async def workshop() -> AsyncIterator[LocalWorkshop]:
    """With a pool and a device."""
    opened = LocalWorkshop(WorkshopSettings(workers=1, queue=8), [ENGINES["actor"], device_engine("metered")])
    await opened.start()
    try:
        await eventually(lambda: opened.standings["metered"].state == "ready")
        yield opened
    finally:
        await opened.stop()


@pytest.mark.parametrize("engine", ["actor", "metered"])
async def test_each_job_is_counted_once(workshop: LocalWorkshop, engine: str, tmp_path: Path) -> None:
    before, known, busy, before_them = ended(engine), timed(engine), running(), waited(engine)
    gate, begun = tmp_path / "gate", tmp_path / "begun"
    work = asyncio.create_task(one(workshop, order(engine, f"hold {gate}")))
    await eventually(lambda: workshop.running == 1)
    assert running() == busy + 1
    gate.touch()
    await work
    with pytest.raises(EngineError):
        await one(workshop, order(engine, "fail the paint ran out"))
    left = asyncio.create_task(one(workshop, order(engine, f"attentive {begun}")))
    await eventually(begun.exists)
    left.cancel()
    await asyncio.wait([left])
    await eventually(lambda: workshop.running == 0)
    assert [now - then for now, then in zip(ended(engine), before, strict=True)] == [1, 1, 1, 0]
    assert (timed(engine) - known, running()) == (1, busy)
    assert waited(engine) - before_them == 3


@pytest.mark.parametrize(
    ("error", "end"),
    [(WorkerDied(begun=False), "not_begun"), (asyncio.CancelledError(), "given_up"), (ValueError(), "failed")],
)
def test_what_ends_a_job_is_what_became_of_it(error: BaseException, end: str) -> None:
    meter, before = Meter(), ended("counted")
    with pytest.raises(type(error)), meter.job(COUNTED):
        raise error
    assert meter.running == 0
    assert [now - then for now, then in zip(ended("counted"), before, strict=True)] == [each == end for each in ENDS]


def test_a_part_of_a_job_runs_and_is_no_job() -> None:
    meter, busy = Meter(), running()
    with meter.job(None):
        assert (meter.running, running()) == (1, busy + 1)
    meter.took(None, 3.0)
    assert ended("None") == [0] * len(ENDS)
    assert (meter.running, running()) == (0, busy)
    assert meter.seconds > 1


def test_the_jobs_of_a_batch_keep_a_crew_for_their_part_of_the_time() -> None:
    together, alone = Meter(), Meter()
    for _ in range(500):
        together.took(COUNTED, 8.0, together=4)
        alone.took(COUNTED, 8.0)
    assert together.seconds == pytest.approx(2.0)
    assert alone.seconds == pytest.approx(8.0)
