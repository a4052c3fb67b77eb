"""`limner key`: make, list and revoke API keys."""

from typing import Annotated, cast
from uuid import UUID

import typer

from limner.accounts.accounts import Accounts
from limner.accounts.models import Key, Scope
from limner.cli.command import new_app
from limner.cli.database import with_accounts
from limner.cli.table import print_table

app = new_app("Make, list and revoke API keys.")

Email = Annotated[str, typer.Option(metavar="EMAIL", help="The account's address.")]


@app.command()
def create(
    email: Email,
    label: Annotated[str, typer.Option(metavar="TEXT", help="What the key is for, to tell it from others.")] = "",
    scope: Annotated[
        str,
        typer.Option(
            metavar="SCOPE",
            help="What it may do: `read` looks at account, models and styles; `draw` also makes and edits pictures; "
            "`all` also makes and deletes styles.",
        ),
    ] = "all",
) -> None:
    """Make a key and print it.

    It is shown this once. The account's balance must be above zero.
    """

    async def work(accounts: Accounts) -> str:
        _, text = await accounts.create_key((await accounts.by_email(email)).id, label, cast(Scope, scope))
        return text

    typer.echo(with_accounts(work))


@app.command("list")
def list_keys(email: Email) -> None:
    """List an account's keys, revoked ones included.

    The keys' texts are kept nowhere. In a pipe, the columns are separated by tabs and have no heading: id, label,
    created, last used, revoked, scope.
    """

    async def work(accounts: Accounts) -> tuple[Key, ...]:
        return await accounts.list_keys((await accounts.by_email(email)).id)

    print_table(
        ("id", "label", "created", "last used", "revoked", "scope"),
        [(k.id, k.label, k.created_at, k.last_used_at, k.revoked_at, k.scope) for k in with_accounts(work)],
    )


@app.command()
def revoke(
    key_id: Annotated[UUID, typer.Argument(metavar="ID", help="The key's id, as `limner key list` shows it.")],
) -> None:
    """Refuse a key from now on."""

    async def work(accounts: Accounts) -> None:
        await accounts.revoke_key(key_id)

    with_accounts(work)
    typer.echo(f"revoked {key_id}")
