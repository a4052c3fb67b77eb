"""`limner units`: top accounts up."""

from typing import Annotated

import typer

from limner.accounts.accounts import Accounts
from limner.accounts.models import Account
from limner.cli.command import new_app
from limner.cli.database import with_accounts

app = new_app("Add API units to an account.")


@app.callback()
def options() -> None:
    """Make `add` a command of the group, though it is the only one."""


@app.command()
def add(
    email: Annotated[str, typer.Option(metavar="EMAIL", help="The account's address.")],
    units: Annotated[int, typer.Option(metavar="UNITS", min=1, help="API units to add; 1,000 are one US dollar.")],
    note: Annotated[str, typer.Option(metavar="TEXT", help="Kept in the ledger beside the entry.")] = "",
) -> None:
    """Add units and print the new balance."""

    async def work(accounts: Accounts) -> Account:
        return await accounts.top_up((await accounts.by_email(email)).id, units, note)

    typer.echo(with_accounts(work).balance)
