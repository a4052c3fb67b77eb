"""`limner style`."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from uuid import UUID, uuid4

import pytest

from limner.kit.clock import utc_now
from limner.kit.database import Database
from limner.kit.errors import NotFound
from limner.library.styles import StoredStyle, Styles, StyleSample
from tests.cli.conftest import Limner

ADA, BOB = "ada@example.com", "bob@example.com"


@pytest.fixture
def people(limner: Limner) -> dict[str, UUID]:
    """Two accounts by their addresses."""
    return {email: UUID(limner("account", "create", "--email", email).stdout.strip()) for email in (ADA, BOB)}


def in_library(home: Path, work: Callable[[Database], Awaitable[None]]) -> None:
    async def run() -> None:
        database = await Database.open(f"sqlite+aiosqlite:///{home / 'data' / 'limner.sqlite3'}")
        try:
            await work(database)
        finally:
            await database.close()

    asyncio.run(run())


@pytest.fixture
def style_id(home: Path, people: dict[str, UUID]) -> str:
    """A style of Ada's."""
    record = StoredStyle(
        style_id=uuid4(),
        account_id=people[ADA],
        model="svcv4_styles",
        base="icon",
        match="flexible",
        prompt="",
        learned={"contrast": 0.25, "shading": "flat"},
        preview=b"RIFF",
        samples=(StyleSample(b"webp", 1.0),),
        units=5,
        created_at=utc_now(),
    )

    async def keep(database: Database) -> None:
        async with database.transaction() as session:
            await Styles(database).record(session, record)

    in_library(home, keep)
    return str(record.style_id)


def usable(home: Path, style_id: str, user: UUID) -> bool:
    found: list[bool] = []

    async def look(database: Database) -> None:
        try:
            await Styles(database).usable(UUID(style_id), user)
        except NotFound:
            return
        found.append(True)

    in_library(home, look)
    return bool(found)


def test_styles_are_listed(limner: Limner, style_id: str) -> None:
    assert limner("style", "list", "--email", ADA).stdout.split("\t")[:5] == [
        style_id,
        "svcv4_styles",
        "icon",
        "flexible",
        "no",
    ]
    assert limner("style", "list", "--email", BOB).stdout == ""


def test_what_was_learned_is_printed(limner: Limner, style_id: str, people: dict[str, UUID]) -> None:
    limner("style", "share", style_id, "--email", BOB)
    told = json.loads(limner("style", "show", style_id).stdout)
    assert told["learned"] == {"contrast": 0.25, "shading": "flat"}
    assert told["samples"] == [4]
    limner("style", "show", style_id, "--preview", "preview.webp")
    assert Path("preview.webp").read_bytes() == b"RIFF"
    assert (told["account"], told["shared_with"], told["public"]) == (str(people[ADA]), [BOB], False)


@pytest.mark.parametrize(
    ("give", "take"),
    [(("publish",), ("unpublish",)), (("share", "--email", BOB), ("unshare", "--email", BOB))],
    ids=["public", "shared"],
)
def test_others_may_use_it_and_no_longer(
    limner: Limner, home: Path, style_id: str, people: dict[str, UUID], give: tuple[str, ...], take: tuple[str, ...]
) -> None:
    assert not usable(home, style_id, people[BOB])
    for command, expected in ((give, True), (take, False)):
        done = limner("style", command[0], style_id, *command[1:])
        assert done.exit_code == 0
        assert style_id in done.stdout
        assert usable(home, style_id, people[BOB]) is expected


@pytest.mark.parametrize("command", ["show", "publish", "unpublish", "share"])
def test_a_style_that_is_not_there(limner: Limner, people: dict[str, UUID], command: str) -> None:
    more = ("--email", BOB) if command == "share" else ()
    done = limner("style", command, str(UUID(int=5)), *more)
    assert done.exit_code == 1
    assert str(UUID(int=5)) in done.stderr
