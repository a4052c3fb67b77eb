"""`limner logout`: a server and its key, forgotten."""

from typing import Annotated

import typer

from limner.cli.command import new_app
from limner.client.profiles import forget

app = new_app()


@app.command()
def logout(name: Annotated[str, typer.Argument(metavar="NAME", help="What the server is called.")] = "default") -> None:
    """Forget a server and its key.

    The key itself stays valid; whoever runs the server revokes it.
    """
    forget(name)
    typer.echo(f"forgot {name}")
