"""The journal of a batch: what is done, on disk before the next row is told of."""

import json
import os
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from threading import Lock
from types import TracebackType
from typing import Any, Self
from uuid import uuid4

from limner.cli.remote.rows import Row
from limner.client.errors import UsageError


class Journal:
    """Rows that are done, and the idempotency keys of all, which stay the same however often the batch is started.

    Files are noted by their way from the journal, so that a batch goes on wherever it is started from, and after its
    folder was moved. A line that was cut off by a crash is none. Raises UsageError for a journal of another server.
    """

    def __init__(self, file: Path, server: str) -> None:
        self._file = file
        self._lock = Lock()
        self._done: dict[str, list[Path]] = {}
        self._name = ""
        self._read(server)
        whole = not file.exists() or file.read_bytes().endswith(b"\n") or not file.stat().st_size
        self._open = file.open("a", encoding="utf-8")
        if not whole:
            self._open.write("\n")
        if not self._name:
            self._name = uuid4().hex
            self._write({"batch": self._name, "server": server})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._open.close()

    def key_of(self, row: Row) -> str:
        """The row's idempotency key: another one as soon as the row, or a picture of it, says something else."""
        return sha256(f"{self._name}:{row.digest}".encode()).hexdigest()[:48]

    def has_done(self, row: Row) -> bool:
        """Whether the row is done, and its files are there."""
        files = self._done.get(self.key_of(row))
        return files is not None and all(file.is_file() for file in files)

    def note(self, row: Row, files: Sequence[Path], units: int) -> None:
        """The row is done."""
        noted = [_way(self._file.parent, file) for file in files]
        self._write({"row": row.number, "key": self.key_of(row), "files": noted, "credits": units})

    def _write(self, line: dict[str, Any]) -> None:
        with self._lock:
            self._open.write(json.dumps(line) + "\n")
            self._open.flush()
            os.fsync(self._open.fileno())

    def _read(self, server: str) -> None:
        for line in self._file.read_text(encoding="utf-8").splitlines() if self._file.exists() else ():
            try:
                said = json.loads(line)
            except ValueError:
                continue
            if "batch" in said and not self._name:
                self._name = str(said["batch"])
                if said.get("server") != server:
                    raise UsageError(
                        f"{self._file} is the journal of a batch at {said.get('server')}; give another --journal."
                    )
            elif "key" in said:
                self._done[str(said["key"])] = [self._file.parent / file for file in said.get("files", ())]


def _way(folder: Path, file: Path) -> str:
    try:
        return Path(os.path.relpath(file.resolve(), folder.resolve())).as_posix()
    except ValueError:  # there is none between the drives of Windows
        return str(file.resolve())
