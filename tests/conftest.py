"""What every test may use: a clock to move, and a database of each kind."""

import asyncio
import inspect
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from uuid import uuid4

import httpx
import pytest
import trustme
from hypothesis import HealthCheck, settings
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from limner.kit.database import Database

sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
# The tests start the program dozens of times; where no bytecode is kept, each start compiles all of it, 4 s of a core.


def _work_on_one_core() -> None:
    """Load what calculates with a thread each, as workers of the service have it.

    Several processes whose libraries start a thread for every core wait for each other, and burn half of the time.
    What the tests start is not told: it has to see to that itself.
    """
    names = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
    with pytest.MonkeyPatch.context() as patch:
        for name in names:
            patch.setenv(name, "1")
        for library in ("numpy", "scipy.linalg", "cv2"):
            import_module(library)
    import_module("cv2").setNumThreads(1)


_work_on_one_core()

POSTGRES = os.environ.get("LIMNER_TEST_POSTGRES", "postgresql+asyncpg://postgres@127.0.0.1:5432").rstrip("/")
"""The PostgreSQL server to test with, whose user may make databases. Where none answers, its tests are skipped."""

collect_ignore = [
    "api/clients",
    "browser",
    "cluster",
    "deploy",
    "guide",
    *([] if find_spec("torch") else ["diffusion"]),
]
"""Other people's clients, Schemathesis among them, and walks through pages take a while: `make test-clients`,
`make test-browser`. Engines on a cluster, models with weights, the tools that look at what is deployed, and what builds
the guide have environments of their own: `make test-cluster`, `make test-diffusion`, `make test-deploy`,
`make test-guide`."""


def pytest_xdist_auto_num_workers() -> int:
    """Half as many again as there are cores: a third of the time is waiting for servers, databases and clocks."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + (cores + 1) // 2


def pytest_report_header() -> str:
    """What is left out, and how to have it."""
    return "not collected: " + ", ".join(f"tests/{name} (make test-{Path(name).name})" for name in collect_ignore)


settings.register_profile("limner", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("limner")
"""The same examples in every run, on the slowest machine. `pytest --hypothesis-profile=default` looks for new ones."""


class MovableClock:
    """A clock that stands still until a test moves it."""

    def __init__(self) -> None:
        self.now = datetime(2031, 5, 4, 12, 30, 15, 123456, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def advance(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)


@pytest.fixture(autouse=True, scope="session")
def _no_settings() -> Iterator[None]:
    """Whatever the person who runs the tests has set, the service under test has its defaults."""
    with pytest.MonkeyPatch.context() as patch:
        for name in [name for name in os.environ if name.startswith("LIMNER_")]:
            patch.delenv(name)
        yield


@pytest.fixture(autouse=True, scope="session")
def _few_authorities(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Clients of the tests, most of which speak plain HTTP, load one certificate where they would load all of them.

    That takes each of hundreds of clients 30 ms.
    """
    file = tmp_path_factory.mktemp("authorities") / "authority.pem"
    trustme.CA().cert_pem.write_to_path(file)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(file))
        yield


@pytest.fixture(autouse=True, scope="session")
def _patient_clients() -> Iterator[None]:
    """HTTP clients of the tests wait for two minutes: their own 5 s are not enough where the machine has much to do."""
    usual: httpx.Timeout = inspect.signature(httpx.get).parameters["timeout"].default
    with pytest.MonkeyPatch.context() as patch:
        for wait in ("connect", "read", "write", "pool"):
            patch.setattr(usual, wait, 120.0)
        yield


@pytest.fixture
def clock() -> MovableClock:
    return MovableClock()


def _command(url: str, *statements: str) -> None:
    """Run statements outside of any transaction, and outside of the test's event loop."""

    async def run() -> None:
        engine = create_async_engine(url, isolation_level="AUTOCOMMIT", poolclass=NullPool, connect_args={"timeout": 3})
        async with engine.connect() as connection:
            for statement in statements:
                await connection.execute(text(statement))

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, run()).result()


@contextmanager
def postgresql_database() -> Iterator[str]:
    """The address of a new PostgreSQL database."""
    name = f"limner_test_{uuid4().hex}"
    try:
        _command(f"{POSTGRES}/postgres", f"CREATE DATABASE {name}")
    except (OSError, SQLAlchemyError) as error:
        pytest.skip(f"no PostgreSQL for tests at {POSTGRES}: {error}")
    yield f"{POSTGRES}/{name}"
    _command(f"{POSTGRES}/postgres", f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def postgresql_url() -> Iterator[str]:
    """The address of a PostgreSQL database for this process of the test run."""
    with postgresql_database() as url:
        yield url


@pytest.fixture(scope="session")
def postgresql_tables() -> Iterator[str]:
    """Another with all its tables: to empty them takes a twentieth of making them."""
    with postgresql_database() as url:
        _migrate(url)
        yield url


@pytest.fixture(scope="session")
def sqlite_tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite database with all its tables, to copy: that takes a hundredth of making them."""
    file = tmp_path_factory.mktemp("empty") / "limner.sqlite3"
    _migrate(f"sqlite+aiosqlite:///{file}")
    return file


_EMPTY = r"""DO $$ DECLARE name text; BEGIN
    SET LOCAL session_replication_role = replica;
    SET LOCAL synchronous_commit = off;
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'alembic_version' LOOP
        EXECUTE format('DELETE FROM %I', name);
        CONTINUE WHEN name !~ '_\d{4}_\d\d$';
        IF to_date(right(name, 7), 'YYYY_MM') > now() + interval '1 year' THEN
            EXECUTE format('DROP TABLE %I', name);
        END IF;
    END LOOP;
END $$"""
"""Takes every row from all tables, whatever refers to it, and the parts that `MovableClock` had made for its months.
TRUNCATE would write each table's files anew.
"""


def _migrate(url: str) -> None:
    """Make all tables."""

    async def make() -> None:
        database = await Database.open(url)
        await database.migrate()
        await database.close()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, make()).result()


@pytest.fixture(scope="session")
def redis_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a Redis of the test run's own."""
    program = shutil.which("redis-server")
    if not program:
        pytest.skip("no redis-server on this machine")
    with closing(socket.create_server(("127.0.0.1", 0))) as probe:
        port = probe.getsockname()[1]
    folder: Path = tmp_path_factory.mktemp("redis")
    arguments = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    with subprocess.Popen([program, *arguments], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        assert any("Ready to accept connections" in line for line in server.stdout)
        yield f"redis://127.0.0.1:{port}/0"
        server.terminate()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database of the test's own: with all tables, empty, for one that takes `database`; else bare."""
    filled = "database" in request.fixturenames
    if request.param == "sqlite":
        file = tmp_path / "limner.sqlite3"
        if filled:
            shutil.copy(request.getfixturevalue("sqlite_tables"), file)
        return f"sqlite+aiosqlite:///{file}"
    url: str = request.getfixturevalue("postgresql_tables" if filled else "postgresql_url")
    if filled:
        _command(url, _EMPTY)
    else:
        _command(url, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
    return url


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """An open database with all its tables."""
    opened = await Database.open(database_url)
    yield opened
    await opened.close()
