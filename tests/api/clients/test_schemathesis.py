"""Schemathesis as a client: whatever the OpenAPI document allows, from a tool that knows no more than that."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from limner.api.endpoints import ENDPOINTS
from tests.api.service import ROOT, Service

SCHEMATHESIS = Path(sys.executable).with_name("schemathesis")


@pytest.mark.parametrize(
    ("phases", "but"),
    [("examples,coverage", []), ("fuzzing", ["--exclude-checks=positive_data_acceptance"])],
)
def test_it_finds_nothing(service: Service, tmp_path: Path, phases: str, but: list[str]) -> None:
    """All checks, that what fits is taken among them; `schemathesis_hooks` has the rules that no schema can say.

    What is drawn at random still fits in a few ways that are refused. How long drawing takes says what else the machine
    has to do, and nothing of the service.
    Other names of an operation are left out: they have its schema and its code.
    """
    finished = subprocess.run(
        [
            str(SCHEMATHESIS),
            "run",
            f"{service.url}/v1/openapi.json",
            f"--header=Authorization: Bearer {service.customer(10**9).key}",
            "--exclude-path-regex=/generations/|clarityUpscale|generativeUpscale|variations",
            "--request-timeout=120",
            f"--phases={phases}",
            *but,
            "--max-examples=5",
            "--generation-deterministic",
            "--suppress-health-check=too_slow",
            "--no-color",
        ],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT), "SCHEMATHESIS_HOOKS": "tests.api.clients.schemathesis_hooks"},
        capture_output=True,
        text=True,
        timeout=1800,
    )
    assert finished.returncode == 0, finished.stdout
    assert f"{11 + len(ENDPOINTS)} selected / {16 + len(ENDPOINTS)} total" in finished.stdout
