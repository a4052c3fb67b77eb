"""`limner mcp`: the tools for a desktop agent."""

import asyncio
import os
import re
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from limner.cli.command import new_app
from limner.client.connection import Place, place, same_origin
from limner.client.errors import UsageError
from limner.kit.errors import InvalidRequest
from limner.kit.extras import installed

_KEY = re.compile(r"[!-~]{8,500}")

app = new_app()


@app.command()
def mcp(
    url: Annotated[
        str,
        typer.Option(
            envvar="LIMNER_URL",
            metavar="ADDRESS",
            help="The base address of a server, such as https://pictures.example.com/v1. Without it, the tools draw in "
            "this process, with the data directory of LIMNER_DATA_DIR.",
        ),
    ] = "",
    key: Annotated[
        str,
        typer.Option(
            envvar="LIMNER_KEY",
            metavar="KEY",
            help="The key of an account there. Best in the environment: what is on the command line, others can see.",
        ),
    ] = "",
    email: Annotated[
        str, typer.Option(metavar="EMAIL", help="Without a server: the account that pays, if not the first one.")
    ] = "",
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where pictures are saved; ~/limner-pictures by default.")
    ] = None,
    folder: Annotated[
        list[Path] | None,
        typer.Option(metavar="FOLDER", help="A folder whose pictures the agent may use; may come more than once."),
    ] = None,
) -> None:
    """Give a desktop agent the tools, on standard input and output.

    The agent starts this command itself: docs/mcp.md shows how to tell it to. It may read pictures in the folders that
    are named here, and no other file.
    """
    if not installed("mcp"):
        raise InvalidRequest("The tools for agents are not installed: `pip install 'limner[mcp]'`.")
    if url and not _KEY.fullmatch(key.strip()):
        raise InvalidRequest("There is no key for the server, or it is none: set LIMNER_KEY.")
    home = os.environ.get("LIMNER_URL", "")
    if url and home and key == os.environ.get("LIMNER_KEY") and not same_origin(url, home):
        raise InvalidRequest(f"LIMNER_KEY is the key of {home}, and does not go to {url}: give its own as --key.")
    where = _place(url, key) if url else None
    _configure_log()
    asyncio.run(_serve(where, email, _folders(folder or [], out)))


def _place(url: str, key: str) -> Place:
    """The server, its address completed as `limner.Limner` completes it. Raises InvalidRequest where it is none."""
    if re.fullmatch(r"https?://[^\s?#]+", url):
        with suppress(UsageError, ValueError):  # a password in it, or a bracket without its address
            return place(url, key)
    raise InvalidRequest(
        "--url takes an http or https address without a password, such as https://pictures.example.com/v1."
    )


def _configure_log() -> None:
    """On standard error; a line a request, if somebody has asked for that."""
    logs = import_module("limner.kit.logs")
    chosen = import_module("limner.kit.settings").load(logs.LogSettings)
    if "log_level" not in chosen.model_fields_set:
        chosen = chosen.model_copy(update={"log_level": "warning"})
    logs.configure(chosen, sys.stderr)


def _folders(readable: list[Path], out: Path | None) -> Any:
    for each in readable:
        if not each.is_dir():
            raise InvalidRequest(f"--folder {each}: there is no such folder.")
    made = import_module("limner.mcp.folders").Folders
    return made([each.resolve() for each in readable], (out or Path.home() / "limner-pictures").expanduser().absolute())


async def _serve(server: Place | None, email: str, folders: Any) -> None:
    stdio = import_module("limner.mcp.stdio")
    await stdio.serve(stdio.far(server, folders) if server else stdio.here(_application(), folders, email))


def _application() -> Any:
    """The service's application, for this process alone."""
    return import_module("limner.api.app").create()
