"""`limner doctor`."""

import json
import resource
import socket
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import Result

from limner.cli import doctor
from limner.kit import extras
from limner.kit.database import newest_version
from tests.cli.conftest import Limner, NextVersion
from tests.engines.spandrel.test_kind import FILLS, file


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


def test_traces_that_cannot_be_sent(limner: Limner, monkeypatch: pytest.MonkeyPatch) -> None:
    assert findings(limner("doctor").stdout)["traces"] == ("ok", "none are made")
    monkeypatch.setenv("LIMNER_TRACING", "otlp")
    assert findings(limner("doctor").stdout)["traces"][0] == "ok"
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318")
    result = limner("doctor")
    assert result.exit_code == 1
    mark, finding = findings(result.stdout)["traces"]
    assert mark == "fix"
    assert "OTEL_EXPORTER_OTLP_ENDPOINT is no http or https address" in finding


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


def test_packages_that_an_engine_lacks_are_named(limner: Limner, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    model = file(home / "model.safetensors", FILLS)
    monkeypatch.setenv("LIMNER_ENGINES", json.dumps({"eraser": {"kind": "spandrel", "model": str(model)}}))
    monkeypatch.setenv("LIMNER_ROUTES", '{"erase_region": "eraser"}')
    monkeypatch.setattr(extras, "find_spec", lambda package: None)
    result = limner("doctor")
    assert result.exit_code == 1
    assert "engines.eraser is set, which needs the package torch" in findings(result.stdout)["engines"][1]
    assert "pip install 'limner[spandrel]'" in findings(result.stdout)["engines"][1]


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


def test_overwritten_pages_are_found(limner: Limner, home: Path) -> None:
    limner("account", "create", "--email", "ada@example.com", "--units", "500")
    overwrite_pages(home / "data" / "limner.sqlite3")
    fix = fix_of(limner("doctor"), "database")
    assert "is damaged" in fix
    assert "Restore a backup" in fix


def test_a_file_that_is_no_database(limner: Limner, home: Path) -> None:
    (home / "data").mkdir()
    (home / "data" / "limner.sqlite3").write_bytes(b"once upon a time " * 100)
    fix = fix_of(limner("doctor"), "database")
    assert "is not an SQLite database, or is damaged" in fix
    assert "Restore a backup, or name another file." in fix


def test_a_database_that_cannot_be_written(limner: Limner, home: Path) -> None:
    limner("account", "create", "--email", "ada@example.com")
    make_unwritable(home / "data" / "limner.sqlite3")
    fix = fix_of(limner("doctor"), "database")
    assert "cannot be written (attempt to write a readonly database)" in fix
    assert "Let this user write the file" in fix


def test_a_data_directory_that_cannot_be_looked_at(limner: Limner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_DATA_DIR", "/tmp/" + "long" * 100)
    result = limner("doctor")
    for check in ("data directory", "database"):
        fix = fix_of(result, check)
        assert "cannot be looked at (File name too long)" in fix
        assert "LIMNER_DATA_DIR" in fix


def test_a_full_disk(limner: Limner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "LEAST_FREE_BYTES", 10**18)
    assert "make room, or set LIMNER_DATA_DIR to another place" in fix_of(limner("doctor"), "data directory")


def test_a_redis_that_says_nothing(limner: Limner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "REDIS_SECONDS", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        monkeypatch.setenv("LIMNER_REDIS_URL", f"redis://127.0.0.1:{silent.getsockname()[1]}/0")
        fix = fix_of(limner("doctor"), "rate limits")
    assert "LIMNER_REDIS_URL does not answer (" in fix
    assert "()" not in fix


def test_a_database_that_says_nothing(limner: Limner, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"postgresql+asyncpg://limner@127.0.0.1:{silent.getsockname()[1]}/limner"
        monkeypatch.setenv("LIMNER_DATABASE_URL", address)
        monkeypatch.setenv("LIMNER_DATABASE_TIMEOUT", "0.2")
        fix = fix_of(limner("doctor"), "database")
    assert "does not answer (no answer in time)" in fix
    assert "Check that the server runs" in fix


def test_extras_that_are_not_installed(limner: Limner, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("asyncpg", "redis"):
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.setenv("LIMNER_DATABASE_URL", "postgresql+asyncpg://limner@db/limner")
    monkeypatch.setenv("LIMNER_REDIS_URL", "redis://counters:6379/0")
    result = limner("doctor")
    assert "pip install 'limner[postgres]'" in fix_of(result, "database")
    assert "pip install 'limner[redis]'" in fix_of(result, "rate limits")


def fix_of(result: Result, check: str) -> str:
    """What the doctor says of a check that did not pass; no check ends in a traceback."""
    assert result.exit_code == 1, result.output
    assert isinstance(result.exception, SystemExit), result.exception
    mark, finding = findings(result.stdout)[check]
    assert mark == "fix"
    return finding


def overwrite_pages(file: Path) -> None:
    """All but the first, which has the schema, as by a failing disk."""
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    size = file.stat().st_size
    with file.open("r+b") as raw:
        raw.seek(4096)
        raw.write(b"\xa5" * (size - 4096))


def make_unwritable(file: Path) -> None:
    """For every user, the superuser too: a version that SQLite knows it must not write."""
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA journal_mode=DELETE")
    with file.open("r+b") as raw:
        raw.seek(18)
        raw.write(b"\x09")
