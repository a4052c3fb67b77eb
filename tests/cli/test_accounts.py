"""`limner account`, `limner units` and `limner key`."""

import asyncio
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from uuid import UUID, uuid4

import pytest

from limner.accounts.accounts import Accounts
from limner.accounts.models import Account, Browser, SignedIn
from limner.accounts.settings import AccountSettings
from limner.accounts.sign_in import SignIn
from limner.cli.table import print_table
from limner.kit.counters import Counters, CounterSettings
from limner.kit.database import Database
from tests.cli.conftest import Limner, NextVersion

ADA = ("--email", "ada@example.com")


def holder(home: Path, key: str) -> Account | None:
    """Whose key it is, by the accounts themselves."""

    async def look() -> Account | None:
        database = await Database.open(f"sqlite+aiosqlite:///{home / 'data' / 'limner.sqlite3'}")
        accounts = Accounts(database)
        try:
            return await accounts.authenticate(key)
        finally:
            await accounts.close()
            await database.close()

    return asyncio.run(look())


def rows(text: str) -> list[list[str]]:
    return [line.split("\t") for line in text.splitlines()]


@pytest.fixture
def ada(limner: Limner) -> UUID:
    """An account with 500 units."""
    result = limner("account", "create", *ADA, "--name", "Ada L", "--units", "500")
    assert result.exit_code == 0, result.output
    return UUID(result.stdout.strip())


def test_account_create_prints_the_id_alone(limner: Limner) -> None:
    result = limner("account", "create", *ADA)
    assert result.exit_code == 0
    assert result.stdout == f"{UUID(result.stdout.strip())}\n"
    assert not result.stderr


def test_the_data_directory_is_its_owner_s_alone(home: Path, ada: UUID) -> None:
    assert stat.S_IMODE((home / "data").stat().st_mode) == 0o700


def test_account_list_in_a_pipe(limner: Limner, ada: UUID) -> None:
    limner("account", "create", "--email", "bob@example.com")
    listed = rows(limner("account", "list").stdout)
    assert [row[1] for row in listed] == ["ada@example.com", "bob@example.com"]
    first = listed[0]
    assert first[:5] == [str(ada), "ada@example.com", "Ada L", "500", "0"]
    assert first[5].endswith("Z")


def test_no_accounts_are_no_lines(limner: Limner) -> None:
    result = limner("account", "list")
    assert (result.exit_code, result.stdout) == (0, "")


def test_units_add_prints_the_balance(limner: Limner, ada: UUID, home: Path) -> None:
    assert limner("units", "add", *ADA, "--units", "250", "--note", "invoice 7").stdout == "750\n"
    with closing(sqlite3.connect(home / "data" / "limner.sqlite3")) as db:
        assert ("top_up", 250, "invoice 7") in db.execute("SELECT kind, amount, note FROM ledger").fetchall()


def test_key_create_prints_a_key_that_works_alone(limner: Limner, ada: UUID, home: Path) -> None:
    result = limner("key", "create", *ADA, "--label", "laptop")
    assert result.exit_code == 0
    assert result.stdout.startswith("lmn_")
    assert len(result.stdout.split()) == 1
    assert not result.stderr
    owner = holder(home, result.stdout.strip())
    assert owner
    assert owner.id == ada


def test_a_key_s_text_is_never_shown_again(limner: Limner, ada: UUID) -> None:
    key = limner("key", "create", *ADA, "--label", "laptop").stdout.strip()
    listed = limner("key", "list", *ADA).stdout
    assert key not in listed
    key_id, label, created, last_used, revoked, scope = rows(listed)[0]
    assert UUID(key_id)
    assert (label, last_used, revoked, scope) == ("laptop", "-", "-", "all")
    assert created.endswith("Z")


def test_key_revoke_ends_it(limner: Limner, ada: UUID, home: Path) -> None:
    key = limner("key", "create", *ADA).stdout.strip()
    key_id = rows(limner("key", "list", *ADA).stdout)[0][0]
    assert limner("key", "revoke", key_id).stdout == f"revoked {key_id}\n"
    assert holder(home, key) is None
    assert rows(limner("key", "list", *ADA).stdout)[0][4].endswith("Z")


