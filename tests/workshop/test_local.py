"""What a request gets: its drawings in order, or one clear error."""

import asyncio
import io
import os
import sys
from pathlib import Path

import pytest
from PIL import Image
from structlog.testing import capture_logs

from limner.engines.base import EngineError
from limner.kit.errors import InvalidRequest
from limner.kit.metrics import REGISTRY
from limner.workshop.crew import Standing
from limner.workshop.local import LocalWorkshop
from limner.workshop.orders import Overloaded, TooSlow
from limner.workshop.settings import LARGEST, WorkshopSettings
from tests.clocks import leap
from tests.workshop.conftest import Opener
from tests.workshop.engines import ENGINES
from tests.workshop.helpers import ACCOUNT, PATIENCE, act, eventually, idle_pids, one, painting

ENDS = ("done", "failed", "given_up")


def value(name: str, **labels: str) -> float:
    """A metric as it stands."""
    return REGISTRY.get_sample_value(name, labels) or 0.0


def ended(engine: str, outcome: str) -> float:
    return value("limner_jobs_total", engine=engine, operation="generate", outcome=outcome)


async def test_drawings_come_in_the_orders_order(workshop: LocalWorkshop) -> None:
    orders = [painting(seed, image_format="png" if seed % 3 else "webp") for seed in range(7)]
    drawings = await workshop.run(orders, PATIENCE, ACCOUNT)
    for seed, drawing in enumerate(drawings):
        with Image.open(io.BytesIO(drawing.data)) as image:
            assert image.size == (drawing.width, drawing.height) == (6, 4)
            assert image.convert("RGB").getpixel((5, 3)) == ((0, 255, 0) if seed % 2 else (255, 0, 0))
            assert str(image.format).lower() == drawing.extension == ("png" if seed % 3 else "webp")
        assert drawing.scene["seed"] == seed
        assert drawing.seconds > 0


async def test_svg_has_the_size_of_its_view_box(workshop: LocalWorkshop) -> None:
    drawing = await one(workshop, painting(vector=True))
    assert drawing.data == b"<svg viewBox='0 0 6 4'/>"
    assert (drawing.extension, drawing.width, drawing.height) == ("svg", 6, 4)


async def test_places_that_were_lent_are_there_for_the_jobs_that_they_were_taken_for(open_workshop: Opener) -> None:
    workshop = await open_workshop(workers=1, queue=LARGEST - 1)
    with workshop.reserve(("painter",), ACCOUNT, LARGEST) as places:
        with places.lent():
            assert len(await workshop.run([painting()] * LARGEST, PATIENCE, ACCOUNT, places)) == LARGEST
        assert workshop.queued == LARGEST
        with pytest.raises(EngineError, match="dry"), places.lent():
            await workshop.run([act("fail dry")], PATIENCE, ACCOUNT, places)
        assert workshop.queued == LARGEST
        assert len(await workshop.run([painting()] * LARGEST, PATIENCE, ACCOUNT, places)) == LARGEST
    assert workshop.queued == 0


async def test_no_orders_no_drawings(workshop: LocalWorkshop) -> None:
    assert await workshop.run([], PATIENCE, ACCOUNT) == []


async def test_jobs_of_a_request_run_side_by_side_in_other_processes(workshop: LocalWorkshop) -> None:
    pids = await idle_pids(workshop)
    assert len(pids) == 2
    assert os.getpid() not in pids


async def test_numbers_for_the_metrics(open_workshop: Opener, tmp_path: Path) -> None:
    workshop = await open_workshop(workers=1)
    assert (workshop.queued, workshop.running, workshop.workers, workshop.ready) == (0, 0, 1, True)
    work = asyncio.create_task(workshop.run([act(f"hold {tmp_path / 'go'}")] * 3, PATIENCE, ACCOUNT))
    await eventually(lambda: workshop.running)
    assert (workshop.queued, workshop.running) == (2, 1)
    (tmp_path / "go").touch()
    await work
    assert (workshop.queued, workshop.running, workshop.workers) == (0, 0, 1)


async def test_jobs_are_counted_by_engine_and_end(open_workshop: Opener, tmp_path: Path) -> None:
    workshop = await open_workshop(workers=1)
    before = {end: ended("actor", end) for end in ENDS}
    timed = value("limner_job_seconds_count", engine="actor", operation="generate")
    queued = value("limner_jobs_queued")  # of all queues of this process
    work = asyncio.create_task(workshop.run([act(f"hold {tmp_path / 'go'}")] * 3, PATIENCE, ACCOUNT))
    await eventually(lambda: workshop.running)
    assert (value("limner_jobs_queued") - queued, value("limner_jobs_running")) == (2, 1)
    (tmp_path / "go").touch()
    await work
    for play, error in (("fail x", EngineError), ("leave 1", EngineError), ("refuse x", InvalidRequest)):
        with pytest.raises(error):
            await one(workshop, act(play))
    slow = asyncio.create_task(workshop.run([act("sleep 60")], 3600.0, ACCOUNT))
    await eventually(lambda: workshop.running)
    leap(3600)
    with pytest.raises(TooSlow):
        await slow
    assert {end: ended("actor", end) - before[end] for end in ENDS} == {"done": 3, "failed": 3, "given_up": 1}
    assert value("limner_job_seconds_count", engine="actor", operation="generate") == timed + 3
    assert (value("limner_jobs_queued") - queued, value("limner_jobs_running")) == (0, 0)


