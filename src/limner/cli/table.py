"""Tables on standard output: aligned for a person, tab-separated for a program."""

import sys
from collections.abc import Iterable, Sequence
from datetime import datetime

import typer
from rich import box
from rich.console import Console
from rich.table import Table


def print_table(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Print the rows under their columns; in a pipe, plain lines with tabs and no heading. Times are UTC."""
    cells = [[_text(value) for value in row] for row in rows]
    if not sys.stdout.isatty():
        for row in cells:
            typer.echo("\t".join(row))
        return
    table = Table(*columns, box=box.SIMPLE_HEAD)
    for row in cells:
        table.add_row(*row)
    console = Console(highlight=False, markup=False, width=sys.maxsize)
    console.width = console.measure(table).maximum  # the table's own: an id that is cut off cannot be copied
    console.print(table)


def _text(value: object) -> str:
    """The value on one line: what people typed must not break the table."""
    if value is None:
        return "-"
    return f"{value:%Y-%m-%dT%H:%MZ}" if isinstance(value, datetime) else " ".join(str(value).split())
