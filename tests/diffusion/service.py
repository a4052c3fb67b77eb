"""`limner serve` with models on the CPU, as an operator configures them."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
import psutil

from limner.engines.diffusion.kind import NEEDS
from tests.api.service import Service, until

LOADING_SECONDS = 300
"""Within which the libraries are imported, however busy the machine is."""
MOST_STEPS = 200
"""Of a run that is to last until a test ends it."""


class DiffusionService(Service):
    """With an engine for each table, and with routes to them for all that models do, the illustrator behind."""

    command = ("limner.cli", "serve", "--port", "0")
    imported = ()

    def __init__(
        self, data: Path, engines: Mapping[str, Mapping[str, object]], routes: Mapping[str, tuple[str, ...]]
    ) -> None:
        super().__init__(data, workers="1")
        self._environment["OMP_NUM_THREADS"] = "1"
        data.mkdir(parents=True, exist_ok=True)
        lines = ["[routes]", *(f"{json.dumps(way)} = {json.dumps(names)}" for way, names in routes.items())]
        for name, table in engines.items():
            settings = {"kind": "diffusion", **table}
            lines += [f"[engines.{name}]", *(f"{key} = {json.dumps(value)}" for key, value in settings.items())]
        (data / "limner.toml").write_text("\n".join(lines))

    def open(self, *engines: str) -> None:
        """Start it, and wait until these are loaded; end it where they are not."""
        self.start()
        try:
            self.wait_for(*engines)
        except BaseException:
            self.kill()
            raise

    def wait_for(self, *engines: str, times: int = 1) -> None:
        """Until each has been loaded so many times."""
        until(lambda: all(len(self.told("engine_loaded", name)) >= times for name in engines), LOADING_SECONDS)

    def jobs_done(self, engine: str) -> int:
        """How many jobs it has done."""
        done = rf'limner_jobs_total{{engine="{engine}",operation="\w+",outcome="done"}} ([\d.]+)'
        return sum(int(float(count)) for count in re.findall(done, self._metrics()))

    @property
    def running(self) -> int:
        """Jobs under way."""
        found = re.search(r"limner_jobs_running ([\d.]+)", self._metrics())
        return int(float(found[1])) if found else 0

    def device_processes(self) -> list[psutil.Process]:
        """Those that have weights: they are started from nothing, and each is a child of the service."""
        children = psutil.Process(self.pid).children()
        return [child for child in children if "multiprocessing.spawn" in " ".join(child.cmdline())]

    def told(self, event: str, engine: str) -> list[dict[str, Any]]:
        """The log's lines of an event of an engine."""
        written = self.lines()
        lines = (json.loads(line) for line in written[: written.rfind("\n") + 1].splitlines())
        return [line for line in lines if (line["event"], line.get("engine")) == (event, engine)]

    def _metrics(self) -> str:
        return httpx.get(f"{self.url}/metrics").text


def routes_to(*engines: str) -> dict[str, tuple[str, ...]]:
    """Every operation that models do, by these engines in order."""
    return dict.fromkeys(NEEDS, engines)
