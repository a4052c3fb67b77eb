"""A database that goes away while a request is charged: no charge without its answer, whoever dies."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path
from uuid import UUID, uuid4

import pytest
import pytest_asyncio
from sqlalchemy import make_url, text

from limner.accounts.accounts import UNANSWERED, Accounts
from limner.accounts.models import Account
from limner.kit.clock import utc_now
from limner.kit.database import Database
from limner.kit.storage import StorageSettings
from limner.library.links import LinkExpired
from limner.studio import settlement
from limner.studio.services import Services, ServiceSettings
from limner.studio.settlement import CommitUnknown
from tests.cable import Cable
from tests.studio.conftest import UNITS, settings_in
from tests.studio.engines import ENGINES
from tests.studio.helpers import make
from tests.studio.test_runner_failures import interfere, leaving

pytestmark = pytest.mark.asyncio(loop_scope="module")

ROOT = Path(__file__).parents[2]
CHARGE = ("charge", -7, "")
REFUND = ("refund", 7, UNANSWERED)


@dataclass
class Remote:
    """Services whose database is at the end of a cable, and the books as they are at the other end."""

    services: Services
    cable: Cable
    near: str
    accounts: Accounts
    folder: Path
    books: Database

    async def lines(self, account_id: UUID) -> list[tuple[str, int, str]]:
        """Of the account's ledger, newest first, without the opening balance."""
        lines = await self.accounts.ledger(account_id)
        assert len({line.reference for line in lines[:-1]}) <= 1
        return [(line.kind, line.amount, line.note) for line in lines[:-1]]

    async def held(self, account_id: UUID) -> int:
        """How many holds it has, open charges included."""
        async with self.books.reading() as session:
            held = await session.scalar(text("SELECT count(*) FROM holds WHERE account_id = :id"), {"id": account_id})
        return int(held or 0)

    async def settled(self, account_id: UUID) -> None:
        """Wait until nothing is open."""
        async with asyncio.timeout(90):
            while await self.held(account_id):  # noqa: ASYNC110  it tells nobody
                await asyncio.sleep(0.05)
        assert await self.accounts.audit() == ()

    def files(self) -> set[UUID]:
        return {UUID(file.stem) for file in (self.folder / "images").rglob("*.*") if file.is_file()}


def settings_of(folder: Path, url: str) -> ServiceSettings:
    """With files in a folder, and a database elsewhere."""
    storage = StorageSettings(data_dir=folder, database_url=url, database_timeout=60)
    return replace(settings_in(folder), storage=storage)


@pytest.fixture(scope="module")
def cable(postgresql_url: str) -> Iterator[Cable]:
    url = make_url(postgresql_url)
    with Cable(url.host or "", url.port or 5432) as cable:
        yield cable


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def remote(postgresql_url: str, cable: Cable, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Remote]:
    folder = tmp_path_factory.mktemp("house")
    near = make_url(postgresql_url).set(host="127.0.0.1", port=cable.port).render_as_string(hide_password=False)
    books = await Database.open(postgresql_url)
    async with Services.open(settings_of(folder, near), engines=ENGINES) as services:
        yield Remote(services, cable, near, Accounts(books), folder, books)
    await books.close()