async def test_it_knows_the_versions_of_its_engines(workshop: LocalWorkshop) -> None:
    assert workshop.standings == {name: Standing("ready", version="1") for name in ("painter", "actor", "blank")}


async def test_errors_of_ours_cross_whole(workshop: LocalWorkshop) -> None:
    with pytest.raises(InvalidRequest) as caught:
        await one(workshop, act("refuse Nothing to draw."))
    error = caught.value
    assert (error.message, error.code, error.param, error.status) == ("Nothing to draw.", "prompt_empty", "prompt", 400)
    with pytest.raises(EngineError) as failed:
        await one(workshop, act("fail The weights are gone."))
    assert (failed.value.message, failed.value.code) == ("The weights are gone.", "engine_failed")


@pytest.mark.parametrize(
    "order",
    [
        act("stumble secret"),
        act("unspeakable secret"),
        act("", engine="blank"),
        act("", engine="blank", vector=True),
    ],
    ids=["foreign error", "error that cannot be pickled", "no artwork", "scene that cannot be pickled"],
)
async def test_other_errors_show_nothing_and_are_logged(workshop: LocalWorkshop, order: object) -> None:
    before = await idle_pids(workshop)
    with capture_logs() as logs, pytest.raises(EngineError) as caught:
        await one(workshop, order)  # type: ignore[arg-type]
    assert caught.value.code == "engine_failed"
    assert "secret" not in caught.value.message
    assert [line["event"] for line in logs] == ["engine_failed"]
    assert "Traceback" in logs[0]["exception"]
    assert await idle_pids(workshop) == before


async def test_one_failure_gives_up_the_rest_of_its_request(open_workshop: Opener, tmp_path: Path) -> None:
    workshop = await open_workshop(workers=1)
    with pytest.raises(InvalidRequest):
        await workshop.run([act("refuse x"), act("sleep 0.05"), act(f"mark {tmp_path / 'late'} 0")], PATIENCE, ACCOUNT)
    await one(workshop, painting())
    assert not (tmp_path / "late").exists()


async def test_more_than_fits_is_refused_whole(open_workshop: Opener) -> None:
    workshop = await open_workshop(workers=2, queue=6)
    with pytest.raises(Overloaded) as caught:
        await workshop.run([act("sleep 0")] * 9, PATIENCE, ACCOUNT)
    assert (caught.value.status, caught.value.type, caught.value.code) == (503, "overloaded_error", "overloaded")
    assert caught.value.retry_after
    assert caught.value.retry_after >= 1
    assert workshop.queued == 0
    assert len(await workshop.run([act("sleep 0")] * 8, PATIENCE, ACCOUNT)) == 8


async def test_a_thousand_at_once(open_workshop: Opener) -> None:
    workshop = await open_workshop(workers=2, queue=64)
    requests = [asyncio.create_task(one(workshop, act("sleep 0.001"))) for _ in range(1000)]
    await asyncio.sleep(0)
    assert sum(request.done() for request in requests) == 1000 - 44, "the refused hear of it at once"
    outcomes = await asyncio.gather(*requests, return_exceptions=True)
    assert sum(isinstance(outcome, Overloaded) for outcome in outcomes) == 1000 - 44
    assert sum(not isinstance(outcome, BaseException) for outcome in outcomes) == 44
    assert (workshop.queued, workshop.running) == (0, 0)
    assert len(await workshop.run([painting()] * 66, PATIENCE, ACCOUNT)) == 66, "one request may fill the queue"


@pytest.mark.parametrize(
    ("engine", "message"), [("broken", "the weights are not there"), ("fragile", "ended while it loaded")]
)
async def test_an_engine_that_does_not_load_stops_the_start(open_workshop: Opener, engine: str, message: str) -> None:
    with pytest.raises(EngineError, match=message):
        await open_workshop(engines=(engine,))


async def test_nothing_is_taken_before_the_start_or_after_the_end(open_workshop: Opener) -> None:
    idle = LocalWorkshop(WorkshopSettings(), [ENGINES["painter"]])
    with pytest.raises(Overloaded):
        await one(idle, painting())
    workshop = await open_workshop()
    await workshop.stop()
    with pytest.raises(Overloaded):
        await one(workshop, painting())


async def test_the_end_answers_everybody(open_workshop: Opener, tmp_path: Path) -> None:
    workshop = await open_workshop(workers=1)
    begun = tmp_path / "begun"
    running = asyncio.create_task(one(workshop, act(f"mark {begun} 30")))
    await eventually(begun.exists)
    waiting = asyncio.create_task(one(workshop, act("sleep 30")))
    await eventually(lambda: workshop.queued)
    await workshop.stop()
    with pytest.raises(EngineError):
        await running
    with pytest.raises(Overloaded):
        await waiting


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere BLAS is the system's own")
async def test_a_worker_is_one_cores(workshop: LocalWorkshop) -> None:
    with pytest.raises(EngineError) as caught:
        await one(workshop, act("threads"))
    assert caught.value.message == "2 1", "its own thread and the one that watches the server; one for BLAS"
