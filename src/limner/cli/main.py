"""`limner`: the command line."""

from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from typing import Annotated, Any

import typer
from rich.console import Console
from typer.core import TyperCommand, TyperGroup

from limner.client import errors as client
from limner.kit.errors import LimnerError

HELP = "Limner: a self-hosted service for generating and editing images."

HERE = {
    "serve": "Run the service.",
    "draw": "Draw a prompt into a file, without a server.",
    "explain": "Show what is read in a prompt.",
    "mcp": "Give a desktop agent the tools, on standard input and output.",
    "packs": "List art packs, search them, and check their icons.",
    "models": "Pull, list and check diffusion models.",
    "cluster": "Deploy engines on a Ray cluster, and see how they are doing.",
    "doctor": "Check what the service needs, and say what to fix.",
    "account": "Make, invite, list, change and delete accounts.",
    "key": "Make, list and revoke API keys.",
    "units": "Add API units to an account.",
    "ledger": "Show the months of the ledger, and delete old ones.",
    "style": "List, show, publish and share styles.",
}
"""The commands of this machine with the first sentence of their help; `limner.cli.<name>` has each one's `app`."""

REMOTE = {
    "generate": "Generate pictures of a prompt, on a server if one is named, else here.",
    "image-to-image": "Make a new picture from one that exists.",
    "inpaint": "Draw what the prompt says where a mask is white.",
    "outpaint": "Extend a picture beyond its borders.",
    "replace-background": "Put a picture's subject before what the prompt says.",
    "generate-background": "Draw what the prompt says where a mask is white, behind what it keeps.",
    "erase-region": "Remove what is under a mask.",
    "remix": "Make variations of a picture in a size, without a prompt.",
    "vectorize": "Turn pixels into SVG.",
    "remove-background": "Leave a picture's subject on transparency.",
    "crisp-upscale": "Enlarge a picture, with the same content.",
    "creative-upscale": "Enlarge a picture, with plausible detail added.",
    "refine-details": "Sharpen a picture's texture, at the 2K area.",
    "edit": "Change a picture by a prompt, with a mask or without.",
    "variations": "Make variations of a picture, square unless a size is given.",
    "explore": "Make eight pictures of one prompt that differ as much as they can.",
    "explore-similar": "Make four pictures like one that was explored.",
    "enhance": "Make a prompt richer.",
    "palette": "Reduce a palette to a number of colours.",
    "styles": "Create, list, show and delete styles of your own on a server.",
    "catalog": "List a server's models with their prices, and its curated styles.",
    "balance": "Show whose key it is, and the units that are left.",
    "batch": "Carry out the rows of a CSV or JSONL file, and go on where it stopped.",
    "login": "Keep a server and its key under a name.",
    "logout": "Forget a server and its key.",
    "profiles": "List the servers that are kept.",
}
"""The commands that ask a server, of this machine or another: they need nothing but the client."""


COMMANDS = HERE | REMOTE


class Commands(TyperGroup):
    """The commands, each imported when it is used: most need neither a web server nor an engine.

    An error for the person at the keyboard becomes a sentence on standard error, and an exit status (`exits`).
    """

    def list_commands(self, ctx: Any) -> list[str]:
        """In the order of the help."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> TyperCommand | TyperGroup | None:
        """Import the command; None if there is none of this name."""
        if cmd_name not in COMMANDS:
            return None
        command: Any = typer.main.get_command(_app_of(cmd_name))
        command.name = cmd_name
        return command  # type: ignore[no-any-return]

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """List the commands without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl(list(HERE.items()))
        with formatter.section("Commands that ask a server, of this machine or another"):
            formatter.write_dl(list(REMOTE.items()))

    def invoke(self, ctx: Any) -> Any:
        """Run the command."""
        console = Console(stderr=True, soft_wrap=True, highlight=False, markup=False)
        try:
            return super().invoke(ctx)
        except LimnerError as error:
            console.print(f"limner: {error.message}")
            raise typer.Exit(1) from error
        except client.LimnerError as error:
            from limner.cli.exits import status_of
            from limner.cli.remote.server import tell

            tell(error, console)
            raise typer.Exit(status_of(error)) from error


def _app_of(name: str) -> typer.Typer:
    """The command's module, or the row of the table of operations. Raises UsageError where a part is not installed."""
    if name in HERE:
        extra, sign = ("draw", "skia") if name in _DRAWING else ("server", "sqlalchemy")
        if not find_spec(sign):
            raise client.UsageError(f"`limner {name}` needs more than is installed: pip install 'limner[{extra}]'")
        return import_module(f"limner.cli.{name}").app  # type: ignore[no-any-return]
    if find_spec(f"limner.cli.remote.{name}"):
        return import_module(f"limner.cli.remote.{name}").app  # type: ignore[no-any-return]
    return import_module("limner.cli.remote.command").build(name, REMOTE[name])  # type: ignore[no-any-return]


_DRAWING = frozenset({"draw", "explain", "packs"})
"""Commands that need no service, only what draws."""

app = typer.Typer(cls=Commands, help=HELP, no_args_is_help=True, rich_markup_mode=None, pretty_exceptions_enable=False)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"limner {version('limner')}")
        raise typer.Exit


@app.callback()
def options(
    context: typer.Context,
    url: Annotated[
        str | None, typer.Option("--url", metavar="URL", help="The server to ask, such as http://127.0.0.1:8000/v1.")
    ] = None,
    key: Annotated[str | None, typer.Option("--key", metavar="KEY", help="The key for it.")] = None,
    profile: Annotated[
        str | None, typer.Option("--profile", metavar="NAME", help="A server that `limner login` keeps.")
    ] = None,
    show_version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Options before the command."""
    context.obj = {"url": url, "key": key, "profile": profile}
    if (url or key or profile) and context.invoked_subcommand in HERE:
        raise typer.BadParameter(f"`limner {context.invoked_subcommand}` works on this machine, and asks no server.")


def main() -> None:
    """Run the command line."""
    app()
