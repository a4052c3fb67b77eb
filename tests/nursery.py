"""Processes of the tests' own that begin with everything imported.

A service imports for two seconds of a core before it does anything, and the tests start dozens. The nursery has
imported once what all of them import, and each is forked off it. It is as fresh as one that began from nothing:
nothing that is imported reads the environment, opens a file, or starts a thread. Tests of what a process loads, and of
how the program starts, take `subprocess` for that reason.

On Linux: elsewhere the system's own libraries do not survive a fork, and each begins from nothing.
"""

import atexit
import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import IO, Final, cast

IMPORTED: Final = (
    "limner.cli.service",
    "tests.api.engine",
    "tests.api.service",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "asyncpg",
    "uvloop",
)
"""What those who are born here import, directly or once they have begun. Not the modules that are run."""

UNCOUNTED: Final = (
    "limner.accounts.roster",
    "limner.library.images",
    "limner.openid.settings",
    "tests.api.engine",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "asyncpg",
    "fastapi",
    "jinja2",
    "obstore",
    "redis.asyncio",
    "uvicorn",
    "uvloop",
)
"""The same for those who set where several processes count together: prometheus-client, which learns that when it is
imported, comes with none of these.
"""

_ROOT = Path(__file__).parents[1]
_REQUEST_BYTES = 1 << 20


def begin(
    arguments: Sequence[str], cwd: Path, env: Mapping[str, str], stderr: int, imported: Sequence[str] = IMPORTED
) -> "Child | subprocess.Popen[str]":
    """Run a module as `python -m` does, in a session of its own; what it prints comes as text."""
    if sys.platform != "linux":
        return subprocess.Popen(
            [sys.executable, "-m", *arguments],
            cwd=cwd,
            env=env,
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
            start_new_session=True,
        )
    return Child(_nursery(tuple(imported)), arguments, cwd, env, stderr)


class Child:
    """A process that the nursery bore, leader of a session of its own; `stdout` is what it prints, as text."""

    def __init__(
        self, nursery: socket.socket, arguments: Sequence[str], cwd: Path, env: Mapping[str, str], stderr: int
    ) -> None:
        reading, writing = os.pipe()
        telling, told = os.pipe()
        request = json.dumps([list(arguments), str(cwd), dict(env)]).encode()
        socket.send_fds(nursery, [request], [writing, stderr, told])
        for given in (writing, told):
            os.close(given)
        self.stdout: IO[str] | None = os.fdopen(reading)
        self._news = os.fdopen(telling)
        self.pid = int(self._news.readline())
        self._code: int | None = None

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end; its status as `subprocess` has it. Raises TimeoutExpired."""
        if self._code is None:
            if not select.select([self._news], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired(str(self.pid), timeout or 0)
            self._code = int(self._news.readline())
            self._news.close()
        return self._code

    def terminate(self) -> None:
        """Ask it to end."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGTERM)


@cache
def _nursery(imported: tuple[str, ...]) -> socket.socket:
    """The way to this process's nursery that has imported these; it ends with the process."""
    ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    ours.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _REQUEST_BYTES)
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.nursery", str(its.fileno()), *imported],
        cwd=_ROOT,
        env={**os.environ, "PYTHONPATH": f"{_ROOT / 'src'}{os.pathsep}{_ROOT}", "OPENBLAS_NUM_THREADS": "1"},
        pass_fds=[its.fileno()],
    )
    its.close()
    atexit.register(process.wait)
    atexit.register(ours.close)
    return ours


def _bear(way: socket.socket) -> Sequence[str]:
    """In the nursery: bear a child for each request. Returns in each child, what it is to run; exits at the end."""
    while True:
        request, given, _, _ = socket.recv_fds(way, _REQUEST_BYTES, 3)
        if not request:
            sys.exit()
        if os.fork() == 0:
            way.close()
            return _keep(request, *given)
        for each in given:
            os.close(each)
        _bury()


def _bury() -> None:
    """Let keepers that have ended go."""
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def _keep(request: bytes, stdout: int, stderr: int, told: int) -> Sequence[str]:
    """In the child's keeper: tell who it is, and how it ended. Returns in the child."""
    arguments, cwd, env = json.loads(request)
    if pid := os.fork():
        os.close(stdout)
        os.write(told, f"{pid}\n".encode())
        status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        with suppress(BrokenPipeError):  # whoever asked may have ended
            os.write(told, f"{status}\n".encode())
        os._exit(0)
    os.close(told)
    os.setsid()
    os.dup2(stdout, 1)
    os.dup2(stderr, 2)
    for each in (stdout, stderr):
        os.close(each)
    os.chdir(cwd)
    os.environ.clear()
    os.environ.update(env)
    return cast("Sequence[str]", arguments)


def main() -> None:
    """Be the nursery, or the child that it bore."""
    way = socket.socket(fileno=int(sys.argv[1]))
    for module in sys.argv[2:]:
        import_module(module)
    gc.freeze()  # what is imported stays shared, and no child looks through it at its end
    arguments = _bear(way)
    sys.argv = [*arguments]
    runpy.run_module(arguments[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
