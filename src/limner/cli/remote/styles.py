"""`limner styles`: styles of one's own on a server."""

import json
from dataclasses import asdict
from typing import Annotated

import typer

from limner.cli.command import new_app
from limner.cli.remote import files
from limner.cli.remote.server import AsJson, Key, ProfileName, Url, open_session
from limner.cli.table import print_table
from limner.client.answers import Style

app = new_app("Create, list, show and delete styles of your own on a server.")

StyleId = Annotated[str, typer.Argument(metavar="ID", help="The style's id.")]


@app.command()
def create(
    context: typer.Context,
    images: Annotated[
        list[str] | None, typer.Argument(metavar="PICTURE", help="Up to ten files, patterns or addresses.")
    ] = None,
    base: Annotated[
        str | None,
        typer.Option("--style", metavar="BASE", help="any, realistic_image, digital_illustration, icon, and others."),
    ] = None,
    model: Annotated[str | None, typer.Option(metavar="MODEL", help="The model that the style is for.")] = None,
    match: Annotated[str | None, typer.Option(metavar="MATCH", help="flexible, precise or regular.")] = None,
    weights: Annotated[
        list[float] | None, typer.Option("--weight", metavar="NUMBER", help="A picture's weight; as many as pictures.")
    ] = None,
    sources: Annotated[
        list[str] | None, typer.Option("--source-style", metavar="ID", help="A style to mix in; may come again.")
    ] = None,
    source_weights: Annotated[
        list[float] | None, typer.Option("--source-weight", metavar="NUMBER", help="Its weight; as many as styles.")
    ] = None,
    prompt: Annotated[str | None, typer.Option(metavar="TEXT", help="Words that go with the style.")] = None,
    mix_policy: Annotated[str | None, typer.Option(metavar="POLICY", help="PaletteMatch or MaxWeight.")] = None,
    as_json: AsJson = False,
    url: Url = None,
    key: Key = None,
    profile: ProfileName = None,
) -> None:
    """Learn a style from pictures, mix other styles, or both, and print its id."""
    given = {
        "style": base,
        "model": model,
        "match": match,
        "image_weights": weights or None,
        "source_styles": sources or None,
        "source_style_weights": source_weights or None,
        "prompt": prompt,
        "mix_policy": mix_policy,
    }
    pictures = [each.given for each in files.expand(images or [])]
    session = open_session(context, url, key, profile, as_json=as_json)
    with session.client as client:
        made = client.styles.create(pictures, **{name: each for name, each in given.items() if each is not None})  # type: ignore[arg-type]
    typer.echo(json.dumps(asdict(made)) if as_json else made.id)
    session.count(made.credits)
    session.tell_spent()


@app.command("list")
def list_styles(
    context: typer.Context, as_json: AsJson = False, url: Url = None, key: Key = None, profile: ProfileName = None
) -> None:
    """List your styles.

    In a pipe, the columns are separated by tabs and have no heading: id, base style, created, private.
    """
    session = open_session(context, url, key, profile, as_json=as_json)
    with session.client as client:
        found = client.styles.list()
    if as_json:
        typer.echo(json.dumps([asdict(style) for style in found]))
        return
    _print(found)


@app.command()
def show(
    context: typer.Context,
    style_id: StyleId,
    as_json: AsJson = False,
    url: Url = None,
    key: Key = None,
    profile: ProfileName = None,
) -> None:
    """Show a style that you may use."""
    session = open_session(context, url, key, profile, as_json=as_json)
    with session.client as client:
        found = client.styles.get(style_id)
    if as_json:
        typer.echo(json.dumps(asdict(found)))
        return
    _print([found])


@app.command()
def delete(
    context: typer.Context,
    style_id: StyleId,
    as_json: AsJson = False,
    url: Url = None,
    key: Key = None,
    profile: ProfileName = None,
) -> None:
    """Delete a style of your own."""
    session = open_session(context, url, key, profile, as_json=as_json)
    with session.client as client:
        client.styles.delete(style_id)
    typer.echo(json.dumps({"deleted": style_id}) if as_json else f"deleted {style_id}")


def _print(styles: list[Style]) -> None:
    rows = [(each.id, each.style, each.creation_time, "yes" if each.is_private else "no") for each in styles]
    print_table(("id", "base style", "created", "private"), rows)
