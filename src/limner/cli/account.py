"""`limner account`: make, invite, list, change and delete accounts."""

from collections.abc import Awaitable, Callable
from typing import Annotated, TypeVar, cast

import typer
from pydantic import SecretStr

from limner.accounts.accounts import Accounts
from limner.accounts.invitations import PATH
from limner.accounts.models import Account, Limits, Role
from limner.accounts.settings import AccountSettings
from limner.accounts.sign_in import SignIn
from limner.api.settings import ApiSettings
from limner.cli.command import new_app
from limner.cli.database import in_database, with_accounts
from limner.cli.table import print_table
from limner.kit import settings
from limner.kit.counters import Counters, CounterSettings
from limner.kit.errors import InvalidRequest
from limner.kit.public import PREFIX

T = TypeVar("T")

app = new_app("Make, invite, list, change and delete accounts.")

LOCAL_ROOT = "http://127.0.0.1:8000"
"""Where the service is unless a setting says otherwise."""
DEFAULT = "default"

Email = Annotated[str, typer.Argument(metavar="EMAIL", help="The account's address.")]
Name = Annotated[str | None, typer.Option(metavar="NAME", help="The holder's name.")]


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


@app.command()
def invite(
    email: Email,
    name: Name = None,
    role: Annotated[str | None, typer.Option(metavar="ROLE", help="`user` or `operator`.")] = None,
) -> None:
    """Print a link by which somebody sets a password and signs in.

    Makes the account if there is none. For one that exists it is the way to a new password: the old one is good until
    the link is used, which ends all sessions. The link works once, for `LIMNER_LINK_LIFE` seconds, and the next one
    replaces it. It begins as `LIMNER_PUBLIC_URL` does.
    """

    async def work(sign_in: SignIn) -> str:
        _, token = await sign_in.invite(email, name, cast(Role | None, role))
        return token

    root = settings.load(ApiSettings).public_url.removesuffix(PREFIX) or LOCAL_ROOT
    typer.echo(f"{root}{PATH}{_with_sign_in(work)}")


@app.command("list")
def list_accounts() -> None:
    """List all accounts with their balances.

    In a pipe, the columns are separated by tabs and have no heading: id, email, name, balance, held, created, role.
    """

    async def work(accounts: Accounts) -> tuple[Account, ...]:
        return await accounts.list()

    print_table(
        ("id", "email", "name", "balance", "held", "created", "role"),
        [(a.id, a.email, a.name, a.balance, a.held, a.created_at, a.role) for a in with_accounts(work)],
    )


@app.command()
def role(email: Email, role: Annotated[str, typer.Argument(metavar="ROLE", help="`user` or `operator`.")]) -> None:
    """Make somebody an operator, who sees and changes all accounts, or a user again."""

    async def work(accounts: Accounts) -> Account:
        return await accounts.set_role((await accounts.by_email(email)).id, cast(Role, role))

    typer.echo(f"{email} is {'an operator' if with_accounts(work).role == 'operator' else 'a user'}")


@app.command()
def rename(email: Email, name: Annotated[str, typer.Argument(metavar="NAME", help="The holder's name.")]) -> None:
    """Change the name of an account."""

    async def work(accounts: Accounts) -> Account:
        return await accounts.rename((await accounts.by_email(email)).id, name)

    typer.echo(with_accounts(work).name)


@app.command()
def readdress(email: Email, new: Annotated[str, typer.Argument(metavar="NEW", help="The new address.")]) -> None:
    """Change the address of an account.

    Nobody checks whose the new one is: make sure that it is the holder's.
    """

    async def work(accounts: Accounts) -> Account:
        return await accounts.change_email((await accounts.by_email(email)).id, new)

    typer.echo(with_accounts(work).email)


@app.command()
def limit(
    email: Email,
    requests: Annotated[
        str, typer.Option("--requests-per-second", metavar="N", help="0 is no limit, `default` what the settings say.")
    ] = DEFAULT,
    images: Annotated[
        str, typer.Option("--images-per-minute", metavar="N", help="0 is no limit, `default` what the settings say.")
    ] = DEFAULT,
) -> None:
    """Give an account rate limits of its own; what is not given is what the settings say."""
    limits = Limits(_number("--requests-per-second", requests), _number("--images-per-minute", images))

    async def work(accounts: Accounts) -> Account:
        return await accounts.set_limits((await accounts.by_email(email)).id, limits)

    kept = with_accounts(work).limits
    told = [DEFAULT if number is None else str(number) for number in (kept.requests_per_second, kept.images_per_minute)]
    typer.echo(f"requests per second: {told[0]}, images per minute: {told[1]}")


@app.command()
def delete(
    email: Email,
    yes: Annotated[bool, typer.Option("--yes", help="Do it without asking.")] = False,
) -> None:
    """Delete an account with all that it kept.

    Keys and sessions open nothing from now on. The service removes images and styles within a minute, or when it
    starts; the ledger stays, without name and address.
    """
    if not yes:
        typer.confirm(f"Delete the account of {email} with all that it kept?", abort=True)

    async def work(accounts: Accounts) -> None:
        await accounts.close_account((await accounts.by_email(email)).id)

    with_accounts(work)
    typer.echo(f"deleted {email}")


def _number(option: str, text: str) -> int | None:
    if text == DEFAULT:
        return None
    if not text.isdecimal():
        raise InvalidRequest(f"{option}: {text!r} is no limit; accepted: a whole number from 0 on, or {DEFAULT}.")
    return int(text)


def _with_sign_in(work: Callable[[SignIn], Awaitable[T]]) -> T:
    # Nobody guesses here, so that the counters of guesses are not needed.
    counters = Counters(CounterSettings(redis_url=SecretStr("")))
    return in_database(lambda db: work(SignIn(db, settings.load(AccountSettings), counters)))
