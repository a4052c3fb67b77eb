"""PostgreSQL servers and poolers of the tests' own, as long as a block lasts: where their programs are installed."""

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

import pytest
from sqlalchemy import URL

USER = "postgres"


def program(name: str) -> str:
    """Where a program of PostgreSQL's is; skips the test that needs it where it is not installed."""
    newest_first = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: -int(path.parts[-2]))
    places = [os.environ.get("PATH", ""), "/usr/sbin", *map(str, newest_first)]
    found = shutil.which(name, path=os.pathsep.join(places))
    if found is None:
        pytest.skip(f"no {name} on this machine (Debian: apt-get install pgbouncer postgresql)")
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _account() -> str | None:
    """Whom to run as: these programs refuse to run as root."""
    return USER if os.geteuid() == 0 else None


@contextmanager
def directory() -> Iterator[Path]:
    """One that the account of the servers can read, which no test's own directory is."""
    path = Path(mkdtemp(prefix="limner-"))
    if account := _account():
        shutil.chown(path, account)
    try:
        yield path
    finally:
        shutil.rmtree(path)


class Server:
    """A PostgreSQL server in a directory, with a port of this machine, which can be stopped and started."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()

    @property
    def url(self) -> str:
        return f"postgresql+asyncpg://{USER}@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        """Start it and wait until it answers."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off"
        self._control("-o", options, "-l", str(self.data / "log"), "-w", "start")

    def stop(self) -> None:
        """End it and all its connections."""
        self._control("-m", "immediate", "-w", "stop")

    def _control(self, *arguments: str) -> None:
        run([program("pg_ctl"), "-D", str(self.data), *arguments])


def run(command: Sequence[str]) -> None:
    """As the account of the servers. Its words go to no pipe, which a server would keep open."""
    subprocess.run(command, check=True, user=_account(), stdout=subprocess.DEVNULL, stderr=sys.stderr, timeout=120)


@contextmanager
def primary_and_replica() -> Iterator[tuple[Server, Server]]:
    """Two servers, of which the second follows the first."""
    with directory() as home:
        primary, replica = Server(home / "primary"), Server(home / "replica")
        run([program("initdb"), "-D", str(primary.data), "-A", "trust", "-U", USER, "--no-sync"])
        primary.start()
        try:
            origin = ["-h", "127.0.0.1", "-p", str(primary.port), "-U", USER]
            copied = ["-D", str(replica.data), "-R", "-X", "stream", "--checkpoint=fast", "--no-sync"]
            run([program("pg_basebackup"), *origin, *copied])
            replica.start()
            try:
                yield primary, replica
            finally:
                replica.stop()
        finally:
            primary.stop()


@contextmanager
def pooler(url: URL, connections: int) -> Iterator[URL]:
    """The address of a PgBouncer before a database, in transaction mode, with so many connections to the server."""
    port = free_port()
    server = f"host={url.host} port={url.port or 5432} user={url.username}"
    if url.password:
        server += f" password={url.password}"
    with directory() as home:
        settings = home / "pgbouncer.ini"
        settings.write_text(
            f"[databases]\n* = {server}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {port}\n"
            f"auth_type = any\npool_mode = transaction\ndefault_pool_size = {connections}\n"
            f"max_client_conn = 500\nunix_socket_dir =\nlogfile = {home / 'log'}\n"
        )
        process = subprocess.Popen([program("pgbouncer"), "--quiet", str(settings)], user=_account())
        try:
            _wait_for(port, process)
            yield url.set(host="127.0.0.1", port=port, password=None)
        finally:
            process.terminate()
            process.wait(timeout=60)


def _wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    """Until it takes connections."""
    while process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=60).close()
        except ConnectionRefusedError:
            continue
        return
    raise AssertionError("PgBouncer has ended")
