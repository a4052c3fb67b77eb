"""The parts of a service on many machines, each a process of its own on this one, which can be killed and comes back.

Whoever runs such a service has something that starts a process again when it has ended: here `Supervised` does.
"""

import asyncio
import getpass
import os
import pwd
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import Final

import httpx
import psutil
import redis
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from limner.kit.database import Database
from tests.cluster.ray_cluster import RayCluster
from tests.library.bucket import NAME, Bucket

TABLES: Final = """
[engines.drawing]
kind = "illustrator"
[engines.drawing.cluster]
min_replicas = 3
cpus = 1
[routes]
"generate:svcv4_1*" = ["drawing"]
"generate:svcv3*" = ["drawing", "illustrator"]
"""
"""Models of V4.1 need the cluster; those of V3 are drawn beside it while it is away."""

RESTART_SECONDS: Final = 1.0
"""Before what has ended is started again: systemd and Kubernetes take about as long."""


def free_port() -> int:
    """One that nobody has at the moment."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def until(condition: Callable[[], bool], seconds: float = 180.0) -> None:
    """Wait for it. Raises TimeoutError."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError(f"it did not come to that in {seconds:g} s")
        time.sleep(0.05)


class Supervised:
    """A process that is started again whenever it has ended, until `stop`."""

    def __init__(
        self, command: Sequence[str], log: Path, environment: Mapping[str, str], user: str | None = None
    ) -> None:
        self._command, self._log, self._environment, self._user = command, log, environment, user
        self._process: subprocess.Popen[bytes] | None = None
        self._ending = Event()
        self._watch = Thread(target=self._run, daemon=True)
        self._watch.start()

    def kill(self) -> None:
        """End it with all that it has started, without a word of warning."""
        if not self._process:
            return
        with suppress(psutil.NoSuchProcess, ProcessLookupError):
            children = psutil.Process(self._process.pid).children(recursive=True)
            self._process.kill()
            for child in children:
                with suppress(psutil.NoSuchProcess):
                    child.kill()

    def stop(self) -> None:
        """End it for good, as its operator would."""
        self._ending.set()
        if self._process:
            self._process.send_signal(signal.SIGINT if self._user else signal.SIGTERM)
        self._watch.join(60)
        self.kill()

    def _run(self) -> None:
        while not self._ending.is_set():
            with self._log.open("ab") as log:
                self._process = subprocess.Popen(
                    self._command, stdout=log, stderr=log, env=self._environment, cwd=self._log.parent, user=self._user
                )
            self._process.wait()
            self._ending.wait(RESTART_SECONDS)


class Postgres:
    """A PostgreSQL server of its own."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"postgresql+asyncpg://limner@127.0.0.1:{self.port}/postgres"
        root = getpass.getuser() == "root"  # whose server it cannot be
        user = "postgres" if root else None
        folder.mkdir()
        if root:
            owner = pwd.getpwnam("postgres")
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        data = folder / "data"
        binaries = Path(min(str(path) for path in Path("/usr/lib/postgresql").glob("*/bin/postgres"))).parent
        subprocess.run(
            [binaries / "initdb", "-D", data, "-U", "limner", "--auth=trust", "-N"],
            check=True,
            stdout=subprocess.DEVNULL,
            user=user,
            cwd=folder,
        )
        command = [str(binaries / "postgres"), "-D", str(data), "-p", str(self.port), "-k", str(folder)]
        self.server = Supervised([*command, "-c", "max_connections=200"], folder / "log", dict(os.environ), user)
        until(self.answers)

    def answers(self) -> bool:
        """Whether it takes a statement."""
        try:
            self.execute("SELECT 1")
        except Exception:  # noqa: BLE001  the driver raises much, and each is a no
            return False
        return True

    def end_connections(self) -> None:
        """End those of all others."""
        self.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")

    def execute(self, statement: str) -> None:
        """Run one statement."""

        async def run() -> None:
            engine = create_async_engine(self.url, connect_args={"timeout": 3})
            try:
                async with engine.begin() as connection:
                    await connection.execute(text(statement))
            finally:
                await engine.dispose()

        asyncio.run(run())


class Redis:
    """A Redis of its own, which keeps nothing on disk."""

    def __init__(self, folder: Path) -> None:
        port = free_port()
        folder.mkdir()
        self.url = f"redis://127.0.0.1:{port}/0"
        command = [
            "redis-server",
            "--port",
            str(port),
            "--save",
            "",
            "--bind",
            "127.0.0.1",
        ]
        self.server = Supervised(command, folder / "log", dict(os.environ))
        until(self.answers)

    def answers(self) -> bool:
        """Whether it takes a command."""
        with suppress(redis.RedisError), redis.Redis.from_url(self.url) as client:
            return bool(client.ping())
        return False

    def flush(self) -> None:
        """Forget all counters."""
        with redis.Redis.from_url(self.url) as client:
            client.flushall()


class Store:
    """A store of S3's interface, in a thread of this process."""

    def __init__(self) -> None:
        self.bucket = Bucket()
        self._open = Event()
        self._loop = asyncio.new_event_loop()
        Thread(target=self._loop.run_until_complete, args=(self._serve(),), daemon=True).start()
        self._open.wait()

    def trouble(self, mood: str, seconds: float) -> None:
        """Refuse, fail or hang for so long."""
        self.bucket.mood = mood  # type: ignore[assignment]
        time.sleep(seconds)
        self.bucket.mood = "serve"

    async def _serve(self) -> None:
        async with self.bucket.serving():
            self._open.set()
            await asyncio.Event().wait()


