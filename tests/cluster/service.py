"""`limner serve` with engines on a cluster, as an operator configures them."""

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx

from tests.api.service import Customer, Service, until
from tests.cluster.ray_cluster import START_SECONDS, RayCluster


class ClusterService(Service):
    """With these engines on the cluster, and routes for generation to them."""

    command = ("limner.cli", "serve", "--port", "0")
    imported = ()

    def __init__(
        self,
        data: Path,
        cluster: RayCluster,
        engines: Mapping[str, Mapping[str, Any]],
        routes: Mapping[str, list[str]],
        address: str = "",
        **settings: str,
    ) -> None:
        said = {"cluster": address or cluster.address, "cluster_auth": "token" if cluster.token else "private_network"}
        super().__init__(data, **{**said, **settings})
        self._environment |= {name: value for name, value in cluster.environment.items() if name != "RAY_AUTH_MODE"}
        self._environment |= {"LIMNER_ENGINES": json.dumps(engines), "LIMNER_ROUTES": json.dumps(routes)}
        self._engines = engines

    def set_environment(self, **variables: str) -> None:
        """What it finds besides, or in the place of what it has."""
        self._environment |= variables

    def open(self) -> "ClusterService":
        """Start it, and wait until its engines are up."""
        self.start()
        self.wait_for_engines()
        return self

    def wait_for_engines(self) -> None:
        """Until all that are on the cluster are up."""
        until(lambda: all(self.state(name) == "ready" for name in self._engines), START_SECONDS)

    def state(self, engine: str) -> str:
        """How it is doing, as `/readyz` tells."""
        return str(httpx.get(f"{self.url}/readyz", timeout=30).json()["engines"][engine])

    def generate(self, customer: Customer, prompt: str, seed: int = 1, **fields: Any) -> httpx.Response:
        """One request for a picture."""
        body = {"prompt": prompt, "seed": seed, "size": "1024x1024", "response_format": "b64_json", **fields}
        return httpx.post(f"{self.url}/v1/images/generations", json=body, headers=customer.headers, timeout=120)

    def limner(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """A command with the same settings."""
        return subprocess.run(
            [sys.executable, "-m", "limner.cli", *arguments],
            cwd=self.data,
            env=self._environment,
            capture_output=True,
            text=True,
            check=False,
        )
