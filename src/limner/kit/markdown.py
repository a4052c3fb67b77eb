"""Tables of the pages that are written by `make docs`."""

from collections.abc import Iterable, Iterator


def table(columns: Iterable[str], rows: Iterable[Iterable[str]]) -> Iterator[str]:
    """The lines of a table in Markdown, and an empty one after it."""
    columns = list(columns)
    yield f"| {' | '.join(columns)} |"
    yield "|" + "---|" * len(columns)
    for row in rows:
        yield f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |"
    yield ""
