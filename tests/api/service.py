"""A running service, and what its operator can do: make accounts, look at balances, audit, kill."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Self, TypeVar
from uuid import UUID, uuid4

import httpx
from sqlalchemy import update

from limner.accounts.accounts import Accounts
from limner.accounts.models import Account, Scope
from limner.accounts.tables import HoldRow
from limner.kit.clock import utc_now
from limner.kit.database import Database
from tests import nursery

ROOT = Path(__file__).parents[2]
LAST_LINE = "The interface's reference: "
CLOCK = "clock"
"""The file in a service's working directory with the time, in seconds, of its rate limits."""
T = TypeVar("T")


@dataclass(frozen=True)
class Customer:
    """An account of the tests, and a key of it."""

    id: UUID
    email: str
    key: str

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.key}"}


class Service:
    """The service in a process, over a data directory that survives it. Its log goes to a file there."""

    command: ClassVar[Sequence[str]] = ("tests.api.serve",)
    """The module to run, and its arguments."""

    imported: ClassVar[Sequence[str]] = nursery.IMPORTED
    """What it may find imported when it begins; nothing, for a process that begins from nothing."""

    patient: ClassVar[bool] = False
    """Whether it looks after leases and the store as seldom as outside of the tests, which is cheap."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.data = data
        self.log = data / "log.jsonl"
        defaults = {
            "LIMNER_DATA_DIR": str(data),
            "LIMNER_LOG_FORMAT": "json",
            "LIMNER_WORKERS": "2",
            "LIMNER_REQUESTS_PER_SECOND": "0",
            "LIMNER_IMAGES_PER_MINUTE": "0",
        }
        given = {f"LIMNER_{name.upper()}": value for name, value in settings.items()}
        plain = {name: value for name, value in os.environ.items() if not name.startswith("LIMNER_")}
        plain |= {"PATIENT": "1"} if self.patient else {}
        self._environment = {**plain, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", **defaults, **given}
        self._process: subprocess.Popen[str] | nursery.Child | None = None
        self._clock = 0.0
        self.url = ""

    def start(self) -> Self:
        """Start it and wait until it is ready."""
        self.data.mkdir(parents=True, exist_ok=True)
        with self.log.open("a") as log:
            self._process = self._begin(log.fileno())
        assert self._process.stdout
        for line in self._process.stdout:
            if line.startswith(LAST_LINE):
                self.url = line.removeprefix(LAST_LINE).strip().removesuffix("/docs")
                return self
        self._end()
        raise AssertionError(self.log.read_text())

    def _begin(self, log: int) -> "subprocess.Popen[str] | nursery.Child":
        # What the C library reads when a process starts, a child of the nursery would come too late for.
        if self.imported and not any(name.startswith("MALLOC_") for name in self._environment):
            return nursery.begin(self.command, self.data, self._environment, log, self.imported)
        return subprocess.Popen(
            [sys.executable, "-m", *self.command],
            cwd=self.data,
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            start_new_session=True,
        )

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    def stop(self) -> None:
        """End it as a supervisor would."""
        self.terminate()
        self.wait_for_its_end()

    def terminate(self) -> None:
        """Ask it to end, and do not wait."""
        assert self._process
        self._process.terminate()

    def wait_for_its_end(self) -> None:
        """Wait until it has ended as it should when it is asked to."""
        assert self._end() == 0, self.lines()

    def listens(self) -> bool:
        """Whether it takes connections."""
        address = httpx.URL(self.url)
        try:
            socket.create_connection((address.host, address.port or 80), timeout=60).close()
        except ConnectionRefusedError:
            return False
        return True

    def turn_clock(self, seconds: float) -> None:
        """Let so much time pass for its rate limits, which else stands still."""
        self._clock += seconds
        following = self.data / f"{CLOCK}.next"
        following.write_text(str(self._clock))
        following.replace(self.data / CLOCK)

    def kill(self) -> None:
        """End it and all its workers without a word of warning."""
        with suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)
        self._end()

    def _end(self) -> int:
        assert self._process
        assert self._process.stdout
        code = self._process.wait(timeout=60)
        self._process.stdout.close()
        return code

    def customer(self, units: int = 100_000, scope: Scope = "all") -> Customer:
        """A new account, with a key of that scope unless it has no units."""

        async def make(accounts: Accounts) -> Customer:
            account = await accounts.create(f"{uuid4().hex}@example.com", "Test", units)
            key = (await accounts.create_key(account.id, scope=scope))[1] if units else ""
            return Customer(account.id, account.email, key)

        return self.with_accounts(make)

    def first(self) -> Account:
        """The account that the first start made."""
        return self.with_accounts(lambda accounts: accounts.list())[0]

    def account(self, customer: Customer) -> Account:
        """The account as it is now."""
        return self.with_accounts(lambda accounts: accounts.get(customer.id))

    def expire_holds(self) -> None:
        """End the leases of all holds, as if the time had passed."""

        async def expire(database: Database) -> None:
            async with database.transaction() as session:
                await session.execute(update(HoldRow).values(expires_at=utc_now()))

        self.with_database(expire)

    def audit(self) -> Any:
        """The accounts whose sums do not agree."""
        return self.with_accounts(lambda accounts: accounts.audit())

    def revoke_keys(self, customer: Customer) -> None:
        """Make all the customer's keys useless."""

        async def revoke(accounts: Accounts) -> None:
            for key in await accounts.list_keys(customer.id):
                await accounts.revoke_key(key.id)

        self.with_accounts(revoke)

    def lines(self) -> str:
        """The log so far."""
        return self.log.read_text()

    def request_line(self, request_id: str) -> dict[str, Any]:
        """The log's line about a request; it comes after the response."""
        found: list[dict[str, Any]] = []

        def written() -> bool:
            lines = (json.loads(line) for line in self.lines().splitlines() if request_id in line)
            found.extend(line for line in lines if line["event"] == "request")
            return bool(found)

        until(written)
        return found[0]

    def images(self) -> list[Path]:
        """The files of all pictures that are kept."""
        return [path for path in (self.data / "images").rglob("*.*") if path.is_file()]

    def with_accounts(self, work: Callable[[Accounts], Awaitable[T]]) -> T:
        return self.with_database(lambda database: work(Accounts(database)))

    def with_database(self, work: Callable[[Database], Awaitable[T]]) -> T:
        async def run() -> T:
            own = f"sqlite+aiosqlite:///{self.data / 'limner.sqlite3'}"
            database = await Database.open(self._environment.get("LIMNER_DATABASE_URL", own))
            try:
                return await work(database)
            finally:
                await database.close()

        # In a thread: the test may have an event loop of its own.
        with ThreadPoolExecutor(1) as thread:
            return thread.submit(asyncio.run, run()).result()


class LongLived(Service):
    """One for many tests, none of which waits for the end of a lease."""

    patient = True


def running(service: Service) -> Iterator[Service]:
    """The service, started, and ended as it should when it is no longer needed."""
    yield service.start()
    service.stop()


def until(condition: Callable[[], bool], seconds: float = 90) -> None:
    """Wait for a condition of another process, which tells nobody; fail when it does not come true in time."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.02)
