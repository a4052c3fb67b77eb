"""What all commands share: help, version, errors."""

import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest
import typer

from limner.cli.main import COMMANDS, app
from tests.cli.conftest import Limner

SCRIPT = Path(sys.executable).with_name("limner")


def test_the_console_script_prints_the_version() -> None:
    done = subprocess.run([SCRIPT, "--version"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"limner {version('limner')}\n", "")


def test_the_help_lists_every_command(limner: Limner) -> None:
    result = limner("--help")
    assert result.exit_code == 0
    shown = " ".join(result.stdout.split())
    for name, sentence in COMMANDS.items():
        assert f"  {name} " in result.stdout
        assert sentence in shown


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_s_sentence_is_the_first_of_its_help(name: str, limner: Limner) -> None:
    group = typer.main.get_command(app)
    command = group.get_command(typer.Context(group), name)  # type: ignore[attr-defined]
    assert command.help.partition("\n")[0] == COMMANDS[name]
    assert COMMANDS[name] in limner(name, "--help").stdout


def test_the_help_imports_no_command() -> None:
    script = (
        "import sys; from typer.testing import CliRunner; from limner.cli.main import app;"
        "assert CliRunner().invoke(app, ['--help']).exit_code == 0;"
        "print([name for name in ('sqlalchemy', 'fastapi', 'cv2', 'skia') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@pytest.mark.parametrize(
    "arguments", [(), ("account",), ("key",), ("units",)], ids=["limner", "account", "key", "units"]
)
def test_without_a_command_there_is_help(limner: Limner, arguments: tuple[str, ...]) -> None:
    result = limner(*arguments)
    assert result.exit_code == 2
    assert "Usage: " in result.output
    assert "Commands:" in result.output


@pytest.mark.parametrize(
    "arguments",
    [("paint",), ("account", "paint"), ("serve", "--port", "70000"), ("key", "create"), ("key", "revoke", "seven")],
    ids=["command", "subcommand", "range", "missing", "uuid"],
)
def test_what_cannot_be_understood_is_status_2(limner: Limner, arguments: tuple[str, ...]) -> None:
    result = limner(*arguments)
    assert result.exit_code == 2
    assert "Error: " in result.stderr
    assert not result.stdout


def test_commands_of_this_machine_ask_no_server(limner: Limner) -> None:
    result = limner("--url", "http://127.0.0.1:8000/v1", "account", "list")
    assert result.exit_code == 2
    assert "works on this machine" in result.stderr


def test_an_error_is_a_sentence_and_status_1(limner: Limner) -> None:
    result = limner("key", "list", "--email", "ada@example.com")
    assert result.exit_code == 1
    assert result.stderr == "limner: There is no account for ada@example.com.\n"
    assert not result.stdout


def test_a_setting_that_cannot_be_used_is_named(limner: Limner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_DATABASE_URL", "mysql://root:pa55word@db/limner")
    result = limner("account", "list")
    assert result.exit_code == 1
    assert result.stderr.startswith("limner: LIMNER_DATABASE_URL: ")
    assert "postgresql+asyncpg://" in result.stderr
    assert "pa55word" not in result.output


def test_a_file_of_settings_that_is_not_toml_is_named(limner: Limner, home: Path) -> None:
    (home / "limner.toml").write_text("workers = = 2")
    result = limner("account", "list")
    assert result.exit_code == 1
    assert "limner.toml cannot be read as TOML" in result.stderr
