"""The service as its users start it, in a process of its own over a new data directory."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import psutil

from limner.workshop.settings import cores

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext


@dataclass(frozen=True)
class Server:
    """A running service, its key, and its process."""

    url: str
    key: str
    process: psutil.Process
    link: str = ""
    """Where a browser signs in, once."""

    @property
    def root(self) -> str:
        """The address that the pages are under."""
        return self.url.removesuffix("/v1")

    def busy(self) -> float:
        """Processor seconds of its own process so far."""
        times = self.process.cpu_times()
        return float(times.user + times.system)

    def sign_in(self, context: "BrowserContext") -> None:
        """Give a browser the session of the account that the start made."""
        answer = context.request.post(self.link, form={"go": "on"}, headers={"Origin": self.root})
        assert answer.ok, answer.text()

    def client(self, **options: Any) -> httpx.Client:
        """A client with one connection kept open and the key in its headers."""
        return httpx.Client(base_url=self.url, headers={"Authorization": f"Bearer {self.key}"}, timeout=120, **options)


@contextmanager
def running(data: Path | None = None, environment: Mapping[str, str] = os.environ, **settings: str) -> Iterator[Server]:
    """Start it on a free port without rate limits; yields when its first start has printed the key.

    `environment` is what the process inherits, its own settings apart.
    """
    with tempfile.TemporaryDirectory() as scratch:
        environment = {name: value for name, value in environment.items() if not name.startswith("LIMNER_")}
        environment |= {"LIMNER_DATA_DIR": str(data or scratch), "LIMNER_LOG_LEVEL": "error"}
        environment |= {"LIMNER_REQUESTS_PER_SECOND": "0", "LIMNER_IMAGES_PER_MINUTE": "0"}
        environment |= {"LIMNER_ACCOUNT_JOBS": str(cores()), **settings}  # one account is all clients
        process = subprocess.Popen(
            [sys.executable, "-m", "limner.cli", "serve", "--port", "0"],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            yield _greeted(process)
        finally:
            process.terminate()
            process.communicate(timeout=30)


def _greeted(process: "subprocess.Popen[str]") -> Server:
    assert process.stdout
    url = key = link = ""
    for line in process.stdout:
        words = line.split()
        url = words[-1] if line.startswith("Limner is ready at") else url
        key = words[0] if words and words[0].startswith("lmn_") else key
        link = words[-1] if line.startswith("In a browser, once") else link
        if url and key and link:
            return Server(url, key, psutil.Process(process.pid), link)
    raise RuntimeError("the service did not start")
