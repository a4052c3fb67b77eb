"""`limner palette`: fewer colours."""

import json
from typing import Annotated

import typer

from limner.cli.command import new_app
from limner.cli.remote.server import AsJson, Key, ProfileName, Url, open_session
from limner.client.errors import UsageError
from limner.client.options import WeightedColor

app = new_app()


@app.command()
def palette(
    context: typer.Context,
    colors: Annotated[
        list[str], typer.Argument(metavar="COLOR", help="As #1f6feb, or #1f6feb=3 with how much there is of it.")
    ],
    limit: Annotated[int, typer.Option("-n", "--limit", metavar="COUNT", help="How many colours may be left.")],
    as_json: AsJson = False,
    url: Url = None,
    key: Key = None,
    profile: ProfileName = None,
) -> None:
    """Reduce a palette to a number of colours.

    In a line each: a colour, a tab, and the colour to use instead.
    """
    session = open_session(context, url, key, profile, as_json=as_json)
    with session.client as client:
        found = client.optimize_colors([_weighted(each) for each in colors], limit)
    if as_json:
        pairs = [{"from": one, "to": other} for one, other in found.mapping]
        typer.echo(json.dumps({"mapping": pairs, "credits": found.credits}))
        return
    for one, other in found.mapping:
        typer.echo(f"{one}\t{other}")


def _weighted(text: str) -> WeightedColor:
    code, _, weight = text.partition("=")
    try:
        return {"hex": code, "weight": float(weight)} if weight else {"hex": code}
    except ValueError:
        raise UsageError(f"{text!r} is no colour; write it as #1f6feb, or #1f6feb=3.", param="colors") from None
