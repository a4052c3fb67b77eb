"""A Ray cluster of one node on this machine, with a home of its own."""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import psutil

from tests.api.service import ROOT, until
from tests.workshop.cluster.kinds import install

START_SECONDS = 120
"""Within which a node is up, however busy the machine is."""


class RayCluster:
    """Started and ended as an operator would, or killed. It has no HTTP door.

    With a `token` it refuses whoever does not have that, and has the dashboard that `serve deploy` speaks to.
    """

    def __init__(self, token: str = "") -> None:
        self.token = token
        self.home = Path(tempfile.mkdtemp(prefix="ray", dir="/tmp"))  # Ray's sockets have a long way to their names
        self.installed = install(self.home / "installed")
        self._port, self._client_port, self._dashboard_port = _free_ports(3)
        self._node: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """As a driver on the node names it."""
        return f"127.0.0.1:{self._port}"

    @property
    def client_address(self) -> str:
        """As a Ray client names it."""
        return f"ray://127.0.0.1:{self._client_port}"

    @property
    def environment(self) -> dict[str, str]:
        """What whoever joins it, or speaks to it, has to have."""
        said = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": self.token} if self.token else {"RAY_AUTH_MODE": "disabled"}
        return {**said, "HOME": str(self.home), "PYTHONPATH": self.path}

    @property
    def path(self) -> str:
        """Where Python finds Limner, and the tests' kinds of engines, on all nodes and in services."""
        return os.pathsep.join((str(ROOT / "src"), str(ROOT), str(self.installed)))

    def start(self) -> None:
        """Start the node, and wait until it takes drivers."""
        command = f"""{Path(sys.executable).parent / "ray"} start --head --block --num-cpus=8
            --port={self._port} --ray-client-server-port={self._client_port} --object-store-memory=134217728
            --temp-dir={self.home / "t"} --dashboard-port={self._dashboard_port}
            --include-dashboard={str(bool(self.token)).lower()}"""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("LIMNER_", "RAY_"))}
        with (self.home / "log").open("ab") as log:
            self._node = subprocess.Popen(
                command.split(),
                env={**kept, **self.environment, "RAY_USAGE_STATS_ENABLED": "0"},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        end = time.monotonic() + START_SECONDS
        while b"Ray runtime started" not in (self.home / "log").read_bytes().rpartition(b"Local node IP")[2]:
            assert time.monotonic() < end, (self.home / "log").read_text()
            assert self._node.poll() is None, (self.home / "log").read_text()
            time.sleep(0.1)

    def serve_deploy(self, file: str) -> subprocess.CompletedProcess[str]:
        """Ray Serve's own command, with what `limner cluster config` has printed."""
        (self.home / "serve.yaml").write_text(file)
        return subprocess.run(
            [
                Path(sys.executable).parent / "serve",
                "deploy",
                "serve.yaml",
                "-a",
                f"http://127.0.0.1:{self._dashboard_port}",
            ],
            cwd=self.home,
            env={**os.environ, **self.environment},
            capture_output=True,
            text=True,
            check=False,
        )

    def kill(self) -> None:
        """End all its processes without a word of warning."""
        assert self._node
        top = psutil.Process(self._node.pid)
        ending = [*top.children(recursive=True), top]
        for process in ending:
            with suppress(psutil.NoSuchProcess):
                process.kill()
        self._node.wait()
        psutil.wait_procs(ending, timeout=60)

    def remove(self) -> None:
        """End it, and leave nothing."""
        self.kill()
        shutil.rmtree(self.home, ignore_errors=True)

    def replicas(self, engine: str) -> list[psutil.Process]:
        """The processes of an engine's replicas."""
        assert self._node
        found = psutil.Process(self._node.pid).children(recursive=True)
        return [process for process in found if _named(process, f"ray::ServeReplica:limner-{engine}-")]

    def wait_for_replicas(self, engine: str, number: int) -> None:
        """Until so many have begun."""
        until(lambda: len(self.replicas(engine)) == number, START_SECONDS)


def _named(process: psutil.Process, beginning: str) -> bool:
    try:
        return any(part.startswith(beginning) for part in process.cmdline())
    except psutil.Error:  # it has ended
        return False


def _free_ports(number: int) -> list[int]:
    """So many that nobody has, beyond those that Ray gives its workers."""
    found = []
    for candidate in range(20_100, 32_000):
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", candidate)):
                found.append(candidate)
        if len(found) == number:
            return found
    raise AssertionError("no port is free")
