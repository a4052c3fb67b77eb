"""Where workers come from: a process that may be started long before them."""

import asyncio
import sys
from asyncio.subprocess import PIPE
from multiprocessing import get_context
from pathlib import Path

import pytest

from limner.engines.instances import embedded
from limner.workshop import fork_server
from tests.workshop.helpers import PATIENCE

SCRIPT = Path(__file__).parent / "fork_server.py"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere workers start from nothing")


async def test_workers_come_from_the_process_that_was_opened_early() -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, str(SCRIPT), stdout=PIPE, stderr=PIPE)
    try:
        out, err = await asyncio.wait_for(process.communicate(), PATIENCE)
    finally:
        if process.returncode is None:
            process.kill()
    assert (process.returncode, err.decode()) == (0, "")
    lines = [line for line in out.decode().splitlines() if line.startswith(("early", "parent", "objects"))]
    said = {word: rest for word, *rest in map(str.split, lines)}
    assert said["parent"][0] in said["early"]
    assert int(said["objects"][0]) > 10_000


def test_it_imports_the_engines_and_what_they_share(monkeypatch: pytest.MonkeyPatch) -> None:
    preloaded: list[str] = []
    monkeypatch.setattr(get_context("forkserver"), "set_forkserver_preload", preloaded.extend)
    found = [engine.kind for engine in embedded().values()]
    fork_server.context_for(found)
    assert preloaded[0] == "limner.workshop.single_thread"
    assert preloaded[-1] == "limner.workshop.frozen"
    assert {module for kind in found for module in (kind.module, *kind.preload)} <= set(preloaded)
