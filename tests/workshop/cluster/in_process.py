"""A cluster without Ray: two replicas of each application, as objects in the driver's process."""

import asyncio
from collections.abc import AsyncGenerator, Iterable, Mapping
from contextlib import aclosing
from multiprocessing import current_process
from multiprocessing.connection import Connection
from pathlib import Path

from limner.workshop.cluster.client import ReplicaEndedError, Seen
from limner.workshop.cluster.deployment import Deployment
from limner.workshop.cluster.driver import serve
from limner.workshop.cluster.protocol import DriverSetup, Load, News, Task
from limner.workshop.cluster.replica import Replica
from limner.workshop.crew import Standing

REPLICAS = 2


class InProcess:
    """A place on it. Files of its folder: `away`, there is none; `lost`, it does not answer; `deaths` has how many of
    the next jobs lose their replica. It writes `queued-0` and `queued-1`: how many jobs wait at each replica.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._deployed: dict[str, Deployment] = {}
        self._replicas: dict[tuple[str, int], Replica] = {}
        self._tellers: list[asyncio.Task[None]] = []
        self._loading = asyncio.Lock()
        self._asked = 0

    def connect(self) -> None:
        if (self._folder / "away").exists():
            raise ConnectionError("nobody is there")

    def applications(self) -> Mapping[str, Seen]:
        if (self._folder / "lost").exists():
            raise ConnectionError("it went away")
        return {name: Seen(Standing("ready"), REPLICAS, REPLICAS) for name in self._deployed}

    def deploy(self, deployments: Iterable[Deployment]) -> None:
        self._deployed |= {each.application: each for each in deployments}

    def delete(self, application: str) -> None:
        del self._deployed[application]

    def loads(self, application: str) -> list[Load]:
        return [Load(0, 0, "7") for _ in range(REPLICAS)]

    async def ask(self, application: str, task: Task) -> AsyncGenerator[News, None]:
        self._asked += 1
        replica = await self._replica(application, self._asked % REPLICAS)
        async with aclosing(replica.make(task)) as saying:
            async for news in saying:
                if self._dies():
                    raise ReplicaEndedError("killed")
                yield news

    def _dies(self) -> bool:
        deaths = self._folder / "deaths"
        left = int(deaths.read_text()) if deaths.exists() else 0
        if left:
            deaths.write_text(str(left - 1))
        return left > 0

    async def _replica(self, application: str, index: int) -> Replica:
        async with self._loading:
            if (application, index) not in self._replicas:
                replica = Replica.__new__(Replica)
                await replica.__init__(**self._deployed[application].arguments)  # type: ignore[misc]  # as Serve does
                self._replicas[application, index] = replica
                self._tellers.append(asyncio.create_task(self._tell(self._folder / f"queued-{index}", replica)))
            return self._replicas[application, index]

    async def _tell(self, file: Path, replica: Replica) -> None:
        """Write how many jobs wait at the replica, as long as the process lives."""
        told = -1
        while True:
            queued = (await replica.load()).queued
            if queued != told:
                await asyncio.to_thread(file.write_text, str(queued))
                told = queued
            await asyncio.sleep(0.01)


def drive(pipe: Connection, setup: DriverSetup) -> None:
    """The driver's process; the address is the folder."""
    current_process()._config["daemon"] = False  # type: ignore[attr-defined]  # else its replicas may have no processes
    serve(pipe, setup, InProcess(Path(setup.address)))
