"""`limner ledger`: show the months of the ledger, and delete old ones."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated

import typer

from limner.accounts.accounts import Accounts
from limner.accounts.pruning import Month
from limner.cli.command import new_app
from limner.cli.database import with_accounts
from limner.cli.table import print_table

app = new_app("Show the months of the ledger, and delete old ones.")


@app.command()
def months() -> None:
    """List the months in which there were lines, with the units of all accounts.

    In a pipe, the columns are separated by tabs and have no heading: month, lines, units spent, units added, whether
    the lines are kept. Refunds are taken off what was spent.
    """

    async def work(accounts: Accounts) -> Sequence[Month]:
        return await accounts.months()

    print_table(
        ("month", "lines", "spent", "added", "kept"),
        [
            (f"{month.first:%Y-%m}", month.entries, month.spent, month.added, "no" if month.pruned else "yes")
            for month in with_accounts(work)
        ],
    )


@app.command()
def prune(
    before: Annotated[
        datetime,
        typer.Option(
            metavar="YYYY-MM", formats=["%Y-%m"], help="The first month that stays; the last one at the latest."
        ),
    ],
    yes: Annotated[bool, typer.Option("--yes", help="Do it without asking.")] = False,
) -> None:
    """Delete the lines of all months before one, for good, and print how many there were.

    Balances stay, and so do the sums of each day that charts show. On PostgreSQL each month goes in a moment.
    """
    if not yes:
        typer.confirm(f"Delete all lines of the ledger from before {before:%Y-%m}?", abort=True)

    async def work(accounts: Accounts) -> int:
        return await accounts.prune(before.replace(tzinfo=UTC).date())

    typer.echo(with_accounts(work))
