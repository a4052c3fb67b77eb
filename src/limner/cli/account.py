"""`limner account`: make and list accounts."""

from typing import Annotated

import typer

from limner.accounts.accounts import Accounts
from limner.accounts.models import Account
from limner.cli.command import new_app
from limner.cli.database import with_accounts
from limner.cli.table import print_table

app = new_app("Make and list accounts.")


@app.command()
def create(
    email: Annotated[str, typer.Option(metavar="EMAIL", help="The holder's address; an address has one account.")],
    name: Annotated[str, typer.Option(metavar="NAME", help="The holder's name.")] = "",
    units: Annotated[
        int, typer.Option(metavar="UNITS", min=0, help="API units to start with; 1,000 are one US dollar.")
    ] = 0,
) -> None:
    """Make an account and print its id."""

    async def work(accounts: Accounts) -> Account:
        return await accounts.create(email, name, units)

    typer.echo(with_accounts(work).id)


@app.command("list")
def list_accounts() -> None:
    """List all accounts with their balances.

    In a pipe, the columns are separated by tabs and have no heading: id, email, name, balance, held, created.
    """

    async def work(accounts: Accounts) -> tuple[Account, ...]:
        return await accounts.list()

    print_table(
        ("id", "email", "name", "balance", "held", "created"),
        [(a.id, a.email, a.name, a.balance, a.held, a.created_at) for a in with_accounts(work)],
    )
