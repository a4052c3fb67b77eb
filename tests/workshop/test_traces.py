"""Where a job's time went: in the queue, in the engine, in the encoder; whichever crew has done it."""

import asyncio
from pathlib import Path

import pytest

from limner.engines.base import EngineError
from limner.kit import tracing
from limner.kit.metrics import JOBS
from tests.spans import Spans, attributes, traced
from tests.workshop.conftest import Opener
from tests.workshop.device_engine import device_engine
from tests.workshop.helpers import act, eventually, one
from tests.workshop.test_device_crew import make, order, ready, workshop_of

TRACE = f"00-{'a' * 32}-{'b' * 16}-01"


def job(spans: Spans) -> list[str]:
    """What a job consisted of, without its own name."""
    return sorted(path.removeprefix("HTTP/job/") for path in spans.paths() if path.startswith("HTTP/job/"))


async def test_a_worker_sends_its_times_with_the_file(open_workshop: Opener) -> None:
    workshop = await open_workshop(workers=1)
    with traced() as spans, tracing.request([], [], {}):
        file = await one(workshop, act("sleep 0.05"))
    assert job(spans) == ["queue", "work", "work/draw", "work/encode"]
    assert 0 < file.encoding < file.seconds
    draw, encode = spans.one("draw"), spans.one("encode")
    assert draw.end_time == encode.start_time
    assert ((encode.end_time or 0) - (draw.start_time or 0)) / 1e9 == pytest.approx(file.seconds, abs=1e-6)


async def test_one_that_is_given_up_in_the_queue_only_waited(open_workshop: Opener, tmp_path: Path) -> None:
    workshop = await open_workshop(workers=1)
    busy = asyncio.create_task(one(workshop, act(f"hold {tmp_path / 'go'}")))
    await eventually(lambda: workshop.running)
    with traced() as spans, tracing.request([], [], {}):
        left = asyncio.create_task(one(workshop, act("sleep 0")))
        await eventually(lambda: workshop.queued)
        left.cancel()
        await asyncio.wait([left])
    (tmp_path / "go").touch()
    await busy
    assert job(spans) == ["queue"]
    assert attributes(spans.one("queue")) == {"error.type": "cancelled"}


async def test_the_jobs_of_a_batch_are_each_their_own_requests(tmp_path: Path) -> None:
    async with workshop_of(device_engine("gpu")) as gpu:
        await ready(gpu, "gpu")
        gate = tmp_path / "gate"
        first = asyncio.create_task(make(gpu, order(f"hold {gate}")))
        await eventually(lambda: gpu.running == 1)
        with traced() as spans:

            async def asked(trace: str) -> None:
                with tracing.request([f"00-{trace * 32}-{'b' * 16}-01"], [], {}):
                    await make(gpu, order(), account=trace)

            both = [asyncio.create_task(asked(trace)) for trace in "cd"]
            await eventually(lambda: gpu.queued == 2)
            gate.touch()
            await asyncio.gather(first, *both)
    assert job(spans) == sorted(2 * ["queue", "work", "work/draw", "work/encode"])
    works = spans.named("work")
    assert [attributes(work) for work in works] == [{"limner.batch.size": 2}] * 2
    assert {f"{span.context.trace_id:032x}" for span in works if span.context} == {"c" * 32, "d" * 32}
    (counted,) = JOBS.collect()
    done = {"engine": "gpu", "operation": "generate", "outcome": "done"}
    (sample,) = [each for each in counted.samples if each.labels == done and each.name.endswith("_total")]
    assert sample.exemplar
    assert sample.exemplar.labels["trace_id"] in {"c" * 32, "d" * 32}


async def test_one_of_a_device_that_fails_or_is_given_up_has_no_steps(tmp_path: Path) -> None:
    async with workshop_of(device_engine("gpu")) as gpu:
        await ready(gpu, "gpu")
        with traced() as spans, tracing.request([], [], {}), pytest.raises(EngineError):
            await make(gpu, order("fail the paint ran out"))
        assert job(spans) == ["queue", "work"]
        busy = asyncio.create_task(make(gpu, order(f"hold {tmp_path / 'go'}")))
        await eventually(lambda: gpu.running == 1)
        with traced() as spans, tracing.request([], [], {}):
            left = asyncio.create_task(make(gpu, order()))
            await eventually(lambda: gpu.queued == 1)
            left.cancel()
            await asyncio.wait([left])
        (tmp_path / "go").touch()
        await busy
    assert job(spans) == ["queue"]


async def test_a_workers_lines_name_the_trace(open_workshop: Opener, tmp_path: Path) -> None:
    workshop = await open_workshop(workers=1)
    written = tmp_path / "log"
    with traced() as spans, tracing.request([TRACE], [], {}):
        await one(workshop, act(f"tell {written}"))
    await one(workshop, act(f"tell {written}"))
    within, without = written.read_text().splitlines()
    work = spans.one("work").context
    assert work
    assert f"trace_id={'a' * 32}" in within
    assert f"span_id={work.span_id:016x}" in within
    assert "trace_id" not in without
