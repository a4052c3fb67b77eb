"""A database or a Redis that hangs: what asks it gets an answer, and so does who asks whether the service is ready."""

import asyncio
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import httpx
import pytest
from sqlalchemy import make_url

from limner.accounts.accounts import Accounts
from limner.api import health
from limner.kit.database import Database
from tests.api.service import Service, until
from tests.cable import Cable

CLIENT_SECONDS = 60
"""Far less than what hangs would take, and far more than an answer."""


@dataclass
class Far:
    """A service whose database is at the end of a cable, whose Redis takes connections and says nothing; and a key."""

    service: Service
    database: Cable
    key: str

    def get(self, path: str) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.key}"}
        return httpx.get(f"{self.service.url}{path}", headers=headers, timeout=CLIENT_SECONDS)


def key_in(url: str) -> str:
    """Of a new account in the database."""

    async def make() -> str:
        database = await Database.open(url)
        await database.migrate()
        accounts = Accounts(database)
        _, key = await accounts.create_key((await accounts.create("ada@example.com", units=100)).id)
        await database.close()
        return key

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, make()).result()


@pytest.fixture(scope="module")
def far(postgresql_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Far]:
    database = make_url(postgresql_url)
    with (
        Cable(database.host or "", database.port or 5432) as to_database,
        socket.create_server(("127.0.0.1", 0)) as redis,
    ):
        near = database.set(host="127.0.0.1", port=to_database.port).render_as_string(hide_password=False)
        service = Service(
            tmp_path_factory.mktemp("far") / "data",
            database_url=near,
            database_timeout="1",
            redis_url=f"redis://127.0.0.1:{redis.getsockname()[1]}/0",
            requests_per_second="1000",
        )
        key = key_in(postgresql_url)
        yield Far(service.start(), to_database, key)
        to_database.thaw()
        service.stop()


def test_a_database_that_hangs(far: Far) -> None:
    until(lambda: far.get("/readyz").status_code == 200)
    until(lambda: far.get("/v1/users/me").status_code == 200)
    far.database.freeze()
    with ThreadPoolExecutor(30) as threads:  # more than there are connections
        answers = list(threads.map(far.get, ["/v1/users/me"] * 29 + ["/readyz"]))
    *asked, ready = answers
    assert {answer.status_code for answer in asked} == {503}
    assert {answer.json()["code"] for answer in asked} == {"database_unavailable"}
    assert all(answer.headers["retry-after"] for answer in answers)
    assert (ready.status_code, ready.json()["database"]) == (503, False)
    assert far.get("/healthz").status_code == 200
    far.database.thaw()
    until(lambda: far.get("/readyz").status_code == 200)
    until(lambda: far.get("/v1/users/me").status_code == 200)


def test_a_redis_that_hangs(far: Far) -> None:
    until(lambda: far.get("/readyz").status_code == 200)
    until(lambda: far.get("/v1/users/me").status_code == 200)
    assert "redis_unavailable" in far.service.lines()


async def test_a_check_that_never_ends_is_answered_with_no() -> None:
    async def never() -> bool:
        return await asyncio.Event().wait()

    async def at_once() -> bool:
        return True

    async with asyncio.timeout(CLIENT_SECONDS):
        assert await health._in_time({"store": never(), "database": at_once()}) == {"store": False, "database": True}
