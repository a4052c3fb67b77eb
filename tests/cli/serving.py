"""`limner serve` in a process of its own, as a person at a terminal has it."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import psutil

SCRIPT = Path(sys.executable).with_name("limner")
LAST_LINE = "The interface's reference: "
SECONDS = 90


def start(*arguments: str, **settings: str) -> "subprocess.Popen[str]":
    """Start it in the working directory, with one worker unless `settings` say otherwise."""
    given = {f"LIMNER_{name.upper()}": value for name, value in {"workers": "1", **settings}.items()}
    environment = {name: value for name, value in os.environ.items() if not name.startswith("LIMNER_")}
    return subprocess.Popen(
        [SCRIPT, "serve", *arguments],
        env={**environment, **given},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


@dataclass
class Serving:
    """A service that has said that it is ready; `output` is what it printed until then, and after `end` all."""

    process: "subprocess.Popen[str]"
    output: str
    log: str = ""
    family: Sequence[psutil.Process] = field(default_factory=list)

    @property
    def root(self) -> str:
        """The address, without the version."""
        return self.output.partition(LAST_LINE)[2].split()[0].removesuffix("/docs")

    def tell(self, number: int) -> None:
        """Send it a signal that ends it."""
        self.family = psutil.Process(self.process.pid).children(recursive=True)
        self.process.send_signal(number)

    def end(self, number: int) -> int:
        """Send it a signal, and wait for its exit status."""
        self.tell(number)
        return self.ended()

    def ended(self) -> int:
        """Wait for its exit status."""
        rest, self.log = self.process.communicate(timeout=SECONDS)
        self.output += rest
        return self.process.returncode

    def survivors(self) -> list[psutil.Process]:
        """The processes that it had started, and that do not end. One that nobody has buried has ended."""
        deadline = time.monotonic() + SECONDS
        while (alive := [one for one in self.family if _lives(one)]) and time.monotonic() < deadline:
            time.sleep(0.05)
        return alive


def workers(process: "subprocess.Popen[str]") -> list[psutil.Process]:
    """The processes at the end of its family: its workers, and the one that looks after what they share."""
    return [each for each in psutil.Process(process.pid).children(recursive=True) if not each.children()]


def fork_server(process: "subprocess.Popen[str]") -> list[psutil.Process]:
    """The process that its workers will come from, as soon as there is one; none where they start from nothing."""
    while sys.platform == "linux":
        assert process.poll() is None
        for child in psutil.Process(process.pid).children():
            with suppress(psutil.NoSuchProcess):
                if "forkserver" in " ".join(child.cmdline()):
                    return [child]
        time.sleep(0.005)
    return []


@contextmanager
def standing_still(processes: Sequence[psutil.Process]) -> Iterator[None]:
    """Stop these processes meanwhile."""
    with ExitStack() as going_on:
        for each in processes:
            each.suspend()
            going_on.callback(each.resume)
        yield


def _lives(process: psutil.Process) -> bool:
    try:
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


@contextmanager
def serving(*arguments: str, **settings: str) -> Iterator[Serving]:
    """Start it, and wait until it is ready; kills it at the end if it still runs."""
    process = start(*arguments, **settings)
    try:
        assert process.stdout
        output = ""
        while LAST_LINE not in output:
            line = process.stdout.readline()
            assert line, process.communicate(timeout=SECONDS)[1]
            output += line
        yield Serving(process, output)
    finally:
        if process.poll() is None:
            process.kill()
            process.communicate(timeout=SECONDS)
