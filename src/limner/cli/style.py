"""`limner style`: list, show, publish and share styles."""

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, TypeVar
from uuid import UUID

import typer

from limner.accounts.accounts import Accounts
from limner.accounts.models import Account
from limner.cli.command import new_app
from limner.cli.database import in_database
from limner.cli.table import print_table
from limner.library.styles import StoredStyle, Styles, StyleSummary

T = TypeVar("T")

app = new_app("List, show, publish and share styles.")

StyleId = Annotated[UUID, typer.Argument(metavar="ID", help="The style's id, as `POST /styles` answered it.")]
Email = Annotated[str, typer.Option(metavar="EMAIL", help="The account's address.")]


@app.command("list")
def list_styles(email: Email) -> None:
    """List the styles that an account made.

    In a pipe, the columns are separated by tabs and have no heading: id, model, base style, match, public, created.
    """

    async def work(styles: Styles, accounts: Accounts) -> list[StyleSummary]:
        return await styles.owned((await accounts.by_email(email)).id)

    print_table(
        ("id", "model", "base style", "match", "public", "created"),
        [(s.style_id, s.model, s.base, s.match, "yes" if s.public else "no", s.created_at) for s in _with_styles(work)],
    )


@app.command()
def show(
    style_id: StyleId,
    preview: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to write the preview of its pictures, a WEBP.")
    ] = None,
) -> None:
    """Print all that is known of a style, what was learned included, as JSON."""

    async def work(styles: Styles, accounts: Accounts) -> tuple[StoredStyle, list[Account]]:
        users = [await accounts.get(user) for user in await styles.shared_with(style_id)]
        return await styles.get(style_id), users

    style, users = _with_styles(work)
    told = {
        "id": str(style.style_id),
        "account": str(style.account_id),
        "model": style.model,
        "match": style.match,
        "created": style.created_at.isoformat(),
        "public": style.public,
        "samples": [len(sample.data) for sample in style.samples],
        "shared_with": [user.email for user in users],
        "learned": style.learned,
    }
    if preview:
        preview.write_bytes(style.preview)
    typer.echo(json.dumps(told, indent=2, ensure_ascii=False))


@app.command()
def publish(style_id: StyleId) -> None:
    """Let every account use a style."""
    _with_styles(lambda styles, _: styles.publish(style_id, public=True))
    typer.echo(f"published {style_id}")


@app.command()
def unpublish(style_id: StyleId) -> None:
    """Let only its owner use a style, and the accounts that it is shared with."""
    _with_styles(lambda styles, _: styles.publish(style_id, public=False))
    typer.echo(f"unpublished {style_id}")


@app.command()
def share(style_id: StyleId, email: Email) -> None:
    """Let another account use a style."""

    async def work(styles: Styles, accounts: Accounts) -> None:
        await styles.share(style_id, (await accounts.by_email(email)).id)

    _with_styles(work)
    typer.echo(f"shared {style_id} with {email}")


@app.command()
def unshare(style_id: StyleId, email: Email) -> None:
    """Take a shared style back from an account."""

    async def work(styles: Styles, accounts: Accounts) -> None:
        await styles.unshare(style_id, (await accounts.by_email(email)).id)

    _with_styles(work)
    typer.echo(f"no longer shared {style_id} with {email}")


def _with_styles(work: Callable[[Styles, Accounts], Awaitable[T]]) -> T:
    return in_database(lambda db: work(Styles(db), Accounts(db)))
