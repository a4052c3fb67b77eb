"""A device's process: what fits runs together, what is dropped leaves, what dies takes nothing else down."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import psutil
import pytest
import pytest_asyncio
from structlog.testing import capture_logs

from limner.engines.base import EngineError
from limner.engines.instances import Instance
from limner.engines.jobs import GenerateJob
from limner.kit.fairness import FairQueue, Ticket
from limner.workshop import device_crew
from limner.workshop.crew import EngineGone
from limner.workshop.local import LocalWorkshop
from limner.workshop.orders import Order, Overloaded, RenderedFile, TooSlow
from limner.workshop.settings import LARGEST, WorkshopSettings
from tests.workshop.device_engine import BATCH, device_engine
from tests.workshop.engines import ENGINES
from tests.workshop.helpers import ACCOUNT, PATIENCE, eventually

pytestmark = pytest.mark.asyncio(loop_scope="module")


def order(prompt: str = "", seed: int = 1, *engines: str) -> Order:
    return Order(engines or ("gpu",), GenerateJob("svcv4_1", prompt, 6, 4, vector=False, seed=seed), "png")


@asynccontextmanager
async def workshop_of(*engines: Instance, queue: int = 64) -> AsyncIterator[LocalWorkshop]:
    """A workshop with a worker of the pool, and these engines beside it."""
    opened = LocalWorkshop(WorkshopSettings(workers=1, queue=queue), [ENGINES["painter"], *engines])
    await opened.start()
    try:
        yield opened
    finally:
        await opened.stop()


async def ready(workshop: LocalWorkshop, *names: str) -> None:
    await eventually(lambda: all(workshop.standings[name].state == "ready" for name in names))


async def make(workshop: LocalWorkshop, *orders: Order, account: str = ACCOUNT) -> list[RenderedFile]:
    return await workshop.run(orders, PATIENCE, account)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def lasting() -> AsyncIterator[LocalWorkshop]:
    """One workshop for all tests that leave it as it was: each start of a process takes a second of a core."""
    async with workshop_of(device_engine("gpu")) as workshop:
        yield workshop


@pytest_asyncio.fixture(loop_scope="module")
async def gpu(lasting: LocalWorkshop) -> AsyncIterator[LocalWorkshop]:
    """With nothing to do, before and after."""
    await ready(lasting, "gpu")
    yield lasting
    await eventually(lambda: (lasting.queued, lasting.running) == (0, 0))


async def test_the_pictures_of_one_request_run_together(gpu: LocalWorkshop) -> None:
    files = await make(gpu, *(order(seed=seed) for seed in range(3)))
    assert [file.scene["together"] for file in files] == [3, 3, 3]
    assert {(file.engine, file.version) for file in files} == {("gpu", "7")}
    assert (gpu.queued, gpu.running) == (0, 0)


async def test_what_came_meanwhile_fills_the_next_batch_as_far_as_it_goes(gpu: LocalWorkshop, tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    first = asyncio.create_task(make(gpu, order(f"hold {gate}")))
    await eventually(lambda: gpu.running == 1)
    others = [asyncio.create_task(make(gpu, order(seed=each), account=str(each))) for each in range(BATCH + 1)]
    await eventually(lambda: gpu.queued == BATCH + 1)
    gate.touch()
    assert (await first)[0].scene["together"] == 1
    together = [files[0].scene["together"] for files in await asyncio.gather(*others)]
    assert sorted(together) == [1, *[BATCH] * BATCH]


async def test_what_does_not_fit_runs_alone(gpu: LocalWorkshop) -> None:
    files = await make(gpu, order("alone"), order("alone"), order(), order())
    assert [file.scene["together"] for file in files] == [1, 1, 2, 2]


async def test_one_that_fails_or_leaves_hurts_no_other(gpu: LocalWorkshop, tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    left = asyncio.create_task(make(gpu, order(f"attentive {begun}")))
    await eventually(begun.exists)
    failing = asyncio.create_task(make(gpu, order("fail the paint ran out")))
    good = asyncio.create_task(make(gpu, order()))
    await eventually(lambda: gpu.queued == 2)
    left.cancel()
    with pytest.raises(EngineError, match="the paint ran out"):
        await failing
    assert (await good)[0].scene["together"] == 2
    assert left.cancelled()


async def test_progress_is_told(gpu: LocalWorkshop) -> None:
    told: list[tuple[int, int]] = []
    await gpu.run([order("steps 3")], PATIENCE, ACCOUNT, progress=lambda done, total: told.append((done, total)))
    assert told == [(1, 3), (2, 3), (3, 3)]


async def test_a_job_that_takes_too_long_is_dropped(gpu: LocalWorkshop, tmp_path: Path) -> None:
    with pytest.raises(TooSlow):
        await gpu.run([order(f"attentive {tmp_path / 'begun'}")], 0.3, ACCOUNT)
    await eventually(lambda: gpu.running == 0)
    assert (await make(gpu, order()))[0].scene["together"] == 1


async def test_a_job_that_does_not_listen_is_ended_with_its_process(
    gpu: LocalWorkshop, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(device_crew, "DROP_SECONDS", 0.05)
    monkeypatch.setattr(device_crew, "FIRST_PAUSE_SECONDS", 0.05)
    before = (await make(gpu, order()))[0].scene["pid"]
    with pytest.raises(TooSlow):
        await gpu.run([order(f"hold {tmp_path / 'never'}")], 0.3, ACCOUNT)
    await eventually(lambda: gpu.standings["gpu"].state == "loading")
    await ready(gpu, "gpu")
    assert (await make(gpu, order()))[0].scene["pid"] != before


async def test_who_does_not_listen_is_left_alone_while_somebody_waits_for_its_batch(
    gpu: LocalWorkshop, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(device_crew, "DROP_SECONDS", 0.05)
    gate, held = tmp_path / "gate", tmp_path / "held"
    first = asyncio.create_task(make(gpu, order(f"hold {gate}")))
    await eventually(lambda: gpu.running == 1)
    left = asyncio.create_task(make(gpu, order(f"hold {held}")))
    patient = asyncio.create_task(make(gpu, order()))
    await eventually(lambda: gpu.queued == 2)
    gate.touch()
    await first
    await eventually(lambda: gpu.running == 2)
    left.cancel()
    await asyncio.sleep(0.3)
    held.touch()
    assert (await patient)[0].scene["together"] == 2


async def test_the_jobs_of_a_batch_share_its_time(
    gpu: LocalWorkshop, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    charged: list[float] = []
    finish = FairQueue.finish

    def noted(queue: FairQueue[object], ticket: Ticket[object], seconds: float) -> None:
        charged.append(seconds)
        finish(queue, ticket, seconds)

    monkeypatch.setattr(FairQueue, "finish", noted)
    gate = tmp_path / "gate"
    start = asyncio.get_running_loop().time()
    work = asyncio.create_task(make(gpu, order(f"hold {gate}"), *[order()] * (BATCH - 1)))
    await eventually(lambda: gpu.running == BATCH)
    await asyncio.sleep(0.4)
    gate.touch()
    await work
    taken = asyncio.get_running_loop().time() - start
    assert len(charged) == BATCH
    assert 0.4 <= sum(charged) <= taken


async def test_no_engine_is_up_before_all_of_its_process_are(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    async with workshop_of(device_engine("swift"), device_engine("slow", gate=str(gate))) as workshop:
        await eventually((tmp_path / "gate.reached").exists)
        await asyncio.sleep(0.1)
        assert {workshop.standings[name].state for name in ("swift", "slow")} == {"loading"}
        gate.touch()
        await ready(workshop, "swift", "slow")


async def test_a_process_that_dies_ends_its_batch_and_another_takes_its_place(
    gpu: LocalWorkshop, tmp_path: Path
) -> None:
    gate = tmp_path / "gate"
    first = asyncio.create_task(make(gpu, order(f"hold {gate}")))
    await eventually(lambda: gpu.running == 1)
    jobs = [asyncio.create_task(make(gpu, each)) for each in (order("leave 3"), order(), order("alone"))]
    await eventually(lambda: gpu.queued == 3)
    gate.touch()
    outcomes = await asyncio.gather(*jobs, return_exceptions=True)
    crashed, gone = "engine_crashed", "engine_unavailable"
    assert [getattr(outcome, "code", "") for outcome in outcomes] == [crashed, crashed, gone]
    assert await first
    with pytest.raises(EngineGone):
        await make(gpu, order())
    await ready(gpu, "gpu")
    assert await make(gpu, order())


async def test_while_an_engine_is_not_up_the_next_one_serves(tmp_path: Path) -> None:
    block = tmp_path / "block"
    block.touch()
    broken, sound = device_engine("broken", broken=str(block)), device_engine("gpu")
    async with workshop_of(broken, sound) as workshop:
        await ready(workshop, "gpu")
        await eventually(lambda: workshop.standings["broken"].state == "failed")
        assert workshop.standings["broken"].reason == f"{block} is in the way"
        (file,) = await make(workshop, order("", 1, "broken", "gpu"))
        assert file.engine == "gpu"
        (file,) = await make(workshop, order("", 1, "broken", "painter"))
        assert file.engine == "painter"
        with pytest.raises(EngineGone, match="'broken' is not available"):
            await make(workshop, order("", 1, "broken"))


async def test_engines_of_one_device_share_a_process_and_of_two_do_not() -> None:
    engines = [device_engine(name, device=device) for name, device in (("a", "0"), ("b", "0"), ("c", "1"))]
    async with workshop_of(*engines) as workshop:
        await ready(workshop, "a", "b", "c")
        files = [(await make(workshop, order("", 1, name)))[0] for name in "abc"]
        pids = [file.scene["pid"] for file in files]
        assert pids[0] == pids[1] != pids[2]


async def test_its_queue_is_its_own(tmp_path: Path) -> None:
    async with workshop_of(device_engine("gpu"), queue=7) as workshop:
        await ready(workshop, "gpu")
        gate = tmp_path / "gate"
        waiting = asyncio.create_task(make(workshop, order(f"hold {gate}")))
        await eventually(lambda: workshop.running == 1)
        with pytest.raises(Overloaded):
            await make(workshop, *[order()] * (LARGEST + 1))
        assert await make(workshop, order("", 1, "painter"))
        gate.touch()
        assert await waiting


async def test_who_waits_when_the_service_ends_is_told(tmp_path: Path) -> None:
    async with workshop_of(device_engine("gpu")) as workshop:
        await ready(workshop, "gpu")
        at_work = asyncio.create_task(make(workshop, order(f"hold {tmp_path / 'never'}")))
        await eventually(lambda: workshop.running == 1)
        waiting = asyncio.create_task(make(workshop, order("alone")))
        await eventually(lambda: workshop.queued == 1)
    outcomes = await asyncio.gather(at_work, waiting, return_exceptions=True)
    assert [getattr(outcome, "code", "") for outcome in outcomes] == ["engine_crashed", "overloaded"]


# What goes wrong at a bad moment.

LARGE = 16_000_000
"""Characters: far more than a pipe holds."""


async def process_of(workshop: LocalWorkshop) -> psutil.Process:
    (file,) = await make(workshop, order())
    return psutil.Process(file.scene["pid"])


async def test_a_job_larger_than_a_pipe_goes_through(gpu: LocalWorkshop) -> None:
    files = await make(gpu, *(order("large " + "x" * LARGE, seed) for seed in range(2)))
    assert [file.scene["together"] for file in files] == [2, 2]


async def test_a_process_that_dies_while_a_job_is_sent_had_not_begun_it(gpu: LocalWorkshop) -> None:
    process = await process_of(gpu)
    process.suspend()  # so that the job fills the pipe, and no more of it can be sent
    work = asyncio.create_task(make(gpu, order("large " + "x" * LARGE)))
    await eventually(lambda: gpu.running == 1)
    os.kill(process.pid, signal.SIGKILL)
    with pytest.raises(EngineGone, match="has ended"):
        await work
    assert (gpu.queued, gpu.running) == (0, 0)
    await ready(gpu, "gpu")
    assert await make(gpu, order())


async def test_a_process_that_dies_idle_is_replaced(gpu: LocalWorkshop) -> None:
    process = await process_of(gpu)
    process.kill()
    await eventually(lambda: gpu.standings["gpu"].state == "loading")
    assert gpu.standings["gpu"].reason == "its process has ended"
    await ready(gpu, "gpu")
    assert (await process_of(gpu)).pid != process.pid


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="the system tells the end of a process by its pipe alone")
async def test_what_the_process_forked_off_does_not_hide_its_end(gpu: LocalWorkshop, tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    try:
        with pytest.raises(EngineError) as caught:
            await make(gpu, order(f"orphan {gate}"))
        assert caught.value.code == "engine_crashed"
        await ready(gpu, "gpu")
        assert await make(gpu, order())
    finally:
        gate.touch()


async def test_one_that_dies_in_loading_is_tried_again_after_longer_and_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(device_crew, "FIRST_PAUSE_SECONDS", 0.01)
    monkeypatch.setattr(device_crew, "LONGEST_PAUSE_SECONDS", 0.03)
    fatal = tmp_path / "fatal"
    fatal.touch()
    with capture_logs() as logs:
        async with workshop_of(device_engine("gpu", fatal=str(fatal))) as workshop:

            def ends() -> list[tuple[int, float]]:
                return [
                    (line["exitcode"], line["next_try_in_seconds"])
                    for line in logs
                    if line["event"] == "device_process_ended"
                ]

            await eventually(lambda: len(ends()) >= 4)
            assert ends()[:4] == [(9, 0.01), (9, 0.02), (9, 0.03), (9, 0.03)]
            assert workshop.standings["gpu"].state != "ready"
            fatal.unlink()
            await ready(workshop, "gpu")
            known = len(ends())
            (await process_of(workshop)).kill()
            await eventually(lambda: len(ends()) > known)
            assert ends()[-1] == (-signal.SIGKILL, 0.01), "it has loaded meanwhile"


async def test_what_had_no_room_is_loaded_again_and_what_is_missing_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the same process, whose other engines go on; after longer and longer."""
    monkeypatch.setattr(device_crew, "FIRST_RETRY_SECONDS", 0.01)
    monkeypatch.setattr(device_crew, "LONGEST_RETRY_SECONDS", 0.03)
    tight, block = tmp_path / "tight", tmp_path / "block"
    tight.touch()
    block.touch()
    engines = [device_engine("gpu"), device_engine("big", tight=str(tight)), device_engine("bad", broken=str(block))]
    with capture_logs() as logs:
        async with workshop_of(*engines) as workshop:

            def tries(name: str) -> list[float | None]:
                lines = [line for line in logs if line["event"] == "engine_not_loaded" and line["engine"] == name]
                return [line["next_try_in_seconds"] for line in lines]

            await eventually(lambda: len(tries("big")) >= 4)
            assert tries("big")[:4] == [0.01, 0.02, 0.03, 0.03]
            assert workshop.standings["big"].state == "failed"
            before = await process_of(workshop)
            tight.unlink()
            block.unlink()
            await ready(workshop, "big")
            (file,) = await make(workshop, order("", 1, "big"))
            assert file.scene["pid"] == before.pid
            assert tries("bad") == [None]
            assert workshop.standings["bad"].state == "failed"


