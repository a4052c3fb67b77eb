"""Where a client connects: arguments, environment, profiles; and where keys lie."""

import stat
import sys
from types import SimpleNamespace

import pytest

from limner.client import profiles
from limner.client.errors import UsageError
from limner.client.profiles import directory, forget, keep, listed, resolve


@pytest.fixture(autouse=True)
def no_keyring(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(profiles, "_keyring", lambda: None)


def test_arguments_go_before_the_environment_and_that_before_profiles(monkeypatch: pytest.MonkeyPatch) -> None:
    keep("work", "https://work.example", "lmn_work")
    keep('home "é"', "https://home.example/v1", "lmn_home")
    assert (resolve().base_url, resolve().api_key) == ("https://home.example/v1", "lmn_home")
    assert resolve(profile="work").api_key == "lmn_work"
    monkeypatch.setenv("LIMNER_URL", "https://env.example/v1")
    monkeypatch.setenv("LIMNER_KEY", "lmn_env")
    assert (resolve().base_url, resolve().api_key) == ("https://env.example/v1", "lmn_env")
    assert resolve(profile="work").api_key == "lmn_work"
    assert resolve("https://arg.example/v1", "lmn_arg").api_key == "lmn_arg"
    forget('home "é"')
    assert [profile.name for profile in listed()] == ["work"]
    with pytest.raises(UsageError, match="there are: work"):
        resolve(profile="other")


def test_the_key_of_a_profile_goes_nowhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    keep("work", "https://work.example/v1", "lmn_work")
    assert resolve("https://work.example").api_key == "lmn_work"
    for url in ("https://evil.example/v1", "http://work.example/v1", "https://work.example:444/v1"):
        with pytest.raises(UsageError, match="no key"):
            resolve(url)
    monkeypatch.setenv("LIMNER_URL", "https://evil.example/v1")
    with pytest.raises(UsageError, match="no key"):
        resolve()


@pytest.mark.skipif(sys.platform == "win32", reason="modes are those of POSIX")
def test_the_file_of_keys_is_for_one_alone() -> None:
    assert "only you may read" in keep("work", "https://work.example/v1", "lmn_work")
    file = directory() / "keys.toml"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(directory().stat().st_mode) == 0o700
    assert "lmn_work" not in (directory() / "config.toml").read_text("utf-8")


def test_a_keyring_is_used_and_a_broken_one_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[tuple[str, str], str] = {}
    ring = SimpleNamespace(
        get_password=lambda service, name: kept.get((service, name)),
        set_password=lambda service, name, key: kept.update({(service, name): key}),
        delete_password=lambda service, name: kept.pop((service, name)),
    )
    monkeypatch.setattr(profiles, "_keyring", lambda: ring)
    assert keep("work", "https://work.example/v1", "lmn_work") == "the system's keyring"
    assert resolve().api_key == "lmn_work"
    assert not (directory() / "keys.toml").exists()
    forget("work")
    assert not kept

    def broken(*_: str) -> None:
        raise RuntimeError("locked")

    ring.set_password = broken
    kept["limner", "work https://work.example/v1"] = "lmn_stale"
    assert "keys.toml" in keep("work", "https://work.example/v1", "lmn_work")
    assert resolve().api_key == "lmn_work"


@pytest.mark.parametrize("ringed", [True, False], ids=["keyring", "file"])
def test_a_key_that_was_kept_for_another_address_is_none(monkeypatch: pytest.MonkeyPatch, ringed: bool) -> None:
    kept: dict[tuple[str, str], str] = {}
    ring = SimpleNamespace(
        get_password=lambda *entry: kept.get(entry),
        set_password=lambda service, name, key: kept.update({(service, name): key}),
        delete_password=lambda *entry: kept.pop(entry),
    )
    monkeypatch.setattr(profiles, "_keyring", lambda: ring if ringed else None)
    keep("work", "https://old.example/v1", "lmn_old")
    config = directory() / "config.toml"
    config.write_text(config.read_text("utf-8").replace("old.example", "new.example"), "utf-8")
    with pytest.raises(UsageError, match="no key"):
        resolve()


def test_the_key_of_the_environment_goes_nowhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_KEY", "lmn_env")
    assert resolve("https://b.example").api_key == "lmn_env"  # nothing says that it is another's
    monkeypatch.setenv("LIMNER_URL", "https://a.example/v1")
    assert resolve("https://A.example:443").api_key == "lmn_env"
    for url in ("https://b.example/v1", "http://a.example/v1", "https://a.example:444/v1"):
        with pytest.raises(UsageError, match=r"LIMNER_KEY is the key of https://a\.example/v1"):
            resolve(url)
    assert resolve("https://b.example", "lmn_b").api_key == "lmn_b"
    monkeypatch.delenv("LIMNER_URL")
    keep("work", "https://work.example/v1", "lmn_work")
    assert resolve().api_key == "lmn_env"
    with pytest.raises(UsageError, match="does not go to"):
        resolve("https://b.example")
