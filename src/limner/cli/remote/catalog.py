"""`limner catalog`: what a server has on offer."""

import json
from dataclasses import asdict

import typer

from limner.cli.command import new_app
from limner.cli.remote.server import AsJson, Key, ProfileName, Url, open_session
from limner.cli.table import print_table

app = new_app("List a server's models with their prices, and its curated styles.")


@app.command()
def models(
    context: typer.Context, as_json: AsJson = False, url: Url = None, key: Key = None, profile: ProfileName = None
) -> None:
    """List the models with their prices, in US dollars an image.

    In a pipe, the columns are separated by tabs and have no heading: model, price, name.
    """
    session = open_session(context, url, key, profile, as_json=as_json)
    with session.client as client:
        found = client.models.list()
    if as_json:
        typer.echo(json.dumps([asdict(model) for model in found]))
        return
    print_table(("model", "price", "name"), [(model.id, model.price, model.name) for model in found])


@app.command()
def styles(
    context: typer.Context, as_json: AsJson = False, url: Url = None, key: Key = None, profile: ProfileName = None
) -> None:
    """List the curated styles, with a model that offers each.

    In a pipe, the columns are separated by tabs and have no heading: style, model, id.
    """
    session = open_session(context, url, key, profile, as_json=as_json)
    with session.client as client:
        found = client.styles.curated()
    if as_json:
        typer.echo(json.dumps([asdict(style) for style in found]))
        return
    print_table(("style", "model", "id"), [(style.style, style.model, style.style_id) for style in found])
