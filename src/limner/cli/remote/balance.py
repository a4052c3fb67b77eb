"""`limner balance`: whose key it is, and what is left."""

import json
from dataclasses import asdict

import typer

from limner.cli.command import new_app
from limner.cli.remote.server import AsJson, Key, ProfileName, Url, open_session

app = new_app()


@app.command()
def balance(
    context: typer.Context, as_json: AsJson = False, url: Url = None, key: Key = None, profile: ProfileName = None
) -> None:
    """Show whose key it is, and the units that are left."""
    session = open_session(context, url, key, profile, as_json=as_json)
    with session.client as client:
        account = client.account()
    typer.echo(json.dumps(asdict(account)) if as_json else f"{account.credits} units\t{account.email}\t{account.name}")
