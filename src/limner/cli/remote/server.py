"""Which server a command asks, and what it has spent there."""

import json
import sys
from dataclasses import dataclass, field
from typing import Annotated, Any

import typer
from rich.console import Console

from limner.client.errors import LimnerError
from limner.client.profiles import resolve
from limner.client.sync import Limner

Url = Annotated[
    str | None, typer.Option("--url", metavar="URL", help="The server, such as http://127.0.0.1:8000/v1 [LIMNER_URL].")
]
Key = Annotated[
    str | None,
    typer.Option("--key", metavar="KEY", help="The key. Others on this machine see it; better LIMNER_KEY, or a login."),
]
ProfileName = Annotated[str | None, typer.Option("--profile", metavar="NAME", help="A server of `limner login`.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print answers and errors as JSON, one a line.")]

MODES: dict[str, bool] = {"json": False}
"""How this run of the command line speaks, for those who tell of errors."""


@dataclass(slots=True)
class Session:
    """A connection for one command."""

    client: Limner
    as_json: bool = False
    credits: int = 0
    requests: int = 0
    console: Console = field(
        default_factory=lambda: Console(stderr=True, highlight=False, markup=False, soft_wrap=True)
    )

    def count(self, units: int) -> None:
        """Remember what a request cost."""
        self.credits += units
        self.requests += 1

    def tell_spent(self) -> None:
        """A line on what was spent, where anything was asked for."""
        if self.requests and not self.as_json:
            plural = "" if self.requests == 1 else "s"
            dollars = f"{self.credits / 1000:.3f}".rstrip("0").rstrip(".")
            self.console.print(f"Spent {self.credits:,} units (${dollars}) in {self.requests} request{plural}.")


def open_session(
    context: typer.Context,
    url: str | None,
    key: str | None,
    profile: str | None,
    *,
    as_json: bool = False,
    retries: int = 5,
    timeout: float = 180.0,
) -> Session:
    """Connect by the command's options, else by those before the command. Raises UsageError."""
    before: dict[str, Any] = context.find_root().obj or {}
    MODES["json"] = as_json
    where = resolve(url or before.get("url"), key or before.get("key"), profile or before.get("profile"))
    return Session(Limner(where.base_url, where.api_key, max_retries=retries, timeout=timeout), as_json)


def named_before(context: typer.Context) -> dict[str, Any]:
    """The options before the command that say which server is meant."""
    found: dict[str, Any] = context.find_root().obj or {}
    return found


def tell(error: LimnerError, console: Console, what: str = "") -> None:
    """Say what went wrong on standard error."""
    if MODES["json"]:
        sys.stderr.write(json.dumps({"error": as_json(error), **({"for": what} if what else {})}) + "\n")
        return
    console.print(f"limner: {what + ': ' if what else ''}{error}")


def as_json(error: LimnerError) -> dict[str, Any]:
    """An error for a program."""
    names = ("status", "code", "message", "param", "request_id")
    return {name: getattr(error, name) for name in names}
