"""The tables of providers: what is accepted, and that no secret shows."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from limner.kit import settings
from limner.kit.errors import SettingsError
from limner.openid.settings import OpenIdSettings

TABLE = """
[oidc.house]
issuer = "https://id.example.com/realms/house"
client_id = "limner"
client_secret = "hunter2"
label = "The House"
sign_up = true
domains = ["Example.com"]
"""


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_table_of_the_file() -> None:
    Path("limner.toml").write_text(TABLE)
    loaded = settings.load(OpenIdSettings)
    house = loaded.oidc["house"]
    assert (house.label, house.sign_up, house.domains) == ("The House", True, ("example.com",))
    assert house.client_secret.get_secret_value() == "hunter2"
    assert "hunter2" not in repr(loaded) + repr(house)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("https://id.example.com", "http://id.example.com", "https address"),
        ("https://id.example.com", "https://id:pw@id.example.com", "https address"),
        ('client_id = "limner"', 'client_id = ""', "client_id"),
        ('["Example.com"]', '["@example.com"]', "list of domains"),
        ('["Example.com"]', '"example.com"', "domains"),
        ("sign_up", "signup", "signup"),
        ("oidc.house", "oidc.The_House", "lower-case letters"),
    ],
    ids=["http", "password", "no client", "no domain", "no list", "misspelt", "name"],
)
def test_what_cannot_be_used_is_named_without_the_secret(old: str, new: str, said: str) -> None:
    Path("limner.toml").write_text(TABLE.replace(old, new))
    with pytest.raises(SettingsError) as caught:
        settings.load(OpenIdSettings)
    assert "oidc" in caught.value.message.lower()
    assert said in caught.value.message
    assert "hunter2" not in caught.value.message


def test_nothing_of_it_is_imported_where_no_provider_is_set() -> None:
    code = "import limner.cli.service, sys; print([name for name in ('authlib', 'joserfc') if name in sys.modules])"
    environment = {name: value for name, value in os.environ.items() if not name.startswith("LIMNER_")}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment)
    assert done.stdout == "[]\n"
