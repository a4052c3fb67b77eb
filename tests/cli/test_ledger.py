"""`limner ledger`: months are listed, and old ones pruned once that is confirmed."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.conftest import Limner


@pytest.fixture
def old(home: Path, limner: Limner) -> None:
    """A ledger whose first lines are of January 2025."""
    made = limner("account", "create", "--email", "ada@example.com", "--units", "500")
    assert made.exit_code == 0, made.output
    with closing(sqlite3.connect(home / "data" / "limner.sqlite3")) as db, db:
        db.execute("UPDATE ledger SET created_at = '2025-01-31 23:59:59.000000'")
        db.execute("UPDATE ledger_days SET day = '2025-01-31'")
    assert limner("units", "add", "--email", "ada@example.com", "--units", "7").exit_code == 0


@pytest.mark.usefixtures("old")
def test_months_are_listed_and_pruned(limner: Limner) -> None:
    first, now = [line.split("\t") for line in limner("ledger", "months").stdout.splitlines()]
    assert first == ["2025-01", "1", "0", "500", "yes"]
    assert now[1:] == ["1", "0", "7", "yes"]
    assert limner("ledger", "prune", "--before", "2025-02", "--yes").stdout == "1\n"
    first, now = [line.split("\t") for line in limner("ledger", "months").stdout.splitlines()]
    assert first == ["2025-01", "1", "0", "500", "no"]
    assert limner("ledger", "prune", "--before", "2025-02", "--yes").stdout == "0\n"
    assert limner("doctor").exit_code == 0
    assert "ada@example.com\t\t507" in limner("account", "list").stdout.replace("user\t", "")


@pytest.mark.usefixtures("old")
def test_it_asks_first(limner: Limner) -> None:
    assert limner("ledger", "prune", "--before", "2025-02").exit_code == 1
    assert limner("ledger", "months").stdout.splitlines()[0].endswith("yes")


@pytest.mark.usefixtures("old")
@pytest.mark.parametrize(("before", "status", "told"), [("2999-01", 1, "at the latest"), ("January", 2, "%Y-%m")])
def test_what_cannot_be_pruned_is_said(limner: Limner, before: str, status: int, told: str) -> None:
    result = limner("ledger", "prune", "--before", before, "--yes")
    assert (result.exit_code, told in result.output) == (status, True)
