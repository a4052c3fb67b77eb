"""Several processes that serve together at one port, and the one that looks after them.

That one forks them off while it has imported next to nothing and started no thread, and starts another in place of one
that dies. uvicorn's supervisor knows neither a second signal nor a pause before it starts a process again, and hands
over a server without a house around it.
"""

import os
import select
import shutil
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from typing import Final

import structlog

from limner.cli.address import SharedAddress
from limner.kit import logs, settings

SHORTEST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 30.0
"""Seconds before a process that died is followed by another: twice as long each time."""
STEADY_SECONDS: Final = 60.0
"""How long a process has to live for the pauses to begin anew."""
METRICS_DIRECTORY: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The variable by which prometheus-client learns, when it is imported, where processes count together."""

BEGIN_TO_STOP: Final = signal.SIGTERM
STOP_AT_ONCE: Final = signal.SIGUSR1
"""What the processes are told: the first may come twice, where somebody signals all processes of the service."""

_HEARD: Final = (signal.SIGTERM, signal.SIGINT, signal.SIGCHLD)

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Seat:
    """One of several processes that serve together. `number` counts from 0."""

    number: int
    of: int
    speaks: bool
    """Whether this is the very first, which greets and warns for all: the others start when it is ready."""
    address: SharedAddress
    lifeline: int
    """A file descriptor that can be read, to its end, when nobody looks after this process any more."""
    _ready: int

    def tell_ready(self) -> None:
        """Tell that requests are answered here."""
        with suppress(OSError):  # nobody may listen any more
            os.write(self._ready, b".")


@dataclass(slots=True)
class _Process:
    """A seat as the one who looks after it sees it."""

    number: int
    pid: int = 0
    """0 while there is none."""
    ready: int = -1
    """Where it tells that it is ready; -1 when it has, or has ended."""
    begun: float = 0.0
    pause: float = SHORTEST_PAUSE
    again_at: float | None = None


def serve_together(host: str, port: int, count: int) -> Seat:
    """Have `count` processes serve at an address. Returns in each of them, and never in the caller's own.

    That one stays until all have ended, and raises SystemExit then. Raises SettingsError for an address that is taken.
    """
    logs.configure(settings.load(logs.LogSettings))
    address = SharedAddress(host, port)
    directory, own = tempfile.mkdtemp(prefix="limner-metrics-"), os.getpid()
    os.environ[METRICS_DIRECTORY] = directory
    try:
        supervisor = _Supervisor(address, count)
        if seat := supervisor.run():
            return seat
    finally:
        if os.getpid() == own:  # and not where a process leaves that was started
            shutil.rmtree(directory, ignore_errors=True)
    raise SystemExit(supervisor.status)


@dataclass(slots=True)
class _Supervisor:
    """Starts the processes, the first one alone; waits; and passes on what it is told."""

    address: SharedAddress
    count: int
    status: int = 0
    """The exit status of all together."""
    _processes: list[_Process] = field(default_factory=list)
    _up: bool = False
    """Whether the first process has been ready once."""
    _ending: bool = False
    _wakeup: tuple[socket.socket, socket.socket] = field(default_factory=socket.socketpair)
    _lifeline: tuple[int, int] = field(default_factory=os.pipe)

    def run(self) -> Seat | None:
        """The seat, in a process that was started; None when all have ended."""
        self._listen_to_signals()
        self._processes = [_Process(number) for number in range(self.count)]
        self._processes[0].again_at = 0.0
        while any(each.pid or each.again_at is not None for each in self._processes):
            if seat := self._start_due():
                return seat
            for number in self._wait():
                if number != signal.SIGCHLD:
                    self._stop()
            self._bury()
        return None

    def _listen_to_signals(self) -> None:
        for end in self._wakeup:
            end.setblocking(False)
        signal.set_wakeup_fd(self._wakeup[1].fileno(), warn_on_full_buffer=False)
        for number in _HEARD:
            signal.signal(number, _heard)

    def _wait(self) -> Iterable[int]:
        """Until a signal comes, a process is ready, or one is due to start; the signals."""
        due = [each.again_at for each in self._processes if each.again_at is not None]
        patience = max(min(due) - time.monotonic(), 0.0) if due else None
        telling = {each.ready: each for each in self._processes if each.ready >= 0}
        readable, _, _ = select.select([self._wakeup[0].fileno(), *telling], [], [], patience)
        for told in telling.keys() & set(readable):
            self._hear(telling[told])
        with suppress(BlockingIOError):
            return self._wakeup[0].recv(4096)
        return ()

    def _hear(self, process: _Process) -> None:
        """It is ready, or has ended before it was."""
        ready = bool(os.read(process.ready, 1))
        os.close(process.ready)
        process.ready = -1
        if ready:
            log.info("process_ready", process=process.number, pid=process.pid)
        if ready and not self._up:
            self._up = True
            for other in self._processes[1:]:
                other.again_at = None if self._ending else 0.0

    def _start_due(self) -> Seat | None:
        for process in self._processes:
            if process.again_at is not None and process.again_at <= time.monotonic():
                process.again_at = None
                if seat := self._start(process):
                    return seat
        return None

    def _start(self, process: _Process) -> Seat | None:
        """Fork. What a process is told before it listens to signals ends it."""
        sys.stdout.flush()
        sys.stderr.flush()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, _HEARD)
        try:
            return self._fork(process)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def _fork(self, process: _Process) -> Seat | None:
        """Where the system refuses it, for want of memory or descriptors, plan to try again."""
        try:
            pid, listening, telling = _forked()
        except OSError as error:
            self._plan_another(process, "process_not_started", reason=str(error))
            return None
        if pid:
            os.close(telling)
            process.pid, process.ready, process.begun = pid, listening, time.monotonic()
            return None
        self._forget(listening)
        return Seat(process.number, self.count, not self._up, self.address, self._lifeline[0], telling)

    def _forget(self, listening: int) -> None:
        """In a process that was started: leave to its parent what is the parent's, Ctrl-C included."""
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        for number in (signal.SIGTERM, signal.SIGCHLD):
            signal.signal(number, signal.SIG_DFL)
        for end in self._wakeup:
            end.close()
        for descriptor in (self._lifeline[1], listening, *(each.ready for each in self._processes)):
            if descriptor >= 0:
                os.close(descriptor)

    def _stop(self) -> None:
        """Tell all to stop; told again, at once."""
        number = STOP_AT_ONCE if self._ending else BEGIN_TO_STOP
        if not self._ending:
            self._ending = True
            self.address.close()
        for process in self._processes:
            process.again_at = None
            if process.pid:
                os.kill(process.pid, number)

    def _bury(self) -> None:
        """Look at those that have ended.

        Where this is the first process of a container, workers whose process has died come to it too, and nobody else
        would bury them. It has no children but these and its own.
        """
        served = {process.pid: process for process in self._processes if process.pid}
        with suppress(ChildProcessError):  # none is left
            while (ended := os.waitpid(-1, os.WNOHANG))[0]:
                pid, how = ended
                if pid in served:
                    self._ended(served[pid], os.waitstatus_to_exitcode(how))

    def _ended(self, process: _Process, status: int) -> None:
        if process.ready >= 0:
            self._hear(process)
        pid, process.pid = process.pid, 0
        import_module("prometheus_client.multiprocess").mark_process_dead(pid)
        if self._ending:
            self.status = self.status or (0 if status == -BEGIN_TO_STOP else abs(status))
        elif not self._up:  # what prevents its start prevents that of the others
            self.status = abs(status) or 1
            self._stop()
        else:
            if time.monotonic() - process.begun >= STEADY_SECONDS:
                process.pause = SHORTEST_PAUSE
            self._plan_another(process, "process_ended", pid=pid, status=status)

    def _plan_another(self, process: _Process, why: str, **details: object) -> None:
        pause = process.pause
        log.warning(why, process=process.number, **details, another_in_seconds=pause)
        process.again_at = time.monotonic() + pause
        process.pause = min(2 * pause, LONGEST_PAUSE)


def _forked() -> tuple[int, int, int]:
    """What fork returns, and the ends of a pipe, to read and to write. Raises OSError, and has opened nothing then."""
    listening, telling = os.pipe()
    try:
        return os.fork(), listening, telling
    except OSError:
        os.close(listening)
        os.close(telling)
        raise


def _heard(number: int, frame: object) -> None:
    """Signals are read where the process waits for them."""
