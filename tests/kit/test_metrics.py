"""The metrics are one registry of our own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from limner.kit import metrics

FREE = "limner_store_free_bytes"
SHOWN = "print(metrics.exposition()[0].decode())"


def test_exposition_has_every_metric() -> None:
    metrics.UNITS_CHARGED.labels("generate").inc(35)
    text = metrics.exposition()[0].decode()
    assert 'limner_units_charged_total{operation="generate"}' in text
    for family in metrics.REGISTRY.collect():
        assert family.name.startswith("limner_")
        assert f"# HELP {family.name}" in text


def told(statements: str, together: Path | None = None) -> list[str]:
    """What a process of its own, which counts together with others in a directory, shows of the bytes that are free."""
    environment = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(together)} if together else dict(os.environ)
    program = f"from limner.kit import metrics; {statements}; {SHOWN}"
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    return [line for line in done.stdout.splitlines() if line.startswith(FREE)]


@pytest.mark.parametrize("several", [False, True], ids=["one process", "several"])
def test_what_was_not_measured_is_not_shown(tmp_path: Path, *, several: bool) -> None:
    together = tmp_path if several else None
    assert told("pass", together) == []
    assert told("metrics.STORE_FREE_BYTES.set(0)", together) == [f"{FREE} 0.0"]


def test_a_process_that_starts_says_nothing_for_the_others(tmp_path: Path) -> None:
    assert told("metrics.STORE_FREE_BYTES.set(5)", tmp_path) == [f"{FREE} 5.0"]
    assert told("pass", tmp_path) == [f"{FREE} 5.0"]
    assert told("metrics.STORE_FREE_BYTES.set(4)", tmp_path) == [f"{FREE} 4.0"]
