"""An account is deleted with all that it kept; the ledger stays, adds up, and names nobody."""

import asyncio
import sqlite3
from contextlib import closing
from uuid import UUID, uuid4

import pytest

from limner.accounts.models import Browser
from limner.accounts.sign_in import SignInRefused
from limner.kit.errors import LimnerError, NotFound
from limner.library.blobs import Blobs
from limner.studio.services import Services
from tests.studio.conftest import Premises
from tests.studio.helpers import make

pytestmark = pytest.mark.asyncio(loop_scope="module")
EMAIL = "leaving@example.com"


async def _rows(premises: Premises, account_id: UUID) -> dict[str, int]:
    """How many rows of each table are the account's."""

    def count() -> dict[str, int]:
        with closing(sqlite3.connect(premises.folder / "limner.sqlite3")) as db:
            tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            owned = [
                table
                for table in tables
                if any(column[1] == "account_id" for column in db.execute(f"PRAGMA table_info({table})"))
            ]
            found = {
                table: db.execute(f"SELECT count(*) FROM {table} WHERE account_id = ?", [account_id.hex]).fetchone()[0]
                for table in owned
            }
        return {table: number for table, number in found.items() if number}

    return await asyncio.to_thread(count)


async def test_all_that_an_account_kept_is_gone(services: Services, premises: Premises) -> None:
    account = await services.accounts.create(EMAIL, "Leaving Person", units=100)
    _, key = await services.accounts.create_key(account.id, "Leaving's laptop")
    _, token = await services.sign_in.invite(EMAIL)
    signed_in = await services.sign_in.set_password(token, "a password of theirs", Browser("192.0.2.1", "Firefox"))
    await services.sign_in.one_time_link(account.id)
    receipt = await make(services, account, key="once", n=2)
    images = {image.image_id for image in receipt.images}
    assert images <= premises.files()

    await services.departures.delete(account.id)

    assert not images & premises.files()
    for image_id in images:
        with pytest.raises(NotFound):
            await services.library.open_image(image_id)
    assert await services.accounts.authenticate(key) is None
    assert await services.sign_in.recognise(signed_in.token) is None
    with pytest.raises(SignInRefused):
        await services.sign_in.with_password(EMAIL, "a password of theirs", Browser())
    for look in (services.accounts.get(account.id), services.accounts.by_email(EMAIL)):
        with pytest.raises(NotFound):
            await look
    assert account.id not in {each.id for each in await services.accounts.list()}
    assert EMAIL not in {each.email for each in (await services.accounts.page()).accounts}
    entries = await services.accounts.ledger(account.id)
    assert [(entry.kind, entry.amount) for entry in entries] == [("write_off", -86), ("charge", -14), ("top_up", 100)]
    assert await services.accounts.audit() == ()
    assert await _rows(premises, account.id) == {"keys": 1, "ledger": 3, "ledger_days": 3}
    assert await services.accounts.closed_accounts() == []
    with closing(sqlite3.connect(premises.folder / "limner.sqlite3")) as db:
        dump = "\n".join(db.iterdump())
    assert EMAIL not in dump
    assert "Leaving" not in dump


async def test_the_address_is_free_again_and_the_units_are_not(services: Services) -> None:
    account = await services.accounts.create(EMAIL, units=100)
    await services.departures.delete(account.id)
    again = await services.accounts.create(EMAIL)
    assert (again.id != account.id, again.balance) == (True, 0)
    await services.departures.delete(again.id)
    with pytest.raises(NotFound):
        await services.accounts.top_up(account.id, 5)
    with pytest.raises(NotFound):
        await services.departures.delete(account.id)


async def test_a_request_under_way_ends_badly_and_keeps_nothing(services: Services, premises: Premises) -> None:
    account = await services.accounts.create(EMAIL, units=100)
    _, key = await services.accounts.create_key(account.id)
    before = premises.files()

    async def leave(images: int) -> None:
        """When the request is admitted, and before it holds anything."""
        await services.departures.delete(account.id)

    with pytest.raises(LimnerError) as caught:
        await make(services, account, admit=leave)
    assert caught.value.code == "account_not_found"
    assert premises.files() == before
    assert await services.accounts.authenticate(key) is None
    assert await services.accounts.audit() == ()


async def test_a_hold_that_a_request_has_comes_back_before_the_end(services: Services) -> None:
    account = await services.accounts.create(EMAIL, units=100)
    hold = await services.accounts.hold(account.id, 7, reference="under way")
    await services.departures.delete(account.id)
    with pytest.raises(LimnerError) as caught:
        async with services.db.transaction() as session:
            await services.accounts.charge(session, hold, reference="under way")
    assert caught.value.code == "hold_expired"
    assert [entry.amount for entry in await services.accounts.ledger(account.id)] == [-100, 100]
    assert await services.accounts.audit() == ()


async def test_what_cannot_be_deleted_now_is_deleted_later(
    services: Services, premises: Premises, monkeypatch: pytest.MonkeyPatch
) -> None:
    account = await services.accounts.create(EMAIL, units=100)
    receipt = await make(services, account)
    image_id = receipt.images[0].image_id

    async def fail(blobs: Blobs, keys: object) -> set[str]:
        return set()

    with monkeypatch.context() as broken:
        broken.setattr(Blobs, "delete_all", fail)
        await services.departures.delete(account.id)
        assert not await services.departures.finish_all()
    assert image_id in premises.files()
    assert await services.accounts.closed_accounts() == [account.id]
    assert await services.departures.finish_all()
    assert image_id not in premises.files()
    assert await services.accounts.closed_accounts() == []
    assert (await services.accounts.ledger(account.id))[0].kind == "write_off"


async def test_an_unknown_account(services: Services) -> None:
    with pytest.raises(NotFound):
        await services.departures.delete(uuid4())
