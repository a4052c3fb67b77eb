"""Where the embedded defaults keep their things."""

from pathlib import Path
from typing import Literal

from pydantic import Field, ValidationInfo, field_validator
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from limner.kit.settings import Settings

DRIVERS = {"sqlite+aiosqlite", "postgresql+asyncpg"}


class StorageSettings(Settings):
    """The data directory and the database."""

    data_dir: Path = Field(
        default=Path("data"),
        description="The directory for the SQLite database, the image files and the signing secret.",
    )
    database_url: str = Field(
        default="",
        repr=False,  # it may hold a password
        description="The database; without it, SQLite in the data directory.",
    )

    database_timeout: float = Field(
        default=10,
        gt=0,
        description="Seconds that the database may take for one transaction, the wait for a connection included; "
        "then the request gets 503.",
    )
    database_pooler: Literal["none", "transaction"] = Field(
        default="none",
        description="`transaction` where PostgreSQL is reached by a pooler that gives each transaction a connection, "
        "as PgBouncer does with pool_mode = transaction.",
    )
    database_read_url: str = Field(
        default="",
        repr=False,
        validate_default=False,
        description="A replica of the PostgreSQL database, asked for lists and sums that pages show; where it does not "
        "answer, or is 10 s behind, LIMNER_DATABASE_URL is.",
    )

    database_connections: int = Field(
        default=40,
        ge=4,
        le=1000,
        description="Connections to PostgreSQL that a service may have, 4 more for each process besides, and half as "
        "many to LIMNER_DATABASE_READ_URL; the processes of one `limner serve` share them.",
    )

    @field_validator("data_dir")
    @classmethod
    def _home(cls, directory: Path) -> Path:
        return directory.expanduser()

    @field_validator("database_url")
    @classmethod
    def _address(cls, url: str, info: ValidationInfo) -> str:
        if url and not _is_address(url):
            raise ValueError("sqlite+aiosqlite:///path/to/file, or postgresql+asyncpg://user:password@host:5432/name")
        if url or "data_dir" not in info.data:  # it was refused
            return url
        file: Path = info.data["data_dir"].absolute() / "limner.sqlite3"
        return URL.create("sqlite+aiosqlite", database=file.as_posix()).render_as_string()

    @field_validator("database_read_url")
    @classmethod
    def _replica_address(cls, url: str, info: ValidationInfo) -> str:
        if not _is_postgresql(url):
            raise ValueError("postgresql+asyncpg://user:password@host:5432/name")
        if not _is_postgresql(info.data.get("database_url", url)):
            raise ValueError("a replica of a PostgreSQL database; LIMNER_DATABASE_URL names none")
        return url


def _is_postgresql(url: str) -> bool:
    return _is_address(url) and make_url(url).get_backend_name() == "postgresql"


def _is_address(url: str) -> bool:
    try:
        return make_url(url).drivername in DRIVERS
    except (ArgumentError, ValueError):
        return False
