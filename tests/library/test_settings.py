"""The library's settings: defaults, what is refused, what does not show."""

import pytest

from limner.kit.errors import SettingsError
from limner.kit.settings import load
from limner.library.settings import LibrarySettings


def test_defaults() -> None:
    settings = load(LibrarySettings)
    assert (settings.image_ttl, settings.blob_url, settings.signing_secret) == (86_400, "", None)


def test_secrets_do_not_show(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_SIGNING_SECRET", "correct horse battery staple, twice over")
    monkeypatch.setenv("LIMNER_BLOB_URL", "s3://bucket/prefix?token=horse")
    assert "horse" not in repr(load(LibrarySettings))


@pytest.mark.parametrize(
    ("name", "value", "accepted"),
    [
        ("LIMNER_IMAGE_TTL", "0", "greater than or equal to 1"),
        ("LIMNER_IMAGE_TTL", "a day", "integer"),
        ("LIMNER_BLOB_URL", "ftp://host/images", "s3://"),
        ("LIMNER_BLOB_URL", "data/images", "file://"),
        ("LIMNER_SIGNING_SECRET", "short", "32 characters"),
    ],
)
def test_what_cannot_be_used_is_named(monkeypatch: pytest.MonkeyPatch, name: str, value: str, accepted: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError, match=name) as caught:
        load(LibrarySettings)
    assert accepted in caught.value.message
    assert ("short" in caught.value.message) is False


@pytest.mark.parametrize("url", ["", "file:///var/lib/limner/images"])
def test_a_directory_answers_for_nobody(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setenv("LIMNER_BLOB_URL", url)
    monkeypatch.setenv("LIMNER_IMAGE_LINKS", "redirect")
    with pytest.raises(SettingsError, match=r"LIMNER_IMAGE_LINKS.*bucket in LIMNER_BLOB_URL"):
        load(LibrarySettings)
    monkeypatch.setenv("LIMNER_BLOB_URL", "s3://pictures")
    assert load(LibrarySettings).image_links == "redirect"
