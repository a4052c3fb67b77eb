"""The commands, in a directory whose `limner.toml` has drawings come from another Limner."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from limner.cli.main import app
from limner.imaging.source import probe
from tests.api.service import Customer, Service


@pytest.fixture
def customer(other: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Customer:
    """An account there, whose key stands in the settings here."""
    customer = other.customer(100)
    (tmp_path / "limner.toml").write_text(
        f'[engines.big]\nkind = "limner"\nurl = "{other.url}/v1"\nkey = "{customer.key}"\nbrand = "acme"\n'
        '[routes]\ngenerate = ["big", "illustrator"]\n'
    )
    monkeypatch.chdir(tmp_path)
    return customer


def test_a_picture_comes_from_there(other: Service, customer: Customer, tmp_path: Path) -> None:
    arguments = ["generate", "a fox", "--seed", str(0x00C81E64), "--output", "fox.png", "--model", "svcv4_1"]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0, result.output
    pixels = probe((tmp_path / "fox.png").read_bytes()).pixels()
    assert tuple(pixels[0, 0, :3]) == (0x64, 0x1E, 0xC8)
    assert other.account(customer).balance == 65


def test_the_doctor_names_it_and_spends_nothing_there(
    other: Service, customer: Customer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LIMNER_CHAT_URL", f"{other.url}/v1")
    monkeypatch.setenv("LIMNER_CHAT_MODEL", "a-model")
    result = CliRunner().invoke(app, ["doctor"])
    assert result.exit_code == 0, result.output
    assert "big (on another server, 16 operations)" in result.stdout
    assert "chat (on another server, 1 operation)" in result.stdout
    assert customer.key not in result.output
    assert other.account(customer).balance == 100


def test_a_settings_mistake_shows_no_key(customer: Customer, tmp_path: Path) -> None:
    toml = tmp_path / "limner.toml"
    toml.write_text(toml.read_text().replace("brand = ", "timeout = 0\nbrand = "))
    result = CliRunner().invoke(app, ["doctor"])
    assert result.exit_code == 1
    assert "engines.big.timeout: 0 cannot be used" in result.output
    assert customer.key not in result.output
