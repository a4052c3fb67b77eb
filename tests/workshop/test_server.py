"""Workers and the server they belong to: they end with it, and keep out of its way."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from pathlib import Path

import psutil
import pytest

from tests.workshop.helpers import PATIENCE, alive, eventually

SCRIPT = Path(__file__).parent / "server.py"


@pytest.fixture
async def server() -> AsyncIterator[Process]:
    """The script as the leader of its own process group, as a shell would start it."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(SCRIPT), stdout=PIPE, stderr=PIPE, start_new_session=True
    )
    yield process
    if process.returncode is None:
        process.kill()
        await process.communicate()


async def line(server: Process) -> list[str]:
    assert server.stdout
    return (await asyncio.wait_for(server.stdout.readline(), PATIENCE)).decode().split()


async def workers_of(server: Process) -> list[int]:
    """Read the script's greeting, up to the moment when it has its workers."""
    imported = await line(server)
    assert imported == ["imported", "in", str(server.pid)]
    word, *pids = await line(server)
    assert word == "workers", "a worker has imported the server's main module again"
    return [int(pid) for pid in pids]


async def test_killed_it_takes_everybody_along(server: Process) -> None:
    await workers_of(server)
    everybody = [process.pid for process in psutil.Process(server.pid).children(recursive=True)]
    assert len(everybody) >= 2
    server.kill()
    await server.wait()
    await eventually(lambda: not any(map(alive, everybody)))


async def test_ctrl_c_is_for_the_server_alone(server: Process) -> None:
    workers = await workers_of(server)
    os.killpg(server.pid, signal.SIGINT)
    out, err = await asyncio.wait_for(server.communicate(), PATIENCE)
    assert (out.decode(), err.decode()) == ("stopped\n", "")
    assert server.returncode == 0
    assert not any(map(alive, workers))


async def test_ctrl_c_while_it_starts_is_quiet_too(server: Process) -> None:
    await line(server)
    await eventually(lambda: psutil.Process(server.pid).children())
    os.killpg(server.pid, signal.SIGINT)
    out, err = await asyncio.wait_for(server.communicate(), PATIENCE)
    assert "forkserver" not in err.decode()
    assert out.decode() == "stopped\n"
