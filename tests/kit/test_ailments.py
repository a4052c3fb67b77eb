"""What ails a database is named, with what to do."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import make_url

from limner.kit.ailments import explained
from limner.kit.database import DatabaseUnavailable

SQLITE = make_url("sqlite+aiosqlite:////data/limner.sqlite3")
POSTGRESQL = make_url("postgresql+asyncpg://limner:hunter2@db/limner")


def test_a_full_disk(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "small.sqlite3")) as db:
        db.execute("PRAGMA max_page_count = 2")
        db.execute("CREATE TABLE things (data BLOB)")
        with pytest.raises(sqlite3.OperationalError) as caught:
            db.execute("INSERT INTO things VALUES (zeroblob(100000))")
    said = explained(caught.value, SQLITE)
    assert said == f"{SQLITE!r} cannot grow (database or disk is full). The disk is full: make room on it."


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (OSError(28, "No space left on device"), "The disk is full"),
        (PermissionError(13, "Permission denied"), "cannot be opened ([Errno 13] Permission denied). Let this user"),
        (OSError(30, "Read-only file system"), "cannot be written"),
        (TimeoutError(), "(no answer in time)"),
    ],
    ids=["full", "permission", "read-only", "time-out"],
)
def test_what_the_system_says(error: OSError, said: str) -> None:
    assert said in explained(error, SQLITE)


def test_a_pooler_that_is_taken_for_a_server() -> None:
    error = ConnectionError("unsupported startup parameter: statement_timeout")
    assert "Set LIMNER_DATABASE_POOLER=transaction" in explained(error, POSTGRESQL)


@pytest.mark.parametrize("error", [TimeoutError(), TimeoutError(()), ConnectionError()], ids=["none", "()", "other"])
def test_an_error_without_words_is_given_some(error: OSError) -> None:
    unavailable = DatabaseUnavailable("away")
    unavailable.__cause__ = error
    said = explained(unavailable, POSTGRESQL)
    assert "()" not in said
    assert "hunter2" not in said
    assert "Check that the server runs" in said
