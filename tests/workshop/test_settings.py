"""The workshop's settings: defaults, and what is refused."""

import os

import pytest

from limner.kit.errors import SettingsError
from limner.kit.settings import load
from limner.workshop.settings import WorkshopSettings


@pytest.mark.parametrize(("workers", "queue"), [("1", "6"), ("2", "5"), ("7", "0")])
def test_the_largest_request_has_to_find_room(monkeypatch: pytest.MonkeyPatch, workers: str, queue: str) -> None:
    monkeypatch.setenv("LIMNER_WORKERS", workers)
    monkeypatch.setenv("LIMNER_QUEUE", queue)
    with pytest.raises(SettingsError, match="LIMNER_QUEUE") as caught:
        load(WorkshopSettings)
    assert f"accepted: {8 - int(workers)} or more" in caught.value.message
    monkeypatch.setenv("LIMNER_QUEUE", str(8 - int(workers)))
    assert load(WorkshopSettings).queue == 8 - int(workers)


def test_defaults() -> None:
    settings = load(WorkshopSettings)
    assert 1 <= settings.workers <= (os.cpu_count() or 1)
    assert (settings.queue, settings.request_timeout) == (64, 120.0)


@pytest.mark.parametrize(
    ("name", "value", "accepted"),
    [
        ("LIMNER_WORKERS", "0", "greater than or equal to 1"),
        ("LIMNER_WORKERS", "many", "integer"),
        ("LIMNER_QUEUE", "-1", "greater than or equal to 0"),
        ("LIMNER_REQUEST_TIMEOUT", "0", "greater than 0"),
        ("LIMNER_REQUEST_TIMEOUT", "nan", "86400"),
    ],
)
def test_what_cannot_be_used_is_named(monkeypatch: pytest.MonkeyPatch, name: str, value: str, accepted: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError, match=name) as caught:
        load(WorkshopSettings)
    assert accepted in caught.value.message
