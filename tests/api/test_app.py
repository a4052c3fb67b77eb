"""The application's start: its settings, and what runs when it has opened."""

from pathlib import Path

import pytest

from limner.api.app import AppSettings, create
from limner.kit.errors import SettingsError
from limner.studio.services import FirstStart, Services
from tests.api.engine import FLAT


@pytest.fixture(autouse=True)
def own_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No settings but the test's own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LIMNER_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("LIMNER_WORKERS", "1")


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("LIMNER_PUBLIC_URL", "pictures.example.com", "https://"),
        ("LIMNER_PUBLIC_URL", "https://a.example/v1?x=1", "without query"),
        ("LIMNER_TRUSTED_PROXIES", "10.0.0.0/8, proxy", "IPv4 and IPv6 networks in CIDR form, for example"),
        ("LIMNER_REDIS_URL", "localhost:6379", "redis://"),
        ("LIMNER_REQUESTS_PER_SECOND", "-1", "greater than or equal to 0"),
        ("LIMNER_IMAGES_PER_MINUTE", "many", "integer"),
        ("LIMNER_BODY_TIMEOUT", "0", "greater than 0"),
    ],
)
def test_a_setting_that_cannot_be_used(monkeypatch: pytest.MonkeyPatch, name: str, value: str, said: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as caught:
        create()
    assert name in caught.value.message
    assert said in caught.value.message


def test_a_password_in_an_address_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_REDIS_URL", "redis://:hunter2@127.0.0.1:6379/0")
    assert "hunter2" not in repr(AppSettings.load())
    monkeypatch.setenv("LIMNER_REDIS_URL", "rubbish://:hunter2@127.0.0.1:6379/0")
    with pytest.raises(SettingsError) as caught:
        create()
    assert "hunter2" not in caught.value.message


async def test_what_runs_when_the_house_has_opened() -> None:
    seen: list[FirstStart | None] = []

    async def opened(services: Services) -> None:
        seen.append(await services.first_start())

    app = create(engines=FLAT, opened=opened)
    for _ in range(2):
        async with app.router.lifespan_context(app):
            pass
    first, second = seen
    assert first is not None
    assert first.key.startswith("lmn_")
    assert second is None
