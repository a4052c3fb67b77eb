"""`limner batch`: the rows of a file, one request each, with a journal by which it goes on where it stopped."""

import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import typer

from limner.cli.command import new_app
from limner.cli.exits import PARTLY, STOPS
from limner.cli.remote.command import ask, bar
from limner.cli.remote.files import KeptElsewhereError, make_folder, write_all
from limner.cli.remote.journal import Journal
from limner.cli.remote.rows import Row, read_rows
from limner.cli.remote.server import AsJson, Key, ProfileName, Session, Url, as_json, open_session, tell
from limner.client.answers import Picture
from limner.client.errors import LimnerError, UsageError

app = new_app()


@app.command()
def batch(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A .csv with a heading, or a .jsonl.")],
    output: Annotated[Path, typer.Option("-o", "--output", metavar="DIR", help="Where the pictures go.")] = Path(),
    jobs: Annotated[int, typer.Option(min=1, max=16, metavar="NUMBER", help="Requests at the same time.")] = 2,
    journal: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The journal; beside the pictures unless given.")
    ] = None,
    answers: AsJson = False,
    url: Url = None,
    key: Key = None,
    profile: ProfileName = None,
) -> None:
    """Carry out the rows of a CSV or JSONL file, and go on where it stopped.

    A row has the fields of one request by their names, such as prompt, model, size, image and mask; `operation` says
    which command it is (generate unless given), and `file` what the picture is called. Files are looked for beside
    FILE. A batch that was ended, in whatever way, goes on with the same command: rows that are done are not sent
    again, also after others were put in, taken out or moved; one that was under way is sent under the same
    Idempotency-Key. A Limner charges once for that within 24 hours; later, and at other servers, what was under way may
    be charged again.
    """
    rows = read_rows(file, output)
    session = open_session(context, url, key, profile, as_json=answers, retries=20)
    for folder in [output, *{(output / row.stem).parent for row in rows}]:
        make_folder(folder)
    with session.client as client, Journal(journal or output / f".{file.name}.journal", client.base_url) as book:
        left = [row for row in rows if not book.has_done(row)]
        if len(left) < len(rows) and not answers:
            session.console.print(f"{len(rows) - len(left)} of {len(rows)} rows are done before.")
        failed = _carry_out(session, book, left, jobs, output)
    session.tell_spent()
    if failed:
        again = sum(not isinstance(error, KeptElsewhereError) for error in failed)
        if again and not answers:
            session.console.print(f"{again} of {len(rows)} rows are not done; the same command tries them again.")
        if len(failed) == len(rows):
            raise failed[-1]
        raise typer.Exit(PARTLY)


def _carry_out(session: Session, book: Journal, rows: Sequence[Row], jobs: int, output: Path) -> list[LimnerError]:
    """The errors of the rows that are not done; those after an error that stops all have the same."""
    failed: list[LimnerError] = []
    waiting = iter(rows)
    running: dict[Future[list[Path]], Row] = {}
    with bar(session.console, hidden=session.as_json) as progress, ThreadPoolExecutor(jobs) as threads:
        task = progress.add_task("batch", total=len(rows))
        try:
            while True:
                stopped = any(isinstance(error, STOPS) for error in failed)
                for row in islice(waiting, 0 if stopped else jobs - len(running)):
                    running[threads.submit(_one, session, book, row, output)] = row
                if not running:
                    return failed + [failed[-1] for _ in waiting]
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    row = running.pop(future)
                    progress.advance(task)
                    failed += _told(session, row, future)
        except KeyboardInterrupt:
            threads.shutdown(wait=False, cancel_futures=True)
            raise


def _told(session: Session, row: Row, future: "Future[list[Path]]") -> Iterator[LimnerError]:
    try:
        written = [str(path) for path in future.result()]
    except LimnerError as error:
        if session.as_json:
            typer.echo(json.dumps({"row": row.number, "error": as_json(error)}))
        else:
            tell(error, session.console, f"row {row.number}")
        return iter([error])
    if session.as_json:
        typer.echo(json.dumps({"row": row.number, "files": written}))
    else:
        sys.stdout.write("".join(f"{path}\n" for path in written))
    return iter(())


def _one(session: Session, book: Journal, row: Row, output: Path) -> list[Path]:
    """One row: asked for, written, noted. Raises LimnerError."""
    try:
        fields: dict[str, Any] = {**row.fields, "idempotency_key": book.key_of(row)}
        pictures = ask(session, row.operation, fields)
    except TypeError as error:
        raise UsageError(f"The row does not fit {row.operation.name}: {error}.") from error

    def name(picture: Picture, number: int) -> Path:
        stem = f"{row.stem}-{number}" if len(pictures) > 1 else row.stem
        return output / f"{stem}.{row.ending or picture.format or 'bin'}"

    try:
        written = write_all(pictures, name)
    except KeptElsewhereError as error:
        book.note(row, error.files, pictures.credits)
        raise
    book.note(row, written, pictures.credits)
    return written