@pytest_asyncio.fixture(loop_scope="module")
async def account(remote: Remote) -> AsyncIterator[Account]:
    remote.cable.thaw()
    yield await remote.accounts.create(f"{uuid4()}@example.com", units=UNITS)
    assert await remote.accounts.audit() == ()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where the database stays away for longer than anybody waits."""
    monkeypatch.setattr(settlement, "PATIENCE_SECONDS", 0.0)


def at_charge(remote: Remote, monkeypatch: pytest.MonkeyPatch, act: Callable[[], None]) -> None:
    """Do it when all but the commit is done."""
    interfere(monkeypatch, remote.services, "accounts.charge", act, after=True)


async def cut_when_frozen(remote: Remote) -> None:
    """The commit is with the server, and its answer lost."""
    assert await asyncio.to_thread(remote.cable.frozen.wait, 90)
    remote.cable.cut()


async def until(condition: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(90):
        while not await condition():  # noqa: ASYNC110  it tells nobody
            await asyncio.sleep(0.05)


@pytest.mark.usefixtures("impatient")
async def test_a_charge_whose_answer_was_never_given_is_refunded(
    remote: Remote, account: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = remote.files()
    with monkeypatch.context() as cut:
        at_charge(remote, cut, lambda: remote.cable.freeze_after(b"COMMIT"))
        asking = asyncio.create_task(make(remote.services, account))
        await cut_when_frozen(remote)
        with pytest.raises(CommitUnknown) as caught:
            await asking
    assert (caught.value.status, caught.value.code) == (503, "database_unavailable")
    assert caught.value.retry_after
    await until(lambda: has_lines(remote, account.id))
    assert await remote.lines(account.id) == [CHARGE], "the commit was made"
    remote.cable.mend()
    await remote.settled(account.id)
    assert await remote.lines(account.id) == [REFUND, CHARGE]
    assert (await remote.accounts.get(account.id)).balance == UNITS
    await until(lambda: caught_up(remote))
    (image,) = remote.files() - files
    with pytest.raises(LinkExpired):
        await remote.services.library.open_image(image)


@pytest.mark.usefixtures("impatient")
async def test_with_a_key_the_same_request_gets_the_answer(
    remote: Remote, account: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as cut:
        at_charge(remote, cut, lambda: remote.cable.freeze_after(b"COMMIT"))
        asking = asyncio.create_task(make(remote.services, account, key="key"))
        await cut_when_frozen(remote)
        with pytest.raises(CommitUnknown):
            await asking
    await until(lambda: has_lines(remote, account.id))
    remote.cable.mend()
    await until(lambda: answers(remote))
    receipt = await make(remote.services, account, key="key")
    assert receipt.credits == 7
    assert await receipt.images[0].data()
    await until(lambda: caught_up(remote))
    assert await remote.lines(account.id) == [CHARGE]
    assert receipt.images[0].image_id in remote.files()


@pytest.mark.usefixtures("impatient")
async def test_a_commit_that_was_not_made_is_undone_when_the_database_is_back(
    remote: Remote, account: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = remote.files()
    with monkeypatch.context() as cut:
        at_charge(remote, cut, remote.cable.cut)
        with pytest.raises(CommitUnknown):
            await make(remote.services, account, key="key")
    assert len(remote.files() - files) == 1, "nobody can know yet"
    remote.cable.mend()
    await remote.settled(account.id)
    await until(lambda: caught_up(remote))
    assert remote.files() == files
    assert await remote.lines(account.id) == []
    assert (await make(remote.services, account, key="key")).credits == 7, "the key is free again"


async def test_a_database_that_is_soon_back_is_waited_for(
    remote: Remote, account: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as cut:
        at_charge(remote, cut, lambda: remote.cable.freeze_after(b"COMMIT"))
        asking = asyncio.create_task(make(remote.services, account))
        await cut_when_frozen(remote)
        remote.cable.mend()
        assert (await asking).credits == 7
    await until(lambda: caught_up(remote))
    assert await remote.lines(account.id) == [CHARGE]
    assert await remote.held(account.id) == 0


async def test_an_answer_that_can_be_given_is_given_and_its_charge_closed_later(
    remote: Remote, account: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as cut:
        interfere(cut, remote.services, "accounts.close_charge", remote.cable.cut)
        assert (await make(remote.services, account)).credits == 7
        assert await remote.held(account.id) == 1
    remote.cable.mend()
    await remote.settled(account.id)
    assert await remote.lines(account.id) == [CHARGE]


@pytest.mark.parametrize("step", ["charge", "close_charge"])
@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
async def test_who_leaves_without_an_answer_does_not_pay(
    remote: Remote, account: Account, step: str, after: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as watched:
        asking = asyncio.create_task(make(remote.services, account))
        interfere(watched, remote.services, f"accounts.{step}", leaving(asking), after=after)
        with pytest.raises(asyncio.CancelledError):
            await asking
    await until(lambda: caught_up(remote))
    assert await remote.lines(account.id) == [REFUND, CHARGE]
    assert await remote.held(account.id) == 0


async def test_a_process_that_dies_before_it_knows_leaves_the_refund_to_another(
    remote: Remote, account: Account, postgresql_url: str, tmp_path: Path
) -> None:
    remote.cable.freeze_after(b"INSERT INTO ledger", b"COMMIT")
    arguments = [sys.executable, "-m", "tests.studio.charged", str(tmp_path), remote.near, str(account.id)]
    process = await asyncio.to_thread(subprocess.Popen, arguments, cwd=ROOT, start_new_session=True)
    try:
        assert await asyncio.to_thread(remote.cable.frozen.wait, 90)
        await until(lambda: has_lines(remote, account.id))
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    remote.cable.thaw()
    assert await remote.lines(account.id) == [CHARGE]
    (image,) = {UUID(file.stem) for file in (tmp_path / "images").rglob("*.*")}
    assert await remote.services.library.open_image(image)
    async with Services.open(
        settings_of(tmp_path, remote.near), engines=ENGINES, clock=lambda: utc_now() + timedelta(seconds=31)
    ) as another:
        await another.accounts.release_expired()
        with pytest.raises(LinkExpired):
            await another.library.open_image(image)
    assert await remote.lines(account.id) == [REFUND, CHARGE]
    assert await remote.held(account.id) == 0


async def answers(remote: Remote) -> bool:
    """Whether the services' database does."""
    try:
        await remote.services.db.ping()
    except Exception:  # noqa: BLE001  whatever it is, not yet
        return False
    return True


async def caught_up(remote: Remote) -> bool:
    """Whether nothing waits for the database any more."""
    return not remote.services.behind


async def has_lines(remote: Remote, account_id: UUID) -> bool:
    return bool(await remote.lines(account_id))
