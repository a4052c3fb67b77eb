"""`limner login`: a server and its key under a name."""

import sys
from typing import Annotated

import typer

from limner.cli.command import new_app
from limner.cli.remote.server import named_before
from limner.client.errors import UsageError
from limner.client.profiles import DEFAULT_URL, keep
from limner.client.sync import Limner

app = new_app()


@app.command()
def login(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", help="What to call the server.")] = "default",
    url: Annotated[str | None, typer.Option("--url", metavar="URL", help="Its address, with /v1.")] = None,
    key: Annotated[
        str | None, typer.Option("--key", metavar="KEY", help="The key; asked for, or read from a pipe, unless given.")
    ] = None,
) -> None:
    """Keep a server and its key under a name.

    It is asked whether it takes the key, and is the one that commands ask from then on, unless they name another. The
    key goes into the system's keyring where there is one, else into a file that only you may read.
    """
    before = named_before(context)
    address = url or before.get("url") or _asked("Address", DEFAULT_URL)
    secret = key or before.get("key") or _secret()
    with Limner(address, secret) as client:
        account = client.account()
        where = keep(name, client.base_url, secret)
    typer.echo(f"{name}: {client.base_url}, {account.email}, {account.credits} units. The key is kept in {where}.")


def _asked(what: str, default: str) -> str:
    return str(typer.prompt(what, default=default)) if sys.stdin.isatty() else default


def _secret() -> str:
    given = typer.prompt("Key", hide_input=True) if sys.stdin.isatty() else sys.stdin.readline()
    if not given.strip():
        raise UsageError("There is no key; give one with --key, or on standard input.", param="api_key")
    return str(given).strip()
