"""The command line in an empty directory of each test's own."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from limner.cli.main import app
from limner.kit import database

Limner = Callable[..., Result]
NextVersion = Callable[[], tuple[str, str]]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working directory; `data` will be in it. Whoever runs the tests may have a profile."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / ".config"))
    for name in ("LIMNER_URL", "LIMNER_KEY", "LIMNER_PROFILE"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture
def limner() -> Limner:
    """Runs a command, its arguments as on a command line."""

    def run(*arguments: str) -> Result:
        return CliRunner().invoke(app, arguments)

    return run


@pytest.fixture
def next_version(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> NextVersion:
    """Gives the program one migration more, which adds a table `later`; returns the old version and the new one."""

    def give() -> tuple[str, str]:
        older, newer = str(database.newest_version()), "0999"
        migrations = tmp_path_factory.mktemp("next") / "migrations"
        shutil.copytree(database.MIGRATIONS, migrations, ignore=shutil.ignore_patterns("__pycache__"))
        (migrations / "versions" / "0999_later.py").write_text(
            "import sqlalchemy as sa\n"
            "from alembic import op\n"
            f"revision, down_revision = {newer!r}, {older!r}\n"
            "def upgrade():\n"
            "    op.create_table('later', sa.Column('id', sa.Integer()))\n"
        )
        monkeypatch.setattr(database, "MIGRATIONS", migrations)
        return older, newer

    return give