def test_an_invitation_sets_the_password_of_a_new_account(
    limner: Limner, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = limner("account", "invite", "ada@example.com", "--name", "Ada", "--role", "operator")
    assert here.exit_code == 0, here.output
    assert here.stdout.startswith("http://127.0.0.1:8000/sign-in/link/lml_")
    monkeypatch.setenv("LIMNER_PUBLIC_URL", "https://pictures.example.com/v1")
    there = limner("account", "invite", "ada@example.com").stdout.strip()
    root, slash, token = there.rpartition("/")
    assert root + slash == "https://pictures.example.com/sign-in/link/"
    (row,) = rows(limner("account", "list").stdout)
    assert row[1:4] == ["ada@example.com", "Ada", "0"]
    assert row[6] == "operator"

    async def use(sign_in: SignIn) -> SignedIn:
        return await sign_in.set_password(token, "a password of hers", Browser())

    assert signing_in(home, use).account.email == "ada@example.com"


def signing_in(home: Path, work: Callable[[SignIn], Awaitable[SignedIn]]) -> SignedIn:
    """By the database that the commands use."""

    async def run() -> SignedIn:
        database = await Database.open(f"sqlite+aiosqlite:///{home / 'data' / 'limner.sqlite3'}")
        try:
            return await work(SignIn(database, AccountSettings(), Counters(CounterSettings())))
        finally:
            await database.close()

    return asyncio.run(run())


def test_an_account_is_changed(limner: Limner, ada: UUID) -> None:
    assert limner("account", "role", "ada@example.com", "operator").stdout == "ada@example.com is an operator\n"
    assert limner("account", "role", "ada@example.com", "user").stdout == "ada@example.com is a user\n"
    assert limner("account", "rename", "ada@example.com", "Ada  King").stdout == "Ada King\n"
    assert limner("account", "readdress", "ada@example.com", "Ada@King.example").stdout == "ada@king.example\n"
    limits = ("account", "limit", "ada@king.example", "--requests-per-second", "50")
    assert limner(*limits).stdout == "requests per second: 50, images per minute: default\n"
    (row,) = rows(limner("account", "list").stdout)
    assert (row[0], row[1], row[2], row[6]) == (str(ada), "ada@king.example", "Ada King", "user")


def test_an_account_is_deleted_when_that_is_confirmed(limner: Limner, ada: UUID, home: Path) -> None:
    key = limner("key", "create", *ADA).stdout.strip()
    assert limner("account", "delete", "ada@example.com").exit_code == 1
    assert len(rows(limner("account", "list").stdout)) == 1
    assert limner("account", "delete", "ada@example.com", "--yes").stdout == "deleted ada@example.com\n"
    assert limner("account", "list").stdout == ""
    assert holder(home, key) is None


def test_a_key_has_a_scope(limner: Limner, ada: UUID) -> None:
    assert limner("key", "create", *ADA, "--scope", "read").exit_code == 0
    assert rows(limner("key", "list", *ADA).stdout)[0][5] == "read"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("account", "create", "--email", "ADA@example.com"), "There is an account for ADA@example.com already."),
        (("account", "create", "--email", "ada"), "'ada' is no email address"),
        (("units", "add", "--email", "eve@example.com", "--units", "1"), "There is no account for eve@example.com."),
        (("key", "create", "--email", "eve@example.com"), "There is no account for eve@example.com."),
        (("key", "revoke", str(uuid4())), "There is no key"),
        (("key", "create", *ADA, "--scope", "some"), "'some' is no scope of a key; accepted: all, draw, read."),
        (("account", "role", "ada@example.com", "king"), "'king' is no role; accepted: user, operator."),
        (("account", "role", "eve@example.com", "user"), "There is no account for eve@example.com."),
        (("account", "invite", "eve"), "'eve' is no email address"),
        (("account", "limit", "ada@example.com", "--images-per-minute", "-1"), "'-1' is no limit"),
        (("account", "delete", "eve@example.com", "--yes"), "There is no account for eve@example.com."),
    ],
    ids=[
        "taken",
        "no email",
        "units for nobody",
        "key for nobody",
        "no key",
        "no scope",
        "no role",
        "role for nobody",
        "invited without an address",
        "no limit",
        "nobody to delete",
    ],
)
def test_refusals(limner: Limner, ada: UUID, arguments: tuple[str, ...], said: str) -> None:
    result = limner(*arguments)
    assert result.exit_code == 1
    assert said in result.stderr
    assert not result.stdout


def test_an_account_without_units_gets_no_key(limner: Limner) -> None:
    limner("account", "create", *ADA)
    result = limner("key", "create", *ADA)
    assert result.exit_code == 1
    assert result.stderr.startswith("limner: ")
    assert not result.stdout


def test_tables_of_an_older_version_are_left_to_serve(
    limner: Limner, ada: UUID, home: Path, next_version: NextVersion
) -> None:
    older, newer = next_version()
    result = limner("account", "list")
    assert result.exit_code == 1
    assert f"is at version {older}; this program needs {newer}. Start `limner serve`" in result.stderr
    with closing(sqlite3.connect(home / "data" / "limner.sqlite3")) as db:
        assert db.execute("SELECT version_num FROM alembic_version").fetchall() == [(older,)]


def test_tables_of_a_newer_version_are_refused(limner: Limner, ada: UUID, home: Path) -> None:
    with closing(sqlite3.connect(home / "data" / "limner.sqlite3")) as db, db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    result = limner("account", "list")
    assert result.exit_code == 1
    assert "A newer version has used this database" in result.stderr


def test_a_person_sees_a_table(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("COLUMNS", "40")
    account_id = str(uuid4())
    print_table(("id", "label", "used"), [(account_id, "a [bold]\ttab", None)])
    heading, _, row = [line for line in capsys.readouterr().out.splitlines() if line.strip()]
    assert heading.split() == ["id", "label", "used"]
    assert account_id in row
    assert "a [bold] tab" in row
    assert row.split()[-1] == "-"
