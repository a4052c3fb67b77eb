"""Jobs of an engine on a cluster: from the service by way of the driver's process to replicas, and back."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import psutil
import pytest
import pytest_asyncio

from limner.engines.base import EngineError
from limner.engines.instances import configured
from limner.engines.jobs import GenerateJob
from limner.workshop.cluster.cluster import Cluster
from limner.workshop.cluster.crew import ClusterCrew
from limner.workshop.cluster.deployment import deployment
from limner.workshop.cluster.settings import ClusterSettings
from limner.workshop.crew import EngineGone, Progress, unheeded
from limner.workshop.orders import Order, Overloaded, RenderedFile, TooSlow
from limner.workshop.settings import WorkshopSettings
from tests.workshop.cluster.in_process import drive
from tests.workshop.cluster.kinds import install
from tests.workshop.helpers import ACCOUNT, PATIENCE, eventually

ENGINE = "gpu"


def play(text: str) -> Order:
    """An order for the engine, to do what the text says."""
    return Order((ENGINE,), GenerateJob("svcv4_1", text, 6, 4, False, 3), "png", engine=ENGINE)


def _no_births() -> None:
    raise OSError(11, "no more processes")


class House:
    """A service's crew, and what can be seen of it."""

    def __init__(self, folder: Path, queue: int = 64) -> None:
        self._strangers = {child.pid for child in psutil.Process().children()}
        engine = configured({ENGINE: {"kind": "batcher", "cluster": {"min_replicas": 2, "gpus": 0}}})[ENGINE]
        limits = WorkshopSettings(workers=1, queue=queue)
        place = deployment(engine, limits)
        settings = ClusterSettings.model_construct(cluster=str(folder), cluster_auth="private_network")
        self.cluster = Cluster(settings, {ENGINE: place}, drive)
        self.crew = ClusterCrew(limits, engine, place, self.cluster)

    async def ready(self) -> None:
        await eventually(lambda: self.crew.standings[ENGINE].state == "ready")

    async def make(
        self, text: str, account: str = ACCOUNT, seconds: float = PATIENCE, progress: Progress = unheeded
    ) -> RenderedFile:
        async with asyncio.timeout(seconds) as scope:
            with self.crew.reserve(account, 1) as place:
                return await self.crew.make(play(text), account, place, scope, progress)

    def driver(self) -> psutil.Process:
        """The driver's process."""
        (found,) = [
            child
            for child in psutil.Process().children()
            if child.pid not in self._strangers
            and child.status() != psutil.STATUS_ZOMBIE
            and "multiprocessing.spawn" in " ".join(child.cmdline())
        ]
        return found


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.syspath_prepend(install(tmp_path / "installed"))
    house = House(tmp_path)
    await house.crew.start()
    await house.ready()
    yield house
    await house.crew.stop()
    assert (house.crew.queued, house.crew.running) == (0, 0)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def lasting(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A house for the tests after which it stands as before: each start takes three processes."""
    folder = tmp_path_factory.mktemp("lasting")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(install(folder / "installed"))
        house = House(folder)
        await house.crew.start()
        await house.ready()
    yield house
    await house.crew.stop()
    assert (house.crew.queued, house.crew.running) == (0, 0)


@pytest.mark.asyncio(loop_scope="module")
async def test_a_job_is_done_by_a_replica(lasting: House) -> None:
    file = await lasting.make("steps 0")
    assert (file.extension, file.width, file.height) == ("png", 6, 4)
    assert file.scene["together"] == 1
    assert file.scene["pid"] not in (os.getpid(), lasting.driver().pid)
    assert lasting.crew.standings[ENGINE].version == "7"


@pytest.mark.asyncio(loop_scope="module")
async def test_steps_are_told(lasting: House) -> None:
    steps: list[tuple[int, int]] = []
    await lasting.make("steps 3", progress=lambda done, total: steps.append((done, total)))
    assert steps == [(1, 3), (2, 3), (3, 3)]


@pytest.mark.asyncio(loop_scope="module")
async def test_what_the_engine_raises_arrives(lasting: House) -> None:
    with pytest.raises(EngineError, match="no paint"):
        await lasting.make("fail no paint")


async def test_jobs_that_wait_at_a_replica_run_together(house: House, tmp_path: Path) -> None:
    gates = [tmp_path / "a", tmp_path / "b"]
    held = [asyncio.create_task(house.make(f"hold {gate}")) for gate in gates]  # one for each replica
    await eventually(lambda: all(gate.with_suffix(".begun").exists() for gate in gates))
    waiting = [asyncio.create_task(house.make("steps 0")) for _ in range(6)]
    queued = [tmp_path / f"queued-{index}" for index in range(len(gates))]
    await eventually(lambda: [file.exists() and file.read_text() for file in queued] == ["3", "3"])
    for gate in gates:
        gate.touch()
    files = await asyncio.gather(*waiting)
    await asyncio.gather(*held)
    assert [file.scene["together"] for file in files] == [3] * 6


@pytest.mark.asyncio(loop_scope="module")
async def test_who_leaves_has_its_job_given_up(lasting: House, tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    leaving = asyncio.create_task(lasting.make(f"attentive {begun}"))
    await eventually(begun.exists)
    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    for _ in range(2):  # one of them by the same replica, which would never get to it
        await lasting.make("steps 0")


@pytest.mark.asyncio(loop_scope="module")
async def test_a_job_that_takes_too_long(lasting: House, tmp_path: Path) -> None:
    with pytest.raises((TimeoutError, TooSlow)):
        await lasting.make(f"attentive {tmp_path / 'begun'}", seconds=1)
    for _ in range(2):
        await lasting.make("steps 0")


async def test_a_replica_that_dies_has_its_job_done_by_another(house: House, tmp_path: Path) -> None:
    (tmp_path / "deaths").write_text("1")
    assert (await house.make("steps 0")).width == 6


async def test_after_a_second_death_nobody_tries_again(house: House, tmp_path: Path) -> None:
    (tmp_path / "deaths").write_text("2")
    with pytest.raises(EngineError) as caught:
        await house.make("steps 0")
    assert caught.value.code == "engine_crashed"
    assert (tmp_path / "deaths").read_text() == "0"
    await house.make("steps 0")


async def test_an_engine_that_ends_its_process_is_not_given_the_job_again(house: House) -> None:
    with pytest.raises(EngineError) as caught:
        await house.make("leave 3")
    assert caught.value.code == "engine_crashed"


@pytest.mark.parametrize("end", ["killed", "lost"])
async def test_a_lost_cluster_ends_jobs_and_is_found_again(house: House, tmp_path: Path, end: str) -> None:
    begun = tmp_path / "begun"
    under_way = asyncio.create_task(house.make(f"attentive {begun}"))
    await eventually(begun.exists)
    before = house.driver().pid
    if end == "killed":
        os.kill(before, signal.SIGKILL)
    else:
        (tmp_path / "lost").touch()
    with pytest.raises(EngineGone):
        await under_way
    assert house.crew.standings[ENGINE].state == "loading"
    with pytest.raises(EngineGone):
        await house.make("steps 0")
    (tmp_path / "lost").unlink(missing_ok=True)
    await house.ready()
    assert house.driver().pid != before
    await house.make("steps 0")


async def test_a_cluster_that_comes_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(install(tmp_path / "installed"))
    (tmp_path / "away").touch()
    house = House(tmp_path)
    await house.crew.start()
    await eventually(lambda: "nobody is there" in house.crew.standings[ENGINE].reason)
    (tmp_path / "away").unlink()
    await house.ready()
    await house.make("steps 0")
    await house.crew.stop()


async def test_a_newcomer_is_next_whatever_an_account_has_waiting(house: House, tmp_path: Path) -> None:
    gates = [tmp_path / "a", tmp_path / "b"]
    held = [asyncio.create_task(house.make(f"hold {gate}")) for gate in gates]  # one for each replica
    await eventually(lambda: all(gate.with_suffix(".begun").exists() for gate in gates))
    ended: list[str] = []
    flood = [asyncio.create_task(house.make("alone 0")) for _ in range(40)]
    await eventually(lambda: house.crew.running + house.crew.queued == 42)
    newcomer = asyncio.create_task(house.make("alone 0", account="newcomer"))
    for task in flood:
        task.add_done_callback(lambda _: ended.append("flood"))
    newcomer.add_done_callback(lambda _: ended.append("newcomer"))
    await eventually(lambda: house.crew.running + house.crew.queued == 43)
    for gate in gates:
        gate.touch()
    await asyncio.gather(*held, *flood, newcomer)
    assert ended.index("newcomer") <= 2 * len(gates) + 2, "each replica has one of the flood in its turn, or two"


async def test_a_replica_whose_engine_is_loaded_again_keeps_its_jobs(house: House, tmp_path: Path) -> None:
    with pytest.raises(EngineError, match="ended in the middle"):
        await house.make("leave 3")
    files = await asyncio.gather(*(house.make("steps 0") for _ in range(8)))
    assert len({file.scene["pid"] for file in files}) == 2, "both replicas have done some"


async def test_a_driver_that_cannot_be_started_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(install(tmp_path / "installed"))
    house = House(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr("limner.workshop.child_process.birth", _no_births)
        await house.crew.start()
        await eventually(lambda: "cannot be started" in house.crew.standings[ENGINE].reason)
    await house.ready()
    await house.make("steps 0")
    await house.crew.stop()


async def test_a_service_that_ends_while_its_driver_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(install(tmp_path / "installed"))
    house = House(tmp_path)
    before = {child.pid for child in psutil.Process().children()}
    await house.crew.start()
    await asyncio.sleep(0)
    await house.crew.stop()
    await eventually(
        lambda: all(
            child.pid in before or child.status() == psutil.STATUS_ZOMBIE for child in psutil.Process().children()
        )
    )


async def test_who_waits_when_the_service_ends_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(install(tmp_path / "installed"))
    house = House(tmp_path)
    await house.crew.start()
    await house.ready()
    begun = tmp_path / "begun"
    waiting = asyncio.create_task(house.make(f"attentive {begun}"))
    await eventually(begun.exists)
    process = house.driver()
    await house.crew.stop()
    with pytest.raises(Overloaded):
        await waiting
    with pytest.raises(Overloaded):
        await house.make("steps 0")
    await eventually(lambda: not process.is_running() or process.status() == psutil.STATUS_ZOMBIE)
