"""`limner serve`: run the service."""

from importlib import import_module
from typing import Annotated

import typer

from limner.cli import descriptors
from limner.cli.command import new_app
from limner.engines import kinds
from limner.engines.instances import EMBEDDED
from limner.workshop import fork_server

app = new_app()


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="The address to listen on; 0.0.0.0 for all that this machine has.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(metavar="PORT", min=0, max=65535, help="The port to listen on; 0 takes a free one.")
    ] = 8000,
    processes: Annotated[
        int,
        typer.Option(
            metavar="NUMBER",
            min=1,
            max=256,
            help="How many processes answer requests, at the same port; they share the workers of LIMNER_WORKERS. "
            "More than 1 need LIMNER_REDIS_URL.",
        ),
    ] = 1,
) -> None:
    """Run the service.

    The first start in an empty data directory makes an account with a key, and prints both with a line to try them.
    Ctrl-C or SIGTERM stops it: what is under way gets 15 seconds, a second Ctrl-C ends that wait.
    """
    descriptors.raise_limit()  # first: the processes that are started from here on inherit it
    # Before anything is imported that starts a thread, or counts: each process has that of its own.
    seat = import_module("limner.cli.processes").serve_together(host, port, processes) if processes > 1 else None
    fork_server.open_early(kinds.find(name) for name in EMBEDDED)
    # The engines are being imported already; the web server takes as long, so it must not come before them.
    import_module("limner.cli.service").run(host, port, seat=seat)
