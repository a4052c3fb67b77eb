"""The one who looks after several processes, where the system gives it trouble."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psutil
import pytest

from tests.api.service import ROOT, until


@dataclass
class Seats:
    """It, the lines of its log, and where it keeps what is of its life alone."""

    process: "subprocess.Popen[str]"
    log: Path
    temporary: Path

    def said(self, event: str) -> list[dict[str, Any]]:
        lines = [json.loads(line) for line in self.log.read_text().splitlines()]
        return [line for line in lines if line["event"] == event]


@contextmanager
def seats(folder: Path, what: str) -> Iterator[Seats]:
    """Two processes among which something goes wrong; told to stop at the end."""
    log, temporary = folder / "log", folder / "temporary"
    temporary.mkdir()
    command = [sys.executable, "-m", "tests.cli.seats", what]
    path = f"{ROOT / 'src'}{os.pathsep}{ROOT}"
    environment = {**os.environ, "PYTHONPATH": path, "LIMNER_LOG_FORMAT": "json", "TMPDIR": str(temporary)}
    with log.open("w") as errors, subprocess.Popen(command, cwd=folder, env=environment, stderr=errors) as process:
        try:
            yield Seats(process, log, temporary)  # type: ignore[arg-type]
        finally:
            process.terminate()


@pytest.mark.parametrize("what", ["fork", "pipe"])
def test_what_the_system_refuses_is_tried_again(tmp_path: Path, what: str) -> None:
    with seats(tmp_path, what) as both:
        until(lambda: len(both.said("process_ready")) == 2)
        assert list(both.temporary.iterdir())
    refused = both.said("process_not_started")
    assert [(line["process"], line["another_in_seconds"]) for line in refused] == [(0, 0.5), (1, 0.5)]
    assert "not now" in refused[0]["reason"]
    assert both.process.returncode == 0
    assert not list(both.temporary.iterdir())


def test_nothing_is_left_where_it_fails(tmp_path: Path) -> None:
    with seats(tmp_path, "broken") as both:
        assert both.process.wait() == 1
    assert "RuntimeError: broken" in both.log.read_text()
    assert not list(both.temporary.iterdir())


@pytest.mark.skipif(sys.platform != "linux", reason="orphans come to the first process")
def test_who_comes_to_it_is_buried(tmp_path: Path) -> None:
    with seats(tmp_path, "orphan") as both:
        until(lambda: len(both.said("process_ready")) == 2)
        orphan = psutil.Process(int((tmp_path / "orphan").read_text()))
        os.kill(both.said("process_ready")[1]["pid"], signal.SIGKILL)
        until(lambda: orphan.ppid() == both.process.pid)
        orphan.kill()
        until(lambda: not psutil.pid_exists(orphan.pid))
        until(lambda: len(both.said("process_ready")) == 3)
    assert [line["status"] for line in both.said("process_ended")] == [-signal.SIGKILL]
    assert both.process.returncode == 0
