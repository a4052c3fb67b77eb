"""Where things are kept."""

from pathlib import Path

import pytest

from limner.kit.database import Database
from limner.kit.errors import SettingsError
from limner.kit.settings import load
from limner.kit.storage import StorageSettings


@pytest.fixture(autouse=True)
def _directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_the_database_is_in_the_data_directory_by_default(tmp_path: Path) -> None:
    storage = load(StorageSettings)
    assert storage.data_dir == Path("data")
    assert storage.database_url == f"sqlite+aiosqlite:///{tmp_path}/data/limner.sqlite3"


def test_the_data_directory_moves_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_DATA_DIR", str(tmp_path / "elsewhere"))
    assert load(StorageSettings).database_url == f"sqlite+aiosqlite:///{tmp_path}/elsewhere/limner.sqlite3"


def test_a_database_of_its_own_and_its_password_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_DATABASE_URL", "postgresql+asyncpg://limner:hunter2@db/limner")
    storage = load(StorageSettings)
    assert storage.database_url == "postgresql+asyncpg://limner:hunter2@db/limner"
    assert "hunter2" not in repr(storage)


async def test_any_name_of_a_directory_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    directory = tmp_path / "100% d?t#a + ü@:"
    monkeypatch.setenv("LIMNER_DATA_DIR", str(directory))
    database = await Database.open(load(StorageSettings).database_url)
    await database.close()
    assert (directory / "limner.sqlite3").is_file()


def test_a_tilde_is_the_home_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LIMNER_DATA_DIR", "~/limner")
    assert load(StorageSettings).data_dir == tmp_path / "limner"


@pytest.mark.parametrize(
    "url",
    ["mysql://root:hunter2@db/limner", "postgresql+asyncpg://root:hunter2@db:port/limner", "hunter2"],
)
def test_what_is_no_database_of_ours_is_refused(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_DATABASE_URL", url)
    with pytest.raises(SettingsError) as caught:
        load(StorageSettings)
    assert "LIMNER_DATABASE_URL" in caught.value.message
    assert "postgresql+asyncpg://" in caught.value.message
    assert "hunter2" not in caught.value.message