class Service:
    """One process of the service."""

    def __init__(self, folder: Path, environment: Mapping[str, str]) -> None:
        self.port = free_port()
        folder.mkdir()
        self.url = f"http://127.0.0.1:{self.port}/v1"
        command = [sys.executable, "-m", "limner.cli", "serve", "--port", str(self.port)]
        self.process = Supervised(command, folder / "log", environment)

    def is_ready(self) -> bool:
        """Whether it is, and so are its engines."""
        with suppress(httpx.HTTPError):
            answer = httpx.get(self.url.replace("/v1", "/readyz"), timeout=5)
            return answer.status_code == 200 and set(answer.json()["engines"].values()) == {"ready"}
        return False


class House:
    """All parts together."""

    SERVICES = 2

    def __init__(self, folder: Path, images_per_minute: int, services: int = SERVICES) -> None:
        self.folder = folder
        self.postgres, self.redis, self.store = Postgres(folder / "postgres"), Redis(folder / "redis"), Store()
        self.ray = RayCluster()
        self.ray.start()
        environment = {name: value for name, value in os.environ.items() if not name.startswith("LIMNER_")}
        self.environment = (
            environment
            | self.store.bucket.environment
            | {
                "HOME": str(self.ray.home),
                "PYTHONPATH": self.ray.path,
                "LIMNER_LOG_FORMAT": "json",
                "LIMNER_DATABASE_URL": self.postgres.url,
                "LIMNER_REDIS_URL": self.redis.url,
                "LIMNER_BLOB_URL": f"s3://{NAME}/limner",
                "LIMNER_SIGNING_SECRET": "a secret of the measurement's own",
                "LIMNER_REQUESTS_PER_SECOND": "0",
                "LIMNER_IMAGES_PER_MINUTE": str(images_per_minute),
                "LIMNER_WORKERS": "1",
                "LIMNER_CLUSTER": self.ray.address,
                "LIMNER_CLUSTER_AUTH": "private_network",
            }
        )
        (folder / "limner.toml").write_text(TABLES)
        self.services = [self._service(number) for number in range(services)]

    def _service(self, number: int) -> Service:
        folder = self.folder / f"service-{number}"
        service = Service(folder, {**self.environment, "LIMNER_DATA_DIR": str(folder)})
        (folder / "limner.toml").write_text((self.folder / "limner.toml").read_text())
        return service

    def wait(self) -> None:
        """Until all is up."""
        until(lambda: self.postgres.answers() and self.redis.answers(), 120)
        until(lambda: all(service.is_ready() for service in self.services), 300)

    def stop(self) -> None:
        """End all."""
        for service in self.services:
            service.process.stop()
        self.ray.remove()
        self.redis.server.stop()
        self.postgres.server.stop()

    async def database(self) -> Database:
        """A way of the measurement's own to the database."""
        return await Database.open(self.postgres.url)