async def test_what_is_asked_for_while_an_engine_is_loaded_again_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And may leave: a process that loads is not one that does not listen."""
    monkeypatch.setattr(device_crew, "FIRST_RETRY_SECONDS", 0.01)
    monkeypatch.setattr(device_crew, "DROP_SECONDS", 0.01)
    tight, gate = tmp_path / "tight", tmp_path / "gate"
    tight.touch()
    gate.touch()
    reached = tmp_path / "gate.reached"
    async with workshop_of(device_engine("gpu"), device_engine("big", tight=str(tight), gate=str(gate))) as workshop:
        await ready(workshop, "gpu")
        gate.unlink()
        reached.unlink()
        await eventually(reached.exists)
        left, patient = (asyncio.create_task(make(workshop, order(seed=seed))) for seed in (1, 2))
        await eventually(lambda: workshop.queued == 2)
        left.cancel()
        await eventually(lambda: workshop.queued == 1)
        tight.unlink()
        gate.touch()
        assert (await patient)[0].scene["together"] == 1
        await ready(workshop, "big")


@pytest.mark.parametrize("loading", [False, True], ids=["starting", "loading"])
async def test_a_service_that_ends_early_leaves_no_process(tmp_path: Path, loading: bool) -> None:
    gate, before = tmp_path / "gate", multiprocessing.active_children()
    async with workshop_of(device_engine("gpu", gate=str(gate))) as workshop:
        if loading:
            await eventually((tmp_path / "gate.reached").exists)
        with pytest.raises(EngineGone, match="being loaded"):
            await make(workshop, order())
    after = multiprocessing.active_children()
    assert [each for each in after if each.name == "limner-device" and each not in before] == []


async def test_an_engine_may_write_to_standard_output(gpu: LocalWorkshop) -> None:
    files = await make(gpu, order("chatter 50 %|#####     |"), order("chatter done"))
    assert [file.scene["together"] for file in files] == [2, 2]


async def test_who_leaves_the_queue_leaves_its_place(gpu: LocalWorkshop, tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    first = asyncio.create_task(make(gpu, order(f"hold {gate}")))
    await eventually(lambda: gpu.running == 1)
    left, stays = (asyncio.create_task(make(gpu, order(seed=seed))) for seed in range(2))
    await eventually(lambda: gpu.queued == 2)
    left.cancel()
    await asyncio.wait([left])
    assert gpu.queued == 1
    gate.touch()
    assert await first
    assert (await stays)[0].scene["together"] == 1


async def test_accounts_take_turns(gpu: LocalWorkshop, tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    first = asyncio.create_task(make(gpu, order(f"hold {gate}"), account="somebody"))
    await eventually(lambda: gpu.running == 1)
    done: list[str] = []

    async def ask(account: str) -> None:
        await make(gpu, order("alone"), account=account)
        done.append(account)

    jobs = [asyncio.create_task(ask(account)) for account in ("flood", "flood", "flood", "newcomer")]
    await eventually(lambda: gpu.queued == 4)
    gate.touch()
    await asyncio.gather(first, *jobs)
    assert done.index("newcomer") <= 1


async def test_a_job_that_is_turned_away_goes_to_the_next_engine_of_its_device(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    async with workshop_of(device_engine("out", away=True), device_engine("gpu")) as workshop:
        await ready(workshop, "out", "gpu")
        work = asyncio.create_task(make(workshop, order(f"hold {gate}", 1, "out", "gpu")))
        await eventually((tmp_path / "gate.begun").exists)
        again = asyncio.create_task(make(workshop, order("", 1, "gpu")))
        await eventually(lambda: workshop.queued == 1)
        gate.touch()
        (file,), _ = await asyncio.gather(work, again)
        assert file.engine == "gpu"
        assert (workshop.queued, workshop.running) == (0, 0)


async def test_an_idle_process_keeps_nothing_of_its_last_jobs(gpu: LocalWorkshop) -> None:
    process = await process_of(gpu)
    before = process.memory_info().rss
    await make(gpu, order("large " + "x" * 10 * LARGE))
    await eventually(lambda: process.memory_info().rss < before + 5 * LARGE)
