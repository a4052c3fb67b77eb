"""Parts that are installed only where a setting asks for them: without them, the setting and the extra are named."""

import sys
from pathlib import Path

import pytest

from limner.kit.counters import Counters, CounterSettings
from limner.kit.database import Database
from limner.kit.errors import SettingsError

POSTGRESQL = "postgresql+asyncpg://limner:hunter2@db/limner"


@pytest.fixture(autouse=True)
def _without_extras(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in an environment where they were not asked for."""
    for name in [name for name in sys.modules if name.partition(".")[0] in {"asyncpg", "redis"}]:
        monkeypatch.delitem(sys.modules, name)
    for name in ("asyncpg", "redis"):
        monkeypatch.setitem(sys.modules, name, None)


async def test_postgresql_without_its_driver() -> None:
    with pytest.raises(SettingsError) as caught:
        await Database.open(POSTGRESQL)
    assert "LIMNER_DATABASE_URL is postgresql+asyncpg://limner:***@db/limner" in caught.value.message
    assert "pip install 'limner[postgres]'" in caught.value.message


def test_redis_without_its_client(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_REDIS_URL", "redis://:hunter2@counters:6379/0")
    with pytest.raises(SettingsError) as caught:
        Counters(CounterSettings())
    assert "LIMNER_REDIS_URL is set" in caught.value.message
    assert "pip install 'limner[redis]'" in caught.value.message
    assert "hunter2" not in caught.value.message


async def test_without_either_setting_neither_is_missed(tmp_path: Path) -> None:
    database = await Database.open(f"sqlite+aiosqlite:///{tmp_path / 'limner.sqlite3'}")
    await database.ping()
    await database.close()
    await Counters(CounterSettings()).close()
