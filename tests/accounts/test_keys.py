"""Keys open their account until they are revoked, and the database never holds their text."""

import asyncio
import re
from datetime import timedelta
from uuid import UUID, uuid4

import pytest
from sqlalchemy import Connection, MetaData, select, update
from structlog.testing import capture_logs

from limner.accounts import keys
from limner.accounts.accounts import Accounts
from limner.accounts.holds import InsufficientUnits
from limner.accounts.tables import KeyRow
from limner.kit.database import Database
from limner.kit.errors import InvalidRequest, NotFound
from tests.conftest import MovableClock


async def test_a_key_opens_its_account(accounts: Accounts, ann: UUID, clock: MovableClock) -> None:
    key, text = await accounts.create_key(ann, "laptop")
    assert re.fullmatch(r"lmn_[A-Za-z0-9_-]{43}", text)
    assert (key.account_id, key.label, key.created_at) == (ann, "laptop", clock.now)
    assert await accounts.authenticate(text) == await accounts.get(ann)


async def test_an_account_may_have_several_keys(accounts: Accounts, ann: UUID, clock: MovableClock) -> None:
    first, first_text = await accounts.create_key(ann, "laptop")
    clock.advance(1)
    second, second_text = await accounts.create_key(ann)
    assert first_text != second_text
    assert [key.id for key in await accounts.list_keys(ann)] == [first.id, second.id]
    for text in (first_text, second_text):
        account = await accounts.authenticate(text)
        assert account is not None
        assert account.id == ann


async def test_keys_of_others_are_not_listed(accounts: Accounts, ann: UUID) -> None:
    bob = await accounts.create("bob@example.com", units=1)
    await accounts.create_key(ann)
    assert await accounts.list_keys(bob.id) == ()


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text[:-1] + ("A" if text[-1] != "A" else "B"),
        lambda text: text[:-1],
        lambda text: text + "A",
        lambda text: text.upper(),
        lambda text: text + "\n",
        lambda text: "",
        lambda text: "é" * 47,
        lambda text: "\udc80" * 47,
        lambda text: "lmn_" + "A" * 43,
    ],
    ids=["other", "shorter", "longer", "upper case", "newline", "empty", "accents", "surrogates", "made up"],
)
async def test_any_other_text_opens_nothing(accounts: Accounts, ann: UUID, change: type[str]) -> None:
    _, text = await accounts.create_key(ann)
    assert await accounts.authenticate(change(text)) is None


async def test_a_revoked_key_opens_nothing(accounts: Accounts, ann: UUID, clock: MovableClock) -> None:
    key, text = await accounts.create_key(ann)
    _, other = await accounts.create_key(ann)
    revoked_at = clock.now
    await accounts.revoke_key(key.id)
    clock.advance(5)
    await accounts.revoke_key(key.id)
    assert await accounts.authenticate(text) is None
    assert await accounts.authenticate(other) is not None
    assert {listed.revoked_at for listed in await accounts.list_keys(ann)} == {revoked_at, None}


async def test_unknown_keys_and_accounts(accounts: Accounts) -> None:
    with pytest.raises(NotFound):
        await accounts.revoke_key(uuid4())
    with pytest.raises(NotFound):
        await accounts.create_key(uuid4())


async def test_a_key_needs_a_balance(accounts: Accounts) -> None:
    bob = await accounts.create("bob@example.com")
    with pytest.raises(InsufficientUnits) as caught:
        await accounts.create_key(bob.id)
    assert caught.value.status == 402
    assert await accounts.list_keys(bob.id) == ()


async def test_a_key_outlives_the_balance(accounts: Accounts, ann: UUID) -> None:
    _, text = await accounts.create_key(ann)
    await accounts.hold(ann, 100, reference="all of it")
    assert await accounts.authenticate(text) is not None


async def test_the_last_use_is_known_to_the_minute(accounts: Accounts, ann: UUID, clock: MovableClock) -> None:
    _, text = await accounts.create_key(ann)
    seen = []
    for pause in (0, 59, 1):
        clock.advance(pause)
        await asyncio.gather(*(accounts.authenticate(text) for _ in range(3)))
        await accounts.close()
        (key,) = await accounts.list_keys(ann)
        seen.append(key.last_used_at)
    assert seen == [clock.now - timedelta(minutes=1)] * 2 + [clock.now]


async def test_nobody_waits_for_the_note_of_a_use(
    accounts: Accounts, ann: UUID, database: Database, clock: MovableClock
) -> None:
    _, text = await accounts.create_key(ann)
    async with asyncio.timeout(60), database.transaction() as session:
        await session.execute(update(KeyRow).values(label="locked"))
        owners = [await accounts.authenticate(text) for _ in range(3)]
    assert all(owner and owner.id == ann for owner in owners)
    await accounts.close()
    (key,) = await accounts.list_keys(ann)
    assert key.last_used_at == clock.now


async def test_a_use_that_cannot_be_noted_is_logged_and_the_key_opens(
    accounts: Accounts, ann: UUID, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, text = await accounts.create_key(ann)

    async def fail(*_: object) -> None:
        raise ConnectionError

    with monkeypatch.context() as broken, capture_logs() as logs:
        broken.setattr(keys, "saw", fail)
        assert await accounts.authenticate(text) is not None
        await accounts.close()
    assert [line["event"] for line in logs] == ["key_use_not_noted"]
    await accounts.authenticate(text)
    await accounts.close()
    assert (await accounts.list_keys(ann))[0].last_used_at


async def test_the_text_is_nowhere_in_the_database(accounts: Accounts, ann: UUID, database: Database) -> None:
    _, text = await accounts.create_key(ann, "laptop")
    await accounts.authenticate(text)

    def everything(connection: Connection) -> str:
        metadata = MetaData()
        metadata.reflect(connection)
        return "\n".join(
            repr(tuple(row)) for table in metadata.sorted_tables for row in connection.execute(select(table))
        )

    async with database.reading() as session:
        content = await (await session.connection()).run_sync(everything)
    assert "laptop" in content
    assert text not in content
    assert text.removeprefix("lmn_") not in content


async def test_a_key_is_revoked_by_its_owner_alone(accounts: Accounts, ann: UUID) -> None:
    key, text = await accounts.create_key(ann)
    bob = await accounts.create("bob@example.com")
    with pytest.raises(NotFound):
        await accounts.revoke_key(key.id, owner=bob.id)
    assert await accounts.authenticate(text)
    await accounts.revoke_key(key.id, owner=ann)
    assert await accounts.authenticate(text) is None


async def test_a_key_has_a_scope_and_a_label_of_bounded_length(accounts: Accounts, ann: UUID) -> None:
    key, text = await accounts.create_key(ann, "x" * 200, "read")
    assert key.scope == "read"
    assert await accounts.list_keys(ann) == (key,)
    assert await accounts.recognise(text) == (key, await accounts.get(ann))
    with pytest.raises(InvalidRequest, match="up to 200 characters"):
        await accounts.create_key(ann, "x" * 201)
    with pytest.raises(InvalidRequest, match="no control characters"):
        await accounts.create_key(ann, "lap\0top")
    with pytest.raises(InvalidRequest, match="accepted: all, draw, read"):
        await accounts.create_key(ann, scope="some")  # type: ignore[arg-type]
