"""`limner`: the command line."""

from importlib import import_module
from importlib.metadata import version
from typing import Annotated, Any

import typer
from rich.console import Console
from typer.core import TyperCommand, TyperGroup

from limner.kit.errors import LimnerError

HELP = "Limner: a self-hosted service for generating and editing images."

COMMANDS = {
    "serve": "Run the service.",
    "generate": "Draw a prompt into a file, without a server.",
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
"""The commands with the first sentence of their help; `limner.cli.<name>` has each one's `app`."""


class Commands(TyperGroup):
    """The commands, each imported when it is used: most need neither a web server nor an engine.

    An error for the person at the keyboard becomes a sentence on standard error, and exit status 1.
    """

    def list_commands(self, ctx: Any) -> list[str]:
        """In the order of the help."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> TyperCommand | TyperGroup | None:
        """Import the command; None if there is none of this name."""
        if cmd_name not in COMMANDS:
            return None
        command: Any = typer.main.get_command(import_module(f"limner.cli.{cmd_name}").app)
        command.name = cmd_name
        return command  # type: ignore[no-any-return]

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """List the commands without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def invoke(self, ctx: Any) -> Any:
        """Run the command."""
        try:
            return super().invoke(ctx)
        except LimnerError as error:
            Console(stderr=True, soft_wrap=True, highlight=False).print(f"limner: {error.message}", markup=False)
            raise typer.Exit(1) from error


app = typer.Typer(cls=Commands, help=HELP, no_args_is_help=True, rich_markup_mode=None, pretty_exceptions_enable=False)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"limner {version('limner')}")
        raise typer.Exit


@app.callback()
def options(
    show_version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Options before the command."""


def main() -> None:
    """Run the command line."""
    app()
