"""`limner enhance`: a prompt made richer."""

import json
from typing import Annotated

import typer

from limner.cli.command import new_app
from limner.cli.remote.server import AsJson, Key, ProfileName, Url, open_session
from limner.client.errors import printable

app = new_app()


@app.command()
def enhance(
    context: typer.Context,
    prompt: Annotated[str, typer.Argument(metavar="PROMPT", help="1 to 2000 characters.")],
    as_json: AsJson = False,
    url: Url = None,
    key: Key = None,
    profile: ProfileName = None,
) -> None:
    """Make a prompt richer."""
    session = open_session(context, url, key, profile, as_json=as_json)
    with session.client as client:
        found = client.enhance_prompt(prompt)
    said = json.dumps({"enhanced_prompt": found.prompt, "credits": found.credits})
    typer.echo(said if as_json else printable(found.prompt))
    session.count(found.credits)
    session.tell_spent()
