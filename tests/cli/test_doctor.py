"""`limner doctor`."""

import resource
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from limner.kit.database import newest_version
from tests.cli.conftest import Limner, NextVersion


def findings(text: str) -> dict[str, tuple[str, str]]:
    """Check to mark and finding."""
    lines = [line.partition(": ") for line in text.splitlines()]
    return {head[5:]: (head[:5].strip(), finding) for head, _, finding in lines}


def test_a_fresh_machine_is_sound(limner: Limner, home: Path) -> None:
    result = limner("doctor")
    assert result.exit_code == 0, result.output
    found = findings(result.stdout)
    assert {mark for mark, _ in found.values()} == {"ok"}
    assert found["settings"][1] == "all at their defaults"
    assert str(home / "data") in found["data directory"][1]
    assert "not made yet; `limner serve` makes it" in found["database"][1]
    assert "illustrator" in found["engines"][1]
    assert "1024×1024 in " in found["picture"][1]
    assert not list(home.iterdir())


def test_a_database_in_use(limner: Limner) -> None:
    limner("account", "create", "--email", "ada@example.com")
    mark, finding = findings(limner("doctor").stdout)["database"]
    assert mark == "ok"
    assert f"at version {newest_version()}, 1 account, the books add up" in finding


def test_a_database_without_tables_is_left_without(limner: Limner, home: Path) -> None:
    (home / "data").mkdir()
    (home / "data" / "limner.sqlite3").touch()
    result = limner("doctor")
    assert result.exit_code == 0, result.output
    assert "without tables: not made yet" in findings(result.stdout)["database"][1]
    with closing(sqlite3.connect(home / "data" / "limner.sqlite3")) as db:
        assert db.execute("SELECT name FROM sqlite_master").fetchall() == []


def test_a_database_of_an_older_version_is_left_as_it_is(limner: Limner, next_version: NextVersion) -> None:
    limner("account", "create", "--email", "ada@example.com")
    older, newer = next_version()
    for _ in range(2):
        result = limner("doctor")
        assert result.exit_code == 0, result.output
        finding = findings(result.stdout)["database"][1]
        assert finding.endswith(f"at version {older}; `limner serve` brings it to {newer}")


def test_a_database_of_a_newer_version(limner: Limner, home: Path) -> None:
    limner("account", "create", "--email", "ada@example.com")
    with closing(sqlite3.connect(home / "data" / "limner.sqlite3")) as db, db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    result = limner("doctor")
    assert result.exit_code == 1
    mark, finding = findings(result.stdout)["database"]
    assert mark == "fix"
    assert "A newer version has used this database" in finding


def test_settings_that_cannot_be_used_come_first(limner: Limner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_WORKERS", "0")
    result = limner("doctor")
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert lines[0].startswith("fix  settings: LIMNER_WORKERS: '0' cannot be used")
    assert lines[-1] == "The other checks need settings that can be used."
    assert "ok" not in [line[:2] for line in lines]


def test_everything_that_ails_is_named(limner: Limner, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "file").write_text("")
    (home / "limner.toml").write_text('log_levle = "debug"\nlog_format = "json"\n')
    monkeypatch.setenv("LIMNER_DATA_DIR", str(home / "file" / "data"))
    monkeypatch.setenv("LIMNER_WORKER", "3")
    monkeypatch.setenv("LIMNER_REDIS_URL", "redis://:pa55word@127.0.0.1:1/0")
    monkeypatch.setenv("LIMNER_ROUTES", '{"generate": "oils"}')
    result = limner("doctor")
    assert result.exit_code == 1
    found = findings(result.stdout)
    assert found["settings"][0] == "ok"
    assert "LIMNER_REDIS_URL" in found["settings"][1]
    assert "log_format in limner.toml" in found["settings"][1]
    fixes = {name: finding for name, (mark, finding) in found.items() if mark == "fix"}
    assert "did you mean LIMNER_WORKERS?" in fixes["names of settings"]
    assert "log_levle in limner.toml is not a setting; did you mean log_level?" in fixes["names of settings"]
    assert "set LIMNER_DATA_DIR" in fixes["data directory"]
    assert "set LIMNER_DATA_DIR or LIMNER_DATABASE_URL" in fixes["database"]
    assert "LIMNER_BLOB_URL" in fixes["images"]
    assert "LIMNER_REDIS_URL does not answer" in fixes["rate limits"]
    assert "'oils' is no engine" in fixes["engines"]
    assert "pa55word" not in result.output


def test_a_store_that_fails(limner: Limner, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk has no room for a file: the process may write none that large."""
    images = home / "data" / "images"
    images.mkdir(parents=True)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, hard))
    try:
        result = limner("doctor")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert result.exit_code == 1
    mark, finding = findings(result.stdout)["images"]
    assert mark == "fix"
    assert finding.startswith(f"{images} fails a trial of writing, reading and deleting a file (")
    assert "LIMNER_BLOB_URL" in finding
    assert list(images.iterdir()) == []


def test_a_disk_that_is_nearly_full(limner: Limner, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "data" / "images").mkdir(parents=True)
    monkeypatch.setenv("LIMNER_STORE_MIN_FREE_BYTES", str(10**18))
    mark, finding = findings(limner("doctor").stdout)["images"]
    assert mark == "fix"
    assert "requests for images are refused below 1,000,000,000,000,000,000" in finding


def test_books_that_do_not_add_up(limner: Limner, home: Path) -> None:
    limner("account", "create", "--email", "ada@example.com", "--units", "500")
    with closing(sqlite3.connect(home / "data" / "limner.sqlite3")) as db, db:
        db.execute("UPDATE accounts SET balance = 499")
    result = limner("doctor")
    assert result.exit_code == 1
    mark, finding = findings(result.stdout)["database"]
    assert mark == "fix"
    assert "the books of 1 account do not add up" in finding
